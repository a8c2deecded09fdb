"""The decks that people bring to a lobby: named with a command, and behind *My deck*."""

import discord

from sessions import ChosenDeck, Lobbies
from sessions.decks.repository import decks_of
from ui.decks.controller import DeckController
from ui.decks.found_deck import deck_holder
from ui.interactions.answer import Answer
from ui.interactions.voices import voice_for
from ui.lobbies.board import LobbyMessages
from ui.lobbies.content import deck_menus
from ui.lobbies.requests import TableRequest, playable_deck


async def host_deck(
    decks: DeckController, interaction: discord.Interaction, request: TableRequest
) -> ChosenDeck | None:
    """The deck that a host names with their command."""
    if request.deck is None:
        return None
    found = await decks.existing_deck(voice_for(interaction), deck_holder(interaction), request.deck, request.game)
    return playable_deck(found, request.options)


async def offer_decks(
    answer: Answer, board: LobbyMessages, lobbies: Lobbies, decks: DeckController, lobby_id: int
) -> None:
    """*My deck*: what somebody plays with, and what else they could; for nobody else's eyes."""
    user_id = answer.interaction.user.id
    await lobbies.check_welcome(lobby_id, user_id)
    lobby = await board.existing_lobby(lobby_id)
    decks_of(lobby.game)
    found = await decks.all_decks(answer.voice, deck_holder(answer.interaction), lobby.game.id)
    text, view = deck_menus(answer.voice, lobby, user_id, found)
    await answer.say(text, view=view)
