"""What is told of Realm of the Defenders: its cards and Defenders in words, its events as a story, its questions."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

from engine import View
from render.realm_of_the_defenders.view import spoken_card, worth
from words import catalogue
from words.game import Names

MOST_LINES, MOST_TEXT = 8, 900
"""Of a story, the newest: a battle with its losses has about so many lines."""

Known = Mapping[int, str]
"""Defenders in words, by their numbers."""
REASONS = {
    "fortresses": "{name}'s last Fortress has fallen: the realm is out.",
    "resigned": "{name} resigns.",
    "no_defenders": "{name} has no Defender left: the realm is out.",
}
HIDDEN = frozenset({"done", "over"})
"""Events that need no word: what follows them says it."""


# Cards and Defenders


def card_name(card: str) -> str:
    """A card in few characters: "10♠", "Elder"."""
    return spoken_card(card)  # type: ignore[arg-type]  # views and actions hold codes as plain strings


def cards_in_words(cards: Sequence[str]) -> str:
    """Cards in a row: "10♠ K♣ Elder"; "none" for none."""
    return " ".join(map(card_name, cards)) or "none"


def courage_in_words(cards: Sequence[str]) -> str:
    """A Courage pool with its sum: "4♥ K♥ (19 in all)"."""
    total = worth(cards)  # type: ignore[arg-type]
    return f"{cards_in_words(cards)} ({total} in all)" if len(cards) > 1 else cards_in_words(cards)


def source_in_words(source: str, defender: int | None) -> str:
    """Where a card is used from."""
    return "from the hand" if source == "hand" else f"in play (#{defender})"


def defender_name(view: View, number: int | None) -> str:
    """A Defender in play: "10♠ #5", "Elder of 7 #6"."""
    for seat in view["seats"]:
        for one in seat["defenders"]:
            if one["id"] == number:
                return _named(one)
    return f"#{number}"


def _named(one: Mapping[str, Any]) -> str:
    of = f" of {one['toughness']}" if one["card"] == "X1" else ""
    return f"{card_name(one['card'])}{of} #{one['id']}"


# The battle and the questions


def answered(battle: Mapping[str, Any]) -> bool:
    """Whether the attacked realm has answered anything yet."""
    return any(line["sacrifice"] or line["counter"] for line in battle["lines"])


def battle_lines(view: View) -> Iterator[str]:
    """Who stands against whom: "9♠ #1 with 9♣ against 10♠ #5"."""
    for line in view["battle"]["lines"]:
        attackers = " and ".join(
            f"{defender_name(view, one['defender'])} with {card_name(one['power'])}"
            + (" (stopped)" if one["blocked"] else "")
            for one in line["attackers"]
        )
        against = "the realm" if line["defender"] is None else defender_name(view, line["defender"])
        sacrifice = f", {card_name(line['sacrifice'])} sacrificed" if line["sacrifice"] else ""
        counter = f", who strikes back with {card_name(line['counter']['card'])}" if line["counter"] else ""
        yield f"{attackers} against {against}{sacrifice}{counter}"


def question(view: View, ask: Mapping[str, Any], names: Names) -> str:
    """The open question of a seat in a sentence, with what has been answered so far."""
    match ask["ask"]:
        case "pay":
            return f"{_reason(view, ask)}: {_missing(ask)}."
        case "price":
            paid = f"{cards_in_words(ask['paid'])} so far" if ask["paid"] else "nothing so far"
            return f"What do you pay for your Elder? {paid}; he will be as tough as that, 15 at the most."
        case "recall":
            return "Whom does your Elder bring back? You pay twice the toughness."
        case "strike":
            return "What does your Queen strike?"
        case "attacker":
            whom = f" {names[ask['target']]}" if "target" in ask else ""
            return f"Who attacks{whom}?" if not view["battle"] else "Who else attacks?"
        case "power":
            return f"Which Power does {defender_name(view, ask['attacker'])} get?"
        case "against":
            return f"Whom does {defender_name(view, ask['attacker'])} attack with {card_name(ask['power'])}?"
        case "offer":
            return f"Who is sacrificed for {defender_name(view, ask['for'])}?"
    return f"With which Power does {defender_name(view, ask['with'])} strike back?"


def _reason(view: View, ask: Mapping[str, Any]) -> str:
    match ask["for"]:
        case "deploy":
            return f"You deploy {card_name(ask['card'])}"
        case "inspire":
            return f"You bring {card_name(ask['card'])} back"
        case "queen":
            return "Your Queen costs Courage"
        case "ace":
            return "Your Ace costs Courage"
        case "jack":
            return f"Your Jack steps in for {defender_name(view, ask['line'])} and costs Courage"
    return "You lose Courage"


def _missing(ask: Mapping[str, Any]) -> str:
    missing = ask["due"] - worth(ask["paid"])
    if not ask["paid"]:
        return f"{missing} to pay"
    return f"{cards_in_words(ask['paid'])} paid, {missing} of {ask['due']} still missing"


# The story


def story(events: Sequence[Any], view: View, names: Names) -> list[str]:
    """The newest events in plain lines, the newest at the end; what a seat draws is named to it instead of counted."""
    known = _known(events, view)
    lines: list[str] = []
    turn = ""
    for event, after in zip_longest(events, events[1:]):
        if _is_said_by(event, after, view["viewer"]):
            continue
        line = tell(event, names, known)
        if event["type"] == "turn":  # one line with the card that is drawn at its beginning
            turn = f"Turn {event['turn']}: "
        elif line:
            lines.append(turn + line)
            turn = ""
    del lines[:-MOST_LINES]
    while len(lines) > 1 and sum(map(len, lines)) > MOST_TEXT:
        del lines[0]
    return lines


def _is_said_by(event: Any, after: Any | None, viewer: int | None) -> bool:
    """Whether an event needs no line, because the one after it, or the viewer's own, says more."""
    match event:
        case {"type": "draw", "count": count, "seat": seat}:
            return bool(count) and seat == viewer
        case {"type": "place", "card": None, "seat": seat}:
            return bool(seat == viewer)
        case {"type": "resolve", "defeated": []}:
            return after is not None and after["type"] == "loss"
        case {"type": "bid_done"}:
            return after is not None and after["type"] in ("bid_done", "bids")
    return False


