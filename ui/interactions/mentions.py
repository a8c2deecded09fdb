"""Commands as people can click on them."""

from collections.abc import Mapping


class Mentions:
    """How commands are named in messages: as something to click on, once Discord has said by which numbers."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def know(self, ids: Mapping[str, int]) -> None:
        """From now on the commands of these names, or groups of commands, have these numbers."""
        self._ids = dict(ids)

    def of(self, group: str, *names: str) -> str:
        """A command, by its group's name and its own."""
        command = " ".join((group, *names))
        number = self._ids.get(group)
        return f"`/{command}`" if number is None else f"</{command}:{number}>"
