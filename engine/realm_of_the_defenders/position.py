"""Options and positions as they come in (RD-11.1, RD-11.7), and the states made of them."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from engine.chance import Chance
from engine.contract import BadOptions, Outcome, Seat, View
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Battle, Defender, Line
from engine.realm_of_the_defenders.cards import (
    BID_CARDS,
    COURAGE,
    DEFENDERS,
    DIAMONDS,
    ELDER,
    FACE_VALUE,
    HAND_SIZE,
    POWER,
    STANDARD_DECK,
    Card,
    Cards,
    DeckList,
    canonical,
    of_one_suit,
    remove_all,
    worth,
)
from engine.realm_of_the_defenders.questions import (
    ChoosingAttacker,
    ForLoss,
    Loss,
    Payment,
    Question,
    from_view,
    payable,
)
from engine.realm_of_the_defenders.realm import SEATS, Realm
from engine.realm_of_the_defenders.state import (
    ALONE,
    MOST_PLACED,
    TURNS_FOR_A_FORTRESS,
    RealmState,
    Settings,
    Step,
)

Count = Annotated[int, msgspec.Meta(ge=0)]
SeatNumber = Annotated[Seat, msgspec.Meta(ge=0, le=3)]
PLAIN_STEPS = ("main", "resource", "turn")


class DefenderPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: Card
    ready: bool = True
    under: Cards = ()
    id: Annotated[DefenderId, msgspec.Meta(ge=1)] | None = None


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
    target: SeatNumber
    lines: tuple[Line, ...] = ()
    begun: bool = False


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What ``options["position"]`` may hold; everything but ``seats`` may be left out.

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
    placed: Annotated[int, msgspec.Meta(ge=0, lt=MOST_PLACED)] = 0
    options: Settings | None = None
    active: tuple[SeatNumber, ...] | None = None
    battle: BattlePosition | None = None
    losses: tuple[Loss, ...] = ()
    ask: dict[str, Any] | None = None
    chance: Count = 0
    next_id: Annotated[DefenderId, msgspec.Meta(ge=1)] | None = None
    outcome: Outcome | None = None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    decks: tuple[Literal["standard"] | Cards | None, ...] | None = None
    fortresses: Literal[2, 4] = 2
    short: bool = False
    lost_last: SeatNumber | None = None
    position: Position | None = None


def resume(seed: str, position: Position, settings: Settings) -> RealmState:
    """The game that goes on from a position; BadOptions for one that no game can be in."""
    _check(position)
    state = _restored(seed, position, settings)
    if not state.outcome and not (state.active and all(state.legal(seat) for seat in state.active)):
        raise BadOptions("In this position nobody who is to move can.")
    return state


def _restored(seed: str, position: Position, settings: Settings) -> RealmState:
    seats = SEATS[: len(position.seats)]
    state = RealmState()
    state._seed = seed
    state._remembered = {}
    state.settings = settings
    state.order = seats if position.order is None else position.order
    started = position.step not in ("bid", "redraw")
    first = next((seat for seat in state.order if not position.seats[seat].out), None)
    state.player = position.player if position.player is not None or not started else first
    state.turn = position.turn
    state.last_turn = TURNS_FOR_A_FORTRESS * settings.fortresses * len(seats)
    state.step = "main" if position.step == "turn" else position.step
    state.deployed = position.deployed
    state.attacked = position.attacked
    state.placed = position.placed
    state.losses = position.losses
    state.ask = _question(position.ask)
    state.chance = position.chance
    state.outcome = position.outcome
    battle = position.battle
    state.battle = None if battle is None else Battle(battle.target, battle.lines, battle.begun)
    state.next_id = DefenderId(1)
    state.realms = [_realm(state, given) for given in position.seats]
    if position.next_id is not None:
        state.next_id = position.next_id
    for realm, deck in zip(state.realms, deck_lists(position), strict=True):
        realm.deck_list = deck
    if position.active is not None:
        state.active = position.active
    else:
        state.active = () if state.player is None else ALONE[state.player]
    if position.step == "turn":
        state.begin_given_turn()
    return state


def _realm(state: RealmState, given: SeatPosition) -> Realm:
    realm = Realm()
    realm.deck = given.deck
    realm.hand = canonical(given.hand)
    realm.discard = given.discard
    realm.defeated = canonical(given.defeated)
    realm.power = canonical(given.power)
    realm.courage = canonical(given.courage)
    realm.fortresses = given.fortresses
    realm.defenders = tuple(_defender(state, one) for one in given.defenders)
    realm.out = given.out
    realm.own_turns = given.own_turns
    realm.bid_cards = canonical(given.bid_cards)
    realm.bid = canonical(given.bid)
    realm.bid_done = given.bid_done
    return realm


def _defender(state: RealmState, given: Card | DefenderPosition) -> Defender:
    """A Defender; one without an id gets the next."""
    one = given if isinstance(given, DefenderPosition) else DefenderPosition(given)
    id_ = state.next_id if one.id is None else one.id
    state.next_id = DefenderId(max(state.next_id, id_ + 1))
    return Defender.entering(id_, one.card, one.under, one.ready)


def _question(data: Mapping[str, Any] | None) -> Question | None:
    if data is None:
        return None
    try:
        return from_view(data)
    except msgspec.ValidationError as error:
        raise BadOptions(f"The question of this position can't be read: {error}.") from error


def deck_lists(position: Position) -> list[DeckList]:
    """The deck of a seat is everything it has in the position (RD-11.7)."""
    lists = []
    for seat, given in zip(SEATS, position.seats, strict=False):
        cards = [*given.deck, *given.hand, *given.discard, *given.defeated, *given.power, *given.courage]
        cards += [*given.fortresses, *given.bid_cards]
        for one in given.defenders:
            cards += (one.card, *one.under) if isinstance(one, DefenderPosition) else (one,)
        cards += _in_battle(position, seat)
        lists.append(DeckList.of(cards))
    return lists


def _in_battle(position: Position, seat: Seat) -> list[Card]:
    if position.battle is None:
        return []
    lines = position.battle.lines
    if seat == position.player:
        return [attacker.power for line in lines for attacker in line.attackers]
    if seat == position.battle.target:
        return [line.counter.card for line in lines if line.counter is not None]
    return []


def _check(position: Position) -> None:
    """Raise BadOptions for what can't be on a table."""
    count = len(position.seats)
    order = position.order
    if order is not None and (len(set(order)) < len(order) or any(seat >= count for seat in order)):
        raise BadOptions("The order names each seat at most once.")
    named = [*(position.active or ()), *[loss.seat for loss in position.losses]]
    if position.player is not None:
        named.append(position.player)
    if position.battle is not None:
        named.append(position.battle.target)
    if any(seat >= count for seat in named):
        raise BadOptions(f"There are only {count} seats in this position.")
    for given in position.seats:
        _check_realm(given)
    if position.outcome is not None:
        return
    if sum(not given.out for given in position.seats) < 2:
        raise BadOptions("At least two realms must be in the game.")
    if position.step in PLAIN_STEPS:
        _check_plain(position)
    elif position.active is None:
        raise BadOptions(f"A position in the step {position.step} says who is active.")
    _check_battle(position)


