"""Realm of the Defenders: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

import engine
from engine.realm_of_the_defenders import STANDARD_DECK, deck_points, deck_problems
from tests.support.rules import Json, Setting, plain, vectors, viewers, walk

GAME = engine.GAMES["realm_of_the_defenders"]
SMALL_DECK = [f"{rank}{suit}" for suit in "SSSCCCDDHH" for rank in ("2", "7", "10")] + ["JS", "QS", "KS", "AS", "X1"]
FACES = [
    *[*["AS", "QS", "X1"] * 4, *["JS"] * 3, *["KS"] * 2, "2S", "3S"],
    *["2C", "3C", "7C", "9C", "2D", "4D", "9D", "3H", "7H", "8H", "9H", "10H", "10H"],
]
CLUBS = [*[f"{rank}C" for rank in range(2, 8) for _ in range(4)], "2S"]
OPTIONS: list[Json] = [{}, {"fortresses": 4, "short": True, "lost_last": 1}]
REVEALING = {
    *("redraw", "keep", "deploy", "inspire", "queen", "attack", "dismantle", "done", "pay", "recall", "strike"),
    *("attacker", "power", "against", "sacrifice", "retaliate", "offer", "counter", "block", "hit", "ace", "pass"),
    "place",
}
FORGOTTEN = {"redraw", "deploy", "inspire", "dismantle", "assign", "battle", "sacrifice", "retaliate", "loss"}
DULL = {"done"}
PLAYTHROUGH: tuple[int, str, Json] = (3, "realm-31", {})
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
CARDS = [rank + suit for suit in "SCDH" for rank in RANKS] + ["X1"]


def perft_key(**position: Any) -> str:
    return f"realm {json.dumps({'position': position})}"


ATTACKER = {"defenders": ["9S", "QS"], "power": ["6C", "KC"], "courage": ["8H", "9H"]}
ATTACKED = {"defenders": ["5S", "10S", "KS"], "power": ["9C"], "courage": ["KH", "3H"], "hand": ["4S", "JS", "8C"]}
INSPIRER = {"hand": ["X1", "X1", "8D", "5D", "QS", "4S"], "courage": ["KH"], "defeated": ["7S", "2S"]}
THREAT = {"courage": ["2H", "8H", "9H"], "power": ["2C", "7C"], "hand": ["AS"], "defenders": ["AS", "AS"]}
PERFT = {
    "f00d": [1, 22, 442, 8228],
    perft_key(seats=[{**ATTACKER, "hand": ["3S", "2D", "AD", "X1"]}, ATTACKED]): [1, 6, 16, 48, 126, 303, 782, 2112],
    perft_key(seats=[INSPIRER, THREAT]): [1, 7, 24, 90, 270, 731, 1723, 3734],
}


# The judge


def value(card: str) -> int:
    return int(card[:-1]) if card[0].isdigit() else 15


def total(cards: list[str]) -> int:
    return sum(value(card) for card in cards)


def each(cards: list[str]) -> list[str]:
    """Equal cards once, in canonical order."""
    return [card for card in CARDS if card in cards]


def without(cards: list[str], *gone: str) -> list[str]:
    left = list(cards)
    for card in gone:
        left.remove(card)
    return left


def suited(cards: list[str], suit: str) -> list[str]:
    """The cards that can be used as a suit: the Elder can be used as each (RD-1.6)."""
    return [card for card in cards if card[-1] == suit or card == "X1"]


def toughness(defender: Json) -> int:
    return value(defender["card"]) if defender["card"] != "X1" or not defender["under"] else total(defender["under"])


def still_in(position: Json, seat: int) -> bool:
    return not position["seats"][seat]["out"]


def judge(position: Json, seat: int) -> list[Json]:
    """RD-11.2 and RD-11.3, the table of actions."""
    if seat not in position["active"]:
        return []
    me = position["seats"][seat]
    if position["ask"] is not None:
        return answers(position, seat, me, position["ask"])
    match position["step"]:
        case "bid":
            left = without(me["bid_cards"], *me["bid"])
            return [{"type": "bid", "card": card} for card in each(left)] + [{"type": "done"}]
        case "redraw":
            return [{"type": "redraw"}, {"type": "keep"}]
        case "main":
            return main_step(position, seat, me)
        case "resource":
            actions = []
            for card in each(me["hand"]):
                if card in suited([card], "C"):
                    actions.append({"type": "place", "card": card, "pool": "power"})
                if card in suited([card], "H"):
                    actions.append({"type": "place", "card": card, "pool": "courage"})
            return [*actions, {"type": "done"}]
        case "respond":
            return response(position, me)
        case "block":
            return [{"type": "block", "attacker": a} for a in pair(position, "sacrifice", "blocked")]
        case "hit":
            return [{"type": "hit", "attacker": a} for a in pair(position, "counter", "hit")]
        case "queen":
            return [*queens(position, me), {"type": "pass"}]
        case "ace":
            return [*named("ace", "AS", me, []), {"type": "pass"}]
    raise AssertionError(position["step"])


def pair(position: Json, answer: str, flag: str) -> list[int]:
    """The two attackers of the first line in which an answer has not been aimed at one of them (RD-5.10, RD-5.13)."""
    for line in position["battle"]["lines"]:
        if line[answer] is not None and not any(attacker[flag] for attacker in line["attackers"]):
            return [attacker["defender"] for attacker in line["attackers"]]
    raise AssertionError("nobody is waited for")


def main_step(position: Json, seat: int, me: Json) -> list[Json]:
    hand, money = me["hand"], suited(me["hand"], "D")
    spades = [card for card in each(me["defeated"]) if card[-1] == "S"]
    others = [other for other, realm in enumerate(position["seats"]) if other != seat and not realm["out"]]
    actions: list[Json] = []
    if not position["attacked"]:  # RD-4.1, RD-4.2
        for card in each(hand):
            affordable = total(money) >= value(card) if card[-1] == "S" else card == "X1" and len(money) > 1
            if affordable:
                actions.append({"type": "deploy", "card": card})
    for elder in named("inspire", "X1", me, []):  # RD-8.5
        means = total(money) - (15 if elder["from"] == "hand" else 0)
        if any(2 * value(card) <= means for card in spades):
            actions.append(elder)
    if any(position["seats"][other]["courage"] + position["seats"][other]["power"] for other in others):
        actions += queens(position, me)  # RD-8.3
    if me["power"] and any(defender["ready"] for defender in me["defenders"]):  # RD-5.1
        actions += [{"type": "attack", "seat": other} for other in others]
    if not position["deployed"] and not position["attacked"] and len(me["fortresses"]) > 1:  # RD-6.1
        actions.append({"type": "dismantle"})
    return [*actions, {"type": "done"}]


def named(kind: str, card: str, me: Json, busy: list[int]) -> list[Json]:
    """A face card or an Elder, from the hand and from play."""
    actions: list[Json] = [{"type": kind, "from": "hand"}] if card in me["hand"] else []
    in_play = [one["id"] for one in me["defenders"] if one["card"] == card and one["id"] not in busy]
    return actions + [{"type": kind, "from": "play", "defender": one} for one in in_play]


def queens(position: Json, me: Json) -> list[Json]:
    lines = position["battle"]["lines"] if position["battle"] else []
    attacking = [attacker["defender"] for line in lines for attacker in line["attackers"]]
    return named("queen", "QS", me, attacking) if total(me["courage"]) >= 15 else []  # RD-8.1


def response(position: Json, me: Json) -> list[Json]:
    lines = position["battle"]["lines"]
    actions: list[Json] = []
    if all(line["counter"] is None for line in lines):  # RD-5.6
        alone = [line["defender"] for line in lines if line["sacrifice"] is None and offers(position, me, line)]
        actions += [{"type": "sacrifice", "for": attacked} for attacked in alone]
    if me["power"] or suited(me["hand"], "C"):
        silent = [line["defender"] for line in lines if line["counter"] is None]
        actions += [{"type": "retaliate", "with": attacked} for attacked in silent]
    return [*actions, {"type": "done"}]


def offers(position: Json, me: Json, line: Json) -> list[Json]:
    attacked = [other["defender"] for other in position["battle"]["lines"]]
    in_play = [one["id"] for one in me["defenders"] if one["id"] not in attacked]
    if len(line["attackers"]) == 2:  # RD-5.8
        cards = each(suited(me["hand"], "S"))
    else:  # RD-8.4
        cards = ["JS"] if "JS" in me["hand"] and total(me["courage"]) >= 15 else []
    actions: list[Json] = [{"type": "offer", "from": "play", "defender": one} for one in in_play]
    return actions + [{"type": "offer", "from": "hand", "card": card} for card in cards]


def answers(position: Json, seat: int, me: Json, ask: Json) -> list[Json]:
    battle = position["battle"]
    lines = battle["lines"] if battle else []
    match ask["ask"]:
        case "pay":
            return [{"type": "pay", "card": card} for card in each(payable(me, ask))]
        case "price":  # RD-4.5
            left = without(suited(me["hand"], "D"), "X1", *ask["paid"])
            most = value(ask["paid"][-1]) if ask["paid"] else 15
            pays = [{"type": "pay", "card": card} for card in each(left) if value(card) <= most]
            return pays + ([{"type": "done"}] if ask["paid"] else [])
        case "recall":
            means = total(suited(me["hand"], "D")) - (15 if ask["from"] == "hand" else 0)
            spades = [card for card in each(me["defeated"]) if card[-1] == "S" and 2 * value(card) <= means]
            return [{"type": "recall", "card": card} for card in spades]
        case "strike":
            return strikes(position, seat, lines)
        case "attacker":
            taken = [attacker["defender"] for line in lines for attacker in line["attackers"]]
            free = [one["id"] for one in me["defenders"] if one["ready"] and one["id"] not in taken]
            return [{"type": "attacker", "defender": one} for one in free] + ([{"type": "done"}] if lines else [])
        case "power":
            return [{"type": "power", "card": card} for card in each(me["power"])]
        case "against":
            standing = {line["defender"]: len(line["attackers"]) for line in lines}
            defenders = position["seats"][battle["target"]]["defenders"]
            room = [
                one["id"]
                for one in defenders
                if standing.get(one["id"], 0) < (1 if one["card"] == "KS" else 2)  # RD-5.4
            ]
            return [{"type": "against", "defender": one} for one in (room if defenders else [None])]
        case "offer":
            return offers(position, me, next(line for line in lines if line["defender"] == ask["for"]))
        case "counter":
            pool = [{"type": "counter", "from": "pool", "card": card} for card in each(me["power"])]
            clubs = each(suited(me["hand"], "C"))
            return pool + [{"type": "counter", "from": "hand", "card": card} for card in clubs]
    raise AssertionError(ask)


def payable(me: Json, ask: Json) -> list[str]:
    """RD-4.3, word by word."""
    means = suited(me["hand"], "D") if ask["for"] in ("deploy", "inspire") else me["courage"]
    if ask["for"] == "inspire" and ask["from"] == "hand":
        means = without(means, "X1")
    left = without(means, *ask["paid"])
    missing = ask["due"] - total(ask["paid"])
    most = value(ask["paid"][-1]) if ask["paid"] else 15
    fine = []
    for card in left:
        not_above = [other for other in left if value(other) <= value(card)]
        if value(card) <= most and total(not_above) >= missing:
            fine.append(card)
    return fine


def strikes(position: Json, seat: int, lines: list[Json]) -> list[Json]:
    actions: list[Json] = []
    for other, realm in enumerate(position["seats"]):
        if other == seat or realm["out"]:
            continue
        actions += [
            {"type": "strike", "seat": other, "pool": "courage", "card": card} for card in each(realm["courage"])
        ]
        if realm["power"]:
            actions.append({"type": "strike", "seat": other, "pool": "power"})
        for line in lines:
            if position["battle"]["target"] == other and line["counter"] is not None:
                actions.append({"type": "strike", "seat": other, "pool": "battle", "defender": line["defender"]})
    return actions


def conceivable(position: Json) -> list[Json]:
    realms = position["seats"]
    cards = [*CARDS[::4], "JS", "KS", "X1"]
    courage = each([card for realm in realms for card in realm["courage"]])[:4]
    ids = [*[one["id"] for realm in realms for one in realm["defenders"]][:8], 99]
    actions: list[Json] = [{"type": verb} for verb in ("done", "redraw", "keep", "dismantle", "pass", "attack", "pay")]
    for card in cards:
        actions += [{"type": verb, "card": card} for verb in ("bid", "deploy", "pay", "recall", "power")]
        actions += [{"type": "counter", "from": source, "card": card} for source in ("pool", "hand")]
        actions += [{"type": "place", "card": card, "pool": pool} for pool in ("power", "courage")]
        actions.append({"type": "offer", "from": "hand", "card": card})
    for verb in ("inspire", "queen", "ace"):
        actions.append({"type": verb, "from": "hand"})
        actions += [{"type": verb, "from": "play", "defender": one} for one in ids]
    for one in ids:
        actions += [{"type": "attacker", "defender": one}, {"type": "against", "defender": one}]
        actions += [{"type": "sacrifice", "for": one}, {"type": "retaliate", "with": one}]
        actions += [{"type": "block", "attacker": one}, {"type": "hit", "attacker": one}]
        actions.append({"type": "offer", "from": "play", "defender": one})
    actions.append({"type": "against", "defender": None})
    for seat in range(-1, 4):
        actions += [{"type": "attack", "seat": seat}, {"type": "strike", "seat": seat, "pool": "power"}]
        actions += [{"type": "strike", "seat": seat, "pool": "courage", "card": card} for card in courage]
        actions += [{"type": "strike", "seat": seat, "pool": "battle", "defender": one} for one in ids[:3]]
    return actions


# What nobody can know


def redeal(position: Json, viewer: int | None, rng: Random) -> Json:
    """RD-10: decks, Fortresses and discard piles, and what other seats hold, bid and think of."""
    for seat, realm in enumerate(position["seats"]):
        own = seat == viewer
        zones = ["deck", "fortresses", "discard"] + ([] if own else ["hand", "power", "bid_cards"])
        sizes = {zone: len(realm[zone]) for zone in zones}
        unseen = [card for zone in zones for card in realm[zone]]
        asked = seat in position["active"]
        while True:
            rng.shuffle(unseen)
            deal(realm, sizes, list(unseen))
            if own or position["step"] != "redraw" or is_first_hand(realm["hand"], asked):
                break
        if not own:
            realm["bid"] = rng.sample(realm["bid_cards"], rng.randint(0, len(realm["bid_cards"])))
    if position["ask"] is not None and position["active"][0] != viewer:
        forget_question(position)
    return position


def deal(realm: Json, sizes: dict[str, int], unseen: list[str]) -> None:
    """Only Power cards are in a Power pool (RD-4.8)."""
    if "power" in sizes:
        realm["power"] = suited(unseen, "C")[: sizes["power"]]
        unseen = without(unseen, *realm["power"])
    for zone in set(sizes) - {"power"}:
        realm[zone], unseen = unseen[: sizes[zone]], unseen[sizes[zone] :]


def is_first_hand(hand: list[str], asked: bool) -> bool:
    """RD-2.6, RD-2.9: the eighth card is the Elder won; seven of one suit are drawn again without asking."""
    if len(hand) == 8 and "X1" not in hand:
        return False
    seven = without(hand, "X1") if len(hand) == 8 else hand
    return not asked or "X1" in seven or len({card[-1] for card in seven}) > 1


def forget_question(position: Json) -> None:
    """RD-3.4: an unfinished action is its seat's own; what has been completed of a battle is not."""
    if position["ask"].get("for") == "loss":
        return
    in_assignment = position["step"] == "main" and position["battle"] is not None and position["battle"]["lines"]
    position["ask"] = {"ask": "attacker"} if in_assignment else None
    if position["step"] == "main" and not in_assignment:
        position["battle"] = None


