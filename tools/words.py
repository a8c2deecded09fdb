"""What a translation lacks: ``python -m tools.words de``, which is ``make words LANGUAGE=de``.

    python -m tools.words de            a line for each fault; ends with 1 where there is one
    python -m tools.words de --accept   note that every message there was translated from the English of today
    python -m tools.words de --accept elements-event-take table-more
    python -m tools.words de --offer    let people choose it, where there is no fault, until a sentence changes

Beside the files of a language, `english.json` has the fingerprints of the English messages that they were made from.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from typing import NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from words.language_files import BABEL, ENGLISH, LOCALE, LanguageTexts, language_texts
from words.languages import MARK, language_digest
from words.rules import RulesPages, parse_pages

LIMITS = {
    "deck-field-find-about": 100,
    "deck-field-cards-about": 100,
    "command-": 100,
    "button-": 80,
    "offer-choice-": 100,
    "deck-form-": 45,
    "deck-field-": 45,
}
"""Characters that Discord takes where messages of these ids stand; fields count as `FIELD` each."""
FIELD = 12
WORD = re.compile(r"[A-Za-z]{2,}")
"""A text that has a word and is the English one was not translated, unless it is named as kept."""
BREAKS = re.compile(r"[^\s=#|\]] (?=[;:!?»%](?:[\s*<]|$))|« ", re.MULTILINE)
"""A space at which a line would break before a sign, or after an opening one; the narrow one of French doesn't."""
OPTIONAL = ("elemental-clash-picture-tile-name-",)
"""A language may have messages of these ids that English has not: names that are shortened for small tiles."""
KEPT = "# kept:"
"""Begins a comment before the first message of a file that names messages which are the same in both languages."""


class Fault(NamedTuple):
    """What is wrong with a message, or with a page of the rules."""

    kind: str
    key: str
    detail: str = ""

    def __str__(self) -> str:
        return f"{self.kind}: {self.key}{f' ({self.detail})' if self.detail else ''}"


class Entry(NamedTuple):
    """A message or a term: its texts by attribute ("" for its value), the fields that they name, and of each choice by
    number, one thing or others, the plurals that it has."""

    texts: Mapping[str, str]
    fields: frozenset[str]
    plurals: Sequence[frozenset[str]] = ()

    @property
    def fingerprint(self) -> str:
        """What tells this text from another one."""
        return sha256(json.dumps(self.texts, sort_keys=True, ensure_ascii=False).encode()).hexdigest()[:8]


