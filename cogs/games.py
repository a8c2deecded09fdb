"""Across games: which tables there are, and whether a finished one was fair."""

from collections.abc import Iterable

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from sessions import TableInfo, Tables
from ui import HostBot, Interaction, Refused, answering, command, description_of, quietly
from ui.interactions.channels import channels_here
from ui.interactions.components import ENTRIES
from ui.interactions.names import plain
from ui.interactions.suggestions import matching, suggestion
from ui.interactions.voices import voice_to
from ui.records.lists import who
from words import Voice

MOST_RUNNING = 8
"""Of the games in a list of those to look back at, so many that are not over."""


def _newest_first(infos: Iterable[TableInfo]) -> list[TableInfo]:
    return sorted(infos, key=lambda info: info.ended_at or 0, reverse=True)


def _entry(voice: Voice, key: str, info: TableInfo) -> Choice[str]:
    """A table in a list that autocomplete offers."""
    return suggestion(voice.say(key, table=who(voice, info, plain), number=info.id), str(info.id))


class Games(commands.GroupCog, group_name="games", group_description=description_of("games")):
    """``/games``: lists of tables, and what can be done with games that are over."""

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
        """``/games mine``: the asker's games everywhere, first those in which it is their move."""
        async with answering(interaction, "private") as answer:
            await self.router.lists.mine(answer)

    @command("games", "here")
    async def here(self, interaction: discord.Interaction) -> None:
        """``/games here``: the open tables and invitations of the channel."""
        async with answering(interaction, "private") as answer:
            await self.router.lists.here(answer)

    @command("games", "verify")
    @app_commands.autocomplete(table=_finished)
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games verify``: whether a game was dealt and played as it should; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            await self.router.files.verify(answer, await self._finished_id(interaction, table))

    @command("games", "watch")
    async def watch(self, interaction: discord.Interaction) -> None:
        """``/games watch``: the running games of the server that the asker may see."""
        async with answering(interaction, "private") as answer:
            await self.router.audience.show(answer)

    @command("games", "replay")
    @app_commands.autocomplete(table=_replayable)
    async def replay(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games replay``: a game step by step; by default the first of `replayable`."""
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
        """``/games film``: a finished game as an animated picture; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            wanted = await self._finished_id(interaction, table)
            await self.router.films.show_table(answer, await self.router.table_controller.table(wanted))

    @command("games", "review")
    @app_commands.autocomplete(table=_finished)
    async def review(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games review``: what cost most in a finished game; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            wanted = await self._finished_id(interaction, table)
            await self.router.reviews.show(answer, await self.router.table_controller.table(wanted))

    async def replayable(self, interaction: Interaction) -> list[TableInfo]:
        """The games that somebody can look back at: finished ones of theirs and of this place, then running ones."""
        running = {info.id: info for info in await self.tables.of(interaction.user.id)}
        if interaction.guild_id is not None:
            running |= {info.id: info for info in await self.tables.in_channels(channels_here(interaction))}
        return [*await self.finished(interaction), *running.values()]

    @command("games", "export")
    @app_commands.autocomplete(table=_finished)
    async def export(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games export``: the file of a finished game; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            await self.router.files.export(answer, await self._finished_id(interaction, table))

    @command("games", "open")
    async def open(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """``/games open``: check an exported game line by line, and show it step by step."""
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
    """Give the bot ``/games``."""
    await bot.add_cog(Games(bot))
