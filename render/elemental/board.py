"""The board with its pieces, and over it how the newest round came about."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence

from engine.caches import cached
from engine.elemental import ElementalView
from engine.elemental.actions import Dash, Move, Order, Teleport
from engine.elemental.board import BY_NAME, GROUNDS, distance
from engine.elemental.events import Defeated, Fought, Landed, Moved, Returned
from engine.elemental.pieces import KINGS
from render.elemental import parts, signs, tiles
from render.elemental.geometry import BOARD_HEIGHT, CELL_STEP, cell_centres, coordinate_labels
from render.kit.boards import wooden_table
from render.kit.canvas import Backdrop, Canvas, Sprite, make_backdrop
from render.kit.lettering import FontFace, Ink, TextStyle
from render.kit.palette import GOLD, MUTED, NIGHT, RED, STEEL, VIOLET, Colour
from words.elemental.fights_told import fight_numbers, loser_of
from words.elemental.orders import destination_cell
from words.elemental.threats import threatened_pieces

LEFT = 4
"""Where the board begins in a picture."""
_RIM, _RIM_INK = TextStyle(FontFace.STRONG, 30), Ink(MUTED, NIGHT)
_NAME = 22
"""The size of the name of a cell that can't be chosen."""
_ASIDE = 22
"""How far the number of a fight is from the middle between both."""
_BESIDE_PIECE = 24
"""How far the name of a cell to choose stands aside where a piece is on it."""
_INTO_CELL = 16
"""How much further the arrow of an order reaches into a cell where no piece is."""
_APART = 14
"""How far two pieces of a shared cell, or a piece in the air, are moved aside."""


@cached(6)
def empty_board(
    width: int, turned: bool = False, height: int = BOARD_HEIGHT, least: int | None = None, trimmed: int = 0
) -> Backdrop:
    """The backdrop of a picture of this size with the empty board at its left top; ``least`` as a canvas has it.

    The board may be ``trimmed`` by so many pixels above and below.
    """
    picture = wooden_table(width, height)
    picture.paste(tiles.board_frame(), (LEFT, -trimmed))
    canvas = Canvas(make_backdrop(picture), least)
    for text, x, y in coordinate_labels(turned, trimmed):
        canvas.write_line(LEFT + x, y, text, _RIM, _RIM_INK, "m")
    for name, (x, y) in cell_centres(turned, trimmed).items():
        canvas.put(tiles.cell_tile(name), LEFT + x - tiles.HALF_TILE_SIZE[0], y - tiles.HALF_TILE_SIZE[1])
        _write_name(canvas, name, LEFT + x, y)
    return canvas.backdrop()


