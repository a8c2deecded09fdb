"""The effects of actions: cards move, rounds are scored, the next one is dealt."""

from typing import Literal, assert_never

from engine.chance import Chance
from engine.contract import Event, Outcome, Seat
from engine.elements.actions import Discard, Knock, Move, Play, Take, Yield
from engine.elements.cards import DECK, SIX, Card, Pair, ascending, without
from engine.elements.events import Dealt, Discarded, Knocked, Played, RoundBegun, Scored, Taken, Why, Yielded
from engine.elements.state import TOKENS_FOR_KNOCK, ElementsState, LastRound, LogEntry, Mode
from engine.two_player import SEATS, Scores, other, seat_with_higher

TOKENS_TO_WIN = 6
TOKENS_FOR_YIELD = 1


def begin(state: ElementsState, seed: str, mode: Mode, rounds: int | None) -> None:
    """Make ``state`` a fresh game: the coin for the starter is random event 0 (EM-2.2)."""
    state._seed = seed
    state.mode = mode
    state.rounds = rounds
    state.scores = (0, 0)
    state.last = None
    state.outcome = None
    state._remembered = {}
    _deal_round(state, 1, SEATS[Chance(seed, 0).below(2)])


def _deal_round(state: ElementsState, number: int, starter: Seat) -> None:
    """Shuffle and deal round ``number``; its shuffle is the random event of that number (EM-2.3, EM-2.4)."""
    deck = list(DECK)
    Chance(state._seed, number).shuffle(deck)
    state.round = number
    state.starter = state.turn = starter
    state.hands = [ascending(deck[:-13:-2]), ascending(deck[-2:-13:-2])]  # popped in turn, seat 0 first
    state.fronts = [(), ()]
    state.display = ()
    state.discards = 0
    state.log = ()
    state.recompute_sums()


def apply(state: ElementsState, seat: Seat, action: Move) -> list[Event]:
    """Carry out a legal action."""
    match action:
        case Play(card):
            return _play_card(state, seat, card)
        case Take():
            return _take_card(state, seat)
        case Discard():
            return _discard_six(state, seat)
        case Knock():
            return _knock(state, seat)
        case Yield():
            return _yield_round(state, seat)
        case _:
            assert_never(action)


def _play_card(state: ElementsState, seat: Seat, card: Card) -> list[Event]:
    state.hands[seat] = without(state.hands[seat], card)
    state.display += (card,)
    state.sums[seat] -= card
    state.limit += card
    state.log += (LogEntry(seat, "play", card),)
    state.turn = other(seat)
    return [Played(seat=seat, card=card, limit=state.limit)]


def _take_card(state: ElementsState, seat: Seat) -> list[Event]:
    card = state.display[-1]
    state.display = state.display[:-1]
    state.fronts[seat] = ascending((*state.fronts[seat], card))
    state.sums[seat] += card
    state.limit -= card
    state.log += (LogEntry(seat, "take", card),)
    state.turn = other(seat)
    return [Taken(seat=seat, card=card, limit=state.limit)]


def _discard_six(state: ElementsState, seat: Seat) -> list[Event]:
    state.hands[seat] = without(state.hands[seat], SIX)
    state.discards += 1
    state.sums[seat] -= SIX
    state.log += (LogEntry(seat, "discard", SIX),)
    state.turn = other(seat)
    return [Discarded(seat=seat, card=SIX)]


def _knock(state: ElementsState, seat: Seat) -> list[Event]:
    rival = other(seat)
    mine, theirs = state.sums[seat], state.sums[rival]
    why: Why
    if theirs > state.limit:
        why = "over"
    elif theirs < mine:
        why = "higher"
    else:
        why = "equal" if theirs == mine else "lower"
    winner = seat if why in ("over", "higher") else rival
    hands, sums = state.both_hands(), (state.sums[0], state.sums[1])
    knocked = Knocked(seat=seat, limit=state.limit, hands=hands, sums=sums)
    return [knocked, *_score_round(state, seat, "knock", why, winner, TOKENS_FOR_KNOCK, hands, sums)]


def _yield_round(state: ElementsState, seat: Seat) -> list[Event]:
    scored = _score_round(state, seat, "yield", "yield", other(seat), TOKENS_FOR_YIELD, None, None)
    return [Yielded(seat=seat), *scored]


def _score_round(
    state: ElementsState,
    by: Seat,
    how: Literal["knock", "yield"],
    why: Why,
    winner: Seat,
    tokens: int,
    hands: Pair | None,
    sums: tuple[int, int] | None,
) -> list[Event]:
    """Close the round, and end the game or deal the next one (EM-7.1, EM-8.1, EM-9.2)."""
    points = tokens if state.mode == "tokens" else 1
    fronts = (state.fronts[0], state.fronts[1])
    state.last = LastRound(state.round, by, how, why, state.limit, hands, fronts, sums, winner, points)
    south, north = state.scores
    state.scores = (south + points, north) if winner == 0 else (south, north + points)
    scored = Scored(round=state.round, winner=winner, points=points, why=why, scores=state.scores)
    outcome = outcome_of(state.mode, state.rounds, state.scores)
    if outcome:
        return [scored, state.end(outcome)]
    _deal_round(state, state.round + 1, winner)
    begun = RoundBegun(round=state.round, starter=winner)
    return [scored, begun, *(Dealt(seat=seat, hand=state.hands[seat], to=(seat,)) for seat in SEATS)]


def outcome_of(mode: Mode, rounds: int | None, scores: Scores) -> Outcome | None:
    """The end of a game with these scores, or None if it goes on (EM-8.1, EM-9.4)."""
    if mode == "tokens":
        return Outcome(seat_with_higher(scores), scores, "tokens") if max(scores) >= TOKENS_TO_WIN else None
    return Outcome(seat_with_higher(scores), scores, "rounds") if sum(scores) == rounds else None
