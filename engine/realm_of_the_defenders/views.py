"""What a state shows: the view of each viewer (RD-11.5), and the whole position (RD-11.7)."""

from typing import TYPE_CHECKING, Any

from engine.contract import Outcome, Seat, View
from engine.realm_of_the_defenders.cards import canonical
from engine.realm_of_the_defenders.questions import OfAttack, to_view
from engine.realm_of_the_defenders.realm import Realm

if TYPE_CHECKING:
    from engine.realm_of_the_defenders.state import RealmState


def view(state: "RealmState", viewer: Seat | None) -> View:
    """Everything that a viewer may know (RD-10).

    Two things are there only when the rest would not tell them: ``private.ask.target``, whom the first attacker is
    to attack when there are several opponents; and ``next_due``, the target's loss while the player pays for his.
    """
    settings, battle = state.settings, state.battle
    shown = {
        "game": "realm_of_the_defenders",
        "viewer": viewer,
        "options": {
            "decks": [realm.deck_list.view() for realm in state.realms],
            "fortresses": settings.fortresses,
            "short": settings.short,
            "lost_last": settings.lost_last,
        },
        "step": state.step,
        "active": list(state.active),
        "turn": state.turn,
        "last_turn": state.last_turn,
        "player": state.player,
        "order": list(state.order),
        "deployed": state.deployed,
        "attacked": state.attacked,
        "placed": state.placed,
        "due": None,
        "battle": battle.view() if battle is not None and battle.lines else None,
        "seats": [_realm_view(realm) for realm in state.realms],
        "private": None if viewer is None else _private_view(state, viewer),
        "outcome": _outcome_json(state.outcome),
    }
    if state.losses:
        loss, *later = state.losses
        shown["due"] = {"seat": loss.seat, "amount": loss.amount}
        for other in later:
            shown["next_due"] = {"seat": other.seat, "amount": other.amount, "count": other.count}
    return shown


def _realm_view(realm: Realm) -> dict[str, Any]:
    return {
        "out": realm.out,
        "fortresses": len(realm.fortresses),
        "deck": len(realm.deck),
        "discard": len(realm.discard),
        "defeated": list(realm.defeated),
        "hand": len(realm.hand),
        "power": len(realm.power),
        "courage": list(realm.courage),
        "bid_done": realm.bid_done,
        "own_turns": realm.own_turns,
        "defenders": [defender.view() for defender in realm.defenders],
    }


def _private_view(state: "RealmState", viewer: Seat) -> dict[str, Any]:
    realm = state.realms[viewer]
    ask = None
    if state.ask is not None and state.active[0] == viewer:
        ask = to_view(state.ask)
        battle = state.battle
        if isinstance(state.ask, OfAttack) and battle and not battle.lines and len(state.opponents(viewer)) > 1:
            ask["target"] = battle.target
    return {
        "hand": list(realm.hand),
        "power": list(realm.power),
        "bid_cards": list(realm.bid_cards),
        "bid": list(realm.bid),
        "ask": ask,
    }


def position(state: "RealmState") -> dict[str, Any]:
    """The whole state; ``options``, ``active`` and what follows them are more than a puzzle needs."""
    settings, battle = state.settings, state.battle
    return {
        "player": state.player,
        "turn": state.turn,
        "order": list(state.order),
        "step": state.step,
        "deployed": state.deployed,
        "attacked": state.attacked,
        "placed": state.placed,
        "seats": [_realm_position(realm) for realm in state.realms],
        "options": {
            "fortresses": settings.fortresses,
            "short": settings.short,
            "lost_last": settings.lost_last,
        },
        "active": list(state.active),
        "battle": None if battle is None else {"begun": battle.begun, **battle.view()},
        "losses": [{"seat": loss.seat, "amount": loss.amount, "count": loss.count} for loss in state.losses],
        "ask": None if state.ask is None else to_view(state.ask),
        "chance": state.chance,
        "next_id": state.next_id,
        "outcome": _outcome_json(state.outcome),
    }


def _realm_position(realm: Realm) -> dict[str, Any]:
    return {
        "deck": list(realm.deck),
        "hand": list(realm.hand),
        "discard": list(canonical(realm.discard)),
        "defeated": list(realm.defeated),
        "power": list(realm.power),
        "courage": list(realm.courage),
        "fortresses": list(realm.fortresses),
        "defenders": [
            {"id": one.id, "card": one.card, "ready": one.ready, "under": list(one.under)} for one in realm.defenders
        ],
        "out": realm.out,
        "own_turns": realm.own_turns,
        "bid_cards": list(realm.bid_cards),
        "bid": list(realm.bid),
        "bid_done": realm.bid_done,
    }


def _outcome_json(outcome: Outcome | None) -> dict[str, Any] | None:
    if outcome is None:
        return None
    scores = None if outcome.scores is None else list(outcome.scores)
    return {"winners": list(outcome.winners), "scores": scores, "reason": outcome.reason}
