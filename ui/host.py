"""The host of all tables: what a press or a command means, whichever game it is for."""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import discord
import structlog
from discord.ext import commands

import engine
import render
from computer.workers import Workers
from engine import Action, IllegalAction, Resign
from sessions import DeckShelf, Lobbies, PositionChanged, Store, Table, Tables
from ui.answer import Answer, Kind, Refused, answering
from ui.buttons import (
    ROOT_KEY,
    PageButton,
    PageMenu,
    Place,
    Style,
    TableButton,
    view_of,
)
from ui.choices import action_key
from ui.computers import Computers
from ui.deck_desk import DeckDesk
from ui.drawings import figure_drawing, public_drawing
from ui.faults import lacking_permissions
from ui.hints import Hints
from ui.layout import Layout
from ui.lobby import LobbyDesk
from ui.messages import Messages
from ui.pages import Page, rules_of
from ui.panels import (
    Panel,
    choices_of,
    confirm_panel,
    decks_text,
    private_panel,
    spectator_panel,
    step_panel,
    turn_line,
)
from ui.shown import Shown
from ui.steps import Choice

if TYPE_CHECKING:
    Interaction: TypeAlias = discord.Interaction["HostBot"]
else:
    Interaction = discord.Interaction

log = structlog.get_logger()

REMEMBERED = 50_000
"""So many interactions are remembered: more than can be answered in the quarter of an hour that each lives."""
THINKING = max(1, min(2, (os.cpu_count() or 1) - 1))
"""So many processes think for computers."""
LATE = "That was a button of an older position. This is how it stands now."


class HostBot(commands.AutoShardedBot):
    """The bot as the cogs know it: a connection with a host of tables."""

    host: "Host"


