"""What a benchmark says: rows of a name, a median with its spread, and the goal."""

import statistics
from collections.abc import Iterable, Sequence
from typing import NamedTuple


class Row(NamedTuple):
    """One line of a table; `goal` is empty for what is told for its own sake."""

    name: str
    value: str
    goal: str = ""
    reached: bool = True


def told(name: str, values: Sequence[float], unit: str) -> Row:
    """A row without a goal: the median, the smallest and the largest."""
    return Row(name, spread(values, unit))


def at_most(name: str, values: Sequence[float], unit: str, goal: float) -> Row:
    """A row whose median must not be above the goal."""
    return Row(name, spread(values, unit), f"<= {goal:g}{unit}", statistics.median(values) <= goal)


def at_least(name: str, values: Sequence[float], unit: str, goal: float) -> Row:
    """A row whose median must not be below the goal."""
    return Row(name, spread(values, unit), f">= {goal:g}{unit}", statistics.median(values) >= goal)


def spread(values: Sequence[float], unit: str) -> str:
    """The median with the smallest and the largest behind it: "1.5x (1.3 to 1.8)"."""
    return f"{number(statistics.median(values))}{unit} ({number(min(values))} to {number(max(values))})"


def number(value: float) -> str:
    """A figure with as many digits as it is worth."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 10 else f"{value:.2f}" if value >= 1 else f"{value:.2g}"


def percentile(values: Sequence[float], percent: int) -> float:
    """The value that so many percent of all do not exceed; there must be at least two."""
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def show(rows: Iterable[Row]) -> None:
    """Print the table."""
    for row in rows:
        print(f"{row.name:<66} {row.value:<32} {row.goal:<12} {'' if row.reached else 'MISSED'}".rstrip())
