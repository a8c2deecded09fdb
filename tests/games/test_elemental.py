"""Elemental: its vectors, its naive judge (read by the generic tests), and what the vectors leave open."""

import json
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import permutations
from random import Random
from typing import Any

import pytest

import engine
from tests.support.rules import ROOT, Json

GAME = engine.GAMES["elemental"]
OPTIONS: list[Json] = [{}, {"setup": "random"}]
REVEALING = {"move", "dash", "teleport", "substitute", "summon", "land"}
DULL: set[str] = set()
PLAYTHROUGH = (
    2,
    "f00d",
    {
        "position": {  # in the middle of a game, with all that can be paid for, fights and a king at hand
            "south": "1 wind a3, 2 ice c4 half, 5 light a2, 6 earth b1",
            "north": "1 water b2 half, 2 dark d4 fresh, 3 wind b3 half, 6 fire c3 fresh",
            "crystals": [3, 3],
            "wells": ["g4"],
        }
    },
)
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


def lines(events: list[Json]) -> list[str]:
    """What happens in a round, one line an event, in the manner of ``SlowRound``."""
    told = []
    for event in events:
        match event["type"]:
            case "fight":
                told += fights([event])
            case "fatigue":
                told.append("fatigue {} {}".format(*event["numbers"]))
            case "crystal_swapped":
                told.append(f"crystal_swapped {event['from']} {event['cell']}")
            case "ordered" | "orders" | "choose" | "ready" | "end":
                pass
            case kind:
                words = [event.get("by", kind), event.get("element", "") if kind == "assigned" else ""]
                words.append(f"{event['seat']}.{event['number']}")
                words += [event[field] or "-" for field in ("from", "cell") if field in event]
                told.append(" ".join(word for word in words if word))
    return told


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


# A whole round once more, from EL-5 to EL-9, slowly: cells are coordinates, aims are fractions

Place = tuple[int, int]
Key = tuple[int, int]
BEATS = {
    ("earth", "fire"),
    ("earth", "ice"),
    ("fire", "ice"),
    ("fire", "wind"),
    ("ice", "wind"),
    ("ice", "water"),
    ("wind", "water"),
    ("wind", "earth"),
    ("water", "earth"),
    ("water", "fire"),
}
FOUNTAINS = {"fire": "b2", "water": "h2", "earth": "e5", "wind": "b5", "ice": "h5"}


def minus(one: Place, other: Place) -> Place:
    return one[0] - other[0], one[1] - other[1]


def steps(one: Place, other: Place) -> int:
    q, r = minus(one, other)
    return max(abs(q), abs(r), abs(q + r))


def ground(place: Place) -> str | None:
    return next((element for element, centre in FOUNTAINS.items() if steps(place, PLACES[centre]) <= 1), None)


class Flying:
    def __init__(
        self, key: Key, centre: Place, first: list[int], aim: tuple[Fraction, Fraction], returns: bool
    ) -> None:
        self.key = key
        self.centre = centre
        self.shown = centre
        self.radii = first + [radius for radius in range(1, 9) if radius not in first]
        self.aim = aim
        self.returns = returns
        self.ruled_out: set[Place] = set()


