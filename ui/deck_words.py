"""Decks in words: how they are named, what speaks against them, how they are listed."""

from collections.abc import Iterator, Sequence

from engine import Game
from sessions import ChosenDeck
from sessions.decks import LONGEST_NAME, decks_of
from ui.names import safe

MESSAGE = 1900
"""So many characters of lists go into one message."""
MOST_REASONS = 10


def quoted(name: str) -> str:
    """A deck's name as it stands in a sentence."""
    return f"“{safe(name, LONGEST_NAME)}”"


def summary(game: Game, cards: Sequence[str]) -> str:
    return decks_of(game).summary(cards) if cards else "no cards"


def named(game: Game, deck: ChosenDeck) -> str:
    """A deck with its summary."""
    return f"**{safe(deck.name, LONGEST_NAME)}** ({summary(game, deck.cards)})"


def verdict(reasons: Sequence[str]) -> list[str]:
    """Whether a deck can be played, in lines."""
    if not reasons:
        return ["✅ It can be played."]
    lines = ["❌ It can't be played yet:", *(f"- {reason}" for reason in reasons[:MOST_REASONS])]
    if len(reasons) > MOST_REASONS:
        lines.append(f"- and {len(reasons) - MOST_REASONS} more reasons")
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
