"""Tables of which nothing is stored, for tests of what is made for people at many positions."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import engine
from sessions import Person, Table
from sessions.log.lines import Course
from sessions.log.next_line import TableState
from sessions.store.rows import SurfaceRow, TableRow, ToldLine
from sessions.tables.standing import TableStanding

NAMES = ("Ada", "Bo", "Cleo", "Dan")


def table_of(
    game: engine.Game,
    state: engine.State[Any],
    recent: tuple[ToldLine, ...],
    ply: int,
    names: Sequence[str] = NAMES,
    options: Mapping[str, Any] = MappingProxyType({}),
) -> Table:
    """A table at which this is the position; nothing of it is stored."""
    row = TableRow(
        id=7, game=game.id, options="{}", status="open" if state.active else "over", version=game.version, secret="",
        seed="", number=ply, position=None, steps="[]", outcome=None, host_id=1, guild_id=1, channel_id=1,
        lobby_message_id=1, message=SurfaceRow(1, 1), shown=ply, rematch_of=None,
        pace="none", clocks=None, talks=None, asked_at=None,
    )  # fmt: skip
    people = tuple(Person(seat, names[seat], seat) for seat in range(state.seats))
    unused: Any = None
    steps = (0,) * len(people)
    return Table(
        TableStanding(row, recent, TableState(Course(game, state), (), ply, steps), 0),
        game,
        dict(options),
        people,
        store=unused,
        outages=unused,
        read=unused,
        preferences=unused,
    )
