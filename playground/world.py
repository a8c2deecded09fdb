"""The world behind the sockets: servers, channels, people, messages, interactions.

It is simcord's backend with a real clock, pictures on disk, and what a page for several people needs beside it.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Any

import discord
import msgspec
from simcord.backend import permissions as rights
from simcord.backend.models import (
    Channel,
    Guild,
    Interaction,
    Message,
    Overwrite,
    User,
)
from simcord.enums import OverwriteType

from playground.actions import PersonActions
from playground.base_world import LOCALES, BaseWorld
from playground.bot_side import BotSide
from playground.errors import Impossible
from playground.ledger import Listener, smallest_id_at
from playground.views import PersonViews

TOKEN_LIFE = 15 * 60.0  # seconds that an interaction's token works
HOME = (7, 12)
"""Of 12 shards the one that has a new server: of 2, 3, 4 or 6 it is never the first, which has the direct messages."""
STARTER_NAMES = {"ada": "Ada", "bo": "Bo", "cleo": "Cleo", "dan": "Dan"}
STARTER_CHANNELS = {
    "games": "Open tables. Type / to see what the bot can do.",
    "tavern": "Talk about anything.",
    "duels": "For two players and those who watch.",
}


def home_shard(shards: int) -> int:
    """Return the shard of so many that has a new world's server."""
    return HOME[0] % shards


class UnreadableWorld(Exception):
    """A saved world that can't be used; the message says why."""


class SavedWorld(msgspec.Struct):
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
    kept: int = 0
    locales: dict[int, str] = {}


class WorldChange(msgspec.Struct, omit_defaults=True):
    """The changes of a world at one moment, each thing as it was then; None for one that was gone."""

    last_id: int
    base: str
    channels: dict[int, Channel | None]
    messages: dict[int, dict[int, Message | None]]
    commands: list[tuple[int | None, list[dict[str, Any]]]] | None = None
    interactions: list[Interaction] = []


FORMAT = 1


