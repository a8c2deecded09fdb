"""The message of a lobby, with its buttons, and the decks behind *My deck*. Nothing is sent here."""

import re
from collections.abc import Sequence
from typing import Any, Literal

import discord
from discord.ui import Button, View

from engine.decks import Decks
from learning.lessons.lesson import lessons_of
from sessions import ChosenDeck, Lobby, Table
from sessions.decks.repository import LONGEST_NAME, ready_decks
from sessions.ratings.rules import OFTEN, are_default_options
from sessions.store.rows import is_one_person_with_computers
from sessions.time.paces import NONE, PACES
from ui.decks.deck_texts import deck_name, name_with_summary
from ui.decks.found_deck import OWN, READY, SERVER, FoundDeck
from ui.decks.pages import home_button
from ui.interactions.components import ENTRIES, Style, button, make_view, menu, menu_entry, rules_button
from ui.interactions.ids import LearnPress, LobbyPress, TablePress
from ui.interactions.names import distinct_names, escaped_name, message_link
from ui.lobbies.presses import LobbyDeckPress
from words import ENGLISH, Voice, voice_of

CLOSED = ("cancelled", "declined", "expired", "lost")
"""The ends of a lobby without a game."""
UNANSWERED = {"declined": "lobby-declined-by", "expired": "lobby-expired-for"}
"""The messages for these where somebody was challenged."""
SEARCHED = 50
"""The number of messages after a command that are searched for its lobby."""
IN_A_ROW = 4
"""Buttons that a phone shows beside each other."""
RATED, FRIENDLY = "rated", "friendly"
"""The verbs of the button that changes whether the game counts."""


def voice_of_lobby(lobby: Lobby) -> Voice:
    """The voice of what everybody reads of a lobby: that of its place."""
    return voice_of(lobby.language or ENGLISH)


def lobby_text(voice: Voice, lobby: Lobby, begun: Table | None = None) -> str:
    """The lobby's message: who looks for whom, what the game is like, who is there, and how it ended."""
    if lobby.status in CLOSED:
        return f"**{voice.game_title(lobby.game.id)}**: {end_text(voice, lobby)}"
    title = f"### {voice.game_title(lobby.game.id)}"
    if begun is not None and not begun.active:
        return game_over_text(voice, begun)
    if begun is not None and is_one_person_with_computers(begun.people):
        return _alone_text(voice, begun)
    if begun is not None:
        return f"{title}\n{_begun_text(voice, begun)}"
    if lobby.status != "lobby":
        return f"{title}\n**{end_text(voice, lobby)}**"
    return "\n".join([title, invitation_text(voice, lobby), *_terms_lines(voice, lobby)])


def challenge_text(voice: Voice, lobby: Lobby, user_id: int, begun: Table | None = None) -> str:
    """The direct message of somebody who is challenged: what to, or what has become of it."""
    game = voice.game_title(lobby.game.id)
    if lobby.waits_for(user_id):
        place = message_link(lobby.guild_id, lobby.channel_id, lobby.lobby_message_id)
        told = voice.say("greeting-challenge", host=escaped_name(voice, lobby.host.name), game=game, place=place)
        return "\n".join([told, *_terms_lines(voice, lobby)])
    if _has_declined(lobby, user_id):
        end = voice.say("lobby-you-declined")
    elif lobby.has_joined(user_id):
        end = joined_text(voice, begun) if begun else voice.say("lobby-you-are-in")
    else:
        end = end_text(voice, lobby)
    return voice.say("greeting-over", game=game, place=f"<#{lobby.channel_id}>", end=end)


def challenge_view(voice: Voice, lobby: Lobby, user_id: int) -> View:
    """The buttons below that text, none once it is answered or too late."""
    if lobby.waits_for(user_id):
        accept, decline = (
            _accept_button(voice, lobby),
            button(LobbyPress("decline", lobby.id), voice.say("button-decline")),
        )
        decks, orders = _deck_buttons(voice, lobby), _orders_buttons(voice, lobby)
        return make_view(accept, decline, *decks, *orders, rules_button(voice, lobby.game.id))
    if _has_declined(lobby, user_id):
        return make_view(button(LobbyPress("mute", lobby.id), voice.say("button-mute")))
    return make_view()


