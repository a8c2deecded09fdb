"""`/puzzle`: asked for one's own eyes, with the game's buttons; right and wrong are played out."""

import os
import re
import signal
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import discord
import msgspec
import pytest

import engine
from bot import Elementarium
from engine import Seat
from engine.elemental_clash.actions import Attack
from learning.games import MINERS
from learning.process import Unanswered
from learning.puzzles.answers import Course, new_course
from learning.puzzles.library import games_with_puzzles
from learning.puzzles.puzzle import Puzzle, puzzles_of
from learning.questions import Solve
from tests.bot.puzzle_answers import aimed, asked_at_once, placed, together
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.rules import rules
from tests.support.scene import Scene, alt_of
from ui.interactions.ids import PuzzlePress
from ui.learning.position import read_inner
from ui.learning.puzzles import content as shown
from ui.learning.puzzles.answer_checking import PuzzleSolver
from ui.learning.puzzles.content import AskedPuzzle
from ui.learning.puzzles.presses import PuzzleMovePress
from ui.tables.choices import action_key
from ui.tables.stage import Stage
from words import ENGLISH, voice_of
from words.elemental_clash import ClashWords
from words.realm_of_the_defenders import RealmWords

VOICE = voice_of(ENGLISH)
MOST_PRESSES = 6
GAMES = games_with_puzzles()


def puzzle_in(bot: Elementarium, message: Any) -> Puzzle:
    """The puzzle that a message asks."""
    for row in message.components:
        for item in row.children:
            press = PuzzleMovePress.parse(item.custom_id)
            if press is not None:
                found = bot.router.puzzles.library.find_puzzle(press.puzzle)
                assert found is not None
                return found
    raise AssertionError("no puzzle is asked")


def played(message: Any) -> int:
    """How many actions have been played of the puzzle that a message asks; 0 where it asks none."""
    presses = [PuzzleMovePress.parse(custom_id) for custom_id in buttons_of(message)]
    return next((press.step for press in presses if press is not None), 0)


def buttons_of(message: Any) -> list[str]:
    return [item.custom_id for row in message.components for item in row.children]


async def choose(
    scene: Scene,
    person: Any,
    message: Any,
    puzzle: Puzzle,
    action: engine.Action,
    course: Course | None = None,
    *,
    alone: bool = False,
) -> Any:
    """Press whatever leads to an action, step by step; the message then. ``alone``: nothing that goes with it."""
    course = course or new_course(puzzle)
    asked = AskedPuzzle(puzzle, course)
    reader = asked.reader(VOICE)
    situation = asked.situation(reader)
    choices, path = situation.choices(reader), situation.layout.steps_to(action)
    keys = {action_key(action)}
    if not alone:
        keys |= together(puzzle, course, action) | asked_at_once(puzzle, course, action)
        keys |= aimed(puzzle, course, action)
    places = set() if alone else placed(puzzle, course, action)
    for depth in range(len(path)):
        keys |= {one.key for one in choices.choices_after(path[:depth]) if one.path == path[: len(one.path)]}
    steps = [one for row in choices.rows(()) for one in row.choices if one and one.action is None]
    keys |= {one.key for one in steps if one.path == path[: len(one.path)] or (places and one.path == ("place",))}
    keys |= places
    for one in [
        one for row in choices.rows(()) for one in row.choices if one and one.further_actions and one.action == action
    ]:
        attacks = {f"{each.from_} {each.to}" for each in one.further_actions if isinstance(each, Attack)}
        if attacks <= keys if attacks else keeps(puzzle, course, (action, *one.further_actions)):
            keys |= {one.key, Stage(reader, situation).with_group((action, *one.further_actions)).actions_digest}
    pressed: set[str] = set()
    for _ in range(MOST_PRESSES):
        ways = [(custom_id, values) for custom_id, values in offered(message) if custom_id not in pressed]
        ways.sort(key=lambda way: not leads_on(way[0], way[1], keys, sends=False))
        custom_id, values = next((way for way in ways if leads_on(*way, keys)), ("", []))
        if not custom_id:  # what is put together: anything will do
            custom_id, values = next(way for way in ways if re.search(":stgm1:|:stg1:go:", way[0]))
            values = values[:1]
        pressed.add(custom_id)
        wanted = ([value for value in values if value in keys] or values)[: most_of(message, custom_id)]
        if wanted:
            message = answer(await person.select(message, wanted, custom_id=custom_id)).message
        else:
            message = answer(await person.click(message, custom_id=custom_id)).message
        if played(message) != len(course.line):
            return message
        if not any(one.startswith("pzm1:") for one, _ in offered(message)):
            return message
    raise AssertionError("too many presses")


