"""Puzzles of Elemental Clash by the plain way: every answer, every hand and every milled card that fits.

The seat does what the solver says, which is not believed: what comes of it is played and looked at. Everything is set
up by the option `position`, played by `play` and seen in `view`. The other holds one of each card that can't be seen,
as long as one can be in their hand; those that trigger on the discard pile are among whatever is milled. What the seat
draws becomes a card that is of no use. Each wrong first action is tried out: it fails as its refutation says, against a
hand that fits.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

import msgspec

import engine
from engine import Action, Event, Seat, State
from engine.elemental_clash import POOL
from learning.puzzles.clash import ClashMiner, deck_of
from learning.puzzles.plain import check_claim, set_up
from learning.puzzles.plain_refuting import RefutingProver
from learning.puzzles.puzzle import Json, Puzzle

USELESS = "twin_geode"
"""A stone that the solver never plays."""
Group = tuple[bool, tuple[str, ...]]
"""Unseen cards that leave the other's Spellbook together: whether they are milled (or drawn), and which."""


class Table(NamedTuple):
    """What the seat sees, and the cards of the other that it can't."""

    seen: Json
    unseen: Counter[str]
    hidden: int
    """How many of these are in the other's hand."""
    known: list[bool]
    """For each card of the other's Spellbook, the top one first, whether it is known."""


class LaidOut(NamedTuple):
    """A position with more in the other's hand than there can be: one of each card, and what that is."""

    state: State[Any]
    table: Table
    held: list[str]


class PlainClash(RefutingProver):
    """Proves puzzles of Elemental Clash: every hand that fits is dealt and played against."""

    game_id = "elemental_clash"
    solver: ClashMiner

    def __init__(self) -> None:
        self.solver = ClashMiner()

    def possible_positions(self, puzzle: Puzzle) -> Iterator[State[Any]]:
        """The hands that fit, each with the rest in the Spellbook."""
        table = table_of(puzzle, puzzle.state())
        for hand in sorted({*combinations(sorted(table.unseen.elements()), table.hidden)}):
            rest = sorted((table.unseen - Counter(hand)).elements())
            yield laid_out(puzzle, puzzle.state(), table, hand, rest)

    def dealt_at_random(self, puzzle: Puzzle, seed: str) -> State[Any]:
        """A hand and a Spellbook at random that fit the deck named, and the seat's own Spellbook in any order."""
        rng = Random(seed)
        table = table_of(puzzle, puzzle.state())
        cards = sorted(table.unseen.elements())
        rng.shuffle(cards)
        position = laid_out(puzzle, puzzle.state(), table, cards[: table.hidden], cards[table.hidden :]).position()
        rng.shuffle(position["seats"][puzzle.seat]["deck"])
        return set_up(puzzle, position)

    def verdict_on(self, puzzle: Puzzle, state: State[Any], events: Sequence[Event]) -> bool | None:
        view = state.view(None)
        if view["outcome"]:
            return puzzle.seat in view["outcome"]["winners"]
        if view["turn"] == puzzle.position["turn"]:
            return None
        return view["phase"] == "standby" and not view["seats"][1 - puzzle.seat]["spellbook"]

    def count_worlds(self, puzzle: Puzzle) -> int:
        table = table_of(puzzle, puzzle.state())
        return count_ways_to_take([*table.unseen.values()], table.hidden)

    def attempt(self, puzzle: Puzzle) -> Callable[[Action], bool]:
        return partial(Attempt(self, puzzle).holds_after, puzzle.state())

    def check_refuting_position(self, puzzle: Puzzle, state: State[Any], action: Action) -> None:
        side = state.position()["seats"][1 - puzzle.seat]
        missing = table_of(puzzle, state).unseen - Counter([*side["hand"], *side["deck"]])
        check_claim(not missing, f"{action} is refuted with other cards")


