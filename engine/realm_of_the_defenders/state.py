"""A game of Realm of the Defenders in progress: what is possible, and what it does."""

from collections.abc import Sequence
from typing import Any, Literal, assert_never

import msgspec

from engine.chance import Chance
from engine.contract import Action, Event, IllegalAction, Outcome, Seat, State, View
from engine.realm_of_the_defenders import choices, fighting, opening, powers, views
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.actions import (
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
    Strike,
)
from engine.realm_of_the_defenders.battle import Battle, Defender, Line
from engine.realm_of_the_defenders.cards import (
    BID_CARDS,
    ELDER,
    FACE_VALUE,
    HAND_SIZE,
    VALUE,
    Card,
    Cards,
    DeckList,
    add,
    canonical,
    remove,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.questions import (
    INSPIRING_FACTOR,
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
)
from engine.realm_of_the_defenders.realm import SEATS, Realm, take_top
from engine.realm_of_the_defenders.refusals import refusal

Step = Literal["bid", "redraw", "main", "ace", "respond", "block", "queen", "hit", "loss", "resource", "over"]

ALONE = tuple((seat,) for seat in SEATS)
MOST_PLACED = 2
TURNS_FOR_A_FORTRESS = 20
SHORT_GAME_FROM = 3


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The options of a game besides the decks (RD-11.1)."""

    fortresses: Literal[2, 4] = 2
    short: bool = False
    lost_last: Seat | None = None


def turn_limit(settings: Settings, seats: int) -> int:
    """The number of the last turn (RD-9.6)."""
    return TURNS_FOR_A_FORTRESS * settings.fortresses * seats


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
        state.seats = len(decks)
        state.settings = settings
        state.realms = []
        state.step = "bid"
        state.active = SEATS[: len(decks)]
        state.order = ()
        state.player = None
        state.turn = 0
        state.last_turn = turn_limit(settings, len(decks))
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
            state.realms.append(state.fresh_realm(deck))
        return state

    def fresh_realm(self, deck_list: DeckList) -> Realm:
        """A shuffled deck, of which the Fortresses and the bid cards have been drawn (RD-2.1 to RD-2.3)."""
        realm = Realm()
        realm.deck_list = deck_list
        realm.deck = self.shuffled(deck_list.cards)
        realm.hand = realm.discard = realm.defeated = realm.power = realm.courage = realm.bid = ()
        realm.defenders = ()
        realm.bid_done = realm.out = False
        realm.own_turns = 0
        realm.fortresses = take_top(realm, self.settings.fortresses)
        realm.bid_cards = canonical(take_top(realm, BID_CARDS))
        return realm

    def stream(self) -> Chance:
        """The stream of the next random event."""
        self.chance += 1
        return Chance(self._seed, self.chance - 1)

    def shuffled(self, cards: Cards) -> Cards:
        """A random event: the cards as a deck."""
        deck = list(canonical(cards))
        self.stream().shuffle(deck)
        return tuple(deck)

    def remaining(self) -> list[Seat]:
        """The seats that are still in the game."""
        return [seat for seat, realm in zip(SEATS, self.realms, strict=False) if not realm.out]

    def opponents(self, seat: Seat) -> list[Seat]:
        """The other seats that are still in the game."""
        return [other for other, realm in zip(SEATS, self.realms, strict=False) if other != seat and not realm.out]

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

    # Actions

    def _legal(self, seat: Seat) -> tuple[Move, ...]:
        return choices.legal(self, seat)

    def _apply(self, seat: Seat, action: Move) -> list[Event]:
        events: list[Event] = []
        self.act(seat, action, events)
        if self.ask is not None:
            self.answer_forced(events)
        return events

    def answer_forced(self, events: list[Event]) -> None:
        """RD-3.5: questions with exactly one answer."""
        while self.ask is not None:
            seat = self.active[0]
            answers = choices.answers(self, seat, self.ask)
            if len(answers) != 1:
                self._remembered = {seat: answers}
                return
            self.act(seat, answers[0], events)

    def act(self, seat: Seat, action: Move, events: list[Event]) -> None:
        """Carry out a legal action, without the answers that it forces."""
        match action:
            case Pay(card):
                self.pay(seat, card, events)
            case Done():
                self.done(seat, events)
            case Place(card, pool):
                self.place(seat, card, pool, events)
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
                fighting.assign(self, seat, defender, events)
            case Bid(card):
                realm = self.realms[seat]
                realm.bid = add(realm.bid, card)
            case Retaliate(attacked):
                self.ask = Countering(attacked)
            case Counter(source, card):
                fighting.counter(self, seat, source, card, events)
            case Sacrifice(attacked):
                self.ask = Offering(attacked)
            case Offer():
                fighting.offer(self, seat, action, events)
            case Block(attacker):
                events.append(said.Blocked(seat=seat, attacker=attacker))
                fighting.stop(self, choices.line_to_block(self), attacker, events)
            case Hit(attacker):
                events.append(said.HitChosen(seat=seat, attacker=attacker))
                self.battle = self.fought.replacing(choices.line_to_hit(self).striking(attacker))
                fighting.aim(self, events)
            case Pass():
                events.append(said.Passed(seat=seat))
                if self.step == "queen":
                    fighting.aim(self, events)
                else:
                    powers.ask_for_ace(self, seat, events)
            case Dismantle():
                powers.dismantle(self, seat, events)
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
                opening.redraw(self, seat, events)
            case Keep():
                events.append(said.HandKept(seat=seat))
                opening.redraw_answered(self, seat, events)
            case _:
                assert_never(action)

    def done(self, seat: Seat, events: list[Event]) -> None:
        """Close what is open: a question that may be closed, or the step."""
        if isinstance(self.ask, ChoosingAttacker):
            fighting.begin_battle(self, events)
        elif isinstance(self.ask, Pricing):
            self.deploy_elder(seat, self.ask.paid, events)
        elif self.step == "resource":
            self.end_turn(events)
        elif self.step == "bid":
            opening.close_bid(self, seat, events)
        else:
            events.append(said.StepDone(seat=seat))
            if self.step == "respond":
                fighting.ask_for_queen(self, events)
            elif self.attacked:  # RD-4.9
                self.end_turn(events)
            else:
                self.step = "resource"

    # Turns (RD-3)

    def begin_turns(self, events: list[Event]) -> None:
        self.begin_turn(next(seat for seat in self.order if not self.realms[seat].out), events)

    def begin_given_turn(self) -> None:
        """The turn of a position begins, with the card drawn and nobody told (RD-11.7)."""
        self.turn -= 1
        self.begin_turn(self.on_turn, [])

    def begin_turn(self, seat: Seat, events: list[Event]) -> None:
        """RD-3.1: everybody's Defenders are ready, and the player draws a card."""
        self.turn += 1
        self.player = seat
        self.deployed = False
        self.attacked = False
        self.placed = 0
        for realm in self.realms:
            if not all(one.ready for one in realm.defenders):  # RD-4.4
                realm.defenders = tuple([one if one.ready else one.readied() for one in realm.defenders])
        events.append(said.TurnBegun(seat=seat, turn=self.turn))
        self.draw(seat, 1, events)
        self.wait_for(seat, "main")

    def wait_for(self, seat: Seat, step: Step) -> None:
        self.step = step
        self.active = ALONE[seat]

    def draw(self, seat: Seat, count: int, events: list[Event]) -> None:
        """RD-3.7: the discard pile is shuffled when a card is needed, and not before."""
        realm = self.realms[seat]
        drawn = take_top(realm, min(count, len(realm.deck)))
        if len(drawn) < count and realm.discard:
            events.append(said.Reshuffled(seat=seat, cards=len(realm.discard)))
            realm.deck = self.shuffled(realm.discard)
            realm.discard = ()
            drawn += take_top(realm, min(count - len(drawn), len(realm.deck)))
        events.append(said.Drawing(seat=seat, count=len(drawn)))
        if drawn:
            realm.hand = add(realm.hand, drawn[0]) if len(drawn) == 1 else canonical(realm.hand + drawn)
            # In canonical order, like the hand: the order of drawing is nothing that a view tells.
            events.append(said.Drawn(seat=seat, cards=canonical(drawn), to=(seat,)))

    def end_turn(self, events: list[Event]) -> None:
        """Draw up to seven cards, and begin the next turn unless the game is over (RD-3.1, RD-9.5, RD-9.6)."""
        seat = self.on_turn
        realm = self.realms[seat]
        if not realm.out:
            if len(realm.hand) < HAND_SIZE:
                self.draw(seat, HAND_SIZE - len(realm.hand), events)
            realm.own_turns += 1
            if self.settings.short and realm.own_turns >= SHORT_GAME_FROM and not realm.defenders:
                self.fall(seat, "no_defenders", events)
        if self.outcome:
            return
        if self.turn >= self.last_turn:
            self.end(self.leaders(), "turn_limit", events)
            return
        place = self.order.index(seat)
        following = (*self.order[place + 1 :], *self.order[:place])
        self.begin_turn(next(other for other in following if not self.realms[other].out), events)

    def place(self, seat: Seat, card: Card, pool: Literal["power", "courage"], events: list[Event]) -> None:
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
            self.end_turn(events)

    # Paying and deploying (RD-4)

    def pay(self, seat: Seat, card: Card, events: list[Event]) -> None:
        asked = self.ask
        if isinstance(asked, Pricing):
            paid = (*asked.paid, card)
            if worth(paid) >= FACE_VALUE:
                self.deploy_elder(seat, paid, events)
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
                self.deploy(seat, spade, paid, events)
            case ForLoss():
                self.lose_courage(paid, events)
            case ForInspiring():
                powers.inspire(self, seat, asked.reason, paid, events)
            case ForQueen():
                powers.forfeit_queen(self, seat, asked.reason, paid, events)
            case ForAce(source, defender):
                powers.sacrifice_ace(self, seat, source, defender, paid, events)
            case ForJack(attacked):
                fighting.sacrifice_jack(self, seat, attacked, paid, events)
            case _:
                assert_never(asked.reason)

    def deploy(self, seat: Seat, card: Card, money: Cards, events: list[Event]) -> None:
        realm = self.realms[seat]
        realm.hand = remove_all(realm.hand, (card, *money))
        realm.discard += money
        defender = self.enter(realm, card, ())
        events.append(said.Deployed(seat=seat, money=money, defender=defender))

    def deploy_elder(self, seat: Seat, money: Cards, events: list[Event]) -> None:
        """RD-4.5: for less than 15 the Money stays under him."""
        self.ask = None
        realm = self.realms[seat]
        realm.hand = remove_all(realm.hand, (ELDER, *money))
        under = money if worth(money) < FACE_VALUE else ()
        if not under:
            realm.discard += money
        defender = self.enter(realm, ELDER, under)
        events.append(said.Deployed(seat=seat, money=money, defender=defender))

    def enter(self, realm: Realm, card: Card, under: Cards) -> Defender:
        """A Defender enters play, not ready, with the next number (RD-4.4)."""
        defender = Defender.entering(self.next_id, card, under)
        self.next_id = DefenderId(self.next_id + 1)
        realm.defenders += (defender,)
        self.deployed = True
        return defender

    # Losses and falls (RD-7, RD-9)

    def suffer(self, events: list[Event]) -> None:
        """The losses in turn; a realm with enough Courage is asked how it pays."""
        while self.losses:
            loss = self.losses[0]
            realm = self.realms[loss.seat]
            courage: Cards = realm.courage
            fortresses: Cards = ()
            if worth(courage) >= loss.amount:
                self.demand(loss)
                return
            if courage:  # RD-7.3
                realm.courage = ()
            else:  # RD-7.4
                fortresses = realm.fortresses[: -loss.count - 1 : -1]
                realm.fortresses = realm.fortresses[: -loss.count]
            realm.discard += courage + fortresses
            self.lost(loss, courage, fortresses, events)
        self.after_losses(events)

    def demand(self, loss: Loss) -> None:
        """Ask a realm with enough Courage how it pays for its loss (RD-7.2)."""
        self.wait_for(loss.seat, "loss")
        self.ask = Payment(ForLoss(), loss.amount)

    def demand_settled(self, loss: Loss) -> None:
        """Ask for a loss, as far as the answer is not forced."""
        self.demand(loss)
        self.answer_forced([])

    def lose_courage(self, paid: Cards, events: list[Event]) -> None:
        loss = self.losses[0]
        realm = self.realms[loss.seat]
        realm.courage = remove_all(realm.courage, paid)
        realm.discard += paid
        self.lost(loss, paid, (), events)
        self.suffer(events)

    def lost(self, loss: Loss, courage: Cards, fortresses: Cards, events: list[Event]) -> None:
        self.losses = self.losses[1:]
        events.append(said.LossSuffered(seat=loss.seat, amount=loss.amount, courage=courage, fortresses=fortresses))

    def after_losses(self, events: list[Event]) -> None:
        """RD-9.1 to RD-9.3: fallen realms leave, the target first; then the battle or the turn goes on."""
        player = self.on_turn
        for seat in (*self.opponents(player), player):
            realm = self.realms[seat]
            if not realm.fortresses and not realm.out:
                fighting.call_off_battle(self)
                self.fall(seat, "fortresses", events)
                if self.outcome:
                    return
        if self.battle is not None:
            fighting.ask_for_block(self, events)
        elif self.realms[player].out:
            self.end_turn(events)
        else:
            self.wait_for(player, "main")

    def fall(self, seat: Seat, reason: said.Reason, events: list[Event]) -> None:
        self.realms[seat].out = True
        events.append(said.RealmFallen(seat=seat, reason=reason))
        remaining = self.remaining()
        if len(remaining) == 1:
            self.end((remaining[0],), reason, events)

    def end(self, winners: tuple[Seat, ...], reason: str, events: list[Event]) -> None:
        scores = self.scores()
        self.outcome = Outcome(winners, scores, reason)
        self.step = "over"
        self.active = ()
        self.losses = ()
        self.ask = None
        events.append(said.GameEnded(winners=winners, scores=scores, reason=reason))

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

    def _resign(self, seat: Seat) -> list[Event]:
        if self.outcome:
            raise IllegalAction("The game is over.", "RD-9.1")
        if self.realms[seat].out:
            raise IllegalAction("Your realm is out of the game already.", "RD-9.2")
        self.lapse(seat)
        events: list[Event] = []
        self.fall(seat, "resigned", events)
        if not self.outcome:
            self.go_on_without(seat, events)
            if self.ask is not None:
                self.answer_forced(events)
        return events

    def lapse(self, seat: Seat) -> None:
        """RD-9.4: the questions and the battle that end with a resignation."""
        battle = self.battle
        involved = seat == self.player or (battle is not None and seat == battle.target)
        reason = self.ask.reason if isinstance(self.ask, Payment) else None
        own = self.active == ALONE[seat]
        of_queen = isinstance(self.ask, Striking) or isinstance(reason, ForQueen)
        if own or of_queen or (involved and not isinstance(reason, ForLoss)):
            self.ask = None
        if involved:
            fighting.call_off_battle(self)

    def go_on_without(self, seat: Seat, events: list[Event]) -> None:
        match self.step:
            case "bid":
                self.active = tuple([other for other in self.active if other != seat])
                if not self.active:
                    opening.compare_bids(self, events)
            case "redraw":
                opening.redraw_answered(self, seat, events)
            case "loss":
                owing = self.losses[0].seat
                self.losses = tuple([loss for loss in self.losses if loss.seat != seat])
                if owing == seat:
                    self.suffer(events)
            case "ace" if seat != self.player:
                if self.active == ALONE[seat]:
                    powers.ask_for_ace(self, seat, events)
            case "respond" | "block" | "queen" | "hit" if seat != self.player:
                if self.battle is None:
                    self.wait_for(self.on_turn, "main")
            case _:
                if seat == self.player:
                    self.end_turn(events)

    # Reading

    def _refusal(self, seat: Seat, action: Action) -> IllegalAction:
        return refusal(self, seat, action)

    def _view(self, viewer: Seat | None) -> View:
        return views.view(self, viewer)

    def position(self) -> dict[str, Any]:
        return views.position(self)

    def copy(self) -> "RealmState":
        twin = RealmState.__new__(RealmState)
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
        twin.losses = self.losses
        twin.ask = self.ask
        twin.chance = self.chance
        twin.next_id = self.next_id
        twin.outcome = self.outcome
        return twin
