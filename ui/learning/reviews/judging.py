"""What the decisions of a table were worth: reckoned out once, by a process that leaves the processor to others."""

import asyncio
from collections.abc import Sequence

import msgspec

import engine
from engine.caches import Shelf
from learning.process import Process
from learning.questions import Judge
from learning.reviews.review import Decision, Judged
from sessions import Table
from sessions.log.lines import ACTION, FORCED
from sessions.records.replays import EVERYBODY, Replay, Replays

IDLE = 15
"""The niceness of the process."""
PATIENCE = 120.0
MEGABYTES = 2.0
A_DECISION = 600
"""About so many bytes a decision takes that is kept."""


def decisions_of(replay: Replay) -> list[Decision]:
    """The decisions of a game, with what whoever took them saw and could have done."""
    found = []
    for step in range(1, replay.last(EVERYBODY) + 1):
        lines = [line for line, _ in replay.told(EVERYBODY, step) if line is not None and line.kind in (ACTION, FORCED)]
        if len(lines) != 1:
            continue
        line, seat = lines[0], lines[0].seat
        view = replay.see_other(EVERYBODY, step - 1, seat)
        legal = replay.legal(EVERYBODY, step - 1, seat)
        if view is not None and line.action in legal:
            plain = msgspec.json.decode(msgspec.json.encode(view))
            told = tuple(engine.to_json(action) for action in legal)
            number = replay.line_of(EVERYBODY, step)
            found.append(Decision(number, seat, plain, told, engine.to_json(line.action)))
    return found


class Judging:
    """Judges tables, and keeps what was asked for last."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._kept: Shelf[int, Sequence[Judged]] = Shelf("ui.learning.reviews.judging", MEGABYTES)
        self._making: dict[int, asyncio.Task[Sequence[Judged]]] = {}
        self.process = Process(IDLE)

    async def replay(self, table: Table) -> Replay:
        """The course of a table's game."""
        return await self._replays.of(table)

    def known(self, table: Table) -> Sequence[Judged] | None:
        """What is known of a table already."""
        return self._kept.use(table.id)

    async def of(self, table: Table) -> Sequence[Judged]:
        """What the decisions of a table were worth."""
        known = self.known(table)
        if known is not None:
            return known
        making = self._making.get(table.id)
        if making is None:
            making = self._making[table.id] = asyncio.create_task(self._judge(table))
            making.add_done_callback(lambda _: self._making.pop(table.id))
        return await asyncio.shield(making)

    async def _judge(self, table: Table) -> Sequence[Judged]:
        decisions = decisions_of(await self._replays.of(table))
        judged: list[Judged] = await self.process.ask(Judge(table.game.id, decisions), PATIENCE)
        self._kept.put(table.id, judged, A_DECISION * len(judged))
        return judged

    async def weigh(self, table: Table, decision: Decision) -> Judged:
        """What one decision is worth."""
        found: list[Judged] = await self.process.ask(Judge(table.game.id, [decision]), PATIENCE)
        return found[0]
