"""The stage: what its buttons carry is as short as Discord wants it, means the same again, and nothing else."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

import engine
from tests.bot.test_secrecy_pairs import played
from tests.support.unstored import table_of
from ui.interactions.ids import StageMenuPress, StagePress
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.tables.moment import Moment
from ui.tables.stage import Stage, StalePress
from words import ENGLISH, voice_of

GAME = engine.GAMES["realm_of_the_defenders"]
LONGEST = 100


def moments() -> Any:
    for ply, (state, recent) in enumerate(played(GAME)):
        if state.active:
            table = table_of(GAME, state, recent, ply)
            table.id = 10**9  # ids of tables grow
            yield Moment(table, LAYOUTS[GAME.id]), state.active[0]


def longest(moment: Moment, seat: int) -> Stage:
    """The most that can be put on the stage by always adding the first thing that there is."""
    stage = Stage(Reader(voice_of(ENGLISH), seat), moment)
    while stage.can_continue and stage.last.legal and len(stage.actions) < 30:
        stage = stage.with_group(stage.last.legal[:1])
    return stage


def test_a_stage_is_carried_by_the_ids_of_its_buttons() -> None:
    lengths = []
    for moment, seat in moments():
        stage = longest(moment, seat)
        press = stage.make_press("send")
        assert StagePress.parse(str(press)) == press
        again = Stage.from_press(stage.reader, moment, press.path, press.check)
        assert (again.groups, again.actions) == (stage.groups, stage.actions)
        lengths.append(len(str(press)))
        menu = StageMenuPress(moment.seat_step(seat), press.path, press.check, 3)
        assert StageMenuPress.parse(str(menu), ("a", "b")) == replace(menu, keys=("a", "b"))
        assert len(str(menu)) <= LONGEST
    assert max(lengths) <= LONGEST
    assert len(lengths) > 50


def test_a_path_never_comes_to_mean_other_actions() -> None:
    stages = [longest(moment, seat) for moment, seat in moments()]
    for stage, other in pairwise(stages):
        press = stage.make_press("go")
        try:
            carried = Stage.from_press(other.reader, other.moment, press.path, press.check)
        except StalePress:
            continue
        assert carried.actions == stage.actions


@pytest.mark.parametrize("path", ["9", "-0", "-", "00.", ".", "00000000000000000000"])
def test_what_fits_no_position_is_stale(path: str) -> None:
    moment, seat = next(moments())
    with pytest.raises(StalePress):
        Stage.from_press(Reader(voice_of(ENGLISH), seat), moment, path, "00000000")


def test_a_press_of_another_shape_is_none_of_ours() -> None:
    for text in ("stg1:go:1:0:0:ü:00000000:", "stg1:gone:1:0:0::00000000:", "stgm1:1:0:0::0000:1:"):
        assert not (StagePress.parse(text) or StageMenuPress.parse(text))
    assert StagePress.parse("stg1:go:1:0:0:a.b:0a1b2c3d:") is not None
