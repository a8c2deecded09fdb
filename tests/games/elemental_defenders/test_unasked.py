"""Answers that are given by themselves: all where there is no choice, for both hands lie open, and told as such.

An attack never is: whoever holds one card plays it themselves, for it may win.
"""

from typing import Any

import pytest

import engine
from bot import Elementarium
from engine.elemental_defenders import ElementalDefenders
from tests.support.rules import Setting, walk
from tests.support.scene import Scene

GAME = ElementalDefenders()


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_nobody_is_asked_for_the_only_answer_that_they_can_give(mode: str) -> None:
    """It may end a round: whoever is asked for an answer has a choice, always; the last attack is asked for."""
    given, ended, last = 0, 0, 0
    for number in range(12):
        for ply in walk(Setting(GAME, 2, {"mode": mode}), f"unasked {number}"):
            state: Any = ply.state
            for seat in (engine.Seat(0), engine.Seat(1)):
                legal = state.legal(seat)
                single = len(legal) == 1
                attacks = single and engine.type_of(legal[0]) == "attack"
                assert state.unasked(seat) == (legal[0] if single and not attacks else None)
                assert state.forced(seat) == (legal[0] if single else None)
                last += attacks
                if single and not attacks:
                    after = state.copy()
                    after.play(seat, legal[0])
                    given += 1
                    ended += after.outcome is not None or after.round != state.round
    assert given > 20
    assert ended
    assert last


async def test_what_is_given_by_itself_is_told_as_that_in_a_line_of_its_own(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    scene.group = "defenders"
    told, private = [], []
    for _ in range(3):
        await scene.begin(mode="basic")
        table = await simcord_bot.router.table_controller.table(len(scene.channel.threads))
        for _ in range(60):
            if not table.active:
                break
            seat = table.active[0]
            person = scene.ada if table.people[seat].user_id == scene.ada.id else scene.bo
            (first, *others) = table.legal(seat)
            assert others or engine.type_of(first) == "attack"
            await scene.press(person, scene.labels(scene.private(person))[0])
            private += [scene.private(one).content for one in (scene.ada, scene.bo)]
            if "automatically" in scene.table().content:
                owner = scene.ada if "> Ada" in line_of(scene.table().content) else scene.bo
                told.append((line_of(scene.table().content), scene.private(owner).content))
    public, own = told[0]
    assert public.endswith("(**Played automatically**: 🔒 the only answer.)")
    assert "(**Played for you**: 🔒 the only answer.)" in own
    several = [content for content in private if content.count("(**Played ") > 1]
    assert several
    for content in several:
        assert all(line.count("(**Played ") <= 1 for line in content.splitlines())


def line_of(content: str) -> str:
    return next(line for line in content.splitlines() if "automatically" in line)
