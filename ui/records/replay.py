"""The stepper: a game that is over, or runs, step by step, for whoever asks."""

from collections.abc import Sequence

import discord

from sessions import People, Table
from ui.interactions.answer import Answer, Refused, answering, in_words
from ui.interactions.ids import ReplayPress
from ui.interactions.names import safe
from ui.interactions.pictures import LazyPicture
from ui.records.content import Step, shared_view, step_pictures, step_text, stepper_view
from ui.records.subjects import Subject, Subjects, key_of
from words import catalogue

say = catalogue().say


class ReplayController:
    """Shows replays, and leads through them."""

    def __init__(self, subjects: Subjects, people: People) -> None:
        self.subjects = subjects
        self._people = people

    async def open_table(self, interaction: discord.Interaction, table_id: int) -> None:
        """*Replay* at a table."""
        async with answering(interaction, "private") as answer:
            await self.show(answer, await self.subjects.find(key_of(table_id), interaction.user.id))

    async def show_table(self, answer: Answer, table: Table) -> None:
        """The replay of a table."""
        await self.show(answer, await self.subjects.of_table(table, answer.interaction.user.id))

    async def show(self, answer: Answer, subject: Subject) -> None:
        """A game that is over from its beginning; one that runs as it is now, with one's own eyes."""
        own = [viewer for viewer in subject.eyes if viewer is not None]
        step = Step(subject, None, 0) if subject.over or not own else Step(subject, own[0], 0)
        if not subject.over:
            step = step.at(step.last)
        await answer.say(*await self._shown(step, answer.interaction.user.id), stepper_view(step))

    async def _shown(self, step: Step, user_id: int) -> tuple[str, Sequence[LazyPicture]]:
        """A step in words and pictures, or in words alone for somebody who wants no pictures."""
        text, pictures = step_text(step), step_pictures(step)
        if (await self._people.preferences(user_id)).pictures:
            return text, pictures
        return await in_words(text, pictures), ()

    async def press(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """A press on the stepper."""
        if press.verb == "share":
            await self._share(interaction, press)
            return
        async with answering(interaction, "edit") as answer:
            step = self._next(await self._step(interaction, press), press)
            await answer.edit(*await self._shown(step, interaction.user.id), stepper_view(step))

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
        raise Refused(say("button-unknown"))

    async def _share(self, interaction: discord.Interaction, press: ReplayPress) -> None:
        """Post a step for everybody: as a spectator saw it as long as the game runs, and as it is shown afterwards."""
        async with answering(interaction, "public") as answer:
            step = await self._step(interaction, press)
            if not step.subject.over:
                step = step.through(None)
            shared = say("replay-shared", player=safe(interaction.user.display_name))
            text = f"{shared}\n{step_text(step)}"
            await answer.post(text, step_pictures(step), shared_view(step.subject))
