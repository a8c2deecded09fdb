"""`/me`: the preferences of somebody, in a message for nobody else's eyes."""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import discord
from discord.ui import Item, View

from sessions import MutedPerson, Mutes, People, Preferences
from sessions.people.absences import Absences
from sessions.time.wall_clock import Clock
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import ENTRIES, button, button_heading, make_view, menu, menu_entry
from ui.interactions.ids import PreferencePress, StoredDataPress
from ui.interactions.names import escaped_name, plain_name
from ui.interactions.pictures import palettes_picture
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.settings.language_menu import DISCORDS, LANGUAGE, language_entries, pages_of
from ui.settings.quiet_hours import (
    OFFSET,
    PLACE,
    QUIET,
    place_form,
    quiet_controls,
    quiet_hour_changes,
    quiet_hours_explanation,
    quiet_hours_text,
    typed_place,
    typed_place_changes,
)
from words import Voice
from words.languages import language_name, languages

MENUS = {
    "hands": ("dm", "here"),
    "pictures": ("on", "off"),
    "shape": ("wide", "tall", "large"),
    "palette": ("all", "protanopia", "deuteranopia", "tritanopia"),
    "calls": ("on", "off"),
    "reminders": ("dm", "thread", "off"),
    "explains": ("first", "again", "off"),
}
"""The values to choose from, by the names of the fields; on and off stand for yes and no."""
EXPLAINED = ("hands", "calls", "shape", "palette")
"""The menus whose entries don't say everything by themselves."""
BUTTONS = {"answers_itself": "button-itself", "listed": "button-listed", "challenges": "button-challenges"}
"""The fields that a button switches, with the beginning of its label's id."""
COLOURS = "colours"
PAGES = {
    LANGUAGE: (LANGUAGE,),
    "hands": ("hands", "pictures", "shape"),
    COLOURS: ("palette",),
    "turns": ("calls", "reminders", "explains", "answers_itself"),
    QUIET: (QUIET,),
    "others": ("challenges", "listed"),
}
"""The fields that are changed on each page."""
PAGE_OF = {field: page for page, fields in PAGES.items() for field in fields}
DAYS = (1, 3, 7, 14, 30)
"""The numbers of days for which somebody can say at once that they are away."""
SEPARATOR = " · "
SWITCHES = {"on": True, "off": False}


