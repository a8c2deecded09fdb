"""A full state drawn at random from those that a viewer holds possible (EC-13).

The view holds what lies open and how far everything has come. It does not hold the order of Spellbooks, the other hand
and the cards of the other player: those are taken from a ready deck that agrees with all that has been seen of that
player, or else from the pool.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from engine.chance import Chance
from engine.contract import Outcome, Seat, View
from engine.elemental_clash.cards import BASIC_STONES, DEFAULT_SIZE, MOST_COPIES, Card, Pool
from engine.elemental_clash.changes import add_stone, new_uid
from engine.elemental_clash.combat import COMBAT_WINDOW, can_be_blocked, can_block, is_asked
from engine.elemental_clash.frames import (
    NOBODY,
    Assault,
    LastingEffect,
    Piece,
    PuttingFound,
    Searching,
    Status,
    Step,
    TurnStep,
    player_uid,
)
from engine.elemental_clash.machine import run_without_events
from engine.elemental_clash.position import order_bits
from engine.elemental_clash.squares import (
    ATK_SPACES,
    BY_NAME,
    DEF_SPACES,
    NAME,
    OTHER,
    PILES,
    PLAYER_NAME,
    SEATS,
    Place,
)
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.view import UnfinishedWork
from engine.elemental_clash.zones import TO_ALL, TO_OWNER, UNKNOWN

ORDERS = 8
_STEP_OF: dict[str, Step] = {"place": "place", "move": "move", "attack": "attack"}


def imagine(state: ClashState, view: View, seat: Seat | None, seed: str) -> None:
    """Fill an empty table; its own chance goes on from the seed."""
    chance = Chance(f"{seed}/imagine", 0)
    half_done = msgspec.convert(view.get("half_done", {}), UnfinishedWork)
    state.turn = view["turn"]
    state.player = SEATS[view["player"]]
    state.phase = view["phase"]
    state.stones_left = view["stones_left"]
    for owner in SEATS:
        _lay_out(state, owner, view["seats"][owner], half_done)
    state.next_uid = max(state.next_uid, half_done.uid)
    _take_up(state, view, half_done)
    for owner in SEATS:
        side = view["seats"][owner]
        if owner == seat:
            _own_cards(state, owner, side, chance)
            state.orders[owner] = order_bits([window for window, on in view["orders"].items() if on])
            state.asked[owner] = order_bits(view.get("switched", ()))
        else:
            _other_cards(state, owner, side, chance)
            state.orders[owner] = chance.below(ORDERS)
    state.outcome = msgspec.convert(view["outcome"], Outcome | None)
    if state.outcome is None:
        if not state.stack:
            state.stack = [TurnStep(_step_of(state, view))]
        run_without_events(state)


# What lies open


def _lay_out(state: ClashState, seat: Seat, side: dict[str, Any], half_done: UnfinishedWork) -> None:
    places = {name: uid for uid, name in half_done.places}
    for spaces, zone in ((ATK_SPACES[seat], side["atk"]), (DEF_SPACES[seat], side["def"])):
        for place, card in zip(spaces, zone, strict=True):
            _lay_card(state, place, card, places)
    stones = half_done.stones[seat] if half_done.stones else None
    for n, pile in enumerate(side["piles"]):
        for m, card_id in enumerate(pile["stones"]):
            uid = stones[n][m] if stones is not None else new_uid(state)
            add_stone(state, seat, state.pool[card_id], n, uid)
        _lay_card(state, PILES[seat][n], pile["card"], places)
    state.zones.discard[seat] = state.pool.nos(side["discard"])
    uids = half_done.buried[seat] if half_done.buried else tuple(new_uid(state) for _ in side["discard"])
    state.zones.buried[seat] = uids


def _lay_card(state: ClashState, place: Place, card: dict[str, Any] | None, places: dict[str, int]) -> None:
    if card is None:
        return
    known = state.pool[card["card"]]
    uid = places[NAME[place]] if places else new_uid(state)
    status: Status = "spent" if known.kind in ("spell", "flash") else "live"
    effects = msgspec.convert(card.get("effects", ()), tuple[LastingEffect, ...])
    state.field.lay_piece(Piece(uid, known, status, card.get("damage", 0), effects), place)


def _take_up(state: ClashState, view: View, half_done: UnfinishedWork) -> None:
    """Take up what is half done, as far as it has come."""

    def uid_at(name: str | None) -> int:
        if name is None:
            return NOBODY
        if name in PLAYER_NAME:
            return player_uid(SEATS[PLAYER_NAME.index(name)])
        piece = state.field.pieces[BY_NAME[name]]
        return NOBODY if piece is None else piece.uid

    state.moved = tuple(uid_at(name) for name in view["moved"])
    state.attacks = tuple(
        Assault(uid_at(attack["from"]), uid_at(attack["to"]), attack["blocked"], tuple(map(uid_at, attack["blockers"])))
        for attack in view["attacks"]
    )
    state.chain = half_done.chain
    state.triggers.fresh = []
    state.triggers.batches = half_done.batches
    state.triggers.counts = {(SEATS[seat], card, number): n for seat, card, number, n in half_done.counts}
    state.field.gone = {uid: BY_NAME[name] for uid, name in half_done.gone}
    state.stack = list(half_done.stack)
    for uid in half_done.unresolved:
        if uid in state.field.where:
            state.field.set_status(state.field.where[uid], "chain")


def _step_of(state: ClashState, view: View) -> Step:
    """The step that a view without anything half done has come to."""
    match view["decision"]["kind"]:
        case "window":
            return "end_window"
        case "block":
            blocks = can_block(state) and can_be_blocked(state)
            return "flash_block" if not blocks or is_asked(state, OTHER[state.player], COMBAT_WINDOW) else "plain_block"
        case "main":
            return "main1" if state.phase == "main1" else "main2"
        case kind:
            return _STEP_OF[kind]


# What is hidden


def _shuffled_cards(cards: Sequence[int], chance: Chance) -> list[int]:
    mixed = sorted(cards)
    chance.shuffle(mixed)
    return mixed


def _own_cards(state: ClashState, seat: Seat, side: dict[str, Any], chance: Chance) -> None:
    """The viewer's hand, and their Spellbook: they know its cards, but not the order."""
    state.zones.hand[seat] = state.pool.nos(side["hand"]["cards"])
    state.zones.shown[seat] = state.pool.nos(side["hand"].get("shown", ()))
    known = _known_places(state.pool, side)
    rest = Counter(state.pool.nos(side["spellbook_list"])) - Counter(known.values())
    _fill_spellbook(state, seat, side["spellbook"], known, _shuffled_cards(list(rest.elements()), chance), TO_OWNER)
    shown = {side["spellbook"] - n for n in side.get("spellbook_shown", ())}
    state.zones.known[seat] = tuple(TO_ALL if i in shown else level for i, level in enumerate(state.zones.known[seat]))


