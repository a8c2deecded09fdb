"""What is said of puzzles: in the question, and of an answer."""

import re
from typing import Any, cast

import pytest

import engine
import render
from engine import Seat
from engine.elemental import ElementalState
from engine.elemental_clash import POOL
from engine.elemental_defenders.view import DefendersView
from engine.realm_of_the_defenders.events import LossSuffered
from learning.games import MINERS
from learning.puzzles.answers import Course, new_course
from learning.puzzles.elemental_idea import Idea
from learning.puzzles.elemental_proof import Proof
from learning.puzzles.playing import course_steps
from learning.puzzles.puzzle import puzzles_of
from tests.bot.test_puzzles import GAMES, VOICE, wrong
from ui.interactions.components import LABEL
from ui.learning.puzzles import content as shown
from ui.learning.puzzles.answer_checking import is_answer_stored
from ui.learning.puzzles.content import AskedPuzzle
from ui.learning.puzzles.course_pictures import course_picture
from words import voice_of
from words.elemental_clash import ClashWords
from words.languages import languages
from words.realm_of_the_defenders import RealmWords


def test_a_decision_half_made_is_not_called_sure() -> None:
    begun = 0
    for puzzle in puzzles_of("elemental_clash")[:40]:
        seat, start = Seat(puzzle.seat), new_course(puzzle)
        for action in puzzle.state().legal(seat):
            asked = AskedPuzzle(puzzle, start.then(seat, action))
            reader = asked.reader(VOICE)
            if asked.begun_action_count:
                begun += 1
                before = AskedPuzzle(puzzle, start).situation(reader)
                assert shown.begun_labels(reader, asked) == [shown.action_label(VOICE, before, seat, action)]
            assert (VOICE.say("puzzle-goes-on") in shown.question_content(reader, asked).text) == (
                not asked.begun_action_count
            )
    assert begun


def test_a_puzzle_says_what_they_may_answer_with() -> None:
    held = 0
    for puzzle in puzzles_of("elemental_clash")[:40]:
        asked = AskedPuzzle(puzzle, new_course(puzzle))
        state: Any = puzzle.state()
        text = shown.question_content(asked.reader(VOICE), asked).text
        hand = state.see(Seat(puzzle.seat)).seats[1 - puzzle.seat].hand
        assert ("They hold no card, so they can answer nothing." in text) == (not hand.count)
        unseen = MINERS[puzzle.game].unseen_cards(puzzle, state)
        names = VOICE.words_of_kind(ClashWords)
        lost = {one: unseen.count(one) for one in unseen if POOL[one].dpt}
        assert all(
            f"• **{names.copies_of_card(card, n)}**: {names.printed_text(card)}" in text for card, n in lost.items()
        )
        held += "Flash spells that they may hold" in text
    assert held


@pytest.mark.thorough
def test_a_solution_names_the_idea_and_a_refutation_what_it_lacks() -> None:
    for game_id in GAMES:
        for puzzle in puzzles_of(game_id)[:30:3]:
            reader = AskedPuzzle(puzzle, new_course(puzzle)).reader(VOICE, name="ada")
            course = Course(puzzle.position, puzzle.line)
            solved = shown.solved_text(reader, puzzle, "this", course)
            assert "Ada" not in solved
            idea = shown.idea_text(VOICE, puzzle, course)
            assert (idea is None) == (game_id == "elemental")
            assert idea is None or idea in solved
            assert ("this" in solved.split("\n")[1]) == is_answer_stored(game_id)
            if {*puzzle.state().legal(Seat(puzzle.seat))} > {*puzzle.answers()}:
                refutation = MINERS[game_id].refute(puzzle, wrong(puzzle))
                course = Course(refutation.position, refutation.line)
                missing = MINERS[game_id].why_goal_not_reached(puzzle, course)
                text = shown.refuted_text(reader, puzzle, "this", course)
                assert VOICE.say(f"puzzle-missing-{missing.key}", **missing.fields) in text


