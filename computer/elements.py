"""Elements: a plain search to the end of the round, over hands that fit what the rival has not done."""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import ClassVar, cast

from msgspec.structs import replace

from computer.elements_proof import winning_actions
from computer.player import Candidate, Decision, Level, Question, Table
from computer.search import Searcher
from engine import Action, Seat, View
from engine.elements.actions import KNOCK, Discard, Play, Take
from engine.elements.play import TOKENS_FOR_YIELD, TOKENS_TO_WIN
from engine.elements.state import TOKENS_FOR_KNOCK, ElementsState

MISSED = 0.35
"""The probability that a player who could knock does not."""
YIELDED = 0.1
"""The share of rounds that end with a yield, for the value of a score."""
DISCARDING, TAKING = 3.0, 1.0
"""The weights of these, beside cards that are played with the weight of their value, for those who act on habit."""


@cache
def chance_at(mine: int, theirs: int) -> float:
    """The chance to win a game of tokens at this score."""
    if max(mine, theirs) >= TOKENS_TO_WIN:
        return 1.0 if mine > theirs else 0.0
    knocks = chance_at(mine + TOKENS_FOR_KNOCK, theirs) + chance_at(mine, theirs + TOKENS_FOR_KNOCK)
    yields = chance_at(mine + TOKENS_FOR_YIELD, theirs) + chance_at(mine, theirs + TOKENS_FOR_YIELD)
    return ((1 - YIELDED) * knocks + YIELDED * yields) / 2


@cache
def chance_after(lead: int, left: int) -> float:
    """The chance to win an endless game with this lead and ``left`` rounds to play."""
    if not left:
        return 0.5 if lead == 0 else float(lead > 0)
    return (chance_after(lead + 1, left - 1) + chance_after(lead - 1, left - 1)) / 2


def chance_to_win(state: ElementsState, seat: Seat, scores: Sequence[int]) -> float:
    """The chance of a seat to win the game with these scores."""
    mine, theirs = scores[seat], scores[1 - seat]
    if state.mode == "tokens":
        return chance_at(mine, theirs)
    assert state.rounds is not None, "an endless game has a number of rounds"
    return chance_after(mine - theirs, max(state.rounds - mine - theirs, 0))


def chance_span(state: ElementsState, seat: Seat) -> tuple[float, float]:
    """The chances to win after the worst and after the best end of this round."""
    step = TOKENS_FOR_KNOCK if state.mode == "tokens" else 1
    mine, theirs = state.scores[seat], state.scores[1 - seat]
    lost = (mine, theirs + step) if seat == 0 else (theirs + step, mine)
    won = (mine + step, theirs) if seat == 0 else (theirs, mine + step)
    return chance_to_win(state, seat, lost), chance_to_win(state, seat, won)


def missed_knocks(state: ElementsState, rival: Seat) -> int:
    """On how many of its turns in this round the rival, with the hand it has here, could have knocked."""
    total = state.sums[rival]
    limit = state.limit
    count = 0
    for entry in reversed(state.log):
        limit += {"play": -entry.card, "take": entry.card, "discard": 0}[entry.type]
        if entry.seat == rival:
            total += -entry.card if entry.type == "take" else entry.card
            count += total <= limit
    return count


class ElementsPlayer(Searcher[ElementsState]):
    """In the playouts nobody yields unless they must, and those who may knock do so half the time."""

    budgets: ClassVar[Mapping[Level, int]] = {"easy": 10, "normal": 50, "hard": 1500}
    ratings: ClassVar[Mapping[Level, float]] = {"easy": 950, "normal": 1500, "hard": 1650}
    lapses: ClassVar[Mapping[Level, float]] = {"easy": 0.7}
    exploration: ClassVar[float] = 0.7
    priors: ClassVar[bool] = False

    def think(self, question: Question) -> Table:
        """``hard`` knows for certain what wins the round near its end."""
        table = super().think(question)
        sure = _sure_actions(question)
        if not sure:
            return table
        least = win_chance_after_yield(question.view, question.seat)
        known = {one.action: one for one in table}
        found = [known.get(action, Candidate(action, 0.0, least)) for action in sure]
        found.sort(key=lambda one: -one.share)
        proved = [replace(one, chance=max(one.chance, least)) for one in found]
        others = [one for one in table if one.action not in sure]
        return [*proved, *[replace(one, chance=min(one.chance, proved[0].chance)) for one in others]]

    def decide(self, question: Question) -> Decision:
        sure = _sure_actions(question)
        if len(sure) == 1:
            return Decision(sure[0])
        return Decision(self.think(question)[0].action) if sure else super().decide(question)

    def weights(self, state: ElementsState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        kinds = [type_name(action) for action in moves]
        if "knock" in kinds:
            others = max(len(kinds) - 1 - kinds.count("yield"), 1)
            return [others if each == "knock" else 0.0 if each == "yield" else 1.0 for each in kinds]
        return [0.0 if each == "yield" and len(kinds) > 1 else 1.0 for each in kinds]

    def habits(self, state: ElementsState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        """Get rid of high cards; knock half the time when that is legal, and always when it is seen to win."""
        if sum(state.fronts[1 - seat]) > state.limit and KNOCK in moves:
            return [float(action == KNOCK) for action in moves]
        found = [_weight_of_lightening(action) for action in moves]
        if KNOCK in moves:
            found[moves.index(KNOCK)] = max(sum(found), 1.0)
        return found

    def horizon(self, state: ElementsState, seat: Seat) -> int:
        return state.round

    def is_past_horizon(self, state: ElementsState, horizon: int) -> bool:
        return state.round > horizon

    def values(self, state: ElementsState, root: ElementsState) -> Sequence[float]:
        if state.outcome and state.outcome.reason == "resign":
            return [float(seat in state.outcome.winners) for seat in (0, 1)]
        low, high = chance_span(root, Seat(0))
        value = (chance_to_win(root, Seat(0), state.scores) - low) / ((high - low) or 1.0)
        return value, 1.0 - value

    def chance(self, value: float, root: ElementsState, seat: Seat) -> float:
        low, high = chance_span(root, seat)
        return low + value * (high - low)

    def is_plausible(self, state: ElementsState, question: Question, rng: Random) -> bool:
        missed = missed_knocks(state, Seat(1 - question.seat))
        return not missed or rng.random() < MISSED**missed


def _weight_of_lightening(action: Action) -> float:
    """The weight of an action for those who only want to be low."""
    match action:
        case Play(card):
            return float(card)
        case Discard():
            return DISCARDING
        case Take():
            return TAKING
        case _:  # to knock or to yield
            return 0.0


def _sure_actions(question: Question) -> tuple[Action, ...]:
    """The actions that surely win the round, for those who look for them."""
    proves = question.level == "hard" and question.budget is None
    return winning_actions(question.view, question.seat) if proves else ()


def win_chance_after_yield(view: View, seat: Seat) -> float:
    """The chance to win the game for whoever wins this round at the lowest price."""
    mine, theirs = view["scores"][seat], view["scores"][1 - seat]
    if view["mode"] == "tokens":
        return chance_at(mine + TOKENS_FOR_YIELD, theirs)
    return chance_after(mine + 1 - theirs, max(view["rounds"] - mine - theirs - 1, 0))


def type_name(action: Action) -> str:
    """The type of an action, as its JSON has it."""
    return cast(str, type(action).__struct_config__.tag)
