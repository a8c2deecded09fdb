"""Players' names as pictures, alt texts and messages can show them."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

from engine.caches import cached
from render.kit.lettering import drawable_text, is_combining_mark
from words import Catalogue
from words.catalogue import OwnName

LONGEST = 32
"""As long as Discord lets a display name be."""
MOST_MARKS = 2
"""So many marks may stand on one letter: enough for every living script, too few to climb over other lines."""

_UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u17b4\u17b5\u034f")
"""Letters, signs and marks that look like nothing."""
_JOINER, _SHOWN_AS_EMOJI = "\u200d", "\ufe0f"
_PICTURED = {"So", "Sk"}
"""What emoji are, and the colours of their skin."""


@cached(1)
def visible_name(name: str, longest: int = LONGEST) -> str:
    """What can be seen of a name, on one line, with few marks on a letter; maybe nothing."""
    plain = "".join(_few_marks(unicodedata.normalize("NFC", name[: longest * 16])))
    kept = "".join(c if _is_seen(plain, place) else " " for place, c in enumerate(plain))
    words = [word for word in kept.split() if not all(map(is_combining_mark, word))]
    return " ".join(words)[:longest].rstrip(f" {_JOINER}")


def _is_seen(text: str, place: int) -> bool:
    """Whether something is seen of a character where it stands: a joiner makes one picture of two emoji."""
    c = text[place]
    if c == _JOINER:
        around = text[place - 1 : place].rstrip(_SHOWN_AS_EMOJI) or text[place - 2 : place - 1], text[place + 1 :][:1]
        return all(unicodedata.category(one or _JOINER) in _PICTURED for one in around)
    return c not in _BLANK and unicodedata.category(c) not in _UNSEEN


def _few_marks(text: str) -> Iterator[str]:
    marks = 0
    for c in text:
        marks = marks + 1 if is_combining_mark(c) else 0
        if marks <= MOST_MARKS:
            yield c


def alt_text_names(said: Catalogue, names: Sequence[str]) -> list[str]:
    """All names for alt texts, by seat: every script stays, invisible and direction-changing characters go."""
    return [
        _reader_name(said) if isinstance(name, OwnName) else visible_name(name) or _player_by_number(said, seat)
        for seat, name in enumerate(names)
    ]


def drawable_names(said: Catalogue, names: Sequence[str]) -> list[str]:
    """All names for drawing, by seat: what the fonts have of each, or the player's number where too little is left."""
    return [
        _reader_name(said) if isinstance(name, OwnName) else drawable_name(name) or _player_by_number(said, seat)
        for seat, name in enumerate(names)
    ]


def names_as_read(said: Catalogue, names: Sequence[str], seat: int | None) -> list[str]:
    """All names as whoever sits there reads them: their own is "you"; None: nobody's is."""
    return [_reader_name(said) if each == seat else name for each, name in enumerate(names)]


def _reader_name(said: Catalogue) -> OwnName:
    """What stands in a picture, and in its alt text, in the place of its reader's name."""
    return OwnName(said.say("picture-you"))


def drawable_name(name: str) -> str:
    """What the fonts have of a name, with a letter or a digit at least; maybe nothing."""
    kept = drawable_text(visible_name(name))
    return kept if any(c.isalnum() for c in kept) else ""


def _player_by_number(said: Catalogue, seat: int) -> str:
    """What is shown of somebody whose name can't be."""
    return said.say("player-by-number", number=seat + 1)