# The vectors


@pytest.mark.parametrize("vector", vectors("realm_of_the_defenders"))
def test_vector(vector: Json) -> None:
    expect = dict(vector["expect"])
    if expect.pop("bad", False):
        with pytest.raises(engine.BadOptions):
            GAME.new(vector["seats"], vector["seed"], vector["options"])
        return
    state = GAME.new(vector["seats"], vector["seed"], vector["options"])
    events: list[engine.Event] = []
    for seat, action in vector["play"]:
        events = state.play(seat, GAME.action(action))
    for key, expected in expect.items():
        check(state, events, key, expected)


def check(state: engine.State[Any], events: list[engine.Event], key: str, expected: Any) -> None:
    public = state.view(None)
    match key:
        case "active" | "step" | "player" | "turn" | "last_turn" | "order" | "due" | "outcome":
            assert public[key] == expected
        case "seats":
            for seat, parts in expected.items():
                shown = {**public["seats"][int(seat)]}
                shown["defenders"] = [list(one.values()) for one in shown["defenders"]]
                assert {part: shown[part] for part in parts} == parts
        case "private":
            for seat, parts in expected.items():
                private = state.view(engine.Seat(int(seat)))["private"]
                assert {part: private[part] for part in parts} == parts
        case "legal":
            for seat, actions in expected.items():
                assert listed(state, int(seat)) == actions
        case "refuses":
            before = plain(state.position())
            for seat, action in expected:
                with pytest.raises(engine.IllegalAction):
                    state.play(seat, GAME.action(action))
            assert plain(state.position()) == before
        case "events":
            assert types(events) == expected
        case _:
            pytest.fail(f"nobody checks {key}")