def keeps(puzzle: Puzzle, course: Course, actions: Sequence[engine.Action]) -> bool:
    """Whether all of these, one after the other, are right."""
    state = course.state(puzzle).copy()
    for action in actions:
        if action not in MINERS[puzzle.game].right_actions(puzzle, state):
            return False
        state.play(Seat(puzzle.seat), action)
    return True


def offered(message: Any) -> list[tuple[str, list[str]]]:
    """The ids of a message's buttons, and those of its menus with their values."""
    return [
        (item.custom_id, [option.value for option in getattr(item, "options", ())])
        for row in message.components
        for item in row.children
    ]


def most_of(message: Any, custom_id: str) -> int:
    """So many entries of a menu may be chosen at a time."""
    items = (item for row in message.components for item in row.children if item.custom_id == custom_id)
    return max(getattr(item, "max_values", 0) or 0 for item in items)


def leads_on(custom_id: str, values: list[str], keys: set[str], *, sends: bool = True) -> bool:
    """Whether a press is a step to the action with these keys, or confirms it (``sends``)."""
    if not custom_id.startswith("pzm1:"):
        return False
    return bool(keys & {*values}) or any(key in custom_id for key in keys) or (sends and ":stg1:send:" in custom_id)


async def solve_it(scene: Scene, person: Any, message: Any, puzzle: Puzzle, bot: Elementarium) -> Any:
    """Answer rightly, as often as it takes; the message then."""
    message = await choose(scene, person, message, puzzle, puzzle.answers()[0])
    while played(message):
        course = await stored_course(bot, person, puzzle)
        action = MINERS[puzzle.game].right_actions(puzzle, course.state(puzzle))[0]
        message = await choose(scene, person, message, puzzle, action, course)
    return message


async def stored_course(bot: Elementarium, person: Any, puzzle: Puzzle) -> Course:
    stored = await bot.router.puzzles.tries.course(person.id, puzzle.id)
    assert stored is not None
    return msgspec.json.decode(stored, type=Course)


def wrong(puzzle: Puzzle) -> engine.Action:
    return next(one for one in puzzle.state().legal(Seat(puzzle.seat)) if one not in puzzle.answers())


async def fail_it(scene: Scene, person: Any, message: Any, puzzle: Puzzle, bot: Elementarium) -> Any:
    """Answer wrongly; where every first action is right, by ending the turn with it."""
    if {*puzzle.state().legal(Seat(puzzle.seat))} <= {*puzzle.answers()}:
        return await choose(scene, person, message, puzzle, puzzle.answers()[-1], alone=True)
    message = await choose(scene, person, message, puzzle, wrong(puzzle))
    while played(message):  # a spell is judged with its target
        assert "❌" not in message.content
        course = await stored_course(bot, person, puzzle)
        action = course.state(puzzle).legal(Seat(puzzle.seat))[0]
        message = await choose(scene, person, message, puzzle, action, course)
    return message


