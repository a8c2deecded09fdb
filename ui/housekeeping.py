"""Due work at tables and lobbies, kind by kind."""

from collections.abc import Callable

import structlog

from sessions import DueWork, Tables
from sessions.running.outages import BEAT
from sessions.store import StoreUnavailable
from sessions.store.leaving import RENAME
from sessions.store.outages import BACK
from sessions.tables.timekeeper import Timekeeper
from sessions.time.wall_clock import Clock
from ui.computers import ComputerPlayers
from ui.lobbies.board import ARCHIVE
from ui.lobbies.challenges import ANSWERED, CHALLENGE
from ui.lobbies.controller import LobbyController
from ui.tables.publisher import Publisher

log = structlog.get_logger()

AGAIN = 15.0
"""Seconds until something is looked at again that can't be done yet."""


class Housekeeping:
    """Does each kind of due work."""

    def __init__(
        self,
        tables: Tables,
        publisher: Publisher,
        lobbies: LobbyController,
        computers: ComputerPlayers,
        clock: Clock,
        cut_off: Callable[[], bool],
    ) -> None:
        """``cut_off``: True while nobody on Discord can reach the bot."""
        self._cut_off = cut_off
        self._away = False
        self._put_off: dict[int, float] = {}  # table -> since when its clocks were to be looked at
        self._tables = tables
        self._publisher = publisher
        self._lobbies = lobbies
        self._computers = computers
        self._clock = clock
        self._timekeeper = Timekeeper(tables)

    def register_due_work(self, due: DueWork) -> None:
        """Register these kinds of work."""
        due.before_each_round(self._store_heartbeat)
        due.register_kind("clock", self._check_clocks)
        due.register_kind("show", self._show_table)
        due.register_kind("think", self._let_computers_act)
        due.register_kind("lobby", self._close_expired_lobby)
        due.register_kind("begin", self._begin_interrupted_game)
        due.register_kind("mend", self._show_lobby_again)
        due.register_kind(ARCHIVE, self._archive_thread)
        due.register_kind(RENAME, self._rename_thread)
        due.register_kind(CHALLENGE, self._lobbies.board.challenges.send_challenge)
        due.register_kind(ANSWERED, self._lobbies.board.challenges.update_challenge)
        due.register_kind(BACK, self._tell_outage)

    async def _store_heartbeat(self) -> None:
        """Store that a bot is there, unless nobody can reach it: then it is away, and no clock counts that."""
        self._away = self._cut_off()
        if not self._away:
            await self._tables.outages.store_heartbeat()

    async def send_heartbeats(self) -> None:
        """Say that a bot is there, however long due work takes, until cancelled."""
        while True:
            try:
                await self._store_heartbeat()
            except StoreUnavailable:  # the store has said so, and the next time is another try
                pass
            except Exception:  # the same; due work must not end with it
                log.exception("no heartbeat")
            await self._clock.sleep(BEAT / 2)

    async def _show_table(self, table_id: int, _due_at: float) -> float | None:
        """Show a table of which Discord does not show the newest position."""
        at = self._publisher.next_try(table_id)
        if at is None or at > self._clock():
            return at
        async for table in self._tables.opened_tables([table_id]):
            if not await self._lobbies.begun.find_place(table):
                return self._clock() + AGAIN
            if self._tables.store.is_shared:
                table.mark_doubtful()
                await table.refresh()  # another process may have shown it
            await table.wishes.all_preferences()  # each message asks for somebody's: at a start those are hundreds
            self._publisher.publish_lagging(table)
        return None

    async def _check_clocks(self, table_id: int, due_at: float) -> float | None:
        """Let somebody lose on time, remind them before that, and close what nobody plays any more."""
        due_at = self._put_off.pop(table_id, due_at)
        if self._away or self._cut_off():
            self._put_off[table_id] = due_at
            return self._clock() + AGAIN
        async for table in self._tables.opened_tables([table_id]):
            check = await self._timekeeper.check_clocks(table, due_at)
            if check.ask:
                self._publisher.publish_soon(table)
            for seat in check.remind or (range(len(table.people)) if check.ask else ()):
                await self._publisher.send_reminder(table, seat)
            return check.again
        return None

    async def _tell_outage(self, table_id: int, _due_at: float) -> float | None:
        """Tell at a table that no bot was there, and until when there is time now."""
        async for table in self._tables.opened_tables([table_id]):
            await table.read_absences()
            if table.time.outage_to_tell is None and self._tables.store.is_shared:
                await self._tables.outages.read_outages()  # another process has noticed it
            if table.time.outage_to_tell is not None:
                self._tables.retold(table)
        return None

    async def _let_computers_act(self, table_id: int, _due_at: float) -> float | None:
        """Let the computers act that are to act at a table."""
        async for table in self._tables.opened_tables([table_id]):
            since = self._clock() - await self._tables.last_line_at(table_id)
            if self._tables.store.is_shared and since < AGAIN:
                return self._clock() + AGAIN  # the process that has stored the last action lets them think
            self._computers.update_table(table)
        return None

    async def _close_expired_lobby(self, lobby_id: int, _due_at: float) -> float | None:
        """Close a lobby whose time is past."""
        await self._lobbies.close_expired(lobby_id)
        return None

    async def _begin_interrupted_game(self, lobby_id: int, _due_at: float) -> float | None:
        """Begin a game that a stop of the bot has kept from beginning."""
        return None if await self._lobbies.begin_interrupted(lobby_id) else self._clock() + AGAIN

    async def _show_lobby_again(self, lobby_id: int, _due_at: float) -> float | None:
        """Show a lobby as it is."""
        return None if await self._lobbies.show_again(lobby_id) else self._clock() + AGAIN

    async def _archive_thread(self, table_id: int, _due_at: float) -> float | None:
        """Archive the thread of a game that is over."""
        return await self._lobbies.board.archive_thread(table_id)

    async def _rename_thread(self, table_id: int, _due_at: float) -> float | None:
        """Name the thread of a game by what its players are called now."""
        return await self._lobbies.board.rename_thread(table_id)
