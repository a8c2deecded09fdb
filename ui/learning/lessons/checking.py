"""Every lesson, walked as people would walk it: by its buttons, right and wrong, in any language, with pictures or not.

It counts what learning.md limits, and finds what no reader should: an action without an answer, a way without an end.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, islice
from statistics import median
from typing import NamedTuple

from discord.ui import Button, Select

import engine
from engine import Action, to_json
from learning.lessons.lesson import Lesson
from learning.lessons.standing import GOES_ON, LessonStanding, decision_matching, next_step, standing_after
from ui.interactions.reader import Reader
from ui.learning.lessons.content import (
    LessonPosition,
    lesson_content,
    lesson_sentence,
    message_id,
    task_text,
    with_lesson_buttons,
)
from ui.learning.lessons.presses import LessonPress
from ui.learning.position import follow_position_press, read_inner
from ui.tables.content import for_reader
from ui.tables.stage import StalePress
from ui.tables.surfaces.content import Content
from words import ENGLISH, Voice, voice_of

MOST_WORDS, MOST_WORDS_OF_A_TASK, MEDIAN_WORDS = 250, 35, 20
MOST_STEPS = {"elements": 8, "defenders": 8, "elemental": 10}
MOST_PRESSES = 15
MESSAGES = 60
"""So many messages are looked at in each step on the way to decisions; the first ones are the nearest."""
DECISIONS = 2
"""So far ahead is a step followed by decisions that are neither right nor wrong."""
LONGEST = 2000
"""Characters of a message, as Discord takes them."""
WIDE = 3
"""So many decisions are followed further in each position, without pictures."""


class RightWay(NamedTuple):
    """The right way through a lesson: its presses, and its words."""

    lesson: Lesson
    presses: int
    tasks: Sequence[int]
    """The words of each task."""
    words: int
    """All words that are read on the way."""

    def __str__(self) -> str:
        return (
            f"{self.lesson.id}: {len(self.lesson.steps)} steps, {self.presses} presses, {self.words} words,"
            f" of a task {median(self.tasks):g} in the median and {max(self.tasks)} at most"
        )

    def faults(self) -> list[str]:
        """What is more than it may be."""
        counted = {
            "steps": (len(self.lesson.steps), MOST_STEPS.get(self.lesson.id, 8)),
            "presses": (self.presses, MOST_PRESSES),
            "words": (self.words, MOST_WORDS),
            "words of a task": (max(self.tasks), MOST_WORDS_OF_A_TASK),
            "words of a task in the median": (median(self.tasks), MEDIAN_WORDS),
        }
        return [f"{self.lesson.id}: {count:g} {what}" for what, (count, most) in counted.items() if count > most]


def count_words(text: str) -> int:
    """The words of a text; signs alone are none."""
    return sum(any(letter.isalnum() for letter in word) for word in text.split())


def right_way(learner: Reader, lesson: Lesson) -> RightWay:
    """The right way through a lesson, by its own solutions."""
    presses, tasks, words = 0, [], 0
    standing = standing_after(lesson, lesson.steps[0].id)
    while True:
        tasks.append(count_words(task_text(learner, standing)))
        words += tasks[-1]
        for patterns in standing.step.solution:
            if standing.is_over:
                break
            decision = decision_matching(standing, patterns)
            presses += fewest_presses(learner, standing, decision)
            standing = standing.after_decision(decision)
            assert standing.answer is not None
            if standing.answer.said:
                words += count_words(
                    lesson_sentence(learner, message_id(lesson, standing.step.id, standing.answer.said))
                )
                words += 0 if standing.is_over else count_words(task_text(learner, standing))
        assert standing.is_over, f"the solution of {lesson.id} {standing.step.id} does not end it"
        step = next_step(lesson, standing.step)
        if step is None:
            return RightWay(lesson, presses, tasks, words)
        following = standing.following_standing() if standing.step.kind == "do" else None
        presses += following is None
        standing = following or standing_after(lesson, step.id)


def fewest_presses(learner: Reader, standing: LessonStanding, decision: Sequence[Action]) -> int:
    """The fewest presses that take a decision; AssertionError where no buttons do."""
    for presses, made in _reachable_decisions(learner, standing):
        if tuple(made) == tuple(decision):
            return presses
    raise AssertionError(f"no way to {decision} in {standing.lesson.id} {standing.step.id}")


def _reachable_decisions(learner: Reader, standing: LessonStanding) -> Iterator[tuple[int, Sequence[Action]]]:
    """The decisions that the buttons of a step lead to, the nearest first, each with its presses."""
    waiting, looked, known = [(0, lesson_content(learner, standing))], 0, set()
    position = LessonPosition(learner, standing)
    while waiting and looked < MESSAGES:
        presses, content = waiting.pop(0)
        looked += 1
        for custom_id, values in _possible_presses(content):
            if (custom_id, values) in known:
                continue
            known.add((custom_id, values))
            press = LessonPress.parse(custom_id, values)
            assert press is not None, custom_id
            inner = read_inner(press.inner, press.values)
            if inner is None:
                continue
            try:
                made = follow_position_press(learner, position, inner)
            except (engine.IllegalAction, StalePress):
                continue
            if isinstance(made, Content):
                waiting.append((presses + 1, with_lesson_buttons(learner.voice, standing, made, begun=True)))
            else:
                yield presses + 1, made


def _possible_presses(content: Content) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Everything that can be pressed in a message; of a menu for several, one or two at a time."""
    for item in content.view.children if content.view else ():
        if isinstance(item, Button) and not item.disabled and item.custom_id:
            yield item.custom_id, ()
        elif isinstance(item, Select):
            values = [option.value for option in item.options]
            yield from ((item.custom_id, (value,)) for value in values)
            if item.max_values > 1:
                yield from ((item.custom_id, pair) for pair in combinations(values, 2))


