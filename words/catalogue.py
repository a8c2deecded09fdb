"""The catalogues: what is said, by message id, in each language. Project Fluent reads them.

A message's id begins with the game that says it, or with the part of the bot: `elements-event-take`, `table-more`.
The files are `words/locale/<language>/<anything>.ftl`; together they are one catalogue.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cache, cached_property, partial
from threading import Lock
from typing import Any, Literal
from unicodedata import normalize

import structlog
from babel import Locale
from babel.dates import format_skeleton
from babel.lists import format_list
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from engine.caches import cached
from words.fluent import NAME, Field, Parts, compile_pattern, format_parts
from words.language_files import BABEL, ENGLISH, message_texts

log = structlog.get_logger()

CAPITAL_NOUNS = {"de"}
"""The languages that write nouns with a capital wherever they stand."""

BEFORE_SIGNS = {"fr": "\u202f"}
"""The space that a language has before a semicolon."""

ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)
"""A message or a term in a Fluent file, up to the next one or to a comment."""
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
"""A term, or another message, that a message refers to: `{ -spellbook(case: "genitive") }`."""


ARTICLED = ("computer-easy", "computer-normal", "computer-hard", "puzzle-opponent", "realm-of-the-defenders-card-elder")
"""The messages with names that a sentence may want an article before, unlike those of people and of cards in signs."""
NUMBER = re.compile(r"(?: \w+)? \d+(?= \()| \([a-z]{1,2}\)$")
"""The part of such a name that tells it from others: "Computer 2 (easy)", "Elder of 7 (d)"."""

ELIDING = re.compile(
    "[aeiouœæ]|y(?![aeiou])|h(?:adri|e\u0301?(?:ct|l|nr|rmi|rv)|ilai|ipp|ono|orac|ort|uber|ug[ou])", re.I
)
"""How a name begins, its accents apart, before which "de" is "d'": Ada, Élise, Yves, Hélène; not Yann, not Harry."""

SHORT = "short"
"""The attribute of a label's message that says it where there is less room."""


class OwnName(str):
    """The name of whoever reads a message.

    A message has an attribute named like the field, where it speaks to them instead of speaking of them:
    "You draw a card." beside "Ada draws a card."
    """

    __slots__ = ()


class ShortenableLabel(str):
    """A label that has a shorter form, for where there is no room for it: the attribute `short` of its message."""

    __slots__ = ("short",)
    short: str

    @classmethod
    def with_short_form(cls, text: str, short: str) -> "ShortenableLabel":
        """A label with its shorter form."""
        label = cls(text)
        label.short = short
        return label


def short_form(text: str) -> str:
    """The shorter form of a label, if it has one."""
    return text.short if isinstance(text, ShortenableLabel) else text


Text = str | Parts | None
"""A message as it was read: a text without fields, its pieces, or None where Fluent has to be asked each time."""

PARSER = FluentParser(with_spans=False)
"""It does not note where each part of a message begins and ends: nobody asks."""


