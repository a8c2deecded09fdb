"""Sentences for people stand in the catalogues, and nowhere in Python."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from engine import english
from tests.support.rules import ROOT
from words import ENGLISH, catalogue
from words.language_files import LOCALE, language_texts

FOLDERS = ("cogs", "ui", "render")
FOR_CONTRIBUTORS = {"ui/learning/lessons/checking.py"}
"""What speaks in a terminal to whoever writes lessons."""
SENTENCE = re.compile(r"^[^\[].*[A-Za-z]{2,},? [a-z]{2,}", re.DOTALL)
"""Two words; names of parts of a picture stand in brackets."""
LOGS = {"debug", "info", "warning", "critical", "error", "exception"}
UNSAID = {"AssertionError", "KeyError", "LookupError", "NotImplementedError", "RuntimeError", "TypeError", "ValueError"}
"""Exceptions that nobody at a table reads."""


def said(tree: ast.AST) -> Iterator[ast.Constant]:
    """The texts that could reach a person: no docstrings, logs, names of commands, nor what only a programmer reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.search(node.value):
            yield node
        elif not _is_for_programmers(node):
            yield from said(node)


def _is_for_programmers(node: ast.AST) -> bool:
    match node:
        case ast.Expr(value=ast.Constant()) | ast.Assert():
            return True
        case ast.Call(func=ast.Attribute(value=ast.Name("log"), attr=attr)):
            return attr in LOGS
        case ast.Call(func=ast.Name("mention")):  # by its name, of a command
            return True
        case ast.Raise(exc=ast.Call(func=ast.Name(name))):
            return name in UNSAID
    return False


def sources() -> Iterator[Path]:
    """The files that speak to people through the catalogues."""
    for folder in FOLDERS:
        yield from sorted(set((ROOT / folder).rglob("*.py")) - {ROOT / path for path in FOR_CONTRIBUTORS})


def test_what_people_read_stands_in_the_catalogues() -> None:
    found = {
        f"{path.relative_to(ROOT)}:{node.lineno}": node.value
        for path in sources()
        for node in said(ast.parse(path.read_text(encoding="utf-8")))
    }
    assert found == {}, "words/locale/en is the place for this"


def test_a_sentence_is_found_wherever_it_is_said() -> None:
    code = '''"""Not this docstring."""
log.info("nor this line")
send(f"but {this} very one")'''
    assert [node.value for node in said(ast.parse(code))] == [" very one"]


def test_no_message_stands_twice_in_a_language() -> None:
    texts = language_texts(ENGLISH).messages.values()
    ids = [found for text in texts for found in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
    assert [found for found, count in Counter(ids).items() if count > 1] == []


def test_a_catalogue_is_read_once() -> None:
    assert catalogue() is catalogue(ENGLISH) is catalogue("tlh")


def test_every_message_reads_as_fluent_fills_it_in() -> None:
    text = "\n".join(language_texts(ENGLISH).messages.values())
    fluent = FluentBundle([ENGLISH], use_isolating=False)
    fluent.add_resource(FluentResource(text))
    for message in re.split(r"^(?=[\w-]+ =)", text, flags=re.MULTILINE)[1:]:
        key, names = message.partition(" =")[0], re.findall(r"\$([\w-]+)", message)
        for value in ("*1,000*", -3, 999, 1000)[: 4 if names else 1]:
            fields = dict.fromkeys(names, value)
            pattern = fluent.get_message(key).value
            assert pattern is not None
            assert catalogue().say(key, **fields) == str(fluent.format_pattern(pattern, fields)[0])


FOR_US = re.compile(r"\b(?:EM|ED|EL|RD|EC)-R?\d|\b[01][ADS][1-5]\b|\bseats? [01]\b", re.IGNORECASE)
"""The numbers of rules, the engine's names of places and its numbers of seats."""


def test_nobody_is_told_what_only_the_engine_calls_things() -> None:
    found = {}
    for path in [*english.files(), *LOCALE.rglob("*.*")]:
        text = re.sub(r"<!--.*?-->|^#.*$", "", path.read_text(encoding="utf-8"), flags=re.DOTALL | re.MULTILINE)
        found[str(path)] = FOR_US.findall(text)
    assert len(found) > 100
    assert {path: names for path, names in found.items() if names} == {}