@in_another_language
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_right_answer_is_played_to_its_end(scene: Scene, simcord_bot: Elementarium, game_id: str) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game=game_id))
    assert asked.ephemeral
    puzzle = puzzle_in(simcord_bot, asked.message)
    assert asked.content.startswith("### Puzzle of ")
    assert asked.message.attachments
    ended = await solve_it(scene, scene.ada, asked.message, puzzle, simcord_bot)
    assert "✅" in ended.content
    assert "1500? → 1" in ended.content
    assert "First day of a streak" in ended.content
    assert ended.content.count("\n> ") >= 2
    assert "begins" not in ended.content
    assert alt_of(ended)
    assert "Try again" not in scene.labels(ended)
    again = answer(await scene.ada.click(ended, label="Next")).message
    assert puzzle_in(simcord_bot, again).id != puzzle.id
    assert await simcord_bot.router.tables.open_tables_of(scene.ada.id) == []


@in_another_language
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_wrong_answer_is_refuted_and_can_be_tried_again(
    scene: Scene, simcord_bot: Elementarium, game_id: str
) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game=game_id))
    puzzle = puzzle_in(simcord_bot, asked.message)
    refuted = await fail_it(scene, scene.ada, asked.message, puzzle, simcord_bot)
    assert "❌" in refuted.content
    assert "how it can go wrong" in refuted.content
    assert {"Try again", "Show the solution", "Next"} <= {*scene.labels(refuted)}
    again = answer(await scene.ada.click(refuted, label="Try again")).message
    assert puzzle_in(simcord_bot, again).id == puzzle.id
    ended = await solve_it(scene, scene.ada, again, puzzle, simcord_bot)
    assert "✅" in ended.content
    assert "Only the first try counts." in ended.content
    tries = simcord_bot.router.puzzles.tries
    assert await tries.tried_puzzles(scene.ada.id, game_id) == {puzzle.id: False}


@pytest.mark.parametrize(("label", "is_tall"), [("📱 On a phone", True), ("🖥️ On a computer", False)])
async def test_before_a_first_puzzle_is_asked_where_it_is_read(
    scene: Scene, simcord_bot: Elementarium, label: str, is_tall: bool
) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, shape_chosen=False)
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements")).message
    assert "Where do you read this?" in asked.content
    shown = answer(await scene.ada.click(asked, label=label)).message
    assert shown.id == asked.id
    assert puzzle_in(simcord_bot, shown)
    assert ("-tall" in shown.attachments[0].filename) is is_tall
    following = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements")).message
    assert puzzle_in(simcord_bot, following)


async def test_what_counts_for_the_proof_stands_in_the_question(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    puzzle = puzzle_in(simcord_bot, asked.message)
    own, theirs = (sum(puzzle.position["fronts"][seat]) for seat in (puzzle.seat, 1 - puzzle.seat))
    discards = puzzle.position["discards"]
    assert f"Your front: {own}, theirs: {theirs}. Unseen: " in asked.content
    sixes = {0: "no six", 1: "one six"}.get(discards, f"{['two', 'three', 'four', 'five'][discards - 2]} sixes")
    assert f"Discarded: {sixes}." in asked.content
    assert "raise the limit" not in asked.content
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elemental_defenders"))
    assert "They hold " in asked.content
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elemental_clash"))
    puzzle = puzzle_in(simcord_bot, asked.message)
    view: Any = puzzle.state().see(engine.Seat(puzzle.seat))
    assert "Your discard pile: " in asked.content
    for side in view.seats:
        assert all(VOICE.words_of_kind(ClashWords).card(card) in asked.content for card in side.discard)
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="realm_of_the_defenders"))
    puzzle = puzzle_in(simcord_bot, asked.message)
    own, theirs = (puzzle.position["seats"][seat]["defeated"] for seat in (puzzle.seat, 1 - puzzle.seat))
    words = VOICE.words_of_kind(RealmWords)
    assert f"Defeated piles, face up: theirs {words.cards(theirs)}; yours {words.cards(own)}." in asked.content


async def test_the_same_motif_does_not_come_twice_in_a_row(
    scene: Scene, simcord_bot: Elementarium, clock: Clock
) -> None:
    motifs = []
    for _ in range(6):
        clock.now += 60.0
        asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="realm_of_the_defenders"))
        motifs.append(puzzle_in(simcord_bot, asked.message).themes[0])
        await scene.ada.click(asked.message, label="Show the solution")
    assert all(one != other for one, other in pairwise(motifs))


