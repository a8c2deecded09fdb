"""A round of Elemental in plain lines, made from the events that everybody sees."""

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, assert_never

from engine import Event
from engine.elemental import ElementalView
from engine.elemental.board import BY_NAME, COORDINATES, Element, vector
from engine.elemental.chronicle import RoundEvent
from engine.elemental.events import (
    CrystalClaimed,
    CrystalMade,
    CrystalSwapped,
    Defeated,
    Fatigued,
    Fought,
    Healed,
    Landed,
    LandingAsked,
    Moved,
    OrdersRevealed,
    Returned,
    Substituted,
    TeleportVoid,
)  # fmt: skip
from engine.elemental.pieces import KINGS
from words.catalogue import Catalogue
from words.elemental.fights_told import SIGNS, fight_numbers, is_level_again, loser_of
from words.game import CauseLine, EssentialLine, Names, NewsLine

MOST_STORY_LINES, MOST_STORY_CHARACTERS = 9, 1000
"""The part of a message that a round may take: lines, and characters."""
ORDERS_WEIGHT = 8
"""The weight of the line of both orders: nothing that came of them can be understood without."""


class MessageVoice(Protocol):
    """The ways to a message of the game, and of all games."""

    catalogue: Catalogue

    def say(self, key: str, /, **fields: str | int) -> str: ...


def round_lines(events: Sequence[RoundEvent], view: ElementalView, words: MessageVoice, names: Names) -> list[str]:
    """The lines of one round, shortened where it would not fit into a message; ``view``: how it has ended.

    Everybody reads the same lines in the same order, each fight in one with what came of it. Those that are left out
    are the last of what matters least; never one in which a piece of the viewer's falls. Fights are the news to a
    player.
    """
    told = _Story(events, words, names, fight_numbers(view.last))
    lines: list[tuple[str, int]] = []
    for line, happened in zip(told.lines(), told.behind, strict=True):
        if line == told.orders:
            lines.append((CauseLine(line), ORDERS_WEIGHT))
            continue
        weight = max((_event_weight(event, view.viewer) for event in happened), default=0)
        brief = told.briefs.get(line, "") or _brief_of_crystal(happened, view, words, told)
        if view.viewer is not None and weight > 1:
            line = NewsLine(line, told.shorts.get(line, ""), weight, brief=brief)
        elif view.viewer is not None and brief:
            line = EssentialLine(line, brief)
        lines.append((line, weight))
    fallen, made = (sum(isinstance(event, kind) for event in events) for kind in (Defeated, CrystalMade))
    if view.phase == "orders" and made < fallen:
        lines.append((words.say("story-no-crystal", why="wells" if view.supply else "supply"), 0))
    kept = {line for seat, line in told.falls if view.viewer in (None, seat)}
    more: list[str] = []
    while (
        len(lines) + len(more) > MOST_STORY_LINES
        or sum(len(line) for line, _ in lines) + sum(map(len, more)) > MOST_STORY_CHARACTERS
    ):
        more = [words.say("story-more")]
        free = [at for at, (line, _) in enumerate(lines) if line not in kept] or [len(lines) - 1]
        lines.pop(min(free, key=lambda at: (lines[at][1], -at)))
    return [line for line, _ in lines] + more


def _brief_of_crystal(
    happened: Sequence[RoundEvent], view: ElementalView, words: MessageVoice, told: "EventTeller"
) -> str:
    """A line of a crystal in the fewest words: who took it and how many that side has now, or where one appears."""
    match happened:
        case [CrystalClaimed(seat, number, cell)]:
            piece, crystals = told.piece_name(seat, number), view.seats[seat].crystals
            return words.say("brief-claimed", piece=piece, cell=cell, crystals=crystals)
        case [CrystalMade(), *_]:
            cells = [event.cell for event in happened if isinstance(event, CrystalMade)]
            return words.say("brief-crystals", cells=words.catalogue.list_in_sentence(cells))
    return ""


