"""The one way in which an interaction is answered: in time, once, and with a sentence when something is wrong."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import Any, Literal, TypeVar

import discord
import structlog
from discord import ButtonStyle
from discord.ui import Button, View

from engine import IllegalAction
from engine.sentences import Explained, Field, Sentence
from sessions import NotStored, StoreUnavailable
from ui.interactions.components import button, make_view
from ui.interactions.discord_faults import FAULTS, GONE, fault_name, missing_permissions_here, with_retries
from ui.interactions.ids import RulesPagePress
from ui.interactions.names import escaped_sentence, split_at_semicolons
from ui.interactions.pictures import LazyPicture, Pictured, attached_files, mark_shown, pictures_of
from ui.interactions.precedence import EqualWaiter, Importance
from ui.interactions.processor_slots import DESK
from ui.interactions.request_budget import mark_task_urgent
from ui.interactions.signals import answered, settled
from ui.interactions.voices import voice_for
from words import Voice
from words.rules import game_and_page_of_rule

log = structlog.get_logger()
T = TypeVar("T")

DEFER_AFTER = 1.5
"""Seconds of work after which an interaction is deferred; Discord gives three, the network takes some."""
ALREADY_ANSWERED = 40060

Kind = Literal["private", "edit", "public"]
"""What the answer will be: a message that only the person sees, an edit of the message clicked, a public message."""

ORIGINAL = 0
"""In the place of a message's number: the answer itself, or the message that was pressed if that was changed."""

NOBODY = discord.AllowedMentions.none()
LONGEST = 2000
"""How many characters a message of Discord may have."""


class Refused(Exception):
    """A sentence for the person, with buttons where they lead on; nothing has happened.

    ``answering`` says it, in the language of whoever is answered; names among its fields are safe already.
    """

    def __init__(self, key: str, view: discord.ui.View | None = None, /, **fields: Field) -> None:
        super().__init__(key)
        self.sentence = Sentence(key, fields)
        self.view = view

    def sentence_in(self, voice: Voice) -> str:
        """The sentence in a language."""
        return voice.refusal_text(self.sentence)


