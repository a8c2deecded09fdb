"""What Realm of the Defenders says: every refusal, every event, every choice."""

from random import Random
from typing import Any, cast

import pytest

import engine
from engine.realm_of_the_defenders import RealmOfTheDefenders
from engine.realm_of_the_defenders.events import RealmEvent
from engine.realm_of_the_defenders.view import RealmView
from tests.games.realm_of_the_defenders.test_rules import CLUBS, FACES, table
from tests.support.rules import Setting, walk
from words import words_of
from words.realm_of_the_defenders import RealmWords, alt, story

GAME = RealmOfTheDefenders()
NAMES = ("Ada", "Bo", "Cleo", "Dan")
SETTINGS = [
    Setting(GAME, 2, {"decks": [FACES, None]}),
    Setting(GAME, 3, {"decks": [FACES, CLUBS, FACES], "short": True}),
]


@pytest.fixture
def words() -> RealmWords:
    return cast(RealmWords, words_of(GAME.id))


def test_every_event_is_told_or_silent_and_every_choice_has_a_name_of_its_own(words: RealmWords) -> None:
    told: set[type[Any]] = set()
    for number in range(6):
        setting = SETTINGS[number % 2]
        names = NAMES[: setting.seats]
        for state, seat, action in walk(setting, str(number), 250):
            view = cast(RealmView, state.see(seat))
            labels = [words.label(one, view, names) for one in state.legal(seat)]
            assert len(set(labels)) == len(labels)
            assert all(0 < len(label) <= 80 for label in labels)
            assert words.headline(view)
            assert words.private(view, names)
            assert words.waiting(view, names, state.active)
            assert words.call(view)
            events = state.copy().play(seat, action)
            for event in events:
                if words.tell(event, names):
                    told.add(type(event))
                else:
                    assert isinstance(event, story.SILENT)
    rare = {name for name in map(str, RealmEvent.__args__) if name not in map(str, told | set(story.SILENT))}
    assert len(rare) <= 6, rare


def test_at_a_full_table_the_last_battle_is_left_out_last(words: RealmWords) -> None:
    names = ("Maximiliana Oberlechner", "Bo", "WWWWWWWW WWWWWWW", "Computer (normal)")
    rng, state = Random(2), GAME.new(4, "2", {})
    shortened = 0
    while state.active:
        seat = rng.choice(state.active)
        state.play(seat, rng.choice(state.legal(seat)))
        view = state.see(None)
        if view.fought is None or view.outcome is not None or view.turn < 30:
            continue
        told = alt.table(words, view, names)
        lines = "; ".join(story.fought_lines(words, view.fought))
        assert lines in told
        shortened += not all(words.cards(realm.defeated) in told for realm in view.seats)
    assert shortened


def test_what_is_done_without_a_question_stands_on_the_button(words: RealmWords) -> None:
    state = table({"hand": ["2S", "X1"], "defenders": ["9S"], "power": ["5C"]}, {"defenders": ["5S"]})
    labels = [words.label(action, state.see(engine.Seat(0)), NAMES) for action in state.legal(engine.Seat(0))]
    assert labels[:2] == ["Deploy 2♠ for Elder", "Attack Bo: 9♠ (a) with 5♣ against 5♠ (b)"]
    choice = table({"hand": ["2S", "2D", "3D"], "defenders": ["9S", "8S"], "power": ["5C"]}, {"defenders": ["5S"]})
    labels = [words.label(action, choice.see(engine.Seat(0)), NAMES) for action in choice.legal(engine.Seat(0))]
    assert labels[:2] == ["Deploy 2♠", "Attack Bo"]


def test_whoever_can_do_nothing_is_told_why(words: RealmWords) -> None:
    assert words.obstacles(table({"hand": ["2S"]}, {}).see(engine.Seat(0))) == [
        "-# You can't deploy: there is no Money in your hand.",
        "-# You can't attack: your Power pool is empty.",
    ]


def test_a_turn_without_a_choice_that_everybody_sees_is_forced() -> None:
    seat = engine.Seat(0)
    assert table({}, {}, step="resource").forced(seat) == GAME.action({"type": "done"})
    assert table({"fortresses": ["2C"]}, {}).forced(seat) == GAME.action({"type": "done"})
    assert table({}, {}).forced(seat) is None  # a Fortress could be dismantled
    assert table({"hand": ["2D"]}, {}, step="resource").forced(seat) is None
