"""The rules in chat: one page with its picture, links to those beside it, the contents, and what each term means."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any

import discord
from discord.ui import Button, Item

from engine import GAMES
from render import term_names
from render.kit.shapes import TALL
from sessions import People
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import ENTRIES, Style, button, make_view, menu, menu_entry
from ui.interactions.ids import RulesContentsPress, RulesPagePress, TablePress
from ui.interactions.own_hand import BACK, component_ids, table_of_hand
from ui.interactions.phone_layout import split_for_phone
from ui.interactions.pictures import figure_picture, term_picture
from ui.interactions.press import Game, Press, Value
from ui.interactions.routes import PressRoutes
from ui.tables.surfaces.content import Content
from words import Voice
from words.rules import RulesPage

ROOM, FIGURE = 480, 150
"""How many pixels of a phone a page of rules has beside what turns it, and how many of these a picture takes."""


class GameTermPress(Press, prefix="trm1"):
    """*What is …?* behind the rules: a menu of a game's terms."""

    game: Game
    term: Value = ""


class RulesController:
    """Shows pages of the rules, and terms.

    ``opened_at``: is told the answer with them, and the table below whose message they were asked for. ``in_hand``:
    shows them in the place of somebody's hand at a table.
    """

    def __init__(
        self,
        people: People,
        opened_at: Callable[[Answer, int], Awaitable[None]],
        in_hand: Callable[[Answer, int, Content], Awaitable[None]],
    ) -> None:
        self._people = people
        self._opened_at = opened_at
        self._in_hand = in_hand

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(RulesPagePress, self.turn_page)
        routes.add(RulesContentsPress, self.turn_page)
        routes.add(GameTermPress, self.explain_term)

    async def turn_page(self, interaction: discord.Interaction, press: RulesPagePress | RulesContentsPress) -> None:
        """Turn a page: in the person's own copy, or in a first one, which takes the place of a hand below which it was
        asked for."""
        hand_table_id, own = table_of_hand(interaction.message), _is_own(interaction.message)
        part = press.part if isinstance(press, RulesPagePress) else 0
        async with answering(interaction, "private" if hand_table_id is None and not own else "edit") as answer:
            if hand_table_id is not None:
                ways = [_back_button(answer.voice, press.game, hand_table_id)]
                await self._in_hand(
                    answer, hand_table_id, await self._page_content(answer, press.game, press.topic, part, ways)
                )
                return
            await self.show_page(answer, press.game, press.topic, part, edit=own)
            if not own and (table_id := _table_of(interaction.message)) is not None:
                await self._opened_at(answer, table_id)

    async def explain_term(self, interaction: discord.Interaction, press: GameTermPress) -> None:
        """A term from the menu: its meaning, and a picture for whoever likes pictures."""
        hand_table_id, own = table_of_hand(interaction.message), _is_own(interaction.message)
        async with answering(interaction, "private" if hand_table_id is None and not own else "edit") as answer:
            voice, game_id = answer.voice, press.game
            if game_id not in GAMES or press.term not in term_names(game_id):
                raise Refused("button-unknown")
            preferences = await self._people.preferences(interaction.user.id)
            words = voice.game_words(game_id)
            text = f"## {words.term_name(press.term)}\n{words.term_meaning(press.term)}"
            drawn = term_picture(voice, game_id, press.term)
            menus = (*_contents_menus(voice, game_id, None), *_terms_menu(voice, game_id, press.term))
            if hand_table_id is not None:
                view = make_view(*menus, _back_button(voice, game_id, hand_table_id))
                await self._in_hand(answer, hand_table_id, Content(text, drawn if preferences.pictures else None, view))
                return
            picture = drawn.for_colour_vision(preferences.palette) if preferences.pictures else None
            await (answer.edit if own else answer.say)(text, picture, make_view(*menus))

    async def show_page(
        self, answer: Answer, game_id: str, topic: str | None, part: int = 0, *, edit: bool = False
    ) -> None:
        """A page; the first one when there is none of that topic. Refused for a game that is not there."""
        page = await self._page_content(answer, game_id, topic, part)
        await (answer.edit if edit else answer.say)(page.text, page.picture, page.view)

    async def _page_content(
        self, answer: Answer, game_id: str, topic: str | None, part: int, ways: Sequence[Item[Any]] = ()
    ) -> Content:
        """A page with its picture, or what a phone shows of it; beside what turns it the ``ways`` elsewhere."""
        if game_id not in GAMES:
            raise Refused("button-unknown")
        voice, page = answer.voice, answer.voice.rules_pages(game_id).page(topic)
        preferences = await self._people.preferences(answer.interaction.user.id)
        on_phone = preferences.shape == TALL
        parts = _page_parts(page, on_phone=on_phone)
        part = min(part, len(parts) - 1)
        title = voice.say("rules-part", title=page.title, part=part + 1, of=len(parts)) if parts[1:] else page.title
        picture = figure_picture(voice, game_id, page.figure) if page.figure and not part else None
        menus = (*_contents_menus(voice, game_id, page), *_terms_menu(voice, game_id))
        view = make_view(*_turning_buttons(voice, game_id, page, part, on_phone=on_phone), *ways, *menus)
        return Content(f"## {title}\n{parts[part]}", picture, view)


