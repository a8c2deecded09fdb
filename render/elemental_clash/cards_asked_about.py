"""The cards that a decision is about: what is printed on them is to be read, in the picture or beside it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Action
from engine.elemental_clash import Card
from engine.elemental_clash.actions import DiscardCard, PlaceCreature, PlayCard, PlayStone, TakeFound, Target
from engine.elemental_clash.language import Static
from engine.elemental_clash.view import ClashView, Permanent


def has_lasting_effect(card: Card) -> bool:
    """True for a card that does something while it lies there, or when it leaves."""
    return any(isinstance(one, Static) or one.on != "play" or one.of != "self" for one in card.ability)


def cards_to_decide_about(view: ClashView, legal: Sequence[Action], *, on_phone: bool = False) -> list[str]:
    """The cards that a viewer is to decide about, each once: what they can play, choose or place, whose attack they can
    block, and in their turn what stays in force. ``on_phone`` but for what they place, which they have read before, and
    what they take from their Spellbook, which is told in a menu."""
    decision = view.decision
    if decision is None or decision.seat != view.viewer:
        return []
    about = [one for one in legal if not (on_phone and isinstance(one, PlaceCreature | TakeFound))]
    return [*dict.fromkeys(card for card in _cards_in_question(view, decision.kind, about) if card in view.rules)]


def _cards_in_question(view: ClashView, kind: str, legal: Sequence[Action]) -> Iterator[str]:
    lying = {place: card for seat in (view.player, 1 - view.player) for place, card in view.cards_on_field(seat)}
    if kind == "discard":
        yield from (action.card for action in legal if isinstance(action, DiscardCard))
    if kind == "block":
        attackers = [lying[attack.from_].card for attack in view.attacks if attack.from_ in lying]
        yield from (card for card in attackers if has_lasting_effect(view.rules[card]))
    for action in legal:
        match action:
            case PlayCard(card=card) | TakeFound(card=card) | Target(card=str(card)):
                yield card
            case PlayStone(card=card) if view.rules[card].ability:
                yield card
            case PlaceCreature(from_=start) if start in lying and has_lasting_effect(view.rules[lying[start].card]):
                yield lying[start].card
    if kind == "main":
        yield from (card.card for card in lying.values() if isinstance(card, Permanent))
