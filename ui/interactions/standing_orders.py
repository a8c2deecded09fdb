"""*When to ask me…*: somebody's standing orders in a game, chosen in its lobby or at its table, and kept from game to
game."""

from collections.abc import Callable, Mapping

import discord
from discord.ui import View

import engine
from sessions import Lobby, Table, Tables
from sessions.store.rows import is_one_person_with_computers
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import LobbyPress, TablePress

PREFIX = "ask"
"""What the verbs of the buttons begin with that choose a standing order."""


def parse_orders(verb: str, game: engine.Game) -> Mapping[str, bool] | None:
    """The standing orders that a button's verb chooses; None for other buttons."""
    return game.standing_orders.get(verb.removeprefix(PREFIX)) if verb.startswith(PREFIX) else None


class StandingOrders:
    """Shows standing orders and changes them: in lobbies for whoever presses, at tables for their players."""

    def __init__(self, tables: Tables, make_press: Callable[[str, int], LobbyPress | TablePress]) -> None:
        """``make_press``: the press on a button, by its verb and the number of the lobby or table."""
        self._tables = tables
        self._people = tables.people
        self._make_press = make_press

    async def show(self, answer: Answer, place: Lobby | Table) -> None:
        """Show somebody their standing orders, and what else they can choose. Refused for a game without."""
        _check_seated(answer, place)
        if not place.game.standing_orders:
            if isinstance(place, Lobby):  # it has no such button; at a table the command can ask for it
                raise Refused("button-unknown")
            raise Refused("orders-none", game=answer.voice.game_title(place.game.id))
        preferences = await self._people.preferences(answer.interaction.user.id)
        now = preferences.orders_in(place.game, alone=_is_alone(place))
        await answer.say(
            answer.voice.game_words(place.game.id).say("orders-ask"), view=self._buttons(answer, place, now)
        )

    async def store(self, answer: Answer, place: Lobby | Table, orders: Mapping[str, bool] | None) -> None:
        """Store the orders that somebody has chosen, which hold at once where the game has begun. Refused for None."""
        if orders is None:
            raise Refused("button-unknown")
        _check_seated(answer, place)
        await self._people.keep_orders(answer.interaction.user.id, place.game.id, orders)
        await self._follow(answer, place, orders)

    async def switch(self, answer: Answer, table: Table, name: str, on: bool) -> None:
        """Change one of a player's standing orders. Refused where there is none of that name."""
        user_id, game, alone = answer.interaction.user.id, table.game, _is_alone(table)
        now = (await self._people.preferences(user_id)).orders_in(game, alone=alone) if game.standing_orders else {}
        if name not in now:
            raise Refused("choice-unknown")
        _check_seated(answer, table)
        orders = await self._people.switch_order(user_id, game, name, on=on, alone=alone)
        await self._follow(answer, table, orders)

    async def _follow(self, answer: Answer, place: Lobby | Table, orders: Mapping[str, bool]) -> None:
        """Say which orders are kept from now on, in the message with the buttons, and answer by them what waits."""
        answer.mark_stored()
        words, view = answer.voice.game_words(place.game.id), self._buttons(answer, place, orders)
        text = words.say(f"orders-kept-{words.standing_orders_name(orders)}")
        if answer.interaction.type is discord.InteractionType.component:
            await answer.edit(text, None, view)
        else:
            await answer.say(text, view=view)
        table = self._tables.loaded_table(place.id)
        if table is not None:
            await table.play_unattended()
            self._tables.changed(table)

    def _buttons(self, answer: Answer, place: Lobby | Table, now: Mapping[str, bool]) -> View:
        words = answer.voice.game_words(place.game.id)
        return make_view(
            *(
                button(
                    self._make_press(PREFIX + name, place.id),
                    words.say(f"orders-{name}"),
                    Style.primary if orders == now else Style.secondary,
                )
                for name, orders in place.game.standing_orders.items()
            )
        )


def _check_seated(answer: Answer, place: Lobby | Table) -> None:
    """Refused for whoever has no seat at a table; in a lobby everybody may choose."""
    if isinstance(place, Table) and place.seat_of(answer.interaction.user.id) is None:
        raise Refused("table-not-yours")


def _is_alone(place: Lobby | Table) -> bool:
    """True for one person among computers, whom nobody else can join."""
    return place.waits_for_deal if isinstance(place, Lobby) else is_one_person_with_computers(place.people)
