"""The world behind the sockets: servers, channels, people, messages, interactions.

It is simcord's backend with a real clock, pictures on disk, and what a page for several people needs beside it. simcord
has no public interface for this, so its version is pinned and this is the only module that knows its insides.
"""

from __future__ import annotations

import asyncio
import copy
import io
import re
import secrets
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import discord
import msgspec
import simcord
from PIL import Image, UnidentifiedImageError
from simcord import intents as gating
from simcord import interactions as acting
from simcord._clock import Clock
from simcord._modal import _modal_control_map, _modal_submit_nodes
from simcord.backend import errors as catalog
from simcord.backend import permissions as rights
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.cdn import CdnStore
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import (
    Channel,
    Guild,
    Interaction,
    Message,
    Overwrite,
    SystemMessageMetadata,
    User,
)
from simcord.backend.state import Backend
from simcord.components import validate_modal, walk_components
from simcord.enums import ChannelType, MessageType, OverwriteType
from simcord.http import client as _routes  # noqa: F401  (importing it registers every route)
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from playground import limits
from playground.errors import Impossible, Refusal

EPOCH = 1_420_070_400_000  # Discord's, in milliseconds
RESPONSE_WINDOW = 3.0  # seconds until an interaction needs its first response
TOKEN_LIFE = 15 * 60.0  # seconds that an interaction's token works
FORM_FILLED_IN = 0.1  # seconds that anybody needs for a form; discord.py knows it only once its answer has arrived
NONCES = 500
MOST_UNREAD = 100  # counted in one channel
KEPT_MESSAGES = 2000  # in one channel
LOADING = 1 << 7
HAS_THREAD = 1 << 5
USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION = 6, 7, 8, 9
STRING_MENU = 3
MENUS = {STRING_MENU: 3, 5: USER_OPTION, 6: ROLE_OPTION, 7: MENTIONABLE_OPTION, 8: CHANNEL_OPTION}
"""The kinds of menus, each with the kind of option that takes the same values."""
STARTER_NAMES = {"ada": "Ada", "bo": "Bo", "cleo": "Cleo", "dan": "Dan"}
STARTER_CHANNELS = {
    "games": "Open tables. Type / to see what the bot can do.",
    "tavern": "Talk about anything.",
    "duels": "For two players and those who watch.",
}

Json = dict[str, Any]
Listener = Callable[[str, Mapping[str, Any]], None]
Watcher = Callable[[str, Json], None]


# Drawn when a machine has no emoji of its own; simcord brings them (Noto, SIL Open Font License).
EMOJI_FONT = Path(simcord.__file__).parent / "preview" / "static" / "fonts" / "noto-color-emoji-v2.051.ttf"


class Unreadable(Exception):
    """A saved world that can't be used; the message says why."""


class RealClock(Clock):
    """The wall clock, where simcord has a virtual one; it can be put forward."""

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)


class _Forgotten(list[Any]):
    """A log that keeps nothing: a server that runs for weeks must not grow by one."""

    def append(self, item: Any) -> None:
        """Drop the item."""


class Files(CdnStore):
    """Uploaded files: one file on disk each, named by the attachment's id; the address is told to everybody."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.base = "http://127.0.0.1"
        folder.mkdir(parents=True, exist_ok=True)

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> Json:
        name = re.sub(r"[^\w.\-]", "_", filename) or "file"
        stored = super().store_attachment(attachment_id, channel_id, name, b"", description)
        self._blobs.clear()
        (self.folder / str(attachment_id)).write_bytes(data)
        stored["size"] = len(data)
        stored["url"] = stored["proxy_url"] = f"{self.base}/attachments/{channel_id}/{attachment_id}/{quote(name)}"
        if stored["description"] is None:
            del stored["description"]
        size = picture_size(data) if stored["content_type"].startswith("image/") else None
        if size:
            stored["width"], stored["height"] = size
        return stored

    def read(self, attachment_id: int) -> bytes | None:
        """Return an upload's bytes, or None when there is none of that id."""
        path = self.folder / str(attachment_id)
        return path.read_bytes() if path.is_file() else None

    def keep_only(self, wanted: set[int], before: int) -> None:
        """Delete the files of attachments older than the id `before` that no message holds any more."""
        for path in self.folder.iterdir():
            if path.name.isdecimal() and int(path.name) < before and int(path.name) not in wanted:
                path.unlink(missing_ok=True)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a picture, or None when it can't be read as one."""
    try:
        with Image.open(io.BytesIO(data)) as picture:
            return picture.size
    except (UnidentifiedImageError, OSError, ValueError):
        return None


