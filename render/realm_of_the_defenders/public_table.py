"""The public table: a strip for each realm in turn order, above them a battle that is on or has just ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.realm_of_the_defenders.cards import ELDER, Card, worth
from engine.realm_of_the_defenders.view import Left, RealmView, SeatView
from render.kit import furniture, plates
from render.kit.canvas import Canvas
from render.kit.cards import MARGIN
from render.kit.furniture import GOLD_INK, NAME, ON_PLATE, QUIET, RED_INK, write_name
from render.kit.lettering import Face, Style, fit, fitted, width
from render.kit.palette import PANEL
from render.realm_of_the_defenders import battle_lines, parts
from render.realm_of_the_defenders.faces import LITTLE, MIDDLE
from words.realm_of_the_defenders import RealmWords

WIDTH = furniture.WIDTH
HEAD = 74
GAP = 14
STRIP, SHORT_STRIP = 240, 64
"""How high a realm's strip is; the short one serves before the first turn, when nothing lies there."""
INSIDE = 22
SMALLER = Style(Face.TEXT, 30)
COUNT = Style(Face.STRONG, 31)
OPENED = 124
"""How much higher it is when the game is over and opens what was hidden."""
SIGN = 28
SAID, TITLE, LEAST_NAME = 230, 300, 150
"""How wide what is said beside a name may be, a title of what is opened, and how much a name gets at least."""
BESIDE = 16
"""Pixels between a name and what stands beside it."""
LEFT, RIGHT = 20 + INSIDE, WIDTH - 20 - INSIDE

PLACES = 3
"""Empty ones that are drawn where nobody defends a realm."""
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
    return sum(_height(view, seat) + GAP for seat in view.seating) + 6


def strips(canvas: Canvas, top: int, view: RealmView, names: Sequence[str], words: RealmWords) -> None:
    """All realms, one below the other in turn order."""
    y = top
    for seat in view.seating:
        high = _height(view, seat)
        canvas.put(furniture.plate(WIDTH - 40, high, seat in view.active), 20, y, plates.MARGIN)
        end = _head(canvas, y, view, names, seat, words)
        if view.turn:
            _cards(canvas, y + 60, view, view.seats[seat], words)
            _below(canvas, y + 212, view.seats[seat], words)
        if view.left is not None and any(_opened(view.left[seat])):
            opened(canvas, y + high - OPENED + 4, view.left[seat], words)
        if view.seats[seat].out:
            canvas.veil(24, y + 4, WIDTH - 48, min(high, STRIP) - 8)  # what is opened below stays bright
            canvas.text(end + BESIDE, y + 32, words.say("picture-out"), NAME, RED_INK, room=SAID)
        y += high + GAP


def _height(view: RealmView, seat: int) -> int:
    """How high a realm's strip is: higher where there is something to open."""
    high = STRIP if view.turn else SHORT_STRIP
    return high + OPENED if view.left is not None and any(_opened(view.left[seat])) else high


def _opened(left: Left) -> tuple[Sequence[Card], ...]:
    return left.hand, left.power, left.next


def opened(canvas: Canvas, y: int, left: Left, words: RealmWords) -> None:
    """What nobody else could see: the hand, the Power pool, and what would have been drawn next."""
    groups = [(what, cards) for what, cards in zip(("hand", "power", "next"), _opened(left), strict=True) if cards]
    between = 30
    said = [fitted(words.say(f"picture-opened-{what}"), SMALLER, TITLE) for what, _ in groups]
    titles = [width(*one) for one in said]
    wishes = [
        max(title, len(cards) * (LITTLE.width + parts.GAP)) for title, (_, cards) in zip(titles, groups, strict=True)
    ]
    room = RIGHT - LEFT - between * (len(groups) - 1)
    shares = wishes if sum(wishes) <= room else _shares(room, titles, [len(cards) for _, cards in groups])
    x = LEFT
    for wide, (title, style), (_, cards) in zip(shares, said, groups, strict=True):
        canvas.text(x, y + 14, title, style, QUIET)
        parts.row(canvas, x, y + 38, wide, cards, LITTLE, PANEL)
        x += wide + between