async def test_whoever_has_it_shown_has_not_solved_it(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    puzzle = puzzle_in(simcord_bot, asked.message)
    given = answer(await scene.ada.click(asked.message, label="Show the solution")).message
    assert "The answer:" in given.content
    assert "✅" not in given.content
    assert await simcord_bot.router.puzzles.tries.tried_puzzles(scene.ada.id, "elements") == {puzzle.id: False}


@in_another_language
async def test_the_way_to_puzzles_by_buttons(scene: Scene, simcord_bot: Elementarium) -> None:
    begun = answer(await scene.ada.slash(scene.channel, "play"))
    which = answer(await scene.ada.click(begun.message, label="Puzzles"))
    assert which.ephemeral
    assert "Every puzzle here is proved" in which.content
    asked = answer(await scene.ada.click(which.message, label="Elements")).message
    assert puzzle_in(simcord_bot, asked).game == "elements"
    helped = answer(await scene.ada.slash(scene.channel, "help"))
    page = answer(await scene.ada.click(helped.message, label="Puzzles"))
    asked = answer(await scene.ada.click(page.message, label="Elemental")).message
    assert puzzle_in(simcord_bot, asked).game == "elemental"
    games = answer(await scene.ada.slash(scene.channel, "puzzle"))
    assert scene.labels(games.message) == [VOICE.game_title(game_id) for game_id in GAMES]


async def test_what_somebody_has_solved_stands_above_the_games(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    puzzle = puzzle_in(simcord_bot, asked.message)
    ended = await solve_it(scene, scene.ada, asked.message, puzzle, simcord_bot)
    games = answer(await scene.ada.click(ended, label="Other games"))
    assert "Elements: 1" in games.content
    assert "1 of 1 solved at the first try" in games.content
    assert "Your streak stands at one day" in games.content


async def test_the_same_puzzle_comes_until_it_is_tried(scene: Scene, simcord_bot: Elementarium) -> None:
    first, second = [
        puzzle_in(simcord_bot, answer(await scene.ada.slash(scene.channel, "puzzle", game="elemental")).message)
        for _ in range(2)
    ]
    assert first.id == second.id


async def test_a_puzzle_about_a_motif(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    given = answer(await scene.ada.click(asked.message, label="Show the solution")).message
    theirs = answer(await scene.press(scene.ada, "The knock", message=given)).message
    assert "knock" in puzzle_in(simcord_bot, theirs).themes


@pytest.mark.parametrize("game_id", GAMES)
def test_no_motif_is_offered_that_names_the_right_action(simcord_bot: Elementarium, game_id: str) -> None:
    themes = simcord_bot.router.puzzles.library.puzzles_of_game(game_id).usual_themes
    about = [theme for puzzle in puzzles_of(game_id) for theme in puzzle.themes]
    assert all(about.count(theme) >= 20 for theme in themes)
    view = shown.next_steps_view(VOICE, puzzles_of(game_id)[0], themes, solved=True)
    menu = next(item for item in view.children if isinstance(item, discord.ui.Select))
    offered = {entry.value for entry in menu.options} - {"any"}
    assert offered
    assert offered <= {*MINERS[game_id].open_themes}
    assert not offered & {"knock-now", "shut-out", "discard", "challenge", "dash", "attack-first", "sacrifice"}


async def test_a_double_press_on_next_answers_nothing(scene: Scene, simcord_bot: Elementarium, clock: Clock) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    given = answer(await scene.ada.click(asked.message, label="Show the solution")).message
    following = answer(await scene.ada.click(given, label="Next")).message
    puzzle = puzzle_in(simcord_bot, following)
    tries = simcord_bot.router.puzzles.tries
    for label in (str(scene.labels(following)[0]), "Show the solution"):
        still = answer(await scene.ada.click(following, label=label)).message
        assert puzzle_in(simcord_bot, still) == puzzle
        assert puzzle.id not in await tries.tried_puzzles(scene.ada.id, "elements")
    clock.now += 5.0
    refuted = await choose(scene, scene.ada, still, puzzle, wrong(puzzle))
    assert "❌" in refuted.content
    assert puzzle.id in await tries.tried_puzzles(scene.ada.id, "elements")


async def test_the_position_is_one_press_away_after_the_answer(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    question, puzzle = asked.content, puzzle_in(simcord_bot, asked.message)
    solved = await choose(scene, scene.ada, asked.message, puzzle, puzzle.answers()[0])
    again = answer(await scene.ada.click(solved, label="The position again"))
    assert puzzle_in(simcord_bot, again.message) == puzzle
    assert again.content == question


@in_another_language
async def test_everything_is_there_in_words_only(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.ada.id, pictures=False)
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    assert not asked.message.attachments
    assert "Display" in asked.content
    puzzle = puzzle_in(simcord_bot, asked.message)
    refuted = await choose(scene, scene.ada, asked.message, puzzle, wrong(puzzle))
    assert not refuted.attachments
    assert "\n>>> " in refuted.content


async def test_below_a_finished_game_there_is_a_puzzle_of_it(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    resigning = answer(await scene.ada.slash(scene.place, "table resign")).message
    await scene.ada.click(resigning, label=scene.labels(resigning)[0])
    more = answer(await scene.bo.click(scene.table(), label="More")).message
    asked = answer(await scene.bo.click(more, label="Puzzle"))
    assert asked.ephemeral
    assert puzzle_in(simcord_bot, asked.message).game == "elements"


async def test_a_puzzle_that_is_gone_says_so(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = answer(await scene.ada.slash(scene.channel, "puzzle", game="elements"))
    stored = scene.env.backend.get_message(asked.message.channel.id, asked.message.id)
    stored.components[0]["components"][0]["custom_id"] = str(PuzzlePress("again", "em-00000000"))
    gone = await scene.ada.click(asked.message, custom_id=str(PuzzlePress("again", "em-00000000")))
    assert "isn't there any more" in answer(gone).content


@pytest.mark.parametrize("game_id", [game_id for game_id in GAMES if not getattr(rules(game_id), "OPEN", False)])
def test_what_is_asked_hangs_on_nothing_that_the_seat_can_not_see(game_id: str) -> None:
    """Another hand that fits: the question is the same to the byte."""
    for puzzle in puzzles_of(game_id)[::100]:
        seat, state = Seat(puzzle.seat), puzzle.state()
        game = engine.GAMES[game_id]
        other = game.imagine(state.view(seat), seat, f"{puzzle.id}/other")
        assert other.view(seat) == state.view(seat)
        contents = []
        for one in (state, other):
            there = AskedPuzzle(puzzle, Course(one.position()))
            content = shown.question_content(there.reader(VOICE), there)
            assert content.picture is not None
            picture = content.picture.draw()
            components = content.view.to_components() if content.view else None
            contents.append((content.text, content.picture.name, picture.png, picture.alt, components))
        assert contents[0] == contents[1]


async def test_a_process_answers_as_the_solver_does_and_is_replaced_when_it_dies() -> None:
    solver = PuzzleSolver()
    puzzle = puzzles_of("elements")[0]
    asked = Solve(puzzle, new_course(puzzle), engine.to_json(wrong(puzzle)))
    try:
        assert await solver.solve_in_process(asked) == asked.answer()
        first = solver.process.pid
        assert first is not None
        os.kill(first, signal.SIGKILL)
        assert await solver.solve_in_process(asked) == asked.answer()
        assert solver.process.pid != first
        with pytest.raises(Unanswered):
            await solver.solve_in_process(msgspec.structs.replace(asked, action={"type": "no such action"}))
        assert await solver.solve_in_process(asked) == asked.answer()
    finally:
        await solver.process.end()


def test_ids_have_room_for_a_games_own() -> None:
    press = PuzzleMovePress("em-c6e44ab0", 12, "act1:0:1:0:0123abcd:yes")
    assert PuzzleMovePress.parse(str(press)) == press
    assert read_inner(press.inner) is not None
