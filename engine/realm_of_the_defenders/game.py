"""The game behind the contract: reads options, starts and imagines games."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec import UNSET

from engine.contract import BadOptions, Game, Resign, Seat, View, read_options
from engine.decks import Decks
from engine.realm_of_the_defenders.actions import Move
from engine.realm_of_the_defenders.cards import STANDARD, DeckList, deck_problems
from engine.realm_of_the_defenders.checks import resume
from engine.realm_of_the_defenders.decks import RealmDecks
from engine.realm_of_the_defenders.imagination import imagined
from engine.realm_of_the_defenders.position import Chosen, Options
from engine.realm_of_the_defenders.state import RealmState, Settings

MOST_REASONS = 3
"""So many reasons against a deck are named at the start of a game; a deck builder names all."""


class RealmOfTheDefenders(Game):
    """Realm of the Defenders (RD-1 to RD-11)."""

    id: ClassVar[str] = "realm_of_the_defenders"
    title: ClassVar[str] = "Realm of the Defenders"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign
    decks: ClassVar[Decks | None] = RealmDecks()

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> RealmState:
        """``options``: ``decks``, ``fortresses`` (2 or 4), ``short``, ``lost_last`` (a seat), ``position``."""
        given = read_options(options, Options)
        position = None if given.position is UNSET else given.position
        settings = _settings(given, seats, None if position is None else position.options)
        if position is None:
            return RealmState.begin(seed, settings, _decks(given.decks, settings, seats))
        if len(position.seats) != seats:
            raise BadOptions(f"The position is for {len(position.seats)} seats, not {seats}.")
        if given.decks is not None:
            raise BadOptions("A position brings its own cards; no decks can be chosen for it.")
        return resume(seed, position, settings)

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> RealmState:
        """Deal everything that ``seat`` does not see at random to the zones where it may be."""
        return imagined(view, seat, seed)


def _settings(given: Options, seats: int, played: Settings | None) -> Settings:
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
        raise BadOptions(f"Seat {settings.lost_last} can't have lost the last game: there are {seats} seats.")
    return settings


def _decks(given: Sequence[Chosen] | None, settings: Settings, seats: int) -> list[DeckList]:
    """The decks of all seats; BadOptions with the reasons for one that may not be played."""
    chosen = given if given is not None else (None,) * seats
    if len(chosen) != seats:
        raise BadOptions(f"There are {len(chosen)} decks for {seats} seats.")
    decks = []
    for seat, deck in enumerate(chosen):
        if deck is None or deck == "standard":
            decks.append(STANDARD)
            continue
        problems = deck_problems(deck, settings.fortresses)
        if problems:
            more = f" There are {len(problems) - MOST_REASONS} more reasons." if len(problems) > MOST_REASONS else ""
            raise BadOptions(f"The deck of seat {seat} can't be played. {' '.join(problems[:MOST_REASONS])}{more}")
        decks.append(DeckList.of(deck))
    return decks
