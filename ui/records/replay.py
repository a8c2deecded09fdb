"""The stepper: a game that is over, or runs, step by step, for whoever asks."""

from collections.abc import Sequence
from contextlib import suppress

import discord

from sessions import DueWork, People, Store, Table
from sessions.records.replays import EVERYBODY
from sessions.store.shared_steps import SharedStep, keep_step, shared_step
from sessions.time.wall_clock import Clock
from ui.interactions.answer import NOBODY, Answer, Refused, answering, cut_to_message_length, with_alt_texts
from ui.interactions.ids import ReplayPress, TablePress
from ui.interactions.names import escaped_name
from ui.interactions.noted_messages import edit_noted_message, note_message
from ui.interactions.open_answers import OpenAnswers, withdraw
from ui.interactions.own_hand import answer_kind, table_of_hand
from ui.interactions.pictures import LazyPicture, ReadyFile, attached_files
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.records.content import ReplayStep, neighbour_step, shared_view, step_pictures, step_text, stepper_view
from ui.records.game_text import moves_page, notation_rows, story_rows
from ui.records.subjects import EYES, ReplaySubject, ReplaySubjects, subject_key, viewer_key
from ui.tables.place_of_hand import InHand
from ui.tables.surfaces.content import Content
from words import Voice

KEYS = frozenset(
    f"moves-key-{name}"
    for name in (
        "elemental-defenders",
        "elemental-defenders-basic",
        "elemental",
        "realm-of-the-defenders",
        "elemental-clash",
    )
)
"""What the signs of a game's notation mean, in one of its modes where that has fewer; Elements has words alone."""
MEGABYTES = 5.0
"""How much the answers may take with the replays that people have opened last: those of 500 people."""


