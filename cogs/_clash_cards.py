"""The cards of Elemental Clash in words: what is printed on them, what the rules say about it, how to find them."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.elemental_clash import POOL, Card
from engine.elemental_clash.decks import KINDS, LEVELS
from engine.elemental_clash.language import KEYWORD_LISTS, SPELLS

ELEMENTS = ("earth", "air", "fire", "water", "neutral")
TYPES = tuple(sorted({card.type for card in POOL.cards if card.creature}))
WORDS = ("quickattacker", "elusive", "hidden", "warded", "bound", "dazed", "PE", "DE", "LE", "DPT", "standby", "end")
"""What `/clash cards` can look for: keywords and ability words."""

_RULINGS = {
    "stone": ("A stone goes on any of your piles, even under a card that lies there, or begins a new one.", "EC-6.2"),
    "any": ("A pile whose lowest coloured stone gives any energy carries cards of every element.", "EC-4.3"),
    "height": ("It counts for that many stones, so a pile can carry higher levels at once.", "EC-4.4"),
    "flash": ("It can also be played in answer to a spell, while you block, before fights, and at the end.", "EC-8.1"),
    "permanent": ("It stays on its pile, and blocks it, until something removes it.", "EC-6.4"),
    "spell": ("Only in your own main phases. It blocks its pile until your next Standby.", "EC-6.4"),
    "quickattacker": ("It fights from its pile: it can attack at once and be attacked, but it cannot block.", "EC-6.6"),
    "elusive": ("It cannot be blocked. That is looked at when blocks are declared, and never later.", "EC-7.10"),
    "hidden": ("It cannot be attacked. That is looked at when attacks are declared, and never later.", "EC-7.10"),
    "warded": ("The opponent cannot choose it as a target; effects that don't target still meet it.", "EC-2.7"),
    "bound": ("It cannot attack. A creature that is bound after it has attacked goes on fighting.", "EC-7.10"),
    "dazed": ("It cannot block. A creature that is dazed after it has blocked goes on fighting.", "EC-7.10"),
    "PE": ("Only when it is played from the hand, not when an effect puts it into a zone.", "EC-2.6"),
    "DE": ("When it goes from the field to your discard pile. Nobody can answer it.", "EC-2.6"),
    "LE": ("Whenever it leaves the field, wherever it goes; destroyed cards do both, DE and LE.", "EC-2.6"),
    "DPT": (
        "When it goes from your Spellbook to your discard pile, you may put the creature into a zone, or cast the "
        "spell for nothing. It is no playing: no PE.",
        "EC-9.6",
    ),
    "standby": ("In your own Standby Phase, before you place and move creatures.", "EC-5.2"),
    "end": ("In your own End Phase, after all damage has been cured.", "EC-5.8"),
    "counter": ("A countered spell goes to its owner's discard pile at once, and its pile is free again.", "EC-8.5"),
    "search": ("You are asked even if nothing fits, so that nobody learns what you hold.", "EC-11.12"),
    "targets": (
        "It can be played only if there is a target; one that is gone when it takes effect is left out.",
        "EC-8.4",
    ),
    "zones": ("Who is put into a zone comes to the space that its owner picks; without a free one it stays.", "EC-9.5"),
    "blocker": ("An attacker whose blocker is gone stays blocked, and hits nobody.", "EC-7.9"),
}


class Ruling(NamedTuple):
    """What the rules say about a card, and the rule that says it."""

    text: str
    rule: str


def named(text: str) -> str:
    """The id of the card that somebody means, by its id or its name; the text itself where there is none."""
    wanted = text.strip().lower()
    return next((card.id for card in POOL.cards if wanted in (card.id, card.name.lower())), text)


def keywords(card: Card) -> tuple[str, ...]:
    """The printed keywords."""
    return KEYWORD_LISTS[card.printed[2]]


def words_of(card: Card) -> set[str]:
    """The keywords and ability words that a card has."""
    found = set(keywords(card))
    found |= {word for word in ("PE", "DE", "LE", "DPT") if f"{word}:" in card.text or (word == "DPT" and card.dpt)}
    found |= {word for word in ("standby", "end") if f"{word.capitalize()}:" in card.text}
    return found


def printed(card: Card) -> str:
    """The line below the name: "Dryad, earth, level I, 1/3"."""
    if card.kind == "stone":
        height = f", height {card.height}" if card.height > 1 else ""
        return f"Element-Stone, {card.energy} energy{height}"
    kind = card.type if card.creature else KINDS[card.kind].capitalize()
    numbers = f", {card.printed[0]}/{card.printed[1]}" if card.creature else ""
    return f"{kind}, {card.element}, level {LEVELS[card.level]}{numbers}"


def _topics(card: Card) -> Iterable[str]:
    if not card.creature:
        yield card.kind
    if card.energy == "any":
        yield "any"
    if card.height > 1:
        yield "height"
    has = words_of(card)
    yield from (word for word in WORDS if word in has)
    text = card.text.lower()
    for topic, sign in (
        ("counter", "counter a spell"),
        ("search", "search your"),
        ("zones", "zone."),
        ("blocker", "block"),
    ):
        if sign in text and card.kind in SPELLS:
            yield topic
    if card.effect is not None and any(spec.min for spec in card.triggered(card.effect).target):
        yield "targets"


def rulings(card: Card) -> list[Ruling]:
    """What the rules say about this card, each once."""
    return [Ruling(*_RULINGS[topic]) for topic in dict.fromkeys(_topics(card))]


def page(card: Card) -> str:
    """A card with its text and its rulings, as a message."""
    lines = [f"### {card.name}", printed(card)]
    if card.text:
        lines.append(f"> {card.text}")
    lines += [f"- {ruling.text} ({ruling.rule})" for ruling in rulings(card)]
    return "\n".join(lines)


def found(element: str | None, level: int | None, type_: str | None, keyword: str | None) -> list[Card]:
    """The cards that fit, by kind, element, level and name. A kind of spell and `stone` can be asked for as a type."""
    wanted = None if type_ is None else type_.lower()
    cards = [
        card
        for card in POOL.cards
        if (element is None or (card.energy if card.kind == "stone" else card.element) == element)
        and (level is None or card.level == level)
        and (wanted is None or wanted in (card.type.lower(), card.kind))
        and (keyword is None or keyword in words_of(card))
    ]
    order = {"stone": 0, "creature": 1}
    return sorted(
        cards, key=lambda card: (order.get(card.kind, 2), ELEMENTS.index(card.element), card.level, card.name)
    )


def line(card: Card) -> str:
    """A card in a list."""
    if card.kind == "stone":
        return f"**{card.name}** (stone): {card.text}"
    kind = card.type if card.creature else KINDS[card.kind]
    numbers = f" {card.printed[0]}/{card.printed[1]}" if card.creature else ""
    return f"**{card.name}** ({card.element} {LEVELS[card.level]} {kind}{numbers})"