class _Fields(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.plurals: list[frozenset[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = frozenset(one.key.name for one in node.variants if isinstance(one.key, ast.Identifier))
        self.plurals += [keys] if {"one", "other"} <= keys else []
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  as Fluent calls it
        self.found.add(node.id.name)


class Written(NamedTuple):
    """All that is written in a language."""

    entries: Mapping[str, Entry]
    kept: frozenset[str]
    broken: Sequence[str]


def written(sources: Mapping[str, str]) -> Written:
    """The messages in the texts of Fluent files."""
    entries: dict[str, Entry] = {}
    kept: set[str] = set()
    broken: list[str] = []
    for name, text in sources.items():
        kept |= {key for line in text.splitlines() if line.startswith(KEPT) for key in line[len(KEPT) :].split()}
        for one in FluentParser(with_spans=False).parse(text).body:
            if isinstance(one, ast.Junk):
                broken.append(f"{name}: {(one.content or '').partition(chr(10))[0]}")
            elif isinstance(one, ast.Message | ast.Term):
                entries["-" * isinstance(one, ast.Term) + one.id.name] = _entry(one)
    return Written(entries, frozenset(kept), broken)


def _entry(one: ast.Message | ast.Term) -> Entry:
    fields = _Fields()
    fields.visit(one)
    patterns = {"": one.value, **{attribute.id.name: attribute.value for attribute in one.attributes}}
    texts = {name: serialize_pattern(pattern).strip() for name, pattern in patterns.items() if pattern is not None}
    return Entry(texts, frozenset(fields.found), fields.plurals)


def plurals_of(language: str) -> frozenset[str]:
    """The plurals that whole numbers have in a language; those of millions alone are left out."""
    locale = Locale.parse(BABEL.get(language, language).replace("-", "_"))
    return frozenset(locale.plural_form(number) for number in range(200))


def faults(
    english: LanguageTexts, theirs: LanguageTexts, noted: Mapping[str, str], plurals: frozenset[str] = frozenset()
) -> Iterator[Fault]:
    """Whatever is wrong with a translation; ``noted``: by message, the fingerprint of the English it was made from.

    ``plurals``: those that a choice between one thing and others has to have.
    """
    ours, others = written(english.messages), written(theirs.messages)
    yield from (Fault("broken", line) for line in others.broken)
    for key, entry in ours.entries.items():
        translation = others.entries.get(key)
        if translation is None:
            if not key.startswith("-"):
                yield Fault("missing", key)
        else:
            yield from _of_message(key, entry, translation, noted.get(key), key in others.kept)
            if lost := sorted({one for chosen in translation.plurals for one in plurals - chosen}):
                yield Fault("lacks plurals", key, ", ".join(lost))
    unknown = (key for key in others.entries if key not in ours.entries and not key.startswith(("-", *OPTIONAL)))
    yield from (Fault("unknown", key) for key in unknown)
    for game_id, text in english.rules.items():
        yield from _of_rules(game_id, parse_pages(text), theirs.rules.get(game_id))


def _of_message(key: str, entry: Entry, translation: Entry, noted: str | None, kept: bool) -> Iterator[Fault]:
    if noted != entry.fingerprint:
        yield Fault("out of date", key)
    if lost := sorted(entry.fields - translation.fields):
        yield Fault("lacks fields", key, ", ".join(lost))
    if made_up := sorted(translation.fields - entry.fields):
        yield Fault("names fields that there are not", key, ", ".join(made_up))
    if attributes := sorted({*entry.texts} - {*translation.texts} - {"short"}):
        yield Fault("lacks attributes", key, ", ".join(name or "a text" for name in attributes))
    for name, text in translation.texts.items():
        if not kept and text == entry.texts.get(name) and WORD.search(PLACEABLE.sub("", text)):
            yield Fault("still English", f"{key}.{name}" if name else key)
        if BREAKS.search(text):
            yield Fault("may break before a sign", f"{key}.{name}" if name else key)
        limit = next((most for prefix, most in LIMITS.items() if key.startswith(prefix)), None)
        if limit is not None and (length := shown_length(text)) > limit:
            yield Fault("too long", f"{key}.{name}" if name else key, f"{length} of {limit} characters")


PLACEABLE = re.compile(r"\{[^{}]*\}")


def shown_length(text: str) -> int:
    """About how many characters a text takes with its fields."""
    return len(PLACEABLE.sub("x" * FIELD, text)) if "->" not in text else 0


def _of_rules(game_id: str, english: RulesPages, translation: str | None) -> Iterator[Fault]:
    if translation is None:
        yield Fault("missing", f"rules/{game_id}.md")
        return
    theirs = {page.topic: page for page in parse_pages(translation).pages}
    for page in english.pages:
        where = f"rules/{game_id}.md #{page.topic}"
        found = theirs.pop(page.topic, None)
        if found is None:
            yield Fault("missing", where)
        elif found.figure != page.figure:
            yield Fault("another figure", where, f"{found.figure} in place of {page.figure}")
        elif found.rules != page.rules:
            yield Fault("other rules", where, " ".join(sorted(found.rules ^ page.rules)))
        elif found.text == page.text:
            yield Fault("still English", where)
        elif BREAKS.search(found.text):
            yield Fault("may break before a sign", where)
    yield from (Fault("unknown", f"rules/{game_id}.md #{topic}") for topic in theirs)


def notes(language: str) -> dict[str, str]:
    """By message, the fingerprint of the English that it was translated from."""
    path = LOCALE / language / "english.json"
    found: dict[str, str] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def accept(language: str, keys: Sequence[str] = ()) -> int:
    """Note that these messages, or all, say what the English of today says; how many they are."""
    english, theirs = written(language_texts(ENGLISH).messages), written(language_texts(language).messages)
    known = {key: english.entries[key].fingerprint for key in theirs.entries if key in english.entries}
    kept = {key: mark for key, mark in notes(language).items() if key in known}
    new = {key: known[key] for key in (keys or known) if key in known}
    text = json.dumps({**kept, **new}, indent=0, sort_keys=True)
    (LOCALE / language / "english.json").write_text(f"{text}\n", encoding="utf-8")
    return len(new)


def note_new(language: str) -> None:
    """Note that what is translated for the first time says what the English of today says."""
    english, theirs = (
        written(language_texts(ENGLISH).messages).entries,
        written(language_texts(language).messages).entries,
    )
    if new := theirs.keys() & english.keys() - notes(language).keys():
        accept(language, [*new])


def _left(english: LanguageTexts, found: Sequence[Fault]) -> str:
    """How many faults there are, and in which of the English files messages wait for being translated."""
    missing = {fault.key for fault in found if fault.kind == "missing"}
    lines = [f"{len(found)} faults"]
    for name, text in sorted(english.messages.items()):
        keys = written({name: text}).entries.keys()
        lines += [f"  {name}: {left} of {len(keys)} missing"] if (left := len(keys & missing)) else []
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    """Tell what a language lacks, or accept what it has."""
    parser = argparse.ArgumentParser(prog="python -m tools.words", description="What a translation lacks.")
    parser.add_argument("language")
    parser.add_argument("--accept", nargs="*", metavar="KEY", help="these messages, or all, are up to date")
    parser.add_argument("--offer", action="store_true", help="note that the language is whole, so that it is on offer")
    asked = parser.parse_args(arguments)
    if not (LOCALE / asked.language).is_dir() or asked.language == ENGLISH:
        print(f"There is no folder words/locale/{asked.language} with a translation.")
        return 2
    if asked.accept is not None:
        print(f"{accept(asked.language, asked.accept)} messages are up to date")
        return 0
    note_new(asked.language)
    english, theirs = language_texts(ENGLISH), language_texts(asked.language)
    found = [*faults(english, theirs, notes(asked.language), plurals_of(asked.language))]
    for fault in found:
        print(fault)
    print(_left(english, found), file=sys.stderr)
    if asked.offer and not found:
        (LOCALE / asked.language / MARK).write_text(f"{language_digest(asked.language)}\n", encoding="utf-8")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
