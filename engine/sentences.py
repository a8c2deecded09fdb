"""Sentences for people: a key, and the fields with which the catalogues say it in a person's language."""

from collections.abc import Callable, Iterator, Mapping
from traceback import format_exception
from typing import TypeAlias

import msgspec

from engine import english

LONGEST = 280
"""Characters in a sentence that refuses something; whatever is longer echoes more than anybody reads."""


def printable(text: str, most: int = LONGEST) -> str:
    """The text in one line of at most ``most`` characters, without control characters of any kind.

    Half surrogates are gone, too, and so are the marks that turn the direction of writing around.
    """
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    return short if short.isprintable() else "".join(char if char.isprintable() else "�" for char in short)


class AnyOf(msgspec.Struct, frozen=True):
    """Things of which one is meant: "1, 2 or 3"."""

    items: "tuple[Thing, ...]"


class Sentence(msgspec.Struct, frozen=True):
    """A sentence for a person, or a name that stands in it: the id of a message, and its fields."""

    key: str | None = None
    """The id of the message; None where the English words are all there is."""
    fields: "Fields" = {}
    words: str = ""
    """The words of a sentence without a key; of one with a key that is in no catalogue."""

    @property
    def message(self) -> str:
        """The sentence in English."""
        if self.key is None or self.key not in english.messages():
            return self.words
        return english.say(
            self.key, {name: in_words(field, _message_of, _either_of) for name, field in self.fields.items()}
        )


Thing: TypeAlias = str | Sentence
"""A thing that a sentence names: letters and numbers that are the same in all languages, or a name."""
Field: TypeAlias = Thing | int | AnyOf | tuple[Sentence, ...]
"""A field of a sentence: a number, a thing, one of several things, or sentences that stand in it."""
Fields: TypeAlias = Mapping[str, Field]


def in_words(field: Field, thing: Callable[[Thing], str], either: Callable[[list[str]], str]) -> str | int:
    """A field as it stands in a message.

    ``thing`` says what a thing is called in the language, ``either`` how it lists things of which one is meant.
    """
    match field:
        case int():
            return field
        case AnyOf(items):
            return either([thing(item) for item in items])
        case tuple():
            return " ".join(map(thing, field))
        case _:
            return thing(field)


def _message_of(thing: Thing) -> str:
    return thing.message if isinstance(thing, Sentence) else thing


def _either_of(items: list[str]) -> str:
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} or {items[-1]}"


class Explained(Exception):
    """Something that is not possible, with a sentence for whoever wanted it."""

    def __init__(self, sentence: str | Sentence) -> None:
        self.sentence = Sentence(words=sentence) if isinstance(sentence, str) else sentence
        super().__init__(self.sentence)

    def __str__(self) -> str:
        return self.message

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.key})"  # what is in its fields may be secret

    @property
    def message(self) -> str:
        """The sentence in English, made when it is asked for."""
        return printable(self.sentence.message)

    @property
    def key(self) -> str | None:
        """The id of the message in the catalogues; None where the English words are all there is."""
        return self.sentence.key

    @property
    def fields(self) -> Fields:
        """The fields of the message, by name."""
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
    """The sentences whose keys begin with ``prefix``, by what follows it, in the order of their file."""

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def __iter__(self) -> Iterator[str]:
        start = f"{self.prefix}-"
        return (key.removeprefix(start) for key in english.messages() if key.startswith(start))

    def __call__(self, key: str, /, **fields: Field) -> Sentence:
        """The sentence of a key with its fields."""
        return Sentence(f"{self.prefix}-{key}", fields)


REFUSALS = Sentences("refusal")
"""The refusals of actions for which no game has a sentence of its own."""

OPTIONS = Sentences("bad-options")
"""The refusals of options, whatever the game."""
