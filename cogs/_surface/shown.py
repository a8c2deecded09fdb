"""What Discord shows of the tables, brought up to date with their logs.

One table message in the place of the game, one direct message for each player, one short line for whoever's turn has
begun. All of it is edited where it can be; nothing here can change a game.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import aiohttp
import discord
import structlog

from cogs._surface.drawings import private_drawing, public_drawing
from cogs._surface.panels import Panel, private_panel, public_panel
from cogs._surface.words import Words
from sessions import Person, Table

if TYPE_CHECKING:
    from cogs._surface.host import HostBot

log = structlog.get_logger()

T = TypeVar("T")

PUSHED_AWAY = 8
"""So many messages of people after the table message move it to the end of the channel."""
PAUSE = 10 * 60
"""Seconds without a direct message after which a turn is announced by a new one."""
ATTEMPTS = 4
FIRST_WAIT = 0.5
TOO_MANY = 429
SERVER_ERROR = 500

Mentions = discord.AllowedMentions
NOBODY = Mentions.none()


class _Face:
    """What this process knows of a table's messages; all of it may be forgotten."""

    __slots__ = ("answering", "begun", "digests", "lock", "mentioned", "problem", "talk", "wanted")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.wanted = False
        self.answering: set[int] = set()
        self.begun: dict[int, int] = {}  # seat -> its step, while its message shows a decision half made
        self.talk = 0
        self.mentioned: frozenset[int] | None = None
        self.digests: dict[int | None, bytes] = {}  # of what a seat's direct message, or the table (None), shows
        self.problem: str | None = None


