"""Our quick reading of Fluent: messages that are made of texts, fields, and choices by a field.

Fluent's own takes a good deal longer to say them. What it reads is a tree of `fluent.syntax`, which is its public part.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from sys import intern
from typing import NamedTuple

from fluent.syntax import ast

LONGEST_FIELD = 2500
"""The most characters of a field that Fluent takes."""
GROUPED = 1000
"""From here on the digits of a number stand in groups, by the habits of its language."""

NAME = "NAME"
"""The function by which a message puts an article before a name that takes one."""

WHOLE = re.compile(r"-?\d+")

Field = str | int


class Placeable(NamedTuple):
    """A place in a message where a field stands; a name may have words before it, which it decides among."""

    field: str
    before: Sequence[str] = ()


class SelectExpression(NamedTuple):
    """A place in a message where what stands there depends on a field: its number, its plural, or its word."""

    field: str
    ways: "Sequence[tuple[str | int, Parts]]"
    otherwise: "Parts"


Parts = tuple[str | Placeable | SelectExpression, ...]
"""A message piece by piece; a text stands as it is."""


def compile_pattern(pattern: ast.Pattern | None) -> str | Parts | None:
    """A pattern as it is kept: the text of one without fields, or its pieces; None where Fluent knows more."""
    parts = pattern_parts(pattern)
    if parts is None:
        return None
    texts = [part for part in parts if isinstance(part, str)]
    return "".join(texts) if len(texts) == len(parts) else parts


def pattern_parts(pattern: ast.Pattern | None) -> Parts | None:
    """The pieces of a pattern; None where Fluent knows more than this does."""
    if pattern is None:
        return None
    parts: list[str | Placeable | SelectExpression] = []
    for element in pattern.elements:
        part = element.value if isinstance(element, ast.TextElement) else _cut_out(element.expression)
        if part is None:
            return None
        parts.append(part)
    return tuple(parts)


def _cut_out(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
) -> str | Placeable | SelectExpression | None:
    """The part between braces."""
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.VariableReference):
        return Placeable(intern(expression.id.name))
    if isinstance(expression, ast.FunctionReference):
        return _name_placeable(expression)
    if not isinstance(expression, ast.SelectExpression) or not isinstance(expression.selector, ast.VariableReference):
        return None
    ways: list[tuple[str | int, Parts]] = []
    otherwise: Parts | None = None
    for variant in expression.variants:
        key, parts = _variant_key(variant.key), pattern_parts(variant.value)
        if key is None or parts is None:
            return None
        ways.append((key, parts))
        if variant.default:
            otherwise = parts
    return None if otherwise is None else SelectExpression(intern(expression.selector.id.name), ways, otherwise)


def _name_placeable(call: ast.FunctionReference) -> Placeable | None:
    """`NAME($player, "do ", "de ")`: a name after one of these words."""
    field, *words = call.arguments.positional
    if call.id.name != NAME or not isinstance(field, ast.VariableReference):
        return None
    return Placeable(
        intern(field.id.name), [one.parse()["value"] for one in words if isinstance(one, ast.StringLiteral)]
    )


def _variant_key(key: ast.Identifier | ast.NumberLiteral) -> str | int | None:
    """The word or the whole number that a way is for."""
    if isinstance(key, ast.Identifier):
        return intern(key.name)
    return int(key.value) if WHOLE.fullmatch(key.value) else None


def format_parts(
    parts: Parts, fields: Mapping[str, Field], plural_of: Callable[[int], str], named: Callable[..., str]
) -> str | None:
    """The text that Fluent would make, a good deal faster; None where it has to be asked.

    ``named``: a name after the right one of the words that may stand before it.
    """
    said: list[str] = []
    for part in parts:
        if isinstance(part, str):
            said.append(part)
            continue
        value = fields.get(part.field)
        if isinstance(value, int) and -GROUPED < value < GROUPED:
            text = str(int(value))
        elif isinstance(value, str) and len(value) <= LONGEST_FIELD:
            text = named(value, *part.before) if isinstance(part, Placeable) and part.before else value
        else:
            return None
        if isinstance(part, SelectExpression):
            inner = _filled_way(part, value, fields, plural_of, named)
            if inner is None:
                return None
            text = inner
        said.append(text)
    return "".join(said)


def _filled_way(
    fork: SelectExpression,
    value: Field,
    fields: Mapping[str, Field],
    plural_of: Callable[[int], str],
    named: Callable[..., str],
) -> str | None:
    """The same for what stands where a field decides, by its value."""
    if isinstance(value, int):
        known: tuple[Field, ...] = value, plural_of(value)
    elif any(isinstance(key, int) for key, _ in fork.ways):
        return None
    else:
        known = (value,)
    return format_parts(next((way for key, way in fork.ways if key in known), fork.otherwise), fields, plural_of, named)
