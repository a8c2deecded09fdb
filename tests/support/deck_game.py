"""Games with built decks for the tests of what they share: their cards are the five elements and Yin/Yang."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import words.voice
from engine.decks import Deck, Decks, Objection
from engine.elements import Elements, ElementsInPlay
from engine.sentences import Sentence
from tests.sessions.doubles import Auction, AuctionState
from words.decks import DeckWords, UnreadText, excerpt

POINTS = {"wood": 1, "fire": 2, "earth": 3, "metal": 4, "water": 5, "yin_yang": 9}
ORDER = list(POINTS)
MOST_POINTS = 20
FEWEST = 4


class ElementDecks(Decks):
    """Four cards at least, three of each at most, 20 points at most; in the endless game no Yin/Yang."""

    ready: Mapping[str, Deck] = {
        "standard": ("wood", "fire", "earth", "metal"),
        "flood": ("wood", "water", "water", "water"),
    }
    groups: Mapping[str, Sequence[str]] = {
        "growing": ("wood", "earth"),
        "moving": ("fire", "water"),
        "others": ("metal", "yin_yang"),
    }

    def __init__(self, *, public: bool) -> None:
        self.public = public

    def most(self, card: str) -> int:
        return 3

    def in_order(self, cards: Iterable[str]) -> Deck:
        return tuple(sorted(cards, key=ORDER.index))

    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        found = []
        if (points := sum(POINTS[card] for card in deck)) > MOST_POINTS:
            found.append(_object(f"It costs {points} of {MOST_POINTS} points.", "EL-1"))
        if len(deck) < FEWEST:
            found.append(_object(f"It has {len(deck)} of at least {FEWEST} cards.", "EL-2"))
        for card, count in Counter(deck).items():
            if count > self.most(card):
                found.append(_object(f"It holds {count} times {card.capitalize()}.", "EL-3"))
        if options.get("mode") == "endless" and "yin_yang" in deck:
            found.append(_object("The endless game has no Yin-Yang.", "EL-4"))
        return found


class ElementDeckWords(DeckWords):
    """The words of these decks, in English."""

    def card_name(self, card: str) -> str:
        return "Yin/Yang" if card == "yin_yang" else card.capitalize()

    def card_facts(self, card: str) -> str:
        return f"{POINTS[card]} points"

    def deck_summary(self, deck: Sequence[str]) -> str:
        return f"{len(deck)} cards, {sum(POINTS[card] for card in deck)} of {MOST_POINTS} points"

    def write_deck(self, deck: Sequence[str]) -> str:
        return ", ".join(self.decks.in_order(deck))

    def _entries(self, text: str) -> Iterator[tuple[str, int]]:
        for word in text.replace(",", " ").lower().split():
            yield word if word in POINTS else UnreadText(excerpt(word)), 1


# Whoever speaks of a game's decks finds their words here, as of those that are played.
words.voice.DECKS = {**words.voice.DECKS, "elements": ElementDeckWords, "auction": ElementDeckWords}


def _object(message: str, rule: str) -> Objection:
    return Objection(Sentence(words=message), rule)


class StricterDecks(ElementDecks):
    """The next release of the rules: water is forbidden."""

    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        wet = [_object("Water is not allowed any more.", "EL-5")] if "water" in deck else []
        return wet + super().objections(deck, options)


class DryDecks(ElementDecks):
    """A release in which there is no water."""

    ready: Mapping[str, Deck] = {"standard": ("wood", "fire", "earth", "metal")}
    groups: Mapping[str, Sequence[str]] = {"all": ("yin_yang", "metal", "earth", "fire", "wood")}


def _without_decks(options: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in options.items() if name != "decks"}


class DeckElements(Elements):
    """Elements with decks that everybody may read; they don't change how it is played."""

    decks: ClassVar[Decks | None] = ElementDecks(public=True)

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> ElementsInPlay:
        return super()._new(seats, seed, _without_decks(options))


class SecretDeckElements(DeckElements):
    """The same with decks that are their owners' secret."""

    decks: ClassVar[Decks | None] = ElementDecks(public=False)


class DeckAuction(Auction):
    """A game with decks for up to four."""

    decks: ClassVar[Decks | None] = ElementDecks(public=False)

    def _new(self, seats: int, seed: str, options: Mapping[str, Any]) -> AuctionState:
        return super()._new(seats, seed, _without_decks(options))


class StricterAuction(DeckAuction):
    """Its next release."""

    decks: ClassVar[Decks | None] = StricterDecks(public=False)


class DryAuction(DeckAuction):
    """A release without some of the cards."""

    decks: ClassVar[Decks | None] = DryDecks(public=False)


class StricterElements(DeckElements):
    """The next release of the game with open decks."""

    decks: ClassVar[Decks | None] = StricterDecks(public=True)
