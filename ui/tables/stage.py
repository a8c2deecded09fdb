"""The stage: several actions of one decision, put together step by step and sent at once, all of them or none.

Nothing keeps it: the buttons of the message carry it, so it outlives restarts. A path is made of groups, one a press,
whose characters are the places of the actions among the legal ones; where the table has moved on it fits no more.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from hashlib import sha256
from json import dumps
from string import ascii_letters, digits
from typing import Any

import engine
from engine import Action, IllegalAction
from sessions import Rehearsal
from ui.interactions.ids import StageMenuPress, StagePress
from ui.interactions.reader import Reader
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT, Choices, with_keys
from ui.tables.hand_text import SituationInWords
from words.game import Path

Group = tuple[Action, ...]

PLACES = digits + ascii_letters
FURTHER = "-"
"""So many further places for each of these before a character."""
ROOM = 4
"""Rows of choices: the fifth has the buttons that send, and lead back."""


class StalePress(Exception):
    """What is carried by a button no longer fits the table."""


class Stage:
    """What a seat has put together so far at a table as it stands."""

    def __init__(self, reader: Reader, moment: SituationInWords, groups: Sequence[Group] = ()) -> None:
        """IllegalAction when these can't be done one after the other."""
        self.reader = reader
        self.moment = moment
        self.seat = seat = reader.own_seat
        self.groups = tuple(groups)
        self._ways: list[list[Rehearsal]] = []
        self.last = moment.table.rehearse(seat)
        for group in groups:
            self._ways.append([])
            for action in group:
                self._ways[-1].append(self.last)
                self.last = self.last.then([action])

    @classmethod
    def from_press(cls, reader: Reader, moment: SituationInWords, path: str, check: str) -> "Stage":
        """The stage that a button carries; Stale when it fits no more."""
        last = moment.table.rehearse(reader.own_seat)
        groups: list[Group] = []
        try:
            for part in path.split(".") if path else ():
                group: list[Action] = []
                for place in _decoded_places(part):
                    group.append(last.legal[place])
                    last = last.then(group[-1:])
                groups.append(tuple(group))
        except (IndexError, IllegalAction) as error:
            raise StalePress from error
        stage = cls(reader, moment, groups)
        if stage.actions_digest != check:
            raise StalePress
        return stage

    def with_group(self, group: Iterable[Action]) -> "Stage":
        """The stage with what another press adds; IllegalAction when that is not possible."""
        return Stage(self.reader, self.moment, (*self.groups, tuple(group)))

    def with_choice(self, choice: Choice) -> "Stage":
        """The stage with what a choice adds, as far as the game does not answer or end it by itself."""
        group = [one for one in (choice.action, *choice.further_actions) if one is not None]
        for length in range(len(group), 1, -1):
            with suppress(IllegalAction):
                return self.with_group(group[:length])
        return self.with_group(group[:1])

    @property
    def is_sent_at_once(self) -> bool:
        """Whether a choice of the table itself would send all of this by one press."""
        empty = Stage(self.reader, self.moment)
        choices = [one for row in empty.rows() for one in row.choices if one is not None and one.sends_at_once]
        alike = (one for one in choices if one.action == self.actions[0])
        return any(empty.with_choice(one).actions == self.actions for one in alike)

    def without_last_group(self) -> "Stage":
        """The stage without what the last press has added."""
        return Stage(self.reader, self.moment, self.groups[:-1])

    @property
    def actions(self) -> Group:
        """Everything that has been put together so far, in the order in which it would be played."""
        return self.last.actions

    @property
    def path(self) -> str:
        """The actions as they stand in an id."""
        return ".".join(
            "".join(_encoded_place(position.legal.index(action)) for position, action in zip(way, group, strict=True))
            for way, group in zip(self._ways, self.groups, strict=True)
        )

    @property
    def actions_digest(self) -> str:
        """Eight characters that name the actions."""
        actions = [engine.to_json(action) for action in self.actions]
        return sha256(dumps(actions, sort_keys=True).encode()).hexdigest()[:8]

    @property
    def can_continue(self) -> bool:
        """Whether its seat may see where it leads, and choose further actions."""
        return not self.groups or (bool(self.last.legal) and self.moment.layout.can_continue(self.last))

    @property
    def last_known_position(self) -> Rehearsal:
        """The last position on the way that the seat may see."""
        way = [*(position for part in self._ways for position in part), self.last]
        shown = way[0]
        for position in way[1:]:
            if not self.moment.layout.can_continue(position):
                break
            shown = position
        return shown

    @property
    def steps(self) -> list[tuple[Action, Any]]:
        """The actions, each with the view that it is chosen from."""
        return [
            (action, position.view)
            for way, group in zip(self._ways, self.groups, strict=True)
            for position, action in zip(way, group, strict=True)
        ]

    def unfolded_step(self, key: str) -> Choice | None:
        """The step of this key that is unfolded; None where none is, or nothing can follow."""
        return self.choices().find(key) if key and self.can_continue else None

    def choices(self) -> Choices:
        """What can follow."""
        moment = self.moment
        if not self.groups:
            return moment.choices(self.reader)
        voice = self.reader.voice
        return Choices(voice, self.last.legal, moment.layout, self.last.view, moment.name_labels(voice))

    def rows(self, path: Path = ROOT) -> list[Row]:
        """The rows of what can follow; those of the table itself where nothing is on the stage yet."""
        if not self.groups:
            return self.moment.choices(self.reader).rows(path)
        voice, own = self.reader.voice, None
        if path == ROOT:
            own = self.moment.layout.for_shape(self.reader.shape).staged_rows(
                voice, self.last, self.moment.name_labels(voice)
            )
        return self.choices().rows(path, ROOM) if own is None else with_keys(own)

    def make_press(self, verb: str, step: str = "") -> StagePress:
        """What a button carries."""
        return StagePress(verb, self.moment.seat_step(self.seat), self.path, self.actions_digest, step)

    def last_menu(self) -> list[tuple[int, Row]]:
        """The menu in which the entries were chosen that are the last group, with its number; nothing for another."""
        group = self.groups[-1]
        rows = enumerate(self.without_last_group().rows())
        return [
            (number, row)
            for number, row in rows
            if row.make_actions is not None and tuple(row.make_actions(ticked_entries(row, group))) == group
        ][:1]

    def chosen_actions(self, press: StageMenuPress) -> Group | None:
        """The actions that are chosen in a menu of this stage; None when there are no such entries any more."""
        row, chosen = self.menu_entries(press)
        if row is None or len(chosen) != len(press.keys):
            return None
        if row.check_chosen is not None:
            row.check_chosen(chosen)
        if row.make_actions is not None and not (row.most_chosen == 1 and chosen[0].further_actions):
            return tuple(row.make_actions(chosen))
        if row.make_actions is not None:
            return self.with_choice(chosen[0]).groups[-1]
        return (chosen[0].action, *chosen[0].further_actions) if chosen[0].action is not None else ()

    def menu_entries(self, press: StageMenuPress) -> tuple[Row | None, list[Choice]]:
        """A menu of this stage, and what is chosen in it, in the order of choosing: attackers fight in theirs."""
        step = self.choices().find(press.step) if press.step else None
        rows = self.rows(step.path if step else ROOT)
        if press.row >= len(rows):
            return None, []
        known = {one.key: one for one in rows[press.row].choices if one}
        return rows[press.row], [known[key] for key in press.keys if key in known]


def ticked_entries(row: Row, actions: Sequence[Action]) -> list[Choice]:
    """The entries of a menu that are among these actions, in their order."""
    left, found = [choice for choice in row.choices if choice is not None], []
    whole = next(
        (one for one in left if one.further_actions and (one.action, *one.further_actions) == tuple(actions)), None
    )
    if whole is not None:
        return [whole]
    for action in actions:
        if choice := next((one for one in left if one.action == action), None):
            left.remove(choice)
            found.append(choice)
    return found


def _encoded_place(place: int) -> str:
    return FURTHER * (place // len(PLACES)) + PLACES[place % len(PLACES)]


def _decoded_places(part: str) -> Iterator[int]:
    place = 0
    for character in part:
        if character == FURTHER:
            place += len(PLACES)
        else:
            yield place + PLACES.index(character)
            place = 0
    if place:
        raise IndexError
