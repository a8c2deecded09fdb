"""The lines of a story that have room on a phone."""

from collections.abc import Sequence

from words.game import CauseLine, EssentialLine, NewsLine

ROW, SMALL_ROW = 44, 52
"""So many characters are a row on a phone, and in small print."""


def row_count(line: str, *, small: bool = False) -> int:
    """The rows that a line takes on a phone, or as small print."""
    return -(-len(line) // (SMALL_ROW if small else ROW))


def shortened_line(line: str) -> str:
    """A line in fewer words, where it has such."""
    if isinstance(line, EssentialLine):
        return EssentialLine(line.brief, line.brief)
    said = (line.brief or line.short) if isinstance(line, NewsLine) else ""
    return NewsLine(said, weight=line.weight, brief=line.brief) if isinstance(line, NewsLine) and said else line


def least_row_count(told: Sequence[str]) -> int:
    """The rows that a story takes with no more than what is never left out of it."""
    return sum(row_count(shortened_line(line)) for line in told if getattr(line, "brief", ""))


def fit_story(told: Sequence[str], most: int) -> list[str]:
    """The lines of a story that take no more rows on a phone, in order: causes before what is news, that before what is
    none, what weighs more or is newer before the other. News are rather told in short than left out. One stands there
    whatever it takes, and its cause; and before all what is never left out."""
    if sum(row_count(line) for line in told if isinstance(line, NewsLine | EssentialLine | CauseLine)) > most:
        told = [shortened_line(line) for line in told]
    apart = len({isinstance(line, NewsLine) for line in told}) > 1
    kept, used = set[int](), 0
    ranks = [
        (
            4 if getattr(line, "brief", "") else 2 if isinstance(line, NewsLine) else 3 * isinstance(line, CauseLine),
            weight,
        )
        for line in told
        for weight in [line.weight if isinstance(line, NewsLine) else 0]
    ]
    for place in sorted(range(len(told)), key=lambda one: (ranks[one], one), reverse=True):
        small = apart and not isinstance(told[place], NewsLine)
        used += row_count(told[place], small=small)
        if used > most and ranks[place][0] < 4 and any(not isinstance(told[one], CauseLine) for one in kept):
            break
        kept.add(place)
    return [line for place, line in enumerate(told) if place in kept]
