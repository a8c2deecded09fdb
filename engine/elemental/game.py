"""The game: setup, orders, views, the end (EL-2.5, EL-3, EL-4, EL-9 to EL-11)."""

from collections.abc import Mapping
from typing import Any, ClassVar, Literal, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from engine.chance import Chance
from engine.contract import (
    Action,
    BadOptions,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Resign,
    Seat,
    State,
    View,
    listed,
    read_options,
)
from engine.elemental.arena import FULL, HALF, Arena, replaced
from engine.elemental.board import (
    BITS,
    BY_NAME,
    CIRCLES,
    DASHES,
    NAMES,
    NEAR,
    NEIGHBOURS,
    OFF,
    START_CELLS,
    WELLS,
    WITHIN_DASH,
    Cell,
    CellName,
    Element,
)
from engine.elemental.chronicle import Chronicle, RoundEvent, Seen
from engine.elemental.fights import cells_of
from engine.elemental.moves import (
    ASSIGN,
    CHOOSING_AGAIN,
    COVERED_SUBSTITUTE,
    ELEMENTALS,
    KINGS,
    NUMBER_OF,
    NUMBERS,
    ORDERED,
    PIECES,
    QUIET_LIMIT,
    READY,
    SEATS,
    SHUFFLE,
    SUBSTITUTE,
    SUMMON,
    TELEPORT,
    Assign,
    Assigned,
    Choice,
    Dash,
    Ended,
    Land,
    Move,
    Number,
    Order,
    Orders,
    Piece,
    PublicOrder,
    Resigned,
    Shuffle,
    Substitute,
    Summon,
    Teleport,
    dashes,
    landings,
    moves,
    piece_of,
    with_healing,
)
from engine.elemental.notes import (
    ANYTHING,
    RANK,
    Knowledge,
    Notes,
    allowing,
    assignments,
    knowledge,
)
from engine.elemental.position import (
    SIDES,
    Phase,
    Position,
    fatigue_of,
    read_arena,
    write_position,
)
from engine.elemental.resolution import Resolution, RoundRecord

_NOBODY: tuple[Seat, ...] = ()
_SHOWN_CELLS: tuple[CellName | None, ...] = (*NAMES, None)  # the last one is that of OFF
_NO_ORDERS: tuple[Order | None, ...] = (None, None)


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    setup: Literal["choose", "random"] = "choose"
    position: Position | UnsetType = UNSET


