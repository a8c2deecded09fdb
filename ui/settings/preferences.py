"""`/me`: the preferences of somebody, in a message for nobody else's eyes."""

from collections.abc import Callable, Iterator
from typing import Any

import discord
from discord.ui import Item

from sessions import Mutes, People, Preferences
from sessions.people.absences import Absences
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import ENTRIES, button, entry, menu, view_of
from ui.interactions.ids import DataPress, PreferencePress
from ui.interactions.names import plain, safe
from ui.interactions.routes import Routes
from words import Voice

MENUS = {
    "hands": ("dm", "here"),
    "pictures": ("on", "off"),
    "calls": ("on", "off"),
    "reminders": ("dm", "thread", "off"),
}
"""The values to choose from, by the names of the fields; on and off stand for yes and no."""
EXPLAINED = ("hands", "calls")
"""The menus whose entries don't say everything by themselves."""
BUTTONS = {"answers_itself": "button-itself", "listed": "button-listed"}
"""The fields that a button switches, with the beginning of its label's id."""
CHALLENGES = "challenges"
"""A field whose button stands with the people who can't challenge somebody, where there are any."""
DAYS = (1, 3, 7, 14, 30)
"""The numbers of days for which somebody can say at once that they are away."""
SWITCHES = {"on": True, "off": False}


class PreferencesController:
    """Shows somebody what they prefer, and changes it."""

    def __init__(self, people: People, mutes: Mutes, absences: Absences, came_or_went: Callable[[int], None]) -> None:
        """``came_or_went`` is told of whoever is away from now on, or back."""
        self._came_or_went = came_or_went
        self._absences = absences
        self._people = people
        self._mutes = mutes

    async def show(self, answer: Answer) -> None:
        """All that somebody prefers."""
        await answer.say(answer.voice.say("me-title"), view=await self._view(answer))

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(PreferencePress, self.press)

    async def press(self, interaction: discord.Interaction, press: PreferencePress) -> None:
        """A choice from one of the menus, or a press on one of the buttons below them."""
        async with answering(interaction, "edit") as answer:
            match press.name:
                case "all":
                    await self._bring(answer)
                case "away":
                    await self._ask_days(answer)
                case "leave":
                    await self._leave(answer, press.value)
                case "back":
                    await self._come_back(answer)
                case "muted":
                    await self._ask_unmute(answer)
                case "unmute":
                    await self._unmute(answer, press.value)
                case name:
                    await self._change(answer, name, press.value)

    async def _change(self, answer: Answer, name: str, value: str) -> None:
        if value not in MENUS.get(name, SWITCHES if name in (*BUTTONS, CHALLENGES) else ()):
            raise Refused("button-unknown")
        user_id = answer.interaction.user.id
        if name == "listed":
            await self._people.list_(user_id, listed=SWITCHES[value])
        else:
            switched = isinstance(getattr(Preferences(), name), bool)
            chosen: dict[str, Any] = {name: SWITCHES[value] if switched else value}
            await self._people.change(user_id, **chosen)
        answer.done()
        await self._bring(answer, answer.voice.say(f"me-{name}-{value}-about"))

    async def _ask_days(self, answer: Answer) -> None:
        """The days for which this person can say that they are away."""
        say = answer.voice.say
        entries = [entry(say("me-away-days", count=days), str(days)) for days in DAYS]
        back = button(PreferencePress("all"), say("button-back"))
        await answer.edit(
            say("me-away"), None, view_of(menu(PreferencePress("leave"), say("me-away-ask"), entries), back)
        )

    async def _leave(self, answer: Answer, days: str) -> None:
        if days not in map(str, DAYS):
            raise Refused("button-unknown")
        until = await self._absences.leave(answer.interaction.user.id, int(days))
        answer.done()
        self._came_or_went(answer.interaction.user.id)
        await self._bring(answer, answer.voice.say("me-away-now", when=f"<t:{int(until)}:R>"))

    async def _come_back(self, answer: Answer) -> None:
        await self._absences.come_back(answer.interaction.user.id)
        answer.done()
        self._came_or_went(answer.interaction.user.id)
        await self._bring(answer, answer.voice.say("me-away-over"))

    async def _ask_unmute(self, answer: Answer) -> None:
        """The people who can't challenge this person, to be chosen from."""
        say = answer.voice.say
        muted = await self._mutes.of(answer.interaction.user.id)
        entries = [
            entry(plain(answer.voice, one.name) or str(one.user_id), str(one.user_id)) for one in muted[:ENTRIES]
        ]
        back = button(PreferencePress("all"), say("button-back"))
        if not entries:
            await self._bring(answer)
            return
        unmute = menu(PreferencePress("unmute"), say("me-unmute"), entries)
        preferences = await self._people.preferences(answer.interaction.user.id)
        text = say("me-muted", players=answer.voice.list_of([f"<@{one.user_id}>" for one in muted]))
        await answer.edit(text, None, view_of(unmute, _challenges(answer.voice, preferences), back))

    async def _unmute(self, answer: Answer, chosen: str) -> None:
        user_id = answer.interaction.user.id
        names = {str(one.user_id): one.name for one in await self._mutes.of(user_id)}
        if chosen not in names:
            raise Refused("button-unknown")
        await self._mutes.lift(user_id, int(chosen))
        answer.done()
        await self._bring(
            answer, answer.voice.say("lobby-unmuted", host=safe(answer.voice, names[chosen]) or f"<@{chosen}>")
        )

    async def _bring(self, answer: Answer, change: str | None = None) -> None:
        say = answer.voice.say
        lines = [say("me-title"), *([say("settings-changed", change=change)] if change else [])]
        await answer.edit("\n".join(lines), None, await self._view(answer))

    async def _view(self, answer: Answer) -> discord.ui.View:
        voice, user_id = answer.voice, answer.interaction.user.id
        preferences = await self._people.preferences(user_id)
        muted = await self._mutes.of(user_id)
        away = await self._absences.until(user_id) is not None
        come_or_go = button(
            PreferencePress("back" if away else "away"), voice.say("button-back-again" if away else "button-away")
        )
        data = button(DataPress("ask"), voice.say("button-data"))
        return view_of(*_menus(voice, preferences), *_buttons(voice, preferences, len(muted)), come_or_go, data)


def _menus(voice: Voice, preferences: Preferences) -> Iterator[Item[Any]]:
    say = voice.say
    for name, values in MENUS.items():
        chosen = _value(getattr(preferences, name))
        entries = [
            entry(
                say(f"me-{name}-{value}"),
                value,
                say(f"me-{name}-{value}-about") if name in EXPLAINED else None,
                default=value == chosen,
            )
            for value in values
        ]
        yield menu(PreferencePress(name), say(f"me-{name}"), entries)


def _buttons(voice: Voice, preferences: Preferences, muted: int) -> Iterator[Item[Any]]:
    for name, label in BUTTONS.items():
        turned = "off" if getattr(preferences, name) else "on"
        yield button(PreferencePress(name, turned), voice.say(f"{label}-{turned}"))
    if muted:
        yield button(PreferencePress("muted"), voice.say("button-muted", count=muted))
    else:
        yield _challenges(voice, preferences)


def _challenges(voice: Voice, preferences: Preferences) -> Item[Any]:
    turned = "off" if preferences.challenges else "on"
    return button(PreferencePress(CHALLENGES, turned), voice.say(f"button-challenges-{turned}"))


def _value(chosen: object) -> str:
    return ("on" if chosen else "off") if isinstance(chosen, bool) else str(chosen)
