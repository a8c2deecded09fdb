"""The story of what has happened: what belongs together is one line, and nothing that hurt its reader is cut."""

from collections.abc import Sequence
from typing import Any, cast

import pytest

import engine
from engine.realm_of_the_defenders.state import RealmState
from engine.realm_of_the_defenders.view import RealmView
from tests.games.realm_of_the_defenders.test_rules import table
from ui.tables.story_rows import fit_story
from words import words_of_game
from words.catalogue import OwnName
from words.game import NewsLine, capitalised_line
from words.realm_of_the_defenders import RealmWords
from words.realm_of_the_defenders.turn_story import MOST_LINES

GAME = engine.GAMES["realm_of_the_defenders"]
ADA, BO = engine.Seat(0), engine.Seat(1)
DECK = ["2D"] * 9


def words() -> RealmWords:
    return cast(RealmWords, words_of_game(GAME.id))


def played(state: RealmState, *moves: tuple[int, dict[str, Any]]) -> list[Any]:
    """What comes of these, each if it can be done now: the game answers some questions by itself."""
    events: list[Any] = []
    for seat, said in moves:
        action = GAME.action(said)
        if action in state.legal(engine.Seat(seat)):
            events += state.play(engine.Seat(seat), action)
    return events


def told(state: RealmState, events: Sequence[Any], viewer: int) -> list[str]:
    names = [OwnName(name) if seat == viewer else name for seat, name in enumerate(("Ada", "Bo"))]
    known = [event for event in events if event.is_known_to(viewer)]
    return words().story(known, cast(RealmView, state.see(engine.Seat(viewer))), names, len(known))


def attack(attacker: int, power: str) -> list[tuple[int, dict[str, Any]]]:
    return [
        (0, {"type": "attack", "seat": 1}),
        (0, {"type": "attacker", "defender": attacker}),
        (0, {"type": "power", "card": power}),
        (0, {"type": "done"}),
    ]


def test_however_long_a_turn_every_attack_on_the_reader_is_told_with_what_it_cost() -> None:
    power = ["2C", "3C", "4C", "5C", "6C"]
    state = table(
        {"hand": ["3S", "3D"], "power": power, "defenders": ["9S", "8S"], "deck": DECK},
        {"courage": ["2H", "3H", "4H"], "fortresses": ["2C", "3C", "4C", "5C"], "deck": DECK, "hand": ["2D"]},
    )
    deploy = (0, {"type": "deploy", "card": "3S"})
    pays = [(1, {"type": "pay", "card": card}) for card in ("2H", "3H", "4H")]
    battles = [move for card in power for move in (*attack(1, card), *pays)]
    events = played(state, deploy, *battles, (0, {"type": "done"}))
    lines = told(state, events, BO)
    text = " ".join(lines)
    for card in power:
        assert f"Ada sends 9♠ (a) with {card[0]}♣ against your realm." in text
    assert text.count("You pay") + text.count("You have no Courage and lose a Fortress") == len(power)
    assert "Ada deploys 3♠ (c) for 3♦." in text
    assert "More has happened" not in text
    assert "Nobody falls" not in text, "where a realm is hit nobody could"
    assert len(lines) <= MOST_LINES
    assert any(isinstance(line, NewsLine) and "against your realm" in line for line in lines)


def test_an_attack_that_nobody_answers_is_one_line_with_its_end() -> None:
    state = table(
        {"power": ["9C"], "defenders": ["9S"], "deck": DECK},
        {"defenders": ["8S"], "courage": ["8H"], "deck": DECK, "hand": []},
    )
    events = played(state, *attack(1, "9C"), (1, {"type": "done"}))
    assert told(state, events, BO)[0] == (
        "Ada sends 9♠ (a) with 9♣ against your 8♠ (b). Your 8♠ (b) falls. You pay 8♥."
    )
    own = told(state, events, ADA)
    assert own[0] == "You send 9♠ (a) with 9♣ against Bo's 8♠ (b).", "one's own attack is known: its end is the news"
    assert isinstance(own[1], NewsLine)


