"""What lies over the cards of the field: who fights whom, what spells aim at, who would fall."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.elemental_clash.stakes import Stake, stakes
from engine.elemental_clash.view import AttackView, ClashView
from render.elemental_clash import faces, parts
from render.elemental_clash.rows import STRIP_HEIGHT
from render.elemental_clash.scene import Scene
from render.kit.canvas import Canvas, Sprite
from render.kit.palette import BLUE, FELT, GOLD, RED, Colour
from render.kit.sketch import Point

ATTACK, BLOCK, AIM = RED.mid, BLUE.mid, GOLD.mid
_APART = 26
"""How far apart the arrows of two attackers in one column are."""
_LINED, _SMALL, _LOWER = 42, 28, 92
"""How wide a sign is where cards are lines, and where they are lower than that: it stays off what is written."""


def draw_arrows(canvas: Canvas, scene: Scene) -> None:
    """Arrows from attackers, blockers and spells, a sign on whoever would fall, and what attacks would cost."""
    view = scene.view
    for stake in stakes(view):
        for place in stake.falls:
            _on_picture(canvas, scene, parts.falling(_SMALL) if _is_low(scene) else parts.falling(), place)
        if stake.cards and not scene.lined:  # there is no room for it beside the numbers
            _cost(canvas, scene, stake)
    for attack in view.attacks:
        if attack.from_ is None:
            continue
        for blocker in attack.blockers:
            if blocker is not None:
                _point(canvas, scene, blocker, attack.from_, BLOCK)
        if attack.to is not None and not attack.blocked:
            _point(canvas, scene, attack.from_, attack.to, ATTACK)
    for link in view.chain:
        _aim(canvas, scene, link.seat, link.card, link.targets)
    decision = view.decision
    if decision is not None and decision.kind == "target" and decision.card and decision.picked:
        _aim(canvas, scene, decision.seat, decision.card, decision.picked)
        for target in filter(_is_place, decision.picked):
            _on_picture(canvas, scene, parts.aimed(_aim_side(scene)), target)


def _on_picture(canvas: Canvas, scene: Scene, sign: Sprite, place: str) -> None:
    """A sign on the picture of the card that has its middle there."""
    down = scene.grid.picture[1]
    x, y = _middle(scene, place)
    canvas.put(sign, round(x) - sign.image.width // 2, round(y) + down - sign.image.height // 2)


def _aim_side(scene: Scene) -> int:
    return _LINED if scene.lined else _SMALL if _is_low(scene) else 58


def _is_low(scene: Scene) -> bool:
    """True where a name leaves a card a narrow picture."""
    return not scene.lined and scene.rows.card < _LOWER


def _cost(canvas: Canvas, scene: Scene, stake: Stake) -> None:
    """How many cards an attack would cost the player, beside the tip of its arrow, and below that of another one."""
    plate = faces.wound(stake.cards, FELT)
    gap, aside = _gap(scene, stake.attacker)
    _, strip = _middle(scene, stake.against[0])
    apart = plate.image.height if aside == "near" else 0
    below = scene.side(int(stake.against[0][0])) == 1
    y = strip + (STRIP_HEIGHT / 2 + 10 + apart if below else -STRIP_HEIGHT / 2 - 40 - apart)
    beside = f"{scene.view.player}S{stake.attacker[2]}"
    if aside is None and any(attack.from_ == beside for attack in scene.view.attacks):
        gap -= _APART if _gap(scene, beside)[1] == "near" else 0
    x = gap + 11 if aside == "far" else gap - plate.image.width - 11
    canvas.put(plate, round(x), round(y))


def _gap(scene: Scene, attacker: str) -> tuple[float, Literal["near", "far"] | None]:
    """Where an arrow at a player runs, at the right of its column, and where a quickattacker's gives way to another's.

    That one runs on the far side of the column, or, if somebody's does already, near that of the other.
    """
    grid, taken = scene.grid, set(filter(None, map(_column, scene.view.attacks)))
    right = grid.column(int(attacker[2])) + grid.tile + grid.gap / 2
    if attacker[1] != "S" or f"A{attacker[2]}" not in taken:
        return right, None
    if taken & {f"{zone}{int(attacker[2]) - 1}" for zone in "AS"}:
        return right - _APART, "near"
    return right - grid.tile - grid.gap, "far"


def _column(attack: AttackView) -> str | None:
    """The place of who attacks the player unblocked."""
    at_player = attack.to is not None and attack.to[1] == "P" and not attack.blocked
    return attack.from_[1:] if attack.from_ is not None and at_player else None


def _is_place(target: str) -> bool:
    return target[0] in "01" and target[1] in "ADSP"


def _aim(canvas: Canvas, scene: Scene, seat: int, card: str, targets: Sequence[str]) -> None:
    """Arrows from a spell on the table to its targets on it."""
    source = _spell(scene.view, seat, card)
    for target in filter(_is_place, targets):
        if source is not None:
            _point(canvas, scene, source, target, AIM)


def _spell(view: ClashView, seat: int, card: str) -> str | None:
    """The pile on which a spell of the chain lies, where only one can be meant."""
    found = [place for place, lying in view.lying(seat) if place[1] == "S" and lying.card == card]
    return found[0] if len(found) == 1 else None


def _point(canvas: Canvas, scene: Scene, source: str, target: str, colour: Colour) -> None:
    """An arrow between the pictures of two cards, from edge to edge, so that names and numbers stay free."""
    x, y = _middle(scene, source)
    u, v = _middle(scene, target)
    way = (v > y) - (v < y)
    reach = scene.rows.card / 2 - 4
    if target[1] == "P":  # down the gap between two columns
        u, aside = _gap(scene, source)
        start = u + scene.grid.gap if aside == "far" else u - scene.grid.gap
        parts.arrow(canvas, (start, y + way * reach), (u, v - way * (STRIP_HEIGHT / 2 + 1)), colour)
    elif way:
        parts.arrow(canvas, (x, y + way * reach), (u, v - way * reach), colour)
    elif x != u:
        side = 1 if u > x else -1
        parts.arrow(canvas, (x + side * 20, y), (u - side * 26, v), colour)


def _middle(scene: Scene, place: str) -> Point:
    """The middle of the picture on a card's tile, or of a player's strip."""
    seat, zone = scene.side(int(place[0])), place[1]
    if zone == "P":
        return scene.grid.left + scene.grid.strip / 2, scene.rows.tops[seat, "strip"] + STRIP_HEIGHT / 2
    return scene.grid.column(int(place[2])) + scene.grid.picture[0], scene.rows.tops[seat, zone] + scene.rows.card / 2
