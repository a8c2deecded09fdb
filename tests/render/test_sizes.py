"""Every picture at the size at which Discord shows it: within 550 x 350 on a desktop, 400 pixels wide on a phone.

No picture is shown at less than two fifths of its size in either place, no letter in it is smaller than 11 pixels
there, and none is higher than seven elevenths of its width, so that it is as wide as any on a desktop, too.

But what somebody alone sees may be tall, or in large type: no letter of a tall one is smaller than 14 pixels on a
phone, and none of one in large type is so anywhere.
"""

import random
from collections.abc import Iterator
from io import BytesIO
from itertools import islice, product
from typing import Any

import pytest
from PIL import Image

import engine
import render
from render.kit.canvas import Canvas
from render.kit.shapes import LARGE, SHAPES, TALL, WIDE
from tests.support.english import VOICE
from tests.support.every import every_game
from tests.support.samples import legal_in, samples
from tests.support.sheet import NAMES
from tests.support.unpainted import unpainted
from words import words_of_game

DESKTOP, PHONE = (550, 350), 400
SCALE, LETTERS, LARGE_LETTERS = 0.4, 11, 14
HIGHEST = 7 / 11
POSITIONS, A_GAME = 200, 25
"""So many positions are looked at, so many of each game at most."""
OTHERS = 5
"""In every so many of them a hand is looked at in all shapes."""


