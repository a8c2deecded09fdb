"""The messages of puzzles: the question, and what has come of an answer, in words and pictures."""

from collections.abc import Container, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from discord.ui import Item, View

import engine
from engine import Action, Seat, State
from learning.games import MINERS
from learning.puzzles.answers import Course
from learning.puzzles.mining import TemptingTry
from learning.puzzles.playing import PlayedStep, beginning, course_steps
from learning.puzzles.puzzle import STEPS, Puzzle
from sessions import Preferences
from sessions.puzzles.tries import AttemptOutcome, SolverStanding
from sessions.ratings.scale import rating_text
from ui.interactions.answer import cut_to_message_length
from ui.interactions.components import ENTRIES, Style, append_components, button, make_view, menu, menu_entry
from ui.interactions.ids import PuzzlePress
from ui.interactions.names import escaped_name
from ui.interactions.reader import Reader
from ui.learning.position import Position, ShownPosition, nest_ids, position_content
from ui.learning.puzzles.answer_checking import is_answer_stored
from ui.learning.puzzles.course_pictures import events_of_question, names_of_seats
from ui.learning.puzzles.presses import PuzzleMovePress, PuzzleThemePress
from ui.tables.situation import Situation
from ui.tables.surfaces.content import Content
from words import Voice

USUAL = Preferences()
MOST_BRANCHES = 3
"""So many answers of the other are told one by one."""
SEATS_WITH_DECKS = 2


class AskedPosition(ShownPosition):
    """The position of a puzzle."""

    def needs_confirmation(self, action: Action, view: Any) -> bool:
        """Nothing costs anything: a question whether somebody is sure would only give something away."""
        return False

    def known_to_others(self, reader: Reader, view: Any) -> Sequence[str]:
        """Nothing: what is sure is sure whatever the others know."""
        return ()


@dataclass(frozen=True, slots=True)
class AskedPuzzle:
    """A puzzle as somebody is asked it: after what they have played of it."""

    puzzle: Puzzle
    course: Course

    @property
    def step(self) -> int:
        """How many actions were played."""
        return len(self.course.line)

    @property
    def begun_action_count(self) -> int:
        """How many of the last actions began the decision at hand."""
        puzzle, course, n = self.puzzle, self.course, 0
        while n < self.step and course.line[-1 - n][0] == puzzle.seat:
            if not MINERS[puzzle.game].is_halfway(puzzle, course.without_last_actions(n).state(puzzle)):
                break
            n += 1
        return n

    @property
    def own_line_start(self) -> int:
        """Where the last actions began that the seat chose one after the other."""
        own = [
            place
            for place, (seat, _) in enumerate(self.course.line)
            if seat == self.puzzle.seat and place not in self.course.by_itself
        ]
        first = own[-1] if own else 0
        while first - 1 in own:
            first -= 1
        return first

    def situation(self, reader: Reader) -> "AskedPosition":
        """The position, with what has been played since the seat's last action."""
        puzzle, voice = self.puzzle, reader.voice
        done = course_steps(puzzle, self.course)
        state = done[-1].state if done else beginning(puzzle, self.course)
        played = [(step.seat, step.action, step.events) for step in done[self.own_line_start :]]
        lines = [f"### {puzzle_title(voice, 'puzzle-title', puzzle)}", f"**{question_text(voice, puzzle)}**"]
        lines += rules_lines(voice, puzzle)
        unseen = unseen_lines(voice, puzzle, state)
        # What has happened since needs the room.
        heading = "\n".join([*lines, *unseen, *([] if unseen and self.step else open_lines(voice, puzzle))])
        return AskedPosition(Position(puzzle.game, state, names_of_seats(reader, puzzle), played), heading)

    def reader(self, voice: Voice, likes: Preferences = USUAL, name: str = "") -> Reader:
        """Whoever is asked, and likes messages so; ``name``: what they are called, where it is one person."""
        return Reader(voice, self.puzzle.seat, name=name).with_likes(likes)


