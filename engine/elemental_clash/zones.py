"""Spellbooks, hands and discard piles (EC-4.1)."""

from engine.contract import Seat
from engine.elemental_clash.cards import Pool

UNKNOWN, TO_OWNER, TO_ALL = 0, 1, 2  # who knows a card in a Spellbook by its place (EC-13.3)


class Zones:
    """The cards that have no place of their own: Spellbooks, hands and discard piles, by seat.

    Cards are numbers of the pool, in tuples, so that a copy can share them.
    """

    __slots__ = ("buried", "deck", "discard", "hand", "known", "listed", "shown")

    def __init__(self) -> None:
        self.deck: list[tuple[int, ...]] = [(), ()]
        """Spellbooks, from bottom to top, …"""
        self.known: list[tuple[int, ...]] = [(), ()]
        """… and for each card there who knows it."""
        self.hand: list[tuple[int, ...]] = [(), ()]
        """Hands, sorted, …"""
        self.shown: list[tuple[int, ...]] = [(), ()]
        """… and what everybody knows of them."""
        self.discard: list[tuple[int, ...]] = [(), ()]
        """Discard piles, from bottom to top, …"""
        self.buried: list[tuple[int, ...]] = [(), ()]
        """… and the uids of their cards."""
        self.listed: list[tuple[tuple[int, ...], tuple[str, ...]]] = [((), ()), ((), ())]
        """A Spellbook, and what is in it, as it was last asked for."""

    def copy(self) -> "Zones":
        twin = Zones.__new__(Zones)
        twin.deck = self.deck.copy()
        twin.known = self.known.copy()
        twin.hand = self.hand.copy()
        twin.shown = self.shown.copy()
        twin.discard = self.discard.copy()
        twin.buried = self.buried.copy()
        twin.listed = self.listed.copy()
        return twin

    def to_hand(self, seat: Seat, no: int, shown: bool) -> None:
        """A card comes to a hand."""
        self.hand[seat] = tuple(sorted((*self.hand[seat], no)))
        if shown:
            self.shown[seat] = tuple(sorted((*self.shown[seat], no)))

    def from_hand(self, seat: Seat, no: int) -> None:
        """A card leaves a hand; of equal ones the most widely known (EC-13.3)."""
        self.hand[seat] = without(self.hand[seat], no)
        if no in self.shown[seat]:
            self.shown[seat] = without(self.shown[seat], no)

    def off_top(self, seat: Seat, n: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Up to ``n`` cards from the top of a Spellbook, uppermost first, and who knew them."""
        if n <= 0:
            return (), ()
        deck, known = self.deck[seat], self.known[seat]
        self.deck[seat], self.known[seat] = deck[:-n], known[:-n]
        return deck[: -n - 1 : -1], known[: -n - 1 : -1]

    def spellbook_list(self, seat: Seat, pool: Pool) -> tuple[str, ...]:
        """The ids of the cards in a Spellbook, sorted (EC-13.2)."""
        deck, listed = self.listed[seat]
        if deck is not self.deck[seat]:
            deck = self.deck[seat]
            listed = tuple(pool.ids(sorted(deck)))
            self.listed[seat] = (deck, listed)
        return listed


def without(cards: tuple[int, ...], no: int) -> tuple[int, ...]:
    """Cards less one of that number."""
    i = cards.index(no)
    return cards[:i] + cards[i + 1 :]