# Examples


def listed(state: engine.State[Any], seat: int) -> list[Json]:
    return [engine.to_json(action) for action in state.legal(engine.Seat(seat))]


def types(events: list[engine.Event]) -> list[str]:
    return [engine.to_json(event)["type"] for event in events]


def table(*seats: Json, seed: str = "realm", short: bool = False, **fields: Any) -> engine.State[Any]:
    """A position, the first seat on turn."""
    return GAME.new(len(seats), seed, {"position": {"seats": list(seats), **fields}, "short": short})


def play(state: engine.State[Any], actor: int, kind: str, /, **fields: Any) -> list[Json]:
    """An action; its fields with a trailing underscore where they are Python's words."""
    data = {"type": kind, **{name.rstrip("_"): field for name, field in fields.items()}}
    return [engine.to_json(event) for event in state.play(engine.Seat(actor), GAME.action(data))]


def realm(state: engine.State[Any], seat: int) -> Json:
    shown: Json = state.view(None)["seats"][seat]
    return shown


def test_the_standard_deck_costs_all_the_points() -> None:  # RD-1.11
    assert len(STANDARD_DECK) == 54
    assert deck_points(STANDARD_DECK) == 500
    assert deck_problems(STANDARD_DECK, 4) == []


@pytest.mark.parametrize(
    ("deck", "fortresses", "problems"),
    [
        (["10S"] * 5 + ["2C"] * 4 + ["3C"] * 4 + ["4C"] * 4 + ["5C"] * 4, 2, ["It holds five 10S, and"]),
        ([*list(STANDARD_DECK), "KC"], 2, ["It costs 515 of 500 points."]),
        (list(STANDARD_DECK)[:19], 2, ["It has 19 of at least 20 cards."]),
        (list(STANDARD_DECK)[:20], 4, ["It has 20 of at least 22 cards."]),
        (list(STANDARD_DECK)[13:39], 2, ["It holds no Spade and no Elder"]),
        (["X1"] * 14, 2, ["It holds 14 X1", "It has 14 of"]),
        (["AD"] * 4 + ["X1"] * 16 + ["2S"] * 2, 2, ["It holds 16 X1"]),
        ([], 2, ["It has 0 of", "no Spade"]),
    ],
)
def test_a_deck_is_refused_with_reasons(deck: list[Any], fortresses: int, problems: list[str]) -> None:
    """RD-1.8 to RD-1.10."""
    found = deck_problems(deck, fortresses)
    assert len(found) == len(problems)
    assert all(part in sentence for part, sentence in zip(problems, found, strict=True))
    with pytest.raises(engine.BadOptions, match=problems[0]):
        GAME.new(2, "", {"decks": [deck, None], "fortresses": fortresses})


