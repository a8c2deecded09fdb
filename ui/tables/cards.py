"""*Cards…*: what is printed on the cards that somebody sees, to read, and each of them to look at large."""

from typing import Any

from discord.ui import Button

from ui.interactions.answer import Refused
from ui.interactions.components import Style, button, make_view, menu, menu_entry
from ui.interactions.ids import IN_PLACE, CardPress, TablePress
from ui.interactions.reader import Reader
from ui.tables.controls import back_label_and_press
from ui.tables.situation import Situation
from ui.tables.surfaces.content import Content

VERB = "cards"


def cards_button(reader: Reader, moment: Situation) -> list[Button[Any]]:
    """The button below a private message, in a game whose cards can be looked at."""
    voice = reader.voice
    if not moment.layout.visible_cards(voice, moment.view(reader.seat)):
        return []
    return [button(TablePress(VERB, moment.table.id), voice.say("button-cards"))]


def is_cards_id(custom_id: str) -> bool:
    """Whether an id that stood inside another one is that of the button."""
    press = TablePress.parse(custom_id)
    return press is not None and press.verb == VERB


def cards_content(reader: Reader, moment: Situation) -> Content:
    """A seat's private message with what is printed on the cards that it sees, and the way back to its hand."""
    voice, view = reader.voice, moment.view(reader.seat)
    cards = moment.layout.visible_cards(voice, view)
    if not cards:  # an older message outlives them
        raise Refused("button-unknown")
    text = moment.layout.card_texts(voice, view, moment.names(voice))
    looks = menu(CardPress(IN_PLACE), voice.say("button-look"), [menu_entry(name, card) for card, name in cards])
    label, press = back_label_and_press(reader, moment)
    return Content(text, None, make_view(looks, button(press, label, Style.primary)))