class World(BaseWorld):
    """One Discord with one server, some people and one bot; people and the bot act on it, listeners hear of it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.kept = 0
        """The number under which it was kept last."""
        self.bot = BotSide(self)
        self.views = PersonViews(self)
        self.actions = PersonActions(self)

    # ------------------------------------------------------------------ making and keeping

    @classmethod
    def fresh(cls, folder: Path) -> World:
        """Make a new demo world with ids of its own; its uploads are kept below `folder`."""
        world = cls(folder)
        ledger = world.ledger
        ledger.bot_user.name = "Elementarium"
        world.token = f"playground.{secrets.token_hex(16)}"
        for key, name in STARTER_NAMES.items():
            world.people[key] = ledger.make_user(key, global_name=name).id
        ledger.skip_to_shard(*HOME)
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
            saved = msgspec.json.decode(data, type=SavedWorld)
        except msgspec.MsgspecError as error:
            raise UnreadableWorld(str(error)) from error
        if saved.format != FORMAT:
            raise UnreadableWorld(f"its format is {saved.format}, not {FORMAT}")
        world = cls(folder)
        ledger = world.ledger
        ledger._last_id = saved.last_id
        ledger.application_id = saved.application_id
        ledger.users = saved.users
        ledger.guilds, ledger.channels, ledger.messages = saved.guilds, saved.channels, saved.messages
        ledger.dm_channels = saved.dm_channels
        world._take_commands(saved.commands)
        world.kept = saved.kept
        world._take_interactions(saved.interactions)
        ledger.cdn.base = saved.base
        world.guild_id, world.token, world.people = saved.guild_id, saved.token, saved.people
        world.read, world.dismissed, world.closed_dms = saved.read, saved.dismissed, saved.closed_dms
        world.locales = saved.locales
        try:
            ledger.bot_user = ledger.users[saved.bot_id]
            ledger.guilds[saved.guild_id]
            for user_id in saved.people.values():
                ledger.channels[ledger.dm_channels[user_id]]
        except KeyError as error:
            raise UnreadableWorld(f"{error} is missing in it") from error
        return world

    def dump(self, kept: int = 0) -> bytes:
        """Return the whole world as JSON, and forget what is too old to matter (interactions, unused uploads).

        `kept`: the number under which it is kept.
        """
        ledger = self.ledger
        self._forget_old()
        saved = SavedWorld(
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
            commands=self._given_commands(),
            interactions=list(ledger.interactions.values()),
            read=self.read,
            dismissed=self.dismissed,
            closed_dms=self.closed_dms,
            kept=kept,
            locales=self.locales,
        )
        return msgspec.json.encode(saved)

    def current_state(
        self,
        channels: Collection[int],
        messages: Collection[tuple[int, int]],
        interactions: Collection[int],
        *,
        commands: bool,
    ) -> WorldChange:
        """Return these channels, messages (with their channels' ids) and interactions as they are now, also those that
        the messages come of, and the commands if wanted."""
        ledger = self.ledger
        changed: dict[int, dict[int, Message | None]] = {}
        wanted = set(interactions)
        for channel_id, message_id in messages:
            message = ledger.messages.get(channel_id, {}).get(message_id)
            changed.setdefault(channel_id, {})[message_id] = message
            if message is not None and message.interaction_metadata:
                wanted.add(int(message.interaction_metadata["id"]))
        return WorldChange(
            last_id=ledger._last_id,
            base=ledger.cdn.base,
            channels={channel_id: ledger.channels.get(channel_id) for channel_id in channels},
            messages=changed,
            commands=self._given_commands() if commands else None,
            interactions=[ledger.interactions[one] for one in wanted if one in ledger.interactions],
        )

    def apply_change(self, change: WorldChange) -> None:
        """Let a change that was written down happen again; twice is as good as once."""
        ledger = self.ledger
        self.serve_files_from(change.base)
        ledger._last_id = max(ledger._last_id, change.last_id)
        for channel_id, channel in change.channels.items():
            if channel is not None:
                ledger.channels[channel_id] = channel
                ledger.messages.setdefault(channel_id, {})
                self._list(channel)
            elif channel_id in ledger.channels:
                ledger.delete_channel(channel_id)
        for channel_id, messages in change.messages.items():
            kept = ledger.messages.setdefault(channel_id, {})
            for message_id, message in messages.items():
                if message is None:
                    kept.pop(message_id, None)
                else:
                    kept[message_id] = message
        if change.commands is not None:
            self._take_commands(change.commands)
        self._take_interactions(change.interactions)

    def _list(self, channel: Channel) -> None:
        """Let a channel be found where those of its kind are."""
        if channel.guild_id is None:
            self.ledger.dm_channels.update(dict.fromkeys(channel.recipient_ids, channel.id))
            return
        guild = self.ledger.guilds[channel.guild_id]
        listed = guild.thread_ids if channel.is_thread else guild.channel_ids
        if channel.id not in listed:
            listed.append(channel.id)

    def _given_commands(self) -> list[tuple[int | None, list[dict[str, Any]]]]:
        return [(scope, list(commands.values())) for scope, commands in self.ledger.commands.items()]

    def _take_commands(self, given: Sequence[tuple[int | None, list[dict[str, Any]]]]) -> None:
        for scope, commands in given:
            self.ledger.commands[scope] = {(command["name"], command["type"]): command for command in commands}

    def _take_interactions(self, records: Sequence[Interaction]) -> None:
        for record in records:
            self.ledger.interactions[record.id] = record
            self.ledger.interaction_tokens[record.token] = record.id

    def _forget_old(self) -> None:
        ledger = self.ledger
        limit = smallest_id_at(ledger.time - 2 * TOKEN_LIFE)
        for record in [record for record in ledger.interactions.values() if record.id < limit]:
            del ledger.interactions[record.id]
            ledger.interaction_tokens.pop(record.token, None)
            self.opened.pop(record.id, None)

    def drop_unused_files(self) -> None:
        """Delete uploads that no message has held for ten minutes and more."""
        held = {
            int(attachment["id"])
            for messages in self.ledger.messages.values()
            for message in messages.values()
            for attachment in message.attachments
        }
        self.ledger.cdn.delete_unheld_files(held, before=smallest_id_at(self.ledger.time - 600))

    def serve_files_from(self, base: str) -> None:
        """Set the address below which uploads are found, also of those from before."""
        old, self.ledger.cdn.base = self.ledger.cdn.base, base
        if old == base:
            return
        for messages in self.ledger.messages.values():
            for message in messages.values():
                for part in (message.attachments, message.embeds, message.components):
                    _rebase(part, old + "/attachments/", base + "/attachments/")

    # ------------------------------------------------------------------ who hears of it

    def add_listener(self, listener: Listener) -> None:
        """Call `listener` with every gateway event (name, payload) at once, before anything else happens."""
        self.ledger.subscribers.append(listener)

    @property
    def is_untouched(self) -> bool:
        """True until somebody has written something."""
        return not any(self.ledger.messages.values())

    # ------------------------------------------------------------------ what happens to it

    def close_dms(self, user_id: int, closed: bool) -> None:
        """Let a person refuse direct messages from the bot, or take them again."""
        (self.closed_dms.add if closed else self.closed_dms.discard)(user_id)
        self.notify_watchers("closed", {"user_id": user_id})

    def set_locale(self, user_id: int, locale: str) -> None:
        """Let a person's Discord be in another language."""
        if locale not in (*LOCALES, self.locale):
            raise Impossible("Discord does not speak that language.")
        self.locales[user_id] = locale
        self.notify_watchers("locale", {"user_id": user_id})

    def archive_thread(self, thread_id: int, archived: bool, locked: bool) -> None:
        """Let a moderator archive a thread, and lock it, or open it again."""
        self.ledger.edit_channel(thread_id, {}, thread_metadata={"archived": archived, "locked": locked})

    def add_people(self, count: int) -> dict[str, int]:
        """Let so many people more come to the server; return their keys ("p5", …) and ids."""
        first = len(self.people) + 1
        joined = {}
        for number in range(first, first + count):
            user = self.ledger.make_user(f"p{number}", global_name=f"Player {number}")
            self.ledger.add_member(self.guild_id, user.id, announce=True)
            self.ledger.get_dm_channel(user.id)
            joined[user.name] = user.id
        self.people.update(joined)
        return joined

    def deny_permissions(self, channel_id: int, names: Sequence[str]) -> None:
        """Take these permissions from the bot in a channel (all others are its again)."""
        denied = 0
        for name in names:
            if name not in discord.Permissions.VALID_FLAGS:
                raise Impossible(f"There is no permission {name}.")
            denied |= rights.flag(name)
        if denied:
            self.ledger.set_overwrite(channel_id, Overwrite(self.bot_id, OverwriteType.MEMBER, deny=denied))
        else:
            self.ledger.delete_overwrite(channel_id, self.bot_id)


def _rebase(part: Any, old: str, new: str) -> None:
    items = part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ()
    for key, value in list(items):
        if isinstance(value, str) and value.startswith(old):
            part[key] = new + value.removeprefix(old)
        else:
            _rebase(value, old, new)
