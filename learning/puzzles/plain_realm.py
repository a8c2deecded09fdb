"""Puzzles of Realm of the Defenders by the plain way: every Power card that fits, at every moment.

The seat does what the solver says, which is not believed: what comes of it is played and looked at. Everything is set
up by the option `position`, played by `play` and seen in `view`. In their turn the other's Power pool has one card of
each value that can't be seen, as long as there can be one, and the hand has the Queen where she can't be seen. What
else could be in the hand does nothing in that turn: who is deployed fights in the next one, and what is placed comes
after the battles. What the seat draws is of no use to it. Each wrong first action is tried out: it fails as its
refutation says.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

import engine
from engine import Action, Event, Seat, State
from learning.puzzles.plain import set_up
from learning.puzzles.plain_refuting import RefutingProver
from learning.puzzles.puzzle import Json, Puzzle
from learning.puzzles.realm import RealmMiner

QUEEN, ELDER = "QS", "X1"
STREAMS = 40
"""So many streams of chance are tried for all that it can bring."""
FACES = "JQKAX"
NOTHING_HERE = ("deploy", "inspire", "dismantle")
"""What can't matter any more in the turn in which it is done."""


class PlainRealm(RefutingProver):
    """Proves puzzles of Realm of the Defenders: every Power pool that fits, with a Queen in the hand and without."""

    game_id = "realm_of_the_defenders"
    solver: RealmMiner

    def __init__(self) -> None:
        self.solver = RealmMiner()

    def possible_positions(self, puzzle: Puzzle) -> Iterator[State[Any]]:
        """The Power pools that fit, each with the Queen in the hand and without her."""
        table = Table(puzzle, puzzle.state())
        for power in table.pools():
            rest = table.unseen - Counter(power)
            for queen in (True, False) if rest[QUEEN] else (False,):
                yield table.laid_out(power, queen)

    def verdict_on(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        view = state.view(None)
        if view["seats"][puzzle.seat]["out"]:
            return False
        return True if view["outcome"] or view["turn"] > puzzle.position["turn"] + 1 else None

    def count_worlds(self, puzzle: Puzzle) -> int:
        table = Table(puzzle, puzzle.state())
        return len([*table.pools()]) * (1 + (QUEEN in table.unseen))

    def attempt(self, puzzle: Puzzle) -> Callable[[Action], bool]:
        asked = puzzle.state()
        return partial(Attempt(self, puzzle).holds_after, asked, Table(puzzle, asked).pool)


class Table:
    """A position, what the seat sees of it, and the cards of the other that it can't see."""

    def __init__(self, puzzle: Puzzle, state: State[Any]) -> None:
        self.puzzle = puzzle
        self.seen = state.view(Seat(puzzle.seat))
        self.position = state.position()
        side = self.position["seats"][1 - puzzle.seat]
        self.unseen = Counter(card for zone in HIDDEN for card in side[zone])
        self.pool = len(side["power"])

    def pools(self) -> Iterator[tuple[str, ...]]:
        """Every Power pool that the other can have."""
        power = sorted((self.unseen & Counter({card: 9 for card in self.unseen if is_power(card)})).items())

        def some(kinds: Sequence[tuple[str, int]], n: int) -> Iterator[tuple[str, ...]]:
            if not kinds:
                if not n:
                    yield ()
                return
            card, count = kinds[0]
            for taken in range(min(count, n) + 1):
                for rest in some(kinds[1:], n - taken):
                    yield (card,) * taken + rest

        yield from some(power, self.pool)

    def laid_out(self, power: Sequence[str], queen: bool) -> State[Any]:
        """The position with this in the other's Power pool, and the Queen in their hand, or not."""
        seats = [*self.position["seats"]]
        side = seats[1 - self.puzzle.seat] = {**seats[1 - self.puzzle.seat]}
        left = sorted((self.unseen - Counter(power)).elements(), key=lambda card: (card == QUEEN, card[-1] in "HD"))
        side["power"] = [*power]
        if not queen:
            left.sort(key=lambda card: card != QUEEN)
        # With one of each Power card in the pool there are fewer elsewhere than there should be.
        for zone in ("hand", "fortresses", "deck"):
            rest = max(len(left) - len(side[zone]), 0)
            left, side[zone] = left[:rest], left[rest:]
        side["discard"] = left
        return set_up(self.puzzle, {**self.position, "seats": seats})


HIDDEN = ("hand", "deck", "fortresses", "discard", "power")
"""Where the cards lie that the seat can't see."""


class Attempt:
    """One puzzle, played with every Power card that the other may have."""

    def __init__(self, prover: PlainRealm, puzzle: Puzzle) -> None:
        self.prover = prover
        self.puzzle = puzzle
        self.seat = Seat(puzzle.seat)
        self._known: dict[bytes, bool] = {}

    def holds_after(self, before: State[Any], left: int, action: Action) -> bool:
        """Whether it comes true after an action, where the other has so many Power cards; whatever chance brings."""
        mover = before.active[0]
        for state, told in self._by_chance(before, mover, action):
            used = sum(event["type"] == "assign" and event["seat"] != self.seat for event in told)
            verdict = self.prover.verdict_on(self.puzzle, state, ())
            if verdict is False or (verdict is None and not self._holds_from(state, left - used)):
                return False
        return True

    def _by_chance(
        self, before: State[Any], mover: Seat, action: Action
    ) -> Iterator[tuple[State[Any], Sequence[Json]]]:
        """What an action comes to, and its events, by every stream of chance where a Power card is hit by it."""
        state = before.copy()
        told = [engine.to_json(event) for event in state.play(mover, action)]
        yield state, told
        if any(event["type"] == "queen" and event["target"]["pool"] == "power" for event in told):
            for chance in range(STREAMS):
                again = set_up(self.puzzle, {**before.position(), "chance": chance})
                yield again, [engine.to_json(event) for event in again.play(mover, action)]

    def _holds_from(self, state: State[Any], left: int) -> bool:
        table = Table(self.puzzle, state)
        ask = state.view(Seat(1 - self.seat))["private"]["ask"]
        for seat in table.seen["seats"]:
            seat["power"] = 0 if seat is table.seen["seats"][1 - self.seat] else seat["power"]
        key = msgspec.json.encode([table.seen, ask, left])
        if key not in self._known:
            self._known[key] = self._looked_into(state, table, ask or {}, left)
        return self._known[key]

    def _looked_into(self, state: State[Any], table: Table, ask: Json, left: int) -> bool:
        mover = state.active[0]
        if mover != self.seat:
            return all(
                self.holds_after(laid, left, action)
                for laid in self._with_everything(table, ask, left)
                for action in laid.legal(mover)
                if engine.to_json(action)["type"] not in NOTHING_HERE
            )
        power = sorted(card for card in table.unseen.elements() if is_power(card))
        real = table.laid_out(power[:left], queen=True)
        actions = real.legal(mover)
        if len(actions) > 1:
            guided = self.prover.solver.guide(self.puzzle, real)
            actions = [] if guided is None else [guided]
        return bool(actions) and self.holds_after(real, left, actions[0])

    def _with_everything(self, table: Table, ask: Json, left: int) -> Iterator[State[Any]]:
        """The position with one Power card of each value in the other's pool; the last one may be any of them."""
        chosen = [ask["power"]] if ask.get("ask") == "against" else []
        values = {value_of(card): card for card in sorted(table.unseen) if is_power(card)}
        values |= {value_of(card): card for card in chosen}
        if left > 1 or not left:
            yield table.laid_out(sorted(values.values()) if left else [], queen=True)
            return
        for card in chosen or sorted(values.values()):
            yield table.laid_out([card], queen=True)


def is_power(card: str) -> bool:
    """True for a card that can be used as Power: one of Clubs, or an Elder (RD-1.4, RD-1.6)."""
    return card == ELDER or card.endswith("C")


def value_of(card: str) -> int:
    """The value of a card: the number on it, 15 for face cards, Aces and Elders (RD-1.2)."""
    return 15 if card[0] in FACES else int(card[:-1])
