"""The refusals of Elements: a sentence for the player, and the rule that says so."""

from engine.contract import Action, IllegalAction, Seat
from engine.elements.actions import Discard, Knock, Play, Take, Yield
from engine.elements.state import ElementsState
from engine.sentences import AnyOf, Field, Sentences

SENTENCES = Sentences("elements-refusal")


def refuse(key: str, rule: str, **fields: Field) -> IllegalAction:
    """A refusal by its key."""
    return IllegalAction(SENTENCES(key, **fields), rule)


def objection(state: ElementsState, seat: Seat, action: Action) -> IllegalAction:
    """The reason why ``action`` is not legal for ``seat``, whose turn it is."""
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
    return refuse("play", "EM-4.1", card=card, held=AnyOf(tuple(map(str, held))))