def test_a_hopeless_deck_is_refused_in_few_words() -> None:
    with pytest.raises(engine.BadOptions) as refused:
        GAME.new(2, "", {"decks": [CARDS * 10, None]})
    assert len(str(refused.value)) < 300


@pytest.mark.parametrize(
    "options",
    [
        {"decks": [None]},
        {"decks": [None, None, None]},
        {"decks": ["own", None]},
        {"decks": [["1S"], None]},
        {"fortresses": 3},
        {"lost_last": 2},
        {"short": "yes"},
        {"position": {"seats": [{}]}},
        {"position": {"seats": [{}, {}]}, "decks": [None, None]},
        {"position": {"seats": [{}, {}], "options": {"short": True}}, "short": False},
    ],
)
def test_other_bad_options(options: Json) -> None:  # RD-11.1
    with pytest.raises(engine.BadOptions):
        GAME.new(2, "realm", options)


def test_a_list_of_the_standard_cards_is_the_standard_deck() -> None:
    deck = list(STANDARD_DECK)
    Random(1).shuffle(deck)
    state = GAME.new(2, "realm", {"decks": [deck, SMALL_DECK]})
    assert state.view(None)["options"]["decks"] == ["standard", sorted(SMALL_DECK, key=CARDS.index)]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"seats": [{}, {"fortresses": []}]}, "without Fortresses"),
        ({"seats": [{}, {"out": True}]}, "two realms"),
        ({"seats": [{"power": ["2H"]}, {}]}, "Clubs and Elders"),
        ({"seats": [{"courage": ["2C"]}, {}]}, "Hearts and Elders"),
        ({"seats": [{"defenders": ["2C"]}, {}]}, "Spades and Elders"),
        ({"seats": [{"defenders": [{"card": "2S", "under": ["2D"]}]}, {}]}, "Money under him"),
        ({"seats": [{"defenders": [{"card": "X1", "under": ["9D", "8D"]}]}, {}]}, "Money under him"),
        ({"seats": [{"defenders": [{"card": "X1", "under": ["9H"]}]}, {}]}, "Only Money"),
        (
            {"seats": [{"defenders": [{"card": "2S", "id": 1}]}, {"defenders": [{"card": "2S", "id": 1}]}]},
            "same number",
        ),
        ({"seats": [{}, {}], "order": [0, 0]}, "at most once"),
        ({"seats": [{}, {}], "order": [1]}, "place in the order"),
        ({"seats": [{}, {}], "player": 2}, "only 2 seats"),
        ({"seats": [{}, {}], "turn": 81}, "from 1 to 80"),
        ({"seats": [{}, {}], "step": "respond"}, "target answers"),
        ({"seats": [{}, {}], "step": "hit"}, "there is a battle"),
        ({"seats": [{}, {}], "ask": {"ask": "attacker"}}, "Nobody comes"),
        ({"seats": [{}, {}], "ask": {"ask": "who"}}, "These options"),
        (
            {
                "seats": [{"hand": ["9S", "9D"]}, {}],
                "ask": {"ask": "pay", "for": "deploy", "card": "9S", "due": 8, "paid": []},
            },
            "Nobody comes",
        ),
        ({"seats": [{}, {}], "outcome": {"winners": [0], "scores": [2, 2], "reason": "turn_limit"}}, "is over"),
    ],
)
def test_a_position_that_no_game_reaches_is_refused(fields: Json, sentence: str) -> None:  # RD-11.7
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", {"position": fields})


