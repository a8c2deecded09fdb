"""Requests for a table: checked, and made into invitations."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

import engine
from render.kit.names import visible_name
from sessions import ChosenDeck, Deal, Invitation, Level, Person, Place, ServerSettings, Tables
from sessions.seating.chosen_decks import deck_refusal, encoded_deck
from sessions.seating.deal import seated_around
from sessions.store.rows import LEVELS
from sessions.time.paces import DEFAULT, NONE, invitation_seconds
from ui.decks.found_deck import FoundDeck
from ui.interactions.answer import Refused
from ui.interactions.channels import channel_here
from ui.interactions.components import Style, button, make_view
from ui.interactions.discord_faults import missing_permissions_text
from ui.interactions.ids import PlayPress
from ui.interactions.voices import language_of_place, voice_for
from ui.lobbies.way_to_play import link_to_play, place_to_open
from words import Voice

CHALLENGE = 2
"""Seats of a lobby to which one person is invited."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRequest:
    """The table that somebody asks for, by a command or by buttons."""

    game: engine.Game
    options: Mapping[str, Any] = field(default_factory=dict)
    opponent: discord.abc.User | None = None
    """The person who is challenged; None: whoever comes."""
    deck: str | None = None
    """The host's deck, as they have named it."""
    players: int | None = None
    """The most people; None leaves it to the game."""
    computer: Level | None = None
    """The level of the computers that take all other seats; None: none do."""
    pace: str | None = None
    rated: bool | None = None
    """True or False where the host wants it rated, or not rated; None leaves it to what is usual."""

    @property
    def seats(self) -> int:
        """The number of seats of the lobby."""
        if self.opponent is not None:
            return CHALLENGE
        return self.players or (self.game.min_seats if self.computer else self.game.max_seats)

    def chosen_pace(self, settled: ServerSettings) -> str:
        """The pace that is asked for; else none against computers, and the server's among people."""
        usual = NONE.name if self.computer and not self.rated else settled.pace or DEFAULT
        return self.pace or usual


def check_request(request: TableRequest, voice: Voice, pressed: discord.Message | None) -> None:
    """Refused for a table that can't be asked for; ``pressed``: where that was chosen, None for a command."""
    opponent = request.opponent
    if opponent is not None and opponent.bot:
        if pressed is None:
            raise Refused("lobby-no-bots")
        # Of the button there, as a command has options that no menu knows.
        buttons = [f"*{label}*" for label in _computer_labels(pressed)]
        if not buttons:
            raise Refused("lobby-no-bots-alone")
        raise Refused("lobby-no-bots-press", buttons=voice.list_of(buttons))
    if opponent is not None and request.players not in (None, CHALLENGE):
        raise Refused("lobby-challenge-is-for-two")
    if opponent is not None and request.computer is not None:
        raise Refused("lobby-opponent-or-computer")


def _computer_labels(message: discord.Message) -> Iterator[str]:
    """What stands on the buttons of a message that lead to a game with the computer."""
    for row in message.components:
        for item in row.children if isinstance(row, discord.ActionRow) else ():
            press = PlayPress.parse(item.custom_id or "")
            if isinstance(item, discord.Button) and press is not None and press.whom in ("levels", *LEVELS):
                yield item.label or ""


async def check_place(interaction: discord.Interaction, tables: Tables) -> None:
    """Refused where no lobby can be opened: in a direct message, or where I lack a permission."""
    if interaction.guild_id is None:
        voice = voice_for(interaction)
        way = await link_to_play(voice, interaction, tables)
        alone = await place_to_open(interaction, tables) is not None
        ways = [button(PlayPress("all", "menu"), voice.say("lobby-play-alone"), Style.primary)] if alone else []
        raise Refused("lobby-not-in-dm", make_view(*ways, way) if way else None)
    in_thread = isinstance(interaction.channel, discord.Thread)
    if lacking := missing_permissions_text(voice_for(interaction), interaction.app_permissions, in_thread=in_thread):
        if interaction.permissions.manage_guild:
            raise Refused("missing-here", permissions=lacking)
        raise Refused("missing-here-unnamed")


def make_invitation(
    request: TableRequest, host: Person, place: Place, settled: ServerSettings, now: float, seconds: float
) -> Invitation:
    """The invitation of somebody who asks for a table; open seats are there for so many seconds."""
    computers = [request.computer] * (request.seats - 1) if request.computer else []
    deal = Deal(
        game=request.game,
        people=seated_around(host, computers, request.seats),
        place=place,
        options=request.options,
        pace=request.chosen_pace(settled),
    )
    return Invitation(
        deal=deal,
        host=host,
        invited_id=request.opponent.id if request.opponent else None,
        asked=request.rated,
        expires_at=now + (seconds if request.opponent is None else invitation_seconds(deal.pace, seconds)),
        most_here=settled.tables,
    )


def place_of_interaction(interaction: discord.Interaction, settled: ServerSettings) -> Place:
    """The channel or thread of an interaction, and the language in which everybody is spoken to there."""
    assert interaction.channel_id is not None  # Discord names the channel of every command and press
    language = language_of_place(settled, interaction.guild_locale, channel_here(interaction))
    return Place(interaction.channel_id, interaction.guild_id, language=language)


def joining_person(interaction: discord.Interaction, deck: ChosenDeck | None = None) -> Person:
    """Whoever presses or commands, as somebody who joins with this deck."""
    user = interaction.user
    name = visible_name(user.display_name) or visible_name(user.name)
    return Person(user_id=user.id, name=name, join_id=interaction.id, deck=encoded_deck(deck))


def playable_deck(found: FoundDeck, options: Mapping[str, Any]) -> ChosenDeck:
    """A deck as somebody plays with it; Refused, with the reasons, when it can't be played with these options."""
    if reasons := found.objections(options):
        raise deck_refusal(found.game, found.chosen_deck, reasons)
    return found.chosen_deck
