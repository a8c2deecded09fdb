"""The public table: a strip for each realm in turn order, above them a battle that is on or has just ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.realm_of_the_defenders.cards import ELDER, worth
from engine.realm_of_the_defenders.view import RealmView, SeatView
from render import furniture, plates
from render.canvas import Canvas
from render.furniture import GOLD_INK, NAME, ON_PLATE, QUIET, RED_INK, write_name
from render.lettering import Face, Style, fit, width
from render.names import drawn
from render.palette import PANEL
from render.realm_of_the_defenders import battle_lines, parts
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words import words_of
from words.realm_of_the_defenders import RealmWords

WIDTH = furniture.WIDTH
HEAD = 74
GAP = 14
STRIP, SHORT_STRIP = 240, 64
"""How high a realm's strip is; the short one serves before the first turn, when nothing lies there."""
INSIDE = 22
SMALLER = Style(Face.TEXT, 25)
COUNT = Style(Face.STRONG, 26)
LEFT, RIGHT = 20 + INSIDE, WIDTH - 20 - INSIDE

LABELS = ("bid", "redraw", "main", "resource", "loss")
"""Steps with a label of their own for the one being waited for; whatever is asked in between is an answer."""


def compose(view: RealmView, names: Sequence[str], words: RealmWords) -> Canvas:
    """The table, put together but not yet encoded."""
    battle = view.battle or view.fought
    lines = battle_lines.rows(battle) if battle else []
    top = HEAD + len(lines) * battle_lines.HEIGHT
    canvas = Canvas(furniture.felt(WIDTH, top + strips_height(view)))
    furniture.head(canvas, words.say("title"), where(view, words))
    if battle:
        battle_lines.draw(canvas, HEAD, view, battle, names, words)
    strips(canvas, top, view, names, words)
    return canvas


def where(view: RealmView, words: RealmWords) -> str:
    """How far the game has come, in a few words."""
    return words.headline(view) if view.turn else words.say(f"picture-{view.step}")


def strips_height(view: RealmView) -> int:
    """How much room all strips take, with the margin below them."""
    return len(view.seats) * (_height(view) + GAP) + 6


def strips(canvas: Canvas, top: int, view: RealmView, names: Sequence[str], words: RealmWords) -> None:
    """All realms, one below the other in turn order."""
    high = _height(view)
    for place, seat in enumerate(view.seating):
        y = top + place * (high + GAP)
        canvas.put(furniture.plate(WIDTH - 40, high, seat in view.active), 20, y, plates.MARGIN)
        _head(canvas, y, view, names, seat, words)
        if high == STRIP:
            _cards(canvas, y + 60, view, view.seats[seat], words)
            _below(canvas, y + 214, view.seats[seat], words)
        if view.seats[seat].out:
            canvas.veil(24, y + 4, WIDTH - 48, high - 8)
            furniture.write_name(canvas, LEFT + 306, y + 32, words.say("picture-out"), NAME, RED_INK, 100)


def _height(view: RealmView) -> int:
    return STRIP if view.turn else SHORT_STRIP


