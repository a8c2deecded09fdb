"""What a Spellbook is made of, as a small picture: kinds, elements, levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from render import Picture, furniture, plates
from render.canvas import Canvas
from render.elemental_clash import faces, parts
from render.elemental_clash.looks import LEVELS, Look, looks
from render.elemental_clash.words import clipped
from render.furniture import GOLD_INK, ON_FELT, ON_PLATE, QUIET, QUIET_ON_FELT
from render.lettering import Face, Style, drawable, fit
from render.names import visible
from render.palette import PANEL

WIDTH, HEIGHT = 800, 470
TITLE = Style(Face.TITLE, 36)
TEXT = Style(Face.TEXT, 23)
NUMBER = Style(Face.STRONG, 25)
BAR = 150
LONGEST_NAME = 60
ELEMENTS = ("earth", "air", "fire", "water", "neutral")
KINDS = ("stone", "creature", "spell", "flash", "permanent")


def picture(deck: Sequence[str], name: str) -> Picture:
    """The sheet of a deck of card ids; ids that are not in the pool are left out."""
    known = [looks()[card] for card in deck if card in looks()]
    return Picture(compose(known, name).png(), _said(known, name))


def compose(cards: Sequence[Look], name: str) -> Canvas:
    """The sheet, put together but not yet encoded."""
    canvas = Canvas(furniture.felt(WIDTH, HEIGHT))
    canvas.text(24, 36, fit(drawable(visible(name, LONGEST_NAME)) or "A deck", TITLE, 560), TITLE, ON_FELT)
    canvas.text(WIDTH - 24, 38, f"{len(cards)} cards", TEXT, QUIET_ON_FELT, "r")
    _levels(canvas, 20, 76, cards)
    _elements(canvas, 420, 76, cards)
    _kinds(canvas, 20, 366, cards)
    return canvas


def _levels(canvas: Canvas, x: int, y: int, cards: Sequence[Look]) -> None:
    """The curve: how many cards of each level, creatures below, spells on top."""
    canvas.put(furniture.plate(380, 274, False), x, y, plates.MARGIN)
    canvas.text(x + 18, y + 26, "Levels", NUMBER, ON_PLATE)
    canvas.text(x + 362, y + 27, "creatures, spells", TEXT, QUIET, "r")
    levels = Counter((card.level, card.kind == "creature") for card in cards if card.level)
    most = max([levels[level, True] + levels[level, False] for level in (1, 2, 3)] + [1])
    for number, level in enumerate((1, 2, 3)):
        left, bottom = x + 34 + 116 * number, y + 232
        for creature in (True, False):
            high = BAR * levels[level, creature] // most
            if high:
                canvas.put(parts.bar(84, high, creature), left, bottom - high)
                bottom -= high
        total = levels[level, True] + levels[level, False]
        canvas.text(left + 42, bottom - 17, str(total), NUMBER, GOLD_INK, "m")
        canvas.text(left + 42, y + 252, LEVELS[level], NUMBER, ON_PLATE, "m")


def _elements(canvas: Canvas, x: int, y: int, cards: Sequence[Look]) -> None:
    """For each element the cards that need it, and the stones that give it."""
    canvas.put(furniture.plate(360, 274, False), x, y, plates.MARGIN)
    canvas.text(x + 18, y + 26, "Elements", NUMBER, ON_PLATE)
    canvas.text(x + 262, y + 27, "cards", TEXT, QUIET, "r")
    canvas.text(x + 342, y + 27, "stones", TEXT, QUIET, "r")
    needed, given = _by_element(cards)
    for number, element in enumerate(ELEMENTS):
        row = y + 68 + 41 * number
        canvas.put(faces.energy(element, PANEL, 32), x + 18, row - 16)
        canvas.text(x + 60, row, element, TEXT, ON_PLATE if needed[element] + given[element] else QUIET)
        canvas.text(x + 262, row, str(needed[element]), NUMBER, GOLD_INK if needed[element] else QUIET, "r")
        canvas.text(x + 342, row, str(given[element]), NUMBER, GOLD_INK if given[element] else QUIET, "r")


def _by_element(cards: Sequence[Look]) -> tuple[Counter[str], Counter[str]]:
    needed = Counter(card.element for card in cards if card.kind != "stone")
    given = Counter("neutral" if card.energy == "any" else card.energy for card in cards if card.kind == "stone")
    return needed, given


def _kinds(canvas: Canvas, x: int, y: int, cards: Sequence[Look]) -> None:
    canvas.put(furniture.plate(760, 84, False), x, y, plates.MARGIN)
    kinds = Counter(card.kind for card in cards)
    for number, kind in enumerate(KINDS):
        middle = x + 78 + 151 * number
        canvas.text(middle, y + 30, str(kinds[kind]), furniture.NAME, GOLD_INK if kinds[kind] else QUIET, "m")
        canvas.text(middle, y + 62, kind if kinds[kind] == 1 else _plural(kind), TEXT, QUIET, "m")


def _plural(kind: str) -> str:
    return "Flash" if kind == "flash" else f"{kind}s"


def _said(cards: Sequence[Look], name: str) -> str:
    levels = Counter(card.level for card in cards if card.level)
    kinds = Counter(card.kind for card in cards)
    needed, given = _by_element(cards)
    parts = [
        f"Deck {visible(name, LONGEST_NAME)}, {len(cards)} cards.",
        f"Kinds: {', '.join(f'{kinds[kind]} {kind}' for kind in KINDS)}.",
        f"Levels: {', '.join(f'{levels[level]} of {LEVELS[level]}' for level in (1, 2, 3))}.",
        f"Elements: {', '.join(f'{needed[element]} {element} ({given[element]} stones)' for element in ELEMENTS)}.",
    ]
    return clipped(" ".join(parts))