def _known_places(pool: Pool, side: dict[str, Any]) -> dict[int, int]:
    """Known cards of a Spellbook by their place, counted from the bottom from 0."""
    return {side["spellbook"] - item["n"]: pool.numbers[item["card"]] for item in side["spellbook_known"]}


def _fill_spellbook(
    state: ClashState, seat: Seat, size: int, known: dict[int, int], rest: list[int], level: int
) -> None:
    state.zones.deck[seat] = tuple(known[i] if i in known else rest.pop() for i in range(size))
    state.zones.known[seat] = tuple(level if i in known else UNKNOWN for i in range(size))


def _other_cards(state: ClashState, seat: Seat, side: dict[str, Any], chance: Chance) -> None:
    """The other one's hand and Spellbook, as far as nobody knows them."""
    pool = state.pool
    shown = pool.nos(side["hand"]["cards"])
    known = _known_places(pool, side)
    size, hidden = side["spellbook"], side["hand"]["count"] - len(shown)
    found = _found_in_search(state, seat)
    kept = _hide_kept(state, seat)
    unknown = size - len(known) + hidden + kept
    seen = Counter([*_open_cards(state, seat), *shown, *known.values()])
    if found is not None and found not in known.values():
        seen[found] += 1
        unknown -= 1
    cards = _shuffled_cards(_draw_unseen_cards(pool, seen, unknown, chance), chance)
    state.zones.hand[seat] = tuple(sorted((*shown, *(cards.pop() for _ in range(hidden)))))
    state.zones.shown[seat] = shown
    _set_kept_cards(state, seat, [cards.pop() for _ in range(kept)])
    if found is not None and found not in known.values():
        # It lies among the cards that are looked at: the uppermost place that nobody knows will do.
        place = max(i for i in range(size) if i not in known)
        spellbook = {**known, place: found}
        _fill_spellbook(state, seat, size, spellbook, cards, TO_ALL)
        state.zones.known[seat] = tuple(TO_ALL if i in known else UNKNOWN for i in range(size))
        return
    _fill_spellbook(state, seat, size, known, cards, TO_ALL)


