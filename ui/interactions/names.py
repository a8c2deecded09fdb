"""Names, quotes and links as they stand in messages: nobody can be called, or write, something that Discord acts on."""

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Final, Literal

from engine.caches import cached
from engine.sentences import LONGEST as LONGEST_QUOTED
from engine.sentences import Sentence
from render.kit.names import LONGEST, visible_name
from sessions import TableInfo
from words import ENGLISH, Voice, voice_of

ROOM_FOR_NUMBER = 2
"""How many characters of a name the number takes that tells it from another."""
LEAST_APART = 3
"""So many things one after the other have a line each: a hand of cards with their texts, a field."""
APART = re.compile(r"\s?; ")
_BREAK = "\u200b"
"""Takes no room, and parts what Discord would read as one thing."""
_LEFT_TO_RIGHT = "\u200e"
"""Takes no room, and lets numbers and signs beside a name of Hebrew or Arabic letters stay where they belong."""
_FROM_THE_RIGHT = frozenset({"R", "AL", "AN"})
_MARKDOWN = re.compile(r"[\\*_~|`>\[\]]")
_AT_THE_START = re.compile(r"^(#{1,3}|[-+]|\d+(?=[.)]))")
_SPECIAL = re.compile(r"(?<=[<@/:])(?=\S)|(?<=\.)(?=\w)")
"""Where mentions, times, commands, emoji and addresses are parted: "<@1>", "@everyone", "<t:1:R>", "https://a.b"."""


GIVEN = ("computer-easy", "computer-normal", "computer-hard", "former-player")
"""The messages with the names that we give; they are stored in English."""


@cached(1)
def escaped_name(voice: Voice, name: str, longest: int = LONGEST) -> str:
    """A name in a message, where it is only letters whatever it holds."""
    shown = plain_name(voice, name, longest)
    inert = _escaped_markdown(shown)
    if shown.isascii() or _FROM_THE_RIGHT.isdisjoint(map(unicodedata.bidirectional, shown)):
        return inert
    return f"{_LEFT_TO_RIGHT}{inert}{_LEFT_TO_RIGHT}"


def escaped_sentence(voice: Voice, sentence: Sentence) -> str:
    """Why something is not possible, in a message: whatever is quoted in it is only letters."""
    return voice.refusal_text(sentence, _quoted_text)


def _quoted_text(text: str) -> str:
    return _escaped_markdown(visible_name(text, LONGEST_QUOTED))


def _escaped_markdown(shown: str) -> str:
    escaped = _MARKDOWN.sub(r"\\\g<0>", _SPECIAL.sub(_BREAK, shown))
    return _AT_THE_START.sub(_escaped_start, escaped)


def plain_name(voice: Voice, name: str, longest: int = LONGEST) -> str:
    """A name where Discord reads no markdown: on buttons, in menus, in the titles of threads.

    Whoever has a name that can't be seen is called somebody.
    """
    return visible_name(_name_in_language(voice, name), longest) or voice.say("somebody")


def _name_in_language(voice: Voice, name: str) -> str:
    """A name as it is told in a language: a computer's, or that of whoever has left, is a word."""
    key = _keys_of_given_names().get(name)
    return name if key is None else voice.say(key)


@cache
def _keys_of_given_names() -> Mapping[str, str]:
    """The messages with the names that we give, by these names as they are stored."""
    return {voice_of(ENGLISH).say(key): key for key in GIVEN}


@cached(1)
def distinct_names(voice: Voice, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a table, by seat; who is called like somebody before them gets a number: "Elementarium 2 (easy)"."""
    told: list[str] = []
    names = tuple(_name_in_language(voice, name) for name in names)
    shown = [plain_name(voice, name) for name in names]
    for place, name in enumerate(shown):
        count = shown[: place + 1].count(name)
        told.append(names[place] if count == 1 else _numbered_name(name, count))
    return tuple(told)


def brief_names(voice: Voice, names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a table for lines below its heading: a computer that is alone is *Computer* there."""
    told, alone = distinct_names(voice, names), voice.say("computer-alone")
    computers = [
        seat for seat, name in enumerate(names) if _keys_of_given_names().get(name, "").startswith("computer-")
    ]
    if len(computers) != 1 or alone in told:
        return told
    return tuple(alone if seat in computers else name for seat, name in enumerate(told))


def player_names(voice: Voice, info: TableInfo) -> tuple[str, ...]:
    """The names at a table of a list."""
    return distinct_names(voice, tuple(name for _, name in info.people))


def _numbered_name(name: str, number: int) -> str:
    short = name if len(name) <= LONGEST - ROOM_FOR_NUMBER else f"{name[: LONGEST - ROOM_FOR_NUMBER - 1]}…"
    head, bracket, tail = short.partition(" (")
    return f"{head} {number}{bracket}{tail}"


PRIVATE: Final = "@me"
"""What stands for the server in links to direct messages."""


def message_link(guild_id: int | Literal["@me"] | None, place_id: int, message_id: int | None) -> str:
    """A link to a message, which nothing may follow; to its channel where there is no message or no server."""
    if message_id is None or guild_id is None:
        return f"<#{place_id}>"
    return f"https://discord.com/channels/{guild_id}/{place_id}/{message_id}"


def game_link(voice: Voice, title: str, place: str) -> tuple[str, str]:
    """A game's title as a link to its message, and "-at" for the sentence with its place beside it where there is none.

    A link by itself would be shown by the thread's name, which holds the title and the players once more.
    """
    if not place.startswith("https://"):
        return title, "-at"
    return voice.say("games-link", game=title, place=place), ""


def _escaped_start(found: re.Match[str]) -> str:
    start = found[0]
    return f"{start}{_BREAK}" if start[0].isdecimal() else f"\\{start}"


def split_at_semicolons(told: str) -> str:
    """A description with a line for each of several things that semicolons keep apart, below what they are."""
    return "\n".join(_semicolons_as_lines(line) for line in told.split("\n"))


def _semicolons_as_lines(line: str) -> str:
    head, colon, rest = line.partition(": ")
    things = APART.split(rest)
    if not colon or ";" in head or len(things) < LEAST_APART:
        return line
    return "\n- ".join([f"{head}:", *things])
