"""The cover and the pictures of the rules pages of Elemental."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Literal

from PIL import Image

from engine.contract import Seat
from engine.elemental import ElementalView
from engine.elemental.board import COORDINATES, DIRECTIONS, NAMES, Element
from engine.elemental.chronicle import RoundEvent
from engine.elemental.events import Fought, Landed, Moved
from engine.elemental.pieces import KINGS, QUIET_LIMIT, SEATS, SIDES
from engine.elemental.view import PieceView, SideView, Wells
from render.elemental import board, parts, signs, tiles
from render.elemental.geometry import BOARD_HEIGHT, CELL_CENTRES
from render.kit.canvas import Backdrop, Canvas, make_backdrop
from render.kit.cover import CoverLines, write_words
from render.kit.lettering import FontFace, Ink, TextStyle, fit_broken_lines
from render.kit.palette import FELT, GOLD, IVORY, RED, plain_image
from render.kit.sketch import point_on_circle
from render.kit.table_parts import ON_FELT, QUIET_ON_FELT, STRONG, TEXT, felt_backdrop
from words.elemental import ElementalWords

WIDTH = 1000
_TITLE, _LEAD = TextStyle(FontFace.TITLE, 76), TextStyle(FontFace.TEXT, 30)
PlacedPiece = tuple[int, int, Element | None, str, Literal[1, 2]]
"""Seat, number, element, cell, energy."""


def position_view(
    pieces: Sequence[PlacedPiece], last: Sequence[RoundEvent] = (), wells: Sequence[str] = ()
) -> ElementalView:
    """Everybody's view of a position in the second round: these pieces, what has happened, full fountains."""
    sides = [_side_with_pieces(seat, [placed for placed in pieces if placed[0] == seat]) for seat in SEATS]
    return ElementalView(
        game="elemental",
        viewer=None,
        phase="orders",
        round=2,
        quiet=0,
        quiet_limit=QUIET_LIMIT,
        active=SEATS,
        supply=6,
        wells=Wells("c4" in wells, "g4" in wells),
        fatigue=(),
        seats=(sides[0], sides[1]),
        order=None,
        choice=None,
        last=tuple(last),
        seen=(),
        outcome=None,
    )


def _side_with_pieces(seat: Seat, pieces: Sequence[PlacedPiece]) -> SideView:
    shown: Any = tuple(piece_at(number, element, cell, energy) for _, number, element, cell, energy in pieces)
    return SideView(seat, SIDES[seat], KINGS[seat], 1, False, shown)


def piece_at(number: int, element: Element | None, cell: str, energy: Literal[1, 2], fresh: bool = False) -> PieceView:
    """A piece on a cell; ``element``: None where the figure hides it; ``fresh``: summoned in this round."""
    return PieceView(number, cell, energy, fresh, False, element, ())


def move_event(seat: int, number: int, start: str, cell: str) -> Moved:
    """The event of a piece that moves from one cell to another, and is not stopped."""
    return Moved(seat=SEATS[seat], number=number, by="move", stopped=False, start=start, cell=cell)


def knockback_event(seat: int, number: int, start: str, cell: str) -> Landed:
    """The event of a piece that is knocked back from one cell to another."""
    return Landed(seat=SEATS[seat], number=number, start=start, cell=cell)


def fight_event(one: str, other: str, damage: tuple[int, int]) -> Fought:
    """The event of a fight of Fire with Ice, from two cells or for one and the same; ``damage``: by seat."""
    return Fought(
        kind="priority" if one == other else "ordinary",
        numbers=(1, 2),
        cells=(one, other),
        elements=("fire", "ice"),
        acting=("fire", "ice"),
        damage=damage,
        pushed=(False, False),
    )


def board_image(view: ElementalView, marks: Mapping[str, str] | None = None) -> Image.Image:
    """The whole board with a position, and numbers on some cells."""
    canvas = Canvas(board.empty_board(WIDTH))
    board.draw_position(canvas, view)
    for cell, text in (marks or {}).items():
        x, y = CELL_CENTRES[cell]
        canvas.put(tiles.number_mark(text), board.LEFT + x - 22, y - 22)
    return canvas.image()


