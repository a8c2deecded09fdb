"""The legal actions (ED-3, ED-4, ED-6, ED-7)."""

from engine.contract import Seat
from engine.elemental_defenders.actions import PASS, Attack, Challenge, Defend, Mediate, Move
from engine.elemental_defenders.cards import (
    BIT,
    MYSTICS,
    NOTHING,
    SAME_ELEMENT,
    SAME_LEVEL,
    Card,
    CardSet,
    Menu,
)
from engine.elemental_defenders.state import DefendersState
from engine.two_player import other

MEDIATORS: Menu[Move] = Menu(lambda card: (Mediate(card),))
ATTACKS: Menu[Move] = Menu(lambda card: (Attack(card),))
ATTACKS_AND_CHALLENGES: Menu[Move] = Menu(
    lambda card: (Attack(card), Challenge(card)) if BIT[card] & MYSTICS else (Attack(card),)
)
DEFENCES: Menu[Move] = Menu(lambda card: (Defend(card),))


def legal(state: DefendersState, seat: Seat) -> tuple[Move, ...]:
    """Everything that ``seat`` may do now, resigning apart."""
    if state.outcome or seat != state.turn:
        return ()
    match state.phase:
        case "attack":
            return (ATTACKS if state.mode == "basic" else ATTACKS_AND_CHALLENGES)(playable(state, seat))
        case "defend":
            return DEFENCES(answers(state, seat))
        case "mediator":
            return (*MEDIATORS(state.hands[seat]), PASS)
        case "answer":
            return (*MEDIATORS(_second_mediators(state, seat)), PASS)
        case "over":
            return ()


def forced(state: DefendersState, seat: Seat) -> Move | None:
    """All cards are open: whatever is the only legal action is so for everybody."""
    actions = state.legal(seat)
    return actions[0] if len(actions) == 1 else None


def unasked(state: DefendersState, seat: Seat) -> Move | None:
    """A forced answer; the last card to attack with is played by whoever holds it, for it may win the round."""
    return None if state.phase == "attack" else forced(state, seat)


def playable(state: DefendersState, seat: Seat) -> CardSet:
    """The hand of whoever has to play; the owner of the only Mediator plays the ninth card once more (ED-6.6)."""
    only = state.mediators[seat] is not None and state.mediators[other(seat)] is None
    return state.hands[seat] or (BIT[state.piles[seat][-1]] if only else NOTHING)


def answers(state: DefendersState, seat: Seat) -> CardSet:
    """The cards of ``seat`` that may answer the attack; none if it has won the round (ED-4, ED-7)."""
    assert state.attack is not None
    return fitting(playable(state, seat), state.attack, state.challenge)


def fitting(cards: CardSet, attack: Card, challenge: bool) -> CardSet:
    """The cards, of a set, that may answer an attack."""
    if challenge:
        return CardSet(cards & MYSTICS or cards & SAME_ELEMENT[attack])
    return CardSet(cards & SAME_ELEMENT[attack] or cards & SAME_LEVEL[attack])


def _second_mediators(state: DefendersState, seat: Seat) -> CardSet:
    first = state.mediators[other(seat)]
    assert first is not None
    return second_mediators(state.hands[seat], first)


def second_mediators(cards: CardSet, first: Card) -> CardSet:
    """The cards, of a set, that may be a Mediator beside the first one (ED-6.3)."""
    return CardSet(cards & ~SAME_ELEMENT[first] & ~SAME_LEVEL[first])
