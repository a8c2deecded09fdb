"""The view of a game, typed (RD-10, RD-11.5)."""

from typing import ClassVar, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import GameView, Outcome, Seat
from engine.realm_of_the_defenders.battle import Defender, FoughtBattle, Line
from engine.realm_of_the_defenders.cards import (
    BID_CARDS,
    COURAGE,
    ELDER,
    FACE_VALUE,
    MONEY,
    POWER,
    SPADES,
    VALUE,
    Cards,
    worth,
)
from engine.realm_of_the_defenders.questions import (
    Loss,
    OfAttack,
    Shown,
    question_view,
)
from engine.realm_of_the_defenders.state import SEATS, Realm, RealmState, Step

NEXT = 7
"""The most cards of a deck that are shown when the game is over."""


class OptionsView(msgspec.Struct, frozen=True, gc=False):
    """The options of the game as everybody reads them, with the decks by seat (RD-10.1, RD-11.5)."""

    decks: tuple[Literal["standard"] | Cards, ...]
    fortresses: Literal[2, 4]
    short: bool
    lost_last: Seat | None


class LossDue(msgspec.Struct, frozen=True, gc=False):
    """The loss of Courage that is being paid."""

    seat: Seat
    amount: int


class BattleView(msgspec.Struct, frozen=True, gc=False):
    """A battle, from the first assigned attacker on."""

    target: Seat
    lines: tuple[Line, ...]


class SeatView(msgspec.Struct, frozen=True, gc=False):
    """A realm as everybody sees it: closed zones are numbers of cards."""

    out: bool
    fortresses: int
    deck: int
    discard: int
    defeated: Cards
    hand: int
    power: int
    courage: Cards
    bid_done: bool
    own_turns: int
    defenders: tuple[Defender, ...]


class PrivateView(msgspec.Struct, frozen=True, gc=False):
    """The part that a seat alone knows of itself; ``ask`` is its open question."""

    hand: Cards
    power: Cards
    bid_cards: Cards
    bid: Cards
    ask: Shown | None


class LeftAtEnd(msgspec.Struct, frozen=True, gc=False):
    """The part of a realm that nobody else could see until the end; ``next`` would have been drawn, in that order."""

    hand: Cards
    power: Cards
    next: Cards


class RealmView(GameView, frozen=True, gc=False, kw_only=True):
    """Everything that a viewer may know.

    Two things are there only when the rest would not tell them: the ``target`` of an attack's questions, whom the
    first attacker is to attack when there are several opponents; and ``next_due``, the target's loss while the player
    pays for their own.
    """

    remembered: ClassVar[frozenset[str]] = frozenset({"last_battle", "left"})
    counts: ClassVar[str] = "turn"

    options: OptionsView
    step: Step
    active: tuple[Seat, ...]
    turn: int
    last_turn: int
    player: Seat | None
    order: tuple[Seat, ...]
    deployed: bool
    attacked: bool
    placed: int
    due: LossDue | None
    next_due: Loss | UnsetType = UNSET
    battle: BattleView | None
    seats: tuple[SeatView, ...]
    private: PrivateView | None
    outcome: Outcome | None
    last_battle: FoughtBattle | None = None
    left: tuple[LeftAtEnd, ...] | None = None

    def own(self) -> PrivateView:
        """The part that only the viewer knows; ValueError for a spectator."""
        if self.private is None:
            raise ValueError("a spectator has no hand")
        return self.private

    def cards_held(self, seat: int) -> int:
        """How many cards a realm holds; before the first hands are drawn these are the ten that it bids from."""
        realm = self.seats[seat]
        return realm.hand or (0 if self.turn or realm.out else BID_CARDS)

    def defender(self, number: int) -> Defender | None:
        """A Defender in play by number."""
        return next((one for seat in self.seats for one in seat.defenders if one.id == number), None)

    @property
    def latest(self) -> FoughtBattle | None:
        """The last battle, while no other is fought, as everybody is shown it."""
        return None if self.battle is not None else self.last_battle

    @property
    def fought(self) -> FoughtBattle | None:
        """The last battle, as long as the viewer is to see how it ended: not once they have gone on in a later turn."""
        last = self.latest
        if last is None:
            return None
        gone_on = self.deployed or self.attacked or self.step != "main"
        return None if gone_on and self.viewer == self.player and last.turn < self.turn else last

    @property
    def fought_before_question(self) -> FoughtBattle | None:
        """The last battle as ``fought`` has it; None while the viewer has a question to answer in the main step."""
        asked = self.private is not None and self.private.ask is not None
        return None if asked and self.step == "main" else self.fought

    @property
    def begins_after_battle(self) -> bool:
        """Whether nothing has been done yet in the turn after one with a battle."""
        last = self.latest
        idle = self.step == "main" and not (self.deployed or self.attacked)
        return idle and last is not None and last.turn == self.turn - 1

    @property
    def seating(self) -> tuple[Seat, ...]:
        """The seats in turn order; by number before the order is known, and at the end those that never got into it."""
        return (*self.order, *[seat for seat in SEATS[: len(self.seats)] if seat not in self.order])

    @property
    def answered(self) -> bool:
        """True once the attacked realm has answered in the battle."""
        return self.battle is not None and any(line.sacrifice or line.counter for line in self.battle.lines)


