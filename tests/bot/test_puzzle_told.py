"""What is told after an answer in Elements and Elemental Defenders: until it is seen why, and in numbers."""

import re
from io import BytesIO
from itertools import islice
from typing import Any

import msgspec
import pytest
from PIL import Image

import engine
from computer.elements_proof import knock_answers
from engine import Seat
from engine.elements.actions import KNOCK
from learning.games import MINERS
from learning.puzzles.answers import Course, new_course
from learning.puzzles.elements import study_of
from learning.puzzles.puzzle import Puzzle, puzzles_of
from tests.bot.test_puzzles import VOICE, fail_it, puzzle_in, solve_it, wrong
from tests.bot.test_table import answer
from tests.render.test_sizes import HIGHEST
from ui.learning.puzzles import content as shown
from ui.learning.puzzles.content import USUAL, AskedPuzzle
from ui.learning.puzzles.course_pictures import course_picture

pytestmark = pytest.mark.thorough

DEFENDERS, ELEMENTS = "elemental_defenders", "elements"


def solved(puzzle: Puzzle) -> str:
    reader, miner = AskedPuzzle(puzzle, new_course(puzzle)).reader(VOICE, name="Cleo"), MINERS[puzzle.game]
    return shown.solved_text(reader, puzzle, "this", miner.course(puzzle), miner.how_tempting_fails(puzzle))


def refuted(puzzle: Puzzle) -> tuple[Course, str]:
    refutation = MINERS[puzzle.game].refute(puzzle, wrong(puzzle))
    course = Course(refutation.position, refutation.line)
    reader = AskedPuzzle(puzzle, new_course(puzzle)).reader(VOICE, name="Cleo")
    return course, shown.refuted_text(reader, puzzle, "this", course)


def test_no_answer_stands_without_its_attack() -> None:
    cut = 0
    for puzzle in puzzles_of(DEFENDERS)[::9]:
        text = "\n".join([solved(puzzle), refuted(puzzle)[1]])
        cut += "> …" in text
        for line in text.split("\n"):
            if line.startswith("> ") and re.search(r"\banswers? (once more )?with\b", line):
                assert re.match(r"> \**(You|Opponent) attacks?\b", line), line
    assert cut


def test_a_tie_is_no_attack_to_come() -> None:
    ties = 0
    for puzzle in puzzles_of(DEFENDERS)[::9]:
        course, text = refuted(puzzle)
        if MINERS[DEFENDERS].why_goal_not_reached(puzzle, course).key == "tie":
            ties += 1
            *_, last, closing = text.split("\n")
            assert closing == "> No cards are left, and every attack was answered: a tie."
            assert re.search(r"answers? (once more )?with \S+ \d★\.\**$", last), last
        else:
            assert text.endswith("They win the round.")
    assert ties


def test_a_refutation_is_told_to_its_end_with_the_move_that_saves_them() -> None:
    bold = 0
    for puzzle in puzzles_of(DEFENDERS)[::9]:
        course, text = refuted(puzzle)
        decisive = MINERS[DEFENDERS].saving_action(puzzle, course)
        assert text.count("**Opponent a") == (decisive is not None)
        bold += decisive is not None
        beside = solved(puzzle).partition("Why not")[2]
        assert "a tie.\n-#" in beside or "They win the round.\n-#" in beside
    assert bold


def test_what_was_tried_just_before_is_explained() -> None:
    for puzzle in puzzles_of(DEFENDERS)[:9]:
        miner = MINERS[DEFENDERS]
        tried = miner.how_first_fails(puzzle, wrong(puzzle))
        assert tried.course.line[0] == (puzzle.seat, engine.to_json(wrong(puzzle)))
        assert tried.course.line[0][1] not in puzzle.right


async def test_who_answers_wrongly_hears_later_why_that_was_wrong(scene: Any, simcord_bot: Any) -> None:
    for game_id in (ELEMENTS, DEFENDERS):
        asked = answer(await scene.ada.slash(scene.channel, "puzzle", game=game_id))
        puzzle = puzzle_in(simcord_bot, asked.message)
        failed = await fail_it(scene, scene.ada, asked.message, puzzle, simcord_bot)
        (label,) = re.findall(r"Not for sure: (.*)\*\*", failed.content)
        again = answer(await scene.ada.click(failed, label="Try again")).message
        ended = await solve_it(scene, scene.ada, again, puzzle, simcord_bot)
        assert f"Why not *{label}*?" in ended.content


