"""Computers at tables: who is asked when, what is played, and what is dropped."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from typing import Any

import pytest

import computer
import engine
from computer import Level
from computer.workers import Answer, Workers
from sessions import PositionChanged
from ui.computers import Computers

BUSY = 280.0
"""Seconds in which a worker answers even where others need the machine."""


class Desk:
    """A table that is kept in memory alone."""

    def __init__(self, game_id: str, levels: Sequence[Level | None], options: dict[str, Any] | None = None) -> None:
        self.id = 7
        self.game = engine.GAMES[game_id]
        self.levels = levels
        self.state: engine.State[Any] = self.game.new(len(levels), "f00d", options or {})
        self.number = 0
        self.log: list[int] = []

    @property
    def active(self) -> tuple[int, ...]:
        return self.state.active

    def view(self, viewer: int | None) -> engine.View:
        return self.state.view(None if viewer is None else engine.Seat(viewer))

    def legal(self, seat: int) -> list[engine.Action]:
        return self.state.legal(engine.Seat(seat))

    async def act_as(self, seat: int, action: engine.Action, number: int) -> None:
        if number != self.number:
            raise PositionChanged
        self.play(seat, action)

    def play(self, seat: int, action: engine.Action) -> None:
        self.state.play(engine.Seat(seat), action)
        self.number += 1
        self.log.append(seat)


class Room:
    """The service, with what it has told and how often it has waited."""

    def __init__(self, workers: Workers) -> None:
        self.news: list[int] = []
        self.waits = 0
        self.waiting = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()
        self.changed = asyncio.Event()
        self.computers = Computers(workers, self._tell, self._pause)

    def _tell(self, table: Any) -> None:
        self.news.append(table.number)
        self.changed.set()

    async def _pause(self) -> None:
        self.waits += 1
        self.waiting.set()
        await self.gate.wait()

    async def until_news(self, count: int) -> None:
        while len(self.news) < count:
            self.changed.clear()
            await self.changed.wait()


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    workers = Workers(count=1, patience=BUSY)
    await workers.start()
    found = Room(workers)
    yield found
    await found.computers.close()
    await workers.close()


async def test_a_computer_answers_a_person(room: Room) -> None:
    desk = Desk("elements", ("easy", None))
    first = desk.active[0]
    if first == 1:
        desk.play(1, desk.legal(1)[0])
    room.computers.update(desk)
    await room.until_news(1)
    assert desk.active == (1,)
    assert desk.log[-1] == 0
    assert room.waits == 1


async def test_a_person_s_turn_is_left_alone(room: Room) -> None:
    desk = Desk("elements", (None, None))
    room.computers.update(desk)
    assert desk.number == 0
    assert room.news == []


async def test_two_computers_play_to_the_end(room: Room) -> None:
    desk = Desk("elements", ("easy", "easy"), {"mode": "endless", "rounds": 2})
    room.computers.update(desk)
    while desk.active:
        await room.until_news(len(room.news) + 1)
    assert desk.state.outcome is not None
    assert room.news[-1] == desk.number


async def test_several_actions_in_a_row_are_one_piece_of_news(room: Room) -> None:
    desk = Desk("elemental", ("easy", None))
    room.computers.update(desk)
    await room.until_news(1)
    # The whole setup: up to five numbers, one pause, and the person sees it once.
    assert desk.log == [0] * desk.number
    assert (room.news, room.waits) == ([desk.number], 1)
    assert desk.active == (1,)


async def test_a_turn_of_many_small_decisions_is_one_piece_of_news(room: Room) -> None:
    desk = Desk("elemental_clash", ("easy", None))
    stretches = 0
    while stretches < 4:
        while desk.active == (1,):
            desk.play(1, computer.likely(desk.game.id, desk.view(1), engine.Seat(1), "1"))
        room.computers.update(desk)
        stretches += 1
        await room.until_news(stretches)
        assert (room.news, room.waits) == ([*room.news[:-1], desk.number], stretches)
    assert desk.log.count(0) > stretches


async def test_computers_that_act_at_once_don_t_see_each_other(room: Room) -> None:
    desk = Desk(
        "elemental",
        (
            "easy",
            "easy",
        ),
        {"setup": "random"},
    )
    room.gate.clear()
    room.computers.update(desk)
    await room.waiting.wait()
    assert desk.number == 0
    room.gate.set()
    await room.until_news(1)
    assert sorted(desk.log[:2]) == [0, 1]


async def test_what_was_thought_about_a_past_position_is_dropped(room: Room) -> None:
    desk = Desk("elemental", ("easy", None), {"setup": "random"})
    room.gate.clear()
    room.computers.update(desk)
    await room.waiting.wait()
    desk.play(1, desk.legal(1)[0])  # both are to order; the person was faster
    room.computers.update(desk)
    room.gate.set()
    await room.until_news(1)
    assert desk.log[:2] == [1, 0]


async def test_no_thinking_is_left_behind_when_a_table_ends(room: Room) -> None:
    desk = Desk("elemental", ("hard", None), {"setup": "random"})
    room.gate.clear()
    room.computers.update(desk)
    await room.waiting.wait()
    desk.play(1, engine.Resign())
    room.computers.update(desk)
    room.gate.set()
    await room.until_news(1)
    assert desk.log == [1]


async def test_a_hint_is_what_hard_would_do(room: Room) -> None:
    desk = Desk("elements", (None, None))
    seat = desk.active[0]
    hint = await room.computers.hint(desk, seat)
    assert hint.action in desk.legal(seat)
    assert len(hint.table) > 1
    assert desk.number == 0


async def test_a_turn_of_hard_is_one_thought(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.computers.new_seed", lambda: "1")
    desk = Desk("realm_of_the_defenders", ("hard", "easy"))
    asked: list[Any] = []
    ask = Workers.ask

    async def counted(workers: Workers, key: str, question: Any) -> Answer:
        asked.append(question)
        return await ask(workers, key, question)

    monkeypatch.setattr(Workers, "ask", counted)
    room.computers.update(desk)
    while desk.state.view(None)["turn"] < 3:
        await room.until_news(len(room.news) + 1)
    await room.computers.close()
    assert len(asked) < desk.number
    assert any(question.plan is not None for question in asked)
