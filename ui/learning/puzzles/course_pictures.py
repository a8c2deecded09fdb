"""What a puzzle's answer looks like: the position at the end of a course."""

from collections.abc import Sequence
from typing import Any

import msgspec

import engine
import render
from engine import Event, Seat, State
from learning.games import MINERS
from learning.puzzles.answers import Course
from learning.puzzles.playing import beginning, course_steps
from learning.puzzles.puzzle import Puzzle
from render import OpenHand
from ui.interactions.pictures import LazyPicture, hand_picture, laid_open_picture
from ui.interactions.reader import Reader
from words import Voice

OF_A_ROUND = "win-round"
"""The question about a round: what comes after that is nobody's concern."""
ENDS = {OF_A_ROUND: ("round", False), "survive": ("turn", True), "empty-spellbook": ("turn", False)}
"""The events with which begins what a question is not about, and whether they are those of its seat alone."""


def course_picture(reader: Reader, puzzle: Puzzle, course: Course) -> LazyPicture:
    """The picture of the position at the end of a course, for the seat.

    Of a round that has ended all hands lie open, as they were before the last action: that is what decides it.
    """
    voice, miner = reader.voice, MINERS[puzzle.game]
    puzzle, course = miner.seen_from_below(puzzle, course)
    done, names = course_steps(puzzle, course), names_of_seats(reader, puzzle)
    view = miner.standing_at_end(puzzle, course)
    if view is None and puzzle.question != OF_A_ROUND:
        view = done[-1].state.see(Seat(puzzle.seat))
    if view is not None:
        asked_nothing = {"active": ()} if hasattr(view, "active") else {}
        picture = hand_picture(reader, msgspec.structs.replace(view, **asked_nothing), names, [])
        return picture if reader.name else picture.with_alt_lead(_alt_lead(voice, names[puzzle.seat]))
    positions = [beginning(puzzle, course), *(step.state for step in done)]
    shown = positions[-2 if len(events_of_question(puzzle, done[-1].events)) < len(done[-1].events) else -1]
    # Said once, as the seat sees it: what lies open is the same for both.
    seat, words = Seat(puzzle.seat), voice.game_words(puzzle.game)
    own = render.PICTURES[puzzle.game].hand_alt(shown.see(seat), names, words, shown.legal(seat))
    others = [words.held_text(shown.see(Seat(one)), names) for one in range(shown.seats) if one != seat]
    picture = _open_picture(reader, puzzle, shown, names).with_alt(" ".join([own, *filter(None, others)]))
    return picture if reader.name else picture.with_alt_lead(_alt_lead(voice, names[seat]))


def _open_picture(reader: Reader, puzzle: Puzzle, state: State[Any], names: Sequence[str]) -> LazyPicture:
    """A position in which all hands lie open; in the reader's shape, as the question was, where the game can."""
    hands = [OpenHand(seat, state.see(Seat(seat)), state.legal(Seat(seat))) for seat in range(state.seats)]
    return laid_open_picture(reader, puzzle.seat, state.see(None), names, hands)


def _alt_lead(voice: Voice, name: str) -> str:
    """Who sees it so, before an alt text that everybody can read."""
    return voice.say("named-of", what=name, which="").strip()


def events_of_question(puzzle: Puzzle, events: Sequence[Event]) -> Sequence[Event]:
    """Those of an action's events that the question is about."""
    kind, own = ENDS.get(puzzle.question, ("", False))
    for place, event in enumerate(events):
        if engine.type_of(event) == kind and (not own or getattr(event, "seat", None) == puzzle.seat):
            return events[:place]
    return events


def names_of_seats(reader: Reader, puzzle: Puzzle) -> tuple[str, ...]:
    """What the seats of a puzzle are called, for its reader."""
    seats = puzzle.state().seats
    they = reader.voice.say("puzzle-opponent")
    others = [they if seats == 2 else f"{they} {number}" for number in range(1, seats)]
    # "You" is no name: it can't stand in the middle of a sentence. No picture in public speaks to anybody.
    others.insert(puzzle.seat, reader.name or reader.voice.say("puzzle-solver"))
    return tuple(others)
