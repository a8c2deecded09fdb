"""Decks in words: how they are named, what speaks against them, how they are listed."""

from collections.abc import Iterator, Sequence

from engine import Game
from engine.sentences import Sentence
from sessions import ChosenDeck
from sessions.decks.repository import LONGEST_NAME, decks_of
from ui.interactions.names import explained, safe
from words import ENGLISH, catalogue, voice_of

say = catalogue().say

MESSAGE = 1900
"""How many characters of a list go into one message."""
MOST_REASONS = 10


def quoted(name: str) -> str:
    """A deck's name as it stands in a sentence."""
    return say("deck-quoted", deck=safe(voice_of(ENGLISH), name, LONGEST_NAME))


def summary(game: Game, cards: Sequence[str]) -> str:
    return decks_of(game).summary(cards) if cards else say("deck-empty")


def named(game: Game, deck: ChosenDeck) -> str:
    """A deck with its summary."""
    return f"**{safe(voice_of(ENGLISH), deck.name, LONGEST_NAME)}** ({summary(game, deck.cards)})"


def limits(game: Game) -> list[str]:
    """What a deck must have, in lines, for somebody who begins one; empty where the catalogue says nothing."""
    key = f"{game.id.replace('_', '-')}-deck-limits"
    return [say(key)] if catalogue().has(key) else []


def verdict(reasons: Sequence[Sentence]) -> list[str]:
    """Whether a deck can be played, in lines."""
    if not reasons:
        return [f"✅ {say('deck-playable')}"]
    lines = [
        f"❌ {say('deck-unplayable')}",
        *(f"- {explained(voice_of(ENGLISH), reason)}" for reason in reasons[:MOST_REASONS]),
    ]
    if len(reasons) > MOST_REASONS:
        lines.append(f"- {say('deck-more-reasons', count=len(reasons) - MOST_REASONS)}")
    return lines


def block(text: str) -> str:
    """A text that can be copied as it is."""
    return f"```\n{text}\n```"


def pieces(text: str, room: int = MESSAGE) -> Iterator[str]:
    """A text in parts that each fit into a message, cut at the ends of lines or words where there are any."""
    while len(text) > room:
        cut = text.rfind("\n", 1, room)
        cut = text.rfind(" ", 1, room) if cut < 0 else cut
        cut = room if cut < 0 else cut
        yield text[:cut]
        text = text[cut:].lstrip("\n ")
    yield text


def clipped(text: str, room: int) -> str:
    """The beginning of a text."""
    return text if len(text) <= room else f"{next(pieces(text, room - 2))} …"