class SlowRound:
    """``choose`` is asked where a piece lands: seat, number and cells by name in canonical order."""

    def __init__(self, position: Json, orders: list[Json], choose: Callable[[int, int, list[str]], str]) -> None:
        self.choose = choose
        self.orders = orders
        self.element: dict[Key, str] = {}
        self.place: dict[Key, Place] = {}
        self.energy: dict[Key, int] = {}
        self.fresh: set[Key] = set()
        for seat in (0, 1):
            for piece in pieces_of(position, seat):
                key = (seat, piece.number)
                self.element[key] = piece.element
                self.energy[key] = 0 if piece.place == "off" else 1 if "half" in piece.flags else 2
                if piece.place != "off":
                    self.place[key] = PLACES[piece.place]
                if "fresh" in piece.flags:
                    self.fresh.add(key)
        self.crystals = list(position["crystals"])
        self.wells = {PLACES[well] for well in position["wells"]}
        self.fatigue = {(south, north): rounds for south, north, rounds in position["fatigue"]}
        self.counted: set[tuple[int, int]] = set()
        self.told: list[str] = []
        self.came_from: dict[Key, Place] = {}
        self.landed_by: dict[Key, Flying] = {}
        self.summoned_onto: set[Key] = set()
        self.air: list[Flying] = []
        self.landed: set[Key] = set()
        self.pushes: set[tuple[Key, Key]] = set()
        self.fallen: dict[Key, Place] = {}
        self.hurt = False

    def at(self, place: Place) -> list[Key]:
        return sorted(key for key, where in self.place.items() if where == place)

    def king(self, key: Key) -> bool:
        return self.element[key] in ("light", "dark")

    def run(self) -> None:
        self.movement()
        self.fighting()
        self.crystals_of_the_fallen()
        self.fatigue = {pair: count for pair, count in self.fatigue.items() if pair in self.counted}

    def movement(self) -> None:
        self.keys = [(seat, order["number"]) for seat, order in enumerate(self.orders)]
        kinds = [order["type"] for order in self.orders]
        on_the_way = [key for key, kind in zip(self.keys, kinds, strict=True) if kind in ("move", "dash", "teleport")]
        self.standing = {key: place for key, place in self.place.items() if key not in on_the_way}
        for seat, kind in enumerate(kinds):  # EL-5.1
            free_dash = kind == "dash" and self.keys[seat] in self.fresh
            self.crystals[seat] -= 0 if free_dash else {"dash": 1, "substitute": 1, "summon": 2}.get(kind, 0)
        ends = self.ends()
        for seat, kind in enumerate(kinds):  # EL-5.4
            end = ends[seat]
            if kind in ("move", "dash") and end:
                self.tell(kind, self.keys[seat], self.place[self.keys[seat]], end)
                self.came_from[self.keys[seat]] = self.place[self.keys[seat]]
                self.place[self.keys[seat]] = end
                self.fresh.discard(self.keys[seat])
        for seat, order in enumerate(self.orders):
            if order["type"] == "substitute":  # EL-5.5
                one, other = self.keys[seat], (seat, order["with"])
                self.element[one], self.element[other] = self.element[other], self.element[one]
                self.tell("substituted", one)
                self.tell(f"assigned {self.element[one]}", one)
                self.tell(f"assigned {self.element[other]}", other)
            if order["type"] == "summon":
                self.summon(self.keys[seat])
        self.teleports([key for key, kind in zip(self.keys, kinds, strict=True) if kind == "teleport"])

    def ends(self) -> list[Place | None]:
        """EL-5.2 and EL-5.3: the aims, and what becomes of them when the only open ways are the other's aim."""
        aims: list[Place | None] = []
        open_ways: list[list[Place]] = []
        for seat, order in enumerate(self.orders):
            ways: list[Place] = []
            aim = PLACES[order["to"]] if "to" in order else None
            if order["type"] == "summon":
                aim = PLACES[CIRCLES[seat]]
            if order["type"] == "dash":
                passable = self.passable(seat, order)
                enemies = {place for key, place in self.standing.items() if key[0] != seat}
                ways = [way for way in passable if way not in enemies]
                aim = aim if ways else passable[0]
            aims.append(aim)
            open_ways.append(ways)
        stopped = [bool(ways) and all(way == aims[1 - seat] for way in ways) for seat, ways in enumerate(open_ways)]
        return [aims[1 - seat] if stopped[seat] else aims[seat] for seat in (0, 1)]

    def passable(self, seat: int, dash: Json) -> list[Place]:
        """The ways of a dash without those through own pieces."""
        here = CELL_AT[self.place[self.keys[seat]]]
        hour = next(hour for hour in HOURS if after(here, *hour) == dash["to"])
        ways = [PLACES[way] for step in dict.fromkeys(hour) if (way := after(here, step))]
        return [way for way in ways if not any(key[0] == seat for key in self.at(way))]

    def summon(self, key: Key) -> None:  # EL-5.6
        circle = PLACES[CIRCLES[key[0]]]
        if any(other[0] != key[0] and place == circle for other, place in self.standing.items()):
            self.came_from[key] = PLACES[("e1", "e9")[key[0]]]
            self.summoned_onto.add(key)
        self.tell("summon", key, None, circle)
        self.place[key] = circle
        self.energy[key] = 2
        self.fresh.add(key)

    def teleports(self, keys: list[Key]) -> None:
        if len(keys) == 2:
            for key, other in (keys, keys[::-1]):
                self.tell("teleport", key, self.place[key], self.place[other])
            self.place[keys[0]], self.place[keys[1]] = self.place[keys[1]], self.place[keys[0]]
            self.fresh -= set(keys)
        if len(keys) != 1:
            return
        key = keys[0]
        here = self.place[key]
        there = next(PLACES[well] for well in WELLS if PLACES[well] != here)
        waiting = [other for other in self.at(there) if other not in self.came_from]
        if waiting and waiting[0][0] != key[0] and len(self.at(here)) == 2:
            self.tell("void", key)
            return  # EL-5.8
        if not waiting and there in self.wells and not self.at(there):
            self.told.append(f"crystal_swapped {CELL_AT[there]} {CELL_AT[here]}")
            self.wells = self.wells - {there} | {here}
        self.tell("teleport", key, here, there)
        if waiting:
            self.tell("swap", waiting[0], there, here)
            self.place[waiting[0]] = here
        self.place[key] = there
        self.fresh.discard(key)

    def fighting(self) -> None:
        waves = 0
        while True:  # EL-6.7
            if self.air:
                self.landing()
                continue
            shared = [PLACES[name] for name in PLACES if len(self.at(PLACES[name])) == 2]
            if shared:
                for place in shared:
                    self.priority(place)
                self.came_from, self.landed_by, self.summoned_onto = {}, {}, set()
                continue
            for key, place in sorted(self.place.items()):
                if place in self.wells:
                    self.tell("claimed", key, place)
                    self.wells.remove(place)
                    self.crystals[key[0]] += 1
            if waves == 0:
                for seat, order in enumerate(self.orders):
                    key = (seat, order["number"])
                    if order.get("heal") and self.place.get(key) == PLACES[CIRCLES[seat]] and self.energy[key] == 1:
                        self.tell("healed", key)
                        self.energy[key] = 2
                        self.crystals[seat] -= 1
            self.came_from, self.landed_by = {}, {}
            self.ordinary(waves)
            waves += 1
            if not self.air:
                return

    def result(self, one: Key, other: Key) -> tuple[str, Key | None, int]:
        """EL-6.5: what happens, to whom, and how much it costs."""
        acting = [ground(self.place[key]) if self.king(key) else self.element[key] for key in (one, other)]
        if acting[0] is None and acting[1] is None:
            return "nothing", None, 0
        if acting[0] is None or acting[1] is None:
            return "push", one if acting[0] is None else other, 0
        if acting[0] == acting[1]:
            at_home = [key for key in (one, other) if ground(self.place[key]) == acting[0]]
            if not self.king(one) and not self.king(other) and len(at_home) == 1:
                return "hit", other if at_home[0] == one else one, 1
            return "level", None, 0
        loser, winner = (other, one) if (acting[0], acting[1]) in BEATS else (one, other)
        double = not self.king(winner) and ground(self.place[winner]) == self.element[winner] and not self.king(loser)
        return "hit", loser, 2 if double else 1

    def tell(self, what: str, key: Key, *places: Place | None) -> None:
        """EL-11.5: one line an event: what, seat and number, cells."""
        cells = [CELL_AT[place] if place else "-" for place in places]
        self.told.append(" ".join([what, f"{key[0]}.{key[1]}", *cells]))

    def tell_fight(self, kind: str, one: Key, other: Key) -> None:
        cells = [CELL_AT[self.place[key]] for key in (one, other)]
        self.told.append(f"{kind} {one[1]}@{cells[0]} {other[1]}@{cells[1]}")

    def lose(self, key: Key, damage: int) -> bool:
        """Whether it survives."""
        self.hurt = True
        self.energy[key] = max(0, self.energy[key] - damage)
        if not self.energy[key]:
            self.tell("defeated", key, self.place[key])
            self.fallen[key] = self.place.pop(key)
            self.fresh.discard(key)
        return self.energy[key] > 0

    def lift(self, flying: Flying) -> None:
        del self.place[flying.key]
        self.air.append(flying)

    def throw(self, loser: Key, winner: Key) -> None:  # EL-7.4
        centre = self.place[loser]
        way = minus(self.came_from[loser], centre) if loser in self.came_from else minus(centre, self.came_from[winner])
        far = steps(way, (0, 0))
        aim = (centre[0] + Fraction(2 * way[0], far), centre[1] + Fraction(2 * way[1], far))
        self.lift(Flying(loser, centre, [2, 1], aim, False))

    def bounce(self, key: Key) -> None:  # EL-7.6
        flying = self.landed_by[key]
        flying.shown = self.place[key]
        flying.ruled_out.add(self.place[key])
        self.lift(flying)

    def priority(self, place: Place) -> None:  # EL-6.8
        one, other = self.at(place)
        self.tell_fight("priority", one, other)
        what, loser, damage = self.result(one, other)
        if loser:
            winner = other if loser == one else one
            if what == "push" and loser in self.landed_by:
                self.bounce(loser)
            elif what == "push" or self.lose(loser, damage):
                self.throw(loser, winner)
            return
        alive = {one, other}
        pair = (one[1], other[1])
        if what == "level" and pair not in self.counted:  # EL-6.11
            self.counted.add(pair)
            self.fatigue[pair] = self.fatigue.get(pair, 0) + 1
            if self.fatigue[pair] == 3:
                del self.fatigue[pair]
                self.told.append(f"fatigue {one[1]} {other[1]}")
                alive = {key for key in (one, other) if self.lose(key, 1)}
        for key in sorted(alive & self.came_from.keys()):
            if key in self.landed_by:
                self.bounce(key)
            elif key in self.summoned_onto:
                self.tell("returned", key, place, None)
                del self.place[key]
                self.energy[key] = 0
                self.fresh.discard(key)
            else:  # EL-7.5
                origin = self.came_from[key]
                self.lift(Flying(key, place, [steps(origin, place)], (Fraction(origin[0]), Fraction(origin[1])), True))

    def ordinary(self, waves: int) -> None:  # EL-6.9
        damage: Counter[Key] = Counter()
        winners: dict[Key, list[Place]] = {}
        pushes: set[tuple[Key, Key]] = set()
        for one in sorted(key for key in self.place if key[0] == 0):
            for other in sorted(key for key in self.place if key[0] == 1):
                if steps(self.place[one], self.place[other]) != 1:
                    continue
                if waves and not {one, other} & self.landed:
                    continue
                what, loser, cost = self.result(one, other)
                winner = other if loser == one else one
                if what == "push" and loser:
                    if (winner, loser) in self.pushes:
                        continue
                    pushes.add((winner, loser))
                self.tell_fight("ordinary", one, other)
                if loser:
                    damage[loser] += cost
                    winners.setdefault(loser, []).append(self.place[winner])
        self.pushes |= pushes
        self.landed = set()
        for key, places in sorted(winners.items()):
            centre = self.place[key]
            if damage[key] and not self.lose(key, damage[key]):
                continue
            aim = [Fraction(centre[i] + sum(minus(centre, place)[i] for place in places)) for i in (0, 1)]
            flying = Flying(key, centre, [1, 0], (aim[0], aim[1]), False)
            flying.ruled_out = set(places)
            self.lift(flying)

    def landing(self) -> None:  # EL-7.2, EL-7.7
        standing = dict(self.place)
        for flying in sorted(self.air, key=lambda flying: (flying.key[0], not flying.returns, flying.key)):
            seat = flying.key[0]
            own = {place for key, place in self.place.items() if key[0] == seat}
            for radius in flying.radii:
                enemies = {place for key, place in standing.items() if key[0] != seat and radius == 0}
                closed = own | flying.ruled_out | enemies
                ring = [
                    place for place in PLACES.values() if steps(place, flying.centre) == radius and place not in closed
                ]
                if ring:
                    break
            away = {place: (place[0] - flying.aim[0], place[1] - flying.aim[1]) for place in ring}
            squares = {place: q * q + r * r + q * r for place, (q, r) in away.items()}
            best = [place for place in ring if squares[place] == min(squares.values())]
            names = [CELL_AT[place] for place in best]
            place = best[0] if len(best) == 1 else PLACES[self.choose(seat, flying.key[1], names)]
            self.tell("returned" if flying.returns else "knocked", flying.key, flying.shown, place)
            self.place[flying.key] = place
            self.landed.add(flying.key)
            if place != flying.centre:
                self.came_from[flying.key] = flying.centre
                self.landed_by[flying.key] = flying
        self.air = []

    def crystals_of_the_fallen(self) -> None:  # EL-8.3
        for key in sorted(self.fallen, key=lambda key: (key[1], key[0])):
            wells = [PLACES[well] for well in WELLS]
            free = [well for well in wells if not self.at(well) and well not in self.wells]
            if free and sum(self.crystals) + len(self.wells) < 8:
                right_hand = PLACES[("g4", "c4")[key[0]]]
                well = min(free, key=lambda well: (steps(well, self.fallen[key]), well != right_hand))
                self.tell("crystal", key, well)
                self.wells.add(well)

    def outcome(self, quiet: int) -> list[Any] | None:  # EL-9
        lost = {}
        for seat in (0, 1):
            there = [key for key in self.place if key[0] == seat]
            if not any(self.king(key) for key in there):
                lost[seat] = "king"
            elif len(there) == 1:
                lost[seat] = "isolation"
        if len(lost) == 2:
            return [[], "both"]
        for seat, reason in lost.items():
            return [[1 - seat], reason]
        return [[], "quiet"] if not self.hurt and quiet == 19 else None

    def side(self, seat: int) -> str:
        return ", ".join(
            f"{key[1]} {self.element[key]} {CELL_AT[place]}"
            + (" half" if self.energy[key] == 1 else "")
            + (" fresh" if key in self.fresh else "")
            for key, place in sorted(self.place.items())
            if key[0] == seat
        )


