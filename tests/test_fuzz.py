"""Whatever comes in from outside means something or is refused with a sentence; it breaks nothing and changes nothing.

The examples are made from what a game really says (actions, options, positions, views, deck texts): something in them
is left out, doubled, exchanged for something else that stands there, or made odd. Their number and order are fixed;
``FUZZ=5000 python -m pytest tests/test_fuzz.py`` tries more.
"""

import json
import os
import tracemalloc
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import engine
from sessions.decks.repository import MOST_CARDS, all_cards, decks_of
from tests.support.english import VOICE
from tests.support.every import every_game, settings_of
from tests.support.rules import Json, Setting, folder_of, lively, plain, viewers, walk
from tests.support.texts import any_text
from words.decks import UnreadableDeck

Draw = Callable[..., Any]
PLIES = 60
"""How far the games are played that the examples come from."""
fuzz = settings(
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=int(os.environ.get("FUZZ", 50)),
    suppress_health_check=list(HealthCheck),
)


def nested(depth: int, bottom: Any = None) -> Any:
    value = bottom
    for level in range(depth):
        value = {"op": value} if level % 2 else [value]
    return value


ODD_TEXTS = ["", "\ud800", "a\udfffb", "a\x00b\n\x1b[2J", "\u202eabc\u2066", "é", "x" * 5000, "12", "1x1x1"]
ODD_NUMBERS = [True, False, 0.0, 1.0, -1, 99, 2**63, 2**64, 10**18, 10**30, 10**5000, float("nan"), float("inf"), 1e308]
ODD_SHAPES = [[], {}, [[]], {"type": "resign"}, {"\ud800": 1}, nested(20), nested(40), nested(500), nested(50_000)]
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | any_text(20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(any_text(10), inner, max_size=4),
    max_leaves=6,
)
odd_values = json_values | st.sampled_from(ODD_TEXTS) | st.sampled_from(ODD_NUMBERS) | st.sampled_from(ODD_SHAPES)


def is_sentence(text: str) -> bool:
    return 0 < len(text) < 300 and text.isprintable()


@cache
def moments(game: engine.Game) -> list[tuple[Setting, engine.State[Any]]]:
    """States of a game of each setting, and some of these after somebody has resigned."""
    found = []
    for setting in settings_of(game):
        for number, (state, seat, _) in enumerate(walk(setting, "f00d", PLIES)):
            found.append((setting, state.copy()))
            if number % 10 == 0:
                resigned = state.copy()
                resigned.play(seat, engine.Resign())
                found.append((setting, resigned))
    return found


