"""The effects of actions, and the deal (ED-2, ED-3, ED-5, ED-8)."""

from typing import assert_never

from msgspec.structs import asdict

from engine.chance import Chance
from engine.contract import Event, Outcome, Seat
from engine.elemental_defenders.actions import Attack, Challenge, Defend, Mediate, Move, Pass
from engine.elemental_defenders.cards import BIT, CARDS, DECK, HAND_SIZE, Card, CardSet, set_of, virtue
from engine.elemental_defenders.events import Attacked, Defended, Mediated, Passed, RoundBegun, RoundEnded
from engine.elemental_defenders.legal import answers
from engine.elemental_defenders.state import LAST_MOVE, ROUNDS, DefendersState, Mode, Result, opener_of
from engine.two_player import Scores, other, seat_with_higher


def begin(state: DefendersState, seed: str, mode: Mode) -> None:
    """Deal a fresh game; its shuffle is random event 0 (ED-2.1)."""
    deck = list(DECK)
    Chance(seed, 0).shuffle(deck)
    state.mode = mode
    state.scores = (0, 0)
    state.results = ()
    state.last_piles = None
    state.outcome = None
    _begin_round(state, 1, (set_of(deck[::-2]), set_of(deck[-2::-2])))  # popped in turn, seat 0 first


def _begin_round(state: DefendersState, number: int, dealt: tuple[CardSet, CardSet]) -> None:
    state.round = number
    state.dealt = dealt
    state.opener = state.attacker = state.turn = opener_of(dealt)
    state.phase = "mediator" if state.mode == "advanced" else "attack"
    state.attack = None
    state.challenge = False
    state.move = 1
    state.hands = [*dealt]
    state.piles = [(), ()]
    state.mediators = [None, None]
    state._remembered = {}


def apply(state: DefendersState, seat: Seat, action: Move) -> list[Event]:
    """Carry out a legal action."""
    match action:
        case Attack(card):
            return _attack(state, seat, card, challenge=False)
        case Defend(card):
            return _defend(state, seat, card)
        case Challenge(card):
            return _attack(state, seat, card, challenge=True)
        case Mediate(card):
            return _put_mediator_aside(state, seat, card)
        case Pass():
            return _pass(state, seat)
        case _:
            assert_never(action)


def _put_mediator_aside(state: DefendersState, seat: Seat, card: Card) -> list[Event]:
    state.hands[seat] = CardSet(state.hands[seat] & ~BIT[card])
    state.mediators[seat] = card
    if seat == state.opener:
        state.phase, state.turn = "answer", other(seat)
    else:
        state.phase, state.turn = "attack", state.opener
    return [Mediated(seat=seat, card=card)]


def _pass(state: DefendersState, seat: Seat) -> list[Event]:
    state.phase, state.turn = "attack", state.opener
    return [Passed(seat=seat)]


def _play_card(state: DefendersState, seat: Seat, card: Card) -> bool:
    """Put a card on its owner's pile, if it does not lie there already; whether it does."""
    hand = state.hands[seat]
    if not hand:
        return True
    state.hands[seat] = CardSet(hand & ~BIT[card])
    state.piles[seat] += (card,)
    return False


def _attack(state: DefendersState, seat: Seat, card: Card, *, challenge: bool) -> list[Event]:
    again = _play_card(state, seat, card)
    attacked = Attacked(seat=seat, card=card, challenge=challenge, move=state.move, again=again)
    state.attack = card
    state.challenge = challenge
    state.phase = "defend"
    state.turn = other(seat)
    if answers(state, state.turn):
        return [attacked]
    return [attacked, *_end_round(state, _result_of_round(state, seat, card, again))]  # ED-3.2


def _defend(state: DefendersState, seat: Seat, card: Card) -> list[Event]:
    assert state.attack is not None
    again = _play_card(state, seat, card)
    takes = BIT[card] < BIT[state.attack]  # ED-4.4
    defended = Defended(seat=seat, card=card, move=state.move, again=again, takes=takes)
    if takes:
        state.attacker = seat
    state.attack = None
    state.challenge = False
    state.phase = "attack"
    state.turn = state.attacker
    if state.move < state.last_move():
        state.move += 1
        return [defended]
    tie = Result(round=state.round, opener=state.opener, move=state.move)  # ED-5.1
    state.move = LAST_MOVE
    return [defended, *_end_round(state, tie)]


def _result_of_round(state: DefendersState, seat: Seat, card: Card, again: bool) -> Result:
    """The round won by an attack without an answer (ED-5.2, ED-6.5, ED-6.7)."""
    left = state.hands[seat].bit_count()
    mediator = state.mediators[seat] is not None
    return Result(
        round=state.round,
        opener=state.opener,
        winner=seat,
        card=card,
        left=left,
        mediator=mediator,
        righteous=again,
        move=state.move,
        points=(HAND_SIZE - left + mediator) * virtue(card) * (2 if again else 1),
    )


def _end_round(state: DefendersState, result: Result) -> list[Event]:
    state.results += (result,)
    south, north = state.scores
    if result.winner is not None:
        state.scores = (south + result.points, north) if result.winner == 0 else (south, north + result.points)
    ended = RoundEnded(scores=state.scores, **asdict(result))
    if state.round == ROUNDS:
        return [ended, state.end(outcome_of(state.scores))]
    state.last_piles = (state.piles[0], state.piles[1])
    south_cards, north_cards = state.dealt
    _begin_round(state, state.round + 1, (north_cards, south_cards))  # ED-8.1
    hands = (CARDS(state.hands[0]), CARDS(state.hands[1]))
    return [ended, RoundBegun(round=state.round, opener=state.opener, hands=hands)]


def outcome_of(scores: Scores) -> Outcome:
    """The end of a game after its last round (ED-8.2)."""
    winners = seat_with_higher(scores)
    return Outcome(winners, scores, "score" if winners else "tie")