class PreferencesController:
    """Shows somebody what they prefer, and changes it."""

    def __init__(
        self,
        people: People,
        mutes: Mutes,
        absences: Absences,
        voices: Voices,
        clock: Clock,
        came_or_went: Callable[[int], None],
        sees_anew: Callable[[int], None],
    ) -> None:
        """``came_or_went`` is told of whoever is away from now on, or back; ``sees_anew`` of whoever wants to be
        shown things otherwise."""
        self._voices = voices
        self._clock = clock
        self._came_or_went = came_or_went
        self._sees_anew = sees_anew
        self._absences = absences
        self._people = people
        self._mutes = mutes

    async def show_preferences(self, answer: Answer) -> None:
        """All that somebody prefers, with a button for each page on which it is changed."""
        text, view = await self._home_page(answer)
        await answer.say(text, view=view)

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(PreferencePress, self.handle_press)

    async def handle_press(self, interaction: discord.Interaction, press: PreferencePress) -> None:
        """A choice from one of the menus, or a press on one of the buttons below them."""
        async with answering(interaction, "edit") as answer:
            match press.name:
                case "all":
                    text, view = await self._home_page(answer)
                    await answer.edit(text, None, view)
                case "page":
                    await self._show_page(answer, press.value)
                case "away":
                    await self._ask_days(answer)
                case "leave":
                    await self._set_away(answer, press.value)
                case "back":
                    await self._come_back(answer)
                case "muted":  # a button of earlier releases
                    await self._show_page(answer, "others")
                case name if name == PLACE:
                    await answer.send_form(place_form(answer.voice))
                case "unmute":
                    await self._unmute(answer, press.value)
                case name:
                    await self._change_preference(answer, name, press.value)

    async def handle_place_form(self, interaction: discord.Interaction) -> bool:
        """Take in where somebody is, as they have typed it; False for another form."""
        typed = typed_place(interaction)
        if typed is None:
            return False
        async with answering(interaction, "edit") as answer:
            # In a thread: the names of all places are read once for each language, in a tenth of a second.
            await self._change_quiet_hours(
                answer, await asyncio.to_thread(typed_place_changes, answer.voice, typed, self._clock())
            )
        return True

    async def _change_preference(self, answer: Answer, name: str, value: str) -> None:
        user_id = answer.interaction.user.id
        if name == LANGUAGE:
            await self._change_language(answer, value)
            return
        if name in (QUIET, OFFSET):
            changes = quiet_hour_changes(name, value, self._clock())
            if changes is None:
                raise Refused("button-unknown")
            await self._change_quiet_hours(answer, changes)
            return
        if value not in MENUS.get(name, SWITCHES if name in BUTTONS else ()):
            raise Refused("button-unknown")
        if name == "listed":
            await self._people.set_listed(user_id, listed=SWITCHES[value])
        else:
            switched = isinstance(getattr(Preferences(), name), bool)
            chosen: dict[str, Any] = {name: SWITCHES[value] if switched else value}
            if name == "shape":
                chosen["shape_chosen"] = True
            if name == "explains" and value == "again":
                chosen["explained"] = {}
            await self._people.change(user_id, **chosen)
            self._sees_anew(user_id)
        answer.mark_stored()
        await self._show_page(answer, PAGE_OF[name], answer.voice.say(f"me-{name}-{value}-about"))

    async def _change_language(self, answer: Answer, chosen: str) -> None:
        """Speak the chosen language to somebody from this answer on; theirs of Discord where they choose none."""
        if chosen != DISCORDS and chosen not in languages():
            raise Refused("button-unknown")
        interaction = answer.interaction
        await self._people.change(interaction.user.id, language=None if chosen == DISCORDS else chosen)
        answer.mark_stored()
        await self._voices.settle_voice(interaction)
        self._sees_anew(interaction.user.id)
        await self._show_page(answer, LANGUAGE, answer.voice.say("me-language-about"))

    async def _change_quiet_hours(self, answer: Answer, chosen: dict[str, Any]) -> None:
        """Other quiet hours, or another time where somebody is."""
        user_id = answer.interaction.user.id
        await self._people.change(user_id, **chosen)
        answer.mark_stored()
        await self._show_page(
            answer, QUIET, quiet_hours_text(answer.voice, await self._people.preferences(user_id), self._clock())
        )

    async def _ask_days(self, answer: Answer) -> None:
        """The days for which this person can say that they are away."""
        say = answer.voice.say
        entries = [menu_entry(say("me-away-days", count=days), str(days)) for days in DAYS]
        days = menu(PreferencePress("leave"), say("me-away-ask"), entries)
        await answer.edit(say("me-away"), None, make_view(days, _back_button(answer.voice)))

    async def _set_away(self, answer: Answer, days: str) -> None:
        if days not in map(str, DAYS):
            raise Refused("button-unknown")
        until = await self._absences.leave(answer.interaction.user.id, int(days))
        answer.mark_stored()
        self._came_or_went(answer.interaction.user.id)
        await self._show_home(answer, _away_text(answer.voice, until))

    async def _come_back(self, answer: Answer) -> None:
        await self._absences.come_back(answer.interaction.user.id)
        answer.mark_stored()
        self._came_or_went(answer.interaction.user.id)
        await self._show_home(answer, answer.voice.say("me-away-over"))

    async def _unmute(self, answer: Answer, chosen: str) -> None:
        user_id = answer.interaction.user.id
        names = {str(one.user_id): one.name for one in await self._mutes.muted_by(user_id)}
        if chosen not in names:
            raise Refused("button-unknown")
        await self._mutes.unmute(user_id, int(chosen))
        answer.mark_stored()
        host = escaped_name(answer.voice, names[chosen]) or f"<@{chosen}>"
        await self._show_page(answer, "others", answer.voice.say("lobby-unmuted", host=host))

    async def _home_page(self, answer: Answer, change: str | None = None) -> tuple[str, View]:
        voice, user_id = answer.voice, answer.interaction.user.id
        say = voice.say
        preferences = await self._people.preferences(user_id)
        lines = [say("me-title"), *([say("settings-changed", change=change)] if change else [])]
        away = await self._absences.away_until(user_id)
        lines += [f"- {_away_text(voice, away)}"] if away and not change else []
        muted = await self._mutes.muted_by(user_id)
        labels = {page: say(f"button-page-{page}") for page in pages_of(PAGES)}
        for page, label in labels.items():  # each part is called as the button that changes it
            chosen = SEPARATOR.join(self._preference_text(voice, name, preferences) for name in PAGES[page])
            lines.append(say("named-of", what=button_heading(label), which=chosen))
            lines += [f"-# {_muted_text(voice, muted)}"] if muted and page == "others" else []
        buttons = [button(PreferencePress("page", page), label) for page, label in labels.items()]
        come_or_go = button(
            PreferencePress("back" if away else "away"), say("button-back-again" if away else "button-away")
        )
        return "\n".join(lines), make_view(*buttons, come_or_go, button(StoredDataPress("ask"), say("button-data")))

    def _preference_text(self, voice: Voice, name: str, preferences: Preferences) -> str:
        """What somebody prefers, in a few words: as it is called where it is chosen."""
        if name == LANGUAGE:
            return language_name(voice.language)
        if name == QUIET:
            return quiet_hours_text(voice, preferences, self._clock())
        chosen = _value_key(getattr(preferences, name))
        return voice.say(f"{BUTTONS[name]}-{chosen}" if name in BUTTONS else f"me-{name}-{chosen}")

    async def _show_home(self, answer: Answer, change: str) -> None:
        text, view = await self._home_page(answer, change)
        await answer.edit(text, None, view)

    async def _show_page(self, answer: Answer, page: str, change: str | None = None) -> None:
        """A page, with what has just been changed on it."""
        if page not in pages_of(PAGES):
            raise Refused("button-unknown")
        voice, user_id = answer.voice, answer.interaction.user.id
        say, preferences = voice.say, await self._people.preferences(user_id)
        lines = [say(f"me-page-{page}"), *([say("settings-changed", change=change)] if change else [])]
        fields = PAGES[page]
        so_far = [*_menu_lines(voice, preferences, fields), *_switch_lines(voice, preferences, fields)]
        lines += [f"- {one}" for one in so_far if one != change]
        controls = [*_menus(voice, preferences, fields), *_buttons(voice, preferences, fields)]
        if page == COLOURS:
            lines += [f"- {one}" for one in _palette_lines(voice, preferences)]
        if page == QUIET:
            lines += [] if change else [quiet_hours_text(voice, preferences, self._clock())]
            lines.append(quiet_hours_explanation(voice, preferences))
            controls += quiet_controls(voice, preferences, self._clock())
        if page == "others" and (muted := await self._mutes.muted_by(user_id)):
            lines.append(_muted_text(voice, muted))
            entries = [
                menu_entry(plain_name(voice, one.name) or str(one.user_id), str(one.user_id)) for one in muted[:ENTRIES]
            ]
            controls.insert(0, menu(PreferencePress("unmute"), say("me-unmute"), entries))
        shown = palettes_picture(voice) if page == COLOURS else None
        await answer.edit("\n".join(lines), shown, make_view(*controls, _back_button(voice)))


