"""What stands beside the board: the players' plates, the newest round in signs, and who beats whom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.elemental import ElementalView
from engine.elemental.board import NAMES
from engine.elemental.events import Fought, OrdersRevealed
from engine.elemental.view import SideView
from render.elemental import parts, signs
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, Ink, TextStyle, extra_height, text_width
from render.kit.palette import FELT, GOLD, IVORY, MUTED, PANEL
from render.kit.table_parts import GOLD_INK, ON_PLATE, QUIET, felt_backdrop, tick_sprite, write_name
from words.elemental import ElementalWords
from words.elemental.alt import player_status
from words.elemental.fights_told import loser_of
from words.elemental.orders import order_parts_in_view

PICTURE_WIDTH, PICTURE_HEIGHT = 1000, 636
MARGIN_LEFT, MARGIN_WIDTH = 576, 410
"""Where the margin begins, and how wide it is."""

TITLE_STYLE = TextStyle(FontFace.TITLE, 38)
NAME_STYLE = TextStyle(FontFace.STRONG, 30)
STRONG_STYLE = TextStyle(FontFace.STRONG, 28)
TEXT_STYLE = TextStyle(FontFace.TEXT, 28)
INK_ON_FELT, QUIET_INK_ON_FELT, GOLD_INK_ON_FELT = Ink(IVORY, FELT), Ink(MUTED, FELT), Ink(GOLD.mid, FELT)

PLATE_HEIGHT = 120
"""How high a player's plate is."""
STORY_ROW_HEIGHT = 37
MOST_STORY_ROWS = 5
"""The rows of orders and fights of a round that fit between the plates."""
CAPTION_WIDTH = 130
"""How much of a heading is left to what the rows below it are, however long the name is."""
PLATE_EDGE = 8
"""Between the picture's upper or lower edge and a plate."""


def draw_player_plate(
    canvas: Canvas, top: int, view: ElementalView, side: SideView, names: Sequence[str], words: ElementalWords
) -> None:
    """A player's plate: name, crystals, removed pieces, and whether a decision is awaited."""
    lit = side.seat in view.active
    canvas.put(parts.plate_sprite(MARGIN_WIDTH, PLATE_HEIGHT, lit), MARGIN_LEFT, top)
    draw_side_heading(canvas, top + 26, side, names[side.seat])
    what = player_status(view, side.seat)
    if what:
        room = MARGIN_WIDTH - (30 if lit else 66)
        canvas.write_line(
            MARGIN_LEFT + 16, top + 61, words.say(f"picture-{what}"), TEXT_STYLE, GOLD_INK if lit else QUIET, room=room
        )
    if view.phase in ("setup", "orders") and not lit:
        canvas.put(tick_sprite(PANEL), MARGIN_LEFT + MARGIN_WIDTH - 46, top + 44)
    out = [piece for piece in side.pieces if piece.cell is None]
    for place, piece in enumerate(out):
        parts.draw_small_piece(
            canvas, MARGIN_LEFT + 31 + 42 * place, top + 99, side.seat, piece.number, piece.element, gone=True
        )


def draw_side_heading(canvas: Canvas, y: int, side: SideView, name: str, caption: str | None = None) -> None:
    """A side's sign, its player's name, what the rows below it are, and its crystals."""
    canvas.put(parts.element_badge(side.king, "yes"), MARGIN_LEFT + 12, y - parts.BADGE_RADIUS - 3)
    room = MARGIN_WIDTH - 126
    if caption is None:
        write_name(canvas, MARGIN_LEFT + 54, y, name, NAME_STYLE, ON_PLATE, room)
    else:
        wide = write_name(canvas, MARGIN_LEFT + 54, y, name, NAME_STYLE, ON_PLATE, room - CAPTION_WIDTH)
        canvas.write_line(MARGIN_LEFT + MARGIN_WIDTH - 80, y, caption, TEXT_STYLE, QUIET, "r", room=room - wide - 20)
    canvas.put(parts.crystal_sprite(30), MARGIN_LEFT + MARGIN_WIDTH - 66, y - 15)
    canvas.write_line(MARGIN_LEFT + MARGIN_WIDTH - 14, y, str(side.crystals), STRONG_STYLE, ON_PLATE, "r")


def draw_round_panel(canvas: Canvas, view: ElementalView, words: ElementalWords) -> None:
    """The round, the supply, and how the newest round came about."""
    top = PLATE_EDGE + PLATE_HEIGHT + 30
    title = "picture-set-up-title" if view.phase == "setup" else "picture-round"
    canvas.write_line(
        MARGIN_LEFT + 2, top, words.say(title, round=view.round), TITLE_STYLE, INK_ON_FELT, room=MARGIN_WIDTH - 212
    )
    canvas.write_line(
        MARGIN_LEFT + MARGIN_WIDTH - 84, top, words.say("picture-supply"), TEXT_STYLE, QUIET_INK_ON_FELT, "r", room=118
    )
    canvas.put(parts.crystal_sprite(30), MARGIN_LEFT + MARGIN_WIDTH - 74, top - 15)
    canvas.write_line(MARGIN_LEFT + MARGIN_WIDTH - 4, top, f"× {view.supply}", TEXT_STYLE, QUIET_INK_ON_FELT, "r")
    if view.last:
        draw_newest_round(canvas, top + 28, view, words)
    else:
        lines = ("picture-hide", "picture-hide-more") if view.phase == "setup" else ("picture-first",)
        told = " ".join(map(words.say, lines))
        canvas.write_wrapped(
            MARGIN_LEFT + 2, top + 50, told, TEXT_STYLE, QUIET_INK_ON_FELT, MARGIN_WIDTH - 4, 4, hanging=True
        )
    bottom = PICTURE_HEIGHT - PLATE_EDGE - PLATE_HEIGHT - 8
    if view.quiet >= view.quiet_limit // 4:
        quiet = words.say("picture-quiet", quiet=view.quiet, limit=view.quiet_limit)
        low = bottom - signs.CHART_HEIGHT - 20 - extra_height([quiet], TEXT_STYLE, MARGIN_WIDTH - 4)
        canvas.write_wrapped(MARGIN_LEFT + 2, low, quiet, TEXT_STYLE, QUIET_INK_ON_FELT, MARGIN_WIDTH - 4, hanging=True)
    draw_element_chart(canvas, bottom - signs.CHART_HEIGHT)


