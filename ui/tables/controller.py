"""What a press or a command at a table means, whichever game it is."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord.ui import View

from engine import Action
from sessions import PositionChanged, Table, TableOver, Tables
from sessions.log.offers import Decline
from sessions.records.replays import Replays
from sessions.refusals import TimeOver
from sessions.store.rows import is_one_person_with_computers
from sessions.tables.offer_lines import let_computers_agree, offer_line
from sessions.tables.resigning import is_abort, resign_or_abort
from sessions.tables.timekeeper import more_time_line, play_on_line
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.ids import ChoicePress, MenuPress, StageMenuPress, StagePress, TablePress
from ui.interactions.own_hand import BACK, table_of_hand
from ui.interactions.press import Press
from ui.interactions.reader import Reader, seat_reader
from ui.interactions.routes import PressRoutes
from ui.interactions.standing_orders import StandingOrders, parse_orders
from ui.interactions.voices import Voices
from ui.layouts.layout import Layout
from ui.tables.begun_decisions import BegunDecisions
from ui.tables.buttons import EDITING, FOLLOWED, WHILE_ACTIVE, kind_of_answer
from ui.tables.cards import cards_content
from ui.tables.content import asks_shape, decks_text, disable_choices, for_reader, private_content, spectator_content
from ui.tables.deciding import Deciding, follow_press, leads_back
from ui.tables.hints import Hints
from ui.tables.moment import Moment
from ui.tables.more_menu import RULES, MoreMenus, is_more_menu, may_repost, more_menu_in_hand
from ui.tables.offers import SAID, OfferStatement, draw_question, offer_text, time_given_text
from ui.tables.place_of_hand import page_with_way_back
from ui.tables.previous_round import previous_round_content
from ui.tables.publisher import Publisher
from ui.tables.resigning import resign_question, resigned_text
from ui.tables.stage import StalePress
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.direct import is_played_directly
from ui.tables.surfaces.surface import PressedMessage
from ui.tables.table_texts import fair_text
from words import Voice


class TableController:
    """Takes what people do at tables, and lets the publisher show it."""

    def __init__(
        self,
        tables: Tables,
        publisher: Publisher,
        layouts: Mapping[str, Layout[Any]],
        hints: Hints,
        voices: Voices,
        replays: Replays,
    ) -> None:
        self.tables = tables
        self._replays = replays
        self._publisher = publisher
        self._layouts = layouts
        self._hints = hints
        self._voices = voices
        self.begun = BegunDecisions()
        self.orders = StandingOrders(tables, TablePress)
        self._more = MoreMenus(publisher.run_in_background)

    async def table(self, table_id: int) -> Table:
        """The table of that number; Refused when there is none."""
        table = await self.tables.get(table_id)
        if table is None:
            raise Refused("table-unknown")
        return table

    def moment(self, table: Table) -> Moment:
        """A table as it stands now."""
        return Moment(table, self._layouts[table.game.id])

    def update_more_menus(self, table: Table) -> None:
        """Bring what is open behind *More* up to date after something has happened at a table."""
        if self._more.has_open_message(table):
            self._more.update_all(self.moment(table))

    async def note_rules_shown(self, answer: Answer, table_id: int) -> None:
        """Take the rules away that somebody was shown below a hand, once they have played on."""
        table = await self.tables.get(table_id)
        if table is not None:
            self._more.note_answer(answer, self.moment(table), RULES)

    # Moves

    async def act(self, answer: Answer, table: Table, action: Action, step: int | None = None) -> None:
        """A move: stored, answered, then shown."""
        self._note_presence(answer.interaction, table)
        await self._send_decision(answer, self.moment(table), [action], step)

    def _note_presence(self, interaction: discord.Interaction, table: Table) -> None:
        """Note that somebody has acted or pressed something at a table, and in which language they are answered."""
        user_id = interaction.user.id
        self._publisher.note_presence(table, user_id)
        if self._voices.is_language_new(interaction, seated=table.seat_of(user_id) is not None):
            self._publisher.run_in_background(self._voices.store_language(interaction))

    async def _send_decision(self, answer: Answer, before: Moment, actions: Sequence[Action], step: int | None) -> None:
        """A decision of several actions, taken at a moment: stored as a whole or not at all, answered, then shown."""
        table = before.table
        seat = self.own_seat(table, answer.interaction)
        explained, turn = before.newly_met_term(await seat_reader(table, seat, answer.voice)), before.turn_number
        noting = [] if explained is None else [table.wishes.note_explained(seat, explained, turn(answer.voice))]
        try:  # both with one commit: others are told after that, and so is what is explained here next
            await asyncio.gather(table.act(answer.interaction.user.id, *actions, step=step), *noting)
        except TimeOver:
            self.tables.changed(table)  # its log says so
            raise
        answer.mark_stored()
        self.tables.changed(table)
        reader = await seat_reader(table, seat, answer.voice)
        moment = self.moment(table)
        content, pressed = self._hand(reader, moment), answer.interaction.message
        waits = table.active and reader.own_seat not in table.active and moment.ended_round(reader) is None
        if pressed is not None and waits and is_one_person_with_computers(table.people):
            content = disable_choices(content, pressed)
        await self._deliver(answer, reader, moment, content)

    async def take_press(self, answer: Answer, table: Table, press: Press) -> None:
        """Do what a press of somebody's own would, which is answered by a message of its own."""
        match press:
            case ChoicePress() | StagePress():
                await self._answer_decision_press(answer, table, press)
            case TablePress():
                await self._handle_press(answer, table, press.verb)
            case _:
                raise Refused("button-unknown")

    async def show_newer_position(self, answer: Answer, table: Table) -> None:
        """Show somebody their table as it stands, for what they have said is about an older position."""
        reader = await seat_reader(table, self.own_seat(table, answer.interaction), answer.voice)
        moment = self.moment(table)
        await self._deliver(answer, reader, moment, self._late_press_content(reader, moment, "table-late"))

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(TablePress, self.handle_press)
        routes.add(ChoicePress, self.handle_choice)
        routes.add(MenuPress, self.handle_choice)
        routes.add(StagePress, self.handle_choice)
        routes.add(StageMenuPress, self.handle_choice)

    async def handle_choice(self, interaction: discord.Interaction, press: Deciding) -> None:
        """A press on a private message: a step towards an action, the way back, or what sends it."""
        async with answering(interaction, "edit") as answer:
            await self._answer_decision_press(answer, await self.table(press.at.table), press)

    async def _answer_decision_press(self, answer: Answer, table: Table, press: Deciding) -> None:
        interaction = answer.interaction
        seat = self.own_seat(table, interaction, press.at.seat)
        self._note_presence(interaction, table)
        reader = await seat_reader(table, seat, answer.voice)
        moment = self.moment(table)
        try:
            if not table.active:  # a step may still fit: a game that is given up has moved nobody on
                raise TableOver
            hint = self._hints.given_hint(table, seat)
            made = self._hand(reader, moment) if leads_back(press) else follow_press(reader, moment, press, hint)
            if isinstance(made, Content):
                await self._deliver(answer, reader, moment, made)
            else:
                await self._send_decision(answer, moment, made, press.at.step)
        except (StalePress, PositionChanged, TableOver):
            moment = self.moment(table)
            late = "stage-stale" if isinstance(press, StagePress | StageMenuPress) else "table-late"
            await self._deliver(answer, reader, moment, self._late_press_content(reader, moment, late))

    def _hand(self, reader: Reader, moment: Moment, note: str | None = None) -> Content:
        """A seat's private message, with what there is to be said of the table where nothing else is."""
        hint = self._hints.given_hint(moment.table, reader.own_seat)
        said = note or (hint.text if hint else self._place_problem_text(reader.voice, moment.table))
        return private_content(reader, moment, said, hint)

    def _place_problem_text(self, voice: Voice, table: Table) -> str | None:
        """Why a table can't be shown in its place, in a sentence; None when it can."""
        problem = self._publisher.place_problem(table)
        return None if problem is None else problem.sentence_in(voice)

    def _late_press_content(self, reader: Reader, moment: Moment, key: str) -> Content:
        """The same after a press that came too late. When a game is over its message stays, and says that itself."""
        return self._hand(reader, moment, reader.voice.say(key) if moment.table.active else None)

    def own_seat(self, table: Table, interaction: discord.Interaction, wanted: int | None = None) -> int:
        """Where somebody sits; Refused when they don't, or not there."""
        seat = table.seat_of(interaction.user.id)
        if seat is None or (wanted is not None and seat != wanted):
            raise Refused("table-not-yours")
        return seat

    async def _to_hand(self, answer: Answer, table: Table, note: str | None = None) -> None:
        """A player's hand as it is now, in the place of what was pressed."""
        reader = await seat_reader(table, self.own_seat(table, answer.interaction), answer.voice)
        moment = self.moment(table)
        await self._deliver(answer, reader, moment, self._hand(reader, moment, note))

    async def open_in_hand(self, answer: Answer, table_id: int, content: Content) -> None:
        """Show something in the place of the hand that was pressed, until its player goes back or the game goes on."""
        table = await self.table(table_id)
        reader = await seat_reader(table, self.own_seat(table, answer.interaction), answer.voice)
        await self._deliver(answer, reader, self.moment(table), content)

    async def _open_more(self, answer: Answer, table: Table, *, in_hand: bool) -> None:
        likes = await self.tables.people.preferences(answer.interaction.user.id)
        if in_hand:
            await self.open_in_hand(answer, table.id, more_menu_in_hand(answer, self.moment(table), likes))
        else:
            await self._more.open(answer, self.moment(table), likes)

    async def _deliver(self, answer: Answer, reader: Reader, moment: Moment, content: Content) -> None:
        """Give a player a private message: in the one that was clicked, or in an ephemeral one of its own."""
        is_pressed = answer.interaction.type is discord.InteractionType.component
        await self._answer_with(answer, reader, moment, content, answer.interaction.message if is_pressed else None)

    async def _answer_with(
        self, answer: Answer, reader: Reader, moment: Moment, content: Content, changed: discord.Message | None = None
    ) -> None:
        """Give a player a private message: in one that is changed for it, or in a new one."""
        self.begun.note_shown(moment, reader.own_seat, content)
        content = await for_reader(reader, content)
        direct = changed is not None and not changed.flags.ephemeral and answer.interaction.guild_id is None
        pressed = PressedMessage(changed.id if changed else None, answer.interaction.token, is_direct=direct)
        async with self._publisher.answering_with_hand(moment, reader.own_seat, content, pressed):
            how = answer.edit if changed else answer.say
            await how(content.text, content.file or content.picture, content.view)
            pressed.shown_in = answer.shown_in

    # The buttons of a table

    async def handle_press(self, interaction: discord.Interaction, press: TablePress) -> None:
        """A press on a button that everybody sees, or on one behind *More*."""
        async with answering(interaction, kind_of_answer(press.verb, interaction.message)) as answer:
            table = await self.table(press.table)
            if press.verb in FOLLOWED:
                await self._keep_token(answer, table)
            await self._handle_press(answer, table, press.verb)

    async def _keep_token(self, answer: Answer, table: Table) -> None:
        """Keep the token of a press on the table message, which edits that one if the answer is a message of its own.

        That is one way to Discord and back more, so it is done only where no good token is known.
        """
        pressed = answer.interaction.message
        if pressed is not None and self._publisher.needs_token(table, pressed.id) and await answer.leave_unchanged():
            self._publisher.keep_token(table, pressed.id, answer.interaction.token)

    async def _handle_press(self, answer: Answer, table: Table, pressed: str) -> None:
        interaction = answer.interaction
        self._note_presence(interaction, table)
        in_hand = table_of_hand(interaction.message) is not None
        if not table.active and pressed in WHILE_ACTIVE and is_more_menu(interaction.message, table):
            await (self._to_hand(answer, table) if in_hand else self._more.update_message(answer, self.moment(table)))
            return
        if pressed in EDITING and not in_hand and is_more_menu(interaction.message, table):
            self._more.note_replaced(table, interaction.user.id)  # the answer takes the place of what was there
        match pressed:
            case "hand" | "move":
                await self.show_hand(answer, table)
            case "more":
                await self._open_more(answer, table, in_hand=in_hand)
            case verb if verb == BACK:
                await self._to_hand(answer, table)
            case "decks":
                reader = Reader(answer.voice, table.seat_of(interaction.user.id))
                await self._show_text(answer, table, decks_text(reader, self.moment(table)))
            case "fair":
                await self._show_text(answer, table, fair_text(answer.voice, table.commitment, table))
            case "repost":
                await self.repost_table_message(answer, table)
            case "itself":
                self.own_seat(table, interaction)
                await self._switch_answering(answer, table)
            case "tall" | "wide":
                await self._change_shape(answer, table, pressed)
            case "cards":
                reader = await seat_reader(table, self.own_seat(table, interaction), answer.voice)
                moment = self.moment(table)
                await self._deliver(answer, reader, moment, cards_content(reader, moment))
            case "before":
                reader = await seat_reader(table, self.own_seat(table, interaction), answer.voice)
                moment = self.moment(table)
                await self._deliver(answer, reader, moment, await previous_round_content(reader, moment, self._replays))
            case "next":
                seat = self.own_seat(table, interaction)
                moment = self.moment(table)
                table.wishes.went_on = {**table.wishes.went_on, seat: moment.view(seat).chapter - 1}
                if (why := moment.round_end_explanation_key(await seat_reader(table, seat, answer.voice))) is not None:
                    await table.wishes.note_explained(seat, why, moment.turn_number(answer.voice))
                await self._to_hand(answer, table)
            case "orders":
                await self.orders.show(answer, table)
            case verb if (orders := parse_orders(verb, table.game)) is not None:
                await self.orders.store(answer, table, orders)
            case "hint":
                await self._show_hint(answer, table)
            case "time":
                await self.give_time(answer, table)
            case "drawyes":
                await self._ask_ending(answer, table, draw_question)
            case verb if verb in SAID:
                await self.make_offer(answer, table, SAID[verb])
            case "playon":
                await self._play_on(answer, table)
            case "resign":
                await self.ask_resign(answer, table)
            case "giveup":
                await self._resign(answer, table)
            case "stay":
                await answer.edit(answer.voice.say("resign-not"), None, None)
            case _:
                raise Refused("button-unknown")

    async def show_hand(self, answer: Answer, table: Table) -> None:
        """A player's picture and controls, as in their direct message; a spectator gets the public picture."""
        seat = table.seat_of(answer.interaction.user.id)
        if seat is None:
            content = spectator_content(Reader(answer.voice), self.moment(table))
            await answer.say(content.text, content.picture, content.view)
            return
        self._publisher.retry_direct_messages(table, seat)
        reader = await seat_reader(table, seat, answer.voice)
        moment = self.moment(table)
        await self._answer_with(answer, reader, moment, self._hand(reader, moment))

    async def _show_hint(self, answer: Answer, table: Table) -> None:
        """*Hint*: a player's message with what the strongest computer would do, and why."""
        reader = await seat_reader(table, self.own_seat(table, answer.interaction), answer.voice)
        instead = await self._hints.think(reader, table, self._layouts[table.game.id])
        await self._to_hand(answer, table, instead)  # as it is now: it may have moved on meanwhile

    async def _show_text(self, answer: Answer, table: Table, text: str) -> None:
        """Say something: in the hand where that was asked, else in a message of its own."""
        content, in_hand = page_with_way_back(answer.voice, table.id, text), table_of_hand(answer.interaction.message)
        await (answer.say(text) if in_hand is None else self.open_in_hand(answer, table.id, content))

    async def _switch_answering(self, answer: Answer, table: Table) -> None:
        """Whether somebody's only possible answers are given by themselves, from now on at every table."""
        people, user_id = self.tables.people, answer.interaction.user.id
        now = await people.change_from(user_id, lambda before: {"answers_itself": not before.answers_itself})
        answer.mark_stored()
        text = answer.voice.say("itself-on" if now.answers_itself else "itself-off")
        in_hand = table_of_hand(answer.interaction.message) is not None
        await (self._to_hand(answer, table, text) if in_hand else answer.edit(text, None, None))

    async def _change_shape(self, answer: Answer, table: Table, shape: str) -> None:
        """*Tall pictures*, for a phone, or wide ones: the shape of all that only this player sees, from now on."""
        seat = table.seat_of(answer.interaction.user.id)
        asked = seat is not None and asks_shape(await seat_reader(table, seat), table)
        await self.tables.people.change(answer.interaction.user.id, shape=shape, shape_chosen=True)
        answer.mark_stored()
        self.tables.retold(table)
        about = answer.voice.say(f"me-shape-{shape}-about")
        if is_more_menu(answer.interaction.message, table) and table_of_hand(answer.interaction.message) is None:
            await answer.edit(about, None, None)
            return
        await self._to_hand(answer, table, None if asked else about)

    async def repost_table_message(self, answer: Answer, table: Table) -> None:
        """The table message again at the end of its channel; somewhere else, and for whoever only watches, the picture
        for this person alone."""
        if is_played_directly(table):
            await self.show_hand(answer, table)
            return
        if answer.interaction.channel_id != table.place_id:
            text = answer.voice.say("table-elsewhere", place=f"<#{table.place_id}>")
            await answer.say(text, self.moment(table).picture(Reader(answer.voice)))
            return
        if not may_repost(answer, table):
            await self.show_hand(answer, table)
            return
        self._publisher.publish_soon(table, repost=True)
        await answer.say(self._place_problem_text(answer.voice, table) or answer.voice.say("table-coming"))

    async def give_time(self, answer: Answer, table: Table) -> None:
        """*Give more time*: to all others, another time as much as they began with."""
        await table.write_line(more_time_line(table, answer.interaction.user.id))
        answer.mark_stored()
        self.tables.changed(table)
        await self._tell_done(answer, table, answer.voice.say("time-given", time=time_given_text(answer.voice, table)))

    async def make_offer(self, answer: Answer, table: Table, said: OfferStatement) -> None:
        """Offer a draw or a takeback, or answer such an offer; computers always let people take an action back."""
        await table.write_line(offer_line(table, answer.interaction.user.id, said.matter, said.word))
        answer.mark_stored()
        try:
            if said.matter == "takeback":
                await let_computers_agree(table)
        finally:
            self.tables.changed(table)
        if isinstance(said.word, Decline) and table_of_hand(answer.interaction.message) is not None:
            await self._to_hand(answer, table)  # which tells it as news
            return
        is_apart = await self._tell_done(
            answer, table, offer_text(answer.voice, said, table), asked=said == SAID["drawsure"]
        )
        if is_apart and said.matter in table.unanswered_offers():
            self._more.note_answer(answer, self.moment(table), said.matter)

    async def _tell_done(self, answer: Answer, table: Table, text: str, *, asked: bool = False) -> bool:
        """Say what has been done: in the hand where it was pressed, in the place of the question that was ``asked``,
        else in a message of its own. Whether outside the hand."""
        if table_of_hand(answer.interaction.message) is not None:
            await self._to_hand(answer, table, text if table.active else None)
            return False
        await (answer.edit(text, None, None) if asked else answer.say(text))
        return True

    async def _play_on(self, answer: Answer, table: Table) -> None:
        await table.write_line(play_on_line(table, answer.interaction.user.id))
        answer.mark_stored()
        self.tables.changed(table)
        await answer.say(answer.voice.say("play-on-done"))

    async def ask_resign(self, answer: Answer, table: Table) -> None:
        """*Resign*, which asks once more."""
        await self._ask_ending(answer, table, resign_question)

    async def _ask_ending(self, answer: Answer, table: Table, question: Callable[..., tuple[str, View]]) -> None:
        """Ask whether a game is to end by what was pressed."""
        own = self.own_seat(table, answer.interaction)
        if not table.active:
            raise Refused("table-over")
        table.seat_in_game(answer.interaction.user.id)
        in_hand = table_of_hand(answer.interaction.message) is not None
        text, view = question(answer.voice, table, own, in_hand=in_hand)
        await (
            self.open_in_hand(answer, table.id, Content(text, None, view)) if in_hand else answer.say(text, view=view)
        )

    async def _resign(self, answer: Answer, table: Table) -> None:
        in_hand = table_of_hand(answer.interaction.message) is not None
        if not table.active:  # so is the question
            await (self._to_hand(answer, table) if in_hand else answer.edit(answer.voice.say("table-over"), None, None))
            return
        early = is_abort(table, self.own_seat(table, answer.interaction))
        aborted = await resign_or_abort(table, answer.interaction.user.id)
        answer.mark_stored()
        self.tables.changed(table)
        if in_hand:  # which says so itself
            await self._to_hand(answer, table)
        else:
            await answer.edit(resigned_text(answer.voice, aborted=aborted, early=early), None, None)
