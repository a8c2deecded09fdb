"""What people are refused: a message of the catalogue, so that it can be said in any language."""

from words import catalogue

Field = str | int


class Refusal(Exception):
    """What somebody wants is not possible. ``key`` and ``fields`` name the message; the text is the English one."""

    def __init__(self, key: str, **fields: Field) -> None:
        self.key = f"sessions-{key}"
        self.fields = fields
        super().__init__(catalogue().say(self.key, **fields))


class LobbyRefusal(Refusal):
    """What somebody wants to do in a lobby is not possible."""


class DeckRefusal(Refusal):
    """What somebody wants to do with a deck is not possible."""


class BadCode(Refusal):
    """A share code can't be read."""
