"""The field of Elemental Clash: both sides face to face, with their strips, and the arrows over them.

It is the same in every picture, at the left; what is told beside it is `column`'s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from engine.elemental_clash.view import ClashView, Creature, Lying, PileView, SideView
from render.elemental_clash import faces, parts, tiles
from render.elemental_clash.arrows import draw_arrows, draw_fall_and_target_signs, player_attacked
from render.elemental_clash.faces import MARGIN
from render.elemental_clash.geometry import LEFT, STRIP, TILE_WIDTH, column_left
from render.elemental_clash.looks import HUES, CardLook
from render.elemental_clash.rows import LOW, PILE_HEIGHT, STRIP_HEIGHT
from render.elemental_clash.scene import Scene
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import FontFace, Ink, TextStyle, text_width
from render.kit.palette import FELT, GOLD, IVORY, NIGHT, PANEL, RED, Colour, blend
from render.kit.table_parts import GOLD_INK, ON_PLATE, QUIET, RED_INK, write_name

NAME = TextStyle(FontFace.STRONG, 30)
COUNT = TextStyle(FontFace.STRONG, 28)
TEXT = TextStyle(FontFace.TEXT, 28)
CHOSEN = Ink(GOLD.light, blend(FELT, NIGHT, 0.5))
FAINT = Ink(blend(blend(FELT, NIGHT, 0.5), IVORY, 0.38), blend(FELT, NIGHT, 0.5))
FAINT_COLOUR = blend(FELT, IVORY, 0.38)
FAINT_ON_FELT = Ink(FAINT_COLOUR, FELT)
SIGN, SIGNED = 20, 56
"""How large the sign of a zone is, and how high its row, for it to stand below its letter."""
ENERGY = 30
"""How wide the sign of a pile's energy is."""
HEIGHT = TextStyle(FontFace.STRONG, 34)
"""How high a pile is."""
ARROW, MARK, LOW_CROSS = 9, 22, 36
"""How wide the arrow before a number is, the sign of a keyword, and on a low card that of the fallen."""
FRONT = 26
"""How far from the left of a column the line between the sides begins, after its number."""
MOST_NAME = 200
"""How much room a name gets in a strip at least, if it needs that."""
COUNTED = "discard", "hand", "spellbook"
MANY, FEW = 40, 9
"""A Spellbook or a discard pile, and a hand or a loss, as high as they mostly are."""
"""What is counted in a strip, from the right to the left."""


