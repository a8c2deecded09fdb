"""What a viewer holds possible: states drawn at random that look to him as his view does."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from engine.chance import Chance
from engine.contract import Outcome, Seat, View
from engine.realm_of_the_defenders.battle import Line
from engine.realm_of_the_defenders.cards import (
    BID_CARDS,
    POWER,
    STANDARD_DECK,
    Card,
    canonical,
    remove_all,
)
from engine.realm_of_the_defenders.checks import is_first_hand
from engine.realm_of_the_defenders.position import BattlePosition, DefenderPosition, Position, SeatPosition, restored
from engine.realm_of_the_defenders.questions import ChoosingAttacker, Loss
from engine.realm_of_the_defenders.realm import SEATS
from engine.realm_of_the_defenders.state import RealmState, Settings


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
        order=tuple(view["order"]),
        step=view["step"],
        deployed=view["deployed"],
        attacked=view["attacked"],
        placed=view["placed"],
        active=tuple(view["active"]),
        battle=battle,
        losses=tuple(losses),
        ask=_own_question(view),
        outcome=msgspec.convert(view["outcome"], Outcome | None),
    )
    state = restored(seed, position, settings)
    if state.ask is None and state.step == "loss":
        state.demand_settled(state.losses[0])
    elif state.ask is None and state.step == "main" and state.battle is not None:
        state.ask = ChoosingAttacker()
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
    return BattlePosition(ask.get("target", others[0]))


def _own_question(view: View) -> Mapping[str, Any] | None:
    """The viewer's question, as ``position()`` has it."""
    ask = view["private"] and view["private"]["ask"]
    return ask and {key: value for key, value in ask.items() if key != "target" or ask["ask"] == "pay"}


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
    """A hand, and before the first turn one that fits what has happened."""
    hand = _deal(unseen, view["seats"][seat]["hand"])
    while view["step"] == "redraw" and not is_first_hand(tuple(hand), seat in view["active"]):
        unseen += hand
        chance.shuffle(unseen)
        hand = _deal(unseen, len(hand))
    return hand


def _imagined_bid(view: View, shown: Mapping[str, Any], bid_cards: Sequence[Card], chance: Chance) -> list[Card]:
    """Any number of the ten: how many there are so far is as secret as which."""
    if view["turn"] or not bid_cards or view["step"] != "bid" or shown["out"]:
        return []
    return list(bid_cards[: chance.below(BID_CARDS + 1)])
