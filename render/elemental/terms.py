"""The pictures of the terms of Elemental."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType

from engine.elemental.board import FOUNTAIN_CENTRES, Element
from engine.elemental.chronicle import RoundEvent
from engine.elemental.pieces import KINGS
from engine.elemental.view import PieceView
from render.elemental import board, parts, signs, tiles
from render.elemental.figures import (
    PlacedPiece,
    board_image,
    fight_event,
    knockback_event,
    move_event,
    piece_at,
    position_view,
)
from render.elemental.geometry import CELL_CENTRES
from render.pictures import Picture
from render.terms import TermPart, arrow_part, centred_picture, side_by_side, sprite_part
from words.elemental import ElementalWords

_ROUND = 84
"""Pixels that a picture of some cells shows around their middles."""
_ELEMENTALS: Sequence[Element] = ("earth", "fire", "ice", "wind", "water")


def _piece_part(words: ElementalWords, seat: int, piece: PieceView, caption: str = "") -> TermPart:
    half = parts.TOKEN_RADIUS + 6
    said = f"{piece.number} {words.element_name(piece.element)}"
    return TermPart(
        lambda canvas, x, y: parts.draw_piece(canvas, x + half, y + half, seat, piece),
        2 * half, 2 * half, said, caption,
    )  # fmt: skip


def _parts_side_by_side(words: ElementalWords, *pieces: TermPart) -> Picture:
    return side_by_side(words.catalogue, *pieces)


def _elementals_picture(words: ElementalWords) -> Picture:
    shown = [piece_at(number, element, "e5", 2) for number, element in enumerate(_ELEMENTALS, 1)]
    return _parts_side_by_side(
        words, *[_piece_part(words, 0, piece, words.element_name(piece.element)) for piece in shown]
    )


def _kings_picture(words: ElementalWords) -> Picture:
    shown = [(seat, piece_at(6, king, "e1", 2)) for seat, king in enumerate(KINGS)]
    return _parts_side_by_side(
        words, *[_piece_part(words, seat, piece, words.element_name(piece.element)) for seat, piece in shown]
    )


def _energy_picture(words: ElementalWords) -> Picture:
    return _parts_side_by_side(
        words, *[_piece_part(words, 0, piece_at(3, "fire", "e5", energy), f"{energy}/2") for energy in (2, 1)]
    )


def _board_section(
    words: ElementalWords, pieces: Sequence[PlacedPiece], cells: Sequence[str],
    last: Sequence[RoundEvent] = (), wells: Sequence[str] = (),
) -> Picture:  # fmt: skip
    """The part of the board around some cells, with pieces and what they have just done."""
    image = board_image(position_view(pieces, last, wells))
    across, down = zip(*(CELL_CENTRES[cell] for cell in cells), strict=True)
    left = board.LEFT + 1
    box = (left + min(across) - _ROUND, min(down) - _ROUND, left + max(across) + _ROUND, max(down) + _ROUND)
    part = image.crop((max(box[0], 1), max(box[1], 0), min(box[2], image.width), min(box[3], image.height)))
    said = [
        words.say("step-piece", number=number, element=words.element_name(element), cell=cell)
        for _, number, element, cell, _ in pieces
    ]
    return Picture(
        centred_picture(part).png(), words.catalogue.list_in_sentence(said or [words.catalogue.list_in_sentence(cells)])
    )


def _fountains_picture(words: ElementalWords) -> Picture:
    shown = [(FOUNTAIN_CENTRES[element], element) for element in _ELEMENTALS]
    return _parts_side_by_side(
        words,
        *[
            sprite_part(tiles.cell_tile(cell), 0, f"{cell} {words.element_name(one)}", words.element_name(one))
            for cell, one in shown
        ],
    )


def _cells_picture(words: ElementalWords, *cells: str) -> Picture:
    return _parts_side_by_side(words, *[sprite_part(tiles.cell_tile(cell), 0, cell, cell) for cell in cells])


def _summon_picture(words: ElementalWords) -> Picture:
    back = _piece_part(words, 0, piece_at(2, "ice", "e2", 2, fresh=True))
    paid = [sprite_part(parts.crystal_sprite(46)) for _ in range(2)]
    return _parts_side_by_side(words, *paid, arrow_part(), back)


def _heal_picture(words: ElementalWords) -> Picture:
    half, whole = (_piece_part(words, 0, piece_at(3, "fire", "e2", energy)) for energy in (1, 2))
    return _parts_side_by_side(words, half, sprite_part(parts.crystal_sprite(46)), arrow_part(), whole)


def _substitute_picture(words: ElementalWords) -> Picture:
    before, after = (_piece_part(words, 0, piece_at(3, element, "e2", 2)) for element in ("fire", "ice"))
    return _parts_side_by_side(words, before, sprite_part(parts.crystal_sprite(46)), arrow_part(), after)


def _fight_signs_picture(words: ElementalWords) -> Picture:
    """What fights may come to: as buttons foretell it, and as the board shows it then."""
    shown: Sequence[tuple[signs.FightOutcome, str]] = (("hit", "beats"), ("defeat", "defeats"), ("level", "level"))
    said = [(signs.fight_burst(outcome), words.say(f"forecast-{forecast}")) for outcome, forecast in shown]
    return _parts_side_by_side(words, *[sprite_part(burst, 0, caption, caption) for burst, caption in said])


_FRESH = piece_at(3, "fire", "e3", 2, fresh=True)
TERMS: Mapping[str, str | Callable[[ElementalWords], Picture]] = MappingProxyType(
    {
        "elemental": _elementals_picture,
        "king": _kings_picture,
        "order": lambda words: _board_section(
            words,
            [(0, 3, None, "e4", 2), (1, 2, None, "e6", 2)],
            ["e3", "e7"],
            [move_event(0, 3, "e3", "e4"), move_event(1, 2, "e7", "e6")],
        ),
        "move": lambda words: _board_section(
            words, [(0, 3, "fire", "e4", 2)], ["e3", "e4"], [move_event(0, 3, "e3", "e4")]
        ),
        "dash": "dash",
        "fresh": lambda words: _parts_side_by_side(words, _piece_part(words, 0, _FRESH)),
        "energy": _energy_picture,
        "chart": "chart",
        "fountain": _fountains_picture,
        "well": lambda words: _cells_picture(words, "c4", "g4"),
        "crystal": lambda words: _board_section(words, [], ["b4", "c4", "d4"], wells=["c4"]),
        "circle": lambda words: _cells_picture(words, "e2", "e8"),
        "summon": _summon_picture,
        "heal": _heal_picture,
        "substitute": _substitute_picture,
        "teleport": lambda words: _board_section(
            words, [(0, 3, "fire", "c4", 2)], ["c4", "g4"], [move_event(0, 3, "g4", "c4")]
        ),
        "ordinary": lambda words: _board_section(
            words, [(0, 1, "fire", "e4", 2), (1, 2, "ice", "e5", 1)], ["e4", "e5"], [fight_event("e4", "e5", (0, 1))]
        ),
        "priority": "priority",
        "thrown": "thrown",
        "push": lambda words: _board_section(
            words, [(1, 2, "ice", "e3", 2), (0, 6, "light", "e1", 2)], ["e1", "e3"], [knockback_event(0, 6, "e2", "e1")]
        ),
        "signs": _fight_signs_picture,
    }
)
"""What is drawn for each term."""