def _has_declined(lobby: Lobby, user_id: int) -> bool:
    return lobby.status == "declined" and lobby.invited_id == user_id


def _terms_lines(voice: Voice, lobby: Lobby) -> list[str]:
    """What the game is like and who is there, until when one can join it, and what its shuffle is sealed with."""
    words = voice.game_words(lobby.game.id)
    least = lobby.max_seats if lobby.waits_for_deal else lobby.min_seats
    lines = [f"-# {words.game_summary(lobby.options, least, lobby.max_seats)}", words.options_text(lobby.options)]
    if lobby.pace in PACES and not (lobby.waits_for_deal and lobby.pace == NONE.name):
        lines.append(voice.say(f"pace-{lobby.pace}"))
    lines += _rating_lines(voice, lobby)
    if lobby.waits_for_deal:
        lines.append(words.deal_effect(lobby.options))
    lines += [
        f"-# {voice.say('lobby-unreached', player=escaped_name(voice, one.name), hand=words.hand_button_label())}"
        for one in lobby.joined
        if one.direct.closed
    ]
    if lobby.max_seats > 2:
        players = voice.list_of(_joined_names(voice, lobby))
        lines.append(voice.say("lobby-joined", players=players, count=len(lobby.joined), most=lobby.max_seats))
    lines += [
        voice.say("lobby-hindered", player=escaped_name(voice, person.name)) for person in lobby.with_unplayable_decks()
    ]
    if lobby.game.decks is not None:
        lines.append(_decks_text(voice, lobby, lobby.game.decks))
    until = [] if lobby.expires_at is None else [voice.say("lobby-ends", when=f"<t:{int(lobby.expires_at)}:R>")]
    return [*lines, *(f"-# {one}" for one in until)]


def _rating_lines(voice: Voice, lobby: Lobby) -> list[str]:
    """The line that says whether the game counts; nobody needs to be told that a game against a computer does not."""
    if lobby.would_be_rated:
        return [f"-# {voice.say('lobby-counts-practised' if lobby.rated == 'practised' else 'lobby-counts')}"]
    if lobby.rated == OFTEN:
        return [f"-# {voice.say('lobby-often')}"]
    if lobby.waits_for_deal:
        return []
    if lobby.rated is not None:
        return [f"-# {voice.say('unrated-computer')}"]
    if lobby.pace == NONE.name:
        return [f"-# {voice.say('unrated-pace')}"]
    return [f"-# {voice.say('unrated-wish' if are_default_options(lobby.game, lobby.options) else 'unrated-options')}"]


def _joined_names(voice: Voice, lobby: Lobby) -> list[str]:
    return [escaped_name(voice, name) for name in distinct_names(voice, tuple(person.name for person in lobby.joined))]


def _decks_text(voice: Voice, lobby: Lobby, decks: Decks) -> str:
    """The decks that people play with; named only where everybody at the table may read the decks."""
    chosen = [(escaped_name(voice, person.name), lobby.deck_of(person.user_id)) for person in lobby.joined]
    told = [
        voice.say("lobby-deck-of", player=player, deck=_deck_name(voice, lobby, deck))
        if decks.public
        else voice.say("lobby-deck-own", player=player)
        for player, deck in chosen
        if deck is not None
    ]
    if len(told) < lobby.max_seats:
        first, *others = map(voice.deck_words(lobby.game).ready_deck_name, decks.ready)
        told.append(voice.say("lobby-deck-dealt" if others else "lobby-deck-default", deck=first))
    return " ".join(told)


def _deck_name(voice: Voice, lobby: Lobby, deck: ChosenDeck) -> str:
    return escaped_name(voice, deck_name(voice, lobby.game, deck), LONGEST_NAME)


def end_text(voice: Voice, lobby: Lobby) -> str:
    """The end of a lobby, in a sentence."""
    if lobby.status in UNANSWERED and lobby.invited_id is not None:
        player = f"<@{lobby.invited_id}>" if lobby.invited_id > 0 else voice.say("former-player")
        return voice.say(UNANSWERED[lobby.status], player=player, host=escaped_name(voice, lobby.host.name))
    if lobby.status == "expired":
        host, count = escaped_name(voice, lobby.host.name), len(lobby.joined)
        return voice.say(_expired_key(lobby), host=host, count=count, least=lobby.min_seats)
    if lobby.status in CLOSED:
        return voice.say(f"lobby-{lobby.status}", host=escaped_name(voice, lobby.host.name))
    return voice.say("lobby-begun")