class Ledger(Backend):
    """simcord's store of everything, with ids of the real clock and a note to the page about every change."""

    def __init__(self, folder: Path, tell: Watcher) -> None:
        self._last_id = 0
        self.tell = tell
        self.nonce: str | None = None
        super().__init__(clock=RealClock())
        self.cdn: Files = Files(folder)
        self.transcript = _Forgotten()
        self.http_requests = _Forgotten()

    def snowflake(self) -> int:
        # Like Discord's: the time, and below it what nobody can foresee; always greater than the one before.
        now = int(time.time() * 1000) - EPOCH
        self._last_id = max(self._last_id + 1, now << 22 | secrets.randbits(21))
        return self._last_id

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        if self.nonce is not None and event == "MESSAGE_CREATE":
            payload = {**payload, "nonce": self.nonce}
        _complete(payload)
        super().emit(event, payload)
        if event.startswith(("CHANNEL_", "THREAD_")) and "id" in payload:
            self.tell("channel", {"channel_id": int(payload["id"])})
        elif event == "TYPING_START":
            self.tell("typing", {"channel_id": int(payload["channel_id"]), "user_id": int(payload["user_id"])})

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        channel = self.get_channel(message.channel_id)
        self._mark_followup(message)
        _resolve_embeds(message)
        if channel.is_thread and channel.thread_metadata and channel.thread_metadata.archived:
            self.edit_channel(channel.id, {}, thread_metadata={"archived": False})
        message = super().commit_message(message, broadcast=broadcast)
        if channel.is_thread and channel.guild_id is not None and not message.is_ephemeral:
            members = self.guilds[channel.guild_id].members
            for user_id in (message.author_id, *message.ping_user_ids):
                if user_id in members:
                    self.add_thread_member(channel.id, user_id)
        kept = self.messages[channel.id]
        while len(kept) > KEPT_MESSAGES:
            del kept[next(iter(kept))]
        self.tell("message", {"channel_id": channel.id, "message_id": message.id})
        return message

    def _mark_followup(self, message: Message) -> None:
        # Discord shows what follows the first response as a reply to it.
        record = self.interactions.get(int((message.interaction_metadata or {}).get("id", 0)))
        if record is None or record.message_id in (None, message.id):
            return
        message.type = int(MessageType.REPLY)
        message.reference = {
            "type": 0,
            "channel_id": str(message.channel_id),
            "message_id": str(record.message_id),
        }

    def edit_message(self, channel_id: int, message_id: int, fields: Json) -> Message:
        loading = bool(self.get_message(channel_id, message_id).flags & LOADING)
        message = super().edit_message(channel_id, message_id, fields)
        _resolve_embeds(message)
        if loading:
            message.edited_timestamp = None
            message.timestamp = self.now_iso()
        self.tell("message", {"channel_id": channel_id, "message_id": message_id})
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        super().delete_message(channel_id, message_id)
        self.tell("gone", {"channel_id": channel_id, "message_id": message_id})

    def bulk_delete_messages(self, channel_id: int, message_ids: Any) -> list[int]:
        deleted = super().bulk_delete_messages(channel_id, message_ids)
        for message_id in deleted:
            self.tell("gone", {"channel_id": channel_id, "message_id": message_id})
        return deleted

    def create_thread(self, parent_id: int, name: str, owner_id: int, **fields: Any) -> Channel:
        message_id = fields.get("message_id")
        if message_id is None:
            return super().create_thread(parent_id, name, owner_id, **fields)
        # A thread that grows out of a message shows on it; the channel gets no line of its own.
        if message_id in self.channels:
            raise BackendError(400, 160004, "A thread has already been created for this message")
        message = self.get_message(parent_id, message_id)
        thread = super().create_thread(parent_id, name, owner_id, **{**fields, "broadcast": False})
        self.announce_thread_create(thread)
        message.flags |= HAS_THREAD
        self.emit("MESSAGE_UPDATE", dict(serializers.message_payload(self, message)))
        self.tell("message", {"channel_id": parent_id, "message_id": message_id})
        starter = MessageType.THREAD_STARTER_MESSAGE
        source = SystemMessageMetadata(referenced_channel_id=parent_id, referenced_message_id=message_id)
        self.create_message(
            thread.id, message.author_id, "Thread starter", message_type=starter, system_metadata=source
        )
        return thread

    def register_commands(self, guild_id: int | None, payloads: list[Json]) -> list[Json]:
        registered = super().register_commands(guild_id, payloads)
        for command in registered:
            command["version"] = str(self.snowflake())
            command["integration_types"] = command.get("integration_types") or [0]
        self.tell("commands", {})
        return registered


def _resolve_embeds(message: Message) -> None:
    by_name = {str(item["filename"]): item for item in message.attachments}
    for embed in message.embeds:
        for part in ("image", "thumbnail"):
            picture = embed.get(part) or {}
            name = str(picture.get("url", "")).removeprefix("attachment://")
            if str(picture.get("url", "")).startswith("attachment://") and name in by_name:
                found = by_name[name]
                embed[part] = {
                    "url": found["url"],
                    "proxy_url": found["url"],
                    "width": found.get("width"),
                    "height": found.get("height"),
                }


class Saved(msgspec.Struct):
    """Everything of a world that outlives its process."""

    format: int
    last_id: int
    application_id: int
    bot_id: int
    guild_id: int
    token: str
    base: str
    people: dict[str, int]
    users: dict[int, User]
    guilds: dict[int, Guild]
    channels: dict[int, Channel]
    messages: dict[int, dict[int, Message]]
    dm_channels: dict[int, int]
    commands: list[tuple[int | None, list[dict[str, Any]]]]
    interactions: list[Interaction]
    read: dict[int, dict[int, int]]
    dismissed: dict[int, set[int]]
    closed_dms: set[int]


FORMAT = 1