def _head(canvas: Canvas, y: int, view: RealmView, names: Sequence[str], seat: int, words: RealmWords) -> None:
    realm = view.seats[seat]
    end = LEFT + write_name(canvas, LEFT, y + 32, drawn(names, seat), NAME, ON_PLATE, 262)
    if seat in view.active:
        label = furniture.label(words.say(f"picture-label-{view.step if view.step in LABELS else 'answer'}"), 26)
        canvas.put(label, end + 16, y + 32 - label.image.height // 2)
    elif view.step == "bid" and not realm.out:
        canvas.text(end + 16, y + 32, words.say("picture-has-bid"), SMALLER, QUIET)
    elif seat == view.player and view.outcome is None:
        canvas.text(end + 16, y + 32, words.say("picture-has-turn"), SMALLER, QUIET)
    start = _counts(
        canvas,
        RIGHT,
        y + 32,
        [
            (words.say(f"picture-{pile}"), count)
            for pile, count in (("discard", realm.discard), ("deck", realm.deck), ("hand", realm.hand))
        ],
    )
    dealt = view.options.fortresses
    canvas.put(parts.castles(realm.fortresses, dealt, PANEL), start - 14 - 40 * dealt, y + 12)


def _counts(canvas: Canvas, right: int, y: int, counts: Sequence[tuple[str, int]]) -> int:
    """Words with their numbers, from the right to the left; returns where they begin."""
    for word, number in counts:
        right -= canvas.text(right, y, str(number), COUNT, ON_PLATE, "r") + 7
        right -= canvas.text(right, y, word, SMALLER, QUIET, "r") + 18
    return right


def _cards(canvas: Canvas, y: int, view: RealmView, realm: SeatView, words: RealmWords) -> None:
    """Defenders at the left, Courage with its sum at the right; who has more cards gets more room."""
    courage, room = len(realm.courage), RIGHT - LEFT - 20
    total = width(str(worth(realm.courage)), furniture.BIG) + 70 if courage else 0
    need = courage * (LITTLE.width + parts.GAP) + total
    for wish, closest in ((parts.wish(realm.defenders), 39), (parts.least(realm.defenders), 31)):
        if wish + need > room:
            need = max(courage * closest + total, room - wish)
    if realm.defenders:
        parts.defenders(canvas, LEFT, y, room - need, realm.defenders, fighting(view))
    else:
        canvas.text(LEFT, y + MIDDLE.height // 2, words.say("picture-no-defender"), SMALLER, QUIET)
    if courage:
        parts.courage(canvas, RIGHT - need, y + 24, need, realm.courage, PANEL)


def fighting(view: RealmView) -> dict[int, parts.Ring]:
    """The Defenders in a battle by their numbers: gold those that attack, red those that are attacked."""
    rings: dict[int, parts.Ring] = {}
    for line in view.battle.lines if view.battle else ():
        if line.defender is not None:
            rings[line.defender] = "red"
        for attacker in line.attackers:
            rings[attacker.defender] = "gold"
    return rings


def _below(canvas: Canvas, y: int, realm: SeatView, words: RealmWords) -> None:
    """The Power pool as a number, and the defeated pile: all its Spades, the others counted."""
    canvas.put(parts.sign("C", 24, PANEL), LEFT, y - 12)
    x = LEFT + 32 + canvas.text(LEFT + 32, y, words.say("picture-power"), SMALLER, QUIET)
    x += 8 + canvas.text(x + 8, y, str(realm.power), COUNT, ON_PLATE)
    if not realm.defeated:
        return
    x += 34 + canvas.text(x + 34, y, words.say("picture-defeated"), SMALLER, QUIET)
    counts = Counter(card if card == ELDER else card[-1] for card in realm.defeated)
    tail = [(letter, counts[letter]) for letter in "CDH" if counts[letter]]
    spades = " ".join(card[:-1] for card in realm.defeated if card[-1] == "S")
    if spades:
        room = RIGHT - x - 48 - 74 * len(tail) - (110 if counts[ELDER] else 0)
        canvas.put(parts.sign("S", 24, PANEL), x + 14, y - 12)
        x += 46 + canvas.text(x + 46, y, fit(spades, COUNT, room), COUNT, ON_PLATE)
    for letter, count in tail:
        canvas.put(parts.sign(letter, 24, PANEL), x + 18, y - 12)
        x += 48 + canvas.text(x + 48, y, str(count), COUNT, ON_PLATE)
    if counts[ELDER]:
        canvas.text(x + 18, y, words.say("picture-elders", count=counts[ELDER]), SMALLER, GOLD_INK)


def warm() -> None:
    """Draw the numbers and words of a table, and its plates."""
    for seats in (2, 3, 4):
        furniture.felt(WIDTH, HEAD + seats * (STRIP + GAP) + 6)
    for lit in (False, True):
        furniture.plate(WIDTH - 40, STRIP, lit)
    for label in (*LABELS, "answer"):
        furniture.label(words_of("realm_of_the_defenders").say(f"picture-label-{label}"), 26)