def _check_plain(position: Position) -> None:
    if any(not given.fortresses for given in position.seats if not given.out):
        raise BadOptions("A realm without Fortresses is out of the game.")
    order = position.order if position.order is not None else range(len(position.seats))
    playing = [seat for seat in order if not position.seats[seat].out]
    if not playing or position.player not in (None, *playing):
        raise BadOptions("The player must be in the order of turns and in the game.")


def _check_realm(given: SeatPosition) -> None:
    defenders = [one if isinstance(one, DefenderPosition) else DefenderPosition(one) for one in given.defenders]
    if not DEFENDERS.issuperset([one.card for one in defenders]):
        raise BadOptions("Only Spades and Elders are Defenders.")
    if any(one.under and (one.card != ELDER or worth(one.under) >= FACE_VALUE) for one in defenders):
        raise BadOptions("Only an Elder for less than 15 has Money under him.")
    if not all(DIAMONDS.issuperset(one.under) for one in defenders):
        raise BadOptions("Only Money lies under an Elder.")
    if not POWER.issuperset(given.power):
        raise BadOptions("Only Clubs and Elders are in a Power pool.")
    if not COURAGE.issuperset(given.courage):
        raise BadOptions("Only Hearts and Elders are in a Courage pool.")
    if Counter(given.bid) - Counter(given.bid_cards):
        raise BadOptions("A bid is made of the bid cards.")


