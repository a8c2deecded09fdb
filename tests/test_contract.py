"""What holds in every game, at every moment of seeded random games."""

import json
from collections.abc import Callable
from itertools import product
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

import engine
from engine.reading import DEEPEST, check_data
from tests.support.every import every_game, every_setting
from tests.support.rules import Json, Ply, Setting, lively, plain, played, viewers, walk

SEEDS = ("f00d", "1")
SHORT = 60  # actions, where a whole game would teach nothing more


def as_json(actions: list[Any]) -> list[Json]:
    return [engine.to_json(action) for action in actions]


def play_on(state: engine.State[Any], setting: Setting, seed: str, most: int = 10_000) -> list[Any]:
    """Play at random from here and give everything that could be seen."""
    rng = Random(seed)
    seen: list[Any] = []
    for _ in range(most):
        if not state.active:
            break
        seat = rng.choice(state.active)
        events = state.play(seat, rng.choice(lively(setting.game.id, state.legal(seat))))
        seen.append([engine.to_json(event) for event in events])
    seen.append([state.view(viewer) for viewer in viewers(setting.seats)])
    return seen


@every_game
def test_a_game_says_what_it_is(game: engine.Game) -> None:
    assert engine.GAMES[game.id] is game
    assert game.id.isidentifier()
    assert game.id == game.id.lower()
    assert game.title
    assert 1 <= game.min_seats <= game.max_seats
    assert game.version >= 1


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_somebody_can_act_until_there_is_an_outcome(setting: Setting, seed: str) -> None:
    for state, _, _ in walk(setting, seed):
        assert state.outcome is None
        assert state.active
        assert list(state.active) == sorted(set(state.active))
        for seat in range(setting.seats):
            assert bool(state.legal(engine.Seat(seat))) == (seat in state.active)
    state = played(setting, seed)
    assert state.outcome is not None
    assert state.active == ()
    assert all(state.legal(engine.Seat(seat)) == [] for seat in range(setting.seats))
    assert set(state.outcome.winners) <= set(range(setting.seats))
    assert state.outcome.scores is None or len(state.outcome.scores) == setting.seats


@every_setting
def test_legal_repeats_itself_and_nobody_can_spoil_it(setting: Setting) -> None:
    for state, seat, _ in walk(setting, "f00d", SHORT):
        actions = state.legal(seat)
        assert len(actions) < 500
        kept = list(actions)
        actions.clear()
        assert state.legal(seat) == kept


@every_setting
def test_actions_survive_json(setting: Setting) -> None:
    for state, seat, _ in walk(setting, "f00d", SHORT):
        actions = state.legal(seat)
        texts = [plain(data) for data in as_json(actions)]
        assert len(set(texts)) == len(texts)
        again = [setting.game.action(json.loads(text)) for text in texts]
        assert again == actions
        assert list(map(hash, again)) == list(map(hash, actions))
        assert all(isinstance(data["type"], str) for data in as_json(actions))


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_events_views_and_positions_are_plain_data(setting: Setting, seed: str) -> None:
    state = setting.new(seed)
    for ply in walk(setting, seed, SHORT):
        for viewer in viewers(setting.seats):
            view = ply.state.view(viewer)
            assert json.loads(plain(view)) == view
            assert view["game"] == setting.game.id
            assert view["viewer"] == viewer
        position = ply.state.position()
        assert json.loads(plain(position)) == position
        assert type(position["chance"]) is int
        for event in state.play(ply.seat, ply.action):
            data = engine.to_json(event)
            assert json.loads(plain(data)) == data
            assert data["type"] == engine.type_of(event)
            assert data["to"] is None or set(data["to"]) <= set(range(setting.seats))
    outcome = played(setting, seed).outcome
    assert outcome is not None
    data = engine.to_json(outcome)
    assert json.loads(plain(data)) == data
    assert sorted(data) == ["reason", "scores", "winners"]


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_the_log_replays(setting: Setting, seed: str) -> None:
    log: list[tuple[engine.Seat, str]] = []
    seen: list[str] = []
    state = setting.new(seed)
    for ply in walk(setting, seed):
        log.append((ply.seat, plain(engine.to_json(ply.action))))
        seen.append(plain([engine.to_json(event) for event in state.play(ply.seat, ply.action)]))
    again = setting.new(seed)
    for (seat, text), expected in zip(log, seen, strict=True):
        events = again.play(seat, setting.game.action(json.loads(text)))
        assert plain([engine.to_json(event) for event in events]) == expected
    assert plain(again.position()) == plain(state.position())