def _page_parts(page: RulesPage, *, on_phone: bool) -> list[str]:
    """What is shown of a page at a time: all of it but on a phone, where the picture stands with the first part."""
    return split_for_phone(page.text, ROOM - FIGURE if page.figure else ROOM, ROOM) if on_phone else [page.text]


def _is_own(message: discord.Message | None) -> bool:
    """Whether a message is somebody's own copy of the rules: that one has their contents, and a hand has not."""
    if message is None or not message.flags.ephemeral:
        return False
    return any(RulesContentsPress.parse(each, ["-"]) for each in component_ids(message))


def _table_of(message: discord.Message | None) -> int | None:
    """The number of the table that a message is about; None for any other message."""
    found = map(TablePress.parse, component_ids(message)) if message else ()
    return next((press.table for press in found if press is not None), None)


def _back_button(voice: Voice, game_id: str, table_id: int) -> Button[Any]:
    """The way back to a hand, called as it is: beside the arrows another *Back* would be one of them."""
    return button(TablePress(BACK, table_id), voice.game_words(game_id).hand_button_label(), Style.primary)


def _turning_buttons(voice: Voice, game_id: str, page: RulesPage, part: int, *, on_phone: bool) -> Iterator[Item[Any]]:
    before, after = voice.rules_pages(game_id).neighbouring_pages(page)
    last = len(_page_parts(page, on_phone=on_phone)) - 1
    if before is None and after is None and not last:
        return
    back = RulesPagePress(game_id, before.topic, len(_page_parts(before, on_phone=on_phone)) - 1) if before else None
    back = RulesPagePress(game_id, page.topic, part - 1) if part else back
    onward = RulesPagePress(game_id, after.topic) if after else None
    onward = RulesPagePress(game_id, page.topic, part + 1) if part < last else onward
    # Where there is nothing more, the button stays in its place; its id must be unlike the other's.
    here = RulesPagePress(game_id, page.topic, part)
    yield button(back or here, voice.say("rules-before"), disabled=back is None)
    yield button(onward or here, voice.say("rules-after"), disabled=onward is None)


def _contents_menus(voice: Voice, game_id: str, page: RulesPage | None) -> Iterator[Item[Any]]:
    """As many menus as it takes for all pages."""
    pages = voice.rules_pages(game_id).pages
    for part, start in enumerate(range(0, len(pages), ENTRIES)):
        entries = [menu_entry(one.title, one.topic, default=one is page) for one in pages[start : start + ENTRIES]]
        prompt = voice.say("rules-more-contents" if part else "rules-contents")
        yield menu(RulesContentsPress(game_id, part), prompt, entries)


def _terms_menu(voice: Voice, game_id: str, chosen: str = "") -> Iterator[Item[Any]]:
    """The menu of a game's terms."""
    words = voice.game_words(game_id)
    entries = [menu_entry(words.term_name(name), name, default=name == chosen) for name in term_names(game_id)]
    if entries:
        yield menu(GameTermPress(game_id), voice.say("rules-terms"), entries)
