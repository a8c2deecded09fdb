"""The state of a game: data, held in its parts, and how it is copied."""

from typing import Self

from engine.contract import Event, Outcome, Seat, State, V_co
from engine.elemental_clash.actions import Move
from engine.elemental_clash.cards import Pool
from engine.elemental_clash.field import Field
from engine.elemental_clash.frames import AnyFrame, Assault, Link, Phase
from engine.elemental_clash.latest_changes import NOTHING, Drawn, LatestChanges
from engine.elemental_clash.spellbook import StartOptions
from engine.elemental_clash.squares import SEATS
from engine.elemental_clash.triggers import Triggers
from engine.elemental_clash.zones import Zones

_ACTIVE = ((SEATS[0],), (SEATS[1],))


class ClashState(State[Move, V_co]):
    """Everything that a game in progress consists of. What goes on with it is in the other modules."""

    __slots__ = (
        "asked", "attacks", "chain", "drawn", "events", "field", "lately", "moved", "next_event", "next_uid", "orders",
        "outcome", "phase", "player", "pool", "seed", "stack", "started", "stones_left", "triggers", "turn",
        "waiting_for", "zones",
    )  # fmt: skip

    seats = 2
    outcome: Outcome | None

    def __init__(self, pool: Pool, seed: str) -> None:
        """An empty table, to be started or laid out."""
        self.pool = pool
        self.seed = seed
        self.started: StartOptions | None = None
        """The options about decks."""
        self.next_event = 0
        self.next_uid = 1
        self.turn = 1
        self.player = SEATS[0]
        self.phase: Phase = "standby"
        self.stones_left = 1
        self.zones = Zones()
        self.field = Field()
        self.triggers = Triggers()
        self.chain: tuple[Link, ...] = ()
        self.attacks: tuple[Assault, ...] = ()
        self.moved: tuple[int, ...] = ()
        """The uids of the creatures that have been moved in this Standby."""
        self.orders = [7, 7]
        """Standing orders by seat, a bit for each window."""
        self.asked = [0, 0]
        """Those that were switched in this turn."""
        self.stack: list[AnyFrame] = []
        self.waiting_for: Seat | None = None
        self.outcome = None
        self.lately: LatestChanges | None = None
        self.drawn: Drawn = NOTHING
        self.events: list[Event] = []
        self._remembered = {}

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        twin.pool = self.pool
        twin.seed = self.seed
        twin.started = self.started
        twin.next_event = self.next_event
        twin.next_uid = self.next_uid
        twin.turn = self.turn
        twin.player = self.player
        twin.phase = self.phase
        twin.stones_left = self.stones_left
        twin.zones = self.zones.copy()
        twin.field = self.field.copy()
        twin.triggers = self.triggers.copy()
        twin.chain = self.chain
        twin.attacks = self.attacks
        twin.moved = self.moved
        twin.orders = self.orders.copy()
        twin.asked = self.asked.copy()
        twin.stack = self.stack.copy()
        twin.waiting_for = self.waiting_for
        twin.outcome = self.outcome
        twin.lately = self.lately
        twin.drawn = self.drawn
        twin.events = []
        twin._remembered = {}
        return twin

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seat that has a decision; nobody when the game is over."""
        waiting = self.waiting_for
        return () if waiting is None else _ACTIVE[waiting]