def _menus(voice: Voice, preferences: Preferences, fields: Iterable[str]) -> Iterator[Item[Any]]:
    say = voice.say
    for name in fields:
        if name == LANGUAGE:
            yield menu(PreferencePress(name), say("me-language"), language_entries(voice, preferences.language))
        elif name in MENUS:
            chosen = _value_key(getattr(preferences, name))
            entries = [
                menu_entry(
                    say(f"me-{name}-{value}"),
                    value,
                    say(f"me-{name}-{value}-about") if name in EXPLAINED else None,
                    default=value == chosen,
                )
                for value in MENUS[name]
            ]
            yield menu(PreferencePress(name), say(f"me-{name}"), entries)


def _menu_lines(voice: Voice, preferences: Preferences, fields: Sequence[str]) -> Iterator[str]:
    """What is chosen in each menu of a page with several, under its name, which the menu itself no longer shows."""
    menus = [name for name in fields if name in MENUS]
    for name in menus if len(menus) > 1 else ():
        chosen = voice.say(f"me-{name}-{_value_key(getattr(preferences, name))}")
        yield voice.say("named-of", what=voice.say(f"me-{name}"), which=f"**{chosen}**")


def _switch_lines(voice: Voice, preferences: Preferences, fields: Iterable[str]) -> Iterator[str]:
    """How it is now with what a button switches, which only says what a press would make of it."""
    for name in fields:
        if name in BUTTONS:
            yield voice.say(f"me-{name}-{_value_key(getattr(preferences, name))}-about")


def _palette_lines(voice: Voice, preferences: Preferences) -> Iterator[str]:
    """What the picture of the palettes shows, in words."""
    for value in MENUS["palette"]:
        name = voice.say(f"me-palette-{value}")
        what = f"**{name}**" if value == preferences.palette else name
        yield voice.say("named-of", what=what, which=voice.say(f"me-palette-{value}-about"))


def _buttons(voice: Voice, preferences: Preferences, fields: Iterable[str]) -> Iterator[Item[Any]]:
    for name in fields:
        if name in BUTTONS:
            turned = "off" if getattr(preferences, name) else "on"
            yield button(PreferencePress(name, turned), voice.say(f"{BUTTONS[name]}-{turned}"))


def _away_text(voice: Voice, until: float) -> str:
    return voice.say("me-away-now", when=f"<t:{int(until)}:f> (<t:{int(until)}:R>)")


def _muted_text(voice: Voice, muted: Sequence[MutedPerson]) -> str:
    return voice.say("me-muted", players=voice.list_of([f"<@{one.user_id}>" for one in muted]))


def _back_button(voice: Voice) -> Item[Any]:
    return button(PreferencePress("all"), voice.say("button-back"))


def _value_key(chosen: object) -> str:
    return ("on" if chosen else "off") if isinstance(chosen, bool) else str(chosen)