def defeat_lines(events: Sequence[RoundEvent], words: MessageVoice, names: Names) -> list[str]:
    """The lines of a round in which a piece falls."""
    told = _Story(events, words, names, fight_numbers(events))
    told.lines()
    return [line for _, line in told.falls]


def weightiest_lines(
    events: Sequence[RoundEvent], viewer: int | None, words: MessageVoice, names: Names, most: int
) -> list[str] | None:
    """What was ordered, and so many lines of a round that matter most, in their order: what was lost, then fights,
    one's own above all.

    None where nothing of the kind has happened.
    """
    told = _Story(events, words, names, fight_numbers(events))
    lines = told.lines()
    weights = [max((_event_weight(event, viewer) for event in happened), default=0) for happened in told.behind]
    if not any(weights):
        return None
    best = sorted(range(len(lines)), key=lambda place: (weights[place], place))[-most:]
    led = [told.orders] if told.orders and told.orders not in [lines[place] for place in best] else []
    return [*led, *(lines[place] for place in sorted(best))]


def _event_weight(event: RoundEvent, viewer: int | None) -> int:
    """How much an event matters to whoever looks on: kings above all; a fight that nobody wins is no news."""
    match event:
        case Fought():
            loser = loser_of(event)
            if loser is None:
                return 1
            if event.elements[loser] in KINGS and event.damage[loser]:
                return 6
            return 4 if loser == viewer and event.damage[loser] else 3
        case Fatigued():
            return 4
        case Defeated():
            return 7 if event.element in KINGS else 5
        case CrystalClaimed():
            return 1 + (event.seat == viewer) if viewer is not None else 1
    return 0


