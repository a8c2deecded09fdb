"""What autocomplete offers: names and values, as many and as long as Discord takes."""

from collections.abc import Iterable
from typing import TypeVar

from discord.app_commands import Choice

from ui.interactions.components import ENTRIES

LONGEST = 100

V = TypeVar("V", str, int, float)


def suggestion(name: str, value: V) -> Choice[V]:
    """A value under its name, which is cut where it is too long."""
    return Choice(name=name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…", value=value)


def matching(suggestions: Iterable[Choice[V]], typed: str) -> list[Choice[V]]:
    """Those whose names contain what has been typed so far, as many as Discord takes."""
    wanted = typed.lower()
    return [one for one in suggestions if wanted in one.name.lower()][:ENTRIES]
