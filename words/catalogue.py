"""The catalogues: what is said, by message id, in each language. Project Fluent reads them.

A message's id begins with the game that says it, or with the part of the bot: `elements-event-take`, `table-more`.
The files are `words/locale/<language>/<anything>.ftl`; together they are one catalogue.
"""

import re
from collections.abc import Mapping, Sequence
from functools import cache
from sys import getsizeof
from threading import Lock
from typing import Literal

import structlog
from babel import Locale
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.caches import cached
from words.fluent import Field, Parts, filled, parts_of
from words.sources import BABEL, ENGLISH, sources_of

log = structlog.get_logger()

SAID, LISTED = 8.0, 1.0
"""The megabytes of messages with their fields that stay known, and of lists: the same few thousand come again and
again."""

PAIR = getsizeof(("field", "value"))

CAPITAL_NOUNS = {"de"}
"""The languages that write nouns with a capital wherever they stand."""

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or a term in a Fluent file, up to the next one or to a comment."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A term, or another message, that a message refers to: `{ -spellbook(case: "genitive") }`."""


class Own(str):
    """The name of whoever reads a message.

    A message has an attribute named like the field, where it speaks to them instead of speaking of them:
    "You draw a card." beside "Ada draws a card."
    """

    __slots__ = ()


class Said(str):
    """A label that has a shorter form, for where there is no room for it: the attribute `short` of its message."""

    __slots__ = ("short",)
    short: str

    @classmethod
    def of(cls, text: str, short: str) -> "Said":
        """A label with its shorter form."""
        label = cls(text)
        label.short = short
        return label


def short_of(text: str) -> str:
    """The shorter form of a label, if it has one."""
    return text.short if isinstance(text, Said) else text


def _weight_said(text: str, key: str, fields: tuple[tuple[str, Field], ...]) -> int:
    """Bytes of a text that is kept by its id and its fields, whose names are the code's own."""
    return getsizeof(text) + getsizeof(key) + getsizeof(fields) + sum(PAIR + getsizeof(value) for _, value in fields)


PARSER = FluentParser(with_spans=False)
"""It does not note where each part of a message begins and ends: that would take half of what messages take."""


def parsed(source: str) -> ast.Resource:
    """The messages of a text of Fluent."""
    return PARSER.parse(source)


