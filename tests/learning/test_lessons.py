"""The lessons: walked right and wrong by their buttons, in every language, with pictures and in words only."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle
from discord.ui import Button, Select

import engine
from engine import Seat
from learning.check import main
from learning.lessons.lesson import Lesson, Step, all_lessons, looks_like
from learning.lessons.standing import LessonStanding, StaleButton, next_step, solved_standing, standing_after
from playground.pseudo_language import PSEUDO
from tests.support.rules import rules
from ui.interactions.reader import Reader
from ui.learning.lessons.checking import learners, right_way, say_answers, standings_with_answers, walk_lesson
from ui.learning.lessons.content import LessonPosition, lesson_content, lesson_sentence, message_id, task_text
from ui.learning.lessons.presses import LessonPress
from ui.learning.position import follow_position_press, read_inner
from words import ENGLISH, voice_of
from words.languages import languages

LESSONS = list(all_lessons().values())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
async def test_a_lesson_can_be_walked_right_and_wrong(lesson: Lesson) -> None:
    for learner in learners(voice_of(ENGLISH), lesson):
        assert await walk_lesson(learner, lesson, draw=not learner.wants_pictures) > len(lesson.steps)


@pytest.mark.thorough
@pytest.mark.parametrize("language", [*sorted(languages() - {ENGLISH}), PSEUDO])
async def test_lessons_are_given_in_every_language(language: str) -> None:
    for lesson in LESSONS:
        for learner in learners(voice_of(language), lesson):
            await walk_lesson(learner, lesson, wrong=language == PSEUDO, draw=False)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_what_is_wrong_is_answered_in_every_language(lesson: Lesson) -> None:
    """Without going the ways to it, which are the same in all of them: each answer is there, and fits."""
    after = standings_with_answers(lesson)
    assert len(after) > len(lesson.steps) // 2
    for language in (*sorted(languages()), PSEUDO):
        say_answers(voice_of(language), lesson, after)


def test_a_stone_before_the_spell_is_no_mistake() -> None:
    standing = standing_after(all_lessons()["clash"], "spell")
    after = standing.after_decision(
        [next(one for one in standing.state.legal(Seat(0)) if engine.type_of(one) == "stone")]
    )
    assert not after.is_wrong
    assert not after.is_over
    assert after.after_decision(
        [next(one for one in after.state.legal(Seat(0)) if engine.type_of(one) == "play")]
    ).is_over


def test_of_two_who_block_scorchtail_the_hound_falls_as_the_lesson_says() -> None:
    standing, game = standing_after(all_lessons()["flash"], "block"), engine.GAMES["elemental_clash"]
    blocks = [{"type": "block", "from": start, "to": "1A3"} for start in ("0D2", "0D4")]
    after = standing.after_decision([game.action(block) for block in blocks])
    assert after.answer is not None
    assert after.answer.said == "both"
    happened = [engine.to_json(event) for _, _, events in after.played for event in events]
    assert sorted(one["card"] for one in happened if one["type"] == "destroy") == ["gravel_hound", "scorchtail"]


def test_what_lies_on_the_table_in_the_lesson_of_defenders_was_played_by_the_rules() -> None:
    """So that who attacks agrees with the marks of the stronger cards, and the second round is dealt from the first."""
    lesson, game = all_lessons()["defenders"], engine.GAMES["elemental_defenders"]
    dealt: dict[str, list[frozenset[str]]] = {}
    for step in lesson.steps:
        if step.position is None:
            continue
        position: Any = lesson.begin_step(step).position()
        hands = [[*position["hands"][seat], *position["piles"][seat]] for seat in (0, 1)]
        dealt[step.id] = [frozenset(hand) for hand in hands]
        opener = next(seat for seat, hand in enumerate(hands) if "W1" in hand)
        begun = {"round": position["round"], "hands": hands, "attacker": opener}
        laid: Any = lesson.begin_step(step)
        state: Any = game.new(2, "", {"position": begun | {"scores": position["scores"]}})
        piles = [[*pile] for pile in position["piles"]]
        while any(piles):
            (seat,) = state.active
            kind = "attack" if state.see(None).attack is None else "defend"
            state.play(seat, game.action({"type": kind, "card": piles[seat].pop(0)}))
        assert state.see(None).columns() == laid.see(None).columns(), step.id
        assert state.active == (lesson.seat,)
        assert state.round == position["round"]
    assert dealt["round"] == dealt["keep"][::-1]


@pytest.mark.parametrize("number", range(len(all_lessons()["defenders"].steps)))
def test_what_the_lesson_of_defenders_reckons_is_what_happens(number: int) -> None:
    """An answer that names a product, or says who has the round or leads then, against what was played."""
    lesson = all_lessons()["defenders"]
    for standing in _after_each_decision(lesson, lesson.steps[number]):
        assert standing.answer is not None
        said = voice_of(ENGLISH).say(message_id(lesson, standing.step.id, standing.answer.said), rival="Ida")
        events = [engine.to_json(event) for _, _, happened in standing.played for event in happened]
        ends = [event for event in events if event["type"] == "round_end"]
        if "the round is hers" in said:
            assert ends[0]["winner"] == 1, said
        if "only a draw" in said:
            assert events[-1]["type"] == "end"
            assert not events[-1]["winners"]
        if "overtakes your 88" in said:
            assert ends[0]["scores"][1] > ends[0]["scores"][0] == 88
        for one, other, product in re.findall(r"(\d+) × (\d+)(?: = (\d+))?", said):
            assert not product or int(one) * int(other) == int(product), said
        if ends and (points := re.findall(r"= (\d+)|^(\d+) points|: (\d+) points", said)):
            assert int(next(filter(None, points[0]))) == ends[0]["points"], said


def _after_each_decision(lesson: Lesson, step: Step) -> Iterator[LessonStanding]:
    """A step after each way through it, right or wrong."""
    ways = [standing_after(lesson, step.id)]
    while ways:
        standing = ways.pop()
        for action in standing.state.legal(Seat(lesson.seat)):
            after = standing.after_decision([action])
            if after.answer is not None and after.answer.verdict == "on":
                ways.append(after)
            else:
                yield after


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_is_as_short_as_it_has_to_be(lesson: Lesson) -> None:
    found = right_way(learners(voice_of(ENGLISH), lesson)[0], lesson)
    assert not found.faults(), str(found)


@pytest.mark.parametrize("language", sorted(languages()))
def test_a_task_is_bold_as_a_whole_and_names_nobody_as_its_reader_is_called(language: str) -> None:
    for lesson in LESSONS:
        ada = Reader(voice_of(language), lesson.seat, name="ada")
        for step in lesson.steps:
            asked, text = (read(ada, standing_after(lesson, step.id)) for read in (task_text, _text))
            assert "**" not in asked, step.id
            assert "Ada" not in text, step.id


@pytest.mark.parametrize("language", sorted(languages()))
def test_whoever_is_made_up_is_a_field_of_every_sentence(language: str) -> None:
    """Nothing is put in its place in a finished sentence, where the same letters may mean something else."""
    voice = voice_of(language)
    ada = Reader(voice, Seat(0), name="Ada")
    for lesson in LESSONS:
        for key in {message_id(lesson, step.id, *said) for step in lesson.steps for said in _sentences(step)}:
            assert voice.say("lesson-rival") not in lesson_sentence(ada, key), key


def _sentences(step: Step) -> list[tuple[str, ...]]:
    return [(), *((answer.said,) for answer in step.answers if answer.said)]


def _text(learner: Reader, standing: LessonStanding) -> str:
    return lesson_content(learner, standing).text


@pytest.mark.parametrize(("name", "step", "stays"), [("realm", "place", False), ("battle", "retaliate", True)])
def test_a_task_that_is_put_together_is_not_set_again_but_where_that_would_tell(
    name: str, step: str, stays: bool
) -> None:
    """Whoever is to find the right way learns only from what comes of it whether they have."""
    lesson = all_lessons()[name]
    learner, begun = learners(voice_of(ENGLISH), lesson)[0], standing_after(lesson, step)
    position = LessonPosition(learner, begun)
    state, whole = begun.state.copy(), []
    for pattern in begun.step.solution[0]:
        action = next(one for one in state.legal(begun.seat) if looks_like(pattern, one))
        state.play(begun.seat, action)
        whole.append(action)
    view = position.view(begun.seat)
    assert task_text(learner, begun) in position.private_text(learner, view, begun=True)
    position.note_whole_decision(whole)
    assert (task_text(learner, begun) in position.private_text(learner, view, begun=True)) is stays


@pytest.mark.parametrize(
    ("name", "step", "said", "left"),
    [("elemental", "king", "pushed", "Now hit him: Fire beats Ice.")],
)
def test_after_a_part_of_a_task_what_is_left_is_asked(name: str, step: str, said: str, left: str) -> None:
    lesson, voice = all_lessons()[name], voice_of(ENGLISH)
    begun = [standing_after(lesson, step)]
    if lesson.step_index(step):  # it goes on from where the one before has ended, whatever was done there
        first = standing_after(lesson, lesson.steps[0].id)
        ends = [first.after_decision([action]).following_standing() for action in first.state.legal(first.seat)]
        begun += [one for one in ends if one is not None and one.step.id == step]
    after = [one.after_decision([action]) for one in begun for action in one.state.legal(one.seat)]
    found = next(one for one in after if one.answer and one.answer.said == said)
    text = lesson_content(learners(voice, lesson)[0], found).text
    assert f"**{left}" in text
    assert task_text(Reader(voice), begun[0]) not in text


@pytest.mark.parametrize(("step", "to", "said"), [("king", "e7", "pushed"), ("king", "f7", "elsewhere")])
def test_a_king_that_is_pushed_elsewhere_is_not_praised(step: str, to: str, said: str) -> None:
    first = standing_after(all_lessons()["elemental"], step)
    action = next(one for one in first.state.legal(first.seat) if looks_like({"number": 1, "to": to}, one))
    answer = first.after_decision([action]).answer
    assert answer is not None
    assert answer.said == said


def test_the_first_order_of_elemental_leads_to_a_fight_that_the_next_step_shows() -> None:
    """Both move at once and stand side by side; nothing is chosen yet, so the picture has the fight and the flight."""
    first = standing_after(all_lessons()["elemental"], "together")
    action = next(one for one in first.state.legal(first.seat) if looks_like({"number": 1, "to": "e4"}, one))
    after = first.after_decision([action])
    assert after.answer is not None
    assert after.answer.verdict == "right"
    for event in (
        {"type": "fight", "kind": "ordinary", "elements": ["water", "fire"], "damage": [0, 1]},
        {"type": "knocked", "seat": 1, "cell": "e6"},
    ):
        assert any(looks_like(event, one) for _, _, events in after.played for one in events), event
    following = after.following_standing()
    assert following is not None
    assert following.step.id == "chart"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_what_a_lesson_says_stands_below_a_short_story(lesson: Lesson) -> None:
    """Right above the picture, where somebody on a phone reads it who sees the end of the message."""
    learner = learners(voice_of(ENGLISH), lesson)[0]
    for standing in standings_with_answers(lesson):
        lines = _text(learner, standing).splitlines()
        story = [place for place, line in enumerate(lines) if line.startswith("> ")]
        assert len(story) <= (3 if standing.is_wrong else 2), standing.way
        assert not story or "✅" not in "".join(lines[: story[-1]]), standing.way


@pytest.mark.parametrize(("step", "card", "won"), [("level", "W4", "W3"), ("win", "F1", "A1"), ("win", "E5", "E5")])
def test_what_ends_a_round_is_seen_before_the_next_one_begins(step: str, card: str, won: str) -> None:
    lesson, voice = all_lessons()["defenders"], voice_of(ENGLISH)
    learner, begun = learners(voice, lesson)[0], standing_after(lesson, step)
    standing = begun.after_decision(
        [next(one for one in begun.state.legal(begun.seat) if looks_like({"card": card}, one))]
    )
    shown = LessonPosition(learner, standing)
    view: Any = shown.view(learner.own_seat)
    assert (view.round, view.phase, view.results[-1].card) == (1, "over", won)
    pile = view.piles[view.results[-1].winner]
    assert pile[-1] == won
    text, alt = _text(learner, standing), shown.picture(learner).draw().alt
    assert re.search(r"(You have|\w+ has) neither", text)
    assert "Round 2" not in text
    assert "Round 1 went to" in alt
    assert "basic, round 1 of 2" in alt


@pytest.mark.parametrize(
    ("ways", "is_wrong"),
    [
        (["Place 7♣ 6♥ and end"], False),
        (["Place…", "7♣ to Power", "6♥ to Courage, and end"], False),
        (["Place…", "7♣ to Power", "Place, and end your turn"], True),
        (["Place…", "6♥ to Courage", "Place, and end your turn"], True),
        (["End turn"], True),
    ],
)
def test_two_cards_are_placed_together_and_one_alone_is_taken_back(ways: Sequence[str], is_wrong: bool) -> None:
    learner, standing = (
        learners(voice_of(ENGLISH), all_lessons()["realm"])[0],
        standing_after(all_lessons()["realm"], "place"),
    )
    shown: Any = lesson_content(learner, standing)
    for label in ways:
        custom_id = next(item.custom_id for item in shown.view.children if item.label == label)
        outer = LessonPress.parse(custom_id)
        inner = read_inner(outer.inner if outer else custom_id)
        assert inner
        shown = follow_position_press(learner, LessonPosition(learner, standing), inner)
    assert standing.after_decision(shown).is_wrong is is_wrong


def test_striking_back_is_asked_of_nobody_before_the_lesson_of_the_battle_teaches_it() -> None:
    """So that no answer of the first step ends the battle that the second one is about."""
    lesson = all_lessons()["battle"]
    first, second = (standing_after(lesson, step) for step in ("sacrifice", "retaliate"))
    view: Any = first.state.see(first.seat)
    own = view.own()
    assert not [card for card in (*own.power, *own.hand) if card.endswith("C") or card == "X1"]
    assert second.step.position is not None
    legal = [engine.type_of(action) for action in second.state.legal(second.seat)]
    assert "retaliate" in legal and "sacrifice" not in legal


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_where_the_right_way_is_to_be_found_nothing_looks_like_it(lesson: Lesson) -> None:
    for step in lesson.steps:
        standing = standing_after(lesson, step.id)
        content = lesson_content(learners(voice_of(ENGLISH), lesson)[0], standing)
        assert content.view
        if not step.lit_patterns and not standing.is_over:
            styles = {item.label: item.style for item in content.view.children if isinstance(item, Button)}
            lit = {label for label, style in styles.items() if style is ButtonStyle.success}
            assert lit <= {"Begin the battle", "Strike back"}, step.id


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_whoever_wins_is_not_told_what_whoever_loses_is(lesson: Lesson) -> None:
    """One may win by what is not asked for, and is told that; but not by what everything else is answered with."""
    seat = Seat(lesson.seat)
    for step in lesson.steps:
        standing = standing_after(lesson, step.id)
        for action in standing.state.legal(seat) if not standing.is_over else ():
            decided = standing.after_decision([action])
            events = [engine.to_json(event) for _, _, happened in decided.played for event in happened]
            won = any(event.get("winner") == seat for event in events)
            general = decided.answer is not None and not decided.answer.when
            assert not (decided.is_wrong and won and general), f"{step.id}: {engine.to_json(action)}"


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_step_shows_nothing_of_what_the_other_holds(lesson: Lesson) -> None:
    """Whatever its reader can't know may be otherwise: text, picture and the ids of buttons stay the same."""
    rng = Random(lesson.id)
    for step in lesson.steps:
        standing = standing_after(lesson, step.id)
        seat = Seat(lesson.seat)
        for learner in learners(voice_of(ENGLISH), lesson):
            content = lesson_content(learner, standing)
            for _ in range(3):
                other = rules(lesson.game).redeal(standing.state.position(), seat, rng)
                game = engine.GAMES[lesson.game]
                state = game.new(standing.state.seats, "other", {**step.options, "position": other})
                same = lesson_content(learner, replace(standing, state=state))
                assert same.text == content.text
                assert (same.picture and same.picture.name) == (content.picture and content.picture.name)
                assert same.view and content.view
                assert same.view.to_components() == content.view.to_components()


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_step_can_be_skipped_whatever_was_decided_in_it(lesson: Lesson) -> None:
    """Also where the step's own solution is not possible any more."""
    skipped = 0
    for step in lesson.steps:
        begun = standing_after(lesson, step.id)
        if begun.is_over:
            continue
        for action in begun.state.legal(begun.seat):
            after = begun.after_decision((action,))
            if not after.is_over and not after.is_wrong and begun.seat in after.state.active:
                end = solved_standing(after)
                assert end.is_over
                assert end.step.id == step.id
                skipped += 1
                following = next_step(lesson, step)
                if following is not None:
                    standing_after(lesson, following.id, "" if following.position is not None else after.way)
    assert skipped >= 1, "there is something to decide and not to end a step"


