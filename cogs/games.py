"""Across games: which tables there are, and whether a finished one was fair."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from sessions import TableInfo, Tables
from sessions.log.fair import verify
from ui import HostBot, Interaction, Refused, answering, command, description_of
from ui.interactions.channels import channels_here
from ui.interactions.components import ENTRIES
from ui.interactions.names import PRIVATE, link, linked, names_at, plain, safe
from ui.interactions.suggestions import matching, suggestion
from ui.records.verdicts import verdict_text
from words import ENGLISH, Voice, catalogue, voice_of

say = catalogue().say

MOST_LINES = 20
MOST_RUNNING = 8
"""Of the games in a list of those to look back at, so many that are not over."""


def _who(info: TableInfo, shown: Callable[[Voice, str], str] = safe, game: str = "") -> str:
    people = catalogue().list_of([shown(voice_of(ENGLISH), name) for name in names_at(voice_of(ENGLISH), info)])
    return say("games-who", game=game or engine.GAMES[info.game].title, people=people)


Links = Mapping[int, str]
"""Where each table is read best by whoever asks, by its number; others by their own places."""


def _line(info: TableInfo, user_id: int, links: Links) -> str:
    names = [safe(voice_of(ENGLISH), name) for name in names_at(voice_of(ENGLISH), info)]
    seated = zip(info.people, names, strict=True)
    others = catalogue().list_of([name for (person, _), name in seated if person != user_id])
    place = links.get(info.id) or _link(info)
    game, at = linked(voice_of(ENGLISH), engine.GAMES[info.game].title, place)
    if _waits_for(info, user_id):
        return f"- {say(f'games-your-move{at}', game=game, others=others, place=place)}"
    turn = catalogue().list_of([names[seat] for seat in info.active])
    return f"- {say(f'games-to-move{at}', table=_who(info, game=game), players=turn, place=place)}"


def _waits_for(info: TableInfo, user_id: int) -> bool:
    return any(info.people[seat][0] == user_id for seat in info.active)


def _link(info: TableInfo) -> str:
    """Where a table is shown, as a link to its message where there is one."""
    return link(info.guild_id, info.place_id or info.channel_id, info.message_id)


def _section(heading: str, infos: Sequence[TableInfo], user_id: int, links: Links) -> list[str]:
    """Tables in lines under a heading; nothing where there are none."""
    if not infos:
        return []
    lines = [_line(info, user_id, links) for info in infos[:MOST_LINES]]
    if len(infos) > MOST_LINES:
        lines.append(f"- {say('and-more', count=len(infos) - MOST_LINES)}")
    return [f"### {say(heading)}", *lines]


async def _finished(interaction: Interaction, current: str) -> list[Choice[str]]:
    games = getattr(interaction.command, "binding", None)
    assert isinstance(games, Games)
    found = await games.finished(interaction)
    return matching([_entry("games-finished", info) for info in found], current)


async def _replayable(interaction: Interaction, current: str) -> list[Choice[str]]:
    games = getattr(interaction.command, "binding", None)
    assert isinstance(games, Games)
    found: dict[str, list[Choice[str]]] = {"finished": [], "running": []}
    for info in await games.replayable(interaction):
        state = "finished" if info.status == "over" else "running"
        found[state].append(_entry(f"replay-{state}", info))
    running = matching(found["running"], current)[:MOST_RUNNING]
    return [*matching(found["finished"], current)[: ENTRIES - len(running)], *running]


def _newest_first(infos: Iterable[TableInfo]) -> list[TableInfo]:
    return sorted(infos, key=lambda info: info.ended_at or 0, reverse=True)


def _entry(key: str, info: TableInfo) -> Choice[str]:
    """A table in a list that autocomplete offers."""
    return suggestion(say(key, table=_who(info, plain), number=info.id), str(info.id))


class Games(commands.GroupCog, group_name="games", group_description=description_of("games")):
    def __init__(self, bot: HostBot) -> None:
        self.bot = bot
        self.router = bot.router
        self.tables: Tables = bot.router.tables

    async def finished(self, interaction: Interaction) -> list[TableInfo]:
        """The finished tables of this place, then the others of this person, the newest first, each once.

        Who asks in a game's thread means that game, whatever they have finished elsewhere since.
        """
        here = [] if interaction.channel_id is None else await self.tables.finished_in(interaction.channel_id)
        mine = await self.tables.finished_of(interaction.user.id)
        return list({info.id: info for info in (*_newest_first(here), *_newest_first(mine))}.values())

    @command("games", "list")
    async def list_(self, interaction: discord.Interaction) -> None:
        async with answering(interaction, "private") as answer:
            user_id, channel_id = interaction.user.id, interaction.channel_id
            private = interaction.guild_id is None
            links = await self._private_links(user_id) if private else {}
            mine = await self.tables.of(user_id)
            here = [] if private else await self.tables.in_channels(channels_here(interaction))
            known = {info.id for info in here}
            text = _section("games-yours", [info for info in mine if _waits_for(info, user_id)], user_id, links)
            text += _section("games-here", [info for info in here if not _waits_for(info, user_id)], user_id, links)
            if channel_id and (invitations := await self.router.lobbies.here(answer.voice, channel_id, MOST_LINES)):
                text += [f"### {say('games-invitations')}", *invitations]
            elsewhere = [info for info in mine if info.id not in known and not _waits_for(info, user_id)]
            text += _section("games-waiting" if private else "games-elsewhere", elsewhere, user_id, links)
            await answer.say("\n".join(text) or say("games-none"))

    async def _private_links(self, user_id: int) -> Links:
        """To somebody's own direct messages: each has the hand and the controls of its table."""
        found = await self.tables.private_messages(user_id)
        return {table: link(PRIVATE, place, message) for table, (place, message) in found.items()}

    @command("games", "health")
    async def health(self, interaction: discord.Interaction) -> None:
        await self.bot.health.show(interaction)

    @command("games", "verify")
    @app_commands.autocomplete(table=_finished)
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        async with answering(interaction, "private") as answer:
            table_id = await self._finished_id(interaction, table)
            record = await self.tables.record(table_id)
            if record is None:
                raise Refused(say("table-unknown"))
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
                raise Refused(say("replay-none"))
            if table is not None and table not in map(str, found):
                raise Refused(say("replay-unknown"))
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
                raise Refused(say("games-finished-unknown"))
            return int(named)
        if not found:
            raise Refused(say("games-finished-none"))
        return found[0]


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Games(bot))
