"""The ratings after the end of a game, in the transaction that ends it; and the same once more for all games."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, get_args

import msgspec

import engine
from sessions.log import fair
from sessions.log.lines import DRAW
from sessions.people.preferences import Preferences
from sessions.ratings.rules import (
    DAY,
    OFTEN,
    FinishedGame,
    Opponent,
    SeatedPlayer,
    Unrated,
    Wish,
    have_played_too_often,
    is_to_be_rated,
    why_unrated,
)
from sessions.ratings.scale import Rating, Strength, strengths_after
from sessions.store import ratings as rows
from sessions.store.documents import PREFERENCES
from sessions.store.ratings import ChangeRow, RatingRow
from sessions.store.rows import Level
from sessions.store.writer import Transaction


def rate_ended_table(transaction: Transaction, table_id: int) -> None:
    """Rate a table that has just ended, if it is one of those that are to be."""
    ended = _finished_game(rows.ended_table(transaction, table_id))
    if ended is None:
        return
    rows.lock_endings(transaction)
    number = rows.next_end_number(transaction)
    rows.put_result(transaction, number, table_id, _rate_game(transaction, ended))


def rebuild(transaction: Transaction) -> int:
    """Make all ratings again from the tables, in the order in which these have ended. Returns their number.

    They come out as they were: what happened at a table's end happens again.
    """
    rows.lock_endings(transaction)
    order = rows.clear_ratings(transaction)
    for table_id in order:
        ended = _finished_game(rows.ended_table(transaction, table_id))
        if ended is not None:
            rows.update_result(transaction, table_id, _rate_game(transaction, ended))
    rows.forget_people_who_left(transaction)
    return len(order)


def _finished_game(found: Sequence[Any]) -> FinishedGame | None:
    """A table as it is stored; None where its game is not to be rated."""
    if not found or found[0].rated not in get_args(Wish) or all(row.level for row in found):
        return None
    table = found[0]
    outcome = msgspec.json.decode(table.outcome, type=engine.Outcome)
    return FinishedGame(
        table_id=table.id,
        game=table.game,
        guild_id=table.guild_id,
        wish=table.rated,
        outcome=outcome,
        steps=msgspec.json.decode(table.steps, type=tuple[int, ...]),
        at=table.ended_at,
        seats=tuple(SeatedPlayer(row.user_id, row.name, row.level) for row in found),
        drawing=_seats_at_draw(table, len(found)) if outcome.reason == DRAW else tuple(range(len(found))),
    )


def _seats_at_draw(table: Any, seats: int) -> tuple[int, ...]:
    """The seats that were still in a game when a draw was agreed on; all, where today's rules can't read it."""
    try:
        state = engine.GAMES[table.game].new(seats, "", {"position": msgspec.json.decode(table.position)})
    except fair.UNREADABLE:
        return tuple(range(seats))
    return tuple(state.remaining())


def _rate_game(transaction: Transaction, ended: FinishedGame) -> Unrated | None:
    """Change the ratings of the people at a table, or say why not."""
    people = [sitting.user_id for sitting in ended.seats if sitting.level is None]
    lately = {user_id: _opponents_of_last_day(transaction, user_id, ended.game, ended.at) for user_id in people}
    reason = why_unrated(ended, lately)
    if reason is not None:
        return reason
    known = rows.ratings_of(transaction, people, ended.game)
    before = [_strength_before(known.get(sitting.user_id)) for sitting in ended.seats]
    levels = [sitting.level for sitting in ended.seats]
    after = strengths_after(ended.game, before, levels, ended.outcome.winners or ended.drawing)
    changes = [
        ChangeRow(
            ended.table_id,
            seat,
            sitting.user_id,
            ended.game,
            _result_of_seat(ended, seat),
            (known[sitting.user_id].games if sitting.user_id in known else 0) + 1,
            *_rating_before(ended.game, known.get(sitting.user_id)),
            *after[seat].shown_rating(ended.game),
            ended.at,
        )
        for seat, sitting in enumerate(ended.seats)
        if sitting.level is None
    ]
    new = [
        RatingRow(
            change.user_id,
            ended.game,
            change.mu,
            change.sigma,
            change.games,
            ended.seats[change.seat].name,
            is_listed(transaction, change.user_id),
            after[change.seat].overall.mu,
            *after[change.seat].against_hard,
        )
        for change in changes
    ]
    rows.put_ratings(transaction, new, changes)
    if ended.guild_id is not None:
        rows.note_played_in_server(transaction, ended.guild_id, ended.game, people)
    return None


def _opponents_of_last_day(transaction: Transaction, user_id: int, game_id: str, at: float) -> list[set[Opponent]]:
    """The others in each rated game that somebody has played within a day before a time."""
    return _opponents_by_game(rows.played_with(transaction, user_id, game_id, at - DAY))


def _opponents_by_game(seats: Sequence[Any]) -> list[set[Opponent]]:
    """Who sits at each of the tables to which these seats belong."""
    games: dict[int, set[Opponent]] = defaultdict(set)
    for row in seats:
        games[row.table_id].add(row.level or row.user_id)
    return list(games.values())


def limit_rating_wish(
    transaction: Transaction, game_id: str, wanted: str | None, people: Sequence[SeatedPlayer], at: float
) -> str | None:
    """A wish for a rating, as it is for these people: ``OFTEN`` where two of them have played enough rated games, with
    those that they have begun; the wish itself once they have not any more."""
    levels = [sitting.level for sitting in people]
    if wanted == OFTEN:
        wanted = "asked" if any(levels) else "people"
    if wanted == "practised" or not is_to_be_rated(wanted, levels):
        return wanted
    user_ids = [sitting.user_id for sitting in people if sitting.level is None]
    lately = {
        user_id: _opponents_of_last_day(transaction, user_id, game_id, at) + _going_on(transaction, user_id, game_id)
        for user_id in user_ids
    }
    return OFTEN if have_played_too_often(people, lately) else wanted


def _going_on(transaction: Transaction, user_id: int, game_id: str) -> list[set[Opponent]]:
    """Who sits at each of the tables where somebody plays a rated game, they among them."""
    playing = rows.playing_with(transaction, user_id, game_id)
    levels: dict[int, list[Level | None]] = defaultdict(list)
    for row in playing:
        levels[row.table_id].append(row.level)
    return _opponents_by_game([row for row in playing if is_to_be_rated(row.rated, levels[row.table_id])])


def _strength_before(known: RatingRow | None) -> Strength:
    """Somebody's strength before a game."""
    if known is None:
        return Strength()
    overall = Rating(known.mu if known.overall_mu is None else known.overall_mu, known.sigma)
    if known.hard_mu is None or known.hard_sigma is None:
        return Strength(overall)
    return Strength(overall, Rating(known.hard_mu, known.hard_sigma))


def _rating_before(game_id: str, known: RatingRow | None) -> Rating:
    """The rating that others saw before a game."""
    return Strength().shown_rating(game_id) if known is None else Rating(known.mu, known.sigma)


def _result_of_seat(ended: FinishedGame, seat: int) -> str:
    if not ended.outcome.winners:
        return "drawn" if seat in ended.drawing else "lost"
    return "won" if seat in ended.outcome.winners else "lost"


def is_listed(transaction: Transaction, user_id: int) -> bool:
    """True for somebody who is shown to others."""
    document = PREFERENCES.get_inside(transaction, user_id)
    return True if document is None else msgspec.json.decode(document, type=Preferences).listed
