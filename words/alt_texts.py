"""The length of alt texts, and what is left out first where one would be longer."""

from collections.abc import Sequence
from typing import NamedTuple

LONGEST = 1024
"""Discord's limit for an attachment's description, in characters."""


class AltPart(NamedTuple):
    """A sentence or more of an alt text; `rank` 0 is what a decision needs, and whatever has the highest goes first."""

    text: str
    rank: int = 0


def clip_text(text: str, longest: int = LONGEST) -> str:
    """The text, cut after a word where it is too long."""
    return text if len(text) <= longest else text[: longest - 2].rpartition(" ")[0] + " …"


def fit_parts(parts: Sequence[AltPart], left_out: str, between: str = "\n") -> str:
    """The parts in their order, without the least important ones where all are too long; then `left_out` says so.

    ``between`` them stands one character: the end of a line, or a space.
    """
    kept = list(parts)
    while (
        len(text := between.join(part.text for part in kept)) + (len(left_out) + 1) * (len(kept) < len(parts)) > LONGEST
    ):
        least = max((part.rank for part in kept), default=0)
        if not least:
            return clip_text(text)
        del kept[max(place for place, part in enumerate(kept) if part.rank == least)]
    return text if len(kept) == len(parts) else f"{text}{between}{left_out}"