class EventTeller:
    """Single events in plain clauses."""

    def __init__(self, words: MessageVoice, names: Names) -> None:
        self.words = words
        self.names = names

    def piece_name(self, seat: int, number: int) -> str:
        """A piece as everybody knows it: whose it is, and its number."""
        return self.words.say("piece", player=self.names[seat], number=number)

    def element_name(self, element: Element) -> str:
        """An element by its name."""
        return self.words.say(f"element-{element}")

    def event_clause(self, event: RoundEvent) -> str | None:
        """An event without its full stop; None for one that needs no words of its own."""
        match event:
            case Moved():
                return self.movement_clause(event)
            case Substituted(seat, number):
                return self.words.say("event-substituted", player=self.names[seat], number=number)
            case TeleportVoid(seat, number):
                return self._of_piece("void", seat, number)
            case CrystalSwapped(start, cell):
                return self.words.say("event-crystal-swapped", start=start, cell=cell)
            case Fatigued(numbers):
                south, north = (self.piece_name(seat, number) for seat, number in enumerate(numbers))
                return self.words.say("event-fatigue", south=south, north=north)
            case Defeated():
                return self._of_piece("defeated", event.seat, event.number, element=self.element_name(event.element))
            case Landed():
                return self._of_piece("knocked", event.seat, event.number, cell=event.cell)
            case Returned(cell=None):
                return self._of_piece("returned-failed", event.seat, event.number)
            case Returned():
                return self._of_piece("returned", event.seat, event.number, cell=event.cell or "")
            case CrystalClaimed():
                return self._of_piece("claimed", event.seat, event.number, cell=event.cell)
            case Healed(seat, number):
                return self._of_piece("healed", seat, number)
            case CrystalMade():
                return self.words.say("event-crystal", cell=event.cell)
            case OrdersRevealed() | Fought() | LandingAsked():
                return None
            case _:
                assert_never(event)

    def _of_piece(self, key: str, seat: int, number: int, **fields: str) -> str:
        return self.words.say(f"event-{key}", piece=self.piece_name(seat, number), **fields)

    def movement_clause(self, event: Moved) -> str:
        """How a piece has come to a cell: by an order, by magic, or as one that is summoned; or that it was stopped."""
        if event.by == "summon":
            player = self.names[event.seat]
            return self.words.say("event-moved-summon", player=player, number=event.number, cell=event.cell)
        how = "stopped" if event.stopped else event.by
        return self.words.say(f"event-moved-{how}", piece=self.piece_name(event.seat, event.number), cell=event.cell)

    def fight_line(self, fight: Fought, outcome: str) -> str:
        """The meeting of two, and what came of it; neighbours are found by their numbers."""
        south, north = (self.piece_name(seat, fight.numbers[seat]) for seat in (0, 1))
        if fight.kind == "ordinary" and loser_of(fight) is None and fight.elements[0] == fight.elements[1]:
            return self.words.say("story-level", south=south, north=north, element=self.element_name(fight.elements[0]))
        if fight.kind == "priority":
            return self.words.say("story-contest", south=south, north=north, cell=fight.cells[0], outcome=outcome)
        return self.words.say("story-fight", south=south, north=north, outcome=outcome)

    def blow_clause(self, fight: Fought) -> str:
        """A line that says who beats whom."""
        loser = loser_of(fight)
        if loser is None:
            return self._level_fight_line(fight)
        winner = 1 - loser
        one, other = (self._element_fought_as(fight, seat) for seat in (winner, loser))
        acting = fight.acting
        if fight.pushed[loser]:
            return self.words.say("fight-pushes", one=one, other=other)
        if acting[winner] == acting[loser]:
            return self.words.say("fight-at-home", one=one, other=other)
        blow = self.words.say(f"fight-{acting[winner]}-{acting[loser]}", one=one, other=other)
        if fight.damage[loser] < 2:
            return blow
        return self.words.say("fight-twice", blow=blow, fountain=self.words.say(f"ground-{acting[winner]}"))

    def _level_fight_line(self, fight: Fought) -> str:
        one, other = (self._element_fought_as(fight, seat) for seat in (0, 1))
        if one == other:
            return self.words.say("fight-level", element=one)
        return self.words.say("fight-nothing", one=one, other=other)

    def _element_fought_as(self, fight: Fought, seat: int) -> str:
        """An elemental, and as what a king fights."""
        element, acting = fight.elements[seat], fight.acting[seat]
        name = self.element_name(element)
        if acting is None or acting == element:
            return name
        return self.words.say("element-acting", element=name, acting=self.element_name(acting))


