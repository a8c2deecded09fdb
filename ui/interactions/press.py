"""Presses: the values that the ids of buttons and menus are made of, and are read as when somebody presses.

A press declares its prefix and, field by field, how each stands in the id:

    class TablePress(Press, prefix="tab1"):
        verb: Word
        table: Number

The id is the prefix and the fields, with colons between. The digit in a prefix is the version of the format.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Annotated, Any, ClassVar, NamedTuple, Self, dataclass_transform, get_type_hints

LARGEST = 2**63 - 1


def id_number(digits: str) -> int:
    """The number in an id, where one that fits into no database becomes the largest that does: nothing has it."""
    return min(int(digits), LARGEST)


class IdPart(NamedTuple):
    """How a field stands in an id.

    ``pattern`` is what it may look like. A field ``or_chosen`` is what was chosen from the menu, if anything was. One
    that equals ``omitted_value`` is left out together with its colon.
    """

    pattern: str
    read: Callable[[str], Any] = str
    write: Callable[[Any], str] = str
    or_chosen: bool = False
    omitted_value: Any = None

    @property
    def regex(self) -> str:
        """The field with the colon before it, as a regular expression."""
        return f"(:(?:{self.pattern})){'' if self.omitted_value is None else '?'}"

    def encode(self, value: Any) -> str:
        """The field with the colon before it, as it stands in an id."""
        return "" if self.omitted_value is not None and value == self.omitted_value else f":{self.write(value)}"

    def decode(self, text: str | None, values: Sequence[str]) -> Any:
        """The field's value, from what stands in the id and what was chosen from a menu."""
        if self.or_chosen and values:
            return self.read(values[0])
        return self.omitted_value if text is None else self.read(text.removeprefix(":"))


class ChosenValue(NamedTuple):
    """A field that stands in no id: it is made of what was chosen from the menu."""

    read: Callable[[Sequence[str]], Any]

    def decode(self, _text: str | None, values: Sequence[str]) -> Any:
        """The field's value, from what was chosen in the menu alone."""
        return self.read(values)


def flag(word: str) -> IdPart:
    """Part of an id that is there, as this word, where the field is true."""
    return IdPart(word, read=lambda _: True, write=lambda _: word, omitted_value=False)


def _first_value(values: Sequence[str]) -> str:
    return values[0] if values else ""


Word = Annotated[str, IdPart("[a-z]+")]
Number = Annotated[int, IdPart(r"\d+", id_number)]
Digit = Annotated[int, IdPart(r"\d", int)]
Game = Annotated[str, IdPart("[a-z_]+")]
Value = Annotated[str, ChosenValue(_first_value)]
"""The one entry that was chosen from the menu, or ""."""
Values = Annotated[tuple[str, ...], ChosenValue(tuple)]


@dataclass_transform(frozen_default=True)
class Press:
    """What a press of a button or in a menu means. Subclasses are frozen dataclasses whose fields are Annotated."""

    prefix: ClassVar[str]
    _parts: ClassVar[Mapping[str, IdPart | ChosenValue]]
    _written: ClassVar[Sequence[tuple[str, IdPart]]]
    id_regex: ClassVar[re.Pattern[str]]
    """What the ids of this kind look like."""

    def __init_subclass__(cls, *, prefix: str) -> None:
        dataclass(frozen=True)(cls)
        hints = get_type_hints(cls, include_extras=True)
        cls.prefix = prefix
        cls._parts = {field.name: hints[field.name].__metadata__[0] for field in fields(cls)}  # type: ignore[arg-type]
        cls._written = [(name, part) for name, part in cls._parts.items() if isinstance(part, IdPart)]
        cls.id_regex = re.compile("".join((prefix, *(part.regex for _, part in cls._written))), re.DOTALL)

    def __str__(self) -> str:
        return self.prefix + "".join(part.encode(getattr(self, name)) for name, part in self._written)

    @classmethod
    def parse(cls, custom_id: str, values: Sequence[str] = ()) -> Self | None:
        """The press with this id, in a menu with these values; None where no press of this kind has such an id."""
        found = cls.id_regex.fullmatch(custom_id)
        if found is None:
            return None
        texts = iter(found.groups())
        taken = {
            name: part.decode(next(texts) if isinstance(part, IdPart) else None, values)
            for name, part in cls._parts.items()
        }
        return cls(**taken)
