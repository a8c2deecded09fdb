"""What every game says in random play: each event is told or silent with a reason, and no two actions sound alike."""

from typing import Any

import pytest

import engine
from tests.support.every import every_setting
from tests.support.rules import Setting, played, viewers, walk
from ui.interactions.reader import Reader
from ui.learning.position import Position, ShownPosition
from words import voice_of, words_of_game
from words.catalogue import OwnName
from words.languages import languages

LONGEST_LABEL, LONGEST_LINE = 80, 400
SEEDS = ("told", "again", "and again")


def names(seats: int) -> list[str]:
    """People with short names, by seat."""
    return ["Ada", "Bo", "Cleo", "Dan"][:seats]


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_every_event_is_told_or_silent_with_a_reason(setting: Setting, seed: str) -> None:
    words, people = words_of_game(setting.game.id), names(setting.seats)
    for state, seat, action in walk(setting, seed, 400):
        for event in state.copy().play(seat, action):
            line = words.event_line(event, people)
            kind = engine.to_json(event)["type"]
            assert bool(line) != (kind in setting.rules.SILENT), f"{kind}: {line}"
            assert len(line or "") <= LONGEST_LINE


@pytest.mark.parametrize("language", sorted(languages()))
@every_setting
def test_a_line_begins_with_a_capital_or_a_name_for_everybody(setting: Setting, language: str) -> None:
    everybody = Reader(voice_of(language), None)
    people = [everybody.voice.say("computer-hard"), *names(setting.seats)[1:]]
    for state, seat, action in walk(setting, "lines", 120):
        events = tuple(state.copy().play(seat, action))
        shown = ShownPosition(Position(setting.game.id, state, people, [(seat, action, events)]), "")
        for line in shown.story(everybody):
            first = next((letter for letter in line if letter.isalnum()), "A")
            assert not first.islower(), line
            assert language == "en" or not line.startswith(f"{people[0]} "), f"{line}: an article is missing"


@pytest.mark.parametrize("language", sorted(languages()))
@every_setting
def test_what_can_be_done_sounds_different_and_at_its_full_length(setting: Setting, language: str) -> None:
    words, people = words_of_game(setting.game.id, language), names(setting.seats)
    for number, (state, seat, _) in enumerate(walk(setting, "labels", 200)):
        if number % 5 == 0:
            labels = [words.action_label(action, state.see(seat), people) for action in state.legal(seat)]
            assert len(set(labels)) == len(labels)
            assert all(0 < len(label) <= LONGEST_LABEL for label in labels), max(labels, key=len)


@every_setting
def test_where_a_game_stands_can_be_said_at_any_time(setting: Setting) -> None:
    words, people = words_of_game(setting.game.id), names(setting.seats)
    for number, (state, _, _) in enumerate(walk(setting, "stands", 200)):
        if number % 10 == 0:
            assert words.headline(state.see(None))
            assert words.opening_phase(state.see(None)) != ""
            assert words.score_text(state.see(None), people)
            assert words.call_text(state.see(None))
            assert words.waiting_text(state.see(None), people, state.active)
            for viewer in viewers(setting.seats)[1:]:
                assert words.private_text(state.see(viewer), people)


@every_setting
def test_how_a_game_ended_can_be_said(setting: Setting) -> None:
    over = played(setting, "stands")
    assert words_of_game(setting.game.id).result_text(over.see(None), names(setting.seats))


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_reads_their_own_name_in_what_they_did(setting: Setting, seed: str) -> None:
    words, people = words_of_game(setting.game.id), names(setting.seats)
    own = [OwnName(people[0]), *people[1:]]
    for state, seat, action in walk(setting, seed, 400):
        for event in state.copy().play(seat, action):
            told, to_them = words.event_line(event, people), words.event_line(event, own)
            assert bool(told) == bool(to_them)
            assert people[0] not in (to_them or ""), to_them


@every_setting
def test_who_ends_a_game_is_told_so(setting: Setting) -> None:
    words, people = words_of_game(setting.game.id), names(setting.seats)
    view: Any = played(setting, "stands").see(None)
    for seat, name in enumerate(people):
        told = words.result_text(view, [OwnName(one) if one == name else one for one in people])
        assert name not in told
        assert told.startswith("You win") == (view.outcome.winners == (seat,)), told
