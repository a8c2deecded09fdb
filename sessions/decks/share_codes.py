"""Share codes: a deck as one short word that people can post, with everything in it that is needed to read it.

A code is ``EDECK``, the digit of its format, and a number in letters and digits: game, cards and a checksum. Cards are
named by the beginning of a hash of their ids, so a code keeps its meaning when a game gets more cards or orders them
otherwise.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from hashlib import sha256

import engine
from engine.decks import Deck
from sessions.refusals import BadCode
from words.decks import expand_entries

PREFIX = "EDECK"
FORMAT = "1"
LONGEST = 2000

_DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_VALUES = {digit: value for value, digit in enumerate(_DIGITS)}
_CODE = re.compile(rf"{PREFIX}(?P<format>\d)(?P<number>.*)", re.DOTALL)
_IN_A_TEXT = re.compile(rf"\b{PREFIX}(?P<format>\d)(?P<number>[0-9A-Za-z]{{16,}})\b")
"""A code that stands in a text whole, as in a message that is pasted with its heading."""
_FRAME = re.compile(r"[\s`>*]+")
_SHORT = 3  # bytes of the hash that names a card
_SUM = 4
_FIRST = b"\x01"  # so that the number keeps the zeros behind it


def write_code(game_id: str, cards: Sequence[str]) -> str:
    """The share code of a deck: the same for the same cards, in whatever order they are."""
    by_count: dict[int, list[bytes]] = {}
    for card, count in Counter(cards).items():
        by_count.setdefault(count, []).append(_short_digest(card))
    payload = _short_digest(game_id)
    for count, names in sorted(by_count.items()):
        payload += bytes((count, len(names))) + b"".join(sorted(names))
    return PREFIX + FORMAT + _in_digits(_FIRST + payload + _checksum(payload))


def is_code(text: str) -> bool:
    """True for a text that is meant to be a share code."""
    return _code_in_text(text) is not None


def read_code(text: str, games: Iterable[engine.Game]) -> tuple[engine.Game, Deck]:
    """The game and the cards that a share code names. Raises BadCode, or UnreadableDeck for too many.

    Line breaks and marks of quotes or code around and in it, as they get into messages, don't matter.
    """
    code = _code_in_text(text)
    if code is None:
        raise BadCode("code-none", prefix=PREFIX)
    if code["format"] != FORMAT:
        raise BadCode("code-format")
    payload = _payload_of_number(code["number"])
    game = next((game for game in games if game.decks and _short_digest(game.id) == payload[:_SHORT]), None)
    if game is None or game.decks is None:
        raise BadCode("code-game")
    cards = [card for group in game.decks.groups.values() for card in group]
    return game, _cards_of_payload(payload[_SHORT:], {_short_digest(card): card for card in cards})


def _payload_of_number(number: str) -> bytes:
    """The payload of a code's number; BadCode where the checksum says that something of it was lost."""
    framed = _from_digits(number)
    payload, checksum = framed[len(_FIRST) : -_SUM], framed[-_SUM:]
    if framed[: len(_FIRST)] != _FIRST or len(payload) < _SHORT or _checksum(payload) != checksum:
        raise BadCode("code-damaged")
    return payload


def _cards_of_payload(data: bytes, known: Mapping[bytes, str]) -> Deck:
    """The cards of a payload behind its game, each as often as the deck has it."""
    return tuple(expand_entries(_entries_of_payload(data, known)))


def _entries_of_payload(data: bytes, known: Mapping[bytes, str]) -> Iterator[tuple[str, int]]:
    while data:
        count, names, data = data[0], data[1:2], data[2:]
        size = (names[0] if names else 0) * _SHORT
        if not count or not size or size > len(data):
            raise BadCode("code-nonsense")
        for start in range(0, size, _SHORT):
            card = known.get(data[start : start + _SHORT])
            if card is None:
                raise BadCode("code-card")
            yield card, count
        data = data[size:]


def _code_in_text(text: str) -> re.Match[str] | None:
    """The code in a text: all of it, in however many lines, or a word of it."""
    return _CODE.fullmatch(_without_frame(text)) or _IN_A_TEXT.search(text)


def _without_frame(text: str) -> str:
    return _FRAME.sub("", text)


def _short_digest(name: str) -> bytes:
    return sha256(name.encode()).digest()[:_SHORT]


def _checksum(payload: bytes) -> bytes:
    return sha256(FORMAT.encode() + payload).digest()[:_SUM]


def _in_digits(data: bytes) -> str:
    value, digits = int.from_bytes(data), ""
    while value:
        value, digit = divmod(value, len(_DIGITS))
        digits = _DIGITS[digit] + digits
    return digits


def _from_digits(digits: str) -> bytes:
    if len(digits) > LONGEST or not all(digit in _VALUES for digit in digits):
        raise BadCode("code-damaged")
    value = 0
    for digit in digits:
        value = value * len(_DIGITS) + _VALUES[digit]
    return value.to_bytes((value.bit_length() + 7) // 8)
