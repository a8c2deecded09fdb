"""Elemental Clash: two wizards empty each other's Spellbooks. Rules: EC-1 to EC-15.

``state`` is what a game consists of, in its parts ``field``, ``zones`` and ``triggers``. The modules build on one
another in this order: ``language``, ``cards`` (the pool, from ``cards.toml``), ``frames`` (what goes on), the parts,
``values``, ``triggering``, ``changes``, ``targets``, ``settling``, ``chain``, ``effects``, ``combat``, ``turn``,
``machine`` (which lets it all go on), ``legal``, ``play``, ``unasked``.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from engine.contract import BadOptions, Seat, View, read_options
from engine.decks import Decks
from engine.elemental_clash.actions import AnyAction
from engine.elemental_clash.card_file import CardError
from engine.elemental_clash.cards import (
    DEFAULT_SIZE,
    LARGEST_SIZE,
    POOL,
    Card,
    Deck,
    Pool,
    canonical_json,
    extended_pool,
)
from engine.elemental_clash.decks import Spellbooks
from engine.elemental_clash.events import AnyEvent
from engine.elemental_clash.imagine import imagine
from engine.elemental_clash.legal import forced, legal
from engine.elemental_clash.machine import random_choice, start
from engine.elemental_clash.notation import NOTATION
from engine.elemental_clash.play import apply, ordered, resign, stop
from engine.elemental_clash.position import order_bits, position_of, resume
from engine.elemental_clash.position_data import MOST_ADDED, Position
from engine.elemental_clash.refusals import SENTENCES as REFUSED
from engine.elemental_clash.refusals import refusal
from engine.elemental_clash.spellbook import SENTENCES, DeckChoice, StartOptions, objections
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.unasked import unasked, unasked_alone
from engine.elemental_clash.view import ClashView
from engine.elemental_clash.viewing import view_of
from engine.notation import Notation
from engine.sentences import Sentences
from engine.two_player import TwoPlayerGame

RANDOM = "random"


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Standing orders (EC-8.7)."""

    spell: bool = True
    combat: bool = True
    end: bool = True

    def bits(self) -> int:
        """These orders as one number, a bit for each that is on, as the state keeps them."""
        return order_bits([name for name in self.__struct_fields__ if getattr(self, name)])


class ClashInPlay(ClashState[ClashView]):
    """The data with the rules."""

    __slots__ = ()

    _legal = legal
    _refusal = refusal
    _apply = apply
    _resign = resign
    _stop = stop
    _forced = forced
    _unasked = unasked
    _unasked_alone = unasked_alone
    ordered = ordered
    _see = view_of
    position = position_of


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The choices of a table, and a position to begin with (EC-14.1)."""

    decks: tuple[DeckChoice, DeckChoice] | None = None
    size: Annotated[int, Meta(ge=DEFAULT_SIZE, le=LARGEST_SIZE)] | None = None
    first: Annotated[Seat, Meta(ge=0, le=1)] | None = None
    mixed_hands: bool = False
    """True: both first hands hold two or three stones, and a creature that these carry soon."""
    orders: Orders | tuple[Orders, Orders] = Orders()
    pool: Annotated[tuple[Any, ...], Meta(max_length=MOST_ADDED)] | None = None
    position: Position | msgspec.UnsetType = msgspec.UNSET

    def order_bits(self) -> tuple[int, int]:
        """The standing orders of both, which may be the same."""
        first, second = self.orders if isinstance(self.orders, tuple) else (self.orders, self.orders)
        return first.bits(), second.bits()

    def started(self) -> StartOptions | None:
        """The choice of decks, size, first player and first hands."""
        started = StartOptions(decks=self.decks, size=self.size, first=self.first, mixed_hands=self.mixed_hands)
        return None if started == StartOptions() else started


class ElementalClash(TwoPlayerGame[ClashInPlay]):
    """Elemental Clash (EC-1 to EC-15)."""

    id: ClassVar[str] = "elemental_clash"
    recent: ClassVar[int] = 24
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = AnyAction
    notation: ClassVar[Notation] = NOTATION
    setup: ClassVar[frozenset[str]] = frozenset({"position", "pool"})
    refusals: ClassVar[Sentences] = REFUSED
    events: ClassVar[Any] = AnyEvent
    decks: ClassVar[Decks | None] = Spellbooks()
    standing_orders: ClassVar[Mapping[str, Mapping[str, bool]]] = {
        "never": {"spell": False, "combat": False, "end": False},
        "combat": {"spell": False, "combat": True, "end": False},
        "answers": {"spell": True, "combat": True, "end": False},
        "always": {"spell": True, "combat": True, "end": True},
    }
    orders_alone: ClassVar[str | None] = "answers"
    ends_turns: ClassVar[frozenset[str]] = frozenset({"end"})

    def has_result_to_see(self, view: Any) -> bool:
        """True after the fights of a turn (EC-5.6)."""
        return isinstance(view, ClashView) and view.phase == "main2"

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> ClashInPlay:
        """``options``: decks, size, first, orders, pool, position (EC-14.1), mixed_hands."""
        given = read_options(options, Options)
        if isinstance(given.position, Position):
            return _resume_position(seed, given, given.position)
        return _begin_new_game(seed, given)

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> ClashInPlay:
        """The cards that ``seat`` does not see are drawn from what they can be."""
        state = ClashInPlay(pool_of(view.get("pool")), seed)
        imagine(state, view, seat, seed)
        return state


def pool_of(added: Any) -> Pool:
    """The standard pool, or that with cards added; BadOptions for what are no cards."""
    if added is None:
        return POOL
    try:
        return extended_pool(canonical_json(added))
    except CardError as error:
        raise BadOptions(f"The pool can't be used: {error}.") from error


def _resume_position(seed: str, given: Options, position: Position) -> ClashInPlay:
    started = given.started()
    if started is not None and started != position.started:
        raise BadOptions("A game that goes on from a position brings its Spellbooks with it.")
    pool = pool_of(position.pool if given.pool is None else given.pool)
    state = ClashInPlay(pool, seed)
    resume(state, position, given.order_bits())
    return state


def _begin_new_game(seed: str, given: Options) -> ClashInPlay:
    """EC-3.5: random decks first, then the shuffles, then the toss. Mixed first hands are shuffled for in between."""
    pool = pool_of(given.pool)
    size = DEFAULT_SIZE if given.size is None else given.size
    state = ClashInPlay(pool, seed)
    state.started = given.started()
    decks = [_card_numbers_of_deck(state, choice, size) for choice in given.decks or (RANDOM, RANDOM)]
    start(state, (decks[0], decks[1]), given.first, given.order_bits(), mixed_hands=given.mixed_hands)
    return state


def _card_numbers_of_deck(state: ClashInPlay, choice: DeckChoice, size: int) -> tuple[int, ...]:
    pool = state.pool
    cards = choice if isinstance(choice, tuple) else ()
    if not isinstance(choice, tuple):
        ids = sorted(pool.decks)
        deck_id = random_choice(state, ids) if choice == RANDOM else ids[0] if choice is None else choice
        if deck_id not in pool.decks:
            raise BadOptions(SENTENCES("not-ready", deck=deck_id[:40]))
        cards = pool.decks[deck_id].cards
    for objection in objections(cards, size, pool):
        raise BadOptions(objection.sentence)
    return pool.nos(list(cards))


__all__ = ["POOL", "Card", "Deck", "ElementalClash", "Pool", "objections"]
