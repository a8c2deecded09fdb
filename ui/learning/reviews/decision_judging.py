"""What the decisions of a table were worth: found out once for each who asks, by a process that lets games go first."""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

import msgspec

import engine
from computer.process import IDLE
from learning.process import AnsweringProcess
from learning.questions import Judge
from learning.reviews.looking import look_back
from learning.reviews.review import VERSION, WEIGHED, Decision, Judged, without_cost
from learning.reviews.searched import CLOSELY
from sessions import StoreUnavailable, Table
from sessions.records.replays import Replay, Replays
from sessions.records.reviews import StoredReviews
from ui.interactions.jobs import Job, Jobs
from ui.tables.hints import Hints

PATIENCE = 120.0
"""Seconds for one decision: where everybody's games keep the processor busy, it waits for long."""
MOST_WAITING = 5
"""The most games that are looked back at, or wait for it."""
READ: msgspec.json.Decoder[list[Judged]] = msgspec.json.Decoder(list[Judged])


def decision_at(replay: Replay, line: int) -> Decision | None:
    """The decision of a line, with what whoever took it saw and could have done; None where that is not known."""
    chosen = replay.decision(line)
    if chosen is None:
        return None
    view = msgspec.json.decode(msgspec.json.encode(chosen.view))
    for name in chosen.view.remembered:  # what only pictures need
        del view[name]
    legal = tuple(engine.to_json(action) for action in chosen.legal)
    return Decision(line, chosen.seat, view, legal, engine.to_json(chosen.action), chosen.view.chapter)


class DecisionJudge:
    """Judges tables for whoever sat there, and keeps what was found."""

    def __init__(self, replays: Replays, kept: StoredReviews, hints: Hints) -> None:
        self._replays = replays
        self._hints = hints
        self._kept = kept
        self._makings = Jobs[tuple[int, int], list[Judged]](MOST_WAITING)
        self.process = AnsweringProcess(IDLE)

    async def replay(self, table: Table) -> Replay:
        """The course of a table's game."""
        return await self._replays.replay_of(table)

    async def begin_judging(self, table: Table, seat: int) -> Job[list[Judged]] | list[Judged]:
        """What is known of a seat's decisions, else its making, which begins if it has not; raises TooManyJobs."""
        user_id = table.people[seat].user_id
        known = await self._kept.stored_review(user_id, table.id, _review_version(table))
        if known is not None:
            return READ.decode(known)
        return self._makings.begin((table.id, seat), partial(self._judge_decisions, table, seat))

    async def _judge_decisions(self, table: Table, seat: int, making: Job[list[Judged]]) -> list[Judged]:
        replay = await self._replays.replay_of(table)
        lines = replay.decisions(None if table.game.id in WEIGHED else seat)  # of both, where everything lies open
        async with self._makings.turn:
            find = partial(decision_at, replay)
            found = await look_back(table.game.id, lines, find, self._ask_process, making.report_progress)
        if self._hints.has_advised(table.id):
            found = self._without_advised(table, replay, lines, found)
        document = msgspec.json.encode(found).decode()
        with suppress(StoreUnavailable):  # it is told all the same, and found out once more when they ask again
            await self._kept.store_review(table.people[seat].user_id, table.id, _review_version(table), document)
        return found

    def _without_advised(
        self, table: Table, replay: Replay, lines: Sequence[int], judged: Sequence[Judged]
    ) -> list[Judged]:
        """The judgements, none of which calls a decision a mistake that a hint had advised before it was taken."""
        taken: dict[int, list[tuple[int, engine.Action]]] = {}
        for line in lines:
            if (chosen := replay.decision(line)) is not None:
                taken.setdefault(chosen.seat, []).append((line, chosen.action))
        followed: dict[int, engine.Action] = {}
        for seat, decisions in taken.items():
            followed |= self._hints.followed(table.id, seat, decisions)
        return [
            without_cost(one, engine.to_json(followed[one.line])) if one.line in followed else one for one in judged
        ]

    async def _ask_process(self, question: Judge) -> list[Judged]:
        found: list[Judged] = await self.process.ask(question, PATIENCE)
        return found

    async def weigh_decision(self, table: Table, decision: Decision) -> Judged | None:
        """What one decision is worth; None for one that takes no thought."""
        found = await self._ask_process(Judge(table.game.id, [decision], CLOSELY))
        return found[0] if found else None

    async def close(self) -> None:
        """Stop looking back."""
        await self._makings.close()
        await self.process.end()


def _review_version(table: Table) -> str:
    """By what a look back at a table is made."""
    return f"{table.game.version}.{VERSION}"
