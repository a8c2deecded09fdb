"""A full game made of what is seen of it."""

from engine.elemental_defenders.position import Position, resume
from engine.elemental_defenders.state import DefendersState
from engine.elemental_defenders.view import DefendersView


def imagine(state: DefendersState, view: DefendersView) -> None:
    """Fill ``state``; there is nothing to imagine: all cards are open, and chance has had its say (ED-9.1)."""
    position = Position(
        hands=view.hands,
        attacker=view.attacker,
        round=view.round,
        piles=view.piles,
        mediators=view.mediators,
        attack=view.attack.card if view.attack else None,
        challenge=view.attack is not None and view.attack.challenge,
        phase=view.phase,
        scores=view.scores,
        results=view.results,
        outcome=view.outcome,
    )
    resume(state, position, view.mode)