def crowded(rng: Random) -> Json:
    """A position with many pieces close together, some removed, around the middle, a well or a circle."""
    middle = rng.choice(["e5", "c4", "g4", "e2", "e8", "e4", "b4", "h3"])
    near = [name for name in PLACES if steps(PLACES[name], PLACES[middle]) <= rng.choice([1, 2, 2, 3])]
    free = rng.sample(near, len(near)) + rng.sample([name for name in PLACES if name not in near], 12)
    sides = []
    for seat in (0, 1):
        elements = rng.sample(ELEMENTALS[seat], 6)
        texts = []
        for number, element in enumerate(elements, 1):
            if rng.random() < 0.75 or element in ("light", "dark"):
                flags = rng.choice(["", "", " half", " half", " fresh"])
                texts.append(f"{number} {element} {free.pop(0)}{flags}")
        sides.append(texts)
    wells = [
        well for well in WELLS if rng.random() < 0.3 and not any(f" {well}" in text for text in sides[0] + sides[1])
    ]
    pairs = [[rng.randint(1, 6), rng.randint(1, 6), 2] for _ in range(rng.choice([0, 0, 3]))]
    return {
        "south": ", ".join(sides[0]),
        "north": ", ".join(sides[1]),
        "crystals": [rng.randint(0, 3), rng.randint(0, 3)],
        "wells": wells,
        "quiet": 19,
        "fatigue": sorted({tuple(pair) for pair in pairs}),
    }