def _check_battle(position: Position) -> None:
    """The Defenders that a battle names are there."""
    battle = position.battle
    if battle is None:
        if position.step in ("respond", "block", "queen", "hit"):
            raise BadOptions(f"In the step {position.step} there is a battle.")
        return
    if position.player is None or position.player == battle.target:
        raise BadOptions("A battle is fought by the player and another realm.")
    ids = [
        {one.id for one in position.seats[seat].defenders if isinstance(one, DefenderPosition)}
        for seat in (position.player, battle.target)
    ]
    attackers = {attacker.defender for line in battle.lines for attacker in line.attackers}
    attacked = {line.defender for line in battle.lines if line.defender is not None}
    if attackers - ids[0] or attacked - ids[1]:
        raise BadOptions("The battle names a Defender who is not in play.")


# What a viewer holds possible


def imagined(view: View, viewer: Seat | None, seed: str) -> RealmState:
    """A state drawn at random from those that ``viewer``, who sees ``view``, holds possible."""
    shown = view["options"]
    settings = Settings(shown["fortresses"], shown["short"], shown["lost_last"])
    battle = _seen_battle(view)
    seats = tuple(
        _imagined_realm(view, seat, view["private"] if seat == viewer else None, Chance(f"{seed}/imagine", seat))
        for seat in SEATS[: len(view["seats"])]
    )
    losses = []
    if view["due"] is not None:
        losses.append(Loss(view["due"]["seat"], view["due"]["amount"], 1))
        if "next_due" in view:
            losses.append(msgspec.convert(view["next_due"], Loss))
    position = Position(
        seats=seats,
        player=view["player"],
        turn=view["turn"],
        order=tuple(view["order"]) or _imagined_order(view, Chance(f"{seed}/imagine", len(seats))),
        step=view["step"],
        deployed=view["deployed"],
        attacked=view["attacked"],
        placed=view["placed"],
        active=tuple(view["active"]),
        battle=battle,
        losses=tuple(losses),
        ask=None if view["private"] is None else view["private"]["ask"],
        outcome=msgspec.convert(view["outcome"], Outcome | None),
    )
    state = _restored(seed, position, settings)
    if state.ask is None:
        state.ask = _open_question(state)
    return state


def _seen_battle(view: View) -> BattlePosition | None:
    """The battle on the table; one without attackers yet is in the viewer's question only."""
    if view["battle"] is not None:
        lines = msgspec.convert(view["battle"]["lines"], tuple[Line, ...])
        return BattlePosition(view["battle"]["target"], lines, view["step"] != "main")
    ask = view["private"] and view["private"]["ask"]
    if ask is None or ask["ask"] not in ("attacker", "power", "against"):
        return None
    others = [
        seat for seat, realm in zip(SEATS, view["seats"], strict=False) if seat != view["viewer"] and not realm["out"]
    ]
    return BattlePosition(ask.pop("target", others[0]))


