"""Reading what comes from outside: options, positions and views, which may be anything."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from typing_extensions import TypeVar

from engine.parts import BadOptions, View
from engine.sentences import OPTIONS, printable

Shape = TypeVar("Shape")

DEEPEST = 32
"""The depth to which lists and objects may lie in each other; the rules need half of it."""
CONTAINERS = (dict, list, tuple)
ALIKE = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))
UNFIT = (msgspec.ValidationError, TypeError, ValueError, RecursionError)
"""The errors of data that is not plain, or not of the shape it should have."""


def check_data(data: object) -> None:
    """Raise one of UNFIT for what is no JSON, like half a surrogate pair, or for what is nested too deep."""
    brackets = msgspec.json.encode(data).translate(ALIKE, NO_BRACKETS)
    for _ in range(DEEPEST):  # what is innermost is taken away, until nothing is left; it is sooner done than a walk
        if not brackets:
            return
        brackets = brackets.replace(b"[]", b"")
    level = [data]  # some of them stand in texts
    for _ in range(DEEPEST):
        inner = (item.values() if isinstance(item, dict) else item for item in level if isinstance(item, CONTAINERS))
        level = [value for values in inner for value in values if isinstance(value, CONTAINERS)]
        if not level:
            return
    raise RecursionError


def describe_data_fault(error: Exception) -> str:
    """The fault of data that has not the shape it should have, in few words even where the data is long."""
    match error:
        case msgspec.ValidationError():
            return printable(str(error), 200)
        case UnicodeEncodeError():
            return "it holds text that is not Unicode"
        case RecursionError():
            return "it is nested too deep"
    return "it holds what JSON can't say"


def read_options(data: Mapping[str, Any], shape: type[Shape]) -> Shape:
    """Options or a position as a Struct of the shape; BadOptions, naming the field, when they don't fit."""
    try:
        check_data(data)
        return msgspec.convert(data, shape)
    except UNFIT as error:
        raise BadOptions(OPTIONS("unfit", problem=describe_data_fault(error))) from error


def read_view(data: View, shape: type[Shape]) -> Shape:
    """JSON-able data as a view of the game; BadOptions when it is none."""
    try:
        return msgspec.convert(data, shape)
    except UNFIT as error:
        raise BadOptions(f"This is no view of the game: {describe_data_fault(error)}.") from error


Setting = TypeVar("Setting")


def agreed_option(option: Setting | UnsetType, in_position: Setting | None) -> Setting | None:
    """An option that a position may bring, too; BadOptions where both do and contradict each other."""
    if option is UNSET:
        return in_position
    if in_position is not None and in_position != option:
        raise BadOptions(f"The position was played with {in_position}, and the options say {option}.")
    return option


def join_with_or(items: Sequence[object]) -> str:
    """Things in a sentence: "1, 2 or 3"."""
    words = [str(item) for item in items]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
