"""The rules of a Spellbook (EC-3.1, EC-3.2), for the set-up and for whoever builds decks."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated

import msgspec
from msgspec import Meta

from engine.contract import Seat
from engine.decks import Objection
from engine.elemental_clash.cards import BASIC_STONES, DEFAULT_SIZE, LARGEST_SIZE, MOST_COPIES, POOL, Pool
from engine.sentences import Field, Sentences

DeckChoice = str | Annotated[tuple[str, ...], Meta(max_length=LARGEST_SIZE)] | None
"""Card ids, the id of a ready deck, ``"random"``, or None for the first ready deck."""


class StartOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """The options about decks and first hands with which a game was started."""

    decks: tuple[DeckChoice, DeckChoice] | None = None
    size: Annotated[int, Meta(ge=DEFAULT_SIZE, le=LARGEST_SIZE)] | None = None
    first: Annotated[Seat, Meta(ge=0, le=1)] | None = None
    mixed_hands: bool = False


SENTENCES = Sentences("elemental-clash-deck")
"""The objections to a Spellbook."""


def objections(cards: Sequence[str], size: int = DEFAULT_SIZE, pool: Pool = POOL) -> list[Objection]:
    """Everything that speaks against playing with these cards (ids); nothing if they are a Spellbook of that size."""
    found = []
    if not DEFAULT_SIZE <= size <= LARGEST_SIZE:
        found.append(_objection("size", "EC-3.1", least=DEFAULT_SIZE, most=LARGEST_SIZE, size=size))
    elif len(cards) != size:
        found.append(_objection("cards", "EC-3.1", size=size, count=len(cards)))
    for card_id, count in sorted(Counter(cards).items()):
        if card_id not in pool:
            found.append(_objection("unknown", "EC-2.9", card=card_id[:40]))
        elif count > MOST_COPIES and card_id not in BASIC_STONES:
            found.append(_objection("copies", "EC-3.2", card=pool[card_id].name_in_sentence, count=count))
    return found


def _objection(key: str, rule: str, **fields: Field) -> Objection:
    return Objection(SENTENCES(key, **fields), rule)
