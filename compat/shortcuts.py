"""Which shortcuts are taken.

A shortcut goes through the private parts of a library, in the one version of it that it was written for. In any other,
or where a part is not what it was, the public way beside it is taken: it does the same, and costs more.
``SHORTCUTS=off`` takes the public way everywhere.
"""

import os
from collections.abc import Callable
from importlib import metadata
from typing import Any, Generic, TypeVar

import structlog

log = structlog.get_logger(__name__)

T = TypeVar("T")

SETTING = "SHORTCUTS"
EVERYTHING = "everything"

_all: "list[Shortcut[Any]]" = []
_off: set[str] = {EVERYTHING} if os.environ.get(SETTING) == "off" else set()
"""What is turned off. Whatever reads no settings has it from the environment."""


class Shortcut(Generic[T]):
    """One thing that can be done in two ways: by a library's public interface, or past it."""

    def __init__(self, name: str, library: str, version: str, *, public: T, load: Callable[[], T]) -> None:
        """``load``: imports the shortcut and tries it; whatever it raises, the public way is taken."""
        self.name = name
        self.library = library
        self.version = version
        self.public = public
        self._load = load
        self._private: T | None = None
        self._why: str | None = None
        _all.append(self)

    @property
    def way(self) -> T:
        """The way that is taken."""
        if not _off.isdisjoint((self.name, EVERYTHING)):
            return self.public
        if self._private is None and self._why is None:
            self._look()
        return self.public if self._private is None else self._private

    @property
    def is_taken(self) -> bool:
        """Whether it is the private one."""
        return self.way is not self.public

    @property
    def why_not(self) -> str | None:
        """Why the library that is installed here does not allow it; None where it does, or nobody has wanted it."""
        return self._why

    def _look(self) -> None:
        try:
            installed = metadata.version(self.library)
            if installed == self.version:
                self._private = self._load()
            else:
                self._why = f"{self.library} is {installed}, not {self.version}"
        except Exception as error:  # noqa: BLE001  whatever is wrong with it, the bot can do without
            self._why = f"{type(error).__name__}: {error}"


def every_shortcut() -> "tuple[Shortcut[Any], ...]":
    """All shortcuts of what has been imported."""
    return tuple(_all)


def turn_off(*names: str) -> None:
    """Take the public way from now on: of these shortcuts, or of all."""
    _off.update(names or (EVERYTHING,))


def turn_on() -> None:
    """Take all shortcuts again."""
    _off.clear()


def log_untaken() -> None:
    """Say in the log, once, which shortcuts are not taken."""
    if _off:
        log.info("shortcuts turned off", which=", ".join(sorted(_off)))
    not_possible = [f"{one.name}: {one.why_not}" for one in _all if not one.is_taken and one.why_not]
    if not_possible:
        log.warning("shortcuts not possible", reason="; ".join(not_possible))
