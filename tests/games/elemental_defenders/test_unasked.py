"""Answers that are given by themselves: told as such, and never before a round could end that nobody has looked at."""

from collections.abc import Iterator
from typing import Any

import pytest

import engine
from bot import Elementarium
from engine.elemental_defenders import ElementalDefenders
from engine.elemental_defenders.actions import Attack, Challenge
from tests.support.rules import Setting, walk
from tests.support.scene import Scene

GAME = ElementalDefenders()


def positions(mode: str) -> Iterator[tuple[Any, engine.Seat, bool]]:
    """Each with whoever has one card to play, and whether they have only this one, after an attack of their choice."""
    for number in range(12):
        chosen: set[tuple[int, int]] = set()
        for ply in walk(Setting(GAME, 2, {"mode": mode}), f"unasked {number}"):
            state: Any = ply.state
            for seat in (engine.Seat(0), engine.Seat(1)):
                if state.forced(seat) is not None:
                    last = state.hands[seat].bit_count() <= 1 and (state.round, seat) in chosen
                    yield state, seat, last
            if isinstance(ply.action, Attack | Challenge) and state.forced(ply.seat) is None:
                chosen.add((state.round, ply.seat))


def after(state: Any, seat: engine.Seat, action: engine.Action) -> Any:
    copied = state.copy()
    copied.play(seat, action)
    return copied


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_no_round_ends_between_two_looks_at_the_table(mode: str) -> None:
    """Except by the last card of somebody who has attacked in it: there is nothing to be looked at any more."""
    given, left, lasts = 0, 0, 0
    for state, seat, last in positions(mode):
        answer = state.unasked(seat)
        if last:
            assert answer == state.forced(seat)
            lasts += 1
            continue
        if answer is None:
            left += 1
            continue
        given += 1
        then = after(state, seat, answer)
        other = engine.Seat(1 - seat)
        for position in (then, *(after(then, other, theirs) for theirs in then.legal(other))):
            assert position.outcome is None
            assert position.round == state.round
    assert given > 20
    assert left > 5
    assert lasts > 5


def test_what_is_not_given_by_itself_is_the_only_card_all_the_same() -> None:
    for state, seat, _ in positions("basic"):
        assert state.unasked(seat) in (None, state.forced(seat))


async def test_what_is_given_by_itself_is_told_as_that(scene: Scene, simcord_bot: Elementarium) -> None:
    scene.group = "defenders"
    told = []
    for _ in range(3):
        await scene.begin(mode="basic")
        table = await simcord_bot.router.table_controller.table(len(scene.channel.threads))
        for _ in range(60):
            if not table.active:
                break
            seat = table.active[0]
            person = scene.ada if table.people[seat].user_id == scene.ada.id else scene.bo
            await scene.press(person, scene.labels(scene.private(person))[0])
            if "automatically" in scene.table().content:
                owner = scene.ada if "> Ada" in line_of(scene.table().content) else scene.bo
                told.append((line_of(scene.table().content), scene.private(owner).content))
        if told:
            break
    public, own = told[0]
    assert public.endswith("(Played automatically: the only card that fits.)")
    assert "(Played for you: the only card that fits.)" in own


def line_of(content: str) -> str:
    return next(line for line in content.splitlines() if "automatically" in line)
