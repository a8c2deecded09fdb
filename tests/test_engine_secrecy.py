"""Nobody learns what they can't know: everything hidden is dealt anew, and nothing that they see may change."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import engine
from tests.support.every import every_setting
from tests.support.rules import Json, Ply, Setting, plain, viewers, walk

SEEDS = ("f00d", "1")
STRIDE, SPARSE = 12, 30  # plies from one look to the next


def redealt(
    setting: Setting, state: engine.State[Any], viewer: int | None, seed: str, chance: str | None = None
) -> engine.State[Any]:
    """The same game as far as the viewer can know, and otherwise another; with its own chance later on, if asked."""
    position: Json = setting.rules.redeal(json.loads(plain(state.position())), viewer, Random(seed))
    return setting.resume(position, chance or seed.partition("/")[0])


def visible(setting: Setting, events: list[engine.Event], viewer: engine.Seat | None) -> list[str]:
    """What a viewer is told, without what their view is not meant to keep."""
    forgotten: set[str] = getattr(setting.rules, "FORGOTTEN", set())
    shown = [engine.to_json(event) for event in events if event.is_known_to(viewer)]
    return [plain(event) for event in shown if event["type"] not in forgotten]


def refusals(setting: Setting, state: engine.State[Any], seat: engine.Seat) -> list[tuple[str, str | None]]:
    """What a seat is told about everything conceivable that is not legal."""
    told: list[tuple[str, str | None]] = []
    for data in setting.rules.conceivable(state.position()):
        try:
            state.copy().play(seat, setting.game.action(data))
        except engine.IllegalAction as refused:
            told.append((refused.message, refused.rule))
    return told


def moments(setting: Setting, seed: str) -> Iterator[tuple[int, Ply]]:
    """Every few plies of a walk, with their numbers; those of another seed begin with another ply."""
    for number, ply in enumerate(walk(setting, seed, 150)):
        if number % STRIDE == SEEDS.index(seed):
            yield number, ply


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_a_viewer_sees_nothing_of_what_they_can_not_know(setting: Setting, seed: str) -> None:
    for number, (state, _, _) in moments(setting, seed):
        for viewer in viewers(setting.seats):
            other = redealt(setting, state, viewer, f"{seed}/{number}")
            assert plain(other.view(viewer)) == plain(state.view(viewer))
            assert other.active == state.active
            if viewer is not None:
                assert other.legal(viewer) == state.legal(viewer)


@every_setting
def test_what_is_refused_tells_nothing_hidden(setting: Setting) -> None:
    for number, (state, _, _) in enumerate(walk(setting, "f00d", 150)):
        if number % SPARSE == 0:
            viewer = engine.Seat(number // SPARSE % setting.seats)
            other = redealt(setting, state, viewer, f"f00d/{number}")
            assert refusals(setting, other, viewer) == refusals(setting, state, viewer)


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_an_action_that_reveals_nothing_looks_the_same_whatever_is_hidden(setting: Setting, seed: str) -> None:
    quiet = compared = 0
    for number, (state, seat, action) in moments(setting, seed):
        if engine.to_json(action)["type"] in setting.rules.REVEALING:
            continue
        quiet += 1
        for viewer in viewers(setting.seats):
            other = redealt(setting, state, viewer, f"{seed}/{number}")
            if action in other.legal(seat):
                assert after(setting, other, seat, action, viewer) == after(setting, state, seat, action, viewer)
                compared += 1
    assert compared >= quiet  # the actor themselves can always do it


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_events_tell_no_more_than_the_view(setting: Setting, seed: str) -> None:
    """Whoever sees the same in two games has been told the same, also by what chance brought."""
    compared = 0
    for number, (state, seat, action) in moments(setting, seed):
        for viewer in viewers(setting.seats):
            others = [redealt(setting, state, viewer, f"{seed}/{number}", chance) for chance in (seed, "another")]
            told: dict[str, list[str]] = {}
            for game in (state, *(other for other in others if action in other.legal(seat))):
                seen, view = after(setting, game, seat, action, viewer)
                compared += view in told
                assert told.setdefault(view, seen) == seen
    assert compared


def after(
    setting: Setting, state: engine.State[Any], seat: engine.Seat, action: engine.Action, viewer: engine.Seat | None
) -> tuple[list[str], str]:
    """What a viewer is told of an action, and sees when it has been played."""
    twin = state.copy()
    seen = visible(setting, twin.play(seat, action), viewer)
    return seen, plain(twin.view(viewer))


@every_setting
@pytest.mark.parametrize("seed", SEEDS)
def test_imagination_agrees_with_what_is_seen(setting: Setting, seed: str) -> None:
    differs = False
    hidden = False
    for number, (state, _, _) in moments(setting, seed):
        for viewer in viewers(setting.seats):
            view = state.view(viewer)
            imagined = [setting.game.imagine(view, viewer, f"{number}/{i}") for i in range(2)]
            positions = [plain(one.position()) for one in imagined]
            assert plain(setting.game.imagine(view, viewer, f"{number}/0").position()) == positions[0]
            differs = differs or positions[0] != positions[1]
            other = redealt(setting, state, viewer, f"{seed}/{number}")
            hidden = hidden or plain(other.position()) != plain(state.position())
            for one in imagined:
                assert plain(one.view(viewer)) == plain(view)
                assert one.active == state.active
                if viewer is not None:
                    assert one.legal(viewer) == state.legal(viewer)
    assert differs == hidden


@every_setting
def test_an_imagined_game_is_a_game(setting: Setting) -> None:
    """It is one that could be set up, and it can be played to its end."""
    for number, (state, _, _) in enumerate(walk(setting, "f00d", 60)):
        if number % 12:
            continue
        for viewer in viewers(setting.seats):
            imagined = setting.game.imagine(state.view(viewer), viewer, str(number))
            again = setting.resume(json.loads(plain(imagined.position())), "f00d")
            assert plain(again.position()) == plain(imagined.position())
            rng = Random(number)
            while imagined.active:
                seat = rng.choice(imagined.active)
                imagined.play(seat, rng.choice(imagined.legal(seat)))
            assert imagined.outcome is not None


@every_setting
def test_the_end_of_a_game_can_be_imagined(setting: Setting) -> None:
    state = setting.new("f00d")
    for ply in walk(setting, "f00d"):
        state = ply.state
    for viewer in viewers(setting.seats):
        imagined = setting.game.imagine(state.view(viewer), viewer, "x")
        assert plain(imagined.view(viewer)) == plain(state.view(viewer))
        assert imagined.outcome == state.outcome


STANDING = "ask"
"""The type of the action that changes a standing order: it goes beside whatever is decided."""


@every_setting
def test_what_is_forced_is_the_only_action_whatever_is_hidden(setting: Setting) -> None:
    for number, (state, _, _) in enumerate(walk(setting, "f00d", 150)):
        forced = {seat: state.forced(seat) for seat in map(engine.Seat, range(setting.seats))}
        for seat, action in forced.items():
            choices = [one for one in state.legal(seat) if engine.to_json(one)["type"] != STANDING]
            assert action is None or choices == [action]
        if any(forced.values()) or number % 5 == 0:
            for world in range(3):
                imagined = setting.game.imagine(state.view(None), None, f"{number}/{world}")
                assert {seat: imagined.forced(seat) for seat in forced} == forced