class ElementalState(State[Choice]):
    """A game of Elemental in progress."""

    seats = 2
    __slots__ = ("_seed", "arena", "chance", "chronicle", "orders", "outcome", "phase", "quiet", "resolution", "round")

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
    _seed: str

    @classmethod
    def begin(cls, seed: str, at_random: bool) -> "ElementalState":
        """A fresh game, with the setup to be done or dealt (EL-2.4, EL-2.5)."""
        arena = Arena()
        arena.at = list(START_CELLS)
        arena.energy = (FULL,) * 12
        arena.fresh = (True,) * 12
        arena.elements = (None,) * 12
        arena.crystals = (1, 1)
        arena.wells = 0
        arena.notes = (ANYTHING, ANYTHING)
        arena.fatigue = {}
        state = cls._around(seed, arena)
        state.phase = "setup"
        if at_random:
            for seat in SEATS:
                state._deal(seat)
            state.phase = "orders"
        return state

    @classmethod
    def resume(cls, seed: str, position: Position) -> "ElementalState":
        """Go on from a position."""
        state = cls._around(seed, read_arena(position))
        state.phase = position.phase
        state.round = position.round
        state.quiet = position.quiet
        state.orders = position.orders
        state.outcome = position.outcome
        state.chance = position.chance
        state.chronicle = Chronicle(position.last, position.seen)
        state._check_orders()
        if position.knockback is not None:
            state.resolution = Resolution.resume(state.arena, position.knockback)
            if position.phase == "knockback":
                state._ask_again(position.knockback)
        return state

    @classmethod
    def _around(cls, seed: str, arena: Arena) -> "ElementalState":
        """A state of round 1 around a table, with nothing going on."""
        state = cls()
        state._seed = seed
        state._remembered = {}
        state.arena = arena
        state.phase = "orders"
        state.round = 1
        state.quiet = 0
        state.orders = _NO_ORDERS
        state.resolution = None
        state.chance = 0
        state.chronicle = Chronicle()
        state.outcome = None
        return state

    def _check_orders(self) -> None:
        """Raise BadOptions for waiting orders that a position can't have."""
        orders, self.orders = self.orders, _NO_ORDERS
        if all(orders):
            raise BadOptions("When both orders are in, the round is played.")
        for seat, order in zip(SEATS, orders, strict=True):
            if order is not None and order not in self._legal(seat):
                raise BadOptions(f"The order of {SIDES[seat].capitalize()} is not legal.")
        self.orders = orders

    def _ask_again(self, record: RoundRecord) -> None:
        resolution = self._running()
        if not all(resolution.place_again(seat, record) for seat in SEATS):
            raise BadOptions("The pieces in the air can't have these landing places.")
        if not any(resolution.asked):
            raise BadOptions("In knockback somebody has a landing place to choose.")

    def _running(self) -> Resolution:
        assert self.resolution is not None, "in knockback a round is running"
        return self.resolution

    @property
    def active(self) -> tuple[Seat, ...]:
        match self.phase:
            case "orders":
                south, north = self.orders
                return SEATS if south is north else SEATS[:1] if south is None else SEATS[1:]
            case "setup":
                return tuple(seat for seat in SEATS if self._open_number(seat))
            case "knockback":
                asked = self._running().asked
                return tuple(seat for seat in SEATS if asked[seat])
            case "over":
                return _NOBODY

    # What is legal

    def _legal(self, seat: Seat) -> tuple[Choice, ...]:
        match self.phase:
            case "orders":
                return self._orders(seat) if self.orders[seat] is None else ()
            case "setup":
                number = self._open_number(seat)
                return (*[ASSIGN[number, element] for element in self._unassigned(seat)], SHUFFLE) if number else ()
            case "knockback":
                asked = self._running().asked[seat]
                return landings(NUMBER_OF[asked[0]], asked[1]) if asked else ()
            case "over":
                return ()

    def _open_number(self, seat: Seat) -> Number:
        """The lowest number without an elemental; 0 when there is none."""
        elements = self.arena.elements
        for piece in PIECES[seat]:
            if elements[piece] is None:
                return NUMBER_OF[piece]
        return 0

    def _unassigned(self, seat: Seat) -> list[Element]:
        given = self.arena.elements[6 * seat : 6 * seat + 6]
        return [element for element in ELEMENTALS[seat] if element not in given]

    def _orders(self, seat: Seat) -> tuple[Order, ...]:
        """All orders (EL-4) in the order of EL-11.3."""
        arena = self.arena
        energy, fresh = arena.energy, arena.fresh
        crystals = arena.crystals[seat]
        circle = CIRCLES[seat]
        found: list[Order] = []
        own = arena.taken(seat)
        for piece, number, cell in zip(PIECES[seat], NUMBERS, arena.at[6:] if seat else arena.at[:6], strict=True):
            if cell < 0:
                if crystals >= 2 and not own & BITS[circle]:
                    found.append(SUMMON[number])
                continue
            ways = moves(number, cell, own & NEAR[cell])
            if crystals or fresh[piece]:
                ways += dashes(number, cell, own & WITHIN_DASH[cell])
                if crystals and energy[piece] == HALF and WITHIN_DASH[cell] & BITS[circle]:
                    ways = with_healing(ways, circle, dash_heals=crystals > 1 or fresh[piece])
            found += ways
            if cell in WELLS:
                found.append(TELEPORT[number])
            if cell == circle and crystals and arena.elements[piece] != KINGS[seat]:
                found += [SUBSTITUTE[number, other] for other in arena.removed(seat)]
        return tuple(found)

    # Playing

    def _apply(self, seat: Seat, action: Choice) -> list[Event]:
        match action:
            case Move() | Dash() | Teleport() | Substitute() | Summon():
                return self._submit(seat, action)
            case Land():
                return self._choose_landing(seat, BY_NAME[action.to])
            case Assign(number, element):
                return self._assign(seat, number, element)
            case Shuffle():
                return self._shuffle(seat)
            case _:
                assert_never(action)

    def _assign(self, seat: Seat, number: Number, element: Element) -> list[Event]:
        events = [self._put(seat, number, element)]
        left = self._unassigned(seat)
        if len(left) == 1:
            events.append(self._put(seat, self._open_number(seat), left[0]))
        return events + self._finish_setup(seat)

    def _shuffle(self, seat: Seat) -> list[Event]:
        return [*self._deal(seat), *self._finish_setup(seat)]

    def _deal(self, seat: Seat) -> list[Event]:
        """Deal the remaining elementals to the open numbers; one random event (EL-11.4)."""
        left = self._unassigned(seat)
        Chance(self._seed, self.chance).shuffle(left)
        self.chance += 1
        first = self._open_number(seat)
        return [self._put(seat, first + i, element) for i, element in enumerate(left)]

    def _put(self, seat: Seat, number: Number, element: Element) -> Event:
        self.arena.set_element(piece_of(seat, number), element)
        return Assigned(seat=seat, number=number, element=element, to=(seat,))

    def _finish_setup(self, seat: Seat) -> list[Event]:
        if self._open_number(seat):
            return []
        if not any(self._open_number(each) for each in SEATS):
            self.phase = "orders"
        return [READY[seat]]

    def _submit(self, seat: Seat, order: Order) -> list[Event]:
        """Take an order; with the second one the round is played (EL-3)."""
        self.orders = south, north = replaced(self.orders, seat, order)
        if south is None or north is None:
            return [ORDERED[seat]]
        self.orders = _NO_ORDERS
        resolution = Resolution(self.arena)
        resolution.events = [
            ORDERED[seat],
            Orders(round=self.round, orders=(_public(south), _public(north))),
        ]
        resolution.move((south, north))
        return self._go_on(resolution)

    def _choose_landing(self, seat: Seat, cell: Cell) -> list[Event]:
        resolution = self._running()
        if not resolution.choose(seat, cell):
            return [CHOOSING_AGAIN[seat] if resolution.asked[seat] else READY[seat]]
        resolution.land()
        return self._go_on(resolution)

    def _go_on(self, resolution: Resolution) -> list[Event]:
        """Play the round up to its end or to the next question."""
        goes_on = resolution is self.resolution
        if not resolution.go_on():
            self.resolution = resolution
            self.phase = "knockback"
            events = resolution.take_events()
            self.chronicle = self.chronicle.after(events, self.round, goes_on)
            return events
        resolution.finish()
        self.chronicle = self.chronicle.after(resolution.events, self.round, goes_on)
        self.resolution = None
        self.phase = "orders"
        self.quiet = 0 if resolution.lost else self.quiet + 1
        end = self._end_of_round(any_defeats=bool(resolution.defeats))
        if end:
            return [*resolution.events, self._end(*end)]
        self.round += 1
        return resolution.events

    def _end_of_round(self, any_defeats: bool) -> tuple[tuple[Seat, ...], str] | None:
        """Winners and reason, if the game ends with this round (EL-9)."""
        if any_defeats or self.arena.at.count(OFF) >= 5:  # a position may begin with a king alone
            south, north = (self._loss(seat) for seat in SEATS)
            if south and north:
                return (), "both"
            if south:
                return SEATS[1:], south
            if north:
                return SEATS[:1], north
        return ((), "quiet") if self.quiet >= QUIET_LIMIT else None

    def _loss(self, seat: Seat) -> str | None:
        """Why the seat has lost, if it has (EL-9.2, EL-9.3)."""
        arena = self.arena
        there = [arena.elements[piece] for piece in PIECES[seat] if arena.at[piece] != OFF]
        if KINGS[seat] not in there:
            return "king"
        return "isolation" if len(there) == 1 else None

    def _end(self, winners: tuple[Seat, ...], reason: str) -> Event:
        self.outcome = Outcome(winners, None, reason)
        self.phase = "over"
        self.orders = _NO_ORDERS
        return Ended(winners=winners, reason=reason)

    def _resign(self, seat: Seat) -> list[Event]:
        if self.outcome:
            raise IllegalAction("The game is over.", "EL-9.1")
        if self.resolution:
            self.resolution.placed = {}
            self.resolution.asked = [None, None]
        return [Resigned(seat=seat), self._end((SEATS[1 - seat],), "resign")]

    # Refusals

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        if self.outcome:
            return IllegalAction("The game is over.", "EL-9.1")
        odd = _refuse_odd(action)
        if odd:
            return odd
        match self.phase:
            case "setup":
                return self._refuse_in_setup(seat, action)
            case "knockback":
                return self._refuse_landing(seat, action)
            case _:
                return self._refuse_order(seat, action)

    def _refuse_in_setup(self, seat: Seat, action: Action) -> IllegalAction:
        number = self._open_number(seat)
        if not number:
            return IllegalAction("Your elementals are set up; the other player is still at it.", "EL-2.5")
        if isinstance(action, Assign):
            if action.number != number:
                return IllegalAction(f"Numbers are given in order: next is number {number}.", "EL-2.5")
            left = listed(self._unassigned(seat))
            return IllegalAction(f"You have no {action.element} left to give: there is {left}.", "EL-2.5")
        return IllegalAction("First give each of your numbers an elemental.", "EL-2.5")

    def _refuse_landing(self, seat: Seat, action: Action) -> IllegalAction:
        asked = self._running().asked[seat]
        if not asked:
            return IllegalAction("You have nothing to choose: the other player picks a landing place.", "EL-7.7")
        number, cells = NUMBER_OF[asked[0]], listed([NAMES[cell] for cell in cells_of(asked[1])])
        if isinstance(action, Land) and action.number == number:
            return IllegalAction(f"Your {number} can't land on {action.to}: it can on {cells}.", "EL-7.2")
        return IllegalAction(f"First choose where your {number} lands: on {cells}.", "EL-7.7")

    def _refuse_order(self, seat: Seat, action: Action) -> IllegalAction:
        if self.orders[seat] is not None:
            return IllegalAction("Your order is in, and can't be changed.", "EL-3.1")
        match action:
            case Move():
                return self._refuse_move(seat, action) or self._refuse_healing(seat, action, 1)
            case Dash():
                fresh = self.arena.fresh[piece_of(seat, action.number)]
                return self._refuse_dash(seat, action, fresh) or self._refuse_healing(seat, action, 1 if fresh else 2)
            case Teleport(number):
                return self._refuse_absent(seat, number) or IllegalAction(
                    f"Only a piece on an energy well can teleport, and your {number} is on none.", "EL-4.3"
                )
            case Substitute():
                return self._refuse_substitution(seat, action)
            case Summon(number):
                return self._refuse_summons(seat, number)
            case Land():
                return IllegalAction("No piece is in the air: there is no landing place to choose.", "EL-7.7")
            case _:
                return IllegalAction("The setup is over: now each player orders one piece.", "EL-3.1")

    def _refuse_absent(self, seat: Seat, number: Number) -> IllegalAction | None:
        if self.arena.at[piece_of(seat, number)] == OFF:
            return IllegalAction(f"Your {number} is removed: it can only be summoned.", "EL-4.5")
        return None

    def _refuse_end(self, seat: Seat, name: CellName, rule: str) -> IllegalAction | None:
        if BITS[BY_NAME[name]] & self.arena.taken(seat):
            return IllegalAction(f"A piece of your own is on {name}.", rule)
        return None

    def _refuse_move(self, seat: Seat, move: Move) -> IllegalAction | None:
        refusal = self._refuse_absent(seat, move.number) or self._refuse_end(seat, move.to, "EL-4.1")
        if refusal:
            return refusal
        cell = self.arena.at[piece_of(seat, move.number)]
        if BY_NAME[move.to] not in NEIGHBOURS[cell]:
            return IllegalAction(f"A move is one step, and {move.to} is not next to {NAMES[cell]}.", "EL-4.1")
        return None

    def _refuse_dash(self, seat: Seat, dash: Dash, fresh: bool) -> IllegalAction | None:
        refusal = self._refuse_absent(seat, dash.number) or self._refuse_end(seat, dash.to, "EL-4.2")
        if refusal:
            return refusal
        cell = self.arena.at[piece_of(seat, dash.number)]
        ways = dict(DASHES[cell]).get(BY_NAME[dash.to])
        if ways is None:
            return IllegalAction(f"A dash is two steps, and {dash.to} is not two from {NAMES[cell]}.", "EL-4.2")
        if all(BITS[way] & self.arena.taken(seat) for way in ways):
            return IllegalAction(f"Pieces of your own are in the way to {dash.to}.", "EL-4.2")
        if not fresh and not self.arena.crystals[seat]:
            return IllegalAction(
                f"A dash costs a crystal, and you have none; your {dash.number} has had its free one.", "EL-4.2"
            )
        return None

    def _refuse_healing(self, seat: Seat, order: Move | Dash, price: int) -> IllegalAction:
        """What is wrong with an order that would be legal without ``heal``."""
        if BY_NAME[order.to] != CIRCLES[seat]:
            text = f"Healing happens on your summoning circle, {NAMES[CIRCLES[seat]]}, not on {order.to}."
        elif self.arena.energy[piece_of(seat, order.number)] != HALF:
            text = f"Your {order.number} has full energy: there is nothing to heal."
        else:
            text = f"With healing this order costs {price}, and you have {_crystals(self.arena.crystals[seat])}."
        return IllegalAction(text, "EL-4.6")

    def _refuse_substitution(self, seat: Seat, order: Substitute) -> IllegalAction:
        arena = self.arena
        piece = piece_of(seat, order.number)
        absent = self._refuse_absent(seat, order.number)
        if absent:
            return absent
        if arena.elements[piece] == KINGS[seat]:
            text = "Your king can't be substituted."
        elif arena.at[piece] != CIRCLES[seat]:
            text = f"Only a piece on your summoning circle, {NAMES[CIRCLES[seat]]}, can be substituted."
        elif order.other not in arena.removed(seat):
            text = f"Your {order.other} is not removed: only a removed elemental can take another's place."
        else:
            text = "Substituting costs a crystal, and you have none."
        return IllegalAction(text, "EL-4.4")

    def _refuse_summons(self, seat: Seat, number: Number) -> IllegalAction:
        arena = self.arena
        if arena.at[piece_of(seat, number)] != OFF:
            text = f"Your {number} is on the board: only a removed piece can be summoned."
        elif BITS[CIRCLES[seat]] & arena.taken(seat):
            text = f"A piece of your own is on your summoning circle, {NAMES[CIRCLES[seat]]}."
        else:
            text = f"Summoning costs 2 crystals, and you have {_crystals(arena.crystals[seat])}."
        return IllegalAction(text, "EL-4.5")

    # What everybody knows

    def _view(self, viewer: Seat | None) -> View:
        arena = self.arena
        active = self.active
        over = self.outcome is not None
        south, north = knowledge(arena.notes[0], 0), knowledge(arena.notes[1], 1)
        pieces = self._pieces_view(viewer, south, north)
        last, seen = msgspec.json.decode(msgspec.json.encode((self.chronicle.last, self.chronicle.seen)))
        view: View = {
            "game": "elemental",
            "viewer": viewer,
            "phase": self.phase,
            "round": self.round,
            "quiet": self.quiet,
            "quiet_limit": QUIET_LIMIT,
            "active": list(active),
            "supply": arena.supply,
            "wells": {"c4": bool(arena.wells & BITS[WELLS[0]]), "g4": bool(arena.wells & BITS[WELLS[1]])},
            "fatigue": [list(pair) for pair in fatigue_of(arena)] if arena.fatigue else [],
            "seats": [
                self._seat_view(SEATS[0], pieces[:6], ready=not over and SEATS[0] not in active),
                self._seat_view(SEATS[1], pieces[6:], ready=not over and SEATS[1] not in active),
            ],
            "order": None,
            "choice": None,
            "last": last,
            "seen": seen,
            "outcome": _outcome_json(self.outcome),
        }
        if viewer is not None:
            order = self.orders[viewer]
            view["order"] = None if order is None else msgspec.to_builtins(order)
        if self.resolution:
            self._add_round(view, self.resolution, viewer)
        if not (south.whole and north.whole):
            view["notes"] = [f"{notes:x}" for notes in arena.notes]
        return view

    def _add_round(self, view: View, resolution: Resolution, viewer: Seat | None) -> None:
        """The round that waits for landing places: what everybody has seen of it, and the viewer's own choices."""
        view["knockback"] = _plain(resolution.record(_NOBODY if viewer is None else (viewer,)))
        asked = None if viewer is None else resolution.asked[viewer]
        if asked:
            view["choice"] = {"number": NUMBER_OF[asked[0]], "cells": [NAMES[cell] for cell in cells_of(asked[1])]}

    def _seat_view(self, seat: Seat, pieces: list[dict[str, Any]], ready: bool) -> dict[str, Any]:
        return {
            "seat": seat,
            "side": SIDES[seat],
            "king": KINGS[seat],
            "crystals": self.arena.crystals[seat],
            "ready": ready,
            "pieces": pieces,
        }

    def _pieces_view(self, viewer: Seat | None, south: Knowledge, north: Knowledge) -> list[dict[str, Any]]:
        """All twelve pieces, South's first."""
        arena = self.arena
        over = self.outcome is not None
        elements = (arena.elements[:6] if viewer == 0 or over else south.certain) + (
            arena.elements[6:] if viewer == 1 or over else north.certain
        )
        possible = south.possible + north.possible
        pieces = [
            {
                "number": number,
                "cell": _SHOWN_CELLS[cell],
                "energy": energy,
                "fresh": fresh,
                "flying": False,
                "element": element,
                "possible": [*some],
            }
            for number, cell, energy, fresh, element, some in zip(
                NUMBER_OF, arena.at, arena.energy, arena.fresh, elements, possible, strict=True
            )
        ]
        for flight in self.resolution.flights if self.resolution else ():
            pieces[flight.piece].update(cell=NAMES[flight.cell], flying=True)
        return pieces

    def position(self) -> dict[str, Any]:
        position = write_position(
            self.arena,
            self.phase,
            self.round,
            self.quiet,
            self.orders,
            self.resolution,
            self.outcome,
            self.chance,
            self.chronicle,
        )
        return _plain(position)

    def copy(self) -> "ElementalState":
        twin = ElementalState.__new__(ElementalState)
        twin._seed = self._seed
        twin._remembered = {}
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


