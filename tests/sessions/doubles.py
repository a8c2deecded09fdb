"""Games and people for the tests: a newer Elements, a game for two to four who act at the same time."""

import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

import engine
from engine.elements import Elements, ElementsInPlay
from engine.elements.actions import Move, Yield
from sessions import Deal, Invitation, Level, Lobbies, Person, Place, Store, Table, Tables
from sessions.seating.deal import seated_around
from sessions.store.tables import TableRows
from tests.support.clock import VirtualClock

Clock = VirtualClock
Another = Callable[[], Awaitable[Store]]

ANN, BOB, CAT, DAN = 101, 102, 103, 104
NAMES = {ANN: "Ann", BOB: "Bob", CAT: "Cat", DAN: "Dan"}
CHANNEL, GUILD = 7_000, 70_000
PLACE = Place(CHANNEL, GUILD)


class NewerElements(Elements):
    """The next version, whose shuffles differ: a log of version 1 can't be played by it from the seed."""

    version: ClassVar[int] = Elements.version + 1

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> ElementsInPlay:
        return super()._new(seats, f"{seed}/newer", options)


class NewestElements(NewerElements):
    """The version after that."""

    version: ClassVar[int] = Elements.version + 2


class UnreadableElements(Elements):
    """A version that can't read the positions of the one before."""

    version: ClassVar[int] = Elements.version + 1

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> ElementsInPlay:
        if "position" in options:
            raise engine.BadOptions("The positions of version 1 can't be used.")
        return super()._new(seats, seed, options)


class FaultyState(ElementsInPlay):
    """A state with a mistake in it: whoever yields finds it, when half of the round's end has happened."""

    __slots__ = ()

    def _apply(self, seat: engine.Seat, action: Move) -> list[engine.Event]:
        if isinstance(action, Yield):
            self.scores = (1, 1)
            raise ZeroDivisionError
        return super()._apply(seat, action)


class FaultyElements(Elements):
    """The same version, with a mistake."""

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> ElementsInPlay:
        state = super()._new(seats, seed, options)
        state.__class__ = FaultyState
        return state


class Bid(engine.Action, frozen=True, tag="bid"):
    coins: int


class Bidden(engine.Event, frozen=True, tag="bid"):
    seat: int
    coins: int


class Ended(engine.Event, frozen=True, tag="end"):
    bids: list[int]


class AuctionView(engine.GameView, frozen=True, kw_only=True):
    bids: list[int | None]
    active: tuple[engine.Seat, ...]
    rounds: int


class AuctionState(engine.State[Bid, AuctionView]):
    """Everybody bids once or twice, secretly; the highest bid in the last round wins."""

    __slots__ = ("bids", "outcome", "rounds", "seats")

    bids: list[int | None]
    rounds: int

    @property
    def active(self) -> tuple[engine.Seat, ...]:
        if self.outcome:
            return ()
        return tuple(engine.Seat(seat) for seat, bid in enumerate(self.bids) if bid is None)

    def _legal(self, seat: engine.Seat) -> tuple[Bid, ...]:
        return tuple(Bid(coins) for coins in range(10)) if seat in self.active else ()

    def _refusal(self, seat: engine.Seat, action: engine.Action) -> engine.IllegalAction:
        return engine.IllegalAction("You can't bid that now.", "AU-1")

    def _apply(self, seat: engine.Seat, action: Bid) -> list[engine.Event]:
        self.bids[seat] = action.coins
        events: list[engine.Event] = [Bidden(seat=seat, coins=action.coins, to=(seat,))]
        if not self.active:
            bids = [bid or 0 for bid in self.bids]
            self.rounds -= 1
            if self.rounds:
                self.bids = [None] * len(bids)
            else:
                best = engine.Seat(bids.index(max(bids)))
                self.outcome = engine.Outcome((best,), tuple(bids), "bids")
            events.append(Ended(bids=bids))
        return events

    def _resign(self, seat: engine.Seat) -> list[engine.Event]:
        raise engine.IllegalAction("Nobody resigns from an auction.", "AU-2")

    def _stop(self, reason: str) -> None:
        self.outcome = engine.Outcome((), None, reason)

    def _see(self, viewer: engine.Seat | None) -> AuctionView:
        bids = [bid if seat == viewer else None for seat, bid in enumerate(self.bids)]
        return AuctionView(game="auction", viewer=viewer, bids=bids, active=self.active, rounds=self.rounds)

    def position(self) -> dict[str, Any]:
        outcome = None if self.outcome is None else engine.to_json(self.outcome)
        return {"bids": list(self.bids), "rounds": self.rounds, "outcome": outcome}

    def copy(self) -> "AuctionState":
        return AuctionState.at(list(self.bids), self.rounds, self.outcome)

    @classmethod
    def at(cls, bids: list[int | None], rounds: int, outcome: engine.Outcome | None) -> "AuctionState":
        state = cls()
        state.seats = len(bids)
        state.bids, state.rounds, state.outcome, state._remembered = bids, rounds, outcome, {}
        return state


