"""The presses that stand in lobbies alone."""

from typing import Annotated

from ui.interactions.press import IdPart, Number, Press, Value, Word


class LobbyDeckPress(Press, prefix="lobd1"):
    """A menu of decks for a table that is about to begin: ready ones, the server's, or somebody's own."""

    kind: Annotated[str, IdPart("own|server|ready")]
    lobby: Number
    value: Value = ""


class LobbyOptionPress(Press, prefix="lobo1"):
    """*Options…* of a lobby: what is changed, and what it shall be, from a menu or in the button."""

    name: Word
    lobby: Number
    value: Annotated[str, IdPart("[a-z0-9]*", or_chosen=True)] = ""
