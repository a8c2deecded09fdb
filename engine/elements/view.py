"""The view of a game of Elements (EM-12)."""

from typing import ClassVar, Literal, Self

from msgspec import structs

from engine.contract import GameView, Outcome, Seat
from engine.elements.cards import ASIDE, Cards, Pair
from engine.elements.state import ElementsState, LastRound, LogEntry, Mode

HARDLY_BEGUN = 2
"""For how many actions of a round the end of the round before it is shown at most."""


class ElementsView(GameView, frozen=True, gc=False, kw_only=True):
    """``hands`` and ``sums`` hold what the viewer knows: its own, and None for what it doesn't.

    ``left`` are both hands once a game has ended in the middle of a round.
    """

    remembered: ClassVar[frozenset[str]] = frozenset({"left"})
    game: Literal["elements"] = "elements"
    mode: Mode
    rounds: int | None
    round: int
    starter: Seat
    turn: Seat | None
    scores: tuple[int, int]
    hands: tuple[Cards | None, Cards | None]
    hand_sizes: tuple[int, int]
    sums: tuple[int | None, int | None]
    fronts: Pair
    display: Cards
    limit: int
    discards: int
    aside: int
    log: tuple[LogEntry, ...]
    last: LastRound | None
    outcome: Outcome | None
    left: Pair | None = None

    def excess_over_limit(self, seat: Seat) -> int | None:
        """The excess of a seat's own sum over the limit, 0 if there is none (EM-5.1); None where the sum is hidden."""
        total = self.sums[seat]
        return None if total is None else max(total - self.limit, 0)

    @property
    def result(self) -> LastRound | None:
        """The last round's result, while nothing has happened since."""
        if self.last is not None and (not self.log or (self.outcome is not None and self.last.round == self.round)):
            return self.last
        return None

    @property
    def shows_ended_round(self) -> bool:
        """Whether this is how a round ended, after which others are played."""
        return self.turn is None and self.outcome is None

    def as_it_ended(self) -> Self | None:
        """The end of the round before, as long as it is news: after a yield without the hands."""
        last = self.result or self.result_before
        if last is None or self.turn is None:
            return None
        hands, sums = last.hands or (None, None), last.sums or (None, None)
        return structs.replace(
            self, round=last.round, turn=None, log=(), display=(), limit=last.limit, discards=0,
            fronts=last.fronts, hands=hands, hand_sizes=(len(hands[0] or ()), len(hands[1] or ())), sums=sums,
        )  # fmt: skip

    def gone_on(self) -> Self:
        return self if self.turn is None else structs.replace(self, last=None)

    def public_view(self) -> Self:
        """The part that everybody may see of it, whoever's view it is (EM-12.1): of a past round all of it."""
        if self.viewer is None or self.shows_ended_round:
            return structs.replace(self, viewer=None)
        return structs.replace(self, viewer=None, hands=(None, None), sums=(None, None))

    @property
    def result_before(self) -> LastRound | None:
        """The result of the round before this one, as long as it is news: until the viewer has acted in this one."""
        acted = any(entry.seat == self.viewer for entry in self.log)
        if self.last is not None and self.outcome is None and 0 < len(self.log) <= HARDLY_BEGUN and not acted:
            return self.last
        return None


def see(state: ElementsState, viewer: Seat | None) -> ElementsView:
    """The view of ``viewer``; both hands stay hidden from a spectator."""
    south, north = state.hands
    broken_off = state.outcome is not None and (state.last is None or state.last.round != state.round)
    return ElementsView(
        viewer=viewer,
        mode=state.mode,
        rounds=state.rounds,
        round=state.round,
        starter=state.starter,
        turn=None if state.outcome else state.turn,
        scores=state.scores,
        hands=(south if viewer == 0 else None, north if viewer == 1 else None),
        hand_sizes=(len(south), len(north)),
        sums=(state.sums[0] if viewer == 0 else None, state.sums[1] if viewer == 1 else None),
        fronts=(state.fronts[0], state.fronts[1]),
        display=state.display,
        limit=state.limit,
        discards=state.discards,
        aside=ASIDE,
        log=state.log,
        last=state.last,
        outcome=state.outcome,
        left=state.both_hands() if broken_off else None,
    )
