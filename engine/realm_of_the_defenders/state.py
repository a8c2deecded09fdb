"""A game of Realm of the Defenders in progress: what is possible, and what it does."""

from collections.abc import Sequence
from typing import Any, Literal, assert_never

import msgspec

from engine.chance import Chance
from engine.contract import Action, Event, IllegalAction, Outcome, Seat, State, View
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders import views
from engine.realm_of_the_defenders.actions import (
    ATTACKS,
    BIDS,
    COUNTERS_FROM_HAND,
    COUNTERS_FROM_POOL,
    DEPLOYS,
    DISMANTLE,
    DONE,
    KEEP,
    PASS,
    PAYS,
    PLACES_COURAGE,
    PLACES_POWER,
    POWERS,
    REALM_ITSELF,
    REDRAW,
    Ace,
    Against,
    Attack,
    Attacker,
    Bid,
    Block,
    Counter,
    DefenderId,
    Deploy,
    Dismantle,
    Done,
    Hit,
    Inspire,
    Keep,
    Move,
    Offer,
    Pass,
    Pay,
    Place,
    Power,
    Queen,
    Recall,
    Redraw,
    Retaliate,
    Sacrifice,
    Source,
    Strike,
)
from engine.realm_of_the_defenders.battle import Battle, Counterstroke, Defender, Line, LineAttacker
from engine.realm_of_the_defenders.cards import (
    ACE,
    BID_CARDS,
    DEFENDERS,
    ELDER,
    FACE_VALUE,
    HAND_SIZE,
    JACK,
    MONEY,
    POWER,
    QUEEN,
    SPADES,
    VALUE,
    Card,
    Cards,
    DeckList,
    add,
    canonical,
    of_one_suit,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.questions import (
    POWER_PRICE,
    ChoosingAgainst,
    ChoosingAttacker,
    ChoosingPower,
    Countering,
    ForAce,
    ForDeploying,
    ForInspiring,
    ForJack,
    ForLoss,
    ForQueen,
    Loss,
    Offering,
    Payment,
    Pricing,
    Question,
    Recalling,
    Striking,
    payable,
)
from engine.realm_of_the_defenders.realm import SEATS, Realm
from engine.realm_of_the_defenders.refusals import refusal

Step = Literal["bid", "redraw", "main", "ace", "respond", "block", "queen", "hit", "loss", "resource", "over"]

ALONE = tuple((seat,) for seat in SEATS)
MOST_PLACED = 2
TURNS_FOR_A_FORTRESS = 20
SHORT_GAME_FROM = 3
INSPIRING_FACTOR = 2


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options of a game besides the decks (RD-11.1)."""

    fortresses: Literal[2, 4] = 2
    short: bool = False
    lost_last: Seat | None = None


class RealmState(State[Move]):
    """A game in progress. Everything but the realms themselves is immutable, and shared by copies."""

    __slots__ = (
        "_seed",
        "active",
        "ask",
        "attacked",
        "battle",
        "chance",
        "deployed",
        "last_turn",
        "losses",
        "next_id",
        "order",
        "outcome",
        "placed",
        "player",
        "realms",
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
    losses: tuple[Loss, ...]
    ask: Question | None
    chance: int
    next_id: DefenderId
    outcome: Outcome | None
    _seed: str

    # Beginning (RD-2)

    @classmethod
    def begin(cls, seed: str, settings: Settings, decks: Sequence[DeckList]) -> "RealmState":
        """A fresh game: Fortresses and bid cards are drawn, and everybody bids."""
        state = cls()
        state._remembered = {}
        state._seed = seed
        state.settings = settings
        state.realms = []
        state.step = "bid"
        state.active = SEATS[: len(decks)]
        state.order = ()
        state.player = None
        state.turn = 0
        state.last_turn = TURNS_FOR_A_FORTRESS * settings.fortresses * len(decks)
        state.deployed = False
        state.attacked = False
        state.placed = 0
        state.battle = None
        state.losses = ()
        state.ask = None
        state.chance = 0
        state.next_id = DefenderId(1)
        state.outcome = None
        for deck in decks:
            state.realms.append(state._fresh_realm(deck))
        return state

    def _fresh_realm(self, deck_list: DeckList) -> Realm:
        realm = Realm()
        realm.deck_list = deck_list
        realm.deck = self._shuffled(deck_list.cards)
        realm.hand = realm.discard = realm.defeated = realm.power = realm.courage = realm.bid = ()
        realm.defenders = ()
        realm.bid_done = realm.out = False
        realm.own_turns = 0
        realm.fortresses = _take_top(realm, self.settings.fortresses)
        realm.bid_cards = canonical(_take_top(realm, BID_CARDS))
        return realm

    def _stream(self) -> Chance:
        """The stream of the next random event."""
        self.chance += 1
        return Chance(self._seed, self.chance - 1)

    def _shuffled(self, cards: Cards) -> Cards:
        deck = list(canonical(cards))
        self._stream().shuffle(deck)
        return tuple(deck)

    def remaining(self) -> list[Seat]:
        """The seats that are still in the game."""
        return [seat for seat, realm in zip(SEATS, self.realms, strict=False) if not realm.out]

    def opponents(self, seat: Seat) -> list[Seat]:
        return [other for other, realm in zip(SEATS, self.realms, strict=False) if other != seat and not realm.out]

    # What is possible (RD-11.2, RD-11.3)

    def _legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.active:
            return ()
        if self.ask is not None:
            return self._answers(seat, self.ask)
        match self.step:
            case "main":
                return self._main_choices(seat)
            case "resource":
                return self._resource_choices(seat)
            case "respond":
                return self._response_choices(seat)
            case "bid":
                realm = self.realms[seat]
                left = remove_all(realm.bid_cards, realm.bid)
                return (*[BIDS[card] for card in dict.fromkeys(left)], DONE)
            case "redraw":
                return (REDRAW, KEEP)
            case "ace":
                return self._ace_choices(seat)
            case "block":
                return tuple([Block(attacker.defender) for attacker in self._line_to_block().attackers])
            case "queen":
                return (*self._queen_choices(seat), PASS)
            case "hit":
                return tuple([Hit(attacker.defender) for attacker in self._line_to_hit().attackers])
            case "loss" | "over":  # a loss is a question; when the game is over nobody is active
                return ()
            case _:
                assert_never(self.step)

    def _main_choices(self, seat: Seat) -> tuple[Move, ...]:
        realm = self.realms[seat]
        hand, defenders = realm.hand, realm.defenders
        money = worth([card for card in hand if card in MONEY])
        moves: list[Move] = []
        if not self.attacked and money:
            moves += [DEPLOYS[card] for card in dict.fromkeys(hand) if card in SPADES and VALUE[card] <= money]
            if ELDER in hand and money > FACE_VALUE:
                moves.append(DEPLOYS[ELDER])
        moves += self._inspirations(realm, money)
        queens = self._queen_choices(seat)
        if queens and self.strikable(seat):
            moves += queens
        if realm.power and any(defender.ready for defender in defenders):
            moves += [ATTACKS[other] for other in self.opponents(seat)]
        if not self.deployed and not self.attacked and len(realm.fortresses) > 1:
            moves.append(DISMANTLE)
        moves.append(DONE)
        return tuple(moves)

    def _inspirations(self, realm: Realm, money: int) -> list[Move]:
        """RD-8.5: the Elder who inspires is not Money for it."""
        moves: list[Move] = []
        if money > FACE_VALUE and ELDER in realm.hand and recallable(realm, money - FACE_VALUE):
            moves.append(Inspire("hand"))
        elders = [defender.id for defender in realm.defenders if defender.card == ELDER]
        if elders and recallable(realm, money):
            moves += [Inspire("play", elder) for elder in elders]
        return moves

    def _queen_choices(self, seat: Seat) -> list[Move]:
        """The Queens that may be forfeited; one who attacks may not (RD-5.12)."""
        realm = self.realms[seat]
        attacking = self.battle.assigned if self.battle else ()
        queens = [one.id for one in realm.defenders if one.card == QUEEN and one.id not in attacking]
        in_hand = QUEEN in realm.hand
        if not (queens or in_hand) or not realm.can_pay_for_power():
            return []
        moves: list[Move] = [Queen("hand")] if in_hand else []
        return moves + [Queen("play", queen) for queen in queens]

    def strikable(self, seat: Seat) -> bool:
        """Whether an opponent has a resource in play that a Queen could hit in the main step (RD-8.3)."""
        return any(realm.courage or realm.power for realm in [self.realms[other] for other in self.opponents(seat)])

    def _resource_choices(self, seat: Seat) -> tuple[Move, ...]:
        moves: list[Move] = []
        for card in dict.fromkeys(self.realms[seat].hand):
            suit = card[-1]
            if suit == "C":
                moves.append(PLACES_POWER[card])
            elif suit == "H":
                moves.append(PLACES_COURAGE[card])
            elif card == ELDER:
                moves += (PLACES_POWER[card], PLACES_COURAGE[card])
        moves.append(DONE)
        return tuple(moves)

    def _response_choices(self, seat: Seat) -> tuple[Move, ...]:
        battle, realm = self.fought, self.realms[seat]
        moves: list[Move] = []
        if not battle.retaliated:
            unhelped = [line for line in battle.lines if line.sacrifice is None and self.offers(line)]
            moves += [Sacrifice(line.defender) for line in unhelped if line.defender is not None]
        if realm.power or not POWER.isdisjoint(realm.hand):
            silent = [line.defender for line in battle.lines if line.counter is None]
            moves += [Retaliate(attacked) for attacked in silent if attacked is not None]
        moves.append(DONE)
        return tuple(moves)

    def offers(self, line: Line) -> tuple[Move, ...]:
        """Who may be sacrificed for the attacked Defender of a line (RD-5.7, RD-5.8, RD-8.4)."""
        realm = self.realms[self.fought.target]
        attacked = self.fought.attacked
        moves: list[Move] = [Offer("play", one.id) for one in realm.defenders if one.id not in attacked]
        if line.overwhelmed:
            moves += [Offer("hand", card=card) for card in dict.fromkeys(realm.hand) if card in DEFENDERS]
        elif JACK in realm.hand and realm.can_pay_for_power():
            moves.append(Offer("hand", card=JACK))
        return tuple(moves)

    def _ace_choices(self, seat: Seat) -> tuple[Move, ...]:
        realm = self.realms[seat]
        moves: list[Move] = [Ace("hand")] if ACE in realm.hand else []
        moves += [Ace("play", one.id) for one in realm.defenders if one.card == ACE]
        moves.append(PASS)
        return tuple(moves)

    def _answers(self, seat: Seat, ask: Question) -> tuple[Move, ...]:
        realm = self.realms[seat]
        match ask:
            case Payment(reason):
                cards = payable(self.means(realm, reason), ask)
                return tuple([PAYS[card] for card in canonical(cards)])
            case Pricing(elder, paid):
                return _price_answers(realm, elder, paid)
            case Recalling(source):
                money = worth(spendable(realm, ELDER if source == "hand" else None))
                return tuple([Recall(card) for card in recallable(realm, money)])
            case Striking():
                return self._strikes(seat)
            case ChoosingAttacker():
                moves: list[Move] = [Attacker(defender.id) for defender in self._unassigned(realm)]
                return (*moves, DONE) if self.fought.lines else tuple(moves)
            case ChoosingPower():
                return tuple([POWERS[card] for card in dict.fromkeys(realm.power)])
            case ChoosingAgainst():
                defenders = self.realms[self.fought.target].defenders
                return tuple([Against(id_) for id_ in self.fought.room(defenders)]) if defenders else (REALM_ITSELF,)
            case Offering(attacked):
                return self.offers(self._line(attacked))
            case Countering():
                from_hand = [COUNTERS_FROM_HAND[card] for card in dict.fromkeys(realm.hand) if card in POWER]
                return (*[COUNTERS_FROM_POOL[card] for card in dict.fromkeys(realm.power)], *from_hand)
            case _:
                assert_never(ask)

    def means(self, realm: Realm, reason: object) -> Cards:
        """The cards with which a cost may be paid."""
        match reason:
            case ForDeploying():
                return spendable(realm)
            case ForInspiring(_, source):
                return spendable(realm, ELDER if source == "hand" else None)
            case _:
                return realm.courage

    def _strikes(self, seat: Seat) -> tuple[Move, ...]:
        """RD-8.3: what a Queen may hit, by seat."""
        moves: list[Move] = []
        for other in self.opponents(seat):
            realm = self.realms[other]
            moves += [Strike(other, "courage", card) for card in dict.fromkeys(realm.courage)]
            if realm.power:
                moves.append(Strike(other, "power"))
            if self.battle and self.battle.target == other:
                countered = [line for line in self.battle.lines if line.counter is not None]
                moves += [Strike(other, "battle", defender=line.defender) for line in countered]
        return tuple(moves)

    def _unassigned(self, realm: Realm) -> list[Defender]:
        assigned = self.fought.assigned
        return [one for one in realm.defenders if one.ready and one.id not in assigned]

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

    def _line(self, attacked: DefenderId) -> Line:
        line = self.fought.line(attacked)
        assert line is not None
        return line

    def _line_to_block(self) -> Line:
        """The overwhelmed Defender's line of which one Power is to be stopped (RD-5.10)."""
        return next(
            line
            for line in self.fought.lines
            if line.sacrifice is not None and not any(one.blocked for one in line.attackers)
        )

    def _line_to_hit(self) -> Line:
        """The first line whose retaliating card has not been aimed yet (RD-5.13)."""
        return next(line for line in self.fought.lines if _unaimed(line))

    # What it does

    def _apply(self, seat: Seat, action: Move) -> list[Event]:
        events: list[Event] = []
        self._act(seat, action, events)
        if self.ask is not None:
            self._answer_forced(events)
        return events

    def _answer_forced(self, events: list[Event]) -> None:
        """RD-3.5: questions with exactly one answer."""
        while self.ask is not None:
            seat = self.active[0]
            answers = self._answers(seat, self.ask)
            if len(answers) != 1:
                self._remembered = {seat: answers}
                return
            self._act(seat, answers[0], events)

    def _act(self, seat: Seat, action: Move, events: list[Event]) -> None:
        match action:
            case Pay(card):
                self._pay(seat, card, events)
            case Done():
                self._done(seat, events)
            case Place(card, pool):
                self._place(seat, card, pool, events)
            case Deploy(card):
                self.ask = Pricing(card) if card == ELDER else Payment(ForDeploying(card), VALUE[card])
            case Attack(other):
                self.battle = Battle(other)
                self.ask = ChoosingAttacker()
            case Attacker(defender):
                self.ask = ChoosingPower(defender)
            case Power(card):
                asked = self.ask
                assert isinstance(asked, ChoosingPower)
                self.ask = ChoosingAgainst(asked.attacker, card)
            case Against(defender):
                self._assign(seat, defender, events)
            case Bid(card):
                realm = self.realms[seat]
                realm.bid = add(realm.bid, card)
            case Retaliate(attacked):
                self.ask = Countering(attacked)
            case Counter(source, card):
                self._counter(seat, source, card, events)
            case Sacrifice(attacked):
                self.ask = Offering(attacked)
            case Offer():
                self._offer(seat, action, events)
            case Block(attacker):
                events.append(said.Blocked(seat=seat, attacker=attacker))
                self._stop(self._line_to_block(), attacker, events)
            case Hit(attacker):
                events.append(said.HitChosen(seat=seat, attacker=attacker))
                self.battle = self.fought.replacing(self._line_to_hit().striking(attacker))
                self._aim(events)
            case Pass():
                events.append(said.Passed(seat=seat))
                if self.step == "queen":
                    self._aim(events)
                else:
                    self._ask_for_ace(seat, events)
            case Dismantle():
                self._dismantle(seat, events)
            case Ace(source, defender):
                self.ask = Payment(ForAce(source, defender), POWER_PRICE)
            case Queen(source, defender):
                self.ask = Striking(source, defender)
            case Strike(other, pool, card, defender):
                striking = self.ask
                assert isinstance(striking, Striking)
                hit = said.StruckTarget(other, pool, card, defender)
                self.ask = Payment(ForQueen(striking.source, striking.defender, hit), POWER_PRICE)
            case Inspire(source, defender):
                self.ask = Recalling(source, defender)
            case Recall(card):
                recalling = self.ask
                assert isinstance(recalling, Recalling)
                reason = ForInspiring(card, recalling.source, recalling.defender)
                self.ask = Payment(reason, INSPIRING_FACTOR * VALUE[card])
            case Redraw():
                self._redraw(seat, events)
            case Keep():
                events.append(said.HandKept(seat=seat))
                self._redraw_answered(seat, events)
            case _:
                assert_never(action)

    def _done(self, seat: Seat, events: list[Event]) -> None:
        if isinstance(self.ask, ChoosingAttacker):
            self._begin_battle(events)
        elif isinstance(self.ask, Pricing):
            self._deploy_elder(seat, self.ask.paid, events)
        elif self.step == "resource":
            self._end_turn(events)
        elif self.step == "bid":
            self._close_bid(seat, events)
        else:
            events.append(said.StepDone(seat=seat))
            if self.step == "respond":
                self._ask_for_queen(events)
            elif self.attacked:  # RD-4.9
                self._end_turn(events)
            else:
                self.step = "resource"

    # Bids and first hands (RD-2.4 to RD-2.10)

    def _close_bid(self, seat: Seat, events: list[Event]) -> None:
        self.realms[seat].bid_done = True
        events.append(said.BidClosed(seat=seat))
        self.active = tuple([other for other in self.active if other != seat])
        if not self.active:
            self._compare_bids(events)

    def _compare_bids(self, events: list[Event]) -> None:
        bidders = self.remaining()
        toss = self._put_in_order(bidders)
        bids = tuple([None if realm.out else realm.bid for realm in self.realms])
        events.append(said.BidsShown(bids=bids, order=self.order, toss=toss))
        self._find_elder(self.order[0], events)
        for seat in bidders:
            realm = self.realms[seat]
            realm.defeated, realm.bid = realm.bid, ()
            realm.deck = self._shuffled(realm.deck + remove_all(realm.bid_cards, realm.defeated))
            realm.bid_cards = ()
        dealt = {seat: _take_top(self.realms[seat], HAND_SIZE) for seat in bidders}
        poor = [seat for seat in bidders if of_one_suit(dealt[seat])]
        for seat in poor:  # RD-2.9
            dealt[seat] = self._draw_anew(seat, dealt[seat], events)
        for seat in bidders:
            realm = self.realms[seat]
            realm.hand = canonical(realm.hand + dealt[seat])
            events.append(said.HandDealt(seat=seat, cards=realm.hand, to=(seat,)))
        self.step = "redraw"
        self.active = tuple([seat for seat in bidders if poor and seat not in poor])
        if not self.active:
            self._begin_turns(events)

    def _put_in_order(self, bidders: Sequence[Seat]) -> bool:
        """RD-2.5: the order of turns, and whether it had to be tossed for."""
        rank = {seat: (-len(self.realms[seat].bid), seat != self.settings.lost_last) for seat in bidders}
        toss = len(set(rank.values())) < len(bidders)
        lots = list(range(len(self.realms)))
        if toss:
            self._stream().shuffle(lots)
        self.order = tuple(sorted(bidders, key=lambda seat: (rank[seat], lots.index(seat))))
        return toss

    def _find_elder(self, seat: Seat, events: list[Event]) -> None:
        """RD-2.6: out of the deck as it is before the unused bid cards come back."""
        realm = self.realms[seat]
        found = ELDER in realm.deck
        if found:
            realm.deck = remove(realm.deck, ELDER)
            realm.hand = (ELDER,)
        events.append(said.ElderSought(seat=seat, found=found))

    def _draw_anew(self, seat: Seat, cards: Cards, events: list[Event]) -> Cards:
        """Show seven cards, shuffle them into the deck and draw seven others."""
        realm = self.realms[seat]
        events.append(said.HandRedrawn(seat=seat, cards=canonical(cards)))
        realm.deck = self._shuffled(realm.deck + cards)
        return _take_top(realm, HAND_SIZE)

    def _redraw(self, seat: Seat, events: list[Event]) -> None:
        realm = self.realms[seat]
        won: Cards = (ELDER,) if len(realm.hand) > HAND_SIZE else ()
        realm.hand = canonical(won + self._draw_anew(seat, remove_all(realm.hand, won), events))
        events.append(said.HandDealt(seat=seat, cards=realm.hand, to=(seat,)))
        self._redraw_answered(seat, events)

    def _redraw_answered(self, seat: Seat, events: list[Event]) -> None:
        self.active = tuple([other for other in self.active if other != seat])
        if not self.active:
            self._begin_turns(events)

    # Turns (RD-3)

    def _begin_turns(self, events: list[Event]) -> None:
        self._begin_turn(next(seat for seat in self.order if not self.realms[seat].out), events)

    def begin_given_turn(self) -> None:
        """The turn of a position begins, with the card drawn and nobody told (RD-11.7)."""
        self.turn -= 1
        self._begin_turn(self.on_turn, [])

    def _begin_turn(self, seat: Seat, events: list[Event]) -> None:
        self.turn += 1
        self.player = seat
        self.deployed = False
        self.attacked = False
        self.placed = 0
        for realm in self.realms:
            if not all(one.ready for one in realm.defenders):  # RD-4.4
                realm.defenders = tuple([one if one.ready else one.readied() for one in realm.defenders])
        events.append(said.TurnBegun(seat=seat, turn=self.turn))
        self._draw(seat, 1, events)
        self._to_main()

    def _to_main(self) -> None:
        self.step = "main"
        self.active = ALONE[self.on_turn]

    def _draw(self, seat: Seat, count: int, events: list[Event]) -> None:
        """RD-3.7: the discard pile is shuffled when a card is needed, and not before."""
        realm = self.realms[seat]
        drawn = _take_top(realm, min(count, len(realm.deck)))
        if len(drawn) < count and realm.discard:
            events.append(said.Reshuffled(seat=seat, cards=len(realm.discard)))
            realm.deck = self._shuffled(realm.discard)
            realm.discard = ()
            drawn += _take_top(realm, min(count - len(drawn), len(realm.deck)))
        events.append(said.Drawing(seat=seat, count=len(drawn)))
        if drawn:
            realm.hand = add(realm.hand, drawn[0]) if len(drawn) == 1 else canonical(realm.hand + drawn)
            events.append(said.Drawn(seat=seat, cards=drawn, to=(seat,)))

    def _end_turn(self, events: list[Event]) -> None:
        seat = self.on_turn
        realm = self.realms[seat]
        if not realm.out:
            if len(realm.hand) < HAND_SIZE:
                self._draw(seat, HAND_SIZE - len(realm.hand), events)
            realm.own_turns += 1
            if self.settings.short and realm.own_turns >= SHORT_GAME_FROM and not realm.defenders:
                self._fall(seat, "no_defenders", events)
        if self.outcome:
            return
        if self.turn >= self.last_turn:
            self._end_by_limit(events)
            return
        place = self.order.index(seat)
        following = (*self.order[place + 1 :], *self.order[:place])
        self._begin_turn(next(other for other in following if not self.realms[other].out), events)

    def _place(self, seat: Seat, card: Card, pool: Literal["power", "courage"], events: list[Event]) -> None:
        realm = self.realms[seat]
        realm.hand = remove(realm.hand, card)
        if pool == "courage":
            realm.courage = add(realm.courage, card)
            events.append(said.Placed(seat=seat, pool=pool, card=card))
        else:
            realm.power = add(realm.power, card)
            events.append(said.Placed(seat=seat, pool=pool, card=None))
            events.append(said.PlacedFaceDown(seat=seat, card=card, to=(seat,)))
        self.placed += 1
        if self.placed == MOST_PLACED:
            self._end_turn(events)

    # Paying and deploying (RD-4)

    def _pay(self, seat: Seat, card: Card, events: list[Event]) -> None:
        asked = self.ask
        if isinstance(asked, Pricing):
            paid = (*asked.paid, card)
            if worth(paid) >= FACE_VALUE:
                self._deploy_elder(seat, paid, events)
            else:
                self.ask = Pricing(asked.card, paid)
            return
        assert isinstance(asked, Payment)
        paid = (*asked.paid, card)
        if worth(paid) < asked.due:
            self.ask = Payment(asked.reason, asked.due, paid)
            return
        self.ask = None
        match asked.reason:
            case ForDeploying(spade):
                self._deploy(seat, spade, paid, events)
            case ForLoss():
                self._lose_courage(paid, events)
            case ForInspiring():
                self._inspire(seat, asked.reason, paid, events)
            case ForQueen():
                self._forfeit_queen(seat, asked.reason, paid, events)
            case ForAce(source, defender):
                self._sacrifice_ace(seat, source, defender, paid, events)
            case ForJack(attacked):
                self._sacrifice_jack(seat, attacked, paid, events)
            case _:
                assert_never(asked.reason)

    def _deploy(self, seat: Seat, card: Card, money: Cards, events: list[Event]) -> None:
        realm = self.realms[seat]
        realm.hand = remove_all(realm.hand, (card, *money))
        realm.discard += money
        defender = self._enter(realm, card, ())
        events.append(said.Deployed(seat=seat, money=money, defender=defender))

    def _deploy_elder(self, seat: Seat, money: Cards, events: list[Event]) -> None:
        """RD-4.5: for less than 15 the Money stays under him."""
        self.ask = None
        realm = self.realms[seat]
        realm.hand = remove_all(realm.hand, (ELDER, *money))
        under = money if worth(money) < FACE_VALUE else ()
        if not under:
            realm.discard += money
        defender = self._enter(realm, ELDER, under)
        events.append(said.Deployed(seat=seat, money=money, defender=defender))

    def _enter(self, realm: Realm, card: Card, under: Cards) -> Defender:
        defender = Defender.entering(self.next_id, card, under)
        self.next_id = DefenderId(self.next_id + 1)
        realm.defenders += (defender,)
        self.deployed = True
        return defender

    def _inspire(self, seat: Seat, reason: ForInspiring, money: Cards, events: list[Event]) -> None:
        realm = self.realms[seat]
        realm.hand = remove_all(realm.hand, money)
        realm.discard += money
        if reason.defender is None:
            realm.hand = remove(realm.hand, ELDER)
        else:
            elder = realm.defender(reason.defender)
            realm.take_from_play(elder)
            realm.discard += elder.under
        realm.defeated = remove(realm.defeated, reason.card)
        realm.bury((ELDER,))
        defender = self._enter(realm, reason.card, ())
        events.append(
            said.Inspired(seat=seat, source=reason.source, elder=reason.defender, money=money, defender=defender)
        )

    # The face cards (RD-8)

    def _forfeit(self, seat: Seat, card: Card, defender: DefenderId | None, courage: Cards) -> None:
        """RD-8.1: the card and its price go to the defeated pile."""
        realm = self.realms[seat]
        if defender is None:
            realm.hand = remove(realm.hand, card)
        else:
            realm.take_from_play(realm.defender(defender))
        realm.courage = remove_all(realm.courage, courage)
        realm.bury((card, *courage))

    def _forfeit_queen(self, seat: Seat, reason: ForQueen, courage: Cards, events: list[Event]) -> None:
        self._forfeit(seat, QUEEN, reason.defender, courage)
        target = reason.target
        card = self._strike(target)
        hit = said.StruckTarget(target.seat, target.pool, card, target.defender)
        events.append(
            said.QueenForfeited(seat=seat, source=reason.source, defender=reason.defender, courage=courage, target=hit)
        )
        if self.step == "queen":
            self._ask_for_queen(events)

    def _strike(self, target: said.StruckTarget) -> Card:
        """Put what a Queen hits on its owner's defeated pile."""
        realm = self.realms[target.seat]
        if target.pool == "power":
            card = realm.power[self._stream().below(len(realm.power))]
            realm.power = remove(realm.power, card)
        elif target.defender is None:
            assert target.card is not None
            card = target.card
            realm.courage = remove(realm.courage, card)
        else:
            line = self._line(target.defender)
            assert line.counter is not None
            card = line.counter.card
            self.battle = self.fought.replacing(line.countering(None))
        realm.bury((card,))
        return card

    def _dismantle(self, seat: Seat, events: list[Event]) -> None:
        realm = self.realms[seat]
        card = realm.fortresses[-1]
        realm.fortresses = realm.fortresses[:-1]
        realm.discard += (card,)
        events.append(said.Dismantled(seat=seat, card=card))
        self._ask_for_ace(seat, events)

    def _ask_for_ace(self, after: Seat, events: list[Event]) -> None:
        """RD-6.3: the next opponent to the left of ``after`` who may have an Ace; the cards if there is none."""
        place = self.order.index(after)
        following = (*self.order[place + 1 :], *self.order[:place])
        for seat in following:
            if seat == self.player:
                break
            realm = self.realms[seat]
            if not realm.out and _threatens(realm, ACE, realm.defenders):
                self.step = "ace"
                self.active = ALONE[seat]
                return
        self._draw(self.on_turn, HAND_SIZE, events)
        self._to_resource()

    def _to_resource(self) -> None:
        self.step = "resource"
        self.active = ALONE[self.on_turn]

    def _sacrifice_ace(
        self, seat: Seat, source: Source, defender: DefenderId | None, courage: Cards, events: list[Event]
    ) -> None:
        self._forfeit(seat, ACE, defender, courage)
        events.append(said.AceSacrificed(seat=seat, source=source, defender=defender, courage=courage))
        self._to_resource()

    # Battle (RD-5)

    def _assign(self, seat: Seat, attacked: DefenderId | None, events: list[Event]) -> None:
        asked = self.ask
        assert isinstance(asked, ChoosingAgainst)
        realm, target = self.realms[seat], self.fought.target
        realm.power = remove(realm.power, asked.power)
        self.battle = self.fought.assigning(attacked, LineAttacker(asked.attacker, asked.power))
        events.append(
            said.Assigned(seat=seat, attacker=asked.attacker, power=asked.power, target=target, defender=attacked)
        )
        defenders = self.realms[target].defenders
        room = not defenders or self.battle.room(defenders)
        if room and realm.power and self._unassigned(realm):
            self.ask = ChoosingAttacker()
        else:
            self._begin_battle(events)

    def _begin_battle(self, events: list[Event]) -> None:
        self.ask = None
        self.attacked = True
        battle = self.battle = self.fought.beginning()
        events.append(said.BattleBegun(seat=self.on_turn, target=battle.target, power=battle.strength))
        if battle.attacked:
            self._ask_for_response(events)
        else:
            self._resolve(events)

    def _ask_for_response(self, events: list[Event]) -> None:
        """RD-5.6: the step is there as long as an answer seems possible to everybody."""
        if self._response_seems_possible():
            self.step = "respond"
            self.active = ALONE[self.fought.target]
        else:
            self._ask_for_queen(events)

    def _response_seems_possible(self) -> bool:
        battle = self.fought
        realm = self.realms[battle.target]
        if (realm.hand or realm.power) and any(line.counter is None for line in battle.lines):
            return True
        waiting = [line for line in battle.lines if line.sacrifice is None]
        if battle.retaliated or not waiting:
            return False
        if len(realm.defenders) > len(battle.lines):
            return True
        if realm.hand and any(line.overwhelmed for line in waiting):
            return True
        return realm.may_hold(JACK) and realm.can_pay_for_power()

    def _counter(self, seat: Seat, source: Literal["pool", "hand"], card: Card, events: list[Event]) -> None:
        asked = self.ask
        assert isinstance(asked, Countering)
        self.ask = None
        realm = self.realms[seat]
        if source == "pool":
            realm.power = remove(realm.power, card)
        else:
            realm.hand = remove(realm.hand, card)
        line = self._line(asked.attacked)
        self.battle = self.fought.replacing(line.countering(Counterstroke(source, card)))
        events.append(said.Retaliated(seat=seat, attacked=asked.attacked, source=source, card=card))
        self._ask_for_response(events)

    def _offer(self, seat: Seat, offer: Offer, events: list[Event]) -> None:
        asked = self.ask
        assert isinstance(asked, Offering)
        line, realm = self._line(asked.attacked), self.realms[seat]
        if offer.card == JACK and not line.overwhelmed:  # RD-8.4
            self.ask = Payment(ForJack(asked.attacked), POWER_PRICE)
            return
        self.ask = None
        if offer.defender is not None:
            defender = realm.defender(offer.defender)
            realm.lose(defender)
            card, toughness = defender.card, defender.toughness
        else:
            assert offer.card is not None
            card = offer.card
            toughness = self._sacrifice_from_hand(realm, card)
        self.battle = self.fought.replacing(line.sacrificing(card))
        events.append(
            said.Sacrificed(
                seat=seat,
                attacked=asked.attacked,
                source=offer.source,
                card=card,
                defender=offer.defender,
                toughness=toughness,
                courage=None,
            )
        )
        if toughness:
            self.losses = (Loss(seat, toughness, 1),)
        self._suffer(events)

    def _sacrifice_from_hand(self, realm: Realm, card: Card) -> int:
        """RD-5.8, RD-5.9: the toughness; nothing was paid for an Elder, so he has none."""
        realm.hand = remove(realm.hand, card)
        if card == ELDER:
            realm.discard += (ELDER,)
            return 0
        realm.bury((card,))
        return VALUE[card]

    def _sacrifice_jack(self, seat: Seat, attacked: DefenderId, courage: Cards, events: list[Event]) -> None:
        self._forfeit(seat, JACK, None, courage)
        self.battle = self.fought.replacing(self._line(attacked).sacrificing(JACK))
        events.append(
            said.Sacrificed(
                seat=seat,
                attacked=attacked,
                source="hand",
                card=JACK,
                defender=None,
                toughness=VALUE[JACK],
                courage=courage,
            )
        )
        self._ask_for_block(events)

    def _ask_for_block(self, events: list[Event]) -> None:
        """RD-5.10: of two attackers the player says whose Power is stopped."""
        line = self._line_to_block()
        if line.overwhelmed:
            self.step = "block"
            self.active = ALONE[self.on_turn]
        else:
            self._stop(line, line.attackers[0].defender, events)

    def _stop(self, line: Line, attacker: DefenderId, events: list[Event]) -> None:
        self.battle = self.fought.replacing(line.stopping(attacker))
        self._ask_for_response(events)

    def _ask_for_queen(self, events: list[Event]) -> None:
        """RD-5.12: as long as the player may have a Queen against a retaliating card."""
        battle, realm = self.fought, self.realms[self.on_turn]
        if battle.retaliated:
            assigned = battle.assigned
            if _threatens(realm, QUEEN, [one for one in realm.defenders if one.id not in assigned]):
                self.step = "queen"
                self.active = ALONE[self.on_turn]
                return
            self._aim(events)
        else:
            self._resolve(events)

    def _aim(self, events: list[Event]) -> None:
        """RD-5.13: whom the retaliating cards hit; of two attackers the player says which one."""
        for line in self.fought.lines:
            if _unaimed(line):
                if line.overwhelmed:
                    self.step = "hit"
                    self.active = ALONE[self.on_turn]
                    return
                self.battle = self.fought.replacing(line.striking(line.attackers[0].defender))
        self._resolve(events)

    def _resolve(self, events: list[Event]) -> None:
        """RD-5.14: everything at once; then the losses, the player's first (RD-5.15)."""
        battle, player = self.fought, self.on_turn
        mine, theirs = self.realms[player], self.realms[battle.target]
        my_fallen = _struck_down(battle, mine)
        their_fallen = _overcome(battle, theirs)
        self._discard_power()
        self.battle = None
        for realm, fallen in ((mine, my_fallen), (theirs, their_fallen)):
            for defender in fallen:
                realm.lose(defender)
        defeated = [(player, one) for one in my_fallen] + [(battle.target, one) for one in their_fallen]
        events.append(
            said.Resolved(
                seat=player,
                target=battle.target,
                defeated=tuple(
                    [
                        said.Defeated(seat, one.id, one.card, one.toughness, one.ready, one.under)
                        for seat, one in defeated
                    ]
                ),
            )
        )
        losses = [_loss_of(player, my_fallen)]
        if battle.attacked:
            losses.append(_loss_of(battle.target, their_fallen))
        else:
            losses.append(Loss(battle.target, battle.strength, battle.cards))
        self.losses = tuple([loss for loss in losses if loss.amount])
        self._suffer(events)

    def _discard_power(self) -> None:
        """All Power cards of the battle go to their owners' discard piles."""
        battle = self.fought
        self.realms[self.on_turn].discard += tuple(
            [attacker.power for line in battle.lines for attacker in line.attackers]
        )
        self.realms[battle.target].discard += tuple([line.counter.card for line in battle.lines if line.counter])

    # Losses and falls (RD-7, RD-9)

    def _suffer(self, events: list[Event]) -> None:
        """The losses in turn; a realm with enough Courage is asked how it pays."""
        while self.losses:
            loss = self.losses[0]
            realm = self.realms[loss.seat]
            courage: Cards = realm.courage
            fortresses: Cards = ()
            if worth(courage) >= loss.amount:
                self.step = "loss"
                self.active = ALONE[loss.seat]
                self.ask = Payment(ForLoss(), loss.amount)
                return
            if courage:  # RD-7.3
                realm.courage = ()
            else:  # RD-7.4
                fortresses = realm.fortresses[: -loss.count - 1 : -1]
                realm.fortresses = realm.fortresses[: -loss.count]
            realm.discard += courage + fortresses
            self._lost(loss, courage, fortresses, events)
        self._after_losses(events)

    def _lose_courage(self, paid: Cards, events: list[Event]) -> None:
        loss = self.losses[0]
        realm = self.realms[loss.seat]
        realm.courage = remove_all(realm.courage, paid)
        realm.discard += paid
        self._lost(loss, paid, (), events)
        self._suffer(events)

    def _lost(self, loss: Loss, courage: Cards, fortresses: Cards, events: list[Event]) -> None:
        self.losses = self.losses[1:]
        events.append(said.LossSuffered(seat=loss.seat, amount=loss.amount, courage=courage, fortresses=fortresses))

    def _after_losses(self, events: list[Event]) -> None:
        """RD-9.1 to RD-9.3: fallen realms leave, the target first; then the battle or the turn goes on."""
        player = self.on_turn
        for seat in (*self.opponents(player), player):
            realm = self.realms[seat]
            if not realm.fortresses and not realm.out:
                self._call_off_battle()
                self._fall(seat, "fortresses", events)
                if self.outcome:
                    return
        if self.battle is not None:
            self._ask_for_block(events)
        elif self.realms[player].out:
            self._end_turn(events)
        else:
            self._to_main()

    def _call_off_battle(self) -> None:
        """RD-9.2, RD-9.4: Power is discarded; during the assignment the player takes it back."""
        if self.battle is None:
            return
        if self.battle.begun:
            self._discard_power()
        else:
            realm = self.realms[self.on_turn]
            realm.power = canonical(
                (*realm.power, *[attacker.power for line in self.battle.lines for attacker in line.attackers])
            )
        self.battle = None

    def _fall(self, seat: Seat, reason: said.Reason, events: list[Event]) -> None:
        self.realms[seat].out = True
        events.append(said.RealmFallen(seat=seat, reason=reason))
        remaining = self.remaining()
        if len(remaining) == 1:
            self._end((remaining[0],), reason, events)

    def _end(self, winners: tuple[Seat, ...], reason: str, events: list[Event]) -> None:
        scores = tuple([0 if realm.out else len(realm.fortresses) for realm in self.realms])
        self.outcome = Outcome(winners, scores, reason)
        self.step = "over"
        self.active = ()
        self.losses = ()
        self.ask = None
        events.append(said.GameEnded(winners=winners, scores=scores, reason=reason))

    def _end_by_limit(self, events: list[Event]) -> None:
        """RD-9.6: Fortresses, then toughness in play, then Courage in play."""
        strength = {}
        for seat in self.remaining():
            realm = self.realms[seat]
            toughness = sum(defender.toughness for defender in realm.defenders)
            strength[seat] = (len(realm.fortresses), toughness, worth(realm.courage))
        best = max(strength.values())
        first = [seat for seat, reached in strength.items() if reached == best]
        self._end(tuple(first) if len(first) == 1 else (), "turn_limit", events)

    def _resign(self, seat: Seat) -> list[Event]:
        if self.outcome:
            raise IllegalAction("The game is over.", "RD-9.1")
        if seat not in SEATS[: len(self.realms)]:
            raise IllegalAction("Only the players can resign.", "RD-9.4")
        if self.realms[seat].out:
            raise IllegalAction("Your realm is out of the game already.", "RD-9.2")
        self._lapse(seat)
        events: list[Event] = []
        self._fall(seat, "resigned", events)
        if not self.outcome:
            self._go_on_without(seat, events)
            if self.ask is not None:
                self._answer_forced(events)
        return events

    def _lapse(self, seat: Seat) -> None:
        """RD-9.4: the questions and the battle that end with a resignation."""
        battle = self.battle
        called_off = battle is not None and seat in (self.player, battle.target)
        own = self.active == ALONE[seat]
        of_queen = isinstance(self.ask, Striking) or (
            isinstance(self.ask, Payment) and isinstance(self.ask.reason, ForQueen)
        )
        of_attack = isinstance(self.ask, ChoosingAttacker | ChoosingPower | ChoosingAgainst)
        if own or of_queen or (of_attack and called_off):
            self.ask = None
        if called_off:
            self._call_off_battle()

    def _go_on_without(self, seat: Seat, events: list[Event]) -> None:
        match self.step:
            case "bid":
                self.active = tuple([other for other in self.active if other != seat])
                if not self.active:
                    self._compare_bids(events)
            case "redraw":
                self._redraw_answered(seat, events)
            case "loss":
                owing = self.losses[0].seat
                self.losses = tuple([loss for loss in self.losses if loss.seat != seat])
                if owing == seat:
                    self._suffer(events)
            case "ace" if seat != self.player:
                if self.active == ALONE[seat]:
                    self._ask_for_ace(seat, events)
            case "respond" | "block" | "queen" | "hit" if seat != self.player:
                if self.battle is None:
                    self._to_main()
            case _:
                if seat == self.player:
                    self._end_turn(events)

    # Reading

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        return refusal(self, seat, action)

    def view(self, viewer: Seat | None) -> View:
        return views.view(self, viewer)

    def position(self) -> dict[str, Any]:
        return views.position(self)

    def copy(self) -> "RealmState":
        twin = RealmState.__new__(RealmState)
        twin._seed = self._seed
        twin._remembered = {}
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
        twin.losses = self.losses
        twin.ask = self.ask
        twin.chance = self.chance
        twin.next_id = self.next_id
        twin.outcome = self.outcome
        return twin


def spendable(realm: Realm, used: Card | None = None) -> Cards:
    """The Money in a hand, Elders included, without an Elder who is needed for something else."""
    money = tuple([card for card in realm.hand if card in MONEY])
    return money if used is None else remove(money, used)


def recallable(realm: Realm, money: int) -> list[Card]:
    """The Spades of the defeated pile that an Elder may bring back for so much Money (RD-8.5)."""
    return [
        card for card in dict.fromkeys(realm.defeated) if card in SPADES and INSPIRING_FACTOR * VALUE[card] <= money
    ]


def _price_answers(realm: Realm, elder: Card, paid: Cards) -> tuple[Move, ...]:
    ceiling = VALUE[paid[-1]] if paid else FACE_VALUE
    left = remove_all(spendable(realm, elder), paid)
    moves: list[Move] = [PAYS[card] for card in dict.fromkeys(left) if VALUE[card] <= ceiling]
    if paid:
        moves.append(DONE)
    return tuple(moves)


def _take_top(realm: Realm, count: int) -> Cards:
    """The top cards of a deck, which are its last ones, in the order of drawing."""
    drawn = realm.deck[: -count - 1 : -1]
    realm.deck = realm.deck[: len(realm.deck) - count]
    return drawn


def _threatens(realm: Realm, card: Card, in_play: Sequence[Defender]) -> bool:
    """Whether all must reckon with the power of a face card (RD-6.3, RD-5.12)."""
    return (any(one.card == card for one in in_play) or realm.may_hold(card)) and realm.can_pay_for_power()


def _unaimed(line: Line) -> bool:
    return line.counter is not None and not any(attacker.hit for attacker in line.attackers)


def _struck_down(battle: Battle, realm: Realm) -> list[Defender]:
    """The player's Defenders whom retaliation defeats."""
    blows = {
        attacker.defender: VALUE[line.counter.card]
        for line in battle.lines
        if line.counter is not None
        for attacker in line.attackers
        if attacker.hit
    }
    return [one for one in realm.defenders if one.id in blows and blows[one.id] >= one.toughness]


def _overcome(battle: Battle, realm: Realm) -> list[Defender]:
    """The target's Defenders whom the Power that was not stopped defeats."""
    against = {line.defender: line.unstopped for line in battle.lines}
    return [one for one in realm.defenders if one.id in against and against[one.id] >= one.toughness]


def _loss_of(seat: Seat, fallen: Sequence[Defender]) -> Loss:
    return Loss(seat, sum([defender.toughness for defender in fallen]), len(fallen))
