"""Positions of Realm of the Defenders: every one that a game reaches is read again, and none that no game can be in."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import engine
from tests.games.realm_of_the_defenders.test_rules import CLUBS, FACES
from tests.support.rules import Json, Setting, plain, viewers, walk

GAME = engine.GAMES["realm_of_the_defenders"]
RESIGN = engine.Resign()
SEED = "realm"


def read_again(state: engine.State[Any], setting: Setting) -> engine.State[Any]:
    """The state of its position, which is the same one."""
    position = plain(state.position())
    again = setting.resume(json.loads(position), SEED)
    assert plain(again.position()) == position
    return again


def is_read_again(state: engine.State[Any], setting: Setting) -> None:
    """The same game, for everybody."""
    again = read_again(state, setting)
    for viewer in viewers(setting.seats):
        assert plain(again.view(viewer)) == plain(state.view(viewer))
        assert viewer is None or again.legal(viewer) == state.legal(viewer)


def in_the_game(state: engine.State[Any]) -> list[engine.Seat]:
    if state.outcome:
        return []
    return [engine.Seat(seat) for seat, realm in enumerate(state.view(None)["seats"]) if not realm["out"]]


def openings(setting: Setting) -> Iterator[engine.State[Any]]:
    """Every course until the first turn in which nobody bids more than a card, with every resignation."""
    waiting = [setting.new(SEED)]
    known: set[str] = set()
    while waiting:
        state = waiting.pop()
        position = plain(state.position())
        if position in known:
            continue
        known.add(position)
        yield state
        if state.position()["turn"]:
            continue
        for seat in in_the_game(state):
            bid = state.view(seat)["private"]["bid"]
            moves = [action for action in state.legal(seat) if engine.to_json(action)["type"] != "bid"]
            moves += state.legal(seat)[:1] if not bid and len(moves) < len(state.legal(seat)) else []
            for action in [*moves, RESIGN]:
                after = state.copy()
                after.play(seat, action)
                waiting.append(after)


@pytest.mark.parametrize(
    ("seats", "decks", "steps"),
    [
        (2, [None, None], {"bid", "main", "over"}),
        (3, [CLUBS, None, FACES], {"bid", "redraw", "main", "over"}),
    ],
)
def test_every_moment_before_the_first_turn_is_read_again(seats: int, decks: list[Any], steps: set[str]) -> None:
    setting = Setting(GAME, seats, {"decks": decks})
    seen = set()
    for state in openings(setting):
        is_read_again(state, setting)
        seen.add(state.view(None)["step"])
    assert seen == steps


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"decks": [None, FACES]}),
        (3, {"decks": [FACES, None, FACES], "lost_last": 1, "fortresses": 4}),
        (4, {"decks": [None, FACES, None, FACES], "short": True}),
    ],
    ids=["two", "three", "four"],
)
def test_every_moment_of_a_game_is_read_again_whoever_resigns(seats: int, options: Json) -> None:
    """After every move, after everybody's resignation in its place, and after another one."""
    setting = Setting(GAME, seats, options)
    rng = Random(seats)
    steps = set()
    for state, _, _ in walk(setting, "f00d", 150):
        steps.add(state.view(None)["step"])
        is_read_again(state, setting)
        for seat in in_the_game(state):
            without = state.copy()
            without.play(seat, RESIGN)
            read_again(without, setting)
            if not without.outcome:
                without.play(rng.choice(in_the_game(without)), RESIGN)
                read_again(without, setting)
    assert {"bid", "main", "resource", "respond"} <= steps


def bids(*seats: Json, **fields: Any) -> Json:
    """A position of open bids, with what is said of some seats put into it."""
    position = GAME.new(2, SEED, {}).position()
    for changed, seat in zip(seats, position["seats"], strict=False):
        seat |= changed
    return position | fields


