"""`Film`: the whole of a game that is over as an animated picture."""

import asyncio

import discord

from render.film import Film, Shot
from sessions import Table
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import button, view_of
from ui.interactions.ids import ReplayPress, TablePress
from ui.interactions.names import safe
from ui.interactions.pictures import ReadyFile, table_picture
from ui.interactions.routes import Routes
from ui.records.content import Step, caption, shared_view
from ui.records.studio import Busy, Made, Making, NotMade, Studio
from ui.records.subjects import Subject, Subjects, key_of
from words import catalogue
from words.alts import clipped

say = catalogue().say

TELL_AGAIN = 2.0
"""Seconds between two words about how far a film is."""


class FilmController:
    """Shows films, and posts them."""

    def __init__(self, subjects: Subjects, studio: Studio) -> None:
        self._subjects = subjects
        self._studio = studio

    async def open_table(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Film* at a table."""
        await self._open(interaction, key_of(press.table))

    async def open_replay(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """*Film* below a game that is gone through step by step."""
        await self._open(interaction, press.subject)

    async def _open(self, interaction: discord.Interaction, key: str) -> None:
        async with answering(interaction, "private") as answer:
            await self._show(answer, await self._subjects.find(key, interaction.user.id))

    async def show_table(self, answer: Answer, table: Table) -> None:
        """The film of a table's game."""
        await self._show(answer, await self._subjects.of_table(table, answer.interaction.user.id))

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(ReplayPress, self.open_replay, "film")
        routes.add(ReplayPress, self.share, "screen")
        routes.add(TablePress, self.open_table, "film")

    async def share(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """Post a film for everybody."""
        async with answering(interaction, "public") as answer:
            subject = await self._subjects.find(press.subject, interaction.user.id)
            made = await self._made(None, subject)
            shared = say("film-shared", player=safe(interaction.user.display_name))
            film = await _stored(subject, made)
            await answer.post(f"{shared}\n{_text(subject, made)}", film, shared_view(subject))

    async def _show(self, answer: Answer, subject: Subject) -> None:
        made = await self._made(answer, subject)
        view = view_of(button(ReplayPress("screen", subject.key, 0, "s"), say("replay-share")))
        await answer.say(_text(subject, made), await _stored(subject, made), view)

    def begin(self, subject: Subject) -> Making | Made:
        """The film of a game that is over, which is there or is being drawn from now on."""
        if not subject.over:
            raise Refused(say("film-running"))
        last = subject.replay.see(None, subject.replay.last(None))
        if last is None:
            raise Refused(say("replay-older"))
        if last.outcome is None:  # as in a file that somebody has made
            raise Refused(say("film-running"))
        marks = f"{subject.replay.number} {subject.people} {subject.words.catalogue.language}"
        try:
            return self._studio.making(subject.key, marks, lambda: _film(subject))
        except Busy:
            raise Refused(say("film-busy")) from None

    async def _made(self, answer: Answer | None, subject: Subject) -> Made:
        """The film; whoever waits for it is told how far it is."""
        making = self.begin(subject)
        if isinstance(making, Made):
            return making
        assert making.task is not None
        while True:
            await asyncio.wait([making.task], timeout=TELL_AGAIN)
            if making.task.done():
                break
            if answer is not None:
                await answer.progress(_progress(making))
        try:
            return making.task.result()
        except (NotMade, TimeoutError, OSError):
            raise Refused(say("film-failed")) from None


def _film(subject: Subject) -> Film:
    """What everybody saw, step by step."""
    shots = []
    for number in range(subject.replay.last(None) + 1):
        step = Step(subject, None, number)
        view = subject.replay.see(None, number)
        if view is not None:
            shots.append(Shot(view, caption(step)))
    return Film(subject.replay.game.id, tuple(subject.people), shots, subject.words.catalogue.language)


def _progress(making: Making) -> str:
    if making.ahead:
        return say("film-waits", ahead=making.ahead)
    return say("film-progress", done=making.done, of=making.of) if making.of else say("film-begins")


def _text(subject: Subject, made: Made) -> str:
    view = subject.replay.see(None, subject.replay.last(None))
    key = "film-whole" if made.shown == made.of else "film-part"
    result = subject.words.result(view, subject.names)
    return f"### {subject.title}\n**{result}**\n-# {say(key, shown=made.shown, of=made.of)}"


async def _stored(subject: Subject, made: Made) -> ReadyFile:
    """The film with its alt text, which ends with that of its last picture."""
    last = table_picture(subject.replay.see(None, subject.replay.last(None)), subject.people)
    await last.ready()
    people = subject.words.catalogue.list_of(subject.labels)
    about = say("film-alt", game=subject.replay.game.title, people=people, shown=made.shown)
    alt = f"{about} {last.draw().alt}"
    return ReadyFile("film.gif", await asyncio.to_thread(made.path.read_bytes), clipped(alt))
