"""What Realm of the Defenders says: every refusal, every event, every choice."""

from random import Random
from typing import Any, cast

import pytest
from msgspec.structs import replace

import engine
from engine.realm_of_the_defenders import RealmOfTheDefenders
from engine.realm_of_the_defenders.cards import Card
from engine.realm_of_the_defenders.events import GameEnded, LossSuffered, RealmEvent, StepDone
from engine.realm_of_the_defenders.planning import view_with_attackers, view_with_counterstrokes
from engine.realm_of_the_defenders.view import RealmView
from tests.games.realm_of_the_defenders.test_rules import CLUBS, FACES, table
from tests.support.rules import Setting, walk
from words import words_of_game
from words.game import NewsLine
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
    return cast(RealmWords, words_of_game(GAME.id))


def test_every_event_is_told_or_silent_and_every_choice_has_a_name_of_its_own(words: RealmWords) -> None:
    told: set[type[Any]] = set()
    for number in range(6):
        setting = SETTINGS[number % 2]
        names = NAMES[: setting.seats]
        for state, seat, action in walk(setting, str(number), 250):
            view = cast(RealmView, state.see(seat))
            labels = [words.action_label(one, view, names) for one in state.legal(seat)]
            assert len(set(labels)) == len(labels)
            assert all(0 < len(label) <= 80 for label in labels)
            assert words.headline(view)
            assert words.private_text(view, names)
            assert words.waiting_text(view, names, state.active)
            assert words.call_text(view)
            events = state.copy().play(seat, action)
            for event in events:
                if words.event_line(event, names):
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
        told = alt.table_alt(words, view, names)
        lines = "; ".join(story.fought_lines(words, view.fought))
        assert lines in told
        shortened += not all(words.cards(realm.defeated) in told for realm in view.seats)
    assert shortened


def test_what_is_done_without_a_question_stands_on_the_button(words: RealmWords) -> None:
    state = table({"hand": ["2S", "X1"], "defenders": ["9S"], "power": ["5C"]}, {"defenders": ["5S"]})
    labels = [words.action_label(action, state.see(engine.Seat(0)), NAMES) for action in state.legal(engine.Seat(0))]
    assert labels[:2] == ["Deploy 2♠ for Elder", "Attack Bo"]
    choice = table({"hand": ["2S", "2D", "3D"], "defenders": ["9S", "8S"], "power": ["5C"]}, {"defenders": ["5S"]})
    labels = [words.action_label(action, choice.see(engine.Seat(0)), NAMES) for action in choice.legal(engine.Seat(0))]
    assert labels[:2] == ["Deploy 2♠", "Attack Bo"]


def attacking(own: dict[str, Any], other: dict[str, Any], *actions: dict[str, Any]) -> RealmView:
    """What an attacker sees who has put these actions together."""
    state = table(own, other)
    events: list[Any] = []
    before = state.see(engine.Seat(0))
    for action in actions:
        events += state.play(engine.Seat(0), GAME.action(action))
    return view_with_attackers(before, events)


def test_whoever_attacks_reads_what_follows(words: RealmWords) -> None:
    attack = {"type": "attack", "seat": 1}
    weak = attacking({"defenders": ["9S"], "power": ["5C"], "courage": ["2H"]}, {"defenders": ["10S"]}, attack)
    unanswered = "Bo has no card to strike back with."
    assert words.consequence_lines(weak, NAMES) == ["Power 5 does not defeat 10♠ (b).", unanswered]
    strong = attacking({"defenders": ["9S"], "power": ["10C"]}, {"defenders": ["10S"]}, attack)
    gain = ["Power 10 defeats 10♠ (b). Bo loses a Fortress."]
    assert words.consequence_lines(strong, NAMES) == [*gain, unanswered]
    risky = attacking({"defenders": ["9S"], "power": ["10C"]}, {"defenders": ["10S"], "power": ["2C"]}, attack)
    assert words.consequence_lines(risky, NAMES) == [
        *gain,
        "Struck back by 9 or more, your 9♠ (a) falls. "
        "Without Courage each who falls costs you one of your 2 Fortresses.",
    ]
    two = [attack, *({"type": "attacker", "defender": 1 + n} for n in range(2))]
    own = {"defenders": ["9S", "8S"], "power": ["5C", "5C"], "courage": ["2H"]}
    both = attacking(own, {"defenders": ["10S"], "hand": ["2D"]}, *two)
    struck = "Struck back by as much as their toughness, your 9♠ (a) or 8♠ (b) falls (at least that much Courage)."
    assert struck in words.consequence_lines(both, NAMES)
    dear = attacking(
        {"defenders": ["9S"], "power": ["10C"], "courage": ["AH"]}, {"defenders": ["10S"], "power": ["2C"]}, attack
    )
    assert "Struck back by 9 or more, your 9♠ (a) falls (15 Courage)." in words.consequence_lines(dear, NAMES)
    empty = attacking({"defenders": ["9S"], "power": ["7C"]}, {}, attack)
    assert words.consequence_lines(empty, NAMES) == ["Bo loses a Fortress."]
    rich = attacking({"defenders": ["9S"], "power": ["7C"]}, {"courage": ["9H", "2H"], "fortresses": ["2C"]}, attack)
    assert words.consequence_lines(rich, NAMES) == ["Bo pays 7 of 11 Courage."]
    all_of_it = attacking({"defenders": ["9S"], "power": ["7C"]}, {"courage": ["10H"], "fortresses": ["2C"]}, attack)
    assert words.consequence_lines(all_of_it, NAMES) == ["Bo loses all 10 Courage."]


