"""A realm: everything that one seat owns (RD-1.5)."""

from collections.abc import Sequence

from engine.contract import Seat
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender, Defenders
from engine.realm_of_the_defenders.cards import ACE, ELDER, JACK, QUEEN, Card, Cards, DeckList, add, canonical, worth
from engine.realm_of_the_defenders.questions import POWER_PRICE

SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))


class Realm:
    """All zones are tuples, so that a copy shares them. All but ``deck`` and ``fortresses`` are in canonical order.

    The discard pile has no order: it is sorted when it is shuffled or shown to a test.
    """

    __slots__ = (
        "bid",
        "bid_cards",
        "bid_done",
        "courage",
        "deck",
        "deck_list",
        "defeated",
        "defenders",
        "discard",
        "fortresses",
        "hand",
        "out",
        "own_turns",
        "power",
    )

    deck_list: DeckList
    deck: Cards
    hand: Cards
    discard: Cards
    defeated: Cards
    fortresses: Cards
    power: Cards
    courage: Cards
    defenders: Defenders
    bid_cards: Cards
    bid: Cards
    bid_done: bool
    out: bool
    own_turns: int

    def copy(self) -> "Realm":
        twin = Realm.__new__(Realm)
        twin.deck_list = self.deck_list
        twin.deck = self.deck
        twin.hand = self.hand
        twin.discard = self.discard
        twin.defeated = self.defeated
        twin.fortresses = self.fortresses
        twin.power = self.power
        twin.courage = self.courage
        twin.defenders = self.defenders
        twin.bid_cards = self.bid_cards
        twin.bid = self.bid
        twin.bid_done = self.bid_done
        twin.out = self.out
        twin.own_turns = self.own_turns
        return twin

    def defender(self, id_: DefenderId) -> Defender:
        """The Defender with an id that is in play here."""
        return next(defender for defender in self.defenders if defender.id == id_)

    def take_from_play(self, defender: Defender) -> None:
        self.defenders = tuple([other for other in self.defenders if other is not defender])

    def lose(self, defender: Defender) -> None:
        """A Defender is defeated or sacrificed from play; an Elder is discarded with his Money (RD-1.6)."""
        self.take_from_play(defender)
        if defender.card == ELDER:
            self.discard += (ELDER, *defender.under)
        else:
            self.bury((defender.card,))

    def bury(self, cards: Cards) -> None:
        """Put cards on the defeated pile."""
        self.defeated = add(self.defeated, cards[0]) if len(cards) == 1 else canonical(self.defeated + cards)

    def can_pay_for_power(self) -> bool:
        return worth(self.courage) >= POWER_PRICE

    def may_hold(self, card: Card) -> bool:
        """Whether everybody must reckon with this face card in the hand (RD-10.4)."""
        if not self.hand:
            return False
        listed = self.deck_list
        copies = {ACE: listed.aces, QUEEN: listed.queens, JACK: listed.jacks}[card]
        shown = self.defeated.count(card) + sum([defender.card == card for defender in self.defenders])
        return copies > shown

    def threatens(self, card: Card, in_play: Sequence[Defender]) -> bool:
        """Whether all must reckon with the power of a face card (RD-6.3, RD-5.12)."""
        return (any(one.card == card for one in in_play) or self.may_hold(card)) and self.can_pay_for_power()


def take_top(realm: Realm, count: int) -> Cards:
    """The top cards of a deck, which are its last ones, in the order of drawing."""
    left = max(0, len(realm.deck) - count)
    drawn = realm.deck[left:][::-1]
    realm.deck = realm.deck[:left]
    return drawn
