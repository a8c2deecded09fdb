"""The pictures of the rules pages of Elemental Clash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import get_args

from engine.elemental_clash.frames import Phase
from render.elemental_clash import faces, parts
from render.elemental_clash.arrows import AIM, ATTACK, BLOCK
from render.elemental_clash.faces import MARGIN, STATS_AT, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.field import FAINT
from render.elemental_clash.looks import card_looks
from render.kit import plates, table_parts
from render.kit.canvas import Canvas
from render.kit.lettering import extra_height
from render.kit.palette import PANEL
from render.kit.table_parts import GOLD_INK, GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, STRONG, TEXT, WIDTH
from words.elemental_clash import ClashWords

_MIDDLE = TILE_HEIGHT // 2


def column_left(number: int) -> int:
    """Where one of five cards beside each other begins; they are numbered from 1."""
    return 21 + (TILE_WIDTH + 12) * (number - 1)


def draw_card_with_damage(canvas: Canvas, words: ClashWords, card: str, x: int, y: int, damage: int = 0) -> None:
    """Lay a card with its printed numbers, and damage if any, with its corner at x and y in pixels."""
    look = card_looks(words)[card]
    canvas.put(faces.tile_sprite(look, None), x, y, MARGIN)
    if look.kind == "creature":
        long = canvas.write_line(
            x + STATS_AT.x, y + STATS_AT.y, f"{look.atk}/{look.defence}", faces.STATS, faces.ON_PAPER
        )
        if damage:
            canvas.put(faces.damage_plate(damage), x + STATS_AT.x + long + 5, y + STATS_AT.y - 17)


def _kinds_figure(words: ClashWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 210))
    shown = (
        ("slag_drake", "creature"),
        ("white_heat", "spell"),
        ("flare_dart", "flash"),
        ("war_forge", "permanent"),
        ("mars", "stone"),
    )
    for number, (card, kind) in enumerate(shown, 1):
        draw_card_with_damage(canvas, words, card, column_left(number), 20)
        said = words.say(f"picture-figure-{kind}")
        canvas.write_line(column_left(number) + TILE_WIDTH // 2, 182, said, TEXT, QUIET_ON_FELT, "m", TILE_WIDTH + 10)
    return canvas


def _pile_figure(words: ClashWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 212))
    rows = (
        (("moon_pebble", "venus", "mars"), "earth"),
        (("mars",), "fire"),
    )
    for number, (stones, energy) in enumerate(rows):
        y = 26 + 90 * number
        canvas.put(table_parts.plate(300, 70, False), 24, y, plates.MARGIN)
        canvas.put(faces.element_sign(energy, PANEL, 48), 38, y + 11)
        canvas.write_line(102, y + 35, str(len(stones)), table_parts.BIG, GOLD_INK)
        for place, stone in enumerate(stones):
            canvas.put(parts.stone_sprite(card_looks(words)[stone]), 158 + 34 * place, y + 22)
        canvas.write_wrapped(356, y + 35, words.say(f"picture-figure-pile-{number + 1}"), TEXT, ON_FELT, WIDTH - 366)
    return canvas


def _turn_figure(words: ClashWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 172))
    for number, phase in enumerate(get_args(Phase)):
        x = 20 + 161 * number
        canvas.put(table_parts.plate(152, 132, False), x, 20, plates.MARGIN)
        canvas.write_line(x + 76, 48, words.say(f"phase-{phase}"), STRONG, table_parts.ON_PLATE, "m", 146)
        said = words.say(f"picture-figure-turn-{phase}")
        canvas.write_wrapped(x + 76, 90, said, TEXT, GOLD_INK, 150, anchor="m", hanging=True)
    return canvas


def _field_figure(words: ClashWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 400))
    for row, zone in enumerate("ADS"):
        y = 22 + 128 * row
        for number in range(1, 6):
            x = column_left(number)
            canvas.put(faces.space_sprite(TILE_WIDTH, 76), x, y, MARGIN)
            text = f"{zone}{number}" if zone != "S" else words.say("pile", n=number)
            canvas.write_line(x + TILE_WIDTH // 2, y + 38, text, TEXT, FAINT, "m", TILE_WIDTH - 12)
        canvas.write_line(
            WIDTH // 2, y + 98, words.say(f"picture-figure-zone-{zone}"), TEXT, GOLD_ON_FELT, "m", WIDTH - 40
        )
    return canvas


def _fight_figure(words: ClashWords) -> Canvas:
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 334))
    y = 20
    draw_card_with_damage(canvas, words, "scorchtail", 60, y)
    draw_card_with_damage(canvas, words, "rootgate_warden", 460, y)
    parts.draw_arrow(canvas, (60 + TILE_WIDTH + 14, y + _MIDDLE - 14), (446, y + _MIDDLE - 14), ATTACK)
    parts.draw_arrow(canvas, (446, y + _MIDDLE + 18), (60 + TILE_WIDTH + 14, y + _MIDDLE + 18), BLOCK)
    attacker, blocker = card_looks(words)["scorchtail"], card_looks(words)["rootgate_warden"]
    canvas.write_line(670, y + 48, words.say("picture-figure-against-1", atk=attacker.atk), TEXT, ON_FELT, room=320)
    canvas.write_line(670, y + 86, words.say("picture-figure-against-2", atk=blocker.atk), TEXT, ON_FELT, room=320)
    draw_card_with_damage(canvas, words, "scorchtail", 60, y + 158, damage=blocker.atk)
    draw_card_with_damage(canvas, words, "rootgate_warden", 460, y + 158, damage=attacker.atk)
    fate = "destroyed" if attacker.atk >= blocker.defence else "survive"
    low = y + 158 + _MIDDLE
    canvas.write_line(60 + TILE_WIDTH + 20, low, words.say("picture-figure-then"), TEXT, QUIET_ON_FELT, room=180)
    canvas.write_line(670, low, words.say(f"picture-figure-{fate}"), STRONG, GOLD_ON_FELT, room=320)
    return canvas


def _chain_figure(words: ClashWords) -> Canvas:
    chain, room = ("white_heat", "bark_mantle", "snuffing_gust"), 280
    effects = [words.say(f"picture-figure-effect-{number + 1}") for number in range(len(chain))]
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 250 + extra_height(effects, TEXT, room)))
    for number, card in enumerate(chain):
        x = 60 + 340 * number
        draw_card_with_damage(canvas, words, card, x, 24)
        middle, link = x + TILE_WIDTH // 2, words.say("picture-figure-link", n=number + 1)
        canvas.write_line(middle, 192, link, TEXT, GOLD_ON_FELT, "m", room)
        canvas.write_wrapped(middle, 228, effects[number], TEXT, QUIET_ON_FELT, room, anchor="m", hanging=True)
        if number:
            parts.draw_arrow(canvas, (x - 14, 24 + _MIDDLE), (x - 340 + TILE_WIDTH + 14, 24 + _MIDDLE), AIM)
    return canvas


def _minute_figure(words: ClashWords) -> Canvas:
    """A stone carries a creature, and the creature attacks a Spellbook."""
    said = [words.say(f"picture-figure-minute-{number}") for number in (1, 2, 3)]
    canvas = Canvas(table_parts.felt_backdrop(WIDTH, 210 + extra_height(said, TEXT, 280)))
    for middle, text in zip((60 + TILE_WIDTH // 2, 410 + TILE_WIDTH // 2, 855), said, strict=True):
        canvas.write_wrapped(middle, 182, text, TEXT, QUIET_ON_FELT, 280, anchor="m", hanging=True)
    for number, card in enumerate(("mars", "slag_drake")):
        draw_card_with_damage(canvas, words, card, 60 + 350 * number, 20)
    parts.draw_arrow(canvas, (256, 20 + _MIDDLE), (396, 20 + _MIDDLE), AIM)
    parts.draw_arrow(canvas, (606, 20 + _MIDDLE), (726, 20 + _MIDDLE), ATTACK)
    canvas.put(table_parts.plate(230, TILE_HEIGHT, False), 740, 20, plates.MARGIN)
    canvas.write_line(855, 20 + _MIDDLE, words.say("picture-spellbook"), STRONG, table_parts.ON_PLATE, "m", 214)
    return canvas


FIGURES: Mapping[str, Callable[[ClashWords], Canvas]] = MappingProxyType(
    {
        "minute": _minute_figure,
        "kinds": _kinds_figure,
        "pile": _pile_figure,
        "turn": _turn_figure,
        "field": _field_figure,
        "fight": _fight_figure,
        "chain": _chain_figure,
    }
)
"""What the rules pages show, by the name in `figure:name`."""


def figure_alt(name: str, words: ClashWords) -> str:
    """What a figure shows, in words."""
    if name != "fight":
        return words.say(f"alt-figure-{name}")
    attacker, blocker = card_looks(words)["scorchtail"], card_looks(words)["rootgate_warden"]
    numbers = {"atk": attacker.atk, "def": attacker.defence, "atk2": blocker.atk, "def2": blocker.defence}
    return words.say("alt-figure-fight", attacker=attacker.name, blocker=blocker.name, **numbers)
