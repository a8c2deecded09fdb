"""Computers at tables: who is asked when, what is played, and what is dropped."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import pytest

import computer
import engine
from computer import Level
from computer.workers import Answer, Workers
from sessions import Deal, Person, Place, Seating, Store, Table, Tables
from sessions.log.lines import Course
from sessions.seating.deal import computer as computer_at
from sessions.store.tables import TableRows
from sessions.time.wall_clock import CLOCK
from ui.computers import ComputerPlayers

PERSON = 101
SECRET = "f00d"
BUSY = 280.0
"""Seconds in which a worker answers even where others need the machine."""


async def act(table: Table, seat: int, action: engine.Action) -> None:
    """Play for a person."""
    await table.act(table.people[seat].user_id, action)


class Room:
    """The service, with what it has told and how often it has waited."""

    def __init__(self, workers: Workers, tables: Tables) -> None:
        self.tables = tables
        self.news: list[int] = []
        self.waits = 0
        self.waiting = asyncio.Event()
        self.gate = asyncio.Event()
        self.gate.set()
        self.changed = asyncio.Event()
        self.computers = ComputerPlayers(workers, self._tell, self._pause)

    async def begin(self, game_id: str, levels: Sequence[Level | None], options: dict[str, Any] | None = None) -> Table:
        """A table of these computers and, where there is no level, people, who answer for themselves."""
        people = [
            Person(PERSON + seat, f"Person {seat}", seat) if level is None else computer_at(level, seat)
            for seat, level in enumerate(levels)
        ]
        for person in people:
            await self.tables.people.change(person.user_id, answers_itself=False)
        game = self.tables.games[game_id]
        deal = Deal(game=game, people=tuple(people), place=Place(1), options=options or {}, secret=SECRET)
        return await Seating(self.tables, CLOCK).begin(deal)

    async def seats(self, table: Table) -> list[int]:
        """Who has acted, action by action."""
        record = await TableRows(self.tables.store).read_record(table.id)
        assert record is not None
        return [action.seat for action in record.actions]

    def _tell(self, table: Table) -> None:
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
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    store = await Store.open(f"sqlite:///{tmp_path}/test.db")
    workers = Workers(count=1, patience=BUSY)
    await workers.start()
    found = Room(workers, Tables(store))
    yield found
    await found.computers.close()
    await workers.close()
    await store.close()


async def test_a_computer_answers_a_person(room: Room) -> None:
    table = await room.begin("elements", ("easy", None))
    first = table.active[0]
    if first == 1:
        await act(table, 1, table.legal(1)[0])
    room.computers.update_table(table)
    await room.until_news(1)
    assert table.active == (1,)
    assert (await room.seats(table))[-1] == 0
    assert room.waits == 1


async def test_a_person_s_turn_is_left_alone(room: Room) -> None:
    table = await room.begin("elements", (None, None))
    room.computers.update_table(table)
    assert table.number == 0
    assert room.news == []


async def test_two_computers_play_to_the_end(room: Room) -> None:
    table = await room.begin("elements", ("easy", "easy"), {"mode": "endless", "rounds": 2})
    room.computers.update_table(table)
    while table.active:
        await room.until_news(len(room.news) + 1)
    assert table.outcome is not None
    assert room.news[-1] == table.number


async def test_several_actions_in_a_row_are_one_piece_of_news(room: Room) -> None:
    table = await room.begin("elemental", ("easy", None))
    room.computers.update_table(table)
    await room.until_news(1)
    # The whole setup: up to five numbers, one pause, and the person sees it once.
    assert await room.seats(table) == [0] * table.number
    assert (room.news, room.waits) == ([table.number], 1)
    assert table.active == (1,)


async def test_a_turn_of_many_small_decisions_is_one_piece_of_news(room: Room) -> None:
    table = await room.begin("elemental_clash", ("easy", None))
    stretches = 0
    while stretches < 4:
        while table.active == (1,):
            await act(table, 1, computer.likely(table.game.id, table.view(1), engine.Seat(1), "1"))
        room.computers.update_table(table)
        stretches += 1
        await room.until_news(stretches)
        assert (room.news, room.waits) == ([*room.news[:-1], table.number], stretches)
    assert (await room.seats(table)).count(0) > stretches


async def test_how_a_battle_has_ended_is_news_before_the_attacked_computer_takes_its_turn(room: Room) -> None:
    deck = {"deck": ["2D"] * 20}
    attacked = {**deck, "defenders": ["10S"], "hand": ["2C"], "courage": ["KH"]}
    position = {"turn": 5, "seats": [{**deck, "defenders": ["9S"], "power": ["KC"]}, attacked]}
    table = await room.begin("realm_of_the_defenders", (None, "easy"))
    table._course = Course(table.game, table.game.new(2, "realm", {"position": position}))  # nobody begins from it
    await room.tables.people.change(PERSON, answers_itself=True)
    await act(table, 0, table.game.action({"type": "attack", "seat": 1}))
    room.gate.clear()
    room.computers.update_table(table)
    await room.waiting.wait()
    room.waiting.clear()
    room.gate.set()
    await room.until_news(1)
    room.gate.clear()
    view = table.see(0)
    assert (view.chapter, table.active) == (6, (1,)), "it has only answered"
    assert view.begins_after_battle
    room.gate.set()
    await room.until_news(2)
    assert table.active == (0,)
    assert room.waits == 3, "there is time to look"


async def test_computers_that_act_at_once_don_t_see_each_other(room: Room) -> None:
    table = await room.begin(
        "elemental",
        (
            "easy",
            "easy",
        ),
        {"setup": "random"},
    )
    room.gate.clear()
    room.computers.update_table(table)
    await room.waiting.wait()
    assert table.number == 0
    room.gate.set()
    await room.until_news(1)
    assert sorted((await room.seats(table))[:2]) == [0, 1]


async def test_what_was_thought_about_a_past_position_is_dropped(room: Room) -> None:
    table = await room.begin("elemental", ("easy", None), {"setup": "random"})
    room.gate.clear()
    room.computers.update_table(table)
    await room.waiting.wait()
    await act(table, 1, table.legal(1)[0])  # both are to order; the person was faster
    room.computers.update_table(table)
    room.gate.set()
    await room.until_news(1)
    assert (await room.seats(table))[:2] == [1, 0]


async def test_no_thinking_is_left_behind_when_a_table_ends(room: Room) -> None:
    table = await room.begin("elemental", ("hard", None), {"setup": "random"})
    room.gate.clear()
    room.computers.update_table(table)
    await room.waiting.wait()
    await act(table, 1, engine.Resign())
    room.computers.update_table(table)
    room.gate.set()
    await room.until_news(1)
    assert await room.seats(table) == [1]


async def test_a_hint_is_what_hard_would_do(room: Room) -> None:
    table = await room.begin("elements", (None, None))
    seat = table.active[0]
    hint = await room.computers.find_hint(table, seat)
    assert hint.action in table.legal(seat)
    assert len(hint.table) > 1
    assert table.number == 0


async def test_a_turn_of_hard_is_one_thought(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.computers.new_seed", lambda: "1")
    table = await room.begin("realm_of_the_defenders", ("hard", "normal"))
    asked: list[Any] = []
    ask = Workers.ask

    async def counted(workers: Workers, key: str, question: Any) -> Answer:
        asked.append(question)
        return await ask(workers, key, question)

    monkeypatch.setattr(Workers, "ask", counted)
    room.computers.update_table(table)
    while table.view(None)["turn"] < 3:
        await room.until_news(len(room.news) + 1)
    await room.computers.close()
    assert len(asked) < table.number
    assert any(question.plan is not None for question in asked)