def skipped_lines(voice: Voice, puzzle: Puzzle, course: Course, since: int = 0) -> Sequence[str]:
    """Says so where the seat was not asked what it could have chosen, for any answer holds."""
    whole = AskedPuzzle(puzzle, course)
    chosen = (
        len(whole.course.without_last_actions(whole.step - place).state(puzzle).legal(Seat(puzzle.seat))) > 1
        for place in course.by_itself
        if place >= since
    )
    return [voice.say("puzzle-any-answer")] if any(chosen) else []


def rules_lines(voice: Voice, puzzle: Puzzle) -> Sequence[str]:
    """The rules that a question hangs on."""
    key = f"puzzle-{puzzle.game.replace('_', '-')}-rules"
    return [f"-# {voice.say(key)}"] if voice.has(key) else []


def puzzle_title(voice: Voice, key: str, puzzle: Puzzle) -> str:
    """The game, and how hard the puzzle is."""
    return voice.say(key, game=voice.game_title(puzzle.game), stars=difficulty_stars(puzzle.step))


def difficulty_stars(step: int) -> str:
    """A step of difficulty as people see it."""
    return "★" * step + "☆" * (STEPS - step)


def question_text(voice: Voice, puzzle: Puzzle) -> str:
    """What is asked, and with which deck the other plays, where that counts for the proof."""
    decks = puzzle.position.get("started", {}).get("decks", ())
    named = [voice.deck_words(engine.GAMES[puzzle.game]).ready_deck_name(deck) for deck in decks]
    deck = {"deck": f"*{named[1 - puzzle.seat]}*"} if len(named) == SEATS_WITH_DECKS else {}
    return voice.say(f"puzzle-{puzzle.game.replace('_', '-')}-{puzzle.question}", **deck)


def unseen_lines(voice: Voice, puzzle: Puzzle, state: State[Any]) -> Sequence[str]:
    """What cards that nobody has seen may do in the turn that is asked for."""
    unseen = MINERS[puzzle.game].unseen_cards(puzzle, state)
    return voice.game_words(puzzle.game).unseen_cards_may_do(unseen, state.see(Seat(puzzle.seat))) if unseen else ()


def open_lines(voice: Voice, puzzle: Puzzle) -> Sequence[str]:
    """What counts for the proof and lies open, where a picture does not say it aloud."""
    told = voice.game_words(puzzle.game).public_facts_text(puzzle.state().see(Seat(puzzle.seat)))
    return [] if told is None else [f"-# {told}"]


def question_content(reader: Reader, asked: AskedPuzzle, note: str | None = None) -> Content:
    """The position with the question, and everything that can be chosen."""
    voice = reader.voice
    if asked.step:
        told = [voice.say("puzzle-goes-on"), *skipped_lines(voice, asked.puzzle, asked.course, asked.own_line_start)]
        note = None if asked.begun_action_count else " ".join(told)
    content = position_content(reader, asked.situation(reader), note)
    shows = button(PuzzlePress("show", asked.puzzle.id), voice.say("button-puzzle-show"))
    return with_puzzle_ids(asked, content, shows)


def with_puzzle_ids(asked: AskedPuzzle, content: Content, *below: Item[Any]) -> Content:
    """A message with a game's own choices, whose ids say which puzzle they are about."""

    def wrap(inner: str) -> str:
        return str(PuzzleMovePress(asked.puzzle.id, asked.step, inner))

    view = nest_ids(content.view, wrap) or make_view()
    with suppress(ValueError):  # five rows are full
        append_components(view, *below)
    return Content(content.text, content.picture, view)


def action_label(voice: Voice, situation: Situation, seat: int, action: Action) -> str:
    """An action in words."""
    return situation.words(voice).action_label(action, situation.view(seat), situation.name_labels(voice))


def begun_labels(reader: Reader, asked: AskedPuzzle) -> list[str]:
    """The actions that began the decision at hand, in words."""
    return [
        _label_at(reader, asked.puzzle, asked.course, n)
        for n in range(asked.step - asked.begun_action_count, asked.step)
    ]


