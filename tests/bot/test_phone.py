"""How much room a message leaves for a tall picture on a phone."""

from typing import Any

import pytest
from discord.ui import View

from ui.interactions.components import button, make_view
from ui.interactions.ids import TablePress
from ui.interactions.phone_layout import DRAWN, SCREEN, WIDE, fill_button_rows, room_for_picture


def view(*rows: list[str]) -> View:
    items = []
    for number, row in enumerate(rows):
        for place, label in enumerate(row):
            items.append(button(TablePress("more", 10 * number + place), label, row=number))
    return make_view(*items)


def room(text: str = "-# Title", *rows: list[str]) -> int:
    return room_for_picture(text, view(*rows))


def test_every_line_and_every_row_of_buttons_leaves_less() -> None:
    whole = room()
    assert whole < SCREEN * DRAWN // WIDE
    assert whole > room("-# Title\n-# A second line") > room("-# Title\nA second line\nand a third")
    one, two = room("-# Title", ["End the turn"]), room("-# Title", ["End the turn"], ["More"])
    assert whole > one > two


def test_a_picture_that_is_as_high_as_there_is_room_fits_where_it_is_shown_widest() -> None:
    head, line = 64, 18  # from whom it is, and its title
    assert room() * WIDE / DRAWN + head + line <= SCREEN


def test_a_long_line_counts_as_often_as_it_is_broken() -> None:
    assert room("word " * 30) < room("word " * 8)


@pytest.mark.parametrize(
    ("labels", "lines"),
    [
        (["A1", "A2", "A3", "A4"], 1),
        (["A1", "A2", "A3", "A4", "A5"], 2),
        (["Pass", "Cards…", "Hint", "More"], 1),
        (["End the turn", "Cards…", "Undo", "I know this"], 2),
        (["Choose attackers…", "End the turn", "Cards…"], 2),
        (["Both attack: 10 cards lost if unblocked", "Choose attackers…"], 2),
    ],
)
def test_buttons_that_have_no_room_beside_each_other_take_another_line(labels: list[str], lines: int) -> None:
    """As a phone of 390 pixels shows them."""
    stacked = room("-# Title", *[["More"] for _ in range(lines)])
    assert room("-# Title", labels) == stacked


def labels_of(shown: Any) -> list[list[str]]:
    return [[one["label"] for one in row["components"]] for row in shown.to_components()]


def test_buttons_on_many_lines_stand_closer_in_their_order() -> None:
    rows = [
        ["Attack with 9♠", "Attack with 10♠", "Deploy K♠ for A♦"],
        ["End your turn", "Dismantle a Fortress"],
        ["Rules", "Hint", "More"],
        ["Back"],
    ]
    closer = labels_of(fill_button_rows(view(*rows)))
    assert [one for row in closer for one in row] == [one for row in rows for one in row]
    assert room("-# Title", *closer) > room("-# Title", *rows)
    assert closer[-1] == ["More", "Back"]


@pytest.mark.parametrize(
    "rows",
    [
        [["Deploy", "Attack"], ["End your turn", "Dismantle a Fortress"], ["Rules", "Hint", "More"]],
        [["Attack Ida with all of yours: 12 cards are lost"]] * 5,
    ],
    ids=["few", "full"],
)
def test_what_belongs_together_keeps_its_line_where_there_is_room_or_nothing_is_won(rows: list[list[str]]) -> None:
    assert labels_of(fill_button_rows(view(*rows))) == rows