Obstacle = Literal[
    "no-spade", "no-money", "little-money", "no-power", "no-defender", "none-ready", "clogged", "last-fortress"
]


def obstacles(view: RealmView) -> list[Obstacle]:
    """The reasons why the viewer can't deploy or attack in their main step, one for each; none where they can."""
    seat, own = view.viewer, view.private
    if own is None or seat is None or view.step != "main" or seat not in view.active or own.ask is not None:
        return []
    found: list[Obstacle] = []
    spades = [card for card in own.hand if card in SPADES]
    money = worth([card for card in own.hand if card in MONEY])
    elder = ELDER in own.hand and money > FACE_VALUE
    if not view.attacked and not elder and not any(VALUE[card] <= money for card in spades):
        found.append("no-spade" if not spades else "little-money" if money else "no-money")
    defenders = view.seats[seat].defenders
    if not own.power:
        found.append("no-power")
    elif not any(one.ready for one in defenders):
        found.append("none-ready" if defenders else "no-defender")
    places = any(card in POWER or card in COURAGE for card in own.hand)
    dismantles = not (view.deployed or view.attacked) and view.seats[seat].fortresses > 1  # RD-6.1
    if len(found) == 2 and dismantles and not places:
        found.append("clogged")
    elif len(found) == 2 and view.seats[seat].fortresses == 1 and not (view.deployed or view.attacked):
        found.append("last-fortress")
    return found


def see(state: RealmState, viewer: Seat | None) -> RealmView:
    """Everything that a seat, or a spectator (None), may know of a game (RD-10, RD-11.5)."""
    settings, battle, losses = state.settings, state.battle, state.losses
    return RealmView(
        game="realm_of_the_defenders",
        viewer=viewer,
        options=OptionsView(
            tuple([realm.deck_list.shown for realm in state.realms]),
            settings.fortresses,
            settings.short,
            settings.lost_last,
        ),
        step=state.step,
        active=state.active,
        turn=state.turn,
        last_turn=state.last_turn,
        player=state.player,
        order=state.order,
        deployed=state.deployed,
        attacked=state.attacked,
        placed=state.placed,
        due=LossDue(losses[0].seat, losses[0].amount) if losses else None,
        next_due=losses[1] if len(losses) > 1 else UNSET,
        battle=BattleView(battle.target, battle.lines) if battle is not None and battle.lines else None,
        seats=tuple([_seat_view(realm) for realm in state.realms]),
        private=None if viewer is None else _private_view(state, viewer),
        outcome=state.outcome,
        last_battle=state.last_battle,
        left=None if state.outcome is None else tuple([_cards_at_end(realm) for realm in state.realms]),
    )


def _cards_at_end(realm: Realm) -> LeftAtEnd:
    return LeftAtEnd(realm.hand, realm.power, realm.next_cards(NEXT))


def _seat_view(realm: Realm) -> SeatView:
    return SeatView(
        realm.out,
        len(realm.fortresses),
        len(realm.deck),
        len(realm.discard),
        realm.defeated,
        len(realm.hand),
        len(realm.power),
        realm.courage,
        realm.bid_done,
        realm.own_turns,
        realm.defenders,
    )


def _private_view(state: RealmState, viewer: Seat) -> PrivateView:
    realm = state.realms[viewer]
    own = state.ask is not None and state.active[0] == viewer
    return PrivateView(
        realm.hand, realm.power, realm.bid_cards, realm.bid, _question_shown(state, viewer) if own else None
    )


def _question_shown(state: RealmState, viewer: Seat) -> Shown:
    assert state.ask is not None
    asked, battle = question_view(state.ask), state.battle
    if isinstance(asked, OfAttack) and battle and not battle.lines and len(state.opponents(viewer)) > 1:
        return msgspec.structs.replace(asked, target=battle.target)
    return asked
