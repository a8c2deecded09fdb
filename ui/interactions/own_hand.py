"""Whether a message shows somebody's own hand, or what was opened in its place, and the way back to it."""

from typing import Any, Literal

import discord
from discord.ui import Button

from ui.interactions.components import Style, button
from ui.interactions.ids import TablePress
from words import Voice

BACK = "own"
"""What the way back to a hand is called in an id."""


def table_of_hand(message: discord.Message | None) -> int | None:
    """The number of the table whose hand was pressed, or what had been opened in its place; None for any other message.

    Below a hand stands *More*, below what takes its place the way back.
    """
    if message is None or not (message.flags.ephemeral or message.guild is None):
        return None
    found = map(TablePress.parse, component_ids(message))
    return next((press.table for press in found if press is not None and press.verb in ("more", BACK)), None)


def back_to_hand_button(
    voice: Voice, table_id: int, label: str = "button-back", style: Style = Style.primary
) -> Button[Any]:
    """The way back from what was opened in the place of a hand."""
    return button(TablePress(BACK, table_id), voice.say(label), style)


def answer_kind(message: discord.Message | None) -> Literal["private", "edit"]:
    """How a press is answered that opens something: in the place of the hand that was pressed, else in a message of its
    own."""
    return "private" if table_of_hand(message) is None else "edit"


def component_ids(message: discord.Message) -> list[str]:
    """The ids of what can be pressed below a message."""
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    return [item.custom_id or "" for row in rows for item in row]
