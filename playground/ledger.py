"""simcord's store of everything, with a real clock, pictures on disk, and ids like Discord's.

simcord has no public interface for this, so its version is pinned; this module and those of the world built on it are
the only ones that know how it keeps things, and `simcord_internals` has what is private there.
"""

from __future__ import annotations

import io
import re
import secrets
import struct
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import quote

import simcord
from PIL import Image, UnidentifiedImageError
from simcord.backend import serializers
from simcord.backend.cdn import CdnStore
from simcord.backend.errors import BackendError
from simcord.backend.models import (
    Channel,
    Message,
    SystemMessageMetadata,
    User,
)
from simcord.backend.state import Backend
from simcord.enums import MessageType

from playground.simcord_internals import Clock, keep_no_files_in_memory

EPOCH = 1_420_070_400_000  # Discord's, in milliseconds
YEAR = 365 * 86_400_000
AHEAD = 100  # milliseconds within which an id that was skipped to is used
KEPT_MESSAGES = 2000  # in one channel
LOADING = 1 << 7
HAS_THREAD = 1 << 5

PNG_HEAD = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
PNG_SIZE = struct.Struct(">II")

Json = dict[str, Any]
Listener = Callable[[str, Mapping[str, Any]], None]
Watcher = Callable[[str, Json], None]


# Drawn when a machine has no emoji of its own; simcord brings them (Noto, SIL Open Font License).
EMOJI_FONT = Path(simcord.__file__).parent / "preview" / "static" / "fonts" / "noto-color-emoji-v2.051.ttf"


class RealClock(Clock):
    """The wall clock, where simcord has a virtual one; it can be put forward."""

    def now(self) -> datetime:
        """The time in UTC, put forward by as many seconds as somebody has asked for."""
        return datetime.now(UTC) + timedelta(seconds=self.elapsed)


class _Forgotten(list[Any]):
    """A log that keeps nothing: a server that runs for weeks must not grow by one."""

    def append(self, item: Any) -> None:
        """Drop the item."""


class UploadedFiles(CdnStore):
    """Uploaded files: one file on disk each, named by the attachment's id; the address is told to everybody."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.folder = folder
        self.base = "http://127.0.0.1"
        folder.mkdir(parents=True, exist_ok=True)

    def store_attachment(
        self, attachment_id: int, channel_id: int, filename: str, data: bytes, description: str | None
    ) -> Json:
        """Write an upload to its file, and return it as Discord's API has it, pictures with their size in pixels."""
        name = re.sub(r"[^\w.\-]", "_", filename) or "file"
        stored = super().store_attachment(attachment_id, channel_id, name, b"", description)
        keep_no_files_in_memory(self)
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

    def delete_unheld_files(self, wanted: set[int], before: int) -> None:
        """Delete the files of attachments older than the id `before` that no message holds any more."""
        for path in self.folder.iterdir():
            if path.name.isdecimal() and int(path.name) < before and int(path.name) not in wanted:
                path.unlink(missing_ok=True)


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Return width and height in pixels of a picture, or None when it can't be read as one."""
    if data.startswith(PNG_HEAD) and len(data) >= PNG_SIZE.size + len(PNG_HEAD):
        width, height = PNG_SIZE.unpack_from(data, len(PNG_HEAD))
        return width, height
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
        self.cdn: UploadedFiles = UploadedFiles(folder)
        self.transcript = _Forgotten()
        self.http_requests = _Forgotten()

    @property
    def time(self) -> float:
        """The Unix time in this world."""
        return float(self.clock.now().timestamp())

    def snowflake(self) -> int:
        """The next id, greater than all before."""
        # Like Discord's: the time, and below it what nobody can foresee; always greater than the one before.
        now = int(self.time * 1000) - EPOCH
        self._last_id = max(self._last_id + 1, now << 22 | secrets.randbits(21))
        return self._last_id

    def make_user(self, name: str, **fields: Any) -> User:
        """A user whose account is a year old, as most are."""
        user = User(id=self.snowflake() - (YEAR << 22), name=name, **fields)
        self.users[user.id] = user
        return user

    def skip_to_shard(self, place: int, of: int) -> None:
        """Let the next id belong to that shard of so many."""
        soon = int(self.time * 1000) - EPOCH + AHEAD
        self._last_id = (soon + (place - soon) % of << 22) - 1

    def emit(self, event: str, payload: Mapping[str, Any]) -> None:
        """Send an event as complete as Discord's, and note changed channels and threads, and typing, for the page."""
        if self.nonce is not None and event == "MESSAGE_CREATE":
            payload = {**payload, "nonce": self.nonce}
        complete_payload(payload)
        super().emit(event, payload)
        if event.startswith(("CHANNEL_", "THREAD_")) and "id" in payload:
            self.tell("channel", {"channel_id": int(payload["id"])})
        elif event == "TYPING_START":
            self.tell("typing", {"channel_id": int(payload["channel_id"]), "user_id": int(payload["user_id"])})

    def commit_message(self, message: Message, *, broadcast: bool = True) -> Message:
        """Keep a message, open its thread again, bring people into it, drop the oldest of the channel; note it."""
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
        """Change a message and note it; what stood there as *thinking* counts as new, not as edited."""
        loading = bool(self.get_message(channel_id, message_id).flags & LOADING)
        message = super().edit_message(channel_id, message_id, fields)
        _resolve_embeds(message)
        if loading:
            message.edited_timestamp = None
            message.timestamp = self.now_iso()
        self.tell("message", {"channel_id": channel_id, "message_id": message_id})
        return message

    def delete_message(self, channel_id: int, message_id: int) -> None:
        """Delete a message, and note that it is gone."""
        super().delete_message(channel_id, message_id)
        self.tell("gone", {"channel_id": channel_id, "message_id": message_id})

    def bulk_delete_messages(self, channel_id: int, message_ids: Any) -> list[int]:
        """Delete messages, note that they are gone, and return the ids of those that were there."""
        deleted = super().bulk_delete_messages(channel_id, message_ids)
        for message_id in deleted:
            self.tell("gone", {"channel_id": channel_id, "message_id": message_id})
        return deleted

    def create_thread(self, parent_id: int, name: str, owner_id: int, **fields: Any) -> Channel:
        """Begin a thread, which shows on the message that it grows out of; BackendError if that has one already."""
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
        """Replace the commands of a server, or the global ones (None); returns them with versions."""
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


def complete_payload(value: Any) -> None:
    """Add what Discord always sends and take off what it never does, in place and in depth."""
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
            if isinstance(one, dict | list):
                complete_payload(one)
    elif isinstance(value, list):
        for one in value:
            if isinstance(one, dict | list):
                complete_payload(one)


def smallest_id_at(seconds: float) -> int:
    """The smallest id of a moment."""
    return (int(seconds * 1000) - EPOCH) << 22