def _expired_key(lobby: Lobby) -> str:
    """Which sentence tells why nothing came of an invitation in time."""
    if lobby.waits_for_deal:
        return "lobby-expired-alone"
    if lobby.is_alone:
        return "lobby-expired"
    return "lobby-expired-unbegun" if lobby.has_enough_people else "lobby-expired-few"


def invitation_text(voice: Voice, lobby: Lobby) -> str:
    """The invitation in a sentence: who looks for whom."""
    host = escaped_name(voice, lobby.host.name)
    if lobby.waits_for_deal:
        joined = zip(lobby.joined, _joined_names(voice, lobby), strict=True)
        computers = voice.list_of([name for person, name in joined if person.level])
        key = "lobby-against-computers" if lobby.has_joined(lobby.host_id) else "lobby-watches-computers"
        return voice.say(key, host=host, computers=computers)
    if lobby.invited_id is not None:
        key = "lobby-challenges-again" if lobby.rematch_of else "lobby-challenges"
        return voice.say(key, host=host, invited=f"<@{lobby.invited_id}>")
    if lobby.rematch_of:
        return voice.say("lobby-rematch", host=host)
    return voice.say("lobby-open", host=host, seats=lobby.max_seats)


def player_names(voice: Voice, table: Table) -> str:
    """The players of a table, as everybody reads them."""
    return voice.list_of([escaped_name(voice, name) for name in distinct_names(voice, table.names)])


def player_mentions(voice: Voice, table: Table) -> list[str]:
    """The players of a table by seat, people as mentions: Discord shows their names as they are when it is read."""
    named = zip(table.people, distinct_names(voice, table.names), strict=True)
    return [f"<@{person.user_id}>" if person.user_id > 0 else escaped_name(voice, name) for person, name in named]


def _begun_text(voice: Voice, table: Table) -> str:
    players = player_names(voice, table)
    if table.place_id == table.channel_id:
        return voice.say("lobby-playing-below", players=players)
    return voice.say("lobby-playing-in", players=players, place=_place_link(table))


def _alone_text(voice: Voice, table: Table) -> str:
    """One line of a game of one person with computers: they play where they have begun it."""
    return voice.say(
        "lobby-alone",
        game=voice.game_title(table.game.id),
        players=player_names(voice, table),
        place=way_to_table(table),
    )


def is_folded(lobby: Lobby, begun: Table | None) -> bool:
    """Whether the message of a lobby is one line, without its cover."""
    return lobby.status in CLOSED or (
        begun is not None and (not begun.active or is_one_person_with_computers(begun.people))
    )


def game_over_text(voice: Voice, table: Table, names: Sequence[str] = ()) -> str:
    """What is left of a lobby when its game is over: one line with the result, and the way to the table.

    ``names``: how its players are called there, if otherwise than at the table.
    """
    called = names or [escaped_name(voice, name) for name in distinct_names(voice, table.names)]
    result = voice.game_words(table.game.id).result_text(table.see(None), called)
    return voice.say("lobby-over", game=voice.game_title(table.game.id), result=result, place=way_to_table(table))


def way_to_table(table: Table) -> str:
    """The thread of a table, or a link to its message where it stays in the channel."""
    if table.place_id == table.channel_id and table.place_id is not None:
        return message_link(table.guild_id, table.place_id, table.message_id)
    return _place_link(table)


def _place_link(table: Table) -> str:
    """The place of a table; as long as it is not known, the channel of its lobby."""
    return f"<#{table.place_id or table.channel_id}>"


def opened_text(voice: Voice, lobby: Lobby) -> str:
    """The way to a lobby for whoever has opened it."""
    there = message_link(lobby.guild_id, lobby.channel_id, lobby.lobby_message_id)
    if lobby.invited_id is not None:
        return voice.say("lobby-challenged-there", player=f"<@{lobby.invited_id}>", place=there)
    return voice.say("lobby-opened-there" if lobby.waits_for_deal else "lobby-invited-there", place=there)


def joined_text(voice: Voice, table: Table) -> str:
    """The way to the game that somebody has begun by joining."""
    return voice.say("lobby-begun-in", place=_place_link(table))