@every_setting
def test_games_of_one_process_don_t_touch_each_other(setting: Setting) -> None:
    alone = [play_on(setting.new(seed), setting, seed, SHORT) for seed in SEEDS]
    walks = [walk(setting, seed, SHORT) for seed in SEEDS]
    for _ in range(SHORT):
        for plies in walks:
            next(plies, None)
    assert [play_on(setting.new(seed), setting, seed, SHORT) for seed in SEEDS] == alone


def slots(value: object) -> list[str]:
    return [name for kind in type(value).__mro__ for name in getattr(kind, "__slots__", ()) if hasattr(value, name)]


def mutables(value: object) -> dict[int, object]:
    """All lists, dicts, sets and mutable objects that can be reached from a value, by id."""
    found: dict[int, object] = {}
    reach(value, found, set())
    return found


def reach(value: object, found: dict[int, object], known: set[int]) -> None:
    """Add what is mutable to ``found``; what is in ``known`` has been followed."""
    if isinstance(value, str | int | float | None) or id(value) in known:
        return
    known.add(id(value))
    if isinstance(value, list | dict | set | bytearray):
        found[id(value)] = value
    if isinstance(value, dict):
        value = [*value, *value.values()]
    if isinstance(value, list | tuple | set | frozenset):
        for item in value:
            reach(item, found, known)
    elif isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            found[id(value)] = value
        for name in value.__struct_fields__:
            reach(getattr(value, name), found, known)
    elif type(value).__module__.startswith("engine"):
        assert not hasattr(value, "__dict__"), f"{type(value).__name__} has no __slots__"
        found[id(value)] = value
        for name in slots(value):
            reach(getattr(value, name), found, known)


@every_setting
def test_a_copy_shares_nothing_that_changes_and_goes_its_own_way(setting: Setting) -> None:
    for number, (state, seat, action) in enumerate(walk(setting, "f00d", SHORT)):
        if number > 20 and number % 3:
            continue
        state.legal(seat)
        twin = state.copy()
        assert not mutables(state).keys() & mutables(twin).keys()
        before = plain(state.position())
        assert plain(twin.position()) == before
        twin.play(seat, action)
        assert plain(state.position()) == before
        assert action in state.legal(seat)


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_a_position_goes_on_as_the_game_would(setting: Setting, seed: str) -> None:
    """With the same seed that is: also what chance brings later on is the same."""
    for number, (state, _, _) in enumerate(walk(setting, seed, SHORT)):
        if number % 7:
            continue
        again = setting.resume(json.loads(plain(state.position())), seed)
        assert plain(again.position()) == plain(state.position())
        assert play_on(again, setting, f"{seed}{number}") == play_on(state.copy(), setting, f"{seed}{number}")
    over = played(setting, seed)
    again = setting.resume(json.loads(plain(over.position())), seed)
    assert again.outcome == over.outcome
    assert again.active == ()
    assert [again.view(v) for v in viewers(setting.seats)] == [over.view(v) for v in viewers(setting.seats)]


@every_setting
def test_options_and_position_together_are_understood(setting: Setting) -> None:
    state = played(setting, "f00d", 5)
    again = setting.game.new(setting.seats, "f00d", setting.options | {"position": state.position()})
    assert plain(again.position()) == plain(state.position())