def draw_element_chart(canvas: Canvas, top: int) -> None:
    """Who beats whom."""
    canvas.put(signs.element_chart(MARGIN_WIDTH), MARGIN_LEFT, top)


def draw_chart_key(canvas: Canvas, y: int, taken: int, words: ElementalWords) -> None:
    """What an arrow of the chart below means, where a line that has ``taken`` so much leaves room for it."""
    said = words.say("picture-beats")
    if text_width(said, TEXT_STYLE) <= (room := MARGIN_WIDTH - taken - 28):
        canvas.write_line(MARGIN_LEFT + MARGIN_WIDTH - 4, y, said, TEXT_STYLE, QUIET_INK_ON_FELT, "r", room=room)


def draw_newest_round(canvas: Canvas, top: int, view: ElementalView, words: ElementalWords) -> None:
    """The newest round: what was ordered, and who fought whom."""
    orders = [event for event in view.last if isinstance(event, OrdersRevealed)]
    fights = [event for event in view.last if isinstance(event, Fought)]
    number = orders[0].round if orders else view.round
    room = MOST_STORY_ROWS
    if number != view.round or view.phase == "over":
        canvas.write_line(
            MARGIN_LEFT + 2,
            top + 14,
            words.say("picture-last", round=number),
            TEXT_STYLE,
            QUIET_INK_ON_FELT,
            room=MARGIN_WIDTH - 4,
        )
        top += 34
    for event in orders:
        for seat, order in enumerate(event.orders):
            x = MARGIN_LEFT + seat * (MARGIN_WIDTH // 2)
            parts.draw_small_piece(canvas, x + 19, top + STORY_ROW_HEIGHT // 2, seat, order.number, None)
            short = words.say(
                f"picture-order-{type(order).__struct_config__.tag}", cell=order_parts_in_view(order, view, seat)[1]
            )
            canvas.write_line(
                x + 46, top + STORY_ROW_HEIGHT // 2, short, TEXT_STYLE, INK_ON_FELT, room=MARGIN_WIDTH // 2 - 50
            )
        top, room = top + STORY_ROW_HEIGHT, room - 1
    shown = fights if len(fights) <= room else fights[: room - 1]
    for fight in shown:
        _draw_fight_row(canvas, top + STORY_ROW_HEIGHT // 2, fight)
        top += STORY_ROW_HEIGHT
    if len(shown) < len(fights):
        more = words.say("picture-more-fights", count=len(fights) - len(shown))
        canvas.write_line(
            MARGIN_LEFT + 8, top + STORY_ROW_HEIGHT // 2, more, TEXT_STYLE, QUIET_INK_ON_FELT, room=MARGIN_WIDTH - 12
        )


def _draw_fight_row(canvas: Canvas, y: int, fight: Fought) -> None:
    """South's piece, who beats whom, North's piece, what it costs, and where."""
    for seat, x in ((0, MARGIN_LEFT + 2), (1, MARGIN_LEFT + 94)):
        parts.draw_small_piece(canvas, x + 17, y, seat, fight.numbers[seat], fight.elements[seat])
        canvas.put(parts.element_badge(fight.elements[seat], "yes"), x + 33, y - parts.BADGE_RADIUS - 3)
    loser = loser_of(fight)
    sign = {None: "=", 0: "<", 1: ">"}[loser]
    canvas.write_line(MARGIN_LEFT + 80, y - 1, sign, STRONG_STYLE, GOLD_INK_ON_FELT, "m")
    if loser is not None and fight.damage[loser]:
        canvas.write_line(MARGIN_LEFT + 166, y, f"−{fight.damage[loser]}", STRONG_STYLE, GOLD_INK_ON_FELT)
    cell = fight.cells[0] if fight.kind == "priority" or loser == 0 else fight.cells[1]
    canvas.write_line(MARGIN_LEFT + MARGIN_WIDTH - 4, y, cell, TEXT_STYLE, QUIET_INK_ON_FELT, "r")


def draw_ahead(words: ElementalWords) -> None:
    """Draw the plates and the words that every game needs."""
    canvas = Canvas(felt_backdrop(PICTURE_WIDTH, PICTURE_HEIGHT))
    for lit in (False, True):
        parts.plate_sprite(MARGIN_WIDTH, PLATE_HEIGHT, lit)
    for cell in NAMES:
        for kind in ("move", "dash"):
            canvas.write_line(0, 0, words.say(f"picture-order-{kind}", cell=cell), TEXT_STYLE, INK_ON_FELT)
        canvas.write_line(0, 0, cell, TEXT_STYLE, QUIET_INK_ON_FELT)
    for number in range(1, 31):
        canvas.write_line(0, 0, words.say("picture-round", round=number), TITLE_STYLE, INK_ON_FELT)
        canvas.write_line(0, 0, words.say("picture-last", round=number), TEXT_STYLE, QUIET_INK_ON_FELT)
    for ink in (QUIET, GOLD_INK):
        for key in ("setting-up", "set-up", "thinking", "ordered", "choosing", "waiting"):
            canvas.write_line(0, 0, words.say(f"picture-{key}"), TEXT_STYLE, ink)
