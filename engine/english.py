"""English for whoever uses the engine alone: the messages of the files ``english.ftl`` beside the rules.

The files are the engine's part of the English catalogue (Project Fluent), and `words/` reads the same ones. Nothing is
read before the first sentence is asked for. Of Fluent this reader knows what the files use: texts, fields, and choices
by a field's number, plural or word.
"""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

GROUPED = 1000
"""From here on the digits of a number stand in groups, as Fluent writes them."""

_ENTRY = re.compile(r"^([a-zA-Z][\w-]*) = ?(.*(?:\n(?![a-zA-Z#-]).*)*)", re.MULTILINE)
_PLACE = re.compile(r"\{ \$([\w-]+) (?:\}|->)")
_WAY = re.compile(r"\n +(\*?)\[([\w-]+)\] ")
_END = "\n}"


def files() -> list[Path]:
    """The files that hold the engine's sentences, in a stable order."""
    folder = Path(__file__).parent
    return [folder / "english.ftl", *sorted(folder.glob("*/english.ftl"))]


def texts() -> Mapping[str, str]:
    """The texts of these files, by the folders where they stand, such as "elements/english"."""
    return {f"{file.parent.name}/english": file.read_text(encoding="utf-8") for file in files()}


@cache
def messages() -> Mapping[str, str]:
    """The messages as they are written in the files, by id, in the order of each file."""
    found: dict[str, str] = {}
    for text in texts().values():
        found |= dict(_ENTRY.findall(text))
    return found


def say(key: str, fields: Mapping[str, str | int]) -> str:
    """The message of an id with its fields; KeyError when there is none, or a field that it names is missing."""
    return _fill_template(messages()[key].rstrip(), fields)


def _fill_template(text: str, fields: Mapping[str, str | int]) -> str:
    said = ""
    while place := _PLACE.search(text):
        said += text[: place.start()]
        value, text = fields[place[1]], text[place.end() :]
        if place[0].endswith("}"):
            said += _written_value(value)
        else:
            ways, _, text = text.partition(_END)
            said += _fill_template(_text_for_value(ways, value), fields)
    return said + text


def _written_value(value: str | int) -> str:
    return f"{value:,}" if isinstance(value, int) else value


def _text_for_value(ways: str, value: str | int) -> str:
    """The text of the way that fits a value; of the one with a star where none does."""
    pieces = _WAY.split(ways)[1:]
    texts = dict(zip(pieces[1::3], pieces[2::3], strict=True))
    otherwise = texts[pieces[1::3][pieces[::3].index("*")]]
    return texts.get(str(value), texts.get("one", otherwise) if value == 1 else otherwise)