def first_hands(*seats: Json, **fields: Any) -> Json:
    """A position in which the second seat may draw a new hand."""
    state = GAME.new(2, SEED, {"decks": [CLUBS, None]})
    for seat in state.active:
        state.play(seat, state.legal(seat)[-1])
    position = state.position()
    assert position["step"] == "redraw"
    for changed, seat in zip(seats, position["seats"], strict=False):
        seat |= changed
    return position | fields


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (bids({"hand": ["2D"]}), "nobody has a hand"),
        (bids({"defeated": ["2D"]}), "nobody has a hand or lost cards"),
        (bids({"deck": ["2D"] * 7}), "8 cards for the first hand"),
        (bids({"deck": []}), "8 cards for the first hand"),
        (bids({"bid_cards": ["2D"] * 9}), "10 bid cards"),
        (bids({"bid_cards": []}), "bids with 10 cards"),
        (bids({"discard": ["2D"]}), "Nothing is used"),
        (bids({"power": ["2C"]}), "Nothing is used"),
        (bids({"own_turns": 1}), "Nothing is used"),
        (bids({"fortresses": ["2C"]}), "no Fortress falls"),
        (bids(turn=1), "After the bids"),
        (bids(order=[0, 1]), "All bids are closed"),
        (bids({"out": True}, active=[1]), "two realms"),
        (first_hands({"hand": ["2D"] * 6}), "seven cards"),
        (first_hands({}, {"hand": ["2D", "3H"] * 4}), "an Elder"),
        (first_hands({"hand": ["2D", "X1"] * 4}), "seven cards"),
        (first_hands({}, {"bid_done": False}), "bids are closed"),
        (first_hands({"defeated": ["2D"]}), "Who bids more"),
        (first_hands({"defeated": ["2D"] * 11}, {"defeated": ["2D"] * 11}), "At most 10"),
        (first_hands(order=[1]), "place in the order"),
        (first_hands(active=[0, 1]), "Somebody has drawn"),
        (bids(chance=2**31 - 1), "no game reaches"),
        (bids({"deck": ["2D"] * 251}), "more than 250"),
    ],
)
def test_bids_and_first_hands_that_no_game_has_are_refused(position: Json, sentence: str) -> None:
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, SEED, {"position": position})


def test_the_order_of_turns_is_known_to_everybody_as_soon_as_the_bids_are_shown() -> None:  # RD-2.5, RD-11.5
    setting = Setting(GAME, 3, {"decks": [CLUBS, None, CLUBS]})
    steps = set()
    for state in openings(setting):
        views = [state.view(viewer) for viewer in viewers(3)]
        step = views[0]["step"]
        assert all(view["order"] == state.position()["order"] for view in views)
        if step != "over":
            assert (views[0]["order"] == []) == (step == "bid")
            steps.add(step)
    assert steps == {"bid", "redraw", "main"}


ZONES = ("deck", "hand", "discard", "defeated", "power", "courage", "fortresses", "bid_cards")


def owned(position: Json) -> list[list[str]]:
    """All cards of each seat."""
    found = [[card for zone in ZONES for card in realm[zone]] for realm in position["seats"]]
    for cards, realm in zip(found, position["seats"], strict=True):
        for one in realm["defenders"]:
            cards += [one["card"], *one["under"]]
    for line in position["battle"]["lines"] if position["battle"] else ():
        found[position["player"]] += [attacker["power"] for attacker in line["attackers"]]
        if line["counter"] is not None:
            found[position["battle"]["target"]].append(line["counter"]["card"])
    return [sorted(cards) for cards in found]


def shuffle_about(position: Json, rng: Random) -> None:
    """Move cards from zone to zone, lose some, double some, and bring a number out of place."""
    for _ in range(rng.randint(1, 3)):
        realm = rng.choice(position["seats"])
        zone = rng.choice([zone for zone in ZONES if realm[zone]])
        cards = [realm[zone].pop() for _ in range(min(len(realm[zone]), rng.choice([1, 1, 7, 10, 40])))]
        for other in rng.choice([[], [zone], [rng.choice(ZONES)], [zone, rng.choice(ZONES)]]):
            realm[other] += cards
    if rng.random() < 0.3:
        name = rng.choice(["chance", "turn", "next_id", "own_turns"])
        (position if name in position else rng.choice(position["seats"]))[name] = rng.choice([0, 1, 5, 2**31 - 9000])


@pytest.mark.parametrize("most", [2, 6, 25, 100])
def test_whatever_position_is_taken_no_card_is_lost_or_doubled_in_it(most: int) -> None:
    """Nor does it lead to one that is refused."""
    taken = 0
    for number in range(60):
        rng = Random(f"{most}/{number}")
        setting = Setting(GAME, rng.choice([2, 3]), {"decks": [CLUBS, FACES, None][: rng.choice([2, 3])]})
        setting = setting._replace(seats=len(setting.options["decks"]))
        position = [json.loads(plain(ply.state.position())) for ply in walk(setting, str(number), most)][-1]
        shuffle_about(position, rng)
        try:
            state = setting.resume(position, SEED)
        except engine.BadOptions as refused:
            assert 0 < len(str(refused)) < 300
            continue
        taken += 1
        cards = owned(state.position())
        for ply in range(80):
            assert owned(state.position()) == cards
            if not state.active:
                break
            if ply % 8 == 0:
                is_read_again(state, setting)
            seat = rng.choice(state.active)
            state.play(seat, rng.choice([*state.legal(seat), RESIGN] if ply % 20 == 19 else state.legal(seat)))
    assert 5 < taken < 55
