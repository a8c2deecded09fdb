"""The words of Spellbooks."""

from collections.abc import Sequence
from functools import cached_property

from engine.elemental_clash import POOL
from words.decks import DeckWords
from words.elemental_clash.card_and_place_names import ClashNames

ABOUT = 100
"""The most characters of what stands below a card's name in a menu."""
NAMED_ELEMENTS = 2
"""Up to this many elements of a Spellbook are named."""
FEW_STONES = 13
"""With fewer stones among 40 cards most opening hands of five hold one at most."""


class SpellbookWords(DeckWords):
    """The words of Spellbooks."""

    @cached_property
    def card_names(self) -> ClashNames:
        """The names of cards, which the game's other words use, too."""
        return ClashNames(self.catalogue)

    def card_name(self, card: str) -> str:
        return self.card_names.card(card)

    def card_facts(self, card: str) -> str:
        found, text = POOL[card], self.card_names.printed_text(card)
        if found.kind == "stone":
            return _shortened_text(text)
        level = self.say(f"level-{found.level}")
        if found.creature:
            atk, def_, _ = found.printed
            numbers = {"atk": atk, "def": def_}
            return _shortened_text(
                self.say("about-creature", level=level, kind=self.card_names.creature_type(found), text=text, **numbers)
            )
        return _shortened_text(
            self.say("about-spell", level=level, kind=self.say(f"about-kind-{found.kind}"), text=text)
        )

    def deck_summary(self, deck: Sequence[str]) -> str:
        cards = [POOL[card] for card in deck]
        found = dict.fromkeys(card.element for card in cards if card.element != "neutral")
        elements = [element for element in ("earth", "air", "fire", "water") if element in found]
        stones = sum(card.kind == "stone" for card in cards)
        said = self.say("cards", n=len(cards))
        if stones:
            said = self.say("deck-stones", cards=said, stones=stones)
        if not 0 < len(elements) <= NAMED_ELEMENTS:
            return said
        named = self.catalogue.list_in_sentence([self.say(f"element-{element}") for element in elements])
        return self.say("deck-elements", cards=said, elements=named)

    def deck_advice(self, deck: Sequence[str]) -> Sequence[str]:
        """Stones that are few, and cards of elements that none of the stones gives (EC-4.3)."""
        cards = [POOL[card] for card in deck]
        given = [card.energy for card in cards if card.kind == "stone"]
        few = [self.say("deck-few-stones", stones=len(given))] if len(given) < FEW_STONES else []
        if "any" in given:
            return few
        without = [card.element for card in cards if card.element not in ("neutral", *given)]
        if not without:
            return few
        elements = self.catalogue.list_in_sentence([self.say(f"element-{one}") for one in dict.fromkeys(without)])
        return [*few, self.say("deck-no-energy", elements=elements, count=len(without))]


def _shortened_text(text: str) -> str:
    """The text, cut between words where it is too long."""
    text = text.strip()
    return text if len(text) <= ABOUT else f"{text[: ABOUT - 1].rpartition(' ')[0]}…"
