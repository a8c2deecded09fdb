"""The message of a daily puzzle: the question and how many have tried, and the next day who has solved it."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from learning.puzzles.answers import Course, new_course
from learning.puzzles.puzzle import Puzzle
from sessions.puzzles.daily import DayResult
from sessions.store.daily_puzzles import DailyRow, DailyTry
from ui.interactions.answer import cut_to_message_length
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import PuzzlePress
from ui.interactions.names import escaped_name, message_link
from ui.learning.puzzles import content as shown
from ui.learning.puzzles.content import AskedPuzzle
from ui.learning.puzzles.course_pictures import course_picture
from ui.tables.surfaces.content import Content
from words import Voice

MOST_NAMED = 25
"""So many people are named below a solution."""


class PreviousDaily(NamedTuple):
    """The daily puzzle before this one: its message, and what became of it."""

    row: DailyRow
    result: DayResult


def open_text(voice: Voice, puzzle: Puzzle, result: DayResult, before: PreviousDaily | None) -> str:
    """The question, how many have tried it, and what became of the puzzle before."""
    lines = [
        f"### {shown.puzzle_title(voice, 'daily-title', puzzle)}",
        f"**{shown.question_text(voice, puzzle)}**",
        *shown.open_lines(voice, puzzle),
        result_text(voice, result),
    ]
    if before is not None:
        result_before = result_text(voice, before.result)
        where = message_link(before.row.guild_id, before.row.channel_id, before.row.message_id)
        lines.append(f"-# {voice.say('daily-before', link=where, result=result_before)}")
    return "\n".join(lines)


def open_content(voice: Voice, puzzle: Puzzle, result: DayResult, before: PreviousDaily | None) -> Content:
    """The message of a daily puzzle that is open: the question, the position, and the button to solve it by oneself."""
    asked = AskedPuzzle(puzzle, new_course(puzzle))
    reader = asked.reader(voice)
    view = make_view(button(solve_press(puzzle.id), voice.say("button-daily-solve"), Style.success))
    picture = (
        asked.situation(reader).picture(reader).with_alt_lead(voice.say("daily-alt", player=voice.say("puzzle-solver")))
    )
    return Content(open_text(voice, puzzle, result, before), picture, view)


def solve_press(puzzle_id: str) -> PuzzlePress:
    """The press that opens a puzzle for somebody: by it a message is known again."""
    return PuzzlePress("solve", puzzle_id)


def closed_content(
    voice: Voice, puzzle: Puzzle, course: Course, tried: Sequence[DailyTry], listed: Collection[int]
) -> Content:
    """The solution, as a course shows it, and who has found it at the first try; ``listed``: whom others may see."""
    reader = AskedPuzzle(puzzle, course).reader(voice)
    result = DayResult(len(tried), sum(one.solved for one in tried))
    lines = [
        f"### {shown.puzzle_title(voice, 'daily-over', puzzle)}",
        shown.question_text(voice, puzzle),
        voice.say("daily-solution", action=shown.first_label(reader, puzzle)),
        *([] if (idea := shown.idea_text(voice, puzzle, course)) is None else [idea]),
        shown.answer_heading(voice, puzzle, course),
        *(f"> {line}" for line in shown.course_lines(reader, puzzle, course)),
        *shown.proof_and_theme_text(voice, puzzle),
        result_text(voice, result),
        *_solver_lines(voice, [one for one in tried if one.solved], listed),
    ]
    view = make_view(button(solve_press(puzzle.id), voice.say("button-daily-look")))
    picture = course_picture(reader, puzzle, course)
    return Content(cut_to_message_length("\n".join(lines)), picture, view)


def _solver_lines(voice: Voice, solved: Sequence[DailyTry], listed: Collection[int]) -> list[str]:
    named = [one for one in solved if one.user_id in listed][:MOST_NAMED]
    if not named:
        return []
    people = [_solver_text(voice, one) for one in named]
    if others := len(solved) - len(named):
        people.append(voice.say("daily-unnamed", count=others))
    return [voice.say("daily-solvers", people=voice.list_of(people))]


def _solver_text(voice: Voice, one: DailyTry) -> str:
    name = escaped_name(voice, one.name)
    return voice.say("daily-solver", player=name, count=one.streak) if one.streak > 1 else name


def result_text(voice: Voice, result: DayResult) -> str:
    """How many have tried it, and how many have solved it."""
    if not result.tried:
        return voice.say("daily-nobody")
    return voice.say("daily-tried", tried=result.tried, solved=result.solved)
