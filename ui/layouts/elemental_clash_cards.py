"""Shows cards: a list to leaf through, and from each page of it one card large, with what the rules say about it."""

from collections.abc import Iterator, Sequence
from typing import Any, cast

import discord
from discord.ui import Item

from engine.elemental_clash import POOL, Card
from render import PICTURES
from render.elemental_clash import ClashPictures
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import ENTRIES, button, entry, menu, view_of
from ui.interactions.ids import CardPress, CardsPress
from ui.interactions.pictures import LazyPicture
from ui.interactions.routes import Routes
from words import Voice
from words.elemental_clash import ClashWords, cards

GAME = "elemental_clash"


class CardController:
    """Shows single cards and lists of them."""

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(CardsPress, self.turn)
        routes.add(CardPress, self.look)

    async def turn(self, interaction: discord.Interaction, press: CardsPress) -> None:
        """Another page of a list, in the same message."""
        async with answering(interaction, "edit") as answer:
            await self.browse(answer, press, edit=True)

    async def look(self, interaction: discord.Interaction, press: CardPress) -> None:
        """The card that was chosen from a list."""
        async with answering(interaction, "private") as answer:
            await self.show(answer, press.card)

    async def browse(self, answer: Answer, press: CardsPress, *, edit: bool = False) -> None:
        """A page of the cards that fit; the last one where there are not so many."""
        words = _words(answer.voice)
        found = cards.found(
            words, press.element or None, press.level or None, press.type or None, press.keyword or None
        )
        parts = cards.parts(words, found)
        page = min(max(press.page, 1), len(parts))
        text = cards.page_of(words, len(found), parts, page)
        view = view_of(*_turning(words, press, page, len(parts)), *_menus(words, parts[page - 1]))
        if edit:
            await answer.edit(text, None, view)
        else:
            await answer.say(text, None, view)

    async def show(self, answer: Answer, card_id: str) -> None:
        """A card large, with its text and rulings."""
        words = _words(answer.voice)
        if card_id not in POOL:
            raise Refused("elemental-clash-no-card")
        await answer.say(cards.page(words, POOL[card_id]), card_picture(answer.voice, card_id))


def card_picture(voice: Voice, card_id: str) -> LazyPicture:
    """A card of the pool, large."""
    pictures = cast(ClashPictures, PICTURES[GAME])
    return LazyPicture(voice, GAME, f"card-{card_id}", lambda: pictures.card(card_id, _words(voice)))


def _words(voice: Voice) -> ClashWords:
    return cast(ClashWords, voice.words(GAME))


def _turning(words: ClashWords, press: CardsPress, page: int, pages: int) -> Iterator[Item[Any]]:
    if page > 1:
        yield button(press.on(page - 1), words.say("list-before"))
    if page < pages:
        yield button(press.on(page + 1), words.say("list-after"))


def _menus(words: ClashWords, shown: Sequence[Card]) -> Iterator[Item[Any]]:
    for part, start in enumerate(range(0, len(shown), ENTRIES)):
        few = shown[start : start + ENTRIES]
        entries = [entry(words.card(card.id), card.id, cards.printed(words, card)) for card in few]
        yield menu(CardPress(part), words.say("list-look"), entries)
