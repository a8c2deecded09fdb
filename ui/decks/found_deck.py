"""A deck that somebody has named, and how it is known again."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import discord

from engine import Game
from engine.decks import Deck
from engine.sentences import Sentence
from sessions import ChosenDeck, StoredDeck
from sessions.decks.repository import objections, ready_decks

OWN = "own"
SERVER = "server"
READY = "ready"


class DeckHolder(NamedTuple):
    """Whoever has decks: somebody, who has those of the server where they ask, too."""

    user_id: int
    guild_id: int | None = None
    manages_server: bool = False
    """Whether they may change the server's."""


def deck_holder(interaction: discord.Interaction) -> DeckHolder:
    """Whoever presses or commands, where they do."""
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return DeckHolder(interaction.user.id, interaction.guild_id, manages)


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck that somebody has named: one of their own, or of their server (``stored_deck``), or a ready one by its id
    (``ready_deck_id``)."""

    game: Game
    name: str
    cards: Deck
    stored_deck: StoredDeck | None = None
    ready_deck_id: str = ""
    is_of_server: bool = False

    @property
    def id_in_game(self) -> str:
        """The place of the deck among those of its game, as it stands in ids."""
        if self.stored_deck is None:
            return f"{READY}:{self.ready_deck_id}"
        return f"{SERVER if self.is_of_server else OWN}:{self.stored_deck.id}"

    @property
    def chosen_deck(self) -> ChosenDeck:
        """The deck as somebody plays with it."""
        return self.stored_deck.as_chosen if self.stored_deck else ready_decks(self.game)[self.ready_deck_id]

    def is_called(self, name: str) -> bool:
        """True if somebody means it by a name: a ready deck has an English one and an id, too."""
        names = (self.name,) if self.stored_deck else (self.name, self.chosen_deck.name, self.ready_deck_id)
        return name.strip().casefold() in map(str.casefold, names)

    def is_meant(self, value: str) -> bool:
        """True if a value of autocomplete or of a menu means it; those of earlier releases held the English name."""
        game, _, ref = value.partition(":")
        kind, _, name = ref.partition(":")
        once = self.stored_deck is None and kind == READY and self.is_called(name)
        return game == self.game.id and (ref == self.id_in_game or once)

    def objections(self, options: Mapping[str, Any]) -> list[Sentence]:
        """Why it can't be played with these options; none where it can."""
        return self.stored_deck.objections(options) if self.stored_deck else objections(self.game, self.cards, options)
