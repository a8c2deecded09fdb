"""*Close a table…*: a manager of a server ends a game in it that nobody can end any more."""

from collections.abc import Callable

import discord

from sessions import Table, TableInfo, Tables
from sessions.lines import NOBODY, Close, Line
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import Style, button, entry, menu, view_of
from ui.interactions.ids import ServerPress
from ui.interactions.names import plain, safe
from words import catalogue

say = catalogue().say

MOST_ENTRIES = 25


class Closing:
    """Asks which table, asks once more, and closes it."""

    def __init__(self, tables: Tables, moved: Callable[[Table], None]) -> None:
        """``moved`` is told of the table that is over then."""
        self._tables = tables
        self._moved = moved

    async def ask_which(self, answer: Answer, guild_id: int) -> None:
        """The open tables of the server, the oldest first."""
        found = await self._tables.in_guild(guild_id, MOST_ENTRIES)
        if not found:
            raise Refused(say("closing-none"))
        entries = [entry(self._line(info, plain), str(info.id)) for info in found]
        await answer.edit(
            say("closing-which"), None, view_of(menu(ServerPress("closing"), say("closing-menu"), entries), _back())
        )

    async def ask(self, answer: Answer, guild_id: int, chosen: str) -> None:
        """Ask once more: nobody wins a game that is closed."""
        info = await self._known(guild_id, chosen)
        close = button(ServerPress("closed", (str(info.id),)), say("button-close-yes"), Style.danger)
        await answer.edit(say("closing-ask", table=self._line(info, safe)), None, view_of(close, _back()))

    async def close(self, guild_id: int, chosen: str) -> str:
        """Close it; what is said of that."""
        info = await self._known(guild_id, chosen)
        table = await self._tables.get(info.id)
        assert table is not None  # it is in the list
        await table.write(lambda: Line("closed", NOBODY, Close()))
        self._moved(table)
        return say("closing-done", table=self._line(info, safe))

    async def _known(self, guild_id: int, chosen: str) -> TableInfo:
        for info in await self._tables.in_guild(guild_id):
            if str(info.id) == chosen:
                return info
        raise Refused(say("closing-over"))

    def _line(self, info: TableInfo, shown: Callable[[str], str]) -> str:
        people = catalogue().list_of([shown(name) for _, name in info.people])
        return say("closing-table", game=self._tables.games[info.game].title, people=people)


def _back() -> discord.ui.Button[discord.ui.View]:
    return button(ServerPress("all"), say("button-back"))
