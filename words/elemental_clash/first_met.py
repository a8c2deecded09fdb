"""Cards of the other's that somebody sees for the first time: what is printed on them is told with them."""

from collections.abc import Sequence

from engine import Event
from engine.elemental_clash import events as happened
from engine.elemental_clash.view import ClashView

PLAYED = happened.StonePlayed | happened.CardPlayed
TOLD = happened.TriggerCarriedOut | happened.Resolved
"""With these a card does something, as the lines of its effects say."""


def cards_just_met(events: Sequence[Event], later: Sequence[Event], view: ClashView) -> list[str]:
    """The cards among those played in ``events`` of which the other has no other copy on the field or in the discard
    pile, but for basic stones, for spells that are asked about, and for what has had its effect in ``later`` events."""
    assert view.viewer is not None, "whoever watches is told names alone"
    side = view.seats[1 - view.viewer]
    there = [*side.discard, *(lying.card for _, lying in view.cards_on_field(1 - view.viewer))]
    there += [stone for pile in side.piles for stone in pile.stones]
    told = {link.card for link in view.chain} | {one.card for one in later if isinstance(one, TOLD)}
    told -= {card for card in told if view.rules[card].kind == "permanent"}
    played = [one.card for one in events if isinstance(one, PLAYED) and one.seat != view.viewer]
    return [
        card
        for card in dict.fromkeys(played)
        if there.count(card) <= 1
        and card not in told
        and (view.rules[card].kind != "stone" or view.rules[card].ability)
    ]
