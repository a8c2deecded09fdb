"""What opens in the place of a hand, with the way back to it."""

from collections.abc import Awaitable, Callable
from typing import Any

from discord.ui import Item

from ui.interactions.answer import Answer
from ui.interactions.components import make_view
from ui.interactions.own_hand import back_to_hand_button
from ui.interactions.pictures import ReadyFile
from ui.tables.surfaces.content import Content
from words import Voice

InHand = Callable[[Answer, int, Content], Awaitable[None]]
"""Shows something in the place of the hand of a table that was pressed."""


def page_with_way_back(
    voice: Voice, table_id: int, text: str, *items: Item[Any], file: ReadyFile | None = None
) -> Content:
    """A text with its buttons and a file, and the way back to the hand of a table."""
    return Content(text, None, make_view(*items, back_to_hand_button(voice, table_id)), file=file)
