"""A table to look at: what is stored of it, and what each of its people may know and do."""

from typing import Any

import engine
from sessions.log import fair
from sessions.log.lines import ACTION, NOTHING, Course, Line, read
from sessions.log.offers import Matter, Talks
from sessions.log.rehearsal import Rehearsal
from sessions.people.preferences import People
from sessions.ratings.rules import counts
from sessions.ratings.verdicts import Verdict
from sessions.refusals import NotSeated, Refusal
from sessions.running.outages import Outages
from sessions.store.rows import Level, Person, Recent, Status, TableRow
from sessions.time import paces
from sessions.time.paces import Clocks, Pace, Pauses, joined


class BaseTable:
    """One game and the people who play it, in the order of the seats; what is stored of it stands in ``row``.

    ``number`` is how many actions were played, ``shown`` up to which of them Discord shows it (-1: nothing yet).
    """

    __slots__ = (
        "_course",
        "_outages",
        "_people",
        "_recent",
        "clocks",
        "game",
        "id",
        "options",
        "people",
        "row",
        "verdict",
    )

    def __init__(
        self,
        row: TableRow,
        game: engine.Game,
        options: dict[str, Any],
        people: tuple[Person, ...],
        course: Course,
        recent: tuple[Recent, ...],
        clocks: Clocks,
        outages: Outages,
        preferences: People,
    ) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.options = options
        self.people = people
        self._course = course
        self._recent = recent
        self.clocks = clocks
        self.verdict: Verdict | None = None
        self._outages = outages
        self._people = preferences

    # What is stored

    @property
    def version(self) -> int:
        """The version of the rules that plays it."""
        return self.row.version

    @property
    def status(self) -> Status:
        return self.row.status

    @property
    def number(self) -> int:
        return self.row.number

    @property
    def shown(self) -> int:
        return self.row.shown

    @property
    def guild_id(self) -> int | None:
        return self.row.guild_id

    @property
    def channel_id(self) -> int:
        return self.row.channel_id

    @property
    def language(self) -> str | None:
        """In which language everybody there is spoken to, settled before it began; None is English."""
        return self.row.language

    @property
    def place_id(self) -> int | None:
        """The channel or thread where it is shown."""
        return self.row.message.channel_id

    @property
    def message_id(self) -> int | None:
        return self.row.message.message_id

    @property
    def mention_id(self) -> int | None:
        return self.row.call.message_id

    @property
    def lobby_message_id(self) -> int | None:
        return self.row.lobby_message_id

    @property
    def rematch_of(self) -> int | None:
        return self.row.rematch_of

    # What is to be seen

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that have something to do now; none when the game is over."""
        return self._course.state.active if self.status == "open" else ()

    @property
    def playing(self) -> list[engine.Seat]:
        """The seats that are still in the game."""
        return self._course.state.remaining()

    @property
    def outcome(self) -> engine.Outcome | None:
        """How the game ended, or None while it goes on."""
        return self._course.ended

    @property
    def talks(self) -> Talks:
        """What the players have offered each other."""
        return self._course.talks

    def awaited(self) -> dict[Matter, list[int]]:
        """By what is offered, the seats that have yet to answer."""
        if self.status != "open":
            return {}
        return {matter: proposal.awaits(self.playing) for matter, proposal in self.talks.proposals.items()}

    @property
    def closed(self) -> str | None:
        """Why the game has ended, if something else than its rules has ended it; None otherwise."""
        return None if self._course.outcome is None else self._course.outcome.reason

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return tuple(person.name for person in self.people)

    @property
    def levels(self) -> tuple[Level | None, ...]:
        """By seat, how well a computer plays there; None for a person."""
        return tuple(person.level for person in self.people)

    @property
    def commitment(self) -> str:
        """The SHA-256 of the secret, known since the lobby opened."""
        return fair.commitment(self.row.secret)

    @property
    def secret(self) -> str | None:
        """The secret that was committed to, once the game is over; None before."""
        return self.row.secret if self.status == "over" else None

    @property
    def recent(self) -> list[Any]:
        """The events of the newest lines, oldest first."""
        return [event for _, events in self.lines for event in events]

    @property
    def lines(self) -> list[tuple[Line, list[Any]]]:
        """The newest lines of the log, oldest first, with their events; ``NOTHING`` stands for a game action."""
        return [(self._line(line), self.game.read_events(line.events)) for line in self._recent]

    @property
    def pace(self) -> Pace:
        """How much time its people have."""
        return self._outages.pace(self.row.pace)

    @property
    def counts(self) -> bool:
        """Whether the game is to be rated."""
        return counts(self.row.rated, self.levels)

    def pauses(self, seat: int) -> Pauses:
        """The times at which the clock of a seat stands still: outages, and at a slow pace absences."""
        away = self._people.known(self.people[seat].user_id).away if self.pace.slow else ()
        return joined(self._outages.pauses, away) if away else self._outages.pauses

    def away_until(self, seat: int) -> float | None:
        """The Unix time until which the person at a seat is away, where that stops their clock; None otherwise."""
        if not (self.clocks and self.pace.slow):
            return None
        return self._people.known(self.people[seat].user_id).away_until(self._outages.clock())

    def deadline(self, seat: int) -> float | None:
        """The Unix time at which the time of an active seat is over; None where no clock runs."""
        if seat not in self.active or seat >= len(self.clocks) or self.people[seat].level is not None:
            return None
        return paces.deadline(self.clocks[seat], self.pauses(seat))

    def reminders(self, seat: int) -> list[float]:
        """The Unix times at which the person at an active seat is reminded that their time runs."""
        if self.deadline(seat) is None:
            return []
        return paces.reminders(self.pace, self.clocks[seat], self.pauses(seat))

    @property
    def closes_at(self) -> float | None:
        """The Unix time at which the game is closed unless somebody goes on; None where nobody is asked whether."""
        asked = self.row.asked_at
        return None if asked is None else paces.runs_until(asked, paces.ANSWER_WITHIN, self._outages.pauses)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of somebody, or None."""
        for seat, person in enumerate(self.people):
            if person.user_id == user_id:
                return seat
        return None

    def own_seat(self, user_id: int) -> int:
        """The seat of somebody; NotSeated for others."""
        seat = self.seat_of(user_id)
        if seat is None:
            raise NotSeated
        return seat

    def seat_in_game(self, user_id: int) -> int:
        """The seat of somebody who is still in the game; NotSeated or Refusal for others."""
        seat = self.own_seat(user_id)
        if seat not in self.playing:
            raise Refusal("talks-out")
        return seat

    def see(self, viewer: int | None) -> engine.GameView:
        """Everything that a seat, or a spectator (None), may know now, typed."""
        return self._course.see(viewer)

    def view(self, viewer: int | None) -> engine.View:
        """Everything that a seat, or a spectator (None), may know now."""
        return self._course.state.view(None if viewer is None else engine.Seat(viewer))

    def legal(self, seat: int) -> list[engine.Action]:
        """What a seat may do now, resigning apart."""
        return self._course.state.legal(engine.Seat(seat))

    def rehearse(self, seat: int) -> Rehearsal:
        """A copy of the position on which a seat can try actions; nobody else learns of them."""
        return Rehearsal(self._course.state, engine.Seat(seat))

    def step(self, seat: int) -> int:
        """How many actions of its own a seat has played; a control that was made for another step is late."""
        return self.people[seat].steps

    def _line(self, stored: Recent) -> Line:
        if stored.kind == ACTION:
            return Line(ACTION, stored.seat, NOTHING)
        return read(self.game, stored.kind, stored.seat, stored.action)