class Auction(engine.Game):
    """A game for two to four, all of whom may act at any time."""

    id: ClassVar[str] = "auction"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 4
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Bid | engine.Resign
    events: ClassVar[Any] = Bidden | Ended

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> AuctionState:
        if "position" in options:
            position = options["position"]
            outcome = msgspec.convert(position["outcome"], engine.Outcome | None)
            return AuctionState.at(position["bids"], position["rounds"], outcome)
        if not options.keys() <= {"rounds"}:
            raise engine.BadOptions("An auction has no options but its rounds.")
        return AuctionState.at([None] * seats, options.get("rounds", 1), None)

    def _imagine(self, view: engine.View, seat: engine.Seat | None, seed: str) -> AuctionState:
        chance = random.Random(seed)
        active = view["active"]
        bids = [
            None if i in active else chance.randrange(10) if bid is None else bid for i, bid in enumerate(view["bids"])
        ]
        return AuctionState.at(bids, view["rounds"], None)


GAMES: Mapping[str, engine.Game] = {
    "elements": Elements(),
    "auction": Auction(),
    "realm_of_the_defenders": engine.GAMES["realm_of_the_defenders"],
}


def person(user_id: int, join_id: int | None = None) -> Person:
    """Somebody whose interaction has a number of Discord's size."""
    return Person(user_id, NAMES.get(user_id, f"Player {user_id}"), join_id or 1_200_000_000_000_000_000 + user_id)


def invitation(
    host: int | Person,
    game: str = "elements",
    *,
    games: Mapping[str, engine.Game] = GAMES,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    computers: Sequence[Level] = (),
    pace: str = "none",
    playing: bool = True,
    place: Place = PLACE,
    **more: Any,
) -> Invitation:
    """What somebody invites to: for as many as the game allows, unless ``seats`` says for how many."""
    one = person(host) if isinstance(host, int) else host
    deal = Deal(
        game=games[game],
        people=seated_around(one if playing else None, computers, seats or games[game].max_seats),
        place=place,
        options=options or {},
        pace=pace,
    )
    return Invitation(deal=deal, host=one, **more)


async def seated(
    lobbies: Lobbies,
    *user_ids: int,
    game: str = "elements",
    answers_itself: bool = False,
    pace: str = "none",
    rated: bool | None = None,
    **options: Any,
) -> Table:
    """A table at which these people play, in this order; nothing is answered for them, unless they wish so."""
    for user_id in user_ids:
        await lobbies.tables.people.change(user_id, answers_itself=answers_itself)
    host, *others = user_ids
    lobby = await lobbies.open(
        invitation(host, game, games=lobbies.tables.games, seats=len(user_ids), options=options, pace=pace, asked=rated)
    )
    for other in others:
        await lobbies.join(lobby.id, person(other))
    return await lobbies.begin(lobby.id)


async def play(table: Table, most: int = 1_000, seed: int = 1) -> int:
    """Play on at random, at most so many actions; how many there were."""
    chance = random.Random(seed)
    count = 0
    while table.status == "open" and count < most:
        seat = table.active[0]
        legal = table.legal(seat)
        # Yielding ends a round at once; games are longer without.
        moves = [action for action in legal if engine.to_json(action)["type"] != "yield"] or legal
        await table.act(table.people[seat].user_id, chance.choice(moves))
        count += 1
    return count


async def caught_up(table: Table) -> bool:
    """Let a table take over what another process has played, as its next action would; whether there was anything."""
    async with table._change_lock():
        return await table._catch_up()


async def log_of(store: Store, table_id: int) -> list[int]:
    """The numbers of a table's stored actions."""
    record = await TableRows(store).read_record(table_id)
    assert record is not None
    return [row.number for row in record.actions]


async def half_a_game(url: str, clock: Clock) -> tuple[Store, int]:
    """A store with a game that goes on."""
    store = await Store.open(url)
    tables = Tables(store, GAMES, clock)
    table = await seated(Lobbies(store, tables, clock), ANN, BOB)
    await play(table, 5)
    return store, table.id


async def seen(store: Store, table_id: int, clock: Clock) -> object:
    """What everybody sees of a table that is loaded from a store."""
    table = await Tables(store, GAMES, clock).get(table_id)
    assert table is not None
    assert not await caught_up(table)
    return [table.view(viewer) for viewer in (None, 0, 1)]
