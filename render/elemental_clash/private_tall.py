"""What a seat sees, for a phone: the field from its own side as wide as the picture, and below it the hand.

How high the rows of the field are follows from how many zones have cards, and from nothing else as long as there is
room: so they lie where they lay while somebody chooses. The cards of the hand lie in two columns, and take what is
left: all with their pictures where these have room, else with the texts of what can be played now, else as lines.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine import Action
from engine.contract import Outcome
from engine.elemental_clash.view import ClashView, LeftCards
from render.elemental_clash import below_field, column
from render.elemental_clash.below_field import EDGE
from render.elemental_clash.column import LINE, CardArea
from render.elemental_clash.field import draw_field
from render.elemental_clash.rows import LOW, NAMED, SLIM
from render.elemental_clash.scene import Scene
from render.elemental_clash.seat_choices import asks_for_no_card, cards_in_picture, playable_cards, scene_for_seat
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.shapes import TALL, TALLEST, smallest_type
from words.elemental_clash import ClashWords

WIDTH = 640
_BELOW, _HELD = below_field.cards_area(WIDTH), below_field.illustrated_cards_area(WIDTH)
_FIELD = 340
"""How high the field is at least at the end of the game."""
_SOUGHT, _HIGHEST, _FULLEST, _LAST = 615, 715, 864, 800
"""So high a picture of both hands is if it can be; one with texts that would stand below it otherwise; one where its
message has room for it on a phone; and one at the end of the game."""
_ENDED = 598
"""So high the picture at the end of the game is if it can be: it has its buttons below it, too."""
_VERDICT = 104
"""How high the lines are that say who won and by what."""
_APART = 6
"""How far from the field the hand is: whose turn it is, and which part of it, is said above the picture."""
_CARD = 92
"""So high a card of the field is at most in a picture of both hands."""
_STEADY = 66
"""So high each row of the field is as long as a message leaves the room, whatever lies there: so all is found where it
was before."""
_LOWER = ((66, NAMED), (66, LOW), (66, SLIM))
"""So high cards, and rows without any, are where there is less room, step by step."""
_IN_LINES = 4
"""So many cards of a hand are a line each before rows of the field become lower for them; of more there are names."""
_SOME = 3 * LINE
"""How much room there is at least for some lines of a hand above the names of the others."""


def compose(
    view: ClashView,
    seat: int,
    names: Sequence[str],
    words: ClashWords,
    legal: Sequence[Action],
    most: int = _FULLEST,
) -> Canvas:
    """The picture of one seat, at most so high if it can be, put together but not yet encoded."""
    scene, ready = scene_for_seat(view, seat, names, words, legal), playable_cards(view, legal)
    if view.left is not None:
        return (
            _ended_game_canvas(scene, view.outcome, view.left) if view.outcome else _open_hands_canvas(scene, view.left)
        )
    cards, links = cards_in_picture(view, seat, legal), below_field.chain_height(scene, _BELOW)
    scene, needed = _with_hand(scene, cards, ready, _APART + links + EDGE, asks_for_no_card(view, legal), most)
    top = scene.rows.bottom + _APART
    bottom = top + links + needed
    canvas = _felt_canvas(bottom + EDGE)
    draw_field(canvas, scene)
    below_field.draw_chain_and_hand(canvas, scene, top, bottom, cards, ready, _HELD)
    return canvas


def compose_end(view: ClashView, names: Sequence[str], words: ClashWords) -> Canvas:
    """The final picture, as it is for everybody, from the side of whoever looks."""
    assert view.outcome is not None and view.left is not None
    return _ended_game_canvas(Scene(view, words, names, near_seat=view.viewer or 0), view.outcome, view.left)


def _ended_game_canvas(scene: Scene, outcome: Outcome, left: Sequence[LeftCards]) -> Canvas:
    """Who won and by what, above the field, and below it both hands, which take no more than they need."""
    wanted = below_field.both_hands_height(scene, left, _BELOW)
    scene = replace(
        scene,
        space_above=_VERDICT,
        most_height=_ENDED - wanted,
        least_height=_VERDICT + _FIELD,
        least_empty_row=SLIM,
        stones=(),
    )
    top = scene.rows.bottom + _APART
    canvas = _felt_canvas(min(_LAST, top + wanted))
    column.draw_result(canvas, scene, outcome, _APART, CardArea(EDGE, WIDTH - 2 * EDGE))
    draw_field(canvas, scene)
    below_field.draw_both_hands(canvas, scene, top, left, _BELOW)
    return canvas


def _open_hands_canvas(scene: Scene, hands: Sequence[LeftCards]) -> Canvas:
    """What both hold, for whoever looks back at a game with everything open: below the field, beside each other."""
    wanted = below_field.both_hands_height(scene, hands, _BELOW)
    scene = _scene_with_room_below(scene, wanted + _APART)
    top = scene.rows.bottom + _APART
    canvas = _felt_canvas(min(TALLEST, top + wanted))
    draw_field(canvas, scene)
    below_field.draw_both_hands(canvas, scene, top, hands, _BELOW)
    return canvas


def readable_cards(
    view: ClashView, seat: int, names: Sequence[str], words: ClashWords, legal: Sequence[Action]
) -> set[str]:
    """The cards whose texts can be read in that picture."""
    scene, ready = scene_for_seat(view, seat, names, words, legal), playable_cards(view, legal)
    cards = cards_in_picture(view, seat, legal)
    around = _APART + below_field.chain_height(scene, _BELOW) + EDGE
    _, needed = _with_hand(scene, cards, ready, around, asks_for_no_card(view, legal))
    return column.readable_cards(column.hand_slots(scene, cards, ready, needed, _HELD)) if cards else set()


def _with_hand(
    scene: Scene,
    cards: Sequence[str],
    ready: Collection[str] | None,
    around: int,
    beside: bool,
    most: int = _FULLEST,
) -> tuple[Scene, int]:
    """A scene whose field leaves room for the hand, as far as it can, and how high the hand is.

    The field gives way to the texts of what can be played now. Where a message has no room for lines, as many stand
    there as can, those of what can be played first, above the names of the others: all of these are always there.
    """
    least, named = (
        below_field.height_without_texts(scene, cards, _BELOW),
        below_field.height_with_names_alone(scene, cards, ready, _BELOW),
    )
    wanted = least if beside else below_field.height_with_texts(scene, cards, _BELOW, ready or ())
    fresh = least if beside else below_field.height_with_texts(scene, cards, _BELOW, scene.view.drawn)
    gives_way = beside or _are_texts_elsewhere(scene)
    first, last = ([wanted, fresh, least], [named]) if gives_way else ([wanted], [])
    ways = [[*first, *last]] if len({*cards}) > _IN_LINES else [first, last]
    for heights in ways:
        for fitting in _scenes_highest_first(scene):
            left = most - fitting.rows.bottom - around
            for needed in heights:
                if left >= needed:
                    some = needed >= least or (left >= named + _SOME and not beside)
                    return fitting, below_field.hand_height(scene, cards, ready, left if some else needed, _HELD)
    *_, lowest_field = _scenes_highest_first(scene)
    if beside:  # the other's stones play no part then, either; one's own say what can be played next
        return replace(lowest_field, stones=(0,)), named
    if _are_texts_elsewhere(scene):
        return lowest_field, below_field.hand_height(scene, cards, ready, named, _HELD)
    # Only there may texts give way to buttons: else what stands beside the picture relies on them.
    left = max(_HIGHEST - lowest_field.rows.bottom - around, min(least, TALLEST - lowest_field.rows.bottom - around))
    return lowest_field, below_field.hand_height(scene, cards, ready, min(left, wanted), _HELD)


def _scenes_highest_first(scene: Scene) -> Iterator[Scene]:
    """Scenes with a field that lies as it always does, then with empty rows that are lower each time."""
    yield replace(scene, most_height=TALLEST, most_card_height=_STEADY, all_rows_high=True)
    for card, empty in _LOWER:
        yield replace(scene, most_height=TALLEST, most_card_height=card, least_empty_row=empty)


def _are_texts_elsewhere(scene: Scene) -> bool:
    """True where the texts of cards stand behind a button, or in a menu, too."""
    decision = scene.view.decision
    return decision is not None and decision.kind in ("main", "choose")


def _felt_canvas(height: int) -> Canvas:
    return Canvas(table_parts.felt_backdrop(WIDTH, height), smallest_type(TALL, WIDTH, height))


def _scene_with_room_below(scene: Scene, under: int) -> Scene:
    """A scene whose field leaves so many pixels below it, if its cards can be so low."""
    return replace(scene, most_height=_SOUGHT - under, most_card_height=_CARD, least_empty_row=SLIM)
