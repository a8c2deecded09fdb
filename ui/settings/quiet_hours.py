"""The page of `/me` for quiet hours: from when to when nothing makes a sound, by the clock where somebody is."""

from collections.abc import Iterator
from typing import Any

from discord.ui import Item

from sessions import Preferences
from ui.interactions.components import entry, menu
from ui.interactions.ids import PreferencePress
from words import Voice

QUIET, OFFSET, OFF = "quiet", "offset", "off"
HOURS = (
    *((20, 7), (21, 6), (21, 7), (21, 8), (22, 6), (22, 7), (22, 8), (22, 9), (23, 7), (23, 8), (23, 9)),
    *((0, 7), (0, 8), (0, 9), (1, 9), (1, 10), (2, 10)),
)
OFFSETS = tuple(sorted([*(60 * hours for hours in range(-10, 13)), 210, 330]))
"""Minutes ahead of UTC, as many as a menu has room for: the hours, and the two half hours where most people live."""
DAY = 24 * 60


def quiet_changes(name: str, value: str) -> dict[str, Any] | None:
    """What a choice on this page changes; None for one that it does not offer."""
    if name == OFFSET:
        found = next((minutes for minutes in OFFSETS if _offset_value(minutes) == value), None)
        return None if found is None else {OFFSET: found}
    if value == OFF:
        return {QUIET: None}
    hours = next((hours for hours in HOURS if _hours_value(hours) == value), None)
    return None if hours is None else {QUIET: hours}


def quiet_line(voice: Voice, preferences: Preferences, now: float) -> str:
    """The quiet hours of somebody, in words."""
    if preferences.quiet is None:
        return voice.say("me-quiet-off-about")
    begin, end = preferences.quiet
    return voice.say(
        "me-quiet-on-about", **{"from": _time(begin * 60)}, until=_time(end * 60), now=_now(preferences, now)
    )


def quiet_menus(voice: Voice, preferences: Preferences, now: float) -> Iterator[Item[Any]]:
    """The hours, and the time where somebody is, which a server of Discord does not tell."""
    say = voice.say
    hours = [entry(say("me-quiet-off"), OFF, default=preferences.quiet is None)]
    for each in HOURS:
        label = say("me-quiet-hours", **{"from": _time(each[0] * 60)}, until=_time(each[1] * 60))
        hours.append(entry(label, _hours_value(each), default=each == preferences.quiet))
    yield menu(PreferencePress(QUIET), say("me-quiet"), hours)
    places = [
        entry(
            say("me-offset-entry", time=_time(int(now // 60) + minutes), offset=_written(minutes)),
            _offset_value(minutes),
            default=preferences.quiet is not None and minutes == preferences.offset,
        )
        for minutes in OFFSETS
    ]
    yield menu(PreferencePress(OFFSET), say("me-offset"), places)


def _now(preferences: Preferences, now: float) -> str:
    return _time(int(now // 60) + preferences.offset)


def _time(minutes: int) -> str:
    return f"{minutes % DAY // 60}:{minutes % 60:02}"


def _written(minutes: int) -> str:
    sign, minutes = "−" if minutes < 0 else "+", abs(minutes)
    return f"{sign}{minutes // 60}{f':{minutes % 60:02}' if minutes % 60 else ''}"


def _hours_value(hours: tuple[int, int]) -> str:
    return f"{hours[0]:02}{hours[1]:02}"


def _offset_value(minutes: int) -> str:
    return f"{'m' if minutes < 0 else 'p'}{abs(minutes)}"
