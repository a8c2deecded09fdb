"""What Elemental Clash says: its actions on buttons, its events in lines, what a seat is told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from discord import ButtonStyle

import engine
from engine import Action, View
from engine.elemental_clash import POOL
from ui.layout import Layout
from words import catalogue
from words.game import GameWords, Names, Path

PHASES = {
    "standby": "Standby", "draw": "Draw", "main1": "Main I", "combat": "Combat", "main2": "Main II", "end": "End",
}  # fmt: skip
ZONES = {"A": "ATK", "D": "DEF", "S": "pile"}
WINDOWS = {"spell": "answers to spells", "combat": "combat", "end": "the end of a turn"}
ON = {"play": "PE", "destroy": "DE", "leave": "LE", "mill": "DPT", "standby": "Standby", "end": "End"}
DONE = {"move": "Done moving", "attack": "Done attacking", "block": "Done blocking"}
UNTIL = {"turn": " until the end of the turn", "round": " until the end of the next turn", "stay": ""}
PILES = {"hand": "his hand", "top": "the top of his Spellbook", "bottom": "the bottom of his Spellbook"}


_list = catalogue().list_of


def name(card: str | None) -> str:
    """A card's name; added cards, which only tests have, are called by their id."""
    return "a card" if card is None else POOL[card].name if card in POOL else card


def where(ref: str) -> str:
    """A place without its owner: "ATK 3"."""
    return f"{ZONES[ref[1]]} {ref[2]}"


def lying(view: View, ref: str | None) -> Mapping[str, Any] | None:
    """The card at a place."""
    if ref is None or ref[1] not in ZONES:
        return None
    side, number = view["seats"][int(ref[0])], int(ref[2]) - 1
    if ref[1] == "S":
        card: Mapping[str, Any] | None = side["piles"][number]["card"] if number < len(side["piles"]) else None
        return card
    found: Mapping[str, Any] | None = side["atk" if ref[1] == "A" else "def"][number]
    return found


def shown(view: View, ref: str) -> str:
    """What is meant by a place, with where it is: "Slag Drake 4/3 (ATK 2)", "your opponent", "link 1: Flare Dart"."""
    if ref[0] == "L":
        card = next((link["card"] for link in view["chain"] if link["link"] == int(ref[1:])), None)
        return f"link {ref[1:]}: {name(card)}"
    mine = int(ref[0]) == view["viewer"]
    if ref[1] == "P":
        return "yourself" if mine else "your opponent"
    card = lying(view, ref)
    owner = "" if mine else "opposing "
    return f"{creature(card)} ({owner}{where(ref)})" if card else f"{owner}{where(ref)}"


def creature(card: Mapping[str, Any]) -> str:
    """A card on the field: creatures with their numbers and their damage."""
    if card["kind"] != "creature":
        return name(card["card"])
    damage = f" -{card['damage']}" if card["damage"] else ""
    return f"{name(card['card'])} {card['atk']}/{card['def']}{damage}"


def place_name(ref: str, names: Names) -> str:
    """A place for everybody: "Bo's ATK 2"."""
    return names[int(ref[0])] if ref[1] == "P" else f"{names[int(ref[0])]}'s {where(ref)}"


def pile_name(view: View, number: int) -> str:
    """One of the viewer's piles: "pile 2 (earth 3)"."""
    piles = view["seats"][view["viewer"]]["piles"]
    if number > len(piles):
        return f"a new pile {number}"
    pile = piles[number - 1]
    return f"pile {number} ({pile['energy']} {pile['height']})"


