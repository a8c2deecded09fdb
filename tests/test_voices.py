"""Nothing speaks before it is known to whom: no words at import, and no catalogue without a language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.support.rules import ROOT

SILENT = ("cogs", "ui", "render", "sessions", "watch", "computer", "words", "bot.py")
SPEAKERS = {"catalogue", "voice_of", "words_of"}


def files() -> Iterator[Path]:
    for name in SILENT:
        path = ROOT / name
        yield from sorted(path.rglob("*.py")) if path.is_dir() else (path,)


def spoken(tree: ast.Module) -> Iterator[str]:
    """Where a module asks for words at import, or for those of no language in particular."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name("catalogue"), args=[]):
                yield f"line {node.lineno}: catalogue() of no language"
    for node in _run_at_import(tree):
        match node:
            case ast.Call(func=ast.Name(name)) if name in SPEAKERS:
                yield f"line {node.lineno}: {name} at import"


def _run_at_import(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes but those in the bodies of functions."""
    for child in ast.iter_child_nodes(node):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) and child in _body(node):
            continue
        yield child
        yield from _run_at_import(child)


def _body(function: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda) -> list[ast.stmt] | list[ast.expr]:
    return [function.body] if isinstance(function, ast.Lambda) else function.body


def test_whoever_speaks_is_handed_a_voice() -> None:
    found = {str(path): lines for path in files() if (lines := [*spoken(ast.parse(path.read_text(encoding="utf-8")))])}
    assert found == {}, "these speak before they know to whom"


TITLE = re.compile(r"\b(?:games?|GAMES)(?:\[[^]]+\])?\.title\b(?!\()")
"""The engine's English title of a game."""


def test_titles_of_games_are_said_by_a_voice() -> None:
    assert [path for path in files() if TITLE.search(path.read_text(encoding="utf-8"))] == []


def test_a_voice_at_import_is_found() -> None:
    found = list(
        spoken(
            ast.parse(
                "say = catalogue('en').say\n"
                "def tell(voice=voice_of('en')):\n"
                "    return catalogue().say('x'), voice_of('en')\n"
            )
        )
    )
    assert found == ["line 3: catalogue() of no language", "line 1: catalogue at import", "line 2: voice_of at import"]
