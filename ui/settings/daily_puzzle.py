"""The daily puzzle in `/settings`: in which channel, at which hour, of which games."""

from collections.abc import Callable, Sequence
from typing import Any

import discord
import msgspec
from discord.ui import ChannelSelect, Item

from learning.puzzles.library import games_with_puzzles
from sessions import Servers, ServerSettings
from sessions.people.servers import DailyPuzzle
from sessions.puzzles.daily import DailyPuzzles, next_day_begins_at
from sessions.store import Store
from sessions.time.wall_clock import Clock
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import PROMPT, make_view, menu, menu_entry
from ui.interactions.discord_faults import missing_permissions_text
from ui.interactions.press import Press, Values, Word
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.settings.table_closing import back_to_settings_button
from words import Voice

HOURS = range(24)
LogChange = Callable[[int, discord.abc.User, Callable[[Voice], str]], None]
"""Tells a server's log channel which manager has changed a setting, and to what."""


class DailyPress(Press, prefix="dly1"):
    """The daily puzzle in `/settings`: its ``page``, or a menu there."""

    name: Word
    chosen: Values = ()


def daily_puzzle_text(voice: Voice, settings: ServerSettings, now: float) -> str:
    """Where and when the daily puzzle comes, in words."""
    daily = settings.daily
    if daily is None:
        return voice.say("settings-daily-none")
    at = f"<t:{round(next_day_begins_at(daily.hour, now))}:t>"
    games = voice.list_of([voice.game_title(game_id) for game_id in daily.games or games_with_puzzles()])
    return voice.say("settings-daily", channel=f"<#{daily.channel}>", at=at, games=games)


class DailyPuzzleSettings:
    """Shows the page, and changes what stands there."""

    def __init__(
        self, servers: Servers, daily: DailyPuzzles, voices: Voices, store: Store, log: LogChange, clock: Clock
    ) -> None:
        self._servers = servers
        self._daily = daily
        self._voices = voices
        self._store = store
        self._log = log
        self._clock = clock

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(DailyPress, self.handle_press)

    async def handle_press(self, interaction: discord.Interaction, press: DailyPress) -> None:
        """A press on the way to the page, or on it."""
        async with answering(interaction, "edit") as answer:
            guild = interaction.guild
            if guild is None:
                raise Refused("settings-in-server")
            if not interaction.permissions.manage_guild:
                raise Refused("settings-not-yours")
            if press.name == "page":
                settings = await self._servers.settings(guild.id)
            else:
                settings = await self._change_daily(answer, guild, press)
                answer.mark_stored()
            await self._show_page(answer, guild, settings, changed=press.name != "page")

    async def _change_daily(self, answer: Answer, guild: discord.Guild, press: DailyPress) -> ServerSettings:
        now, language = self._clock(), (await self._voices.voice_of_place(answer.interaction)).language
        daily: DailyPuzzle | None = None

        def meant(settings: ServerSettings) -> dict[str, object]:
            nonlocal daily
            daily = _daily_after_press(press, settings.daily, now, language)
            return {"daily": daily}

        changed = await self._servers.change_from(
            guild.id, meant, also=lambda transaction: self._daily.schedule_next(transaction, guild.id, daily, now)
        )
        if daily is not None:
            self._store.alarm.note_due(next_day_begins_at(daily.hour, now))
        self._log(guild.id, answer.interaction.user, lambda voice: daily_puzzle_text(voice, changed, now))
        return changed

    async def _show_page(
        self, answer: Answer, guild: discord.Guild, settings: ServerSettings, *, changed: bool
    ) -> None:
        voice, daily = answer.voice, settings.daily
        line = daily_puzzle_text(voice, settings, self._clock())
        lines = [voice.say("settings-page-daily"), f"- {line}"]
        if daily is not None and (problem := _channel_problem(voice, guild, daily.channel)):
            lines.append(f"- ⚠️ {problem}")
        if changed:
            lines.append(voice.say("settings-changed", change=line))
        back = back_to_settings_button(voice)
        await answer.edit("\n".join(lines), None, make_view(*_controls(voice, daily), back))


def _daily_after_press(press: DailyPress, daily: DailyPuzzle | None, now: float, language: str) -> DailyPuzzle | None:
    """What the daily puzzle is to be after a press; Refused when that makes no sense.

    ``language``: the one that people are answered in where it was pressed.
    """
    match press.name, press.chosen:
        case "channel", ():
            return None
        case "channel", (channel,) if channel.isdecimal():
            before = daily or DailyPuzzle(int(channel), now, _next_hour(now))
            return msgspec.structs.replace(before, channel=int(channel), since=now, language=language)
        case "hour", (hour,) if daily is not None and hour.isdecimal() and int(hour[:4]) in HOURS:
            return msgspec.structs.replace(daily, hour=int(hour), since=now)
        case "games", games if daily is not None and {*games} <= {*games_with_puzzles()}:
            return msgspec.structs.replace(daily, games=tuple(games))
    raise Refused("button-unknown")


def _next_hour(now: float) -> int:
    """The hour that begins next."""
    return (int(now // 3600) + 1) % len(HOURS)


def _channel_problem(voice: Voice, guild: discord.Guild, channel_id: int) -> str | None:
    """What I lack in the channel."""
    channel = guild.get_channel(channel_id)
    if channel is None:
        return voice.say("settings-channel-gone", channel=f"<#{channel_id}>")
    lacking = missing_permissions_text(voice, channel.permissions_for(guild.me), in_thread=False)
    return voice.say("settings-lacking", channel=channel.mention, permissions=lacking) if lacking else None


def _controls(voice: Voice, daily: DailyPuzzle | None) -> Sequence[Item[Any]]:
    channel = ChannelSelect[Any](
        placeholder=voice.say("settings-daily-channel")[:PROMPT],
        custom_id=str(DailyPress("channel")),
        channel_types=[discord.ChannelType.text, discord.ChannelType.news],
        min_values=0,
        max_values=1,
        default_values=[discord.Object(daily.channel)] if daily else [],
    )
    if daily is None:
        return [channel]
    hours = [
        menu_entry(voice.say("settings-daily-hour", time=f"{hour:02}:00"), str(hour), default=hour == daily.hour)
        for hour in HOURS
    ]
    games = games_with_puzzles()
    entries = [
        menu_entry(voice.game_title(game_id), game_id, default=game_id in (daily.games or games)) for game_id in games
    ]
    which = menu(DailyPress("games"), voice.say("settings-daily-games"), entries, most=len(games))
    return [channel, menu(DailyPress("hour"), voice.say("settings-daily-when"), hours), which]