@pytest.mark.parametrize("seed", range(40))
def test_rounds_at_close_quarters_go_as_the_rules_tell_them(seed: int) -> None:
    """Random rounds of many fights against ``SlowRound``."""
    rng = Random(seed)
    for _ in range(25):
        check_round(crowded(rng), rng)


def some_order(orders: list[Any], rng: Random) -> Any:
    """One of a kind chosen first, so that what is seldom legal is played often enough; healing is a kind, too."""
    kinds: dict[Any, list[Any]] = {}
    for order in orders:
        data = engine.to_json(order)
        kinds.setdefault((data["type"], "heal" in data), []).append(order)
    return rng.choice(kinds[rng.choice(sorted(kinds))])


def check_round(position: Json, rng: Random) -> None:
    state = start(position)
    orders = [some_order(state.legal(engine.Seat(seat)), rng) for seat in (0, 1)]
    choices: list[list[tuple[int, list[str], str]]] = [[], []]

    def choose(seat: int, number: int, cells: list[str]) -> str:
        chosen = rng.choice(cells)
        choices[seat].append((number, cells, chosen))
        return chosen

    slow = SlowRound(state.position(), [engine.to_json(order) for order in orders], choose)
    slow.run()
    events = [event for seat, order in enumerate(orders) for event in state.play(engine.Seat(seat), order)]
    while state.view(None)["phase"] == "knockback":
        seat = rng.choice(state.active)
        number, cells, chosen = choices[seat].pop(0)
        assert [engine.to_json(action) for action in state.legal(seat)] == [
            {"type": "land", "number": number, "to": cell} for cell in cells
        ]
        events += state.play(seat, GAME.action({"type": "land", "number": number, "to": chosen}))
    assert choices == [[], []]
    view = state.view(None)
    assert [side(state, 0), side(state, 1)] == [slow.side(0), slow.side(1)]
    assert lines([engine.to_json(event) for event in events]) == slow.told
    assert [seat["crystals"] for seat in view["seats"]] == slow.crystals
    assert {PLACES[well] for well, crystal in view["wells"].items() if crystal} == slow.wells
    assert {(south, north): rounds for south, north, rounds in view["fatigue"]} == slow.fatigue
    outcome = view["outcome"]
    assert (outcome and [outcome["winners"], outcome["reason"]]) == slow.outcome(position["quiet"])


