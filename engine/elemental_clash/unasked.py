"""What is played for a seat unasked: forced actions, and an order of triggers that makes no difference (EC-10.3).

Each order is tried on a copy up to where all of them are settled. Nothing of a Spellbook's cards, of chance or of what
the other player decides may play a part in that: whoever may not know how it ends is asked. A card that is searched
for, taken into the hand and followed by a shuffle plays none, as long as nobody draws: any one stands for all of them.
For a creature that is put into a zone every one of the pool is tried, whether the Spellbook has it or not.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.contract import Seat
from engine.elemental_clash import language
from engine.elemental_clash.actions import DONE, PASS, Move, OrderTrigger, PlayCard
from engine.elemental_clash.cards import Card
from engine.elemental_clash.combat import COMBAT_WINDOW, FLOW, SPELL, can_be_blocked, can_block
from engine.elemental_clash.events import Discarded, Drew
from engine.elemental_clash.frames import (
    NOBODY,
    Aiming,
    Fighting,
    Link,
    Offering,
    Putting,
    PuttingFound,
    Searching,
    Settling,
    Window,
)
from engine.elemental_clash.language import Triggered
from engine.elemental_clash.legal import choices, forced
from engine.elemental_clash.machine import take_step
from engine.elemental_clash.play import carry_out_action
from engine.elemental_clash.position import position_of
from engine.elemental_clash.searching import search_of
from engine.elemental_clash.settling import orderings
from engine.elemental_clash.squares import OWN, OWNER
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.targets import all_candidates, effect_context
from engine.elemental_clash.values import current_values
from engine.elemental_clash.zones import UNKNOWN

MOST_TRIED = 200
"""So many decisions are tried; where that is too few somebody is asked."""

AIMED = ("t1", "t2", "t3")
"""The words of a spell for what it is aimed at."""

Path = tuple[str, ...]
"""The decisions on the way to an end, in whatever order they were taken."""
Ends = Mapping[Path, Any]


class OrderMatters(Exception):
    """The order may make a difference."""


def unasked(state: ClashState, seat: Seat) -> Move | None:
    """The action that may be played for a seat unasked; None where it is to choose."""
    if (only := forced(state, seat)) is not None:
        return only
    if seat != state.waiting_for or not isinstance(state.stack[-1], Settling):
        return None
    tried = _with_every_creature(state, seat)
    try:
        _Trial(tried, seat).ends(tried, ())
    except OrderMatters:
        return None
    return OrderTrigger(orderings(state)[0])


def unasked_alone(state: ClashState, seat: Seat) -> Move | None:
    """The end of a block step in which nobody can block, and no spell that is held could bring somebody who can; the
    pass of whoever fights and holds no spell that could change a fight; and the pass of whoever could answer spells
    that reach no creature with nothing but gifts to creatures.

    Whoever waits in a block step for a Flash spell is asked again before the fights, after the attacker (EC-8.1).
    """
    if seat != state.waiting_for:
        return None
    if isinstance(state.stack[-1], Window):
        # Asked in combat later, or in their own main phase: where a gift is of use, it is not lost.
        later = seat == state.player or state.orders[seat] & COMBAT_WINDOW
        held = {action.card for action in choices(state, seat) if isinstance(action, PlayCard)}
        gifts = all(state.pool[card].gives_for_turn for card in held)
        return PASS if later and gifts and not any(_depends_on_creatures(state, link) for link in state.chain) else None
    if isinstance(state.stack[-1], Fighting):
        fitting = [state.pool[action.card] for action in choices(state, seat) if isinstance(action, PlayCard)]
        # The turn player has Main II for what changes no fight; the other one only for gifts, in answer to a spell.
        idle = seat == state.player or (state.orders[seat] & SPELL and all(card.gives_for_turn for card in fitting))
        return PASS if idle and not any(_may_sway_fight(state, seat, card) for card in fitting) else None
    if state.stack[-1] != FLOW["flash_block"]:
        return None
    if can_block(state) and can_be_blocked(state):
        return None
    held = {action.card for action in choices(state, seat) if isinstance(action, PlayCard)}
    return None if any(_brings_a_blocker(state.pool[card]) for card in held) else DONE


def _may_sway_fight(state: ClashState, seat: Seat, card: Card) -> bool:
    """False for a spell that does nothing but change a creature that it is aimed at, where that can be none that
    fights, or none that anybody would aim it at: nobody makes the other's creatures stronger, or their own weaker."""
    ability = None if card.effect is None else card.triggered(card.effect)
    if ability is None or not ability.target or any(spec.area != "field" for spec in ability.target):
        return True
    if not all(isinstance(op, language.Buff) and op.what in AIMED for op in ability.do):
        return True
    fighting = {uid for attack in state.attacks for uid in (attack.attacker, attack.to, *attack.blockers)}
    fighting &= _worth_aiming_at(state, seat, ability.do, fighting)
    context = effect_context(state, seat, card, NOBODY)
    return any(uid in fighting for spec in ability.target for uid in all_candidates(state, spec, context))