class ClashWords(GameWords[Any], Layout[Any]):
    """The words of Elemental Clash."""

    prompts: ClassVar[Mapping[str, str]] = {
        "ask": "Ask me about…",
        "attack": "Attack with…",
        "block": "Block with…",
        "choose": "Take a card",
        "discard": "Discard a card",
        "divide": "How much damage",
        "move": "Move a creature…",
        "place": "Place a creature…",
        "play": "Play a card…",
        "put": "Where to",
        "stone": "Play a stone…",
        "target": "Choose a target",
        "order": "What comes next",
    }
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "attack": ButtonStyle.danger,
        "block": ButtonStyle.primary,
        "combat": ButtonStyle.danger,
        "choose": ButtonStyle.primary,
        "place": ButtonStyle.primary,
        "play": ButtonStyle.primary,
        "put": ButtonStyle.primary,
        "stone": ButtonStyle.success,
        "target": ButtonStyle.primary,
        "yes": ButtonStyle.success,
    }
    folded: ClassVar[frozenset[str]] = frozenset({"ask"})

    # Actions

    def label(self, action: Action, view: View, names: Names) -> str:
        data = engine.to_json(action)
        match data:
            case {"type": "place" | "move", "from": start, "to": end}:
                there = lying(view, end)
                swap = f", {name(there['card'])} back" if there else ""
                card = lying(view, start)
                return f"{name(card['card'] if card else None)} ({where(start)}) to {where(end)}{swap}"
            case {"type": "stone" | "play", "card": card, "pile": pile}:
                return f"{name(card)} on {pile_name(view, pile)}"
            case {"type": "attack" | "block" as kind, "from": start, "to": end}:
                card = lying(view, start)
                mine = f"{name(card['card'] if card else None)} ({where(start)})"
                return f"{mine} {kind}s {shown(view, end)}"[:80]
            case {"type": "divide", "to": to, "n": n}:
                return f"{n} damage to {shown(view, to)}"
            case {"type": "target", "ref": ref}:
                return shown(view, ref)
            case {"type": "target", "card": card}:
                return f"{name(card)} (discard pile)"
            case {"type": "order", "n": n}:
                trigger = view["pending"][n]
                whose = "your" if trigger["seat"] == view["viewer"] else "the opposing"
                return f"First {whose} {name(trigger['card'])} ({ON.get(trigger['on'], trigger['on'])}, {n + 1})"
            case {"type": "put", "to": to}:
                return f"To {where(to)}"
            case {"type": "choose" | "discard", "card": card}:
                return name(card)
            case {"type": "ask", "window": window, "on": on}:
                return f"{'Ask' if on else 'Do not ask'} me about {WINDOWS[window]}"
            case {"type": "done"}:
                return DONE.get(view["decision"]["kind"], "Done")
            case {"type": "skip"}:
                return "Take nothing" if view["decision"]["kind"] == "choose" else "No further target"
        return {"combat": "Go to combat", "end": "End the turn", "pass": "Pass", "yes": "Yes", "no": "No"}[data["type"]]

    def path(self, action: Action) -> Path:
        data = engine.to_json(action)
        if data["type"] == "ask":
            return "ask", data["window"]
        return (data.pop("type"), *(str(part) for part in data.values()))

    def step(self, path: Path, view: View, names: Names) -> str:
        if len(path) == 1:
            return self.prompts[path[0]]
        return self.choice("card" if path[0] in ("stone", "play") else "from", path[1], view, names)

    def choice(self, name_: str, value: Any, view: View, names: Names) -> str:
        match name_:
            case "card":
                return self._card(str(value))
            case "pile":
                return pile_name(view, value)
            case "from" | "to" | "ref":
                return shown(view, value)
            case "window":
                return WINDOWS[value]
            case "n" if view["decision"] and view["decision"]["kind"] == "order":
                return f"{name(view['pending'][value]['card'])} ({value + 1})"
            case _:
                return str(value)

    def _card(self, card_id: str) -> str:
        card = POOL[card_id]
        if card.kind == "stone":
            return card.name
        numbers = f" {card.printed[0]}/{card.printed[1]}" if card.creature else f" ({card.kind})"
        return f"{card.name}{numbers}, level {'I' * card.level}"

    # The game

    def options(self, options: Mapping[str, Any]) -> str:
        size = options.get("size") or 40
        orders = options.get("orders") or {}
        quiet = [WINDOWS[window] for window in WINDOWS if not orders.get(window, True)]
        never = f" Nobody is asked about {_list(quiet)} unless he switches it on." if quiet else ""
        return f"Spellbooks of {size} cards. Who has to draw a card and cannot has lost.{never}"

    def headline(self, view: View) -> str:
        return f"Turn {view['turn']}, {PHASES[view['phase']]}"

    def waiting(self, view: View, names: Names, active: Sequence[int]) -> str:
        decision = view["decision"]
        return f"**{names[decision['seat']]}** {_waited(decision)}."

    def result(self, view: View, names: Names) -> str:
        outcome = view["outcome"]
        if not outcome["winners"]:
            return (
                "A draw: neither could draw a card." if outcome["reason"] == "deck" else "A draw after the last turn."
            )
        winner = outcome["winners"][0]
        loser = names[1 - winner]
        why = {
            "deck": f"{loser} has to draw and cannot",
            "limit": "after the last turn, with the larger Spellbook",
            "resign": f"{loser} has resigned",
        }[outcome["reason"]]
        left = outcome["scores"][winner]
        return f"{names[winner]} wins, with {left} card{'' if left == 1 else 's'} left in the Spellbook: {why}."

    def private(self, view: View, names: Names) -> str:
        seat = view["viewer"]
        side, other = view["seats"][seat], view["seats"][1 - seat]
        hand = ", ".join(
            f"{count} {name(card)}" if count > 1 else name(card)
            for card, count in Counter(side["hand"]["cards"]).items()
        )
        lines = [f"Your hand: **{hand or 'empty'}**. Your Spellbook: **{side['spellbook']}** cards."]
        lines += _known(side, "Your Spellbook") + _known(other, f"{names[1 - seat]}'s Spellbook")
        if other["hand"]["cards"]:
            held = ", ".join(name(card) for card in other["hand"]["cards"])
            lines.append(f"Known in {names[1 - seat]}'s hand: {held}.")
        lines += _question(view)
        off = [WINDOWS[window] for window, on in view["orders"].items() if not on]
        if off:
            lines.append(f"-# You are not asked about {_list(off)}; `/clash orders` switches it.")
        return "\n".join(lines)

    def tell(self, event: Any, names: Names) -> str | None:
        return _told(event, names)