def test_of_several_who_are_attacked_one_line_says_who_falls(words: RealmWords) -> None:
    ways: list[dict[str, Any]] = [{"type": "attack", "seat": 1}]
    for attacker, card, attacked in ((1, "5C", 3), (2, "6C", 4)):
        ways += [{"type": "attacker", "defender": attacker}, {"type": "power", "card": card}]
        ways += [{"type": "against", "defender": attacked}]
    own = {"defenders": ["9S", "8S"], "power": ["5C", "6C", "7C"], "courage": ["2H"]}
    view = attacking(own, {"defenders": ["4S", "10S"], "power": ["2C"]}, *ways)
    told = words.consequence_lines(view, NAMES)
    assert told[0].startswith("4♠ (c) would fall, 10♠ (d) would not. ")
    assert len(told) <= 3


def test_a_queen_who_cannot_use_her_power_says_why(words: RealmWords) -> None:
    def hindered(own: dict[str, Any], other: dict[str, Any]) -> list[str]:
        state = table({"hand": ["QS"], **own}, other)
        return list(words.why_unplayable(state.see(engine.Seat(0)), state.legal(engine.Seat(0))))

    assert hindered({"courage": ["5H"]}, {"power": ["2C"]}) == ["-# Q♠ can destroy a card for 15 Courage: you have 5."]
    assert hindered({"courage": ["KH"]}, {}) == [
        "-# Q♠ can destroy a card for 15 Courage: nobody else has Courage or Power."
    ]
    assert not hindered({"courage": ["KH"]}, {"power": ["2C"]})
    assert not hindered({"hand": ["9S"]}, {})


@pytest.mark.parametrize(
    ("courage", "attackers", "said"),
    [(["9H"], 1, ["-# J♠ could die for them for 15 Courage: you have 9."]), (["KH"], 1, []), (["9H"], 2, [])],
    ids=["too little", "enough", "any card may die where two attack"],
)
def test_a_jack_who_cannot_be_paid_for_says_why(
    words: RealmWords, courage: list[str], attackers: int, said: list[str]
) -> None:
    state = table(
        {"defenders": ["9S", "8S"][:attackers], "power": ["5C", "6C"][:attackers], "hand": ["2D"]},
        {"defenders": ["10S"], "hand": ["JS", "2D"], "courage": courage},
    )
    for move in ({"type": "attack", "seat": 1}, *({"type": "attacker", "defender": 1 + n} for n in range(2))):
        if (action := GAME.action(move)) in state.legal(engine.Seat(0)):
            state.play(engine.Seat(0), action)
        while state.ask is not None and (
            power := [a for a in state.legal(engine.Seat(0)) if "power" in str(a).lower()]
        ):
            state.play(engine.Seat(0), power[0])
    assert state.step == "respond"
    told = words.forecast(state.see(engine.Seat(1)))
    assert [line for line in told if "J♠" in line] == said


