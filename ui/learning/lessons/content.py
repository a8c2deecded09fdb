"""The message of a lesson: the step, its task or what came of a decision, the position, and its buttons."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from discord import ButtonStyle
from discord.ui import Item, View

from engine import Action, GameView
from learning.lessons.lesson import Lesson, Pattern, lessons_of, looks_like
from learning.lessons.standing import LessonStanding, standing_after
from ui.interactions.components import Style, append_components, button, make_view, rules_button
from ui.interactions.ids import LearnPress, PlayPress
from ui.interactions.pictures import LazyPicture
from ui.interactions.reader import Reader
from ui.layouts.steps import Choice
from ui.learning.lessons.presses import LessonPress
from ui.learning.position import Position, ShownPosition, nest_ids, opponent_name, position_content
from ui.tables.choices import Choices
from ui.tables.content import shape_question, step_content
from ui.tables.stage import Stage
from ui.tables.stage_message import stage_content
from ui.tables.surfaces.content import Content
from words import Voice
from words.game import CauseLine, NewsLine, Path

ALL = "all"
HELP, PLAY = "help", "play"
"""Stand for a game where *Learn* is about all of them; the latter two below `/help` and `/play`."""
TOLD = 3
"""So many lines of what has happened are told where nothing is asked."""
TOLD_OF_A_MISTAKE = 3
"""So many where a decision was wrong: that itself, the answer to it, and what came of them."""
LONGEST_WAY = 30
"""Characters of a way, which stands in each id beside what the press means."""
FAIR = "fair"
"""What the shuffles of that game are sealed with, before a press begins it."""
WHOLE = "whole"
"""Stands for the whole game after a lesson: with the computer, where it can be without what is hard at first."""


def message_id(lesson: Lesson, *names: str) -> str:
    """The id of a sentence of a lesson."""
    return "-".join(("lesson", lesson.id, *names))


class StepPosition(Position):
    """The position of a step, in which nothing is offered that the step keeps for later."""

    postponed_actions: Sequence[Pattern] = ()

    def legal(self, seat: int) -> list[Action]:
        """What can be done, in buttons and in words."""
        return [
            one
            for one in super().legal(seat)
            if not any(looks_like(pattern, one) for pattern in self.postponed_actions)
        ]


class LessonPosition(ShownPosition):
    """The position of a step, with what the lesson says above it."""

    def __init__(
        self, learner: Reader, standing: LessonStanding, before: LessonStanding | None = None, *, opens: bool = False
    ) -> None:
        """``before``: the step before, where this one begins with its end. ``opens``: nothing is chosen yet."""
        voice = learner.voice
        names = [opponent_name(learner)] * standing.state.seats
        names[standing.seat] = learner.name
        position = StepPosition(standing.lesson.game, standing.state, names, standing.shown_events)
        position.postponed_actions = standing.step.later
        super().__init__(position, _heading(voice, standing))
        self._said = [
            _decision_answer_text(learner, one)
            for one in (before, standing)
            if one is not None and one.answer is not None
        ]
        self._asked = (
            []
            if standing.answer is not None and standing.answer.verdict != "on"
            else [f"**{task_text(learner, standing)}**"]
        )
        self.unfolded = False
        """Whether the step's own first choice was taken for whoever learns: then its task says all there is to do."""
        self._standing = standing
        self._opens = opens
        self._lights = standing.step.lit_patterns if not standing.is_over else ()

    def view(self, viewer: int | None) -> GameView:
        """The position; where the scene has ended, how it lay then and not as the next round begins."""
        standing = self._standing
        start = standing.lesson.begin_step(standing.step).see(None) if standing.step.plain else None
        seen = super().view(viewer).in_lesson(start)
        return (seen.as_it_ended() if self._standing.has_ended else None) or seen

    def picture(self, reader: Reader) -> LazyPicture:
        """The position; where the game is over, the picture that ends one at a table, with its laurel."""
        if reader.seat is not None and not self.table.active:
            return self.end_picture(reader)
        return super().picture(reader)

    def needs_confirmation(self, action: Action, view: Any) -> bool:
        """Nothing is asked twice: whatever somebody does in a lesson can be taken back."""
        return False

    def button_style(self, choice: Choice, choices: Choices) -> ButtonStyle:
        """Green is the way on, and nothing else has a colour: none where somebody is to find the right way."""
        actions = (
            choices.actions_after(choice.path) if choice.action is None else [choice.action, *choice.further_actions]
        )
        lit = any(looks_like(pattern, action) for pattern in self._lights for action in actions)
        return Style.success if lit else Style.secondary

    def choice_label(self, choice: Choice) -> str:
        """Where somebody is to find the right way, or is to see what comes of one, its outcome stands on no button."""
        shows = any(answer.verdict == "shown" for answer in self._standing.step.answers)
        return self.layout.plain_label(choice) if shows or self._must_find_answer() else choice.label

    def legend(self, voice: Voice, actions: Sequence[Action], view: Any, path: Path = ()) -> str | None:
        """No sign is explained that stands on no button."""
        untold = self._must_find_answer() and self.layout.legend_of_signs
        return None if untold else super().legend(voice, actions, view, path)

    def choice_description(self, choice: Choice) -> str | None:
        """Where somebody is to find the right way, its outcome stands below no entry of a menu."""
        return None if self._must_find_answer() else super().choice_description(choice)

    def _explains_signs(self, line: str) -> bool:
        """Whether a line of a note is the legend of signs that stand on the buttons."""
        return self.layout.legend_of_signs and not self._must_find_answer() and line.startswith("-# ")

    def _must_find_answer(self) -> bool:
        """Whether somebody is to find the right way themselves."""
        return not self._standing.step.lit_patterns and self._standing.step.kind != "free"

    def send_button_style(self, actions: Sequence[Action], staged: GameView) -> ButtonStyle:
        """Lit on the right way alone: not what would be taken back, nor where somebody is to find what is right."""
        right = bool(self._lights) and not self._standing.after_decision(actions).is_wrong
        return super().send_button_style(actions, staged) if right else Style.secondary

    def note_whole_decision(self, actions: Sequence[Action]) -> None:
        """A task that has been done is not set again, but where that would tell whether it was done right."""
        if self._lights and not self._standing.after_decision(actions).is_wrong:
            self._asked = []

    def private_text(
        self, reader: Reader, view: Any, note: str | None = None, staged: Any = None, *, begun: bool = False
    ) -> str:
        """What has happened last, what is being decided, then the task, right above the picture."""
        words, names = self.words(reader.voice), self.names(reader.voice)
        said = [line for line in self._said if line]
        above = self.layout.lesson_lines_above_task if said and self._asked else TOLD
        most = TOLD_OF_A_MISTAKE if self._standing.is_wrong else above
        told = [] if begun and not self._opens else self.story(reader)
        led = [line for line in told if isinstance(line, CauseLine)][-1:]
        leads = [line for line in told if isinstance(line, NewsLine)][-most:]
        if led and len(leads) == 1:  # who has come to whom is said by then
            leads = [NewsLine(leads[0].short or leads[0])]
        story = (
            [*(led if len(leads) < most else ()), *leads]
            if leads
            else self.foremost_lines(reader, most)
            if told
            else []
        )
        lines = [self.title(reader), *(f"> {line}" for line in story), *said]
        noted = (note or "").splitlines()
        if self.unfolded and self._asked:
            return "\n".join([*lines, *self._asked, *(line for line in noted if self._explains_signs(line))])
        if noted and begun and self._asked and not self._opens and self.layout.step_asks:
            return "\n".join([*lines, *noted])  # the task has led to this question, and goes on with it
        asked = words.open_question(view, names)
        further = words.open_question(staged, names) if staged is not None and self._asked else None
        # Nothing is bold beside the task, and what can follow is in it.
        lines += [line.replace("**", "") for line in noted if line != further]
        lines += self._asked
        lines += words.forecast(view) if begun else []
        return "\n".join([*lines, asked] if asked and asked not in (note or "") else lines)


