"""What autocomplete offers: names and values, as many and as long as Discord takes."""

from collections.abc import Callable, Coroutine, Iterable
from functools import wraps
from typing import Any, TypeVar

import discord
from discord.app_commands import Choice

from sessions import StoreUnavailable, TableBroken
from ui.interactions.answer import Refused
from ui.interactions.components import ENTRIES
from ui.interactions.mentions import without_mentions

LONGEST = 100
NOTHING = "–"
"""The value of an entry that says why there is nothing to choose; sending it is refused with the same sentence."""

Autocomplete = Callable[..., Coroutine[Any, Any, list[Choice[Any]]]]
"""A method of a cog that takes the interaction and what is typed."""
V = TypeVar("V", str, int, float)


def suggestion(name: str, value: V) -> Choice[V]:
    """A value under its name, in which nothing can be clicked on, and which is cut where it is too long."""
    name = without_mentions(name)
    return Choice(name=name if len(name) <= LONGEST else f"{name[: LONGEST - 1]}…", value=value)


def filter_suggestions(suggestions: Iterable[Choice[V]], typed: str) -> list[Choice[V]]:
    """The suggestions whose names contain what has been typed so far, as many as Discord takes."""
    wanted = typed.lower()
    return [one for one in suggestions if wanted in one.name.lower()][:ENTRIES]


def without_errors(complete: Autocomplete) -> Autocomplete:
    """A cog's autocomplete that offers nothing after an error: sending the command says what is wrong."""

    @wraps(complete)
    async def offer(cog: Any, interaction: discord.Interaction, typed: str) -> list[Choice[Any]]:
        try:
            return await complete(cog, interaction, typed)
        except (Refused, TableBroken, StoreUnavailable):
            return []

    return offer