@every_setting
def test_anybody_in_the_game_can_resign_at_any_time(setting: Setting) -> None:
    resign = engine.Resign()
    assert setting.game.action({"type": "resign"}) == resign
    for state, _, _ in walk(setting, "f00d", SHORT):
        for seat in map(engine.Seat, range(setting.seats)):
            assert resign not in state.legal(seat)
            if not setting.still_in(state.position(), seat):
                continue
            twin = state.copy()
            events = as_json(twin.play(seat, resign))
            assert events[0]["type"] in ("resign", "out")
            assert events[0]["seat"] == seat
            assert seat not in twin.active
            with pytest.raises(engine.IllegalAction) as refused:
                twin.play(seat, resign)
            assert refused.value.message
            if setting.seats == 2:
                assert twin.outcome is not None
                assert twin.outcome.winners == (1 - seat,)
                assert twin.outcome.reason in ("resign", "resigned")
                assert engine.to_json(twin.outcome) == twin.view(None)["outcome"]


@every_setting
def test_nothing_is_accepted_after_the_end(setting: Setting) -> None:
    last: Ply | None = None
    for ply in walk(setting, "f00d"):
        last = ply
    assert last is not None
    state = last.state
    before = plain(state.position())
    for seat in map(engine.Seat, range(setting.seats)):
        for action in (last.action, engine.Resign()):
            with pytest.raises(engine.IllegalAction) as refused:
                state.play(seat, action)
            assert refused.value.message
    assert plain(state.position()) == before


NO_SEATS: list[Any] = [-1, 99, True, False, 0.0, 1.0, "0", None, 2**80, [], {}]


@every_setting
def test_a_seat_that_is_none_plays_nothing_and_sees_nothing(setting: Setting) -> None:
    state = setting.new("f00d")
    before = plain(state.position())
    for seat in NO_SEATS:
        for action in [*state.legal(state.active[0]), engine.Resign()]:
            with pytest.raises(engine.IllegalAction, match="no such seat"):
                state.play(seat, action)
        assert plain(state.position()) == before
        if seat is not None:
            with pytest.raises(engine.BadOptions, match="no such viewer"):
                state.view(seat)
        with pytest.raises(engine.BadOptions, match=r"not what .* sees"):
            setting.game.imagine(state.view(engine.Seat(0)), seat, "f00d")


@every_setting
def test_asking_what_is_legal_for_no_seat_spoils_nothing(setting: Setting) -> None:
    for state, actor, action in walk(setting, "f00d", 10):
        for seat, remembered in product(NO_SEATS, (False, True)):
            twin = state.copy()
            if remembered:
                twin.legal(actor)
            nothing_legal(twin, seat)
            assert twin.legal(actor) == state.legal(actor) != []
            twin.play(actor, action)


def nothing_legal(state: engine.State[Any], seat: Any) -> None:
    if type(seat) in (int, bool, float):
        assert state.legal(seat) == []
    else:
        with pytest.raises(engine.IllegalAction, match="no such seat"):
            state.legal(seat)


@every_game
@pytest.mark.parametrize("seats", [0, -1, 99, True, 2.0, "2", None, 10**5000], ids=lambda seats: type(seats).__name__)
def test_a_number_of_seats_that_the_game_is_not_for_is_refused(game: engine.Game, seats: Any) -> None:
    with pytest.raises(engine.BadOptions, match=game.title):
        game.new(seats, "f00d", {})


@every_game
@pytest.mark.parametrize("seed", [None, 1, b"f00d", "sëed", "\ud800"], ids=ascii)
def test_a_seed_is_ascii_text(game: engine.Game, seed: Any) -> None:
    with pytest.raises(engine.BadOptions, match="ASCII"):
        game.new(game.min_seats, seed, {})


ODD_OPTIONS: list[Any] = [
    None,
    [],
    "mode",
    7,
    {1: 2},
    {"no such option": 1},
    {"\ud800": 1},
    {"position": None},
    {"position": []},
    {"position": {}},
    {"position": {"no such field": 1}},
]


