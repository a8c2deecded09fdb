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


class Holder(NamedTuple):
    """Whoever has decks: somebody, who has those of the server where they ask, too."""

    user_id: int
    guild_id: int | None = None
    manages: bool = False
    """Whether they may change the server's."""


def holder(interaction: discord.Interaction) -> Holder:
    """Whoever presses or commands, where they do."""
    manages = interaction.guild_id is not None and interaction.permissions.manage_guild
    return Holder(interaction.user.id, interaction.guild_id, manages)


@dataclass(frozen=True, slots=True)
class FoundDeck:
    """A deck that somebody has named: one of their own, or of their server (``stored``), or a ready one by its id
    (``ready``)."""

    game: Game
    name: str
    cards: Deck
    stored: StoredDeck | None = None
    ready: str = ""
    of_server: bool = False

    @property
    def ref(self) -> str:
        """The place of the deck among those of its game, as it stands in ids."""
        if self.stored is None:
            return f"{READY}:{self.ready}"
        return f"{SERVER if self.of_server else OWN}:{self.stored.id}"

    @property
    def chosen(self) -> ChosenDeck:
        """The deck as somebody plays with it."""
        return self.stored.as_chosen if self.stored else ready_decks(self.game)[self.ready]

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
        """Why it can't be played with these options; none where it can."""
        return self.stored.objections(options) if self.stored else objections(self.game, self.cards, options)
