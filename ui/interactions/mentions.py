"""Mentions of commands, which people can click on."""

import re
from collections.abc import Mapping

_MENTION = re.compile(r"</([a-z ]+):\d+>")


class CommandMentions:
    """How commands are named in messages: as mentions, once Discord has given them ids."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    def set_command_ids(self, ids: Mapping[str, int]) -> None:
        """Take over the ids of commands and groups of commands, by name."""
        self._ids = dict(ids)

    def mention(self, group: str, *names: str) -> str:
        """The mention of a command, by its group's name and its own."""
        command = " ".join((group, *names))
        number = self._ids.get(group)
        return f"`/{command}`" if number is None else f"</{command}:{number}>"


def without_mentions(text: str) -> str:
    """A text with commands as they are typed, for where Discord makes nothing of a mention."""
    return _MENTION.sub(r"`/\1`", text)
