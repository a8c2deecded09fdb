"""Why an action is not legal, in a sentence for the player."""

from engine.contract import Action, IllegalAction, Seat, listed
from engine.elements.actions import Discard, Knock, Play, Take, Yield
from engine.elements.state import ElementsState


def objection(state: ElementsState, seat: Seat, action: Action) -> IllegalAction:
    """Why ``action``, which is not legal for ``seat`` whose turn it is, is not."""
    match action:
        case Play(card):
            return _not_held(state, seat, card)
        case Take():
            return IllegalAction("There is nothing to take: the display is empty.", "EM-4.2", "elements-refusal-take")
        case Discard():
            return IllegalAction(
                "You can discard only a 6 from your hand, and you hold none.", "EM-4.3", "elements-refusal-discard"
            )
        case Knock():
            total, limit = state.sums[seat], state.limit
            return IllegalAction(
                f"You can't knock yet: your sum is {total}, the limit is {limit}.",
                "EM-5.1",
                "elements-refusal-knock",
                {"sum": total, "limit": limit},
            )
        case Yield():
            return IllegalAction(
                "In the endless game you can yield only when nothing else is possible.",
                "EM-9.3",
                "elements-refusal-yield",
            )
        case _:
            return IllegalAction("That is not an action of Elements.", "EM-3.1", "elements-refusal-unknown")


def _not_held(state: ElementsState, seat: Seat, card: int) -> IllegalAction:
    held = sorted(set(state.hands[seat]))
    if not held:
        return IllegalAction("Your hand is empty: there is no card to play.", "EM-4.1", "elements-refusal-no-card")
    return IllegalAction(
        f"There is no {card} in your hand: you hold {listed(held)}.",
        "EM-4.1",
        "elements-refusal-play",
        {"card": card, "held": listed(held)},
    )
