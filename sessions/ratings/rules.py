"""The games that count: the wish at the opening of a table, and the reasons against a rating at its end."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal, NamedTuple

import engine
from sessions.refusals import LobbyRefusal
from sessions.store.rows import Level
from sessions.time.paces import NONE

Wish = Literal["people", "practised", "asked"]
"""The wish for a rating, of a table: for people among themselves; for people who are practised, which is settled when
the game begins; or, because somebody asked for it, against computers as well. A table without a wish is not rated."""
Unrated = Literal["computer", "closed", "abandoned", "short", "new", "often"]
"""The reason why a game that was to be rated is not: a computer has taken a seat, nobody has finished it, somebody had
too few actions, somebody's account was too new, or the same people have played too often that day."""

OFTEN = "often"
"""What stands in the place of a wish where it was settled beforehand that the same people play too often."""

FEWEST = 3
"""The actions of each seat that a game needs to be rated."""
PRACTISED = 3
"""The games of a kind after which somebody is practised; before that theirs are friendly unless somebody asks."""
MOST_A_DAY = 3
"""The rated games of the same two people, or of a person and a level, within a day, with those that go on: a pair that
plays on for hours moves nobody's rating at will. A game that begins within it stays rated, whichever ends first."""
DAY = 24 * 3600.0
NEW = 7 * DAY
"""Seconds that an account must have existed for its games to be rated."""
FIRST_ACCOUNT = 1_420_070_400.0
"""The Unix time from which the times in Discord's ids are counted."""


class SeatedPlayer(NamedTuple):
    """The person at a seat, or the computer's level."""

    user_id: int
    name: str
    level: Level | None


class FinishedGame(NamedTuple):
    """A game that is over, as ratings look at it."""

    table_id: int
    game: str
    guild_id: int | None
    wish: Wish
    outcome: engine.Outcome
    steps: tuple[int, ...]
    at: float
    seats: tuple[SeatedPlayer, ...]
    drawing: tuple[int, ...]
    """The seats that share a draw, where nobody has won: those who had left the game before have lost it."""


Opponent = int | Level
"""A person, or a computer's level."""


def rating_wish(
    game: engine.Game, options: Mapping[str, Any], pace: str, *, asked: bool | None, computers: bool
) -> Wish | None:
    """For whom a table's game is to count; LobbyRefusal when somebody asks for what is never rated.

    ``asked``: whether somebody wants it rated, or not rated; None leaves it to what is usual.
    """
    if asked is False or (asked is None and computers):
        return None
    if pace == NONE.name:
        refusal = LobbyRefusal("unrated-pace")
    elif not are_default_options(game, options):
        refusal = LobbyRefusal("unrated-options")
    else:
        return "asked" if asked else "people"
    if asked:
        raise refusal
    return None


def is_to_be_rated(wanted: str | None, levels: Collection[Level | None]) -> bool:
    """True for a game among these that is to be rated, by the wish at the opening of its table."""
    return wanted == "asked" or (wanted in ("people", "practised") and not any(levels))


def can_be_rated(game: engine.Game, options: Mapping[str, Any], pace: str) -> bool:
    """True for a game that can be rated at all."""
    return pace != NONE.name and are_default_options(game, options)


def are_default_options(game: engine.Game, options: Mapping[str, Any]) -> bool:
    """True for options that make the same game as none do."""
    try:
        chosen = game.new(game.min_seats, "", options)
    except engine.BadOptions:  # they ask for decks of another kind
        return False
    return chosen.position() == game.new(game.min_seats, "", {}).position()


def why_unrated(ended: FinishedGame, lately: Mapping[int, Sequence[Collection[Opponent]]]) -> Unrated | None:
    """The reason why a game is not rated; None when it is.

    ``lately``: by person, the others in each game of this kind that was rated within the day before.
    """
    if ended.outcome.reason in ("closed", "abandoned"):
        return "closed" if ended.outcome.reason == "closed" else "abandoned"
    if ended.outcome.reason == "aborted":
        return "short"
    if not is_to_be_rated(ended.wish, [sitting.level for sitting in ended.seats]):
        return "computer"
    if min(ended.steps) < FEWEST:
        return "short"
    if any(sitting.level is None and ended.at - account_made_at(sitting.user_id) < NEW for sitting in ended.seats):
        return "new"
    return "often" if have_played_too_often(ended.seats, lately) else None


def have_played_too_often(seats: Sequence[SeatedPlayer], lately: Mapping[int, Sequence[Collection[Opponent]]]) -> bool:
    """True where two of these have played as many rated games as may be; ``lately`` as above."""
    return any(
        sum(other in with_whom for with_whom in lately.get(sitting.user_id, ())) >= MOST_A_DAY
        for seat, sitting in enumerate(seats)
        for other in opponents(seats, seat)
    )


def opponents(seats: Sequence[SeatedPlayer], seat: int) -> set[Opponent]:
    """Against whom somebody plays."""
    return {one.level or one.user_id for other, one in enumerate(seats) if other != seat}


def account_made_at(user_id: int) -> float:
    """The Unix time at which an account was made, by its id; for somebody who has left for good, long ago."""
    return FIRST_ACCOUNT + (max(user_id, 0) >> 22) / 1000
