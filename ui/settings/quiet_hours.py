"""The page of `/me` for quiet hours: from when to when nothing makes a sound, by the clock where somebody is."""

import re
from collections.abc import Iterator
from typing import Any

import discord
from discord.ui import Item, Label, Modal, TextInput

from sessions import Preferences
from sessions.time.zones import minutes_ahead_of_utc
from ui.interactions.answer import Refused
from ui.interactions.components import button, menu, menu_entry
from ui.interactions.ids import PreferencePress
from words import Voice
from words.time_zones import city_of_zone, continent_of_zone, find_zone, parse_utc_offset

QUIET, OFFSET, OFF, PLACE = "quiet", "offset", "off", "place"
HOURS = (
    *((20, 7), (21, 6), (21, 7), (21, 8), (22, 6), (22, 7), (22, 8), (22, 9), (23, 7), (23, 8), (23, 9)),
    *((0, 7), (0, 8), (0, 9), (1, 9), (1, 10), (2, 10)),
)
ZONES = (
    *("Pacific/Honolulu", "America/Los_Angeles", "America/Denver", "America/Mexico_City", "America/Chicago"),
    *("America/Bogota", "America/New_York", "America/Argentina/Buenos_Aires", "America/Sao_Paulo"),
    *("Europe/London", "Europe/Madrid", "Europe/Paris", "Europe/Berlin", "Europe/Athens", "Europe/Istanbul"),
    *("Europe/Moscow", "Africa/Lagos", "Africa/Johannesburg", "Asia/Dubai", "Asia/Kolkata", "Asia/Shanghai"),
    *("Asia/Tokyo", "Australia/Sydney", "Pacific/Auckland"),
)
"""The places to choose from, by continents and from west to east; one entry is left for another that is chosen."""
OLD = re.compile(r"([mp])(\d{1,3})")
"""How the buttons of earlier releases say minutes ahead of UTC."""
DAY = 24 * 60
FORM, FIELD = "mef1:place", "place"
TYPED = 60
"""Characters that the field for a place takes."""


def quiet_hour_changes(name: str, value: str, now: float) -> dict[str, Any] | None:
    """What a choice on this page changes; None for one that it does not offer."""
    if name == OFFSET:
        zone = next((zone for zone in ZONES if _zone_value(zone) == value), None)
        if zone is not None:
            return time_zone_changes(zone, now)
        old = OLD.fullmatch(value)
        found = None if old is None else parse_utc_offset(f"{'-' if old[1] == 'm' else '+'}{_clock_text(int(old[2]))}")
        return None if found is None else {OFFSET: found, "zone": None}
    if value == OFF:
        return {QUIET: None}
    hours = next((hours for hours in HOURS if _hours_value(hours) == value), None)
    return None if hours is None else {QUIET: hours}


def time_zone_changes(zone: str, now: float) -> dict[str, Any]:
    """What it changes that somebody is in a zone: its time of today stays for a process that doesn't know of zones."""
    return {"zone": zone, OFFSET: minutes_ahead_of_utc(zone, now) or 0}


def place_form(voice: Voice) -> Modal:
    """The form in which somebody types where they are."""
    form = Modal(title=voice.say("me-place-title"), timeout=None, custom_id=FORM)
    field: TextInput[Any] = TextInput(
        custom_id=FIELD, max_length=TYPED, placeholder="Kathmandu, America/Halifax, +9:30"
    )
    form.add_item(Label(text=voice.say("me-place"), description=voice.say("me-place-about"), component=field))
    return form


def typed_place(interaction: discord.Interaction) -> str | None:
    """The place that somebody has typed into that form; None for another form."""
    data: Any = interaction.data or {}
    if data.get("custom_id") != FORM:
        return None
    fields = [label["component"] for label in data.get("components", ()) if "component" in label]
    return next((str(field.get("value") or "") for field in fields if field.get("custom_id") == FIELD), "")


def typed_place_changes(voice: Voice, text: str, now: float) -> dict[str, Any]:
    """What a typed place changes; Refused for what is none."""
    offset = parse_utc_offset(text)
    if offset is not None:
        return {OFFSET: offset, "zone": None}
    zone = find_zone(voice.language, text)
    if zone is None:
        raise Refused("me-place-unknown")
    return time_zone_changes(zone, now)


def quiet_hours_text(voice: Voice, preferences: Preferences, now: float) -> str:
    """The quiet hours of somebody, in words."""
    if preferences.quiet is None:
        return voice.say("me-quiet-off-about")
    begin, end = preferences.quiet
    return voice.say(
        "me-quiet-on-about",
        **{"from": _clock_text(begin * 60)},
        until=_clock_text(end * 60),
        now=_local_time(preferences, now),
    )


def quiet_hours_explanation(voice: Voice, preferences: Preferences) -> str:
    """What quiet hours are, and whether summer time is known of."""
    knows = preferences.zone is not None or preferences.quiet is None
    return voice.say("me-quiet-means") + ("" if knows else f" {voice.say('me-quiet-no-summer')}")


def quiet_controls(voice: Voice, preferences: Preferences, now: float) -> Iterator[Item[Any]]:
    """The hours, and the time where somebody is, which a server of Discord does not tell."""
    say = voice.say
    hours = [menu_entry(say("me-quiet-off"), OFF, default=preferences.quiet is None)]
    for each in HOURS:
        label = say("me-quiet-hours", **{"from": _clock_text(each[0] * 60)}, until=_clock_text(each[1] * 60))
        hours.append(menu_entry(label, _hours_value(each), default=each == preferences.quiet))
    yield menu(PreferencePress(QUIET), say("me-quiet"), hours)
    yield menu(PreferencePress(OFFSET), say("me-offset"), [*_place_entries(voice, preferences, now)])
    yield button(PreferencePress(PLACE), say("button-place"))


def _place_entries(voice: Voice, preferences: Preferences, now: float) -> Iterator[discord.SelectOption]:
    """The places, and before them what is chosen where that is another one."""
    chosen = preferences.quiet is not None or preferences.zone is not None
    if chosen and preferences.zone not in ZONES:
        yield _place_entry(voice, preferences.zone, preferences.minutes_ahead_of_utc(now), now, default=True)
    for zone in ZONES:
        yield _place_entry(voice, zone, minutes_ahead_of_utc(zone, now) or 0, now, default=zone == preferences.zone)


def _place_entry(voice: Voice, zone: str | None, ahead: int, now: float, *, default: bool) -> discord.SelectOption:
    time = voice.say("me-offset-entry", time=_clock_text(int(now // 60) + ahead), offset=_offset_text(ahead))
    if zone is None:
        sign = "m" if ahead < 0 else "p"
        return menu_entry(time, f"{sign}{abs(ahead)}", default=default)
    label = voice.say("named-of", what=city_of_zone(voice.language, zone), which=time)
    return menu_entry(label, _zone_value(zone), continent_of_zone(voice.language, zone), default=default)


def _local_time(preferences: Preferences, now: float) -> str:
    return _clock_text(int(now // 60) + preferences.minutes_ahead_of_utc(now))


def _clock_text(minutes: int) -> str:
    return f"{minutes % DAY // 60}:{minutes % 60:02}"


def _offset_text(minutes: int) -> str:
    sign, minutes = "−" if minutes < 0 else "+", abs(minutes)
    return f"{sign}{minutes // 60}{f':{minutes % 60:02}' if minutes % 60 else ''}"


def _hours_value(hours: tuple[int, int]) -> str:
    return f"{hours[0]:02}{hours[1]:02}"


def _zone_value(zone: str) -> str:
    return f"z{re.sub('[^a-z]', '', zone.lower())}"