def _heading(voice: Voice, standing: LessonStanding) -> str:
    lesson = standing.lesson
    number, count = lesson.step_index(standing.step.id) + 1, len(lesson.steps)
    title = voice.say("lesson-heading", title=lesson_title(voice, lesson, short=True), number=number, count=count)
    if (
        number > 1
        and standing.answer is None
        and standing.step.position not in (None, lesson.steps[number - 2].position)
    ):
        title = voice.say("lesson-heading-new", heading=title)
    return f"-# {title}"


def lesson_title(voice: Voice, lesson: Lesson, *, short: bool = False) -> str:
    """The name of a lesson: that of its game, and its part where the game has two."""
    title = voice.game_title(lesson.game, short=short)
    if len(lessons_of(lesson.game)) == 1:
        return title
    return voice.say("lesson-part", game=title, part=voice.say(message_id(lesson, "part")))


def task_text(learner: Reader, standing: LessonStanding) -> str:
    """The task of a step, or what is left of it after a decision that was a part of it."""
    lesson, step, answer = standing.lesson, standing.step, standing.answer
    left = message_id(lesson, step.id, answer.said, "left") if answer is not None and answer.said else ""
    return lesson_sentence(learner, left if left and learner.voice.has(left) else message_id(lesson, step.id))


def lesson_sentence(learner: Reader, key: str) -> str:
    """A sentence of a lesson, in which whoever is made up is called as in the picture."""
    return learner.voice.say(key, rival=opponent_name(learner))


