"""Watching: the running games of a server, and one of them in a message of one's own that follows it."""

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any, NamedTuple

import discord
import structlog

from sessions import Table, Tables
from sessions.time.wall_clock import Clock
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import ENTRIES, button, make_view, menu, menu_entry
from ui.interactions.discord_faults import FAULTS, fault_name
from ui.interactions.ids import TablePress, WatchPress
from ui.interactions.names import game_link, message_link
from ui.interactions.pictures import cover_picture
from ui.interactions.reader import Reader
from ui.interactions.routes import PressRoutes
from ui.interactions.sight import may_look_at, watchable_tables
from ui.tables.content import for_reader, public_content
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content, content_digest, draw_content
from ui.tables.surfaces.sender import edit_by_token
from ui.tables.surfaces.token import LIVES, Token
from words import Voice

log = structlog.get_logger()

MOST_WATCHING = 500
"""The most messages that follow games; one more ends the one that began first."""


class WatchedMessage(NamedTuple):
    """A message for one person's eyes that follows a game."""

    client: discord.Client
    token: Token  # of what they did; the whole of it would hold their message, too
    reader: Reader
    shown_digest: bytes


class WatchController:
    """The people who follow games, each in a message of their own."""

    def __init__(
        self,
        tables: Tables,
        moment: Callable[[Table], Moment],
        background: Callable[[Coroutine[Any, Any, None]], None],
        clock: Clock,
    ) -> None:
        self._tables = tables
        self._moment = moment
        self._background = background
        self._clock = clock
        self._watching: dict[tuple[int, int], WatchedMessage] = {}
        self._wanted: set[int] = set()

    # What people do

    async def list_running_games(self, answer: Answer) -> None:
        """The running games of the server, as far as whoever asks may see them."""
        voice, interaction = answer.voice, answer.interaction
        if interaction.guild_id is None:
            raise Refused("watch-nowhere")
        found = await watchable_tables(interaction, await self._tables.open_tables_in_guild(interaction.guild_id))
        tables = [table async for table in self._tables.opened_tables(info.id for info in found[:ENTRIES])]
        if not tables:
            raise Refused("watch-none")
        moments = [self._moment(table) for table in tables]
        lines = [f"### {voice.say('watch-title')}", *(f"- {_game_line(voice, moment)}" for moment in moments)]
        if len(found) > ENTRIES:
            lines.append(f"- {voice.say('and-more', count=len(found) - ENTRIES)}")
        entries = [
            menu_entry(_game_label(voice, moment), str(moment.table.id), _state_text(voice, moment))
            for moment in moments
        ]
        covers = [cover_picture(answer.voice, game_id) for game_id in dict.fromkeys(table.game.id for table in tables)]
        pictures = (await self._tables.people.preferences(interaction.user.id)).pictures
        await answer.say(
            "\n".join(lines),
            covers if pictures else (),
            make_view(menu(WatchPress(), voice.say("watch-which"), entries)),
        )

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(WatchPress, self.handle_watch_press)
        routes.add(TablePress, self.go_on_watching, "watch")

    async def handle_watch_press(self, interaction: discord.Interaction, press: WatchPress) -> None:
        """A game from the list, in a new message; or the list."""
        async with answering(interaction, "private") as answer:
            if not press.table:
                await self.list_running_games(answer)
                return
            if not press.table.isdecimal() or len(press.table) > 18:
                raise Refused("button-unknown")
            content = await self._follow_game(answer, int(press.table))
            await answer.say(content.text, content.picture, content.view)

    async def go_on_watching(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Go on watching*, in the same message."""
        async with answering(interaction, "edit") as answer:
            content = await self._follow_game(answer, press.table)
            await answer.edit(content.text, content.picture, content.view)

    async def _follow_game(self, answer: Answer, table_id: int) -> Content:
        """The state of a game, for the message that is the answer, which follows it from now on."""
        interaction = answer.interaction
        table = await self._tables.get(table_id)
        if table is None or not await may_look_at(interaction, table):
            raise Refused("pick-unknown")
        preferences = await self._tables.people.preferences(interaction.user.id)
        reader = Reader(answer.voice, wants_pictures=preferences.pictures, palette=preferences.palette)
        content = await self._content(reader, table)
        if table.active:
            self._watching.pop((table.id, interaction.user.id), None)
            while len(self._watching) >= MOST_WATCHING:
                del self._watching[next(iter(self._watching))]
            token = Token(interaction.token, self._clock() + LIVES)
            watching = WatchedMessage(interaction.client, token, reader, content_digest(content))
            self._watching[table.id, interaction.user.id] = watching
        return content

    # What happens at tables

    def is_watched(self, table_id: int) -> bool:
        """True while somebody follows a table."""
        return any(watched == table_id for watched, _ in self._watching)

    def show_soon(self, table: Table) -> None:
        """Show a table that has changed to those who follow it; changes that come meanwhile are shown together."""
        if self.is_watched(table.id) and table.id not in self._wanted:
            self._wanted.add(table.id)
            self._background(self._show_to_watchers(table))

    async def _show_to_watchers(self, table: Table) -> None:
        await asyncio.sleep(0)  # whoever has acted is answered first
        self._wanted.discard(table.id)
        for key, watching in [*self._watching.items()]:
            if key[0] == table.id:
                await self._update_watcher(key, watching, table)

    async def _update_watcher(self, key: tuple[int, int], watching: WatchedMessage, table: Table) -> None:
        if self._clock() > watching.token.until:
            self._watching.pop(key, None)
            return
        content = await self._content(watching.reader, table)
        shown = content_digest(content)
        if shown == watching.shown_digest:
            return
        try:
            await edit_by_token(watching.client, watching.token, content)
        except FAULTS as error:
            log.info("a game is not followed any more", table=table.id, error=fault_name(error))
            self._watching.pop(key, None)
            return
        if self._watching.get(key) is watching:
            self._watching[key] = watching._replace(shown_digest=shown)
            if not table.active:
                del self._watching[key]

    async def _content(self, reader: Reader, table: Table) -> Content:
        """A table as everybody sees it, with the buttons of somebody who watches."""
        voice, content = reader.voice, public_content(reader, self._moment(table))
        await draw_content(content)
        if table.active:
            view = make_view(button(TablePress("watch", table.id), voice.say("watch-on")))
            text = f"{content.text}\n-# {voice.say('watch-follows')}"
        else:
            view = make_view(button(TablePress("replay", table.id), voice.say("button-replay")))
            text = content.text
        return await for_reader(reader, replace(content, text=text, view=view))


def _game_line(voice: Voice, moment: Moment) -> str:
    words = voice.game_words(moment.table.game.id)
    view, table, names = moment.view(None), moment.table, moment.names(voice)
    place = message_link(table.row.guild_id, table.place_id or table.channel_id, table.message_id)
    game, at = game_link(voice, voice.game_title(table.game.id), place)
    headline, score = words.opening_phase(view), voice.list_of(names)
    if headline is None:
        headline, score = words.headline(view), words.score_text(view, names)
    return voice.say(f"watch-line{at}", game=game, headline=headline, score=score, place=place)


def _game_label(voice: Voice, moment: Moment) -> str:
    people = voice.list_of(moment.name_labels(voice))
    return voice.say("games-who", game=voice.game_title(moment.table.game.id), people=people)


def _state_text(voice: Voice, moment: Moment) -> str:
    """How far a game is, by which those of the same people are told apart."""
    words, view = voice.game_words(moment.table.game.id), moment.view(None)
    return (words.opening_phase(view) or words.headline(view)).replace("*", "")
