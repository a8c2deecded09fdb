"""What people are refused: a message of the catalogue, so that it can be said in any language."""

from engine.sentences import Explained, Field, Sentence
from words import catalogue
from words.refusals import explain


def sentence(key: str, /, **fields: Field) -> Sentence:
    """A sentence of the catalogue's part for sessions."""
    known = Sentence("", f"sessions-{key}", fields)
    return known._replace(message=explain(known, catalogue()))


class Refusal(Explained):
    """What somebody wants is not possible."""

    def __init__(self, key: str, **fields: Field) -> None:
        super().__init__(sentence(key, **fields))


class LobbyRefusal(Refusal):
    """What somebody wants to do in a lobby is not possible."""


class DeckRefusal(Refusal):
    """What somebody wants to do with a deck is not possible."""


class BadCode(Refusal):
    """A share code can't be read."""
