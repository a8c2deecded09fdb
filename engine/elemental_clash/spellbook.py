"""What a Spellbook must be (EC-3.1, EC-3.2), for the set-up and for whoever builds decks."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.contract import Seat
from engine.elemental_clash.cards import BASIC_STONES, DEFAULT_SIZE, LARGEST_SIZE, MOST_COPIES, POOL, Pool

DeckChoice = str | Annotated[tuple[str, ...], Meta(max_length=LARGEST_SIZE)] | None
"""Card ids, the id of a ready deck, ``"random"``, or None for the first ready deck."""


class Started(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The options about decks with which a game was started."""

    decks: tuple[DeckChoice, DeckChoice] | None = None
    size: Annotated[int, Meta(ge=DEFAULT_SIZE, le=LARGEST_SIZE)] | None = None
    first: Annotated[Seat, Meta(ge=0, le=1)] | None = None


class Objection(msgspec.Struct, frozen=True):
    """Why a list of cards is no Spellbook: a sentence for the player, and the rule that says so."""

    message: str
    rule: str


def objections(cards: Sequence[str], size: int = DEFAULT_SIZE, pool: Pool = POOL) -> list[Objection]:
    """Everything that speaks against playing with these cards (ids); nothing if they are a Spellbook of that size."""
    found = []
    if not DEFAULT_SIZE <= size <= LARGEST_SIZE:
        text = f"A Spellbook has {DEFAULT_SIZE} cards, or, if both agree, up to {LARGEST_SIZE}; {size} can't be agreed."
        found.append(Objection(text, "EC-3.1"))
    elif len(cards) != size:
        found.append(Objection(f"A Spellbook has exactly {size} cards; this one has {len(cards)}.", "EC-3.1"))
    for card_id, n in sorted(Counter(cards).items()):
        if card_id not in pool:
            found.append(Objection(f"There is no card “{card_id[:40]}”.", "EC-2.9"))
        elif n > MOST_COPIES and card_id not in BASIC_STONES:
            name = pool[card_id].name
            text = f"{name} is in it {n} times; of any card but the basic stones there are at most three copies."
            found.append(Objection(text, "EC-3.2"))
    return found
