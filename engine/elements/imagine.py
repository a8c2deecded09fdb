"""A full game drawn at random from those that a viewer holds possible."""

from engine.chance import Chance
from engine.contract import Seat
from engine.elements.cards import DECK, SIX, Cards, ascending
from engine.elements.position import Position, resume
from engine.elements.state import ElementsState
from engine.elements.view import ElementsView
from engine.two_player import SEATS


def imagine(state: ElementsState, view: ElementsView, seat: Seat | None, seed: str) -> None:
    """Fill ``state``: the cards that ``seat`` does not see are dealt to the hidden hands and the aside."""
    hands: list[Cards] = [(), ()]
    if seat is not None:
        hands[seat] = view.hands[seat] or ()
    unseen = list(DECK)
    for card in (*view.fronts[0], *view.fronts[1], *view.display, *(SIX,) * view.discards, *hands[0], *hands[1]):
        unseen.remove(card)
    Chance(f"{seed}/imagine", 0).shuffle(unseen)
    for hidden in SEATS:
        if hidden != seat:
            hands[hidden] = ascending([unseen.pop() for _ in range(view.hand_sizes[hidden])])
    position = Position(
        hands=(hands[0], hands[1]),
        # After the end no turn shows, and none matters.
        turn=view.starter if view.turn is None else view.turn,
        fronts=view.fronts,
        display=view.display,
        discards=view.discards,
        starter=view.starter,
        round=view.round,
        scores=view.scores,
        log=view.log,
        last=view.last,
        outcome=view.outcome,
    )
    resume(state, seed, position, view.mode, view.rounds)