def test_an_attack_that_surely_wins_says_so_and_nothing_of_what_comes_after_it(words: RealmWords) -> None:
    attack = {"type": "attack", "seat": 1}
    mine = {"defenders": ["9S"], "power": ["10C"], "hand": ["3S", "3D", "2H"], "courage": ["2H"]}
    last = {"fortresses": ["2C"], "power": ["KC"], "hand": ["3H"]}
    won = "Bo loses the last Fortress: you win."
    assert words.consequence_lines(attacking(mine, {**last, "defenders": ["10S"]}, attack), NAMES) == [
        f"Power 10 defeats 10♠ (b). {won}"
    ]
    assert words.consequence_lines(attacking(mine, last, attack), NAMES) == [won], "nobody defends that realm"
    two = [attack, *({"type": "attacker", "defender": 1 + n} for n in range(2))]
    both = {**mine, "defenders": ["9S", "8S"], "power": ["5C", "5C"]}
    told = words.consequence_lines(attacking(both, {**last, "defenders": ["10S"]}, *two), NAMES)
    assert won not in " ".join(told), "an Elder of the hand could die for an overwhelmed Defender, at no cost"
    assert any("Struck back" in line for line in told)


def test_a_card_that_is_sent_out_is_not_in_the_pool_any_more() -> None:
    """Nor is it there twice: neither while it is only thought of, nor once the game has taken it out."""
    own = {"defenders": ["9S", "8S"], "power": ["5C", "6C", "7C"]}
    ways: list[dict[str, Any]] = [
        {"type": "attack", "seat": 1},
        {"type": "attacker", "defender": 1},
        {"type": "power", "card": "5C"},
    ]
    one = attacking(own, {"defenders": ["10S"]}, *ways)
    assert (one.own().power, one.seats[0].power) == (("6C", "7C"), 2)
    more: list[dict[str, Any]] = [{"type": "attacker", "defender": 2}, {"type": "power", "card": "7C"}]
    both = attacking(own, {"defenders": ["10S"]}, *ways, *more)
    assert (both.own().power, both.seats[0].power) == (("6C",), 1)


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("3C", "Power 3 does not defeat 7♠ (a)."),
        ("7C", "Power 7 defeats 7♠ (a)."),
    ],
)
def test_whoever_strikes_back_reads_whether_that_is_enough(words: RealmWords, card: Card, told: str) -> None:
    state = table({"defenders": ["7S"], "power": ["9C"]}, {"defenders": ["8S"], "hand": ["7C"], "power": ["3C"]})
    state.play(engine.Seat(0), GAME.action({"type": "attack", "seat": 1}))
    bo, before, steps, events = engine.Seat(1), state.see(engine.Seat(1)), [], list[Any]()
    source = "hand" if card == "7C" else "pool"
    for said in ({"type": "retaliate", "with": 2}, {"type": "counter", "from": source, "card": card}):
        action = GAME.action(said)
        steps.append((action, state.see(bo)))
        events += state.play(bo, action)
    assert words.staged_decision(steps, events, NAMES) == f"8♠ (b) strikes back with {words.card(card)}"
    shown = view_with_counterstrokes(before, events)
    lines = words.private_text(shown, NAMES).splitlines()  # beside what is lost: striking back changes nothing there
    assert lines[-2:] == [told, "As it stands, you lose 8♠ (b), and without Courage a Fortress falls."]
    assert told not in words.private_text(before, NAMES)
    assert card not in (*shown.own().hand, *shown.own().power)


def test_whoever_can_use_no_queen_reads_why_they_are_asked(words: RealmWords) -> None:
    own = {"defenders": ["9S"], "power": ["9C"], "courage": ["KH"], "hand": ["QS"]}
    state = table(own, {"defenders": ["10S"], "power": ["9C"]})
    state.play(engine.Seat(0), GAME.action({"type": "attack", "seat": 1}))
    for said in ({"type": "retaliate", "with": 2}, {"type": "counter", "from": "pool", "card": "9C"}):
        if engine.Seat(1) in state.active:
            state.play(engine.Seat(1), GAME.action(said))
    view = state.see(engine.Seat(0))
    assert view.step == "queen"
    told = words.private_text(view, NAMES)
    assert "Q♠, with 15 of your Courage, could destroy a card" in told
    assert "You don't have that card: pass." not in told
    assert "Power 9 defeats 9♠ (a)." in told
    assert "As it stands, you lose 9♠ (a), and all of your 15 Courage goes. Your next loss takes a Fortress." in told
    without = replace(view, private=replace(view.own(), hand=("2H",)))
    assert "You don't have that card: pass." in words.private_text(without, NAMES)