def parse_messages(source: str) -> ast.Resource:
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
        self._plural = partial(_plural_form, self._locale)
        self._fallback = fallback
        self._written: dict[str, str] = {}  # those that nobody has asked for, and those that may be asked of Fluent
        self._read: dict[str, Text] = {}  # messages, and by "message.attribute" what belongs to them
        self._unread: set[str] = set()  # what is no message, though it looks like one
        self._referred: set[str] = set()
        self._reading = Lock()
        self._bundle: FluentBundle | None = None
        self._given: set[str] = set()  # to the bundle
        self._broken: set[str] = set()
        for source in sources.values():
            self._referred.update(REFERENCE.findall(source))
            for entry in ENTRY.findall(source):
                self._written.setdefault(entry.partition("=")[0].rstrip(), entry)

    def say(self, key: str, /, **fields: Field) -> str:
        """The message of that id with its fields; MissingMessage when there is none, or a field it names is missing."""
        return self.say_with_fields(key, fields)

    def say_with_fields(self, key: str, fields: Mapping[str, Field]) -> str:
        """The message of that id with fields that somebody else was given."""
        if not fields and self._is_known(key) and isinstance(text := self._read[key], str):
            return text
        return cached_message(self, self.id_for_reader(key, fields), tuple(fields.items()))

    def id_for_reader(self, key: str, fields: Mapping[str, Field]) -> str:
        """The id of what is said to somebody whose own name is among the fields; else the message's own."""
        for field, value in fields.items():
            if type(value) is OwnName and self._speaks_to(key, way := f"{key}.{field}"):
                return way
        return key

    def _speaks_to(self, key: str, way: str) -> bool:
        if self._is_known(way):
            return True
        return not self._is_known(key) and self._fallback is not None and self._fallback.has_message(way)

    def has_message(self, key: str) -> bool:
        """True if this language, or the one it falls back to, has a message of that id."""
        return self._is_known(key) or (self._fallback is not None and self._fallback.has_message(key))

    def noun_in_sentence(self, noun: str) -> str:
        """A noun inside a sentence, where it stands alone in a catalogue: "fire"; German writes "Feuer" there, too."""
        return noun if self.language in CAPITAL_NOUNS else noun.lower()

    def list_in_sentence(self, items: Sequence[str], *, style: Literal["standard", "or"] = "standard") -> str:
        """Things in a sentence: "Ada, Bo and Cleo"; with the style "or": "1, 2 or 3"; one thing as it is."""
        return items[0] if len(items) == 1 else _list_in_sentence(self._locale, tuple(items), style)

    def date_and_time(self, at: float) -> str:
        """A day and a time for menus, where Discord shows none by itself: "Nov 28, 2026, 22:51 UTC"."""
        moment = datetime.fromtimestamp(at, UTC)
        day = format_skeleton("yMMMd", moment, locale=self._locale)
        return self.say("when-utc", day=day, time=f"{moment:%H:%M}")

    def list_with_semicolons(self, parts: Iterable[str]) -> str:
        """Parts of a sentence that may have commas themselves: "2 against 3; 4 against 1"."""
        return f"{BEFORE_SIGNS.get(self.language, '')}; ".join(parts)

    def format_message(self, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
        """The text of a message, with its shorter form, if it has one; made anew."""
        text = self._message_text(key, fields)
        if "." in key or not self._is_known(way := f"{key}.{SHORT}"):
            return text
        return ShortenableLabel.with_short_form(text, self._message_text(way, fields))

    def _message_text(self, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
        found = self._read[key] if self._is_known(key) else None
        if isinstance(found, str):
            return found
        text = None if found is None else format_parts(found, dict(fields), self._plural, self._name_after_word)
        return self._resolve_by_fluent(key, fields) if text is None else text

    def _name_after_word(self, name: str, article: str, without: str = "", elided: str = "") -> str:
        """A name after one of the words of `NAME`: "du " where it has an article, else "de ", before vowels "d'"."""
        bare = str(name).strip("*")
        if NUMBER.sub("", bare) in self._articled_names:
            return f"{article}{name}"
        return f"{elided if elided and ELIDING.match(normalize('NFD', bare)) else without}{name}"

    @cached_property
    def _articled_names(self) -> frozenset[str]:
        return frozenset(self.say(key) for key in ARTICLED if self.has_message(key))

    def _is_known(self, key: str) -> bool:
        """True if this language has a message, or an attribute of one, of that id. It is read when first asked for.

        To read all takes nearly half a second.
        """
        if key in self._read:
            return True
        name = key.partition(".")[0]
        if name in self._read:
            return False
        self._load_message(name)
        return key in self._read

    def _load_message(self, name: str) -> None:
        """Read a message, unless it is.

        Of one that has no fields nothing else is kept than what it says. Pictures are drawn in threads: at any time a
        message stands among those that were read, or among those that are written.
        """
        if name not in self._written or name in self._unread:
            return
        with self._reading:
            if name in self._read:
                return
            message = next(
                (one for one in parse_messages(self._written[name]).body if isinstance(one, ast.Message)), None
            )
            if message is None:
                self._unread.add(name)
                return
            texts = _texts_by_id(message)
            self._read.update(texts)
            if name not in self._referred and all(isinstance(text, str) for text in texts.values()):
                del self._written[name]  # Fluent has never to be asked for it

    def _resolve_by_fluent(self, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
        if not self._is_known(key):
            return self._said_otherwise(key, fields, "it can't be read" if key in self._unread else None)
        name, _, attribute = key.partition(".")
        bundle = self._bundle_with(name)
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return self._said_otherwise(key, fields, "it has no text")
        try:
            text, errors = bundle.format_pattern(pattern, dict(fields))
        except RecursionError:
            return self._said_otherwise(key, fields, "it refers to itself")
        return self._said_otherwise(key, fields, str(errors[0])) if errors else str(text)

    def _bundle_with(self, name: str) -> FluentBundle:
        """Fluent's own messages, among them this one, with all that it refers to."""
        with self._reading:
            if self._bundle is None:
                # Fluent would wrap every field in marks that isolate its direction; names are cleaned before they come.
                functions: dict[str, Any] = {NAME: self._name_after_word}
                self._bundle = FluentBundle([self._locale], functions, use_isolating=False)
            wanted = [name]
            while wanted:
                one = wanted.pop()
                if one in self._written and one not in self._given:
                    self._given.add(one)
                    self._bundle.add_resource(parse_messages(self._written[one]))
                    wanted += REFERENCE.findall(self._written[one])
            return self._bundle

    def _said_otherwise(self, key: str, fields: tuple[tuple[str, Field], ...], fault: str | None) -> str:
        """The message in the language that this one falls back to; a broken one is logged once, a missing one never.

        MissingMessage where there is no other language: a mistake in the code, or in the first catalogue.
        """
        if self._fallback is None:
            raise MissingMessage(f"{key}: {fault}" if fault else key)
        if fault and key not in self._broken:
            self._broken.add(key)
            log.warning("message broken", message=key, language=self.language, reason=fault)
        return cached_message(self._fallback, key, fields)


@cached(8)
def cached_message(catalogue: Catalogue, key: str, fields: tuple[tuple[str, Field], ...]) -> str:
    """The text of a message, by its id and its fields as pairs; of all languages together so much is kept."""
    return catalogue.format_message(key, fields)


@cached(1)
def _list_in_sentence(locale: str, items: tuple[str, ...], style: Literal["standard", "or"]) -> str:
    return format_list(items, style=style, locale=locale)


@cached(1)
def _plural_form(locale: str, number: int) -> str:
    """The plural of a number: "one", "other"."""
    return Locale.parse(locale).plural_form(number)


def _texts_by_id(message: ast.Message) -> dict[str, Text]:
    """What a message says, and its attributes, which come first, by their ids."""
    name = message.id.name
    texts = {f"{name}.{one.id.name}": compile_pattern(one.value) for one in message.attributes}
    text, short = compile_pattern(message.value), texts.get(f"{name}.{SHORT}")
    return texts | {
        name: ShortenableLabel.with_short_form(text, short)
        if isinstance(text, str) and isinstance(short, str)
        else text
    }


def catalogue(language: str = ENGLISH) -> Catalogue:
    """The catalogue of a language, read once; of English for a language that there is none of."""
    return _read_catalogue(language)


@cache
def _read_catalogue(language: str) -> Catalogue:
    messages = message_texts(language)
    if language == ENGLISH:
        return Catalogue(ENGLISH, messages)
    return Catalogue(language, messages, _read_catalogue(ENGLISH)) if messages else _read_catalogue(ENGLISH)