def test_a_solution_of_clash_says_what_one_would_have_tried_and_by_what_it_fails() -> None:
    puzzle = next(one for one in puzzles_of("elemental_clash") if one.id == "ec-87260e50")
    reader = AskedPuzzle(puzzle, new_course(puzzle)).reader(VOICE)
    miner = MINERS[puzzle.game]
    text = shown.solved_text(reader, puzzle, "this", miner.course(puzzle), miner.how_tempting_fails(puzzle))
    assert "Why not *Both attack Opponent: the last 5 cards lost if unblocked*?" in text
    assert "*? Opponent's Drift Bell blocks your Updraft Dancer. 2 cards are left" in text
    assert "Turn 14" not in text


def test_a_round_of_defenders_is_asked_without_a_score_and_ends_before_its_seat() -> None:
    """Nobody wins with fewer points than the other has; the last card lies there, and nothing answers it."""
    miner, lone = MINERS["elemental_defenders"], 0
    for puzzle in puzzles_of("elemental_defenders")[:40]:
        own, theirs = puzzle.position["mediators"][:: 1 - 2 * puzzle.seat]
        assert (puzzle.position["round"], puzzle.position["scores"]) == (1, [0, 0])
        asked = AskedPuzzle(puzzle, new_course(puzzle))
        reader = asked.reader(VOICE, name="Cleo")
        alone = theirs is not None and own is None
        lone += alone
        assert ("They have the only Mediator" in shown.question_content(reader, asked).text) == alone
        refutation = miner.refute(puzzle, wrong(puzzle))
        for course in Course(puzzle.position, puzzle.line), Course(refutation.position, refutation.line):
            text = "\n".join(shown.course_lines(reader, puzzle, course))
            alt = course_picture(reader, puzzle, course).draw().alt
            last, data = course.line[-1]
            assert "Virtue" not in text
            assert ("Nothing answers: neither" in text) == (data["type"] != "defend")
            assert alt.startswith("Your hand in Elemental Defenders")
            assert "to attack" not in alt and "to answer" not in alt
            view = miner.standing_at_end(puzzle, course)
            assert isinstance(view, DefendersView) and view.piles[last][-1] == data["card"]
    assert lone


def test_no_challenge_is_offered_that_is_the_plain_attack() -> None:
    for puzzle in puzzles_of("elemental_defenders"):
        mystics = [card for card in puzzle.position["hands"][1 - puzzle.seat] if card.endswith("5")]
        offered = [engine.to_json(action)["type"] for action in puzzle.state().legal(Seat(puzzle.seat))]
        assert mystics or "challenge" not in offered


def test_a_round_that_ends_a_game_of_elemental_says_how() -> None:
    won = next(one for one in puzzles_of("elemental") if one.question == "win")
    reader = AskedPuzzle(won, new_course(won)).reader(VOICE)
    assert shown.course_lines(reader, won, Course(won.position, won.line))[-1].startswith("You win: ")


@pytest.mark.thorough
def test_the_other_order_that_is_explained_is_the_one_that_tempts_most() -> None:
    told = 0
    for puzzle in puzzles_of("elemental")[:8]:
        other, state = MINERS["elemental"].tempting_line(puzzle), puzzle.state()
        assert isinstance(state, ElementalState)
        idea = Idea(Proof(state, Seat(puzzle.seat)), puzzle.question, cast(Any, puzzle.answers()[0]))
        if other is not None:
            told += 1
            assert other not in puzzle.answers()
            assert len(idea.refuted[other]) == min(len(idea.refuted[one]) for one in idea.tempting)
    assert told > 4


def test_a_question_of_elemental_has_what_the_opponent_may_do_and_nothing_that_does_not_count() -> None:
    free = half = 0
    for puzzle in puzzles_of("elemental")[:20]:
        asked = AskedPuzzle(puzzle, new_course(puzzle))
        reader, situation = asked.reader(VOICE, name="ada"), asked.situation(asked.reader(VOICE))
        text = shown.question_content(reader, asked).text
        assert "knows:" not in text
        assert "Ada" not in text
        view: Any = puzzle.state().see(None)
        pieces = [one for one in view.seats[1 - puzzle.seat].pieces if one.energy]
        free += any(one.fresh for one in pieces)
        half += any(one.energy == 1 for one in pieces)
        assert ("still has a free dash" in text) == any(one.fresh for one in pieces)
        assert ("Half energy on the opponent's side" in text) == any(one.energy == 1 for one in pieces)
        legal = puzzle.state().legal(Seat(puzzle.seat))
        assert not any(situation.needs_confirmation(one, situation.view(puzzle.seat)) for one in legal)
    assert free
    assert half


