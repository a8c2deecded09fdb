"""What Discord shows of the tables, brought up to date with their logs.

One table message in the place of the game, one direct message for each player, one short line for whoever's turn has
begun. All of it is edited where it can be; nothing here can change a game.
"""

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import discord
import structlog

from sessions import Lobby, Person, SeatNotes, Table
from ui.drawings import private_drawing, public_drawing
from ui.faults import FAULTS, again, passes
from ui.layout import Layout
from ui.panels import Panel, private_panel, public_panel

if TYPE_CHECKING:
    from ui.host import HostBot

log = structlog.get_logger()

PUSHED_AWAY = 8
"""So many messages of people after the table message move it to the end of the channel."""
PAUSE = 10 * 60
"""Seconds without a direct message after which a turn is announced by a new one."""
GREETING = 60
"""Seconds after which a greeting that Discord has not taken is given up."""
CLOSED = (50007, 50278)
"""Discord's codes for somebody who takes no direct messages from me."""
ARCHIVED = 50083
"""Discord's code for a thread that has gone to sleep; a new message wakes it, an edit does not."""

NONCE = 25

Mentions = discord.AllowedMentions
NOBODY = Mentions.none()


class _Face:
    """What this process knows of a table's messages; all of it may be forgotten."""

    __slots__ = ("answering", "begun", "call", "digests", "lock", "mentioned", "problem", "repost", "wanted")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.wanted = False
        self.repost = False
        self.answering: set[int] = set()
        self.begun: dict[int, int] = {}  # seat -> its step, while its message shows a decision half made
        self.mentioned: frozenset[int] | None = None
        self.call = ""  # what those who are mentioned were told
        self.digests: dict[int | None, bytes] = {}  # of what a seat's direct message, or the table (None), shows
        self.problem: str | None = None


