"""What happens on Discord's side, told to whoever watches; see `sessions.signals`."""

from collections.abc import Mapping
from typing import Any

import discord

from sessions.signals import Signal

came: Signal[[int, str]] = Signal()
"""An interaction was delivered: its id, and its kind."""
answered: Signal[[int]] = Signal()
"""Discord has the first answer to an interaction, even if only that one will come."""
settled: Signal[[int, str]] = Signal()
"""The work for an interaction is over: what became of it (`OUTCOMES`)."""
shown: Signal[[str, float]] = Signal()
"""All messages of a table show its newest position: its game, and the seconds since it was stored."""
refused_dm: Signal[[]] = Signal()
"""Somebody takes no direct messages from the bot."""
drawn: Signal[[str, float]] = Signal()
"""A picture was drawn: its game, and the seconds that it took."""
kept: Signal[[str]] = Signal()
"""A message kept a picture that it showed already: its game."""
thought: Signal[[str, str, float]] = Signal()
"""A computer has thought: its game, its level, and the seconds of processor time."""
identified: Signal[[]] = Signal()
"""A shard is just about to identify, which Discord allows so many times a day."""

paid: Signal[[str]] = Signal()
"""A message of a table was edited or deleted: by a "token", or by a "request" that Discord counts."""
token_failed: Signal[[str]] = Signal()
"""A token did not do what it should: the status of Discord's answer, 0 where there was none."""
waited: Signal[[str, float]] = Signal()
"""A request that Discord counts has had its turn: how important it is, and the seconds for which it waited."""
spent: Signal[[str]] = Signal()
"""A request that Discord counts is being made: how important it is."""
aged: Signal[[str, str, float]] = Signal()
"""A message shows the newest position: its kind, what depends on it, and how old the oldest action is that it did not
show, in seconds."""

OUTCOMES = ("done", "refused", "not_stored", "failed", "lost")
"""What becomes of an interaction: done, refused with a reason, not stored, an apology; or the answer did not arrive."""


def interaction_kind(interaction: discord.Interaction) -> str:
    """What an interaction is: a command, an autocomplete, a button, a menu or a form."""
    match interaction.type:
        case discord.InteractionType.application_command:
            return "command"
        case discord.InteractionType.autocomplete:
            return "autocomplete"
        case discord.InteractionType.modal_submit:
            return "form"
        case discord.InteractionType.component:
            data: Mapping[str, Any] = interaction.data or {}
            return "button" if data.get("component_type") == BUTTON else "menu"
    return "other"


BUTTON = 2
