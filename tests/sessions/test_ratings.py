"""Ratings: which games count, what they make of people, and that they come out the same when they are rebuilt."""

import asyncio
import random
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.dialects import sqlite

import engine
from engine import Resign
from sessions import Lobbies, LobbyRefusal, People, Store, Table, Tables
from sessions.log.lines import NOBODY, Close, Line
from sessions.log.offers import Accept, Offer
from sessions.ratings import rules
from sessions.ratings.__main__ import main
from sessions.ratings.counting import rebuild
from sessions.ratings.rules import FIRST_ACCOUNT, FinishedGame, SeatedPlayer, are_default_options
from sessions.ratings.scale import BEGIN, ODDS, Rating, rating_of_computer, ratings_after
from sessions.seating.opening import rematch_invitation
from sessions.store.schema import PROVISIONAL, SETTLED, rated_in, rating_changes, ratings, results
from sessions.store.standings import leaders_query
from sessions.tables.offer_lines import offer_line
from sessions.tables.timekeeper import Timekeeper
from tests.sessions.doubles import ANN, BOB, CAT, DAN, PLACE, Another, Clock, invitation, person, seated
from tests.support.every import every_game

DAY = 24 * 3600.0


@pytest.fixture
def clock() -> Clock:
    return Clock(1_800_000_000.0)  # a time at which these accounts are old


async def play(table: Table, actions: int = 8, seed: int = 1) -> Table:
    """Some actions at a table, chosen by chance."""
    chance = random.Random(seed)
    for _ in range(actions):
        seat = table.active[0]
        await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))
    return table


async def finished(lobbies: Lobbies, winner: int, loser: int, rated: bool | None = True) -> Table:
    """A game that the second of these people has resigned after a while."""
    table = await play(await seated(lobbies, winner, loser, pace="day", rated=rated))
    await table.act(loser, Resign())
    return table


async def practise(lobbies: Lobbies, one: int, other: int) -> None:
    """Let two people play until a game of theirs counts without being asked; nothing of it is a choice of theirs."""
    for _ in range(rules.PRACTISED):
        await finished(lobbies, one, other, rated=None)


def unrated(table: Table) -> str | None:
    """Why a game that was to be rated is not."""
    assert table.verdict is not None
    return table.verdict.unrated


async def rows(store: Store, name: str) -> list[Any]:
    """All rows of what is derived."""
    table = {"ratings": ratings, "changes": rating_changes, "results": results, "in": rated_in}[name]
    return sorted(map(tuple, await store.fetch(select(table))))


async def points(store: Store) -> Mapping[int, float]:
    return {row.user_id: row.mu for row in await store.fetch(select(ratings))}


def test_a_difference_of_400_is_ten_to_one() -> None:
    strong, weak = Rating(1900, 1), Rating(1500, 1)
    # The step after an expected win is a tenth of the step after an upset.
    expected = ratings_after([strong, weak], [0])[0].mu - 1900
    upset = ratings_after([strong, weak], [1])[1].mu - 1500
    assert upset / expected == pytest.approx(10, rel=0.05)
    assert pytest.approx(173.7, abs=0.1) == ODDS


def test_a_draw_brings_two_together_and_several_places_are_told_apart() -> None:
    strong, weak = ratings_after([Rating(1700, 80), Rating(1500, 80)], [])
    assert strong.mu < 1700
    assert weak.mu > 1500
    first, *others = ratings_after([Rating()] * 4, [2])
    assert first.mu == others[0].mu == others[2].mu < BEGIN < others[1].mu


def test_levels_keep_their_order_in_every_game() -> None:
    for game_id in (*engine.GAMES, "unknown"):
        easy, normal, hard = (rating_of_computer(game_id, level) for level in ("easy", "normal", "hard"))
        assert easy.mu < normal.mu == BEGIN < hard.mu


