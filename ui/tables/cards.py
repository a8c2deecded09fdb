"""*Cards…*: what is printed on the cards that somebody sees, to read, and each of them to look at large."""

from typing import Any

from discord.ui import Button

from ui.interactions.answer import Answer, Refused
from ui.interactions.components import button, entry, menu, view_of
from ui.interactions.ids import CardPress, TablePress
from ui.interactions.reader import Reader
from ui.tables.situation import Situation

VERB = "cards"


def cards_button(reader: Reader, moment: Situation) -> list[Button[Any]]:
    """The button below a private message, in a game whose cards can be looked at."""
    voice = reader.voice
    if not moment.layout.cards(voice, moment.view(reader.seat)):
        return []
    return [button(TablePress(VERB, moment.table.id), voice.say("button-cards"))]


def asks_for_cards(custom_id: str) -> bool:
    """Whether an id that stood inside another one is that of the button."""
    press = TablePress.parse(custom_id)
    return press is not None and press.verb == VERB


async def show_cards(answer: Answer, reader: Reader, moment: Situation) -> None:
    """Tell what is printed on the cards that a reader sees, in a message of its own."""
    voice, view = reader.voice, moment.view(reader.seat)
    cards = moment.layout.cards(voice, view)
    if not cards:  # an older message outlives them
        raise Refused("button-unknown")
    text = moment.layout.card_texts(voice, view, moment.names(voice))
    entries = [entry(name, card) for card, name in cards]
    await answer.say(text, None, view_of(menu(CardPress(), voice.say("button-look"), entries)))