class Shown:
    """Keeps every table's messages up to its log."""

    def __init__(self, bot: "HostBot", words: Callable[[str], Words], clock: Callable[[], float] = time.time) -> None:
        self._bot = bot
        self._words = words
        self._clock = clock
        self._faces: dict[int, _Face] = {}
        self._places: dict[int, set[int]] = {}  # channel -> tables, to count the talk
        self._tasks: set[asyncio.Task[None]] = set()

    def soon(self, table: Table, *, repost: bool = False) -> None:
        """Bring a table's messages up to date in the background; calls that come meanwhile become one."""
        face = self._face(table)
        if repost:
            face.talk = PUSHED_AWAY
        if face.wanted:
            return
        face.wanted = True
        self.background(self._guarded(table, face))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everything that was begun is shown; for a clean end of the bot."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, channel_id: int) -> None:
        """Somebody wrote in a channel: the tables there move up."""
        for table_id in self._places.get(channel_id, ()):
            if face := self._faces.get(table_id):
                face.talk += 1

    @asynccontextmanager
    async def answering(self, table: Table, seat: int, panel: Panel) -> AsyncIterator[None]:
        """While a seat's direct message is edited in answer to a click: it need not be edited a second time."""
        face = self._face(table)
        number = table.number
        face.answering.add(seat)
        face.digests.pop(seat, None)
        try:
            yield
            face.digests[seat] = _digest(panel)
            face.begun[seat] = table.step(seat) if panel.begun else -1
        finally:
            face.answering.discard(seat)
            if seat not in face.digests or table.number != number:  # the answer was lost, or came late
                self.soon(table)

    def problem(self, table: Table) -> str | None:
        """Why the table can't be shown in its channel, in a sentence for its players."""
        face = self._faces.get(table.id)
        return face.problem if face else None

    def _face(self, table: Table) -> _Face:
        face = self._faces.get(table.id)
        if face is None:
            face = self._faces[table.id] = _Face()
        if table.place_id:
            self._places.setdefault(table.place_id, set()).add(table.id)
        return face

    def _forget(self, table: Table) -> None:
        self._faces.pop(table.id, None)
        if table.place_id and (here := self._places.get(table.place_id)):
            here.discard(table.id)
            if not here:
                del self._places[table.place_id]

    async def _guarded(self, table: Table, face: _Face) -> None:
        async with face.lock:
            face.wanted = False
            try:
                await self._bot.host.warm()
                await self._bring_up_to_date(table, face)
            except Exception:  # the border between tables: one that can't be shown must not hurt another
                log.exception("table not shown", table=table.id, number=table.number)

    async def _bring_up_to_date(self, table: Table, face: _Face) -> None:
        number = table.number
        if table.place_id is None:  # the bot was stopped between the beginning of the game and the choice of its place
            await table.note(place_id=table.channel_id)
        if not face.digests:
            await _draw_first(table)
        words = self._words(table.game.id)
        closed = [person.dm_closed for person in table.people]
        await asyncio.gather(
            self._show_table(table, words, face),
            self._mention(table, face),
            *(self._show_private(table, words, face, seat) for seat in range(len(table.people))),
        )
        if [person.dm_closed for person in table.people] != closed:
            await self._show_table(table, words, face)
        await table.note(shown=number)
        if not table.active and table.number == number:
            self._forget(table)

    # The table message

    async def _show_table(self, table: Table, words: Words, face: _Face) -> None:
        if table.place_id is None:
            return
        panel = public_panel(table, words)
        digest = _digest(panel)
        if face.digests.get(None) == digest and face.talk < PUSHED_AWAY:
            return
        await _draw(panel)
        try:
            if table.message_id is None or face.talk >= PUSHED_AWAY or not await self._edit_table(table, panel):
                await self._post_table(table, panel)
                face.talk = 0
        except discord.Forbidden:
            face.problem = f"I can't show the table in <#{table.place_id}>: {self.missing(table.place_id)}"
            log.warning("no permission to show a table", table=table.id)
            return
        except discord.NotFound:
            face.problem = "The channel of this table is gone. You can go on playing here."
            log.warning("the place of a table is gone", table=table.id)
            return
        face.problem = None
        face.digests[None] = digest

    async def _edit_table(self, table: Table, panel: Panel) -> bool:
        """False when the message is gone."""
        assert table.place_id is not None and table.message_id is not None
        message = self._bot.get_partial_messageable(table.place_id).get_partial_message(table.message_id)
        try:
            await _again(
                lambda: message.edit(
                    content=panel.text,
                    attachments=[panel.picture.file()],
                    view=panel.view,
                    allowed_mentions=NOBODY,
                )
            )
        except discord.NotFound:
            return False
        return True

    async def _post_table(self, table: Table, panel: Panel) -> None:
        assert table.place_id is not None
        old = table.message_id
        message = await self._send(table.place_id, panel, f"t{table.id}n{table.number}")
        await table.note(message_id=message.id)
        if old is not None:
            await self._delete(table.place_id, old)

    def missing(self, channel_id: int) -> str:
        """Which permissions I lack in a channel, in a sentence."""
        channel = self._bot.get_channel(channel_id)
        if isinstance(channel, discord.abc.GuildChannel | discord.Thread):
            lacking = lacking_permissions(
                channel.permissions_for(channel.guild.me), in_thread=isinstance(channel, discord.Thread)
            )
            if lacking:
                return f"I need {lacking} there."
        return "I am not allowed to write there."

    # The line for whoever's turn it is

    async def _mention(self, table: Table, face: _Face) -> None:
        active = frozenset(table.active)
        if table.place_id is None or face.mentioned == active:
            return
        old = table.mention_id
        try:
            if active - (face.mentioned or frozenset()):
                await self._mention_now(table, active)
            else:
                await table.note(mention_id=None)
            face.mentioned = active
            if old is not None:
                await self._delete(table.place_id, old)
        except (discord.Forbidden, discord.NotFound):
            pass  # the table message meets the same refusal, and says so

    async def _mention_now(self, table: Table, active: frozenset[int]) -> None:
        assert table.place_id is not None
        people = [table.people[seat] for seat in sorted(active)]
        text = " ".join(f"<@{person.user_id}>" for person in people)
        mentioned = Mentions(users=[discord.Object(person.user_id) for person in people], everyone=False, roles=False)
        channel = self._bot.get_partial_messageable(table.place_id)
        nonce = f"m{table.id}n{table.number}"
        message = await _again(
            lambda: channel.send(f"{text} it is your turn.", allowed_mentions=mentioned, nonce=nonce)
        )
        await table.note(mention_id=message.id)

    # The direct messages

    async def _show_private(self, table: Table, words: Words, face: _Face, seat: int) -> None:
        person = table.people[seat]
        if person.dm_closed or seat in face.answering:
            return
        if seat in table.active and face.begun.get(seat) == table.step(seat):
            return  # somebody else's move must not wipe out a decision that is being built up
        panel = private_panel(table, words, seat, face.problem)
        digest = _digest(panel)
        if face.digests.get(seat) == digest:
            return
        await _draw(panel)
        try:
            await self._send_or_edit_private(table, person, seat, panel)
        except discord.Forbidden:
            await table.note_seat(seat, dm_closed=True)
            return
        face.digests[seat] = digest

    async def _send_or_edit_private(self, table: Table, person: Person, seat: int, panel: Panel) -> None:
        if person.dm_channel_id is None:
            channel = await _again(lambda: self._bot.create_dm(discord.Object(person.user_id)))
            await table.note_seat(seat, dm_channel_id=channel.id)
        assert person.dm_channel_id is not None
        waking = seat in table.active and self._clock() - person.dm_at > PAUSE
        old = person.dm_message_id
        if old is not None and not waking and await self._edit_private(person.dm_channel_id, old, panel):
            return
        nonce = f"p{table.id}s{seat}n{table.number}"
        message = await self._send(person.dm_channel_id, panel, nonce)
        await table.note_seat(seat, dm_message_id=message.id, dm_at=self._clock())
        if old is not None:
            await self._delete(person.dm_channel_id, old)

    async def _edit_private(self, channel_id: int, message_id: int, panel: Panel) -> bool:
        """False when the message is gone."""
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await _again(lambda: message.edit(content=panel.text, attachments=[panel.picture.file()], view=panel.view))
        except discord.NotFound:
            return False
        return True

    async def greet(self, user: discord.abc.Snowflake, text: str) -> tuple[int | None, int | None]:
        """A first direct message: the ids of its channel and of itself, or None for both when they are closed."""
        try:
            channel = await _again(lambda: self._bot.create_dm(user))
            message = await _again(lambda: channel.send(text))
        except discord.Forbidden:
            return None, None
        return channel.id, message.id

    # What all of them need

    async def _send(self, channel_id: int, panel: Panel, nonce: str) -> discord.Message:
        channel = self._bot.get_partial_messageable(channel_id)
        extra: dict[str, Any] = {"view": panel.view} if panel.view else {}
        # The nonce makes a second try after a lost answer harmless: Discord gives back the first message.
        return await _again(
            lambda: channel.send(panel.text, file=panel.picture.file(), allowed_mentions=NOBODY, nonce=nonce, **extra)
        )

    async def _delete(self, channel_id: int, message_id: int) -> None:
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        with suppress(discord.NotFound, discord.Forbidden):
            await _again(message.delete)


