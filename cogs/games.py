"""Across games: which tables there are, and whether a finished one was fair."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from sessions import TableInfo, Tables
from sessions.log.fair import verify
from ui import HostBot, Interaction, Refused, answering, command, description_of, quietly
from ui.interactions.channels import channels_here
from ui.interactions.components import ENTRIES
from ui.interactions.names import PRIVATE, link, linked, names_at, plain, safe
from ui.interactions.suggestions import matching, suggestion
from ui.interactions.voices import voice_to
from ui.records.verdicts import verdict_text
from words import Voice

MOST_LINES = 20
MOST_RUNNING = 8
"""Of the games in a list of those to look back at, so many that are not over."""


def _who(voice: Voice, info: TableInfo, shown: Callable[[Voice, str], str] = safe, game: str = "") -> str:
    people = voice.list_of([shown(voice, name) for name in names_at(voice, info)])
    return voice.say("games-who", game=game or voice.title(info.game), people=people)


Links = Mapping[int, str]
"""Where each table is read best by whoever asks, by its number; others by their own places."""


def _line(voice: Voice, info: TableInfo, user_id: int, links: Links) -> str:
    names = [safe(voice, name) for name in names_at(voice, info)]
    seated = zip(info.people, names, strict=True)
    others = voice.list_of([name for (person, _), name in seated if person != user_id])
    place = links.get(info.id) or _link(info)
    game, at = linked(voice, voice.title(info.game), place)
    if _waits_for(info, user_id):
        line = voice.say(f"games-your-move{at}", game=game, others=others, number=info.id, place=place)
    else:
        turn, table = voice.list_of([names[seat] for seat in info.active]), _who(voice, info, game=game)
        line = voice.say(f"games-to-move{at}", table=table, number=info.id, players=turn, place=place)
    return f"- {line}"


def _waits_for(info: TableInfo, user_id: int) -> bool:
    return any(info.people[seat][0] == user_id for seat in info.active)


def _link(info: TableInfo) -> str:
    """Where a table is shown, as a link to its message where there is one."""
    return link(info.guild_id, info.place_id or info.channel_id, info.message_id)


def _section(voice: Voice, heading: str, infos: Sequence[TableInfo], user_id: int, links: Links) -> list[str]:
    """Tables in lines under a heading; nothing where there are none."""
    if not infos:
        return []
    lines = [_line(voice, info, user_id, links) for info in infos[:MOST_LINES]]
    if len(infos) > MOST_LINES:
        lines.append(f"- {voice.say('and-more', count=len(infos) - MOST_LINES)}")
    return [f"### {voice.say(heading)}", *lines]


def _newest_first(infos: Iterable[TableInfo]) -> list[TableInfo]:
    return sorted(infos, key=lambda info: info.ended_at or 0, reverse=True)


def _entry(voice: Voice, key: str, info: TableInfo) -> Choice[str]:
    """A table in a list that autocomplete offers."""
    return suggestion(voice.say(key, table=_who(voice, info, plain), number=info.id), str(info.id))


class Games(commands.GroupCog, group_name="games", group_description=description_of("games")):
    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router
        self.tables: Tables = bot.router.tables

    @quietly
    async def _finished(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        voice = voice_to(interaction)
        return matching([_entry(voice, "games-finished", info) for info in await self.finished(interaction)], typed)

    @quietly
    async def _replayable(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        voice = voice_to(interaction)
        found: dict[str, list[Choice[str]]] = {"finished": [], "running": []}
        for info in await self.replayable(interaction):
            state = "finished" if info.status == "over" else "running"
            found[state].append(_entry(voice, f"replay-{state}", info))
        running = matching(found["running"], typed)[:MOST_RUNNING]
        return [*matching(found["finished"], typed)[: ENTRIES - len(running)], *running]

    async def finished(self, interaction: Interaction) -> list[TableInfo]:
        """The finished tables of this place, then the others of this person, the newest first, each once.

        Who asks in a game's thread means that game, whatever they have finished elsewhere since.
        """
        here = [] if interaction.channel_id is None else await self.tables.finished_in(interaction.channel_id)
        mine = await self.tables.finished_of(interaction.user.id)
        return list({info.id: info for info in (*_newest_first(here), *_newest_first(mine))}.values())

    @command("games", "mine")
    async def mine(self, interaction: discord.Interaction) -> None:
        async with answering(interaction, "private") as answer:
            user_id, voice = interaction.user.id, answer.voice
            links = await self._private_links(user_id) if interaction.guild_id is None else {}
            mine = await self.tables.of(user_id)
            text = _section(voice, "games-yours", [one for one in mine if _waits_for(one, user_id)], user_id, links)
            waiting = [one for one in mine if not _waits_for(one, user_id)]
            text += _section(voice, "games-waiting", waiting, user_id, links)
            await answer.say("\n".join(text) or voice.say("games-none-mine"))

    @command("games", "here")
    async def here(self, interaction: discord.Interaction) -> None:
        async with answering(interaction, "private") as answer:
            here = await self.tables.in_channels(channels_here(interaction))
            text = _section(answer.voice, "games-here", here, interaction.user.id, {})
            channel_id = interaction.channel_id
            if channel_id and (invitations := await self.router.lobbies.here(answer.voice, channel_id, MOST_LINES)):
                text += [f"### {answer.voice.say('games-invitations')}", *invitations]
            await answer.say("\n".join(text) or answer.voice.say("games-none-here"))

    async def _private_links(self, user_id: int) -> Links:
        """To somebody's own direct messages: each has the hand and the controls of its table."""
        found = await self.tables.private_messages(user_id)
        return {table: link(PRIVATE, place, message) for table, (place, message) in found.items()}

    @command("games", "verify")
    @app_commands.autocomplete(table=_finished)
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with answering(interaction, "private") as answer:
            table_id = await self._finished_id(interaction, table)
            record = await self.tables.record(table_id)
            if record is None:
                raise Refused("table-unknown")
            verdict = await asyncio.to_thread(verify, record)
            title = answer.voice.say("verify-title", game=answer.voice.title(record.game), table=record.id)
            await answer.say(verdict_text(answer.voice, title, record, verdict, answer.voice.say("verify-commitment")))

    @command("games", "watch")
    async def watch(self, interaction: discord.Interaction) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.audience.show(answer)

    @command("games", "replay")
    @app_commands.autocomplete(table=_replayable)
    async def replay(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with answering(interaction, "private") as answer:
            found = [info.id for info in await self.replayable(interaction)]
            if not found:
                raise Refused("replay-none")
            if table is not None and table not in map(str, found):
                raise Refused("replay-unknown")
            wanted = found[0] if table is None else int(table)
            await self.router.replays.show_table(answer, await self.router.table_controller.table(wanted))

    @command("games", "film")
    @app_commands.autocomplete(table=_finished)
    async def film(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with answering(interaction, "private") as answer:
            wanted = await self._finished_id(interaction, table)
            await self.router.films.show_table(answer, await self.router.table_controller.table(wanted))

    async def replayable(self, interaction: Interaction) -> list[TableInfo]:
        """The games that somebody can look back at: finished ones of theirs and of this place, then running ones."""
        running = {info.id: info for info in await self.tables.of(interaction.user.id)}
        if interaction.guild_id is not None:
            running |= {info.id: info for info in await self.tables.in_channels(channels_here(interaction))}
        return [*await self.finished(interaction), *running.values()]

    @command("games", "export")
    @app_commands.autocomplete(table=_finished)
    async def export(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.files.export(answer, await self._finished_id(interaction, table))

    @command("games", "open")
    async def open(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.files.open(answer, file)

    async def _finished_id(self, interaction: Interaction, named: str | None) -> int:
        found = [info.id for info in await self.finished(interaction)]
        if named is not None:
            if named not in map(str, found):
                raise Refused("games-finished-unknown")
            return int(named)
        if not found:
            raise Refused("games-finished-none")
        return found[0]


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Games(bot))
