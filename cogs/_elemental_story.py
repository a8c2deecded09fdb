"""A round of Elemental in plain lines, made from the events that everybody sees."""

from collections.abc import Callable, Sequence
from typing import Any

from words.game import Names

MOST_LINES = 9
MOST_CHARACTERS = 1000
"""So much of a message may be taken up by a round."""

BEATS = {
    ("earth", "fire"): "smothers",
    ("earth", "ice"): "shatters",
    ("fire", "ice"): "melts",
    ("fire", "wind"): "devours",
    ("ice", "wind"): "stills",
    ("ice", "water"): "freezes",
    ("wind", "water"): "scatters",
    ("wind", "earth"): "wears down",
    ("water", "earth"): "washes away",
    ("water", "fire"): "douses",
}
"""What an element does to one that it beats."""

STEPS = {"move": "moves", "dash": "dashes"}


def tell(events: Sequence[Any], names: Names) -> list[str]:
    """The lines of one round, shortened where it would not fit into a message."""
    lines = _Story(events, names).lines()
    while len(lines) > MOST_LINES or sum(map(len, lines)) > MOST_CHARACTERS:
        lines = [*lines[: min(len(lines), MOST_LINES + 1) - 2], "… and more: see the picture."]
    return lines


class _Story:
    """One round being told. An event that a line has told already is not told again."""

    def __init__(self, events: Sequence[Any], names: Names) -> None:
        self.events = events
        self.names = names
        self.told: set[int] = set()

    def lines(self) -> list[str]:
        found = []
        for place, event in enumerate(self.events):
            if place not in self.told:
                line = self._line(place, event)
                if line:
                    found.append(line)
        return found

    def piece(self, seat: int, number: int) -> str:
        return f"{self.names[seat]}'s {number}"

    def _line(self, place: int, event: Any) -> str | None:
        tellers: dict[str, Callable[[int, Any], str | None]] = {"moved": self._moved, "fight": self._fought}
        teller = tellers.get(event["type"])
        return teller(place, event) if teller else self._plain(event)

    def _plain(self, event: Any) -> str | None:
        match event:
            case {"type": "substituted", "seat": seat, "number": number}:
                return f"{self.names[seat]} substitutes number {number}: what is under it now is secret."
            case {"type": "void", "seat": seat, "number": number}:
                return f"{self.piece(seat, number)} can't teleport: another enemy has just come to its well."
            case {"type": "crystal_swapped", "from": start, "cell": cell}:
                return f"The crystal on {start} goes to {cell}."
            case {"type": "fatigue", "numbers": [south, north]}:
                return f"The third stand-off of {self.piece(0, south)} and {self.piece(1, north)}: both lose energy."
            case {"type": "defeated", "seat": seat, "number": number, "element": element}:
                return f"{self.piece(seat, number)} ({element.capitalize()}) is defeated."
            case {"type": "knocked", "seat": seat, "number": number, "cell": cell}:
                return f"{self.piece(seat, number)} is thrown to {cell}."
            case {"type": "returned", "seat": seat, "number": number, "cell": None}:
                return f"The summons of {self.piece(seat, number)} fails."
            case {"type": "returned", "seat": seat, "number": number, "cell": cell}:
                return f"{self.piece(seat, number)} goes back to {cell}."
            case {"type": "claimed", "seat": seat, "number": number, "cell": cell}:
                return f"{self.piece(seat, number)} takes the crystal on {cell}."
            case {"type": "healed", "seat": seat, "number": number}:
                return f"{self.piece(seat, number)} is healed."
            case {"type": "crystal", "cell": cell}:
                return f"A crystal appears on {cell}."
        return None

    # Movement

    def _moved(self, place: int, event: Any) -> str:
        words = self._movement(event)
        meeting = self._meeting(place, event)
        if meeting is None:
            return f"{words}."
        self.told.add(meeting)
        fight = self.events[meeting]
        other = 1 - event["seat"]
        rest = self._outcome(meeting, fight)
        return f"{words} and meets {self.piece(other, fight['numbers'][other])} there: {rest}."

    def _movement(self, event: Any) -> str:
        piece, cell = self.piece(event["seat"], event["number"]), event["cell"]
        match event["by"]:
            case "summon":
                return f"{self.names[event['seat']]} summons {event['number']} on {cell}"
            case "teleport":
                return f"{piece} teleports to {cell}"
            case "swap":
                return f"{piece} is swapped to {cell}"
            case by:
                return f"{piece} {STEPS[by]}{' and is stopped on' if event['stopped'] else ' to'} {cell}"

    def _meeting(self, place: int, event: Any) -> int | None:
        """The priority fight that a movement leads to, if no later movement leads to it as well."""
        seat, number, cell = event["seat"], event["number"], event["cell"]
        for later in range(place + 1, len(self.events)):
            other = self.events[later]
            if other["type"] in ("knocked", "returned", "void"):
                return None
            if other["type"] == "moved" and other["cell"] == cell:
                return None
            if other["type"] == "fight" and other["kind"] == "priority" and other["numbers"][seat] == number:
                return later
        return None

    # Fights

    def _fought(self, place: int, fight: Any) -> str:
        south, north = (self.piece(seat, fight["numbers"][seat]) for seat in (0, 1))
        one, other = fight["cells"]
        where = f"On {one}" if fight["kind"] == "priority" else f"On {one} and {other}"
        return f"{where} {south} and {north} meet: {self._outcome(place, fight)}."

    def _outcome(self, place: int, fight: Any) -> str:
        """Who beats whom, and what becomes of the loser."""
        losers = [seat for seat in (0, 1) if fight["damage"][seat] or fight["pushed"][seat]]
        if not losers:
            return self._level(fight)
        loser = losers[0]
        winner = 1 - loser
        one, other = (_kind(fight, seat) for seat in (winner, loser))
        if fight["pushed"][loser]:
            words = f"{one} pushes {other}"
        elif fight["acting"][winner] == fight["acting"][loser]:
            words = f"{one} beats {other} on its own fountain"
        else:
            words = f"{one} {BEATS[fight['acting'][winner], fight['acting'][loser]]} {other}"
        fate = self._fate(place, loser, fight)
        return f"{words}{', ' + fate if fate else ''}"

    def _level(self, fight: Any) -> str:
        one, other = (_kind(fight, seat) for seat in (0, 1))
        return f"both are {one}, and nobody wins" if one == other else f"{one} and {other} do nothing to each other"

    def _fate(self, place: int, seat: int, fight: Any) -> str | None:
        """What becomes of a loser; None where a later fight of the same moment says it."""
        number = fight["numbers"][seat]
        piece = self.piece(seat, number)
        for later in range(place + 1, len(self.events)):
            event = self.events[later]
            if event["type"] == "fight" and event["numbers"][seat] == number:
                if event["damage"][seat] or event["pushed"][seat]:
                    return None
                continue
            if (event.get("seat"), event.get("number")) != (seat, number):
                continue
            if event["type"] == "defeated":
                self.told.add(later)
                return f"{piece} is defeated"
            if event["type"] in ("knocked", "returned"):
                self.told.add(later)
                return f"{piece} {_thrown(event)}{_weakened(fight, seat)}"
        return f"{piece} is in the air{_weakened(fight, seat)}"


def _kind(fight: Any, seat: int) -> str:
    """An elemental, and as what a king fights."""
    element, acting = fight["elements"][seat], fight["acting"][seat]
    if element == acting or acting is None:
        return str(element).capitalize()
    return f"{element.capitalize()} as {acting}"


def _thrown(event: Any) -> str:
    return "has nowhere to go" if event["from"] == event["cell"] else f"is thrown back to {event['cell']}"


def _weakened(fight: Any, seat: int) -> str:
    return " and has half its energy" if fight["damage"][seat] else " unharmed"


def ordered(order: dict[str, Any]) -> str:
    """An order as its player reads it: "3 dashes to e5"."""
    number = order["number"]
    match order:
        case {"type": "move" | "dash" as kind, "to": cell}:
            return f"{number} {STEPS[kind]} to {cell}" + (" and heals there" if order.get("heal") else "")
        case {"type": "teleport"}:
            return f"{number} teleports"
        case {"type": "substitute", "with": other}:
            return f"{number} is substituted with {other}"
    return f"{number} is summoned"
