"""What there is to know of Spellbooks, for whoever keeps and builds them (EC-3.1, EC-3.2)."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from engine.decks import Deck, Decks, Objection, UnreadableDeck, excerpt
from engine.elemental_clash.cards import BASIC_STONES, DEFAULT_SIZE, LARGEST_SIZE, MOST_COPIES, POOL, Card
from engine.elemental_clash.spellbook import SENTENCES, objections

LEVELS = {1: "I", 2: "II", 3: "III"}
KINDS = {"spell": "spell", "flash": "Flash", "permanent": "permanent"}
_ELEMENTS = ("earth", "air", "fire", "water", "neutral")

LONGEST_ENTRY = 60
"""How long a line may be: a card's name with a count."""

_ENTRY = re.compile(r"(?:(?P<before>\d{1,3}) ?[x×]? )?(?P<card>.+?)(?: [x×] ?(?P<after>\d{1,3}))?", re.IGNORECASE)


def _plain(name: str) -> str:
    """A name as people type it: letters alone, whatever stands between them."""
    return re.sub(r"[^a-z]+", "", name.lower())


def _heading(card: Card) -> str:
    if card.kind == "stone":
        return "Element-Stones"
    return f"{card.element.capitalize()}: {'creatures' if card.creature else 'spells'}"


def _groups() -> dict[str, tuple[str, ...]]:
    """Stones first, then by element creatures and spells, low levels first."""
    order = sorted(POOL.cards, key=lambda card: (card.id not in BASIC_STONES, card.level, card.name))
    headings = ["Element-Stones"]
    headings += [f"{element.capitalize()}: {what}" for element in _ELEMENTS for what in ("creatures", "spells")]
    groups = {heading: tuple(card.id for card in order if _heading(card) == heading) for heading in headings}
    return {heading: cards for heading, cards in groups.items() if cards}


class Spellbooks(Decks):
    """Spellbooks of 40 cards, or of as many as a table agrees on; nobody but their owner sees them (EC-13.2)."""

    public = False
    groups: Mapping[str, Sequence[str]] = _groups()

    def __init__(self) -> None:
        self._rank = {card: n for n, card in enumerate(card for group in self.groups.values() for card in group)}
        self._by_name = {_plain(card.name): card.id for card in POOL.cards}
        self._by_name |= {_plain(card.id): card.id for card in POOL.cards}
        self.ready: Mapping[str, Deck] = {deck.name: self.in_order(deck.cards) for deck in POOL.decks.values()}

    def in_order(self, cards: Iterable[str]) -> Deck:
        return tuple(sorted(cards, key=self._rank.__getitem__))

    def name(self, card: str) -> str:
        return POOL[card].name

    def about(self, card: str) -> str:
        found = POOL[card]
        if found.kind == "stone":
            return _short(found.text)
        if found.creature:
            atk, defence, _ = found.printed
            return _short(f"{LEVELS[found.level]} {found.type} {atk}/{defence}. {found.text}")
        return _short(f"{LEVELS[found.level]} {KINDS[found.kind]}. {found.text}")

    def most(self, card: str) -> int:
        return LARGEST_SIZE if card in BASIC_STONES else MOST_COPIES

    def _entries(self, text: str) -> Iterator[tuple[str, int]]:
        for line in re.split(r"[\n,;]+", text):
            words = " ".join(line.split())
            entry = _ENTRY.fullmatch(words[:LONGEST_ENTRY])
            if entry is None:
                continue
            card = self._by_name.get(_plain(entry["card"]))
            if card is None or len(words) > LONGEST_ENTRY:
                raise UnreadableDeck(SENTENCES("unreadable", text=excerpt(entry["card"])))
            yield card, int(entry["before"] or entry["after"] or 1)

    def write(self, deck: Sequence[str]) -> str:
        counts = Counter(self.in_order(deck))
        return "\n".join(f"{count} {POOL[card].name}" for card, count in counts.items())

    def objections(self, deck: Sequence[str], options: Mapping[str, object]) -> list[Objection]:
        size = options.get("size")
        return objections(deck, size if isinstance(size, int) else DEFAULT_SIZE)

    def summary(self, deck: Sequence[str]) -> str:
        cards = [POOL[card] for card in deck]
        stones = sum(card.kind == "stone" for card in cards)
        elements = [element for element in _ELEMENTS[:4] if any(card.element == element for card in cards)]
        of = f": {' and '.join(elements)}" if 0 < len(elements) <= 2 else ""
        given = f", {stones} of them stones" if stones else ""
        return f"{len(cards)} cards{given}{of}"


def _short(text: str) -> str:
    """At most 100 characters, cut between words."""
    return text if len(text) <= 100 else f"{text[:99].rpartition(' ')[0]}…"
