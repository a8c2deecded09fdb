"""Lobbies in the channel: an open seat or a challenge, until the game begins, somebody says no, or the time is over."""

import asyncio
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, get_args
from weakref import WeakValueDictionary

import discord
import structlog

import engine
from render.names import visible
from sessions import ChosenDeck, DeckUnplayable, Level, Lobbies, Lobby, LobbyRefusal, Person, Table
from sessions.decks import decks_of, ready_decks
from sessions.lobby import encoded, unplayable, without_decks
from ui.answer import Answer, Refused, answering
from ui.buttons import LobbyButton, Style, view_of
from ui.deck_desk import OWN, READY, Found, chosen_deck
from ui.deck_items import LobbyDeckMenu
from ui.deck_words import named
from ui.drawings import cover_drawing
from ui.faults import FAULTS, again, code_of, described, lacking_permissions, passes
from ui.names import plain, safe
from ui.panels import safe_names
from words import catalogue

if TYPE_CHECKING:
    from ui.host import Host, Interaction

log = structlog.get_logger()

MOST_ENTRIES = 25
LEVELS: Mapping[str, Level] = {level: level for level in get_args(Level)}
CHALLENGE = 2
"""Seats of a lobby to which one person is invited."""
PATIENCE = 10.0
"""Seconds that others may have to wait for one person's thread or lobby message."""
SEARCHED = 50
"""So many messages after a command are searched for its lobby."""
THREAD_NAME = 100
THREAD_EXISTS = 160004
"""Discord's code for a message from which a thread has grown already."""
NOTHING = discord.Permissions.none()
THREAD_MINUTES: Final = 1440
MUTE = "Don't let them challenge me"
UNMUTE = "Let them challenge me again"
CLOSED = {
    "cancelled": "Cancelled.",
    "declined": "Declined.",
    "expired": "Nobody came in time: this invitation has expired.",
}


