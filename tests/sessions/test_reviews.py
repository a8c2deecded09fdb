"""What people have been told about their games is kept for a while, and of nobody who has left."""

from engine import Resign
from sessions import Lobbies, Store
from sessions.records.reviews import StoredReviews
from tests.sessions.doubles import BOB, CAT, Another, Clock, person
from tests.sessions.test_leaving import began


async def test_it_is_there_again_in_another_process(
    lobbies: Lobbies, store: Store, clock: Clock, another: Another
) -> None:
    table = await began(lobbies, person(BOB), person(CAT))
    kept = StoredReviews(store, clock)
    assert await kept.stored_review(BOB, table.id, "1.1") is None
    await kept.store_review(BOB, table.id, "1.1", "[1]")
    await kept.store_review(BOB, table.id, "1.1", "[2]")
    there = StoredReviews(await another(), clock)
    assert await there.stored_review(BOB, table.id, "1.1") == "[2]"
    assert await there.stored_review(BOB, table.id, "1.2") is None  # made by something else
    assert await there.stored_review(CAT, table.id, "1.1") is None  # it was found for Bob


async def test_whoever_does_not_sit_there_has_none(lobbies: Lobbies, store: Store, clock: Clock) -> None:
    table = await began(lobbies, person(BOB), person(CAT))
    kept = StoredReviews(store, clock)
    await kept.store_review(9, table.id, "1.1", "[]")
    assert await kept.stored_review(9, table.id, "1.1") is None


async def test_the_oldest_make_room(lobbies: Lobbies, store: Store, clock: Clock) -> None:
    kept = StoredReviews(store, clock, most=2)
    ids = []
    for _ in range(3):
        table = await began(lobbies, person(BOB), person(CAT))
        await table.act(BOB, Resign())
        await kept.store_review(BOB, table.id, "1.1", "[]")
        clock.advance(60)
        ids.append(table.id)
    await kept.store_review(CAT, ids[0], "1.1", "[]")
    assert [await kept.stored_review(BOB, table_id, "1.1") is not None for table_id in ids] == [False, True, True]
    assert await kept.stored_review(CAT, ids[0], "1.1") == "[]"
