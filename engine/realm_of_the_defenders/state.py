"""The data of a game in progress: realms, and who is waited for in which step. What happens to it is in `play`."""

from collections.abc import Sequence
from typing import Literal, Self

import msgspec

from engine.chance import Chance
from engine.contract import Outcome, Seat, State, V_co
from engine.realm_of_the_defenders.actions import DefenderId, Move, SeatNumber
from engine.realm_of_the_defenders.battle import Battle, Defender, Defenders, FoughtBattle, Line
from engine.realm_of_the_defenders.cards import (
    ACE,
    ELDER,
    JACK,
    QUEEN,
    Card,
    Cards,
    DeckList,
    add,
    canonical,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.questions import POWER_PRICE, Loss, Question

Step = Literal["bid", "redraw", "main", "ace", "respond", "block", "queen", "hit", "loss", "resource", "over"]

SEATS = (Seat(0), Seat(1), Seat(2), Seat(3))
ALONE = tuple((seat,) for seat in SEATS)
MOST_PLACED = 2
TURNS_FOR_A_FORTRESS = 20


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options of a game besides the decks (RD-11.1)."""

    fortresses: Literal[2, 4] = 2
    short: bool = False
    lost_last: SeatNumber | None = None


def turn_limit(settings: Settings, seats: int) -> int:
    """The number of the last turn (RD-9.6)."""
    return TURNS_FOR_A_FORTRESS * settings.fortresses * seats


class Realm:
    """Everything that one seat owns (RD-1.5).

    All zones are tuples, so that a copy shares them. All but ``deck`` and ``fortresses`` are in canonical order. The
    discard pile has no order: it is sorted when it is shuffled or shown to a test.
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
        """Take this very Defender out of play; where its card goes is up to the caller."""
        self.defenders = tuple([other for other in self.defenders if other is not defender])

    def lose(self, defender: Defender) -> None:
        """A Defender is defeated or sacrificed from play; an Elder is discarded with the Money under it (RD-1.6)."""
        self.take_from_play(defender)
        if defender.card == ELDER:
            self.discard += (ELDER, *defender.under)
        else:
            self.bury((defender.card,))

    def bury(self, cards: Cards) -> None:
        """Put cards on the defeated pile."""
        self.defeated = add(self.defeated, cards[0]) if len(cards) == 1 else canonical(self.defeated + cards)

    def forfeit(self, card: Card, defender: DefenderId | None, courage: Cards) -> None:
        """RD-8.1: a face card, from play or from the hand, and its price go to the defeated pile."""
        if defender is None:
            self.hand = remove(self.hand, card)
        else:
            self.take_from_play(self.defender(defender))
        self.courage = remove_all(self.courage, courage)
        self.bury((card, *courage))

    def take_top(self, count: int) -> Cards:
        """Take the top cards of the deck, which are its last ones, in the order of drawing."""
        left = max(0, len(self.deck) - count)
        drawn = self.deck[left:][::-1]
        self.deck = self.deck[:left]
        return drawn

    def next_cards(self, count: int) -> Cards:
        """The top cards of the deck, in the order of drawing, without taking them."""
        return self.deck[max(0, len(self.deck) - count) :][::-1]

    def can_pay_for_power(self) -> bool:
        """True if the Courage pool is worth what an Ace, a Queen or a Jack costs (RD-8.1)."""
        return worth(self.courage) >= POWER_PRICE

    def may_hold(self, card: Card) -> bool:
        """True if everybody must reckon with this face card in the hand (RD-10.4)."""
        if not self.hand:
            return False
        listed = self.deck_list
        copies = {ACE: listed.aces, QUEEN: listed.queens, JACK: listed.jacks}[card]
        shown = self.defeated.count(card) + sum([defender.card == card for defender in self.defenders])
        return copies > shown

    def threatens(self, card: Card, in_play: Sequence[Defender]) -> bool:
        """True if all must reckon with the power of a face card (RD-6.3, RD-5.12)."""
        return (any(one.card == card for one in in_play) or self.may_hold(card)) and self.can_pay_for_power()


class RealmState(State[Move, V_co]):
    """A game in progress. Everything but the realms themselves is immutable, and shared by copies."""

    __slots__ = (
        "_seed",
        "active",
        "ask",
        "attacked",
        "battle",
        "chance",
        "deployed",
        "last_battle",
        "last_turn",
        "losses",
        "next_id",
        "order",
        "outcome",
        "placed",
        "player",
        "realms",
        "seats",
        "settings",
        "step",
        "turn",
    )

    settings: Settings
    realms: list[Realm]
    step: Step
    active: tuple[Seat, ...]
    order: tuple[Seat, ...]
    player: Seat | None
    turn: int
    last_turn: int
    deployed: bool
    attacked: bool
    placed: int
    battle: Battle | None
    last_battle: FoughtBattle | None
    losses: tuple[Loss, ...]
    ask: Question | None
    chance: int
    next_id: DefenderId
    outcome: Outcome | None
    _seed: str

    @classmethod
    def empty(cls, seed: str, settings: Settings, seats: int) -> Self:
        """A game in which nothing has happened, and nobody owns anything yet."""
        state = cls()
        state._remembered = {}
        state._seed = seed
        state.seats = seats
        state.settings = settings
        state.realms = []
        state.step = "bid"
        state.active = SEATS[:seats]
        state.order = ()
        state.player = None
        state.turn = 0
        state.last_turn = turn_limit(settings, seats)
        state.deployed = False
        state.attacked = False
        state.placed = 0
        state.battle = None
        state.last_battle = None
        state.losses = ()
        state.ask = None
        state.chance = 0
        state.next_id = DefenderId(1)
        state.outcome = None
        return state

    def copy(self) -> Self:
        twin = type(self).__new__(type(self))
        twin._seed = self._seed
        twin._remembered = {}
        twin.seats = self.seats
        twin.settings = self.settings
        twin.realms = [realm.copy() for realm in self.realms]
        twin.step = self.step
        twin.active = self.active
        twin.order = self.order
        twin.player = self.player
        twin.turn = self.turn
        twin.last_turn = self.last_turn
        twin.deployed = self.deployed
        twin.attacked = self.attacked
        twin.placed = self.placed
        twin.battle = self.battle
        twin.last_battle = self.last_battle
        twin.losses = self.losses
        twin.ask = self.ask
        twin.chance = self.chance
        twin.next_id = self.next_id
        twin.outcome = self.outcome
        return twin

    # Chance

    def next_stream(self) -> Chance:
        """The stream of the next random event."""
        self.chance += 1
        return Chance(self._seed, self.chance - 1)

    def shuffled(self, cards: Cards) -> Cards:
        """A random event: the cards as a deck."""
        deck = list(canonical(cards))
        self.next_stream().shuffle(deck)
        return tuple(deck)

    # Who and what there is

    def remaining(self) -> list[Seat]:
        """The seats that are still in the game."""
        return [seat for seat, realm in zip(SEATS, self.realms, strict=False) if not realm.out]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The other seats that are still in the game."""
        return [other for other, realm in zip(SEATS, self.realms, strict=False) if other != seat and not realm.out]

    def others_after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in turn order, from the one after ``seat`` on, those that are out included."""
        place = self.order.index(seat)
        return (*self.order[place + 1 :], *self.order[:place])

    @property
    def fought(self) -> Battle:
        """The battle, where there is one."""
        assert self.battle is not None
        return self.battle

    @property
    def on_turn(self) -> Seat:
        """The player, once turns have begun."""
        assert self.player is not None
        return self.player

    def line(self, attacked: DefenderId) -> Line:
        """The line of the battle before an attacked Defender."""
        line = self.fought.line(attacked)
        assert line is not None
        return line

    def wait_for(self, seat: Seat, step: Step) -> None:
        """Come to a step in which this seat alone has something to do (RD-3.4)."""
        self.step = step
        self.active = ALONE[seat]

    def scores(self) -> tuple[int, ...]:
        """RD-9.7: the Fortresses left."""
        return tuple([0 if realm.out else len(realm.fortresses) for realm in self.realms])

    def leaders(self) -> tuple[Seat, ...]:
        """RD-9.6: who is ahead by Fortresses, then toughness in play, then Courage in play; nobody in a draw."""
        strength = {}
        for seat in self.remaining():
            realm = self.realms[seat]
            toughness = sum(defender.toughness for defender in realm.defenders)
            strength[seat] = (len(realm.fortresses), toughness, worth(realm.courage))
        best = max(strength.values())
        first = [seat for seat, reached in strength.items() if reached == best]
        return tuple(first) if len(first) == 1 else ()
