"""What the generic tests know of each game beyond its code: its `test_rules` in tests/games and its vectors.

Such a module holds, written from the rules' text and on plain ``position()`` data:

- ``OPTIONS``, the sets of options to cover, and ``SEATS``, the numbers of seats (default: from the game);
- ``judge(position, seat)``, the legal actions in the order of the rules, and ``conceivable(position)``, every action
  that could come to somebody's mind;
- ``redeal(position, viewer, rng)``, the position with everything changed at random that the viewer can't know, and
  ``REVEALING``, the types of actions whose events may tell somebody something new;
- ``FORGOTTEN``, only where there are any: types of events that show cards which no view keeps in mind, as they go to
  a closed pile;
- ``still_in(position, seat)``, only in games for more than two: whether the seat has not left the game;
- ``PERFT``, the number of sequences of actions by depth for a seed;
- ``PLAYTHROUGH``, the seats, the seed and the options of the game that ``tests.support.playthrough`` writes down;
- ``SILENT``, the types of events that are told in no line of the story, each with the reason why;
- ``OPEN``, only where it is True: nothing is hidden but what chance has not decided yet;
- ``DULL``, types of actions that a walk avoids while there are others, because they only end things.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, NamedTuple

import msgspec
import pytest

import engine

ROOT = Path(__file__).parents[2]
Json = dict[str, Any]


@cache
def rules(game_id: str) -> ModuleType:
    return import_module(f"tests.games.{game_id}.test_rules")


def folder_of(game_id: str) -> Path:
    """Where a game's own tests are."""
    return ROOT / "tests" / "games" / game_id


class Setting(NamedTuple):
    """A game as people could start it."""

    game: engine.Game
    seats: int
    options: Json

    @property
    def rules(self) -> ModuleType:
        return rules(self.game.id)

    def new(self, seed: str) -> engine.State[Any]:
        return self.game.new(self.seats, seed, self.options)

    def still_in(self, position: Json, seat: int) -> bool:
        """Whether a seat of a running game has not left it; in a game for two everybody stays."""
        return self.seats == 2 or self.rules.still_in(position, seat)

    def resume(self, position: Json, seed: str) -> engine.State[Any]:
        return self.game.new(self.seats, seed, {"position": position})


class Ply(NamedTuple):
    """A moment of a game: what is about to be played."""

    state: engine.State[Any]
    seat: engine.Seat
    action: engine.Action


def walk(setting: Setting, seed: str, most: int = 10_000, dull: float = 0.3) -> Iterator[Ply]:
    """Play at random, at most so many actions, and show each moment before its action is played.

    ``dull`` is the share of the moments in which the actions that only end things may be chosen, too.
    """
    rng = Random(seed)
    state = setting.new(seed)
    for _ in range(most):
        if not state.active:
            return
        seat = rng.choice(state.active)
        actions: Sequence[engine.Action] = state.legal(seat)
        if rng.random() >= dull:
            actions = lively(setting.game.id, actions)
        action = rng.choice(actions)
        yield Ply(state, seat, action)
        state.play(seat, action)


def lively(game_id: str, actions: Sequence[Any]) -> Sequence[Any]:
    """The actions without the dull ones, unless there are no others."""
    dull = rules(game_id).DULL
    return [action for action in actions if engine.to_json(action)["type"] not in dull] or actions


def played(setting: Setting, seed: str, most: int = 10_000) -> engine.State[Any]:
    """The state after a walk."""
    state = setting.new(seed)
    for ply in walk(setting, seed, most):
        state = ply.state
    return state


def plain(value: Any) -> str:
    """JSON that is equal only for equal data: 4.0 is not 4 in it, and true is not 1."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), allow_nan=False)


def as_remembered(view: Any, by: Any) -> Any:
    """The view with what another one remembers of how things lay before: everybody has seen it."""
    return msgspec.structs.replace(view, **{name: getattr(by, name) for name in by.remembered})


def viewers(seats: int) -> list[engine.Seat | None]:
    return [None, *(engine.Seat(seat) for seat in range(seats))]


def vectors(game_id: str) -> list[Any]:
    """The game's vectors as parameters of a test, each with its id."""
    lines = folder_of(game_id).joinpath("vectors.jsonl").read_text().splitlines()
    return [pytest.param(vector, id=vector["id"]) for vector in map(json.loads, lines)]


def check_vector(game: engine.Game, vector: Json) -> engine.State[Any] | None:
    """Play a vector and check all that it expects; gives the state back for what only this game's vectors expect."""
    expect = dict(vector["expect"])
    options = vector.get("options", {})
    seed = vector.get("seed", "")
    if expect.pop("bad_options", False):
        with pytest.raises(engine.BadOptions) as refused:
            game.new(game.min_seats, seed, options)
        assert str(refused.value)
        return None
    state = game.new(game.min_seats, seed, options)
    events: list[engine.Event] = []
    for seat, action in vector.get("do", []):
        events = state.play(seat, game.action(action))
    if "walk" in expect:
        steps, digest = expect.pop("walk")
        assert walk_digest(game, state) == (steps, digest)
    for key, value in expect.items():
        _check(game, state, events, key, value)
    return state


def _check(game: engine.Game, state: engine.State[Any], events: list[engine.Event], key: str, value: Any) -> None:
    match key:
        case "active":
            assert list(state.active) == value
        case "legal":
            for seat, actions in value.items():
                assert [engine.to_json(action) for action in state.legal(engine.Seat(int(seat)))] == actions
        case "illegal":
            before = plain(state.position())
            for seat, action in value:
                with pytest.raises(engine.IllegalAction):
                    state.play(seat, game.action(action))
                assert plain(state.position()) == before
        case "events":
            assert [engine.to_json(event) for event in events] == value
        case "view":
            for viewer, fields in value.items():
                view = state.view(None if viewer == "null" else engine.Seat(int(viewer)))
                assert {field: view[field] for field in fields} == fields
        case "outcome":
            assert (state.outcome and engine.to_json(state.outcome)) == value
        case _:
            assert key in rules(game.id).OWN_EXPECTATIONS, f"nobody checks {key}"


def walk_digest(game: engine.Game, state: engine.State[Any]) -> tuple[int, str]:
    """Play to the end in the manner of the vectors' walks: the number of steps and the digest of all that was seen."""
    digest = sha256()
    step = 0
    while state.active:
        seat = state.active[0]
        actions = lively(game.id, state.legal(seat))
        action = actions[(7 * step + 3) % len(actions)]
        lines: list[Any] = [[seat, engine.to_json(action)]]
        lines.append([engine.to_json(event) for event in state.play(seat, action)])
        lines += [state.view(engine.Seat(0)), state.view(engine.Seat(1)), state.view(None)]
        digest.update("".join(f"{plain(line)}\n" for line in lines).encode())
        step += 1
    return step, digest.hexdigest()[:16]


def hidden_from(setting: Setting, position: Mapping[str, Any], viewer: int | None, seed: str) -> Json:
    """The position with all that the viewer can't know dealt anew."""
    redealt: Json = setting.rules.redeal(json.loads(plain(position)), viewer, Random(seed))
    return redealt