def test_beside_the_picture_of_ones_own_battle_only_what_came_of_it_is_told() -> None:
    """On a phone the message would be higher than the screen; the picture shows who went against whom."""
    state = table(
        {"power": ["KC"], "defenders": ["9S"], "courage": ["KH"], "hand": ["2D"], "deck": DECK},
        {"power": ["9C"], "defenders": ["10S"], "courage": ["10H"], "deck": DECK, "hand": ["2D"]},
    )
    moves = [*attack(1, "KC"), (1, {"type": "retaliate", "with": 2}), (1, {"type": "done"})]
    events = played(state, *moves)
    strikes = "Bo's 10♠ (b) strikes back with 9♣. Your 9♠ (a) and Bo's 10♠ (b) fall."
    assert told(state, events, ADA) == [f"{strikes} You pay K♥ for 9, without change. Bo pays 10♥."]
    assert any("Ada sends 9♠ (a) with K♣ against your 10♠ (b)." in line for line in told(state, events, BO))


@pytest.mark.parametrize(
    ("cards", "own", "others"),
    [
        ([("5C", "power"), ("KH", "courage")], "5♣ as Power and K♥ as Courage", "a Power card and K♥ as Courage"),
        ([("5C", "power"), ("6C", "power")], "5♣ 6♣ as Power", "2 Power cards"),
        ([("3H", "courage"), ("KH", "courage")], "3♥ K♥ as Courage", "3♥ K♥ as Courage"),
    ],
)
def test_what_is_placed_in_a_turn_is_one_line(cards: list[tuple[str, str]], own: str, others: str) -> None:
    state = table({"hand": [card for card, _ in cards], "deck": DECK}, {"hand": ["2D"], "deck": DECK})
    places = [(0, {"type": "place", "card": card, "pool": pool}) for card, pool in cards]
    events = played(state, (0, {"type": "done"}), *places)
    assert f"You place {own}." in told(state, events, ADA)
    lines = told(state, events, BO)
    assert f"Ada places {others}." in lines
    assert not any("Ada draws" in line for line in lines), "how many others draw is told where nothing else is"


def test_a_turn_in_which_somebody_has_only_drawn_is_told() -> None:
    state = table({"hand": ["2D"], "deck": DECK}, {"hand": ["2D"] * 9, "deck": DECK})
    events = played(state, (0, {"type": "done"}), (0, {"type": "done"}), (1, {"type": "done"}), (1, {"type": "done"}))
    assert "Turn 2: Bo draws a card." in told(state, events, ADA)


def test_what_another_has_placed_is_told_however_much_they_have_done_before() -> None:
    bo = {"hand": ["2S", "3S", "4S", "2D", "3D", "4D", "9C", "9H"], "courage": ["KH"], "defenders": ["5S"]}
    state = table({"defenders": ["9S"], "power": ["KC"], "deck": DECK}, {**bo, "deck": DECK})
    deploys = [(1, {"type": "deploy", "card": card}) for card in ("4S", "3S", "2S")]
    pays = [(1, {"type": "pay", "card": card}) for card in ("KH", "4D", "3D", "2D")]
    places = [(1, {"type": "place", "card": card, "pool": pool}) for card, pool in (("9C", "power"), ("9H", "courage"))]
    done = {"type": "done"}
    moves = [*attack(1, "KC"), (1, done), pays[0], (0, done)]
    for deploy, pay in zip(deploys, pays[1:], strict=True):
        moves += [deploy, pay]
    said = " ".join(told(state, played(state, *moves, (1, done), *places, (1, done)), 0))
    assert "Bo deploys 4♠ (c), 3♠ (d) and 2♠ (e), then places a Power card and 9♥ as Courage." in said