def test_every_answer_is_named_where_they_are_few() -> None:
    told = 0
    for puzzle in puzzles_of(DEFENDERS)[::9]:
        branches = MINERS[DEFENDERS].next_answers(puzzle)
        text = solved(puzzle)
        assert (f"They have {len(branches)} answers, and each loses" in text) == (len(branches) > 1)
        if 1 < len(branches) <= shown.MOST_BRANCHES:
            told += 1
            assert text.count("you go on with") == sum(onward is not None for _, onward in branches)
            assert text.count("they attack next, in vain") == sum(onward is None for _, onward in branches)
    assert told


def test_the_end_of_a_round_says_to_the_reader_who_has_won_it() -> None:
    miner = MINERS[DEFENDERS]
    for puzzle in puzzles_of(DEFENDERS)[::30]:
        asked = AskedPuzzle(puzzle, new_course(puzzle))
        alt = course_picture(asked.reader(VOICE, name="Cleo"), puzzle, miner.course(puzzle)).draw().alt
        assert "Round 1 went to you with" in alt
        assert "Cleo" not in alt
        assert "You: 0 points" not in alt
        assert "You win the round." in solved(puzzle)


def test_themes_begin_with_a_capital_and_none_leaves_one_card_alone() -> None:
    puzzle = puzzles_of(DEFENDERS)[0]
    view = shown.next_steps_view(
        VOICE, puzzle, ["challenge", "answer-and-attack", "answer-and-wait", "advanced"], solved=True
    )
    labels = [option.label for item in view.children for option in getattr(getattr(item, "item", item), "options", ())]
    assert labels == ["Anything", "Answer and wait", "The advanced game"]


def test_the_idea_of_elements_has_the_numbers_of_its_position() -> None:
    keys = set()
    for puzzle in islice(puzzles_of(ELEMENTS), 0, None, 24):
        study, miner = study_of(puzzle), MINERS[ELEMENTS]
        (right,) = puzzle.answers()
        ideas = miner.why_right(puzzle)
        keys |= {one.key for one in ideas}
        after = study.after[right]
        position = study.position if isinstance(after, bool) else after
        totals = {sum(hand) + position.fronts[1] for hand in position.fitting}
        first = ideas[0]
        assert first.fields["limit"] == position.limit
        if "most" in first.fields:
            assert first.fields["most"] == max(total for total in totals if total <= position.limit)
        if "least" in first.fields:
            assert first.fields["least"] == min(total for total in totals if total > position.limit)
        if right == KNOCK:
            assert first.key.startswith("knock-now")
        else:
            assert not isinstance(after, bool)
            assert not knock_answers(after)
        told = shown.idea_text(VOICE, puzzle, miner.course(puzzle)) or ""
        assert str(position.limit) in told or first.key == "knock-now-below"
    assert {"knock-next", "knock-later", "too-high", "too-low", "shut-out", "shut-out-later"} <= keys


def test_a_motif_that_only_says_what_is_played_is_not_named() -> None:
    for puzzle in puzzles_of(ELEMENTS)[:60]:
        faint = puzzle.themes[0] in MINERS[ELEMENTS].faint_motifs
        assert ("Motif" in "".join(shown.proof_and_theme_text(VOICE, puzzle))) == (not faint)


def test_how_a_round_of_elements_ends_is_said_once() -> None:
    for puzzle in puzzles_of(ELEMENTS)[:30]:
        asked, course = AskedPuzzle(puzzle, new_course(puzzle)), MINERS[ELEMENTS].course(puzzle)
        alt = course_picture(asked.reader(VOICE, name="Cleo"), puzzle, course).draw().alt
        assert alt.startswith("Your hand in Elements")
        assert alt.count("Your hand in Elements") == alt.count("Display") == 1
        before = course.without_last_actions(1).state(puzzle)
        held = before.view(Seat(1 - puzzle.seat))["hands"][1 - puzzle.seat]
        assert (" in hand, sum " in alt) == bool(held)


@pytest.mark.parametrize("game_id", ["elements", "elemental_defenders"])
def test_an_answer_is_shown_in_the_shape_of_its_question(game_id: str) -> None:
    puzzle = next(one for one in puzzles_of(game_id) if one.question == "win-round")
    likes = msgspec.structs.replace(USUAL, shape="tall")
    asked = AskedPuzzle(puzzle, new_course(puzzle))
    reader = asked.reader(VOICE, likes, name="Cleo")
    found = course_picture(reader, puzzle, MINERS[game_id].course(puzzle)).draw()
    wide, high = Image.open(BytesIO(found.png)).size
    assert high / wide > HIGHEST, "no wide picture is so high"
