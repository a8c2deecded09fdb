"""The pictures of the rules pages of Elemental Clash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import get_args

from engine.elemental_clash.frames import Phase
from render.elemental_clash import faces, parts
from render.elemental_clash.faces import MARGIN, STATS_AT, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.looks import looks
from render.elemental_clash.public_table import AIM, ATTACK, BLOCK, FAINT, column
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, STRONG, TEXT, WIDTH
from render.kit.lettering import wrapped
from render.kit.palette import PANEL
from words.elemental_clash import ClashWords

_MIDDLE = TILE_HEIGHT // 2


def _tile(canvas: Canvas, words: ClashWords, card: str, x: int, y: int, damage: int = 0) -> None:
    look = looks(words)[card]
    canvas.put(faces.tile(look, None), x, y, MARGIN)
    if look.kind == "creature":
        long = canvas.text(x + STATS_AT.x, y + STATS_AT.y, f"{look.atk}/{look.defence}", faces.STATS, faces.ON_PAPER)
        if damage:
            canvas.put(faces.wound(damage), x + STATS_AT.x + long + 5, y + STATS_AT.y - 17)


def _kinds(words: ClashWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 210))
    shown = (
        ("slag_drake", "creature"),
        ("white_heat", "spell"),
        ("flare_dart", "flash"),
        ("war_forge", "permanent"),
        ("mars", "stone"),
    )
    for number, (card, kind) in enumerate(shown, 1):
        _tile(canvas, words, card, column(number), 20)
        canvas.text(
            column(number) + TILE_WIDTH // 2, 182, words.say(f"picture-figure-{kind}"), TEXT, QUIET_ON_FELT, "m"
        )
    return canvas


def _pile(words: ClashWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 212))
    rows = (
        (("moon_pebble", "venus", "mars"), "earth"),
        (("mars",), "fire"),
    )
    for number, (stones, energy) in enumerate(rows):
        y = 26 + 90 * number
        canvas.put(furniture.plate(300, 70, False), 24, y, plates.MARGIN)
        canvas.put(faces.energy(energy, PANEL, 48), 38, y + 11)
        canvas.text(102, y + 35, str(len(stones)), furniture.BIG, GOLD_INK)
        for place, stone in enumerate(stones):
            canvas.put(parts.stone(looks(words)[stone]), 158 + 34 * place, y + 22)
        canvas.text(356, y + 35, words.say(f"picture-figure-pile-{number + 1}"), TEXT, ON_FELT)
    return canvas


def _turn(words: ClashWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 172))
    for number, phase in enumerate(get_args(Phase)):
        x = 20 + 161 * number
        canvas.put(furniture.plate(152, 132, False), x, 20, plates.MARGIN)
        canvas.text(x + 76, 48, words.say(f"phase-{phase}"), STRONG, furniture.ON_PLATE, "m")
        for row, line in enumerate(wrapped(words.say(f"picture-figure-turn-{phase}"), TEXT, 144, 2)):
            canvas.text(x + 76, 90 + 36 * row, line, TEXT, GOLD_INK, "m")
    return canvas


def _field(words: ClashWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 400))
    for row, zone in enumerate("ADS"):
        y = 22 + 128 * row
        for number in range(1, 6):
            x = column(number)
            canvas.put(faces.space(TILE_WIDTH, 76), x, y, MARGIN)
            text = f"{zone}{number}" if zone != "S" else words.say("pile", n=number)
            canvas.text(x + TILE_WIDTH // 2, y + 38, text, TEXT, FAINT, "m")
        canvas.text(WIDTH // 2, y + 98, words.say(f"picture-figure-zone-{zone}"), TEXT, GOLD_ON_FELT, "m")
    return canvas


def _fight(words: ClashWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 334))
    y = 20
    _tile(canvas, words, "scorchtail", 60, y)
    _tile(canvas, words, "rootgate_warden", 460, y)
    parts.arrow(canvas, (60 + TILE_WIDTH + 14, y + _MIDDLE - 14), (446, y + _MIDDLE - 14), ATTACK)
    parts.arrow(canvas, (446, y + _MIDDLE + 18), (60 + TILE_WIDTH + 14, y + _MIDDLE + 18), BLOCK)
    attacker, blocker = looks(words)["scorchtail"], looks(words)["rootgate_warden"]
    canvas.text(670, y + 48, words.say("picture-figure-against-1", atk=attacker.atk), TEXT, ON_FELT)
    canvas.text(670, y + 86, words.say("picture-figure-against-2", atk=blocker.atk), TEXT, ON_FELT)
    _tile(canvas, words, "scorchtail", 60, y + 158, damage=blocker.atk)
    _tile(canvas, words, "rootgate_warden", 460, y + 158, damage=attacker.atk)
    fate = "destroyed" if attacker.atk >= blocker.defence else "survive"
    canvas.text(60 + TILE_WIDTH + 20, y + 158 + _MIDDLE, words.say("picture-figure-then"), TEXT, QUIET_ON_FELT)
    canvas.text(670, y + 158 + _MIDDLE, words.say(f"picture-figure-{fate}"), STRONG, GOLD_ON_FELT)
    return canvas


def _chain(words: ClashWords) -> Canvas:
    canvas = Canvas(furniture.felt(WIDTH, 250))
    chain = ("white_heat", "bark_mantle", "snuffing_gust")
    for number, card in enumerate(chain):
        x = 60 + 340 * number
        _tile(canvas, words, card, x, 24)
        canvas.text(x + TILE_WIDTH // 2, 192, words.say("picture-figure-link", n=number + 1), TEXT, GOLD_ON_FELT, "m")
        canvas.text(
            x + TILE_WIDTH // 2, 228, words.say(f"picture-figure-effect-{number + 1}"), TEXT, QUIET_ON_FELT, "m"
        )
        if number:
            parts.arrow(canvas, (x - 14, 24 + _MIDDLE), (x - 340 + TILE_WIDTH + 14, 24 + _MIDDLE), AIM)
    return canvas


def _minute(words: ClashWords) -> Canvas:
    """A stone carries a creature, and the creature attacks a Spellbook."""
    canvas = Canvas(furniture.felt(WIDTH, 210))
    for number, card in enumerate(("mars", "slag_drake")):
        _tile(canvas, words, card, 60 + 350 * number, 20)
        words_below = words.say(f"picture-figure-minute-{number + 1}")
        canvas.text(60 + 350 * number + TILE_WIDTH // 2, 182, words_below, TEXT, QUIET_ON_FELT, "m")
    parts.arrow(canvas, (256, 20 + _MIDDLE), (396, 20 + _MIDDLE), AIM)
    parts.arrow(canvas, (606, 20 + _MIDDLE), (726, 20 + _MIDDLE), ATTACK)
    canvas.put(furniture.plate(230, TILE_HEIGHT, False), 740, 20, plates.MARGIN)
    canvas.text(855, 20 + _MIDDLE, words.say("picture-spellbook"), STRONG, furniture.ON_PLATE, "m")
    canvas.text(855, 182, words.say("picture-figure-minute-3"), TEXT, QUIET_ON_FELT, "m")
    return canvas


FIGURES: Mapping[str, Callable[[ClashWords], Canvas]] = MappingProxyType(
    {
        "minute": _minute,
        "kinds": _kinds,
        "pile": _pile,
        "turn": _turn,
        "field": _field,
        "fight": _fight,
        "chain": _chain,
    }
)
"""What the rules pages show, by the name in `figure:name`."""


def alt_of(name: str, words: ClashWords) -> str:
    """What a figure shows, in words."""
    if name != "fight":
        return words.say(f"alt-figure-{name}")
    attacker, blocker = looks(words)["scorchtail"], looks(words)["rootgate_warden"]
    numbers = {"atk": attacker.atk, "def": attacker.defence, "atk2": blocker.atk, "def2": blocker.defence}
    return words.say("alt-figure-fight", attacker=attacker.name, blocker=blocker.name, **numbers)