def _worth_aiming_at(state: ClashState, seat: Seat, ops: Sequence[language.Operation], fighting: set[int]) -> set[int]:
    """Of creatures that fight those of the side that a gift is for, but for whoever hits a player and needs none of it;
    all of them where it gives and takes."""
    gifts = [op for op in ops if isinstance(op, language.Buff)]
    numbers = [n if isinstance(n, int) else None for op in gifts for n in (op.atk, op.def_)]
    if None in numbers or any(op.add for op in gifts):
        return fighting
    known = [n for n in numbers if n is not None]
    if min(known) < 0 < max(known):
        return fighting
    side = 1 - seat if min(known) < 0 else seat
    there = {uid for uid in fighting if uid in state.field.where and OWNER[state.field.where[uid]] == side}
    stronger = any(isinstance(op.atk, int) and op.atk > 0 for op in gifts)
    hits = {attack.attacker for attack in state.attacks if not attack.blocked and attack.to < 0}
    return there - hits if min(known) >= 0 and (not stronger or _would_empty_spellbook(state, hits)) else there


def _would_empty_spellbook(state: ClashState, hits: set[int]) -> bool:
    """Whether those who hit the other player take all that is left of the Spellbook."""
    values, where = current_values(state), state.field.where
    atk = sum(max(found[0], 0) for uid in hits if uid in where and (found := values[where[uid]]) is not None)
    return atk >= len(state.zones.deck[1 - state.player])


def _depends_on_creatures(state: ClashState, link: Link) -> bool:
    """False for a spell on the chain that does what it does whatever a creature is worth by then."""
    card = state.pool[link.card]
    if card.effect is None:
        return False
    return any(_operation_depends_on_creatures(state, op, link) for op in card.triggered(card.effect).do)


def _operation_depends_on_creatures(state: ClashState, op: language.Operation, link: Link) -> bool:
    """Whether a part of a spell is for something that lies on the field, or depends on how strong that is."""
    if _is_measure_of_creatures(op.if_) or _is_measure_of_creatures(getattr(op, "n", None)):
        return True
    match op:
        case language.Draw() | language.Discard() | language.AddStones() | language.Counter():
            return False
        case language.Search(to="hand" | "top", rest="bottom"):
            return False
        case language.Damage(to=what) | language.Heal(what=what) | language.Move(what=what) if isinstance(what, str):
            if what not in AIMED:
                return what not in ("you", "opp", "each")
            aimed = link.targets[AIMED.index(what)] if AIMED.index(what) < len(link.targets) else ()
            return any(uid in state.field.where for uid in aimed)
    return True


def _is_measure_of_creatures(value: object) -> bool:
    """True for a number, or a condition, that a gift to a creature could change."""
    if isinstance(value, language.Amount) and value.stat is not None:
        return True
    counted = value.count if isinstance(value, language.Amount | language.Condition) else None
    marks = ("min_atk", "max_atk", "min_def", "max_def", "keyword")
    return counted is not None and any(getattr(counted, mark) is not None for mark in marks)


def _brings_a_blocker(card: Card) -> bool:
    """True for a card by which a creature comes to the DEF zone."""
    triggered = [one for one in card.ability if isinstance(one, Triggered)]
    return any(isinstance(op, language.Move | language.Search) and op.to == "def" for one in triggered for op in one.do)


def _with_every_creature(state: ClashState, seat: Seat) -> ClashState:
    """A copy in which a search finds whatever it could find: what a Spellbook holds is not to be told by a question."""
    tried = state.copy()
    zones = tried.zones
    if deck := zones.deck[seat]:
        more = tuple(card.no for card in state.pool.cards if card.creature and card.no not in deck)
        zones.deck[seat] = more + deck
        zones.known[seat] = (UNKNOWN,) * len(more) + zones.known[seat]
    return tried


