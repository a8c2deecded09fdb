"""A whole round of Elemental once more, slowly: what `SlowRound` says, the engine has to say."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from typing import Any

from tests.games.elemental.judge import (
    CELL_AT,
    CIRCLES,
    HOURS,
    PLACES,
    WELLS,
    after,
    pieces_of,
)  # fmt: skip
from tests.support.rules import Json

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
