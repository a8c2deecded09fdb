"""The clocks of tables: losing on time and every race for it, more time, reminders, who is away or never comes back."""

import asyncio
import random
from typing import Any, cast

import msgspec
import pytest

import engine
from sessions import DueWork, Lobbies, PositionChanged, Store, StoreUnavailable, Table, TableOver, Tables
from sessions.log.lines import NOBODY
from sessions.ratings.rules import FEWEST
from sessions.records import check_record, file_of_game, read_record
from sessions.store.due import next_at
from sessions.store.tables import TableRows
from sessions.tables.timekeeper import ASK_AFTER, ClockCheck, Timekeeper, more_time_line, play_on_line
from sessions.time.paces import ANSWER_WITHIN, DAY
from tests.sessions.doubles import ANN, BOB, CAT, GAMES, NAMES, Another, Clock, caught_up, seated

REALM = {**GAMES, "realm_of_the_defenders": engine.GAMES["realm_of_the_defenders"]}


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, REALM, clock)


@pytest.fixture
def keeper(tables: Tables) -> Timekeeper:
    return Timekeeper(tables)


async def shown(table: Table) -> Table:
    await table.store_notes(shown=table.number)
    return table


async def at_pace(lobbies: Lobbies, pace: str, *people: int, game: str = "elements") -> Table:
    return await shown(await seated(lobbies, *(people or (ANN, BOB)), game=game, pace=pace))


async def move(table: Table) -> None:
    """Whoever is first does the first thing that they can."""
    seat = table.active[0]
    await table.act(table.people[seat].user_id, table.legal(seat)[0])
    await shown(table)


async def begun(table: Table) -> Table:
    """A table at which everybody has acted so often that its game counts."""
    while min(table.step(seat) for seat in range(len(table.people))) < FEWEST:
        await move(table)
    assert table.status == "open"
    return table


def outcome_of(table: Table) -> Any:
    """How a game has ended, as its pictures show it."""
    return cast(Any, table.see(None)).outcome


async def log_of(store: Store, table: Table) -> list[tuple[str, int]]:
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    return [(line.kind, line.seat) for line in record.actions]


async def checked(tables: Tables, table: Table) -> bool:
    verdict = await tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.problems == ()
    return verdict.ok


async def test_past_the_deadline_a_seat_has_lost(
    lobbies: Lobbies, keeper: Timekeeper, store: Store, clock: Clock, tables: Tables
) -> None:
    table = await begun(await at_pace(lobbies, "live"))
    seat = table.active[0]
    assert table.time.deadline(seat) == clock() + 180
    assert table.time.deadline(1 - seat) is None
    clock.advance(179)
    assert await keeper.check_clocks(table, clock()) == ClockCheck(False, (), False, clock() + 1)
    clock.advance(1)
    assert (await keeper.check_clocks(table, clock())) == ClockCheck(True, (), False, None)
    assert table.status == "over"
    assert table.outcome is not None
    assert table.outcome.winners == (1 - seat,)
    assert (await log_of(store, table))[-1] == ("time", seat)
    assert await checked(tables, table)
    again = await Tables(store, REALM, clock).get(table.id)
    assert again is not None
    assert again.lines == table.lines
    assert (again.status, again.active, again.time.deadline(seat)) == ("over", (), None)
    assert again.outcome is not None
    for one in (table, again):  # it has ended as every other, and is shown as what it was
        assert outcome_of(one) == msgspec.structs.replace(again.outcome, reason="time")


@pytest.mark.parametrize("others", [0, 1])
async def test_a_game_that_can_not_count_yet_is_aborted_by_the_clock(
    lobbies: Lobbies, keeper: Timekeeper, store: Store, clock: Clock, tables: Tables, others: int
) -> None:
    """As by whoever gives it up then: nobody loses it, however long the other has waited."""
    table = await shown(await seated(lobbies, ANN, BOB, pace="live", rated=True))
    for _ in range(2 * FEWEST - 2 + others):
        await move(table)
    seat = table.active[0]
    clock.advance(200)
    assert (await keeper.check_clocks(table, clock())).changed
    assert table.outcome is not None
    assert (table.status, table.outcome.reason, table.outcome.winners, table.active) == ("over", "aborted", (), ())
    assert (await log_of(store, table))[-1] == ("lapsed", seat)
    assert table.verdict is not None
    assert table.verdict.unrated == "short"
    for person in (ANN, BOB):
        (info,) = await tables.finished_tables_of(person)
        assert info.result_of(person) == "aborted"
    assert await checked(tables, table)
    record = await TableRows(store).read_record(table.id)
    assert record is not None
    assert check_record(read_record(file_of_game(record))).ok
    again = await Tables(store, REALM, clock).get(table.id)
    assert again is not None
    assert (again.lines, again.outcome, again.status) == (table.lines, table.outcome, "over")


