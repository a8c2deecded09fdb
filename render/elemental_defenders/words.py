"""Alt texts of Elemental Defenders: what the pictures show, in words that can be read out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from engine.elemental_defenders import ELEMENTS, Card, card_name
from render.elemental_defenders.lobby_cover import CARDS
from render.elemental_defenders.view import Outcome, Result, View
from render.names import spoken

COVER = f"Cover of Elemental Defenders: a fan of five cards, {', '.join(map(card_name, CARDS))}."


def table(view: View, names: Sequence[str]) -> str:
    """The whole table; all of it is public, so it is the same for every viewer."""
    parts = [f"Elemental Defenders, {_state(view)}."]
    if view.outcome is not None:
        parts = [_end(view.outcome, names), *parts]
    parts += [result(one, names) for one in view.results]
    parts += [_player(view, names, seat) for seat in (0, 1)]
    parts += _now(view, names)
    return " ".join(parts)


def hand(view: View, seat: int, names: Sequence[str]) -> str:
    """One seat's cards first, then the rest of the table."""
    parts = [f"Your hand in Elemental Defenders, {_state(view)}: {_sorted(view.hands[seat])}."]
    if view.turn == seat:
        playable = _playable(view)
        parts.append(f"Your turn{f', {playable}' if playable else ''}.")
    parts += _now(view, names)
    parts.append(_more(view, "You", seat))
    parts.append(_player(view, names, 1 - seat))
    return " ".join(parts)


def _playable(view: View) -> str:
    """Which cards stand out in the hand."""
    if view.again:
        return f"the {_short(view.again)} is used once more"
    if view.turn is None or len(view.open_to) == len(view.hands[view.turn]):
        return ""
    fitting = [card for card in view.hands[view.turn] if card in view.open_to]
    return f"what fits: {_sorted(fitting)}"


def _now(view: View, names: Sequence[str]) -> list[str]:
    if view.turn is None:
        return []
    who = spoken(names, view.turn)
    if view.attack is not None:
        challenge = ", a Challenge" if view.attack.challenge else ""
        attacker = spoken(names, view.attacker)
        return [f"{attacker} attacks with {card_name(view.attack.card)}{challenge}; {who} to answer."]
    return [f"{who} to attack." if view.phase == "attack" else f"{who} may put a Mediator aside."]


def _state(view: View) -> str:
    return f"{view.mode}, round {view.round} of 2, move {min(view.move, 10)}"


def _player(view: View, names: Sequence[str], seat: int) -> str:
    name = spoken(names, seat)
    return f"{name}'s hand: {_sorted(view.hands[seat])}. {_more(view, name, seat)}"


def _more(view: View, name: str, seat: int) -> str:
    """What a player has besides the hand."""
    mediator = view.mediators[seat]
    aside = f", Mediator {_short(mediator)}" if mediator else ""
    pile = " ".join(map(_short, view.piles[seat])) or "empty"
    return f"{name}: {view.scores[seat]} points, pile {pile}{aside}."


def result(result: Result, names: Sequence[str]) -> str:
    """How a round ended, with the account of its points."""
    if result.winner is None or result.card is None:
        return f"Round {result.round} was a tie."
    how = ", a Righteous Victory" if result.righteous else ", with a Mediator" if result.mediator else ""
    winner = spoken(names, result.winner)
    return f"Round {result.round} went to {winner} with {card_name(result.card)}{how}: {result.account}."


def _end(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return f"The game is over. A draw, {outcome.scores[0]} to {outcome.scores[1]}."
    winner = outcome.winners[0]
    name = spoken(names, winner)
    if outcome.reason == "resign":
        return f"The game is over. {name} wins: {spoken(names, 1 - winner)} resigned."
    return f"The game is over. {name} wins, {outcome.scores[winner]} to {outcome.scores[1 - winner]}."


def _sorted(cards: Sequence[Card]) -> str:
    """A hand by its Elements: "Earth 4 2, Water 1"."""
    groups = groupby(cards, key=lambda card: card[0])
    return ", ".join(f"{ELEMENTS[one]} {' '.join(card[1] for card in same)}" for one, same in groups) or "empty"


def _short(card: Card) -> str:
    return f"{ELEMENTS[card[0]]} {card[1]}"
