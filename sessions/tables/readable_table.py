"""A table as it stands: everything that can be asked of it, and nothing that changes it."""

from typing import Any

import engine
from sessions.log import fair
from sessions.log.lines import Course, Line
from sessions.log.offers import Matter, StandingOffers
from sessions.log.rehearsal import Rehearsal
from sessions.ratings.rules import is_to_be_rated
from sessions.ratings.verdicts import RatingVerdict
from sessions.refusals import NotSeated, Refusal
from sessions.running.outages import Outages
from sessions.store.rows import Level, Person, Status, TableRow, ToldLine, row_attribute
from sessions.tables import standing as standings
from sessions.tables.table_time import TableTime
from sessions.tables.wishes import TablePreferences
from sessions.time.paces import Clocks, Pace


class ReadableTable:
    """One game and the people who play it, in the order of the seats; what is stored of it stands in ``row``.

    ``number`` is how many actions were played, ``shown`` up to which of them Discord shows it (-1: nothing yet).
    """

    __slots__ = (
        "__weakref__", "_course", "_outages", "_recent", "clocks", "game", "id", "options", "people", "row", "verdict",
        "weight", "wishes",
    )  # fmt: skip

    id: int
    game: engine.Game
    options: dict[str, Any]
    people: tuple[Person, ...]
    row: TableRow
    clocks: Clocks
    verdict: RatingVerdict | None
    weight: int
    """Its size in bytes, about."""
    wishes: TablePreferences
    """The preferences of its people."""
    _course: Course
    _recent: tuple[ToldLine, ...]
    _outages: Outages

    # What is stored

    status: Status = row_attribute("status")
    number: int = row_attribute("number")
    shown: int = row_attribute("shown")
    guild_id: int | None = row_attribute("guild_id")
    channel_id: int = row_attribute("channel_id")
    place_id: int | None = row_attribute("message.channel_id")
    """The channel or thread where it is shown."""
    message_id: int | None = row_attribute("message.message_id")
    mention_id: int | None = row_attribute("call.message_id")

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
        """The end of the game; None while it goes on."""
        return self._course.ended

    @property
    def standing_offers(self) -> StandingOffers:
        """The offers of the players to each other."""
        return self._course.talks

    def unanswered_offers(self) -> dict[Matter, list[int]]:
        """By what is offered, the seats that have yet to answer."""
        proposals = self.standing_offers.proposals if self.status == "open" else {}
        return {matter: proposal.awaits(self.playing) for matter, proposal in proposals.items()}

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
    def lines(self) -> list[tuple[Line, list[Any]]]:
        """The newest lines of the log, oldest first, with their events; ``NOTHING`` stands for a game action."""
        return [(standings.told_line(line, self.game), self.game.read_events(line.events)) for line in self._recent]

    @property
    def pace(self) -> Pace:
        """The time that its people have."""
        return self._outages.pace(self.row.pace)

    @property
    def is_to_be_rated(self) -> bool:
        """True where the game is to be rated."""
        return is_to_be_rated(self.row.rated, self.levels)

    @property
    def time(self) -> TableTime:
        """The clocks of its people, and what follows from them."""
        pace, asked_at = self.row.pace, self.row.asked_at
        return TableTime(pace, self.clocks, self.active, self.people, asked_at, self._outages, self.wishes)

    def seat_of(self, user_id: int) -> int | None:
        """The seat of somebody, or None."""
        return next((seat for seat, person in enumerate(self.people) if person.user_id == user_id), None)

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
        """The legal actions of a seat, resigning apart."""
        return self._course.state.legal(engine.Seat(seat))

    def rehearse(self, seat: int) -> Rehearsal:
        """A copy of the position on which a seat can try actions; nobody else learns of them."""
        return Rehearsal(self._course.state, engine.Seat(seat))

    def step(self, seat: int) -> int:
        """The number of actions that a seat has played; a control that was made for another step is late."""
        return self.people[seat].steps