class LobbyDesk:
    """Opens lobbies, answers their buttons, and leads the people to their table."""

    def __init__(self, host: "Host", lobbies: Lobbies, seconds: float) -> None:
        self._host = host
        self._lobbies = lobbies
        self._seconds = seconds
        # Whoever changes a lobby and then shows it takes turns, so that the newest is shown last. Nobody waits there
        # for Discord longer than PATIENCE.
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._began_at = host.clock()
        self._opening = 0

    def _lock(self, lobby_id: int) -> asyncio.Lock:
        return self._locks.setdefault(lobby_id, asyncio.Lock())

    # Opening

    async def open(
        self,
        answer: Answer,
        game_id: str,
        options: Mapping[str, Any],
        opponent: discord.abc.User | None,
        deck: str | None = None,
        players: int | None = None,
        computer: Level | None = None,
    ) -> None:
        """`start`: a challenge to a person, open seats, or a game against computers.

        The host may name their deck and the most players.
        """
        self._check_place(answer.interaction)
        if opponent is not None and opponent.bot:
            raise Refused("Bots can't be challenged.")
        if opponent is not None and players not in (None, CHALLENGE):
            raise Refused("A challenge is for two. Leave the opponent out, and everybody can join.")
        if opponent is not None and computer is not None:
            raise Refused("Choose an opponent or the computer, not both.")
        chosen = await self._named_deck(answer.interaction, game_id, options, deck)
        await self._open(
            answer,
            game_id,
            options,
            _person(answer.interaction, chosen),
            invited_id=opponent.id if opponent else None,
            max_seats=_most_seats(self._host.tables.games[game_id], opponent, players, computer),
            computer=computer,
        )

    async def rematch(self, answer: Answer, table: Table) -> None:
        """*Rematch*: a challenge to the same people, each one seat further round; a second press accepts the first."""
        self._check_place(answer.interaction)
        offered = await self._lobbies.rematch(table.id)
        if offered is not None and not offered.has(answer.interaction.user.id):
            async with self._lock(offered.id):
                lobby, begun = await self._join(answer, offered.id)
                await answer.say(_joined_text(begun) if begun else "You are in.")
                await self._redraw(lobby, begun)
            return
        again = self._host.layout(table.game.id).words.again(without_decks(table.options), table.see(None))
        await self._open(answer, table.game.id, again, _person(answer.interaction), rematch_of=table.id)

    async def _open(
        self,
        answer: Answer,
        game_id: str,
        options: Mapping[str, Any],
        host: Person,
        *,
        invited_id: int | None = None,
        max_seats: int | None = None,
        rematch_of: int | None = None,
        computer: Level | None = None,
    ) -> None:
        """Open a lobby and show it; one that can't be shown is closed again."""
        self._opening += 1
        try:
            lobby = await self._lobbies.open(
                game_id,
                options,
                host,
                channel_id=_channel(answer.interaction),
                guild_id=answer.interaction.guild_id,
                expires_at=self._host.clock() + self._seconds,
                invited_id=invited_id,
                max_seats=max_seats,
                rematch_of=rematch_of,
                computers=[computer] * ((max_seats or 1) - 1) if computer else (),
            )
            try:
                await self._announce(answer, lobby)
            except FAULTS:
                await self._lobbies.drop(lobby.id)
                raise
        finally:
            self._opening -= 1

    def _check_place(self, interaction: "Interaction") -> None:
        if interaction.guild_id is None:
            raise Refused("A game starts in a server's channel, where everybody can follow it.")
        in_thread = isinstance(interaction.channel, discord.Thread)
        if lacking := lacking_permissions(interaction.app_permissions, in_thread=in_thread):
            raise Refused(f"I need {lacking} here.")

    async def _announce(self, answer: Answer, lobby: Lobby) -> None:
        view = _view(lobby) or discord.ui.View()
        async with self._lock(lobby.id):
            message_id = await answer.post(self._text(lobby), cover_drawing(lobby.game.id), view, _invited(lobby))
            await self._lobbies.note(lobby.id, lobby_message_id=message_id)
        answer.done()
        if lobby.has(lobby.host_id):
            self._greet_soon(lobby, lobby.host)

    def _greet_soon(self, lobby: Lobby, person: Person) -> None:
        self._host.shown.background(self._greet(lobby, person))

    async def _greet(self, lobby: Lobby, person: Person) -> None:
        """Send a short direct message, so that closed ones are known before the game starts.

        Nobody waits for it, for Discord may take its time. Once the game has begun it is the hand that comes.
        """
        text = f"You have a seat at **{lobby.game.title}** in <#{lobby.channel_id}>. Your hand will appear here."
        told = await self._host.messages.greet(person, text, lobby)
        if not told:
            return
        await self._lobbies.note_person(lobby.id, person.user_id, **told)
        async with self._lock(lobby.id):
            now = await self._known(lobby.id)
            if now.status == "lobby" and told["dm_closed"]:
                await self._redraw(now, None)
        if now.status in CLOSED:
            await self._take_back_greetings(now)

    # Buttons

    async def press(self, interaction: "Interaction", verb: str, lobby_id: int) -> None:
        """*Join* or *Accept*, *My deck*, *Start now*, *Decline*, *Cancel*."""
        if verb == "deck":
            await answering(interaction, "private", lambda answer: self._offer_decks(answer, lobby_id))
            return
        if verb == "computer":
            await answering(interaction, "private", lambda answer: self._offer_levels(answer, lobby_id))
            return
        if verb in LEVELS:
            await answering(interaction, "edit", lambda answer: self._give_seat(answer, lobby_id, LEVELS[verb]))
            return
        if verb in ("mute", "unmute"):
            await answering(interaction, "edit", lambda answer: self._mute(answer, lobby_id, muted=verb == "mute"))
            return

        async def work(answer: Answer) -> None:
            async with self._lock(lobby_id):
                await self._adopt(lobby_id, interaction.message)
                try:
                    lobby, begun = await self._pressed(answer, verb, lobby_id)
                except LobbyRefusal:
                    await self._redraw_closed(lobby_id)  # whoever sees these buttons has missed how it ended
                    raise
                answer.done()
                async with asyncio.timeout(PATIENCE):
                    await answer.retext(self._text(lobby, begun), _view(lobby), _invited(lobby))
                await self._lobbies.drawn(lobby_id)
            if verb == "decline":
                await answer.say("You have declined.", view=view_of(LobbyButton("mute", lobby_id, MUTE)))

        await answering(interaction, "edit", work)

    async def _offer_levels(self, answer: Answer, lobby_id: int) -> None:
        """*Give the seat to the computer*: how good it should be."""
        lobby = await self._known(lobby_id)
        if lobby.host_id != answer.interaction.user.id:
            raise Refused("Only whoever opened this table can give a seat to the computer.")
        buttons = [LobbyButton(level, lobby_id, level.capitalize()) for level in LEVELS]
        await answer.say("How well should the computer play?", view=view_of(*buttons))

    async def _give_seat(self, answer: Answer, lobby_id: int, level: Level) -> None:
        async with self._lock(lobby_id):
            lobby, begun = await self._lobbies.give_seat(lobby_id, answer.interaction.user.id, level), None
            answer.done()
            if lobby.full:
                begun = await self._begin(answer.interaction, lobby_id, lobby.host_id)
                lobby = await self._known(lobby_id)
            text = _joined_text(begun) if begun else "The computer has taken a seat."
            await answer.edit(text, None, None)
            await self._redraw(lobby, begun)

    async def _adopt(self, lobby_id: int, message: discord.Message | None) -> None:
        """Remember a lobby's message where a stop came before that; it is the one whose button was pressed."""
        lobby = await self._lobbies.get(lobby_id)
        if lobby is not None and lobby.lobby_message_id is None and message is not None:
            await self._lobbies.note(lobby_id, lobby_message_id=message.id)

    async def _mute(self, answer: Answer, lobby_id: int, *, muted: bool) -> None:
        """*Don't let them challenge me*, and the way back, for whoever was challenged."""
        lobby = await self._lobbies.mute(lobby_id, answer.interaction.user.id, muted=muted)
        answer.done()
        host = safe(lobby.host.name)
        if muted:
            text = f"**{host}** can't challenge you any more, until you challenge them or take this back."
            await answer.edit(text, None, view_of(LobbyButton("unmute", lobby_id, UNMUTE)))
        else:
            await answer.edit(f"**{host}** can challenge you again.", None, None)

    async def _pressed(self, answer: Answer, verb: str, lobby_id: int) -> tuple[Lobby, Table | None]:
        user_id = answer.interaction.user.id
        match verb:
            case "join":
                return await self._join(answer, lobby_id)
            case "begin":
                begun = await self._begin(answer.interaction, lobby_id, user_id)
                return await self._known(lobby_id), begun
            case "decline":
                lobby = await self._lobbies.decline(lobby_id, user_id)
            case "cancel":
                lobby = await self._lobbies.cancel(lobby_id, user_id)
            case _:
                raise Refused("I don't know that button any more.")
        self._host.shown.background(self._take_back_greetings(lobby))
        return lobby, None

    async def _join(self, answer: Answer, lobby_id: int, deck: ChosenDeck | None = None) -> tuple[Lobby, Table | None]:
        user = answer.interaction.user
        lobby = await self._lobbies.join(lobby_id, _person(answer.interaction, deck))
        answer.done()
        begun = None
        if lobby.full:
            lobby, begun = await self._begin_full(answer, lobby_id)
        if begun is None:  # else the hand comes instead
            self._greet_soon(lobby, next(person for person in lobby.joined if person.user_id == user.id))
        return lobby, begun

    async def _begin_full(self, answer: Answer, lobby_id: int) -> tuple[Lobby, Table | None]:
        """Begin a game for which everybody is there; a deck that can't be played leaves the lobby as it is."""
        try:
            table = await self._begin(answer.interaction, lobby_id)
        except DeckUnplayable:
            return await self._known(lobby_id), None
        except LobbyRefusal:  # another process was quicker
            table = await self._host.table(lobby_id)
        return await self._known(lobby_id), table

    async def _begin(self, interaction: "Interaction", lobby_id: int, by: int | None = None) -> Table:
        try:
            table = await self._lobbies.begin(lobby_id, by, interaction.id)
        except DeckUnplayable as refusal:
            if by is None:
                raise
            raise Refused(refusal.told(by, safe(refusal.owner.name))) from refusal
        await table.note(place_id=await self._place(interaction.channel, interaction.app_permissions, table))
        self._host.moved(table)
        return table

    async def find_place(self, table: Table) -> bool:
        """Give a table that was begun just before a stop its place; False when somebody is at it already."""
        if table.place_id is None:
            if table.id in self._busy():
                return False
            channel = self._host.bot.get_channel(table.channel_id)
            own = channel.guild.me if isinstance(channel, discord.TextChannel) else None
            held = channel.permissions_for(own) if isinstance(channel, discord.TextChannel) and own else NOTHING
            await table.note(place_id=await self._place(channel, held, table))
        return True

    async def _place(self, channel: object, held: discord.Permissions, table: Table) -> int:
        """A thread of its own where the server allows it, else the channel."""
        message_id = table.lobby_message_id
        if not isinstance(channel, discord.TextChannel) or message_id is None:
            return table.channel_id
        if channel.get_thread(message_id) is not None:  # a thread has the id of the message from which it has grown
            return message_id
        if held.create_public_threads and held.send_messages_in_threads:
            name = f"{table.game.title}: {catalogue().list_of([plain(name) for name in table.names])}"[:THREAD_NAME]
            message = channel.get_partial_message(message_id)
            try:
                async with asyncio.timeout(PATIENCE):
                    thread = await again(lambda: message.create_thread(name=name, auto_archive_duration=THREAD_MINUTES))
                    return thread.id
            except FAULTS as error:
                if code_of(error) == THREAD_EXISTS:
                    return message_id
                log.info("no thread for a table", table=table.id, error=described(error))
        return table.channel_id

    async def _known(self, lobby_id: int) -> Lobby:
        lobby = await self._lobbies.get(lobby_id)
        if lobby is None:
            raise LobbyRefusal("There is no such table.")
        return lobby

    # Decks

    async def _named_deck(
        self, interaction: "Interaction", game_id: str, options: Mapping[str, Any], named_: str | None
    ) -> ChosenDeck | None:
        """The deck that a host names with his command."""
        if named_ is None:
            return None
        game = self._host.tables.games[game_id]
        return _playable(await self._host.decks.known(interaction.user.id, named_, game), options)

    async def _offer_decks(self, answer: Answer, lobby_id: int) -> None:
        """*My deck*: what somebody plays with, and what else he could; for nobody's eyes but his."""
        user_id = answer.interaction.user.id
        await self._lobbies.check_welcome(lobby_id, user_id)
        lobby = await self._known(lobby_id)
        decks_of(lobby.game)
        found = await self._host.decks.all(user_id, lobby.game.id)
        playable = [deck for deck in found if not deck.objections(lobby.options)]
        hidden = len(found) - len(playable)
        lines = [_deck_text(lobby, user_id)]
        if hidden:
            lines.append(f"-# {hidden} more can't be played at this table; `/deck check` says why.")
        if not any(deck.stored for deck in found):
            lines.append("-# `/deck build` makes decks of your own.")
        ready = [deck for deck in playable if not deck.stored]
        own = [deck for deck in playable if deck.stored]
        menus = [
            LobbyDeckMenu(kind, lobby.id, prompt, _entries(decks))
            for kind, prompt, decks in ((OWN, "Your decks", own), (READY, "Ready decks", ready))
            if decks
        ]
        await answer.say("\n".join(lines), view=view_of(*menus))

    async def choose_deck(self, interaction: "Interaction", lobby_id: int, kind: str, value: str) -> None:
        """A choice from the menus of *My deck*; whoever has no seat yet takes it with that deck."""

        async def work(answer: Answer) -> None:
            async with self._lock(lobby_id):
                await self._choose_deck(answer, lobby_id, kind, value)

        await answering(interaction, "edit", work)

    async def _choose_deck(self, answer: Answer, lobby_id: int, kind: str, value: str) -> None:
        user_id = answer.interaction.user.id
        lobby, begun = await self._known(lobby_id), None
        deck = _playable(await self._host.decks.choice(user_id, lobby.game, kind, value), lobby.options)
        if lobby.has(user_id):
            lobby = await self._lobbies.choose_deck(lobby_id, user_id, deck)
            if lobby.full:
                lobby, begun = await self._begin_full(answer, lobby_id)
        else:
            lobby, begun = await self._join(answer, lobby_id, deck)
        text = f"You play with {named(lobby.game, deck)}."
        await answer.edit(f"{text} {_joined_text(begun)}" if begun else text, None, None)
        await self._redraw(lobby, begun)

    # What others ask

    async def here(self, channel_id: int, most: int) -> list[str]:
        """The lobbies of a channel that wait for people, a line each, the newest first."""
        found, count = await self._lobbies.here(channel_id, most)
        lines = [f"- {lobby.game.title}: {_invitation(lobby, safe(lobby.host.name))}" for lobby in found]
        return [*lines, f"- and {count - most} more"] if count > most else lines

    # What happens without a press

    async def expire(self) -> None:
        """Close the lobbies whose time is over, and begin those that a stop of the bot kept from beginning."""
        for lobby in await self._lobbies.expire(self._host.clock()):
            self._host.shown.background(self._take_back_greetings(lobby))
        for table in await self._lobbies.begin_full(self._busy()):
            await self.find_place(table)
            self._host.moved(table)
        for lobby in await self._lobbies.stale():
            if lobby.id not in self._busy():
                async with self._lock(lobby.id):
                    await self._mend(await self._known(lobby.id))

    def _busy(self) -> set[int]:
        """The lobbies that somebody is just changing here."""
        return {lobby_id for lobby_id, lock in self._locks.items() if lock.locked()}

    async def _mend(self, lobby: Lobby) -> None:
        """Show a lobby as it is, after a stop or a fault; one whose message was never sent is closed."""
        if lobby.lobby_message_id is None:
            if lobby.created_at > self._began_at or self._opening:
                return  # it is about to be shown
            message_id = await self._find_message(lobby)
            if message_id is None:
                await self._lobbies.drop(lobby.id)
                return
            await self._lobbies.note(lobby.id, lobby_message_id=message_id)
            lobby = await self._known(lobby.id)
        await self._redraw(lobby, await self._begun(lobby))

    async def _find_message(self, lobby: Lobby) -> int | None:
        """The message of a lobby that was sent just before a stop; it stands shortly after the command."""
        channel = self._host.bot.get_partial_messageable(lobby.channel_id)
        asked = discord.Object(lobby.host.join_id)
        try:
            async with asyncio.timeout(PATIENCE):
                async for message in channel.history(limit=SEARCHED, after=asked):
                    if _shows(message, lobby.id):
                        return message.id
        except FAULTS as error:
            log.info("no message found for a lobby", table=lobby.id, error=str(error))
        return None

    async def _begun(self, lobby: Lobby) -> Table | None:
        return await self._host.tables.get(lobby.id) if lobby.status in ("open", "over") else None

    async def _take_back_greetings(self, lobby: Lobby) -> None:
        """No hand will appear in the direct messages that said so."""
        for person in lobby.joined:
            await self._host.messages.regreet(person, f"**{lobby.game.title}** in <#{lobby.channel_id}>: {_end(lobby)}")

    async def _redraw_closed(self, lobby_id: int) -> None:
        lobby = await self._lobbies.get(lobby_id)
        if lobby is not None and lobby.status != "lobby":
            await self._redraw(lobby, await self._begun(lobby))

    async def _redraw(self, lobby: Lobby, begun: Table | None) -> None:
        if lobby.lobby_message_id is None:
            return
        channel = self._host.bot.get_partial_messageable(lobby.channel_id)
        message = channel.get_partial_message(lobby.lobby_message_id)
        text, view, mentions = self._text(lobby, begun), _view(lobby), _invited(lobby)
        try:
            async with asyncio.timeout(PATIENCE):
                await message.edit(content=text, view=view, allowed_mentions=mentions)
        except FAULTS as error:
            log.info("lobby not redrawn", table=lobby.id, error=described(error))
            if passes(error):
                return  # the next round tries again
        await self._lobbies.drawn(lobby.id)

    # Words

    def _text(self, lobby: Lobby, begun: Table | None = None) -> str:
        words = self._host.layout(lobby.game.id).words
        host = safe(lobby.host.name)
        lines = [f"### {lobby.game.title}", _invitation(lobby, host), words.options(lobby.options)]
        if lobby.status == "lobby" and lobby.waits_for_deal:
            lines.append("*Deal* begins the game; that press is what makes the cards unforeseeable.")
        if begun is not None:
            return "\n".join([*lines[:1], _begun_text(begun), *lines[2:], _commitment(lobby)])
        if lobby.status != "lobby":
            return "\n".join([*lines, f"**{_end(lobby)}**"])
        lines += [
            f"-# {safe(person.name)} can't be reached by direct message; the table will show the hand."
            for person in lobby.joined
            if person.dm_closed
        ]
        if lobby.max_seats > 2:
            names = [safe(person.name) for person in lobby.joined]
            lines.append(f"At the table: {catalogue().list_of(names)} ({len(names)} of {lobby.max_seats}).")
        lines += [
            f"**{safe(person.name)}** must choose another deck: this one can't be played here any more."
            for person in lobby.hindered()
        ]
        if lobby.expires_at is not None:
            lines.append(f"This invitation ends <t:{int(lobby.expires_at)}:R>.")
        return "\n".join([*lines, _commitment(lobby)])


