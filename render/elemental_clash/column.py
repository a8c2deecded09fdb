"""The column beside the field, or what is below it: what is told there, and the cards that lie in it.

Each function draws below ``top`` and returns where it has ended.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from engine.contract import Outcome
from render.elemental_clash import hand_cards, parts
from render.elemental_clash.faces import MARGIN
from render.elemental_clash.geometry import ASIDE as LEFT
from render.elemental_clash.geometry import ASIDE_WIDTH as WIDTH
from render.elemental_clash.looks import CardLook
from render.elemental_clash.scene import Scene
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import SMALLEST, FontFace, Ink, TextStyle, cut_to_fit, text_width, wrap_text
from render.kit.palette import FELT, GOLD
from render.kit.table_parts import HIGHEST, ON_FELT, QUIET_ON_FELT, fit_name, write_name
from words import endings
from words.catalogue import OwnName
from words.game import capitalised_line

GAP, LINE = 8, 36
TOP = 8
HEAD = 84
"""How high the two lines are that say whose turn it is, and which part of it."""
TITLE, MOST_LINKS = 44, 3
"""How high the line is that says that there is a chain, and so many of its spells stand below it."""
NAME = TextStyle(FontFace.STRONG, 32)
STRONG = TextStyle(FontFace.STRONG, 30)
TEXT = TextStyle(FontFace.TEXT, SMALLEST)
GOLD_ON_FELT = Ink(GOLD.mid, FELT)
WREATH, BIG_LINE = 34, 54
"""How large the wreath of whoever has won is, and how high a line beside it."""
HERE = "\ue000"
"""Stands where a name does in a sentence that is written in two inks."""


class CardArea(NamedTuple):
    """Where cards lie: from where, how wide, and in how many columns side by side."""

    left: int
    width: int
    columns: int = 1
    illustrated_sizes: Sequence[hand_cards.CardSize] = ()
    """The sizes with pictures that narrower cards may have, the largest first."""

    @property
    def card_width(self) -> int:
        """How wide a card is."""
        return (self.width + GAP) // self.columns - GAP


BESIDE = CardArea(LEFT, WIDTH)
"""The column beside the field."""


class CardSlot(NamedTuple):
    """A card as it lies there: how often, how much of it is shown, and how wide."""

    look: CardLook
    copies: int
    size: hand_cards.CardSize
    width: int = WIDTH

    @property
    def height(self) -> int:
        """Its height in pixels."""
        return hand_cards.hand_card_height(self.look, self.size, self.width)


def fit_cards(
    looks: Mapping[str, CardLook],
    order: Sequence[str],
    many: Mapping[str, int],
    room: int,
    at: CardArea = BESIDE,
    ready: Collection[str] | None = None,
    new: Collection[str] = (),
) -> list[CardSlot]:
    """As many cards as there is room for, none without its name: with their texts first those that are ``new``, which
    nobody has read yet, then those that are ``ready``, then as many of the first as possible.

    Where there is room for it all cards have their pictures, too, or what is printed on them is larger; else as many of
    the first as possible. In several columns basic stones stay lines: their pictures would say nothing more.
    """
    lines = [CardSlot(looks[card], many[card], "line", at.card_width) for card in order]
    while lines and cards_height(lines, at.columns) > room:
        lines.pop()
    ids = [slot.look.id for slot in lines]
    first = sorted(
        range(len(lines)), key=lambda one: (ids[one] not in new, ready is not None and ids[one] not in ready)
    )
    for place in first:
        if has_text_to_read(lines[place].look):
            grown = [*lines[:place], lines[place]._replace(size="told"), *lines[place + 1 :]]
            lines = grown if cards_height(grown, at.columns) <= room else lines
    larger: Sequence[hand_cards.CardSize] = ("grown", "whole") if at.card_width >= WIDTH else at.illustrated_sizes
    if len(lines) < len(order):
        return lines
    grows = [
        place
        for place in first
        if at.columns == 1 or lines[place].look.kind != "stone" or has_text_to_read(lines[place].look)
    ]
    for size in larger:
        grown = [slot._replace(size=size) if place in grows else slot for place, slot in enumerate(lines)]
        if cards_height(grown, at.columns) <= room:
            return grown
    for place in grows:
        for size in at.illustrated_sizes:
            grown = [*lines[:place], lines[place]._replace(size=size), *lines[place + 1 :]]
            if cards_height(grown, at.columns) <= room:
                lines = grown
                break
    return lines


def has_text_to_read(look: CardLook) -> bool:
    """Whether its text says more than its picture: that of a basic stone does not."""
    return bool(look.text) and (look.kind != "stone" or bool(look.effect_signs))


def cards_height(slots: Sequence[CardSlot], columns: int = 1) -> int:
    """How high the highest of so many columns is, one or two."""
    return max(_slots_height(part) for part in split_into_columns(slots, columns))


def split_into_columns(slots: Sequence[CardSlot], columns: int) -> tuple[Sequence[CardSlot], ...]:
    """The cards of each column, one or two, that are as low as possible; the first cards are in the first."""
    if columns == 1:
        return (slots,)
    halves = [(slots[:first], slots[first:]) for first in range(len(slots), -1, -1)]
    return min(halves, key=lambda both: max(map(_slots_height, both)))


def _slots_height(slots: Sequence[CardSlot]) -> int:
    return sum(slot.height + GAP for slot in slots) - (GAP if slots else 0)


def height_with_texts(looks: Mapping[str, CardLook], cards: Collection[str]) -> int:
    """How high it would be with the texts of all these cards."""
    return cards_height([CardSlot(looks[card], 1, "grown") for card in cards])


def draw_cards(
    canvas: Canvas,
    top: int,
    slots: Sequence[CardSlot],
    ready: Collection[str] | None,
    at: CardArea = BESIDE,
    new: Collection[str] = (),
) -> int:
    """Cards below each other; ``ready`` are those that can be played now, None where none is asked for.

    Around those that are ``new`` are corners, as around what has just come to the table.
    """
    ends, corners = [], []
    for place, part in enumerate(split_into_columns(slots, at.columns)):
        x, y = at.left + place * (at.card_width + GAP), top
        for slot in part:
            lit = None if ready is None else slot.look.id in ready
            canvas.put(hand_cards.hand_card(slot.look, slot.size, lit, slot.copies, slot.width), x, y, MARGIN)
            if slot.look.id in new:
                corners.append((slot, x, y))
            y += slot.height + GAP
        ends.append(y)
    for slot, x, y in corners:  # over the edges of their neighbours
        canvas.put(parts.new_card_corners(slot.width, slot.height, 14), x, y, parts.CORNERS_MARGIN)
    return max(ends)


def hand_order(scene: Scene, cards: Sequence[str]) -> list[str]:
    """The cards of a hand, each once, stones last: a card is found where it was, whatever can be played now."""
    return sorted(dict.fromkeys(cards), key=lambda card: scene.looks[card].kind == "stone")


def hand_slots(
    scene: Scene, cards: Sequence[str], ready: Collection[str] | None, room: int, at: CardArea = BESIDE
) -> list[CardSlot]:
    """The cards that somebody holds as they lie in so much room; lines are left for the names of those without any."""
    return hand_layout(scene, cards, ready, room, at)[0]


def hand_layout(
    scene: Scene, cards: Sequence[str], ready: Collection[str] | None, room: int, at: CardArea = BESIDE
) -> tuple[list[CardSlot], list[str]]:
    """The cards of a hand as they lie in so much room, and the lines of names below them.

    In two columns none of the names is left out, as long as they have room, and where not all cards have a place those
    have one first that are ``ready``.
    """
    many, order, new = Counter(cards), hand_order(scene, cards), scene.view.drawn
    slots = fit_cards(scene.looks, order, many, room, at, ready, new)
    if len(slots) == len(order):
        return slots, []
    if at.columns > 1:
        first = sorted(order, key=lambda card: card not in (ready or ()))
        for lines in range(1, room // LINE + 1):
            slots = fit_cards(scene.looks, first, many, room - LINE * lines - GAP, at, ready, new)
            if len(names := name_lines_of_other_cards(scene, cards, slots, at)) <= lines:
                return slots, names
    slots = fit_cards(scene.looks, order, many, room - LINE, at, ready)
    said = ", ".join(scene.looks[card].name for card in order[len(slots) :])
    return slots, [shortened_name_list(_names_after_cards(scene, said, at.width), at.width)]


def name_lines_of_other_cards(scene: Scene, cards: Sequence[str], slots: Sequence[CardSlot], at: CardArea) -> list[str]:
    """The lines with the names of those cards that have no slot, all of them, and each of them whole."""
    there, many = {slot.look.id for slot in slots}, Counter(cards)
    left = [card for card in hand_order(scene, cards) if card not in there]
    if not left:
        return []
    said = ", ".join(scene.looks[card].name + (f" ×{many[card]}" if many[card] > 1 else "") for card in left)
    return lines_of_names(_names_after_cards(scene, said, at.width) if slots else said, at.width)


def _names_after_cards(scene: Scene, names: str, room: int) -> str:
    """Names as they follow cards that are drawn; without a word between where the first has no room beside it."""
    said = scene.words.say("picture-and", cards=names)
    return said if text_width(f"{said.partition(', ')[0]}, …", TEXT) <= room else names


def lines_of_names(text: str, room: int) -> list[str]:
    """The names of a list in lines, each of them whole."""
    lines: list[str] = []
    for name in text.split(", "):
        if lines and text_width(f"{lines[-1]}, {name},", TEXT) <= room:
            lines[-1] = f"{lines[-1]}, {name}"
        else:
            lines = [*(f"{line}," if place + 1 == len(lines) else line for place, line in enumerate(lines)), name]
    return [cut_to_fit(line, TEXT, room) for line in lines]


def readable_cards(slots: Sequence[CardSlot]) -> set[str]:
    """The ids of those cards whose texts can be read."""
    return {slot.look.id for slot in slots if slot.size not in ("short", "line") or not slot.look.text}


def draw_hand(
    canvas: Canvas,
    scene: Scene,
    top: int,
    bottom: int,
    cards: Sequence[str],
    ready: Collection[str] | None = None,
    at: CardArea = BESIDE,
) -> int:
    """What somebody holds; the names of those for which there is no room."""
    slots, lines = hand_layout(scene, cards, ready, bottom - top, at)
    new = () if scene.view.left is not None else scene.view.drawn
    if slots:
        top = draw_cards(canvas, top, slots, ready, at, new)
    if lines:
        for number, line in enumerate(reversed(lines)):
            canvas.write_line(at.left, bottom - LINE * number - LINE // 2 + 2, line, TEXT, GOLD_ON_FELT)
        top = bottom
    return top


def shortened_name_list(text: str, room: int) -> str:
    """The line; where it is too long, up to the last card whose whole name has room before an ellipsis."""
    if text_width(text, TEXT) <= room:
        return text
    cards = text.split(", ")
    while len(cards) > 1 and text_width(f"{', '.join(cards)}, …", TEXT) > room:
        cards.pop()
    short = f"{', '.join(cards)}, …"
    return short if text_width(short, TEXT) <= room else cut_to_fit(text, TEXT, room)


def draw_turn(canvas: Canvas, scene: Scene, top: int, at: CardArea = BESIDE, *, plate: bool = True) -> int:
    """Whose turn it is, the name brighter than what is said around it; one's own is on a plate, or gold without one."""
    view, x, y = scene.view, at.left, top + 20
    if isinstance(scene.names[view.player], OwnName) and view.outcome is None:
        said = scene.words.say("picture-turn-own", turn=view.turn)
        if plate:
            own = table_parts.turn_label(said, TEXT.size, at.width)
            canvas.put(own, x, y - 4 - own.image.height // 2)  # accents of the line below reach up to it
        else:
            canvas.write_line(x, y, said, STRONG, GOLD_ON_FELT, room=at.width)
        return top + 40
    before, _, after = scene.words.say("picture-turn-of", player=HERE, turn=view.turn).partition(HERE)
    room = at.width - min(text_width(before, TEXT) + text_width(after, TEXT), at.width // 2)
    if before:
        x += canvas.write_line(x, y, before.rstrip(), TEXT, QUIET_ON_FELT, room=at.width // 2) + 8
    x += canvas.write_line(x, y, fit_name(scene.names[view.player], STRONG, room - 16), STRONG, ON_FELT)
    if after:
        canvas.write_line(x, y, after, TEXT, QUIET_ON_FELT, room=at.left + at.width - x)
    return top + 40


def draw_phase(canvas: Canvas, scene: Scene, top: int) -> int:
    """Which part of the turn it is, or the chain."""
    if scene.view.chain:
        return draw_chain(canvas, scene, top)
    canvas.write_line(LEFT, top + 22, scene.words.say(f"phase-{scene.view.phase}"), NAME, GOLD_ON_FELT, room=WIDTH)
    return top + HEAD - 40


def draw_chain(canvas: Canvas, scene: Scene, top: int) -> int:
    """The newest spells of the chain, below what they are."""
    canvas.write_line(LEFT, top + 22, scene.words.say("picture-chain"), NAME, GOLD_ON_FELT, room=WIDTH)
    return draw_chain_links(canvas, scene, top + TITLE, MOST_LINKS) + GAP


def draw_chain_links(canvas: Canvas, scene: Scene, top: int, most: int, at: CardArea = BESIDE) -> int:
    """The newest spells of the chain, the newest last."""
    for place, link in enumerate(scene.view.chain[-most:]):
        down, aside = divmod(place, at.columns)
        x, y = at.left + aside * (at.card_width + GAP), top + LINE * down + LINE // 2
        start = x + canvas.write_line(x, y, str(link.link), STRONG, GOLD_ON_FELT) + 12
        canvas.write_line(start, y, scene.looks[link.card].name, STRONG, ON_FELT, room=x + at.card_width - start)
    return top + LINE * -(-min(most, len(scene.view.chain)) // at.columns)


def draw_result(canvas: Canvas, scene: Scene, outcome: Outcome, top: int, at: CardArea = BESIDE) -> int:
    """Who won, large beside a wreath, and by what: below that, or beside it, too, where there is more room."""
    wreath, words = table_parts.draw_wreath(canvas, outcome, WREATH, FELT, at.left - 4, top), scene.words
    x, y, broad = at.left + (wreath.image.width + 12 if wreath else 0), top + 26, at.width > WIDTH
    room, end = at.left + at.width - x, at.left + at.width
    if outcome.winners:
        winner = outcome.winners[0]
        wins, name = words.say("picture-wins", winner=scene.names[winner]), scene.names[winner]
        left = room - text_width(wins, table_parts.BIG) - 14
        together = broad or text_width(name, table_parts.BIG) <= left
        long = write_name(canvas, x, y, name, table_parts.BIG, ON_FELT, max(left, room // 2) if together else room)
        beside = (x + long + 14, y) if together else (x, y + BIG_LINE)
        canvas.write_line(*beside, wins, table_parts.BIG, GOLD_ON_FELT, room=end - beside[0])
        lines = 1 if together else 2
    else:
        said = endings.end_title(words.catalogue, outcome)
        canvas.write_wrapped(x, y, said, table_parts.BIG, GOLD_ON_FELT, room, 1 if broad else 2, hanging=True)
        lines = 1 if broad else 2
    under = y + BIG_LINE * lines - 6
    why = reason_of_result(scene, outcome)
    if broad:
        canvas.write_line(x, under, why, STRONG, ON_FELT, room=room)
        return under + 26
    under = max(under + 6, top + (wreath.image.height if wreath else 0) + 24)
    told = wrap_text(why, STRONG, at.width, 2)
    for number, line in enumerate(told):
        canvas.write_line(at.left, under + LINE * number, line, STRONG, ON_FELT)
    return under + LINE * (len(told) - 1) + 26


def reason_of_result(scene: Scene, outcome: Outcome) -> str:
    """By what a game was won, a sentence with a capital, unless somebody's name stands there."""
    others = [name for name in scene.names if not isinstance(name, OwnName)]
    return capitalised_line(scene.words.why(outcome, [fit_name(name, TEXT, 200) for name in scene.names]), others)


def picture_height(scene: Scene, wished: int) -> int:
    """How high a picture is whose column would take so many pixels."""
    return max(scene.rows.bottom, min(wished, HIGHEST))