@pytest.mark.parametrize(
    ("second", "cost"), [("5S", "you lose 5♠ (b), and all of your 15 Courage goes"), ("10S", "you lose nothing")]
)
def test_where_two_attack_it_is_said_who_may_be_hit_and_what_passing_costs(
    words: RealmWords, second: Card, cost: str
) -> None:
    own = {"defenders": ["9S", second], "power": ["9C", "8C"], "courage": ["KH"], "hand": ["QS"]}
    state = table(own, {"defenders": ["QS"], "power": ["9C"]})
    for said in ({"type": "attack", "seat": 1}, {"type": "attacker", "defender": 1}, {"type": "power", "card": "9C"}):
        state.play(engine.Seat(0), GAME.action(said))
    state.play(engine.Seat(0), GAME.action({"type": "attacker", "defender": 2}))
    state.play(engine.Seat(1), GAME.action({"type": "retaliate", "with": 3}))
    told = words.private_text(state.see(engine.Seat(0)), NAMES)
    assert f"Power 9 strikes back at one of your 9♠ (a) and {words.card(second)} (b), and you choose at which." in told
    assert f"As it stands, {cost}" in told


def test_what_fills_the_hand_says_so(words: RealmWords) -> None:
    state = table({"hand": ["2H"], "deck": ["3D"] * 9}, {"hand": ["2H"] * 7, "deck": ["3D"] * 9})
    events: list[Any] = []
    for _ in range(2):
        events += state.play(engine.Seat(0), GAME.action({"type": "done"}))
    told = words.story(events, state.see(engine.Seat(0)), NAMES)
    assert any(line.startswith("You fill your hand up to seven: ") for line in told), told


def test_a_story_leaves_room_for_the_task_and_says_where_the_rest_is(words: RealmWords) -> None:
    state = table({"hand": ["2H"] * 9, "deck": ["3D"] * 9}, {"hand": ["2H"] * 9, "deck": ["3D"] * 9})
    events: list[Any] = []
    for _ in range(5):
        for said in ("done", *["place"] * 2):
            action = next(one for one in state.legal(state.active[0]) if engine.type_of(one) == said)
            events += state.play(state.active[0], action)
    told = words.story(events, state.see(engine.Seat(0)), NAMES, len(events))
    assert len(told) == 4, "nor is it said that others have drawn and placed"
    assert len(words.step_lines(events, state.see(engine.Seat(0)), NAMES)) > len(told)