class ReplayController:
    """Shows replays, and leads through them."""

    def __init__(
        self,
        client: discord.Client,
        subjects: ReplaySubjects,
        people: People,
        store: Store,
        due: DueWork,
        voices: Voices,
        clock: Clock,
        in_hand: InHand,
    ) -> None:
        """``in_hand``: shows something in the place of a hand."""
        self.subjects = subjects
        self._in_hand = in_hand
        self._client = client
        self._people = people
        self._store = store
        self._voices = voices
        self._clock = clock
        self._open = OpenAnswers[Answer]("ui.records.replay", MEGABYTES)
        """By person: the answer with the replay that they have opened last."""
        due.register_kind("share", self.update_shared_step)

    async def open_table(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Replay* at a table, or below a hand, whose place it takes."""
        hand_table_id = table_of_hand(interaction.message)
        async with answering(interaction, answer_kind(interaction.message)) as answer:
            subject = await self.subjects.find_subject(subject_key(press.table), interaction.user.id)
            if hand_table_id is None:
                await self.show_replay(answer, subject)
            else:
                await self._show_in_hand(answer, hand_table_id, _first_step(subject))

    async def show_table(self, answer: Answer, table: Table, note: str = "") -> None:
        """The replay of a table. ``note``: the message that says why it is this one."""
        await self.show_replay(answer, await self.subjects.table_subject(table, answer.interaction.user.id), note)

    async def show_replay(self, answer: Answer, subject: ReplaySubject, note: str = "") -> None:
        """A replay in a message of its own, which takes the place of the one that its reader has opened before."""
        voice, step = answer.voice, _first_step(subject)
        text, pictures = await self._step_message(voice, step, answer.interaction.user.id)
        text = f"-# {voice.say(note)}\n{text}" if note else text
        await answer.say(cut_to_message_length(text), pictures, stepper_view(voice, step))
        await withdraw(self._open.put(answer.interaction.user.id, answer))

    async def _show_in_hand(self, answer: Answer, hand_table_id: int, step: ReplayStep) -> None:
        """A step in the place of the hand of that table."""
        voice, preferences = answer.voice, await self._people.preferences(answer.interaction.user.id)
        picture = next(iter(step_pictures(voice, step, preferences.shape)), None)
        await self._in_hand(
            answer,
            hand_table_id,
            Content(cut_to_message_length(step_text(voice, step)), picture, stepper_view(voice, step, hand_table_id)),
        )

    async def _step_message(self, voice: Voice, step: ReplayStep, user_id: int) -> tuple[str, Sequence[LazyPicture]]:
        """A step in words and pictures, or in words alone for somebody who wants no pictures."""
        preferences = await self._people.preferences(user_id)
        text, pictures = step_text(voice, step), step_pictures(voice, step, preferences.shape)
        if preferences.pictures:
            return text, [picture.for_colour_vision(preferences.palette) for picture in pictures]
        return await with_alt_texts(text, pictures), ()

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(ReplayPress, self.handle_press)
        routes.add(TablePress, self.open_table, "replay")

    async def handle_press(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """A press on the stepper."""
        match press.verb:
            case "share":
                await self._share_step(interaction, press)
                return
            case "moves":
                await self._tell_moves(interaction, press)
                return
            case "page" | "firstpage" | "lastpage":
                await self._turn_page(interaction, press)
                return
            case "close":
                async with answering(interaction, "edit") as answer:
                    await answer.defer()
                    await interaction.delete_original_response()
                return
        async with answering(interaction, "edit") as answer:
            voice = answer.voice
            step = self._step_after_press(voice, await self._pressed_step(interaction, press), press).private_step
            if (hand_table_id := table_of_hand(interaction.message)) is not None:
                await self._show_in_hand(answer, hand_table_id, step)
                return
            await answer.edit(*await self._step_message(voice, step, interaction.user.id), stepper_view(voice, step))

    async def _tell_moves(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """*Moves*: the whole game in words, and beside it in its notation, to be copied."""
        async with answering(interaction, "private") as answer:
            voice, subject = answer.voice, await self._finished_subject(interaction, press)
            rows = notation_rows(voice, subject)
            if not rows:
                raise Refused("replay-older")
            view = subject.replay.view_after(
                None, subject.replay.last_step(None)
            )  # None where it ended by rules that are gone
            key, mode = f"moves-key-{subject.replay.game.id.replace('_', '-')}", getattr(view, "mode", None)
            if found := next((one for one in (f"{key}-{mode}", key) if one in KEYS), None):
                rows = [voice.say(found).removeprefix("-# ").replace("`", ""), "", *rows]
            # Signs are for programs and for whoever knows them: people are told the game.
            files = [ReadyFile("notation.txt", "\n".join(rows).strip("\n").encode())]
            content = moves_page(voice, subject, 0)
            if content.pages > 1:
                files.insert(0, ReadyFile("moves.txt", "\n".join(story_rows(voice, subject)).strip("\n").encode()))
            await answer.say(content.text, files, content.view)

    async def _turn_page(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """Another page of *Moves*, in its place; the files beside it stay."""
        async with answering(interaction, "edit") as answer:
            content = moves_page(answer.voice, await self._finished_subject(interaction, press), press.step)
            await answer.edit_text(content.text, content.view, NOBODY)

    async def _finished_subject(self, interaction: discord.Interaction, press: ReplayPress) -> ReplaySubject:
        """What all is told of: it would tell what is secret while a game goes on."""
        subject = await self.subjects.find_subject(press.subject, interaction.user.id)
        if not subject.over:
            raise Refused("button-unknown")
        return subject

    async def _pressed_step(self, interaction: discord.Interaction, press: ReplayPress) -> ReplayStep:
        """The step at which a button was pressed."""
        subject = await self.subjects.find_subject(press.subject, interaction.user.id)
        return ReplayStep(subject, subject.viewer_of(press.eyes), 0).with_number(press.step)

    def _step_after_press(self, voice: Voice, step: ReplayStep, press: ReplayPress) -> ReplayStep:
        match press.verb:
            case "at":
                return step
            case "first":
                return step.with_number(0)
            case "back":
                return neighbour_step(voice, step, -1)
            case "on":
                return neighbour_step(voice, step, 1)
            case "last":
                return step.with_number(step.last_number)
            case "jump" if press.value.isdecimal():
                return step.with_number(int(press.value[:9]))
            case "eyes" if press.value:
                return step.with_eyes(step.subject.viewer_of(press.value))
        raise Refused("button-unknown")

    async def _share_step(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """Post a step for everybody: as a spectator saw it as long as the game runs, and as it is shown afterwards."""
        async with answering(interaction, "public") as answer:
            step = await self._pressed_step(interaction, press)
            if not step.subject.over:
                step = step.with_eyes(None)
            voice = await self._voices.voice_of_place(interaction)
            shared = voice.say("replay-shared", player=escaped_name(voice, interaction.user.display_name))
            text = f"{shared}\n{step_text(voice, step)}"
            message_id = await answer.post(text, step_pictures(voice, step), shared_view(voice, step.subject))
            await self._note_shared(interaction, message_id, step)

    async def _note_shared(self, interaction: discord.Interaction, message_id: int, step: ReplayStep) -> None:
        """Note what is shared in a message: it names people, who may leave."""
        if interaction.channel_id is None:
            return
        eyes, user, now = viewer_key(step.viewer), interaction.user, self._clock()
        shared = SharedStep(
            message_id, interaction.channel_id, step.subject.key, eyes, step.number, user.id, user.display_name, now
        )
        await note_message(self._store, lambda transaction: keep_step(transaction, shared))

    async def update_shared_step(self, message_id: int, _due_at: float) -> float | None:
        """Show a shared step with the names as they are now."""
        shared = await shared_step(self._store, message_id)
        if shared is None:
            return None
        voice = await self._voices.voice_of_channel(self._client, shared.channel_id)
        pictures: Sequence[LazyPicture]
        view: discord.ui.View | None
        text, pictures, view = voice.say("replay-shared", player=escaped_name(voice, shared.name)), (), None
        with suppress(Refused):  # the file that it was made of is not there any more
            subject = await self.subjects.find_subject(shared.subject, shared.user_id)
            step = ReplayStep(subject, EYES[shared.eyes] if shared.eyes in EYES else int(shared.eyes), 0).with_number(
                shared.step
            )
            text = f"{text}\n{step_text(voice, step)}"
            pictures, view = step_pictures(voice, step), shared_view(voice, subject)
        for picture in pictures:
            await picture.prepare()
        at, files = (shared.channel_id, message_id), attached_files(pictures)
        return await edit_noted_message(self._client, self._clock, at, content=text, attachments=files, view=view)


def _first_step(subject: ReplaySubject) -> ReplayStep:
    """Where a replay begins: a game that is over at its beginning, before those who played with what was hidden from
    them; one that runs as it is now, with one's own eyes."""
    own = [viewer for viewer in subject.eyes if viewer is not None]
    if subject.over:
        return ReplayStep(subject, None if subject.seat is None else EVERYBODY, 0).private_step
    step = ReplayStep(subject, own[0] if own else None, 0)
    return step.with_number(step.last_number).private_step
