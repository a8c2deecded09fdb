"""Elemental Clash in alt texts: what the pictures show, in words, and never more than fits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from render.elemental_clash.looks import LEVELS, Look
from render.elemental_clash.view import PHASES, ZONES, Decision, Lying, Outcome, Pile, View, playable
from render.names import spoken

LONGEST = 1024

COVER = (
    "Cover of Elemental Clash: three cards, a drake, a Flash spell and a stone, before the signs of earth, air, fire "
    "and water."
)


def clipped(text: str) -> str:
    """The text, cut after a word where it is too long for an alt text."""
    return text if len(text) <= LONGEST else text[: LONGEST - 2].rpartition(" ")[0] + " …"


def place(ref: str, names: Sequence[str] | None = None) -> str:
    """A place in words: "ATK 3", with the player's name before it where `names` are given."""
    seat, zone = int(ref[0]), ref[1]
    where = f"{ZONES[zone]} {ref[2]}" if zone in ZONES else ""
    if names is None:
        return where
    return f"{names[seat]}'s {where}" if where else names[seat]


def table(view: View, names: Sequence[str]) -> str:
    """The public table."""
    said = [spoken(names, seat) for seat in (0, 1)]
    parts = [_result(view.outcome, said)] if view.outcome else []
    parts.append(f"Elemental Clash, turn {view.turn}, {said[view.player]}'s {PHASES[view.phase]}.")
    if view.decision:
        parts.append(f"{said[view.decision.seat]} {_asked(view.decision)}.")
    parts += _combat(view, said)
    for link in view.chain:
        at = ", ".join(_target(view, target, said) for target in link.targets)
        parts.append(f"Chain {link.link}: {view.looks[link.card].name}{f' at {at}' if at else ''}.")
    parts += [_side(view, seat, said) for seat in (0, 1)]
    return clipped(" ".join(parts))


def _side(view: View, seat: int, said: Sequence[str]) -> str:
    side = view.seats[seat]
    top = f", {view.looks[side.discard[-1]].name} on top" if side.discard else ""
    parts = [
        f"{said[seat]}: Spellbook {side.spellbook}, hand {side.hand.count}, discard pile {len(side.discard)}{top}."
    ]
    for zone, row in (("ATK", side.atk), ("DEF", side.defence)):
        cards = [f"{number} {_lying(view.looks, card)}" for number, card in enumerate(row, 1) if card]
        if cards:
            parts.append(f"{zone}: {', '.join(cards)}.")
    if side.piles:
        parts.append(f"Piles: {', '.join(_pile(view.looks, pile) for pile in side.piles)}.")
    return " ".join(parts)


def _lying(looks: Mapping[str, Look], card: Lying) -> str:
    name = looks[card.card].name
    if card.kind != "creature":
        return name
    damage = f" -{card.damage}" if card.damage else ""
    return f"{name} {card.atk}/{card.defence}{damage}"


def _pile(looks: Mapping[str, Look], pile: Pile) -> str:
    lying = f" with {_lying(looks, pile.card)}" if pile.card else ""
    return f"{pile.energy} {pile.height}{lying}"


def _combat(view: View, said: Sequence[str]) -> Iterator[str]:
    for attack in view.attacks:
        if attack.from_ is None:
            continue
        target = _target(view, attack.to, said) if attack.to else "nothing"
        blockers = [_target(view, blocker, said) for blocker in attack.blockers if blocker]
        blocked = f", blocked by {' and '.join(blockers)}" if blockers else ", blocked" if attack.blocked else ""
        yield f"{_target(view, attack.from_, said)} attacks {target}{blocked}."


def _target(view: View, ref: str, said: Sequence[str]) -> str:
    """A place, a player, a link or a card in a discard pile."""
    if ref[0] == "L" and ref[1:].isdecimal():
        return f"link {ref[1:]}"
    if ref in view.looks:
        return view.looks[ref].name
    if ref[1] == "P":
        return said[int(ref[0])]
    lying = view.at(ref)
    return view.looks[lying.card].name if lying else place(ref, said)


def _asked(decision: Decision) -> str:
    match decision.kind:
        case "place":
            return "places creatures"
        case "move":
            return "may move creatures"
        case "main":
            return "to play"
        case "attack":
            return "declares attacks"
        case "block":
            return "may block"
        case "window":
            return "may answer with a Flash spell"
        case "divide":
            return "divides damage"
        case "discard":
            return f"discards {decision.n}"
        case _:
            return "decides"


def _result(outcome: Outcome, said: Sequence[str]) -> str:
    if not outcome.winners:
        return "The game is over. A draw."
    winner = outcome.winners[0]
    return f"The game is over. {said[winner]} wins: {reason(outcome, said)}."


def reason(outcome: Outcome, names: Sequence[str]) -> str:
    """How the winner won."""
    winner = outcome.winners[0]
    match outcome.reason:
        case "resign":
            return f"{names[1 - winner]} resigned"
        case "limit":
            return f"the larger Spellbook after the last turn, {outcome.scores[winner]} to {outcome.scores[1 - winner]}"
        case _:
            return f"{names[1 - winner]} could not draw"


def hand(view: View, seat: int, names: Sequence[str]) -> str:
    """What a seat holds."""
    held = Counter(view.seats[seat].hand.cards)
    if not held:
        return "Your hand is empty."
    now = playable(view)
    parts = []
    for card_id, count in held.items():
        look = view.looks[card_id]
        many = f"{count} " if count > 1 else ""
        parts.append(f"{many}{look.name} ({printed(look)}{', can be played now' if now and card_id in now else ''})")
    return clipped(f"Your hand: {'; '.join(parts)}.")


def printed(look: Look) -> str:
    """What kind of card it is, in few words: "Dryad, earth I, 1/3"."""
    if look.kind == "stone":
        return "stone"
    numbers = f", {look.atk}/{look.defence}" if look.kind == "creature" else ""
    return f"{look.what}, {look.element} {LEVELS[look.level]}{numbers}"


def card(look: Look) -> str:
    """A card alone."""
    height = f" Height {look.height}." if look.kind == "stone" and look.height > 1 else ""
    return clipped(f"{look.name}: {printed(look)}.{height} {look.text}".strip())
