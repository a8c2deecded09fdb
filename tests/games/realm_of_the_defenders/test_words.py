"""What Realm of the Defenders says: every refusal, every event, every choice."""

from random import Random
from typing import Any, cast

import pytest

import engine
from engine.realm_of_the_defenders import RealmOfTheDefenders
from engine.realm_of_the_defenders.events import GameEnded, RealmEvent, StepDone
from engine.realm_of_the_defenders.planning import with_attackers
from engine.realm_of_the_defenders.view import RealmView
from tests.games.realm_of_the_defenders.test_rules import CLUBS, FACES, table
from tests.support.rules import Setting, walk
from words import words_of
from words.realm_of_the_defenders import RealmWords, alt, story

GAME = RealmOfTheDefenders()
NAMES = ("Ada", "Bo", "Cleo", "Dan")
SILENT = (StepDone, GameEnded)
"""Events that need no words: what follows them says it."""
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
                    assert isinstance(event, SILENT)
    rare = {name for name in map(str, RealmEvent.__args__) if name not in map(str, told | set(SILENT))}
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


def attacking(own: dict[str, Any], other: dict[str, Any], *actions: dict[str, Any]) -> RealmView:
    """What an attacker sees who has put these actions together."""
    state = table(own, other)
    events: list[Any] = []
    before = state.see(engine.Seat(0))
    for action in actions:
        events += state.play(engine.Seat(0), GAME.action(action))
    return with_attackers(before, events)


def test_whoever_attacks_reads_what_follows(words: RealmWords) -> None:
    attack = {"type": "attack", "seat": 1}
    weak = attacking({"defenders": ["9S"], "power": ["5C"], "courage": ["2H"]}, {"defenders": ["10S"]}, attack)
    assert words.follows(weak, NAMES) == ["Power 5 does not defeat 10♠ (b) (toughness 10)."]
    strong = attacking({"defenders": ["9S"], "power": ["10C"]}, {"defenders": ["10S"]}, attack)
    assert words.follows(strong, NAMES) == [
        "Power 10 defeats 10♠ (b) (toughness 10), unless they answer.",
        "You have no Courage: each attacker of yours that falls costs a Fortress, and you have 2.",
    ]
    empty = attacking({"defenders": ["9S"], "power": ["7C"]}, {}, attack)
    assert words.follows(empty, NAMES) == ["Bo loses 7 Courage, or without any a Fortress."]


@pytest.mark.parametrize(
    ("courage", "fortresses", "power", "told"),
    [
        (["9H", "5H"], 2, "10C", "As it stands, you lose 10♠ (b) and 10 of your 14 Courage."),
        (
            ["3H"],
            2,
            "10C",
            "As it stands, you lose 10♠ (b), and all of your 3 Courage goes. Your next loss takes a Fortress.",
        ),
        ([], 2, "10C", "As it stands, you lose 10♠ (b), and without Courage a Fortress falls."),
        ([], 1, "10C", "As it stands, you lose 10♠ (b), and without Courage your last Fortress falls."),
        ([], 1, "9C", "As it stands, you lose nothing."),
    ],
)
def test_whoever_is_attacked_reads_what_follows(
    words: RealmWords, courage: list[str], fortresses: int, power: str, told: str
) -> None:
    own = {"defenders": ["10S"], "power": ["2C"], "courage": courage, "fortresses": ["3C"] * fortresses}
    state = table({"defenders": ["9S"], "power": [power]}, own)
    state.play(engine.Seat(0), GAME.action({"type": "attack", "seat": 1}))
    assert told in words.private(state.see(engine.Seat(1)), NAMES).splitlines()


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


@pytest.mark.parametrize(
    ("own", "forced"),
    [
        ({"hand": ["2D"]}, True),
        ({"hand": ["QS", "X1"], "courage": ["9H"], "defeated": ["2C"]}, True),  # too little for a Queen, nobody fell
        ({"hand": ["2D"], "courage": ["9H", "6H"]}, False),  # a Queen could be in that hand
        ({"hand": ["2D"], "defeated": ["2S"]}, False),  # and so could an Elder
        ({"hand": ["2D"], "defenders": ["9S"], "power": ["5C"]}, False),
    ],
)
def test_a_turn_ends_by_itself_after_a_battle_where_no_hand_could_do_more(own: dict[str, Any], forced: bool) -> None:
    state = table(own, {"courage": ["3H"], "defenders": ["5S"]}, attacked=True)
    assert state.forced(engine.Seat(0)) == (GAME.action({"type": "done"}) if forced else None)
    assert table(own, {"courage": ["3H"], "defenders": ["5S"]}).forced(engine.Seat(0)) is None
