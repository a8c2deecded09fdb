"""`Film`: the whole of a game that is over as an animated picture."""

import asyncio

import discord

from render.film import Film, Shot
from sessions import Table
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import button, make_view
from ui.interactions.ids import ReplayPress, TablePress
from ui.interactions.jobs import Job, TooManyJobs
from ui.interactions.names import escaped_name
from ui.interactions.own_hand import answer_kind, table_of_hand
from ui.interactions.pictures import ReadyFile, table_picture
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.records.content import ReplayStep, shared_view, step_caption
from ui.records.studio import FilmFailed, FilmStudio, FinishedFilm
from ui.records.subjects import ReplaySubject, ReplaySubjects, subject_key
from ui.tables.place_of_hand import InHand, page_with_way_back
from words import Voice
from words.alt_texts import clip_text


class FilmController:
    """Shows films, and posts them."""

    def __init__(self, subjects: ReplaySubjects, studio: FilmStudio, voices: Voices, in_hand: InHand) -> None:
        """``in_hand``: shows something in the place of a hand."""
        self._subjects = subjects
        self._in_hand = in_hand
        self._voices = voices
        self._studio = studio

    async def open_table(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Film* at a table."""
        hand_table_id = table_of_hand(interaction.message)
        async with answering(interaction, answer_kind(interaction.message)) as answer:
            await self._show_film(
                answer, await self._subjects.find_subject(subject_key(press.table), interaction.user.id), hand_table_id
            )

    async def open_replay(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """*Film* below a game that is gone through step by step."""
        async with answering(interaction, "private") as answer:
            await self._show_film(answer, await self._subjects.find_subject(press.subject, interaction.user.id))

    async def show_table(self, answer: Answer, table: Table) -> None:
        """The film of a table's game."""
        await self._show_film(answer, await self._subjects.table_subject(table, answer.interaction.user.id))

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(ReplayPress, self.open_replay, "film")
        routes.add(ReplayPress, self.share_film, "screen")
        routes.add(TablePress, self.open_table, "film")

    async def share_film(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """Post a film for everybody."""
        async with answering(interaction, "public") as answer:
            subject = await self._subjects.find_subject(press.subject, interaction.user.id)
            voice = await self._voices.voice_of_place(interaction)
            made = await self._finished_film(voice, None, subject)
            shared = voice.say("film-shared", player=escaped_name(voice, interaction.user.display_name))
            film = await _film_file(voice, subject, made)
            await answer.post(f"{shared}\n{_film_text(voice, subject, made)}", film, shared_view(voice, subject))

    async def _show_film(self, answer: Answer, subject: ReplaySubject, hand_table_id: int | None = None) -> None:
        """Show the film; in the place of the ``hand`` of that table, where one was pressed."""
        voice = answer.voice
        made = await self._finished_film(voice, answer, subject)
        share = button(ReplayPress("screen", subject.key, 0, "s"), voice.say("replay-share"))
        text, film = _film_text(voice, subject, made, subject.seat), await _film_file(voice, subject, made)
        if hand_table_id is None:
            await answer.say(text, film, make_view(share))
        else:
            await self._in_hand(answer, hand_table_id, page_with_way_back(voice, hand_table_id, text, share, file=film))

    def begin_film(self, voice: Voice, subject: ReplaySubject) -> Job[FinishedFilm] | FinishedFilm:
        """The film of a game that is over, which is there or is being drawn from now on."""
        if not subject.over:
            raise Refused("film-running")
        last = subject.replay.view_after(None, subject.replay.last_step(None))
        if last is None:
            raise Refused("replay-older")
        if last.outcome is None:  # as in a file that somebody has made
            raise Refused("film-running")
        marks = f"{subject.replay.number} {subject.people}"
        key = f"{subject.key}-{voice.language}"
        try:
            return self._studio.begin_film(key, marks, lambda: _film(voice, subject))
        except TooManyJobs:
            raise Refused("film-busy") from None

    async def _finished_film(self, voice: Voice, answer: Answer | None, subject: ReplaySubject) -> FinishedFilm:
        """The film; whoever waits for it is told how far it is."""
        making = self.begin_film(voice, subject)
        if isinstance(making, FinishedFilm):
            return making
        told = None if answer is None else lambda: answer.show_progress(_progress_text(voice, making))
        try:
            return await making.wait_for_result(told)
        except (FilmFailed, TimeoutError, OSError):
            raise Refused("film-failed") from None


def _film(voice: Voice, subject: ReplaySubject) -> Film:
    """The view that everybody had, step by step; nothing of what was taken back."""
    shots = []
    for number in range(subject.replay.last_step(None) + 1):
        if not subject.replay.is_not_taken_back(None, number):
            continue
        step = ReplayStep(subject, None, number)
        view = subject.replay.view_after(None, number)
        if view is not None:
            shots.append(Shot(view, step_caption(voice, step)))
    return Film(subject.replay.game.id, tuple(subject.drawn_names(voice)), shots, voice.language)


def _progress_text(voice: Voice, making: Job[FinishedFilm]) -> str:
    say = voice.say
    if making.ahead:
        return say("film-waits", ahead=making.ahead)
    return say("film-progress", done=making.done, of=making.of) if making.of else say("film-begins")


def _film_text(voice: Voice, subject: ReplaySubject, made: FinishedFilm, you: int | None = None) -> str:
    """What is said of a film, to everybody or to whoever sat at a seat; in the film itself they are called by name."""
    view = subject.replay.view_after(None, subject.replay.last_step(None))
    key = "film-whole" if made.shown_shots == made.all_shots else "film-part"
    result = voice.game_words(subject.replay.game.id).result_text(view, subject.names(voice, you))
    return f"### {subject.title(voice)}\n**{result}**\n-# {voice.say(key, shown=made.shown_shots, of=made.all_shots)}"


async def _film_file(voice: Voice, subject: ReplaySubject, made: FinishedFilm) -> ReadyFile:
    """The film with its alt text, which ends with that of its last picture."""
    last = table_picture(
        voice, subject.replay.view_after(None, subject.replay.last_step(None)), subject.drawn_names(voice)
    )
    await last.prepare()
    people = voice.list_of(subject.name_labels(voice))
    about = voice.say("film-alt", game=voice.game_title(subject.replay.game.id), people=people, shown=made.shown_shots)
    alt = f"{about} {last.draw().alt}"
    return ReadyFile("film.gif", await asyncio.to_thread(made.path.read_bytes), clip_text(alt))