@pytest.mark.parametrize(
    ("courage", "fortresses", "power", "told"),
    [
        (
            ["9H", "5H"],
            2,
            "10C",
            "As it stands, you lose 10♠ (b), and all of your 14 Courage goes. Your next loss takes a Fortress.",
        ),
        (
            ["JH", "KH"],
            2,
            "10C",
            "As it stands, you lose 10♠ (b) and it costs 10 Courage (you can pay with J♥; you have 30).",
        ),
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
    assert told in words.private_text(state.see(engine.Seat(1)), NAMES).splitlines()


def test_whoever_can_do_nothing_is_told_why(words: RealmWords) -> None:
    assert words.obstacles(table({"hand": ["2S"]}, {}).see(engine.Seat(0))) == [
        "-# You can't deploy: there is no Money in your hand.",
        "-# You can't attack: your Power pool is empty.",
        "-# You can't place anything either. A way out: dismantle a Fortress, and draw seven cards.",
    ]
    assert words.obstacles(table({"hand": ["2S", "2C"], "fortresses": ["2C"]}, {}).see(engine.Seat(0)))[-1] == (
        "-# You can't dismantle: it is your last Fortress."
    )
    weak = table({"hand": ["2H"], "defenders": ["9S"], "power": ["2C"]}, {"defenders": ["3S"]}).see(engine.Seat(0))
    assert words.obstacles(weak)[-1] == "-# An attack is no use now: your Power defeats nobody there."
    for own in (
        {"hand": ["2S", "2C"]},
        {"hand": ["2S"], "fortresses": ["2C"]},
        {"hand": ["2S"], "defenders": ["9S"], "power": ["2C"]},
    ):
        assert not any("A way out" in line for line in words.obstacles(table(own, {}).see(engine.Seat(0))))


@pytest.mark.parametrize(
    ("own", "told"),
    [
        ({"hand": ["3S", "5D", "4C"]}, "deploy, then place cards."),
        (
            {"hand": ["3S", "5D", "4C"], "defenders": ["9S"], "power": ["5C"]},
            "your turn: deploy, then attack or place.",
        ),
        ({"hand": ["4C"], "defenders": ["9S"], "power": ["5C"]}, "attack, or place cards."),
        ({"hand": ["4C"], "defenders": ["9S"]}, "place up to two cards as Power or Courage."),
        (
            {"hand": ["4C"], "defenders": ["9S"], "power": ["5C"], "facing": ["6S"]},
            "place up to two cards as Power or Courage.",
        ),
    ],
)
def test_whoever_is_called_reads_what_their_turn_is_for_and_nobody_else(
    words: RealmWords, own: dict[str, Any], told: str
) -> None:
    state = table({key: one for key, one in own.items() if key != "facing"}, {"defenders": own.get("facing", [])})
    assert told in words.call_text(state.see(engine.Seat(0)))
    assert words.call_text(state.see(None)) == "it is your turn."


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


@pytest.mark.parametrize(
    ("own", "more", "ends"),
    [
        ({"hand": ["2D"], "courage": ["KH"]}, {"attacked": True}, True),
        ({"hand": ["2C"], "courage": ["KH"]}, {"attacked": True}, True),  # nothing is placed after a battle
        ({"hand": ["QS"], "courage": ["KH"]}, {"attacked": True}, False),
        ({"hand": ["2D"]}, {"step": "resource"}, True),
        ({"hand": ["2D"], "fortresses": ["2C"]}, {}, True),
        ({"hand": ["2C"], "fortresses": ["2C"]}, {}, False),
    ],
)
def test_among_computers_nobody_is_asked_to_end_a_turn_in_which_nothing_else_can_be_done(
    own: dict[str, Any], more: dict[str, Any], ends: bool
) -> None:
    state = table(own, {"courage": ["3H"], "defenders": ["5S"]}, **more)
    assert state.forced(engine.Seat(0)) is None, "the hand alone shows it"
    assert state.unasked_alone(engine.Seat(0)) == (GAME.action({"type": "done"}) if ends else None)


@pytest.mark.parametrize(("hand", "asked"), [(["2D"], False), (["2C"], True)])
def test_among_computers_nobody_is_asked_for_an_answer_that_they_can_not_give(hand: list[str], asked: bool) -> None:
    state = table({"defenders": ["9S"], "power": ["KC"]}, {"hand": hand, "defenders": ["8S"]})
    state.play(engine.Seat(0), GAME.action({"type": "attack", "seat": 1}))
    assert (state.unasked_alone(engine.Seat(1)) is None) is asked


def test_a_lost_fortress_and_who_was_sacrificed_are_the_news(words: RealmWords) -> None:
    held = {"hand": ["2H"], "defenders": ["9S"], "power": ["9C"], "deck": ["3D"] * 9}
    state = table(held, {"defenders": ["10S", "8S"], "hand": ["2D"], "deck": ["3D"] * 9})
    events: list[Any] = []
    attack, against = {"type": "attack", "seat": 1}, {"type": "against", "defender": 2}
    for seat, said in ((0, attack), (0, against), (1, {"type": "sacrifice", "for": 2})):
        events += state.play(engine.Seat(seat), GAME.action(said))
    if state.active == (1,):
        events += state.play(engine.Seat(1), GAME.action({"type": "done"}))
    told = words.story(events, state.see(engine.Seat(0)), NAMES, len(events))
    assert not any("Nobody falls" in line for line in told), "somebody has died for another"
    news = [line for line in told if isinstance(line, NewsLine)]
    assert [line.split(" (it hid")[0] for line in news] == [
        "Bo sacrifices 8♠ for 10♠ (b).",
        "Bo has no Courage and loses a Fortress",
    ]


def test_an_attack_that_is_to_be_answered_is_the_news(words: RealmWords) -> None:
    state = table({"defenders": ["9S"], "power": ["10C"]}, {"defenders": ["10S"], "power": ["2C"], "courage": ["5H"]})
    events = [LossSuffered(to=None, seat=engine.Seat(1), amount=5, courage=("5H",), fortresses=())]
    attack = state.play(engine.Seat(0), GAME.action({"type": "attack", "seat": 1}))
    told = words.story([*events, *attack], state.see(engine.Seat(1)), NAMES, 1 + len(attack))
    news = [line for line in told if isinstance(line, NewsLine)]
    lost, attacked = "Bo pays 5♥.", "Ada attacks Bo with 10 Power."
    assert news == [lost, attacked], "what was lost before, and the attack; the picture shows who attacks whom"
    assert "As it stands" in " ".join(words.forecast(state.see(engine.Seat(1))))
