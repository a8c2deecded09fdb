"""Shows cards: a list to leaf through, and from each page of it one card large, with what the rules say about it."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, cast

import discord
from discord.ui import Item, View

from engine.elemental_clash import POOL, Card
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import button, make_view, menu, menu_entry
from ui.interactions.ids import IN_PLACE, CardPress
from ui.interactions.pictures import card_picture
from ui.interactions.press import IdPart, Press, Value
from ui.interactions.routes import PressRoutes
from words import Voice
from words.elemental_clash import ClashWords, cards

GAME = "elemental_clash"
ANY = "any"
"""The entry of a menu below a list of cards with which they may be anything."""
LEVELS = ("1", "2", "3")
SHORT = IdPart("[^:]*", write=lambda text: text.replace(":", " ")[:20])
"""What somebody has typed, as far as it has room in an id and can be read from there."""


class CardListPress(Press, prefix="crd1"):
    """A page of a list of cards: what they have to be (empty or 0: anything), and the page's number."""

    page: Annotated[int, IdPart(r"\d{1,3}", int)] = 1
    element: Annotated[str, IdPart("[a-z]*")] = ""
    level: Annotated[int, IdPart("[0-3]", int)] = 0
    type: Annotated[str, SHORT] = ""
    keyword: Annotated[str, SHORT] = ""

    def with_page(self, page: int) -> "CardListPress":
        """Another page of the same list."""
        return CardListPress(page, self.element, self.level, self.type, self.keyword)


class CardsFilterPress(Press, prefix="crdf1"):
    """A menu below a list of cards: which of the things that they have to be is chosen, and those there were before."""

    name: Annotated[str, IdPart("element|level|type")]
    element: Annotated[str, IdPart("[a-z]*")] = ""
    level: Annotated[int, IdPart("[0-3]", int)] = 0
    type: Annotated[str, SHORT] = ""
    keyword: Annotated[str, SHORT] = ""
    value: Value = ""

    @property
    def first_page(self) -> CardListPress:
        """The first page of the list of what is wanted now."""
        value = "" if self.value == ANY else self.value
        element, level, type_ = (value if self.name == one else None for one in ("element", "level", "type"))
        return CardListPress(
            1,
            self.element if element is None else element,
            self.level if level is None else int(level) if level in LEVELS else 0,
            self.type if type_ is None else type_,
            self.keyword,
        )


class CardController:
    """Shows single cards and lists of them."""

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(CardListPress, self.show_other_page)
        routes.add(CardsFilterPress, self.filter_cards)
        routes.add(CardPress, self.show_chosen_card)

    async def show_other_page(self, interaction: discord.Interaction, press: CardListPress) -> None:
        """Another page of a list, in the same message."""
        async with answering(interaction, "edit") as answer:
            await self.show_card_list(answer, press, edit=True)

    async def filter_cards(self, interaction: discord.Interaction, press: CardsFilterPress) -> None:
        """Other cards in the same list: what they have to be was chosen from a menu."""
        async with answering(interaction, "edit") as answer:
            await self.show_card_list(answer, press.first_page, edit=True)

    async def show_chosen_card(self, interaction: discord.Interaction, press: CardPress) -> None:
        """The card that was chosen from a list: below it, or in the place of one that has its way back."""
        message = interaction.message if press.part == IN_PLACE else None
        async with answering(interaction, "private" if message is None else "edit") as answer:
            await self.show_card(
                answer, press.card, None if message is None else View.from_message(message, timeout=None)
            )

    async def show_card_list(self, answer: Answer, press: CardListPress, *, edit: bool = False) -> None:
        """A page of the cards that fit; the last one where there are not so many."""
        words = _words(answer.voice)
        found = cards.find_cards(
            words, press.element or None, press.level or None, press.type or None, press.keyword or None
        )
        parts = cards.list_pages(words, found)
        page = min(max(press.page, 1), len(parts))
        text = cards.list_page_text(words, len(found), parts, page)
        turning = _turning_buttons(words, press, page, len(parts))
        view = make_view(*turning, *_card_menu(words, parts[page - 1]), *_filter_menus(words, press))
        if edit:
            await answer.edit(text, None, view)
        else:
            await answer.say(text, None, view)

    async def show_card(self, answer: Answer, card_id: str, controls: View | None = None) -> None:
        """A card large, with its text and rulings; above these ``controls`` in the message that was pressed."""
        words = _words(answer.voice)
        if card_id not in POOL:
            raise Refused("elemental-clash-no-card")
        page, picture = cards.card_page(words, POOL[card_id]), card_picture(answer.voice, GAME, card_id)
        if controls is None:
            await answer.say(page, picture)
        else:
            await answer.edit(page, picture, controls)


def _words(voice: Voice) -> ClashWords:
    return cast(ClashWords, voice.game_words(GAME))


def _turning_buttons(words: ClashWords, press: CardListPress, page: int, pages: int) -> Iterator[Item[Any]]:
    if page > 1:
        yield button(press.with_page(page - 1), words.say("list-before"))
    if page < pages:
        yield button(press.with_page(page + 1), words.say("list-after"))


def _card_menu(words: ClashWords, shown: Sequence[Card]) -> Iterator[Item[Any]]:
    """The cards of a page, each to be looked at."""
    if shown:
        entries = [menu_entry(words.card(card.id), card.id, cards.printed_type_line(words, card)) for card in shown]
        yield menu(CardPress(), words.say("list-look"), entries)


def _filter_menus(words: ClashWords, press: CardListPress) -> Iterator[Item[Any]]:
    """What the cards of the list have to be: their element, their kind, their level."""
    offered = {
        "element": {one: words.say(f"element-{one}") for one in cards.ELEMENTS},
        "type": {one: words.say(f"kind-{one}") for one in ("creature", *cards.KINDS)},
        "level": {one: words.say("list-level", level=words.say(f"level-{one}")) for one in LEVELS},
    }
    now = {"element": press.element, "type": press.type, "level": str(press.level or "")}
    offered["type"] |= {
        kind: name for name, kind in cards.searchable_types(words) if kind.lower() == press.type.lower()
    }
    for name, values in offered.items():
        every = words.say(f"list-any-{name}")
        entries = [menu_entry(every, ANY, default=not now[name])]
        entries += [
            menu_entry(f"{label[:1].upper()}{label[1:]}", value, default=value == now[name])
            for value, label in values.items()
        ]
        filters = CardsFilterPress(name, press.element, press.level, press.type, press.keyword)
        yield menu(filters, every, entries)
