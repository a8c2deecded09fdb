"""Elemental: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from itertools import permutations
from random import Random
from typing import Any

import pytest

import engine
from tests.rules import ROOT, Json

GAME = engine.GAMES["elemental"]
OPTIONS: list[Json] = [{}, {"setup": "random"}]
REVEALING = {"move", "dash", "teleport", "substitute", "summon", "land"}
DULL: set[str] = set()
PLAYTHROUGH = (2, "f00d", {})
OWN_EXPECTATIONS: set[str] = set()
PERFT: dict[str, list[int]] = {
    "f00d": [1, 14, 170, 1964],
    'f00d {"setup": "random"}': [1, 76, 2888],
    'x {"position": {"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 2 wind e6, 6 dark i5"}}': [1, 22, 234, 5278],
}
VECTORS = [json.loads(line) for line in (ROOT / "tests" / "vectors" / "elemental.jsonl").read_text().splitlines()]

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


# The vectors


def read_action(text: str) -> tuple[engine.Seat, engine.Action]:
    """``0 move 1 e2 heal``: seat, type, number, cell or other number."""
    seat, kind, number, *rest = text.split()
    data: Json = {"type": kind, "number": int(number)}
    if "heal" in rest:
        data["heal"] = True
    if kind == "substitute":
        data["with"] = int(rest[0])
    elif kind in ("move", "dash", "land"):
        data["to"] = rest[0]
    return engine.Seat(int(seat)), GAME.action(data)


def side(state: engine.State[Any], seat: int) -> str:
    """The seat's pieces that are not removed, in the manner of the vectors."""
    pieces = state.view(engine.Seat(seat))["seats"][seat]["pieces"]
    return ", ".join(
        f"{piece['number']} {piece['element']} {piece['cell']}"
        + (" half" if piece["energy"] == 1 else "")
        + (" fresh" if piece["fresh"] else "")
        for piece in pieces
        if piece["cell"]
    )


def fights(events: list[Json]) -> list[str]:
    found = [event for event in events if event["type"] == "fight"]
    return [
        f"{fight['kind']} {fight['numbers'][0]}@{fight['cells'][0]} {fight['numbers'][1]}@{fight['cells'][1]}"
        for fight in found
    ]


def play(state: engine.State[Any], *texts: str) -> list[Json]:
    return [engine.to_json(event) for text in texts for event in state.play(*read_action(text))]


def start(position: Json) -> engine.State[Any]:
    return GAME.new(2, "", {"position": position})


@pytest.mark.parametrize("vector", [pytest.param(vector, id=vector["name"]) for vector in VECTORS])
def test_vector(vector: Json) -> None:
    state = start(vector["position"])
    events = play(state, *vector["play"])
    after = dict(vector["after"])
    assert side(state, 0) == after.pop("south")
    assert side(state, 1) == after.pop("north")
    view = state.view(None)
    assert [seat["crystals"] for seat in view["seats"]] == after.pop(
        "crystals", vector["position"].get("crystals", [0, 0])
    )
    assert [well for well, crystal in view["wells"].items() if crystal] == after.pop("wells", [])
    assert fights(events) == after.pop("fights", [])
    outcome = view["outcome"]
    assert (outcome and [outcome["winners"], outcome["reason"]]) == after.pop("outcome", None)
    assert view["fatigue"] == after.pop("fatigue", view["fatigue"])
    choices = [{"seat": seat, **choice} for seat in (0, 1) if (choice := state.view(engine.Seat(seat))["choice"])]
    assert choices == ([after.pop("choice")] if "choice" in after else [])
    for name, possible in after.pop("possible", {}).items():
        seat, number = map(int, name.split("."))
        assert view["seats"][seat]["pieces"][number - 1]["possible"] == possible
    for text in after.pop("legal", []):
        seat, action = read_action(text)
        assert action in state.legal(seat)
    for text in after.pop("illegal", []):
        with pytest.raises(engine.IllegalAction):
            state.play(*read_action(text))
    assert after == {}
