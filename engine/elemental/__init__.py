"""Elemental: hidden elementals, secret simultaneous orders and a king each, on 61 hexagons, for two.

Rules: EL-1 to EL-13. ``board`` has the cells, ``moves`` actions and events, ``notes`` what onlookers know,
``fights`` the chart and the flights, ``arena`` what lies on the table, ``resolution`` a round, ``position`` positions
as text, ``game`` the state and the game.
"""

from engine.elemental.game import Elemental, ElementalState

__all__ = ["Elemental", "ElementalState"]
