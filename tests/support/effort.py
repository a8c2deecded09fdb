"""How much work something is, counted in lines of Python and bytes of memory: the same on every machine."""

import sys
import tracemalloc
from collections.abc import Callable
from types import FrameType
from typing import Any, NamedTuple


class Effort(NamedTuple):
    lines: int
    """How many lines of Python were run."""
    memory: int
    """How many bytes were in use at the same time, besides those in use before."""


def effort_of(work: Callable[[], object]) -> Effort:
    """What it takes to do this. Do it once before, where something is made only the first time."""
    lines = 0

    def count(frame: FrameType, event: str, arg: Any) -> Any:
        nonlocal lines
        lines += event == "line"
        return count

    before = sys.gettrace()
    tracemalloc.start()
    sys.settrace(count)
    try:
        work()
    finally:
        sys.settrace(before)
        _, memory = tracemalloc.get_traced_memory()
        tracemalloc.stop()
    return Effort(lines, memory)