# What neither vectors nor slow rounds look at


BOTH_CHOOSE = {
    "south": "1 fire e3, 2 ice h5, 3 wind h4, 6 light e1",
    "north": "1 ice e5, 2 wind e6, 3 earth i5, 6 dark e9",
}


def test_the_deal_of_a_seed() -> None:  # EL-11.4
    state = GAME.new(2, "f00d", {"setup": "random"})
    dealt = [[piece["element"] for piece in state.view(engine.Seat(s))["seats"][s]["pieces"]] for s in (0, 1)]
    assert dealt == [
        ["wind", "earth", "water", "light", "fire", "ice"],
        ["fire", "dark", "water", "earth", "wind", "ice"],
    ]


def test_the_setup_is_told_to_its_seat_alone() -> None:  # EL-2.5, EL-10.2
    state = GAME.new(2, "f00d", {})
    south = engine.Seat(0)
    events = state.play(south, GAME.action({"type": "assign", "number": 1, "element": "light"}))
    assert [engine.to_json(event) for event in events] == [
        {"type": "assigned", "seat": 0, "number": 1, "element": "light", "to": [0]}
    ]
    events = state.play(south, GAME.action({"type": "shuffle"}))
    told = [engine.to_json(event) for event in events]
    assert [event["number"] for event in told[:-1]] == [2, 3, 4, 5, 6]
    assert {tuple(event["to"]) for event in told[:-1]} == {(0,)}
    assert told[-1] == {"type": "ready", "seat": 0, "to": None}
    assert state.active == (1,)
    assert state.view(None)["seats"][0]["pieces"][0]["element"] is None


