"""The game behind the contract: reads options, starts and imagines games."""

from collections.abc import Mapping
from typing import Any, ClassVar

from engine.contract import BadOptions, Game, Resign, Seat, View, read_options
from engine.realm_of_the_defenders.actions import Move
from engine.realm_of_the_defenders.cards import STANDARD, DeckList, deck_problems
from engine.realm_of_the_defenders.position import Options, imagined, resume
from engine.realm_of_the_defenders.state import RealmState, Settings


class RealmOfTheDefenders(Game):
    """Realm of the Defenders (RD-1 to RD-11)."""

    id: ClassVar[str] = "realm_of_the_defenders"
    title: ClassVar[str] = "Realm of the Defenders"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign

    def new(self, seats: int, seed: str, options: Mapping[str, Any]) -> RealmState:
        """``options``: ``decks``, ``fortresses`` (2 or 4), ``short``, ``lost_last`` (a seat), ``position``."""
        self.check_seats(seats)
        given = read_options(options, Options)
        if given.lost_last is not None and given.lost_last >= seats:
            raise BadOptions(f"Seat {given.lost_last} can't have lost the last game: there are only {seats}.")
        position = given.position
        settings = Settings(given.fortresses, given.short, given.lost_last)
        if position is None:
            return RealmState.begin(seed, settings, _decks(given, seats))
        if len(position.seats) != seats:
            raise BadOptions(f"The position is for {len(position.seats)} seats, not {seats}.")
        if given.decks is not None:
            raise BadOptions("A position brings its own cards; no decks can be chosen for it.")
        # A position from ``position()`` brings its own options; one written by hand leaves them to the game's.
        return resume(seed, position, position.options or settings)

    def imagine(self, view: View, seat: Seat | None, seed: str) -> RealmState:
        """Deal everything that ``seat`` does not see at random to the zones where it may be."""
        return imagined(view, seat, seed)


def _decks(given: Options, seats: int) -> list[DeckList]:
    """The decks of all seats; BadOptions with the reasons for one that may not be played."""
    chosen = given.decks if given.decks is not None else (None,) * seats
    if len(chosen) != seats:
        raise BadOptions(f"There are {len(chosen)} decks for {seats} seats.")
    decks = []
    for seat, deck in enumerate(chosen):
        if deck is None or deck == "standard":
            decks.append(STANDARD)
            continue
        problems = deck_problems(deck, given.fortresses)
        if problems:
            raise BadOptions(f"The deck of seat {seat} can't be played. {' '.join(problems)}")
        decks.append(DeckList.of(deck))
    return decks
