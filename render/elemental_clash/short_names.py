"""What a card is called where there is little room: by all of its name, or by the word that tells most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from render.kit.lettering import FontFace, TextStyle, text_width

NAME = TextStyle(FontFace.STRONG, 28)
NARROWEST = 0.74
"""So narrow letters may become before a name is cut."""
ROOM = 106
"""Pixels for a name on the field."""
LONGEST = round(ROOM / NARROWEST)
"""So wide it may be before it is made narrower."""
LONGEST_WORD = round(ROOM / 0.53)
"""So wide a single word may be, which is made narrower still."""


def short_names(names: Sequence[str]) -> Mapping[str, str]:
    """For each name what stands on a small card: all of it where it fits, else a word that no other has."""
    first, last = (Counter(name.split()[place] for name in names if name) for place in (0, -1))
    found = {}
    for name in names:
        words = name.split()
        telling = [name, *words[:1] * (first[words[0]] == 1), *words[-1:] * (last[words[-1]] == 1)] if words else []
        # A word that tells something is cut before one that tells nothing ("The") stands there.
        word = telling[-1] if len(telling) > 1 else next(iter(words), name)
        parts = [part for part in word.split("-") if part != word]
        found[name] = next((one for one in (*telling, *parts) if text_width(one, NAME) <= LONGEST), word)
    return found
