"""Alt texts of Realm of the Defenders: what the pictures show, in words that can be read out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.realm_of_the_defenders.cards import CARDS, ELDER, Card, deck_points
from render.names import spoken
from render.realm_of_the_defenders.view import (
    SYMBOLS,
    Battle,
    Defender,
    Line,
    Outcome,
    Private,
    Seat,
    View,
    spoken_card,
    worth,
)

LONGEST = 1024
"""Discord's limit for an attachment's description, in characters."""

COVER = (
    "Cover of Realm of the Defenders: a castle behind a fan of five cards, an ace of Spades, a king of Clubs, a queen "
    "of Diamonds, a jack of Hearts and an Elder."
)


def table(view: View, names: Sequence[str]) -> str:
    """The whole public table; where that is too long, defeated piles are counted, then pools."""
    for brevity in range(3):
        text = _table(view, names, brevity)
        if len(text) <= LONGEST:
            return text
    return f"{text[: LONGEST - 1]}…"


def _table(view: View, names: Sequence[str], brevity: int) -> str:
    parts = [f"Realm of the Defenders, {_when(view)}."]
    if view.outcome is not None:
        parts.insert(0, _end(view.outcome, names))
    if view.battle is not None and view.player is not None:
        parts.append(_battle(view, view.battle, names))
    parts += [_realm(view, names, seat, brevity) for seat in view.seating]
    if view.active:
        waited = ", ".join(spoken(names, seat) for seat in view.active)
        parts.append(f"Waiting for {waited}.")
    return " ".join(parts)


def _when(view: View) -> str:
    if view.turn:
        return f"turn {view.turn} of {view.last_turn}"
    return "first hands" if view.step == "redraw" else "bids"


def _end(outcome: Outcome, names: Sequence[str]) -> str:
    if not outcome.winners:
        return "The game is over. A draw."
    return f"The game is over. {spoken(names, outcome.winners[0])} wins."


def _realm(view: View, names: Sequence[str], seat: int, brevity: int) -> str:
    realm = view.seats[seat]
    begun = f"{spoken(names, seat)}{' (out)' if realm.out else ''}: {realm.fortresses} Fortress"
    begun += "es" if realm.fortresses != 1 else ""
    if not view.turn:
        closed = ", has bid" if view.step == "bid" and realm.bid_done and not realm.out else ""
        return f"{begun}, {realm.deck} in deck{closed}."
    parts = [begun, _defenders(realm.defenders, brevity), _courage(realm, brevity), f"Power {realm.power}"]
    parts.append(f"hand {realm.hand}, deck {realm.deck}, discard {realm.discard}")
    if realm.defeated:
        parts.append(f"defeated {_counted(realm.defeated) if brevity else cards(realm.defeated)}")
    return "; ".join(parts) + "."


def _defenders(many: Sequence[Defender], brevity: int) -> str:
    if not many:
        return "no Defender"
    if brevity > 1 and len(many) > 3:
        return f"{len(many)} Defenders of {sum(one.toughness for one in many)}"
    return "Defenders " + ", ".join(_defender(one) for one in many)


def _defender(one: Defender) -> str:
    words = f"{spoken_card(one.card)} #{one.id}"
    if one.card == ELDER:
        words += f" of {one.toughness}"
        if one.under:
            words += f" on {cards(one.under)}"
    return words if one.ready else f"{words} (not ready)"


def _courage(realm: Seat, brevity: int) -> str:
    if not realm.courage:
        return "no Courage"
    total = f"Courage {worth(realm.courage)}"
    return total if brevity > 1 else f"{total} ({cards(realm.courage)})"


def _battle(view: View, battle: Battle, names: Sequence[str]) -> str:
    assert view.player is not None
    lines = "; ".join(_line(view, line) for line in battle.lines)
    return f"{spoken(names, view.player)} attacks {spoken(names, battle.target)}: {lines}."


def _line(view: View, line: Line) -> str:
    attackers = " and ".join(
        f"{_named(view, one.defender)} with {spoken_card(one.power)}"
        + (" (stopped)" if one.blocked else "")
        + (" (hit)" if one.hit else "")
        for one in line.attackers
    )
    words = f"{attackers} against {'the realm' if line.defender is None else _named(view, line.defender)}"
    if line.sacrifice is not None:
        words += f", {spoken_card(line.sacrifice)} sacrificed"
    if line.counter is not None:
        words += f", who strikes back with {spoken_card(line.counter.card)}"
    return words


def _named(view: View, number: int) -> str:
    one = view.defender(number)
    return f"{spoken_card(one.card)} #{number}" if one else f"#{number}"


def hand(view: View, seat: int, private: Private, names: Sequence[str]) -> str:
    """One seat's own cards; the table is public and shown beside them."""
    if private.bid_cards:
        bid = cards(private.bid) if private.bid else "nothing yet"
        text = f"Your ten cards for the bid: {cards(private.bid_cards)}. Bid: {bid}."
    else:
        text = f"Your hand: {cards(private.hand)}. Your Power pool: {cards(private.power)}."
        courage = view.seats[seat].courage
        text += f" Your Courage: {cards(courage)}{f', {worth(courage)} in all' if courage else ''}."
    if private.paid:
        text += f" Paid so far: {cards(private.paid)}."
    if seat not in view.active and view.active:
        text += f" Waiting for {', '.join(spoken(names, one) for one in view.active)}."
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def deck(which: Sequence[Card], name: str) -> str:
    """A built deck, each card with how often it is there."""
    counts = Counter(which)
    listed = ", ".join(
        spoken_card(card) + (f" ×{counts[card]}" if counts[card] > 1 else "") for card in CARDS if counts[card]
    )
    text = f"{name}: {len(which)} cards, {deck_points(which)} of 500 points. {listed or 'It is empty'}."
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def cards(which: Sequence[Card]) -> str:
    """Cards in a row: "10♠ K♣ Elder"; "none" for none."""
    return " ".join(map(spoken_card, which)) or "none"


def _counted(which: Sequence[Card]) -> str:
    counts = Counter(card if card == ELDER else card[-1] for card in which)
    parts = [f"{counts[letter]} {symbol}" for letter, symbol in SYMBOLS.items() if counts[letter]]
    if counts[ELDER]:
        parts.append(f"{counts[ELDER]} Elder{'s' if counts[ELDER] > 1 else ''}")
    return ", ".join(parts)