def _imagined_realm(view: View, seat: Seat, private: Mapping[str, Any] | None, chance: Chance) -> SeatPosition:
    """A realm with all that is hidden dealt anew; only Power can be in the Power pool."""
    shown = view["seats"][seat]
    listed = view["options"]["decks"][seat]
    unseen = list(canonical(remove_all(STANDARD_DECK if listed == "standard" else tuple(listed), _seen(view, seat))))
    if private is not None:
        for zone in ("hand", "power", "bid_cards"):
            for card in private[zone]:
                unseen.remove(card)
    chance.shuffle(unseen)
    if private is None:
        power = [card for card in unseen if card in POWER][: shown["power"]]
        for card in power:
            unseen.remove(card)
        hand = _dealt_hand(view, seat, unseen, chance)
    else:
        power, hand = private["power"], private["hand"]
    fortresses = _deal(unseen, shown["fortresses"])
    deck = _deal(unseen, shown["deck"])
    discard = _deal(unseen, shown["discard"])
    bid_cards, bid = (
        (unseen, _imagined_bid(view, shown, unseen, chance))
        if private is None
        else (
            private["bid_cards"],
            private["bid"],
        )
    )
    return SeatPosition(
        deck=tuple(deck),
        hand=tuple(hand),
        discard=tuple(discard),
        defeated=tuple(shown["defeated"]),
        power=tuple(power),
        courage=tuple(shown["courage"]),
        fortresses=tuple(fortresses),
        defenders=tuple(
            DefenderPosition(one["card"], one["ready"], tuple(one["under"]), one["id"]) for one in shown["defenders"]
        ),
        out=shown["out"],
        own_turns=shown["own_turns"],
        bid_cards=tuple(bid_cards),
        bid=tuple(bid),
        bid_done=shown["bid_done"],
    )


def _seen(view: View, seat: Seat) -> list[Card]:
    """The cards of a seat that everybody sees."""
    shown = view["seats"][seat]
    cards = [*shown["defeated"], *shown["courage"]]
    for one in shown["defenders"]:
        cards += (one["card"], *one["under"])
    if view["battle"] is not None:
        for line in view["battle"]["lines"]:
            if seat == view["player"]:
                cards += [attacker["power"] for attacker in line["attackers"]]
            elif seat == view["battle"]["target"] and line["counter"] is not None:
                cards.append(line["counter"]["card"])
    return cards


def _deal(cards: list[Card], count: int) -> list[Card]:
    dealt = cards[len(cards) - count :]
    del cards[len(cards) - count :]
    return dealt


def _dealt_hand(view: View, seat: Seat, unseen: list[Card], chance: Chance) -> list[Card]:
    """A hand; a seat that is asked whether it redraws did not have to, so its hand is not of one suit (RD-2.9)."""
    hand = _deal(unseen, view["seats"][seat]["hand"])
    while view["step"] == "redraw" and seat in view["active"] and _had_to_redraw(hand):
        unseen += hand
        chance.shuffle(unseen)
        hand = _deal(unseen, len(hand))
    return hand


def _had_to_redraw(hand: Sequence[Card]) -> bool:
    """The Elder of the bid winner, the eighth card, is not counted."""
    if len(hand) == HAND_SIZE:
        return of_one_suit(hand)
    return hand.count(ELDER) == 1 and of_one_suit([card for card in hand if card != ELDER])


def _imagined_bid(view: View, shown: Mapping[str, Any], bid_cards: Sequence[Card], chance: Chance) -> list[Card]:
    """Any number of the ten: how many there are so far is as secret as which."""
    if view["turn"] or not bid_cards or view["step"] != "bid" or shown["out"]:
        return []
    return list(bid_cards[: chance.below(BID_CARDS + 1)])


def _imagined_order(view: View, chance: Chance) -> tuple[Seat, ...]:
    """Before the first turn the order follows from the bids; a toss is in it that the view does not show."""
    if view["step"] != "redraw":
        return ()
    shown = view["seats"]
    seats = [seat for seat in SEATS[: len(shown)] if shown[seat]["bid_done"]]
    lots = list(seats)
    chance.shuffle(lots)
    lost_last = view["options"]["lost_last"]
    return tuple(
        sorted(
            seats,
            key=lambda seat: (
                -len(shown[seat]["defeated"]),
                shown[seat]["hand"] <= HAND_SIZE,  # who has the Elder was first
                seat != lost_last,
                lots.index(seat),
            ),
        )
    )


def _open_question(state: RealmState) -> Question | None:
    """The question that somebody else is answering, where the step alone tells that there is one."""
    if state.step == "loss":
        courage = state.realms[state.losses[0].seat].courage
        asked = Payment(ForLoss(), state.losses[0].amount)
        while len(cards := payable(courage, asked)) == 1:
            asked = Payment(asked.reason, asked.due, (*asked.paid, *cards))
        return asked
    if state.step == "main" and state.battle is not None:
        return ChoosingAttacker()
    return None
