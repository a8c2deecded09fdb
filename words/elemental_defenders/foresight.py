"""What comes of a card at once, as everybody can see who looks at the open hands."""

from engine.elemental_defenders.actions import Attack, Defend
from engine.elemental_defenders.cards import HAND_SIZE, virtue
from engine.elemental_defenders.view import DefendersView
from words.elemental_defenders.reasons import Strike, answering_cards, attacks_next


def points_if_unanswered(strike: Strike, view: DefendersView) -> int | None:
    """The points of an attack of ``view.viewer``'s that nothing answers; None where something does (ED-5.2, ED-6)."""
    if answering_cards(strike, view):
        return None
    seat = view.viewer or 0
    left, again = max(len(view.hands[seat]) - 1, 0), not view.hands[seat]
    mediator = view.mediators[seat] is not None
    return (HAND_SIZE - left + mediator) * virtue(strike.card) * (2 if again else 1)


def signs_on_buttons(view: DefendersView) -> list[str]:
    """The signs that stand on the buttons of whoever sees ``view``, by name; none where they are not to play a card."""
    if view.viewer is None or view.viewer != view.turn:
        return []
    if view.attack is not None:
        return ["taking"] if any(attacks_next(Defend(card), view) for card in view.playable_now) else []
    if view.phase != "attack":
        return []
    won = [points_if_unanswered(Attack(card), view) is not None for card in view.playable_now]
    return [*(["answers"] if not all(won) else []), *(["winning"] if any(won) else [])]
