"""Who fights whom, what spells aim at, who would fall: arrows below the cards of the field, and signs on these.

An arrow runs from the edge of a card to that of another, and cards lie over it: between the two sides, where most of
them are, nothing else lies. One at a player reaches their strip, between two columns where cards lie in its own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from engine.elemental_clash.stakes import stakes
from engine.elemental_clash.view import AttackView, ClashView
from render.elemental_clash import faces, parts
from render.elemental_clash.rows import STRIP_HEIGHT
from render.elemental_clash.scene import Scene
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import BLUE, FELT, GOLD, RED, Colour
from render.kit.sketch import Point

ATTACK, BLOCK, AIM = RED.mid, BLUE.mid, GOLD.mid
_CLEAR, _CLOSE, _SHORTEST = 7, 4, 26
"""How far from a card an arrow ends, for the line around that to be seen, and where cards are lines; and how short one
may be to be drawn."""
_APART, _SPREAD = 25, 22
"""How far from the middle of a column the arrows of two attackers in it are, and apart those of blockers of one."""
_OFF = 6
"""How far from a player's strip an arrow at it ends: a tall letter of the name there stays clear of its head."""
_LAST_RIGHT = 3
"""From so many columns an arrow bends to the right, from the others to the left."""
_LINED, _FALLS, _AIMED, _LOWER = 42, 30, 58, 92
"""How wide a sign is: where cards are lines, that of whoever would fall, and that of a target, which is smaller on
cards lower than that."""


def draw_arrows(canvas: Canvas, scene: Scene) -> None:
    """Arrows from attackers, blockers and spells, and what attacks would cost; what they point at is drawn later."""
    view = scene.view
    costs = {stake.attacker: stake.cards for stake in stakes(view) if stake.cards}
    for attack in view.attacks:
        if attack.from_ is None:
            continue
        blockers = [one for one in attack.blockers if one is not None]
        for number, blocker in enumerate(blockers):
            aside = round((number - (len(blockers) - 1) / 2) * _SPREAD)
            _draw_arrow_between(canvas, scene, blocker, attack.from_, BLOCK, aside)
        if attack.to is not None and not attack.blocked:
            if attack.to[1] == "P":
                _at_player(canvas, scene, attack.from_, attack.to, costs.get(attack.from_, 0))
            else:
                _draw_arrow_between(canvas, scene, attack.from_, attack.to, ATTACK)
    for source, target in _aims_of_spells(view):
        if source is not None:
            _draw_arrow_between(canvas, scene, source, target, AIM)


def draw_fall_and_target_signs(canvas: Canvas, scene: Scene) -> None:
    """A skull on whoever would fall, at the left of its numbers, and a ring of hairs on what a spell is aimed at."""
    for stake in stakes(scene.view):
        for place in stake.falls:
            if scene.line_height:
                _on_picture(canvas, scene, parts.would_fall_sign(_FALLS), place)
                continue
            _in_the_corner(canvas, scene, parts.would_fall_sign(_FALLS), place)
    for attack in scene.view.attacks:
        if attack.from_ is not None and (player := player_attacked(attack)) is not None:
            _draw_arrow_tip(canvas, _player_arrow_path(scene, attack.from_, player))
    for target in dict.fromkeys(target for _, target in _aims_of_spells(scene.view)):
        if target[1] == "P":
            continue
        if scene.line_height or scene.rows.card_height >= _LOWER:
            _on_picture(canvas, scene, parts.target_sign(_LINED if scene.line_height else _AIMED), target)
        else:
            _in_the_corner(canvas, scene, parts.target_sign(_FALLS), target)


def _in_the_corner(canvas: Canvas, scene: Scene, sign: Sprite, place: str) -> None:
    """A sign on a card with its picture, at the left of its numbers."""
    left, _, _, foot = _box_at_place(scene, place)
    canvas.put(sign, left + 1, foot - sign.image.height - 2)