def _refuse_odd(action: Action) -> IllegalAction | None:
    """Why an action that names something that isn't there is refused; it isn't quoted, as it may hold anything."""
    for field in getattr(action, "__struct_fields__", ()):
        value = getattr(action, field)
        if field in ("number", "other") and not (type(value) is int and 1 <= value <= 6):
            return IllegalAction("Pieces have the numbers from 1 to 6.", "EL-1.9")
        if field == "to" and not (type(value) is str and value in BY_NAME):
            return IllegalAction("There is no such cell: they are called by column and rank, like e4.", "EL-1.3")
        if field == "element" and not (type(value) is str and value in RANK):
            return IllegalAction("There is no such elemental.", "EL-2.2")
    return None


def _public(order: Order) -> PublicOrder:
    return COVERED_SUBSTITUTE[order.number] if isinstance(order, Substitute) else order


def _crystals(count: int) -> str:
    return "1 crystal" if count == 1 else f"{count or 'no'} crystals"


def _plain(value: Position | RoundRecord) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return data


def _outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    return {"winners": list(outcome.winners), "scores": None, "reason": outcome.reason}


class Elemental(Game):
    """Elemental (EL-1 to EL-13)."""

    id: ClassVar[str] = "elemental"
    title: ClassVar[str] = "Elemental"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    version: ClassVar[int] = 2
    actions: ClassVar[Any] = Choice | Resign

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> ElementalState:
        """``options``: ``setup`` ("choose" or "random"), ``position`` (replaces the setup) (EL-11.1, EL-11.8)."""
        given = read_options(options, Options)
        if given.position is UNSET:
            return ElementalState.begin(seed, at_random=given.setup == "random")
        return ElementalState.resume(seed, given.position)

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> ElementalState:
        """Draw the hidden elementals from the notes, and hidden orders and landing places from what is legal."""
        return _Imagination(view, seat, seed).state