class Attempt:
    """One puzzle, played with everything that the other may have."""

    def __init__(self, prover: PlainClash, puzzle: Puzzle) -> None:
        self.prover = prover
        self.puzzle = puzzle
        self.seat = Seat(puzzle.seat)
        self._known: dict[bytes, bool] = {}

    def holds_after(self, state: State[Any], action: Action) -> bool:
        """Whether it comes true after an action of whoever has the decision, whatever is milled."""
        return self._all_hold(self._with_everything(state, table_of(self.puzzle, state)), [action])

    def _all_hold(self, laid: LaidOut, actions: Sequence[Action]) -> bool:
        return all(
            self._holds_from(state) if verdict is None else verdict
            for action in actions
            for state, verdict in self._outcomes_of_action(laid, action)
        )

    def _holds_from(self, state: State[Any]) -> bool:
        table = table_of(self.puzzle, state)
        key = msgspec.json.encode([table.seen, table.hidden])
        if key not in self._known:
            self._known[key] = self._holds_with(state, table)
        return self._known[key]

    def _with_everything(self, state: State[Any], table: Table) -> LaidOut:
        """The position with one of each card in the other's hand that can be there."""
        held = sorted(table.unseen) if table.hidden else []
        return LaidOut(laid_out(self.puzzle, state, table, held, in_order(table.unseen)), table, held)

    def _holds_with(self, state: State[Any], table: Table) -> bool:
        """Every answer with every card that can be in the other's hand; the seat does what the solver says."""
        laid = self._with_everything(state, table)
        mover = laid.state.active[0]
        actions = laid.state.legal(mover)
        if mover == self.seat and len(actions) > 1:
            cards = in_order(table.unseen)
            size = len(cards) - table.hidden
            real = laid_out(self.puzzle, state, table, cards[size:], cards[:size])
            guided = self.prover.solver.guide(self.puzzle, real)
            if guided is None:
                return False
            actions = [guided]
        return self._all_hold(laid, actions)

    def _outcomes_of_action(self, laid: LaidOut, action: Action) -> Iterator[tuple[State[Any], bool | None]]:
        """What comes of an action, with every choice of triggering cards among those that are milled by it."""
        table, mover = laid.table, laid.state.active[0]
        played = engine.to_json(action)
        known = table.seen["seats"][1 - self.seat]["hand"]["cards"]
        shows = mover != self.seat and played["type"] == "play" and played["card"] not in known
        unseen = table.unseen - Counter([played["card"]] if shows else [])  # what is played is not in the Spellbook
        pending: list[list[Group]] = [[]]
        while pending:
            script = pending.pop()
            top = [card for _, cards in script for card in cards]
            left = unseen - Counter(card for milled, cards in script for card in cards if milled)
            order = [*top, *in_order(left)]
            as_it_lies = not script and not shows
            state = laid.state.copy() if as_it_lies else laid_out(self.puzzle, laid.state, table, laid.held, order)
            events = [engine.to_json(event) for event in state.play(mover, action)]
            groups = unseen_cards_taken(events, 1 - self.seat, table.known, order)
            for n in range(len(script), len(groups)):
                if groups[n][0]:
                    pending += [[*groups[:n], (True, cards)] for cards in triggering(left, len(groups[n][1]))]
                    left = left - Counter(groups[n][1])
            yield self._without_draws(state, events), self.prover.verdict_on(self.puzzle, state, [])

    def _without_draws(self, state: State[Any], events: Sequence[Json]) -> State[Any]:
        """The position in which the seat has drawn nothing that is of use."""
        drawn = [
            card
            for event in events
            if event["type"] == "drawn" and event["seat"] == self.seat
            for card in event["cards"]
        ]
        if not drawn or state.outcome is not None:
            return state
        position = state.position()
        side = position["seats"][self.seat]
        side["hand"] = [*(Counter(side["hand"]) - Counter(drawn)).elements(), *[USELESS] * len(drawn)]
        side["shown"] = [*(Counter(side["shown"]) & Counter(side["hand"])).elements()]
        return set_up(self.puzzle, position)


