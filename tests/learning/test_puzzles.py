"""The project's puzzles: each one is what it says, by other means than those that found it."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, cast

import jsonschema_rs
import msgspec
import pytest

import engine
from engine import Seat
from engine.elemental import ElementalState
from engine.realm_of_the_defenders.actions import DONE, Place, Retaliate, Sacrifice
from learning import prove
from learning.games import MINERS, PROVERS
from learning.prove import failed_puzzles, sample_of_puzzles
from learning.puzzles.answers import Answer, Course, new_course
from learning.puzzles.elemental_idea import Idea
from learning.puzzles.elemental_proof import Proof
from learning.puzzles.puzzle import STEPS, Puzzle, puzzle_file, puzzles_of, read_puzzles, write_puzzles
from learning.puzzles.realm import MOST_NAIVE, proof_of
from learning.puzzles.realm_naive import share_getting_through
from tools.puzzle_schema import PATH, text

pytestmark = pytest.mark.thorough

GAMES = sorted(MINERS)
SAMPLE = 30
WANTED = {"realm_of_the_defenders": 400}
"""Where fewer than a thousand are in the project: of these few are worth asking, and unlike."""
THOUSAND = 1000
WHOLE_TURNS = ("elemental_clash", "realm_of_the_defenders")
"""The games whose puzzles are played press by press to the end of a turn."""


@pytest.mark.parametrize("game_id", GAMES)
def test_there_are_many_of_each_game_and_they_are_varied(game_id: str) -> None:
    puzzles = puzzles_of(game_id)
    wanted = WANTED.get(game_id, THOUSAND)
    assert len(puzzles) == len({puzzle.id for puzzle in puzzles}) >= wanted
    most = MINERS[game_id].motif_share * len(puzzles)
    assert max(Counter(puzzle.themes[0] for puzzle in puzzles).values()) <= most
    steps = Counter(puzzle.step for puzzle in puzzles)
    assert len(steps) == STEPS
    assert min(steps.values()) >= wanted / 20


@pytest.mark.parametrize("game_id", GAMES)
def test_no_two_are_alike_and_a_sample_is_still_worth_asking(game_id: str) -> None:
    miner, puzzles = MINERS[game_id], puzzles_of(game_id)
    assert len({miner.similarity_key(puzzle) for puzzle in puzzles}) == len(puzzles)
    for puzzle in sample_of_puzzles(puzzles, SAMPLE // 10, "worth"):
        assert miner.measured_puzzle(puzzle).themes == puzzle.themes


def elemental_ideas(seed: str) -> Iterator[tuple[Puzzle, Idea]]:
    """Some puzzles of Elemental, with all that is wrong in them."""
    for puzzle in sample_of_puzzles(puzzles_of("elemental"), SAMPLE // 2, seed):
        state = puzzle.state()
        assert isinstance(state, ElementalState)
        yield puzzle, Idea(Proof(state, Seat(puzzle.seat)), puzzle.question, cast(Any, puzzle.answers()[0]))


def test_in_elemental_something_else_looks_right_and_no_answer_costs_a_piece() -> None:
    for _, idea in elemental_ideas("looks right"):
        assert idea.is_worth_asking()
        assert not idea.may_lose_more_than_it_takes()


def test_in_elemental_a_crystal_is_not_asked_for_that_a_single_order_takes() -> None:
    crystals = [puzzle for puzzle in puzzles_of("elemental") if puzzle.question == "claim"]
    assert crystals
    for puzzle in sample_of_puzzles(crystals, SAMPLE // 10, "crystals"):
        state, other = puzzle.state(), MINERS["elemental"].tempting_line(puzzle)
        assert isinstance(state, ElementalState)
        proof = Proof(state, Seat(puzzle.seat))
        failures = [theirs for theirs in proof.theirs if proof.failure("claim", cast(Any, other), theirs)]
        assert 0 < len(failures) <= len(proof.theirs) / 2


def test_in_elemental_their_most_dangerous_attack_is_shown() -> None:
    asked = 0
    for puzzle, idea in elemental_ideas("dangerous"):
        if puzzle.question == "lose-nothing":
            refuted = Counter(one.turns[1][1] for order in idea.tempting for one in idea.refuted[order])
            attack = engine.GAMES["elemental"].action(puzzle.line[1][1])
            assert refuted[attack] == max(refuted.values(), default=0)
            asked += 1
    assert asked


def test_in_elements_a_wrong_action_stands_their_knock_and_the_nearest_hand_is_shown() -> None:
    miner, knocks = MINERS["elements"], 0
    for puzzle in sample_of_puzzles(puzzles_of("elements"), SAMPLE, "nearest"):
        seat, right = Seat(puzzle.seat), puzzle.answers()[0]
        tempting = miner.tempting_line(puzzle)
        assert tempting not in (None, right)
        refutation = miner.refute(puzzle, tempting)
        assert len(refutation.line) > 2, "they need more than a knock"
        course = miner.course(puzzle)
        assert course.line[0] == (seat, engine.to_json(right))
        if puzzle.right == ({"type": "knock"},):
            knocks += 1
        else:
            assert course.position == refutation.position
    assert knocks


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_wrong_fails_as_its_refutation_says(game_id: str) -> None:
    miner, prover = MINERS[game_id], PROVERS[game_id]
    for puzzle in sample_of_puzzles(puzzles_of(game_id), SAMPLE // 5, "refuted"):
        seat = Seat(puzzle.seat)
        seen = puzzle.state().view(seat)
        for action in puzzle.state().legal(seat):
            if action in puzzle.answers():
                continue
            refutation = miner.refute(puzzle, action)
            state = Course(refutation.position).state(puzzle)
            assert state.view(seat) == seen
            assert refutation.line[0] == (seat, engine.to_json(action))
            for mover, data in refutation.line:
                verdict = prover.verdict_on(puzzle, state, state.play(Seat(mover), engine.GAMES[game_id].action(data)))
            assert verdict is False, (puzzle.id, action)


@pytest.mark.parametrize("game_id", GAMES)
def test_every_first_press_is_answered_with_what_comes_of_it(game_id: str) -> None:
    miner, prover = MINERS[game_id], PROVERS[game_id]
    for puzzle in sample_of_puzzles(puzzles_of(game_id), SAMPLE // 10, "pressed"):
        seat = Seat(puzzle.seat)
        begun = new_course(puzzle)
        seen = begun.state(puzzle).view(seat)
        for action in begun.state(puzzle).legal(seat):
            answer = miner.answer(puzzle, begun, action)
            kept = msgspec.json.decode(msgspec.json.encode(answer), type=Answer)
            assert kept == answer
            assert answer.keeps == (action in puzzle.answers())
            assert answer.course.line[0] == (seat, engine.to_json(action))
            assert Course(answer.course.position).state(puzzle).view(seat) == seen
            state, verdict = Course(answer.course.position).state(puzzle), None
            for mover, data in answer.course.line:
                verdict = prover.verdict_on(puzzle, state, state.play(Seat(mover), engine.GAMES[game_id].action(data)))
            assert verdict is (answer.keeps if answer.over else None)


@pytest.mark.parametrize("game_id", WHOLE_TURNS)
def test_a_turn_is_answered_press_by_press_until_it_is_solved_or_refuted(game_id: str) -> None:
    rng = Random("pressed")
    miner, prover = MINERS[game_id], PROVERS[game_id]
    refuted_later = 0
    for puzzle in sample_of_puzzles(puzzles_of(game_id), SAMPLE // 5, "turns"):
        seat, course = Seat(puzzle.seat), new_course(puzzle)
        answer = None
        while answer is None or not answer.over:
            before = course.state(puzzle)
            right = miner.right_actions(puzzle, before)
            for wrong in [action for action in before.legal(seat) if action not in right][:1]:
                refutation = miner.answer(puzzle, course, wrong)
                assert not refutation.keeps
                assert refutation.over
                refuted_later += bool(course.line)
                assert refutation.course.line[: len(course.line)] == course.line
                assert seen_at(puzzle, refutation.course, len(course.line)) == seen_at(puzzle, course, len(course.line))
            answer = miner.answer(puzzle, course, rng.choice(right))
            assert answer.keeps
            assert answer.over or not nothing_is_left(puzzle, answer.course)
            assert seen_at(puzzle, answer.course, len(course.line)) == seen_at(puzzle, course, len(course.line))
            course = answer.course
        assert prover.verdict_on(puzzle, course.state(puzzle), []) is True
    assert refuted_later


THEY_HELP = ("ec-87260e50", "ec-57f83a2b", "ec-8dc17aa4")
"""Puzzles in which they may draw by a Flash spell of theirs, or strengthen an attacker: that refutes nothing."""


@pytest.mark.parametrize("puzzle_id", THEY_HELP)
def test_whatever_somebody_does_on_the_way_is_answered(puzzle_id: str) -> None:
    miner = MINERS["elemental_clash"]
    (puzzle,) = known(puzzle_id)
    seat, courses = Seat(puzzle.seat), [new_course(puzzle)]
    for course in courses:  # those that go on are added to them
        goes_on = []
        for action in course.state(puzzle).legal(seat):
            begun = course.then(seat, action)
            if miner.is_halfway(puzzle, begun.state(puzzle)):
                goes_on.append(begun)
                continue
            answer = miner.answer(puzzle, course, action)
            assert answer.keeps or answer.over
            if not answer.over:
                goes_on.append(answer.course)
        courses += goes_on[-2:]


FIRST = ("play", "stone", "attack")
"""What may come first or later, by the type of the action."""


def test_what_is_said_to_hang_on_the_order_fails_in_another_one() -> None:
    miner, asked = MINERS["elemental_clash"], 0
    for puzzle in [one for one in puzzles_of(miner.game_id) if one.themes[0] == "in-order"]:
        seat, failing = Seat(puzzle.seat), 0
        own = [place for place, (mover, _) in enumerate(puzzle.line) if mover == seat]
        for place in own:
            state = Course(puzzle.position, puzzle.line[:place]).state(puzzle)
            later = [data for mover, data in puzzle.line[place + 1 :] if mover == seat and data["type"] in FIRST]
            wrong = {*state.legal(seat)} - {*miner.right_actions(puzzle, state)}
            failing += any(engine.GAMES[puzzle.game].action(data) in wrong for data in later)
        assert failing, puzzle.id
        asked += 1
    assert asked


def test_the_line_that_is_shown_has_no_stone_that_it_does_without_and_their_answers_help_nobody() -> None:
    """They draw nothing from their last cards, and spend nothing once all is lost."""
    miner, prover = MINERS["elemental_clash"], PROVERS["elemental_clash"]
    for puzzle in [
        *sample_of_puzzles(puzzles_of(miner.game_id), SAMPLE // 5, "shown"),
        *known("ec-87260e50", "ec-f4edb3a7"),
    ]:
        course = miner.course(puzzle)
        seat, other = Seat(puzzle.seat), 1 - puzzle.seat
        assert Course(course.position).state(puzzle).view(seat) == puzzle.state().view(seat)
        state: Any = Course(course.position).state(puzzle)
        stones, verdict = 0, None
        for mover, data in course.line:
            left = state.see(None).seats[other].spellbook
            assert mover == seat or left or data["type"] != "play", puzzle.id
            assert verdict is None
            verdict = prover.verdict_on(puzzle, state, state.play(Seat(mover), engine.GAMES[puzzle.game].action(data)))
            stones += data["type"] == "stone"
        assert verdict is True
        assert not (stones and puzzle.id in ("ec-87260e50", "ec-f4edb3a7"))


def test_the_answer_is_shown_that_other_ways_fail_by() -> None:
    """Roots That Hold, a Flash spell, is played in combat, where it takes most."""
    (puzzle,) = known("ec-25898ca6")
    course = MINERS[puzzle.game].course(puzzle)
    theirs = [data["card"] for seat, data in course.line if seat != puzzle.seat and data["type"] == "play"]
    assert theirs == ["roots_that_hold"]


def test_what_tempts_on_the_way_fails_by_an_answer_that_is_named() -> None:
    miner, prover, named = MINERS["elemental_clash"], PROVERS["elemental_clash"], 0
    for puzzle in sample_of_puzzles(puzzles_of(miner.game_id), SAMPLE // 2, "tempts"):
        tried = miner.how_tempting_fails(puzzle)
        if tried is None:
            continue
        named += 1
        assert all(tried.course.line[place][0] == puzzle.seat for place in tried.places)
        assert tried.decisive is not None
        assert tried.course.line[tried.decisive][0] != puzzle.seat
        assert prover.verdict_on(puzzle, tried.course.state(puzzle), []) is not True
    assert named > SAMPLE // 4


def known(*names: str) -> list[Puzzle]:
    return [one for one in puzzles_of("elemental_clash") if one.id in names]


def nothing_is_left(puzzle: Puzzle, course: Course) -> bool:
    """Whether a turn goes on in which whatever the seat does is right, after it has done all that was asked for."""
    state: Any = course.state(puzzle)
    right = {*MINERS[puzzle.game].right_actions(puzzle, state)}
    if puzzle.game == "elemental_clash":
        empty = not state.see(None).seats[1 - puzzle.seat].spellbook
        return empty and any(engine.to_json(action)["type"] in ("end", "pass", "done") for action in right)
    return state.player != puzzle.seat and right == {*state.legal(Seat(puzzle.seat))}


def seen_at(puzzle: Puzzle, course: Course, turns: int) -> object:
    """What the puzzle's seat sees of a course after so many of its turns."""
    return Course(course.position, course.line[:turns]).state(puzzle).view(Seat(puzzle.seat))


