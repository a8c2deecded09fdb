"""Positions as they come in and go out (RD-11.7), and the states made of them."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import BadOptions, Outcome, Seat
from engine.realm_of_the_defenders.actions import MANY, DefenderId, Id, SeatNumber
from engine.realm_of_the_defenders.battle import Battle, Defender, FoughtBattle, Line
from engine.realm_of_the_defenders.cards import Card, Cards, DeckList, canonical
from engine.realm_of_the_defenders.questions import Loss, Question, Shown, question_of, question_view
from engine.realm_of_the_defenders.state import ALONE, MOST_PLACED, SEATS, Realm, RealmState, Settings, Step

Count = Annotated[int, msgspec.Meta(ge=0, lt=MANY)]


class DefenderPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Defender in play, with the Money under it; one without an ``id`` gets the next that is free."""

    card: Card
    ready: bool = True
    under: Cards = ()
    id: Id | None = None


class SeatPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A realm; the top of ``deck`` and of ``fortresses`` is the end."""

    deck: Cards = ()
    hand: Cards = ()
    discard: Cards = ()
    defeated: Cards = ()
    power: Cards = ()
    courage: Cards = ()
    fortresses: Cards = ("2C", "2C")
    defenders: tuple[Card | DefenderPosition, ...] = ()
    out: bool = False
    own_turns: Count = 0
    bid_cards: Cards = ()
    bid: Cards = ()
    bid_done: bool = True


class BattlePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A battle in progress: the attacked seat and its lines; until ``begun`` the player assigns attackers (RD-5.2)."""

    target: SeatNumber
    lines: tuple[Line, ...] = ()
    begun: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The fields of ``options["position"]``; everything but ``seats`` may be left out.

    A puzzle needs what RD-11.7 names. The fields from ``options`` on are what ``position()`` adds, so that a game
    goes on exactly.
    """

    seats: tuple[SeatPosition, ...]
    player: SeatNumber | None = None
    turn: Count = 1
    order: tuple[SeatNumber, ...] | None = None
    step: Step | Literal["turn"] = "main"
    deployed: bool = False
    attacked: bool = False
    placed: Annotated[int, msgspec.Meta(ge=0, le=MOST_PLACED)] = 0
    options: Settings | None = None
    active: tuple[SeatNumber, ...] | None = None
    battle: BattlePosition | None = None
    last_battle: FoughtBattle | UnsetType = UNSET
    losses: tuple[Loss, ...] = ()
    ask: Shown | None = None
    chance: Count = 0
    next_id: Id | None = None
    outcome: Outcome | None = None


def position(state: RealmState) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    battle = state.battle
    whole = Position(
        player=state.player,
        turn=state.turn,
        order=state.order,
        step=state.step,
        deployed=state.deployed,
        attacked=state.attacked,
        placed=state.placed,
        seats=tuple([_seat_position(realm) for realm in state.realms]),
        options=state.settings,
        active=state.active,
        battle=None if battle is None else BattlePosition(battle.target, battle.lines, battle.begun),
        last_battle=UNSET if state.last_battle is None else state.last_battle,
        losses=state.losses,
        ask=None if state.ask is None else question_view(state.ask),
        chance=state.chance,
        next_id=state.next_id,
        outcome=state.outcome,
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(whole))
    return data


def _seat_position(realm: Realm) -> SeatPosition:
    return SeatPosition(
        deck=realm.deck,
        hand=realm.hand,
        discard=canonical(realm.discard),
        defeated=realm.defeated,
        power=realm.power,
        courage=realm.courage,
        fortresses=realm.fortresses,
        defenders=tuple([DefenderPosition(one.card, one.ready, one.under, one.id) for one in realm.defenders]),
        out=realm.out,
        own_turns=realm.own_turns,
        bid_cards=realm.bid_cards,
        bid=realm.bid,
        bid_done=realm.bid_done,
    )


def restore(state: RealmState, position: Position) -> None:
    """Make an empty state that of a position, as it is; ``position_checks`` tells whether a game can be in it."""
    _check_seats(position)
    seats = SEATS[: len(position.seats)]
    battle = position.battle
    state.order = seats if position.order is None else position.order
    first = next((seat for seat in state.order if not position.seats[seat].out), None)
    state.player = first if position.player is None and position.turn else position.player
    state.turn = position.turn
    state.step = "main" if position.step == "turn" else position.step
    state.deployed = position.deployed
    state.attacked = position.attacked
    state.placed = position.placed
    state.last_battle = None if position.last_battle is UNSET else position.last_battle
    state.losses = position.losses
    state.ask = _question_of_position(position.ask)
    state.chance = position.chance
    state.outcome = position.outcome
    state.battle = None if battle is None else Battle(battle.target, battle.lines, battle.begun)
    state.realms = [_realm_of_position(state, given) for given in position.seats]
    if position.next_id is not None:
        state.next_id = position.next_id
    for seat, realm in zip(seats, state.realms, strict=True):
        realm.deck_list = DeckList.of(_cards_of_seat(state, seat))
    if position.active is not None:
        state.active = position.active
    else:
        state.active = () if state.player is None else ALONE[state.player]


def _check_seats(position: Position) -> None:
    """Raise BadOptions for a seat that is not there."""
    order = position.order or ()
    named = [*order, *(position.active or ()), *[loss.seat for loss in position.losses]]
    if position.player is not None:
        named.append(position.player)
    if position.battle is not None:
        named.append(position.battle.target)
    if any(not 0 <= seat < len(position.seats) for seat in named):
        raise BadOptions(f"There are only {len(position.seats)} seats in this position.")
    if len(set(order)) < len(order):
        raise BadOptions("The order names each seat at most once.")


def _realm_of_position(state: RealmState, given: SeatPosition) -> Realm:
    realm = Realm()
    realm.deck = given.deck
    realm.hand = canonical(given.hand)
    realm.discard = given.discard
    realm.defeated = canonical(given.defeated)
    realm.power = canonical(given.power)
    realm.courage = canonical(given.courage)
    realm.fortresses = given.fortresses
    realm.defenders = tuple(_defender_of_position(state, one) for one in given.defenders)
    realm.out = given.out
    realm.own_turns = given.own_turns
    realm.bid_cards = canonical(given.bid_cards)
    realm.bid = canonical(given.bid)
    realm.bid_done = given.bid_done
    return realm


def _defender_of_position(state: RealmState, given: Card | DefenderPosition) -> Defender:
    """A Defender; one without an id gets the next."""
    one = given if isinstance(given, DefenderPosition) else DefenderPosition(given)
    id_ = state.next_id if one.id is None else one.id
    state.next_id = DefenderId(max(state.next_id, id_ + 1))
    return Defender.entering_play(id_, one.card, one.under, one.ready)


def _question_of_position(asked: Shown | None) -> Question | None:
    try:
        return None if asked is None else question_of(asked)
    except ValueError as error:
        raise BadOptions("The question of this position can't be read.") from error


def _cards_of_seat(state: RealmState, seat: Seat) -> list[Card]:
    """The deck of a seat is everything it has in the position (RD-11.7)."""
    realm = state.realms[seat]
    cards = [*realm.deck, *realm.hand, *realm.discard, *realm.defeated, *realm.power, *realm.courage]
    cards += [*realm.fortresses, *realm.bid_cards]
    for one in realm.defenders:
        cards += (one.card, *one.under)
    if state.battle is not None and seat == state.player:
        cards += [attacker.power for line in state.battle.lines for attacker in line.attackers]
    elif state.battle is not None and seat == state.battle.target:
        cards += [line.counter.card for line in state.battle.lines if line.counter is not None]
    return cards