def test_the_sixth_number_gets_the_last_elemental() -> None:  # EL-2.5
    state = GAME.new(2, "f00d", {})
    for number, element in enumerate(["water", "wind", "ice", "fire", "earth"], 1):
        state.play(engine.Seat(1), GAME.action({"type": "assign", "number": number, "element": element}))
    assert state.view(engine.Seat(1))["seats"][1]["pieces"][5]["element"] == "dark"
    assert state.active == (0,)


def test_a_round_is_told_in_the_order_in_which_it_happens() -> None:  # EL-11.5
    state = start({"south": "1 fire a1, 6 light e1", "north": "1 ice a2, 2 wind f7, 6 dark e9", "crystals": [1, 0]})
    assert play(state, "0 move 1 a2", "1 move 6 f8") == [
        {"type": "ordered", "seat": 0, "to": None},
        {"type": "ordered", "seat": 1, "to": None},
        {
            "type": "orders",
            "round": 1,
            "orders": [{"type": "move", "number": 1, "to": "a2"}, {"type": "move", "number": 6, "to": "f8"}],
            "to": None,
        },
        moved(0, 1, "move", "a1", "a2"),
        moved(1, 6, "move", "e9", "f8"),
        {
            "type": "fight",
            "kind": "priority",
            "numbers": [1, 1],
            "cells": ["a2", "a2"],
            "elements": ["fire", "ice"],
            "acting": ["fire", "ice"],
            "damage": [0, 2],
            "pushed": [False, False],
            "to": None,
        },
        {"type": "defeated", "seat": 1, "number": 1, "element": "ice", "cell": "a2", "to": None},
        {"type": "crystal", "seat": 1, "number": 1, "cell": "c4", "to": None},
    ]


