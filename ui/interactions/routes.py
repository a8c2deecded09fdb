"""Which part of the bot each press is for: a table of prefixes, and of verbs where a press has several."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import discord

from ui.interactions.press import Press

P = TypeVar("P", bound=Press)

Handler = Callable[[discord.Interaction, P], Awaitable[None]]


class PressRoutes:
    """The presses that the bot knows, each with what it leads to."""

    def __init__(self) -> None:
        self._kinds: dict[str, type[Press]] = {}
        self._handlers: dict[tuple[str, str | None], Handler[Any]] = {}

    def add(self, kind: type[P], handler: Handler[P], *verbs: str) -> None:
        """Lead presses of a kind to a handler: those with these verbs, or all that have no handler of their own."""
        known = self._kinds.setdefault(kind.prefix, kind)
        assert known is kind, f"two kinds of presses begin with {kind.prefix}"
        for verb in verbs or (None,):
            assert (kind.prefix, verb) not in self._handlers, f"two handlers for {kind.prefix} {verb or ''}"
            self._handlers[kind.prefix, verb] = handler

    @property
    def press_kinds(self) -> Sequence[type[Press]]:
        """All kinds of presses that lead somewhere."""
        return [*self._kinds.values()]

    def find(self, custom_id: str, values: Sequence[str] = ()) -> tuple[Press, Handler[Any]] | None:
        """What a press of the component with this id means, and what it leads to; None for an id that is none of ours.

        ``values``: what was chosen, in a menu.
        """
        prefix = custom_id.partition(":")[0]
        kind = self._kinds.get(prefix)
        press = None if kind is None else kind.parse(custom_id, values)
        if press is None:
            return None
        handler = self._handlers.get((prefix, getattr(press, "verb", None))) or self._handlers.get((prefix, None))
        return None if handler is None else (press, handler)