class Host:
    """Everything that cogs and buttons ask for; one for each process."""

    def __init__(
        self,
        bot: HostBot,
        store: Store,
        *,
        lobby_seconds: float,
        games: Mapping[str, engine.Game] = engine.GAMES,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.bot = bot
        self.tables = Tables(store, games, clock)
        self.clock = clock
        self._layouts: dict[str, Layout[Any]] = {}
        self._interactions: OrderedDict[int, None] = OrderedDict()
        self.messages = Messages(bot, clock)
        self.shown = Shown(self.messages, self.layout, clock)
        self.workers = Workers(THINKING)
        self.computers: Computers[Table] = Computers(self.workers, self.shown.soon)
        self.hints = Hints(self.computers)
        self.decks = DeckDesk(DeckShelf(store, games, clock))
        self.lobbies = LobbyDesk(self, Lobbies(store, self.tables, clock), lobby_seconds)

    async def warm_up(self) -> None:
        """Draw what repeats, game by game; whoever needs a picture before its game's turn has come draws it himself."""
        for game_id in self.tables.games:
            await asyncio.to_thread(render.cover, game_id)  # what a lobby shows, before anything else
        for game_id in self.tables.games:
            await asyncio.to_thread(render.warm, game_id)
            log.info("pictures drawn", game=game_id)

    def add_layout(self, layout: Layout[Any]) -> None:
        self._layouts[layout.game.id] = layout

    def layout(self, game_id: str) -> Layout[Any]:
        return self._layouts[game_id]

    def is_new(self, interaction_id: int) -> bool:
        """Whether nobody has asked this of an interaction before; remembered for as long as it can be answered."""
        if interaction_id in self._interactions:
            return False
        self._interactions[interaction_id] = None
        if len(self._interactions) > REMEMBERED:
            self._interactions.popitem(last=False)
        return True

    async def table(self, table_id: int) -> Table:
        table = await self.tables.get(table_id)
        if table is None:
            raise Refused("I don't know that table any more.")
        return table

    async def watch_tables(self) -> None:
        """Count the talk around the tables that were there before."""
        for table_id, place_id in await self.tables.places():
            self.shown.watch(table_id, place_id)

    async def catch_up(self) -> None:
        """Repair what Discord shows of tables that have moved on, and let lobbies expire whose time is over."""
        behind = {*await self.tables.behind(), *self.shown.failing()}
        async for table in self.tables.opened(filter(self.shown.is_due, sorted(behind))):
            if await self.lobbies.find_place(table):
                self.shown.catch_up(table)
        await self.lobbies.expire()
        async for table in self.tables.opened(await self.tables.computers_due()):
            self.computers.look(table)

    def moved(self, table: Table) -> None:
        """Show a table on which somebody has acted, and let the computers act that are to act now."""
        self.shown.soon(table)
        self.computers.look(table)

    async def close(self) -> None:
        """Let nobody think any more, and show what is stored."""
        await self.computers.close()
        await self.workers.close()
        await self.shown.settle()

    async def thread_changed(self, thread_id: int) -> None:
        """A thread may have opened: the tables that were shut out of it are shown there again."""
        async for table in self.tables.opened(self.shown.shut_out(thread_id)):
            self.shown.opened(table)

    async def lobby_press(self, interaction: Interaction, verb: str, lobby_id: int) -> None:
        await self.lobbies.press(interaction, verb, lobby_id)

    # Moves

    async def act(self, answer: Answer, table: Table, action: Action, step: int | None = None) -> None:
        """A move through a command or an ephemeral message: stored, answered, then shown."""
        person = answer.interaction.user
        await table.act(person.id, action, step)
        answer.done()
        seat = table.seat_of(person.id)
        assert seat is not None  # act() accepts nobody else
        self.moved(table)
        await self._bring(answer, table, seat, self._hand(table, seat))

    async def act_all(self, answer: Answer, table: Table, actions: Sequence[Action]) -> None:
        """A move with the answers to the questions that it asks; questions that the game has answered are left out."""
        first, *others = actions
        person = answer.interaction.user
        await table.act(person.id, first)
        answer.done()
        seat = table.seat_of(person.id)
        assert seat is not None  # act() accepts nobody else
        self.moved(table)
        for action in others:
            if action in table.legal(seat):
                await table.act(person.id, action)
                self.moved(table)
        await self._bring(answer, table, seat, self._hand(table, seat))

    async def ask(self, answer: Answer, table: Table, action: Action) -> None:
        """The same for an action that is confirmed first, however it was chosen."""
        layout = self.layout(table.game.id)
        seat = table.seat_of(answer.interaction.user.id)
        choice = None if seat is None else choices_of(table, layout, seat).find(action_key(action))
        if seat is None or choice is None:
            await self.act(answer, table, action)  # which says what is wrong with it
        else:
            await self._bring(answer, table, seat, confirm_panel(table, layout, seat, choice))

    async def choose(self, interaction: Interaction, place: Place, key: str, *, confirmed: bool) -> None:
        """A press on a private message: an action, a step towards one, or the way back."""

        async def work(answer: Answer) -> None:
            table = await self.table(place.table)
            seat = self._own_seat(table, interaction, place.seat)
            layout = self.layout(table.game.id)
            if key == ROOT_KEY:
                await self._bring(answer, table, seat, self._hand(table, seat))
                return
            choice = choices_of(table, layout, seat).find(key) if table.step(seat) == place.step else None
            if choice is None:
                await self._bring(answer, table, seat, self._hand(table, seat, LATE))
            elif choice.action is None:
                await self._bring(answer, table, seat, step_panel(table, layout, seat, choice))
            elif layout.asks(choice.action) and not confirmed:
                await self._bring(answer, table, seat, confirm_panel(table, layout, seat, choice))
            else:
                await self._take(answer, table, seat, choice, place.step)

        await answering(interaction, "edit", work)

    async def _take(self, answer: Answer, table: Table, seat: int, choice: Choice, step: int) -> None:
        assert choice.action is not None
        try:
            await self.act(answer, table, choice.action, step)
        except PositionChanged:
            await self._bring(answer, table, seat, self._hand(table, seat, LATE))

    def _hand(self, table: Table, seat: int, note: str | None = None) -> Panel:
        """A seat's private message, with what there is to be said of the table where nothing else is."""
        return private_panel(table, self.layout(table.game.id), seat, note or self.shown.problem(table))

    def _own_seat(self, table: Table, interaction: Interaction, wanted: int | None = None) -> int:
        seat = table.seat_of(interaction.user.id)
        if seat is None or (wanted is not None and seat != wanted):
            raise Refused("That is for the players of this table.")
        return seat

    async def _bring(self, answer: Answer, table: Table, seat: int, panel: Panel) -> None:
        """Give a player a private panel: in the message that was clicked, or in an ephemeral one of its own."""
        interaction = answer.interaction
        if interaction.type is not discord.InteractionType.component:
            await answer.say(panel.text, panel.picture, panel.view)
            return
        if interaction.message is None or interaction.message.id != table.people[seat].dm_message_id:
            await answer.edit(panel.text, panel.picture, panel.view)
            return
        async with self.shown.answering(table, seat, panel):
            await answer.edit(panel.text, panel.picture, panel.view)

    # The buttons of a table

    async def press(self, interaction: Interaction, verb: str, table_id: int) -> None:
        """A press on a button that everybody sees, or on one behind *More*."""

        async def work(answer: Answer) -> None:
            table = await self.table(table_id)
            match verb:
                case "hand" | "move":
                    await self.show_hand(answer, table)
                case "more":
                    await self._more(answer, table)
                case "decks":
                    await answer.say(decks_text(table, table.seat_of(interaction.user.id)))
                case "repost":
                    await self.repost(answer, table)
                case "hint":
                    seat = self._own_seat(table, interaction)
                    await answer.say(await self.hints.text(table, self.layout(table.game.id), seat))
                case "resign":
                    await self.ask_resign(answer, table)
                case "giveup":
                    await self._resign(answer, table)
                case "stay":
                    await answer.edit("You play on.", None, None)
                case "rematch":
                    self._own_seat(table, interaction)
                    await self.lobbies.rematch(answer, table)
                case _:
                    raise Refused("I don't know that button any more.")

        kinds: Mapping[str, Kind] = {"rematch": "public", "giveup": "edit", "stay": "edit"}
        await answering(interaction, kinds.get(verb, "private"), work)

    async def show_hand(self, answer: Answer, table: Table) -> None:
        """A player's picture and controls, as in his direct message; a spectator gets the public picture."""
        layout = self.layout(table.game.id)
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None:
            panel = spectator_panel(table, layout)
        else:
            panel = self._hand(table, seat)
            self.shown.try_again(table, seat)
        await answer.say(panel.text, panel.picture, panel.view)

    async def _more(self, answer: Answer, table: Table) -> None:
        buttons = [TableButton("repost", table.id, "Show the table again below")]
        if table.game.decks is not None:
            buttons.append(TableButton("decks", table.id, "Decks" if table.game.decks.public else "My deck"))
        if table.active and table.seat_of(answer.interaction.user.id) is not None:
            buttons.append(TableButton("hint", table.id, "Hint"))
            buttons.append(TableButton("resign", table.id, "Resign", Style.danger))
        text = turn_line(table, self.layout(table.game.id))
        await answer.say(f"{text}\n-# Shuffles: commitment `{table.commitment}`", view=view_of(*buttons))

    async def repost(self, answer: Answer, table: Table) -> None:
        """The table message again at the end of its channel; somewhere else, the picture for this person alone."""
        if answer.interaction.channel_id != table.place_id:
            text = f"The table is in <#{table.place_id}>. This is how it stands:"
            await answer.say(text, public_drawing(table))
            return
        self.shown.soon(table, repost=True)
        await answer.say(self.shown.problem(table) or "Here it comes.")

    async def ask_resign(self, answer: Answer, table: Table) -> None:
        """*Resign*, which asks once more."""
        self._own_seat(table, answer.interaction)
        if not table.active:
            raise Refused("This game is over.")
        view = view_of(
            TableButton("giveup", table.id, "Yes, I resign", Style.danger),
            TableButton("stay", table.id, "No, I play on"),
        )
        ends = "The game ends at once, and you lose it." if len(table.people) == 2 else "You lose this game."
        await answer.say(f"Do you want to resign? {ends}", view=view)

    async def _resign(self, answer: Answer, table: Table) -> None:
        await table.act(answer.interaction.user.id, Resign())
        answer.done()
        self.moved(table)
        await answer.edit("You have resigned.", None, None)

    # Rules and errors

    async def turn_page(self, interaction: Interaction, game_id: str, topic: str) -> None:
        """Turn a page of the rules: in the person's own copy, or in a first one when it was asked for at a table."""
        message = interaction.message
        own = message is not None and message.flags.ephemeral

        async def work(answer: Answer) -> None:
            await self.show_page(answer, game_id, topic, edit=own)

        await answering(interaction, "edit" if own else "private", work)

    async def show_page(self, answer: Answer, game_id: str, topic: str | None, *, edit: bool = False) -> None:
        rules = rules_of(game_id)
        page = rules.page(topic)
        text = f"## {page.title}\n{page.text}"
        picture = figure_drawing(game_id, page.figure) if page.figure else None
        view = view_of(*_turning(game_id, rules.beside(page)), *PageMenu.whole(game_id, rules.pages, page.topic))
        if edit:
            await answer.edit(text, picture, view)
        else:
            await answer.say(text, picture, view)

    async def explain(self, answer: Answer, error: IllegalAction, game_id: str | None = None) -> None:
        """Why an action is refused, with the paragraph that says so one press away."""
        game_id = game_id or self._game_of_rule(error.rule)
        page = rules_of(game_id).about(error.rule) if game_id else None
        if page is None or game_id is None:
            await answer.say(error.message)
            return
        view = view_of(PageButton(game_id, page.topic, f"Rule {error.rule}: {page.title}"[:80]))
        await answer.say(f"{error.message} ({error.rule})", view=view)

    def _game_of_rule(self, rule: str | None) -> str | None:
        return next((game_id for game_id in self._layouts if rules_of(game_id).about(rule)), None)

    def missing_here(self, interaction: Interaction) -> str:
        """What I lack where an interaction comes from, in a sentence."""
        in_thread = isinstance(interaction.channel, discord.Thread)
        lacking = lacking_permissions(interaction.app_permissions, in_thread=in_thread)
        return f"I need {lacking} here." if lacking else "I am not allowed to do that here."


def _turning(game_id: str, beside: tuple[Page | None, Page | None]) -> Sequence[PageButton]:
    before, after = beside
    buttons = []
    if before:
        buttons.append(PageButton(game_id, before.topic, f"◀ {before.title}"[:80]))
    if after:
        buttons.append(PageButton(game_id, after.topic, f"{after.title} ▶"[:80]))
    return buttons
