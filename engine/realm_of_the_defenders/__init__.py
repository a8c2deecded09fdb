"""Realm of the Defenders: realms of Fortresses, Defenders, Power and Courage, for two to four (RD-1 to RD-11).

The files, in the order in which they import each other: ``cards`` and ``decks`` (building them), ``actions``,
``battle``, ``events``, ``questions`` (the steps of an action), ``state``, ``legal``, ``refusals``, ``play_turn``,
``play_battle``, ``play_powers``, ``play_opening``, ``play``, ``view``, ``planning`` (several actions ahead),
``position``, ``position_checks``, ``imagine``.
"""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import BadOptions, Game, Resign, Seat, View, read_options
from engine.decks import Decks
from engine.notation import Notation
from engine.realm_of_the_defenders.actions import Move, SeatNumber
from engine.realm_of_the_defenders.cards import (
    CARDS,
    POINTS,
    STANDARD,
    STANDARD_DECK,
    Cards,
    DeckList,
    deck_points,
)
from engine.realm_of_the_defenders.decks import RealmDecks, deck_objections
from engine.realm_of_the_defenders.events import RealmEvent
from engine.realm_of_the_defenders.imagine import imagine
from engine.realm_of_the_defenders.legal import forced, legal, unasked, unasked_alone
from engine.realm_of_the_defenders.notation import NOTATION
from engine.realm_of_the_defenders.play import break_off, play, resign
from engine.realm_of_the_defenders.play_opening import deal
from engine.realm_of_the_defenders.play_turn import begin_given_turn
from engine.realm_of_the_defenders.position import Position, position, restore
from engine.realm_of_the_defenders.position_checks import check
from engine.realm_of_the_defenders.refusals import SENTENCES as REFUSED
from engine.realm_of_the_defenders.refusals import refusal
from engine.realm_of_the_defenders.state import RealmState, Settings
from engine.realm_of_the_defenders.view import RealmView, see
from engine.sentences import Sentences

__all__ = ["CARDS", "POINTS", "STANDARD_DECK", "RealmOfTheDefenders", "RealmView", "deck_objections", "deck_points"]

MOST_REASONS = 3
"""The most reasons against a deck that are named at the start of a game; a deck builder names all."""

SENTENCES = Sentences("realm-of-the-defenders-bad-options")
"""The refusals of options."""

Chosen = Literal["standard"] | Cards | None
"""The deck of a seat: the standard one unless it is a list."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The choices of a table (RD-11.1)."""

    decks: tuple[Chosen, ...] | None = None
    fortresses: Literal[2, 4] | UnsetType = UNSET
    short: bool | UnsetType = UNSET
    lost_last: SeatNumber | UnsetType | None = UNSET
    bids: bool = True
    position: Position | UnsetType = UNSET


class RealmInPlay(RealmState[RealmView]):
    """The data with the rules."""

    __slots__ = ()

    _legal = legal
    _refusal = refusal
    _forced = forced
    _unasked = unasked
    _unasked_alone = unasked_alone
    _apply = play
    _resign = resign
    _stop = break_off
    _see = see
    position = position


class RealmOfTheDefenders(Game[RealmInPlay]):
    """Realm of the Defenders."""

    id: ClassVar[str] = "realm_of_the_defenders"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    recent: ClassVar[int] = 16
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign
    notation: ClassVar[Notation] = NOTATION
    refusals: ClassVar[Sentences] = REFUSED
    events: ClassVar[Any] = RealmEvent
    decks: ClassVar[Decks | None] = RealmDecks()

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> RealmInPlay:
        """``options``: ``decks``, ``fortresses`` (2 or 4), ``short``, ``lost_last``, ``bids``, ``position``."""
        given = read_options(options, Options)
        played = None if given.position is UNSET else given.position.options
        state = RealmInPlay.empty(seed, _settings_of_options(given, seats, played), seats)
        if given.position is UNSET:
            deal(state, _checked_decks(given.decks, state.settings, seats), bids=given.bids)
        elif given.decks is not None:
            raise BadOptions("A position brings its own cards; no decks can be chosen for it.")
        else:
            _resume_position(state, given.position)
        return state

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> RealmInPlay:
        """Deal everything that ``seat`` does not see at random to the zones where it may be."""
        seen = msgspec.convert(view, RealmView)
        shown = seen.options
        state = RealmInPlay.empty(seed, Settings(shown.fortresses, shown.short, shown.lost_last), len(seen.seats))
        imagine(state, seen, seed)
        return state


def _resume_position(state: RealmState, position: Position) -> None:
    """Go on from a position; BadOptions for one that no game can be in."""
    if len(position.seats) != state.seats:
        raise BadOptions(f"The position is for {len(position.seats)} seats, not {state.seats}.")
    restore(state, position)
    check(state)
    if position.step == "turn":
        begin_given_turn(state)


def _settings_of_options(given: Options, seats: int, played: Settings | None) -> Settings:
    """The options besides the decks. A position from ``position()`` brings its own; they can't be changed."""
    base = played or Settings()
    settings = Settings(
        base.fortresses if given.fortresses is UNSET else given.fortresses,
        base.short if given.short is UNSET else given.short,
        base.lost_last if given.lost_last is UNSET else given.lost_last,
    )
    if played is not None and settings != played:
        raise BadOptions("The position was played with other options.")
    if settings.lost_last is not None and settings.lost_last >= seats:
        raise BadOptions(SENTENCES("lost-last", seat=settings.lost_last, seats=seats))
    return settings


def _checked_decks(given: Sequence[Chosen] | None, settings: Settings, seats: int) -> list[DeckList]:
    """The decks of all seats; BadOptions with the reasons for one that may not be played."""
    chosen = given if given is not None else (None,) * seats
    if len(chosen) != seats:
        raise BadOptions(SENTENCES("decks", decks=len(chosen), seats=seats))
    decks = []
    for seat, deck in enumerate(chosen):
        if deck is None or deck == "standard":
            decks.append(STANDARD)
            continue
        if found := deck_objections(deck, settings.fortresses):
            reasons = tuple(objection.sentence for objection in found[:MOST_REASONS])
            raise BadOptions(SENTENCES("deck", seat=seat, reasons=reasons))
        decks.append(DeckList.of(deck))
    return decks