@every_game
@pytest.mark.parametrize("options", ODD_OPTIONS, ids=ascii)
def test_odd_options_are_refused(game: engine.Game, options: Any) -> None:
    with pytest.raises(engine.BadOptions) as refused:
        game.new(game.min_seats, "f00d", options)
    assert 0 < len(str(refused.value)) < 300


@every_game
def test_options_may_be_any_mapping(game: engine.Game) -> None:
    assert game.new(game.min_seats, "f00d", MappingProxyType({})).active


ODD_ACTIONS: list[Any] = [
    None,
    [],
    "pass",
    7,
    {},
    {1: 2},
    {"type": 1},
    {"type": "no such action"},
    {"type": ["resign"]},
    {"type": "resign", "more": 1},
    {"type": "\ud800"},
    {"type": "resign", "\ud800": 1},
    {"type": "x" * 10_000},
]


@pytest.mark.parametrize("text", ["", "]}", "[{" * 40], ids=ascii)
@pytest.mark.parametrize("wrap", [lambda data: [data], lambda data: {"[": data}, lambda data: [{"]": data}, []]])
def test_data_is_nested_so_deep_and_no_deeper(text: str, wrap: Callable[[Any], Any]) -> None:
    data: Any = [text]
    depth = 1
    while depth + (added := _depth(wrap(None))) <= DEEPEST:
        data, depth = wrap(data), depth + added
        check_data(data)
    for _ in range(added):
        data, depth = [data], depth + 1
        if depth <= DEEPEST:
            check_data(data)
        else:
            with pytest.raises(RecursionError):
                check_data(data)


def _depth(data: Any) -> int:
    inner = data.values() if isinstance(data, dict) else data if isinstance(data, list) else ()
    return isinstance(data, list | dict) + max(map(_depth, inner), default=0)


@every_game
@pytest.mark.parametrize("data", ODD_ACTIONS, ids=lambda data: ascii(data)[:40])
def test_what_is_no_action_is_refused(game: engine.Game, data: Any) -> None:
    with pytest.raises(engine.IllegalAction) as refused:
        game.action(data)
    assert 0 < len(refused.value.message) < 300


@every_setting
def test_an_action_of_another_kind_is_refused(setting: Setting) -> None:
    class Foreign(engine.Action, frozen=True, tag="foreign"):
        pass

    state = setting.new("f00d")
    junk: list[Any] = [Foreign(), None, 7, {"type": "resign"}, engine.Resign, engine.Event]
    for action in junk:
        for seat in map(engine.Seat, range(setting.seats)):
            with pytest.raises(engine.IllegalAction) as refused:
                state.play(seat, action)
            assert refused.value.message


@every_setting
def test_an_action_that_only_equals_a_legal_one_leaves_nothing_behind(setting: Setting) -> None:
    """Constructors don't check: an action could be built with 4.0 or True, and equals the one with 4 or 1."""
    for state, seat, action in walk(setting, "f00d", SHORT):
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        odd = {name: float(value) if type(value) is int else value for name, value in fields.items()}
        ours, theirs = state.copy(), state.copy()
        events = as_json(ours.play(seat, type(action)(**odd)))
        assert plain(events) == plain(as_json(theirs.play(seat, action)))
        assert plain(ours.position()) == plain(theirs.position())


@every_setting
def test_somebody_else_s_view_is_not_imagined_from(setting: Setting) -> None:
    view = setting.new("f00d").view(engine.Seat(0))
    with pytest.raises(ValueError, match="not what seat 1 sees"):
        setting.game.imagine(view, engine.Seat(1), "x")
    with pytest.raises(ValueError, match=setting.game.title):
        setting.game.imagine(view | {"game": "another"}, engine.Seat(0), "x")
    with pytest.raises(ValueError, match=setting.game.title):
        setting.game.imagine({}, None, "x")
