"""Across games: which tables there are, and whether a finished one was fair."""

import asyncio
from collections.abc import Callable, Sequence

from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

import engine
from sessions import Record, TableInfo, Verdict, verify
from ui import HostBot, Interaction
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.names import plain, safe

MOST_LINES = 20
MOST_CHOICES = 25


def _who(info: TableInfo, shown: Callable[[str], str] = safe) -> str:
    return f"{engine.GAMES[info.game].title}: {', '.join(shown(name) for _, name in info.people)}"


def _turn(info: TableInfo) -> str:
    return " and ".join(safe(info.people[seat][1]) for seat in info.active)


def _lines(infos: Sequence[TableInfo]) -> list[str]:
    lines = [f"- {_who(info)}; {_turn(info)} to move, in <#{info.place_id or info.channel_id}>" for info in infos]
    if len(lines) > MOST_LINES:
        lines = [*lines[:MOST_LINES], f"- and {len(lines) - MOST_LINES} more"]
    return lines


def _verdict(record: Record, verdict: Verdict) -> str:
    """What a check has shown, with everything that is needed to repeat it without this bot."""
    joins = ", ".join(str(join) for join in record.joins)
    lines = [
        f"### {engine.GAMES[record.game].title}, table {record.id}",
        f"{_mark(verdict.commitment)} The secret is the one I had committed to before anybody joined.",
        f"{_mark(verdict.seed)} The seed is made of the secret and the players' joins.",
        f"{_mark(verdict.ok)} All {verdict.actions} moves follow the rules and lead to this end."
        if verdict.replayed_from == 1
        else f"{_mark(verdict.ok)} The moves from number {verdict.replayed_from} on, where the rules were updated, "
        f"follow the rules and lead to this end.",
        *(f"**{problem}**" for problem in verdict.problems),
        f"-# Commitment `{record.commitment}`",
        f"-# Secret `{record.secret}`",
        f"-# Joins in the order of the seats: {joins}. The seed is the secret and the joins with `/` between them.",
    ]
    return "\n".join(lines)


def _mark(good: bool) -> str:
    return "✅" if good else "❌"


async def _finished(interaction: Interaction, current: str) -> list[Choice[str]]:
    found = await _finished_tables(interaction)
    choices = [Choice(name=f"{_who(info, plain)} (table {info.id})"[:100], value=str(info.id)) for info in found]
    return [choice for choice in choices if current.lower() in choice.name.lower()][:MOST_CHOICES]


async def _finished_tables(interaction: Interaction) -> list[TableInfo]:
    """The finished tables of this place and of this person, the newest first, each once."""
    tables = interaction.client.host.tables
    found = await tables.finished_of(interaction.user.id)
    if interaction.channel_id is not None:
        found += await tables.finished_in(interaction.channel_id)
    unique = {info.id: info for info in found}
    return sorted(unique.values(), key=lambda info: info.ended_at or 0, reverse=True)


class Games(commands.GroupCog, group_name="games", group_description="Tables of all games"):
    def __init__(self, bot: HostBot) -> None:
        self.host = bot.host

    @app_commands.command(name="list")
    async def list_(self, interaction: Interaction) -> None:
        """The open tables and invitations here, and your tables everywhere."""

        async def work(answer: Answer) -> None:
            here = await self.host.tables.in_channel(interaction.channel_id) if interaction.channel_id else []
            known = {info.id for info in here}
            mine = [info for info in await self.host.tables.of(interaction.user.id) if info.id not in known]
            text = ["### Open tables here", *(_lines(here) or ["None."])]
            channel_id = interaction.channel_id
            if channel_id and (invitations := await self.host.lobbies.here(channel_id, MOST_LINES)):
                text += ["### Open invitations here", *invitations]
            if mine:
                text += ["### Your tables elsewhere", *_lines(mine)]
            await answer.say("\n".join(text))

        await answering(interaction, "private", work)

    @app_commands.command()
    @app_commands.describe(table="A finished game")
    @app_commands.autocomplete(table=_finished)
    async def verify(self, interaction: Interaction, table: str | None = None) -> None:
        """Check a finished game: its secret, its shuffles, every move."""

        async def work(answer: Answer) -> None:
            table_id = await self._finished_id(interaction, table)
            record = await self.host.tables.record(table_id)
            if record is None:
                raise Refused("I don't know that table any more.")
            verdict = await asyncio.to_thread(verify, record)
            await answer.say(_verdict(record, verdict))

        await answering(interaction, "private", work)

    async def _finished_id(self, interaction: Interaction, named: str | None) -> int:
        found = [info.id for info in await _finished_tables(interaction)]
        if named is not None:
            if named not in map(str, found):
                raise Refused("I can check finished games of this place, and yours: please choose one from the list.")
            return int(named)
        if not found:
            raise Refused("There is no finished game here, and you have none.")
        return found[0]


async def setup(bot: HostBot) -> None:
    await bot.add_cog(Games(bot))
