"""*Close a table…*: a manager of a server ends a game in it that nobody can end any more."""

from collections.abc import Callable, Sequence

import discord

from engine import Game
from sessions import Table, Tables
from sessions.log.lines import NOBODY, Close, Line
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import Style, button, entry, menu, view_of
from ui.interactions.ids import ServerPress
from ui.interactions.names import names_at, plain, safe, told_apart
from ui.layouts.steps import ENTRIES
from words import catalogue

say = catalogue().say


class Closing:
    """Asks which table, asks once more, and closes it."""

    def __init__(self, tables: Tables, moved: Callable[[Table], None]) -> None:
        """``moved`` is told of the table that is over then."""
        self._tables = tables
        self._moved = moved

    async def ask_which(self, answer: Answer, guild_id: int, after: int = 0) -> None:
        """The open tables of the server, the oldest first, from the one after a number on."""
        found = await self._tables.in_guild(guild_id, ENTRIES + 1, after)
        if not found:
            raise Refused(say("closing-none"))
        games, page = self._tables.games, found[:ENTRIES]
        entries = [entry(_line(games[info.game], names_at(info), plain), str(info.id)) for info in page]
        newer = [button(ServerPress("close", str(page[-1].id)), say("button-newer"))] if page != found else []
        tables = menu(ServerPress("closing"), say("closing-menu"), entries)
        await answer.edit(say("closing-which"), None, view_of(tables, *newer, _back()))

    async def ask(self, answer: Answer, guild_id: int, chosen: str) -> None:
        """Ask once more: nobody wins a game that is closed."""
        table = await self._known(guild_id, chosen)
        close = button(ServerPress("closed", str(table.id)), say("button-close-yes"), Style.danger)
        await answer.edit(say("closing-ask", table=_named(table)), None, view_of(close, _back()))

    async def close(self, guild_id: int, chosen: str) -> str:
        """Close the table, and return the sentence that says so."""
        table = await self._known(guild_id, chosen)
        await table.write(lambda: Line("closed", NOBODY, Close()))
        self._moved(table)
        return say("closing-done", table=_named(table))

    async def _known(self, guild_id: int, chosen: str) -> Table:
        """The open table of the server that was chosen; Refused when it is over, or in another server."""
        table = await self._tables.get(int(chosen)) if chosen.isascii() and chosen.isdecimal() else None
        if table is None or table.guild_id != guild_id or table.status != "open":
            raise Refused(say("closing-over"))
        return table


def _line(game: Game, names: Sequence[str], shown: Callable[[str], str]) -> str:
    return say("closing-table", game=game.title, people=catalogue().list_of([shown(name) for name in names]))


def _named(table: Table) -> str:
    return _line(table.game, told_apart(table.names), safe)


def _back() -> discord.ui.Button[discord.ui.View]:
    return button(ServerPress("all"), say("button-back"))
