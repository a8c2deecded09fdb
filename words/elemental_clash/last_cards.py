"""What ends a turn by itself, said before it is played: nobody is asked for more where no card can be played."""

from collections.abc import Collection

from engine import Action
from engine.elemental_clash.actions import GoToCombat, PlayCard
from engine.elemental_clash.cards import Card
from engine.elemental_clash.language import Damage, Draw, Heal, Static
from engine.elemental_clash.stakes import attacks
from engine.elemental_clash.view import ClashView
from words.elemental_clash.naming import Naming

KEEPS_PILES = (Draw, Heal)
"""What an ability may do without making room on a pile; damage to the other player does not, either."""


def told(words: Naming, view: ClashView, legal: Collection[Action]) -> list[str]:
    """A line where the next card that is played ends the turn, or an attack does; nothing where neither is certain.

    A turn ends by itself where the stones of the turn have been played and each pile carries something: then
    everybody knows that no card can be played.
    """
    side = view.seats[view.player]
    free = sum(pile.card is None for pile in side.piles)
    if view.phase not in ("main1", "main2") or not side.piles:
        return []
    if any(isinstance(action, GoToCombat) for action in legal):
        leaves_piles = any(attack.from_[1] == "S" for attack in attacks(view))
        return [words.say("last-attack")] if not (free or view.stones_left or leaves_piles) else []
    held = {action.card for action in legal if isinstance(action, PlayCard)}
    if not held or free != 1 or view.stones_left or not all(_stays(view.rules[card], view) for card in held):
        return []
    return [words.say("last-card")]


def _stays(card: Card, view: ClashView) -> bool:
    """True for a card after which no pile is free and nobody can attack, whatever its abilities do."""
    if view.phase == "main1" and "quickattacker" in card.keywords:
        return False
    triggered = [one for one in card.ability if not isinstance(one, Static) and one.on == "play"]
    return all(
        isinstance(op, KEEPS_PILES) or (isinstance(op, Damage) and op.to == "opp") for one in triggered for op in one.do
    )
