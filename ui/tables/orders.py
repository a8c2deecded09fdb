"""*When to ask me…*: a player's standing orders, chosen at a table."""

from collections.abc import Callable, Mapping

from sessions import Table, Tables
from sessions.store.rows import is_one_person_with_computers
from ui.interactions.answer import Answer, Refused
from ui.interactions.ids import TablePress
from ui.interactions.standing_orders import offer_orders, say_kept, store_orders


class TableStandingOrders:
    """What a player wants to be asked, from now on."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def show_orders(self, answer: Answer, table: Table) -> None:
        """A player's standing orders, and what else they can choose."""
        own_seat(table, answer.interaction.user.id)
        if not table.game.standing_orders:
            raise Refused("orders-none", game=answer.voice.game_title(table.game.id))
        words, people = answer.voice.game_words(table.game.id), self._tables.people
        await offer_orders(answer, people, words, _press_maker(table), alone=is_one_person_with_computers(table.people))

    async def store_orders(self, answer: Answer, table: Table, orders: Mapping[str, bool]) -> None:
        """A player's standing orders from now on, at this table as soon as they have something to decide there."""
        own_seat(table, answer.interaction.user.id)
        await store_orders(
            answer, self._tables.people, answer.voice.game_words(table.game.id), orders, _press_maker(table)
        )
        await self._play_unattended(table)

    async def switch_order(self, answer: Answer, table: Table, name: str, on: bool) -> None:
        """Change one of a player's standing orders. Refused where there is none of that name."""
        people, user_id, alone = (
            self._tables.people,
            answer.interaction.user.id,
            is_one_person_with_computers(table.people),
        )
        orders = (await people.preferences(user_id)).orders_in(table.game, alone=alone) if _has_any(table) else {}
        if name not in orders:
            raise Refused("choice-unknown")
        own_seat(table, user_id)
        orders = await people.switch_order(user_id, table.game, name, on=on, alone=alone)
        await say_kept(answer, answer.voice.game_words(table.game.id), orders, _press_maker(table))
        await self._play_unattended(table)

    async def _play_unattended(self, table: Table) -> None:
        await table.play_unattended()
        self._tables.changed(table)


def _has_any(table: Table) -> bool:
    return bool(table.game.standing_orders)


def own_seat(table: Table, user_id: int, wanted: int | None = None) -> int:
    """Where somebody sits; Refused when they don't, or not there."""
    seat = table.seat_of(user_id)
    if seat is None or (wanted is not None and seat != wanted):
        raise Refused("table-not-yours")
    return seat


def _press_maker(table: Table) -> Callable[[str], TablePress]:
    return lambda verb: TablePress(verb, table.id)
