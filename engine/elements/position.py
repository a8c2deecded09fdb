"""A game of Elements as a position, and as the options that start one ("Position" in EM-14)."""

from collections import Counter
from typing import Annotated, Any

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import BadOptions, Outcome, agreed_option, to_json
from engine.elements.cards import ASIDE, DECK, HAND_SIZE, SIX, ascending
from engine.elements.play import TOKENS_TO_WIN, outcome_of
from engine.elements.state import (
    TOKENS_FOR_KNOCK,
    AnyCount,
    AnyRound,
    ElementsState,
    LastRound,
    LogEntry,
    Mode,
    PositionCards,
    PositionPair,
)
from engine.sentences import Sentences
from engine.two_player import PlayerSeat, resignations

MOST_TOKENS = TOKENS_TO_WIN - 1 + TOKENS_FOR_KNOCK  # EM-8.1
DEFAULT_ROUNDS = 5
MOST_ROUNDS = 99
LONGEST_ROUND = 24  # actions before the knock or the yield (EM-10.1)

Rounds = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The fields of ``options["position"]``; everything but the hands and the turn may be left out."""

    hands: PositionPair
    turn: PlayerSeat
    fronts: PositionPair = ((), ())
    display: PositionCards = ()
    discards: AnyCount = 0
    starter: PlayerSeat | None = None
    round: AnyRound = 1
    scores: tuple[AnyCount, AnyCount] = (0, 0)
    mode: Mode | None = None
    rounds: Rounds | None = None
    log: Annotated[tuple[LogEntry, ...], msgspec.Meta(max_length=LONGEST_ROUND)] = ()
    last: LastRound | None = None
    outcome: Outcome | None = None
    chance: int | None = None
    """The number of the next random event; it follows from the round, and is there for whoever checks a shuffle."""


SENTENCES = Sentences("elements-bad-options")


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The choices of a table, or a position to begin from (EM-14)."""

    mode: Mode | UnsetType = UNSET
    rounds: Rounds | UnsetType = UNSET
    position: Position | UnsetType = UNSET


def settings(given: Options, position: Position | None) -> tuple[Mode, int | None]:
    """The mode and the number of rounds. A position may bring its own, or leave them to the options."""
    mode = agreed_option(given.mode, position.mode if position else None)
    rounds = agreed_option(given.rounds, position.rounds if position else None)
    if mode == "endless":
        return "endless", rounds or DEFAULT_ROUNDS
    if rounds is not None:
        raise BadOptions(SENTENCES("rounds"))
    return "tokens", None


def position(state: ElementsState) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    return {
        "mode": state.mode,
        "rounds": state.rounds,
        "round": state.round,
        "starter": state.starter,
        "turn": state.turn,
        "scores": list(state.scores),
        "hands": [list(hand) for hand in state.hands],
        "fronts": [list(front) for front in state.fronts],
        "display": list(state.display),
        "discards": state.discards,
        "log": [msgspec.to_builtins(entry) for entry in state.log],
        "last": to_json(state.last) if state.last else None,
        "outcome": state.outcome and to_json(state.outcome),
        "chance": state.round + 1,
    }


def resume(state: ElementsState, seed: str, position: Position, mode: Mode, rounds: int | None) -> None:
    """Make ``state`` the game that goes on from a checked position."""
    state._seed = seed
    state.mode = mode
    state.rounds = rounds
    state.round = position.round
    state.turn = position.turn
    state.starter = position.turn if position.starter is None else position.starter
    state.scores = position.scores
    state.hands = [ascending(hand) for hand in position.hands]
    state.fronts = [ascending(front) for front in position.fronts]
    state.display = position.display
    state.discards = position.discards
    state.log = position.log
    state.last = position.last
    state.outcome = position.outcome
    state._remembered = {}
    state.recompute_sums()


def check(position: Position, mode: Mode, rounds: int | None) -> None:
    """Raise BadOptions for a position that no game can reach."""
    named = Counter((*position.hands[0], *position.hands[1], *position.fronts[0], *position.fronts[1]))
    named.update(position.display)
    named[SIX] += position.discards
    if any(count > DECK.count(card) for card, count in named.items()):
        raise BadOptions("The position holds a card more often than the deck does.")
    if named.total() != len(DECK) - ASIDE:
        raise BadOptions(f"Hands, fronts, display and discards hold {named.total()} cards; it must be twelve.")
    if any(len(hand) > HAND_SIZE for hand in position.hands):
        raise BadOptions("A hand has at most six cards.")
    # A card is played, and then maybe taken: a log that holds more has more to come than a round allows.
    if len(position.log) > len(position.display) + position.discards + 2 * sum(map(len, position.fronts)):
        raise BadOptions("The log holds more actions than have been taken.")
    if position.last and not _is_told_whole(position.last):
        raise BadOptions("Hands and sums are shown after a knock, and only then.")
    if position.chance not in (None, position.round + 1):
        raise BadOptions(f"In round {position.round} the next random event is number {position.round + 1}.")
    _check_scores(position, mode, rounds)


def _is_told_whole(last: LastRound) -> bool:
    """True if a result has hands and sums after a knock, and only then."""
    return len({last.how == "knock", last.why != "yield", last.hands is not None, last.sums is not None}) == 1


def _check_scores(position: Position, mode: Mode, rounds: int | None) -> None:
    """Raise BadOptions where the scores, the number of the round and the outcome contradict each other."""
    scores = position.scores
    outcome = outcome_of(mode, rounds, scores)
    if position.outcome not in ([outcome] if outcome else [None, *resignations(scores)]):
        raise BadOptions("The outcome does not follow from the scores.")
    finished = position.round if outcome else position.round - 1
    if position.last and position.last.round != finished:
        raise BadOptions(f"The last round that was finished is number {finished}.")
    if mode == "tokens":
        if min(scores) >= TOKENS_TO_WIN or max(scores) > MOST_TOKENS:
            raise BadOptions("The game was over before it came to these scores.")
        # Every round gives somebody a token, so a game that begins within this bound never leaves it.
        if position.round - sum(scores) > MOST_ROUNDS:
            raise BadOptions(f"Round {position.round} is too late for these scores.")
    elif rounds is None or position.round > rounds or sum(scores) != finished:
        raise BadOptions("In the endless game the scores are the rounds won, and no round follows the last one.")
