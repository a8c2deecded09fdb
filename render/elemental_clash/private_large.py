"""What a seat sees in large type: the field as lines, in which rows without cards are left out, and below it the hand.

With their pictures the cards of the field would leave no room for the hand. Where that has room enough a card is two
lines, the first for its whole name. A strip has the piles, too.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine import Action
from engine.elemental_clash.view import ClashView, Creature, Lying
from render.elemental_clash import below, column, faces, parts, tiles
from render.elemental_clash.arrows import draw_arrows, draw_signs
from render.elemental_clash.below import EDGE
from render.elemental_clash.choosable import own_scene, playable, shown
from render.elemental_clash.faces import MARGIN
from render.elemental_clash.field import (
    CHOSEN,
    COUNT,
    FAINT,
    FAINT_ON_FELT,
    NAME,
    TEXT,
    counts,
    is_new,
    is_spent,
    lit,
    ring_of,
    write_numbers,
)
from render.elemental_clash.rows import LINE, STRIP_HEIGHT, TWO_LINES
from render.elemental_clash.scene import Scene
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, ON_PLATE, write_name
from render.kit.lettering import width
from render.kit.palette import PANEL
from render.kit.shapes import LARGE, least
from words.elemental_clash import ClashWords

WIDTH, HIGHEST = 800, 509
"""No letter is smaller than 28 pixels, and it may be seven elevenths as high as wide."""
_BELOW = below.across(WIDTH)
_MARK, _ENERGY, _END = 26, 28, 6


def compose(view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]) -> Canvas:
    """The picture of one seat, put together but not yet encoded."""
    scene = own_scene(view, seat, names, words, legal, lined=TWO_LINES)
    return _composed(scene, shown(view, seat, legal), playable(view, legal))


def end(view: ClashView, names: Sequence[str], words: ClashWords) -> Canvas:
    """The final picture, as it is for everybody, from the side of whoever looks."""
    return _composed(Scene(view, words, names, near=view.viewer or 0, lined=TWO_LINES), (), None)


def _composed(scene: Scene, cards: Sequence[str], ready: Collection[str] | None) -> Canvas:
    view = scene.view
    if scene.rows.end + _wanted(scene, cards) + _END > HIGHEST:
        scene = replace(scene, lined=LINE)
    top, links = scene.rows.end, below.chain(scene, _BELOW)
    over = view.left is not None and view.outcome is not None
    room = HIGHEST - top - _END
    bottom = top + (room if over else links + below.needed(scene, cards, ready, room - links, _BELOW))
    canvas = Canvas(furniture.felt(WIDTH, bottom + _END), least(LARGE, WIDTH, bottom + _END))
    for each in (0, 1):
        wide = WIDTH - 2 * EDGE
        canvas.put(furniture.plate(wide, STRIP_HEIGHT, False), EDGE, scene.top(each, "strip"), plates.MARGIN)
        _spaces(canvas, scene, each)
    draw_arrows(canvas, scene)
    for each in (0, 1):
        _letters(canvas, scene, each)
        _cards(canvas, scene, each)
        _strip(canvas, scene, each)
    draw_signs(canvas, scene)
    if not over:
        below.head(canvas, scene, scene.rows.between - 20, _BELOW, plate=False)
    for each in (0, 1):
        _numbers(canvas, scene, each)
    if view.left is not None and view.outcome is not None:
        below.last(canvas, scene, view.outcome, view.left, _BELOW)
    else:
        below.hand(canvas, scene, top, bottom, cards, ready, _BELOW)
    return canvas


def read(view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]) -> set[str]:
    """The cards whose texts can be read in that picture."""
    cards, ready = shown(view, seat, legal), playable(view, legal)
    scene = own_scene(view, seat, names, words, legal, lined=TWO_LINES)
    if scene.rows.end + _wanted(scene, cards) + _END > HIGHEST:
        scene = replace(scene, lined=LINE)
    room = HIGHEST - scene.rows.end - _END - below.chain(scene, _BELOW)
    needed = below.needed(scene, cards, ready, room, _BELOW)
    return column.read_in(column.held_in(scene, cards, ready, needed, _BELOW)) if cards else set()


def _wanted(scene: Scene, cards: Sequence[str]) -> int:
    """How high it would be below the field with the texts of all cards."""
    view = scene.view
    if view.left is not None and view.outcome is not None:
        return below.last_wanted(scene, view.outcome, view.left, _BELOW)
    return below.chain(scene, _BELOW) + below.wanted(scene, cards, _BELOW)


def _low(scene: Scene) -> int:
    """Below the upper edge of a card the middle of its only line, or of its second one."""
    return scene.rows.card - LINE // 2


def _strip(canvas: Canvas, scene: Scene, seat: int) -> None:
    """A player's name, how many cards they have where, and their piles from the first on: energy, height, stones."""
    y = scene.top(seat, "strip")
    if lit(scene, seat):
        canvas.put(parts.lit(WIDTH - 2 * EDGE, STRIP_HEIGHT), EDGE, y, parts.RING_MARGIN)
    middle, start, right = y + STRIP_HEIGHT // 2, 2 * EDGE, WIDTH - EDGE - 12
    if seat in scene.view.active:
        canvas.put(parts.to_decide(), start, middle - parts.TO_DECIDE // 2)
        start += parts.TO_DECIDE + 8
    for pile in reversed(scene.view.seats[seat].piles):
        right -= canvas.text(right, middle, str(pile.height), COUNT, GOLD_INK, "r") + _ENERGY + 4
        canvas.put(faces.energy(pile.energy, PANEL, _ENERGY), right, middle - _ENERGY // 2)
        right -= 12
    right = counts(canvas, scene, seat, middle, right - 8, signs=True)
    if lost := scene.view.lost(seat):
        plate = faces.wound(lost, PANEL, STRIP_HEIGHT - 4)
        right -= plate.image.width
        canvas.put(plate, right, middle - plate.image.height // 2)
    write_name(canvas, start, middle, scene.names[seat], NAME, ON_PLATE, right - start - 12)


def _spaces(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The spaces of a player in whose row there is a card, but for those on which one lies."""
    for place, x, y in _free(scene, seat):
        canvas.put(faces.space(scene.grid.tile, scene.rows.card, place in scene.choices), x, y, MARGIN)


def _free(scene: Scene, seat: int) -> Iterator[tuple[str, int, int]]:
    taken = {place for place, _ in (*scene.view.fallen(), *scene.view.cards_on_field(seat))}
    for zone in _zones(scene, seat):
        for number in range(1, 6 if zone != "S" else len(scene.view.seats[seat].piles) + 1):
            if (place := f"{seat}{zone}{number}") not in taken:
                yield place, scene.grid.column(number), scene.top(seat, zone)


def _zones(scene: Scene, seat: int) -> list[str]:
    return [zone for zone in "ADS" if (scene.side(seat), zone) not in scene.rows.low]


def _letters(canvas: Canvas, scene: Scene, seat: int) -> None:
    """What rows and spaces are called: over the arrows."""
    high, grid = scene.rows.card, scene.grid
    for zone in _zones(scene, seat):
        canvas.text(grid.left // 2, scene.top(seat, zone) + high // 2, zone, COUNT, FAINT_ON_FELT, "m")
    for place, x, y in _free(scene, seat):
        said = place[1:] if place[1] != "S" else scene.words.say("pile", n=int(place[2]))
        ink = CHOSEN if place in scene.choices else FAINT
        canvas.text(x + grid.tile // 2, y + high // 2, said, TEXT, ink, "m", grid.tile - 12)


def _cards(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The cards of a player, and the creatures that have just fallen."""
    lying, high, wide = dict(scene.view.cards_on_field(seat)), scene.rows.card, scene.grid.tile
    there = {**{place: None for place, _ in scene.view.fallen() if int(place[0]) == seat}, **lying}
    fallen = dict(scene.view.fallen())
    for place, card in there.items():
        if (scene.side(seat), place[1]) in scene.rows.low:
            continue
        x, y = scene.grid.column(int(place[2])), scene.top(seat, place[1])
        if card is not None:
            _card(canvas, scene, card, place, x, y)
            continue
        canvas.put(tiles.line(scene.looks[fallen[place]], high, wide - 60, None, True), x, y, MARGIN)
        cross = parts.cross()
        canvas.put(cross, x + wide - 52, y + _low(scene) - cross.image.height // 2)


def _card(canvas: Canvas, scene: Scene, card: Lying, place: str, x: int, y: int) -> None:
    """A card as a line: its name, what a creature can do, its damage, and room for its numbers."""
    high, wide, low = scene.rows.card, scene.grid.tile, _low(scene)
    right, marks = wide - 8, []
    if isinstance(card, Creature):
        right -= _wide(card) + 4
        marks = [faces.wound(card.damage)] if card.damage else []
        marks += [faces.mark(keyword, _MARK) for keyword in card.keywords[: 2 - len(marks)]]
    look, room = scene.looks[card.card], wide - 16
    if high == LINE:
        while True:  # marks give way to the name, which tells what they say, too; damage stays
            room = right - 8 - sum(mark.image.width + 2 for mark in marks)
            if len(marks) <= bool(isinstance(card, Creature) and card.damage) or tiles.fits_line(look, room):
                break
            marks.pop()
    canvas.put(tiles.line(look, high, room, ring_of(scene, place), is_spent(scene, card, place)), x, y, MARGIN)
    for mark in marks:
        right -= mark.image.width + 2
        canvas.put(mark, x + right, y + low - mark.image.height // 2)
    if is_new(scene, place, card.card):
        canvas.put(parts.corners(wide, high, 14), x, y, parts.CORNERS_MARGIN)


def _wide(card: Creature) -> int:
    """How wide a creature's numbers are."""
    return width(f"{card.atk}/{card.def_}", tiles.STATS)


def _numbers(canvas: Canvas, scene: Scene, seat: int) -> None:
    """The numbers of creatures, which no arrow may cover."""
    for place, card in scene.view.cards_on_field(seat):
        if isinstance(card, Creature) and (scene.side(seat), place[1]) not in scene.rows.low:
            look, y = scene.looks[card.card], scene.top(seat, place[1])
            x = scene.grid.column(int(place[2])) + scene.grid.tile - 8 - _wide(card)
            changed = (card.atk, card.def_) != (look.atk, look.defence)
            low = _low(scene)
            write_numbers(canvas, look, card, x, y + low + (4 if changed else 0), y + low - LINE // 2 + tiles.EDGE)