class Answer:
    """The answer to one interaction. Every method may be called before or after it had to be deferred."""

    def __init__(self, interaction: discord.Interaction, kind: Kind) -> None:
        self.interaction = interaction
        self._kind = kind
        self._lock = asyncio.Lock()
        self._responded = False
        self._deferred = False
        self._left = False  # the message that was pressed stays as it is, and its token edits that one
        self._in_doubt = False  # an answer was sent, and nobody knows whether it arrived
        self.shown_in: int | None = None
        """The message in which the answer stands and which its token edits: ORIGINAL, or one that has followed; None
        where nobody knows."""
        self.is_done = False
        self.again: discord.ui.View | None = None
        """Buttons that lead back to where the work began, for when it fails."""

    @property
    def voice(self) -> Voice:
        """What speaks to whoever is answered, in their language."""
        return voice_for(self.interaction)

    @property
    def has_responded(self) -> bool:
        """Whether Discord has an answer, even if only that one will come."""
        return self._responded

    def mark_stored(self) -> None:
        """Note that what was asked for is stored: whatever fails from now on, nobody should be told to try again."""
        self.is_done = True
        self.again = None

    @property
    def apology(self) -> str:
        """What to say when something fails that should not have."""
        return self.voice.say("done-but-lost" if self.is_done else "sorry")

    async def defer(self) -> None:
        """Tell Discord that the answer takes longer, unless it has been answered."""
        async with self._lock:
            if self._responded:
                return
            how = {} if self._kind == "edit" else {"ephemeral": self._kind == "private", "thinking": True}
            sent = await self._respond(self.interaction.response.defer, **how)
            # What had arrived before is an answer and stays; only a deferral gives way to what follows.
            self._deferred = sent is not None or not self._in_doubt

    async def leave_unchanged(self) -> bool:
        """Leave the message that was pressed as it is: what is said follows, and the token edits that message.

        Whether that is so; else there has been an answer before.
        """
        async with self._lock:
            if self._responded:
                return False
            await self._respond(self.interaction.response.defer)
            self._left = True
            return True

    async def show_progress(self, content: str) -> None:
        """Tell somebody who waits for a private answer how far it is; the answer takes the place of this."""
        await self.defer()
        await self._edit_answer(content=content)

    async def say(self, content: str, picture: Pictured = None, view: discord.ui.View | None = None) -> None:
        """Answer with a message that only this person sees."""
        content = cut_to_message_length(content)
        await _prepare_pictures(picture)
        async with self._lock:
            extra, self.shown_in = _message_arguments(picture, view), ORIGINAL
            if not self._responded:
                sent = await self._respond(self.interaction.response.send_message, content, ephemeral=True, **extra)
                if sent is None and self._in_doubt:
                    await self._follow_up(content, extra)
            elif self._deferred and self._kind == "private":
                self._deferred = False
                await self._edit_answer(content=content, attachments=attached_files(picture), view=view)
            else:
                if self._deferred and self._kind == "public":  # the loading message is public; what follows is not
                    self._deferred = False
                    await self.interaction.delete_original_response()
                await self._follow_up(content, extra)

    async def _follow_up(self, content: str, extra: Mapping[str, Any]) -> None:
        self.shown_in = None
        followup = await self.interaction.followup.send(content, ephemeral=True, wait=True, **extra)
        self.shown_in = followup.id

    async def edit_answer(self, content: str, view: discord.ui.View | None) -> None:
        """Change the message by which somebody was answered; nothing where nobody knows it, or may change it."""
        if self.shown_in is None or self.interaction.is_expired():
            return
        if self.shown_in == ORIGINAL:
            await self.interaction.edit_original_response(content=cut_to_message_length(content), view=view)
        else:
            await self.interaction.followup.edit_message(
                self.shown_in, content=cut_to_message_length(content), view=view
            )

    async def delete_answer(self) -> None:
        """Delete the message by which somebody was answered; nothing where nobody knows it, or may do so."""
        if self.shown_in is None or self.interaction.is_expired():
            return
        if self.shown_in == ORIGINAL:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.shown_in)

    async def send_form(self, form: discord.ui.Modal) -> None:
        """Answer with a form. After a deferral Discord takes none, so the person is asked to press once more."""
        form.stop()  # nobody waits for it: what is filled in finds its way by the form's id, after a restart too
        async with self._lock:
            if not self._responded:
                await self._respond(self.interaction.response.send_modal, form)
                return
        await self.say(self.voice.say("woken-up"))

    async def edit(self, content: str, picture: Pictured, view: discord.ui.View | None) -> None:
        """Change the message that was clicked; a picture that it shows already is left as it is."""
        content = cut_to_message_length(content)
        shown = self._shows_pictures(picture)
        if shown:
            mark_shown(picture)
        else:
            await _prepare_pictures(picture)
        async with self._lock:
            self.shown_in = ORIGINAL
            changes: dict[str, Any] = {} if shown else {"attachments": attached_files(picture)}
            if self.interaction.message is not None and self.interaction.message.embeds:
                changes["embeds"] = []  # a text of a former release stood between picture and buttons
            await self._edit(content=content, view=view, **changes)

    def _shows_pictures(self, picture: Pictured) -> bool:
        message = self.interaction.message
        shown = [file.filename for file in message.attachments] if message else []
        return bool(shown) and shown == [one.name for one in pictures_of(picture)]

    async def edit_text(
        self, content: str, view: discord.ui.View | None, mentions: discord.AllowedMentions, *, bare: bool = False
    ) -> None:
        """Change the message that was clicked, but not its picture; a ``bare`` one loses that as well."""
        without: dict[str, Any] = {"attachments": []} if bare else {}
        async with self._lock:
            await self._edit(content=content, view=view, allowed_mentions=mentions, **without)

    async def set_headline(self, line: str, begin: str, *ways: Button[Any]) -> None:
        """Put a line above the text of the message that was clicked, in the place of one that begins so.

        ``ways``: where it leads, which stand before the other buttons, in the place of those called alike.
        """
        message = self.interaction.message
        assert message is not None
        first, rest, text = message.content.partition("\n")
        content = cut_to_message_length(f"{line}\n{text if first.startswith(begin) else first + rest + text}")
        named = [way.label for way in ways]
        shown = View.from_message(message, timeout=None).children
        others = [item for item in shown if getattr(item, "label", None) not in named]
        for item in others:
            item.row = None
            if isinstance(item, Button):
                item.style = ButtonStyle.secondary
        async with self._lock:
            await self._edit(content=content, view=make_view(*ways, *others))

    async def _edit(self, **changes: Any) -> None:
        try:
            if self._responded:
                await self._edit_answer(**changes)
            else:
                await self._respond(self.interaction.response.edit_message, **changes)
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            raise Refused("replaced-done" if self.is_done else "replaced") from None

    async def post(
        self, content: str, picture: Pictured, view: discord.ui.View, allowed: discord.AllowedMentions = NOBODY
    ) -> int:
        """Answer with a public message, and return its id; it mentions only those who are ``allowed``.

        Where the message that was pressed is to be changed, the token stays that one's, and the public one follows.
        """
        await _prepare_pictures(picture)
        if self._kind == "edit":
            await self.defer()
            followed = await self.interaction.followup.send(
                content, files=attached_files(picture), view=view, allowed_mentions=allowed, wait=True
            )
            return followed.id
        async with self._lock:
            files = attached_files(picture)
            if self._responded:
                self._deferred = False
                message = await self.interaction.edit_original_response(
                    content=content, attachments=files, view=view, allowed_mentions=allowed
                )
                return message.id
            send = self.interaction.response.send_message
            sent = await self._respond(send, content, files=files, view=view, allowed_mentions=allowed)
        if sent is not None and sent.message_id is not None:
            return sent.message_id
        return (await self.interaction.original_response()).id

    async def fetch_original(self) -> discord.InteractionMessage | None:
        """The answer that Discord has, after one of which it is not known whether it arrived; None when it has none."""
        async with self._lock:
            try:
                found = await with_retries(self.interaction.original_response)
            except discord.NotFound:
                return None
            self._responded, self._deferred = True, False
        answered(self.interaction.id)
        return found

    async def _edit_answer(self, **changes: Any) -> None:
        assert not self._left, "the message that was pressed is everybody's"
        await self.interaction.edit_original_response(**changes)

    async def _respond(self, call: Callable[..., Awaitable[T]], *args: Any, **kwargs: Any) -> T | None:
        sent = None
        try:
            sent = await call(*args, **kwargs)
        except discord.HTTPException as error:
            # discord.py tries again after a lost answer; the first try had arrived then.
            if error.code != ALREADY_ANSWERED:
                raise
        except FAULTS:
            self._in_doubt = True
            raise
        self._responded = True
        answered(self.interaction.id)
        return sent


