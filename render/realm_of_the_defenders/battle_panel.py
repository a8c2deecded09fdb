"""A battle as it stands, or how it ended: who attacks, with which Power, whom, what is set against it, and who fell.

It lies beside the realms, in which its Defenders stand, too; where there are many lines, its cards are small.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender, FoughtBattle, Line, LineAttacker
from engine.realm_of_the_defenders.view import BattleView, RealmView
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN, Size
from render.kit.lettering import SMALLEST, FontFace, TextStyle, text_width
from render.kit.names import names_as_read
from render.kit.palette import FELT, PANEL
from render.kit.table_parts import GOLD_ON_FELT, ON_FELT, QUIET_ON_FELT, fit_name
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.castle_sprites import realm_gate_sprite
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.catalogue import OwnName
from words.realm_of_the_defenders import RealmWords

Battle = BattleView | FoughtBattle
FightersById = Mapping[DefenderId, tuple[Defender, parts.Fate | None]]
"""Defenders by number, with what has become of them."""
NAME, VERB, COUNT = TextStyle(FontFace.STRONG, 32), TextStyle(FontFace.TEXT, SMALLEST), TextStyle(FontFace.STRONG, 30)
SMALLER_NAME = TextStyle(FontFace.STRONG, SMALLEST)
HEAD_HEIGHT = 46
"""How high the line is that says who attacks whom; how many fell stands on another one."""
_TITLE, _FALLEN = HEAD_HEIGHT + 4, 42
_ASIDE_TITLE = 290
"""How wide both are at least where they stand beside the lines of a battle."""
LEAST_WIDTH, LEAST_NAME_WIDTH = 300, 62
LINE_PADDING = 8
"""How much of its ground is seen around a line."""
_BETWEEN = 22
_ASIDE = LITTLE.width + 10
"""How wide a card is that lies beside an attacked Defender, with the gap between."""


class Scale(NamedTuple):
    """How large a battle is drawn: its Defenders, how far from each its Power lies, and what is between."""

    card_size: Size
    power_offset: int
    attacker_gap: int
    is_side_by_side: bool = False
    """Whether the attacked stand beside the attackers, and not below them."""

    @property
    def pair_width(self) -> int:
        """How wide an attacker with its Power is."""
        return self.power_offset + LITTLE.width

    @property
    def arrow_offsets(self) -> tuple[int, int]:
        """How far right of a card's left edge the arrow down begins, and the one up: small ones share a line."""
        return (9, 9) if self.card_size == MIDDLE else (0, 24)

    @property
    def attacked_offset(self) -> int:
        """How far below the attackers the attacked are."""
        if self.is_side_by_side:
            return 0
        return self.card_size.height + (40 if self.card_size == MIDDLE else 34)

    @property
    def row_height(self) -> int:
        """How high a row of lines is."""
        return self.ground_height + 8

    @property
    def ground_height(self) -> int:
        """How high the ground of a line is."""
        return (
            LINE_PADDING
            + self.attacked_offset
            + self.card_size.height
            + parts.ribbon_overhang(self.card_size)
            + LINE_PADDING
        )


SCALES = (
    Scale(MIDDLE, MIDDLE.width + 6, 14),
    Scale(LITTLE, LITTLE.width + 4, 12),
    Scale(LITTLE, 34, 8),
)
TALL_SCALES = (
    Scale(MIDDLE, MIDDLE.width + 6, 14, is_side_by_side=True),
    Scale(LITTLE, LITTLE.width + 4, 12, is_side_by_side=True),
    *SCALES,
)
"""Scales for a tall picture, largest first: there a battle of few lies side by side, as wide as the cards above it."""
LOW_SCALES = TALL_SCALES[1:]
"""Scales for a hand on a phone, where text and buttons need room: the cards lie large in their realms, too."""
_POINTS = 44
"""How much room the arrow has there between the attackers and the attacked."""


class FittedRows(NamedTuple):
    """The lines of a battle in rows, how large they are, and how many attackers have no room there."""

    rows: list[list[Line]]
    scale: Scale
    attackers_left_out: int


