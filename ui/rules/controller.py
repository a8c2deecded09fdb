"""The rules in chat: one page with its picture, links to those beside it, the contents, and what each term means."""

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
from discord.ui import Item

from engine import GAMES
from render import terms
from sessions import People
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import ENTRIES, button, entry, menu, view_of
from ui.interactions.ids import ContentsPress, PagePress, TablePress, TermPress
from ui.interactions.pictures import figure_picture, term_picture
from ui.interactions.routes import Routes
from words import Voice
from words.rules import Page


class RulesController:
    """Shows pages of the rules, and terms.

    ``opened_at``: is told the answer with them, and the table below whose hand they were asked for.
    """

    def __init__(self, people: People, opened_at: Callable[[Answer, int], Awaitable[None]]) -> None:
        self._people = people
        self._opened_at = opened_at

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(PagePress, self.turn)
        routes.add(ContentsPress, self.turn)
        routes.add(TermPress, self.explain)

    async def turn(self, interaction: discord.Interaction, press: PagePress | ContentsPress) -> None:
        """Turn a page: in the person's own copy, or in a first one when it was asked for somewhere else."""
        own = _is_own(interaction.message)
        async with answering(interaction, "edit" if own else "private") as answer:
            await self.show(answer, press.game, press.topic, edit=own)
            if not own and (table_id := _table_of(interaction.message)) is not None:
                await self._opened_at(answer, table_id)

    async def explain(self, interaction: discord.Interaction, press: TermPress) -> None:
        """A term from the menu: its meaning, and a picture for whoever likes pictures."""
        own = _is_own(interaction.message)
        async with answering(interaction, "edit" if own else "private") as answer:
            voice, game_id = answer.voice, press.game
            if game_id not in GAMES or press.term not in terms(game_id):
                raise Refused("button-unknown")
            preferences = await self._people.preferences(interaction.user.id)
            words = voice.words(game_id)
            text = f"## {words.term(press.term)}\n{words.about_term(press.term)}"
            drawn = term_picture(voice, game_id, press.term).for_eyes(preferences.palette)
            view = view_of(*_contents(voice, game_id, None), *_terms(voice, game_id, press.term))
            await (answer.edit if own else answer.say)(text, drawn if preferences.pictures else None, view)

    async def show(self, answer: Answer, game_id: str, topic: str | None, *, edit: bool = False) -> None:
        """A page; the first one when there is none of that topic. Refused for a game that is not there."""
        if game_id not in GAMES:
            raise Refused("button-unknown")
        page = answer.voice.rules(game_id).page(topic)
        text = f"## {page.title}\n{page.text}"
        picture = figure_picture(answer.voice, game_id, page.figure) if page.figure else None
        menus = (*_contents(answer.voice, game_id, page), *_terms(answer.voice, game_id))
        view = view_of(*_turning(answer.voice, game_id, page), *menus)
        if edit:
            await answer.edit(text, picture, view)
        else:
            await answer.say(text, picture, view)


def _is_own(message: discord.Message | None) -> bool:
    """Whether a message is somebody's own copy of the rules: that one has their contents, and a hand has not."""
    if message is None or not message.flags.ephemeral:
        return False
    return any(ContentsPress.parse(each, ["-"]) for each in _ids(message))


def _table_of(message: discord.Message | None) -> int | None:
    """The number of the table whose hand a message shows; None for any other message."""
    found = map(TablePress.parse, _ids(message)) if message else ()
    return next((press.table for press in found if press is not None), None)


def _ids(message: discord.Message) -> list[str]:
    """The ids of what can be pressed below a message."""
    rows = [row.children for row in message.components if isinstance(row, discord.ActionRow)]
    return [item.custom_id or "" for row in rows for item in row]


def _turning(voice: Voice, game_id: str, page: Page) -> Iterator[Item[Any]]:
    before, after = voice.rules(game_id).beside(page)
    if before is None and after is None:
        return
    # Where there is nothing more, the button stays in its place; its id must be unlike the other's.
    here = PagePress(game_id, page.topic)
    yield button(
        PagePress(game_id, before.topic) if before else here, voice.say("rules-before"), disabled=before is None
    )
    yield button(PagePress(game_id, after.topic) if after else here, voice.say("rules-after"), disabled=after is None)


def _contents(voice: Voice, game_id: str, page: Page | None) -> Iterator[Item[Any]]:
    """As many menus as it takes for all pages."""
    pages = voice.rules(game_id).pages
    for part, start in enumerate(range(0, len(pages), ENTRIES)):
        entries = [entry(one.title, one.topic, default=one is page) for one in pages[start : start + ENTRIES]]
        prompt = voice.say("rules-more-contents" if part else "rules-contents")
        yield menu(ContentsPress(game_id, part), prompt, entries)


def _terms(voice: Voice, game_id: str, chosen: str = "") -> Iterator[Item[Any]]:
    """The menu of a game's terms."""
    words = voice.words(game_id)
    entries = [entry(words.term(name), name, default=name == chosen) for name in terms(game_id)]
    if entries:
        yield menu(TermPress(game_id), voice.say("rules-terms"), entries)
