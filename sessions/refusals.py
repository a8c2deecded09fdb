"""The refusals of sessions: each is a message of the catalogue, so that it can be said in any language."""

from engine.sentences import Field, Sentence, printable
from sessions.store.errors import StoreUnavailable
from words import ENGLISH, voice_of
from words.refusals import CatalogueRefusal


def sentence(key: str, /, **fields: Field) -> Sentence:
    """A sentence of the catalogue's part for sessions."""
    return Sentence(f"sessions-{key}", fields)


def in_english(said: Sentence) -> str:
    """A sentence for logs, and for whoever runs the bot."""
    return printable(voice_of(ENGLISH).refusal_text(said))


class Refusal(CatalogueRefusal):
    """A wish of somebody that is not possible."""

    def __init__(self, key: str, **fields: Field) -> None:
        super().__init__(f"sessions-{key}", **fields)


class LobbyRefusal(Refusal):
    """A wish in a lobby that is not possible."""


class AlreadyChallenged(LobbyRefusal):
    """Somebody has challenged a person who has not answered yet."""

    def __init__(self, lobby_id: int) -> None:
        super().__init__("challenged")
        self.lobby_id = lobby_id
        """The lobby in which the challenge waits for its answer."""


class SecretSpent(LobbyRefusal):
    """A game has been opened with the secret already that one more was to be opened with."""

    def __init__(self) -> None:
        super().__init__("unknown")


class RematchAlreadyPlayed(LobbyRefusal):
    """The rematch is being played already."""

    def __init__(self, table_id: int) -> None:
        super().__init__("status-open")
        self.table_id = table_id


class DeckRefusal(Refusal):
    """A wish about a deck that is not possible."""


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


class NotStored(StoreUnavailable):
    """An action that could not be stored; it has not been played, unless that is in doubt."""


class TimeOver(Refusal):
    """Somebody acts whose time is over; the table's log has a line that says so by now."""

    def __init__(self) -> None:
        super().__init__("time-over")


class TableBroken(Refusal):
    """A table that this release can't open; it stays stored as it is, and no other table is concerned."""

    def __init__(self, table_id: int, reason: Sentence) -> None:
        super().__init__("table-broken", table=str(table_id), reason=(reason,))
        self.table_id = table_id


class NoClock(Refusal):
    """There is no clock at a table."""

    def __init__(self) -> None:
        super().__init__("no-clock")
