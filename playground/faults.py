"""Faults on demand: what goes wrong between a bot and Discord, so many times and no more."""

from __future__ import annotations

import fnmatch
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

MOST = 1000
LONGEST = 3600
KINDS = ("429", "error", "lost", "slow", "dropped")


class BadFault(ValueError):
    """A fault that was asked for and does not exist."""


@dataclass(slots=True)
class Fault:
    """One thing that goes wrong with requests of `method` whose path below /api/v10 matches the pattern `path`.

    - `429`: refused for `seconds`, with a Via header or without (`via`), of `scope` user, shared or global
    - `error`: the HTTP `status`, with a JSON `body` if there is one, or a page of `html`; nothing is carried out
    - `lost`: it is carried out, then the connection is cut without an answer
    - `dropped`: the connection is cut and nothing is carried out
    - `slow`: it is carried out, and the answer comes `seconds` later
    """

    kind: str
    method: str = "*"
    path: str = "*"
    times: int = 1
    after: int = 0
    seconds: float = 0.2
    status: int = 500
    via: bool = True
    scope: str = "user"
    body: Mapping[str, Any] | None = None
    html: str | None = None
    hit: int = field(default=0)

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise BadFault(f"{self.kind} is none of {', '.join(KINDS)}")
        if not 1 <= self.times <= MOST:
            raise BadFault(f"times is 1 to {MOST}")
        if not 0 <= self.seconds <= LONGEST:
            raise BadFault(f"seconds is 0 to {LONGEST}")


class Faults:
    """The faults that are still to come."""

    def __init__(self) -> None:
        self.waiting: list[Fault] = []

    def add(self, wanted: Mapping[str, Any]) -> Fault:
        """Plan a fault from its JSON. Raise BadFault when there is none like it."""
        try:
            fault = Fault(**{str(key): value for key, value in wanted.items()})
        except TypeError as error:
            raise BadFault(str(error)) from error
        self.waiting.append(fault)
        return fault

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that this request meets, and count it."""
        for fault in self.waiting:
            if fault.method not in ("*", method) or not fnmatch.fnmatch(path, fault.path):
                continue
            if fault.after > 0:
                fault.after -= 1
                continue
            fault.times -= 1
            fault.hit += 1
            if not fault.times:
                self.waiting.remove(fault)
            return fault
        return None