def all_right(puzzle: Puzzle) -> bool:
    """Whether nothing is wrong with any first action."""
    return len(puzzle.right) == len(puzzle.state().legal(Seat(puzzle.seat)))


def broken(puzzle: Puzzle, **changed: object) -> Puzzle:
    return msgspec.structs.replace(puzzle, **changed)


def test_a_spell_is_judged_with_its_target() -> None:
    miner, judged = MINERS["elemental_clash"], 0
    for puzzle in sample_of_puzzles(puzzles_of(miner.game_id), SAMPLE, "halfway"):
        seat = Seat(puzzle.seat)
        for action in puzzle.state().legal(seat):
            begun = new_course(puzzle).then(seat, action)
            state = begun.state(puzzle)
            if action not in puzzle.answers() and miner.is_halfway(puzzle, state):
                judged += 1
                answer = miner.answer(puzzle, begun, state.legal(seat)[0])
                assert (answer.keeps, answer.over) == (False, True)
                assert answer.course.line[:1] == begun.line
                assert answer.course.line[1] == (seat, engine.to_json(state.legal(seat)[0]))
    assert judged


def test_a_refutation_has_all_that_was_decided_on() -> None:
    miner, told = MINERS["realm_of_the_defenders"], 0
    for puzzle in sample_of_puzzles(puzzles_of(miner.game_id), SAMPLE // 2, "meant"):
        seat, course = Seat(puzzle.seat), new_course(puzzle)
        state = puzzle.state()
        if DONE not in state.legal(seat):
            continue
        state.play(seat, DONE)
        places = [action for action in state.legal(seat) if isinstance(action, Place)]
        others = [place for place in places if place.card != places[0].card]
        if not others:
            continue
        decision = (DONE, places[0], others[-1])
        for number, action in enumerate(decision):
            if action not in course.state(puzzle).legal(seat):
                break
            before, meant = len(course.line), decision[number + 1 :]
            answer = miner.answer(puzzle, course, action, meant)
            course = answer.course
            if not answer.keeps:
                own = [data for mover, data in course.line[before:] if mover == seat]
                assert own[: 1 + len(meant)] == [engine.to_json(one) for one in (action, *meant)]
                told += len(meant) > 0
                break
    assert told > 3


def decisions_of_realm(seed: str) -> Iterator[tuple[Puzzle, Course, Any, list[Any]]]:
    """The decisions of some puzzles of Realm on a right way, with the course so far, the state and what is right."""
    miner = MINERS["realm_of_the_defenders"]
    rng = Random(seed)
    for puzzle in sample_of_puzzles(puzzles_of(miner.game_id), SAMPLE // 5, seed):
        course, over = new_course(puzzle), False
        while not over:
            state = course.state(puzzle)
            right = miner.right_actions(puzzle, state)
            yield puzzle, course, state, right
            came = miner.answer(puzzle, course, rng.choice(right))
            course, over = came.course, came.over


def test_who_is_chosen_for_a_sacrifice_or_a_strike_is_played() -> None:
    miner, chosen = MINERS["realm_of_the_defenders"], 0
    for puzzle, course, state, right in decisions_of_realm("chosen"):
        seat = Seat(puzzle.seat)
        for begun in [one for one in right if isinstance(one, Sacrifice | Retaliate)]:
            asked = state.copy()
            asked.play(seat, begun)
            for further in asked.legal(seat)[-1:]:
                came = miner.answer(puzzle, course, begun, (further, DONE))
                assert came.course.line == course.then(seat, begun).line
                came = miner.answer(puzzle, came.course, further, (DONE,))
                own = [data for mover, data in came.course.line[len(course.line) :] if mover == seat]
                assert own[:2] == [engine.to_json(begun), engine.to_json(further)]
                chosen += 1
    assert chosen


def test_what_is_played_for_the_seat_is_noted_and_is_the_plainest() -> None:
    miner, noted = MINERS["realm_of_the_defenders"], 0
    for puzzle, course, _, right in decisions_of_realm("noted"):
        seat = Seat(puzzle.seat)
        came = miner.answer(puzzle, course, right[0]).course
        later = [place for place, (mover, _) in enumerate(came.line) if mover == seat and place > len(course.line)]
        assert [place for place in came.by_itself if place > len(course.line)] == later
        for place in later:
            legal = Course(came.position, came.line[:place]).state(puzzle).legal(seat)
            noted += len(legal) > 1
            assert DONE not in legal or came.line[place][1] == engine.to_json(DONE), "nothing that isn't needed"
    assert noted


def test_in_realm_not_everybody_gets_through_who_does_what_lies_nearest() -> None:
    for puzzle in sample_of_puzzles(puzzles_of("realm_of_the_defenders"), SAMPLE // 5, "naive"):
        state: Any = puzzle.state()
        assert share_getting_through(proof_of(puzzle), state) <= MOST_NAIVE


@pytest.mark.parametrize("game_id", GAMES)
def test_what_a_puzzle_says_falsely_is_found_out(game_id: str) -> None:
    puzzle = min(
        (one for one in sample_of_puzzles(puzzles_of(game_id), SAMPLE, "false") if not all_right(one)),
        key=lambda one: one.worlds,
    )
    state = puzzle.state()
    wrong = next(one for one in map(engine.to_json, state.legal(Seat(puzzle.seat))) if one not in puzzle.right)
    for false in (
        broken(puzzle, right=(wrong,)),
        broken(puzzle, right=(*puzzle.right, wrong)),
        broken(puzzle, line=((puzzle.seat, wrong), *puzzle.line[1:])),
        broken(puzzle, line=puzzle.line[:-1]),
        broken(puzzle, worlds=puzzle.worlds + 1),
        broken(puzzle, proof="0" * 16),
        broken(puzzle, version=puzzle.version + 1),
        broken(puzzle, id="em-00000000"),
    ):
        assert failed_puzzles([false])


def test_a_command_proves_files_and_names_what_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = puzzles_of("elements")[:2]
    bad = broken(puzzles_of("elements")[2], proof="0" * 16)
    path = tmp_path / "some.jsonl"
    path.write_text(write_puzzles(good))
    assert prove.main([str(path)]) == 0
    path.write_text(write_puzzles([*good, bad]))
    assert prove.main([str(path)]) == 1
    assert bad.id in capsys.readouterr().out
    path.write_text("{}\n")
    assert prove.main([str(path)]) == 2
    assert prove.main([str(tmp_path / "none.jsonl")]) == 2
    assert read_puzzles(puzzle_file("elements"))[:2] == [*good]


def test_the_schema_is_the_one_in_the_docs() -> None:
    assert PATH.read_text(encoding="utf-8") == text()
    schema = json.loads(text())
    for game_id in GAMES:
        for puzzle in puzzles_of(game_id)[:SAMPLE]:
            jsonschema_rs.validate(schema, json.loads(msgspec.json.encode(puzzle)))


def test_every_game_with_a_miner_has_a_prover() -> None:
    assert set(MINERS) == set(PROVERS)