class Shown:
    """Keeps every table's messages up to its log."""

    def __init__(
        self, bot: "HostBot", layout: Callable[[str], Layout[Any]], clock: Callable[[], float] = time.time
    ) -> None:
        self._bot = bot
        self._layout = layout
        self._clock = clock
        self._faces: dict[int, _Face] = {}
        self._places: dict[int, set[int]] = {}  # channel -> tables, to count the talk
        self._talk: Counter[int] = Counter()  # table -> messages since its own
        self._tasks: set[asyncio.Task[None]] = set()

    def soon(self, table: Table, *, repost: bool = False) -> None:
        """Bring a table's messages up to date in the background; calls that come meanwhile become one."""
        face = self._face(table)
        face.repost = face.repost or repost
        if face.wanted:
            return
        face.wanted = True
        self.background(self._guarded(table, face))

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Run something that nobody waits for."""
        task = asyncio.create_task(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Wait until everything that was begun is shown; for a clean end of the bot."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def heard(self, channel_id: int) -> None:
        """Somebody wrote in a channel: the tables there move up."""
        self._talk.update(self._places.get(channel_id, ()))

    def watch(self, table_id: int, place_id: int) -> None:
        """Count the talk around a table."""
        self._places.setdefault(place_id, set()).add(table_id)

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

    def _face(self, table: Table) -> _Face:
        face = self._faces.get(table.id)
        if face is None:
            face = self._faces[table.id] = _Face()
        if table.place_id:
            self.watch(table.id, table.place_id)
        return face

    def _forget(self, table: Table) -> None:
        self._faces.pop(table.id, None)
        self._talk.pop(table.id, None)
        if table.place_id and (here := self._places.get(table.place_id)):
            here.discard(table.id)
            if not here:
                del self._places[table.place_id]

    async def _guarded(self, table: Table, face: _Face) -> None:
        async with face.lock:
            face.wanted = False
            try:
                await self._bring_up_to_date(table, face)
            except Exception:  # the border between tables: one that can't be shown must not hurt another
                log.exception("table not shown", table=table.id, number=table.number)

    async def _bring_up_to_date(self, table: Table, face: _Face) -> None:
        number = table.number
        if table.place_id is None:  # the bot was stopped between the beginning of the game and the choice of its place
            await table.note(place_id=table.channel_id)
        if not face.digests:
            await _draw_first(table)
        layout = self._layout(table.game.id)
        closed = [person.dm_closed for person in table.people]
        news = table.shown < number
        done = await asyncio.gather(
            self._show_place(table, layout, face, news=news),
            *(self._show_private(table, layout, face, seat, news=news) for seat in range(len(table.people))),
            return_exceptions=True,
        )
        for failure in done:
            if failure is not None:
                raise failure
        if [person.dm_closed for person in table.people] != closed:
            await self._show_table(table, layout, face)
        await table.note(shown=number)
        if not table.active and table.number == number:
            self._forget(table)

    # The table message

    async def _show_place(self, table: Table, layout: Layout[Any], face: _Face, *, news: bool) -> None:
        await self._show_table(table, layout, face)
        await self._mention(table, face, news=news)

    async def _show_table(self, table: Table, layout: Layout[Any], face: _Face) -> None:
        if table.place_id is None:
            return
        panel = public_panel(table, layout)
        digest = _digest(panel)
        again, face.repost = face.repost or self._talk[table.id] >= PUSHED_AWAY, False
        if face.digests.get(None) == digest and not again:
            return
        await _draw(panel)
        try:
            if table.message_id is None or again or not await self._edit(table.place_id, table.message_id, panel):
                await self._post_table(table, panel)
                self._talk[table.id] = 0
        except discord.Forbidden:
            face.problem = f"I can't show the table in <#{table.place_id}>: {self.missing(table.place_id)}"
            log.warning("no permission to show a table", table=table.id)
            return
        except discord.NotFound:
            face.problem = "The channel of this table is gone. You can go on playing here."
            log.warning("the place of a table is gone", table=table.id)
            return
        except discord.HTTPException as error:
            if passes(error):
                raise
            face.problem = "Discord does not take the picture of the table. You can go on playing here."
            log.error("a table was refused", table=table.id, code=error.code)
            return
        face.problem = None
        face.digests[None] = digest

    async def _post_table(self, table: Table, panel: Panel) -> None:
        assert table.place_id is not None
        old = table.message_id
        message = await self._send(table.place_id, panel, _nonce("table", table, old))
        # Noted last: a stop in between leaves the old one known, and the nonce finds the new one again.
        if old not in (None, message.id):
            await self._delete(table.place_id, old)
        await table.note(message_id=message.id)

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

    async def _mention(self, table: Table, face: _Face, *, news: bool) -> None:
        active = frozenset(seat for seat in table.active if table.levels[seat] is None)
        call = self._layout(table.game.id).words.call(table.see(None))
        if not news and face.mentioned is None:
            face.mentioned, face.call = active, call  # before a restart
        if table.place_id is None or (face.mentioned == active and face.call == call):
            return
        if face.mentioned and active and active < face.mentioned and face.call == call:
            face.mentioned = active  # of several that were called, some are still to move
            return
        old, new = table.mention_id, None
        try:
            if active - (face.mentioned or frozenset()):
                new = await self._mention_now(table, active, call)
            if old not in (None, new):
                await self._delete(table.place_id, old)
            await table.note(mention_id=new)
            face.mentioned, face.call = active, call
        except (discord.Forbidden, discord.NotFound):
            pass  # the table message meets the same refusal, and says so

    async def _mention_now(self, table: Table, active: frozenset[int], call: str) -> int:
        assert table.place_id is not None
        people = [table.people[seat] for seat in sorted(active)]
        text = " ".join(f"<@{person.user_id}>" for person in people)
        mentioned = Mentions(users=[discord.Object(person.user_id) for person in people], everyone=False, roles=False)
        channel = self._bot.get_partial_messageable(table.place_id)
        text = f"{text}, {call}"

        async def send(old: int | None) -> discord.Message:
            nonce = _nonce("turn", table, old)
            return await again(lambda: channel.send(text, allowed_mentions=mentioned, nonce=nonce))

        message = await send(table.mention_id)
        if message.content != text:  # a line for somebody else, sent just before the bot was stopped
            await self._delete(table.place_id, message.id)
            message = await send(message.id)
        return message.id

    # The direct messages

    async def _show_private(self, table: Table, layout: Layout[Any], face: _Face, seat: int, *, news: bool) -> None:
        person = table.people[seat]
        if person.level is not None or person.dm_closed or seat in face.answering:
            return
        if seat in table.active and face.begun.get(seat) == table.step(seat):
            return  # somebody else's move must not wipe out a decision that is being built up
        panel = private_panel(table, layout, seat, face.problem)
        digest = _digest(panel)
        if face.digests.get(seat) == digest:
            return
        await _draw(panel)
        try:
            await self._send_or_edit_private(table, person, seat, panel, news=news)
        except discord.HTTPException as error:
            if passes(error):
                raise
            log.info("a direct message was refused", table=table.id, code=error.code)
            if error.code in CLOSED:
                await table.note_seat(seat, dm_closed=True, dm_at=self._clock())
            return
        face.digests[seat] = digest

    def try_again(self, table: Table, seat: int) -> None:
        """A player whose direct messages were closed is here: they may be open by now."""
        person = table.people[seat]
        if person.dm_closed and self._clock() - person.dm_at > PAUSE:
            person.dm_closed = False
            self.soon(table)

    async def _send_or_edit_private(self, table: Table, person: Person, seat: int, panel: Panel, *, news: bool) -> None:
        if person.dm_channel_id is None:
            channel = await again(lambda: self._bot.create_dm(discord.Object(person.user_id)))
            await table.note_seat(seat, dm_channel_id=channel.id)
        assert person.dm_channel_id is not None
        waking = news and seat in table.active and self._clock() - person.dm_at > PAUSE
        old = person.dm_message_id
        if old is not None and not waking and await self._edit(person.dm_channel_id, old, panel):
            return
        message = await self._send(person.dm_channel_id, panel, _hand_nonce(person, table, old))
        if old not in (None, message.id):
            await self._delete(person.dm_channel_id, old)
        await table.note_seat(seat, dm_message_id=message.id, dm_at=self._clock(), dm_closed=False)

    async def greet(self, person: Person, text: str, game: Lobby) -> SeatNotes:
        """Send a first direct message; returns where it is, or that there can be none; nothing while that is open."""
        nonce = _hand_nonce(person, game, None)  # once the hand has come, this is it
        try:
            async with asyncio.timeout(GREETING):
                channel = await again(lambda: self._bot.create_dm(discord.Object(person.user_id)))
                message = await again(lambda: channel.send(text, nonce=nonce))
        except FAULTS as error:
            log.info("no direct message at the greeting", table=game.id, error=str(error))
            closed = isinstance(error, discord.HTTPException) and error.code in CLOSED
            return {"dm_closed": True, "dm_at": self._clock()} if closed else {}
        return {"dm_channel_id": channel.id, "dm_message_id": message.id, "dm_closed": False, "dm_at": self._clock()}

    async def regreet(self, person: Person, text: str) -> None:
        """Change a first direct message of which nothing more will come."""
        if person.dm_channel_id is None or person.dm_message_id is None:
            return
        channel = self._bot.get_partial_messageable(person.dm_channel_id)
        message = channel.get_partial_message(person.dm_message_id)
        with suppress(*FAULTS):
            await again(lambda: message.edit(content=text))

    # What all of them need

    async def _send(self, channel_id: int, panel: Panel, nonce: str) -> discord.Message:
        channel = self._bot.get_partial_messageable(channel_id)
        extra: dict[str, Any] = {"view": panel.view} if panel.view else {}
        # The nonce makes a second try harmless, after a lost answer or after a stop of the bot: Discord gives back the
        # first message, which may show an older position then.
        message = await again(
            lambda: channel.send(panel.text, file=panel.picture.file(), allowed_mentions=NOBODY, nonce=nonce, **extra)
        )
        if message.content != panel.text:
            await self._edit(channel_id, message.id, panel)
        return message

    async def _edit(self, channel_id: int, message_id: int, panel: Panel) -> bool:
        """False when the message is gone, or sleeps in an archived thread."""
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await again(
                lambda: message.edit(
                    content=panel.text,
                    attachments=[panel.picture.file()],
                    view=panel.view,
                    allowed_mentions=NOBODY,
                )
            )
        except discord.NotFound:
            return False
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise
            return False
        return True

    async def _delete(self, channel_id: int, message_id: int) -> None:
        message = self._bot.get_partial_messageable(channel_id).get_partial_message(message_id)
        try:
            await again(message.delete)
        except (discord.NotFound, discord.Forbidden):
            pass
        except discord.HTTPException as error:
            if error.code != ARCHIVED:
                raise


async def _logged(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Exception:  # nobody else would hear of it
        log.exception("background work failed")


async def _draw_first(table: Table) -> None:
    """Draw a table's pictures in a thread: lines with new names take longer than an event loop should be held up.

    The lines are kept, the pictures are not; these and later ones are put together of them in no time.
    """
    drawings = [public_drawing(table), *(private_drawing(table, seat) for seat in range(len(table.people)))]
    await drawings[0].ready()
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


def _hand_nonce(person: Person, table: Table | Lobby, old: int | None) -> str:
    """The greeting's and the first hand's: only one of them is sent, whichever comes first."""
    return _nonce(f"hand{person.user_id}", table, old)


def _nonce(what: str, table: Table | Lobby, old: int | None) -> str:
    """What makes a message known to Discord when it is sent again: what it is, and which message it replaces."""
    return sha256(f"{what}/{table.id}/{table.commitment}/{old}".encode()).hexdigest()[:NONCE]
