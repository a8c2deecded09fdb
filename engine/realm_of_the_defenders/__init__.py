"""Realm of the Defenders: realms of Fortresses, Defenders, Power and Courage, for two to four.

Rules: RD-1 to RD-11. ``cards`` and deck building, ``actions`` and ``events``, ``questions`` (the steps of an action),
``battle`` and ``realm`` (what lies on the table), ``state`` (the course of a game), ``refusals``, ``views`` and
``position`` (what goes out and comes in), ``game``.
"""

from engine.realm_of_the_defenders.cards import CARDS, POINTS, STANDARD_DECK, deck_points, deck_problems
from engine.realm_of_the_defenders.game import RealmOfTheDefenders

__all__ = ["CARDS", "POINTS", "STANDARD_DECK", "RealmOfTheDefenders", "deck_points", "deck_problems"]
