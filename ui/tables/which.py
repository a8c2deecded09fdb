"""Which table a command means: the one named, or the only one there is for whoever uses it there."""

from collections.abc import Sequence

import discord
from discord.app_commands import Choice

from engine import Game
from sessions import Table, TableInfo, Tables
from ui.interactions.answer import Refused
from ui.interactions.channels import channels_here, may_watch
from ui.interactions.components import button, view_of
from ui.interactions.ids import TablePress
from ui.interactions.names import names_at, plain
from ui.interactions.suggestions import NOTHING, matching, suggestion
from ui.interactions.voices import voice_to
from ui.layouts import LAYOUTS
from ui.tables.controller import TableController
from words import Voice

MOST_BUTTONS = 10

Interaction = discord.Interaction


class WhichTable:
    """Finds the table that is meant, of one game or (``game`` is None) of any."""

    def __init__(self, tables: Tables, controller: TableController) -> None:
        self._tables = tables
        self._controller = controller

    async def offer(
        self, interaction: Interaction, typed: str, game: Game | None = None, *, watching: bool = False
    ) -> list[Choice[str]]:
        """Autocomplete for `table`: the person's games in this place, or, where there are none, everywhere.

        ``watching``: all games that are shown in this place come first.
        """
        voice, user_id = voice_to(interaction), interaction.user.id
        found = await (self._watched(interaction, game) if watching else self._mine(interaction, game))
        if not found:
            return [suggestion(_none(voice, game, watching=watching).said(voice), NOTHING)]
        return matching([suggestion(_describe(voice, info, user_id, game), str(info.id)) for info in found], typed)

    async def pick(
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
            return await self._named(interaction, named, game, watching=watching)
        found = await self._mine(interaction, game)
        if watching and not any(info.place_id == interaction.channel_id for info in found):
            found = await self._watched(interaction, game)
        if not (watching or exactly) and len(found) > 1:
            waiting = [info for info in found if interaction.user.id in info.waits_for]
            found = waiting if len(waiting) == 1 else found
        if not found:
            raise _none(voice_to(interaction), game, watching=watching)
        if len(found) > 1:
            raise self._ask(interaction, found, game, exactly or "hand")
        return await self._controller.table(found[0].id)

    def _ask(self, interaction: Interaction, found: Sequence[TableInfo], game: Game | None, verb: str) -> Refused:
        """Which of several, by buttons."""
        voice, user_id = voice_to(interaction), interaction.user.id
        buttons = [
            button(TablePress(verb, info.id), _describe(voice, info, user_id, game)) for info in found[:MOST_BUTTONS]
        ]
        if game is None:
            return Refused("pick-several-any", view_of(*buttons), count=len(found))
        return Refused("pick-several", view_of(*buttons), count=len(found), game=voice.title(game.id))

    async def _mine(self, interaction: Interaction, game: Game | None) -> list[TableInfo]:
        """The person's open games in this place; where there are none, everywhere."""
        everywhere = await self._tables.of(interaction.user.id, game.id if game else None)
        place, around = interaction.channel_id, channels_here(interaction)
        return (
            [info for info in everywhere if info.place_id == place]
            or [info for info in everywhere if {info.channel_id, info.place_id} & around]
            or everywhere
        )

    async def _watched(self, interaction: Interaction, game: Game | None) -> list[TableInfo]:
        """The open games that are shown in this place, then the person's own, each once."""
        here = []
        if interaction.channel_id is not None:
            here = await self._tables.in_channels(channels_here(interaction), game.id if game else None)
        known = {info.id for info in here}
        return here + [info for info in await self._mine(interaction, game) if info.id not in known]

    async def _named(self, interaction: Interaction, named: str, game: Game | None, *, watching: bool) -> Table:
        table = await self._controller.table(int(named)) if named.isdecimal() and len(named) < 19 else None
        # The numbers of tables are easily guessed: they open nothing that the person can't find here.
        if (
            table is None
            or (game is not None and table.game.id != game.id)
            or not (table.seat_of(interaction.user.id) is not None or (watching and may_watch(interaction, table)))
        ):
            raise Refused("pick-unknown")
        return table


def _none(voice: Voice, game: Game | None, *, watching: bool) -> Refused:
    """Why there is no table to choose."""
    key = "pick-none-here" if watching else "pick-none"
    if game is None:
        return Refused(f"{key}-any")
    return Refused(key, game=voice.title(game.id), group=LAYOUTS[game.id].group)


def _describe(voice: Voice, info: TableInfo, user_id: int, game: Game | None) -> str:
    """A table in a list: against whom, and whose turn; and of which game, where it may be any."""
    seated = zip(info.people, names_at(voice, info), strict=True)
    others = voice.list_of([plain(voice, name) for (person, _), name in seated if person != user_id])
    key = "pick-your-turn" if user_id in info.waits_for else "pick-table"
    told = voice.say(key, others=others, table=info.id)
    return told if game else voice.say("pick-of-game", game=voice.title(info.game), table=told)