def _found_in_search(state: ClashState, seat: Seat) -> int | None:
    """The creature that is about to come from a seat's Spellbook to a zone: everybody has been shown it."""
    frame = state.stack[-1] if state.stack else None
    if isinstance(frame, PuttingFound) and frame.seat == seat:
        return state.pool.numbers[frame.card]
    return None


def _hide_kept(state: ClashState, seat: Seat) -> int:
    """The number of cards that a seat keeps apart in a secret search; the view holds their number alone."""
    return sum(
        len(frame.kept)
        for frame in state.stack
        if isinstance(frame, Searching) and frame.seat == seat and not all(frame.kept)
    )


def _set_kept_cards(state: ClashState, seat: Seat, cards: list[int]) -> None:
    for n, frame in enumerate(state.stack):
        if cards and isinstance(frame, Searching) and frame.seat == seat:
            kept = tuple(state.pool.ids(cards))
            state.stack[n] = msgspec.structs.replace(frame, kept=kept)


def _open_cards(state: ClashState, seat: Seat) -> list[int]:
    """All cards of a player that lie open."""
    places = (*ATK_SPACES[seat], *DEF_SPACES[seat], *PILES[seat])
    lying = [piece.card.no for place in places if (piece := state.field.pieces[place]) is not None]
    stones = [stone.card.no for pile in state.field.piles[seat] for stone in pile.stones]
    return [*lying, *stones, *state.zones.discard[seat]]


def _draw_unseen_cards(pool: Pool, seen: Counter[int], n: int, chance: Chance) -> list[int]:
    """The ``n`` cards of a Spellbook of which nobody has seen anything."""
    whole = seen.total() + n
    fitting = [
        deck
        for deck in pool.ready
        if sum(deck.values()) == whole and all(count <= deck.get(no, 0) for no, count in seen.items())
    ]
    if fitting:
        deck = fitting[chance.below(len(fitting))]
        return [no for no, count in deck.items() for _ in range(count - seen[no])]
    return _made_up(pool, seen, n, chance)


def _made_up(pool: Pool, seen: Counter[int], n: int, chance: Chance) -> list[int]:
    """Cards of the elements that have been seen, two fifths of them basic stones, none more than three times."""
    shown: set[str] = {pool.cards[no].element for no in seen} | {pool.cards[no].energy for no in seen}
    elements = shown & {"earth", "air", "fire", "water"} or {"earth", "air", "fire", "water"}
    basic = [pool.cards[pool.numbers[card_id]] for card_id in BASIC_STONES]
    stones = [card for card in basic if card.energy in elements]
    others = [card for card in pool.cards if card not in basic and _is_of_elements(card, elements)]
    chosen: list[int] = []
    there = Counter(seen)
    for _ in range(n):
        card = stones[chance.below(len(stones))]
        if 5 * chance.below(DEFAULT_SIZE) >= 2 * DEFAULT_SIZE:
            candidate = others[chance.below(len(others))]
            card = candidate if there[candidate.no] < MOST_COPIES else card
        there[card.no] += 1
        chosen.append(card.no)
    return chosen


def _is_of_elements(card: Card, elements: set[str]) -> bool:
    return card.kind == "stone" or card.element in elements or card.element == "neutral"
