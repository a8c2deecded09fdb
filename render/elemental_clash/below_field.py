"""What stands below a field that is as wide as the picture: the hand in two columns, and at the end who won.

Where the cards lie is an area as wide as the picture, less its edges.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.contract import Outcome
from engine.elemental_clash.view import LeftCards
from render.elemental_clash import column
from render.elemental_clash.column import GAP, GOLD_ON_FELT, LINE, NAME, TEXT, CardArea, CardSlot
from render.elemental_clash.scene import Scene
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import text_width, wrap_text
from render.kit.table_parts import ON_FELT, QUIET_ON_FELT, write_name
from words import endings

EDGE = 12
HEAD = 40
"""How high the line is that says whose turn it is, and which part of it."""
_LINKS = 4


def cards_area(wide: int) -> CardArea:
    """Where cards lie in a picture so wide."""
    return CardArea(EDGE, wide - 2 * EDGE, 2)


def illustrated_cards_area(wide: int) -> CardArea:
    """Where cards lie in a picture so wide, with their pictures if there is room for those of all."""
    return cards_area(wide)._replace(illustrated_sizes=("grand", "tall", "low"))


def draw_turn_and_phase(canvas: Canvas, scene: Scene, top: int, at: CardArea, *, plate: bool = True) -> None:
    """Whose turn it is, on a plate where that has room, and at the right which part of it, or that there is a chain."""
    said = scene.words.say("picture-chain" if scene.view.chain else f"phase-{scene.view.phase}")
    long = canvas.write_line(at.left + at.width, top + 20, said, NAME, GOLD_ON_FELT, "r", at.width // 2)
    column.draw_turn(canvas, scene, top, CardArea(at.left, at.width - long - 2 * GAP), plate=plate)


def chain_height(scene: Scene, at: CardArea) -> int:
    """How high the spells of the chain are."""
    return -(-min(_LINKS, len(scene.view.chain)) // at.columns) * LINE


def height_with_texts(scene: Scene, cards: Sequence[str], at: CardArea, told: Collection[str] | None = None) -> int:
    """How high it would be with the texts of all these cards, or of those ``told``, or with the line that says that
    there are none."""
    looks = [scene.looks[card] for card in dict.fromkeys(cards)]
    read = [look for look in looks if column.has_text_to_read(look) and (told is None or look.id in told)]
    slots = [CardSlot(look, 1, "told" if look in read else "line", at.card_width) for look in looks]
    return column.cards_height(slots, at.columns) or LINE


def height_without_texts(scene: Scene, cards: Sequence[str], at: CardArea) -> int:
    """How high it is without their texts, or with the line that says that there are none."""
    slots = [CardSlot(scene.looks[card], 1, "line", at.card_width) for card in dict.fromkeys(cards)]
    return column.cards_height(slots, at.columns) or LINE


def hand_height(scene: Scene, cards: Sequence[str], ready: Collection[str] | None, room: int, at: CardArea) -> int:
    """How many pixels the cards take of that room."""
    if not cards:
        return LINE
    slots, lines = column.hand_layout(scene, cards, ready, room, at)
    return column.cards_height(slots, at.columns) + (GAP if slots and lines else 0) + LINE * len(lines)


def height_with_names_alone(scene: Scene, cards: Sequence[str], ready: Collection[str] | None, at: CardArea) -> int:
    """How high it is where what can be played has lines, and of the others no more than the names stand there."""
    looks = [scene.looks[card] for card in dict.fromkeys(cards) if card in (ready or ())]
    slots = [CardSlot(look, 1, "line", at.card_width) for look in looks]
    others = len(column.name_lines_of_other_cards(scene, cards, slots, at)) or not looks
    return min(
        column.cards_height(slots, at.columns) + (GAP if slots and others else 0) + LINE * others,
        height_without_texts(scene, cards, at),
    )


def draw_chain_and_hand(
    canvas: Canvas,
    scene: Scene,
    top: int,
    bottom: int,
    cards: Sequence[str],
    ready: Collection[str] | None,
    at: CardArea,
) -> None:
    """The chain, if there is one, and the cards, or that there are none; only their names where no more has room."""
    column.draw_chain_links(canvas, scene, top, _LINKS, at)
    top += chain_height(scene, at)
    if bottom <= top:
        return
    if cards:
        column.draw_hand(canvas, scene, top, bottom, cards, ready, at)
    else:
        canvas.write_line(EDGE, top + LINE // 2, scene.words.say("picture-empty"), TEXT, QUIET_ON_FELT, room=at.width)


def draw_result_and_hands(
    canvas: Canvas, scene: Scene, outcome: Outcome, left: Sequence[LeftCards], at: CardArea
) -> None:
    """From the end of the field to that of the picture who won and by what, and both hands, one's own at the left."""
    top, (beside, lines) = scene.rows.bottom, _reason_beside_or_below(scene, outcome, at)
    _draw_result(canvas, scene, outcome, top + 22, at)
    if beside:
        canvas.write_line(EDGE + at.width, top + 26, beside, TEXT, QUIET_ON_FELT, "r", at.width)
    for number, line in enumerate(lines):
        canvas.write_line(EDGE, top + 44 + LINE * number + LINE // 2, line, TEXT, QUIET_ON_FELT)
    draw_both_hands(canvas, scene, top + 48 + LINE * len(lines), left, at)


def draw_both_hands(canvas: Canvas, scene: Scene, top: int, left: Sequence[LeftCards], at: CardArea) -> None:
    """What both had left in hand, one's own at the left."""
    for place, seat in enumerate((scene.near_seat, 1 - scene.near_seat)):
        area = CardArea(EDGE + place * (at.card_width + GAP), at.card_width)
        _draw_final_hand(canvas, scene, top, seat, left[seat].hand, area)


def both_hands_height(scene: Scene, left: Sequence[LeftCards], at: CardArea) -> int:
    """How high that would be with a line for each card."""
    each = [height_without_texts(scene, one.hand, CardArea(at.left, at.card_width)) if one.hand else 0 for one in left]
    return max(each) + LINE + 4 + EDGE


def result_and_hands_height(scene: Scene, outcome: Outcome, left: Sequence[LeftCards], at: CardArea) -> int:
    """How high that would be with the texts of all cards."""
    cards = max(height_with_texts(scene, one.hand, at) for one in left) + LINE + 4
    return 48 + LINE * len(_reason_beside_or_below(scene, outcome, at)[1]) + cards + EDGE


def _reason_beside_or_below(scene: Scene, outcome: Outcome, at: CardArea) -> tuple[str, Sequence[str]]:
    """By what the game was won: beside who won it, or in lines of their own."""
    why = column.reason_of_result(scene, outcome)
    if text_width(_winner_text(scene, outcome), table_parts.TITLE) + 2 * EDGE + text_width(why, TEXT) <= at.width:
        return why, ()
    return "", wrap_text(why, TEXT, at.width, 2)


def _winner_text(scene: Scene, outcome: Outcome) -> str:
    """Who won, as long as it is written."""
    if not outcome.winners:
        return endings.end_title(scene.words.catalogue, outcome)
    name = scene.names[outcome.winners[0]]
    return f"{name} {scene.words.say('picture-wins', winner=name)}"


def _draw_result(canvas: Canvas, scene: Scene, outcome: Outcome, y: int, at: CardArea) -> None:
    if not outcome.winners:
        canvas.write_line(EDGE, y, _winner_text(scene, outcome), table_parts.TITLE, GOLD_ON_FELT, room=at.width)
        return
    name = scene.names[outcome.winners[0]]
    wins = scene.words.say("picture-wins", winner=name)
    room = at.width - min(text_width(wins, table_parts.TITLE), at.width // 2) - 12
    end = EDGE + write_name(canvas, EDGE, y, name, table_parts.TITLE, ON_FELT, room) + 12
    canvas.write_line(end, y, wins, table_parts.TITLE, GOLD_ON_FELT, room=EDGE + at.width - end)


def _draw_final_hand(canvas: Canvas, scene: Scene, top: int, seat: int, cards: Sequence[str], at: CardArea) -> None:
    """What a player had left in hand."""
    over = scene.view.outcome is not None  # before it the strips say how many they hold
    said = scene.words.say("picture-left-hand" if cards else "picture-left-no-hand") if over else ""
    end = at.left + write_name(canvas, at.left, top + LINE // 2, scene.names[seat], NAME, ON_FELT, at.width // 2) + 10
    canvas.write_line(end, top + LINE // 2, said, TEXT, QUIET_ON_FELT, room=at.left + at.width - end)
    if cards:
        column.draw_hand(canvas, scene, top + LINE + 4, canvas.height - EDGE // 2, cards, None, at)
