"""A position without a table looks like one at a table, and its buttons find their way by their ids alone."""

from typing import Any

import pytest

import engine
from engine import Seat
from tests.bot.test_secrecy_pairs import played
from tests.support.unstored import table_of
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.learning.position import Position, ShownPosition, follow_position_press, nest_ids, position_content, read_inner
from ui.tables.content import private_content
from ui.tables.moment import Moment
from ui.tables.stage import StalePress
from ui.tables.surfaces.content import Content
from words import ENGLISH, voice_of

HEADING = "### A position"


def positions(game_id: str) -> Any:
    game = engine.GAMES[game_id]
    for ply, (state, recent) in enumerate(played(game)):
        if state.active and ply < 40:
            seat = Seat(state.active[-1])
            table = table_of(game, state, recent, ply)
            shown = ShownPosition(Position(game_id, state, table.names), HEADING)
            yield Reader(voice_of(ENGLISH), seat), Moment(table, LAYOUTS[game_id]), shown


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_a_position_looks_as_it_does_at_a_table(game_id: str) -> None:
    for reader, moment, shown in positions(game_id):
        lone, table = position_content(reader, shown), private_content(reader, moment)
        assert lone.text.startswith(HEADING)
        assert lone.text.splitlines()[-1] in table.text.splitlines()
        assert lone.picture and table.picture
        assert lone.picture.name == table.picture.name
        labels = [getattr(item, "label", None) for item in table.view.children] if table.view else []
        assert lone.view
        assert [getattr(item, "label", None) for item in lone.view.children] == labels[: len(lone.view.children)]


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_its_buttons_lead_to_legal_actions_or_to_further_ones(game_id: str) -> None:
    decided = 0
    for reader, _, shown in positions(game_id):
        pending, seen = [position_content(reader, shown)], 0
        while pending and seen < 30:
            content = pending.pop(0)
            view = nest_ids(content.view, lambda custom_id: f"xyz1:abc:{custom_id}")
            for item in view.children if view else ():
                values = [option.value for option in getattr(item, "options", ())][: getattr(item, "max_values", 1)]
                inner = read_inner(getattr(item, "custom_id", "").removeprefix("xyz1:abc:"), values)
                if getattr(item, "disabled", False) or inner is None:
                    continue
                seen += 1
                try:
                    made = follow_position_press(reader, shown, inner)
                except engine.IllegalAction:
                    continue
                if isinstance(made, Content):
                    pending.append(made)
                else:
                    decided += 1
                    shown.table.rehearse(reader.own_seat).then(made)
    assert decided


def test_what_fits_the_position_no_more_says_so() -> None:
    reader, _, shown = next(positions("elements"))
    inner = read_inner("act1:0:0:0:00000000")
    assert inner is not None
    with pytest.raises(StalePress):
        follow_position_press(reader, shown, inner)
