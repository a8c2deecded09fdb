"""*Learn*: opens lessons, and says what a press in one means. Only how far somebody is, is stored."""

from collections.abc import Mapping, Sequence

import discord

import engine
from engine import Action
from learning.lessons.lesson import Lesson, all_lessons, lessons_of
from learning.lessons.standing import LessonStanding, StaleButton, next_step, solved_standing, standing_after
from sessions import Tables
from sessions.people.lessons import LessonProgress
from sessions.store.lessons import LessonRow, Sealed
from ui.interactions.answer import Answer, Kind, Refused, answering
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import HelpPress, LearnPress, PlayPress
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.interactions.routes import PressRoutes
from ui.learning.lessons.content import (
    ALL,
    FAIR,
    HELP,
    PLAY,
    LessonPosition,
    begin_press,
    first_content,
    lesson_content,
    lesson_press,
    lesson_title,
    with_lesson_buttons,
)
from ui.learning.lessons.presses import LessonPress
from ui.learning.position import follow_nested_press
from ui.tables.content import for_reader
from ui.tables.surfaces.content import Content
from ui.tables.table_texts import fair_text
from words import Voice

BACK: Mapping[str, Press] = {HELP: HelpPress("home"), PLAY: PlayPress(ALL, "back")}
"""The ways back from all lessons to the menus that have given way to them."""


def answer_kind(interaction: discord.Interaction) -> Kind:
    """For one's own eyes in a server; in a direct message, which nobody else sees, to stay there."""
    return "public" if interaction.guild_id is None else "private"


