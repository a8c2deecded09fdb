"""What a Spellbook is made of: its cards, and below them kinds, elements, levels."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.elemental_clash import POOL
from render.elemental_clash import faces, parts
from render.elemental_clash.looks import Look, looks
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, ON_FELT, ON_PLATE, QUIET, QUIET_ON_FELT
from render.kit.lettering import Face, Style, drawable, fit, more_lines, width
from render.kit.names import visible
from render.kit.palette import PANEL
from render.pictures import Picture
from words.elemental_clash import ClashWords, alt
from words.elemental_clash.alt import ELEMENTS, KINDS

WIDTH = 800
TOP = 76
STATISTICS = 394
"""How high the statistics are below the cards."""
ACROSS, STEP_X, STEP_Y = 4, 196, 150
MOST = 40
"""Different cards that are drawn; more than that stand in a line below."""
TITLE = Style(Face.TITLE, 36)
TEXT = Style(Face.TEXT, 24)
NUMBER = Style(Face.STRONG, 25)
BAR, KIND = 150, 148
LONGEST_NAME = 60


def picture(deck: Sequence[str], name: str, words: ClashWords) -> Picture:
    """The sheet of a deck of card ids; ids that are not in the pool are left out."""
    known = [card for card in deck if card in POOL]
    said = alt.deck(words, known, visible(name, LONGEST_NAME))
    return Picture(compose([looks(words)[card] for card in known], name, words).png(), said)


def compose(cards: Sequence[Look], name: str, words: ClashWords) -> Canvas:
    """The sheet, put together but not yet encoded."""
    counts = Counter(cards)
    order = sorted(counts, key=lambda card: (KINDS.index(card.kind), card.level, card.name))
    shown, rest = order[:MOST], order[MOST:]
    low = TOP + -(-len(shown) // ACROSS) * STEP_Y + (44 if rest else 0)
    kinds = Counter(card.kind for card in cards)
    more = more_lines([words.say(f"count-{kind}", n=kinds[kind]) for kind in KINDS], TEXT, KIND)
    canvas = Canvas(furniture.felt(WIDTH, low + STATISTICS + more))
    canvas.text(
        24, 36, fit(drawable(visible(name, LONGEST_NAME)) or words.say("picture-deck"), TITLE, 560), TITLE, ON_FELT
    )
    canvas.text(WIDTH - 24, 38, words.say("picture-deck-cards", n=len(cards)), TEXT, QUIET_ON_FELT, "r", 180)
    for place, card in enumerate(shown):
        _card(canvas, 15 + place % ACROSS * STEP_X, TOP + place // ACROSS * STEP_Y, card, counts[card])
    if rest:
        text = words.say("picture-and", cards=", ".join(f"{counts[card]} {words.card(card.id)}" for card in rest))
        canvas.text(WIDTH // 2, low - 26, fit(text, TEXT, WIDTH - 40), TEXT, QUIET_ON_FELT, "m")
    _levels(canvas, 20, low, cards, words)
    _elements(canvas, 420, low, cards, words)
    _kinds(canvas, 20, low + 290, kinds, words, more)
    return canvas


def _card(canvas: Canvas, x: int, y: int, card: Look, count: int) -> None:
    """A card as it would lie on the table, with how often the deck has it."""
    canvas.put(faces.tile(card, None), x, y, faces.MARGIN)
    if card.kind == "creature":
        at = faces.STATS_AT
        canvas.text(x + at.x, y + at.y, f"{card.atk}/{card.defence}", faces.STATS, faces.ON_PAPER)
    if count > 1:
        canvas.put(faces.many(count), x + faces.TILE_WIDTH - 54, y + 60)


def _levels(canvas: Canvas, x: int, y: int, cards: Sequence[Look], words: ClashWords) -> None:
    """The curve: how many cards of each level, creatures below, spells on top."""
    canvas.put(furniture.plate(380, 274, False), x, y, plates.MARGIN)
    end = canvas.text(x + 18, y + 26, words.say("picture-levels"), NUMBER, ON_PLATE, room=150) + 16
    said = words.say("picture-curve")
    bar = BAR - more_lines([said], TEXT, 344 - end)
    canvas.lines(x + 362, y + 27, said, TEXT, QUIET, 344 - end, anchor="r", hanging=True)
    levels = Counter((card.level, card.kind == "creature") for card in cards if card.level)
    most = max([levels[level, True] + levels[level, False] for level in (1, 2, 3)] + [1])
    for number, level in enumerate((1, 2, 3)):
        left, bottom = x + 34 + 116 * number, y + 232
        for creature in (True, False):
            high = bar * levels[level, creature] // most
            if high:
                canvas.put(parts.bar(84, high, creature), left, bottom - high)
                bottom -= high
        total = levels[level, True] + levels[level, False]
        canvas.text(left + 42, bottom - 17, str(total), NUMBER, GOLD_INK, "m")
        canvas.text(left + 42, y + 252, words.say(f"level-{level}"), NUMBER, ON_PLATE, "m", 110)


def _elements(canvas: Canvas, x: int, y: int, cards: Sequence[Look], words: ClashWords) -> None:
    """For each element the cards that need it, and the stones that give it."""
    canvas.put(furniture.plate(360, 274, False), x, y, plates.MARGIN)
    title, low, first, step = words.say("picture-elements"), y + 27, y + 68, 41
    cards_said, stones = words.say("picture-cards"), words.say("picture-stones")
    if width(title, NUMBER) + width(cards_said, TEXT) + width(stones, TEXT) > 304:  # the title has a line of its own
        low, first, step = y + 56, y + 92, 38
    start = x + 350 - canvas.text(x + 350, low, stones, TEXT, QUIET, "r", 130)
    end = min(x + 262, start - 14)
    start = end - canvas.text(end, low, cards_said, TEXT, QUIET, "r", 130) - 12
    canvas.text(x + 18, y + 26, title, NUMBER, ON_PLATE, room=324 if low > y + 27 else start - x - 18)
    needed, given = _by_element(cards)
    for number, element in enumerate(ELEMENTS):
        row = first + step * number
        canvas.put(faces.energy(element, PANEL, 32), x + 18, row - 16)
        ink = ON_PLATE if needed[element] + given[element] else QUIET
        canvas.text(x + 60, row, words.say(f"element-{element}"), TEXT, ink, room=end - x - 100)
        canvas.text(end, row, str(needed[element]), NUMBER, GOLD_INK if needed[element] else QUIET, "r")
        canvas.text(x + 350, row, str(given[element]), NUMBER, GOLD_INK if given[element] else QUIET, "r")


def _by_element(cards: Sequence[Look]) -> tuple[Counter[str], Counter[str]]:
    needed = Counter(card.element for card in cards if card.kind != "stone")
    given = Counter("neutral" if card.energy == "any" else card.energy for card in cards if card.kind == "stone")
    return needed, given


def _kinds(canvas: Canvas, x: int, y: int, kinds: Counter[str], words: ClashWords, more: int) -> None:
    """How many cards of each kind; ``more``: so much higher because of what these are called."""
    canvas.put(furniture.plate(760, 84 + more, False), x, y, plates.MARGIN)
    for number, kind in enumerate(KINDS):
        middle, said = x + 78 + 151 * number, words.say(f"count-{kind}", n=kinds[kind])
        canvas.text(middle, y + 30, str(kinds[kind]), furniture.NAME, GOLD_INK if kinds[kind] else QUIET, "m")
        canvas.lines(middle, y + 62, said, TEXT, QUIET, KIND, anchor="m", hanging=True)