class _Imagination:
    """A state made up around what one viewer knows."""

    def __init__(self, view: View, viewer: Seat | None, seed: str) -> None:
        self.view = view
        self.viewer = viewer
        self.chance = Chance(f"{seed}/imagine", 0)
        self.state = ElementalState._around(seed, self._arena())
        self.state.phase = view["phase"]
        self.state.round = view["round"]
        self.state.quiet = view["quiet"]
        self.state.outcome = msgspec.convert(view["outcome"], Outcome | None)
        self.state.chronicle = Chronicle(
            msgspec.convert(view["last"], tuple[RoundEvent, ...]), msgspec.convert(view["seen"], tuple[Seen, ...])
        )
        if "knockback" in view:
            self._resume_round()
        if self.state.phase == "orders":
            self._submit_orders()

    def _arena(self) -> Arena:
        arena = Arena()
        seats = self.view["seats"]
        pieces = [piece for seat in seats for piece in seat["pieces"]]
        arena.at = [OFF if piece["cell"] is None or piece["flying"] else BY_NAME[piece["cell"]] for piece in pieces]
        arena.energy = tuple(piece["energy"] for piece in pieces)
        arena.fresh = tuple(piece["fresh"] for piece in pieces)
        arena.crystals = tuple(seat["crystals"] for seat in seats)
        arena.wells = sum(BITS[BY_NAME[name]] for name, crystal in self.view["wells"].items() if crystal)
        arena.fatigue = {(south, north): rounds for south, north, rounds in self.view["fatigue"]}
        if "notes" in self.view:
            arena.notes = tuple(Notes(int(notes, 16)) for notes in self.view["notes"])
        else:
            arena.notes = tuple(allowing([piece["possible"] for piece in seat["pieces"]]) for seat in seats)
        arena.elements = tuple(element for seat in SEATS for element in self._elements(seat, arena.notes[seat]))
        return arena

    def _elements(self, seat: Seat, notes: Notes) -> list[Element | None]:
        shown: list[Element | None] = [piece["element"] for piece in self.view["seats"][seat]["pieces"]]
        if seat == self.viewer or self.view["phase"] == "over":
            return shown
        choices = assignments(notes)
        drawn: list[Element | None] = [ELEMENTALS[seat][rank] for rank in choices[self.chance.below(len(choices))]]
        if self.view["phase"] == "setup" and not self.view["seats"][seat]["ready"]:
            given = self.chance.below(5)  # with five given the sixth is, too
            return drawn[:given] + [None] * (6 - given)
        return drawn

    def _submit_orders(self) -> None:
        state = self.state
        if self.viewer is not None and self.view["order"] is not None:
            order: Order = msgspec.convert(self.view["order"], Order)
            state.orders = replaced(state.orders, self.viewer, order)
        for seat in SEATS:
            if seat != self.viewer and self.view["seats"][seat]["ready"]:
                orders = state._orders(seat)
                state.orders = replaced(state.orders, seat, orders[self.chance.below(len(orders))])

    def _resume_round(self) -> None:
        record = msgspec.convert(self.view["knockback"], RoundRecord)
        resolution = self.state.resolution = Resolution.resume(self.state.arena, record)
        if self.state.phase != "knockback":
            return
        for seat in SEATS:
            resolution.place_again(seat, record)
            if seat != self.viewer:
                self._choose_places(resolution, seat)

    def _choose_places(self, resolution: Resolution, seat: Seat) -> None:
        """Let the other seat choose at random: everything, or as much as leaves it something to choose."""
        before: list[tuple[dict[Piece, Cell], tuple[Piece, int]]] = []
        while (asked := resolution.asked[seat]) is not None:
            before.append((resolution.placed.copy(), asked))
            cells = cells_of(asked[1])
            resolution.choose(seat, cells[self.chance.below(len(cells))])
        if before and not self.view["seats"][seat]["ready"]:
            resolution.placed, resolution.asked[seat] = before[self.chance.below(len(before))]
