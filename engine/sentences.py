"""Sentences for people: in English, and by the key and the fields with which the catalogues of `words/` say them."""

from collections.abc import Callable, Iterator, Mapping
from traceback import format_exception
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

LONGEST = 280
"""Characters in a sentence that refuses something; whatever is longer echoes more than anybody reads."""


def printable(text: str, most: int = LONGEST) -> str:
    """The text in one line of at most ``most`` characters, without control characters of any kind.

    Half surrogates are gone, too, and so are the marks that turn the direction of writing around.
    """
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    return short if short.isprintable() else "".join(char if char.isprintable() else "�" for char in short)


Field: TypeAlias = "str | int | tuple[Sentence, ...]"
"""What a sentence is about: a number, a name, or sentences that stand in it."""
Fields: TypeAlias = Mapping[str, Field]


class Sentence(NamedTuple):
    """What is said to a person. Without a key the English words stand for all languages."""

    message: str
    key: str | None = None
    fields: Fields = MappingProxyType({})


class Explained(Exception):
    """Something that is not possible, with a sentence for whoever wanted it."""

    def __init__(self, sentence: str | Sentence) -> None:
        plain = Sentence(sentence) if isinstance(sentence, str) else sentence
        self.sentence = plain._replace(message=printable(plain.message))
        super().__init__(self.message)

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.sentence.message

    @property
    def key(self) -> str | None:
        """The id of the message in the catalogues; None where the English words are all there is."""
        return self.sentence.key

    @property
    def fields(self) -> Fields:
        """What the message is about, by name."""
        return self.sentence.fields


def traceback_of(error: BaseException) -> str:
    """The traceback of an error for a log, with keys in place of sentences: those are about hands and decks."""
    text = "".join(format_exception(error))
    seen: BaseException | None = error
    while seen is not None:
        if isinstance(seen, Explained) and seen.message:
            text = text.replace(seen.message, f"({seen.key})")
        seen = seen.__cause__ or seen.__context__
    return text


class Sentences:
    """Sentences in English by the last part of their keys; the catalogues have the same ones behind ``prefix``."""

    def __init__(
        self, prefix: str, texts: Mapping[str, str], written: Mapping[str, Callable[[object], str]] | None = None
    ) -> None:
        """``written``: how fields are written that English needs more than their value for."""
        self.prefix = prefix
        self._texts = texts
        self._written = written or {}

    def __iter__(self) -> Iterator[str]:
        return iter(self._texts)

    def __getitem__(self, key: str) -> str:
        return self._texts[key]

    def __call__(self, key: str, /, **fields: Field) -> Sentence:
        """The sentence of a key with its fields."""
        words = {name: self._write(name, value) for name, value in fields.items()}
        return Sentence(self._texts[key].format(**words), f"{self.prefix}-{key}", fields)

    def _write(self, name: str, value: Field) -> str:
        if isinstance(value, tuple):
            return " ".join(sentence.message for sentence in value)
        return self._written.get(name, str)(value)


REFUSALS = Sentences(
    "refusal",
    {
        "over": "The game is over.",
        "not-your-turn": "It is the other player's turn.",
        "seat": "There is no such seat: the seats of this table are 0 to {last}.",
        "no-action": "That is not an action.",
        "unfit": "That is not an action: {problem}.",
        "unfit-for": "That is not an action of {game}: {problem}.",
    },
)
"""Why an action is refused, where no game has a sentence of its own for it."""

OPTIONS = Sentences(
    "bad-options",
    {
        "players": "{game} is for {least} to {most} players.",
        "players-exactly": "{game} is for {least} players.",
        "unnamed": "Options of {game} are names with values.",
        "unfit": "These options can't be used: {problem}.",
    },
)
"""Why options can't be used, whatever the game."""
