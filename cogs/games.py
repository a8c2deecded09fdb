"""Across games: which tables there are, and whether a finished one was fair."""

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from sessions import TableInfo, Tables
from ui import HostBot, Interaction, Refused, answering, described_command, group_description, without_errors
from ui.interactions.channels import channels_here, visible_tables
from ui.interactions.components import ENTRIES
from ui.interactions.names import plain_name
from ui.interactions.suggestions import filter_suggestions, suggestion
from ui.interactions.voices import voice_for
from ui.records.lists import finished_tables, game_and_players, how_it_ended
from words import Voice

MOST_RUNNING = 8
"""Of the games in a list of those to look back at, so many that are not over."""


def _finished_choice(voice: Voice, info: TableInfo, user_id: int) -> Choice[str]:
    """A finished game in a list that autocomplete offers."""
    return suggestion(
        f"{game_and_players(voice, info, plain_name)} · {how_it_ended(voice, info, user_id)}", str(info.id)
    )


def _default_table_and_note(interaction: Interaction, found: Sequence[TableInfo]) -> tuple[TableInfo, str]:
    """The game that is shown where none is named, and the message that says why: a thread's, else one of one's own."""
    if isinstance(interaction.channel, discord.Thread):
        return found[0], ""
    own = [info for info in found if any(user_id == interaction.user.id for user_id, _ in info.people)]
    return (own[0], "replay-own") if own else (found[0], "replay-here")


class Games(commands.GroupCog, group_name="games", group_description=group_description("games")):
    """``/games``: lists of tables, and what can be done with games that are over."""

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router
        self.tables: Tables = bot.router.tables

    @without_errors
    async def _suggest_finished(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        voice = voice_for(interaction)
        found = await finished_tables(self.tables, interaction)
        return filter_suggestions([_finished_choice(voice, info, interaction.user.id) for info in found], typed)

    @without_errors
    async def _suggest_replayable(self, interaction: Interaction, typed: str) -> list[Choice[str]]:
        voice = voice_for(interaction)
        finished, running = list[Choice[str]](), list[Choice[str]]()
        for info in await self.replayable(interaction):
            if info.status == "over":
                finished.append(_finished_choice(voice, info, interaction.user.id))
            else:
                running.append(
                    suggestion(
                        voice.say("replay-running", table=game_and_players(voice, info, plain_name)), str(info.id)
                    )
                )
        running = filter_suggestions(running, typed)[:MOST_RUNNING]
        return [*filter_suggestions(finished, typed)[: ENTRIES - len(running)], *running]

    @described_command("games", "mine")
    async def mine(self, interaction: discord.Interaction) -> None:
        """``/games mine``: the asker's games everywhere, first those in which it is their move."""
        async with answering(interaction, "private") as answer:
            await self.router.lists.show_mine(answer)

    @described_command("games", "here")
    async def here(self, interaction: discord.Interaction) -> None:
        """``/games here``: the open tables and invitations of the channel."""
        async with answering(interaction, "private") as answer:
            await self.router.lists.show_here(answer)

    @described_command("games", "verify")
    @app_commands.autocomplete(table=_suggest_finished)
    async def verify(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games verify``: whether a game was dealt and played as it should; which one is asked where several fit."""
        async with answering(interaction, "private") as answer:
            if table is None:
                await self.router.files.ask_what_to_verify(answer)
            else:
                await self.router.files.verify_table(answer, await self._finished_id(interaction, table))

    @described_command("games", "watch")
    async def watch(self, interaction: discord.Interaction) -> None:
        """``/games watch``: the running games of the server that the asker may see."""
        async with answering(interaction, "private") as answer:
            await self.router.audience.list_running_games(answer)

    @described_command("games", "replay")
    @app_commands.autocomplete(table=_suggest_replayable)
    async def replay(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games replay``: a game step by step; by default that of the thread, else one of the asker's own."""
        async with answering(interaction, "private") as answer:
            found = {str(info.id): info for info in await self.replayable(interaction)}
            if not found:
                raise Refused("replay-none")
            if table is not None and table not in found:
                raise Refused("replay-unknown")
            shown, note = (
                _default_table_and_note(interaction, [*found.values()]) if table is None else (found[table], "")
            )
            await self.router.replays.show_table(answer, await self.router.table_controller.table(shown.id), note)

    @described_command("games", "film")
    @app_commands.autocomplete(table=_suggest_finished)
    async def film(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games film``: a finished game as an animated picture; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            wanted = await self._finished_id(interaction, table)
            await self.router.films.show_table(answer, await self.router.table_controller.table(wanted))

    @described_command("games", "review")
    @app_commands.autocomplete(table=_suggest_finished)
    async def review(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games review``: what cost most in a finished game; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            wanted = await self._finished_id(interaction, table)
            await self.router.reviews.show_review(answer, await self.router.table_controller.table(wanted))

    async def replayable(self, interaction: Interaction) -> list[TableInfo]:
        """The games that somebody can look back at: finished ones of theirs and of this place, then running ones."""
        running = {info.id: info for info in await self.tables.open_tables_of(interaction.user.id)}
        if interaction.guild_id is not None:
            here = await self.tables.open_tables_in(channels_here(interaction))
            running |= {info.id: info for info in visible_tables(interaction.user.id, here)}
        return [*await finished_tables(self.tables, interaction), *running.values()]

    @described_command("games", "export")
    @app_commands.autocomplete(table=_suggest_finished)
    async def export(self, interaction: discord.Interaction, table: str | None = None) -> None:
        """``/games export``: the file of a finished game; by default the first of `finished`."""
        async with answering(interaction, "private") as answer:
            await self.router.files.export_table(answer, await self._finished_id(interaction, table))

    @described_command("games", "open")
    async def open(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """``/games open``: check an exported game line by line, and show it step by step."""
        async with answering(interaction, "private") as answer:
            await self.router.files.open_file(answer, file)

    async def _finished_id(self, interaction: Interaction, named: str | None) -> int:
        found = [info.id for info in await finished_tables(self.tables, interaction)]
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
