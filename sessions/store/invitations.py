"""The facts that decide over an invitation: open lobbies, earlier challenges to a person, who takes none."""

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, func, insert, or_, select

from sessions.store.schema import mutes, seats, tables

UNMET = ("cancelled", "declined", "expired", "lost")
_PLAYED = (tables.c.status == "over", tables.c.outcome.not_like('%"reason":"aborted"%'))
"""What holds of a game that counts as one that somebody has played."""


class UnmetChallenges(NamedTuple):
    """The number of challenges that nobody came to, and the end of the last one."""

    times: int
    last: float


def count_open_lobbies(connection: Connection, host_id: int, now: float) -> int:
    """The number of somebody's lobbies that wait for people."""
    waiting = select(func.count()).where(tables.c.host_id == host_id, *_is_open_lobby(now))
    return connection.scalar(waiting) or 0


def count_open_tables(connection: Connection, guild_id: int) -> int:
    """The number of tables of a server that are open, or wait for people."""
    here = select(func.count()).where(tables.c.guild_id == guild_id, tables.c.status.in_(("lobby", "open")))
    return connection.scalar(here) or 0


def count_tables_of(connection: Connection, user_id: int) -> int:
    """The number of open tables at which somebody sits."""
    mine = select(func.count()).select_from(tables).join(seats, seats.c.table_id == tables.c.id)
    return connection.scalar(mine.where(seats.c.user_id == user_id, tables.c.status == "open")) or 0


def has_played(connection: Connection, user_id: int, game: str, times: int) -> bool:
    """True for somebody who has finished a game of a kind so many times, none of them by an abort."""
    finished = select(tables.c.id).join(seats, seats.c.table_id == tables.c.id)
    mine = finished.where(seats.c.user_id == user_id, tables.c.game == game, *_PLAYED).limit(times)
    return len(connection.execute(mine).all()) == times


def finished_games_query(user_ids: Collection[int], game: str, but: int) -> Select[Any]:
    """By person, the number of games of a kind that they have finished at other tables than one; none for nobody."""
    sat = select(seats.c.user_id, func.count().label("games")).join(tables, tables.c.id == seats.c.table_id)
    over = sat.where(seats.c.user_id.in_(user_ids), tables.c.game == game, *_PLAYED)
    return over.where(tables.c.id != but).group_by(seats.c.user_id)


def open_challenge_lobby(connection: Connection, host_id: int, invited_id: int, now: float) -> int | None:
    """The lobby in which a challenge from one person to another waits for an answer; None where there is none."""
    open_ = select(tables.c.id).where(*_is_invitation_between(host_id, invited_id), *_is_open_lobby(now)).limit(1)
    return connection.scalar(open_)


def unmet_challenges(connection: Connection, host_id: int, invited_id: int, since: float) -> UnmetChallenges:
    """The challenges from one person to another that have ended without a game."""
    unmet = select(func.count().label("times"), func.max(tables.c.ended_at).label("last")).where(
        *_is_invitation_between(host_id, invited_id), tables.c.status.in_(UNMET), tables.c.ended_at > since
    )
    row = connection.execute(unmet).one()
    return UnmetChallenges(row.times, row.last or 0.0)


def is_muted(connection: Connection, user_id: int, other_id: int) -> bool:
    """True where somebody takes no challenges from another."""
    return connection.execute(select(mutes.c.at).where(*_is_mute_between(user_id, other_id))).first() is not None


def muted_by(user_id: int) -> Select[Any]:
    """The people from whom somebody takes no challenges, each with the name of their last lobby, the latest first."""
    last = select(tables.c.host_name).where(tables.c.host_id == mutes.c.other_id).order_by(tables.c.id.desc()).limit(1)
    named = select(mutes.c.other_id, last.scalar_subquery().label("name"))
    return named.where(mutes.c.user_id == user_id).order_by(mutes.c.at.desc())


def mute(connection: Connection, user_id: int, other_id: int, now: float) -> None:
    """Let somebody be challenged by another no more."""
    unmute(connection, user_id, other_id)
    connection.execute(insert(mutes).values(user_id=user_id, other_id=other_id, at=now))


def unmute(connection: Connection, user_id: int, other_id: int) -> None:
    """Let somebody be challenged by another again."""
    connection.execute(delete(mutes).where(*_is_mute_between(user_id, other_id)))


def _is_mute_between(user_id: int, other_id: int) -> tuple[Any, Any]:
    return mutes.c.user_id == user_id, mutes.c.other_id == other_id


def _is_invitation_between(host_id: int, invited_id: int) -> tuple[Any, Any]:
    return tables.c.host_id == host_id, tables.c.invited_id == invited_id


def _is_open_lobby(now: float) -> tuple[Any, Any]:
    return tables.c.status == "lobby", or_(tables.c.expires_at.is_(None), tables.c.expires_at > now)