class MissingMessage(LookupError):
    """A message that no catalogue holds, or whose fields don't fit: a mistake in the code or in a catalogue."""


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, sources: Mapping[str, str], fallback: "Catalogue | None" = None) -> None:
        """``sources``: the texts of Fluent files by their names."""
        self.language = language
        self._locale = BABEL.get(language, language).replace("-", "_")  # as Babel writes "pt-BR"
        self._fallback = fallback
        # Fluent would wrap every field in marks that isolate its direction; names are cleaned before they come here.
        self._bundle = FluentBundle([self._locale], use_isolating=False)
        self._written: dict[str, str] = {}
        self._read: dict[str, ast.Message] = {}
        self._loaded: set[str] = set()
        self._reading = Lock()
        self._broken: set[str] = set()
        for source in sources.values():
            for entry in ENTRY.findall(source):
                self._written.setdefault(entry.partition("=")[0].rstrip(), entry)
        self.said = cached(SAID, _weight_said)(self._format)
        """The text of a message, by the id and the fields as pairs."""
        self._listed = cached(LISTED)(self._list)
        self._parts: dict[str, Parts | None] = {}
        self._plural = cached(LISTED)(self._plural_of)

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of that id with its fields; MissingMessage when there is none, or a field it names is missing."""
        return self.said(self.addressed(key, fields), tuple(fields.items()))

    def addressed(self, key: str, fields: Mapping[str, Field]) -> str:
        """The id of what is said to somebody whose own name is among the fields; else the message's own."""
        for field, value in fields.items():
            if type(value) is Own and self._speaks_to(key, way := f"{key}.{field}"):
                return way
        return key

    def _speaks_to(self, key: str, way: str) -> bool:
        if self._known(way):
            return True
        return not self._known(key) and self._fallback is not None and self._fallback.has(way)

    def has(self, key: str) -> bool:
        """True if this language, or the one it falls back to, has a message of that id."""
        return self._known(key) or (self._fallback is not None and self._fallback.has(key))

    def within(self, noun: str) -> str:
        """A noun inside a sentence, where it stands alone in a catalogue: "fire"; German writes "Feuer" there, too."""
        return noun if self.language in CAPITAL_NOUNS else noun.lower()

    def list_of(self, items: Sequence[str], *, style: Literal["standard", "or"] = "standard") -> str:
        """Things in a sentence: "Ada, Bo and Cleo"; with the style "or": "1, 2 or 3"; one thing as it is."""
        return items[0] if len(items) == 1 else self._listed(tuple(items), style)

    def _list(self, items: tuple[str, ...], style: Literal["standard", "or"]) -> str:
        return format_list(items, style=style, locale=self._locale)

    def _format(self, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
        said = self._formatted(key, fields)
        if "." in key or not self._known(way := f"{key}.short"):
            return said
        return Said.of(said, self._formatted(way, fields))

    def _formatted(self, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
        if key not in self._parts:
            self._parts[key] = self._parts_of(key)
        parts = self._parts[key]
        said = None if parts is None else filled(parts, dict(fields), self._plural)
        return self._resolve(key, fields) if said is None else said

    def _known(self, key: str) -> bool:
        """True if this language has a message, or an attribute of one, of that id. Fluent reads it when first asked.

        To read all takes nearly half a second.
        """
        name, _, attribute = key.partition(".")
        self._load(name)
        message = self._read.get(name)
        return message is not None and (not attribute or _attribute(message, attribute) is not None)

    def _load(self, name: str) -> None:
        """Let Fluent read a message or a term, with all that it refers to, unless it has.

        Pictures are drawn in threads: nobody may see a name as read before it can be said.
        """
        if name in self._loaded or name not in self._written:
            return
        with self._reading:
            unread = self._unread(name)
            for one in unread:
                resource = parsed(self._written[one])
                self._bundle.add_resource(resource)
                self._read |= {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}
            self._loaded |= unread

    def _unread(self, name: str) -> set[str]:
        """A message or a term, and all that it refers to, as far as Fluent has not read it."""
        found: set[str] = set()
        wanted = [name]
        while wanted:
            one = wanted.pop()
            if one in self._written and one not in self._loaded and one not in found:
                found.add(one)
                wanted += REFERENCE.findall(self._written[one])
        return found

    def _plural_of(self, number: int) -> str:
        """The plural of a number: "one", "other"."""
        return Locale.parse(self._locale).plural_form(number)

    def _parts_of(self, key: str) -> Parts | None:
        """A message's pieces, where it is made of nothing but these."""
        if not self._known(key):
            return None
        name, _, attribute = key.partition(".")
        message = self._read[name]
        return parts_of(_attribute(message, attribute) if attribute else message.value)

    def _resolve(self, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
        if not self._known(key):
            return self._said_otherwise(key, fields, "it can't be read" if key in self._written else None)
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return self._said_otherwise(key, fields, "it has no text")
        try:
            text, errors = self._bundle.format_pattern(pattern, dict(fields))
        except RecursionError:
            return self._said_otherwise(key, fields, "it refers to itself")
        return self._said_otherwise(key, fields, str(errors[0])) if errors else str(text)

    def _said_otherwise(self, key: str, fields: tuple[tuple[str, Field], ...], fault: str | None) -> str:
        """The message in the language that this one falls back to; a broken one is logged once, a missing one never.

        MissingMessage where there is no other language: a mistake in the code, or in the first catalogue.
        """
        if self._fallback is None:
            raise MissingMessage(f"{key}: {fault}" if fault else key)
        if fault and key not in self._broken:
            self._broken.add(key)
            log.warning("message broken", message=key, language=self.language, reason=fault)
        return self._fallback.said(key, fields)


def _attribute(message: ast.Message, name: str) -> ast.Pattern | None:
    return next((one.value for one in message.attributes if one.id.name == name), None)


def catalogue(language: str = ENGLISH) -> Catalogue:
    """The catalogue of a language, read once; of English for a language that there is none of."""
    return _read(language)


@cache
def _read(language: str) -> Catalogue:
    messages = sources_of(language).messages
    if language == ENGLISH:
        return Catalogue(ENGLISH, messages)
    return Catalogue(language, messages, _read(ENGLISH)) if messages else _read(ENGLISH)