def is_private_message(interaction: discord.Interaction) -> bool:
    """True for a press on a message for one person's eyes."""
    return interaction.message is not None and interaction.message.flags.ephemeral


def cut_to_message_length(content: str) -> str:
    """The text, cut where it is longer than a message may be."""
    if len(content) <= LONGEST:
        return content
    cut = content.rfind("\n", LONGEST // 2, LONGEST - 1)  # a whole line less rather than half of one
    return f"{content[:cut]}\n…" if cut > 0 else f"{content[: LONGEST - 2]} …"


async def with_alt_texts(content: str, pictures: Iterable[LazyPicture]) -> str:
    """A text followed by the alt texts of its pictures, for somebody who wants no pictures."""
    for picture in pictures:
        await picture.prepare()
        content += f"\n>>> {split_at_semicolons(picture.draw().alt)}"
    return cut_to_message_length(content)


async def _prepare_pictures(picture: Pictured) -> None:
    for one in pictures_of(picture):
        await one.prepare()


def _message_arguments(picture: Pictured, view: discord.ui.View | None) -> dict[str, Any]:
    extra: dict[str, Any] = {}
    if picture is not None:
        extra["files"] = attached_files(picture)
    if view is not None:
        extra["view"] = view
    return extra


@asynccontextmanager
async def answering(interaction: discord.Interaction, kind: Kind) -> AsyncIterator[Answer]:
    """The answer to an interaction, inside a ``with`` block that does the work.

    It is deferred when the work takes long, and an exception is answered with a sentence.
    """
    answer = Answer(interaction, kind)
    over = _underway[answer] = asyncio.get_running_loop().create_future()
    timer = asyncio.get_running_loop().call_later(DEFER_AFTER, _defer_soon, answer)
    outcome = "done"
    mark_task_urgent()
    try:
        async with DESK.slot(EqualWaiter(_importance(interaction, kind))):
            yield answer
    except Exception as error:  # noqa: BLE001  the border: a person must get an answer whatever fails inside
        outcome = await _say_error(answer, error)
    finally:
        timer.cancel()
        del _underway[answer]
        over.set_result(None)
        settled(interaction.id, outcome)


def _importance(interaction: discord.Interaction, kind: Kind) -> Importance:
    """People act by commands, and by what changes the message that was pressed; other presses show them something."""
    looks = kind == "private" and interaction.type is discord.InteractionType.component
    return Importance.ASKED if looks else Importance.AWAITED


_underway: dict[Answer, asyncio.Future[None]] = {}


async def wait_until_all_answered() -> None:
    """Wait until whatever was begun for an interaction is done and answered."""
    while _underway:
        await asyncio.wait([*_underway.values()])


async def _say_error(answer: Answer, error: Exception) -> str:
    try:
        await _explain_error(answer, error)
    except FAULTS as fault:
        # The person's copy of the message couldn't be changed; what was done is stored and shown at the table.
        log.warning("answer lost", error=fault_name(fault))
        return "lost"
    match error:
        case IllegalAction() | Refused() | Explained():
            return "refused"
        case StoreUnavailable():
            return "not_stored"
    return "failed"


async def _explain_error(answer: Answer, error: Exception) -> None:
    match error:
        case IllegalAction():
            await _say_refusal(answer, error)
        case Refused():
            await answer.say(error.sentence_in(answer.voice), view=error.view or answer.again)
        case Explained():
            await answer.say(escaped_sentence(answer.voice, error.sentence), view=answer.again)
        case StoreUnavailable():
            await answer.say(
                answer.apology if answer.is_done else answer.voice.say(_store_sentence_key(error)), view=answer.again
            )
        case discord.Forbidden():
            await answer.say(missing_permissions_here(answer.interaction))
        case error if isinstance(error, FAULTS):
            if answer.has_responded:
                raise error
            # It was not the answer that failed, or not the answer alone.
            log.warning("interaction failed", error=fault_name(error))
            await answer.say(answer.apology)
        case _:
            command = getattr(answer.interaction.command, "qualified_name", None)
            log.error("interaction failed", command=command, exc_info=error)
            await answer.say(answer.apology, view=answer.again)


def _store_sentence_key(error: StoreUnavailable) -> str:
    """The name of the sentence for what the store did not do."""
    if not isinstance(error, NotStored):
        return "not-stored"
    return "move-in-doubt" if error.in_doubt else "move-not-stored"


async def _say_refusal(answer: Answer, error: IllegalAction) -> None:
    """Why an action is refused, with the paragraph that says so one press away."""
    found = game_and_page_of_rule(error.rule, answer.voice.language)
    if found is None:
        await answer.say(escaped_sentence(answer.voice, error.sentence))
        return
    game_id, page = found
    label = answer.voice.say("refusal-rule", rule=error.rule or "", page=page.title)
    link = button(RulesPagePress(game_id, page.topic), label)
    await answer.say(escaped_sentence(answer.voice, error.sentence), view=make_view(link))


_deferring: set[asyncio.Task[None]] = set()


def _defer_soon(answer: Answer) -> None:
    task = asyncio.create_task(_try_to_defer(answer))
    _deferring.add(task)
    task.add_done_callback(_deferring.discard)


async def _try_to_defer(answer: Answer) -> None:
    try:
        await answer.defer()
    except FAULTS as error:
        log.warning("defer lost", error=fault_name(error))