def _on_picture(canvas: Canvas, scene: Scene, sign: Sprite, place: str) -> None:
    """A sign on the picture of the card."""
    left, top, _, foot = _box_at_place(scene, place)
    across, down = scene.grid.emblem_middle
    x, y = left + across, (top + foot) // 2 + down
    canvas.put(sign, x - sign.image.width // 2, y - sign.image.height // 2)


def _at_player(canvas: Canvas, scene: Scene, attacker: str, player: str, cost: int) -> None:
    """From an attacker to the strip of the other player, and how many cards it would cost: beside the arrow, or on it
    where somebody else attacks from the same column."""
    near, way = scene.side_of_seat(int(attacker[0])) == 0, _player_arrow_path(scene, attacker, player)
    parts.draw_bent_arrow_shaft(canvas, way, ATTACK)
    if cost and not scene.line_height:
        two, (x, _), (start, end) = (
            any(map(_shares_column_with(attacker), scene.view.attacks)),
            way[0],
            _gap_between_sides(scene),
        )
        plate = faces.damage_plate(cost, FELT, 30)
        # Where it bends to the right the plate stands under the bend: beside the column's number, and off the arrow.
        bends = not two and way[-1][0] > x
        left = x - plate.image.width / 2 if two else x - plate.image.width if bends else x + 14
        canvas.put(plate, round(left), round(end - plate.image.height - 1 if near is not bends else start + 1))


def _player_arrow_path(scene: Scene, attacker: str, player: str) -> tuple[Point, ...]:
    """The corners of that arrow: straight where nothing lies in its column, else between two columns."""
    near, grid = scene.side_of_seat(int(attacker[0])) == 0, scene.grid
    x, foot = _card_edge_point(scene, attacker, near)
    if any(map(_shares_column_with(attacker), scene.view.attacks)):
        x += _APART if attacker[1] == "S" else -_APART
    _, top, _, bottom = _box_at_place(scene, player)
    off = 3 if scene.line_height else _OFF  # names of spaces stand there
    end = bottom + off if near else top - off
    if not _is_barred(scene, attacker):
        return (x, foot), (x, end)
    number = int(attacker[2])
    between = grid.column_left(number + 1 if number <= _LAST_RIGHT else number) - grid.gap / 2
    first, last = _gap_between_sides(scene) if not near else _gap_between_sides(scene)[::-1]
    clear = _CLEAR if near else -_CLEAR
    return (x, foot), (x, first - clear), (between, last + clear), (between, end)


def _is_barred(scene: Scene, attacker: str) -> bool:
    """Whether something of the other player's lies in the column of an attacker."""
    view, other, number = scene.view, 1 - int(attacker[0]), int(attacker[2])
    lying = [place for place, _ in (*view.cards_on_field(other), *view.fallen())]
    return number <= len(view.seats[other].piles) or any(f"{other}{zone}{number}" in lying for zone in "ADS")


def _draw_arrow_tip(canvas: Canvas, way: Sequence[Point]) -> None:
    """The head of an arrow at a player, over the cards beside which it runs."""
    (x, y), (_, before) = way[-1], way[-2]
    parts.draw_arrow_head(canvas, (x, y), ATTACK, up=y < before)


def player_attacked(attack: AttackView) -> str | None:
    """The place of the player at whom an attack goes, with nobody in its way; None for any other."""
    return attack.to if attack.to is not None and attack.to[1] == "P" and not attack.blocked else None


def _shares_column_with(attacker: str) -> Callable[[AttackView], bool]:
    """Whether somebody else attacks the player from the same column."""
    return lambda attack: (
        attack.from_ is not None
        and attack.from_ != attacker
        and attack.from_[2] == attacker[2]
        and player_attacked(attack) is not None
    )


def _aims_of_spells(view: ClashView) -> Iterator[tuple[str | None, str]]:
    """The place of each spell that is not done, if that is known, and what on the table it is aimed at."""
    for link in view.chain:
        yield from _aims_of_card(view, link.seat, link.card, link.targets)
    decision = view.decision
    if decision is not None and decision.kind == "target" and decision.card and decision.picked:
        yield from _aims_of_card(view, decision.seat, decision.card, decision.picked)


def _aims_of_card(view: ClashView, seat: int, card: str, targets: Sequence[str]) -> Iterator[tuple[str | None, str]]:
    found = [place for place, lying in view.cards_on_field(seat) if place[1] == "S" and lying.card == card]
    source = found[0] if len(found) == 1 else None
    yield from ((source, target) for target in targets if target[0] in "01" and target[1] in "ADSP")


def _draw_arrow_between(canvas: Canvas, scene: Scene, source: str, target: str, colour: Colour, aside: int = 0) -> None:
    """An arrow from the edge of a card to that of another, or of a player's strip; none where they are too close."""
    y, v = _box_at_place(scene, source)[1], _box_at_place(scene, target)[1]
    if y == v:
        return
    up = v < y
    start, end = _card_edge_point(scene, source, up), _card_edge_point(scene, target, not up)
    end = end[0] + aside, end[1]
    if abs(end[1] - start[1]) >= _SHORTEST:
        parts.draw_arrow(canvas, start, end, colour)


def _card_edge_point(scene: Scene, place: str, upper: bool) -> Point:
    """The middle of the upper or the lower edge of a card, and a little off it."""
    left, top, right, foot = _box_at_place(scene, place)
    clear = _CLOSE if scene.line_height else _CLEAR
    return (left + right) / 2, top - clear if upper else foot + clear


def _box_at_place(scene: Scene, place: str) -> tuple[int, int, int, int]:
    """Where a card lies, or a player's strip."""
    side, zone, grid = scene.side_of_seat(int(place[0])), place[1], scene.grid
    if zone == "P":
        top = scene.rows.row_tops[side, "strip"]
        return grid.left, top, grid.left + grid.field_width, top + STRIP_HEIGHT
    left, top = grid.column_left(int(place[2])), scene.rows.row_tops[side, zone]
    return left, top, left + grid.card_width, top + scene.rows.card_height


def _gap_between_sides(scene: Scene) -> tuple[float, float]:
    """Where the line between the two sides begins and ends."""
    tops = scene.rows.row_tops
    return tops[1, "A"] + scene.rows.row_height(1, "A") + _CLEAR, tops[0, "A"] - _CLEAR