class LessonController:
    """Opens lessons, and takes the presses in them."""

    def __init__(self, games: Mapping[str, engine.Game], tables: Tables, progress: LessonProgress) -> None:
        self._games = games
        self._people = tables.people
        self._progress = progress

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(LearnPress, self.handle_learn_press)
        routes.add(LessonPress, self.handle_press)

    async def handle_learn_press(self, interaction: discord.Interaction, press: LearnPress) -> None:
        """*Learn*, wherever it stands; a menu of ours that only its reader sees gives way to the lessons."""
        back = BACK.get(press.game)
        async with answering(interaction, "edit" if back else answer_kind(interaction)) as answer:
            if back is None:
                await self.open_lesson(answer, None if press.game == ALL else press.game)
                return
            content = _all_lessons_content(answer.voice, await self._progress.progress_of(interaction.user.id), back)
            await answer.edit(content.text, None, content.view)

    async def open_lesson(self, answer: Answer, game_id: str | None) -> None:
        """Open the lesson of a game where its reader goes on, or all lessons to choose from."""
        if game_id is not None and not lessons_of(game_id):
            raise Refused("button-unknown" if game_id not in self._games else "lesson-none")
        known = await self._progress.progress_of(answer.interaction.user.id)
        if game_id is None:
            await self._bring_new(answer, _all_lessons_content(answer.voice, known))
            return
        lesson = _next_lesson(lessons_of(game_id), known)
        await self._bring_new(answer, await self._resumed_content(answer, lesson, known.get(lesson.id)))

    async def should_offer_lesson(self, user_id: int, game_id: str) -> bool:
        """Whether somebody is to be offered the lesson of a game now: once, if they have never played it."""
        found = lessons_of(game_id)
        return bool(found) and await self._progress.offer_once(user_id, game_id, found[0].id)

    async def sealed(self, user_id: int, game_id: str) -> Sealed | None:
        """The secret that was committed to where somebody ended a lesson of a game; None where none was."""
        return await self._progress.sealed(user_id, _lesson_ids(lessons_of(game_id)))

    async def _resumed_content(self, answer: Answer, lesson: Lesson, row: LessonRow | None) -> Content:
        """A lesson where somebody goes on: at the beginning, where they have been through it."""
        goes_on = row is not None and row.done_at is None and lesson.has_step(row.step)
        at = row.step if row is not None and goes_on else lesson.steps[0].id
        return first_content(await self._learner(answer, lesson), standing_after(lesson, at))

    async def handle_press(self, interaction: discord.Interaction, press: LessonPress) -> None:
        """A press in a lesson."""
        if press.inner == FAIR:
            await self._show_promise(interaction, press)
            return
        async with answering(interaction, "edit") as answer:
            lesson = all_lessons().get(press.lesson)
            if lesson is None:
                raise Refused("button-unknown")
            content = await self._content_after_press(answer, lesson, press)
            learner = await self._learner(answer, lesson)
            content = await for_reader(learner, content)
            await answer.edit(content.text, content.picture, content.view)

    async def _show_promise(self, interaction: discord.Interaction, press: LessonPress) -> None:
        """*Is it fair?* where a lesson ends: what the shuffles of the game after it are sealed with."""
        async with answering(interaction, "private") as answer:
            lesson = all_lessons().get(press.lesson)
            if lesson is None:
                raise Refused("button-unknown")
            user_id, names = interaction.user.id, _lesson_ids(lessons_of(lesson.game))
            if await self._progress.commitment(user_id, names) is None:  # a game has begun with the one before
                await self._progress.commit_secret(user_id, lesson.id, names)
            commitment = await self._progress.commitment(user_id, names)
            if commitment is None:
                raise Refused("button-unknown")
            more = button(HelpPress("fair"), answer.voice.say("button-fair-more"))
            await answer.say(fair_text(answer.voice, commitment), view=make_view(more))

    async def _content_after_press(self, answer: Answer, lesson: Lesson, press: LessonPress) -> Content:
        """The message that a press leads to."""
        learner = await self._learner(answer, lesson)
        try:
            standing = standing_after(lesson, press.step, press.way)
        except StaleButton:  # the lesson has changed since
            return lesson_content(learner, standing_after(lesson, lesson.steps[0].id))
        match press.inner:
            case "next" | "skip":
                return await self._go_on(answer, learner, standing)
            case "back":
                return lesson_content(learner, standing.without_last_decision())
            case "tall" | "wide":
                await self._people.change(answer.interaction.user.id, shape=press.inner, shape_chosen=True)
                return first_content(await self._learner(answer, lesson), standing)
            case "again":
                await self._note_next_step(answer, standing)
                return (
                    first_content(learner, standing)
                    if learner.is_asked_for_shape
                    else lesson_content(learner, standing)
                )
        return await self._content_after_game_button(answer, learner, standing, press)

    async def _content_after_game_button(
        self, answer: Answer, learner: Reader, standing: LessonStanding, press: LessonPress
    ) -> Content:
        """The message after one of the game's own buttons."""
        made = follow_nested_press(learner, LessonPosition(learner, standing), press.inner, press.values)
        if made is None:
            return lesson_content(learner, standing)
        if isinstance(made, Content):
            return with_lesson_buttons(answer.voice, standing, made, begun=True)
        return await self._content_after_decision(answer, learner, standing, made)

    async def _content_after_decision(
        self, answer: Answer, learner: Reader, standing: LessonStanding, decision: Sequence[Action]
    ) -> Content:
        after = standing.after_decision(decision)
        if not after.is_over:
            return lesson_content(learner, after)
        following = after.following_standing()
        await self._note_next_step(answer, after)
        if following is None:
            return lesson_content(learner, after)
        return lesson_content(learner, following, before=after)

    async def _go_on(self, answer: Answer, learner: Reader, standing: LessonStanding) -> Content:
        """The next step, with what was decided so far where it goes on from there."""
        lesson = standing.lesson
        step = next_step(lesson, standing.step)
        if step is None:
            await self._note_progress(answer, lesson, lesson.steps[-1].id, done=True)
            return lesson_content(learner, solved_standing(standing))
        following = standing_after(lesson, step.id, "" if step.position is not None else standing.way)
        await self._note_next_step(answer, following)
        return lesson_content(learner, following)

    async def _note_next_step(self, answer: Answer, standing: LessonStanding) -> None:
        """Note where somebody goes on: with the step after one that is over."""
        lesson, step = standing.lesson, standing.step
        following = next_step(lesson, step)
        if not standing.is_over or step.kind == "show":
            following = step
        await self._note_progress(answer, lesson, (following or step).id, done=following is None)

    async def _note_progress(self, answer: Answer, lesson: Lesson, step: str, *, done: bool) -> None:
        """Note how far somebody is; at the end the game that one press begins there is sealed."""
        user_id = answer.interaction.user.id
        await self._progress.note_reached_step(user_id, lesson.id, step, done=done)
        if done:
            await self._people.note_taught(user_id, lesson.game, lesson.taught)
            await self._progress.commit_secret(user_id, lesson.id, _lesson_ids(lessons_of(lesson.game)))

    async def _learner(self, answer: Answer, lesson: Lesson) -> Reader:
        user = answer.interaction.user
        preferences = await self._people.preferences(user.id)
        return Reader(
            answer.voice,
            lesson.seat,
            name=user.display_name,
            is_asked_for_shape=preferences.may_be_asked_shape,
        ).with_likes(preferences)

    async def _bring_new(self, answer: Answer, content: Content) -> None:
        """A message of its own, as its reader likes it."""
        likes = await self._people.preferences(answer.interaction.user.id)
        reader = Reader(answer.voice).with_likes(likes)
        direct = answer.interaction.guild_id is None
        content = await for_reader(reader, content)
        if direct:
            await answer.post(content.text, content.picture, content.view or make_view())
        else:
            await answer.say(content.text, content.picture, content.view)


def _lesson_ids(found: Sequence[Lesson]) -> list[str]:
    return [lesson.id for lesson in found]


def _next_lesson(found: Sequence[Lesson], known: Mapping[str, LessonRow]) -> Lesson:
    """The first lesson that somebody has not been through; the first one where they have been through all."""
    left = [lesson for lesson in found if lesson.id not in known or known[lesson.id].done_at is None]
    return (left or found)[0]


def _all_lessons_content(voice: Voice, known: Mapping[str, LessonRow], back: Press | None = None) -> Content:
    """All lessons, with those that somebody has been through marked, and the way back."""
    items = []
    for lesson in all_lessons().values():
        row = known.get(lesson.id)
        state = "new" if row is None or not row.step else "begun" if row.done_at is None else "done"
        press = begin_press(lesson)
        if state == "begun" and row is not None and lesson.has_step(row.step):
            press = lesson_press(standing_after(lesson, row.step), "again")
        style = Style.secondary if state == "done" else Style.primary
        items.append(button(press, voice.say(f"lesson-state-{state}", title=lesson_title(voice, lesson)), style))
    items += [button(back, voice.say("button-back"))] if back else []
    return Content(voice.say("lesson-which"), None, make_view(*items))
