"""The rules of Elemental once more, naively, on `position()` data: what is legal, and what a viewer can't know."""

from itertools import permutations
from random import Random

from tests.support.rules import Json

# The board once more, from EL-1

COLUMNS = "abcdefghi"
PLACES = {
    f"{COLUMNS[q + 4]}{min(4, 4 - q) - r + 1}": (q, r)
    for q in range(-4, 5)
    for r in range(4, -5, -1)
    if abs(q + r) <= 4
}
CELL_AT = {place: name for name, place in PLACES.items()}
N, NE, SE, S, SW, NW = (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)
CLOCK = [N, NE, SE, S, SW, NW]
HOURS = [(N, N), (N, NE), (NE, NE), (NE, SE), (SE, SE), (SE, S), (S, S), (S, SW), (SW, SW), (SW, NW), (NW, NW), (NW, N)]
WELLS = ("c4", "g4")
CIRCLES = ("e2", "e8")
ELEMENTALS = (
    ["earth", "fire", "ice", "wind", "water", "light"],
    ["earth", "fire", "ice", "wind", "water", "dark"],
)


def after(name: str, *steps: tuple[int, int]) -> str | None:
    q, r = PLACES[name]
    return CELL_AT.get((q + sum(step[0] for step in steps), r + sum(step[1] for step in steps)))


class Piece:
    """One piece of a position, from its text."""

    def __init__(self, text: str) -> None:
        words = text.split()
        self.number = int(words[0])
        self.element = words[1]
        self.place = words[2]
        self.flags = words[3:]

    @property
    def text(self) -> str:
        return " ".join([str(self.number), self.element, self.place, *self.flags])


def pieces_of(position: Json, seat: int) -> list[Piece]:
    return [Piece(text) for text in position[("south", "north")[seat]].split(", ")]


def conceivable(position: Json) -> list[Json]:
    """All orders that could come to mind for a number or two, and all of the other actions."""
    actions: list[Json] = [{"type": "shuffle"}]
    for number in range(1, 7):
        actions += [{"type": "assign", "number": number, "element": element} for element in ("earth", "light", "dark")]
        actions += [{"type": "teleport", "number": number}, {"type": "summon", "number": number}]
        actions += [{"type": "substitute", "number": number, "with": other} for other in range(1, 7)]
        for cell in ("e2", "e8", "e4", "d2", "f7", "a9"):
            for verb in ("move", "dash"):
                actions.append({"type": verb, "number": number, "to": cell})
                actions.append({"type": verb, "number": number, "to": cell, "heal": True})
    for cell in PLACES:
        actions += [{"type": verb, "number": 1, "to": cell} for verb in ("move", "dash", "land")]
    return actions


# The judge, from EL-4, EL-11.3 and EL-7.2


def judge(position: Json, seat: int) -> list[Json]:
    match position["phase"]:
        case "setup":
            return judge_setup(position, seat)
        case "orders":
            return [] if position["orders"][seat] else judge_orders(position, seat)
        case "knockback":
            return judge_landing(position, seat)
        case _:
            return []


def judge_setup(position: Json, seat: int) -> list[Json]:
    pieces = pieces_of(position, seat)
    open_numbers = [piece.number for piece in pieces if piece.element == "?"]
    if not open_numbers:
        return []
    given = [piece.element for piece in pieces]
    number = min(open_numbers)
    left = [element for element in ELEMENTALS[seat] if element not in given]
    return [{"type": "assign", "number": number, "element": element} for element in left] + [{"type": "shuffle"}]


def judge_orders(position: Json, seat: int) -> list[Json]:
    pieces = pieces_of(position, seat)
    own = {piece.place for piece in pieces}
    crystals = position["crystals"][seat]
    actions: list[Json] = []
    for piece in pieces:
        if piece.place == "off":
            if crystals >= 2 and CIRCLES[seat] not in own:
                actions.append({"type": "summon", "number": piece.number})
            continue
        for direction in CLOCK:
            end = after(piece.place, direction)
            if end and end not in own:
                actions += with_healing(position, seat, piece, {"type": "move", "number": piece.number, "to": end}, 0)
        price = 0 if "fresh" in piece.flags else 1
        for first, second in HOURS if crystals >= price else []:
            end = after(piece.place, first, second)
            ways = [way for way in (after(piece.place, first), after(piece.place, second)) if way]
            if end and end not in own and any(way not in own for way in ways):
                dash = {"type": "dash", "number": piece.number, "to": end}
                actions += with_healing(position, seat, piece, dash, price)
        if piece.place in WELLS:
            actions.append({"type": "teleport", "number": piece.number})
        if piece.place == CIRCLES[seat] and crystals >= 1 and piece.element not in ("light", "dark"):
            for other in pieces:
                if other.place == "off":
                    actions.append({"type": "substitute", "number": piece.number, "with": other.number})
    return actions


