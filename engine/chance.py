"""The seeded stream: every shuffle, coin toss and die roll comes from here, and anyone can check it by hand."""

from collections.abc import Iterator, MutableSequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from hashlib import sha256
from struct import Struct
from typing import NamedTuple, TypeVar

T = TypeVar("T")

_WORDS = Struct(">8I").unpack
_SPAN = 2**32


class Draw(NamedTuple):
    """A random event: the number below ``n`` that it gave, or the order in which ``n`` things lie now."""

    event: int
    n: int
    gave: int | list[int]


_witness: ContextVar[tuple[str, list[Draw]] | None] = ContextVar("witness", default=None)


@contextmanager
def record_draws(seed: str) -> Iterator[list[Draw]]:
    """All that is drawn from a seed inside a ``with`` block, in order."""
    draws: list[Draw] = []
    token = _witness.set((seed, draws))
    try:
        yield draws
    finally:
        _witness.reset(token)


class Chance:
    """The byte stream of one random event: SHA-256 of "{seed}/{event}/0", then "…/1", and so on.

    ``event`` is the number of the random event in its game, from 0.
    """

    __slots__ = ("_block", "_draws", "_event", "_prefix", "_words")
    _event: int
    _draws: list[Draw]

    def __init__(self, seed: str, event: int) -> None:
        self._prefix = f"{seed}/{event}/"
        self._block = 0
        self._words: list[int] = []  # the next one is the last
        witness = _witness.get()
        if witness is not None and witness[0] == seed:
            self.__class__ = _Witnessed
            self._event, self._draws = event, witness[1]

    def _refill_words(self) -> list[int]:
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
            word = (words or self._refill_words()).pop()
            if word < limit:
                return word % n

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place; the caller brings the items in the canonical order of the rules."""
        words = self._words
        for i, n, limit in _shuffle_steps(len(items)):
            word = (words or self._refill_words()).pop()
            while word >= limit:  # ``below(n)``, written out: this is what dealing waits for
                word = (words or self._refill_words()).pop()
            j = word % n
            items[i], items[j] = items[j], items[i]


@cache
def _shuffle_steps(count: int) -> tuple[tuple[int, int, int], ...]:
    """The steps of a shuffle: each place from the last, how many items can come there, and the fair numbers."""
    return tuple((n - 1, n, _SPAN - _SPAN % n) for n in range(count, 1, -1))


class _Witnessed(Chance):
    """A stream of which is noted what it is asked for, and gives."""

    __slots__ = ()

    def below(self, n: int) -> int:
        gave = super().below(n)
        self._draws.append(Draw(self._event, n, gave))
        return gave

    def shuffle(self, items: MutableSequence[T]) -> None:
        order = list(range(len(items)))
        below = super().below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]
            order[i], order[j] = order[j], order[i]
        self._draws.append(Draw(self._event, len(items), order))
