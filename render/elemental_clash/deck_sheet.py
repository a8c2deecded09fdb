"""What a Spellbook is made of: its cards in two columns, and beside them levels, elements, kinds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.elemental_clash import POOL
from render.elemental_clash import column, faces, hand_cards, parts
from render.elemental_clash.geometry import ASIDE_WIDTH as CARD
from render.elemental_clash.looks import CardLook, card_looks
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import SMALLEST, FontFace, TextStyle, cut_to_fit, drawable_text, extra_height
from render.kit.names import visible_name
from render.kit.palette import PANEL
from render.kit.table_parts import GOLD_INK, HIGHEST, ON_FELT, ON_PLATE, QUIET, QUIET_ON_FELT, WIDTH
from render.pictures import Picture
from words.elemental_clash import ClashWords, alt_texts
from words.elemental_clash.alt_texts import ELEMENTS, KINDS

LEFT, TOP, GAP = 10, 62, 6
STEP_X, STEP_Y = CARD + 8, hand_cards.LOW + 4
ROWS = (HIGHEST - TOP - 8) // STEP_Y
ASIDE = LEFT + 2 * STEP_X
ROOM = WIDTH - ASIDE - 12
PLATES = 148, 190, 190
"""How high the levels, the elements and the kinds are."""
TITLE = TextStyle(FontFace.TITLE, 36)
TEXT = TextStyle(FontFace.TEXT, SMALLEST)
NUMBER = TextStyle(FontFace.STRONG, SMALLEST)
BAR = 46
SWATCHES = {"creature": True, "spell": False}
"""The kinds beside which their piece of the curve is shown."""
LONGEST_NAME = 60


def picture(deck: Sequence[str], name: str, words: ClashWords) -> Picture:
    """The sheet of a deck of card ids; ids that are not in the pool are left out."""
    known = [card for card in deck if card in POOL]
    said = alt_texts.deck_alt(words, known, visible_name(name, LONGEST_NAME))
    return Picture(compose([card_looks(words)[card] for card in known], name, words).png(), said)


def compose(cards: Sequence[CardLook], name: str, words: ClashWords) -> Canvas:
    """The sheet, put together but not yet encoded."""
    counts = Counter(cards)
    order = sorted(counts, key=lambda card: (KINDS.index(card.kind), card.level, card.name))
    rows = ROWS if len(order) <= 2 * ROWS else ROWS - 1
    shown, rest = order[: 2 * rows], order[2 * rows :]
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, HIGHEST))
    title = cut_to_fit(drawable_text(visible_name(name, LONGEST_NAME)) or words.say("picture-deck"), TITLE, ASIDE - 40)
    canvas.write_line(LEFT + 8, 32, title, TITLE, ON_FELT)
    canvas.write_line(WIDTH - 22, 33, words.say("picture-deck-cards", n=len(cards)), TEXT, QUIET_ON_FELT, "r", ROOM)
    for place, card in enumerate(shown):
        at = LEFT + place // rows * STEP_X, TOP + place % rows * STEP_Y
        canvas.put(hand_cards.hand_card(card, "line", None, counts[card]), *at, faces.MARGIN)
    if rest:
        text = words.say("picture-and", cards=", ".join(f"{counts[card]} {words.card(card.id)}" for card in rest))
        canvas.write_line(
            LEFT, TOP + rows * STEP_Y + 20, column.shortened_name_list(text, 2 * STEP_X - 24), TEXT, QUIET_ON_FELT
        )
    top = TOP
    for draw, high in zip((_draw_level_curve, _draw_element_counts, _draw_kind_counts), PLATES, strict=True):
        high += _extra_kinds_height(words, Counter(card.kind for card in cards)) if draw is _draw_kind_counts else 0
        canvas.put(table_parts.plate(ROOM, high, False), ASIDE, top, plates.MARGIN)
        draw(canvas, top, cards, words)
        top += high + GAP
    return canvas


def _draw_level_curve(canvas: Canvas, y: int, cards: Sequence[CardLook], words: ClashWords) -> None:
    """The curve: how many cards of each level, creatures below, spells on top."""
    canvas.write_line(ASIDE + 14, y + 23, words.say("picture-levels"), NUMBER, ON_PLATE, room=ROOM - 28)
    levels = Counter((card.level, card.kind == "creature") for card in cards if card.level)
    most = max([levels[level, True] + levels[level, False] for level in (1, 2, 3)] + [1])
    wide = (ROOM - 28) // 3
    for number, level in enumerate((1, 2, 3)):
        left, bottom = ASIDE + 14 + wide * number, y + 114
        for creature in (True, False):
            high = BAR * levels[level, creature] // most
            if high:
                canvas.put(parts.curve_bar(wide - 12, high, creature), left + 6, bottom - high)
                bottom -= high
        total = levels[level, True] + levels[level, False]
        middle = left + wide // 2
        canvas.write_line(middle, bottom - 15, str(total), NUMBER, GOLD_INK, "m")
        canvas.write_line(middle, y + 132, words.say(f"level-{level}"), NUMBER, ON_PLATE, "m", wide)


def _draw_element_counts(canvas: Canvas, y: int, cards: Sequence[CardLook], words: ClashWords) -> None:
    """For each element the cards that need it, and the stones that give it."""
    needed = Counter(card.element for card in cards if card.kind != "stone")
    given = Counter("neutral" if card.energy == "any" else card.energy for card in cards if card.kind == "stone")
    ends = ASIDE + 118, ASIDE + ROOM - 12
    for end, key, room in zip(ends, ("cards", "stones"), (106, ends[1] - ends[0] - 12), strict=True):
        canvas.write_line(end, y + 22, words.say(f"picture-{key}"), TEXT, QUIET, "r", room)
    for number, element in enumerate(ELEMENTS):
        row = y + 50 + 30 * number
        canvas.put(faces.element_sign(element, PANEL, 30), ASIDE + 14, row - 15)
        for end, count in zip(ends, (needed[element], given[element]), strict=True):
            canvas.write_line(end, row, str(count), NUMBER, GOLD_INK if count else QUIET, "r")


def _draw_kind_counts(canvas: Canvas, y: int, cards: Sequence[CardLook], words: ClashWords) -> None:
    """How many cards of each kind, and how the curve shows it."""
    kinds, row = Counter(card.kind for card in cards), y + 25
    for kind in KINDS:
        canvas.write_line(ASIDE + 44, row, str(kinds[kind]), NUMBER, GOLD_INK if kinds[kind] else QUIET, "r")
        if kind in SWATCHES:
            canvas.put(parts.curve_bar(22, 22, SWATCHES[kind]), ASIDE + ROOM - 34, row - 11)
        said, room = words.say(f"count-{kind}", n=kinds[kind]), _kind_name_room(kind)
        canvas.write_wrapped(ASIDE + 54, row, said, TEXT, ON_PLATE if kinds[kind] else QUIET, room, hanging=True)
        row += 35 + extra_height([said], TEXT, room)


def _kind_name_room(kind: str) -> int:
    """How much room the name of a kind has."""
    return ROOM - 64 - (28 if kind in SWATCHES else 0)


def _extra_kinds_height(words: ClashWords, kinds: Counter[str]) -> int:
    """How much higher the kinds are whose names need a second line."""
    return sum(extra_height([words.say(f"count-{kind}", n=kinds[kind])], TEXT, _kind_name_room(kind)) for kind in KINDS)
