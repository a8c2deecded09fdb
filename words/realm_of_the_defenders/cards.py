"""The names of cards and Defenders."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

import engine
from engine import Game
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import ELDER, Card, sign, worth
from engine.realm_of_the_defenders.view import RealmView
from words.game import GameWords


class Vocabulary(GameWords[RealmView]):
    """The names of things, of which all sentences are made."""

    game: ClassVar[Game] = engine.GAMES["realm_of_the_defenders"]

    def card(self, card: Card) -> str:
        """A card in few characters: "10♠", "Elder"."""
        return self.say("card-elder") if card == ELDER else sign(card)

    def cards(self, cards: Iterable[Card]) -> str:
        """Cards in a row: "10♠ K♣ Elder"; "none" for none."""
        return " ".join(map(self.card, cards)) or self.say("no-cards")

    def courage(self, cards: Sequence[Card]) -> str:
        """A Courage pool with its sum: "4♥ K♥ (19 in all)"."""
        if len(cards) < 2:
            return self.cards(cards)
        return self.say("courage", cards=self.cards(cards), total=worth(cards))

    def payment_label(self, cards: Sequence[Card]) -> str:
        """A whole payment on a button or in a menu: "Pay 8♦ 5♦ 3♦ (16)"."""
        return self.say("action-pay-all", cards=self.cards(cards), total=worth(cards))

    def defender_name(self, defender: Defender) -> str:
        """A Defender with the letter that stands below the card: "10♠ (c)", "Elder of 7 (d)"."""
        key = "defender-elder" if defender.card == ELDER else "defender"
        return self.say(
            key, card=self.card(defender.card), toughness=defender.toughness, letter=defender_letter(defender.id)
        )

    def defender(self, view: RealmView, number: int | None) -> str:
        """A Defender in play by number."""
        found = None if number is None else view.defender(number)
        return self.defender_name(found) if found else self.say("defender-gone", letter=defender_letter(number or 0))

    def source_text(self, source: str, number: int | None) -> str:
        """The place from which a face card or an Elder is used."""
        return self.say(f"from-{source}", letter=defender_letter(number or 0))


def defender_letter(number: int) -> str:
    """The letter of a Defender by number: a, b … z, aa, ab …"""
    letters = ""
    while number > 0:
        number, place = divmod(number - 1, 26)
        letters = chr(ord("a") + place) + letters
    return letters
