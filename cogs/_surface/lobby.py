"""Lobbies in the channel: an open seat or a challenge, until the game begins, somebody says no, or the time is over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

import discord
import structlog
from discord.utils import escape_markdown

from cogs._surface.answer import Answer, Refused, answering
from cogs._surface.buttons import LobbyButton, Style, view_of
from cogs._surface.drawings import cover_drawing
from cogs._surface.panels import safe_names
from cogs._surface.shown import lacking_permissions
from cogs._surface.words import joined
from sessions import Lobbies, Lobby, LobbyRefusal, Person, Table

if TYPE_CHECKING:
    from cogs._surface.host import Host, Interaction

log = structlog.get_logger()

THREAD_NAME = 100
THREAD_MINUTES: Final = 1440
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

    # Opening

    async def open(
        self, answer: Answer, game_id: str, options: Mapping[str, Any], opponent: discord.abc.User | None
    ) -> None:
        """`start`: a challenge to a person, or an open seat for anybody."""
        self._check_place(answer.interaction)
        if opponent is not None and opponent.bot:
            raise Refused("Bots can't be challenged.")
        lobby = await self._lobbies.open(
            game_id,
            options,
            _person(answer.interaction),
            channel_id=_channel(answer.interaction),
            guild_id=answer.interaction.guild_id,
            invited_id=opponent.id if opponent else None,
            expires_at=self._host.clock() + self._seconds,
        )
        await self._announce(answer, lobby)

    async def rematch(self, answer: Answer, table: Table) -> None:
        """*Rematch*: a challenge to the same people, each one seat further round; a second press accepts the first."""
        self._check_place(answer.interaction)
        offered = await self._lobbies.rematch(table.id)
        if offered is not None and not offered.has(answer.interaction.user.id):
            lobby, begun = await self._join(answer, offered.id)
            await answer.say(_joined_text(begun) if begun else "You are in.")
            await self._redraw(lobby, begun)
            return
        lobby = await self._lobbies.open(
            table.game.id,
            table.options,
            _person(answer.interaction),
            channel_id=_channel(answer.interaction),
            guild_id=answer.interaction.guild_id,
            expires_at=self._host.clock() + self._seconds,
            rematch_of=table.id,
        )
        await self._announce(answer, lobby)

    def _check_place(self, interaction: "Interaction") -> None:
        if interaction.guild_id is None:
            raise Refused("A game starts in a server's channel, where everybody can follow it.")
        in_thread = isinstance(interaction.channel, discord.Thread)
        if lacking := lacking_permissions(interaction.app_permissions, in_thread=in_thread):
            raise Refused(f"I need {lacking} here.")

    async def _announce(self, answer: Answer, lobby: Lobby) -> None:
        view = _view(lobby) or discord.ui.View()
        message_id = await answer.post(self._text(lobby), cover_drawing(lobby.game.id), view, _invited(lobby))
        await self._lobbies.note(lobby.id, lobby_message_id=message_id)
        host = lobby.host
        if not await self._greet(lobby, host, answer.interaction.user):
            fresh = await self._lobbies.get(lobby.id)
            if fresh is not None and fresh.status == "lobby":
                await self._redraw(fresh, None)

    async def _greet(self, lobby: Lobby, person: Person, user: discord.abc.Snowflake) -> bool:
        """A short direct message at once, so that closed ones are known before the game starts."""
        text = f"You have a seat at **{lobby.game.title}** in <#{lobby.channel_id}>. Your hand will appear here."
        channel_id, message_id = await self._host.shown.greet(user, text)
        person.dm_channel_id, person.dm_message_id, person.dm_closed = channel_id, message_id, channel_id is None
        await self._lobbies.note_person(
            lobby.id,
            person.user_id,
            dm_channel_id=channel_id,
            dm_message_id=message_id,
            dm_closed=channel_id is None,
            dm_at=self._host.clock(),
        )
        return channel_id is not None

    # Buttons

    async def press(self, interaction: "Interaction", verb: str, lobby_id: int) -> None:
        """*Join* or *Accept*, *Start now*, *Decline*, *Cancel*."""

        async def work(answer: Answer) -> None:
            begun = None
            match verb:
                case "join":
                    lobby, begun = await self._join(answer, lobby_id)
                case "begin":
                    begun = await self._begin(answer.interaction, lobby_id, interaction.user.id)
                    lobby = await self._known(lobby_id)
                case "decline":
                    lobby = await self._lobbies.decline(lobby_id, interaction.user.id)
                case "cancel":
                    lobby = await self._lobbies.cancel(lobby_id, interaction.user.id)
                case _:
                    raise Refused("I don't know that button any more.")
            await answer.retext(self._text(lobby, begun), _view(lobby), _invited(lobby))

        await answering(interaction, "edit", work)

    async def _join(self, answer: Answer, lobby_id: int) -> tuple[Lobby, Table | None]:
        user = answer.interaction.user
        lobby = await self._lobbies.join(lobby_id, _person(answer.interaction))
        newcomer = next(person for person in lobby.joined if person.user_id == user.id)
        await self._greet(lobby, newcomer, user)
        if not lobby.full:
            return lobby, None
        try:
            table = await self._begin(answer.interaction, lobby_id)
        except LobbyRefusal:  # housekeeping, or the host's *Start now*, was quicker
            table = await self._host.table(lobby_id)
        return await self._known(lobby_id), table

    async def _begin(self, interaction: "Interaction", lobby_id: int, by: int | None = None) -> Table:
        table = await self._lobbies.begin(lobby_id, by)
        await table.note(place_id=await self._place(interaction, table))
        self._host.shown.soon(table)
        return table

    async def _place(self, interaction: "Interaction", table: Table) -> int:
        """A thread of its own where the server allows it, else the channel."""
        held = interaction.app_permissions
        message_id = table.lobby_message_id
        channel = interaction.channel
        if (
            isinstance(channel, discord.TextChannel)
            and message_id is not None
            and held.create_public_threads
            and held.send_messages_in_threads
        ):
            name = f"{table.game.title}: {joined(table.names)}"[:THREAD_NAME]
            message = channel.get_partial_message(message_id)
            try:
                thread = await message.create_thread(name=name, auto_archive_duration=THREAD_MINUTES)
            except discord.HTTPException as error:
                log.info("no thread for a table", table=table.id, code=error.code)
            else:
                return thread.id
        return table.channel_id

    async def _known(self, lobby_id: int) -> Lobby:
        lobby = await self._lobbies.get(lobby_id)
        if lobby is None:
            raise LobbyRefusal("There is no such table.")
        return lobby

    # What happens without a press

    async def expire(self) -> None:
        """Close the lobbies whose time is over, and begin those that a stop of the bot kept from beginning."""
        for lobby in await self._lobbies.expire(self._host.clock()):
            await self._redraw(lobby, None)
        for table in await self._lobbies.begin_full():
            self._host.shown.soon(table)
            await self._redraw(await self._known(table.id), table)

    async def _redraw(self, lobby: Lobby, begun: Table | None) -> None:
        if lobby.lobby_message_id is None:
            return
        channel = self._host.bot.get_partial_messageable(lobby.channel_id)
        message = channel.get_partial_message(lobby.lobby_message_id)
        try:
            await message.edit(content=self._text(lobby, begun), view=_view(lobby), allowed_mentions=_invited(lobby))
        except discord.HTTPException as error:
            log.info("lobby not redrawn", table=lobby.id, code=error.code)

    # Words

    def _text(self, lobby: Lobby, begun: Table | None = None) -> str:
        words = self._host.words(lobby.game.id)
        host = escape_markdown(lobby.host.name)
        lines = [f"### {lobby.game.title}", _invitation(lobby, host), words.options(lobby.options)]
        if begun is not None:
            return "\n".join([*lines[:1], _begun_text(begun), *lines[2:], _commitment(lobby)])
        if lobby.status != "lobby":
            return "\n".join([*lines, f"**{CLOSED.get(lobby.status, 'The game has begun.')}**"])
        lines += [
            f"-# {escape_markdown(person.name)} can't be reached by direct message; the table will show the hand."
            for person in lobby.joined
            if person.dm_closed
        ]
        if lobby.max_seats > 2:
            names = [escape_markdown(person.name) for person in lobby.joined]
            lines.append(f"At the table: {joined(names)} ({len(names)} of {lobby.max_seats}).")
        if lobby.expires_at is not None:
            lines.append(f"This invitation ends <t:{int(lobby.expires_at)}:R>.")
        return "\n".join([*lines, _commitment(lobby)])


def _person(interaction: "Interaction") -> Person:
    user = interaction.user
    return Person(user_id=user.id, name=user.display_name, join_id=interaction.id)


def _channel(interaction: "Interaction") -> int:
    assert interaction.channel_id is not None  # Discord names the channel of every command and press
    return interaction.channel_id


def _invitation(lobby: Lobby, host: str) -> str:
    again = " to a rematch" if lobby.rematch_of else ""
    if lobby.invited_id is not None:
        return f"**{host}** challenges <@{lobby.invited_id}>{again}."
    if lobby.rematch_of:
        return f"**{host}** would like a rematch."
    return f"**{host}** is looking for {'an opponent' if lobby.max_seats == 2 else 'company'}."


def _begun_text(table: Table) -> str:
    where = "below" if table.place_id == table.channel_id else f"in <#{table.place_id}>"
    return f"**{joined(safe_names(table))}** are playing {where}."


def _joined_text(table: Table) -> str:
    return f"The game has begun in <#{table.place_id}>."


def _commitment(lobby: Lobby) -> str:
    return f"-# Fair shuffles: I have committed to `{lobby.commitment}`."


def _invited(lobby: Lobby) -> discord.AllowedMentions:
    invited = [discord.Object(lobby.invited_id)] if lobby.invited_id and lobby.status == "lobby" else []
    return discord.AllowedMentions(users=invited, everyone=False, roles=False)


def _view(lobby: Lobby) -> discord.ui.View | None:
    if lobby.status != "lobby":
        return None
    buttons = [LobbyButton("join", lobby.id, "Accept" if lobby.invited_id else "Join", Style.success)]
    if lobby.max_seats > lobby.min_seats and lobby.enough:
        buttons.append(LobbyButton("begin", lobby.id, "Start now", Style.primary))
    if lobby.invited_id:
        buttons.append(LobbyButton("decline", lobby.id, "Decline"))
    buttons.append(LobbyButton("cancel", lobby.id, "Cancel"))
    return view_of(*buttons)
