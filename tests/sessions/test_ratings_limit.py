"""Three rated games of the same two people a day: a fourth is friendly, and is said to be before it begins."""

import pytest

from engine import Resign
from sessions import Lobbies, Store, Tables
from sessions.ratings import rules
from sessions.ratings.counting import rebuild
from sessions.seating.opening import rematch_invitation
from sessions.store.schema import tables
from tests.sessions.doubles import ANN, BOB, CAT, PLACE, Clock, invitation, person, seated
from tests.sessions.test_ratings import DAY, finished, play, rows, unrated


@pytest.fixture
def clock() -> Clock:
    return Clock(1_800_000_000.0)  # a time at which these accounts are old


async def test_the_same_two_count_three_times_a_day(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    for _ in range(3):
        assert unrated(await finished(lobbies, ANN, BOB)) is None
    fourth = await finished(lobbies, BOB, ANN)
    assert (fourth.row.rated, fourth.verdict) == (rules.OFTEN, None)
    assert unrated(await finished(lobbies, ANN, CAT)) is None
    clock.advance(DAY + 1)
    assert unrated(await finished(lobbies, BOB, ANN)) is None


async def test_a_game_that_is_said_to_be_rated_stays_so(store: Store, lobbies: Lobbies, clock: Clock) -> None:
    """However the games of two people that go on at once end, whatever was begun as a rated one is rated."""
    running = [await seated(lobbies, ANN, BOB, pace="day", rated=True) for _ in range(5)]
    assert [table.is_to_be_rated for table in running] == [True, True, True, False, False]
    for table in running:
        await play(table)
        await table.act(BOB, Resign())
    assert [table.verdict is not None and table.verdict.unrated is None for table in running] == [True] * 3 + [
        False
    ] * 2
    assert not (await seated(lobbies, ANN, BOB, pace="day", rated=True)).is_to_be_rated
    before = await rows(store, "ratings"), await rows(store, "results")
    await store.transact(rebuild)
    assert (await rows(store, "ratings"), await rows(store, "results")) == before


async def test_a_fourth_game_that_ends_among_rated_ones_is_not_rated(store: Store, lobbies: Lobbies) -> None:
    """One that an earlier release has begun as a rated one, or two processes at the same time."""
    table = await seated(lobbies, ANN, BOB, pace="day", rated=False)
    for _ in range(3):
        await finished(lobbies, ANN, BOB)
    await store.transact(
        lambda transaction: transaction.execute(tables.update().where(tables.c.id == table.id).values(rated="people"))
    )
    fresh = await Tables(store, lobbies.tables.games, lobbies.clock).get(table.id)
    assert fresh is not None
    await play(fresh)
    await fresh.act(BOB, Resign())
    assert unrated(fresh) == "often"


async def test_a_lobby_knows_beforehand_who_has_played_too_often(lobbies: Lobbies, clock: Clock) -> None:
    for _ in range(3):
        last = await finished(lobbies, ANN, BOB)
    again = await lobbies.open(rematch_invitation(last, person(BOB), PLACE))
    assert (again.rated, again.would_be_rated, again.can_be_rated) == (rules.OFTEN, False, False)
    await lobbies.cancel(again.id, BOB)
    clock.advance(DAY + 1)
    assert (await lobbies.open(rematch_invitation(last, person(BOB), PLACE))).would_be_rated


async def test_a_lobby_says_so_once_they_have_come_and_no_more_when_they_have_left(lobbies: Lobbies) -> None:
    for _ in range(3):
        table = await seated(lobbies, ANN, BOB, game="realm_of_the_defenders", pace="day", rated=True)
        assert table.is_to_be_rated
    lobby = await lobbies.open(invitation(ANN, "realm_of_the_defenders", seats=3, pace="day", asked=True))
    assert lobby.would_be_rated
    assert not (await lobbies.join(lobby.id, person(BOB))).would_be_rated
    assert (await lobbies.leave(lobby.id, BOB))[0].would_be_rated
    await lobbies.join(lobby.id, person(CAT))
    assert (await lobbies.begin(lobby.id, ANN)).is_to_be_rated