def _write_name(canvas: Canvas, name: str, x: int, y: int) -> None:
    """The name of a cell around a middle, faintly, as texts and buttons call it."""
    style = TextStyle(FontFace.TEXT, max(_NAME, canvas.least))
    canvas.write_line(x, y + CELL_STEP // 2 - style.size // 2 - 3, name, style, tiles.cell_name_ink(name), "m")


def draw_position(
    canvas: Canvas, view: ElementalView, turned: bool = False, trimmed: int = 0, *, eyes: int | None = None
) -> None:
    """Draw pieces, marks and the newest round on an empty board, seen from the south or turned to the north.

    ``eyes``: the seat whose pieces have an eye where the other side knows their elements, and a mark where a known
    enemy can beat them next.
    """
    _Field(canvas, view, turned, trimmed, eyes).draw()


class _Field:
    """One board being drawn."""

    def __init__(self, canvas: Canvas, view: ElementalView, turned: bool, trimmed: int, eyes: int | None) -> None:
        self.canvas = canvas
        self.view = view
        self.eyes = eyes
        self.threatened = {} if eyes is None else threatened_pieces(view)
        self.centres = cell_centres(turned, trimmed)
        pieces = [piece for side in view.seats for piece in side.pieces]
        self.standing = {piece.cell for piece in pieces if piece.cell and not piece.flying}

    def corner(self, cell: str, half: tuple[int, int]) -> tuple[int, int]:
        """Where a sprite begins whose middle is the middle of a cell."""
        x, y = self.centres[cell]
        return LEFT + x - half[0], y - half[1]

    def draw(self) -> None:
        """Draw all of it, from what lies lowest."""
        view = self.view
        targets = self.targets()
        far = self.dash_targets(targets)
        for cell in sorted(targets, key=lambda one: one not in far):  # the edges of the others lie above theirs
            self.canvas.put(tiles.choosable_cell_edge(cell in far), *self.corner(cell, tiles.HALF_TILE_SIZE))
        if view.choice is not None and view.viewer is not None:
            goes = view.seats[view.viewer].pieces[view.choice.number - 1]
            if goes.cell and not goes.flying:
                self.canvas.put(tiles.chosen_cell_edge(), *self.corner(goes.cell, tiles.HALF_TILE_SIZE))
        for well in view.wells.full:  # above the name of its cell
            self.canvas.put(parts.crystal_sprite(36), *self.corner(well, (18, 18 + tiles.ROUND_SIGN_LIFT)))
        past = view.phase != "orders" or (view.choice is None and view.order is None)
        if past:  # where an order is chosen or stands, it alone
            self.ways()
        self.order_arrow(view.compared, STEEL.light, 7, dashes=True)
        self.order_arrow(view.order, GOLD.mid, 9, dashes=isinstance(view.order, Teleport))
        if past:  # below the pieces, whose numbers stay in sight
            self.fights()
        self.pieces()
        if past:
            self.falls()
            self.numbers_of_fights()
        for cell in targets:
            tag = tiles.cell_name_tag(cell, max(tiles.CELL_NAME_SIZE, self.canvas.least), cell in far)
            aside = _BESIDE_PIECE if cell in self.standing else 0  # where its number and its energy stay in sight
            half = tag.image.width // 2 + aside, tag.image.height - CELL_STEP // 2
            self.canvas.put(tag, *self.corner(cell, half))

    def order_arrow(self, order: Order | None, colour: Colour, thickness: int, *, dashes: bool) -> None:
        """The arrow of an order of the viewer's that leads a piece somewhere, as far as its cell is free."""
        if not isinstance(order, (Move, Dash, Teleport)) or self.view.viewer is None:
            return
        start = self.view.seats[self.view.viewer].pieces[order.number - 1].cell
        end = destination_cell(order, self.view)
        if start and end:
            self.arrow(start, end, colour, thickness, dashes, 0 if end in self.standing else _INTO_CELL)

    def targets(self) -> tuple[str, ...]:
        """The cells that can be chosen, or the one to which an order goes that is confirmed or stands."""
        if self.view.choice is not None:
            return self.view.choice.cells
        orders = [order for order in (self.view.order, self.view.compared) if order is not None]
        return tuple(dict.fromkeys(cell for order in orders if (cell := destination_cell(order, self.view))))

    def dash_targets(self, targets: Sequence[str]) -> set[str]:
        """Those of the cells to choose for an order that are two steps away, where there are nearer ones as well; that
        of an order beside a better one."""
        view = self.view
        if view.compared is not None:
            return {*targets[1:]}
        if view.choice is None or view.viewer is None or view.phase != "orders":
            return set()
        start = view.seats[view.viewer].pieces[view.choice.number - 1].cell
        far = {cell for cell in targets if start and distance(BY_NAME[start], BY_NAME[cell]) > 1}
        return far if len(far) < len(targets) else set()

    def pieces(self) -> None:
        """Draw the pieces: one that flies stands above its cell, and beside one of the other side."""
        for flying in (False, True):
            there = []
            for side in self.view.seats:
                for piece in side.pieces:
                    if piece.cell and piece.flying == flying:
                        x, y = self.corner(piece.cell, (0, 0))
                        if flying:
                            x, y = x + (_APART if side.seat else -_APART), y - 20
                        there.append((x, y, side.seat, piece))
            for x, y, seat, piece in there:
                parts.draw_token(self.canvas, x, y, seat, piece)
            for x, y, seat, piece in there:
                parts.draw_fresh_mark(self.canvas, x, y, piece, faint=self.eyes is not None and seat != self.eyes)
                ground = GROUNDS[BY_NAME[piece.cell or ""]]
                if ground is not None and piece.element in KINGS and not flying:
                    parts.draw_acting_element(self.canvas, x, y, ground)
                if seat == self.eyes and len(piece.possible) == 1:
                    parts.draw_known_eye(self.canvas, x, y, piece.fresh)
                if seat == self.eyes and piece.number in self.threatened:
                    parts.draw_danger_mark(self.canvas, x, y)

    def ways(self) -> None:
        """The arrows of the newest round: solid for orders, dotted for teleports, dashed red for knockbacks."""
        ways = [event for event in self.view.last if isinstance(event, (Moved, Landed, Returned))]
        for event in ways:
            if event.start and event.start not in self.standing:
                outline = parts.start_cell_outline(event.seat)
                half = outline.image.width // 2
                self.canvas.put(outline, *self.corner(event.start, (half, half + tiles.SIGN_LIFT)))
        for event in ways:
            if event.start is None or event.cell is None or event.start == event.cell:
                continue
            if isinstance(event, Moved):
                magic = event.by in ("teleport", "swap")
                colour = VIOLET.mid if magic else parts.SIDE_ARROW_COLOURS[event.seat]
                self.arrow(event.start, event.cell, colour, 7, dashes=magic)
            else:
                self.arrow(event.start, event.cell, RED.light, 6, dashes=True)

    def arrow(self, start: str, end: str, colour: Colour, thickness: int, dashes: bool, further: int = 0) -> None:
        """An arrow between two cells that leaves both their pieces in sight; ``further``: where none is at its end."""
        (x, y), (u, v) = self.centres[start], self.centres[end]
        length = math.hypot(u - x, v - y)
        across, down = (u - x) / length, (v - y) / length
        begin = (round(x + across * 12), round(y + down * 12))
        before = parts.TOKEN_RADIUS - 1 - further
        tip = (round(u - across * before), round(v - down * before))
        sprite, left, top = signs.arrow_sprite(tip[0] - begin[0], tip[1] - begin[1], colour, thickness, dashes)
        self.canvas.put(sprite, LEFT + begin[0] - left, begin[1] - top)

    def fights(self) -> None:
        """A burst where two met, one on a shared cell however often; those that cost most above the others."""
        came_to: dict[tuple[str, str], signs.FightOutcome] = {}
        fallen = {(event.seat, event.number) for event in self.view.last if isinstance(event, Defeated)}
        for event in self.view.last:
            if isinstance(event, Fought):
                came_to[event.cells] = _came_to(event, fallen)
        for cells in sorted(came_to, key=lambda cells: signs.FIGHT_OUTCOMES.index(came_to[cells])):
            self.put_around(signs.fight_burst(came_to[cells]), self.between(cells))

    def numbers_of_fights(self) -> None:
        """Of several fights the numbers that the lines of the round have, beside who fights there."""
        taken: list[tuple[int, int]] = []
        for cells, number in fight_numbers(self.view.last).items():
            sprite = signs.fight_number(number, max(signs.NUMBER_SIZE, self.canvas.least))
            places = [self.between(cells, aside) for aside in (_ASIDE, -_ASIDE, 0)]
            free = (one for one in places if all(math.dist(one, other) >= sprite.image.width - 4 for other in taken))
            taken.append(next(free, places[0]))
            self.put_around(sprite, taken[-1])

    def between(self, cells: tuple[str, ...], aside: int = 0) -> tuple[int, int]:
        """The middle between two neighbours, or a place so far aside of it; a corner of a shared cell, so that whoever
        is there stays in sight."""
        (x, y), (u, v) = (self.centres[cell] for cell in cells)
        if (x, y) == (u, v):
            return x - 26 - aside // 2, y - 26
        turn = aside / math.hypot(u - x, v - y) * (1 if u > x else -1)  # upwards, or to the left
        return (x + u) // 2 + round((v - y) * turn), (y + v) // 2 - round((u - x) * turn)

    def put_around(self, sprite: Sprite, middle: tuple[int, int]) -> None:
        """Put a sprite around a place on the board."""
        half = sprite.image.width // 2
        self.canvas.put(sprite, LEFT + middle[0] - half, middle[1] - half)

    def falls(self) -> None:
        """Whoever fell, small and struck out, beside whoever stands there now, and whatever lies there."""
        for event in self.view.last:
            if isinstance(event, Defeated):
                x, y = self.corner(event.cell, (0, 0))
                aside = 26 if event.cell in self.standing or event.cell in self.view.wells.full else 0
                parts.draw_small_piece(
                    self.canvas, x + aside, y - aside, event.seat, event.number, event.element, gone=True
                )


def _came_to(fight: Fought, fallen: Collection[tuple[int, int]]) -> signs.FightOutcome:
    """What came of a fight, where these pieces fell in the round: a blow to one of them was a part of its end."""
    loser = loser_of(fight)
    if loser is None:
        return "level"
    return "defeat" if fight.damage[loser] and (loser, fight.numbers[loser]) in fallen else "hit"
