"""Standing orders: when people want to be asked, chosen in a lobby or at a table, and kept from game to game."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord.ui import View

import engine
from sessions.people.preferences import People
from ui.interactions.answer import Answer, Refused
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import LobbyPress, TablePress
from words.game import GameWords

PREFIX = "ask"
"""What the verbs of the buttons begin with that choose a standing order."""


def parse_orders(verb: str, game: engine.Game) -> Mapping[str, bool] | None:
    """The standing orders that a button's verb chooses; None for other buttons."""
    return game.standing_orders.get(verb.removeprefix(PREFIX)) if verb.startswith(PREFIX) else None


async def offer_orders(
    answer: Answer,
    people: People,
    words: GameWords[Any],
    press: Callable[[str], LobbyPress | TablePress],
    *,
    alone: bool = False,
) -> None:
    """Show somebody their standing orders in a game, and what else they can choose. Refused for a game without.

    ``alone``: they play it with computers, and no other people.
    """
    if not words.game.standing_orders:
        raise Refused("button-unknown")
    preferences = await people.preferences(answer.interaction.user.id)
    now = preferences.orders_in(words.game, alone=alone)
    await answer.say(words.say("orders-ask"), view=_order_buttons(words, now, press))


async def store_orders(
    answer: Answer,
    people: People,
    words: GameWords[Any],
    orders: Mapping[str, bool],
    press: Callable[[str], LobbyPress | TablePress],
) -> None:
    """Store the orders that somebody has chosen, and say so in the message with the buttons."""
    await people.keep_orders(answer.interaction.user.id, words.game.id, orders)
    await say_kept(answer, words, orders, press)


async def say_kept(
    answer: Answer,
    words: GameWords[Any],
    orders: Mapping[str, bool],
    press: Callable[[str], LobbyPress | TablePress],
) -> None:
    """Say which orders are kept from now on, in the message with the buttons."""
    answer.mark_stored()
    text, view = words.say(f"orders-kept-{words.standing_orders_name(orders)}"), _order_buttons(words, orders, press)
    if answer.interaction.type is discord.InteractionType.component:
        await answer.edit(text, None, view)
    else:
        await answer.say(text, view=view)


def _order_buttons(
    words: GameWords[Any], now: Mapping[str, bool], press: Callable[[str], LobbyPress | TablePress]
) -> View:
    return make_view(
        *(
            button(
                press(PREFIX + name), words.say(f"orders-{name}"), Style.primary if orders == now else Style.secondary
            )
            for name, orders in words.game.standing_orders.items()
        )
    )
