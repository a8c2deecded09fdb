"""Caches that hold so many megabytes at the most, whatever they hold, and one list of them all."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache, wraps
from sys import getsizeof
from threading import Lock
from typing import Any, Generic, NamedTuple, TypeVar
from weakref import ref

F = TypeVar("F", bound=Callable[..., Any])
K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

MB = 2**20
ENTRY = 100
"""About so many bytes an entry takes beside its key and its value."""
COLLECTIONS = (tuple, list, set, frozenset)
WEIGHTS: dict[type, Callable[[Any], int]] = {}
"""The bytes that objects of a type hold outside of Python's memory; whoever uses such a type adds it."""


class Cache(NamedTuple):
    """A cache: what it is called, how many bytes it may hold, and how many it holds."""

    name: str
    bound: int
    held: Callable[[], int]


CACHES: dict[str, Cache] = {}
"""All caches that are bound by bytes, by their names."""


def cached(megabytes: float) -> Callable[[F], F]:
    """Keep what a function returns, as `functools.cache` does, until all of it together weighs so much.

    Then everything is dropped, and made again as it is needed: a hit costs no more than with `functools.cache`.
    """
    bound = round(megabytes * MB)

    def keep(function: F) -> F:
        held = 0
        counting = Lock()  # pictures are drawn in threads

        @wraps(function)
        def make(*args: Any, **more: Any) -> Any:
            nonlocal held
            made = function(*args, **more)
            own = ENTRY + approximate_bytes((args, tuple(more.values()), made))
            with counting:
                held += own
                if held > bound:
                    kept.cache_clear()
                    held = own
            return made

        kept = lru_cache(maxsize=None)(make)
        name = f"{function.__module__}.{function.__qualname__}"
        CACHES[name] = Cache(name, bound, lambda: held if kept.cache_info().currsize else 0)
        return kept  # type: ignore[return-value]  # it is called in the same way

    return keep


class LruByWeight(Generic[K, V]):
    """Values by their keys, as many as weigh no more than a bound together; those used longest ago go first.

    The newest stays, be it heavier than that.
    """

    def __init__(self, name: str, megabytes: float) -> None:
        self._bound = round(megabytes * MB)
        self._held = 0
        self._values: OrderedDict[K, tuple[V, int]] = OrderedDict()
        me = ref(self)
        CACHES[name] = Cache(name, self._bound, lambda: 0 if (shelf := me()) is None else shelf._held)

    def peek(self, key: K) -> V | None:
        """The value of a key, or None."""
        found = self._values.get(key)
        return None if found is None else found[0]

    def get(self, key: K) -> V | None:
        """The value of a key, or None; it is used now."""
        if key in self._values:
            self._values.move_to_end(key)
        return self.peek(key)

    def put(self, key: K, value: V, weight: int) -> list[K]:
        """Keep a value that takes about so many bytes; it is used now. Returns the keys of what had to go."""
        self.pop(key)
        self._values[key] = value, weight + ENTRY
        self._held += weight + ENTRY
        gone = []
        while self._held > self._bound and len(self._values) > 1:
            gone.append(next(iter(self._values)))
            self.pop(gone[-1])
        return gone

    def pop(self, key: K) -> V | None:
        """Take the value of a key away, if there is one."""
        found = self._values.pop(key, None)
        if found is None:
            return None
        self._held -= found[1]
        return found[0]

    def clear(self) -> None:
        """Take everything away."""
        self._values.clear()
        self._held = 0

    def __contains__(self, key: K) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[K]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


def approximate_bytes(value: Any) -> int:
    """About how many bytes a value takes: text, numbers, pictures, and collections of them; what else is in it is
    taken to be everybody's."""
    total = 0
    todo, seen = [value], set[int]()
    for one in todo:  # which grows meanwhile
        kind = type(one)
        if kind is str:  # most of what there is: that one stands there twice is rarer than looking for it is dear
            total += getsizeof(one)
            continue
        if (kind is int and -5 <= one <= 256) or id(one) in seen:
            continue  # there is one of each such number for all
        seen.add(id(one))
        total += getsizeof(one)
        if (outside := WEIGHTS.get(kind)) is not None:
            total += outside(one)
        elif isinstance(one, COLLECTIONS):
            todo.extend(one)
        elif isinstance(one, dict):
            todo.extend(one)
            todo.extend(one.values())
    return total
