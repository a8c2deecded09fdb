"""A game that somebody's press has begun: its place, and the news of it."""

import discord

from sessions import Lobbies, StoreUnavailable, Table
from sessions.store.rows import is_one_person_with_computers
from ui.interactions.answer import Answer
from ui.lobbies.board import LobbyMessages
from ui.lobbies.solo_games import note_begun_directly
from ui.lobbies.threads import choose_place, find_place
from ui.tables.publisher import Publisher


class BegunGames:
    """Gives games that have begun their places, and lets everybody be told."""

    def __init__(self, client: discord.Client, lobbies: Lobbies, publisher: Publisher, board: LobbyMessages) -> None:
        self._client = client
        self._lobbies = lobbies
        self._publisher = publisher
        self._board = board

    async def tell_begun(self, answer: Answer, table: Table) -> None:
        """Let a game be shown that has begun by this press: it is stored, whatever can't be from now on."""
        answer.mark_stored()
        self._publisher.note_presence(table, answer.interaction.user.id)
        try:
            await self._settle_place(answer.interaction, table)
        except StoreUnavailable:  # the store has said so; after a second try housekeeping finds a place
            self._publisher.run_in_background(self._tell_later(answer.interaction, table))
        else:
            self._lobbies.tables.changed(table)

    async def _tell_later(self, interaction: discord.Interaction, table: Table) -> None:
        await self._settle_place(interaction, table)
        self._lobbies.tables.changed(table)
        await self._lobbies.mark_outdated(table.id)  # the lobby's message may not name the place

    async def _settle_place(self, interaction: discord.Interaction, table: Table) -> None:
        """Store where a game is shown that has begun by a press."""
        async with self._publisher.leases.lease_of(table):
            await note_begun_directly(interaction, table)
            if interaction.guild_id is None and is_one_person_with_computers(table.people):
                await self._board.delete_message(table)
            if table.place_id is None:
                threads = await self._may_have_threads(table)
                if interaction.channel_id == table.channel_id:
                    await choose_place(interaction.channel, interaction.app_permissions, table, threads=threads)
                else:
                    await find_place(self._client, table, threads=threads)

    async def find_place(self, table: Table) -> bool:
        """Give a table that was begun just before a stop its place; False when it has none yet."""
        if table.place_id is None and table.id not in self._board.busy_lobbies():
            threads = await self._may_have_threads(table)
            async with self._publisher.leases.lease_of(table):
                if table.place_id is None:
                    await find_place(self._client, table, threads=threads)
        return table.place_id is not None

    async def _may_have_threads(self, table: Table) -> bool:
        return (await self._lobbies.tables.servers.settings(table.guild_id or 0)).threads