def moment(game: engine.Game, draw: Draw) -> tuple[Setting, engine.State[Any]]:
    setting, state = pick(draw, moments(game))
    return setting, state.copy()


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every (container, key) in JSON data."""
    for key in list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ():
        yield value, key
        yield from places(value[key])


def pick(draw: Draw, items: list[Any]) -> Any:
    return items[draw(st.integers(0, len(items) - 1))]


def mutate(draw: Draw, data: Any) -> Any:
    """JSON data with something in it changed, left out, doubled, or exchanged for something else in it."""
    for _ in range(draw(st.integers(1, 2))):
        if not is_plain(data):
            break
        data = json.loads(plain(data))
        found = list(places(data))
        if not found:
            return draw(odd_values)
        container, key = pick(draw, found)
        match pick(draw, ["other", "near", "near", "elsewhere", "elsewhere", "remove", "double", "more"]):
            case "remove":
                del container[key]
            case "double" if isinstance(container, list):
                container.insert(key, container[key])
            case "more" if isinstance(container, dict):
                container[pick(draw, ["more", "\ud800", "type", "x\n" * 400])] = draw(odd_values)
            case "near" if type(container[key]) is int:
                container[key] += pick(draw, [-1, 1, 10, -10, 10**18])
            case "elsewhere":
                other, there = pick(draw, found)
                container[key] = json.loads(plain(other[there]))
            case _:
                container[key] = draw(odd_values)
    return data


def is_plain(data: Any) -> bool:
    try:
        return bool(plain(data))
    except (ValueError, RecursionError):
        return False


def play_to_the_end(setting: Setting, state: engine.State[Any], seed: str) -> None:
    """Play at random; whatever the state says on the way is JSON, and its positions load again."""
    rng = Random(seed)
    for number in range(5_000):
        if number % 8 == 0 or not state.active:
            loads_again(setting, state)
        if not state.active:
            assert state.outcome is not None
            return
        seat = rng.choice(state.active)
        for event in state.play(seat, rng.choice(lively(setting.game.id, state.legal(seat)))):
            engine.to_json(event)
    raise AssertionError("this game does not end")


def loads_again(setting: Setting, state: engine.State[Any]) -> None:
    position = plain(state.position())
    again = setting.game.new(state.seats, "f00d", {"position": json.loads(position)})
    assert plain(again.position()) == position
    for viewer in viewers(state.seats):
        assert plain(again.view(viewer)) == plain(state.view(viewer))


@every_game
@fuzz
@given(data=st.data())
def test_odd_action_data_is_refused_and_changes_nothing(game: engine.Game, data: st.DataObject) -> None:
    setting, state = moment(game, data.draw)
    seat = data.draw(st.sampled_from([engine.Seat(seat) for seat in range(setting.seats)]))
    known = [engine.to_json(action) for at in (*state.active, seat) for action in state.legal(at)]
    known += setting.rules.conceivable(state.position())
    action = pick(data.draw, known)
    leaves = [container[key] for container, key in places(state.position())]
    if data.draw(st.booleans()) and len(action) > 1:
        field = pick(data.draw, [name for name in action if name != "type"])
        action = {**action, field: pick(data.draw, leaves)}
    else:
        action = mutate(data.draw, action)
    before = plain(state.position())
    try:
        parsed = game.action(action)
        legal = parsed in state.legal(seat)
        state.play(seat, parsed)
    except engine.IllegalAction as refused:
        assert is_sentence(refused.message)
        assert plain(state.position()) == before
    else:
        assert legal or isinstance(parsed, engine.Resign)


@every_game
@fuzz
@given(data=st.data())
def test_an_action_with_fields_of_odd_types_is_refused(game: engine.Game, data: st.DataObject) -> None:
    """A constructor checks nothing, and who writes a computer player may not either."""
    _, state = moment(game, data.draw)
    if not state.active:
        return
    actor = data.draw(st.sampled_from(state.active))
    action = data.draw(st.sampled_from(state.legal(actor)))
    fields = msgspec.structs.asdict(action)
    for field in fields:
        if data.draw(st.booleans()):
            fields[field] = data.draw(odd_values)
    odd = type(action)(**fields)
    before = plain(state.position())
    try:
        state.play(actor, odd)
    except engine.IllegalAction as refused:
        assert is_sentence(refused.message)
        assert plain(state.position()) == before
    else:
        plain(state.position())


POOL = json.loads((folder_of("elemental_clash") / "pool.json").read_text())
OPTION_NAMES = [
    *("mode", "rounds", "setup", "decks", "fortresses", "short", "lost_last", "size", "first", "orders", "pool"),
    *("started", "position"),
]


def some_options(game: engine.Game, setting: Setting, draw: Draw) -> Json:
    options: Json = dict(setting.options)
    if game.decks is not None and "decks" not in options:
        options["decks"] = [list(draw(st.sampled_from(list(game.decks.ready.values())))) for _ in range(setting.seats)]
    if game.id == "elemental_clash":
        start = draw(st.integers(0, len(POOL) - 1))
        options["pool"] = POOL[start : start + 3]
    return options


def check_start(game: engine.Game, setting: Setting, options: Any) -> None:
    """What starts a game lets it be played to its end; what does not is refused with a sentence."""
    try:
        state = game.new(setting.seats, "f00d", options)
    except engine.BadOptions as refused:
        assert is_sentence(str(refused))
    else:
        play_to_the_end(setting, state, "on")


@every_game
@fuzz
@given(data=st.data())
def test_odd_options_are_refused_or_make_a_game(game: engine.Game, data: st.DataObject) -> None:
    setting = data.draw(st.sampled_from(settings_of(game)))
    options = some_options(game, setting, data.draw)
    changed: bool = data.draw(st.booleans())
    if options and changed:
        options = mutate(data.draw, options)
    else:
        options[data.draw(st.sampled_from([*OPTION_NAMES, "\ud800"]))] = data.draw(odd_values)
    check_start(game, setting, options)


@every_game
@fuzz
@given(data=st.data())
def test_an_odd_position_is_refused_or_can_be_played_to_the_end(game: engine.Game, data: st.DataObject) -> None:
    """And each position on the way to the end loads again."""
    setting, state = moment(game, data.draw)
    position = mutate(data.draw, state.position())
    check_start(game, setting, {"position": position})


@every_game
@fuzz
@given(data=st.data())
def test_an_odd_view_is_refused_or_is_the_view_of_what_is_imagined(game: engine.Game, data: st.DataObject) -> None:
    setting, state = moment(game, data.draw)
    viewer = data.draw(st.sampled_from(viewers(setting.seats)))
    view = mutate(data.draw, state.view(viewer))
    try:
        imagined = game.imagine(view, viewer, "f00d")
    except engine.BadOptions as refused:
        assert is_sentence(str(refused))
        return
    assert imagined.view(viewer) == view
    rng = Random("on")
    while imagined.active:
        seat = rng.choice(imagined.active)
        imagined.play(seat, rng.choice(lively(game.id, imagined.legal(seat))))
        for each in viewers(setting.seats):
            plain(imagined.view(each))


every_deck_game = pytest.mark.parametrize(
    "game", [pytest.param(game, id=game.id) for game in engine.GAMES.values() if game.decks is not None]
)
NUMBERS = ["0", "00003", "-1", "999", "999x", "999x2Sx999", "30x 999x2Sx999", "9" * 5000, "٣", "½", "²"]


@every_deck_game
@fuzz
@given(data=st.data())
def test_an_odd_deck_text_is_read_within_bounds_or_refused(game: engine.Game, data: st.DataObject) -> None:
    decks = decks_of(game)
    text = VOICE.deck_words(game).write_deck(data.draw(st.sampled_from(list(decks.ready.values()))))
    for _ in range(data.draw(st.integers(1, 3))):
        words = text.split(" ")
        where = data.draw(st.integers(0, len(words) - 1))
        put = data.draw(st.sampled_from([*NUMBERS, *ODD_TEXTS, "\n", ",,", "x", " x "]) | any_text(10))
        keep = data.draw(st.sampled_from([0, 1]))
        text = " ".join([*words[:where], put, *words[where + keep :]])
    check_deck(game, list(next(iter(decks.ready.values()))))  # what is read once is not read by this text
    for slip in ("?", "Mars-Stoney", "Eldr"):
        VOICE.deck_words(game).unreadable_refusal(slip)
    tracemalloc.start()
    try:
        deck = VOICE.deck_words(game).read_deck(text)
    except UnreadableDeck as refused:
        assert is_sentence(str(refused))
        assert str(refused)[-1] in ".!?…"
    else:
        assert set(deck.cards) <= set(all_cards(decks))
        assert len(deck.cards) <= 10 * MOST_CARDS
        check_deck(game, list(deck.cards))
    finally:
        peak = tracemalloc.get_traced_memory()[1]
        tracemalloc.stop()
    assert peak < 2_000_000


def check_deck(game: engine.Game, deck: list[str]) -> None:
    """What is said of a list of cards is said in sentences, and says whether it is a deck."""
    found = decks_of(game).objections(deck, {})
    assert all(is_sentence(objection.message) for objection in found)
    assert 0 < len(VOICE.deck_words(game).deck_summary(deck)) <= 100
    try:
        game.new(game.min_seats, "", {"decks": [deck, *[None] * (game.min_seats - 1)]})
    except engine.BadOptions as refused:
        assert is_sentence(str(refused))
        assert found
    else:
        assert not found


@every_deck_game
@fuzz
@given(data=st.data())
def test_an_odd_list_of_cards_is_no_deck(game: engine.Game, data: st.DataObject) -> None:
    cards = data.draw(st.lists(st.sampled_from([*all_cards(decks_of(game)), *ODD_TEXTS]), max_size=70))
    if set(cards) <= set(all_cards(decks_of(game))):
        check_deck(game, cards)
    with pytest.raises(engine.BadOptions) as refused:
        game.new(game.min_seats, "", {"decks": [[*cards, data.draw(odd_values)], *[None] * (game.min_seats - 1)]})
    assert is_sentence(str(refused.value))
