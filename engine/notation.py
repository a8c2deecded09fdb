"""The notation of games: what algebraic notation is to chess. ``docs/notation.md`` is its grammar.

Each game has a list of forms, one for each way in which actions of a type are written: "{number}-{to}" for a move of
Elemental. An action that the rules allow has one text, and a text means one action, whatever the position.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Any

import msgspec

VALUE = re.compile(r"\w+", re.ASCII)
"""The pattern of a number, a card, a place."""
LETTERS = "ABCDEFGH"
"""The letters of seats, here and wherever a game is noted."""
_FIELD = re.compile(r"\{(\w+)(:seat)?\}")
_NOTHING: Mapping[str, object] = MappingProxyType({})


class Form:
    """One way to write actions of a type: a text with fields, by their names in JSON; ``{seat:seat}`` is a letter.

    ``fixed`` are the fields that this form stands for without naming them. A field at its default that JSON leaves out
    is in neither.
    """

    def __init__(self, kind: type[msgspec.Struct], text: str, fixed: Mapping[str, object] = _NOTHING) -> None:
        self.tag = str(kind.__struct_config__.tag)
        self.text = text
        self._fixed = fixed
        self._seats = {name for name, is_seat in _FIELD.findall(text) if is_seat}
        self._fields = [name for name, _ in _FIELD.findall(text)]
        self._names = {"type", *self._fields, *fixed}
        pieces = _FIELD.split(text)[::3]
        self._pattern = re.compile(rf"({VALUE.pattern})".join(map(re.escape, pieces)), re.ASCII)

    @property
    def has_fields(self) -> bool:
        """True if it stands for more than one action."""
        return bool(self._fields)

    def write(self, data: Mapping[str, Any]) -> str | None:
        """An action, given as JSON-able data; None for one that has another form."""
        if data.keys() != self._names or any(data[name] != value for name, value in self._fixed.items()):
            return None
        return _FIELD.sub(lambda found: self._notated_value(found[1], data[found[1]]), self.text)

    def _notated_value(self, name: str, value: Any) -> str:
        return LETTERS[value] if name in self._seats else str(value)

    def read(self, text: str) -> dict[str, Any] | None:
        """The JSON-able data of an action; None for a text of another form."""
        found = self._pattern.fullmatch(text)
        if found is None:
            return None
        values = dict(zip(self._fields, found.groups(), strict=True))
        seats = {name: LETTERS.index(values[name]) for name in self._seats if values[name] in LETTERS}
        return {"type": self.tag, **self._fixed, **values, **seats}


class _Resign(msgspec.Struct, tag="resign"):
    """Stands for every game's."""


class Notation:
    """The notation of the actions of a game."""

    def __init__(self, actions: Any, forms: Sequence[Form]) -> None:
        """``actions`` is the tagged union of the game's actions; "resigns" is the same in all games."""
        self.forms = (*forms, Form(_Resign, "resigns"))
        self._actions = actions
        # "pass" is what it says before it is a card of that name.
        self._reading = sorted(self.forms, key=lambda form: form.has_fields)

    def write(self, action: msgspec.Struct) -> str:
        """An action as people write it; ValueError for one that has no form, which no rules allow."""
        data = msgspec.to_builtins(action)
        for form in self.forms:
            if form.tag == data["type"]:
                text = form.write(data)
                if text is not None and form.read(text) is not None:
                    return text
        raise ValueError(f"no form for {data}")

    def read(self, text: str) -> Any:
        """The action that a text means; ValueError when it means none, or is not written as ``write`` would."""
        for form in self._reading:
            data = form.read(text)
            if data is not None:
                with suppress(msgspec.ValidationError):
                    action = msgspec.convert(data, self._actions, strict=False)
                    if self.write(action) == text:
                        return action
        raise ValueError(f"no action is written {text[:40]!r}")