SAID_BY_COMMANDS: Mapping[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "elements": ({"mode": "tokens"}, {"mode": "endless"}),
    "elemental_defenders": ({"mode": "basic"}, {"mode": "advanced"}),
    "elemental": ({"setup": "choose"}, {"setup": "random"}),
    "realm_of_the_defenders": ({"fortresses": 2, "short": False}, {"fortresses": 4}),
    "elemental_clash": ({}, {"size": 60}),
}
"""By game: options that are the usual ones, and options that are not."""


@every_game
def test_a_game_without_options_is_usual(game: engine.Game) -> None:
    assert are_default_options(game, {})


@pytest.mark.parametrize("game_id", SAID_BY_COMMANDS)
def test_usual_options_may_be_said(game_id: str) -> None:
    usual, unusual = SAID_BY_COMMANDS[game_id]
    assert are_default_options(engine.GAMES[game_id], usual)
    assert not are_default_options(engine.GAMES[game_id], unusual)


async def test_a_game_between_people_counts_once(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    table = await finished(lobbies, ANN, BOB)
    assert table.verdict is not None
    changes = table.verdict.changes
    assert changes[0].before == changes[1].before == 1500
    assert changes[0].after - 1500 == 1500 - changes[1].after > 50
    assert changes[0].is_provisional
    fresh = await Tables(store, lobbies.tables.games, clock).get(table.id)  # after a restart
    assert fresh is not None
    assert fresh.verdict == table.verdict
    assert len(await rows(store, "changes")) == 2


async def test_a_draw_and_a_loss_on_time_count(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    drawn = await play(await seated(lobbies, ANN, BOB, pace="day", rated=True))
    await drawn.write_line(offer_line(drawn, ANN, "draw", Offer()))
    await drawn.write_line(offer_line(drawn, BOB, "draw", Accept()))
    assert drawn.verdict is not None
    assert [change.after for change in drawn.verdict.changes.values()] == [1500, 1500]
    late = await play(await seated(lobbies, CAT, DAN, pace="live", rated=True))
    await late.note_surface("table", channel_id=7)
    await late.store_notes(shown=late.number)
    clock.advance(3600)
    await Timekeeper(lobbies.tables).check_clocks(late, clock())
    assert late.status == "over"
    assert late.verdict is not None
    assert sorted(change.after < 1500 for change in late.verdict.changes.values()) == [False, True]


async def test_a_draw_is_one_of_those_who_are_still_in_the_game(store: Store, lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, game="realm_of_the_defenders", pace="day", rated=True)
    for user_id in (ANN, BOB, CAT):
        for _ in range(3):
            await table.act(user_id, table.legal(table.own_seat(user_id))[0])
    await table.act(CAT, Resign())
    await play(table, 4)
    await table.write_line(offer_line(table, ANN, "draw", Offer()))
    await table.write_line(offer_line(table, BOB, "draw", Accept()))
    assert table.verdict is not None
    changes = table.verdict.changes
    assert changes[0].after == changes[1].after > 1500 > changes[2].after
    results_of = {row.user_id: row.result for row in await store.fetch(select(rating_changes))}
    assert results_of == {ANN: "drawn", BOB: "drawn", CAT: "lost"}
    live = await rows(store, "changes")
    await store.transact(rebuild)
    assert await rows(store, "changes") == live


async def test_what_does_not_count_says_so(store: Store, lobbies: Lobbies) -> None:
    short = await seated(lobbies, ANN, BOB, pace="day", rated=True)
    await short.act(BOB, Resign())
    assert unrated(short) == "short"
    closed = await play(await seated(lobbies, ANN, BOB, pace="day", rated=True))
    await closed.write_line(lambda: Line("closed", NOBODY, Close()))
    assert unrated(closed) == "closed"
    untimed = await play(await seated(lobbies, ANN, BOB))
    await untimed.act(BOB, Resign())
    assert untimed.verdict is None
    friendly = await finished(lobbies, ANN, BOB, rated=False)
    assert friendly.verdict is None
    assert await rows(store, "ratings") == []


@pytest.mark.parametrize(
    ("steps", "why"), [((3, 3), None), ((2, 9), "short"), ((9, 2), "short"), ((3, 9), None), ((3, 3, 2), "short")]
)
def test_three_actions_of_each_are_enough(steps: tuple[int, ...], why: str | None) -> None:
    seats = tuple(SeatedPlayer(user_id, "", None) for user_id in (ANN, BOB, CAT)[: len(steps)])
    outcome = engine.Outcome((engine.Seat(0),), None, "resigned")
    ended = FinishedGame(1, "elements", None, "people", outcome, steps, 1_800_000_000.0, seats, ())
    assert rules.why_unrated(ended, {}) == why


async def test_accounts_of_this_week_do_not_count_yet(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    made = clock() - 6 * DAY
    newcomer = int((made - FIRST_ACCOUNT) * 1000) << 22
    assert unrated(await finished(lobbies, newcomer, BOB)) == "new"
    clock.advance(DAY)
    assert unrated(await finished(lobbies, newcomer, BOB)) is None
    before = await rows(store, "results"), await rows(store, "ratings")
    await store.transact(rebuild)
    assert (await rows(store, "results"), await rows(store, "ratings")) == before


async def test_a_computer_counts_only_when_somebody_asks(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    async def against(level: Any, **more: Any) -> Table:
        lobby = await lobbies.open(invitation(ANN, computers=[level], pace="day", **more))
        table = await lobbies.begin(lobby.id, ANN, 5)
        chance = random.Random(1)
        for _ in range(10):
            (seat,) = table.active
            action = chance.choice(table.legal(seat))
            if table.levels[seat] is None:
                await table.act(ANN, action)
            else:
                await table.act_as(seat, action, table.number)
        await table.act(ANN, Resign())
        return table

    assert (await against("hard")).verdict is None
    asked = await against("hard", asked=True)
    assert asked.is_to_be_rated
    assert asked.verdict is not None
    assert list(asked.verdict.changes) == [0]
    assert asked.verdict.changes[0].after < 1500
    for _ in range(2):
        await against("hard", asked=True)
    assert (await against("hard", asked=True)).row.rated == rules.OFTEN
    assert list(await points(store)) == [ANN]
    (mine,) = await store.fetch(select(ratings))
    assert (mine.hard_mu, mine.hard_sigma) == (mine.mu, mine.sigma)  # there were no other games
    before = await rows(store, "ratings")
    await store.transact(rebuild)
    assert await rows(store, "ratings") == before
    assert (await against("normal", asked=True)).verdict is not None  # another opponent


async def test_a_computer_that_takes_a_seat_makes_it_a_friendly_game(lobbies: Lobbies) -> None:
    await practise(lobbies, ANN, BOB)
    lobby = await lobbies.open(invitation(ANN, pace="day"))
    assert lobby.would_be_rated
    lobby = await lobbies.give_seat(lobby.id, ANN, "easy")
    assert not lobby.would_be_rated


async def test_games_of_newcomers_are_friendly_until_both_have_played_three(lobbies: Lobbies) -> None:
    async def challenge(invited_id: int) -> Any:
        lobby = await lobbies.open(invitation(ANN, pace="day", seats=2, invited_id=invited_id))
        await lobbies.join(lobby.id, person(invited_id))
        await lobbies.begin(lobby.id)
        return lobby.rated

    for _ in range(rules.PRACTISED):
        assert await challenge(BOB) is None
        assert (await finished(lobbies, ANN, BOB, rated=None)).verdict is None
    assert await challenge(BOB) == "people"
    assert await challenge(CAT) is None
    assert (await lobbies.open(invitation(CAT, pace="day"))).rated is None


@pytest.mark.parametrize(("other", "counts"), [(BOB, True), (CAT, False)])
async def test_an_open_seat_counts_with_whoever_is_practised(lobbies: Lobbies, other: int, counts: bool) -> None:
    await practise(lobbies, ANN, BOB)
    lobby = await lobbies.open(invitation(ANN, pace="day"))
    assert (lobby.rated, lobby.would_be_rated) == ("practised", True)
    await lobbies.join(lobby.id, person(other))
    table = await lobbies.begin(lobby.id)
    assert table.row.rated == ("people" if counts else None)
    assert table.is_to_be_rated == counts


async def test_what_a_host_has_chosen_last_holds_for_the_next_game(lobbies: Lobbies) -> None:
    await practise(lobbies, ANN, BOB)
    lobby = await lobbies.open(invitation(ANN, pace="day"))
    assert not (await lobbies.set_rated(lobby.id, ANN, rated=False)).would_be_rated
    assert (await lobbies.open(invitation(ANN, pace="day"))).rated is None
    assert (await lobbies.open(invitation(BOB, pace="day"))).would_be_rated
    lobby = await lobbies.open(invitation(ANN, pace="day", asked=True))
    assert (await lobbies.open(invitation(ANN, pace="day"))).would_be_rated


async def test_only_the_host_changes_what_counts_and_only_while_alone(lobbies: Lobbies) -> None:
    lobby = await lobbies.open(invitation(ANN, "realm_of_the_defenders", pace="day", seats=3))
    with pytest.raises(LobbyRefusal, match="Only whoever opened"):
        await lobbies.set_rated(lobby.id, BOB, rated=True)
    assert (await lobbies.set_rated(lobby.id, ANN, rated=True)).would_be_rated
    await lobbies.join(lobby.id, person(BOB))
    with pytest.raises(LobbyRefusal, match="has joined"):
        await lobbies.set_rated(lobby.id, ANN, rated=False)
    untimed = await lobbies.open(invitation(ANN))
    with pytest.raises(LobbyRefusal, match="needs a clock"):
        await lobbies.set_rated(untimed.id, ANN, rated=True)


async def test_a_message_that_shows_the_old_word_is_out_of_date(lobbies: Lobbies) -> None:
    before = await lobbies.open(invitation(ANN, pace="day"))
    await lobbies.note_message(before.id, lobby_message_id=7)
    after = await lobbies.set_rated(before.id, ANN, rated=True)
    await lobbies.note_shown(before)
    assert [lobby.id for lobby in await lobbies.with_stale_messages()] == [before.id]
    await lobbies.note_shown(after)
    assert await lobbies.with_stale_messages() == []


async def test_what_is_never_rated_can_not_be_asked_for(lobbies: Lobbies) -> None:
    for options, pace in (({}, "none"), ({"mode": "endless"}, "day")):
        with pytest.raises(LobbyRefusal):
            await lobbies.open(invitation(ANN, options=options, pace=pace, asked=True))
        lobby = await lobbies.open(invitation(BOB, options=options, pace=pace))
        assert lobby.rated is None


async def test_a_rematch_counts_like_the_game_before(lobbies: Lobbies) -> None:
    table = await finished(lobbies, ANN, BOB)
    again = await lobbies.open(rematch_invitation(table, person(BOB), PLACE))
    assert again.would_be_rated
    friendly = await finished(lobbies, CAT, DAN, rated=False)
    lobby = await lobbies.open(rematch_invitation(friendly, person(DAN), PLACE))
    assert not lobby.would_be_rated


async def test_rebuilt_ratings_are_those_that_there_were(
    store: Store, lobbies: Lobbies, another: Another, clock: Clock
) -> None:
    """Two processes end games in another order than that in which they began, at clocks that don't agree."""
    chance = random.Random(14)
    other_clock = Clock()
    elsewhere = Lobbies(await another(), Tables(await another(), lobbies.tables.games, other_clock), other_clock)
    running = []
    for _ in range(18):
        here = chance.choice((lobbies, elsewhere))
        one, two = chance.sample((ANN, BOB, CAT, DAN), 2)
        running.append((await seated(here, one, two, pace="day", rated=True), two))
        clock.advance(chance.random() * DAY / 4)
        other_clock.advance(chance.random() * DAY / 4)
        if len(running) > 4 or chance.random() < 0.3:
            table, loser = running.pop(chance.randrange(len(running)))
            await play(table, chance.choice((2, 6, 8)), chance.randrange(9))
            await table.act(loser, Resign())
    await People(store, clock).change(CAT, listed=False)
    await store.transact(lambda transaction: _unlist(transaction, CAT))
    live = {name: await rows(store, name) for name in ("ratings", "changes", "results", "in")}
    assert {row[-1] for row in live["results"]} >= {None, "short"}
    assert len(live["ratings"]) == 4
    await store.transact(rebuild)
    assert {name: await rows(store, name) for name in live} == live


async def test_a_farm_of_accounts_comes_to_hard_and_no_higher(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    for sybil in range(1_001, 1_011):
        for _ in range(2):
            assert unrated(await finished(lobbies, ANN, sybil)) is None
    (mine,) = [row for row in await store.fetch(select(ratings)) if row.user_id == ANN]
    assert mine.mu == rating_of_computer("elements", "hard").mu < mine.overall_mu
    live = {name: await rows(store, name) for name in ("ratings", "changes")}
    await store.transact(rebuild)
    assert {name: await rows(store, name) for name in live} == live


async def test_ratings_from_before_there_was_a_bound_go_on(store: Store, lobbies: Lobbies) -> None:
    await finished(lobbies, ANN, BOB)
    old = {"mu": 2100.0, "overall_mu": None, "hard_mu": None, "hard_sigma": None}
    await store.transact(lambda transaction: transaction.execute(ratings.update().where(ANNS).values(old)))
    table = await finished(lobbies, ANN, CAT)
    assert table.verdict is not None
    assert (table.verdict.changes[0].before, table.verdict.changes[0].after) == (2100, 1650)
    (mine,) = [row for row in await store.fetch(select(ratings)) if row.user_id == ANN]
    assert mine.overall_mu > 2100
    assert mine.hard_mu == 1500


ANNS = ratings.c.user_id == ANN


def _unlist(transaction: Connection, user_id: int) -> None:
    transaction.execute(ratings.update().where(ratings.c.user_id == user_id).values(listed=False))


async def test_the_command_rebuilds(sqlite_url: str, clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    store = await Store.open(sqlite_url)
    await finished(Lobbies(store, Tables(store, clock=clock), clock), ANN, BOB)
    before = await rows(store, "ratings")
    await store.transact(lambda transaction: transaction.execute(ratings.delete()))
    await store.close()
    assert await asyncio.to_thread(main, ["rebuild", sqlite_url]) == 0
    assert "1 table" in capsys.readouterr().out
    store = await Store.open(sqlite_url)
    assert await rows(store, "ratings") == before
    await store.close()


@pytest.mark.parametrize("guild_id", [None, 7])
async def test_a_leaderboard_is_read_in_its_order_by_an_index(sqlite_url: str, guild_id: int | None) -> None:
    """However many people there are, no more are looked at than are shown, or are left out."""
    store = await Store.open(sqlite_url)
    for which in (SETTLED, PROVISIONAL):
        query = leaders_query("elements", guild_id, which, 10)
        text = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
        plan = await store.transact(partial(_plan, query=str(text)))
        assert all(step.startswith("SEARCH") for step in plan), plan
    await store.close()


def _plan(transaction: Connection, query: str) -> list[str]:
    return [row.detail for row in transaction.exec_driver_sql(f"EXPLAIN QUERY PLAN {query}")]


def test_the_command_makes_no_database_where_there_is_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rebuild", f"sqlite:///{tmp_path}/none.db"]) == 2
    assert capsys.readouterr().err == f"There is no database at {tmp_path}/none.db.\n"
    monkeypatch.setenv("DATABASE_URL", "mysql://somewhere")
    assert main(["rebuild"]) == 2
    assert "DATABASE_URL can't be used" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]
