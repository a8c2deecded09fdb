"""What a seat sees: the field from its own side, and beside it the hand.

The cards that can be played now, and the places that can be chosen, are ringed in gold. As many cards as there is room
for show what is printed on them, first those that can be played now; the others stand there as a line, each where it
was. Whose turn it is, and which part of it, is said above the picture.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Action
from engine.elemental_clash.view import ClashView
from render.elemental_clash import column, final_column, legend
from render.elemental_clash.cards_asked_about import has_lasting_effect
from render.elemental_clash.column import GAP, LINE, TEXT, TOP, CardSlot
from render.elemental_clash.field import draw_field
from render.elemental_clash.geometry import ASIDE, ASIDE_WIDTH
from render.elemental_clash.public_table import stretched_scene
from render.elemental_clash.scene import Scene
from render.elemental_clash.seat_choices import cards_in_picture, playable_cards, scene_for_seat
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.table_parts import QUIET_ON_FELT, WIDTH
from words.elemental_clash import ClashWords


def compose(view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]) -> Canvas:
    """The picture of one seat, put together but not yet encoded."""
    scene, ready = scene_for_seat(view, seat, names, words, legal), playable_cards(view, legal)
    if view.left is not None:
        return final_column.compose(scene)
    cards = cards_in_picture(view, seat, legal)
    scene = _high_enough(scene, cards)
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, scene.rows.bottom))
    draw_field(canvas, scene)
    top = column.draw_chain(canvas, scene, TOP) if view.chain else TOP
    if cards:
        top = column.draw_hand(canvas, scene, top, canvas.height - TOP, cards, ready)
    else:
        canvas.write_line(ASIDE, top + 18, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, room=ASIDE_WIDTH)
        top += LINE
    _draw_table_cards(canvas, scene, legend.draw_legend(canvas, scene, top, canvas.height - TOP) + GAP)
    return canvas


def readable_cards(
    view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]
) -> set[str]:
    """The cards whose texts can be read in that picture."""
    cards, ready = cards_in_picture(view, seat, legal), playable_cards(view, legal)
    scene = _high_enough(scene_for_seat(view, seat, names, words, legal), cards)
    top, bottom = TOP + _chain_height(view), scene.rows.bottom - TOP
    slots = column.hand_slots(scene, cards, ready, bottom - top) if cards else []
    top += sum(slot.height + GAP for slot in slots) if cards else LINE
    whole = len(slots) == len({*cards})
    lying = _table_card_slots(scene, bottom - legend.legend_bottom(scene, top, bottom) - GAP - LINE) if whole else []
    return column.readable_cards([*slots, *lying])


def _chain_height(view: ClashView) -> int:
    """How high what stands above the hand is with a chain."""
    return column.TITLE + LINE * min(column.MOST_LINKS, len(view.chain)) + GAP if view.chain else 0


def _high_enough(scene: Scene, cards: Sequence[str]) -> Scene:
    """A scene whose field is as high as the texts of these cards, beside it, would like to be."""
    return stretched_scene(
        scene, TOP + _chain_height(scene.view) + column.height_with_texts(scene.looks, {*cards}) + TOP
    )


def _table_card_slots(scene: Scene, room: int) -> list[CardSlot]:
    """The cards on the table with a text for which there is so much room: those that do something as they lie, the
    newest first, then one's own."""
    there = [
        (place, card.card)
        for seat in (scene.near_seat, 1 - scene.near_seat)
        for place, card in scene.view.cards_on_field(seat)
    ]
    there.sort(key=lambda one: (not has_lasting_effect(scene.view.rules[one[1]]), not scene.view.new_at(*one)))
    lying = [scene.looks[card] for _, card in there]
    many = Counter(look.id for look in lying)
    slots: list[CardSlot] = []
    for look in dict.fromkeys(filter(column.has_text_to_read, lying)):
        more = [*slots, CardSlot(look, many[look.id], "told")]
        slots = more if column.cards_height(more) <= room else slots
    return slots


def _draw_table_cards(canvas: Canvas, scene: Scene, top: int) -> None:
    """In the room that the hand leaves the cards on the table that have a text."""
    slots = _table_card_slots(scene, canvas.height - TOP - top - LINE)
    if slots:
        canvas.write_line(
            ASIDE, top + LINE // 2, scene.words.say("picture-lying"), TEXT, QUIET_ON_FELT, room=ASIDE_WIDTH
        )
        column.draw_cards(canvas, top + LINE, slots, None)