def _most_seats(
    game: engine.Game, opponent: discord.abc.User | None, players: int | None, computer: Level | None
) -> int | None:
    """For how many a lobby is at most; None leaves it to the game."""
    if opponent is not None:
        return CHALLENGE
    return players or (game.min_seats if computer else None)


def _end(lobby: Lobby) -> str:
    return CLOSED.get(lobby.status, "The game has begun.")


def _person(interaction: "Interaction", deck: ChosenDeck | None = None) -> Person:
    user = interaction.user
    return Person(
        user_id=user.id, name=visible(user.display_name) or plain(user.name), join_id=interaction.id, deck=encoded(deck)
    )


def _playable(found: Found, options: Mapping[str, Any]) -> ChosenDeck:
    """A deck as somebody plays with it; Refused, with the reasons, when it can't be played with these options."""
    if reasons := found.objections(options):
        raise Refused(unplayable(chosen_deck(found), reasons))
    return chosen_deck(found)


def _deck_text(lobby: Lobby, user_id: int) -> str:
    """What somebody plays with, or will play with if he takes a seat."""
    chosen = lobby.deck_of(user_id)
    deck = named(lobby.game, chosen or ready_decks(lobby.game)[0])
    if lobby.has(user_id):
        return f"You play with {deck}. You can choose another."
    if lobby.rematch_of is not None:
        return "You keep the deck that you had, unless you choose another here: that takes your seat at once."
    return f"You would play with {deck}. Choosing a deck here takes your seat with it."


