"""What a person at the page sees: messages, and what became of what they did."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from tests.support.presses import choices_among

EPHEMERAL, LOADING = 1 << 6, 1 << 7
BUTTON, MENU = 2, 3

TIME = re.compile(r"<t:\d+:\w>")

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as one person saw it; `raw` is Discord's message object."""

    raw: Json

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        return str(self.raw["channel_id"])

    @property
    def content(self) -> str:
        return str(self.raw["content"])

    @property
    def told(self) -> str:
        """The text but for times: after a restart the clocks leave the outage out, though nobody has acted."""
        return TIME.sub("", self.content)

    @property
    def author(self) -> str:
        return str(self.raw["author"]["global_name"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.raw["flags"] & LOADING)

    @property
    def thread_id(self) -> str | None:
        """The thread that grew out of this message."""
        return self.raw["thread"]["id"] if "thread" in self.raw else None

    @property
    def alts(self) -> list[str]:
        """The alt texts of its pictures."""
        return [one.get("description", "") for one in self.raw["attachments"]]

    @property
    def pictures(self) -> list[str]:
        """The addresses of its files."""
        return [one["url"] for one in self.raw["attachments"]]

    def components(self, kind: int) -> list[Json]:
        """Return its buttons (2) or menus (3), in order."""
        rows = self.raw["components"]
        return [one for row in rows for one in row.get("components", []) if one["type"] == kind]

    @property
    def buttons(self) -> list[str]:
        """The labels of the buttons that can be pressed; below a hand, of those that decide something."""
        pressable = [one for one in self.components(BUTTON) if not one.get("disabled")]
        return choices_among([(one.get("custom_id", ""), one.get("label") or "") for one in pressable])

    @property
    def choices(self) -> list[str]:
        """The labels in its menus."""
        return [option["label"] for menu in self.components(MENU) for option in menu["options"]]

    def __str__(self) -> str:
        return f"{self.author}: {self.content!r} {self.buttons} {self.choices} {self.alts}"


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of something that a person did: `state` is answered, modal, choices or failed."""

    state: str
    raw: Json
    shown: Seen | None = None

    @property
    def message(self) -> Seen:
        """The message that the bot answered with. Fails the test when there is none."""
        assert self.shown is not None, f"no message came of it: {self.raw}"
        return self.shown

    @property
    def modal(self) -> Json:
        """The form that opened. Fails the test when none did."""
        assert self.state == "modal", f"no form opened: {self.raw}"
        form: Json = self.raw["modal"]
        return form
