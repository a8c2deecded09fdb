"""A knock ends the round: it stands apart from the cards, says with what, and is lit where it nearly always wins."""

from typing import Any

import pytest
from discord import ButtonStyle

import engine
from tests.support.english import VOICE
from ui.layouts import LAYOUTS
from ui.layouts.elements import LIT
from ui.tables.choices import Choices
from words.elements.reasons import knock_odds, losing_sums

GAME = engine.GAMES["elements"]
SURE = {"hands": [[3, 4], []], "fronts": [[1, 1], [5, 6]], "display": [5, 4], "discards": 4, "turn": 0}
LOW = {"hands": [[2, 4], [1, 3, 5]], "fronts": [[], []], "display": [6, 6, 4], "discards": 4, "turn": 0}
NEARLY = {"hands": [[1, 2, 5, 6], [1, 3, 4]], "fronts": [[], []], "display": [6, 6, 5], "discards": 2, "turn": 0}
MANY = {"hands": [[1, 2, 3, 4, 5], [1, 2, 3]], "fronts": [[], []], "display": [6, 6, 6], "discards": 1, "turn": 0}


def buttons(position: dict[str, Any]) -> list[list[tuple[str, ButtonStyle]]]:
    """What stands on the buttons of the first seat, row by row."""
    view, legal = seen(position), GAME.new(2, "", {"position": position}).legal(engine.Seat(0))
    layout = LAYOUTS["elements"]
    choices = Choices(VOICE, legal, layout, view, ["Ada", "Bo"])
    rows = [[one for one in row.choices if one is not None] for row in choices.rows(())]
    return [[(one.label, layout.button_style(one.path, view)) for one in row] for row in rows]


def seen(position: dict[str, Any]) -> Any:
    return GAME.new(2, "", {"position": position}).see(engine.Seat(0))


@pytest.mark.parametrize(
    ("position", "knock", "style"),
    [
        (SURE, "✊ Knock with 9 of 9: sure to win", ButtonStyle.success),
        (NEARLY, "✊ Knock with 14 of 17: wins 97%", ButtonStyle.success),
        (LOW, "✊ Knock with 6 of 16: wins 9%", ButtonStyle.secondary),
        (MANY, "✊ Knock with 15 of 18: wins 86%", ButtonStyle.secondary),
    ],
)
def test_a_knock_stands_above_all_else_and_is_lit_where_it_wins(
    position: dict[str, Any], knock: str, style: ButtonStyle
) -> None:
    """With how often it wins, always; what nearly always wins is not asked about."""
    first, *below = buttons(position)
    assert first == [(knock, style)]
    labels = [label for row in below for label, _ in row]
    assert not [label for label in labels if not label.startswith(("Play", "Yield", "Take", "Discard"))]
    assert all(len(row) <= 4 for row in below)
    assert (style is ButtonStyle.success) == (knock_odds(seen(position)) >= LIT)
    asked = LAYOUTS["elements"].needs_confirmation(GAME.action({"type": "knock"}), seen(position))
    assert asked == (style is ButtonStyle.secondary)


def test_what_surely_wins_has_all_the_odds() -> None:
    assert losing_sums(seen(SURE)) is None
    assert knock_odds(seen(SURE)) == 1
    assert 0 < knock_odds(seen(LOW)) < LIT


def test_what_else_there_is_has_its_place_whether_somebody_may_knock_or_not() -> None:
    """A button that comes moves none below it, so that nothing lies where something else was pressed."""
    rows = buttons({**LOW, "hands": [[4, 4], [3, 3, 5]], "display": [1, 1, 2]})
    assert not [label for row in rows for label, _ in row if "Knock" in label]
    assert [label for label, _ in rows[-1]] == ["Yield", "Take 2"]
    assert [label for label, _ in buttons(LOW)[-1]][:2] == ["Yield", f"Take {LOW['display'][-1]}"]
