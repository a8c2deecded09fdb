"""The beginning of a game: the one way from a deal to a table, whoever has brought its people together."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sessions import signals
from sessions.log import fair
from sessions.refusals import TableBroken, sentence
from sessions.seating.chosen_decks import with_decks
from sessions.seating.deal import Deal, computer, encoded_json, stored_columns
from sessions.store import lobbies as rows
from sessions.store.rows import Person, is_one_person_with_computers, seat_bits
from sessions.store.writer import Transaction
from sessions.tables.table import Table
from sessions.tables.tables import Tables
from sessions.time.paces import clocks_at_start, next_look
from sessions.time.wall_clock import Clock


class Seating:
    """Seats people at tables, and begins their games."""

    def __init__(self, tables: Tables, clock: Clock) -> None:
        self._tables = tables
        self._store = tables.store
        self._clock = clock

    async def begin(self, deal: Deal) -> Table:
        """Begin a game for which nobody has waited in a lobby. DeckUnplayable or BadOptions; nothing has happened then.

        How many games somebody may play at a time is for whoever makes the deal to look at.
        """
        table_id = await self._store.transact(lambda transaction: self.store_beginning(transaction, deal))
        return await self.open_begun_table(table_id)

    def store_beginning(
        self, transaction: Transaction, deal: Deal, lobby_id: int | None = None, rematch_of: int | None = None
    ) -> int:
        """Store the beginning of a game inside a transaction, in the place of its lobby if it had one; its number.

        ``rematch_of``: the table of which it is a rematch, where it had none.
        """
        game, now = deal.game, self._clock()
        people = _by_seat(deal.people)
        secret = deal.secret or fair.new_secret()
        seed = fair.seed_of(secret, [person.join_id for person in people])
        options = self._starting_options(transaction, deal, people)
        state = game.new(len(people), seed, options)
        pace = self._tables.outages.pace(deal.pace)
        clocks = clocks_at_start(pace, len(people), state.active, now)
        values = {
            "options": encoded_json(options),
            "version": game.version,
            "rated": deal.rated,
            "seed": seed,
            "position": encoded_json(state.position()),
            "active": seat_bits(state.active),
            "steps": encoded_json([0] * len(people)),
            "clocks": encoded_json(clocks) if clocks else None,
            # Committed to when the game ends: then one press begins the next one, and nobody else has to join.
            "next_secret": fair.new_secret() if is_one_person_with_computers(people) else None,
        }
        look = next_look(pace, clocks, now)
        if lobby_id is None:
            place_id = deal.place.thread_id or deal.place.channel_id  # no thread grows where no lobby was shown
            agreed = {**stored_columns(deal, secret, now), "host_id": deal.host_id, "rematch_of": rematch_of}
            return rows.start_table_without_lobby(transaction, agreed | values, people, look, place_id)
        rows.start_table(transaction, lobby_id, values, people, look)
        return lobby_id

    def _starting_options(self, transaction: Transaction, deal: Deal, people: Sequence[Person]) -> dict[str, Any]:
        """The options with which the game begins: those agreed on, or a position; decks; standing orders by seat."""
        if deal.position is None:
            options = with_decks(deal.game, dict(deal.options), people)
        else:
            options = {"position": dict(deal.position)}
        if not deal.game.standing_orders:
            return options
        orders = deal.orders
        if orders is None:
            alone = is_one_person_with_computers(people)
            orders = tuple(
                self._tables.people.inside(transaction, person.user_id).orders_in(
                    deal.game, alone=alone and person.level is None
                )
                for person in people
            )
        return options | {"orders": [dict(own) for own in orders]}

    async def open_begun_table(self, table_id: int) -> Table:
        """The table of a game whose beginning has been stored, once all has followed that needs nobody's decision."""
        table = await self._tables.get(table_id)
        if table is None:
            raise TableBroken(table_id, sentence("broken-gone"))
        signals.began(table.game.id)
        await table.play_unattended()
        self._store.alarm.note_due(next_look(table.pace, table.clocks, self._clock()))
        return table


def _by_seat(seats: Sequence[Person | None]) -> list[Person]:
    """The people by seat: those that stayed open close up, and computers are numbered by theirs."""
    people = [person for person in seats if person is not None]
    return [
        person if person.level is None else replace(person, user_id=computer(person.level, seat).user_id)
        for seat, person in enumerate(people)
    ]