def _entries(decks: Sequence[Found]) -> list[discord.SelectOption]:
    return [
        discord.SelectOption(
            label=deck.name[:100],
            value=deck.ref.partition(":")[2],
            description=decks_of(deck.game).summary(deck.cards)[:100],
        )
        for deck in decks[:MOST_ENTRIES]
    ]


def _channel(interaction: "Interaction") -> int:
    assert interaction.channel_id is not None  # Discord names the channel of every command and press
    return interaction.channel_id


def _invitation(lobby: Lobby, host: str) -> str:
    if lobby.waits_for_deal:
        computers = catalogue().list_of([safe(person.name) for person in lobby.joined if person.level])
        return f"**{host}** {'plays against' if lobby.has(lobby.host_id) else 'watches'} **{computers}**."
    again = " to a rematch" if lobby.rematch_of else ""
    if lobby.invited_id is not None:
        return f"**{host}** challenges <@{lobby.invited_id}>{again}."
    if lobby.rematch_of:
        return f"**{host}** would like a rematch."
    return f"**{host}** is looking for {'an opponent' if lobby.max_seats == 2 else 'company'}."


def _begun_text(table: Table) -> str:
    where = "below" if table.place_id == table.channel_id else f"in <#{table.place_id}>"
    return f"**{catalogue().list_of(safe_names(table))}** are playing {where}."


