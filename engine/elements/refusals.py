"""Why an action is not legal, in a sentence for the player."""

from engine.contract import Action, IllegalAction, Seat, listed
from engine.elements.actions import Discard, Knock, Play, Take, Yield
from engine.elements.state import ElementsState
from engine.sentences import Sentences

SENTENCES = Sentences(
    "elements-refusal",
    {
        "take": "There is nothing to take: the display is empty.",
        "discard": "You can only discard a 6 from your hand, and you hold none.",
        "knock": "You can't knock yet: your sum is {sum}, the limit is {limit}.",
        "yield": "In the endless game you can yield only when nothing else is possible.",
        "unknown": "That is not an action of Elements.",
        "no-card": "Your hand is empty: there is no card to play.",
        "play": "There is no {card} in your hand: you hold {held}.",
    },
)


def refuse(key: str, rule: str, **fields: str | int) -> IllegalAction:
    """A refusal by its key."""
    return IllegalAction(SENTENCES(key, **fields), rule)


def objection(state: ElementsState, seat: Seat, action: Action) -> IllegalAction:
    """Why ``action``, which is not legal for ``seat`` whose turn it is, is not."""
    match action:
        case Play(card):
            return _not_held(state, seat, card)
        case Take():
            return refuse("take", "EM-4.2")
        case Discard():
            return refuse("discard", "EM-4.3")
        case Knock():
            return refuse("knock", "EM-5.1", sum=state.sums[seat], limit=state.limit)
        case Yield():
            return refuse("yield", "EM-9.3")
        case _:
            return refuse("unknown", "EM-3.1")


def _not_held(state: ElementsState, seat: Seat, card: int) -> IllegalAction:
    held = sorted(set(state.hands[seat]))
    if not held:
        return refuse("no-card", "EM-4.1")
    return refuse("play", "EM-4.1", card=card, held=listed(held))
