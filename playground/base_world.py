"""The ground that all parts of a world stand on: its ledger, and the rest that is known of its people."""

from __future__ import annotations

from pathlib import Path

import discord
from simcord.backend import permissions as rights
from simcord.backend.models import (
    Channel,
    Interaction,
)

from playground.ledger import (
    Json,
    Ledger,
    Watcher,
)
from playground.time_ahead import TimeAhead

LOCALE = "en-US"
"""The language of everybody's Discord, where nothing else is said."""
LOCALES = [locale.value for locale in discord.Locale]
"""The languages that somebody's Discord can be in."""


def locale_for_language(language: str) -> str:
    """The locale of a Discord that is in a language: "es-ES" for "es"; the language itself where Discord has none."""
    return next((one for one in (language, f"{language}-{language.upper()}") if one in LOCALES), language)


class BaseWorld:
    """The ledger, who is who, and what each person has read, put away, or does not want."""

    def __init__(self, folder: Path) -> None:
        self._watchers: list[Watcher] = []
        self.ledger = Ledger(folder / "files", self.notify_watchers)
        self.ahead = TimeAhead(folder, self.ledger.advance_clock, lambda: self.notify_watchers("clock", {}))
        self.opened: dict[int, float] = {}  # interaction -> when its form opened
        self.people: dict[str, int] = {}
        self.guild_id = 0
        self.token = ""
        self.read: dict[int, dict[int, int]] = {}
        self.dismissed: dict[int, set[int]] = {}
        self.closed_dms: set[int] = set()
        self.locale = LOCALE
        """The server's, and that of everybody who has not chosen another."""
        self.locales: dict[int, str] = {}
        """Those that people have chosen."""

    @property
    def application_id(self) -> int:
        """The id of the bot's application."""
        return self.ledger.application_id

    @property
    def bot_id(self) -> int:
        """The id of the bot's own user."""
        return self.ledger.bot_user.id

    def add_watcher(self, watcher: Watcher) -> None:
        """Call `watcher` with every change a page may have to show: its kind and what it is about."""
        self._watchers.append(watcher)

    def notify_watchers(self, kind: str, about: Json) -> None:
        """Let the watchers know of a change."""
        for watcher in self._watchers:
            watcher(kind, about)

    def notify_of_interaction(self, record: Interaction) -> None:
        """Let the watchers know that something became of an interaction."""
        self.notify_watchers("interaction", {"interaction_id": record.id, "user_id": record.user_id})

    def locale_of(self, user_id: int) -> str:
        """The language of somebody's Discord."""
        return self.locales.get(user_id, self.locale)

    def may_write(self, channel: Channel, user_id: int) -> bool:
        """True where somebody may write in a channel or thread of the server."""
        name = "send_messages_in_threads" if channel.is_thread else "send_messages"
        granted = self.ledger.compute_permissions(self.guild_id, user_id, channel.id)
        return bool(granted & rights.flag(name))
