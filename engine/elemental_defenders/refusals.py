"""The refusals of Elemental Defenders: a sentence for the player, and the rule that says so."""

from engine.contract import Action, IllegalAction, Seat
from engine.elemental_defenders.actions import Attack, Challenge, Defend, Mediate, Move, Pass
from engine.elemental_defenders.cards import (
    BIT,
    CARDS,
    MYSTICS,
    SAME_ELEMENT,
    Card,
    card_name,
    element,
    level,
)
from engine.elemental_defenders.legal import answers, playable
from engine.elemental_defenders.state import DefendersState
from engine.sentences import AnyOf, Field, Sentences
from engine.two_player import other

SENTENCES = Sentences("elemental-defenders-refusal")


def _refuse(key: str, rule: str, **fields: Field) -> IllegalAction:
    return IllegalAction(SENTENCES(key, **fields), rule)


def objection(state: DefendersState, seat: Seat, action: Action) -> IllegalAction:
    """The reason why ``action`` is not legal for ``seat``, whose turn it is."""
    if not isinstance(action, Move):
        return _refuse("unknown", "ED-3.1")
    if state.mode == "basic":
        if isinstance(action, Mediate | Pass):
            return _refuse("basic-mediator", "ED-2.4")
        if isinstance(action, Challenge):
            return _refuse("basic-challenge", "ED-2.4")
    if state.phase in ("mediator", "answer"):
        return _to_mediator(state, seat, action)
    if isinstance(action, Mediate):
        return _refuse("mediator-late", "ED-6.1")
    if state.phase == "attack":
        return _to_attack(state, seat, action)
    return _to_answer(state, seat, action)


def _to_mediator(state: DefendersState, seat: Seat, action: Move) -> IllegalAction:
    rule = "ED-6.1" if state.phase == "mediator" else "ED-6.2"
    if not isinstance(action, Mediate):
        return _refuse("mediator-first", rule)
    missing = _missing_card_refusal(state, seat, action.card, rule)
    if missing:
        return missing
    first = state.mediators[other(seat)]
    assert first is not None
    return _refuse("mediator-apart", "ED-6.3", first=card_name(first))


def _to_attack(state: DefendersState, seat: Seat, action: Move) -> IllegalAction:
    match action:
        case Attack(card) | Challenge(card):
            return _missing_card_refusal(state, seat, card, "ED-3.1") or _refuse(
                "no-mystic", "ED-7.1", level=level(card)
            )
        case Defend():
            return _refuse("no-attack", "ED-3.1")
        case _:
            return _refuse("must-attack", "ED-3.1")


def _to_answer(state: DefendersState, seat: Seat, action: Move) -> IllegalAction:
    assert state.attack is not None
    attack, wanted, rank = card_name(state.attack), element(state.attack), level(state.attack)
    if isinstance(action, Pass):
        return _refuse("must-answer", "ED-4.3", attack=attack)
    if not isinstance(action, Defend):
        return _refuse("answer-first", "ED-3.2", attack=attack)
    cards = answers(state, seat)
    fitting = AnyOf(tuple(map(card_name, CARDS(cards))))
    if state.challenge and cards & MYSTICS:
        refusal = _refuse("answer-mystic", "ED-7.2", fitting=fitting)
    elif cards & SAME_ELEMENT[state.attack]:
        rule = "ED-7.3" if state.challenge else "ED-4.1"
        refusal = _refuse("answer-element", rule, element=wanted, fitting=fitting)
    else:
        refusal = _refuse("answer-level", "ED-4.2", element=wanted, level=rank, fitting=fitting)
    return _missing_card_refusal(state, seat, action.card, refusal.rule or "") or refusal


def _missing_card_refusal(state: DefendersState, seat: Seat, card: Card, rule: str) -> IllegalAction | None:
    """The reason why a card can't be played by anyone or by ``seat``, if there is one."""
    if card not in BIT:
        return _refuse("no-card", "ED-1.5")
    if not BIT[card] & playable(state, seat):
        return _refuse("not-held", rule, card=card_name(card))
    return None
