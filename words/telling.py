"""How the private messages of a game tell what has happened: where, in how many rows, how briefly."""

from typing import NamedTuple


class Telling(NamedTuple):
    """How the story of a game is told to a seat; beside a tall picture there is little room for it."""

    in_lines: bool = False
    """Each line of a long story matters by itself, so that none is run on."""
    comes_last: bool = False
    """What has happened stands next to the picture, below what is said besides."""
    result_comes_first: bool = False
    """How a game has ended stands above what led to it."""
    rows_on_phone: int = 0
    """The most rows that a story, with what is explained, usually takes beside a tall picture; 0: all it has."""
    explanation_rows: int = 3
    """So many of them an explanation takes, for which the story makes room."""
    briefly_on_phone: bool = False
    """Beside a tall picture it is told in its fewest words, however short it is."""