def positions(game: engine.Game) -> Iterator[tuple[engine.State[Any], int]]:
    """Positions all over random games of two people and of as many as there can be, the last of each among them."""
    for number in range(POSITIONS):
        chance = random.Random(f"{game.id} {number}")
        seats = game.min_seats if number % 2 == 0 else game.max_seats
        state = game.new(seats, str(number), {})
        steps = [(state.copy(), seats)]
        while state.active:
            seat = chance.choice(state.active)
            state.play(seat, chance.choice(state.legal(seat)))
            steps.append((state.copy(), seats))
        apart = -(-len(steps) // A_GAME)
        yield from steps[::-1][::apart]


def pictures(game: engine.Game) -> Iterator[tuple[str, str, Canvas]]:
    """The table, the wide hand of a seat and everything open in each position, and all samples."""
    drawn, words = render.PICTURES[game.id], words_of_game(game.id)
    for number, (state, seats) in enumerate(islice(positions(game), POSITIONS)):
        names, seat = NAMES[:seats], engine.Seat(number % seats)
        views = {other: state.see(engine.Seat(other)) for other in range(seats)}
        yield f"table {number}", WIDE, drawn.compose_table(state.see(None), names, words)
        yield (
            f"hand {number}",
            WIDE,
            drawn.compose_hand(views[seat], names, words, state.legal(seat) if state.active else ()),
        )
        yield f"open {number}", WIDE, drawn.compose_open_hands(state.see(None), views, names, words)
    for name, view in samples(game.id).tables().items():
        yield f"table {name}", WIDE, drawn.compose_table(view, NAMES, words)
        yield f"shot {name}", WIDE, drawn.compose_film_shot(view, NAMES, words)
    for name, view in samples(game.id).hands().items():
        yield f"hand {name}", WIDE, drawn.compose_hand(view, NAMES, words, legal_in(game.id, view))


def hands(game: engine.Game) -> Iterator[tuple[str, str, Canvas]]:
    """Hands in the other shapes that a game has: those of all samples, and of some positions."""
    drawn, words = render.PICTURES[game.id], words_of_game(game.id)
    views: list[tuple[str, Any, tuple[str, ...]]] = [
        (name, view, NAMES) for name, view in samples(game.id).hands().items()
    ]
    for number, (state, seats) in enumerate(islice(positions(game), 0, POSITIONS, OTHERS)):
        views.append((f"{number}", state.see(engine.Seat(number % seats)), NAMES[:seats]))
    for name, view, names in views:
        for shape in drawn.hand_composers.keys() - {WIDE}:
            yield f"{shape} {name}", shape, drawn.compose_hand(view, names, words, legal_in(game.id, view), shape)


def shown(canvas: Canvas) -> tuple[float, float]:
    """At which scale Discord shows a picture: on a desktop, and on a phone."""
    return min(1, DESKTOP[0] / canvas.width, DESKTOP[1] / canvas.height), min(1, PHONE / canvas.width)


def faults(canvas: Canvas, shape: str = WIDE) -> Iterator[str]:
    """What is too small or too high in a picture, wherever it is shown."""
    for where, scale in zip(("desktop", "phone"), shown(canvas), strict=True):
        if scale < SCALE:
            yield f"shown at {scale:.2f} on a {where}"
        least = LARGE_LETTERS if shape == LARGE or (shape == TALL and where == "phone") else LETTERS
        if letters := [what for what, size in canvas.types.items() if size * scale < least]:
            yield f"too small on a {where}: {letters}"
    if shape != TALL and canvas.height > HIGHEST * canvas.width:
        yield f"{canvas.height} high and {canvas.width} wide"


def told(canvases: Iterator[tuple[str, str, Canvas]]) -> tuple[int, list[str]]:
    """How many pictures there are, and what is wrong with which."""
    seen, wrong = 0, []
    for what, shape, canvas in canvases:
        seen += 1
        wrong += [f"{what}: {fault}" for fault in faults(canvas, shape)]
    return seen, wrong


@pytest.mark.thorough
@every_game
def test_every_picture_of_a_game_can_be_read_where_discord_shows_it(game: engine.Game) -> None:
    seen, wrong = unpainted(lambda: told(pictures(game)))
    assert seen >= 3 * POSITIONS
    assert wrong == []


@pytest.mark.thorough
@every_game
def test_hands_in_other_shapes_can_be_read_where_discord_shows_them(game: engine.Game) -> None:
    seen, wrong = unpainted(lambda: told(hands(game)))
    assert seen >= POSITIONS // OTHERS or len(render.PICTURES[game.id].hand_composers) == 1
    assert wrong == []


@every_game
def test_nothing_is_smaller_in_large_type_than_in_the_usual_picture(game: engine.Game) -> None:
    drawn, words = render.PICTURES[game.id], words_of_game(game.id)
    for name, view in samples(game.id).hands().items():
        wide, large = [drawn.compose_hand(view, NAMES, words, legal_in(game.id, view), one) for one in (WIDE, LARGE)]
        for before, after in zip(shown(wide), shown(large), strict=True):
            assert after >= before, name
            for text in wide.types.keys() & large.types.keys():
                assert large.types[text] * after >= wide.types[text] * before, (name, text)


@every_game
def test_the_end_of_a_game_is_there_in_every_shape(game: engine.Game) -> None:
    drawn, words = render.PICTURES[game.id], words_of_game(game.id)
    if not drawn.end_composers:  # the hands of such a game are wide at its end, too
        assert not {TALL, LARGE} & {*drawn.hand_composers}
        return
    assert {*drawn.end_composers} == {TALL, LARGE}
    ended = [view for view in samples(game.id).tables().values() if view.outcome is not None]
    assert ended
    for view, shape in product(ended, (TALL, LARGE)):
        canvas = drawn.end_composers[shape](view, NAMES, words)
        assert not [*faults(canvas, shape)], (shape, view.outcome)
        wide = drawn.compose_table(view, NAMES, words)
        on_a_phone = shown(canvas)[1] / shown(wide)[1]
        assert on_a_phone > 1


@every_game
def test_a_shape_that_a_game_has_no_layout_for_is_wide(game: engine.Game) -> None:
    own = render.PICTURES[game.id].hand_composers
    view = next(iter(samples(game.id).hands().values()))
    wide, *others = [(shape, render.hand_picture(VOICE, game.id, view, NAMES, (), shape)) for shape in SHAPES]
    for shape, picture in others:
        assert picture.alt == wide[1].alt
        assert (picture.png != wide[1].png) == (shape in own)
        width, height = Image.open(BytesIO(picture.png)).size
        assert (height > HIGHEST * width) == (shape == TALL and shape in own)


@every_game
def test_a_cover_is_no_higher_than_a_table(game: engine.Game) -> None:
    width, height = Image.open(BytesIO(render.cover_picture(VOICE, game.id).png)).size
    assert PHONE / width >= SCALE
    assert height <= HIGHEST * width


@every_game
def test_a_deck_is_no_higher_than_a_table(game: engine.Game) -> None:
    for name, cards in game.decks.ready.items() if game.decks else ():
        width, height = Image.open(BytesIO(render.deck_picture(VOICE, game.id, cards, name).png)).size
        assert PHONE / width >= SCALE
        assert height <= HIGHEST * width


@pytest.mark.parametrize(("width", "height"), [(1100, 300), (1000, 900), (1000, 640)])
def test_a_picture_that_is_too_large_is_found(width: int, height: int) -> None:
    assert list(faults(Canvas(render.kit.table_parts.felt_backdrop(width, height))))
