"""A deck that somebody has named, and how it is known again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine import Game
from engine.decks import Deck
from engine.sentences import Sentence
from sessions import ChosenDeck, StoredDeck
from sessions.decks.repository import objections, ready_decks

OWN = "own"
READY = "ready"


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck that somebody has named: one of their own (``stored``), or a ready one by its id (``ready``)."""

    game: Game
    name: str
    cards: Deck
    stored: StoredDeck | None = None
    ready: str = ""

    @property
    def ref(self) -> str:
        """Its place among the decks of its game, as it stands in ids."""
        return f"{OWN}:{self.stored.id}" if self.stored else f"{READY}:{self.ready}"

    @property
    def chosen(self) -> ChosenDeck:
        """This deck as somebody plays with it."""
        return self.stored.chosen if self.stored else ready_decks(self.game)[self.ready]

    def is_called(self, name: str) -> bool:
        """True if somebody means it by a name: a ready deck has an English one and an id, too."""
        names = (self.name,) if self.stored else (self.name, self.chosen.name, self.ready)
        return name.strip().casefold() in map(str.casefold, names)

    def is_meant(self, value: str) -> bool:
        """True if a value of autocomplete or of a menu means it; those of earlier releases held the English name."""
        game, _, ref = value.partition(":")
        kind, _, name = ref.partition(":")
        once = self.stored is None and kind == READY and self.is_called(name)
        return game == self.game.id and (ref == self.ref or once)

    def objections(self, options: Mapping[str, Any]) -> list[Sentence]:
        return self.stored.objections(options) if self.stored else objections(self.game, self.cards, options)
