"""What comes of a card at once, as everybody can see who looks at the open hands."""

from engine.elemental_defenders.actions import Attack, Defend
from engine.elemental_defenders.cards import HAND_SIZE, set_of, virtue
from engine.elemental_defenders.legal import fitting
from engine.elemental_defenders.view import DefendersView
from words.elemental_defenders.reasons import Strike, answering_cards, attacks_next, is_last_move, keeps_attacking


def points_if_unanswered(strike: Strike, view: DefendersView) -> int | None:
    """The points of an attack of ``view.viewer``'s that nothing answers; None where something does (ED-5.2, ED-6)."""
    if answering_cards(strike, view):
        return None
    seat = view.viewer or 0
    left, again = max(len(view.hands[seat]) - 1, 0), not view.hands[seat]
    mediator = view.mediators[seat] is not None
    return (HAND_SIZE - left + mediator) * virtue(strike.card) * (2 if again else 1)


def sign_of_answer(answer: Defend, view: DefendersView) -> str | None:
    """The name of the sign on an answer's button: it takes the attack, or leaves the other one that nothing answers."""
    if attacks_next(answer, view):
        return "taking"
    return "losing" if _lets_other_win(answer, view) else None


def _lets_other_win(answer: Defend, view: DefendersView) -> bool:
    if is_last_move(view):
        return False
    seat = view.viewer or 0
    left = [card for card in view.hands[seat] if card != answer.card]
    return any(not fitting(set_of(left), card, False) for card in view.hands[1 - seat])


def signs_on_buttons(view: DefendersView) -> list[str]:
    """The signs that stand on the buttons of whoever sees ``view``, by name; none where they are not to play a card."""
    if view.viewer is None or view.viewer != view.turn:
        return []
    if view.attack is not None:
        signs = {sign_of_answer(Defend(card), view) for card in view.playable_now}
        return [sign for sign in ("taking", "losing") if sign in signs]
    if view.phase != "attack":
        return []
    shown = {sign_of_attack(Attack(card), view) for card in view.playable_now}
    return [sign for sign in ("answers", "staying", "winning") if sign in shown]


def sign_of_attack(strike: Strike, view: DefendersView) -> str:
    """The name of the sign on an attack's button: nothing answers it, what does is weaker, or may be stronger."""
    if not answering_cards(strike, view):
        return "winning"
    return "staying" if keeps_attacking(strike, view) else "answers"
