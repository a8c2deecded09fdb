"""A world as a person sees it: channels, messages, commands."""

from __future__ import annotations

from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.models import Channel, Message
from simcord.enums import ChannelType

from playground.base_world import BaseWorld
from playground.errors import Impossible
from playground.ledger import HAS_THREAD, Json

MOST_UNREAD = 100  # counted in one channel
FALLBACKS = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}
"""In which other locale Discord shows what a command does not say in one, before what it says in none."""


class PersonViews:
    """The views that a page is made of, each for one person."""

    def __init__(self, world: BaseWorld) -> None:
        self._world = world
        self._ledger = world.ledger

    def users(self) -> list[Json]:
        """Return everybody in the world, the bot too: id, name, whether a bot."""
        ledger = self._ledger
        return [
            {"id": str(user.id), "name": user.global_name or user.name, "username": user.name, "bot": user.bot}
            for user in ledger.users.values()
            if user.id in ledger.guilds[self._world.guild_id].members
        ]

    def guild_view(self) -> Json:
        """Return the server's id, name and members' ids."""
        guild = self._ledger.guilds[self._world.guild_id]
        return {"id": str(guild.id), "name": guild.name, "members": [str(one) for one in guild.members]}

    def channels_of(self, user_id: int) -> list[Json]:
        """Return the channels, threads and DMs that a person can open, each with what they haven't read yet."""
        guild = self._ledger.guilds[self._world.guild_id]
        ids = [*guild.channel_ids, *guild.thread_ids, self._ledger.dm_channels[user_id]]
        views = (self.channel_view(channel_id, user_id) for channel_id in ids)
        return [view for view in views if view is not None]

    def channel_view(self, channel_id: int, user_id: int) -> Json | None:
        """Return one channel as a person sees it, or None when they can't."""
        channel = self._ledger.channels.get(channel_id)
        if channel is None or not channel_accessible(self._ledger, channel_id, user_id):
            return None
        read = self._world.read.get(user_id, {}).get(channel_id, 0)
        joined = self._joined(channel, user_id)
        # Who has not joined a thread hears nothing of it.
        unread = self._unread(channel_id, user_id, max(read, joined - 1)) if joined is not None else []
        dm = channel.type == ChannelType.DM
        return {
            "id": str(channel.id),
            "kind": "dm" if dm else "thread" if channel.is_thread else "channel",
            "name": self._ledger.bot_user.name if dm else channel.name,
            "topic": channel.topic,
            "parent": str(channel.parent_id) if channel.parent_id else None,
            "archived": bool(channel.thread_metadata and channel.thread_metadata.archived),
            "writable": dm or self._world.may_write(channel, user_id),
            "read": str(read),
            "last": str(channel.last_message_id or 0),
            "joined": joined is not None,
            "unread": len(unread),
            "mentions": len(unread) if dm else sum(user_id in message.ping_user_ids for message in unread),
        }

    def _joined(self, channel: Channel, user_id: int) -> int | None:
        """Return the message from which on somebody is in a thread, by writing or by a mention; None if they aren't.

        Anywhere else everybody is from the beginning, 0.
        """
        if not channel.is_thread:
            return 0
        messages = self._ledger.messages[channel.id].values()
        return next((one.id for one in messages if user_id in (one.author_id, *one.ping_user_ids)), None)

    def _unread(self, channel_id: int, user_id: int, read: int) -> list[Message]:
        found: list[Message] = []
        for message in reversed(self._ledger.messages[channel_id].values()):
            if message.id <= read or len(found) == MOST_UNREAD:
                break
            if message.author_id != user_id and self._sees(message, user_id):
                found.append(message)
        return found

    def _sees(self, message: Message, user_id: int) -> bool:
        return message.visible_to(user_id) and message.id not in self._world.dismissed.get(user_id, ())

    def message_view(self, channel_id: int, message_id: int, user_id: int) -> Json | None:
        """Return one message as a person sees it, or None when they don't."""
        message = self._ledger.messages.get(channel_id, {}).get(message_id)
        if message is None or not self._sees(message, user_id):
            return None
        if not message_accessible(self._ledger, channel_id, message, user_id):
            return None
        view: Json = dict(serializers.message_payload(self._ledger, message, for_user=user_id))
        view["components"] = _readable(view["components"])
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
        """Return the slash commands that a person may use in a channel, in the language of their Discord."""
        if not channel_accessible(self._ledger, channel_id, user_id):
            return []
        locale = self._world.locale_of(user_id)
        commands = self._ledger.visible_commands(user_id=user_id, channel_id=channel_id)
        return [_localized(command, locale) for command in commands]

    def uploaded_bytes(self, attachment_id: int) -> bytes | None:
        """Return an upload's bytes."""
        return self._ledger.cdn.read(attachment_id)


def _localized(part: Json, locale: str) -> Json:
    """A command, option or choice as Discord shows it in a locale: `name_localized` and `description_localized` are
    what it says there, if it does, and the other languages are left out."""
    shown: Json = {}
    for key, value in part.items():
        if key.endswith("_localizations"):
            said = value or {}
            words = said.get(locale) or said.get(FALLBACKS.get(locale, ""))
            shown |= {key.replace("_localizations", "_localized"): words} if words else {}
        elif key in ("options", "choices"):
            shown[key] = [_localized(one, locale) for one in value]
        else:
            shown[key] = value
    return shown


def _readable(components: list[Json]) -> list[Json]:
    """Components as a browser reads them: ids are texts, as Discord sends them; as numbers they would lose digits."""
    found = []
    for one in components:
        if "components" in one:
            one = {**one, "components": _readable(one["components"])}
        if "default_values" in one:
            one = {**one, "default_values": [{**value, "id": str(value["id"])} for value in one["default_values"]]}
        found.append(one)
    return found
