"""Limits on invitations: how many somebody may have open, and how often, and by whom, a person may be challenged."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, func, insert, or_, select

from sessions.schema import mutes, tables

MOST_OPEN = 5
"""So many lobbies of one person wait at a time."""
FIRST_PAUSE = 30.0
"""Seconds until somebody can challenge a person again who has not come; each time in a row it is longer."""
LONGER = 4
LONGEST_PAUSE = 3600.0
UNMET = ("cancelled", "declined", "expired")


class LobbyRefusal(Exception):
    """What somebody wants to do in a lobby is not possible; the text is a sentence for him."""


def check_open(connection: Connection, host_id: int, now: float) -> None:
    """LobbyRefusal when somebody has as many open lobbies as anybody may have."""
    waiting = select(func.count()).where(tables.c.host_id == host_id, *_waiting(now))
    if (connection.scalar(waiting) or 0) >= MOST_OPEN:
        raise LobbyRefusal(
            f"You have {MOST_OPEN} open invitations already: cancel one of them, or wait until somebody comes."
        )


def check_challenge(connection: Connection, host_id: int, invited_id: int, now: float) -> None:
    """LobbyRefusal when somebody should not challenge a person (again) now.

    Whoever challenges somebody can be challenged by them.
    """
    if connection.execute(select(mutes.c.at).where(*_mute(invited_id, host_id))).first() is not None:
        raise LobbyRefusal("They take no challenges from you. Leave the opponent out, and everybody can join.")
    between = (tables.c.host_id == host_id, tables.c.invited_id == invited_id)
    if connection.execute(select(tables.c.id).where(*between, *_waiting(now)).limit(1)).first() is not None:
        raise LobbyRefusal("You have challenged them already: wait for the answer, or cancel that challenge.")
    unmet = select(func.count(), func.max(tables.c.ended_at)).where(
        *between, tables.c.status.in_(UNMET), tables.c.ended_at > now - LONGEST_PAUSE
    )
    count, last = connection.execute(unmet).one()
    if count and (left := last + _pause(count) - now) > 0:
        raise LobbyRefusal(f"You have challenged them just now. You can again in {_in_words(left)}.")
    connection.execute(delete(mutes).where(*_mute(host_id, invited_id)))


def mute(connection: Connection, user_id: int, other_id: int, now: float) -> None:
    """Let nobody be challenged by somebody any more."""
    unmute(connection, user_id, other_id)
    row: Mapping[str, Any] = {"user_id": user_id, "other_id": other_id, "at": now}
    connection.execute(insert(mutes).values(**row))


def unmute(connection: Connection, user_id: int, other_id: int) -> None:
    """Let somebody be challenged by a person again."""
    connection.execute(delete(mutes).where(*_mute(user_id, other_id)))


def _mute(user_id: int, other_id: int) -> tuple[Any, Any]:
    return mutes.c.user_id == user_id, mutes.c.other_id == other_id


def _waiting(now: float) -> tuple[Any, Any]:
    return tables.c.status == "lobby", or_(tables.c.expires_at.is_(None), tables.c.expires_at > now)


def _pause(count: int) -> float:
    return float(min(FIRST_PAUSE * LONGER ** (count - 1), LONGEST_PAUSE))


def _in_words(seconds: float) -> str:
    minutes = -int(-seconds // 60)
    return "a minute" if minutes <= 1 else f"{minutes} minutes"
