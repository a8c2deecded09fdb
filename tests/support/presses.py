"""The presses of a game: how many each decision took, and which of them told the bot nothing."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from playground.pseudo_language import from_pseudo_language

BACK = "Back"
LOOKED_UP = re.compile(
    r"rul1:|tab1:(more|hint|cards|tall|before|rematch|normal|hard|replay):|puz1:open:|rvw1:open:|gms1:open"
)
"""What stands below a hand and decides nothing in its game."""
ELSEWHERE = re.compile(r"tab1:hand:|tab1:film:|tab1:replay:|lob|les1:|rulm1:")
"""What a hand has not: a table message, a lobby, a lesson or a page of the rules has it."""
RULES = "Rules"


def choices_among(buttons: Sequence[tuple[str, str]]) -> list[str]:
    """The labels of a message's buttons and menus, each given with its id: for a hand, those that decide something."""
    is_hand = any(
        id_.startswith(("tab1:cards:", "tab1:more:"))
        or (id_.startswith("rul1:") and from_pseudo_language(label) == RULES)
        for id_, label in buttons
    )
    if not is_hand or any(ELSEWHERE.match(id_) for id_, _ in buttons):
        return [label for _, label in buttons]
    return [label for id_, label in buttons if not LOOKED_UP.match(id_)]


class Press(NamedTuple):
    """Somebody pressed ``label`` where ``offered`` could be pressed, while the table said ``where`` the game stood."""

    person: str
    label: str
    offered: tuple[str, ...]
    where: str


class Presses:
    """What people have pressed in their private messages, in order."""

    def __init__(self) -> None:
        self.all: list[Press] = []

    def add(self, person: str, label: str, offered: Sequence[str], where: str = "") -> None:
        """Note a press, and all that could have been pressed instead of it."""
        self.all.append(Press(person, label, tuple(offered), where))

    def single(self) -> list[str]:
        """What was pressed because there was nothing else, not even a way back."""
        return [press.label for press in self.all if press.offered == (press.label,)]

    def decisions(self) -> list[list[str]]:
        """The labels of each decision: it begins where there is no way back, and goes on as long as there is one."""
        found: list[list[str]] = []
        running: dict[str, list[str]] = {}
        for press in self.all:
            if BACK not in press.offered or press.person not in running:
                running[press.person] = []
                found.append(running[press.person])
            running[press.person].append(press.label)
        return found

    def turns(self) -> list[list[str]]:
        """The labels by person and by where the game stood: a turn, if the headline counts turns."""
        found: dict[tuple[str, str], list[str]] = {}
        for press in self.all:
            found.setdefault((press.person, press.where), []).append(press.label)
        return list(found.values())