def draw_field(canvas: Canvas, scene: Scene) -> None:
    """Both sides: spaces and stones, the arrows over them, and over these the cards, so that no arrow covers any."""
    for seat in (0, 1):
        canvas.put(table_parts.plate(STRIP, STRIP_HEIGHT, False), LEFT, scene.row_top(seat, "strip"), plates.MARGIN)
        _draw_spaces_and_piles(canvas, scene, seat)
    for number in range(1, 6):  # where the sides meet, between the numbers of the columns
        canvas.put(
            parts.front_line(TILE_WIDTH - FRONT),
            column_left(number) + FRONT,
            scene.rows.front_line_y - parts.FRONT // 2,
        )
    draw_arrows(canvas, scene)
    for seat in (0, 1):
        for place, card in scene.view.cards_on_field(seat):
            draw_card(canvas, scene, card, place, column_left(int(place[2])), scene.row_top(seat, place[1]))
        for place, gone in scene.view.fallen():
            if int(place[0]) == seat and scene.view.card_at(place) is None:
                _draw_fallen_creature(canvas, scene, gone, place)
    for seat in (0, 1):
        _draw_player_strip(canvas, scene, seat)
        for place, card in scene.view.cards_on_field(seat):
            if colour := ring_colour(scene, place):  # over what lies beside it, which would cut it
                at = column_left(int(place[2])), scene.row_top(seat, place[1])
                canvas.put(parts.card_ring(TILE_WIDTH, scene.rows.card_height, colour), *at, parts.RING_MARGIN)
            draw_atk_and_def(canvas, scene, card, place)
        _mark_new_cards(canvas, scene, seat)
    draw_fall_and_target_signs(canvas, scene)
    for seat in (0, 1):
        for zone in "AD":
            high = scene.rows.row_height(scene.side_of_seat(seat), zone)
            middle = scene.row_top(seat, zone) + high // 2
            if high >= SIGNED:  # what fights from there, below its letter
                canvas.put(faces.zone_sign(zone, FAINT_COLOUR, SIGN), (LEFT - SIGN) // 2, middle + 5)
                middle -= 12
            if high >= LOW:
                canvas.write_line(LEFT // 2, middle, zone, COUNT, FAINT_ON_FELT, "m")
    _write_column_numbers(canvas, scene)


def _write_column_numbers(canvas: Canvas, scene: Scene) -> None:
    """The numbers of the columns, at the left of each, where no arrow begins; over those that pass there."""
    for number in range(1, 6):
        canvas.write_line(column_left(number) + 12, scene.rows.front_line_y, str(number), COUNT, FAINT_ON_FELT, "m")


def _draw_player_strip(canvas: Canvas, scene: Scene, seat: int) -> None:
    y = scene.row_top(seat, "strip")
    if is_player_highlighted(scene, seat):
        canvas.put(parts.player_highlight(STRIP, STRIP_HEIGHT), LEFT, y, parts.RING_MARGIN)
    if any(player_attacked(attack) == f"{seat}P" and attack.from_ for attack in scene.view.attacks):
        canvas.put(parts.card_ring(STRIP, STRIP_HEIGHT, RED.mid), LEFT, y, parts.RING_MARGIN)
    middle, start = y + STRIP_HEIGHT // 2, LEFT + 14
    right = draw_card_counts(canvas, scene, seat, middle, LEFT + STRIP - 12)
    if lost := scene.view.cards_lost(seat):
        plate = faces.damage_plate(lost, PANEL, STRIP_HEIGHT - 4)
        right -= plate.image.width - 2
        canvas.put(plate, right, middle - plate.image.height // 2)
        right -= 4
    pointed = parts.TO_DECIDE + 8 + min(text_width(scene.names[seat], NAME), MOST_NAME) <= right - start
    if _has_turn(scene.view, seat) and (pointed or not lost):
        canvas.put(parts.active_player_pointer(), start, middle - parts.TO_DECIDE // 2)
        start += parts.TO_DECIDE + 8
    write_name(canvas, start, middle, scene.names[seat], NAME, ON_PLATE, right - start)


def _has_turn(view: ClashView, seat: int) -> bool:
    """Whether it is a player's turn: others may be asked in it, whom the line of gold shows."""
    return view.outcome is None and seat == view.player


def is_player_highlighted(scene: Scene, seat: int) -> bool:
    """Whether a player's strip has a line of gold around it: they are to decide, or have won."""
    outcome = scene.view.outcome
    return seat in scene.view.active or (outcome is not None and seat in outcome.winners)


def draw_card_counts(canvas: Canvas, scene: Scene, seat: int, middle: int, right: int, *, signs: bool = False) -> int:
    """How many cards a player has where, from the right to the left; returns where that begins.

    Where names and words have no room together, or with ``signs`` anyway, signs stand for the less important words, in
    both strips.
    """
    said = {what: scene.words.say(f"picture-{what}") for what in COUNTED}
    signed = COUNTED if signs else _counts_with_sign(scene, said)
    for what, count in _card_counts(scene, seat).items():
        ink = ON_PLATE if what != "spellbook" else RED_INK if count <= 5 else GOLD_INK  # what decides the game
        if what in signed:
            right -= parts.COUNTED_SIDE
            canvas.put(parts.card_count_sign(what), right, middle - parts.COUNTED_SIDE // 2)
        else:
            right -= canvas.write_line(right, middle, said[what], TEXT, QUIET, "r", STRIP // 3)
        right -= 6
        right -= canvas.write_line(right, middle - 1, str(count), COUNT, ink, "r") + 9
    return right


def _card_counts(scene: Scene, seat: int) -> Mapping[str, int]:
    side = scene.view.seats[seat]
    return dict(zip(COUNTED, (len(side.discard), side.hand.count, side.spellbook), strict=True))


def _counts_with_sign(scene: Scene, said: Mapping[str, str]) -> Sequence[str]:
    """For which counts a sign stands: for as few as leave room for both names.

    It is the same throughout a game: a word that turned into a sign as its number grows would be looked for.
    """
    room = STRIP - 40 - parts.TO_DECIDE
    names = min(max(text_width(name.partition(" (")[0], NAME) for name in scene.names), MOST_NAME)
    digits = sum(text_width(str(count), COUNT) + 15 for count in (MANY, FEW, MANY))
    for number in range(len(COUNTED)):
        words = sum(text_width(said[what], TEXT) for what in COUNTED[number:])
        if names + digits + words + number * parts.COUNTED_SIDE <= room:
            return COUNTED[:number]
    return COUNTED


def _draw_spaces_and_piles(canvas: Canvas, scene: Scene, seat: int) -> None:
    """What no card lies on: the spaces, and the piles with their stones."""
    side = scene.view.seats[seat]
    taken = {place for place, _ in scene.view.fallen()} | {place for place, _ in scene.view.cards_on_field(seat)}
    piled = (scene.side_of_seat(seat), "S") not in scene.rows.empty_rows
    element = main_element(side)
    for number, pile in enumerate(side.piles, 1):
        if scene.side_of_seat(seat) in scene.stones:
            draw_pile_stones(canvas, scene, pile, column_left(number), scene.row_top(seat, "stones"))
        if piled and f"{seat}S{number}" not in taken:
            _draw_free_pile_space(canvas, scene, pile, seat, number)
    for zone in "AD":
        high = scene.rows.row_height(scene.side_of_seat(seat), zone)
        for number in range(1, 6):
            x, y, place = column_left(number), scene.row_top(seat, zone), f"{seat}{zone}{number}"
            if place in taken:
                continue
            chosen = place in scene.choosable_places
            canvas.put(faces.space_sprite(TILE_WIDTH, high, chosen, zone, element), x, y, MARGIN)
            if chosen:  # the others are found by the letter of the row and the number of the column
                canvas.write_line(
                    x + round(TILE_WIDTH * faces.AFTER), y + high // 2, f"{zone}{number}", COUNT, CHOSEN, "m"
                )


def main_element(side: SideView) -> str:
    """The element of most of a player's piles; nothing before they have any that is not neutral."""
    found = Counter(pile.energy for pile in side.piles if pile.energy in HUES and pile.energy not in ("neutral", "any"))
    return found.most_common(1)[0][0] if found else ""


def _mark_new_cards(canvas: Canvas, scene: Scene, seat: int) -> None:
    """Corners around what has just come there, over its neighbours; none around what whoever looks has put there."""
    for number, pile in enumerate(scene.view.seats[seat].piles, 1):
        if pile.stones and has_just_come(scene, f"{seat}S{number}", pile.stones[-1]):
            at = column_left(number), scene.row_top(seat, "stones")
            canvas.put(parts.new_card_corners(TILE_WIDTH, PILE_HEIGHT, 10), *at, parts.CORNERS_MARGIN)
    for place, card in scene.view.cards_on_field(seat):
        if has_just_come(scene, place, card.card):
            at = column_left(int(place[2])), scene.row_top(seat, place[1])
            canvas.put(parts.new_card_corners(TILE_WIDTH, scene.rows.card_height, 20), *at, parts.CORNERS_MARGIN)


def has_just_come(scene: Scene, place: str, card: str) -> bool:
    """True if a card has just come to a place, and whoever looks has not put it there."""
    view = scene.view
    if view.outcome is not None or not view.new_at(place, card):
        return False
    return int(place[0]) != scene.private_seat or (view.player != scene.private_seat and place[1] != "S")


def _draw_fallen_creature(canvas: Canvas, scene: Scene, card: str, place: str) -> None:
    """A creature that has just fallen, where it lay."""
    x, y, high = column_left(int(place[2])), scene.row_top(int(place[0]), place[1]), scene.rows.card_height
    canvas.put(tiles.tile_sprite(scene.looks[card], high, None, True), x, y, MARGIN)
    at, cross = tiles.emblem_place(scene.looks[card], high), parts.fallen_cross()
    if at.high < cross.image.height:  # at the place of the numbers, off the name
        cross = parts.small_fallen_cross(LOW_CROSS)
        canvas.put(cross, x + TILE_WIDTH - 2 * tiles.EDGE - LOW_CROSS, y + high - LOW_CROSS)
        return
    side = cross.image.height
    canvas.put(cross, x + (TILE_WIDTH - side) // 2, y + min(at.top + (at.high - side) // 2, high - side))


def _draw_free_pile_space(canvas: Canvas, scene: Scene, pile: PileView, seat: int, number: int) -> None:
    """The place on a pile on which nothing lies."""
    x, y, high = column_left(number), scene.row_top(seat, "S"), scene.rows.card_height
    usable = f"{seat}S{number}" in scene.usable_piles
    canvas.put(parts.pile_sprite(pile.energy, TILE_WIDTH, high, "usable" if usable else "free"), x, y, parts.CLOSE)
    said, at = scene.words.say("pile", n=number), (x + TILE_WIDTH // 2, y + high // 2)
    canvas.write_line(*at, said, TEXT, Ink(IVORY, parts.free_pile_colour(pile.energy)), "m", TILE_WIDTH - 12)


def draw_pile_stones(canvas: Canvas, scene: Scene, pile: PileView, x: int, y: int) -> None:
    """A pile's energy and height, and which of its stones are no basic ones of that element."""
    canvas.put(parts.pile_sprite(pile.energy, TILE_WIDTH, PILE_HEIGHT), x, y, parts.CLOSE)
    middle, ground = y + PILE_HEIGHT // 2, parts.pile_colour(pile.energy)
    canvas.put(faces.element_sign(pile.energy, ground, ENERGY), x + 4, middle - ENERGY // 2)
    end = 40 + canvas.write_line(x + 40, middle, str(pile.height), HEIGHT, Ink(IVORY, ground)) + 7
    stones = [
        look for look in map(scene.looks.__getitem__, pile.stones) if look.effect_signs or look.energy != pile.energy
    ]
    room = TILE_WIDTH - 6 - end - parts.STONE
    step = min(parts.STONE + 1, max(1, room // max(1, len(stones) - 1)))
    for place, stone in enumerate(stones):
        canvas.put(parts.stone_sprite(stone, ground), x + end + place * step, middle - parts.STONE // 2)


def draw_card(canvas: Canvas, scene: Scene, card: Lying, place: str, x: int, y: int) -> None:
    """A card on the table but for its numbers, which no arrow may cover; spent spells are dark."""
    look, high = scene.looks[card.card], scene.rows.card_height
    plate = _numbers_width(look, card) if isinstance(card, Creature) else 0
    marked = isinstance(card, Creature) and bool(card.keywords)
    tile = tiles.tile_sprite(look, high, ring_colour(scene, place), is_spent_spell(scene, card, place), plate, marked)
    canvas.put(tile, x, y, MARGIN)
    if not isinstance(card, Creature):
        return
    left, foot = x + tiles.EDGE, y + high - tiles.EDGE
    right = x + TILE_WIDTH - tiles.EDGE - plate
    if card.damage:  # beside the numbers, in their band: off the name, and off the picture
        wound = faces.damage_plate(card.damage, high=tiles.BAND - 2)
        right -= wound.image.width
        canvas.put(wound, max(left, right), foot - tiles.BAND + 1)
    if tiles.signs_above_numbers(look, high):
        for number, keyword in enumerate(card.keywords[: (TILE_WIDTH - 2 * tiles.EDGE) // MARK], 1):
            at = x + TILE_WIDTH - tiles.EDGE - number * MARK, foot - tiles.BAND - MARK
            canvas.put(faces.keyword_sign(keyword, MARK), *at)
        return
    _draw_keyword_signs(canvas, card.keywords, (left, y + tiles.emblem_place(look, high).top, right, foot - tiles.PIPS))


def ring_colour(scene: Scene, place: str) -> Colour | None:
    """The colour of the line around a card that can be chosen, or that fights."""
    attacks = scene.view.attacks
    fights = {attack.from_ for attack in attacks} | {one for attack in attacks for one in attack.blockers}
    return GOLD.light if place in scene.choosable_places else RED.light if place in fights else None


def is_spent_spell(scene: Scene, card: Lying, place: str) -> bool:
    """Whether it is a spell that has done what it does."""
    view = scene.view
    chained = any(link.card == card.card and link.seat == int(place[0]) for link in view.chain)
    aimed = view.decision is not None and view.decision.kind == "target" and view.decision.card == card.card
    return card.kind in ("spell", "flash") and not chained and not aimed


def _draw_keyword_signs(canvas: Canvas, keywords: Sequence[str], box: tuple[int, int, int, int]) -> None:
    """The signs of what a creature can do, above the diamonds of its level: one above another, then beside those."""
    left, top, right, foot = box
    down = max(1, (foot - top) // MARK)
    for number, keyword in enumerate(keywords[: down * max(1, (right - left) // MARK)]):
        beside, above = divmod(number, down)
        canvas.put(faces.keyword_sign(keyword, MARK), left + beside * MARK, foot - (above + 1) * MARK)


def draw_atk_and_def(canvas: Canvas, scene: Scene, card: Lying, place: str) -> None:
    """A creature's numbers on its tile, with arrows before those that are not what is printed, which cover none."""
    if not isinstance(card, Creature):
        return
    look = scene.looks[card.card]
    x, y = column_left(int(place[2])), scene.row_top(int(place[0]), place[1])
    left = x + TILE_WIDTH - tiles.EDGE - (_numbers_width(look, card) + _atk_and_def_width(look, card)) // 2
    middle = y + scene.rows.card_height - tiles.EDGE - tiles.BAND // 2
    for now, printed, before in ((card.atk, look.atk, ""), (card.def_, look.defence, "/")):
        left += canvas.write_line(left, middle, before, tiles.STATS, tiles.ON_PLATE) if before else 0
        if now != printed:
            canvas.put(parts.changed_number_arrow(up=now > printed, wide=ARROW, high=14), left, middle - 7)
            left += ARROW + 2
        left += canvas.write_line(left, middle, str(now), tiles.STATS, _number_ink(now, printed))


def _numbers_width(look: CardLook, card: Creature) -> int:
    """How wide the place for a creature's numbers is."""
    return max(tiles.stats_plate_width(look), _atk_and_def_width(look, card) + 8)


def _atk_and_def_width(look: CardLook, card: Creature) -> int:
    """How wide a creature's numbers are, with the arrows before those that are not what is printed."""
    changed = (card.atk != look.atk) + (card.def_ != look.defence)
    return text_width(f"{card.atk}/{card.def_}", tiles.STATS) + changed * (ARROW + 2)


def write_atk_and_def(canvas: Canvas, look: CardLook, card: Creature, left: int, middle: int, top: int) -> None:
    """A creature's numbers from the left on; the arrows above those that are not what is printed begin at ``top``."""
    for now, printed, before in ((card.atk, look.atk, ""), (card.def_, look.defence, "/")):
        left += canvas.write_line(left, middle, before, tiles.STATS, tiles.ON_PLATE) if before else 0
        if now != printed:
            canvas.put(
                parts.changed_number_arrow(up=now > printed), left + (text_width(str(now), tiles.STATS) - 18) // 2, top
            )
        left += canvas.write_line(left, middle, str(now), tiles.STATS, _number_ink(now, printed))


def _number_ink(now: int, printed: int) -> Ink:
    return tiles.RAISED if now > printed else tiles.LOWERED if now < printed else tiles.ON_PLATE


def draw_ahead() -> None:
    """Draw what every table shows: plates, spaces, numbers."""
    table_parts.plate(STRIP, STRIP_HEIGHT, False)
    parts.player_highlight(STRIP, STRIP_HEIGHT)
    for element in HUES:
        parts.pile_sprite(element, TILE_WIDTH, PILE_HEIGHT)
    faces.space_sprite(TILE_WIDTH, LOW)
    canvas = Canvas(table_parts.felt_backdrop(table_parts.WIDTH, 80))
    for number in range(13):
        for ink in (tiles.ON_PLATE, tiles.RAISED, tiles.LOWERED):
            canvas.write_line(0, 40, str(number), tiles.STATS, ink)
    for number in range(41):
        canvas.write_line(0, 40, str(number), COUNT, GOLD_INK)