def moved(seat: int, number: int, by: str, start: str | None, cell: str) -> Json:
    found = {"type": "moved", "seat": seat, "number": number, "by": by, "stopped": False, "from": start, "cell": cell}
    return {**found, "to": None}


def test_a_substitution_hides_with_which_number() -> None:  # EL-5.5, EL-10.2
    position = {"south": "1 fire e2, 4 wind d1, 6 light e1", "north": "1 ice a5, 6 dark e9", "crystals": [1, 0]}
    told = play(start(position), "0 substitute 1 3", "1 move 6 f8")
    assert told[2]["orders"][0] == {"type": "substitute", "number": 1}
    assert told[4:7] == [
        {"type": "substituted", "seat": 0, "number": 1, "to": None},
        {"type": "assigned", "seat": 0, "number": 1, "element": "ice", "to": [0]},
        {"type": "assigned", "seat": 0, "number": 3, "element": "fire", "to": [0]},
    ]


def test_notes_know_more_than_their_lists() -> None:
    """EL-10.3: after two substitutions each number may be any of three elementals, but only three deals are left."""
    position = {
        "south": "1 fire e2, 4 wind d1, 5 water c1, 6 light e1",
        "north": "1 ice a5, 6 dark e9",
        "crystals": [2, 0],
        "revealed": [[1, 4, 5, 6], []],
    }
    state = start(position)
    play(state, "0 substitute 1 2", "1 move 6 f8")
    assert "notes" not in state.view(None)
    play(state, "0 substitute 1 3", "1 move 6 e9")
    view = state.view(None)
    assert [piece["possible"] for piece in view["seats"][0]["pieces"][:3]] == [["earth", "fire", "ice"]] * 3
    imagined = Counter(GAME.imagine(view, None, str(i)).position()["south"] for i in range(300))
    assert len(imagined) == 3
    assert min(imagined.values()) > 70


def test_both_teleporters_are_told_by_seat_and_a_swapped_piece_after_its_teleporter() -> None:  # EL-5.7, EL-11.5
    position = {"south": "1 fire c4, 6 light e1", "north": "1 ice g4, 6 dark e9"}
    told = play(start(position), "0 teleport 1", "1 teleport 1")
    assert told[3:] == [moved(0, 1, "teleport", "c4", "g4"), moved(1, 1, "teleport", "g4", "c4")]
    told = play(start(position), "0 move 6 f1", "1 teleport 1")
    assert told[4:] == [moved(1, 1, "teleport", "g4", "c4"), moved(0, 1, "swap", "c4", "g4")]


@pytest.mark.parametrize("by", ["isolation", "resign"])
def test_nobody_is_ready_when_the_game_is_over(by: str) -> None:  # EL-11.6
    state = start({"south": "1 fire a1, 6 light e1", "north": "1 ice a2, 6 dark e9"})
    play(state, "0 move 1 a2")
    assert [seat["ready"] for seat in state.view(None)["seats"]] == [True, False]
    if by == "resign":
        state.play(engine.Seat(1), engine.Resign())
    else:
        play(state, "1 move 6 f8")
    assert state.outcome == engine.Outcome((engine.Seat(0),), None, by)
    assert [seat["ready"] for seat in state.view(None)["seats"]] == [False, False]


def test_landing_places_stay_hidden_until_both_have_chosen() -> None:  # EL-7.7, EL-10.2
    state = start(BOTH_CHOOSE)
    told = play(state, "0 move 1 e4", "1 move 3 h6")
    assert told[-2:] == [{"type": "choose", "seat": seat, "to": None} for seat in (0, 1)]
    assert state.active == (0, 1)
    others = [start(BOTH_CHOOSE), start(BOTH_CHOOSE)]
    for other, cell in zip(others, ("i4", "g5"), strict=True):
        play(other, "0 move 1 e4", "1 move 3 h6")
        assert play(other, f"0 land 2 {cell}") == [{"type": "ready", "seat": 0, "to": None}]
    assert others[0].view(engine.Seat(1)) == others[1].view(engine.Seat(1))
    assert others[0].view(None) == others[1].view(None)
    assert others[0].view(engine.Seat(0)) != others[1].view(engine.Seat(0))
    assert others[0].view(None)["seats"][0]["pieces"][1] | {"possible": []} == {
        "number": 2,
        "cell": "h5",
        "energy": 1,
        "fresh": False,
        "flying": True,
        "element": "ice",
        "possible": [],
    }