def away_text(voice: Voice, player: str, until: float) -> str:
    """Until when somebody is away."""
    return voice.say("table-away", player=player, when=f"<t:{int(until)}:R>")


def deck_text(voice: Voice, lobby: Lobby, user_id: int) -> str:
    """The deck that somebody plays with, or will play with if they take a seat, in a sentence."""
    chosen, ready = lobby.deck_of(user_id), list(ready_decks(lobby.game).values())
    if chosen is None and len(ready) > 1 and lobby.rematch_of is None:
        return voice.say("lobby-deck-none" if lobby.has_joined(user_id) else "lobby-deck-none-yet")
    plays = chosen or ready[0]
    deck = name_with_summary(voice, lobby.game, deck_name(voice, lobby.game, plays), plays.cards)
    if lobby.has_joined(user_id):
        return voice.say("lobby-deck-chosen", deck=deck)
    return voice.say("lobby-deck-kept") if lobby.rematch_of is not None else voice.say("lobby-deck-offered", deck=deck)


def deck_menus(voice: Voice, lobby: Lobby, user_id: int, found: Sequence[FoundDeck]) -> tuple[str, View]:
    """The deck that somebody plays with, and menus of those that they could choose."""
    playable = [deck for deck in found if not deck.objections(lobby.options)]
    lines = [deck_text(voice, lobby, user_id)]
    if hidden := len(found) - len(playable):
        lines.append(f"-# {voice.say('lobby-decks-hidden', count=hidden)}")
    if not any(deck.stored_deck and not deck.is_of_server for deck in found):
        lines.append(f"-# {voice.say('lobby-decks-build')}")
    ready = [deck for deck in playable if not deck.stored_deck]
    servers = [deck for deck in playable if deck.is_of_server]
    own = [deck for deck in playable if deck.stored_deck and not deck.is_of_server]
    menus = [
        menu(LobbyDeckPress(kind, lobby.id), voice.say(prompt), deck_entries(voice, decks))
        for kind, prompt, decks in (
            (OWN, "lobby-own-decks", own),
            (SERVER, "lobby-server-decks", servers),
            (READY, "lobby-ready-decks", ready),
        )
        if decks
    ]
    return "\n".join(lines), make_view(*menus, home_button(voice))


def deck_entries(voice: Voice, decks: Sequence[FoundDeck]) -> list[discord.SelectOption]:
    """Decks in a menu."""
    return [
        menu_entry(deck.name, deck.id_in_game.partition(":")[2], voice.deck_words(deck.game).deck_summary(deck.cards))
        for deck in decks[:ENTRIES]
    ]


def allowed_mentions(lobby: Lobby) -> discord.AllowedMentions:
    """The mentions that a lobby's message may make: of the person challenged, as long as the challenge stands."""
    users = [discord.Object(lobby.invited_id)] if lobby.invited_id and lobby.status == "lobby" else []
    return discord.AllowedMentions(users=users, everyone=False, roles=False)


def has_lobby_buttons(message: discord.Message, lobby_id: int, verb: str = "[a-z]+") -> bool:
    """True for a message that has the buttons of a lobby, or this one of them."""
    ids = [getattr(item, "custom_id", None) for row in message.components for item in getattr(row, "children", ())]
    return any(custom_id is not None and re.fullmatch(rf"lob1:{verb}:{lobby_id}", custom_id) for custom_id in ids)


async def find_lobby_message(
    channel: discord.abc.Messageable, lobby: Lobby, verb: str = "[a-z]+"
) -> discord.Message | None:
    """The message in a channel that has the buttons of a lobby, or this one; it stands shortly after the command."""
    async for message in channel.history(limit=SEARCHED, after=discord.Object(lobby.host.join_id)):
        if has_lobby_buttons(message, lobby.id, verb):
            return message
    return None


