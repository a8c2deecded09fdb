"""A battle as it stands, or how it ended: who attacks, with which Power, whom, what is set against it, and who fell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender, FoughtBattle, Line, LineAttacker
from engine.realm_of_the_defenders.cards import worth
from engine.realm_of_the_defenders.view import BattleView, RealmView
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.furniture import GOLD_ON_FELT, NAME, ON_FELT, QUIET_ON_FELT, STRONG, TEXT, write_name
from render.kit.lettering import Face, Style
from render.kit.palette import FELT
from render.realm_of_the_defenders import parts
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.realm_of_the_defenders import RealmWords

Fighters = Mapping[DefenderId, tuple[Defender, parts.Fate | None]]
"""Defenders by number, with what has become of them."""
HEIGHT = 2 * MIDDLE.height + 78
"""Of a row of lines."""
_LEFT, _ROOM = 236, 744
NAMES = 210
"""How much room the names of the two realms take at the left."""
COUNT = Style(Face.STRONG, 27)
_PAIR = MIDDLE.width + 6 + LITTLE.width
"""An attacker and its Power card beside it."""
_BETWEEN = 30
_IDLE = MIDDLE.height + parts.TAG + 8
"""How high a row of those is who are not attacked."""
_MOST = 5
"""Attackers side by side against a realm without Defenders; more stand in the next row."""


def rows(battle: BattleView | FoughtBattle, room: int = _ROOM) -> list[list[Line]]:
    """The lines, as many in a row as there is room for."""
    found: list[list[Line]] = [[]]
    used = 0
    for line in (part for whole in battle.lines for part in _parted(whole)):
        wide = _wide(line)
        if found[-1] and used + wide > room:
            found.append([])
            used = 0
        found[-1].append(line)
        used += wide + _BETWEEN
    return found


def height(view: RealmView, battle: BattleView | FoughtBattle, room: int) -> int:
    """How high a battle is in a picture that shows the attacked realm nowhere else."""
    lines, idle = rows(battle, room), not_attacked(view, battle)
    return len(lines) * HEIGHT + (_IDLE if idle and not _room_beside(lines[-1], idle, room) else 0)


def not_attacked(view: RealmView, battle: BattleView | FoughtBattle) -> list[Defender]:
    """The Defenders of the attacked realm whom nobody attacks."""
    attacked = {line.defender for line in battle.lines}
    return [one for one in view.seats[battle.target].defenders if one.id not in attacked]


def _room_beside(line: Sequence[Line], idle: Sequence[Defender], room: int) -> bool:
    """Whether those who are not attacked can stand beside the last line."""
    return _long(line) + parts.least(idle) <= room


def _long(lines: Sequence[Line]) -> int:
    """How long a row of lines is, with the gap after it."""
    return sum(_wide(line) + _BETWEEN for line in lines)


def _parted(line: Line) -> list[Line]:
    many = line.attackers
    return [
        Line(line.defender, many[start : start + _MOST], line.sacrifice, line.counter)
        for start in range(0, max(1, len(many)), _MOST)
    ]


def _wide(line: Line) -> int:
    below = MIDDLE.width + (LITTLE.width + 10) * ((line.sacrifice is not None) + (line.counter is not None))
    return max(len(line.attackers) * (_PAIR + 14) - 14, below)


def draw(
    canvas: Canvas,
    y: int,
    view: RealmView,
    battle: BattleView | FoughtBattle,
    names: Sequence[str],
    words: RealmWords,
    you: int | None = None,
) -> None:
    """All rows of lines, with the names of the two realms at the left; below them how many fell.

    ``you``: for whose eyes alone this is. Where they are not attacked themselves, no other part of their picture
    shows the attacked realm: its other Defenders, Fortresses, Courage and Power stand here, too.
    """
    over = isinstance(battle, FoughtBattle)
    player = battle.player if isinstance(battle, FoughtBattle) else view.player
    if player is not None:
        write_name(canvas, 26, y + 56, _name(player, you, names, words), NAME, ON_FELT, 196)
    verb = "attacked" if over else "you-attack" if player == you is not None else "attacks"
    canvas.text(26, y + 94, words.say(f"picture-{verb}"), TEXT, QUIET_ON_FELT, room=196)
    canvas.put(parts.swords(44, FELT), 26, y + 116)
    write_name(canvas, 26, y + 194, _name(battle.target, you, names, words), NAME, GOLD_ON_FELT, 196)
    if isinstance(battle, FoughtBattle):
        canvas.lines(26, y + 240, words.say("picture-fallen", count=len(battle.fallen)), STRONG, ON_FELT, 196)
    room = canvas.width - _LEFT - 20
    fighters = _fighters(view, battle)
    for number, row in enumerate(rows(battle, room)):
        x = _LEFT
        for line in row:
            _line(canvas, x, y + 6 + number * HEIGHT, fighters, line)
            x += _wide(line) + _BETWEEN
    if you is not None and not over and battle.target != you:
        _attacked_realm(canvas, y, view, battle, room)


def _attacked_realm(canvas: Canvas, y: int, view: RealmView, battle: BattleView | FoughtBattle, room: int) -> None:
    """What the lines do not show of it: Fortresses, Courage and Power below its name, and whom nobody attacks."""
    realm, lines, idle = view.seats[battle.target], rows(battle, room), not_attacked(view, battle)
    canvas.put(parts.castles(realm.fortresses, view.options.fortresses, FELT), 26, y + 212)
    x = 26
    for sign, count in (("C", realm.power), ("H", worth(realm.courage))):
        canvas.put(parts.sign(sign, 24, FELT), x, y + 260)
        x += 32 + canvas.text(x + 32, y + 272, str(count), COUNT, ON_FELT) + 22
    low = y + (len(lines) - 1) * HEIGHT
    if _room_beside(lines[-1], idle, room):
        long = _long(lines[-1])
        parts.defenders(canvas, _LEFT + long, low + 6 + MIDDLE.height + 44, room - long, idle, {}, FELT)
    elif idle:
        parts.defenders(canvas, _LEFT, low + HEIGHT, room, idle, {}, FELT)


def _name(seat: int, you: int | None, names: Sequence[str], words: RealmWords) -> str:
    return words.say("picture-you") if seat == you else names[seat]


def _fighters(view: RealmView, battle: BattleView | FoughtBattle) -> Fighters:
    """Who fights, each with how they end as far as that is known."""
    if isinstance(battle, FoughtBattle):
        return {one.id: (one, "fallen" if one.id in battle.fallen else None) for one in battle.fighters}
    return {one.id: (one, None) for seat in view.seats for one in seat.defenders}


def _line(canvas: Canvas, x: int, y: int, fighters: Fighters, line: Line) -> None:
    wide = _wide(line)
    start = x + (wide - len(line.attackers) * (_PAIR + 14) + 14) // 2
    for number, attacker in enumerate(line.attackers):
        _attacker(canvas, start + number * (_PAIR + 14), y, fighters, attacker)
    low = y + MIDDLE.height + 44
    middle = x + (wide - MIDDLE.width) // 2
    if line.defender is not None:
        attacked, fate = fighters[line.defender]
        canvas.put(parts.defender(attacked, FELT, ring="red", fate=fate), middle, low, MARGIN)
        parts.letter_below(canvas, middle, low, attacked.id, ground=FELT)
    else:
        canvas.put(parts.gate(FELT), middle, low)
    if line.sacrifice is not None:
        canvas.put(parts.card(line.sacrifice, LITTLE, FELT, ring="red"), middle - LITTLE.width - 10, low + 40, MARGIN)
    if line.counter is not None:
        at = middle + MIDDLE.width + 10
        canvas.put(parts.arrow_down(FELT, up=True), at + 9, low + 6)
        canvas.put(parts.card(line.counter.card, LITTLE, FELT), at, low + 40, MARGIN)


def _attacker(canvas: Canvas, x: int, y: int, fighters: Fighters, attacker: LineAttacker) -> None:
    one, fate = fighters[attacker.defender]
    canvas.put(parts.defender(one, FELT, fate=fate or ("hit" if attacker.hit else None)), x, y, MARGIN)
    parts.letter_below(canvas, x, y, one.id, ground=FELT)
    at = x + MIDDLE.width + 6
    power = parts.stopped_power(attacker.power, FELT) if attacker.blocked else parts.card(attacker.power, LITTLE, FELT)
    canvas.put(power, at, y + 40, MARGIN)
    if not attacker.blocked:
        canvas.put(parts.arrow_down(FELT), at + 9, y + 110)
