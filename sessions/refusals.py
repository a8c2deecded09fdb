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


class PositionChanged(Refusal):
    """The action was meant for a position that is past; nothing has happened."""

    def __init__(self) -> None:
        super().__init__("position-changed")


class NotSeated(Refusal):
    """Somebody acts who does not play at this table."""

    def __init__(self) -> None:
        super().__init__("not-seated")


class TableOver(Refusal):
    """The game has ended."""

    def __init__(self) -> None:
        super().__init__("table-over")


class TableBroken(Refusal):
    """A table that this release can't open; it stays stored as it is, and no other table is concerned."""

    def __init__(self, table_id: int, reason: str) -> None:
        super().__init__("table-broken", table=str(table_id), reason=reason)
        self.table_id = table_id
        self.reason = reason


class NoClock(Refusal):
    """There is no clock at a table."""

    def __init__(self) -> None:
        super().__init__("no-clock")