class World:
    """One Discord with one server, some people and one bot; people and the bot act on it, listeners hear of it."""

    def __init__(self, folder: Path) -> None:
        self._watchers: list[Watcher] = []
        self._ledger = Ledger(folder / "files", self._tell)
        self._nonces: dict[tuple[int, str], int] = {}
        self._opened: dict[int, float] = {}  # interaction -> when its form opened
        self.people: dict[str, int] = {}
        self.guild_id = 0
        self.token = ""
        self.read: dict[int, dict[int, int]] = {}
        self.dismissed: dict[int, set[int]] = {}
        self.closed_dms: set[int] = set()

    # ------------------------------------------------------------------ making and keeping

    @classmethod
    def fresh(cls, folder: Path) -> World:
        """Make a new demo world with ids of its own; its uploads are kept below `folder`."""
        world = cls(folder)
        ledger = world._ledger
        ledger.bot_user.name = "Elementarium"
        world.token = f"playground.{secrets.token_hex(16)}"
        for key, name in STARTER_NAMES.items():
            world.people[key] = ledger.make_user(key, global_name=name).id
        guild = ledger.create_guild("Elementarium Playground", owner_id=world.people["ada"])
        world.guild_id = guild.id
        for key in ("bo", "cleo", "dan"):
            ledger.add_member(guild.id, world.people[key])
        for name, topic in STARTER_CHANNELS.items():
            ledger.create_channel(guild.id, name, topic=topic)
        for user_id in world.people.values():
            ledger.get_dm_channel(user_id)
        return world

    @classmethod
    def load(cls, folder: Path, data: bytes) -> World:
        """Return the world that `dump` wrote. Raise Unreadable when these bytes are none."""
        try:
            saved = msgspec.json.decode(data, type=Saved)
        except msgspec.MsgspecError as error:
            raise Unreadable(str(error)) from error
        if saved.format != FORMAT:
            raise Unreadable(f"its format is {saved.format}, not {FORMAT}")
        world = cls(folder)
        ledger = world._ledger
        ledger._last_id = saved.last_id
        ledger.application_id = saved.application_id
        ledger.users = saved.users
        ledger.guilds, ledger.channels, ledger.messages = saved.guilds, saved.channels, saved.messages
        ledger.dm_channels = saved.dm_channels
        for scope, commands in saved.commands:
            ledger.commands[scope] = {(command["name"], command["type"]): command for command in commands}
        for record in saved.interactions:
            ledger.interactions[record.id] = record
            ledger.interaction_tokens[record.token] = record.id
        ledger.cdn.base = saved.base
        world.guild_id, world.token, world.people = saved.guild_id, saved.token, saved.people
        world.read, world.dismissed, world.closed_dms = saved.read, saved.dismissed, saved.closed_dms
        try:
            ledger.bot_user = ledger.users[saved.bot_id]
            ledger.guilds[saved.guild_id]
            for user_id in saved.people.values():
                ledger.channels[ledger.dm_channels[user_id]]
        except KeyError as error:
            raise Unreadable(f"{error} is missing in it") from error
        return world

    def dump(self) -> bytes:
        """Return the whole world as JSON, and forget what is too old to matter (interactions, unused uploads)."""
        ledger = self._ledger
        self._forget_old()
        saved = Saved(
            format=FORMAT,
            last_id=ledger._last_id,
            application_id=ledger.application_id,
            bot_id=ledger.bot_user.id,
            guild_id=self.guild_id,
            token=self.token,
            base=ledger.cdn.base,
            people=self.people,
            users=ledger.users,
            guilds=ledger.guilds,
            channels=ledger.channels,
            messages=ledger.messages,
            dm_channels=ledger.dm_channels,
            commands=[(scope, list(commands.values())) for scope, commands in ledger.commands.items()],
            interactions=list(ledger.interactions.values()),
            read=self.read,
            dismissed=self.dismissed,
            closed_dms=self.closed_dms,
        )
        return msgspec.json.encode(saved)

    def _forget_old(self) -> None:
        ledger = self._ledger
        limit = _id_at(time.time() - 2 * TOKEN_LIFE)
        for record in [record for record in ledger.interactions.values() if record.id < limit]:
            del ledger.interactions[record.id]
            ledger.interaction_tokens.pop(record.token, None)
            self._opened.pop(record.id, None)

    def drop_unused_files(self) -> None:
        """Delete uploads that no message has held for ten minutes and more."""
        held = {
            int(attachment["id"])
            for messages in self._ledger.messages.values()
            for message in messages.values()
            for attachment in message.attachments
        }
        self._ledger.cdn.keep_only(held, before=_id_at(time.time() - 600))

    def serve_files_from(self, base: str) -> None:
        """Set the address below which uploads are found, also of those from before."""
        old, self._ledger.cdn.base = self._ledger.cdn.base, base
        if old == base:
            return
        for messages in self._ledger.messages.values():
            for message in messages.values():
                for part in (message.attachments, message.embeds, message.components):
                    _rebase(part, old + "/attachments/", base + "/attachments/")

    # ------------------------------------------------------------------ who hears of it

    def listen(self, listener: Listener) -> None:
        """Call `listener` with every gateway event (name, payload) at once, before anything else happens."""
        self._ledger.subscribers.append(listener)

    def watch(self, watcher: Watcher) -> None:
        """Call `watcher` with every change a page may have to show: its kind and what it is about."""
        self._watchers.append(watcher)

    def _tell(self, kind: str, about: Json) -> None:
        for watcher in self._watchers:
            watcher(kind, about)

    @property
    def untouched(self) -> bool:
        """Whether nobody has written anything yet."""
        return not any(self._ledger.messages.values())

    # ------------------------------------------------------------------ the bot's side

    @property
    def application_id(self) -> int:
        return self._ledger.application_id

    @property
    def bot_id(self) -> int:
        return self._ledger.bot_user.id

    def bot_user(self) -> Json:
        """Return the bot's user object."""
        return dict(serializers.user_payload(self._ledger.bot_user))

    def guild_ids(self) -> list[int]:
        """Return the servers that the bot is in."""
        return list(self._ledger.guilds)

    def guild_create(self, guild_id: int, intents: int) -> Json:
        """Return GUILD_CREATE's payload as a connection with these intents gets it."""
        payload = dict(serializers.guild_create_payload(self._ledger, self._ledger.get_guild(guild_id)))
        payload["threads"] = [
            serializers.thread_payload(self._ledger, thread) for thread in self._ledger.active_threads(guild_id)
        ]
        gating.prune_guild_create(payload, _intents(intents), self.bot_id)
        return payload

    def shape(self, event: str, payload: Mapping[str, Any], intents: int) -> Mapping[str, Any] | None:
        """Return an event's payload as a connection with these intents gets it, None when it doesn't get it."""
        wanted = _intents(intents)
        gate = gating.required_intent(event, payload)
        if gate is not None and not getattr(wanted, gate):
            return None
        if not wanted.message_content and event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            censored = copy.deepcopy(dict(payload))
            gating.censor_message(censored, self.bot_id, backend=self._ledger)
            return censored
        if event == "GUILD_CREATE":
            pruned = dict(payload)
            gating.prune_guild_create(pruned, wanted, self.bot_id)
            return pruned
        return payload

    def chunks(self, asked: Mapping[str, Any]) -> Iterator[Json]:
        """Yield the GUILD_MEMBERS_CHUNK payloads that answer a REQUEST_GUILD_MEMBERS."""
        guild = self._ledger.guilds.get(int(asked.get("guild_id", 0)))
        if guild is None:
            return
        ids = asked.get("user_ids")
        wanted = {int(one) for one in (ids if isinstance(ids, list) else [ids])} if ids else None
        prefix = str(asked.get("query") or "").lower()
        members = [
            member
            for member in guild.members.values()
            if (wanted is None or member.user_id in wanted)
            and self._ledger.users[member.user_id].name.lower().startswith(prefix)
        ][: int(asked.get("limit") or 0) or None]
        payload: Json = {
            "guild_id": str(guild.id),
            "members": [serializers.member_payload(self._ledger, guild, member) for member in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(one) for one in (wanted or set()) - {member.user_id for member in members}],
        }
        if asked.get("nonce"):
            payload["nonce"] = asked["nonce"]
        yield payload

    def request(
        self, method: str, path: str, body: Any, params: Mapping[str, str], files: Sequence[limits.Upload]
    ) -> Any:
        """Carry out one REST call of the bot (path below /api/v10) and return the answer's JSON, None for no content.

        Raises Refusal with Discord's status and code. Everything happens at once, or nothing does.
        """
        parts = path.strip("/").split("/")
        nonce = body.get("nonce") if isinstance(body, dict) else None
        self._ledger.nonce = None if nonce is None else str(nonce)
        try:
            limits.check(method, path, body, files)
            repeated = self._before(method, parts, body)
            if repeated is not None:
                return repeated
            answer = dispatch(
                self._ledger,
                method,
                path,
                json=body,
                params=dict(params),
                files=[_wire_file(upload) for upload in files],
                message_content_access=False,
            )
        except (RouteNotImplemented, UnsupportedField) as error:
            raise Refusal(501, 0, error.message) from error
        except BackendError as error:
            raise _refusal(error) from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Refusal(400, 50035, f"Invalid Form Body: {type(error).__name__} {error}") from error
        finally:
            self._ledger.nonce = None
        _complete(answer)
        return self._after(method, parts, body, answer)

    def _before(self, method: str, parts: list[str], body: Any) -> Any:
        match method, parts:
            case "POST", ["interactions", interaction_id, _, "callback"]:
                record = self._ledger.interactions.get(int(interaction_id))
                if record is not None:
                    limits.check_callback(record.type, record.source_message_id is not None, body)
            case _, ["webhooks", _, token, *_] if not self._token_works(token):
                raise Refusal(401, 50027, "Invalid Webhook Token")
            case _, ["webhooks", _, token, *_] if not self._answered(token):
                raise Refusal(404, 10015, "Unknown Webhook")
            case "POST", ["channels", channel_id, "messages"]:
                self._refuse_closed_dm(int(channel_id))
                self._refuse_archived(int(channel_id), waking=True)
                return self._sent_before(int(channel_id), body)
            case "PATCH" | "DELETE", ["channels", channel_id, "messages", _]:
                self._refuse_archived(int(channel_id), waking=False)
        return None

    def _token_works(self, token: str) -> bool:
        record = self._ledger.interactions.get(self._ledger.interaction_tokens.get(token, 0))
        return record is not None and not (record.expires_at and self._ledger.now_iso() >= record.expires_at)

    def _answered(self, token: str) -> bool:
        return self._ledger.interactions[self._ledger.interaction_tokens[token]].responded

    def _refuse_closed_dm(self, channel_id: int) -> None:
        channel = self._ledger.channels.get(channel_id)
        if channel is not None and channel.type == ChannelType.DM and self.closed_dms & set(channel.recipient_ids):
            raise Refusal(403, 50007, "Cannot send messages to this user")

    def _refuse_archived(self, channel_id: int, *, waking: bool) -> None:
        channel = self._ledger.channels.get(channel_id)
        state = channel.thread_metadata if channel is not None else None
        if state is not None and state.archived and (state.locked or not waking):
            raise Refusal(400, 50083, "Thread is archived")

    def _sent_before(self, channel_id: int, body: Any) -> Any:
        if not isinstance(body, dict) or not body.get("enforce_nonce"):
            return None
        message_id = self._nonces.get((channel_id, str(body.get("nonce"))))
        message = self._ledger.messages.get(channel_id, {}).get(message_id or 0)
        if message is None:
            return None
        return {**serializers.message_payload(self._ledger, message), "nonce": str(body["nonce"])}

    def _after(self, method: str, parts: list[str], body: Any, answer: Any) -> Any:
        match method, parts:
            case "POST", ["interactions", interaction_id, _, "callback"]:
                record = self._ledger.interactions[int(interaction_id)]
                if record.modal is not None:
                    self._opened[record.id] = time.monotonic()
                self._tell_interaction(record)
            case "POST", ["channels", channel_id, "messages"] if body.get("nonce") is not None:
                answer["nonce"] = str(body["nonce"])
                self._nonces[int(channel_id), answer["nonce"]] = int(answer["id"])
                while len(self._nonces) > NONCES:
                    del self._nonces[next(iter(self._nonces))]
        return answer

    # ------------------------------------------------------------------ what a person sees

    def users(self) -> list[Json]:
        """Return everybody in the world, the bot too: id, name, whether a bot."""
        ledger = self._ledger
        return [
            {"id": str(user.id), "name": user.global_name or user.name, "username": user.name, "bot": user.bot}
            for user in ledger.users.values()
            if user.id in ledger.guilds[self.guild_id].members
        ]

    def guild_view(self) -> Json:
        """Return the server's id, name and members' ids."""
        guild = self._ledger.guilds[self.guild_id]
        return {"id": str(guild.id), "name": guild.name, "members": [str(one) for one in guild.members]}

    def channels_of(self, user_id: int) -> list[Json]:
        """Return the channels, threads and DMs that a person can open, each with what he hasn't read yet."""
        guild = self._ledger.guilds[self.guild_id]
        ids = [*guild.channel_ids, *guild.thread_ids, self._ledger.dm_channels[user_id]]
        views = (self.channel_view(channel_id, user_id) for channel_id in ids)
        return [view for view in views if view is not None]

    def channel_view(self, channel_id: int, user_id: int) -> Json | None:
        """Return one channel as a person sees it, or None when he can't."""
        channel = self._ledger.channels.get(channel_id)
        if channel is None or not channel_accessible(self._ledger, channel_id, user_id):
            return None
        read = self.read.get(user_id, {}).get(channel_id, 0)
        unread = self._unread(channel_id, user_id, read)
        dm = channel.type == ChannelType.DM
        return {
            "id": str(channel.id),
            "kind": "dm" if dm else "thread" if channel.is_thread else "channel",
            "name": self._ledger.bot_user.name if dm else channel.name,
            "topic": channel.topic,
            "parent": str(channel.parent_id) if channel.parent_id else None,
            "archived": bool(channel.thread_metadata and channel.thread_metadata.archived),
            "writable": dm or self._may_write(channel, user_id),
            "read": str(read),
            "last": str(channel.last_message_id or 0),
            "unread": len(unread),
            "mentions": len(unread) if dm else sum(user_id in message.ping_user_ids for message in unread),
        }

    def _unread(self, channel_id: int, user_id: int, read: int) -> list[Message]:
        found: list[Message] = []
        for message in reversed(self._ledger.messages[channel_id].values()):
            if message.id <= read or len(found) == MOST_UNREAD:
                break
            if message.author_id != user_id and self._sees(message, user_id):
                found.append(message)
        return found

    def _may_write(self, channel: Channel, user_id: int) -> bool:
        name = "send_messages_in_threads" if channel.is_thread else "send_messages"
        granted = self._ledger.compute_permissions(self.guild_id, user_id, channel.id)
        return bool(granted & rights.flag(name))

    def _sees(self, message: Message, user_id: int) -> bool:
        return message.visible_to(user_id) and message.id not in self.dismissed.get(user_id, ())

    def message_view(self, channel_id: int, message_id: int, user_id: int) -> Json | None:
        """Return one message as a person sees it, or None when he doesn't."""
        message = self._ledger.messages.get(channel_id, {}).get(message_id)
        if message is None or not self._sees(message, user_id):
            return None
        if not message_accessible(self._ledger, channel_id, message, user_id):
            return None
        view: Json = dict(serializers.message_payload(self._ledger, message, for_user=user_id))
        view["pings_me"] = user_id in message.ping_user_ids or message.mention_everyone
        if message.flags & HAS_THREAD and message.id in self._ledger.channels:
            thread = self._ledger.channels[message.id]
            view["thread"] = {"id": str(thread.id), "name": thread.name, "count": thread.message_count}
        return view

    def history(self, channel_id: int, user_id: int, limit: int = 100, before: int | None = None) -> list[Json]:
        """Return the newest messages of a channel that a person sees, oldest first."""
        if not channel_accessible(self._ledger, channel_id, user_id):
            raise Impossible("You can't see that channel.")
        ids = sorted(
            message.id
            for message in self._ledger.messages[channel_id].values()
            if self._sees(message, user_id) and (before is None or message.id < before)
        )[-limit:]
        views = (self.message_view(channel_id, message_id, user_id) for message_id in ids)
        return [view for view in views if view is not None]

    def commands_of(self, channel_id: int, user_id: int) -> list[Json]:
        """Return the slash commands that a person may use in a channel."""
        if not channel_accessible(self._ledger, channel_id, user_id):
            return []
        commands: list[Json] = self._ledger.visible_commands(user_id=user_id, channel_id=channel_id)
        return commands

    def upload(self, attachment_id: int) -> bytes | None:
        """Return an upload's bytes."""
        return self._ledger.cdn.read(attachment_id)

    # ------------------------------------------------------------------ what a person does

    def say(self, user_id: int, channel_id: int, text: str) -> int:
        """Post a chat message as a person and return its id."""
        channel = self._open_channel(user_id, channel_id)
        if channel.guild_id is not None and not self._may_write(channel, user_id):
            raise Impossible("You can't write in this channel.")
        try:
            return self._ledger.create_message(channel_id, user_id, text).id
        except BackendError as error:
            raise Impossible(error.message) from error

    def mark_read(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Note that a person has read a channel up to a message."""
        marks = self.read.setdefault(user_id, {})
        if message_id > marks.get(channel_id, 0):
            marks[channel_id] = message_id
            self._tell("read", {"channel_id": channel_id, "user_id": user_id})

    def dismiss(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Take an ephemeral message away from the one who sees it."""
        message = self._ledger.messages.get(channel_id, {}).get(message_id)
        if message is None or not message.is_ephemeral or not message.visible_to(user_id):
            raise Impossible("Only your own private messages can be dismissed.")
        self.dismissed.setdefault(user_id, set()).add(message_id)
        self._tell("gone", {"channel_id": channel_id, "message_id": message_id})

    def close_dms(self, user_id: int, closed: bool) -> None:
        """Let a person refuse direct messages from the bot, or take them again."""
        (self.closed_dms.add if closed else self.closed_dms.discard)(user_id)
        self._tell("closed", {"user_id": user_id})

    def archive(self, thread_id: int, archived: bool, locked: bool) -> None:
        """Let a moderator archive a thread, and lock it, or open it again."""
        self._ledger.edit_channel(thread_id, {}, thread_metadata={"archived": archived, "locked": locked})

    def join(self, count: int) -> dict[str, int]:
        """Let so many people more come to the server; return their keys ("p5", …) and ids."""
        first = len(self.people) + 1
        joined = {}
        for number in range(first, first + count):
            user = self._ledger.make_user(f"p{number}", global_name=f"Player {number}")
            self._ledger.add_member(self.guild_id, user.id, announce=True)
            self._ledger.get_dm_channel(user.id)
            joined[user.name] = user.id
        self.people.update(joined)
        return joined

    def put_forward(self, seconds: float) -> None:
        """Put the clock forward, so that tokens of interactions expire."""
        self._ledger.advance_clock(seconds)

    def deny(self, channel_id: int, names: Sequence[str]) -> None:
        """Take these permissions from the bot in a channel (all others are its again)."""
        denied = 0
        for name in names:
            if name not in discord.Permissions.VALID_FLAGS:
                raise Impossible(f"There is no permission {name}.")
            denied |= rights.flag(name)
        if denied:
            self._ledger.set_overwrite(channel_id, Overwrite(self.bot_id, OverwriteType.MEMBER, deny=denied))
        else:
            self._ledger.delete_overwrite(channel_id, self.bot_id)

    def slash(self, user_id: int, channel_id: int, name: str, given: Mapping[str, Any]) -> int:
        """Use a slash command (`group command` with spaces) with these options; return the interaction's id."""
        root, leaf, nesting = self._command(user_id, channel_id, name)
        options, resolved = self._options(user_id, channel_id, name, leaf, given)
        data: Json = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": acting.nest_options(root, nesting, options),
        }
        if resolved:
            data["resolved"] = resolved
        return self._interact(user_id, channel_id, 2, data, name=" ".join([root["name"], *nesting]))

    def ask_first(self, name: str, given: Mapping[str, Any]) -> None:
        """Let the server's owner use a command in its first channel, where the bot has such a command."""
        owner = self._ledger.get_guild(self.guild_id).owner_id
        channel = next(one for one in self._ledger.channels.values() if one.guild_id == self.guild_id)
        with suppress(Impossible):
            self.slash(owner, channel.id, name, given)

    def autocomplete(
        self, user_id: int, channel_id: int, name: str, option: str, typed: str, given: Mapping[str, Any]
    ) -> int:
        """Ask for an option's choices while a person types; return the interaction's id."""
        root, leaf, nesting = self._command(user_id, channel_id, name)
        declared = {one["name"]: one for one in leaf.get("options") or []}
        if not declared.get(option, {}).get("autocomplete"):
            raise Impossible(f"/{name} has no option {option} that completes itself.")
        others = {key: value for key, value in given.items() if key != option}
        options, _ = self._options(user_id, channel_id, name, leaf, others, partial=True)
        options.append({"name": option, "type": declared[option]["type"], "value": typed, "focused": True})
        data = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": acting.nest_options(root, nesting, options),
        }
        return self._interact(user_id, channel_id, 4, data)

    def click(self, user_id: int, channel_id: int, message_id: int, custom_id: str) -> int:
        """Press a button; return the interaction's id."""
        component = self._component(user_id, channel_id, message_id, custom_id)
        if component["type"] != 2:
            raise Impossible("That is not a button.")
        return self._press(user_id, channel_id, message_id, {"custom_id": custom_id, "component_type": 2})

    def select(self, user_id: int, channel_id: int, message_id: int, custom_id: str, values: Sequence[str]) -> int:
        """Choose from a menu; return the interaction's id."""
        menu = self._component(user_id, channel_id, message_id, custom_id)
        kind = menu["type"]
        if kind not in MENUS:
            raise Impossible("That is not a menu.")
        offered = {option["value"] for option in menu["options"]} if kind == STRING_MENU else set(values)
        if not set(values) <= offered or len(set(values)) != len(values):
            raise Impossible("That choice is not in the menu.")
        if not menu.get("min_values", 1) <= len(values) <= menu.get("max_values", 1):
            raise Impossible(f"Choose {menu.get('min_values', 1)} to {menu.get('max_values', 1)}.")
        data: Json = {"custom_id": custom_id, "component_type": kind, "values": list(values)}
        if kind != STRING_MENU:
            resolved: Json = {}
            for value in values:
                self._option(channel_id, user_id, custom_id, {"type": MENUS[kind]}, value, resolved)
            data["resolved"] = resolved
        return self._press(user_id, channel_id, message_id, data)

    def submit(self, user_id: int, interaction_id: int, values: Mapping[str, Any]) -> int:
        """Send the form that an interaction opened; return the new interaction's id."""
        opened = self._ledger.interactions.get(interaction_id)
        if opened is None or opened.user_id != user_id or opened.modal is None or opened.modal_consumed:
            raise Impossible("That form is no longer open.")
        spec = validate_modal(opened.modal)
        if not set(values) <= set(_modal_control_map(spec)):
            raise Impossible("That form has no such field.")
        try:
            parts = _modal_submit_nodes(spec["components"], None, dict(values), {}, opened.channel_id, [])
        except SetupError as error:
            raise Impossible(str(error)) from error
        opened.modal_consumed = True
        data = {"custom_id": spec["custom_id"], "components": parts}
        wait = self._opened.pop(interaction_id, 0.0) + FORM_FILLED_IN - time.monotonic()
        return self._interact(user_id, opened.channel_id, 5, data, source=opened.source_message_id, wait=wait)

    def interaction_view(self, interaction_id: int) -> Json:
        """Return what became of an interaction: `sent`, `answered`, `modal`, `choices` or `failed`, and its details."""
        record = self._ledger.interactions[interaction_id]
        state = "answered" if record.responded else "failed" if self._too_late(record) else "sent"
        view: Json = {
            "id": str(record.id),
            "channel_id": str(record.channel_id),
            "state": state,
            "source": str(record.source_message_id) if record.source_message_id else None,
            "message_id": str(record.message_id) if record.message_id else None,
            "command": record.command_name,
        }
        if record.modal is not None:
            view.update(state="modal", modal=record.modal)
        elif record.autocomplete_choices is not None:
            view.update(state="choices", choices=record.autocomplete_choices)
        return view

    def _too_late(self, record: Interaction) -> bool:
        deadline = record.initial_response_deadline
        return deadline is not None and self._ledger.now_iso() >= deadline

    def _open_channel(self, user_id: int, channel_id: int) -> Channel:
        if not channel_accessible(self._ledger, channel_id, user_id):
            raise Impossible("You can't see that channel.")
        return self._ledger.channels[channel_id]

    def _command(self, user_id: int, channel_id: int, name: str) -> tuple[Json, Json, list[str]]:
        channel = self._open_channel(user_id, channel_id)
        first, *path = name.split()
        root = self._ledger.find_command(first, channel.guild_id)
        if root is None:
            raise Impossible(f"There is no command /{first}.")
        if not command_access(self._ledger, root, user_id=user_id, channel_id=channel_id).allowed:
            raise Impossible(f"You can't use /{first} here.")
        try:
            leaf, nesting = acting.walk_to_subcommand(root, path)
        except SetupError as error:
            raise Impossible(str(error)) from error
        return root, leaf, nesting

    def _options(
        self,
        user_id: int,
        channel_id: int,
        name: str,
        leaf: Json,
        given: Mapping[str, Any],
        *,
        partial: bool = False,
    ) -> tuple[list[Json], Json]:
        declared = {option["name"]: option for option in leaf.get("options") or []}
        if any(option["type"] in (1, 2) for option in declared.values()):
            raise Impossible(f"/{name} needs a sub-command.")
        for key in given:
            if key not in declared:
                raise Impossible(f"/{name} has no option {key}.")
        missing = [key for key, option in declared.items() if option.get("required") and key not in given]
        if missing and not partial:
            raise Impossible(f"/{name} needs {', '.join(missing)}.")
        built: list[Json] = []
        resolved: Json = {}
        for key, option in declared.items():
            if key not in given:
                continue
            try:
                value = self._option(channel_id, user_id, name, option, given[key], resolved)
            except SetupError as error:
                if partial:
                    continue
                raise Impossible(str(error)) from error
            built.append({"name": key, "type": option["type"], "value": value})
        return built, resolved

    def _option(self, channel_id: int, user_id: int, name: str, option: Json, value: Any, resolved: Json) -> Any:
        kind = option["type"]
        if kind in (USER_OPTION, MENTIONABLE_OPTION):
            self._resolve_user(channel_id, str(value), resolved)
            return str(value)
        if kind == CHANNEL_OPTION:
            channel = self._open_channel(user_id, int(value))
            payload = dict(serializers.channel_payload(self._ledger, channel))
            payload["permissions"] = str(self._ledger.compute_permissions(self.guild_id, user_id, channel.id))
            resolved.setdefault("channels", {})[str(value)] = payload
            return str(value)
        if kind == ROLE_OPTION:
            role = self._ledger.get_role(self.guild_id, int(value))
            resolved.setdefault("roles", {})[str(value)] = dict(serializers.role_payload(role))
            return str(value)
        if isinstance(value, str) and kind in (4, 10):
            return acting.parse_option_input(name, option, value)
        return acting.validate_option_value(name, option, value)

    def _resolve_user(self, channel_id: int, user: str, resolved: Json) -> None:
        found = self._ledger.users.get(int(user)) if user.isdecimal() else None
        if found is None:
            raise Impossible("There is no such person.")
        resolved.setdefault("users", {})[user] = dict(serializers.user_payload(found))
        guild_id = self._ledger.channels[channel_id].guild_id
        if guild_id is not None and found.id in self._ledger.guilds[guild_id].members:
            guild = self._ledger.guilds[guild_id]
            member = serializers.member_payload(self._ledger, guild, guild.members[found.id], with_user=False)
            resolved.setdefault("members", {})[user] = {
                **member,
                "permissions": str(self._ledger.compute_permissions(guild_id, found.id, channel_id)),
            }

    def _component(self, user_id: int, channel_id: int, message_id: int, custom_id: str) -> Json:
        message = self._ledger.messages.get(channel_id, {}).get(message_id)
        if message is None or not message_accessible(self._ledger, channel_id, message, user_id):
            raise Impossible("That message is gone.")
        for component in walk_components(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise Impossible("That is disabled.")
                found: Json = component
                return found
        raise Impossible("That is no longer there.")

    def _press(self, user_id: int, channel_id: int, message_id: int, data: Json) -> int:
        return self._interact(user_id, channel_id, 3, data, source=message_id)

    def _interact(
        self,
        user_id: int,
        channel_id: int,
        kind: int,
        data: Json,
        *,
        source: int | None = None,
        name: str | None = None,
        wait: float = 0.0,
    ) -> int:
        ledger = self._ledger
        guild_id = ledger.channels[channel_id].guild_id
        record, payload = acting.base_payload(
            ledger, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=user_id, data=data
        )
        record.command_name = name
        record.source_message_id = source
        payload["attachment_size_limit"] = limits.FILE_SIZE
        payload["authorizing_integration_owners"] = {"0": str(guild_id or 0)}
        if source is not None:
            message = ledger.messages[channel_id].get(source)
            if message is None:
                raise Impossible("That message is gone.")
            payload["message"] = dict(serializers.message_payload(ledger, message))
        loop = asyncio.get_running_loop()
        if wait > 0:
            loop.call_later(wait, ledger.emit, "INTERACTION_CREATE", payload)
        else:
            ledger.emit("INTERACTION_CREATE", payload)
        loop.call_later(RESPONSE_WINDOW + 0.02, self._check_answered, record.id)
        return record.id

    def _check_answered(self, interaction_id: int) -> None:
        record = self._ledger.interactions.get(interaction_id)
        if record is not None and not record.responded:
            self._tell_interaction(record)

    def _tell_interaction(self, record: Interaction) -> None:
        self._tell("interaction", {"interaction_id": record.id, "user_id": record.user_id})


def _complete(value: Any) -> None:
    # What simcord leaves out and Discord does not: its API's document calls these keys required.
    if isinstance(value, dict):
        if "discriminator" in value:
            value.setdefault("primary_guild", None)
        if "permission_overwrites" in value or "recipients" in value:
            value.setdefault("flags", 0)
        if "mention_everyone" in value and value.get("nonce", "") is None:
            del value["nonce"]
        emoji = value.get("emoji")
        if isinstance(emoji, dict) and ("custom_id" in value or "label" in value) and emoji.get("id", "") is None:
            del emoji["id"]
        for one in value.values():
            _complete(one)
    elif isinstance(value, list):
        for one in value:
            _complete(one)


def _wire_file(upload: limits.Upload) -> SimpleNamespace:
    return SimpleNamespace(fp=io.BytesIO(upload.data), filename=upload.filename, description=upload.description)


def _refusal(error: BackendError) -> Refusal:
    if "Cannot send an empty message" in error.message:
        return Refusal(400, 50006, "Cannot send an empty message")
    if error.code == catalog.invalid_form_body().code and error.errors is None:
        detail = error.message.removeprefix("Invalid Form Body: ")
        return Refusal(400, 50035, error.message, {"_errors": [{"code": "INVALID", "message": detail}]})
    return Refusal(error.status, error.code, error.message, error.errors)


def _intents(value: int) -> discord.Intents:
    intents = discord.Intents.none()
    intents.value = value
    return intents


def _id_at(seconds: float) -> int:
    return (int(seconds * 1000) - EPOCH) << 22


def _rebase(part: Any, old: str, new: str) -> None:
    items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in list(items):
        if isinstance(value, str) and value.startswith(old):
            part[key] = new + value.removeprefix(old)
        else:
            _rebase(value, old, new)
