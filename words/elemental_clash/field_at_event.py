"""The field of Elemental Clash at the time when something happened, from what came before and after it."""

from collections.abc import Sequence

from engine import Event
from engine.elemental_clash import POOL
from engine.elemental_clash import events as happened
from engine.elemental_clash.language import SPELLS
from engine.elemental_clash.view import ClashView

FIGHTS = happened.Attacked | happened.Blocked | happened.Fought


class FieldAtEvent:
    """The field at one event of a story; ``view`` shows it after the last one."""

    def __init__(self, view: ClashView | None, earlier: Sequence[Event], later: Sequence[Event]) -> None:
        self.view = view
        self.earlier = earlier
        self.later = later

    def has_namesake(self, ref: str, card: str) -> bool:
        """Whether the owner of what lies, or lay, at a place has another card of this name, or had it a moment ago."""
        if self.view is not None:
            lying = ((place, one.card) for place, one in self.view.cards_on_field(int(ref[0])))
            if any(place != ref and name == card for place, name in lying):
                return True
        fights = (one for one in (*self.earlier, *self.later) if isinstance(one, FIGHTS))
        return any(one.card == card and one.from_ != ref and one.from_[0] == ref[0] for one in fights)

    def card_at(self, ref: str) -> str | None:
        """The card that lay at a place; None where nobody says."""
        for event in self.later:
            if (card := _speaks_of(event, ref) or _takes_away(event, ref)) is not None:
                return card
            if _card_brought(event, ref) is not None:
                return self._card_that_had_come(ref)
        there = None if self.view is None else self.view.card_at(ref)
        if there is not None:
            return there.card
        fallen = {} if self.view is None else dict(self.view.fallen())
        return self._card_that_had_come(ref) or fallen.get(ref)  # what is told may end before its end

    def spell_at_link(self, number: int) -> str | None:
        """The spell that is a link of the chain then; None where nobody says."""
        links: list[str] = []
        for event in self.earlier:
            if isinstance(event, happened.Resolved | happened.Countered):
                links.clear()
            elif (spell := _spell_played(event)) is not None:
                links.append(spell)
        ended: list[str] = []
        left: Sequence[str] = () if self.view is None else [link.card for link in self.view.chain]
        for event in self.later:
            if isinstance(event, happened.Resolved | happened.Countered):
                ended.append(event.card)
            elif (spell := _spell_played(event)) is not None:
                if ended:
                    left = ()  # of the next chain
                    break
                links.append(spell)
        # What is told begins perhaps in the middle of the chain: its first links are those that end besides.
        first = [*left, *reversed(ended)]
        for spell in links:
            if spell in first:
                first.remove(spell)
        links = [*first, *links]
        return links[number - 1] if number <= len(links) else None

    def _card_that_had_come(self, ref: str) -> str | None:
        """The card that had come to a place, and had not left it."""
        for event in reversed(self.earlier):
            if (card := _speaks_of(event, ref) or _card_brought(event, ref)) is not None:
                return card
            if _takes_away(event, ref) is not None:
                return None
        return None


def _spell_played(event: Event) -> str | None:
    """The spell that is played, a link of the chain from then on."""
    if isinstance(event, happened.CardPlayed) and event.card in POOL and POOL[event.card].kind in SPELLS:
        return event.card
    return None


def _speaks_of(event: Event, ref: str) -> str | None:
    """The card that an event names at a place, where it lies before and after it."""
    match event:
        case (
            happened.Damaged(at=at, card=str(card))
            | happened.Healed(at=at, card=str(card))
            | happened.Buffed(at=at, card=card)
            | happened.Attacked(from_=at, card=card)
            | happened.Blocked(from_=at, card=card)
            | happened.Fought(from_=at, card=card)
        ) if at == ref:
            return card
    return None


def _takes_away(event: Event, ref: str) -> str | None:
    """The card that leaves a place with an event."""
    match event:
        case (
            happened.Destroyed(ref=at, card=card)
            | happened.Moved(from_=at, card=card)
            | happened.Placed(from_=at, card=card)
        ) if at == ref:
            return card
    return None


def _card_brought(event: Event, ref: str) -> str | None:
    """The card that comes to a place with an event."""
    match event:
        case happened.Moved(into=at, card=card) | happened.Placed(ref=at, card=card) if at == ref:
            return card
        case happened.CardPlayed(seat=seat, card=card, pile=pile) if ref == f"{seat}S{pile}":
            return card
    return None
