"""The seeded stream: every shuffle, coin toss and die roll comes from here, and anyone can check it by hand."""

from collections.abc import MutableSequence
from hashlib import sha256
from struct import Struct
from typing import TypeVar

T = TypeVar("T")

_WORDS = Struct(">8I").unpack
_SPAN = 2**32


class Chance:
    """The byte stream of one random event: SHA-256 of "{seed}/{event}/0", then "…/1", and so on.

    ``event`` is the number of the random event in its game, from 0.
    """

    __slots__ = ("_block", "_prefix", "_words")

    def __init__(self, seed: str, event: int) -> None:
        self._prefix = f"{seed}/{event}/"
        self._block = 0
        self._words: list[int] = []  # the next one is the last

    def _refill(self) -> list[int]:
        words = self._words
        words.extend(_WORDS(sha256(f"{self._prefix}{self._block}".encode()).digest())[::-1])
        self._block += 1
        return words

    def below(self, n: int) -> int:
        """A number from 0 to ``n - 1``, each equally likely; takes at least four bytes, even for ``n = 1``.

        ValueError unless ``n`` is from 1 to 2**32.
        """
        if not 0 < n <= _SPAN:
            raise ValueError(f"one of {n} can't be drawn")
        limit = _SPAN - _SPAN % n
        words = self._words
        while True:
            word = (words or self._refill()).pop()
            if word < limit:
                return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place; the caller brings the items in the canonical order of the rules."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]
