"""Mentions of commands, which people can click on."""

from collections.abc import Mapping


class Mentions:
    """How commands are named in messages: as mentions, once Discord has given them ids."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def know(self, ids: Mapping[str, int]) -> None:
        """Take over the ids of commands and groups of commands, by name."""
        self._ids = dict(ids)

    def of(self, group: str, *names: str) -> str:
        """The mention of a command, by its group's name and its own."""
        command = " ".join((group, *names))
        number = self._ids.get(group)
        return f"`/{command}`" if number is None else f"</{command}:{number}>"