def test_what_another_builds_up_in_a_turn_is_one_line_that_stays_beside_ones_own_battle_on_a_phone() -> None:
    bo = {"hand": ["4S", "4D", "9C", "9H", "2D"], "courage": ["KH"], "defenders": ["5S", "3S"]}
    state = table({"defenders": ["9S"], "power": ["KC"], "hand": ["2D"], "deck": DECK}, {**bo, "deck": DECK})
    done = {"type": "done"}
    moves = [*attack(1, "KC"), (0, {"type": "against", "defender": 2}), (0, done), (1, done)]
    moves += [(1, {"type": "pay", "card": "KH"}), (0, done), (1, {"type": "deploy", "card": "4S"})]
    moves += [(1, {"type": "pay", "card": "4D"}), (1, done)]
    places = [(1, {"type": "place", "card": card, "pool": pool}) for card, pool in (("9C", "power"), ("9H", "courage"))]
    events = played(state, *moves, *places)
    assert state.active == (ADA,)
    lines = [capitalised_line(line, ("Ada", "Bo")) for line in told(state, events, ADA)]
    assert not any("fill your hand" in line for line in lines), "the picture shows it"
    shown = fit_story(lines, 6)
    (own,) = (place for place, line in enumerate(shown) if "Bo's 5♠ (b) falls" in line)
    (theirs,) = (place for place, line in enumerate(shown) if "Bo deploys 4♠ (d), then places a Power card" in line)
    assert own < theirs and isinstance(shown[theirs], NewsLine), shown


def test_what_its_reader_has_placed_is_not_told_once_others_have_done_something() -> None:
    state = table({"hand": ["5C"], "deck": DECK}, {"hand": ["2S", "2D"], "deck": DECK})
    places = [(0, {"type": "done"}), (0, {"type": "place", "card": "5C", "pool": "power"}), (0, {"type": "done"})]
    events = played(state, *places)
    assert "You place 5♣ as Power." in told(state, events, ADA)
    lines = told(state, [*events, *played(state, (1, {"type": "deploy", "card": "2S"}))], ADA)
    assert not any("You place" in line for line in lines)
    assert any("Bo deploys 2♠" in line for line in lines)


def test_a_pass_is_told_only_as_long_as_nothing_has_followed() -> None:
    state = table(
        {"defenders": ["9S"], "power": ["10C"], "courage": ["KH"], "hand": ["2D"], "deck": ["QS", *DECK]},
        {"defenders": ["8S"], "power": ["9C"], "courage": ["8H"], "deck": DECK},
    )
    events = played(state, *attack(1, "10C"), (1, {"type": "retaliate", "with": 2}), (0, {"type": "pass"}))
    assert any(engine.type_of(event) == "pass" for event in events)
    for viewer in (ADA, BO):
        text = " ".join(told(state, events, viewer))
        assert "falls" in text or "fall." in text
        assert "pass" not in text


def test_what_came_of_ones_own_attack_is_kept_when_the_turn_of_the_other_is_the_news() -> None:
    state = table(
        {"power": ["9C"], "defenders": ["9S"], "courage": ["9H"], "deck": DECK},
        {"defenders": ["8S", "2S"], "power": ["9C"], "courage": ["9H"], "deck": DECK, "hand": ["2D"]},
    )
    begins = [*attack(1, "9C"), (1, {"type": "done"}), (1, {"type": "pay", "card": "9H"})]
    begins.insert(2, (0, {"type": "against", "defender": 2}))
    events = played(state, *begins, (0, {"type": "done"}), (0, {"type": "done"}))
    lines = told(state, events, ADA)
    (own,) = (line for line in lines if "falls" in line)
    assert isinstance(own, NewsLine), "it is still one's own turn, or nothing else is news"
    answers: list[tuple[int, dict[str, Any]]] = [
        (1, {"type": "attack", "seat": 0}),
        (1, {"type": "attacker", "defender": 3}),
        (1, {"type": "against", "defender": 1}),
        (1, {"type": "power", "card": "9C"}),
        (1, {"type": "done"}),
    ]
    lines = told(state, [*events, *played(state, *answers)], ADA)
    (own,) = (line for line in lines if "falls" in line)
    assert isinstance(own, NewsLine) and not own.stays, "it stands in the picture, too"