async def test_of_three_the_last_two_abort_a_game_that_can_not_count(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, tables: Tables
) -> None:
    table = await at_pace(lobbies, "day", ANN, BOB, CAT, game="realm_of_the_defenders")
    clock.advance(10)
    await table.act(BOB, table.legal(1)[0])
    await shown(table)
    clock.advance(DAY - 10)
    await keeper.check_clocks(table, clock())
    assert [(line.kind, line.seat) for line, _ in table.lines][-2:] == [("time", 0), ("lapsed", 2)]
    assert table.outcome is not None
    assert (table.outcome.reason, table.outcome.winners) == ("aborted", ())
    assert await checked(tables, table)


async def test_a_line_is_told_of_though_the_next_one_could_not_be_stored(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next try finds it there, and has nothing to tell of it."""
    table = await at_pace(lobbies, "day", ANN, BOB, CAT, game="realm_of_the_defenders")
    clock.advance(10)
    await table.act(BOB, table.legal(1)[0])
    await shown(table)
    clock.advance(DAY - 10)
    told, append, number = list[int](), tables.store.append, table.number
    tables.changed.listen(lambda changed: told.append(changed.number))

    async def append_one(*rows: Any, **more: Any) -> None:
        if table.number > number:
            raise StoreUnavailable("The database is away.")
        await append(*rows, **more)

    with monkeypatch.context() as failing:
        failing.setattr(tables.store, "append", append_one)
        with pytest.raises(StoreUnavailable):
            await keeper.check_clocks(table, clock())
    assert told == [number + 1]
    await shown(table)
    await keeper.check_clocks(table, clock())
    assert told == [number + 1, number + 2]
    assert table.status == "over"


async def test_clocks_are_looked_at_in_time(lobbies: Lobbies, keeper: Timekeeper, store: Store, clock: Clock) -> None:
    """An action can bring the next deadline nearer than what was to be looked at."""
    table = await at_pace(lobbies, "live")
    due = DueWork(store, clock)

    async def look(_: int, due_at: float) -> float | None:
        return (await keeper.check_clocks(table, due_at)).again

    due.register_kind("clock", look)
    assert await next_at(store) == 1_180.0
    for at, next_look in (
        (1_100, 1_180),
        (1_101, 1_180),
        (1_180, 1_201),
        (1_190, 1_201),
        (1_201, 1_370),
        (1_210, 1_241),
    ):
        clock.now = at
        await due.do_due()
        if at not in (1_180, 1_201):
            await move(table)
        assert await next_at(store) == next_look


async def test_a_window_costs_the_one_who_is_asked(store: Store, clock: Clock) -> None:
    """Windows of Elemental Clash, in the turn of somebody whose clock stands meanwhile."""
    game, chance, asked = engine.GAMES["elemental_clash"], random.Random(1), 0
    lobbies = Lobbies(store, Tables(store, {game.id: game}, clock), clock)
    for person in (ANN, BOB):
        await lobbies.tables.people.keep_orders(person, game.id, game.standing_orders["always"])
    table = await at_pace(lobbies, "live", game=game.id)
    while asked < 3 and table.status == "open":
        (seat,) = table.active
        before, view = table.clocks, cast(Any, table.see(None))
        other = before[1 - seat]
        assert other.since is None
        clock.advance(25)
        quiet = [one for one in table.legal(seat) if engine.to_json(one)["type"] != "ask"]
        await table.act(table.people[seat].user_id, chance.choice(quiet))
        if view.decision.kind == "window" and seat != view.player:
            asked += 1
            assert table.clocks[seat].left == before[seat].left - 25 + 20
            assert table.clocks[1 - seat].left == other.left
    assert asked == 3


async def test_in_games_of_more_the_others_go_on(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, tables: Tables
) -> None:
    table = await at_pace(lobbies, "day", ANN, BOB, CAT, game="realm_of_the_defenders")
    assert table.active == (0, 1, 2)  # all bid at once
    await begun(table)
    late = []
    while table.status == "open":
        late.append(table.active[0])
        clock.advance(DAY)
        assert (await keeper.check_clocks(table, clock())).changed
        await shown(table)
    assert [(line.kind, line.seat) for line, _ in table.lines if line.kind == "time"] == [("time", one) for one in late]
    assert len(late) == 2
    assert table.outcome is not None
    assert {*table.outcome.winners} == {0, 1, 2} - {*late}
    assert await checked(tables, table)


@pytest.mark.parametrize("people", [(ANN, BOB), (ANN, BOB, CAT)])
async def test_nobody_wins_where_everybody_is_late_at_once(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, tables: Tables, people: tuple[int, ...]
) -> None:
    table = await at_pace(lobbies, "day", *people, game="realm_of_the_defenders")
    clock.advance(DAY)
    assert (await keeper.check_clocks(table, clock())).changed
    assert table.outcome is not None
    assert (table.status, table.outcome.reason) == ("over", "abandoned")
    assert table.outcome is not None
    assert table.outcome.winners == ()
    assert await checked(tables, table)


async def test_whose_time_was_over_first_has_lost_though_both_are_found_late(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, store: Store
) -> None:
    table = await at_pace(lobbies, "live", ANN, BOB, game="realm_of_the_defenders")
    await table.write_line(more_time_line(table, BOB))
    await shown(table)
    clock.advance(400)
    await keeper.check_clocks(table, clock())
    assert await log_of(store, table) == [("more-time", 1), ("lapsed", 1)]


async def test_a_move_and_the_deadline_at_once_exactly_one_wins(
    lobbies: Lobbies, another: Another, clock: Clock, store: Store, tables: Tables
) -> None:
    other_store = await another()
    for _ in range(6):
        table = await at_pace(lobbies, "live")
        elsewhere = Tables(other_store, REALM, clock)
        there = await elsewhere.get(table.id)
        assert there is not None
        (seat,) = table.active
        clock.advance(180)
        results = await asyncio.gather(
            table.act(table.people[seat].user_id, table.legal(seat)[0]),
            Timekeeper(elsewhere).check_clocks(there, clock()),
            return_exceptions=True,
        )
        log = await log_of(store, table)
        assert len(log) == 1
        await caught_up(table)
        if log == [("lapsed", seat)]:
            assert isinstance(results[0], TableOver | PositionChanged)
            assert table.status == "over"
        else:
            assert log == [("action", seat)]
            assert isinstance(results[1], ClockCheck)
            assert not results[1].changed
            assert table.status == "open"


async def test_two_processes_take_one_deadline_once(
    lobbies: Lobbies, keeper: Timekeeper, another: Another, clock: Clock, store: Store
) -> None:
    table = await at_pace(lobbies, "live")
    elsewhere = Tables(await another(), REALM, clock)
    there = await elsewhere.get(table.id)
    assert there is not None
    clock.advance(200)
    await asyncio.gather(keeper.check_clocks(table, clock()), Timekeeper(elsewhere).check_clocks(there, clock()))
    assert [kind for kind, _ in await log_of(store, table)] == ["lapsed"]


async def test_what_could_not_be_shown_costs_nobody_the_game(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, tables: Tables
) -> None:
    table = await seated(lobbies, ANN, BOB, pace="live")
    (seat,) = table.active
    clock.advance(180)
    assert (await keeper.check_clocks(table, clock())).changed
    assert [(line.kind, line.seat) for line, _ in table.lines] == [("more-time", NOBODY)]
    assert table.time.deadline(seat) == clock() + 180
    await shown(table)
    clock.advance(180)
    await keeper.check_clocks(table, clock())
    assert table.status == "over"
    assert await checked(tables, table)


async def test_what_could_not_be_shown_for_long_costs_nobody_the_game_either(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock
) -> None:
    table = await seated(lobbies, ANN, BOB, pace="live")
    (seat,) = table.active
    clock.advance(400)
    assert (await keeper.check_clocks(table, clock())).changed
    assert table.status == "open"
    assert (table.time.deadline(seat) or 0) > clock()


async def test_what_can_never_be_shown_is_closed_when_nobody_has_acted_for_a_month(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, store: Store, tables: Tables
) -> None:
    """As in a server that has thrown the bot out."""
    table = await seated(lobbies, ANN, BOB, pace="week")
    while table.status == "open" and clock() < 100 * DAY:
        clock.advance(7 * DAY)
        await keeper.check_clocks(table, clock())
    assert await log_of(store, table) == [("more-time", NOBODY)] * 4 + [("abandoned", NOBODY)]
    assert await checked(tables, table)


async def test_reminders_come_at_half_and_at_nine_tenths_once(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock
) -> None:
    table = await at_pace(lobbies, "day")
    (seat,) = table.active
    began, due_at, reminded = clock(), clock(), []
    while table.status == "open":
        check = await keeper.check_clocks(table, due_at)
        reminded += [(clock() - began, one) for one in check.remind]
        if check.again is None:
            break
        due_at = check.again
        clock.advance(due_at - clock())
    assert reminded == [(DAY * 0.5, seat), (pytest.approx(DAY * 0.9), seat)]
    assert clock() - began == DAY


async def test_who_is_away_has_time_at_slow_paces(lobbies: Lobbies, keeper: Timekeeper, clock: Clock) -> None:
    table, live = await at_pace(lobbies, "day"), await at_pace(lobbies, "live")
    for user_id in (ANN, BOB):
        await lobbies.tables.people.change(user_id, away=((clock(), clock() + 5 * DAY),))
    (seat,) = table.active
    assert table.time.deadline(seat) == clock() + 6 * DAY
    assert live.time.deadline(live.active[0]) == clock() + 180
    clock.advance(DAY)
    assert not (await keeper.check_clocks(table, clock())).changed


async def test_while_the_bot_was_down_no_clock_ran(
    lobbies: Lobbies, store: Store, clock: Clock, another: Another
) -> None:
    await lobbies.tables.outages.store_heartbeat()
    table = await at_pace(lobbies, "day")
    (seat,) = table.active
    clock.advance(2 * DAY)
    later = Tables(await another(), REALM, clock)  # the bot's next start
    await later.outages.store_heartbeat()
    again = await later.get(table.id)
    assert again is not None
    assert again.time.deadline(seat) == clock() + DAY
    assert not (await Timekeeper(later).check_clocks(again, clock())).changed
    for _ in range(100):  # heart beats go on: now time passes
        clock.advance(30)
        await later.outages.store_heartbeat()
    assert again.time.deadline(seat) == clock() + DAY - 3_000


async def test_a_table_without_a_clock_is_asked_about_and_closed(
    lobbies: Lobbies, keeper: Timekeeper, clock: Clock, store: Store, tables: Tables
) -> None:
    table = await at_pace(lobbies, "none")
    (seat,) = table.active
    began = clock()
    assert await keeper.check_clocks(table, clock()) == ClockCheck(False, (), False, began + 3 * DAY)
    clock.advance(3 * DAY)
    assert await keeper.check_clocks(table, clock()) == ClockCheck(False, (seat,), False, began + ASK_AFTER)
    clock.advance(ASK_AFTER - 3 * DAY)
    assert await keeper.check_clocks(table, clock()) == ClockCheck(False, (), True, clock() + ANSWER_WITHIN)
    clock.advance(DAY)
    await table.write_line(play_on_line(table, ANN))
    assert table.row.asked_at is None
    assert await table.write_line(play_on_line(table, BOB)) is None  # once is enough
    check = await keeper.check_clocks(table, clock())
    assert (check.ask, check.again) == (False, clock() + 3 * DAY)
    clock.advance(ASK_AFTER + 100 * DAY)  # the bot was down: it asks before it closes anything
    assert (await keeper.check_clocks(table, clock())).ask
    clock.advance(ANSWER_WITHIN)
    assert (await keeper.check_clocks(table, clock())).changed
    assert table.outcome is not None
    assert (table.status, table.outcome.reason, table.active) == ("over", "abandoned", ())
    assert await log_of(store, table) == [("play-on", 0), ("abandoned", NOBODY)]
    assert await checked(tables, table)
    again = await Tables(store, REALM, clock).get(table.id)
    assert again is not None
    assert again.outcome == table.outcome
    assert outcome_of(again).reason == "abandoned"
    assert NAMES[ANN] in again.names


async def test_a_bot_that_was_down_leaves_time_to_answer_whether_to_go_on(
    lobbies: Lobbies, keeper: Timekeeper, store: Store, clock: Clock, another: Another
) -> None:
    table = await at_pace(lobbies, "none")
    clock.advance(ASK_AFTER)
    assert (await keeper.check_clocks(table, clock())).ask
    await lobbies.tables.outages.store_heartbeat()
    clock.advance(10 * DAY)
    later = Tables(await another(), REALM, clock)  # the bot's next start
    await later.outages.store_heartbeat()
    again = await later.get(table.id)
    assert again is not None
    assert again.time.closes_at == clock() + ANSWER_WITHIN
    assert await Timekeeper(later).check_clocks(again, clock()) == ClockCheck(False, (), False, clock() + ANSWER_WITHIN)