def _decision_answer_text(learner: Reader, standing: LessonStanding) -> str:
    """What the last decision of a step is answered with; nothing where the picture says it."""
    answer = standing.answer
    if answer is None or not answer.said:
        return ""
    said = lesson_sentence(learner, message_id(standing.lesson, standing.step.id, answer.said))
    return learner.voice.say(f"lesson-answer-{answer.verdict}", said=said)


def lesson_content(learner: Reader, standing: LessonStanding, before: LessonStanding | None = None) -> Content:
    """The message of a step as it stands.

    ``before``: the step before, whose end this one begins with, and what is said of it.
    """
    voice = learner.voice
    position = LessonPosition(learner, standing, before, opens=True)
    if standing.is_over or standing.is_wrong or standing.state.outcome is not None:
        content = position_content(learner, position)
        return replace(content, view=_ways_on(voice, standing))
    content = _question_content(learner, standing, position)
    if len(standing.way) > LONGEST_WAY:
        return replace(content, view=make_view(_again_button(voice, standing)), begun_press=None)
    return with_lesson_buttons(voice, standing, content)


def first_content(learner: Reader, standing: LessonStanding) -> Content:
    """A lesson that is opened at a step; first of all, where somebody reads it who has never said so."""
    if learner.is_asked_for_shape:
        return shape_question(learner.voice, partial(lesson_press, standing))
    content, lesson = lesson_content(learner, standing), standing.lesson
    return with_restart_button(learner.voice, lesson, content) if lesson.step_index(standing.step.id) else content


def _again_button(voice: Voice, standing: LessonStanding) -> Item[Any]:
    """Begins the step again: the ids of buttons have no room for a longer way."""
    start = standing_after(standing.lesson, standing.step.id)
    return button(lesson_press(start, "again"), voice.say("lesson-again"), Style.success)