def test_whoever_lost_by_their_own_attack_reads_in_one_line_what_struck_them_however_much_came_after() -> None:
    state = table(
        {"power": ["KC"], "defenders": ["10S"], "courage": ["6H"], "deck": DECK},
        {"defenders": ["6S"], "courage": ["6H", "4H"], "hand": ["JC", "2C", "3C"], "deck": DECK},
    )
    places = [(1, {"type": "place", "card": card, "pool": "power"}) for card in ("2C", "3C")]
    begins = [
        *attack(1, "KC"),
        (1, {"type": "retaliate", "with": 2}),
        (1, {"type": "counter", "from": "hand", "card": "JC"}),
    ]
    after = [(0, {"type": "done"}), (0, {"type": "done"}), (1, {"type": "done"}), *places]
    events = played(state, *begins, (1, {"type": "pay", "card": "6H"}), *after)
    lines = told(state, events, ADA)
    (hurt,) = (line for line in lines if "10♠ (a)" in line and "fall" in line)
    assert hurt.startswith("Bo's 6♠ (b) strikes back with J♣. Your 10♠ (a) and Bo's 6♠ (b) fall.")
    assert "You owe 10 Courage and have 6" in hurt
    assert isinstance(hurt, NewsLine) and hurt.stays
    (later,) = (line for line in lines if "places 2 Power cards" in line)
    assert isinstance(later, NewsLine) and hurt.weight > later.weight, "of few rows it has the first"
    again = capitalised_line(hurt, ("Ada", "Bo"))
    assert isinstance(again, NewsLine) and again.weight == hurt.weight


def test_whoever_is_attacked_in_turn_reads_what_their_own_attack_has_cost_before() -> None:
    state = table(
        {"power": ["KC"], "defenders": ["10S", "3S"], "courage": ["6H"], "deck": DECK},
        {"power": ["2C"], "defenders": ["6S", "4S"], "courage": ["6H", "4H"], "hand": ["JC"], "deck": DECK},
    )
    moves: list[tuple[int, dict[str, Any]]] = [
        (0, {"type": "attack", "seat": 1}),
        (0, {"type": "attacker", "defender": 1}),
        (0, {"type": "against", "defender": 3}),
        (1, {"type": "retaliate", "with": 3}),
        (1, {"type": "counter", "from": "hand", "card": "JC"}),
        (0, {"type": "done"}),
        (1, {"type": "attack", "seat": 0}),
    ]
    lines = told(state, played(state, *moves), ADA)
    assert (state.step, state.active) == ("respond", (ADA,))
    shown = fit_story([capitalised_line(line, ("Ada", "Bo")) for line in lines], 4)
    assert any("fall" in line and "You owe 10 Courage and have 6" in line for line in shown), shown


def test_in_the_fewest_words_it_is_still_told_what_struck_back_who_fell_and_what_that_took() -> None:
    state = table(
        {"power": ["KC"], "defenders": ["10S"], "courage": ["KH", "QH"], "deck": DECK},
        {"defenders": ["6S"], "hand": ["JC", "2D"], "deck": DECK},
    )
    strikes: list[tuple[int, dict[str, Any]]] = [(1, {"type": "retaliate", "with": 2})]
    strikes += [(1, {"type": "counter", "from": "hand", "card": "JC"})]
    events = played(state, *attack(1, "KC"), *strikes, (0, {"type": "pay", "card": "KH"}), (0, {"type": "done"}))
    (hurt,) = (line for line in told(state, events, ADA) if isinstance(line, NewsLine) and line.stays)
    for outcome in ("strikes back with J♣", "Your 10♠ (a) and Bo's 6♠ (b) fall", "Bo has no Courage", "You pay K♥"):
        assert outcome in hurt.short


def test_whom_an_elder_brings_back_stands_in_one_line_with_all_that_is_built_up_in_that_turn() -> None:
    bo = {"hand": ["4S", "4D", "10D", "X1", "9C", "9H"], "defeated": ["5S"], "deck": DECK}
    state = table({"hand": ["2D"], "deck": DECK}, bo)
    moves: list[tuple[int, dict[str, Any]]] = [(0, {"type": "done"}), (0, {"type": "done"})]
    moves += [(1, {"type": "deploy", "card": "4S"}), (1, {"type": "pay", "card": "4D"})]
    moves += [(1, {"type": "inspire", "from": "hand"}), (1, {"type": "pay", "card": "10D"}), (1, {"type": "done"})]
    moves += [(1, {"type": "place", "card": "9C", "pool": "power"})]
    moves += [(1, {"type": "place", "card": "9H", "pool": "courage"})]
    said = " ".join(told(state, played(state, *moves), ADA))
    assert "Bo deploys 4♠ (a), brings 5♠ (b) back, then places a Power card and 9♥ as Courage." in said
