"""What the lesson of Elemental says of the signs and words that somebody meets in it for the first time."""

import pytest

from learning.lessons.lesson import all_lessons
from learning.lessons.standing import standing_after
from tests.support.english import VOICE
from ui.interactions.ids import LessonPress
from ui.interactions.reader import Reader
from ui.learning.lessons.checking import learners
from ui.learning.lessons.content import LessonPosition, lesson_content, task_text
from ui.learning.position import follow_position_press, read_inner
from ui.tables.surfaces.content import Content

LESSON = all_lessons()["elemental"]


def learner() -> Reader:
    return learners(VOICE, LESSON)[0]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("crystal", "energy well, ◎"),
        ("twice", "Seven cells of one colour are a fountain."),
        ("back", "Equals do nothing to each other"),
    ],
)
def test_what_is_met_for_the_first_time_is_named_there(step: str, said: str) -> None:
    assert said in task_text(learner(), standing_after(LESSON, step))


def test_the_sign_of_a_push_is_explained_where_it_stands_on_a_button() -> None:
    content = lesson_content(learner(), standing_after(LESSON, "hunt"))
    assert content.view is not None
    assert any("👉" in str(getattr(item, "label", "")) for item in content.view.children)
    assert "👉 you push it" in content.text


def test_a_chosen_piece_changes_the_question_to_where_it_goes() -> None:
    standing = standing_after(LESSON, "hidden")
    asked = lesson_content(learner(), standing)
    assert task_text(learner(), standing) in asked.text
    assert asked.view is not None
    piece = next(item for item in asked.view.children if "Fire" in str(getattr(item, "label", "")))
    press = LessonPress.parse(str(getattr(piece, "custom_id", "")))
    assert press is not None
    inner = read_inner(press.inner)
    assert inner is not None
    made = follow_position_press(learner(), LessonPosition(learner(), standing), inner)
    assert isinstance(made, Content)
    assert ": where to?**" in made.text
    assert task_text(learner(), standing) not in made.text