def _question_content(learner: Reader, standing: LessonStanding, position: LessonPosition) -> Content:
    """The position with its choices, or with those that follow once the step's own first one is taken."""
    pattern = standing.step.unfolded
    action = next((one for one in position.legal(learner.own_seat) if pattern and looks_like(pattern, one)), None)
    if action is None:
        return position_content(learner, position)
    position.unfolded = True
    if position.layout.is_staged(action, position.view(learner.own_seat)):
        return stage_content(Stage(learner, position, [(action,)]))
    path = position.layout.steps_to(action)[:1]
    step = next(
        (one for one in position.choices(learner).choices_after(()) if one.path == path and one.action is None), None
    )
    return position_content(learner, position) if step is None else step_content(learner, position, step)


def with_lesson_buttons(voice: Voice, standing: LessonStanding, content: Content, *, begun: bool = False) -> Content:
    """A message of a game with ids that say where in the lesson they stand, and the lesson's own buttons below.

    ``begun``: somebody is putting a decision together, and has ways back from that.
    """
    view = nest_ids(content.view, lambda inner: str(lesson_press(standing, inner))) or make_view()
    own: list[Item[Any]] = []
    if standing.answer is not None and not begun:
        own.append(button(lesson_press(standing, "back"), voice.say("lesson-back")))
    own.append(button(lesson_press(standing, "skip"), voice.say("lesson-skip")))
    for item in own:
        with suppress(ValueError):  # the game needs all five rows
            append_components(view, item)
    return replace(content, view=view, begun_press=None)


def lesson_press(standing: LessonStanding, inner: str) -> LessonPress:
    """A press in a step as it stands."""
    return LessonPress(standing.lesson.id, standing.step.id, standing.way, inner)


def _ways_on(voice: Voice, standing: LessonStanding) -> View:
    """The buttons of a step whose task is done, or whose last decision is to be taken back."""
    if standing.is_wrong:
        return make_view(button(lesson_press(standing, "back"), voice.say("lesson-take-back"), Style.success))
    lesson = standing.lesson
    if lesson.step_index(standing.step.id) + 1 < len(lesson.steps):
        named = message_id(lesson, standing.step.id, "next")
        label = voice.say(named if voice.has(named) else "lesson-next")
        return make_view(button(lesson_press(standing, "next"), label, Style.success))
    return _at_the_end(voice, lesson)


def _at_the_end(voice: Voice, lesson: Lesson) -> View:
    """The ways out of a lesson: first of all the one after it, or a whole game after the last, and any other game."""
    both = lessons_of(lesson.game)
    further = [
        button(begin_press(one), voice.say("lesson-further", title=lesson_title(voice, one)), Style.success)
        for one in both[both.index(lesson) + 1 :]
    ]
    style = Style.secondary if further else Style.success
    whole = button(PlayPress(lesson.game, WHOLE), voice.say("lesson-whole-game"), style)
    rules = rules_button(voice, lesson.game)
    other = button(PlayPress(lesson.game, "choose"), voice.say("lesson-other-game"))
    fair = button(LessonPress(lesson.id, lesson.steps[-1].id, "", FAIR), voice.say("button-fair"))
    return make_view(*further, whole, other, rules, fair)


def with_restart_button(voice: Voice, lesson: Lesson, content: Content) -> Content:
    """The message of a lesson that somebody goes on with, and a button that leads to its beginning."""
    view = content.view or make_view()
    with suppress(ValueError):  # the game needs all five rows
        append_components(view, button(begin_press(lesson), voice.say("lesson-restart")))
    return replace(content, view=view)


def begin_press(lesson: Lesson) -> LessonPress:
    """Opens a lesson at its beginning, in the message that was pressed."""
    return LessonPress(lesson.id, lesson.steps[0].id, "", "again")


def learn_any_button(voice: Voice, stands: str = ALL) -> Item[Any]:
    """*Learn*, where no game is chosen yet."""
    return button(LearnPress(stands), voice.say("button-learn"))


def learn_buttons(voice: Voice, game_id: str) -> list[Item[Any]]:
    """*Learn*, for a game that has a lesson: it opens in a message of its own."""
    return [button(LearnPress(game_id), voice.say("button-learn"))] if lessons_of(game_id) else []