def fitted_rows(battle: Battle, wide: int, high: int, scales: Sequence[Scale] = SCALES) -> FittedRows:
    """All lines, as large as there is room for."""
    for scale in scales:
        if scale.is_side_by_side and any(_line_width(line, scale) + 2 * LINE_PADDING > wide for line in battle.lines):
            continue
        rows = _lines_in_rows(battle, scale, wide)
        most = max(0 if scale.card_size == MIDDLE else 1, high // scale.row_height)
        if len(rows) <= most or scale is scales[-1]:
            rest = sum(len(line.attackers) for row in rows[most:] for line in row)
            return FittedRows(rows[:most], scale, rest)
    raise AssertionError("the last scale takes whatever there is")


def is_of_past_turn(battle: Battle | None, view: RealmView) -> bool:
    """Whether a battle was fought in a turn that is over."""
    return isinstance(battle, FoughtBattle) and battle.turn < view.turn


def wanted_width(battle: Battle, widest: int, high: int) -> int:
    """How wide a panel of a height would like to be."""
    rows, scale, _ = fitted_rows(battle, widest, high)
    return max(LEAST_WIDTH, min(widest, max(_row_width(row, scale) for row in rows)))


def panel_height(battle: Battle, wide: int, most: int, scales: Sequence[Scale] = SCALES) -> int:
    """How high a panel of a width is, where it may be so high at most."""
    found = _told_beside(battle, wide, most, scales)
    if found is not None:
        return found.scale.row_height
    title = _TITLE + (_FALLEN if isinstance(battle, FoughtBattle) else 0)
    rows, scale, _ = fitted_rows(battle, wide, most - title, scales)
    return title + len(rows) * scale.row_height


def _told_beside(battle: Battle, wide: int, most: int, scales: Sequence[Scale]) -> FittedRows | None:
    """All lines in one row at whose right who attacks whom has room, as large as that leaves them; None where none
    leaves it."""
    for scale in scales:
        if scale.is_side_by_side and scale.row_height <= most:
            rows = _lines_in_rows(battle, scale, wide)
            if len(rows) == 1 and _row_width(rows[0], scale) + _BETWEEN + _ASIDE_TITLE <= wide:
                return FittedRows(rows, scale, 0)
    return None


def _row_width(row: Sequence[Line], scale: Scale) -> int:
    return sum(_line_width(line, scale) + _BETWEEN for line in row) - _BETWEEN + 2 * LINE_PADDING


def _lines_in_rows(battle: Battle, scale: Scale, room: int) -> list[list[Line]]:
    """The lines, as many in a row as there is room for."""
    found: list[list[Line]] = [[]]
    for line in (part for whole in battle.lines for part in _line_parts(whole, scale, room)):
        if found[-1] and _row_width([*found[-1], line], scale) > room:
            found.append([])
        found[-1].append(line)
    return found


def _line_parts(line: Line, scale: Scale, room: int) -> Iterator[Line]:
    """A line in parts of which each has room in a row."""
    most, many = (
        max(1, (room - 2 * LINE_PADDING + scale.attacker_gap) // (scale.pair_width + scale.attacker_gap)),
        line.attackers,
    )
    if scale.is_side_by_side:
        most = max(1, len(many))
    for start in range(0, max(1, len(many)), most):
        yield Line(line.defender, many[start : start + most], line.sacrifice, line.counter)


def _line_width(line: Line, scale: Scale) -> int:
    beside = (line.sacrifice is not None) + (line.counter is not None)
    below = scale.card_size.width + _ASIDE * beside
    above = len(line.attackers) * (scale.pair_width + scale.attacker_gap) - scale.attacker_gap
    return above + _POINTS + below if scale.is_side_by_side else max(above, below)


def draw_battle(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    view: RealmView,
    battle: Battle,
    names: Sequence[str],
    words: RealmWords,
    you: int | None = None,
    scales: Sequence[Scale] = SCALES,
) -> int:
    """A battle in a box of left, top, width and height; returns where it ends. ``you``: for whose eyes alone it is,
    where the names don't say it."""
    left, top, wide, high = box
    player = battle.player if isinstance(battle, FoughtBattle) else view.player
    out = view.seats[battle.target].out
    shown = names_as_read(words.catalogue, names, you)
    you = next((seat for seat, name in enumerate(shown) if isinstance(name, OwnName)), None)
    # Whoever waits has nothing newer to look at.
    past = is_of_past_turn(battle, view) and (view.viewer is None or view.viewer in view.active)
    found = _told_beside(battle, wide, high, scales)
    if found is not None:
        start = _row_width(found.rows[0], found.scale) + _BETWEEN
        lower = (found.scale.ground_height - HEAD_HEIGHT - (_FALLEN if isinstance(battle, FoughtBattle) else 0)) // 2
        at = left + start, top + lower, wide - start, HEAD_HEIGHT
        _draw_title(canvas, at, player, battle, shown, words, you, out=out, past=past)
    else:
        top = _draw_title(canvas, box, player, battle, shown, words, you, out=out, past=past)
        found = fitted_rows(battle, wide, box[1] + high - top, scales)
    rows, scale, left_out = found
    lines_at, ruined = top, isinstance(battle, FoughtBattle) and battle.ruined
    fighters = _fighters_with_fates(view, battle)
    for row in rows:
        x = left + LINE_PADDING
        for line in row:
            canvas.put(
                parts.battle_ground_sprite(_line_width(line, scale) + 2 * LINE_PADDING, scale.ground_height),
                x - LINE_PADDING,
                top,
            )
            _draw_line(canvas, x, top + LINE_PADDING, fighters, line, scale, stands=not (out or ruined))
            x += _line_width(line, scale) + _BETWEEN
        top += scale.row_height
    if left_out:
        canvas.write_line(left + wide, top - scale.row_height // 2, f"+{left_out}", COUNT, GOLD_ON_FELT, "r")
    if past:
        canvas.dim_area(left, lines_at, max(_row_width(row, scale) for row in rows), top - lines_at - 8)
    return top


def _draw_title(
    canvas: Canvas,
    box: tuple[int, int, int, int],
    player: int | None,
    battle: Battle,
    names: Sequence[str],
    words: RealmWords,
    you: int | None,
    *,
    out: bool,
    past: bool,
) -> int:
    """Who attacks whom, and how many fell, or that the realm did; returns where it ends. ``past``: in another turn."""
    left, top, wide, _ = box
    over = isinstance(battle, FoughtBattle)
    verb = words.say(f"picture-{'attacked' if over else 'you-attack' if player == you is not None else 'attacks'}")
    x, y = left, top + HEAD_HEIGHT // 2
    room = min(text_width(verb, canvas.readable_style(VERB)), wide - 2 * LEAST_NAME_WIDTH - 20)
    share = (wide - room - 20) // 2
    both = [names[player] if player is not None else "", names[battle.target]]
    for style in (NAME, SMALLER_NAME):  # rather small than cut
        long = [text_width(name, style) for name in both]
        rooms = [max(share, 2 * share - long[1 - place]) for place in (0, 1)]
        attacker = fit_name(both[0], style, rooms[0])
        if both[0].startswith(attacker):
            break
    x += canvas.write_line(x, y, attacker, style, ON_FELT) + 10
    if x + room + 10 + text_width(both[1], style) <= left + wide:
        x += canvas.write_line(x, y, verb, VERB, QUIET_ON_FELT, room=room) + 10
    else:  # rather no word between the names than a name that is cut
        canvas.put(parts.arrow_sprite(FELT, "right"), x, y - 15)
        x += 36
    canvas.write_line(x, y, fit_name(both[1], style, left + wide - x), style, ON_FELT)  # gold is one's own to choose
    top += HEAD_HEIGHT
    if isinstance(battle, FoughtBattle):
        last = out and not battle.fallen
        said = [words.say("picture-last-battle")] if past else []
        if last or battle.fallen or any(line.defender is not None for line in battle.lines):
            died = sum(line.sacrifice is not None for line in battle.lines)
            if not last and (battle.fallen or not died):
                said.append(words.say("picture-fallen", count=len(battle.fallen) + died))
            else:
                said.append(words.say("picture-fallen-realm" if last else "picture-sacrificed", count=died))
        if said:
            canvas.write_line(left, top + 16, " · ".join(said), COUNT, ON_FELT, room=wide)
        top += _FALLEN
    return top + _TITLE - HEAD_HEIGHT


def _fighters_with_fates(view: RealmView, battle: Battle) -> FightersById:
    """Who fights, each with how they end as far as that is known."""
    if isinstance(battle, FoughtBattle):
        return {one.id: (one, "fallen" if one.id in battle.fallen else None) for one in battle.fighters}
    hits = {attacker.defender for line in battle.lines for attacker in line.attackers if attacker.hit}
    return {one.id: (one, "hit" if one.id in hits else None) for seat in view.seats for one in seat.defenders}


def _draw_line(
    canvas: Canvas, x: int, y: int, fighters: FightersById, line: Line, scale: Scale, *, stands: bool
) -> None:
    wide, size = _line_width(line, scale), scale.card_size
    long = len(line.attackers) * (scale.pair_width + scale.attacker_gap) - scale.attacker_gap
    start = x if scale.is_side_by_side else x + (wide - long) // 2
    for number, attacker in enumerate(line.attackers):
        _draw_attacker(canvas, start + number * (scale.pair_width + scale.attacker_gap), y, fighters, attacker, scale)
    low = y + scale.attacked_offset
    first, last = (_ASIDE if card is not None else 0 for card in (line.sacrifice, line.counter))
    middle = max(x + first, min(x + (wide - size.width) // 2, x + wide - last - size.width))
    if scale.is_side_by_side:
        middle = x + long + _POINTS + first
        centre = y + size.height - LITTLE.height // 2
        if not all(attacker.blocked for attacker in line.attackers):
            canvas.put(
                parts.arrow_sprite(PANEL, "right"), x + long + 10, centre - (32 if line.counter is not None else 20)
            )
        if line.counter is not None:
            canvas.put(parts.arrow_sprite(PANEL, "left"), x + long + 10, centre + 2)
    if line.defender is not None:
        attacked, fate = fighters[line.defender]
        saved = line.sacrifice is not None and not line.defeats(attacked.toughness)
        canvas.put(parts.fighter_sprite(attacked, size, fate, ring=None if saved else "red"), middle, low, MARGIN)
        shielded = size == MIDDLE and parts.bears_shield(attacked)
        parts.draw_letter(canvas, middle, low, attacked.id, size.width, PANEL, size, shielded=shielded)
    else:
        canvas.put(realm_gate_sprite(PANEL, size, stands), middle, low)
    beside = low + size.height - LITTLE.height
    if line.sacrifice is not None:
        canvas.put(parts.small_fighter_sprite(line.sacrifice, "fallen"), middle - _ASIDE, beside, MARGIN)
    if line.counter is not None:
        at = middle + size.width + 10
        if not scale.is_side_by_side:
            canvas.put(parts.arrow_sprite(PANEL, "up"), at + scale.arrow_offsets[1], beside - 29)
        canvas.put(parts.card_sprite(line.counter.card, LITTLE, PANEL), at, beside, MARGIN)


def _draw_attacker(
    canvas: Canvas, x: int, y: int, fighters: FightersById, attacker: LineAttacker, scale: Scale
) -> None:
    (one, fate), size = fighters[attacker.defender], scale.card_size
    canvas.put(parts.fighter_sprite(one, size, fate), x, y, MARGIN)
    at, beside = x + scale.power_offset, y + (size.height - LITTLE.height) * 5 // 6
    power = (
        parts.stopped_power_sprite(attacker.power, PANEL)
        if attacker.blocked
        else parts.card_sprite(attacker.power, LITTLE, PANEL)
    )
    canvas.put(power, at, beside, MARGIN)
    shielded = size == MIDDLE and parts.bears_shield(one)
    parts.draw_letter(canvas, x, y, one.id, min(size.width, scale.power_offset), PANEL, size, shielded=shielded)
    if not attacker.blocked and not scale.is_side_by_side:
        canvas.put(parts.arrow_sprite(PANEL, "down"), at + scale.arrow_offsets[0], beside + LITTLE.height + 5)