def _waited(decision: Mapping[str, Any]) -> str:
    match decision:
        case {"kind": "place"}:
            return "places creatures"
        case {"kind": "move"}:
            return "may move creatures"
        case {"kind": "attack"}:
            return "declares attacks"
        case {"kind": "block"}:
            return "may block"
        case {"kind": "window", "window": window}:
            return {"spell": "may answer the spell", "combat": "may play Flash before the fights"}.get(
                window, "may play Flash before the turn ends"
            )
        case {"kind": "divide", "to": to, "n": n}:
            return f"divides the damage: {n} left, and {where(to)} comes next"
        case {"kind": "discard"}:
            return "has to discard"
        case {"kind": "target", "card": card, "picked": picked}:
            return f"chooses {f'target {len(picked) + 1}' if picked else 'a target'} for {name(card)}"
        case {"kind": "may", "card": card}:
            return f"may use {name(card)}"
        case {"kind": "put", "card": card}:
            return f"puts {name(card)} on a space"
        case {"kind": "choose", "card": card}:
            return f"searches with {name(card)}"
        case {"kind": "order"}:
            return "says which ability comes next"
    return "to move"


def _known(side: Mapping[str, Any], whose: str) -> list[str]:
    known = side["spellbook_known"][:4]
    if not known:
        return []
    entries = ", ".join(f"{entry['n']}. {name(entry['card'])}" for entry in known)
    return [f"{whose}, from the top: {entries}."]


def _question(view: View) -> list[str]:
    """What a decision is about, for whoever has it: the text of the card that asks."""
    decision = view["decision"]
    if decision is None or decision["seat"] != view["viewer"]:
        return []
    match decision:
        case {"kind": "divide", "to": to, "n": n}:
            return [f"Of **{n}** damage that are left: how much to {shown(view, to)}?"]
        case {"kind": "discard", "n": n}:
            return [f"Discard **{n}** card{'' if n == 1 else 's'}."]
        case {"kind": "target" | "may" | "put" | "choose", "card": card} if card and card in POOL:
            return [f"> **{name(card)}**: {POOL[card].text}"]
    return []


