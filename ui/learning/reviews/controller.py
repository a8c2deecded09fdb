"""What `/games review` and the presses of a review mean."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import discord
import msgspec
from discord.ui import Button

import engine
from learning.process import Unanswered
from learning.reviews.review import Judged
from sessions import People, Table
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import append_components, button, make_view
from ui.interactions.ids import ReviewPress, TablePress
from ui.interactions.jobs import Job, TooManyJobs
from ui.interactions.own_hand import BACK, answer_kind, table_of_hand
from ui.interactions.reader import Reader
from ui.interactions.routes import PressRoutes
from ui.learning.position import follow_nested_press
from ui.learning.reviews.decision_judging import DecisionJudge
from ui.learning.reviews.presses import ReviewMovePress
from ui.learning.reviews.review_messages import ReviewMessages
from ui.tables.content import for_reader
from ui.tables.place_of_hand import InHand
from ui.tables.surfaces.content import Content
from words import Voice


class ReviewController:
    """Looks back with somebody at a game of theirs."""

    def __init__(
        self, table: Callable[[int], Awaitable[Table]], judging: DecisionJudge, people: People, in_hand: InHand
    ) -> None:
        """``in_hand``: shows something in the place of a hand."""
        self._table = table
        self.judging = judging
        self._people = people
        self._in_hand = in_hand

    async def show_review(self, answer: Answer, table: Table, *, edit: bool = False) -> None:
        """The course of a game, and what cost most."""
        look = await self._review_messages(answer, table)
        await self._show_content(answer, look, look.overview_content(), edit=edit)

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(ReviewPress, self.handle_review_press, "open")
        routes.add(ReviewPress, self.handle_press)
        routes.add(ReviewMovePress, self.handle_move_press)

    async def handle_review_press(self, interaction: discord.Interaction, press: ReviewPress) -> None:
        """*Review* at a table."""
        async with answering(interaction, answer_kind(interaction.message)) as answer:
            table = await self._table(press.table)
            await self.show_review(answer, table, edit=table_of_hand(interaction.message) is not None)

    async def handle_press(self, interaction: discord.Interaction, press: ReviewPress) -> None:
        """A press below a review."""
        async with answering(interaction, "edit") as answer:
            table = await self._table(press.table)
            if press.verb == "back":
                await self.show_review(answer, table, edit=True)
                return
            look = await self._review_messages(answer, table)
            match press.verb:
                case "look":
                    await self._show_content(answer, look, look.best_and_played_text(press.place))
                case "again":
                    await self._show_content(answer, look, look.retry_content(press.place))
                case _:
                    raise Refused("button-unknown")

    async def handle_move_press(self, interaction: discord.Interaction, press: ReviewMovePress) -> None:
        """A decision, tried once more."""
        async with answering(interaction, "edit") as answer:
            table = await self._table(press.table)
            look = await self._review_messages(answer, table)
            situation = look.decision_situation(press.place)
            made = follow_nested_press(look.reader, situation, press.inner, press.chosen)
            if made is None:
                raise Refused("button-unknown")
            if isinstance(made, Content):
                begun = look.with_review_ids(press.place, made) if made.begun_press else look.retry_content(press.place)
                await self._show_content(answer, look, begun)
                return
            decision = msgspec.structs.replace(look.decision_content(press.place), action=engine.to_json(made[0]))
            try:
                judged = await self.judging.weigh_decision(table, decision)
            except (Unanswered, TimeoutError):
                raise Refused("review-failed") from None
            await self._show_content(answer, look, look.retry_answer(press.place, judged, made[0]))

    async def _review_messages(self, answer: Answer, table: Table) -> ReviewMessages:
        seat = table.seat_of(answer.interaction.user.id)
        if table.status != "over":
            raise Refused("review-running")
        if seat is None:
            raise Refused("review-alone")
        judged = await self._judged_decisions(answer, table, seat)
        replay = await self.judging.replay(table)
        lines = () if judged else replay.decisions(seat)
        if lines and all(replay.position_before(line) is None for line in lines):
            raise Refused("replay-older")
        preferences = await self._people.preferences(answer.interaction.user.id)
        reader = Reader(answer.voice, seat).with_likes(preferences)
        return ReviewMessages(reader, table, replay, judged)

    async def _judged_decisions(self, answer: Answer, table: Table, seat: int) -> list[Judged]:
        """What the decisions were worth; whoever waits for it is told how far it is."""
        try:
            making = await self.judging.begin_judging(table, seat)
        except TooManyJobs:
            raise Refused("review-busy") from None
        if isinstance(making, list):
            return making
        try:
            return await making.wait_for_result(lambda: answer.show_progress(_progress_text(answer.voice, making)))
        except (Unanswered, TimeoutError, asyncio.CancelledError):
            raise Refused("review-failed") from None

    async def _show_content(self, answer: Answer, look: ReviewMessages, content: Content, *, edit: bool = True) -> None:
        if edit and _is_in_hand(answer.interaction.message):
            view = content.view or make_view()
            with suppress(ValueError):  # five rows are full
                append_components(view, _way_back(look))
            await self._in_hand(answer, look.table_id, replace(content, view=view))
            return
        content = await for_reader(look.reader, content)
        if edit:
            await answer.edit(content.text, content.picture, content.view)
        else:
            await answer.say(content.text, content.picture, content.view or discord.utils.MISSING)


def _is_in_hand(message: discord.Message | None) -> bool:
    """Whether a review stands in the place of a hand, as every one does in a message of its own player's."""
    if message is None:
        return False
    return table_of_hand(message) is not None or (message.guild is None and not message.flags.ephemeral)


def _way_back(look: ReviewMessages) -> Button[Any]:
    """The way back to the hand, called as it is: below one of the decisions *Back* leads to all of them."""
    label = look.reader.voice.game_words(look.game_id).hand_button_label()
    return button(TablePress(BACK, look.table_id), label)


def _progress_text(voice: Voice, making: Job[list[Judged]]) -> str:
    if making.ahead:
        return voice.say("review-waits", ahead=making.ahead)
    if not making.of:
        return voice.say("review-thinking")
    return voice.say("review-progress", done=min(making.done + 1, making.of), of=making.of)  # the one it is at
