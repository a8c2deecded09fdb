"""The legal actions (EM-4, EM-5, EM-6)."""

from engine.caches import cached
from engine.contract import Seat
from engine.elements.actions import DISCARD, KNOCK, PLAYS, TAKE, YIELD, Move
from engine.elements.cards import SIX, Cards
from engine.elements.state import ElementsState


def legal(state: ElementsState, seat: Seat) -> tuple[Move, ...]:
    """Everything that ``seat`` may do now, resigning apart."""
    if state.outcome or seat != state.turn:
        return ()
    return _actions_of_hand(
        state.hands[seat], bool(state.display), state.sums[seat] <= state.limit, state.mode == "endless"
    )


def forced(state: ElementsState, seat: Seat) -> Move | None:
    """The actions of whoever has no card in hand: everybody can count that player's sum (EM-6.2)."""
    actions = state.legal(seat)
    return actions[0] if len(actions) == 1 and not state.hands[seat] else None


@cached(2)
def _actions_of_hand(hand: Cards, may_take: bool, may_knock: bool, endless: bool) -> tuple[Move, ...]:
    """Everything that a player with this hand may do, in the order of ``legal()``."""
    moves: list[Move] = [PLAYS[card] for card in sorted(set(hand))]
    if may_take:
        moves.append(TAKE)
    if SIX in hand:
        moves.append(DISCARD)
    if may_knock:
        moves.append(KNOCK)
    if not endless or not moves:  # EM-9.3
        moves.append(YIELD)
    return tuple(moves)
