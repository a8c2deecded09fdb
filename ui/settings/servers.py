"""`/settings`: the settings of a server, which its managers change and everybody there may read."""

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord.ui import ChannelSelect, Item

from sessions import Servers, ServerSettings
from sessions.time.paces import DEFAULT, PACES
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.channels import channel_here
from ui.interactions.components import ENTRIES, PROMPT, button, entry, menu, view_of
from ui.interactions.faults import lacking_permissions
from ui.interactions.ids import ServerPress
from ui.interactions.names import safe
from ui.interactions.routes import Routes
from ui.settings.closing import Closing
from words import Voice

TOLD = ("channels", "threads", "computers", "pace", "tables")
"""The settings that are told; of the language nothing is, as long as there is only one."""
LIMITS = (5, 10, 25, 50, 100, 200, 500, 1000)
SWITCHES = ("threads", "computers")
WHERE = [discord.ChannelType.text]


class ServerController:
    """Shows the settings of a server, and lets its managers change them."""

    def __init__(self, servers: Servers, closing: Closing) -> None:
        self._servers = servers
        self._closing = closing

    async def show(self, answer: Answer) -> None:
        """All settings, with controls for those who may manage the server."""
        voice, guild = answer.voice, _guild(answer.interaction)
        settings = await self._servers.settings(guild.id)
        if _manages(answer.interaction):
            told = _untold_by_menus(settings)
            await answer.say(_text(voice, answer.interaction, guild, settings, told), view=_view(voice, settings))
        else:
            note = voice.say("settings-read-only")
            await answer.say(_text(voice, answer.interaction, guild, settings, TOLD, note))

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(ServerPress, self.press)

    async def press(self, interaction: discord.Interaction, press: ServerPress) -> None:
        """A choice from one of the menus, or a press on one of the buttons below them."""
        async with answering(interaction, "edit") as answer:
            voice, guild = answer.voice, _guild(interaction)
            if not _manages(interaction):
                raise Refused("settings-not-yours")
            match press.name, press.values:
                case "close", ():
                    await self._closing.ask_which(answer, guild.id)
                case "close", (after,) if after.isdecimal():
                    await self._closing.ask_which(answer, guild.id, int(after))
                case "closing", (chosen,):
                    await self._closing.ask(answer, guild.id, chosen)
                case "closed", (chosen,):
                    said = await self._closing.close(voice, guild.id, chosen)
                    answer.done()
                    await self._bring(answer, guild, said)
                case "all", ():
                    await self._bring(answer, guild)
                case _:
                    changed = _meant(press)
                    settings = await self._servers.change(guild.id, **changed)
                    answer.done()
                    await self._bring(answer, guild, _line(voice, next(iter(changed)), settings))

    async def _bring(self, answer: Answer, guild: discord.Guild, change: str | None = None) -> None:
        voice, settings = answer.voice, await self._servers.settings(guild.id)
        note = voice.say("settings-changed", change=change) if change else None
        text = _text(voice, answer.interaction, guild, settings, _untold_by_menus(settings), note)
        await answer.edit(text, None, _view(voice, settings))


def _guild(interaction: discord.Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise Refused("settings-in-server")
    return interaction.guild


def _manages(interaction: discord.Interaction) -> bool:
    return interaction.permissions.manage_guild


def _meant(press: ServerPress) -> dict[str, Any]:
    """The change that a press means; Refused when there is no such thing to change."""
    match press.name, press.values:
        case "channels", values if len(values) <= ENTRIES and all(value.isdecimal() for value in values):
            return {"channels": [int(value) for value in values]}
        case "tables", (value,) if value in map(str, LIMITS):
            return {"tables": int(value)}
        case "pace", (value,) if value in PACES:
            return {"pace": value}
        case name, ("on" | "off" as value,) if name in SWITCHES:
            return {name: value == "on"}
    raise Refused("button-unknown")


def _text(
    voice: Voice,
    interaction: discord.Interaction,
    guild: discord.Guild,
    settings: ServerSettings,
    told: Iterable[str],
    note: str | None = None,
) -> str:
    lines = [voice.say("settings-title", server=safe(voice, guild.name))]
    lines += [f"- {_line(voice, name, settings)}" for name in told]
    here = channel_here(interaction)
    channels = settings.channels or ([here] if here else [])
    lines += [f"- ⚠️ {problem}" for problem in _problems(voice, guild, settings, channels)]
    return "\n".join([*lines, *([note] if note else [])])


def _untold_by_menus(settings: ServerSettings) -> tuple[str, ...]:
    """The settings that a manager is told in words; the others stand in the menus below, as whole sentences."""
    return ("channels", *SWITCHES) if settings.channels else SWITCHES


def _line(voice: Voice, name: str, settings: ServerSettings) -> str:
    """A setting in words."""
    say, chosen = voice.say, getattr(settings, name)
    if name == "channels":
        channels = voice.list_of([f"<#{channel}>" for channel in chosen])
        return say("settings-channels", channels=channels) if chosen else say("settings-channels-all")
    if name == "pace":
        return say("settings-pace", pace=say(f"pace-{chosen or DEFAULT}"))
    if name == "tables":
        return say("settings-tables", count=chosen)
    return say(f"settings-{name}-{'on' if chosen else 'off'}")


def _problems(voice: Voice, guild: discord.Guild, settings: ServerSettings, channels: Iterable[int]) -> Iterator[str]:
    """The permissions that I lack for these settings, channel by channel."""
    for channel_id in channels:
        channel = guild.get_channel(channel_id)
        if channel is None:
            yield voice.say("settings-channel-gone", channel=f"<#{channel_id}>")
            continue
        held = channel.permissions_for(guild.me)
        if lacking := lacking_permissions(voice, held, in_thread=False):
            yield voice.say("settings-lacking", channel=channel.mention, permissions=lacking)
        elif settings.threads and not (held.create_public_threads and held.send_messages_in_threads):
            yield voice.say("settings-no-threads", channel=channel.mention)


def _view(voice: Voice, settings: ServerSettings) -> discord.ui.View:
    say = voice.say
    channels = ChannelSelect[Any](
        placeholder=say("settings-channels-all")[:PROMPT],
        custom_id=str(ServerPress("channels")),
        channel_types=WHERE,
        min_values=0,
        max_values=ENTRIES,
        default_values=[discord.Object(channel) for channel in settings.channels],
    )
    limits = [
        entry(say("settings-tables", count=limit), str(limit), default=limit == settings.tables) for limit in LIMITS
    ]
    chosen = settings.pace or DEFAULT
    paces = [entry(say("settings-pace", pace=say(f"pace-{pace}")), pace, default=pace == chosen) for pace in PACES]
    return view_of(
        channels,
        menu(ServerPress("tables"), say("settings-limit"), limits),
        menu(ServerPress("pace"), say("settings-which-pace"), paces),
        *_switches(voice, settings),
        button(ServerPress("close"), say("button-close")),
    )


def _switches(voice: Voice, settings: ServerSettings) -> Iterator[Item[Any]]:
    for name in SWITCHES:
        turned = "off" if getattr(settings, name) else "on"
        yield button(ServerPress(name, turned), voice.say(f"button-{name}-{turned}"))