def first_label(reader: Reader, puzzle: Puzzle) -> str:
    """The first action of the line, in words."""
    return _label_at(reader, puzzle, Course(puzzle.position, puzzle.line), 0)


def _label_at(reader: Reader, puzzle: Puzzle, course: Course, place: int) -> str:
    """An action of a course in words; ``place``: how many come before it."""
    asked = AskedPuzzle(puzzle, course.without_last_actions(len(course.line) - place))
    action = engine.GAMES[puzzle.game].action(course.line[place][1])
    return action_label(reader.voice, asked.situation(reader), puzzle.seat, action)


def refuted_text(reader: Reader, puzzle: Puzzle, label: str, course: Course) -> str:
    """What is wrong with an action."""
    voice = reader.voice
    miner = MINERS[puzzle.game]
    missing, lines = (
        miner.why_goal_not_reached(puzzle, course),
        course_lines(reader, puzzle, course, miner.saving_action(puzzle, course)),
    )
    head = [voice.say("puzzle-wrong", action=label), voice.say(f"puzzle-missing-{missing.key}", **missing.fields)]
    return _puzzle_text(voice, puzzle, head, voice.say("puzzle-refuted"), lines)


def solved_text(
    reader: Reader, puzzle: Puzzle, label: str, course: Course, tried: TemptingTry | None = None, *, found: bool = True
) -> str:
    """What comes of the right way, and of another one; ``found``: whether somebody has found it, or it is shown."""
    voice, lines = reader.voice, course_lines(reader, puzzle, course)
    head = _right_answer_lines(voice, puzzle, label, idea_text(voice, puzzle, course), found)
    told = _puzzle_text(voice, puzzle, head, answer_heading(voice, puzzle, course), lines)
    skipped = [f"-# {line}" for line in skipped_lines(voice, puzzle, course)]
    return cut_to_message_length(
        "\n".join([told, *skipped, *_tempting_try_lines(reader, puzzle, tried), *proof_and_theme_text(voice, puzzle)])
    )


def _right_answer_lines(voice: Voice, puzzle: Puzzle, label: str, idea: str | None, found: bool) -> Sequence[str]:
    """What was right: one action and the idea of it, or the idea of a whole turn."""
    if is_answer_stored(puzzle.game) or idea is None:
        head = voice.say("puzzle-right" if found else "puzzle-shown", action=label)
        return [head] if idea is None else [head, idea]
    return [voice.say("puzzle-solved" if found else "puzzle-shown-idea", idea=idea)]


def answer_heading(voice: Voice, puzzle: Puzzle, course: Course) -> str:
    """What is said above the course of the right answer."""
    heading = MINERS[puzzle.game].heading(puzzle, course)
    return voice.say(f"puzzle-{heading.key}", **heading.fields)


def idea_text(voice: Voice, puzzle: Puzzle, course: Course) -> str | None:
    """The idea of a puzzle in a sentence, true of this course; None where its question says it."""
    done, seat = course_steps(puzzle, course), Seat(puzzle.seat)
    told = [one for step in done for one in step.events if one.is_known_to(seat)]
    if held := voice.game_words(puzzle.game).why_not_beaten(told, done[-1].state.see(seat)):
        return held
    if own := MINERS[puzzle.game].why_right(puzzle):
        return " ".join(voice.say(f"idea-{one.key}", **one.fields) for one in own)
    idea = next((voice.say(f"idea-{theme}") for theme in puzzle.themes if voice.has(f"idea-{theme}")), None)
    return None if idea is None else " ".join([idea, *_branch_lines(voice, puzzle)])


