"""An attentive onlooker's knowledge of the elementals under a seat's numbers (EL-10.3).

Notes are the set of all assignments that are still possible, as an int: bit i stands for the i-th permutation of
0 to 5 (lexicographic), whose n-th entry is the place, in the order of EL-2.2, of the elemental under number n.
Both kings are 5.
"""

from functools import lru_cache
from itertools import permutations
from typing import Annotated, NamedTuple, NewType

import msgspec

from engine.elemental.board import Element
from engine.elemental.pieces import ELEMENTALS, Number

Notes = NewType("Notes", int)
NotesText = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,180}\Z")]
"""Notes in hexadecimal."""
Assignment = tuple[int, ...]

ASSIGNMENTS: tuple[Assignment, ...] = tuple(permutations(range(6)))
_BIT: dict[Assignment, int] = {assignment: 1 << i for i, assignment in enumerate(ASSIGNMENTS)}
ANYTHING = Notes((1 << len(ASSIGNMENTS)) - 1)

RANK: dict[Element, int] = {element: i for row in ELEMENTALS for i, element in enumerate(row)}
KING_RANK = 5
_HAS = tuple(
    tuple(sum(_BIT[assignment] for assignment in ASSIGNMENTS if assignment[i] == rank) for rank in range(6))
    for i in range(6)
)


def notes_after_reveal(notes: Notes, number: Number, element: Element) -> Notes:
    """The notes after a fight that has uncovered an elemental."""
    return Notes(notes & _HAS[number - 1][RANK[element]])


def is_possible_assignment(notes: Notes, assignment: Assignment) -> bool:
    """True for an assignment that is one of the possible ones."""
    return bool(notes & _BIT[assignment])


@lru_cache(maxsize=1 << 6)
def assignments(notes: Notes) -> tuple[Assignment, ...]:
    """The possible assignments one by one, in order."""
    found = []
    rest: int = notes
    while rest:
        lowest = rest & -rest
        found.append(ASSIGNMENTS[lowest.bit_length() - 1])
        rest ^= lowest
    return tuple(found)


@lru_cache(maxsize=1 << 10)
def after_substitution(notes: Notes, number: Number, removed: tuple[Number, ...]) -> Notes:
    """The notes after an exchange of ``number``, which is not the king, with one of the removed numbers."""
    after = 0
    i = number - 1
    for assignment in assignments(Notes(notes & ~_HAS[i][KING_RANK])):
        for other in removed:
            changed = list(assignment)
            changed[i], changed[other - 1] = changed[other - 1], changed[i]
            after |= _BIT[tuple(changed)]
    return Notes(after)


class Knowledge(NamedTuple):
    """The possible elementals that notes come to, by number."""

    possible: tuple[tuple[Element, ...], ...]
    """The elementals that it may be, in the order of EL-2.2."""
    certain: tuple[Element | None, ...]
    """The only one that it may be; ``None`` where there are more."""
    whole: bool
    """True if ``possible`` says all that the notes say."""


@lru_cache(maxsize=1 << 12)
def knowledge(notes: Notes, seat: int) -> Knowledge:
    """The meaning of notes about a seat's numbers."""
    row = ELEMENTALS[seat]
    possible = tuple(tuple(row[rank] for rank in range(6) if notes & has[rank]) for has in _HAS)
    certain = tuple(some[0] if len(some) == 1 else None for some in possible)
    return Knowledge(possible, certain, possible_assignments(possible) == notes)


@lru_cache(maxsize=1 << 10)
def possible_assignments(choices: tuple[tuple[Element, ...], ...]) -> Notes:
    """All assignments in which every number has one of the elementals listed for it."""
    notes: int = ANYTHING
    for has, elements in zip(_HAS, choices, strict=True):
        notes &= sum(has[RANK[element]] for element in elements)
    return Notes(notes)
