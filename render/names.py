"""Players' names as pictures and alt texts can show them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from render.lettering import drawable

LONGEST = 32
"""As long as Discord lets a display name be."""


def spoken(names: Sequence[str], seat: int) -> str:
    """A name for alt texts: every script stays, invisible and direction-changing characters go."""
    return _visible(names[seat]) or f"Player {seat + 1}"


@lru_cache(maxsize=4096)
def _visible(name: str) -> str:
    kept = "".join(" " if unicodedata.category(c) in {"Cc", "Cf", "Co", "Cs", "Zl", "Zp"} else c for c in name)
    return " ".join(kept.split())[:LONGEST].rstrip()


def drawn(names: Sequence[str], seat: int) -> str:
    """A name for drawing: what the fonts have of it, or the player's number where too little is left."""
    kept = drawable(spoken(names, seat))
    return kept if any(c.isalnum() for c in kept) else f"Player {seat + 1}"
