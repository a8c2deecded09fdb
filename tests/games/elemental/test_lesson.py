"""What the lesson of Elemental says of the signs and words that somebody meets in it for the first time."""

from typing import Any

import pytest

from engine import Seat, to_json
from learning.lessons.lesson import all_lessons, looks_like
from learning.lessons.standing import standing_after
from render.elemental.notes import note_rows
from tests.support.english import VOICE
from ui.interactions.reader import Reader
from ui.learning.lessons.checking import learners
from ui.learning.lessons.content import LessonPosition, lesson_content, task_text
from ui.learning.lessons.presses import LessonPress
from ui.learning.position import follow_position_press, read_inner
from ui.tables.surfaces.content import Content
from words.elemental import ElementalWords

LESSON = all_lessons()["elemental"]


def learner() -> Reader:
    return learners(VOICE, LESSON)[0]


@pytest.mark.parametrize(
    ("step", "said"),
    [
        ("chart", "the chain of elements"),
        ("fetch", "on the nearest well, ◎"),
        ("double", "Seven cells of one colour are a fountain. There its element"),
        ("teleport", "changing places with a piece or crystal there"),
        ("shared", "Enemies on one cell fight"),
    ],
)
def test_what_is_met_for_the_first_time_is_named_there(step: str, said: str) -> None:
    assert said in task_text(learner(), standing_after(LESSON, step))


def test_the_first_step_is_quiet() -> None:
    """Two pieces a side, none of them marked or fallen, and nothing that is hidden."""
    view: Any = standing_after(LESSON, "win").state.see(Seat(LESSON.seat))
    assert [sum(piece.cell is not None for piece in side.pieces) for side in view.seats] == [2, 2]
    assert not any(piece.known for piece in view.seats[0].pieces), "an eye would stand on it"
    drawn = [row for side in view.seats for row in note_rows(view, side, 0, VOICE.words_of_kind(ElementalWords))]
    assert not any(row.piece.cell is None for row in drawn)
    assert not any(row.piece.element is None for row in drawn)


@pytest.mark.parametrize(
    ("step", "cells"), [("win", {"f5"}), ("together", {"e4"}), ("chart", {"e5"}), ("double", {"c5"})]
)
def test_where_a_step_asks_for_a_cell_one_alone_is_right(step: str, cells: set[str]) -> None:
    begun = standing_after(LESSON, step)
    moves = [one for one in begun.state.legal(begun.seat) if looks_like({"type": "move", "number": 1}, one)]
    assert {to_json(one)["to"] for one in moves if begun.after_decision([one]).is_over} == cells


@pytest.mark.parametrize("order", [{"number": 1, "to": "g5"}, {"number": 1, "to": "g6"}, {"number": 2, "to": "e3"}])
def test_the_last_step_is_won_by_either_of_its_pieces(order: dict[str, Any]) -> None:
    begun = standing_after(LESSON, "alone")
    action = next(one for one in begun.state.legal(begun.seat) if looks_like({"type": "move", **order}, one))
    after = begun.after_decision([action])
    assert after.is_over
    assert after.state.outcome is not None
    assert after.state.outcome.winners == (0,)


def piece_chosen(step: str, name: str) -> Content:
    """The message in which a piece goes somewhere."""
    standing = standing_after(LESSON, step)
    asked = lesson_content(learner(), standing)
    assert asked.view is not None
    piece = next(item for item in asked.view.children if name in str(getattr(item, "label", "")))
    press = LessonPress.parse(str(getattr(piece, "custom_id", "")))
    assert press is not None
    inner = read_inner(press.inner)
    assert inner is not None
    made = follow_position_press(learner(), LessonPosition(learner(), standing), inner)
    assert isinstance(made, Content)
    return made


def test_the_sign_of_a_fight_is_explained_where_it_stands_on_a_button() -> None:
    content = piece_chosen("alone", "Fire")
    assert content.view is not None
    assert any("💀" in str(getattr(item, "label", "")) for item in content.view.children)
    assert "💀 you defeat it" in content.text


def test_a_chosen_piece_changes_the_question_to_where_it_goes() -> None:
    standing = standing_after(LESSON, "alone")
    asked = lesson_content(learner(), standing)
    assert task_text(learner(), standing) in asked.text
    made = piece_chosen("alone", "Fire")
    assert ": where to?**" in made.text
    assert task_text(learner(), standing) not in made.text
