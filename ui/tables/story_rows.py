"""The lines of a story that have room on a phone."""

from collections.abc import Sequence

from words.game import CauseLine, EssentialLine, GlossLine, NewsLine

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
    none, what weighs more or is newer before the other, what explains it last. News are rather told in short than left
    out. One stands there whatever it takes, and its cause; and before all what is never left out."""
    if sum(row_count(line) for line in told if isinstance(line, NewsLine | EssentialLine | CauseLine)) > most:
        told = [shortened_line(line) for line in told]
    apart = len({isinstance(line, NewsLine) for line in told}) > 1
    kept, used = set[int](), 0
    ranks = [(_rank(line), line.weight if isinstance(line, NewsLine) else 0) for line in told]
    for place in sorted(range(len(told)), key=lambda one: (ranks[one], one), reverse=True):
        small = apart and not isinstance(told[place], NewsLine)
        used += row_count(told[place], small=small)
        if used > most and ranks[place][0] < 4 and any(not isinstance(told[one], CauseLine) for one in kept):
            break
        kept.add(place)
    return [line for place, line in enumerate(told) if place in kept]


def _rank(line: str) -> int:
    """What matters more in a story has the higher one."""
    if getattr(line, "brief", ""):
        return 4
    if isinstance(line, CauseLine):
        return 3
    return 2 if isinstance(line, NewsLine) else 0 if isinstance(line, GlossLine) else 1
