"""Who asks for a lobby, where, for how many, and with which deck."""

from collections.abc import Mapping
from typing import Any

import discord

import engine
from render.kit.names import visible
from sessions import ChosenDeck, Level, Person
from sessions.seating.lobby import encoded, unplayable
from ui.decks.controller import FoundDeck, chosen_deck
from ui.interactions.answer import Refused
from ui.interactions.faults import lacking_permissions
from ui.interactions.names import plain
from ui.interactions.voices import voice_to
from words import catalogue

say = catalogue().say

CHALLENGE = 2
"""Seats of a lobby to which one person is invited."""


def check_here(interaction: discord.Interaction) -> None:
    """Refused where no lobby can be opened: in a direct message, or where I lack a permission."""
    if interaction.guild_id is None:
        raise Refused(say("lobby-not-in-dm"))
    in_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := lacking_permissions(voice_to(interaction), interaction.app_permissions, in_thread=in_thread):
        raise Refused(say("missing-here", permissions=lacking))


def most_seats(
    game: engine.Game, opponent: discord.abc.User | None, players: int | None, computer: Level | None
) -> int | None:
    """How many seats a lobby has at most; None leaves it to the game."""
    if opponent is not None:
        return CHALLENGE
    return players or (game.min_seats if computer else None)


def person_of(interaction: discord.Interaction, deck: ChosenDeck | None = None) -> Person:
    """Whoever presses or commands, as somebody who joins with this deck."""
    user = interaction.user
    name = visible(user.display_name) or plain(user.name)
    return Person(user_id=user.id, name=name, join_id=interaction.id, deck=encoded(deck))


def playable(found: FoundDeck, options: Mapping[str, Any]) -> ChosenDeck:
    """A deck as somebody plays with it; Refused, with the reasons, when it can't be played with these options."""
    if reasons := found.objections(options):
        raise unplayable(chosen_deck(found), reasons)
    return chosen_deck(found)


def channel_of(interaction: discord.Interaction) -> int:
    """The id of the channel or thread of an interaction."""
    assert interaction.channel_id is not None  # Discord names the channel of every command and press
    return interaction.channel_id
