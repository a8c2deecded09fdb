"""What each language is written in: its Fluent files, and the pages of its rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

LOCALE = Path(__file__).parent / "locale"
ENGLISH = "en"
"""The first language, and the one in which a message is said that another language lacks."""

BABEL = {ENGLISH: "en_GB"}
"""What Babel calls a language, where it is not the same: our lists have no comma before "and"."""


class Sources(NamedTuple):
    """The texts of a language: of its Fluent files by their names, and of its rules pages by the ids of the games."""

    messages: Mapping[str, str]
    rules: Mapping[str, str]


NOTHING = Sources(MappingProxyType({}), MappingProxyType({}))
_MADE_UP: dict[str, Callable[[], Sources]] = {}


def make_up(language: str, babel: str, sources: Callable[[], Sources]) -> None:
    """Add a language that stands in no file, for tests and the playground; ``sources`` is asked when it is spoken.

    ``babel`` is the language by whose habits it counts and makes lists. To be called before anybody asks for it.
    """
    BABEL[language] = babel
    _MADE_UP[language] = sources


@cache
def sources_of(language: str) -> Sources:
    """What a language is written in; nothing for one that there isn't."""
    if language in _MADE_UP:
        return _MADE_UP[language]()
    folder = LOCALE / language
    if folder not in LOCALE.iterdir():  # a language may be any text that somebody sends
        return NOTHING
    return Sources(_texts(folder, "*.ftl"), _texts(folder / "rules", "*.md"))


def _texts(folder: Path, names: str) -> Mapping[str, str]:
    suffix = Path(names).suffix
    return {path.name.removesuffix(suffix): path.read_text(encoding="utf-8") for path in sorted(folder.glob(names))}
