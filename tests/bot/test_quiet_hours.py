"""Quiet hours: what is sent to somebody then makes no sound, and clocks run on."""

import msgspec
import pytest

from bot import Elementarium
from sessions import Preferences
from sessions.time.paces import DAY
from tests.bot.test_replays import now, step
from tests.bot.test_table import answer
from tests.bot.test_time import later, other
from tests.support.bot import Clock
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene
from ui.settings.language_menu import pages_of
from ui.settings.preferences import PAGES
from ui.settings.quiet_hours import HOURS, ZONES, quiet_hour_changes
from words.time_zones import find_zone, parse_utc_offset

HOUR = 3600.0
WINTER, SUMMER = 20454 * DAY, 20635 * DAY  # midnight of UTC, on 1 January and on 1 July 2026


def around(moment: float) -> tuple[int, int]:
    """Two hours of UTC, in the first of which a moment lies."""
    begin = int(moment // HOUR) % 24
    return begin, (begin + 2) % 24


@pytest.mark.parametrize(
    ("quiet", "offset", "hour", "expected"),
    [
        (None, 0, 3, False),
        ((22, 7), 0, 22, True),
        ((22, 7), 0, 3, True),
        ((22, 7), 0, 7, False),
        ((22, 7), 0, 21.99, False),
        ((22, 7), 60, 21, True),
        ((22, 7), -300, 3.5, True),
        ((22, 7), -300, 2.5, False),
        ((0, 8), 330, 18.5, True),
        ((0, 8), 330, 2.5, False),
    ],
)
def test_an_hour_is_quiet_by_the_clock_where_somebody_is(
    quiet: tuple[int, int] | None, offset: int, hour: float, expected: bool
) -> None:
    assert Preferences(quiet=quiet, offset=offset).is_quiet(DAY * 20000 + hour * HOUR) is expected


def test_every_offer_can_be_taken() -> None:
    assert len(ZONES) < 25 and len(HOURS) < 25
    assert quiet_hour_changes("quiet", "2207", SUMMER) == {"quiet": (22, 7)}
    assert quiet_hour_changes("offset", "zeuropeberlin", SUMMER) == {"zone": "Europe/Berlin", "offset": 120}
    assert quiet_hour_changes("offset", "m300", SUMMER) == {"offset": -300, "zone": None}
    wrong = (("quiet", "0322"), ("offset", "p17"), ("offset", "zeuropeatlantis"))
    assert [quiet_hour_changes(*one, SUMMER) for one in wrong] == [None] * 3


def test_a_place_brings_its_summer_time() -> None:
    here = Preferences(quiet=(22, 7), zone="Europe/Berlin", offset=60)
    assert [here.minutes_ahead_of_utc(moment) for moment in (WINTER, SUMMER)] == [60, 120]
    morning = 5.5 * HOUR  # 6:30 in winter, 7:30 in summer
    assert [here.is_quiet(moment + morning) for moment in (WINTER, SUMMER)] == [True, False]
    assert msgspec.convert({"quiet": [22, 7], "offset": 60}, Preferences).minutes_ahead_of_utc(SUMMER) == 60, (
        "what is stored of old"
    )
    assert Preferences(zone="Europe/Atlantis", offset=60).minutes_ahead_of_utc(SUMMER) == 60


@pytest.mark.parametrize(
    ("typed", "zone", "offset"),
    [
        ("Kathmandu", "Asia/Kathmandu", None),
        ("moskau", "Europe/Moscow", None),
        ("Sao Paulo", "America/Sao_Paulo", None),
        ("America/Halifax", "America/Halifax", None),
        ("Nepal", "Asia/Kathmandu", None),
        ("+13", None, 780),
        ("UTC+9:30", None, 570),
        ("+5:45", None, 345),
        ("−3:30", None, -210),
        ("+15", None, None),
        ("5", None, None),
        ("somewhere nice", None, None),
    ],
)
def test_a_place_is_typed_as_people_call_it(typed: str, zone: str | None, offset: int | None) -> None:
    assert (find_zone("de", typed), parse_utc_offset(typed)) == (zone, offset)


async def test_any_place_is_typed_into_a_form(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    people = simcord_bot.router.tables.people
    await people.change(scene.ada.id, quiet=(22, 7), offset=345)
    me = answer(await scene.ada.slash(scene.channel, "me")).message
    page = await step(scene, scene.ada, me, "Quiet hours…")
    assert "I don't know of your summer time" in page.content
    for typed in ("Kathmandu", "+9:30"):
        opened = await scene.ada.click(page, label="Somewhere else…")
        await scene.ada.submit_modal(opened, {"place": typed})
    assert ((await people.preferences(scene.ada.id)).zone, (await people.preferences(scene.ada.id)).offset) == (
        None,
        570,
    )
    opened = await scene.ada.click(page, label="Somewhere else…")
    refused = answer(await scene.ada.submit_modal(opened, {"place": "Atlantis"}))
    assert refused.content.startswith("I know no such place.")
    opened = await scene.ada.click(page, label="Somewhere else…")
    await scene.ada.submit_modal(opened, {"place": "Adelaide"})
    assert (await people.preferences(scene.ada.id)).zone == "Australia/Adelaide"
    page = await now(scene, scene.ada, page)
    assert "summer time" not in page.content
    (there,) = [one for one in scene.labels(page) if one.startswith("Adelaide: ")]
    assert there.endswith("(UTC+10:30)")


@in_another_language_too
async def test_quiet_hours_are_chosen_with_the_time_that_it_is_there(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    me = answer(await scene.ada.slash(scene.channel, "me")).message
    assert "You have no quiet hours." in me.content
    page = await step(scene, scene.ada, me, "Quiet hours…")
    assert "deadlines stay as they are" in page.content
    page = await step(scene, scene.ada, page, "From 22:00 to 7:00")
    there = int(clock() // 60 + 330) % 1440
    page = await step(scene, scene.ada, page, f"Kolkata: It is {there // 60}:{there % 60:02} (UTC+5:30)")
    said = (
        f"From 22:00 to 7:00 nothing that I send you makes a sound. With you it is {there // 60}:{there % 60:02} now."
    )
    assert page.content.splitlines()[1] == f"**Changed.** {said}"
    preferences = await simcord_bot.router.tables.people.preferences(scene.ada.id)
    assert (preferences.quiet, preferences.offset) == ((22, 7), 330)
    assert preferences.zone == "Asia/Kolkata"
    assert said in (await step(scene, scene.ada, page, "Back")).content
    page = await step(scene, scene.ada, await now(scene, scene.ada, page), "Quiet hours…")
    await step(scene, scene.ada, page, "No quiet hours")
    assert (await simcord_bot.router.tables.people.preferences(scene.ada.id)).quiet is None


async def test_a_turn_and_a_reminder_wait_without_a_sound(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    await scene.begin(pace="day")
    person = scene.waiting()
    waits = other(scene, person)
    await simcord_bot.router.tables.people.change(waits.id, quiet=around(clock()))
    await later(scene, simcord_bot, clock, 600)  # nobody is there any more
    deadline = (await simcord_bot.router.table_controller.table(1)).pace.reserve
    await scene.move()
    called = scene.private(waits)
    assert called.flags.suppress_notifications
    table = await simcord_bot.router.table_controller.table(1)
    assert table.time.deadline(table.active[0]) == clock() + (deadline or 0), "the clock runs on"
    await later(scene, simcord_bot, clock, DAY / 2 + 1)
    assert not scene.private(waits).flags.suppress_notifications, "the reminder comes by day"


async def test_at_the_table_only_those_are_mentioned_who_want_a_sound(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    scene.group = "realm"  # both bid at the same time
    lobby = await scene.open()
    await scene.tell_at_the_table(simcord_bot.router.tables.people)
    await simcord_bot.router.tables.people.change(scene.bo.id, quiet=around(clock()))
    await scene.bo.click(lobby, label="Accept")
    clock.advance(200)
    await scene.env.settle()
    called = [
        one.json
        for one in scene.env.http_requests
        if one.method == "POST" and one.json and "choose your bid" in str(one.json.get("content"))
    ]
    assert [f"<@{one.id}>" in called[-1]["content"] for one in (scene.ada, scene.bo)] == [True, True]
    assert called[-1]["allowed_mentions"]["users"] == [scene.ada.id]
    assert not scene.table().flags.suppress_notifications


async def test_a_challenge_waits_without_a_sound(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    await simcord_bot.router.tables.people.change(scene.bo.id, quiet=around(clock()))
    await scene.open()
    assert scene.private(scene.bo).flags.suppress_notifications


async def test_all_that_somebody_prefers_fits_a_phone_and_colours_are_told_in_words(scene: Scene) -> None:
    me = answer(await scene.ada.slash(scene.channel, "me")).message
    title, about, *lines = me.content.splitlines()
    assert (title, about[:2]) == ("### What you prefer", "-#")
    assert len(lines) == len(pages_of(PAGES))
    assert "**Other people**: Let others challenge me · Let others see my ratings" in lines
    page = await step(scene, scene.ada, me, "Colours…")
    told = "**All colours**: Your private pictures use the same colours as the table."
    assert told in page.content and "little green" in page.content


@pytest.mark.parametrize("typed", ["Factory", "localtime", "posixrules", ""])
def test_a_zone_that_is_no_place_is_none(typed: str) -> None:
    assert find_zone("en", typed) is None


@pytest.mark.parametrize("zone", ["Factory", "localtime", "Europe/Atlantis"])
async def test_a_stored_zone_that_is_no_place_locks_nobody_out(
    scene: Scene, simcord_bot: Elementarium, zone: str
) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, quiet=(22, 7), zone=zone)
    me = answer(await scene.ada.slash(scene.channel, "me")).message
    page = await step(scene, scene.ada, me, "Quiet hours…")
    await scene.press(scene.ada, next(one for one in scene.labels(page) if one.startswith("London")), page)
    assert (await simcord_bot.router.tables.people.preferences(scene.ada.id)).zone == "Europe/London"
