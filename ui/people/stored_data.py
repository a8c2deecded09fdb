"""*My data…* in `/me`: all that is stored of somebody as files, or deleted for good; both for their eyes alone."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord.ui import Button

from sessions import DueWork, People
from sessions.people.own_data import own_data
from sessions.store import Store
from sessions.tables.leaving import KIND, LeavingForGood, Messages
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import PreferencePress, StoredDataPress
from ui.interactions.pictures import ReadyFile
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import voice_without_press
from ui.tables.surfaces.sender import MessageSender
from words import ENGLISH, Voice, voice_of


class DataController:
    """Hands out what is stored of people, and lets them leave."""

    def __init__(
        self,
        store: Store,
        people: People,
        leaving: LeavingForGood,
        due: DueWork,
        left: Callable[[], None],
        sender: MessageSender,
        background: Callable[[Coroutine[Any, Any, None]], None],
        privacy: Callable[[], str | None],
    ) -> None:
        """``left`` is called when somebody has left: whatever is kept with their name in it is to go as well.

        ``privacy``: the address of the page about it, as Discord's own page of the bot has it.
        """
        self._left = left
        self._people = people
        self._sender = sender
        self._background = background
        self._store = store
        self._leaving = leaving
        self._privacy = privacy
        self._one = asyncio.Lock()
        due.register_kind(KIND, self._carry_out_leaving)

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(StoredDataPress, self.handle_press)

    async def handle_press(self, interaction: discord.Interaction, press: StoredDataPress) -> None:
        """*My data…* and the buttons behind it."""
        async with answering(interaction, "private" if press.verb == "export" else "edit") as answer:
            voice = answer.voice
            match press.verb:
                case "ask":
                    await answer.edit(*_choices_message(voice, self._privacy()))
                case "export":
                    await self.export_data(answer)
                case "delete":
                    await answer.edit(
                        voice.say("data-delete-ask"), None, _question_view(voice, "surely", "data-delete-go-on")
                    )
                case "surely":
                    await answer.edit(
                        voice.say("data-delete-surely"), None, _question_view(voice, "leave", "data-delete-yes")
                    )
                case "leave":
                    await self._leaving.record_leaving(interaction.user.id)
                    answer.mark_stored()
                    await answer.edit(voice.say("data-deleting"), None, None)
                case _:
                    raise Refused("button-unknown")

    async def export_data(self, answer: Answer) -> None:
        """Everything that is stored of whoever asks."""
        user_id = answer.interaction.user.id
        async with self._one:  # it is work for the whole database
            zips = await own_data(self._store, user_id, answer.voice.say("data-read-me"))
        numbered = [f"-{number}" for number in range(1, len(zips) + 1)] if len(zips) > 1 else [""]
        files = [ReadyFile(f"elementarium{number}.zip", data) for number, data in zip(numbered, zips, strict=True)]
        for number, file in enumerate(files, 1):  # one a message, for Discord takes no large ones
            await answer.say(answer.voice.say("data-exported", number=number, count=len(files)), file)

    async def ask_to_delete(self, answer: Answer) -> None:
        """The first of two questions before somebody leaves for good."""
        await answer.say(
            answer.voice.say("data-delete-ask"), view=_question_view(answer.voice, "surely", "data-delete-go-on")
        )

    async def _carry_out_leaving(self, user_id: int, _due_at: float) -> float | None:
        """Let somebody leave who has said so."""
        voice = voice_without_press(await self._people.preferences(user_id))

        def empty(messages: Messages) -> None:
            self._background(self._sender.empty_messages(messages, voice.say("data-was-here")))

        again = await self._leaving.carry_out(user_id, voice_of(ENGLISH).say("former-player"), empty)
        await asyncio.to_thread(self._left)
        return again


def _choices_message(voice: Voice, url: str | None) -> tuple[str, None, discord.ui.View]:
    """What can be done with one's data, and the way to the page about it, where there is one."""
    say = voice.say
    about = [Button[Any](label=say("button-privacy"), url=url)] if url else []
    export = button(StoredDataPress("export"), say("button-export"), Style.primary)
    delete = button(StoredDataPress("delete"), say("button-delete"), Style.danger)
    return (
        say("data-about"),
        None,
        make_view(export, delete, *about, button(PreferencePress("all"), say("button-back"))),
    )


def _question_view(voice: Voice, verb: str, label: str) -> discord.ui.View:
    say = voice.say
    yes = button(StoredDataPress(verb), say(label), Style.danger)
    return make_view(yes, button(PreferencePress("all"), say("data-delete-no")))