def _branch_lines(voice: Voice, puzzle: Puzzle) -> Sequence[str]:
    """How many answers the other has to the right action, where that is the point, and what comes after each."""
    branches = MINERS[puzzle.game].next_answers(puzzle)
    if len(branches) <= 1:
        return []
    if len(branches) > MOST_BRANCHES:
        return [voice.say("puzzle-branches", count=len(branches))]
    asked = AskedPuzzle(puzzle, Course(puzzle.position))
    state = asked.situation(asked.reader(voice))
    told = []
    for answer, onward in branches:
        said = {"answer": action_label(voice, state, puzzle.seat, answer)}
        if onward is None:
            told.append(voice.say("puzzle-branch-theirs", **said))
        else:
            told.append(voice.say("puzzle-branch", **said, next=action_label(voice, state, puzzle.seat, onward)))
    return [voice.say("puzzle-branches-told", count=len(branches), told=voice.catalogue.list_with_semicolons(told))]


def _tempting_try_lines(reader: Reader, puzzle: Puzzle, tried: TemptingTry | None) -> Sequence[str]:
    """Why that is not right which somebody may have thought of."""
    miner, voice = MINERS[puzzle.game], reader.voice
    if tried is None:
        return []
    course = tried.course
    actions = [engine.GAMES[puzzle.game].action(course.line[place][1]) for place in tried.places]
    situation = AskedPuzzle(puzzle, course.without_last_actions(len(course.line) - tried.places[0])).situation(reader)
    label = situation.words(voice).joint_label(actions, situation.view(puzzle.seat), situation.name_labels(voice))
    label = label or ", ".join(_label_at(reader, puzzle, course, place) for place in tried.places)
    missing = miner.why_goal_not_reached(puzzle, course)
    why = [voice.say(f"puzzle-missing-{missing.key}", **missing.fields)]
    if tried.decisive is not None:
        why[:0] = _step_lines(reader, puzzle, course_steps(puzzle, course)[tried.decisive])[:1]
    said = voice.say("puzzle-beside", action=label, why=" ".join(why))
    if tried.decisive is not None:
        return [said]
    saved = miner.saving_action(puzzle, course)
    if saved is not None and miner.one_saves:
        course = course.without_last_actions(len(course.line) - saved - 1)
    return [said, *(f"> {line}" for line in course_lines(reader, puzzle, course, saved))]


def proof_and_theme_text(voice: Voice, puzzle: Puzzle) -> Sequence[str]:
    """Against how much it holds, and what it is about."""
    of_game = f"puzzle-worlds-{puzzle.game.replace('_', '-')}"
    worlds = voice.say(of_game if voice.has(of_game) else "puzzle-worlds", count=puzzle.worlds)
    theme = puzzle.themes[0]
    faint = theme in MINERS[puzzle.game].faint_motifs
    motif = [] if faint else [voice.say("puzzle-motif", motif=voice.say(f"theme-{theme}"))]
    said = " ".join([*([worlds] if puzzle.worlds > 1 else []), *motif])
    return [f"-# {said}"] if said else []


def _puzzle_text(voice: Voice, puzzle: Puzzle, head: Sequence[str], about: str, lines: Sequence[str]) -> str:
    title = f"### {puzzle_title(voice, 'puzzle-title', puzzle)}"
    return cut_to_message_length("\n".join([title, *head, about, *(f"> {line}" for line in lines)]))


def course_lines(reader: Reader, puzzle: Puzzle, course: Course, marked: int | None = None) -> Sequence[str]:
    """What happens in a course, as the seat may know it, in lines; ``marked``: which action is told in bold."""
    done, miner = course_steps(puzzle, course), MINERS[puzzle.game]
    words, lines, kept = reader.voice.game_words(puzzle.game), list[str](), set[int]()
    before = (
        [PlayedStep(Seat(1 - puzzle.seat), done[0].action, led, done[0].state)]
        if (led := miner.what_came_before(puzzle, course))
        else []
    )
    for place, step in enumerate([*before, *done], -len(before)):
        said = _step_lines(reader, puzzle, step)
        if place == marked:
            said = [f"**{line}**" for line in said]
        if miner.told_in_moves and (place + len(before)) % 2:
            said = [" ".join([lines.pop(), *said])]
        kept |= {len(lines) + n for n in range(len(said))} if place == marked else set()
        lines += said
    lines = _shortened_story(lines, kept, *miner.told)
    over = miner.standing_at_end(puzzle, course) if miner.untold & {*map(engine.type_of, done[-1].events)} else None
    return lines if over is None else [*lines, *filter(None, [words.why_round_over(over)])]