def _known(events: Sequence[Any], view: View) -> Known:
    """The Defenders in play, and those that the events speak of."""
    found = [one for seat in view["seats"] for one in seat["defenders"]]
    for event in events:
        match event:
            case {"type": "resolve", "defeated": defeated}:
                found += defeated
            case {"type": "deploy" | "inspire", "defender": deployed}:
                found.append(deployed)
            case {"type": "sacrifice", "defender": int(number), "card": card, "toughness": toughness}:
                found.append({"id": number, "card": card, "toughness": toughness})
    return {one["id"]: _named(one) for one in found}


def tell(event: Any, names: Names, known: Known) -> str | None:
    """An event in a plain line."""
    if event["type"] in HIDDEN:
        return None
    if "seat" not in event:
        return _bids(event, names)
    who = names[event["seat"]]
    told = _of_cards(event, who) or _of_turns(event, who) or _of_powers(event, who, names)
    return told or _of_battles(event, who, names, known)


def _one(known: Known, number: int) -> str:
    return known.get(number, f"#{number}")


def _bids(event: Any, names: Names) -> str:
    shown = [
        f"{name} {cards_in_words(bid) if bid else 'nothing'}"
        for name, bid in zip(names, event["bids"], strict=True)
        if bid is not None
    ]
    order = ", ".join(names[seat] for seat in event["order"])
    return f"The bids: {'; '.join(shown)}. Turn order{' (tossed)' if event['toss'] else ''}: {order}."


