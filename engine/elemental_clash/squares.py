"""The places on the field: ten spaces and five piles for each player, numbered 0 to 29 throughout (EC-4.5, EC-4.6).

Place ``15 * seat + n`` is A1-A5 for n from 0, D1-D5 from 5 and, for the card lying on a pile, S1-S5 from 10.
"""

from typing import Literal, NewType

from engine.contract import Seat

Place = NewType("Place", int)
Zone = Literal["atk", "def", "pile"]

SEATS = (Seat(0), Seat(1))
OTHER = (Seat(1), Seat(0))
SPACES = 5
A_SIDE = 15
COUNT = 2 * A_SIDE

PLACES = tuple(Place(n) for n in range(COUNT))
OWNER: tuple[Seat, ...] = tuple(SEATS[n // A_SIDE] for n in range(COUNT))
ZONE: tuple[Zone, ...] = tuple((*["atk"] * 5, *["def"] * 5, *["pile"] * 5) * 2)  # type: ignore[arg-type]
NUMBER = tuple(n % SPACES + 1 for n in range(COUNT))
NAME = tuple(f"{OWNER[n]}{'ADS'[n % A_SIDE // SPACES]}{NUMBER[n]}" for n in range(COUNT))
BY_NAME = {name: PLACES[n] for n, name in enumerate(NAME)}
PLAYER_NAME = tuple(f"{seat}P" for seat in SEATS)

ATK_SPACES = tuple(PLACES[A_SIDE * seat : A_SIDE * seat + 5] for seat in SEATS)
DEF_SPACES = tuple(PLACES[A_SIDE * seat + 5 : A_SIDE * seat + 10] for seat in SEATS)
ALL_SPACES = tuple(PLACES[A_SIDE * seat : A_SIDE * seat + 10] for seat in SEATS)
PILES = tuple(PLACES[A_SIDE * seat + 10 : A_SIDE * seat + 15] for seat in SEATS)
ATK_ORDER = tuple(ATK_SPACES[seat] + PILES[seat] for seat in SEATS)
"""The places of a creature in the ATK zone: the spaces, then, for Quickattackers, the piles (EC-6.6)."""
OWN = tuple(PLACES[A_SIDE * seat : A_SIDE * (seat + 1)] for seat in SEATS)
FIELD_ORDER = tuple(OWN[seat] + OWN[OTHER[seat]] for seat in SEATS)
"""All places, those of the turn player first (EC-4.6); their stones come between the two halves."""


def _adjacent_places(place: Place) -> frozenset[Place]:
    same_zone = (other for other in PLACES if OWNER[other] == OWNER[place] and ZONE[other] == ZONE[place] != "pile")
    return frozenset(other for other in same_zone if abs(NUMBER[other] - NUMBER[place]) == 1)


def _same_number(place: Place, seat: Seat) -> frozenset[Place]:
    if ZONE[place] == "pile":
        return frozenset()
    return frozenset(other for other in ALL_SPACES[seat] if NUMBER[other] == NUMBER[place] and other != place)


# Where the neighbours of the card at a place are; cards on piles have none of the first three (EC-4.5).
NEAR: dict[str, tuple[frozenset[Place], ...]] = {
    "adjacent": tuple(_adjacent_places(place) for place in PLACES),
    "partner": tuple(_same_number(place, OWNER[place]) for place in PLACES),
    "facing": tuple(_same_number(place, OTHER[OWNER[place]]) for place in PLACES),
    "pile": tuple(frozenset([place]) if ZONE[place] == "pile" else frozenset() for place in PLACES),
}