def _shortened_story(lines: list[str], kept: Container[int], most: int, first: int) -> list[str]:
    """A long story without what lies between its beginning and its end, but with the lines that are to be kept."""
    last = len(lines) - most + first
    found: list[str] = []
    for place, line in enumerate(lines):
        if place < first or place >= last or place in kept:
            found.append(line)
        elif found[-1] != "…":
            found.append("…")
    return found


def _step_lines(reader: Reader, puzzle: Puzzle, step: PlayedStep) -> list[str]:
    """What one action of a course brings, as the seat may know it."""
    seat = Seat(puzzle.seat)
    names = reader.names_as_read([escaped_name(reader.voice, name) for name in names_of_seats(reader, puzzle)])
    told = [one for one in events_of_question(puzzle, step.events) if one.is_known_to(seat)]
    told = [one for one in told if engine.type_of(one) not in MINERS[puzzle.game].untold]
    words = reader.voice.game_words(puzzle.game)
    return [line[:1].upper() + line[1:] for line in words.step_lines(told, step.state.see(seat), names)]


def solver_rating_text(voice: Voice, standing: SolverStanding) -> str:
    """A rating as people read it."""
    return rating_text(standing.rating, provisional=standing.is_provisional)


def outcome_lines(voice: Voice, outcome: AttemptOutcome) -> list[str]:
    """What a try has made of somebody's rating and streak."""
    if not outcome.first:
        return [f"-# {voice.say('puzzle-not-counted')}"]
    before, after = solver_rating_text(voice, outcome.before), solver_rating_text(voice, outcome.after)
    told = voice.say("puzzle-rating", game=voice.game_title(outcome.after.game), before=before, after=after)
    streak = f" · {voice.say('puzzle-streak', count=outcome.streak)}" if outcome.counts_for_day else ""
    return [f"-# {told}{streak}"]


def next_steps_view(voice: Voice, puzzle: Puzzle, themes: Sequence[str], *, solved: bool) -> View:
    """Where to go after an answer."""
    again = button(PuzzlePress("again", puzzle.id), voice.say("button-puzzle-again"), Style.primary)
    show = button(PuzzlePress("show", puzzle.id), voice.say("button-puzzle-show"))
    back = button(PuzzlePress("again", puzzle.id), voice.say("button-puzzle-position"))
    onward = Style.primary if solved else Style.secondary
    # A theme that names the right action would give the next one away.
    about = [one for one in themes if one in MINERS[puzzle.game].open_themes]
    entries = [menu_entry(voice.say("puzzle-themes-any"), "any")]
    for one in about[: ENTRIES - 1]:
        theme = voice.say(f"theme-{one}")
        entries.append(menu_entry(f"{theme[:1].upper()}{theme[1:]}", one))
    return make_view(
        *(() if solved else (again, show)),
        button(PuzzlePress("next", puzzle.game), voice.say("button-puzzle-next"), onward),
        *((back,) if solved else ()),
        button(PuzzlePress("games", puzzle.game), voice.say("button-puzzle-games")),
        menu(PuzzleThemePress(puzzle.game), voice.say("puzzle-themes"), entries),
    )


def games_view(voice: Voice, games: Sequence[str], today: str | None = None) -> View:
    """Which game, and the puzzle of the day where there is one."""
    items: list[Item[Any]] = [
        button(PuzzlePress("next", game_id), voice.game_title(game_id), Style.primary) for game_id in games
    ]
    if today is not None:
        items.append(button(PuzzlePress("solve", today), voice.say("button-puzzle-day"), Style.success))
    return make_view(*items)