def with_healing(position: Json, seat: int, piece: Piece, order: Json, price: int) -> list[Json]:
    heals = order["to"] == CIRCLES[seat] and "half" in piece.flags and position["crystals"][seat] >= price + 1
    return [order, {**order, "heal": True}] if heals else [order]


def judge_landing(position: Json, seat: int) -> list[Json]:
    """The first piece in the air that is not placed, and the best cells for it, looked at one by one."""
    record = position["knockback"]
    own = {piece.place for piece in pieces_of(position, seat)}
    enemies = {piece.place for piece in pieces_of(position, 1 - seat)}
    placed = {(by, number): cell for by, number, cell in record["placed"]}
    own |= {cell for (by, _), cell in placed.items() if by == seat}
    for flight in record["flights"]:
        by, number = flight["piece"]
        if by != seat or (by, number) in placed:
            continue
        return [{"type": "land", "number": number, "to": cell} for cell in best_cells(flight, own, enemies)]
    return []


def best_cells(flight: Json, own: set[str], enemies: set[str]) -> list[str]:
    centre = PLACES[flight["centre"]]
    by_radius: dict[int, list[str]] = {}
    for name, (q, r) in PLACES.items():
        dq, dr = q - centre[0], r - centre[1]
        if name in own or name in flight["ruled_out"] or ((dq, dr) == (0, 0) and name in enemies):
            continue
        by_radius.setdefault(max(abs(dq), abs(dr), abs(dq + dr)), []).append(name)
    radius = next(radius for radius in flight["radii"] if radius in by_radius)

    def off(name: str) -> int:
        q = flight["scale"] * (PLACES[name][0] - centre[0]) - flight["aim"][0]
        r = flight["scale"] * (PLACES[name][1] - centre[1]) - flight["aim"][1]
        return q * q + r * r + q * r

    nearest = min(map(off, by_radius[radius]))
    return [name for name in by_radius[radius] if off(name) == nearest]


# What a viewer can't know


def redeal(position: Json, viewer: int | None, rng: Random) -> Json:
    """EL-10.2: other elementals that the notes allow, another hidden order, other hidden landing places."""
    if position["phase"] == "over":
        return position
    for seat in (0, 1):
        if seat == viewer:
            continue
        redeal_elementals(position, seat, rng)
        if position["orders"][seat]:
            position["orders"][seat] = None
            position["orders"][seat] = rng.choice(judge_orders(position, seat))
        if position["phase"] == "knockback":
            redeal_landings(position, seat, rng)
    return position


def redeal_elementals(position: Json, seat: int, rng: Random) -> None:
    pieces = pieces_of(position, seat)
    notes = int(position["notes"][seat], 16)
    possible = [some for i, some in enumerate(permutations(ELEMENTALS[seat])) if notes >> i & 1]
    dealt = rng.choice(possible)
    unfinished = any(piece.element == "?" for piece in pieces)
    given = rng.randrange(5) if unfinished else 6
    for i, piece in enumerate(pieces):
        piece.element = dealt[i] if i < given else "?"
    position[("south", "north")[seat]] = ", ".join(piece.text for piece in pieces)


def redeal_landings(position: Json, seat: int, rng: Random) -> None:
    """Choose anew, as far as it can be seen: to the end, or so that something is left to choose."""
    record = position["knockback"]
    finished = not judge_landing(position, seat)
    record["placed"] = [place for place in record["placed"] if place[0] != seat]
    moments = []
    while actions := judge_landing(position, seat):
        if len(actions) > 1:
            moments.append(list(record["placed"]))
        land = rng.choice(actions)
        record["placed"].append([seat, land["number"], land["to"]])
    if not finished:
        record["placed"] = rng.choice(moments)