def _joined_text(table: Table) -> str:
    return f"The game has begun in <#{table.place_id}>."


def _commitment(lobby: Lobby) -> str:
    return f"-# Fair shuffles: I have committed to `{lobby.commitment}`."


def _shows(message: discord.Message, lobby_id: int) -> bool:
    """Whether a message has the buttons of a lobby."""
    ids = [getattr(item, "custom_id", None) for row in message.components for item in getattr(row, "children", ())]
    return any(custom_id is not None and re.fullmatch(rf"lob1:[a-z]+:{lobby_id}", custom_id) for custom_id in ids)


def _invited(lobby: Lobby) -> discord.AllowedMentions:
    invited = [discord.Object(lobby.invited_id)] if lobby.invited_id and lobby.status == "lobby" else []
    return discord.AllowedMentions(users=invited, everyone=False, roles=False)


def _view(lobby: Lobby) -> discord.ui.View | None:
    if lobby.status != "lobby":
        return None
    if lobby.waits_for_deal:
        deal = LobbyButton("begin", lobby.id, "Deal", Style.success)
        decks = [LobbyButton("deck", lobby.id, "My deck")] if lobby.game.decks is not None else []
        return view_of(deal, *decks, LobbyButton("cancel", lobby.id, "Cancel"))
    buttons = [LobbyButton("join", lobby.id, "Accept" if lobby.invited_id else "Join", Style.success)]
    if lobby.game.decks is not None:
        buttons.append(LobbyButton("deck", lobby.id, "My deck"))
    if lobby.full or (lobby.max_seats > lobby.min_seats and lobby.enough):
        buttons.append(LobbyButton("begin", lobby.id, "Start now", Style.primary))
    if lobby.invited_id:
        buttons.append(LobbyButton("decline", lobby.id, "Decline"))
    elif not lobby.full and not lobby.rematch_of:
        buttons.append(LobbyButton("computer", lobby.id, "Give the seat to the computer"))
    buttons.append(LobbyButton("cancel", lobby.id, "Cancel"))
    return view_of(*buttons)