def test_of_three_equal_bids_the_last_loser_is_first_and_the_others_are_tossed_for() -> None:  # RD-2.5
    orders = set()
    for seed in "abcdefgh":
        state = GAME.new(3, seed, {"lost_last": 1})
        for seat in (0, 1):
            play(state, seat, "done")
        bids = play(state, 2, "done")[1]
        assert bids["toss"] is True
        assert bids["order"][0] == 1
        orders.add(tuple(bids["order"]))
    assert orders == {(1, 0, 2), (1, 2, 0)}


def test_whoever_resigns_while_bids_are_open_is_dealt_nothing() -> None:  # RD-2.11
    state = GAME.new(3, "realm", {})
    play(state, 0, "bid", card="2S")
    play(state, 0, "done")
    play(state, 2, "done")
    events = play(state, 1, "resign")
    assert [event["type"] for event in events[:3]] == ["out", "bids", "elder"]
    assert events[1]["bids"] == [["2S"], None, []]
    assert events[1]["order"] == [0, 2]
    assert realm(state, 1)["hand"] == 0
    assert state.view(engine.Seat(1))["private"]["bid_cards"] != []
    assert state.view(None)["player"] == 0


def test_the_first_in_the_order_may_have_resigned_before_the_first_turn() -> None:  # RD-2.10, RD-9.4
    clubs = [f"{rank}C" for rank in (2, 3, 4, 5) for _ in range(4)] + ["6C", "6C", "6C", "2S"]
    state = GAME.new(3, "realm", {"decks": [clubs, None, None]})
    for seat in (2, 0, 1):
        if seat == 2:
            play(state, seat, "bid", card=state.view(engine.Seat(2))["private"]["bid_cards"][0])
        play(state, seat, "done")
    assert state.view(None)["step"] == "redraw"
    assert state.active == (1, 2)
    play(state, 2, "resign")
    assert types(state.play(engine.Seat(1), GAME.action({"type": "keep"})))[:2] == ["keep", "turn"]
    assert state.view(None)["player"] in (0, 1)


