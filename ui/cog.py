"""The commands that every game has, and what its own verbs are made of."""

from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from typing import Any, ClassVar, Literal, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from engine import Action, Game
from sessions import Level, StoreUnavailable, Table, TableBroken, TableInfo
from ui.decks.choices import deck_choices
from ui.gateway import ShardedBot
from ui.health import Health
from ui.interactions.answer import Refused, answering
from ui.interactions.channels import channels_here, may_watch
from ui.interactions.components import ENTRIES, button, view_of
from ui.interactions.descriptions import command
from ui.interactions.ids import TablePress
from ui.interactions.names import names_at, plain
from ui.interactions.reader import Reader
from ui.interactions.suggestions import matching, suggestion
from ui.interactions.voices import voice_to
from ui.lobbies.requests import TableRequest
from ui.router import Router
from ui.tables.offers import SAID
from ui.tables.reasons import reason
from words import ENGLISH, catalogue, voice_of
from words.refusals import explain
from words.rules import rules_of

say = catalogue().say

MOST_BUTTONS = 10
NOTHING = "–"
"""The value of an entry that can't be chosen, for arguments that are text."""

Interaction = discord.Interaction
PaceName = Literal["live", "day", "week", "none"]
"""How much time there is, as `start` asks for it."""

Autocomplete = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[Any]]]]


class HostBot(ShardedBot):
    """The bot as the cogs know it: a connection with a router."""

    router: Router
    health: Health