def _told(event: Any, names: Names) -> str | None:
    """An event as a line; what goes without saying is None."""
    match event:
        case {"type": "turn", "seat": seat, "turn": turn}:
            return f"Turn {turn}: {names[seat]}."
        case {"type": "spent", "seat": seat, "cards": cards}:
            return f"{names[seat]}'s spent {_many(cards)} {'goes' if len(cards) == 1 else 'go'} to the discard pile."
        case {"type": "place", "seat": seat, "card": card, "ref": ref}:
            return f"{names[seat]}: {name(card)} to {where(ref)}."
        case {"type": "draw", "seat": seat, "n": n}:
            return f"{names[seat]} draws {_cards(n)}."
        case {"type": "drawn", "cards": cards}:
            return f"You draw {_many(cards)}."
        case {"type": "stone" | "play", "seat": seat, "card": card, "pile": pile}:
            return f"{names[seat]} plays {name(card)} on pile {pile}."
        case {"type": "targets", "card": card, "targets": targets} if targets:
            return f"{name(card)} at {_list([_aim(target, names) for target in targets])}."
        case {"type": "resolve", "card": card}:
            return f"{name(card)} takes effect."
        case {"type": "counter", "card": card}:
            return f"{name(card)} is countered."
        case {"type": "trigger", "seat": seat, "card": card, "on": on}:
            return f"{names[seat]}'s {name(card)} goes off ({ON.get(on, on)})."
        case {"type": "attack", "card": card, "at": at}:
            return f"{name(card)} attacks {place_name(at, names)}."
        case {"type": "block", "card": card, "at": at}:
            return f"{name(card)} blocks the attacker on {place_name(at, names)}."
        case {"type": "fight", "card": card, "at": []}:
            return f"{name(card)} hits nobody."
        case {"type": "fight", "card": card, "at": at}:
            return f"{name(card)} fights {_list([place_name(ref, names) for ref in at])}."
        case {"type": "resign", "seat": seat}:
            return f"{names[seat]} resigns."
        case _:
            return _effect(event, names)


def _effect(event: Any, names: Names) -> str | None:
    """What effects do."""
    match event:
        case {"type": "damage", "at": at, "cards": cards, "n": n}:
            lost = f", losing {_many(cards)}" if cards else ""
            return _short(f"{names[int(at[0])]} takes {n} damage{lost}.")
        case {"type": "damage", "card": card, "n": n}:
            return f"{name(card)} takes {n} damage."
        case {"type": "heal", "at": at, "cards": cards}:
            return _short(f"{names[int(at[0])]} heals {len(cards)}: {_many(cards)} back under the Spellbook.")
        case {"type": "heal", "card": card, "n": n}:
            return f"{name(card)} is healed of {n}."
        case {"type": "buff", "card": card, "atk": atk, "def": defence, "add": add, "for": for_}:
            numbers = [f"{value:+} {what}" for value, what in ((atk, "ATK"), (defence, "DEF")) if value]
            return f"{name(card)} gets {_list([*numbers, *add])}{UNTIL[for_]}." if numbers or add else None
        case {"type": "destroy", "card": card, "ref": ref}:
            return f"{name(card)} on {place_name(ref, names)} is destroyed."
        case {"type": "move", "card": card, "seat": seat, "into": into}:
            return f"{names[seat]}'s {name(card)} goes to {PILES.get(into) or _goal(into)}."
        case {"type": "discard", "seat": seat, "card": card}:
            return f"{names[seat]} discards {name(card)}."
        case {"type": "look", "seat": seat, "n": n}:
            return f"{names[seat]} looks at the top {_cards(n)} of the Spellbook."
        case {"type": "looked", "cards": cards}:
            return _short(f"You see {_many(cards)}.")
        case {"type": "search", "seat": seat, "card": card}:
            return f"{names[seat]} takes {name(card)} from the Spellbook."
        case {"type": "searched", "card": card}:
            return f"You take {name(card)}."
        case {"type": "shuffle", "seat": seat}:
            return f"{names[seat]} shuffles the Spellbook."
        case {"type": "discard_top", "seat": seat, "cards": cards}:
            return _short(f"{names[seat]} loses {_many(cards)} from the top.")
        case {"type": "stones", "seat": seat, "n": n}:
            return f"{names[seat]} may play {n} more stone{'' if n == 1 else 's'} this turn."
        case {"type": "ask", "window": window, "on": on}:
            return f"You are {'' if on else 'not '}asked about {WINDOWS[window]} from now on."
    return None


def _goal(into: str) -> str:
    return "the discard pile" if into == "discard" else where(into)


def _aim(target: str, names: Names) -> str:
    if target in POOL:
        return name(target)
    return f"link {target[1:]}" if target[0] == "L" else place_name(target, names)


def _cards(n: int) -> str:
    return "a card" if n == 1 else f"{n} cards"


def _many(cards: Sequence[str]) -> str:
    counts = Counter(cards)
    return _list([f"{count} {name(card)}" if count > 1 else name(card) for card, count in counts.items()])


def _short(line: str) -> str:
    """A line that can't push others out of a message."""
    return line if len(line) <= 200 else f"{line[:198].rpartition(' ')[0]} …"