async def walk_lesson(learner: Reader, lesson: Lesson, *, wrong: bool = True, draw: bool = True) -> int:
    """Go through a lesson right and, where that is wanted, wrong; how many messages were made.

    ``draw``: make each message as it is sent, with its picture or with what is in it in words.
    """
    messages = 0
    for step in lesson.steps:
        standing = standing_after(lesson, step.id)
        messages += await _walk_step(learner, standing, wrong=wrong, draw=draw, depth=DECISIONS)
        for patterns in step.solution:
            if standing.is_over:
                break
            standing = standing.after_decision(decision_matching(standing, patterns))
            messages += await _make_message(learner, standing, draw=draw)
            assert not standing.is_wrong, f"the solution of {lesson.id} {step.id} is wrong"
        assert standing.is_over, f"the solution of {lesson.id} {step.id} does not end it"
        again = standing_after(lesson, step.id, standing.way)
        assert again.state.position() == standing.state.position(), "a way leads where it has led"
    return messages


async def _walk_step(learner: Reader, standing: LessonStanding, *, wrong: bool, draw: bool, depth: int) -> int:
    """Show a step, and whatever comes of each decision in it."""
    messages = await _make_message(learner, standing, draw=draw)
    if not wrong or standing.is_over:
        return messages
    for action in standing.state.legal(standing.seat):
        _check_answered(standing, [action])
    further = []
    for _, decision in _reachable_decisions(learner, standing):
        after = standing.after_decision(decision)
        _check_answered(standing, decision)
        messages += await _make_message(learner, after, draw=draw)
        if not after.is_over and not after.is_wrong:
            further.append(after)
    for after in islice(further, WIDE if depth else 0):
        messages += await _walk_step(learner, after, wrong=True, draw=False, depth=depth - 1)
    return messages


def _check_answered(standing: LessonStanding, decision: Sequence[Action]) -> None:
    """Whatever may be done where one thing is asked for has an answer."""
    after = standing.after_decision(decision)
    is_answered = standing.step.kind == "free" or after.answer is not GOES_ON
    actions = [to_json(action) for action in decision]
    assert is_answered, f"no answer to {actions} in {standing.lesson.id} {standing.step.id}"


async def _make_message(learner: Reader, standing: LessonStanding, *, draw: bool) -> int:
    """Make the message of a step, as it is sent."""
    content = lesson_content(learner, standing)
    if draw:
        content = await for_reader(learner, content)
        if content.picture is not None:
            await content.picture.prepare()
            content.picture.draw()
    return 1


def standings_with_answers(lesson: Lesson) -> Sequence[LessonStanding]:
    """The lesson after each decision of one action on the right way that is answered by a sentence of its own."""
    found: dict[str, LessonStanding] = {}
    for step in lesson.steps:
        standing = standing_after(lesson, step.id)
        for patterns in step.solution:
            if standing.is_over:
                break
            for action in standing.state.legal(standing.seat):
                after = standing.after_decision([action])
                if after.answer is not None and after.answer.said:
                    found.setdefault(message_id(lesson, step.id, after.answer.said), after)
            standing = standing.after_decision(decision_matching(standing, patterns))
    return tuple(found.values())


def say_answers(voice: Voice, lesson: Lesson, after: Sequence[LessonStanding]) -> None:
    """Say everything that a lesson answers, right or wrong, as a voice does, and in the messages ``after`` decisions.

    AssertionError for a sentence that is missing, or a message that is longer than Discord takes.
    """
    learner, english = learners(voice, lesson)[0], learners(voice_of(ENGLISH), lesson)[0]
    for step in lesson.steps:
        for key in {message_id(lesson, step.id, answer.said) for answer in step.answers if answer.said}:
            assert voice.has(key), key
            assert voice is english.voice or lesson_sentence(learner, key) != lesson_sentence(english, key), key
    for standing in after:
        assert standing.answer is not None
        text = lesson_content(learner, standing).text
        said = lesson_sentence(learner, message_id(lesson, standing.step.id, standing.answer.said))
        assert said in text, (standing.step.id, said)
        assert len(text) <= LONGEST, (standing.step.id, len(text))


def learners(voice: Voice, lesson: Lesson) -> list[Reader]:
    """Whoever learns, with pictures and in words only."""
    return [Reader(voice, lesson.seat, pictures, name="Cleo") for pictures in (True, False)]