class _Trial:
    """The trial of all orders in which what has triggered can be settled."""

    def __init__(self, state: ClashState, seat: Seat) -> None:
        self.seat = seat
        self.depth = len(state.stack)
        self.tried = 0
        self.chance = state.next_event
        self.decks = [list(deck) for deck in state.zones.deck]
        self.own = self._own_cards(state)
        self.discards = [len(cards) for cards in state.zones.discard]

    def ends(self, state: ClashState, path: Path) -> Ends:
        """The ends that a decision can lead to; raises Matters where that depends on the order."""
        if isinstance(state.stack[-1], Settling):
            found = [self._ends_after_action(state, OrderTrigger(n), path) for n in orderings(state)]
            if any(each != found[0] for each in found):
                raise OrderMatters
            return found[0]
        card = _card_of_decision(state)
        ends: dict[Path, Any] = {}
        for action in self._choices_to_try(state):
            made = f"{card} {msgspec.json.encode(action).decode()}"
            ends |= self._ends_after_action(state, action, tuple(sorted((*path, made))))
        return ends

    def _choices_to_try(self, state: ClashState) -> Sequence[Move]:
        """The choices that are tried in a decision, of cards that can be found in the whole Spellbook one for all."""
        match frame := state.stack[-1]:
            case Aiming() | Offering() | Putting() | PuttingFound():
                return choices(state, self.seat)
            case Searching(looked=None) if search_of(state, frame).to in ("atk", "def"):
                return choices(state, self.seat)
            case Searching(looked=None) if search_of(state, frame).to == "hand":
                found = choices(state, self.seat)
                return found[:1] if len(found) == 1 else (found[0], found[-1])
        raise OrderMatters

    def _ends_after_action(self, state: ClashState, action: Move, path: Path) -> Ends:
        self.tried += 1
        if self.tried > MOST_TRIED:
            raise OrderMatters
        tried = state.copy()
        carry_out_action(tried, self.seat, action)
        tried.waiting_for = None
        while tried.outcome is None and len(tried.stack) >= self.depth:
            waits = take_step(tried)
            if tried.next_event != self.chance and any(isinstance(event, Drew | Discarded) for event in tried.events):
                raise OrderMatters
            if waits:
                if tried.waiting_for != self.seat:
                    raise OrderMatters
                return self.ends(tried, path)
        self._check_nothing_unknown(tried, path)
        return {path: _with_orderless_sorted(position_of(tried))}

    def _check_nothing_unknown(self, state: ClashState, path: Path) -> None:
        """Raise Matters where what nobody could know has played a part: drawn cards do where something is chosen."""
        zones = state.zones
        lost = any(len(cards) > before for cards, before in zip(zones.discard, self.discards, strict=True))
        if state.next_event == self.chance:
            sound = [list(deck) for deck in zones.deck] == self.decks or not (path or lost)
        else:  # cards were found, and the rest was shuffled
            sound = (
                not lost
                and self._own_cards(state) == self.own
                and [*zones.deck[1 - self.seat]] == self.decks[1 - self.seat]
            )
        if state.outcome is not None or not sound:
            raise OrderMatters

    def _own_cards(self, state: ClashState) -> Counter[int]:
        """The cards that the seat holds and has in its Spellbook and on the field."""
        lying = [piece.card.no for place in OWN[self.seat] if (piece := state.field.pieces[place]) is not None]
        return Counter((*state.zones.deck[self.seat], *state.zones.hand[self.seat], *lying))


def _card_of_decision(state: ClashState) -> str:
    frame = state.stack[-1]
    if isinstance(frame, Searching | PuttingFound):
        return frame.card
    return frame.context.card if isinstance(frame, Aiming | Offering) else ""


def _with_orderless_sorted(position: Any) -> Any:
    """A position in which what has no order is sorted: the gifts to a creature, and what has happened how often."""
    if isinstance(position, Mapping):
        return {
            key: sorted(value, key=repr) if key in ("effects", "counts") and value else _with_orderless_sorted(value)
            for key, value in position.items()
        }
    return [_with_orderless_sorted(each) for each in position] if isinstance(position, list) else position