def _shares(room: int, titles: Sequence[int], counts: Sequence[int]) -> list[int]:
    """How wide each group is: as its title where that is long enough, else as many cards as it has of all."""
    short: set[int] = set()
    while True:
        cards = sum(count for place, count in enumerate(counts) if place not in short)
        left = room - sum(titles[place] for place in short)
        shares = [title if place in short else left * counts[place] // cards for place, title in enumerate(titles)]
        narrow = {place for place, share in enumerate(shares) if share < titles[place]}
        if not narrow:
            return shares
        short |= narrow


def _head(canvas: Canvas, y: int, view: RealmView, names: Sequence[str], seat: int, words: RealmWords) -> int:
    """A realm's name and what is asked of it, its Fortresses and piles; returns where the name ends."""
    realm, middle = view.seats[seat], y + 32
    piles = (("discard", realm.discard), ("deck", realm.deck), ("hand", view.held(seat)))
    label, said = None, ""
    if seat in view.active:
        label = furniture.label(words.say(f"picture-label-{view.step if view.step in LABELS else 'answer'}"), 30, 260)
    elif view.step == "bid" and not realm.out:
        said = words.say("picture-has-bid")
    elif seat == view.player and view.outcome is None:
        said = words.say("picture-has-turn")
    said, style = fitted(said, SMALLER, SAID)
    beside = 0
    if label:
        beside = BESIDE + label.image.width
    elif said:
        beside = BESIDE + width(said, style)
    elif realm.out:
        beside = BESIDE + width(*fitted(words.say("picture-out"), NAME, SAID))
    castles = 14 + 40 * view.options.fortresses
    room = RIGHT - LEFT - castles - beside - BESIDE - min(width(names[seat], NAME), LEAST_NAME)
    start = _counts(canvas, RIGHT, middle, [(words.say(f"picture-{pile}"), count) for pile, count in piles], room)
    start -= castles
    canvas.put(parts.castles(realm.fortresses, view.options.fortresses, PANEL), start, y + 12)
    end = LEFT + write_name(canvas, LEFT, middle, names[seat], NAME, ON_PLATE, start - LEFT - beside - BESIDE)
    if label:
        canvas.put(label, end + BESIDE, middle - label.image.height // 2)
    elif said:
        canvas.text(end + BESIDE, middle, said, style, QUIET)
    return end


def _counts(canvas: Canvas, right: int, y: int, counts: Sequence[tuple[str, int]], room: int) -> int:
    """Words with their numbers, from the right to the left, in so much room; returns where they begin."""
    room -= sum(width(str(number), COUNT) + 25 for _, number in counts)
    share = room if sum(width(word, SMALLER) for word, _ in counts) <= room else room // len(counts)
    for word, number in counts:
        right -= canvas.text(right, y, str(number), COUNT, ON_PLATE, "r") + 7
        right -= canvas.text(right, y, word, SMALLER, QUIET, "r", share) + 18
    return right


def _cards(canvas: Canvas, y: int, view: RealmView, realm: SeatView, words: RealmWords) -> None:
    """Defenders at the left, Courage with its sum at the right; who has more cards gets more room."""
    courage, room = len(realm.courage), RIGHT - LEFT - 20
    total = width(str(worth(realm.courage)), furniture.BIG) + 70 if courage else 0
    need = courage * (LITTLE.width + parts.GAP) + total
    for wish, closest in ((parts.wish(realm.defenders), 39), (parts.least(realm.defenders), 29)):
        if wish + need > room:
            need = max(courage * closest + total, room - wish)
    if realm.defenders:
        parts.defenders(canvas, LEFT, y, room - need, realm.defenders, fighting(view))
    else:
        for place in range(PLACES):
            canvas.put(furniture.place(MIDDLE, PANEL, "middle"), LEFT + place * (MIDDLE.width + parts.GAP), y, MARGIN)
        x = LEFT + PLACES * (MIDDLE.width + parts.GAP) + 12
        said = words.say("picture-no-defender")
        canvas.lines(x, y + MIDDLE.height // 2, said, SMALLER, QUIET, RIGHT - need - 12 - x)
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
    canvas.put(parts.sign("C", SIGN, PANEL), LEFT, y - SIGN // 2)
    x = LEFT + 36 + canvas.text(LEFT + 36, y, words.say("picture-power"), SMALLER, QUIET, room=130)
    x += 8 + canvas.text(x + 8, y, str(realm.power), COUNT, ON_PLATE)
    if not realm.defeated:
        return
    x += 28 + canvas.text(x + 28, y, words.say("picture-defeated"), SMALLER, QUIET, room=186)
    counts = Counter(card if card == ELDER else card[-1] for card in realm.defeated)
    tail = [(letter, counts[letter]) for letter in "CDH" if counts[letter]]
    elders, style = fitted(words.say("picture-elders", count=counts[ELDER]) if counts[ELDER] else "", SMALLER, 150)
    spades = " ".join(card[:-1] for card in realm.defeated if card[-1] == "S")
    if spades:
        after = sum(48 + width(str(count), COUNT) for _, count in tail) + (18 + width(elders, style) if elders else 0)
        room = RIGHT - x - 46 - after
        canvas.put(parts.sign("S", SIGN, PANEL), x + 12, y - SIGN // 2)
        x += 46 + canvas.text(x + 46, y, fit(spades, COUNT, room), COUNT, ON_PLATE)
    for letter, count in tail:
        canvas.put(parts.sign(letter, SIGN, PANEL), x + 16, y - SIGN // 2)
        x += 48 + canvas.text(x + 48, y, str(count), COUNT, ON_PLATE)
    if elders:
        canvas.text(x + 18, y, elders, style, GOLD_INK)


def warm(words: RealmWords) -> None:
    """Draw the numbers and words of a table, and its plates."""
    for seats in (2, 3, 4):
        furniture.felt(WIDTH, HEAD + seats * (STRIP + GAP) + 6)
    for lit in (False, True):
        furniture.plate(WIDTH - 40, STRIP, lit)
    for label in (*LABELS, "answer"):
        furniture.label(words.say(f"picture-label-{label}"), 30)
