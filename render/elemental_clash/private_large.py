"""What a seat sees in large type: the field as lines, in which rows without cards are left out, and below it the hand.

With their pictures the cards of the field would leave no room for the hand. Where that has room enough a card is two
lines, the first for its whole name. A strip has the piles, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine import Action
from engine.elemental_clash.view import ClashView, Creature, Lying
from render.elemental_clash import below_field, column, faces, parts, tiles
from render.elemental_clash.arrows import draw_arrows, draw_fall_and_target_signs
from render.elemental_clash.below_field import EDGE
from render.elemental_clash.faces import MARGIN
from render.elemental_clash.field import (
    CHOSEN,
    COUNT,
    FAINT,
    FAINT_ON_FELT,
    NAME,
    TEXT,
    draw_card_counts,
    has_just_come,
    is_player_highlighted,
    is_spent_spell,
    ring_colour,
    write_atk_and_def,
)
from render.elemental_clash.rows import LINE, STRIP_HEIGHT, TWO_LINES
from render.elemental_clash.scene import Scene
from render.elemental_clash.seat_choices import cards_in_picture, playable_cards, scene_for_seat
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import text_width
from render.kit.palette import PANEL
from render.kit.shapes import LARGE, smallest_type
from render.kit.table_parts import GOLD_INK, ON_PLATE, write_name
from words.elemental_clash import ClashWords

WIDTH, HIGHEST = 800, 509
"""No letter is smaller than 28 pixels, and it may be seven elevenths as high as wide."""
_BELOW = below_field.cards_area(WIDTH)
_MARK, _ENERGY, _END = 26, 28, 6


def compose(view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]) -> Canvas:
    """The picture of one seat, put together but not yet encoded."""
    scene = scene_for_seat(view, seat, names, words, legal, line_height=TWO_LINES)
    return _compose_picture(scene, cards_in_picture(view, seat, legal), playable_cards(view, legal))


def compose_end(view: ClashView, names: Sequence[str], words: ClashWords) -> Canvas:
    """The final picture, as it is for everybody, from the side of whoever looks."""
    return _compose_picture(Scene(view, words, names, near_seat=view.viewer or 0, line_height=TWO_LINES), (), None)


def _compose_picture(scene: Scene, cards: Sequence[str], ready: Collection[str] | None) -> Canvas:
    view = scene.view
    if scene.rows.bottom + _wanted_height(scene, cards) + _END > HIGHEST:
        scene = replace(scene, line_height=LINE)
    top, links = scene.rows.bottom, below_field.chain_height(scene, _BELOW)
    over = view.left is not None and view.outcome is not None
    room = HIGHEST - top - _END
    bottom = top + (room if over else links + below_field.hand_height(scene, cards, ready, room - links, _BELOW))
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, bottom + _END), smallest_type(LARGE, WIDTH, bottom + _END))
    for each in (0, 1):
        wide = WIDTH - 2 * EDGE
        canvas.put(table_parts.plate(wide, STRIP_HEIGHT, False), EDGE, scene.row_top(each, "strip"), plates.MARGIN)
        _draw_free_spaces(canvas, scene, each)
    draw_arrows(canvas, scene)
    for each in (0, 1):
        _write_row_and_space_names(canvas, scene, each)
        _draw_cards(canvas, scene, each)
        _draw_player_strip(canvas, scene, each)
    draw_fall_and_target_signs(canvas, scene)
    if not over:
        below_field.draw_turn_and_phase(canvas, scene, scene.rows.front_line_y - 20, _BELOW, plate=False)
    for each in (0, 1):
        _write_creature_numbers(canvas, scene, each)
    if view.left is not None and view.outcome is not None:
        below_field.draw_result_and_hands(canvas, scene, view.outcome, view.left, _BELOW)
    else:
        below_field.draw_chain_and_hand(canvas, scene, top, bottom, cards, ready, _BELOW)
    return canvas


def readable_cards(
    view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]
) -> set[str]:
    """The cards whose texts can be read in that picture."""
    cards, ready = cards_in_picture(view, seat, legal), playable_cards(view, legal)
    scene = scene_for_seat(view, seat, names, words, legal, line_height=TWO_LINES)
    if scene.rows.bottom + _wanted_height(scene, cards) + _END > HIGHEST:
        scene = replace(scene, line_height=LINE)
    room = HIGHEST - scene.rows.bottom - _END - below_field.chain_height(scene, _BELOW)
    needed = below_field.hand_height(scene, cards, ready, room, _BELOW)
    return column.readable_cards(column.hand_slots(scene, cards, ready, needed, _BELOW)) if cards else set()


def _wanted_height(scene: Scene, cards: Sequence[str]) -> int:
    """How high it would be below the field with the texts of all cards."""
    view = scene.view
    if view.left is not None and view.outcome is not None:
        return below_field.result_and_hands_height(scene, view.outcome, view.left, _BELOW)
    return below_field.chain_height(scene, _BELOW) + below_field.height_with_texts(scene, cards, _BELOW)


def _last_line_offset(scene: Scene) -> int:
    """Below the upper edge of a card the middle of its only line, or of its second one."""
    return scene.rows.card_height - LINE // 2


def _draw_player_strip(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A player's name, how many cards they have where, and their piles from the first on: energy, height, stones."""
    y = scene.row_top(seat, "strip")
    if is_player_highlighted(scene, seat):
        canvas.put(parts.player_highlight(WIDTH - 2 * EDGE, STRIP_HEIGHT), EDGE, y, parts.RING_MARGIN)
    middle, start, right = y + STRIP_HEIGHT // 2, 2 * EDGE, WIDTH - EDGE - 12
    if seat in scene.view.active:
        canvas.put(parts.active_player_pointer(), start, middle - parts.TO_DECIDE // 2)
        start += parts.TO_DECIDE + 8
    for pile in reversed(scene.view.seats[seat].piles):
        right -= canvas.write_line(right, middle, str(pile.height), COUNT, GOLD_INK, "r") + _ENERGY + 4
        canvas.put(faces.element_sign(pile.energy, PANEL, _ENERGY), right, middle - _ENERGY // 2)
        right -= 12
    right = draw_card_counts(canvas, scene, seat, middle, right - 8, signs=True)
    if lost := scene.view.cards_lost(seat):
        plate = faces.damage_plate(lost, PANEL, STRIP_HEIGHT - 4)
        right -= plate.image.width
        canvas.put(plate, right, middle - plate.image.height // 2)
    write_name(canvas, start, middle, scene.names[seat], NAME, ON_PLATE, right - start - 12)


def _draw_free_spaces(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The spaces of a player in whose row there is a card, but for those on which one lies."""
    for place, x, y in _free_places(scene, seat):
        canvas.put(
            faces.space_sprite(scene.grid.card_width, scene.rows.card_height, place in scene.choosable_places),
            x,
            y,
            MARGIN,
        )


def _free_places(scene: Scene, seat: int) -> Iterator[tuple[str, int, int]]:
    taken = {place for place, _ in (*scene.view.fallen(), *scene.view.cards_on_field(seat))}
    for zone in _shown_zones(scene, seat):
        for number in range(1, 6 if zone != "S" else len(scene.view.seats[seat].piles) + 1):
            if (place := f"{seat}{zone}{number}") not in taken:
                yield place, scene.grid.column_left(number), scene.row_top(seat, zone)


def _shown_zones(scene: Scene, seat: int) -> list[str]:
    return [zone for zone in "ADS" if (scene.side_of_seat(seat), zone) not in scene.rows.empty_rows]


def _write_row_and_space_names(canvas: Canvas, scene: Scene, seat: int) -> None:
    """What rows and spaces are called: over the arrows."""
    high, grid = scene.rows.card_height, scene.grid
    for zone in _shown_zones(scene, seat):
        canvas.write_line(grid.left // 2, scene.row_top(seat, zone) + high // 2, zone, COUNT, FAINT_ON_FELT, "m")
    for place, x, y in _free_places(scene, seat):
        said = place[1:] if place[1] != "S" else scene.words.say("pile", n=int(place[2]))
        ink = CHOSEN if place in scene.choosable_places else FAINT
        canvas.write_line(x + grid.card_width // 2, y + high // 2, said, TEXT, ink, "m", grid.card_width - 12)


def _draw_cards(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The cards of a player, and the creatures that have just fallen."""
    lying, high, wide = dict(scene.view.cards_on_field(seat)), scene.rows.card_height, scene.grid.card_width
    there = {**{place: None for place, _ in scene.view.fallen() if int(place[0]) == seat}, **lying}
    fallen = dict(scene.view.fallen())
    for place, card in there.items():
        if (scene.side_of_seat(seat), place[1]) in scene.rows.empty_rows:
            continue
        x, y = scene.grid.column_left(int(place[2])), scene.row_top(seat, place[1])
        if card is not None:
            _draw_card(canvas, scene, card, place, x, y)
            continue
        canvas.put(tiles.line_card_sprite(scene.looks[fallen[place]], high, wide - 60, None, True), x, y, MARGIN)
        cross = parts.small_fallen_cross()
        canvas.put(cross, x + wide - 52, y + _last_line_offset(scene) - cross.image.height // 2)


def _draw_card(canvas: Canvas, scene: Scene, card: Lying, place: str, x: int, y: int) -> None:
    """A card as a line: its name, what a creature can do, its damage, and room for its numbers."""
    high, wide, low = scene.rows.card_height, scene.grid.card_width, _last_line_offset(scene)
    right, marks = wide - 8, []
    if isinstance(card, Creature):
        right -= _numbers_width(card) + 4
        marks = [faces.damage_plate(card.damage)] if card.damage else []
        marks += [faces.keyword_sign(keyword, _MARK) for keyword in card.keywords[: 2 - len(marks)]]
    look, room = scene.looks[card.card], wide - 16
    if high == LINE:
        while True:  # marks give way to the name, which tells what they say, too; damage stays
            room = right - 8 - sum(mark.image.width + 2 for mark in marks)
            if len(marks) <= bool(isinstance(card, Creature) and card.damage) or tiles.name_fits_line(look, room):
                break
            marks.pop()
    canvas.put(
        tiles.line_card_sprite(look, high, room, ring_colour(scene, place), is_spent_spell(scene, card, place)),
        x,
        y,
        MARGIN,
    )
    for mark in marks:
        right -= mark.image.width + 2
        canvas.put(mark, x + right, y + low - mark.image.height // 2)
    if has_just_come(scene, place, card.card):
        canvas.put(parts.new_card_corners(wide, high, 14), x, y, parts.CORNERS_MARGIN)


def _numbers_width(card: Creature) -> int:
    """How wide a creature's numbers are."""
    return text_width(f"{card.atk}/{card.def_}", tiles.STATS)


def _write_creature_numbers(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The numbers of creatures, which no arrow may cover."""
    for place, card in scene.view.cards_on_field(seat):
        if isinstance(card, Creature) and (scene.side_of_seat(seat), place[1]) not in scene.rows.empty_rows:
            look, y = scene.looks[card.card], scene.row_top(seat, place[1])
            x = scene.grid.column_left(int(place[2])) + scene.grid.card_width - 8 - _numbers_width(card)
            changed = (card.atk, card.def_) != (look.atk, look.defence)
            low = _last_line_offset(scene)
            write_atk_and_def(canvas, look, card, x, y + low + (4 if changed else 0), y + low - LINE // 2 + tiles.EDGE)