def table_of(puzzle: Puzzle, state: State[Any]) -> Table:
    """A position, as the puzzle's seat sees it who knows the other's deck."""
    seen = state.view(Seat(puzzle.seat))
    side = seen["seats"][1 - puzzle.seat]
    spellbook = {one["n"] for one in side["spellbook_known"]}
    unseen = Counter(POOL.decks[deck_of(puzzle)].cards)
    unseen.subtract([*side["discard"], *side["hand"]["cards"], *(one["card"] for one in side["spellbook_known"])])
    unseen.subtract([card["card"] for card in (*side["atk"], *side["def"]) if card])
    for pile in side["piles"]:
        unseen.subtract([*pile["stones"], *([pile["card"]["card"]] if pile["card"] else [])])
    check_claim(min(unseen.values()) >= 0, "a card is not in the deck")
    known = [n in spellbook for n in range(1, side["spellbook"] + 1)]
    return Table(seen, +unseen, unseen.total() - known.count(False), known)


def laid_out(puzzle: Puzzle, state: State[Any], table: Table, hand: Sequence[str], order: Sequence[str]) -> State[Any]:
    """The position with these unseen cards in the other's hand, and these in the Spellbook, the uppermost first."""
    position = state.position()
    side = position["seats"][1 - puzzle.seat]
    cards = iter(order)
    deck = [card if known else next(cards) for card, known in zip(reversed(side["deck"]), table.known, strict=True)]
    side["deck"] = deck[::-1]
    side["hand"] = [*side["shown"], *hand]
    return set_up(puzzle, position)


def in_order(cards: Counter[str]) -> list[str]:
    """Cards with those last that could do something where they come to."""
    return sorted(cards.elements(), key=lambda card: (POOL[card].dpt, POOL[card].kind == "flash", card))


def triggering(cards: Counter[str], n: int) -> Iterator[tuple[str, ...]]:
    """The ways in which there is something that triggers among ``n`` of these cards; it comes first."""
    some = sorted(card for card in cards.elements() if POOL[card].dpt)
    for size in range(1, min(n, len(some)) + 1):
        for chosen in sorted({*combinations(some, size)}):
            rest = [card for card in in_order(cards - Counter(chosen)) if not POOL[card].dpt]
            if len(rest) >= n - size:
                yield (*chosen, *rest[: n - size])


def unseen_cards_taken(events: Sequence[Json], other: int, known: Sequence[bool], order: Sequence[str]) -> list[Group]:
    """The unseen cards that leave the other's Spellbook in these events, whose unseen cards lay in this order."""
    left, cards = [*known], iter(order)
    found: list[Group] = []
    for event in events:
        milled = event["type"] == "damage" and event["at"] == f"{other}P"
        if milled or (event["type"] == "draw" and event["seat"] == other):
            n = len(event["cards"]) if milled else event["n"]
            found.append((milled, tuple(next(cards) for seen in left[:n] if not seen)))
            left = left[n:]
        elif event["type"] == "heal" and event["at"] == f"{other}P":
            left += [True] * len(event["cards"])
        elif event["type"] == "move" and event["seat"] == other and event["into"] == "top":
            left = [True, *left]
        elif event["type"] == "move" and event["seat"] == other and event["into"] == "bottom":
            left.append(True)
        else:
            check_claim(event["type"] != "shuffle" or event["seat"] != other, "the other's Spellbook is shuffled")
    return found


def count_ways_to_take(counts: Sequence[int], n: int) -> int:
    """How many different choices of ``n`` cards there are, of so many of each kind."""
    ways = [1] + [0] * n
    for count in counts:
        ways = [sum(ways[size - taken] for taken in range(min(count, size) + 1)) for size in range(n + 1)]
    return ways[n]
