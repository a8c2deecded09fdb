"""The messages to a worker process and back, as lines of JSON."""

from typing import Any

import msgspec

from computer.plan import Plan
from computer.player import Level


class Ask(msgspec.Struct, frozen=True, tag="ask", kw_only=True):
    """Think about what ``seat`` should do, who sees ``view``."""

    id: int
    game: str
    view: dict[str, Any]
    seat: int
    level: Level
    seed: str
    effort: float = 1.0
    """The share of the level's budget to spend."""
    whole: bool = False
    """True to get the whole table of candidates, not just the action."""
    plan: Plan | None = None
    """The seat's plan for this turn, from its last decision."""


class Stop(msgspec.Struct, frozen=True, tag="stop"):
    """Drop a question: nobody waits for its answer."""

    id: int


class WeighedCandidate(msgspec.Struct, frozen=True):
    """A candidate as JSON."""

    action: dict[str, Any]
    share: float
    chance: float
    worth: int | None = None
    line: tuple[dict[str, Any], ...] = ()


class Found(msgspec.Struct, frozen=True, tag="found", kw_only=True):
    """The answer to a question: the action first, other candidates behind it if they were asked for."""

    id: int
    table: tuple[WeighedCandidate, ...]
    seconds: float
    """CPU time."""
    capped: bool
    """True where the time ran out: then the answer can't be reproduced."""
    plan: Plan | None = None
    """The plan for the rest of the turn."""


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """Thinking about this question raised an exception."""

    id: int
    error: str


class WorkerReady(msgspec.Struct, frozen=True, tag="warm"):
    """The worker is ready."""


ToWorker = Ask | Stop
FromWorker = Found | Failed | WorkerReady