def _of_cards(event: Any, who: str) -> str | None:
    match event:
        case {"type": "hand", "cards": cards}:
            return f"You are dealt {cards_in_words(cards)}."
        case {"type": "drawn", "cards": cards}:
            return f"You draw {cards_in_words(cards)}."
        case {"type": "draw", "count": 0}:
            return f"{who} has no card left to draw."
        case {"type": "draw", "count": count}:
            return f"{who} draws {_cards(count)}."
        case {"type": "reshuffle", "cards": count}:
            return f"{who}'s discard pile of {_cards(count)} becomes the deck."
        case {"type": "redraw", "cards": cards}:
            return f"{who} shows {cards_in_words(cards)} and draws a new hand."
        case {"type": "keep"}:
            return f"{who} keeps the hand."
        case {"type": "elder", "found": found}:
            return f"{who} begins and gets an Elder." if found else f"{who} begins; there is no Elder to get."
        case {"type": "placed", "card": card}:
            return f"You place {card_name(card)} as Power."
        case {"type": "place", "card": None}:
            return f"{who} places a Power card."
        case {"type": "place", "card": card}:
            return f"{who} places {card_name(card)} as Courage."
    return None


def _of_turns(event: Any, who: str) -> str | None:
    match event:
        case {"type": "bid_done"}:
            return f"{who} has bid."
        case {"type": "turn", "turn": turn}:
            return f"Turn {turn}: {who}."
        case {"type": "deploy", "money": money, "defender": defender}:
            return f"{who} deploys {_named(defender)} for {cards_in_words(money)}."
        case {"type": "dismantle", "card": card}:
            return f"{who} dismantles a Fortress: it was {card_name(card)}."
        case {"type": "out", "reason": reason}:
            return REASONS[reason].format(name=who)
        case {"type": "pass"}:
            return f"{who} passes."
    return None


def _of_powers(event: Any, who: str, names: Names) -> str | None:
    match event:
        case {"type": "inspire", "money": money, "defender": defender}:
            return f"{who}'s Elder brings {_named(defender)} back for {cards_in_words(money)}."
        case {"type": "ace", "courage": courage}:
            return f"{who} gives an Ace and {cards_in_words(courage)}: nothing is drawn for the Fortress."
        case {"type": "queen", "courage": courage, "target": target}:
            what = f"{names[target['seat']]}'s {card_name(target['card'])}"
            where = {"courage": " of Courage", "power": " of the Power pool", "battle": ", which had struck back"}
            return f"{who} gives a Queen and {cards_in_words(courage)}: she strikes {what}{where[target['pool']]}."
    return None


def _of_battles(event: Any, who: str, names: Names, known: Known) -> str | None:
    match event:
        case {"type": "assign", "attacker": attacker, "power": power, "target": target, "defender": None}:
            return f"{who} sends {_one(known, attacker)} with {card_name(power)} against {names[target]}'s realm."
        case {"type": "assign", "attacker": attacker, "power": power, "target": target, "defender": defender}:
            attacked = f"{names[target]}'s {_one(known, defender)}"
            return f"{who} sends {_one(known, attacker)} with {card_name(power)} against {attacked}."
        case {"type": "battle", "target": target, "power": strength}:
            return f"{who} attacks {names[target]} with Power {strength}."
        case {"type": "sacrifice", "for": attacked, "card": card, "courage": courage}:
            price = f", for {cards_in_words(courage)}" if courage else ""
            return f"{who} sacrifices {card_name(card)} for {_one(known, attacked)}{price}."
        case {"type": "block", "attacker": attacker}:
            return f"The Power of {_one(known, attacker)} is stopped."
        case {"type": "retaliate", "with": attacked, "card": card, "from": source}:
            return f"{who}'s {_one(known, attacked)} strikes back with {card_name(card)} from the {source}."
        case {"type": "hit", "attacker": attacker}:
            return f"It hits {_one(known, attacker)}."
        case {"type": "resolve", "defeated": []}:
            return "Nobody falls."
        case {"type": "resolve", "defeated": fallen}:
            told = [f"{names[one['seat']]}'s {_named(one)}" for one in fallen]
            return f"{catalogue().list_of(told)} {'fall' if len(told) > 1 else 'falls'}."
        case {"type": "loss", "amount": amount, "courage": courage, "fortresses": fortresses}:
            if fortresses:
                several = "Fortresses: they were" if len(fortresses) > 1 else "a Fortress: it was"
                return f"{who} has no Courage and loses {several} {cards_in_words(fortresses)}."
            return f"{who} loses {amount} Courage: {cards_in_words(courage)}."
    return None


def _cards(count: int) -> str:
    return "a card" if count == 1 else f"{count} cards"
