"""A game of Elemental in progress, as data; the modules beside it say what is legal, what follows, who sees what."""

from typing import Literal, Self

from engine.contract import Outcome, Seat, State, V_co
from engine.elemental.actions import Choice, Order
from engine.elemental.arena import Arena
from engine.elemental.board import Element
from engine.elemental.chronicle import Chronicle
from engine.elemental.pieces import ELEMENTALS, NUMBER_OF, PIECES, SEATS, Number
from engine.elemental.resolution import Resolution

Phase = Literal["setup", "orders", "knockback", "over"]
NO_ORDERS: tuple[Order | None, ...] = (None, None)

_NOBODY: tuple[Seat, ...] = ()


class ElementalState(State[Choice, V_co]):
    """The data of a game."""

    seats = 2
    __slots__ = ("arena", "chance", "chronicle", "orders", "outcome", "phase", "quiet", "resolution", "round", "seed")

    seed: str
    arena: Arena
    phase: Phase
    round: int
    quiet: int
    orders: tuple[Order | None, ...]
    """By seat: the order that waits for the other one."""
    resolution: Resolution | None
    """The round that waits for landing places."""
    chance: int
    """The number of the next random event."""
    chronicle: Chronicle
    outcome: Outcome | None

    def __init__(self, seed: str, arena: Arena) -> None:
        """Round 1 around a table, with nothing going on."""
        self._remembered = {}
        self.seed = seed
        self.arena = arena
        self.phase = "orders"
        self.round = 1
        self.quiet = 0
        self.orders = NO_ORDERS
        self.resolution = None
        self.chance = 0
        self.chronicle = Chronicle()
        self.outcome = None

    def copy(self) -> Self:
        """The same position, which goes its own way from here."""
        twin = self.__new__(type(self))
        twin._remembered = {}
        twin.seed = self.seed
        twin.arena = self.arena.copy()
        twin.phase = self.phase
        twin.round = self.round
        twin.quiet = self.quiet
        twin.orders = self.orders
        twin.resolution = self.resolution.copy(twin.arena) if self.resolution else None
        twin.chance = self.chance
        twin.chronicle = self.chronicle
        twin.outcome = self.outcome
        return twin

    @property
    def active(self) -> tuple[Seat, ...]:
        """Those who have something to decide: both may at the same time (EL-3)."""
        match self.phase:
            case "orders":
                south, north = self.orders
                return SEATS if south is north else SEATS[:1] if south is None else SEATS[1:]
            case "setup":
                return tuple([seat for seat in SEATS if self.open_number(seat)])
            case "knockback":
                asked = self.round_in_progress().asked
                return tuple([seat for seat in SEATS if asked[seat]])
            case "over":
                return _NOBODY

    def round_in_progress(self) -> Resolution:
        """The round that waits for landing places."""
        assert self.resolution is not None, "in knockback a round is running"
        return self.resolution

    def open_number(self, seat: Seat) -> Number:
        """The lowest number without an elemental; 0 when there is none."""
        elements = self.arena.elements
        for piece in PIECES[seat]:
            if elements[piece] is None:
                return NUMBER_OF[piece]
        return 0

    def unassigned(self, seat: Seat) -> list[Element]:
        """The elementals that lie under no number yet, in canonical order."""
        given = self.arena.elements[6 * seat : 6 * seat + 6]
        return [element for element in ELEMENTALS[seat] if element not in given]
