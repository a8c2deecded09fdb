"""The token of a press, by which the message that it was answered with is edited: Discord counts no such request."""

from typing import NamedTuple

LIVES = 14 * 60
"""Seconds for which a token is used: Discord takes it for a quarter of an hour, less one minute of margin."""


class Token(NamedTuple):
    """A token, until when it is good, and the message that it edits: one that was pressed, and changed for an answer;
    None for one that is the answer itself; or one that has followed."""

    value: str
    until: float
    message_id: int | None = None
    follows: bool = False

    def __repr__(self) -> str:
        return f"Token({self.message_id})"  # whoever has it edits the message

    @property
    def name(self) -> str:
        """What Discord calls the message that it edits."""
        return str(self.message_id) if self.follows else "@original"
