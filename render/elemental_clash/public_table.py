"""The public table of Elemental Clash: both fields face to face, and between them the phase, the chain, the verdict."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from engine.contract import Outcome
from engine.elemental_clash.frames import Phase
from engine.elemental_clash.stakes import Stake, stakes
from engine.elemental_clash.view import ClashView, Creature, Lying, PileView
from render.elemental_clash import faces, final_rows, parts
from render.elemental_clash.faces import MARGIN, STATS_AT, STATS_TOP, TILE_HEIGHT, TILE_WIDTH
from render.elemental_clash.rows import LOW, PILE_HEIGHT, STRIP_HEIGHT
from render.elemental_clash.scene import Scene
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.furniture import GOLD_INK, ON_FELT, ON_PLATE, QUIET, QUIET_ON_FELT, RED_INK, fit_name, head, write_name
from render.kit.lettering import Face, Ink, Style, fit, width
from render.kit.palette import BLUE, FELT, GOLD, IVORY, NIGHT, PANEL, RED, Colour, blend
from render.kit.sketch import Point
from words import endings

WIDTH = furniture.WIDTH
GAP = 12
STEP = TILE_WIDTH + GAP
LEFT = 21
STRIP = 960
NAME = Style(Face.STRONG, 32)
COUNT = Style(Face.STRONG, 30)
TEXT = Style(Face.TEXT, 30)
PHASE = Style(Face.STRONG, 30)
RUN = Style(Face.NUMERAL, 30)
CHOSEN = Ink(GOLD.light, blend(FELT, NIGHT, 0.5))
FAINT = Ink(blend(blend(FELT, NIGHT, 0.5), IVORY, 0.34), blend(FELT, NIGHT, 0.5))

LEAST_NAME = 110
"""How much room a name gets in a strip at least, if it needs that."""
HERE = "\ue000"
"""Stands where a name does in a sentence that is written in two inks."""

ATTACK, BLOCK, AIM = RED.mid, BLUE.mid, GOLD.mid


def compose(scene: Scene) -> Canvas:
    """The table, put together but not yet encoded."""
    end = scene.rows.end
    canvas = Canvas(furniture.felt(WIDTH, end + final_rows.height(scene)))
    head(canvas, scene.words.say("title"), scene.words.say("picture-turn", turn=scene.view.turn))
    draw_field(canvas, scene)
    final_rows.draw(canvas, end, scene)
    return canvas


def draw_field(canvas: Canvas, scene: Scene) -> None:
    """Both sides, the arrows over them, and between them the words, behind which the arrows go on."""
    view = scene.view
    for seat in (0, 1):
        _strip(canvas, scene, seat)
        _field(canvas, scene, seat)
    _arrows(canvas, scene)
    for seat in (0, 1):
        for place, card in view.lying(seat):
            put_numbers(canvas, scene, card, column(int(place[2])), scene.top(seat, place[1]))
    if view.outcome is not None:
        _verdict(canvas, scene, view.outcome)
    elif view.chain:
        _chain(canvas, scene)
    else:
        _phases(canvas, scene)


def _strip(canvas: Canvas, scene: Scene, seat: int) -> None:
    y = scene.top(seat, "strip")
    lit, outcome = seat in scene.view.active, scene.view.outcome
    gold = lit or (outcome is not None and seat in outcome.winners)
    canvas.put(furniture.plate(STRIP, STRIP_HEIGHT, gold), 20, y, plates.MARGIN)
    middle = y + STRIP_HEIGHT // 2
    label = furniture.label(scene.words.say("picture-to-decide"), 30, 260) if lit else None
    beside = 16 + label.image.width if label else 0
    lost = faces.wound(scene.view.lost(seat), PANEL) if scene.view.lost(seat) else None
    least = min(width(scene.names[seat], NAME), LEAST_NAME) + beside + (lost.image.width if lost else 0) + 16
    right = _counts(canvas, scene, seat, middle, 920 - least)
    if lost:
        canvas.put(lost, right - lost.image.width + 12, middle - lost.image.height // 2)
        right -= lost.image.width
    long = write_name(canvas, 40, middle, scene.names[seat], NAME, ON_PLATE, min(300, right - 56 - beside))
    if label:
        canvas.put(label, 40 + long + 16, middle - label.image.height // 2)


def _counts(canvas: Canvas, scene: Scene, seat: int, middle: int, room: int) -> int:
    """How many cards a player has where, from the right to the left, in so much room; returns where that begins."""
    side, right = scene.view.seats[seat], 960
    counts = {"discard": len(side.discard), "hand": side.hand.count, "spellbook": side.spellbook}
    said = {what: scene.words.say(f"picture-{what}") for what in counts}
    room -= sum(width(str(count), COUNT) + 28 for count in counts.values())
    share = room if sum(width(text, TEXT) for text in said.values()) <= room else room // len(said)
    for what, count in counts.items():
        ink = RED_INK if what == "spellbook" and count <= 5 else GOLD_INK
        right -= canvas.text(right, middle, said[what], TEXT, QUIET, "r", share) + 8
        right -= canvas.text(right, middle - 1, str(count), COUNT, ink, "r") + 20
    return right


def column(number: int) -> int:
    """Where a column begins; they are numbered from 1."""
    return LEFT + STEP * (number - 1)


def _field(canvas: Canvas, scene: Scene, seat: int) -> None:
    side = scene.view.seats[seat]
    fallen = dict(scene.view.fallen())
    for number, pile in enumerate(side.piles, 1):
        x, y = column(number), scene.top(seat, "stones")
        put_stones(canvas, scene, pile, x, y)
        if pile.stones and scene.view.new_at(f"{seat}S{number}", pile.stones[-1]):
            canvas.put(parts.corners(TILE_WIDTH, PILE_HEIGHT, 12), x, y, parts.CORNERS_MARGIN)
    for zone, row in (("A", side.atk), ("D", side.def_)):
        for number, card in enumerate(row, 1):
            x, y = column(number), scene.top(seat, zone)
            gone = fallen.get(f"{seat}{zone}{number}")
            if card is None and gone is not None:
                _fallen(canvas, scene, gone, f"{zone}{number}", x, y)
            elif card is None:
                chosen = f"{seat}{zone}{number}" in scene.choices
                high = scene.rows.high(scene.side(seat), zone)
                canvas.put(faces.space(TILE_WIDTH, high, chosen), x, y, MARGIN)
                ink = CHOSEN if chosen else FAINT
                canvas.text(x + TILE_WIDTH // 2, y + high // 2, f"{zone}{number}", COUNT, ink, "m")
            else:
                put_tile(canvas, scene, card, f"{seat}{zone}{number}", x, y)
    for number, pile in enumerate(side.piles if (scene.side(seat), "S") not in scene.rows.low else (), 1):
        _pile(canvas, scene, pile, seat, number)


def _fallen(canvas: Canvas, scene: Scene, card: str, space: str, x: int, y: int) -> None:
    """A creature that has just fallen, where it lay."""
    canvas.put(faces.tile(scene.looks[card], None, True), x, y, MARGIN)
    _badge(canvas, space, x, y)
    cross = parts.fallen()
    canvas.put(cross, x + 42, y + TILE_HEIGHT - cross.image.height + 3)


def _badge(canvas: Canvas, space: str, x: int, y: int) -> None:
    """The name of a space, on what lies there."""
    badge = faces.badge(space)
    canvas.put(badge, x + TILE_WIDTH - badge.image.width - 4, STATS_TOP + y)


def _pile(canvas: Canvas, scene: Scene, pile: PileView, seat: int, number: int) -> None:
    x, y = column(number), scene.top(seat, "S")
    if pile.card is None:
        canvas.put(faces.space(TILE_WIDTH, TILE_HEIGHT), x, y, MARGIN)
        said, at = scene.words.say("pile", n=number), (x + TILE_WIDTH // 2, y + TILE_HEIGHT // 2)
        canvas.text(*at, said, TEXT, FAINT, "m", TILE_WIDTH - 12)
    else:
        put_tile(canvas, scene, pile.card, f"{seat}S{number}", x, y)


def put_stones(canvas: Canvas, scene: Scene, pile: PileView, x: int, y: int) -> None:
    """A pile's energy, height and stones, on a plate as wide as a tile."""
    canvas.put(furniture.plate(TILE_WIDTH, PILE_HEIGHT, False), x, y, plates.MARGIN)
    middle = y + PILE_HEIGHT // 2
    canvas.put(faces.energy(pile.energy, PANEL, 32), x + 6, middle - 16)
    canvas.text(x + 44, middle, str(pile.height), COUNT, GOLD_INK)
    room = TILE_WIDTH - 70 - parts.STONE
    step = min(parts.STONE + 2, room // max(1, len(pile.stones) - 1))
    for place, stone in enumerate(pile.stones):
        canvas.put(parts.stone(scene.looks[stone]), x + 66 + place * step, middle - parts.STONE // 2)


def put_tile(canvas: Canvas, scene: Scene, card: Lying, place: str, x: int, y: int) -> None:
    """A card on the table but for its numbers, which no arrow may cover; spent spells are dark."""
    view, look = scene.view, scene.looks[card.card]
    fights = {attack.from_ for attack in view.attacks} | {one for attack in view.attacks for one in attack.blockers}
    ring = GOLD.light if place in scene.choices else RED.light if place in fights else None
    chained = any(link.card == card.card and link.seat == int(place[0]) for link in view.chain)
    aimed = view.decision is not None and view.decision.kind == "target" and view.decision.card == card.card
    spent = card.kind in ("spell", "flash") and not chained and not aimed
    canvas.put(faces.tile(look, ring, spent), x, y, MARGIN)
    if place[1] != "S":
        _badge(canvas, place[1:], x, y)
    if view.new_at(place, card.card):
        canvas.put(parts.corners(TILE_WIDTH, TILE_HEIGHT, 26), x, y, parts.CORNERS_MARGIN)
    if not isinstance(card, Creature):
        return
    if card.damage:
        wound = faces.wound(card.damage)
        canvas.put(wound, x + faces.TILE_ART - wound.image.width + 3, STATS_TOP + y + 1)
    for number, keyword in enumerate(card.keywords[:3]):
        mark, (above, beside) = faces.mark(keyword), divmod(number, 2)
        step = mark.image.width - 3
        canvas.put(mark, x + 5 + beside * step, y + TILE_HEIGHT - mark.image.height - 5 - above * step)


def put_numbers(canvas: Canvas, scene: Scene, card: Lying, x: int, y: int) -> None:
    """A creature's numbers on its tile, with arrows above those that are not what is printed."""
    if not isinstance(card, Creature):
        return
    look = scene.looks[card.card]
    left, middle = x + STATS_AT.x, y + STATS_AT.y
    for now, printed, before in ((card.atk, look.atk, ""), (card.def_, look.defence, "/")):
        left += canvas.text(left, middle, before, faces.STATS, faces.ON_PAPER) if before else 0
        if now != printed:
            canvas.put(faces.change(up=now > printed), left, STATS_TOP + y + 13)
        left += canvas.text(left, middle, str(now), faces.STATS, _shade(now, printed))


def _shade(now: int, printed: int) -> Ink:
    return faces.RAISED if now > printed else faces.LOWERED if now < printed else faces.ON_PAPER


def _phases(canvas: Canvas, scene: Scene) -> None:
    """The phases of a turn at the left, as many as there is room for; at the right, whose turn it is."""
    y, view, x = scene.rows.between, scene.view, 30
    right = _whose(canvas, scene, WIDTH - 30, y) - GAP - x
    said = [(scene.words.say(f"phase-{phase}"), phase == view.phase) for phase in get_args(Phase)]
    while len(said) > 1 and sum(width(text, PHASE if now else TEXT) + 20 for text, now in said) > right:
        said.pop(-1 if said[0][1] else 0)
    for text, now in said:
        style, ink = (PHASE, Ink(GOLD.mid, FELT)) if now else (TEXT, QUIET_ON_FELT)
        x += canvas.text(x, y, text, style, ink, room=right) + 20


def _whose(canvas: Canvas, scene: Scene, right: int, y: int) -> int:
    """Whose turn it is, the name brighter than what is said around it; returns where that begins."""
    key, most = ("picture-turn-of", 170) if scene.own else ("picture-phase-of", 150)
    before, _, after = scene.words.say(key, player=HERE, turn=scene.view.turn).partition(HERE)
    if after:
        right -= canvas.text(right, y, after, TEXT, QUIET_ON_FELT, "r", 160)
    right -= canvas.text(right, y, fit_name(scene.names[scene.view.player], PHASE, most), PHASE, ON_FELT, "r")
    if before:
        right -= 8 + canvas.text(right - 8, y, before.rstrip(), TEXT, QUIET_ON_FELT, "r", 200)
    return right


def _chain(canvas: Canvas, scene: Scene) -> None:
    y, x = scene.rows.between, 30
    x += canvas.text(x, y, scene.words.say("picture-chain"), PHASE, Ink(GOLD.mid, FELT), room=180) + 20
    shown = scene.view.chain[-4:]
    room = (WIDTH - 30 - x) // len(shown)
    for link in shown:
        start = x + canvas.text(x, y, str(link.link), RUN, Ink(GOLD.mid, FELT)) + 8
        canvas.text(start, y, fit(scene.looks[link.card].name, PHASE, room - 44), PHASE, ON_FELT)
        x += room


def _verdict(canvas: Canvas, scene: Scene, outcome: Outcome) -> None:
    y = scene.rows.between
    wreath = furniture.wreath(27, FELT)
    canvas.put(wreath, 24, y - wreath.image.height // 2)
    x = 24 + wreath.image.width + 14
    words = scene.words
    if outcome.winners:
        winner = outcome.winners[0]
        x += write_name(canvas, x, y, scene.names[winner], furniture.BIG, ON_FELT, 300) + 14
        wins = words.say("picture-wins", winner=scene.names[winner])
        x += canvas.text(x, y, wins, furniture.BIG, Ink(GOLD.mid, FELT), room=260) + 22
    else:
        title = endings.title(words.catalogue, outcome)
        x += canvas.text(x, y, title, furniture.BIG, Ink(GOLD.mid, FELT), room=460) + 22
    why = words.why(outcome, [fit_name(scene.names[seat], TEXT, 260) for seat in (0, 1)])
    canvas.lines(x, y + 3, why, TEXT, QUIET_ON_FELT, WIDTH - 30 - x)


def _arrows(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    for stake in stakes(view):
        for place in stake.falls:
            x, y = _middle(scene, place)
            cross = parts.cross()
            canvas.put(cross, round(x) - cross.image.width // 2, round(y) + 34 - cross.image.height // 2)
        if stake.cards:
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
            x, y = _middle(scene, target)
            mark = parts.aimed()
            canvas.put(mark, round(x) - mark.image.width // 2, round(y) + 34 - mark.image.height // 2)


def _cost(canvas: Canvas, scene: Scene, stake: Stake) -> None:
    """How many cards an attack would cost the player, beside the tip of its arrow."""
    plate = faces.wound(stake.cards, FELT)
    gap = column(int(stake.attacker[2])) + TILE_WIDTH
    _, strip = _middle(scene, stake.against[0])
    below = scene.side(int(stake.against[0][0])) == 1
    y = strip + (STRIP_HEIGHT / 2 + 10 if below else -STRIP_HEIGHT / 2 - 40)
    canvas.put(plate, gap - plate.image.width - 8, round(y))


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
    if target[1] == "P":  # down the gap between two columns
        u = column(int(source[2])) + TILE_WIDTH + GAP / 2
        parts.arrow(canvas, (u - GAP, y + way * (TILE_HEIGHT / 2 - 4)), (u, v - way * (STRIP_HEIGHT / 2 + 1)), colour)
    elif way:
        reach = TILE_HEIGHT / 2 - 4
        parts.arrow(canvas, (x, y + way * reach), (u, v - way * reach), colour)
    elif x != u:
        side = 1 if u > x else -1
        parts.arrow(canvas, (x + side * 20, y), (u - side * 26, v), colour)


def _middle(scene: Scene, place: str) -> Point:
    """The middle of the picture on a card's tile, or of a player's strip."""
    seat, zone = scene.side(int(place[0])), place[1]
    if zone == "P":
        return WIDTH / 2, scene.rows.tops[seat, "strip"] + STRIP_HEIGHT / 2
    return column(int(place[2])) + faces.TILE_ART / 2 + 3, scene.rows.tops[seat, zone] + TILE_HEIGHT / 2


def warm() -> None:
    """Draw what every table shows: plates, spaces, numbers."""
    for lit in (False, True):
        furniture.plate(STRIP, STRIP_HEIGHT, lit)
    furniture.plate(TILE_WIDTH, PILE_HEIGHT, False)
    for high in (TILE_HEIGHT, LOW):
        faces.space(TILE_WIDTH, high)
    canvas = Canvas(furniture.felt(WIDTH, 80))
    for number in range(13):
        for ink in (faces.ON_PAPER, faces.RAISED, faces.LOWERED):
            canvas.text(0, 40, str(number), faces.STATS, ink)
    for number in range(41):
        canvas.text(0, 40, str(number), COUNT, GOLD_INK)