def test_an_elder_from_the_hand_stops_a_power_card_and_costs_no_courage() -> None:  # RD-5.8, RD-5.9
    state = table(
        {"defenders": ["9S", "8S"], "power": ["6C", "9C"]},
        {"defenders": ["10S"], "hand": ["X1", "2D"], "courage": ["2H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="9C")
    play(state, 0, "attacker", defender=2)
    events = play(state, 1, "sacrifice", for_=3)
    assert [event["type"] for event in events] == ["sacrifice"]
    assert events[0]["toughness"] == 0
    assert state.view(None)["step"] == "block"
    assert realm(state, 1)["courage"] == ["2H"]
    assert realm(state, 1)["discard"] == 1


def test_an_elder_from_play_is_lost_with_his_money_when_sacrificed() -> None:  # RD-1.6, RD-5.9
    state = table(
        {"defenders": ["9S"], "power": ["KC"]},
        {"defenders": ["10S", {"card": "X1", "under": ["5D"]}], "courage": ["5H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "against", defender=2)
    events = play(state, 1, "sacrifice", for_=2)
    assert events[0]["toughness"] == 5
    assert events[1]["courage"] == ["5H"]
    assert realm(state, 1)["defeated"] == []
    assert realm(state, 1)["discard"] == 3


def test_two_queens_in_one_battle() -> None:  # RD-5.12
    state = table(
        {"defenders": ["10S", "9S"], "power": ["KC", "QC"], "courage": ["KH", "QH"], "hand": ["QS", "QS"]},
        {"defenders": ["4S", "5S"], "power": ["JC", "AC"], "courage": ["9H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="KC")
    play(state, 0, "against", defender=3)
    play(state, 0, "attacker", defender=2)
    play(state, 0, "against", defender=4)
    play(state, 1, "retaliate", with_=3)
    play(state, 1, "counter", from_="pool", card="JC")
    play(state, 1, "retaliate", with_=4)
    assert state.view(None)["step"] == "queen"
    play(state, 0, "queen", from_="hand")
    play(state, 0, "strike", seat=1, pool="battle", defender=4)
    play(state, 0, "pay", card="KH")
    assert state.view(None)["step"] == "queen"
    assert state.view(None)["battle"]["lines"][1]["counter"] is None
    play(state, 0, "queen", from_="hand")
    events = play(state, 0, "strike", seat=1, pool="battle", defender=3)
    assert [event["type"] for event in events] == ["queen", "resolve", "loss"]
    assert events[1]["defeated"] == [
        {"seat": 1, "id": 3, "card": "4S", "toughness": 4, "ready": True, "under": []},
        {"seat": 1, "id": 4, "card": "5S", "toughness": 5, "ready": True, "under": []},
    ]
    assert realm(state, 0)["defeated"] == ["QS", "QS", "QH", "KH"]


def test_a_queen_who_attacks_can_not_be_forfeited() -> None:  # RD-5.12
    state = table(
        {"defenders": ["QS"], "power": ["KC"], "courage": ["KH"], "hand": ["2D"]},
        {"defenders": ["4S"], "power": ["JC"], "courage": ["9H"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 1, "retaliate", with_=2)
    assert state.view(None)["step"] == "main"  # her only copy stands in play, so nobody can suspect another


def test_a_queen_in_the_main_step_does_not_prevent_dismantling() -> None:  # RD-6.1
    state = table({"hand": ["QS"], "courage": ["KH"], "deck": ["2D"]}, {"courage": ["2H"]})
    play(state, 0, "queen", from_="hand")
    assert {"type": "dismantle"} in listed(state, 0)


def test_an_ace_passed_by_the_first_is_asked_of_the_second() -> None:  # RD-6.3
    asked = {"courage": ["KH"], "hand": ["2D"], "deck": ["AS"]}
    state = table({"deck": ["9H"]}, asked, {**asked, "hand": ["AS"], "deck": []})
    play(state, 0, "dismantle")
    assert state.active == (1,)
    assert [event["type"] for event in play(state, 1, "pass")] == ["pass"]
    assert state.active == (2,)
    events = play(state, 2, "ace", from_="hand")
    assert [event["type"] for event in events] == ["ace"]
    assert realm(state, 0)["hand"] == 0


def test_a_view_tells_whom_the_first_attacker_is_to_attack() -> None:
    """With several opponents nothing else in the view would."""
    attacker = {"defenders": ["9S", "8S"], "power": ["5C"]}
    state = table(attacker, {"defenders": ["5S"]}, {})
    play(state, 0, "attack", seat=2)
    assert state.view(engine.Seat(0))["private"]["ask"] == {"ask": "attacker", "target": 2}
    assert state.view(None)["battle"] is None
    alone = table(attacker, {"defenders": ["5S"]})
    play(alone, 0, "attack", seat=1)
    assert alone.view(engine.Seat(0))["private"]["ask"] == {"ask": "attacker"}


def two_losses() -> engine.State[Any]:
    """Both have lost a Defender, and both may choose how to pay."""
    courage = {"courage": ["2H", "3H", "10H"]}
    state = table(
        {"defenders": ["5S"], "power": ["9C"], **courage}, {"defenders": ["4S"], "power": ["6C"], **courage}, {}
    )
    play(state, 0, "attack", seat=1)
    play(state, 1, "retaliate", with_=2)
    return state


def test_a_view_tells_the_loss_that_comes_next() -> None:  # RD-5.15
    state = two_losses()
    view = state.view(None)
    assert view["due"] == {"seat": 0, "amount": 5}
    assert view["next_due"] == {"seat": 1, "amount": 4, "count": 1}
    play(state, 0, "pay", card="10H")
    assert state.view(None)["due"] == {"seat": 1, "amount": 4}
    assert "next_due" not in state.view(None)


def test_losses_of_the_others_are_paid_when_the_player_resigns() -> None:  # RD-9.4
    state = two_losses()
    play(state, 0, "resign")
    assert state.view(None)["due"] == {"seat": 1, "amount": 4}
    events = play(state, 1, "pay", card="10H")
    assert [event["type"] for event in events[:2]] == ["loss", "turn"]
    assert state.view(None)["player"] == 1


def test_the_loss_of_a_target_that_resigns_lapses() -> None:  # RD-9.4
    state = two_losses()
    play(state, 1, "resign")
    assert state.view(None)["due"] == {"seat": 0, "amount": 5}
    play(state, 0, "pay", card="10H")
    assert state.view(None)["step"] == "main"
    assert realm(state, 1)["courage"] == ["2H", "3H", "10H"]


def responding() -> engine.State[Any]:
    """The target is about to say which of two Defenders it sacrifices."""
    state = table(
        {"defenders": ["9S"], "power": ["KC"], "deck": ["2D"]},
        {"defenders": ["10S", "3S", "4S"], "hand": ["2D"], "courage": ["2H", "3H"]},
        {"deck": ["2D"]},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "against", defender=2)
    play(state, 1, "sacrifice", for_=2)
    return state


def test_the_questions_of_a_battle_lapse_when_the_player_resigns() -> None:  # RD-9.4
    state = responding()
    assert state.view(engine.Seat(1))["private"]["ask"] == {"ask": "offer", "for": 2}
    play(state, 0, "resign")
    assert state.view(None)["player"] == 1
    assert state.view(engine.Seat(1))["private"]["ask"] is None
    assert realm(state, 0)["discard"] == 1


def test_the_loss_for_a_sacrifice_is_paid_when_the_player_resigns() -> None:  # RD-9.4
    state = table(
        {"defenders": ["9S"], "power": ["KC"]},
        {"defenders": ["10S", "2S"], "courage": ["2H", "3H"]},
        {},
    )
    play(state, 0, "attack", seat=1)
    play(state, 0, "against", defender=2)
    play(state, 1, "sacrifice", for_=2)
    assert state.view(None)["due"] == {"seat": 1, "amount": 2}
    play(state, 0, "resign")
    assert state.view(None)["step"] == "loss"
    assert state.view(None)["battle"] is None
    events = play(state, 1, "pay", card="3H")
    assert [event["type"] for event in events[:2]] == ["loss", "turn"]


def test_a_bystander_who_resigns_undoes_only_a_queen_who_has_not_struck() -> None:  # RD-9.4
    state = table({"hand": ["QS"], "courage": ["KH"]}, {"courage": ["2H"]}, {"courage": ["3H"]})
    play(state, 0, "queen", from_="hand")
    assert state.view(engine.Seat(0))["private"]["ask"]["ask"] == "strike"
    play(state, 2, "resign")
    assert state.view(engine.Seat(0))["private"]["ask"] is None
    assert {"type": "queen", "from": "hand"} in listed(state, 0)
    state = table({"hand": ["9S", "8D", "2D", "AD"]}, {}, {})
    play(state, 0, "deploy", card="9S")
    play(state, 2, "resign")
    assert state.view(engine.Seat(0))["private"]["ask"]["for"] == "deploy"


def test_the_power_is_taken_back_when_the_target_resigns_during_the_assignment() -> None:  # RD-9.4
    state = table({"defenders": ["9S", "8S"], "power": ["5C", "6C"]}, {"defenders": ["2S"]}, {})
    play(state, 0, "attack", seat=1)
    play(state, 0, "attacker", defender=1)
    play(state, 0, "power", card="6C")
    assert realm(state, 0)["power"] == 1
    play(state, 1, "resign")
    view = state.view(None)
    assert (view["step"], view["attacked"], view["battle"]) == ("main", False, None)
    assert state.view(engine.Seat(0))["private"]["power"] == ["5C", "6C"]


def test_the_asked_seat_resigns_and_the_next_one_is_asked() -> None:  # RD-6.3, RD-9.4
    asked = {"courage": ["KH"], "hand": ["2D"], "deck": ["AS"]}
    state = table({"deck": ["9H"]}, asked, asked)
    play(state, 0, "dismantle")
    play(state, 1, "resign")
    assert state.active == (2,)
    play(state, 2, "pass")
    assert realm(state, 0)["hand"] == 2


def test_the_player_resigns_while_an_opponent_pays_for_an_ace() -> None:  # RD-9.4
    state = table({"deck": ["9H"]}, {"courage": ["7H", "8H", "9H"], "hand": ["AS"]}, {})
    play(state, 0, "dismantle")
    play(state, 1, "ace", from_="hand")
    play(state, 0, "resign")
    view = state.view(engine.Seat(1))
    assert (view["player"], view["step"], view["private"]["ask"]) == (1, "main", None)
    assert view["private"]["hand"] == ["AS"]


def test_who_loses_the_short_game_among_three_is_out() -> None:  # RD-9.5
    state = table({"own_turns": 2}, {}, {}, short=True, step="resource")
    events = play(state, 0, "done")
    assert [event["type"] for event in events] == ["draw", "out", "turn", "draw"]
    assert events[1] == {"type": "out", "seat": 0, "reason": "no_defenders", "to": None}


def test_a_queen_draws_from_a_power_pool_evenly() -> None:  # RD-8.3
    struck = Counter(
        play(
            table({"hand": ["QS"], "courage": ["KH"]}, {"power": ["2C", "3C", "X1"]}, seed=str(i)),
            0,
            "queen",
            from_="hand",
        )[0]["target"]["card"]
        for i in range(600)
    )
    assert set(struck) == {"2C", "3C", "X1"}
    assert min(struck.values()) > 150


def test_imagination_puts_power_into_power_pools_and_deals_evenly() -> None:  # RD-10.3
    other = {"power": ["2C"], "hand": ["3C"], "deck": ["4C", "5H"], "fortresses": ["2H", "3H"]}
    view = table({"hand": ["2D"]}, other).view(engine.Seat(0))
    imagined = [GAME.imagine(view, engine.Seat(0), str(i)).position() for i in range(900)]
    deals = Counter(position["seats"][1]["power"][0] for position in imagined)
    assert set(deals) == {"2C", "3C", "4C"}
    assert min(deals.values()) > 230


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("deck", [FACES, CLUBS], ids=["faces", "clubs"])
@pytest.mark.parametrize("seed", ["a", "b"])
def test_what_is_rare_with_ordinary_decks(seats: int, deck: list[str], seed: str) -> None:
    """Powers, and first hands of one suit: what is legal, what is hidden and what is imagined."""
    setting = Setting(GAME, seats, {"decks": [deck, *[None, deck, deck][: seats - 1]]})
    steps = set()
    for number, (state, _, _) in enumerate(walk(setting, seed, 300)):
        position = json.loads(plain(state.position()))
        steps.add(position["step"])
        for seat in range(seats):
            assert listed(state, seat) == judge(position, seat)
        if number % 3 and position["step"] != "redraw":
            continue
        for viewer in viewers(seats):
            view = plain(state.view(viewer))
            other = setting.resume(redeal(json.loads(plain(position)), viewer, Random(number)), seed)
            assert plain(other.view(viewer)) == view
            imagined = GAME.imagine(state.view(viewer), viewer, f"{seed}{number}")
            assert plain(imagined.view(viewer)) == view
            assert plain(setting.resume(imagined.position(), seed).position()) == plain(imagined.position())
    assert {"bid", "main", "resource"} <= steps
    assert deck is not CLUBS or "redraw" in steps


def test_refusals_cite_the_rule() -> None:
    state = table(
        {
            "hand": ["9S", "2D", "5C"],
            "defenders": [{"card": "KS", "ready": False}],
            "power": ["5C"],
            "defeated": ["2H"],
        },
        {"defenders": ["5S"]},
    )
    expected = [
        ({"type": "deploy", "card": "9S"}, "RD-4.2"),
        ({"type": "deploy", "card": "8S"}, "RD-4.2"),
        ({"type": "deploy", "card": "2D"}, "RD-1.4"),
        ({"type": "attack", "seat": 0}, "RD-5.1"),
        ({"type": "attack", "seat": 1}, "RD-3.3"),
        ({"type": "attack", "seat": 3}, "RD-9.2"),
        ({"type": "queen", "from": "hand"}, "RD-8.3"),
        ({"type": "inspire", "from": "play", "defender": 1}, "RD-8.5"),
        ({"type": "place", "card": "5C", "pool": "power"}, "RD-4.8"),
        ({"type": "pass"}, "RD-3.2"),
    ]
    for data, rule in expected:
        with pytest.raises(engine.IllegalAction) as refused:
            state.play(engine.Seat(0), GAME.action(data))
        assert refused.value.rule == rule