def _canvas_with_images(*images: Image.Image, height: int) -> Canvas:
    picture = plain_image((WIDTH, height), FELT)
    x = 60
    for image in images:
        picture.paste(image, (x, (height - image.height) // 2))
        x += image.width + 24
    return Canvas(make_backdrop(picture))


def _board_figure(words: ElementalWords) -> Canvas:
    numbers = [(0, cell) for cell in ("e3", "f2", "f1", "e1", "d1", "d2")] + [
        (1, cell) for cell in ("e7", "d7", "d8", "e9", "f8", "f7")
    ]
    placed: list[PlacedPiece] = [(seat, i % 6 + 1, None, cell, 2) for i, (seat, cell) in enumerate(numbers)]
    canvas = Canvas(make_backdrop(board_image(position_view(placed)).crop((1, 0, WIDTH + 1, BOARD_HEIGHT))))
    x = 650
    lines: tuple[tuple[str, Element], ...] = (
        ("b5", "wind"), ("h5", "ice"), ("e5", "earth"), ("b2", "fire"), ("h2", "water"),
    )  # fmt: skip
    for place, (cell, element) in enumerate(lines):
        y = 170 + 54 * place
        canvas.put(tiles.cell_tile(cell), x, y - 33)
        canvas.write_line(x + 88, y, f"{cell}  {words.element_name(element)}", TEXT, ON_FELT, room=WIDTH - x - 98)
    for place, (cell, what) in enumerate((("c4", "wells"), ("e2", "south"), ("e8", "north"))):
        y = 170 + 54 * (5 + place)
        canvas.put(tiles.cell_tile(cell), x, y - 33)
        canvas.write_line(x + 88, y, words.say(f"figure-{what}"), TEXT, ON_FELT, room=WIDTH - x - 98)
    return canvas


def _dash_hour_by_cell() -> dict[str, str]:
    """The cell of each hour of a dash from e5."""
    at = dict(zip(COORDINATES, NAMES, strict=True))
    found = {}
    for hour in range(12):
        (q, r), (u, v) = DIRECTIONS[hour // 2], DIRECTIONS[(hour + 1) // 2 % 6]
        found[at[q + u, r + v]] = str(hour or 12)
    return found


def _dash_figure(words: ElementalWords) -> Canvas:
    top = CELL_CENTRES["e7"][1]
    whole = board_image(position_view([(0, 1, None, "e5", 2)]), _dash_hour_by_cell())
    x, y = CELL_CENTRES["e5"]
    image = whole.crop((board.LEFT + 1 + x - 160, top - 40, board.LEFT + 1 + x + 160, 2 * y - top + 40))
    canvas = _canvas_with_images(image, height=380)
    said = [words.say(f"figure-dash-{row + 1}") for row in range(5)]
    room, lines = WIDTH - 446, list[tuple[str, TextStyle, Ink]]()
    paragraphs = (said[:1], STRONG, ON_FELT), (said[1:4], TEXT, QUIET_ON_FELT), (said[4:], STRONG, ON_FELT)
    for texts, style, ink in paragraphs:
        broken, smaller = fit_broken_lines(texts, style, room, 5)
        lines += [(line, smaller, ink) for line in broken]
    step = 44 if len(lines) == len(said) else 38
    for row, (line, style, ink) in enumerate(lines):
        canvas.write_line(430, 188 + step * row - step * (len(lines) - 1) // 2, line, style, ink, room=room)
    return canvas


def _chart_figure(words: ElementalWords) -> Canvas:
    canvas = Canvas(felt_backdrop(WIDTH, 400))
    order = signs.ELEMENT_CIRCLE
    points = {element: point_on_circle((280, 205), 145, place / 5) for place, element in enumerate(order)}
    for place, element in enumerate(order):
        for step, colour in ((1, GOLD.mid), (2, IVORY)):
            (x, y), (u, v) = points[element], points[order[(place + step) % 5]]
            length = ((u - x) ** 2 + (v - y) ** 2) ** 0.5
            across, down = (u - x) / length, (v - y) / length
            begin = round(x + across * 48), round(y + down * 48)
            sprite, left, top = signs.arrow_sprite(
                round(u - across * 50) - begin[0], round(v - down * 50) - begin[1], colour, 6, dashes=False
            )
            canvas.put(sprite, begin[0] - left, begin[1] - top)
    for element, (x, y) in points.items():
        canvas.put(signs.element_medal(element), round(x) - 46, round(y) - 46)
    for place, element in enumerate(order):
        beaten = words.catalogue.list_in_sentence([words.element_name(order[(place + step) % 5]) for step in (1, 2)])
        y = 90 + 58 * place
        end = 550 + canvas.write_line(540, y, words.element_name(element), STRONG, ON_FELT, room=190)
        canvas.write_line(end, y, words.say("figure-beats", beaten=beaten), TEXT, QUIET_ON_FELT, room=WIDTH - 10 - end)
    return canvas


def _thrown_to(words: ElementalWords) -> Canvas:
    pieces: list[PlacedPiece] = [(0, 1, "fire", "e4", 2), (1, 2, "ice", "e5", 1)]
    marks = {"e6": "1", "d5": "2", "f5": "2", "d4": "3", "f4": "3"}
    image = board_image(position_view(pieces, [fight_event("e4", "e5", (0, 1))]), marks)
    x, y = CELL_CENTRES["e5"]
    left = board.LEFT + 1
    canvas = _canvas_with_images(image.crop((left + x - 106, y - 104, left + x + 106, y + 104)), height=260)
    for row in range(4):
        canvas.write_line(330, 66 + 44 * row, words.say(f"figure-thrown-{row + 1}"), TEXT, ON_FELT, room=WIDTH - 340)
    return canvas


def _priority_figure(words: ElementalWords) -> Canvas:
    back = position_view(
        [(0, 1, "ice", "e2", 1), (1, 2, "fire", "e4", 2)],
        [move_event(0, 1, "e3", "e4"), fight_event("e4", "e4", (1, 0)), knockback_event(0, 1, "e4", "e2")],
    )
    on = position_view(
        [(0, 1, "fire", "e4", 2), (1, 2, "ice", "e6", 1)],
        [move_event(0, 1, "e3", "e4"), fight_event("e4", "e4", (0, 1)), knockback_event(1, 2, "e4", "e6")],
    )
    x, top, bottom = CELL_CENTRES["e6"][0], CELL_CENTRES["e6"][1], CELL_CENTRES["e2"][1]
    left = board.LEFT + 1
    images = [board_image(view).crop((left + x - 100, top - 38, left + x + 100, bottom + 38)) for view in (back, on)]
    canvas = Canvas(_two_images_backdrop(images))
    for at, what, count, room in ((226, "comer", 3, 282), (726, "holder", 4, 266)):
        said = [words.say(f"figure-{what}-{row + 1}") for row in range(count)]
        lines, style = fit_broken_lines(said, TEXT, room, 8)
        top = 130 - 18 * (len(lines) - count)
        for row, line in enumerate(lines):
            canvas.write_line(at, top + 36 * row, line, style, ON_FELT, room=room)
    return canvas


def _two_images_backdrop(images: Sequence[Image.Image]) -> Backdrop:
    picture = plain_image((WIDTH, images[0].height + 32), FELT)
    for image, x in zip(images, (16, 516), strict=True):
        picture.paste(image, (x, 16))
    return make_backdrop(picture)


def _signs_figure(words: ElementalWords) -> Canvas:
    canvas = Canvas(felt_backdrop(WIDTH, 402))
    pieces = (
        (0, piece_at(3, None, "e3", 2, fresh=True), words.say("figure-signs-full")),
        (1, piece_at(2, "ice", "e5", 1), words.say("figure-signs-half")),
    )
    for row, (seat, piece, text) in enumerate(pieces):
        parts.draw_piece(canvas, 56, 58 + 72 * row, seat, piece)
        canvas.write_wrapped(108, 56 + 72 * row, text, TEXT, ON_FELT, 452)
    for row, (colour, dashes, text) in enumerate(
        (
            (parts.SIDE_ARROW_COLOURS[0], False, words.say("figure-signs-went")),
            (RED.light, True, words.say("figure-signs-thrown")),
        )
    ):
        sprite, left, top = signs.arrow_sprite(64, 0, colour, 6, dashes)
        canvas.put(sprite, 22 - left, 198 + 72 * row - top)
        canvas.write_wrapped(108, 198 + 72 * row, text, TEXT, ON_FELT, 452)
    eye = parts.eye_sprite()
    canvas.put(eye, 54 - eye.image.width // 2, 344 - eye.image.height // 2)
    canvas.write_wrapped(108, 344, words.say("figure-signs-known"), TEXT, ON_FELT, 452)
    right = (
        (signs.fight_burst("hit"), words.say("figure-signs-fight")),
        (parts.defeated_piece_sprite(), words.say("figure-signs-defeat")),
        (parts.crystal_sprite(42), words.say("figure-signs-crystal")),
        (tiles.choosable_cell_edge(), words.say("figure-signs-choose")),
        (parts.danger_mark(), words.say("figure-signs-danger")),
    )
    for row, (sprite, text) in enumerate(right):
        y = 56 + 72 * row
        canvas.put(sprite, 590 - sprite.image.width // 2, y - sprite.image.height // 2)
        canvas.write_wrapped(646, y, text, TEXT, ON_FELT, WIDTH - 656)
    return canvas


def compose_cover(words: ElementalWords) -> Canvas:
    """The lobby's picture."""
    pieces: list[PlacedPiece] = [
        (0, 3, "fire", "e4", 2), (0, 1, None, "d3", 2), (0, 5, None, "f3", 2), (0, 2, None, "c3", 1),
        (1, 2, "ice", "e6", 1), (1, 4, None, "d6", 2), (1, 1, None, "g5", 2), (1, 6, None, "f6", 2),
    ]  # fmt: skip
    last: list[RoundEvent] = [
        move_event(0, 3, "e3", "e4"),
        fight_event("e4", "e5", (0, 1)),
        knockback_event(1, 2, "e5", "e6"),
    ]
    shown = board_image(position_view(pieces, last, ["c4"]))
    picture = plain_image((1000, 400), FELT)
    picture.paste(shown.crop((1, 138, 586, 538)), (415, 0))
    canvas = Canvas(make_backdrop(picture))
    lead = [words.say("picture-lead"), words.say("picture-lead-more")]
    write_words(
        canvas, CoverLines([words.say("title")], _TITLE, 36, 140, 0, 372), CoverLines(lead, _LEAD, 38, 216, 40, 374)
    )
    return canvas


FIGURES: Mapping[str, Callable[[ElementalWords], Canvas]] = MappingProxyType(
    {
        "board": _board_figure,
        "dash": _dash_figure,
        "chart": _chart_figure,
        "thrown": _thrown_to,
        "priority": _priority_figure,
        "signs": _signs_figure,
    }
)
"""What the rules pages show, by the name in `figure:name`."""
