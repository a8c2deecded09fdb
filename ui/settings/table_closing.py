"""*Close a table…*: a manager of a server ends a game in it that nobody can end any more."""

from collections.abc import Callable, Sequence

import discord

from engine import Game
from sessions import Table, Tables
from sessions.log.lines import NOBODY, Close, Line
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import ENTRIES, Style, button, make_view, menu, menu_entry
from ui.interactions.ids import ServerSettingPress
from ui.interactions.names import distinct_names, escaped_name, plain_name, player_names
from words import Voice


class TableClosing:
    """Asks which table, asks once more, and closes it."""

    def __init__(self, tables: Tables, tell: Callable[[Table, discord.abc.User], None]) -> None:
        """``tell`` is told which table was closed, and by whom."""
        self._tables = tables
        self._tell = tell

    async def ask_which_table(self, answer: Answer, guild_id: int, after: int = 0) -> None:
        """The open tables of the server, the oldest first, from the one after a number on."""
        voice, say = answer.voice, answer.voice.say
        found = await self._tables.open_tables_in_guild(guild_id, ENTRIES + 1, after)
        if not found:
            raise Refused("closing-none")
        games, page = self._tables.games, found[:ENTRIES]
        names = {info.id: [plain_name(voice, name) for name in player_names(voice, info)] for info in page}
        entries = [
            menu_entry(
                _table_line(voice, games[info.game], names[info.id]),
                str(info.id),
                voice.say("games-begun", when=voice.when(info.created_at)),
            )
            for info in page
        ]
        newer = [button(ServerSettingPress("close", str(page[-1].id)), say("button-newer"))] if page != found else []
        tables = menu(ServerSettingPress("closing"), say("closing-menu"), entries)
        await answer.edit(say("closing-which"), None, make_view(tables, *newer, back_to_settings_button(voice)))

    async def ask_to_confirm(self, answer: Answer, guild_id: int, chosen: str) -> None:
        """Ask once more: nobody wins a game that is closed."""
        voice = answer.voice
        table = await self._open_table(guild_id, chosen)
        close = button(ServerSettingPress("closed", str(table.id)), voice.say("button-close-yes"), Style.danger)
        await answer.edit(
            voice.say("closing-ask", table=_table_name(voice, table)),
            None,
            make_view(close, back_to_settings_button(voice)),
        )

    async def close_table(self, answer: Answer, guild_id: int, chosen: str) -> str:
        """Close the table, and return the sentence that says so."""
        voice, table = answer.voice, await self._open_table(guild_id, chosen)
        await table.write_line(lambda: Line("closed", NOBODY, Close()))
        self._tell(table, answer.interaction.user)
        self._tables.changed(table)
        return voice.say("closing-done", table=_table_name(voice, table))

    async def _open_table(self, guild_id: int, chosen: str) -> Table:
        """The open table of the server that was chosen; Refused when it is over, or in another server."""
        table = await self._tables.get(int(chosen)) if chosen.isascii() and chosen.isdecimal() else None
        if table is None or table.guild_id != guild_id or table.status != "open":
            raise Refused("closing-over")
        return table


def _table_line(voice: Voice, game: Game, names: Sequence[str]) -> str:
    return voice.say("games-who", game=voice.game_title(game.id), people=voice.list_of(names))


def _table_name(voice: Voice, table: Table) -> str:
    names = [escaped_name(voice, name) for name in distinct_names(voice, table.names)]
    return _table_line(voice, table.game, names)


def back_to_settings_button(voice: Voice) -> discord.ui.Button[discord.ui.View]:
    """*Back*, to all settings."""
    return button(ServerSettingPress("all"), voice.say("button-back"))
