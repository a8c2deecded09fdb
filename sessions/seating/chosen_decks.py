"""The decks that people bring to a table: whether they can be played there, and which cards everybody is dealt."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

import engine
from engine.sentences import Sentence
from sessions.decks.repository import ChosenDeck, decks_of, name_in_sentence, objections
from sessions.refusals import LobbyRefusal
from sessions.store.rows import Person

MOST_REASONS = 5
"""The most reasons that are told why a deck can't be played."""


class DeckUnplayable(LobbyRefusal):
    """Somebody's deck keeps a game from beginning; the text is for everybody and says nothing of the deck."""

    def __init__(self, game: engine.Game, owner: Person, chosen: ChosenDeck, reasons: Sequence[Sentence]) -> None:
        super().__init__("deck-hinders", player=owner.name)
        self._owner = owner
        self._for_owner = deck_refusal(game, chosen, reasons)

    def as_read_by(self, user_id: int) -> LobbyRefusal:
        """The refusal as one person reads it: the owner of the deck learns the reasons."""
        return self._for_owner if user_id == self._owner.user_id else self


def deck_refusal(game: engine.Game, chosen: ChosenDeck, reasons: Sequence[Sentence]) -> LobbyRefusal:
    """The refusal of a deck, with its reasons, for its owner."""
    told, more = tuple(reasons[:MOST_REASONS]), len(reasons) - MOST_REASONS
    if more > 0:
        return LobbyRefusal("deck-unplayable-more", deck=name_in_sentence(game, chosen), reasons=told, more=more)
    return LobbyRefusal("deck-unplayable", deck=name_in_sentence(game, chosen), reasons=told)


def encoded_deck(deck: ChosenDeck | None) -> str | None:
    """A deck as ``Person.deck`` keeps it."""
    return None if deck is None else msgspec.json.encode(deck).decode()


def chosen_deck(person: Person) -> ChosenDeck | None:
    """The deck that somebody has chosen; None for the default."""
    return None if person.deck is None else msgspec.json.decode(person.deck, type=ChosenDeck)


def objections_to(game: engine.Game, person: Person, options: Mapping[str, Any]) -> list[Sentence]:
    """The objections to the deck that somebody has chosen."""
    chosen = chosen_deck(person)
    return [] if chosen is None else objections(game, chosen.cards, options)


def check_deck(game: engine.Game, person: Person, options: Mapping[str, Any]) -> None:
    """LobbyRefusal when somebody's chosen deck can't be played with these options."""
    chosen = chosen_deck(person)
    if chosen is None:
        return
    if game.decks is None:
        raise LobbyRefusal("no-decks", game=game.title_in_sentence)
    if reasons := objections_to(game, person, options):
        raise deck_refusal(game, chosen, reasons)


def with_decks(game: engine.Game, options: dict[str, Any], people: Sequence[Person]) -> dict[str, Any]:
    """The options with the decks by seat, checked again: a game may have changed since they were chosen.

    Who has chosen none gets a ready deck that nobody else plays with, as far as the game has several.
    """
    if game.decks is None:
        return options
    decks = [chosen_deck(person) for person in people]
    for person, chosen in zip(people, decks, strict=True):
        if chosen is not None and (reasons := objections(game, chosen.cards, options)):
            raise DeckUnplayable(game, person, chosen, reasons)
    return options | {
        "decks": [None if cards is None else list(cards) for cards in _decks_by_seat(game, options, decks)]
    }


def _decks_by_seat(
    game: engine.Game, options: Mapping[str, Any], decks: Sequence[ChosenDeck | None]
) -> Iterator[Sequence[str] | None]:
    """The decks by seat; None, the game's own choice, stays only where there is nothing to choose from."""
    ready = [cards for cards in decks_of(game).ready.values() if not objections(game, cards, options)]
    taken = [sorted(chosen.cards) for chosen in decks if chosen is not None]
    for chosen in decks:
        if chosen is not None or len(ready) < 2:
            yield None if chosen is None else chosen.cards
            continue
        cards = next((cards for cards in ready if sorted(cards) not in taken), ready[0])
        taken.append(sorted(cards))
        yield cards
