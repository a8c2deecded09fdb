"""How many choices of cards there are."""

from collections import Counter
from collections.abc import Hashable, Iterable
from functools import cache


def number_of_hands(cards: Iterable[Hashable], size: int) -> int:
    """How many different hands of a size can be dealt of these cards."""
    counts = tuple(sorted(Counter(cards).values()))

    @cache
    def hands(kind: int, left: int) -> int:
        if kind == len(counts):
            return int(left == 0)
        return sum(hands(kind + 1, left - n) for n in range(min(counts[kind], left) + 1))

    return hands(0, size)