class _Story(EventTeller):
    """One round being told. An event that a line has told already is not told again."""

    def __init__(
        self, events: Sequence[RoundEvent], words: MessageVoice, names: Names, numbers: Mapping[tuple[str, ...], int]
    ) -> None:
        """``numbers``: those of its fights on the board."""
        super().__init__(words, names)
        self.events = events
        self.numbers = numbers
        self.told: set[int] = set()
        self.falls: list[tuple[int, str]] = []
        """The lines in which a piece of a seat falls."""
        self.behind: list[list[RoundEvent]] = []
        """The events that each line tells."""
        self.orders: str | None = None
        """The line that says what both have ordered."""
        self.shorts: dict[str, str] = {}
        """What came of a fight, without who fought, by the line that tells both."""
        self.briefs: dict[str, str] = {}
        """Who fought and what came of it in the fewest words, by the line that tells it."""

    def lines(self) -> list[str]:
        """The lines of the round: both orders, then what came of them, in the order of its events."""
        found = []
        self.orders = self._orders_line()
        if self.orders:
            found.append(self.orders)
            self.behind.append([self.events[at] for at in sorted(self.told)])
        for place, event in enumerate(self.events):
            if place not in self.told:
                before = set(self.told)
                line = self._event_line(place, event)
                if line:
                    found.append(line)
                    self.behind.append([self.events[at] for at in sorted({place} | self.told - before)])
                    self.falls += [(one.seat, line) for one in self.behind[-1] if isinstance(one, Defeated)]
        return found

    def _event_line(self, place: int, event: RoundEvent) -> str | None:
        match event:
            case Fought() if is_level_again(self.events, place, event):
                return None
            case Fought():
                outcome = self._outcome_line(place, event)
                line = self.fight_line(event, outcome)
                if self._goes_on(place, event):
                    line = self.words.say("story-at-once", line=line)
                line = self._numbered(event, line)
                self.shorts[line] = self._numbered(event, self.words.say("event-sentence", clause=outcome))
                self.briefs[line] = self._numbered(event, self._brief_fight_line(place, event))
                return line
            case CrystalMade():
                clause: str | None = self._crystals_line()
            case _:
                clause = self.event_clause(event)
        return clause and self.words.say("event-sentence", clause=clause)

    def _numbered(self, fight: Fought, line: str) -> str:
        """A line of a fight with its number on the board, where it has one."""
        number = self.numbers.get(fight.cells, 0)
        if not 0 < number <= len(SIGNS):
            return line
        return self.words.say("story-numbered", number=SIGNS[number - 1], line=line)

    def _crystals_line(self) -> str:
        """All crystals that have appeared, in one line."""
        made = {place: event for place, event in enumerate(self.events) if isinstance(event, CrystalMade)}
        self.told.update(made)
        cells = [event.cell for event in made.values()]
        if len(cells) == 1:
            return self.words.say("event-crystal", cell=cells[0])
        return self.words.say("event-crystals", cells=self.words.catalogue.list_in_sentence(cells))

    def _goes_on(self, place: int, fight: Fought) -> bool:
        """Whether one of the two has already been told to fight somebody else at the same moment (EL-6.9)."""
        earlier = [one.numbers for one in self._fights_of_moment(place)[:-1]]
        return any(numbers[seat] == fight.numbers[seat] for numbers in earlier for seat in (0, 1))

    def _fights_of_moment(self, place: int) -> list[Fought]:
        """The ordinary fights of one moment, up to that at a place."""
        fights: list[Fought] = []
        while place >= 0 and isinstance(fight := self.events[place], Fought) and fight.kind == "ordinary":
            fights.insert(0, fight)
            place -= 1
        return fights

    def _orders_line(self) -> str | None:
        """What both have ordered, side by side; None where an order was not carried out: that is told by itself."""
        found: dict[int, tuple[int, Moved | Substituted]] = {}
        for place, event in enumerate(self.events):
            if isinstance(event, Substituted) or (isinstance(event, Moved) and event.by != "swap"):
                found.setdefault(event.seat, (place, event))
        if len(found) < len(self.names):
            return None
        self.told.update(place for place, _ in found.values())
        one, other = (self._order_clause(event) for _, event in found.values())
        return self.words.say("story-both", one=one, other=other)

    def _order_clause(self, event: Moved | Substituted) -> str:
        """An order as it was carried out, in as few words as the picture needs beside it."""
        if isinstance(event, Substituted):
            return self.words.say("story-substitutes", piece=self.piece_name(event.seat, event.number))
        if event.stopped:
            return self.movement_clause(event)
        piece = self.piece_name(event.seat, event.number)
        return self.words.say(f"story-went-{event.by}", piece=piece, cell=event.cell)

    def _brief_fight_line(self, place: int, fight: Fought) -> str:
        """A fight in so few words that several stand beside a tall picture."""
        loser = loser_of(fight)
        first = 0 if loser is None else 1 - loser
        pieces = {
            key: self.piece_name(seat, fight.numbers[seat]) for key, seat in (("piece", first), ("enemy", 1 - first))
        }
        kinds = {key: self._element_fought_as(fight, seat) for key, seat in (("one", first), ("other", 1 - first))}
        if loser is None:
            return self.words.say("brief-level", **pieces, **kinds)
        end = self._event_of_loser(place, loser, fight.numbers[loser])
        how = "defeats" if isinstance(end, Defeated) else "pushes" if fight.pushed[loser] else "hits"
        flown = end.cell if isinstance(end, Landed | Returned) and end.start != end.cell else None
        twice = "yes" if fight.damage[loser] > 1 else "no"
        return self.words.say("brief-fight", **pieces, **kinds, how=how, twice=twice, cell=flown or "none")

    def _event_of_loser(self, place: int, seat: int, number: int) -> Defeated | Landed | Returned | None:
        """What becomes of the loser of a fight; None where it is in the air, or a later fight decides it."""
        for event in self.events[place + 1 :]:
            if isinstance(event, Fought) and event.numbers[seat] == number and loser_of(event) == seat:
                return None
            if isinstance(event, Defeated | Landed | Returned) and (event.seat, event.number) == (seat, number):
                return event
        return None

    def _outcome_line(self, place: int, fight: Fought) -> str:
        """A line that says who beats whom, and what becomes of the loser."""
        blow = self.blow_clause(fight)
        loser = loser_of(fight)
        fate = None if loser is None else self._fate_clause(place, loser, fight)
        return self.words.say("story-outcome", blow=blow, fate=fate) if fate else blow

    def _thrower_names(self, place: int, seat: int, number: int) -> list[str]:
        """The enemies that have thrown a piece at the same moment, in ordinary fights."""
        wave = [one for one in self._fights_of_moment(place) if (loser_of(one), one.numbers[seat]) == (seat, number)]
        return [self.piece_name(1 - seat, one.numbers[1 - seat]) for one in wave]

    def _fate_clause(self, place: int, seat: int, fight: Fought) -> str | None:
        """The fate of a loser; where a later fight of the same moment says it, no more than what this one has cost."""
        number = fight.numbers[seat]
        hit = "-hit" if fight.damage[seat] else ""
        piece = self.piece_name(seat, number)
        for later in range(place + 1, len(self.events)):
            event = self.events[later]
            if isinstance(event, Fought):
                if event.numbers[seat] == number and loser_of(event) == seat:
                    return self.words.say("fate-hit", piece=piece) if hit else None
            elif isinstance(event, (Defeated, Landed, Returned)) and (event.seat, event.number) == (seat, number):
                self.told.add(later)
                if isinstance(event, Defeated):
                    return self.words.say("fate-defeated", piece=piece)
                if event.start == event.cell or event.cell is None:
                    return self.words.say(f"fate-stays{hit}", piece=piece)
                throwers = self._thrower_names(place, seat, number)
                if len(throwers) > 1:  # a pushed king: whoever is hit twice falls
                    listed = self.words.catalogue.list_in_sentence(throwers)
                    return self.words.say("fate-thrown-by", piece=piece, cell=event.cell, enemies=listed)
                way = _flight_kind(fight, seat, event.cell) if throwers else "back"
                return self.words.say(f"fate-thrown{hit}", piece=piece, cell=event.cell, way=way)
        return self.words.say(f"fate-air{hit}", piece=piece)


def _flight_kind(fight: Fought, seat: int, cell: str) -> str:
    """Whether a piece that one neighbour has thrown flew straight back, and if not, why (EL-7.3)."""
    here, winner = (BY_NAME[fight.cells[each]] for each in (seat, 1 - seat))
    (q, r), (across, down) = COORDINATES[here], vector(winner, here)
    behind = q + across, r + down
    if behind == COORDINATES[BY_NAME[cell]]:
        return "back"
    return "taken" if behind in COORDINATES else "edge"


def event_line(event: Event, words: Any, names: Names) -> str | None:
    """A single event as a line of its own."""
    teller = EventTeller(words, names)
    if isinstance(event, Fought):
        return teller.fight_line(event, teller.blow_clause(event))
    clause = teller.event_clause(event)  # type: ignore[arg-type]
    return clause and str(words.say("event-sentence", clause=clause))
