"""What has to be read can be read on a phone: 400 pixels wide, no type of a picture is smaller than 12 pixels."""

from collections.abc import Iterator
from importlib import import_module
from typing import cast

import pytest

import engine
import render
from render import furniture, plates
from render.canvas import Canvas, Sprite
from render.elemental_clash import deck_sheet, faces
from render.elemental_clash.looks import looks
from render.lettering import Face, Style
from render.palette import PANEL
from render.realm_of_the_defenders import deck_list
from tests.support.every import every_game
from tests.support.samples import legal_in, samples
from tests.support.sheet import NAMES
from words import words_of
from words.elemental_clash import ClashWords
from words.realm_of_the_defenders import RealmWords

PHONE, LEAST = 400, 12


def too_small(canvas: Canvas) -> dict[str, float]:
    """What stands in a picture that can't be read on a phone, and how large its type is there."""
    shown = {what: size * PHONE / canvas.width for what, size in canvas.types.items()}
    return {what: size for what, size in shown.items() if size < LEAST}


def pictures(game_id: str) -> Iterator[Canvas]:
    """All samples of a game's tables and hands, and the figures of its rules that are put together on a canvas."""
    drawn, words, found = render.PICTURES[game_id], words_of(game_id), samples(game_id)
    for view in found.tables().values():
        yield drawn.compose_table(view, NAMES, words)
    for view in found.hands().values():
        yield drawn.compose_hand(view, NAMES, words, legal_in(game_id, view))
    for draw in import_module(f"render.{game_id}.figures").FIGURES.values():
        figure = draw(words)
        if isinstance(figure, Canvas):
            yield figure


@every_game
def test_a_game_can_be_read_on_a_phone(game: engine.Game) -> None:
    written: set[str] = set()
    for canvas in pictures(game.id):
        assert too_small(canvas) == {}
        written |= canvas.types.keys()
    assert len(written) > 40


def test_decks_can_be_read_on_a_phone() -> None:
    words = cast(RealmWords, words_of("realm_of_the_defenders"))
    assert too_small(deck_list.compose(["2S", "2S", "10H", "X1"], "Stone", words)) == {}


def test_the_longest_names_of_clash_can_be_read_on_a_table_and_in_a_deck() -> None:
    words = cast(ClashWords, words_of("elemental_clash"))
    cards = sorted(looks(words).values(), key=lambda look: max(len(word) for word in look.name.split()))[-8:]
    canvas = Canvas(furniture.felt(furniture.WIDTH, 200))
    for look in cards:
        canvas.put(faces.tile(look, None), 0, 0)
    assert too_small(canvas) == {}
    assert too_small(deck_sheet.compose(cards * 2, "Stone", words)) == {}


@pytest.mark.parametrize("size", [20, 29])
def test_type_is_remembered_wherever_it_is_written(size: int) -> None:
    """On the picture itself, on a part laid on it, and on what a picture begins with."""
    canvas = Canvas(furniture.felt(1000, 100))
    canvas.text(0, 50, "written", Style(Face.TEXT, size), furniture.ON_FELT)
    canvas.put(Sprite("[laid]", plates.label("laid", size, PANEL)), 0, 0)
    again = Canvas(canvas.backdrop())
    assert too_small(again).keys() == {"written", "[laid]"}