async def decks_here(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete for `deck`: the person's decks for this game, and the ready ones."""
    cog = _cog(interaction)
    voice = voice_to(interaction)
    return deck_choices(voice, await cog.router.decks.all(voice, interaction.user.id, cog.game.id), current)


async def tables_here(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete for `table`: the person's games in this place, or, where there are none, everywhere."""
    return _offer(interaction, current, await _cog(interaction).mine(interaction), "pick-none")


async def tables_to_watch(interaction: Interaction, current: str) -> list[Choice[str]]:
    """Autocomplete for `table`: the games that are shown in this place, and the person's own."""
    return _offer(interaction, current, await _cog(interaction).watched(interaction), "pick-none-here")


def _offer(interaction: Interaction, current: str, found: Sequence[TableInfo], none: str) -> list[Choice[str]]:
    if not found:
        cog = _cog(interaction)
        return [suggestion(say(none, game=cog.game.title, group=cog.group), NOTHING)]
    return matching([suggestion(_describe(info, interaction.user.id), str(info.id)) for info in found], current)


def legal_values(
    kinds: str | Collection[str],
    name: str,
    *given: str,
    where: Callable[[Any], bool] = lambda value: True,
    meant: Callable[[str], Any] | None = None,
    later: bool = False,
) -> Autocomplete:
    """Autocomplete for an argument: exactly the values of a field in the person's legal actions of some types.

    ``given`` names fields that come before it: only actions that have what was already chosen for them count.
    ``where`` says which values the command is for, ``meant`` which value is meant by a text that is not its name.
    Where there is no value, one entry says why, and choosing it is refused with the same sentence. An argument for an
    action that comes ``later`` offers nothing then.
    """
    wanted = {kinds} if isinstance(kinds, str) else set(kinds)

    async def complete(interaction: Interaction, current: str) -> list[Choice[Any]]:
        cog = _cog(interaction)
        try:
            table = await cog.pick(interaction, interaction.namespace.table)
        except Refused as refused:
            return [suggestion(refused.said(voice_to(interaction)), _anything(interaction))]
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            return []
        moment = cog.router.table_controller.moment(table)
        view, names = moment.view(seat), moment.labels(voice_to(interaction))
        chosen = {field: value for field in given if (value := getattr(interaction.namespace, field, None)) is not None}
        actions = [engine.to_json(action) for action in table.legal(seat)]
        values = dict.fromkeys(
            action[name]
            for action in actions
            if action["type"] in wanted
            and name in action  # what is not said has no value that could be chosen
            and where(action[name])
            and all(action.get(field) == value for field, value in chosen.items())
        )
        if not values:
            found = None if later else reason(table, seat, wanted, name, chosen, where)
            return [] if found is None else [suggestion(explain(found.sentence, catalogue()), found.value)]
        choices = [suggestion(cog.words.choice(name, value, view, names), value) for value in values]
        written = None if meant is None else meant(current)
        return [one for one in choices if current.lower() in one.name.lower() or one.value == written][:ENTRIES]

    return quietly(complete)


def _anything(interaction: Interaction) -> str | int:
    """Any value of the right type for the argument that is being typed."""
    command = interaction.command
    assert isinstance(command, app_commands.Command)
    data: Mapping[str, Any] = interaction.data or {}
    name = _focused(data.get("options", ()))
    argument = next(each for each in command.parameters if each.display_name == name)
    return NOTHING if argument.type is discord.AppCommandOptionType.string else int(argument.min_value or 0)


def _focused(options: Sequence[Mapping[str, Any]]) -> str | None:
    for option in options:
        found = option["name"] if option.get("focused") else _focused(option.get("options", ()))
        if found is not None:
            return str(found)
    return None


def quietly(complete: Autocomplete) -> Autocomplete:
    """An autocomplete that offers nothing after an error: sending the command says what is wrong."""

    async def offer(interaction: Interaction, current: str) -> list[Choice[Any]]:
        try:
            return await complete(interaction, current)
        except (Refused, TableBroken, StoreUnavailable):
            return []

    return offer


async def _all_legal(interaction: Interaction, current: str) -> list[Choice[str]]:
    cog = _cog(interaction)
    table = await cog.pick(interaction, interaction.namespace.table)
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        return []
    moment = cog.router.table_controller.moment(table)
    legal = moment.choices(Reader(voice_to(interaction), seat)).leaves()
    choices = [suggestion(one.label, one.key) for one in legal]
    return matching(choices, current) if choices else [suggestion(say("choice-none"), NOTHING)]


everything_legal = quietly(_all_legal)
"""Autocomplete for an argument: all that the person can do now, in words; the values are for `TableCog.choose`."""


async def _topics(interaction: Interaction, current: str) -> list[Choice[str]]:
    pages = rules_of(_cog(interaction).game.id).pages
    return matching([suggestion(page.title, page.topic) for page in pages], current)


class _MyTable(app_commands.Transformer):
    async def transform(self, interaction: Interaction, value: str, /) -> str:
        return value

    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[Choice[str]]:  # type: ignore[override]
        return await quietly(tables_here)(interaction, str(value))


class _TableToWatch(_MyTable):
    async def autocomplete(self, interaction: Interaction, value: Any, /) -> list[Choice[str]]:  # type: ignore[override]
        return await quietly(tables_to_watch)(interaction, str(value))


TableOption: TypeAlias = app_commands.Transform[str, _MyTable] | None
"""Which of one's games: `table: TableOption = None`, the last argument of a verb."""
WatchedOption: TypeAlias = app_commands.Transform[str, _TableToWatch] | None
"""Which of the games here."""


def _cog(interaction: Interaction) -> "TableCog":
    binding = getattr(interaction.command, "binding", None)
    assert isinstance(binding, TableCog)
    return binding


class TableCog(commands.Cog):
    """One game on Discord. A subclass brings its verbs; everything else is here."""

    game: ClassVar[Game]

    def __init__(self, bot: HostBot) -> None:
        self.router = bot.router
        self.group = str(self.__cog_group_name__)
        self.layout = self.router.layouts[self.game.id]
        self.words = voice_of(ENGLISH).words(self.game.id)

    # The commands of every game; `start` is the subclass's, because every game has options of its own

    @command("game", "hand")
    async def hand(self, interaction: Interaction, table: TableOption = None) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.table_controller.show_hand(answer, await self.pick(interaction, table))

    @command("game", "board")
    async def board(self, interaction: Interaction, table: WatchedOption = None) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.table_controller.repost(answer, await self.pick(interaction, table, watching=True))

    @command("game", "rules")
    @app_commands.autocomplete(topic=_topics)
    async def rules(self, interaction: Interaction, topic: str | None = None) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.rules.show(answer, self.game.id, topic)

    @command("game", "offer")
    @app_commands.choices(
        what=[app_commands.Choice(name=say(f"offer-choice-{verb}"), value=verb) for verb in ("draw", "back", "time")]
    )
    async def offer(self, interaction: Interaction, what: str, table: TableOption = None) -> None:
        async with answering(interaction, "private") as answer:
            found = await self.pick(interaction, table, exactly=what)
            if what == "time":
                await self.router.table_controller.give_time(answer, found)
            else:
                await self.router.table_controller.offer(answer, found, SAID[what])

    @command("game", "resign")
    async def resign(self, interaction: Interaction, table: TableOption = None) -> None:
        async with answering(interaction, "private") as answer:
            await self.router.table_controller.ask_resign(answer, await self.pick(interaction, table, exactly="resign"))

    # What verbs are made of

    async def open_table(
        self,
        interaction: Interaction,
        opponent: discord.User | None,
        options: Mapping[str, Any],
        deck: str | None = None,
        players: int | None = None,
        computer: Level | None = None,
        pace: PaceName | None = None,
        rated: bool | None = None,
        orders: Mapping[str, bool] | None = None,
    ) -> None:
        """Open a lobby with the options of the game, and the deck with which the host plays.

        ``players``: for how many at most, where the game leaves a choice; a challenge is for two. ``computer``: how
        good the computers are that take all other seats. ``rated``: whether the game counts; None leaves it to what is
        usual. ``orders``: the host's standing orders, here and from now on.
        """
        async with answering(interaction, "public") as answer:
            if orders is not None:
                await self.router.tables.people.order(interaction.user.id, self.game.id, orders)
            request = TableRequest(
                game=self.router.tables.games[self.game.id],
                options=options,
                opponent=opponent,
                deck=deck,
                players=players,
                computer=computer,
                pace=pace,
                rated=rated,
            )
            await self.router.lobbies.open(answer, request)

    async def move(self, interaction: Interaction, table: str | None, action: Action | Callable[[Any], Action]) -> None:
        """Play an action at the person's table; ``action`` may also make it from the public view."""
        async with answering(interaction, "private") as answer:
            found = await self.pick(interaction, table)
            await self.router.table_controller.act(
                answer, found, action(found.see(None)) if callable(action) else action
            )

    async def move_with_answers(
        self, interaction: Interaction, table: str | None, actions: Callable[[], Sequence[Action]]
    ) -> None:
        """Play an action with answers to the questions that it may ask; those that it does not ask are left out."""
        async with answering(interaction, "private") as answer:
            await self.router.table_controller.act_all(answer, await self.pick(interaction, table), actions())

    async def confirm(self, interaction: Interaction, table: str | None, action: Action | Callable[[], Action]) -> None:
        """Ask whether to play an action at the person's table, and show what it costs; it is played by a button."""
        async with answering(interaction, "private") as answer:
            found = await self.pick(interaction, table)
            await self.router.table_controller.ask(answer, found, action() if callable(action) else action)

    async def choose(self, interaction: Interaction, table: str | None, choice: str) -> None:
        """Play what was chosen from `everything_legal`, or written as it reads there."""
        async with answering(interaction, "private") as answer:
            found = await self.pick(interaction, table)
            seat = found.seat_of(interaction.user.id)
            moment = self.router.table_controller.moment(found)
            legal = [] if seat is None else moment.choices(Reader(answer.voice, seat)).leaves()
            if not legal:
                raise Refused(say("choice-none"))
            wanted = choice.strip().lower()
            action = next((one.action for one in legal if wanted in (one.key, one.label.lower())), None)
            if action is None:
                raise Refused(say("choice-unknown"))
            await self.router.table_controller.act(answer, found, action)

    # Which table

    async def mine(self, interaction: Interaction) -> list[TableInfo]:
        """The person's open games of this kind in this place; where there are none, everywhere."""
        everywhere = await self.router.tables.of(interaction.user.id, self.game.id)
        place, around = interaction.channel_id, channels_here(interaction)
        return (
            [info for info in everywhere if info.place_id == place]
            or [info for info in everywhere if {info.channel_id, info.place_id} & around]
            or everywhere
        )

    async def pick(
        self, interaction: Interaction, named: str | None, *, exactly: str | None = None, watching: bool = False
    ) -> Table:
        """The table that a command means: the one named, or the only one there is. Refused when that is not clear.

        Among several, the only one where it is the person's turn will do, unless it is to be named ``exactly``: by a
        button with this verb. ``watching``: it need not be the person's own.
        """
        if named is not None and named != NOTHING:
            return await self._named(interaction, named, watching=watching)
        found = await self.mine(interaction)
        if watching and not any(info.place_id == interaction.channel_id for info in found):
            found = await self.watched(interaction)
        if not (watching or exactly) and len(found) > 1:
            waiting = [info for info in found if interaction.user.id in info.waits_for]
            found = waiting if len(waiting) == 1 else found
        if not found:
            none = "pick-none-here" if watching else "pick-none"
            raise Refused(say(none, game=self.game.title, group=self.group))
        if len(found) > 1:
            buttons = [
                button(TablePress(exactly or "hand", info.id), _describe(info, interaction.user.id))
                for info in found[:MOST_BUTTONS]
            ]
            raise Refused(say("pick-several", count=len(found), game=self.game.title), view_of(*buttons))
        return await self.router.table_controller.table(found[0].id)

    async def watched(self, interaction: Interaction) -> list[TableInfo]:
        """The open games of this kind that are shown in this place, then the person's own, each once."""
        here = []
        if interaction.channel_id is not None:
            here = await self.router.tables.in_channels(channels_here(interaction), self.game.id)
        known = {info.id for info in here}
        return here + [info for info in await self.mine(interaction) if info.id not in known]

    async def _named(self, interaction: Interaction, named: str, *, watching: bool) -> Table:
        table = await self.router.table_controller.table(int(named)) if named.isdecimal() and len(named) < 19 else None
        # The numbers of tables are easily guessed: they open nothing that the person can't find here.
        if (
            table is None
            or table.game.id != self.game.id
            or not (table.seat_of(interaction.user.id) is not None or (watching and may_watch(interaction, table)))
        ):
            raise Refused(say("pick-unknown"))
        return table


def _describe(info: TableInfo, user_id: int) -> str:
    """A table in a list: against whom, and whose turn."""
    seated = zip(info.people, names_at(voice_of(ENGLISH), info), strict=True)
    others = catalogue().list_of([plain(voice_of(ENGLISH), name) for (person, _), name in seated if person != user_id])
    waiting = user_id in info.waits_for
    return say("pick-your-turn" if waiting else "pick-table", others=others, table=info.id)