async def _draw_first(table: Table) -> None:
    """Draw a table's pictures in a thread: lines with new names take longer than an event loop should be held up.

    The lines are kept, the pictures are not; these and later ones are put together of them in no time.
    """
    drawings = [public_drawing(table), *(private_drawing(table, seat) for seat in range(len(table.people)))]
    await asyncio.to_thread(lambda: [drawing.draw() for drawing in drawings])


async def _draw(panel: Panel) -> None:
    """Draw a panel's picture and let others have their turn; sending it is a piece of work of its own."""
    await panel.picture.ready()
    panel.picture.draw()
    await asyncio.sleep(0)


def _digest(panel: Panel) -> bytes:
    seen = sha256(panel.text.encode())
    seen.update(panel.picture.name.encode())
    seen.update(str(panel.view.to_components() if panel.view else None).encode())
    return seen.digest()


def lacking_permissions(held: discord.Permissions, *, in_thread: bool) -> str | None:
    """The permissions that showing a table needs and that aren't held, in words; None when nothing lacks."""
    needed = {
        "View Channel": held.view_channel,
        "Send Messages in Threads" if in_thread else "Send Messages": (
            held.send_messages_in_threads if in_thread else held.send_messages
        ),
        "Attach Files": held.attach_files,
    }
    lacking = [f"*{name}*" for name, granted in needed.items() if not granted]
    return " and ".join(lacking) or None


async def _again(call: Callable[[], Awaitable[T]]) -> T:
    """Call, and call again after a fault that passes; the last fault is raised."""
    wait = FIRST_WAIT
    for _ in range(ATTEMPTS - 1):
        try:
            return await call()
        except (aiohttp.ClientError, TimeoutError):
            pass
        except discord.HTTPException as error:
            if error.status != TOO_MANY and error.status < SERVER_ERROR:
                raise
        await asyncio.sleep(wait)
        wait *= 2
    return await call()