@pytest.mark.parametrize("played", [["0 land 2 i4"], ["1 land 1 d5"], []])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_round_that_waits_can_be_imagined(played: list[str], viewer: engine.Seat | None) -> None:
    """Every hidden landing place comes up, and nothing else."""
    state = start(BOTH_CHOOSE)
    play(state, "0 move 1 e4", "1 move 3 h6", *played)
    view = state.view(viewer)
    placed = set()
    for i in range(30):
        imagined = GAME.imagine(view, viewer, str(i))
        assert imagined.view(viewer) == view
        assert imagined.active == state.active
        placed |= {tuple(place) for place in imagined.position()["knockback"]["placed"]}
        assert redeal(state.position(), viewer, Random(i))["knockback"]["flights"] == view["knockback"]["flights"]
    both = {"0 land 2 i4": {(0, 2, "i4"), (0, 2, "g5")}, "1 land 1 d5": {(1, 1, "d5"), (1, 1, "f5")}}
    for text, places in both.items():
        if text not in played:
            assert not placed & places
        elif viewer == int(text[0]):
            assert len(placed & places) == 1
        else:
            assert placed & places == places


def test_a_seat_with_two_choices_is_asked_twice_and_nobody_hears_of_it() -> None:
    position = {
        "south": "1 fire e3, 2 earth h6, 6 light a1",
        "north": "1 ice e5, 2 wind e6, 3 fire h5, 4 water h4, 6 dark e9",
    }
    state = start(position)
    play(state, "0 move 1 e4", "1 move 6 f8")
    number = state.view(engine.Seat(1))["choice"]["number"]
    first = state.legal(engine.Seat(1))[0]
    public = state.view(None)
    assert [engine.to_json(event) for event in state.play(engine.Seat(1), first)] == [
        {"type": "choose", "seat": 1, "to": [1]}
    ]
    assert state.view(None) == public
    assert state.view(engine.Seat(1))["choice"]["number"] > number


def test_giving_up_while_pieces_are_in_the_air() -> None:  # EL-9.6
    state = start(BOTH_CHOOSE)
    play(state, "0 move 1 e4", "1 move 3 h6", "0 land 2 i4")
    events = state.play(engine.Seat(1), engine.Resign())
    assert [engine.to_json(event)["type"] for event in events] == ["resign", "end"]
    assert state.view(None)["seats"][1]["pieces"][0]["flying"]
    again = start(json.loads(json.dumps(state.position())))
    for viewer in (None, engine.Seat(0), engine.Seat(1)):
        assert again.view(viewer) == state.view(viewer)
        assert GAME.imagine(state.view(viewer), viewer, "x").view(viewer) == state.view(viewer)


@pytest.mark.parametrize(
    ("order", "rule", "words"),
    [
        ("0 move 1 e5", "EL-4.1", "not next to e3"),
        ("0 move 1 d3", "EL-4.1", "your own"),
        ("0 move 1 z9", "EL-1.3", "no such cell"),
        ("0 move 5 e4", "EL-4.5", "removed"),
        ("0 dash 1 e6", "EL-4.2", "not two"),
        ("0 dash 2 d5", "EL-4.2", "has had its free one"),
        ("0 teleport 1", "EL-4.3", "well"),
        ("0 summon 5", "EL-4.5", "you have no crystals"),
        ("0 summon 1", "EL-4.5", "on the board"),
        ("0 move 3 e2 heal", "EL-4.6", "costs 1"),
        ("0 move 1 e2 heal", "EL-4.6", "full energy"),
        ("0 move 3 f2 heal", "EL-4.6", "circle, e2"),
        ("0 substitute 3 5", "EL-4.4", "circle, e2"),
        ("0 land 1 e4", "EL-7.7", "in the air"),
    ],
)
def test_a_refusal_says_why(order: str, rule: str, words: str) -> None:
    position = {"south": "1 fire e3 fresh, 2 ice d3, 3 wind f1 half, 6 light e1", "north": "1 ice e5, 6 dark e9"}
    with pytest.raises(engine.IllegalAction) as refused:
        start(position).play(*read_action(order))
    assert refused.value.rule == rule
    assert words in refused.value.message
