"""How presses on the buttons of a table are answered, by the verbs of these."""

import discord

from render.kit.shapes import TALL, WIDE
from ui.interactions.answer import Kind
from ui.interactions.own_hand import BACK, table_of_hand
from ui.interactions.standing_orders import PREFIX
from ui.tables.offers import SAID

FOLLOWED = ("hand", "move", "more")
"""The buttons of the table message whose answers are messages of their own."""
WHILE_ACTIVE = frozenset({"hint", "itself", "draw", "back", "time", "orders", "resign"})
"""The buttons behind *More* that go when the game ends."""
EDITING = frozenset({"giveup", "drawsure", "stay", "itself", "hint", "before", "next", "cards", BACK, TALL, WIDE})
"""The buttons whose answers take the place of what was pressed."""
IN_HAND = frozenset({"more", "resign", "time", "decks", "fair", "drawyes", *SAID})
"""The buttons whose answers do so in a hand: below it they would push it out of sight."""


def kind_of_answer(verb: str, message: discord.Message | None) -> Kind:
    """Whether a press on a button of ``message`` changes that one, or is answered by a message of its own."""
    in_hand = verb in IN_HAND and table_of_hand(message) is not None
    return "edit" if in_hand or verb in EDITING or verb.startswith(PREFIX) else "private"