@pytest.mark.parametrize("language", sorted(languages()))
def test_nobody_is_called_you_in_the_middle_of_a_sentence(language: str) -> None:
    voice = voice_of(language)
    you = re.compile(rf"(?<=[\w,;»’'(] )\**{voice.say('picture-you')}\b")
    for game_id in GAMES:
        for puzzle in puzzles_of(game_id)[:2]:
            asked, course = AskedPuzzle(puzzle, new_course(puzzle)), Course(puzzle.position, puzzle.line)
            reader, seat = asked.reader(voice, name="Cleo"), Seat(puzzle.seat)
            situation, legal = asked.situation(reader), puzzle.state().legal(seat)
            texts = [shown.action_label(voice, situation, seat, one) for one in legal]
            texts += [shown.question_content(reader, asked).text, *shown.course_lines(reader, puzzle, course)]
            names, words = situation.names(voice), voice.game_words(game_id)
            for view in (puzzle.state().see(seat), course_steps(puzzle, course)[-1].state.see(seat)):
                texts.append(render.PICTURES[game_id].hand_alt(view, names, words, ()))
            for text in texts:
                assert not you.search(text), (puzzle.id, text)


@pytest.mark.thorough
def test_where_any_answer_holds_that_is_said_and_all_is_told_since_the_last_press() -> None:
    miner, said = MINERS["realm_of_the_defenders"], 0
    for puzzle in puzzles_of(miner.game_id)[:40:3]:
        course, over = new_course(puzzle), False
        while not over:
            before = len(course.line)
            right = miner.right_actions(puzzle, course.state(puzzle))
            came = miner.answer(puzzle, course, right[0])
            course, over = came.course, came.over
            asked = AskedPuzzle(puzzle, course)
            reader = asked.reader(VOICE)
            chosen = [
                place
                for place in course.by_itself
                if len(Course(course.position, course.line[:place]).state(puzzle).legal(Seat(puzzle.seat))) > 1
            ]
            if over:
                text = shown.solved_text(reader, puzzle, "this", course)
            else:
                text = shown.question_content(reader, asked).text
                assert asked.own_line_start <= before
                chosen = [place for place in chosen if place >= asked.own_line_start]
            assert (VOICE.say("puzzle-any-answer") in text) == bool(chosen)
            said += bool(chosen)
    assert said


def test_what_has_been_lost_and_paid_is_told_with_its_numbers() -> None:
    paid = 0
    for puzzle in puzzles_of("realm_of_the_defenders")[:40]:
        course = Course(puzzle.position, puzzle.line)
        told = shown.idea_text(VOICE, puzzle, course) or ""
        events = [one for step in course_steps(puzzle, course) for one in step.events if isinstance(one, LossSuffered)]
        lost = [one for one in events if one.seat == puzzle.seat]
        paid += len(lost)
        assert all(str(one.amount) in told for one in lost)
        assert all(VOICE.words_of_kind(RealmWords).cards(one.courage) in told for one in lost)
        assert "sacrific" not in told
    assert paid


def test_all_that_was_played_since_the_other_is_told() -> None:
    told = 0
    for puzzle in puzzles_of("realm_of_the_defenders")[:40]:
        placed = [place for place, (_, data) in enumerate(puzzle.line) if data["type"] == "place"]
        if len(placed) == 2 and placed[1] == placed[0] + 1:
            asked = AskedPuzzle(puzzle, Course(puzzle.position, puzzle.line[: placed[1] + 1]))
            text = shown.question_content(asked.reader(VOICE), asked).text
            told += 1
            for place in placed:
                assert VOICE.game_words(puzzle.game).card(puzzle.line[place][1]["card"]) in text  # type: ignore[attr-defined]
    assert told


@pytest.mark.parametrize("game_id", GAMES)
def test_every_question_and_motif_has_words(game_id: str) -> None:
    for puzzle in puzzles_of(game_id):
        assert shown.question_text(VOICE, puzzle)
        assert shown.proof_and_theme_text(VOICE, puzzle)
        assert all(len(VOICE.say(f"theme-{theme}")) <= LABEL for theme in puzzle.themes)
