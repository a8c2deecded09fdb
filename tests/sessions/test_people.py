"""What people prefer: kept for each of them, and by name."""

from sessions import People, Preferences, Store
from tests.sessions.doubles import ANN, BOB, Another, Clock


async def test_preferences_are_kept_for_each_person(store: Store, another: Another, clock: Clock) -> None:
    people = People(store, clock)
    assert await people.preferences(ANN) == Preferences()
    await people.change(ANN, answers_itself=False)
    await people.change(ANN, orders={"elemental_clash": {"combat": True}})
    elsewhere = People(await another(), clock)
    for asked in (people, elsewhere):
        assert await asked.preferences(ANN) == Preferences(False, {"elemental_clash": {"combat": True}})
        assert await asked.preferences(BOB) == Preferences()


async def test_what_a_later_release_prefers_stays(store: Store, clock: Clock) -> None:
    people = People(store, clock)
    await people.change(ANN, later=1)
    await people.change(ANN, answers_itself=False)
    assert await People(store, clock).preferences(ANN) == Preferences(False)