def test_a_way_that_is_none_leads_nowhere() -> None:
    lesson = LESSONS[0]
    begin = lesson.steps[0].id
    for step, way in (("nowhere", ""), (begin, "99"), (begin, "1.2.3.4.5.6.7.8.9"), (begin, "-"), (begin, "0-.1")):
        with pytest.raises(StaleButton):
            standing_after(lesson, step, way)


def test_the_command_says_how_long_a_lesson_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["elements"]) == 0
    assert capsys.readouterr().out.startswith("elements: 8 steps, 15 presses, ")


def test_a_game_that_a_lesson_ends_is_seen_to_be_won() -> None:
    """With the picture that ends one at a table."""
    lesson = all_lessons()["elements"]
    learner = learners(voice_of(ENGLISH), lesson)[0]
    end = lesson_content(learner, solved_standing(standing_after(lesson, lesson.steps[-1].id)))
    assert end.picture is not None
    assert end.picture.draw().alt.startswith("The game is over. You win, 6 to 5 tokens.")


@pytest.mark.parametrize("language", sorted(languages()))
def test_where_the_right_fight_is_to_be_found_no_button_foretells_it(language: str) -> None:
    lesson = all_lessons()["flash"]
    reader = learners(voice_of(language), lesson)[0]
    for step, count in (("block", 2), ("fight", 3)):
        shown = lesson_content(reader, standing_after(lesson, step)).view
        assert shown is not None
        labels = [str(item.label) for item in shown.children if isinstance(item, Button)]
        entries = [one.label for item in shown.children if isinstance(item, Select) for one in item.options]
        fights = [label for label in (*labels, *entries) if "(D2)" in label or "(D4)" in label or "(A3)" in label]
        assert len(fights) >= count, labels
        assert not any(":" in label for label in fights), fights


@pytest.mark.parametrize("card", [3, 5])
def test_after_more_than_a_two_the_last_round_of_elements_is_lost_at_once(card: int) -> None:
    begun = standing_after(all_lessons()["elements"], "last")
    after = begun.after_decision(
        [next(one for one in begun.state.legal(begun.seat) if looks_like({"card": card}, one))]
    )
    assert after.answer is not None
    assert after.answer.said == "late"
    events = [event for _, _, happened in after.played for event in happened]
    assert any(looks_like({"type": "knock", "seat": 1}, event) for event in events)
    assert any(looks_like({"type": "score", "winner": 1, "points": 2}, event) for event in events)


def test_only_where_anything_will_do_or_is_to_be_tried_the_lesson_of_elements_lights_a_button() -> None:
    """What is to be reckoned is not given away."""
    assert [step.id for step in all_lessons()["elements"].steps if step.lit_patterns] == ["begin", "low"]


def test_the_lesson_of_elements_begins_as_a_round_does() -> None:
    view: Any = standing_after(all_lessons()["elements"], "begin").state.see(Seat(0))
    assert view.hand_sizes == (6, 6)
    assert (view.display, view.fronts, view.discards, view.starter) == ((), ((), ()), 0, 0)