def lobby_view(voice: Voice, lobby: Lobby, begun: Table | None = None, *, computers: bool = True) -> View | None:
    """The buttons of a lobby; once its game goes on elsewhere the way to one's hand, and none once it is closed.

    ``computers``: whether the server lets them play.
    """
    if (
        begun is not None
        and begun.active
        and (begun.place_id != begun.channel_id or is_one_person_with_computers(begun.people))
    ):
        return make_view(
            button(TablePress("hand", begun.id), voice.game_words(lobby.game.id).hand_button_label(), Style.primary)
        )
    if lobby.status != "lobby":
        return None
    own, more = _deck_buttons(voice, lobby), button(LobbyPress("more", lobby.id), voice.say("button-more"))
    leave = [] if lobby.is_alone else [button(LobbyPress("leave", lobby.id), voice.say("button-leave"))]
    if lobby.waits_for_deal:
        deal = deal_button(voice, lobby, "begin")
        learn = [button(LearnPress(lobby.game.id), voice.say("button-learn"))] if lessons_of(lobby.game.id) else []
        return _two_row_view([deal, *learn, *own, *leave], [*_rating_buttons(voice, lobby), more])
    buttons = [_accept_button(voice, lobby), *own]
    if lobby.is_full or (lobby.max_seats > lobby.min_seats and lobby.has_enough_people):
        buttons.append(button(LobbyPress("begin", lobby.id), voice.say("button-begin"), Style.primary))
    if lobby.invited_id:
        buttons.append(button(LobbyPress("decline", lobby.id), voice.say("button-decline")))
    elif computers and not lobby.is_full and not lobby.rematch_of:
        buttons.append(button(LobbyPress("computer", lobby.id), voice.say("button-computer")))
    return _two_row_view([*buttons, *leave], [*_rating_buttons(voice, lobby), more])


def _two_row_view(first: list[Button[Any]], last: list[Button[Any]]) -> View:
    """Four buttons at most in the first row, which a phone shows beside each other; the last ones end the second."""
    if len(first) + len(last) > IN_A_ROW:
        for number, one in enumerate([*first, *last]):
            one.row = int(number >= min(len(first), IN_A_ROW))
    return make_view(*first, *last)


def deal_button(voice: Voice, lobby: Lobby, verb: Literal["begin", "deal"]) -> Button[Any]:
    """*Deal*: "begin" below the lobby's own message, "deal" anywhere else."""
    return button(LobbyPress(verb, lobby.id), voice.say("button-deal"), Style.success)


def _accept_button(voice: Voice, lobby: Lobby) -> Button[Any]:
    join = voice.say("button-accept" if lobby.invited_id else "button-join")
    return button(LobbyPress("join", lobby.id), join, Style.success)


def more_view(voice: Voice, lobby: Lobby, user_id: int) -> View:
    """What is behind *More*: what somebody reads or chooses for themselves, and how whoever opened it changes it."""
    fair = button(LobbyPress("fair", lobby.id), voice.say("button-fair"))
    return make_view(
        *_host_buttons(voice, lobby, user_id), rules_button(voice, lobby.game.id), *_orders_buttons(voice, lobby), fair
    )


def _orders_buttons(voice: Voice, lobby: Lobby) -> list[Button[Any]]:
    """The button for when somebody wants to be asked, in games that ask between turns."""
    if not lobby.game.standing_orders:
        return []
    return [button(LobbyPress("orders", lobby.id), voice.say("button-orders"))]


def _deck_buttons(voice: Voice, lobby: Lobby) -> list[Button[Any]]:
    """The button for the deck that somebody plays with, before they have a seat or after."""
    if lobby.game.decks is None:
        return []
    return [button(LobbyPress("deck", lobby.id), voice.say("button-my-deck"))]


def _host_buttons(voice: Voice, lobby: Lobby, user_id: int) -> list[Button[Any]]:
    """The buttons with which a host changes what the game is like, while nobody else has joined, and ends the lobby."""
    if lobby.status != "lobby" or user_id != lobby.host_id:
        return []
    options = [button(LobbyPress("options", lobby.id), voice.say("button-options"))] if lobby.is_alone else []
    return [*options, button(LobbyPress("cancel", lobby.id), voice.say("button-cancel"))]


def _rating_buttons(voice: Voice, lobby: Lobby) -> list[Button[Any]]:
    """The button by which a host makes the game rated or friendly, while nobody else has joined."""
    if not (lobby.is_alone and lobby.can_be_rated):
        return []
    wanted = FRIENDLY if lobby.would_be_rated else RATED
    return [button(LobbyPress(wanted, lobby.id), voice.say(f"button-{wanted}"))]
