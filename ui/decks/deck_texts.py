"""Decks in words: their names, the objections to them, lists of them."""

from collections.abc import Iterable, Iterator, Sequence

from engine import Game
from engine.sentences import Sentence
from sessions import ChosenDeck
from sessions.decks.repository import LONGEST_NAME, name_in_sentence
from ui.interactions.names import escaped_name, escaped_sentence
from words import Voice
from words.decks import ListedCards

MESSAGE = 1900
"""The most characters of a list in one message."""
MOST_REASONS = 10


def quoted_name(voice: Voice, name: str) -> str:
    """A deck's name as it stands in a sentence."""
    return voice.say("deck-quoted", deck=escaped_name(voice, name, LONGEST_NAME))


def deck_summary(voice: Voice, game: Game, cards: Sequence[str]) -> str:
    """A deck in a few words."""
    return voice.deck_words(game).deck_summary(cards) if cards else voice.say("deck-empty")


def deck_name(voice: Voice, game: Game, deck: ChosenDeck) -> str:
    """The name of a deck with which somebody plays: a ready one's in the language of the voice."""
    name = name_in_sentence(game, deck)
    return voice.refusal_text(name) if isinstance(name, Sentence) else name


def name_with_summary(voice: Voice, game: Game, name: str, cards: Sequence[str]) -> str:
    """A deck by its name, with its summary."""
    return f"**{escaped_name(voice, name, LONGEST_NAME)}** ({deck_summary(voice, game, cards)})"


def playability_text(voice: Voice, game: Game, cards: Sequence[str], reasons: Sequence[Sentence]) -> list[str]:
    """The verdict on a deck, in lines: whether it can be played, and what is unwise about it then."""
    if not reasons:
        advice = voice.deck_words(game).deck_advice(cards)
        return [f"✅ {voice.say('deck-playable')}", *(f"⚠️ {sentence}" for sentence in advice)]
    lines = [
        f"❌ {voice.say('deck-unplayable')}",
        *(f"- {escaped_sentence(voice, reason)}" for reason in reasons[:MOST_REASONS]),
    ]
    if len(reasons) > MOST_REASONS:
        lines.append(f"- {voice.say('deck-more-reasons', count=len(reasons) - MOST_REASONS)}")
    return lines


def unread_text(voice: Voice, texts: Iterable[str]) -> list[str]:
    """What was listed and names no card, in a line; none where all names one."""
    names = [quoted_name(voice, text) for text in texts]
    return [voice.say("decks-unread", texts=voice.list_of(names, style="or"))] if names else []


def left_out_text(voice: Voice, texts: Iterable[str]) -> list[str]:
    """What a deck was saved without, for it names no card, in a line; none where all names one."""
    names = [quoted_name(voice, text) for text in texts]
    return [voice.say("decks-left-out", texts=voice.list_of(names))] if names else []


def cut_cards_text(voice: Voice, game: Game, listed: ListedCards) -> list[str]:
    """The cards of which more were listed than a deck may have, in lines."""
    words = voice.deck_words(game)
    return [
        voice.say("decks-cut", card=words.card_name(card), most=words.decks.most(card), count=count)
        for card, count in [*listed.cut.items()][:MOST_REASONS]
    ]


def copyable_block(text: str) -> str:
    """A text that can be copied as it is."""
    return f"```\n{text}\n```"


def split_into_messages(text: str, room: int = MESSAGE) -> Iterator[str]:
    """A text in parts that each fit into a message, cut at the ends of lines or words where there are any."""
    while len(text) > room:
        cut = text.rfind("\n", 1, room)
        cut = text.rfind(" ", 1, room) if cut < 0 else cut
        cut = room if cut < 0 else cut
        yield text[:cut]
        text = text[cut:].lstrip("\n ")
    yield text


def clipped_text(text: str, room: int) -> str:
    """The beginning of a text."""
    return text if len(text) <= room else f"{next(split_into_messages(text, room - 2))} …"
