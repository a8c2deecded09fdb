"""Which table a command means: the one named, or the only one there is for whoever uses it there."""

from collections.abc import Sequence

import discord
from discord.app_commands import Choice

from engine import Game
from sessions import Table, TableInfo, Tables
from ui.interactions.answer import Refused
from ui.interactions.channels import channels_here, visible_tables
from ui.interactions.components import button, make_view
from ui.interactions.ids import TablePress
from ui.interactions.mentions import CommandMentions
from ui.interactions.names import plain_name, player_names
from ui.interactions.sight import may_watch
from ui.interactions.suggestions import NOTHING, filter_suggestions, suggestion
from ui.interactions.voices import voice_for
from ui.layouts import LAYOUTS
from ui.tables.controller import TableController
from words import Voice

MOST_BUTTONS = 10

Interaction = discord.Interaction


class TableFinder:
    """Finds the table that is meant, of one game or (``game`` is None) of any."""

    def __init__(self, tables: Tables, controller: TableController, mentions: CommandMentions) -> None:
        self._mentions = mentions
        self._tables = tables
        self._controller = controller

    async def suggest_tables(
        self, interaction: Interaction, typed: str, game: Game | None = None, *, watching: bool = False
    ) -> list[Choice[str]]:
        """Autocomplete for `table`: the person's games in this place, or, where there are none, everywhere.

        ``watching``: all games that are shown in this place come first.
        """
        voice, user_id = voice_for(interaction), interaction.user.id
        found = await (self._watchable_tables(interaction, game) if watching else self._own_tables(interaction, game))
        if not found:
            return [
                suggestion(
                    _no_table_refusal(voice, self._mentions, game, watching=watching).sentence_in(voice), NOTHING
                )
            ]
        names = _table_labels(voice, found, user_id, game)
        offered = [suggestion(name, str(info.id)) for name, info in zip(names, found, strict=True)]
        # Whoever knows a table's number may type it, though its name does without.
        return [one for one in offered if one.value == typed] or filter_suggestions(offered, typed)

    async def find_table(
        self,
        interaction: Interaction,
        named: str | None,
        game: Game | None = None,
        *,
        exactly: str | None = None,
        watching: bool = False,
    ) -> Table:
        """The table that a command means: the one named, or the only one there is. Refused when that is not clear.

        Among several, the only one where it is the person's turn will do, unless it is to be named ``exactly``: by a
        button with this verb. ``watching``: it need not be the person's own.
        """
        if named is not None and named != NOTHING:
            return await self._named_table(interaction, named, game, watching=watching)
        found = await self._own_tables(interaction, game)
        if watching and not any(info.place_id == interaction.channel_id for info in found):
            found = await self._watchable_tables(interaction, game)
        if not (watching or exactly) and len(found) > 1:
            waiting = [info for info in found if interaction.user.id in info.waits_for]
            found = waiting if len(waiting) == 1 else found
        if not found:
            raise _no_table_refusal(voice_for(interaction), self._mentions, game, watching=watching)
        if len(found) > 1:
            raise self._choice_refusal(interaction, found, game, exactly or "hand")
        return await self._controller.table(found[0].id)

    def _choice_refusal(
        self, interaction: Interaction, found: Sequence[TableInfo], game: Game | None, verb: str
    ) -> Refused:
        """Which of several, by buttons."""
        voice, user_id = voice_for(interaction), interaction.user.id
        names = _table_labels(voice, found, user_id, game)
        buttons = [button(TablePress(verb, info.id), name) for name, info in zip(names, found, strict=True)]
        buttons = buttons[:MOST_BUTTONS]
        around = channels_here(interaction)
        away = any(not {info.channel_id, info.place_id} & around for info in found)
        own = away and all(user_id in dict(info.people) for info in found)
        key = "pick-several-yours" if own else "pick-several"
        if game is None:
            return Refused(f"{key}-any", make_view(*buttons), count=len(found))
        return Refused(key, make_view(*buttons), count=len(found), game=voice.game_title(game.id))

    async def _own_tables(self, interaction: Interaction, game: Game | None) -> list[TableInfo]:
        """The person's open games in this place; where there are none, everywhere."""
        everywhere = await self._tables.open_tables_of(interaction.user.id, game.id if game else None)
        place, around = interaction.channel_id, channels_here(interaction)
        return (
            [info for info in everywhere if info.place_id == place]
            or [info for info in everywhere if {info.channel_id, info.place_id} & around]
            or everywhere
        )

    async def _watchable_tables(self, interaction: Interaction, game: Game | None) -> list[TableInfo]:
        """The open games that are shown in this place, then the person's own, each once."""
        here = []
        if interaction.channel_id is not None:
            here = await self._tables.open_tables_in(channels_here(interaction), game.id if game else None)
            here = visible_tables(interaction.user.id, here)
        known = {info.id for info in here}
        return here + [info for info in await self._own_tables(interaction, game) if info.id not in known]

    async def _named_table(self, interaction: Interaction, named: str, game: Game | None, *, watching: bool) -> Table:
        table = await self._controller.table(int(named)) if named.isdecimal() and len(named) < 19 else None
        # The numbers of tables are easily guessed: they open nothing that the person can't find here.
        if table is None or (game is not None and table.game.id != game.id):
            raise Refused("pick-unknown")
        if table.seat_of(interaction.user.id) is None and not (watching and await may_watch(interaction, table)):
            raise Refused("pick-unknown")
        return table


def _no_table_refusal(voice: Voice, mentions: CommandMentions, game: Game | None, *, watching: bool) -> Refused:
    """Why there is no table to choose."""
    key = "pick-none-here" if watching else "pick-none"
    if game is None:
        return Refused(f"{key}-any", start=mentions.mention("play"))
    return Refused(key, game=voice.game_title(game.id), start=mentions.mention(LAYOUTS[game.id].command_group, "start"))


def _table_labels(voice: Voice, infos: Sequence[TableInfo], user_id: int, game: Game | None) -> list[str]:
    """Tables in a list; those that would be called alike have their numbers."""
    names = [_table_label(voice, info, user_id, game) for info in infos]
    return [
        voice.say("pick-numbered", table=name, number=str(info.id)) if names.count(name) > 1 else name
        for name, info in zip(names, infos, strict=True)
    ]


def _table_label(voice: Voice, info: TableInfo, user_id: int, game: Game | None) -> str:
    """A table in a list: against whom, and whose turn; and of which game, where it may be any."""
    names = [plain_name(voice, name) for name in player_names(voice, info)]
    others = [name for (person, _), name in zip(info.people, names, strict=True) if person != user_id]
    key = "pick-your-turn" if user_id in info.waits_for else "pick-table"
    turn = voice.list_of([names[seat] for seat in info.active])
    told = voice.say(key, others=voice.list_of(others), players=turn)
    return told if game else voice.say("pick-of-game", game=voice.game_title(info.game), table=told)
