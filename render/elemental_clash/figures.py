"""The pictures of the rules pages of Elemental Clash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from render import Picture, furniture, plates
from render.canvas import Canvas
from render.elemental_clash import faces, parts
from render.elemental_clash.faces import MARGIN, STATS_AT, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.looks import looks
from render.elemental_clash.public_table import AIM, ATTACK, BLOCK, FAINT, column
from render.elemental_clash.view import PHASES
from render.furniture import GOLD_INK, GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, STRONG, TEXT, WIDTH
from render.palette import PANEL

_MIDDLE = TILE_HEIGHT // 2


def _tile(canvas: Canvas, card: str, x: int, y: int, damage: int = 0) -> None:
    look = looks()[card]
    canvas.put(faces.tile(look, None), x, y, MARGIN)
    if look.kind == "creature":
        long = canvas.text(x + STATS_AT.x, y + STATS_AT.y, f"{look.atk}/{look.defence}", faces.STATS, faces.ON_PAPER)
        if damage:
            canvas.put(faces.wound(damage), x + STATS_AT.x + long + 5, y + STATS_AT.y - 15)


def _kinds() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 170))
    shown = (
        ("slag_drake", "creature"),
        ("white_heat", "spell"),
        ("flare_dart", "Flash"),
        ("war_forge", "permanent"),
        ("mars", "stone"),
    )
    for number, (card, name) in enumerate(shown, 1):
        _tile(canvas, card, column(number), 20)
        canvas.text(column(number) + TILE_WIDTH // 2, 142, name, TEXT, QUIET_ON_FELT, "m")
    return Picture(
        canvas.png(),
        "Slag Drake, a creature; White Heat, a spell; Flare Dart, a Flash spell; War Forge, a permanent; a Mars-Stone.",
    )


def _pile() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 212))
    rows = (
        (("moon_pebble", "venus", "mars"), "earth", "a neutral base does not count: earth, height 3"),
        (("mars",), "fire", "fire, height 1"),
    )
    for number, (stones, energy, words) in enumerate(rows):
        y = 26 + 90 * number
        canvas.put(furniture.plate(300, 70, False), 24, y, plates.MARGIN)
        canvas.put(faces.energy(energy, PANEL, 48), 38, y + 11)
        canvas.text(102, y + 35, str(len(stones)), furniture.BIG, GOLD_INK)
        for place, stone in enumerate(stones):
            canvas.put(parts.stone(looks()[stone]), 158 + 34 * place, y + 22)
        canvas.text(356, y + 35, words, TEXT, ON_FELT)
    return Picture(
        canvas.png(),
        "Two piles. Moon Pebble, Venus-Stone, Mars-Stone from the bottom up: earth energy, height 3. One Mars-Stone: "
        "fire energy, height 1.",
    )


def _turn() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 130))
    hints = ("place, move", "one card", "play", "attack", "play", "cure, discard")
    for number, (name, hint) in enumerate(zip(PHASES.values(), hints, strict=True)):
        x = 20 + 161 * number
        canvas.put(furniture.plate(152, 90, False), x, 20, plates.MARGIN)
        canvas.text(x + 76, 48, name, STRONG, furniture.ON_PLATE, "m")
        canvas.text(x + 76, 86, hint, faces.HAND_NAME._replace(size=24), GOLD_INK, "m")
    return Picture(
        canvas.png(),
        "The six phases: Standby (place, move), Draw (one card), Main I (play), Combat (attack), Main II (play), End "
        "(cure, discard).",
    )


def _field() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 400))
    rows = (("A", "ATK zone: these attack"), ("D", "DEF zone: these block"), ("S", "piles: cards are played here"))
    for row, (zone, words) in enumerate(rows):
        y = 22 + 128 * row
        for number in range(1, 6):
            x = column(number)
            canvas.put(faces.space(TILE_WIDTH, 76), x, y, MARGIN)
            text = f"{zone}{number}" if zone != "S" else f"pile {number}"
            canvas.text(x + TILE_WIDTH // 2, y + 38, text, TEXT, FAINT, "m")
        canvas.text(WIDTH // 2, y + 98, words, TEXT, GOLD_ON_FELT, "m")
    return Picture(
        canvas.png(),
        "A player's field in three rows of five: in front the ATK zone, A1 to A5, behind it the DEF zone, D1 to D5, "
        "and up to five piles.",
    )


def _fight() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 250))
    y = 20
    _tile(canvas, "scorchtail", 60, y)
    _tile(canvas, "rootgate_warden", 460, y)
    parts.arrow(canvas, (60 + TILE_WIDTH + 14, y + _MIDDLE - 14), (446, y + _MIDDLE - 14), ATTACK)
    parts.arrow(canvas, (446, y + _MIDDLE + 18), (60 + TILE_WIDTH + 14, y + _MIDDLE + 18), BLOCK)
    attacker, blocker = looks()["scorchtail"], looks()["rootgate_warden"]
    canvas.text(670, y + 28, f"ATK {attacker.atk} against", TEXT, ON_FELT)
    canvas.text(670, y + 66, f"ATK {blocker.atk}", TEXT, ON_FELT)
    _tile(canvas, "scorchtail", 60, y + 118, damage=blocker.atk)
    _tile(canvas, "rootgate_warden", 460, y + 118, damage=attacker.atk)
    fate = "destroyed" if attacker.atk >= blocker.defence else "both survive: damage stays till the end"
    canvas.text(60 + TILE_WIDTH + 20, y + 118 + _MIDDLE, "then", TEXT, QUIET_ON_FELT)
    canvas.text(670, y + 118 + _MIDDLE, fate.split(":")[0], STRONG, GOLD_ON_FELT)
    return Picture(
        canvas.png(),
        f"{attacker.name}, {attacker.atk}/{attacker.defence}, is blocked by {blocker.name}, "
        f"{blocker.atk}/{blocker.defence}. At the same moment it deals {attacker.atk} damage and takes {blocker.atk}.",
    )


def _chain() -> Picture:
    canvas = Canvas(furniture.felt(WIDTH, 200))
    chain = ("white_heat", "bark_mantle", "snuffing_gust")
    for number, card in enumerate(chain):
        x = 60 + 340 * number
        _tile(canvas, card, x, 24)
        canvas.text(x + TILE_WIDTH // 2, 152, f"link {number + 1}", TEXT, GOLD_ON_FELT, "m")
        canvas.text(
            x + TILE_WIDTH // 2, 182, f"takes effect {('third', 'second', 'first')[number]}", TEXT, QUIET_ON_FELT, "m"
        )
        if number:
            parts.arrow(canvas, (x - 14, 24 + _MIDDLE), (x - 340 + TILE_WIDTH + 14, 24 + _MIDDLE), AIM)
    return Picture(
        canvas.png(),
        "A chain of three: White Heat is link 1, Bark Mantle answers as link 2, Snuffing Gust answers that as link 3. "
        "Link 3 takes effect first, link 1 last.",
    )


FIGURES: Mapping[str, Callable[[], Picture]] = MappingProxyType(
    {
        "kinds": cache(_kinds),
        "pile": cache(_pile),
        "turn": cache(_turn),
        "field": cache(_field),
        "fight": cache(_fight),
        "chain": cache(_chain),
    }
)
"""What the rules pages show, by the name in `figure:name`."""
