"""The stepper: a game that is over, or runs, step by step, for whoever asks."""

from collections.abc import Sequence
from contextlib import suppress

import discord
import structlog

from engine.notation import LETTERS
from sessions import DueWork, People, Store, StoreUnavailable, Table
from sessions.store.shared_steps import SharedStep, keep, shared_step
from sessions.time.wall_clock import Clock
from ui.decks.text import MESSAGE, block
from ui.interactions.answer import NOBODY, Answer, Refused, answering, in_words
from ui.interactions.faults import FAULTS, fault_name, is_transient
from ui.interactions.ids import ReplayPress, TablePress
from ui.interactions.names import safe
from ui.interactions.pictures import LazyPicture, ReadyFile, files_of
from ui.interactions.routes import Routes
from ui.interactions.voices import Voices
from ui.records.content import Step, shared_view, step_pictures, step_text, stepper_view, turn_or_result
from ui.records.subjects import EYES, Subject, Subjects, eyes_of, key_of
from ui.tables.telling import line_told
from words import Voice

log = structlog.get_logger()

AGAIN = 60.0
"""Seconds until a shared step is tried again that could not be shown with its new names."""


class ReplayController:
    """Shows replays, and leads through them."""

    def __init__(
        self,
        client: discord.Client,
        subjects: Subjects,
        people: People,
        store: Store,
        due: DueWork,
        voices: Voices,
        clock: Clock,
    ) -> None:
        self.subjects = subjects
        self._client = client
        self._people = people
        self._store = store
        self._voices = voices
        self._clock = clock
        due.on("share", self.show_anew)

    async def open_table(self, interaction: discord.Interaction, press: TablePress) -> None:
        """*Replay* at a table."""
        async with answering(interaction, "private") as answer:
            await self.show(answer, await self.subjects.find(key_of(press.table), interaction.user.id))

    async def show_table(self, answer: Answer, table: Table) -> None:
        """The replay of a table."""
        await self.show(answer, await self.subjects.of_table(table, answer.interaction.user.id))

    async def show(self, answer: Answer, subject: Subject) -> None:
        """A game that is over from its beginning; one that runs as it is now, with one's own eyes."""
        own = [viewer for viewer in subject.eyes if viewer is not None]
        step = Step(subject, None, 0) if subject.over or not own else Step(subject, own[0], 0)
        if not subject.over:
            step = step.at(step.last)
        voice = answer.voice
        await answer.say(*await self._shown(voice, step, answer.interaction.user.id), stepper_view(voice, step))

    async def _shown(self, voice: Voice, step: Step, user_id: int) -> tuple[str, Sequence[LazyPicture]]:
        """A step in words and pictures, or in words alone for somebody who wants no pictures."""
        text, pictures = step_text(voice, step), step_pictures(voice, step)
        preferences = await self._people.preferences(user_id)
        if preferences.pictures:
            return text, [picture.for_eyes(preferences.palette) for picture in pictures]
        return await in_words(text, pictures), ()

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(ReplayPress, self.press)
        routes.add(TablePress, self.open_table, "replay")

    async def press(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """A press on the stepper."""
        match press.verb:
            case "share":
                await self._share(interaction, press)
                return
            case "moves":
                await self._tell_moves(interaction, press)
                return
        async with answering(interaction, "edit") as answer:
            step = self._next(await self._step(interaction, press), press)
            voice = answer.voice
            await answer.edit(*await self._shown(voice, step, interaction.user.id), stepper_view(voice, step))

    async def _tell_moves(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """*Moves*: the whole game in its notation, to be copied; in a file where that is too long for a message."""
        async with answering(interaction, "private") as answer:
            voice, subject = answer.voice, await self.subjects.find(press.subject, interaction.user.id)
            if not subject.over:  # it would tell what is secret
                raise Refused("button-unknown")
            names = [name.replace("`", "'") for name in subject.labels(voice)]  # they stand in a block
            rows = subject.replay.moves(
                names,
                lambda line: line_told(voice, line, names).replace("*", ""),
                lambda number: f"\n{voice.say(f'replay-{subject.replay.counts}', number=number)}",
            )
            if not rows:
                raise Refused("replay-older")
            if subject.replay.game.max_seats > 2:  # then opponents are written by their letters
                seats = zip(LETTERS, names, strict=False)
                rows.insert(0, ", ".join(f"{letter} = {name}" for letter, name in seats))
            title, text = f"### {subject.title(voice)}", "\n".join(rows).lstrip("\n")
            last = Step(subject, None, subject.replay.last(None))
            known = subject.replay.see(None, last.number) is not None  # else by rules that are gone
            ended = turn_or_result(voice, last, subject.names(voice)) if known else ""
            if len(text) <= MESSAGE - len(title) - len(ended):
                await answer.say(f"{title}\n{block(text)}\n{ended}")
            else:
                await answer.say(f"{title}\n{ended}", ReadyFile("moves.txt", text.encode()))

    async def _step(self, interaction: discord.Interaction, press: ReplayPress) -> Step:
        """The step at which a button was pressed."""
        subject = await self.subjects.find(press.subject, interaction.user.id)
        return Step(subject, subject.looking(press.eyes), 0).at(press.step)

    def _next(self, step: Step, press: ReplayPress) -> Step:
        match press.verb:
            case "first":
                return step.at(0)
            case "back":
                return step.at(step.number - 1)
            case "on":
                return step.at(step.number + 1)
            case "last":
                return step.at(step.last)
            case "jump" if press.value.isdecimal():
                return step.at(int(press.value[:9]))
            case "eyes" if press.value:
                return step.through(step.subject.looking(press.value))
        raise Refused("button-unknown")

    async def _share(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """Post a step for everybody: as a spectator saw it as long as the game runs, and as it is shown afterwards."""
        async with answering(interaction, "public") as answer:
            step = await self._step(interaction, press)
            if not step.subject.over:
                step = step.through(None)
            voice = await self._voices.here(interaction)
            shared = voice.say("replay-shared", player=safe(voice, interaction.user.display_name))
            text = f"{shared}\n{step_text(voice, step)}"
            message_id = await answer.post(text, step_pictures(voice, step), shared_view(voice, step.subject))
            await self._keep(interaction, message_id, step)

    async def _keep(self, interaction: discord.Interaction, message_id: int, step: Step) -> None:
        """Note what is shared in a message: it names people, who may leave."""
        if interaction.channel_id is None:
            return
        eyes, user, now = eyes_of(step.viewer), interaction.user, self._clock()
        shared = SharedStep(
            message_id, interaction.channel_id, step.subject.key, eyes, step.number, user.id, user.display_name, now
        )
        with suppress(StoreUnavailable):  # it is there already; somebody who leaves is named in it
            await self._store.transact(lambda transaction: keep(transaction, shared))

    async def show_anew(self, message_id: int, _due_at: float) -> float | None:
        """Show a shared step with the names as they are now."""
        shared = await shared_step(self._store, message_id)
        if shared is None:
            return None
        message = self._client.get_partial_messageable(shared.channel_id).get_partial_message(message_id)
        voice = await self._voices.in_channel(self._client, shared.channel_id)
        pictures: Sequence[LazyPicture]
        view: discord.ui.View | None
        text, pictures, view = voice.say("replay-shared", player=safe(voice, shared.name)), (), None
        with suppress(Refused):  # the file that it was made of is not there any more
            subject = await self.subjects.find(shared.subject, shared.user_id)
            step = Step(subject, EYES[shared.eyes] if shared.eyes in EYES else int(shared.eyes), 0).at(shared.step)
            text = f"{text}\n{step_text(voice, step)}"
            pictures, view = step_pictures(voice, step), shared_view(voice, subject)
        for picture in pictures:
            await picture.ready()
        try:
            await message.edit(content=text, attachments=files_of(pictures), view=view, allowed_mentions=NOBODY)
        except FAULTS as error:
            log.info("shared step not shown anew", message=message_id, error=fault_name(error))
            return self._clock() + AGAIN if is_transient(error) else None
        return None
