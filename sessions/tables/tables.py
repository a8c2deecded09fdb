"""All tables: each is loaded when it is asked for, and is one object for as long as anybody holds it."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import suppress
from sys import intern
from typing import Any, NoReturn
from weakref import WeakValueDictionary

import msgspec
import structlog

import engine
from engine.caches import LruByWeight
from engine.sentences import Sentence
from sessions.log import fair
from sessions.people.preferences import People
from sessions.people.servers import Servers
from sessions.refusals import TableBroken, in_english, sentence
from sessions.running.outages import Outages
from sessions.signals import Signal
from sessions.store import Store
from sessions.store.invitations import finished_games_query
from sessions.store.messenger import News
from sessions.store.rows import Record, TableInfo, TableRow
from sessions.store.table_lists import TableLists
from sessions.store.tables import LoadedTable, TableRows
from sessions.store.writing import NOTED
from sessions.tables.standing import read_standing
from sessions.tables.table import Table
from sessions.tables.table_time import deadline_in
from sessions.tables.wishes import FIRST_GAMES
from sessions.time.wall_clock import CLOCK, Clock

log = structlog.get_logger(__name__)

NO_TABLE = 0
"""The number of none."""
KEPT = 48.0
"""The megabytes for tables that stay loaded after nobody holds them: two to ten thousand of them."""


class Tables(TableLists):
    """All tables, loaded on demand; there is one object for each of them as long as anybody holds it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, engine.Game] = engine.GAMES,
        clock: Clock = CLOCK,
        kept: float = KEPT,
    ) -> None:
        super().__init__(store)
        self._rows = TableRows(store)
        self.games = games
        self.clock = clock
        self.people = People(store, clock)
        self.outages = Outages(store, clock)
        self.servers = Servers(store, clock)
        self.changed: Signal[[Table]] = Signal()
        """Somebody has acted at a table, or it has just begun: whoever shows it, or plays there, listens."""
        self.retold: Signal[[Table]] = Signal()
        """Nothing has happened at a table, but something else is told of its people: a name, or an absence."""
        self._read = self.read_table  # one bound method for all tables, not one for each
        self._kept: LruByWeight[int, Table] = LruByWeight("sessions.tables.tables", kept)
        self._live: WeakValueDictionary[int, Table] = WeakValueDictionary()
        self._loading: dict[int, asyncio.Task[Table | None]] = {}
        self._reported: set[int] = set()
        store.messenger.listen(self._hear)

    async def get(self, table_id: int) -> Table | None:
        """The table of that number, or None; TableBroken when it is there but can't be opened.

        It is never older than what any process had stored when it was asked for, and knows whose slow clock stands.
        """
        earlier = self._loading.get(table_id)
        if earlier is not None:
            await asyncio.wait([earlier])
        table = self._live.get(table_id)
        if table is None:
            table = await asyncio.shield(self._loading.get(table_id) or self._begin_loading(table_id))
            if table is None:
                return None
        else:
            if earlier is not None:
                table.mark_doubtful()  # it may have been read before this call
            await table.refresh()
        await table.read_absences()
        self._keep_table(table)
        return table

    def _begin_loading(self, table_id: int) -> asyncio.Task[Table | None]:
        async def load() -> Table | None:
            loaded = await self.read_table(table_id)
            return None if loaded is None else self._live.setdefault(table_id, loaded)

        loading = self._loading[table_id] = asyncio.create_task(load())
        loading.add_done_callback(lambda _: self._loading.pop(table_id))
        return loading

    def _hear(self, news: News | None) -> None:
        """Another process has noted where a table is shown."""
        if news is None:
            doubtful = list(self._live.values())
        else:
            doubtful = [table for table in (self._live.get(news.about),) if table and news.kind == NOTED]
        for table in doubtful:
            table.mark_doubtful()

    def loaded_table(self, table_id: int) -> Table | None:
        """The table of that number, if it is loaded already."""
        return self._live.get(table_id)

    async def read_table(self, table_id: int) -> Table | None:
        """A table as it is stored, in a new object; one that older rules have played goes on by the newest ones."""
        while (loaded := await self._rows.load(table_id)) is not None:
            table = self._build_table(loaded)
            await table.read_rating_verdict()
            if table.status != "open" or loaded.row.version == table.game.version:
                return table
            version = table.game.version
            if await self._rows.adopt_version(loaded.row, version, table.active):
                table.row = table.row._replace(version=version)
                return table
        return None

    async def is_new_to_game(self, user_id: int, game_id: str) -> bool:
        """Whether the next game of a kind is one of somebody's first."""
        finished = await self.store.fetch(finished_games_query([user_id], game_id, NO_TABLE))
        return not any(row.games >= FIRST_GAMES for row in finished)

    async def deadlines(self, infos: Sequence[TableInfo], user_id: int) -> dict[int, float]:
        """The Unix times at which somebody's time is over, by table; where others are to act, that of the first."""
        timed = [info for info in infos if info.clocks and info.active]
        known = await self.people.of_all([person for info in timed for person, _ in info.people if person > 0])
        found = {info.id: deadline_in(info, user_id, self.outages, known) for info in timed}
        return {table_id: at for table_id, at in found.items() if at is not None}

    async def opened_tables(self, ids: Iterable[int]) -> AsyncIterator[Table]:
        """The tables of these numbers, one after the other; those that can't be opened are passed over."""
        for table_id in ids:
            with suppress(TableBroken):
                table = await self.get(table_id)
                if table is not None:
                    yield table

    async def record(self, table_id: int) -> Record | None:
        """Everything that is stored of a finished game; None for others, because it holds the secret and all hands."""
        record = await self._rows.read_record(table_id)
        return record if record is not None and record.status == "over" else None

    async def verify_table(self, table_id: int) -> fair.Verdict | None:
        """Check a finished table; None when there is no such table."""
        record = await self._rows.read_record(table_id)
        return None if record is None else fair.verify(record, self.games)

    def _keep_table(self, table: Table) -> None:
        self._kept.put(table.id, table, table.weight)

    def _build_table(self, loaded: LoadedTable) -> Table:
        row = loaded.row
        game = self.games.get(row.game)
        if game is None:
            self._give_up(row, sentence("broken-no-game", game=row.game))
        if row.version > game.version:
            self._give_up(row, sentence("broken-newer"))
        try:
            standing = read_standing(loaded, game)
            chosen = msgspec.json.decode(row.options, type=dict[str, Any])
        except fair.UNREADABLE as error:
            # Never the error's own words: they may quote a hand, and whoever presses is told, and the log is.
            self._give_up(row, sentence("broken-unreadable", problem=type(error).__name__))
        texts: dict[str, Any] = {"game": game.id, "options": "", "pace": intern(row.pace), "status": intern(row.status)}
        small = standing.row._replace(**texts)  # one of each for all tables
        return Table(
            standing._replace(row=small),
            game,
            chosen,
            loaded.people,
            store=self.store,
            outages=self.outages,
            read=self._read,
            preferences=self.people,
        )

    def _give_up(self, row: TableRow, reason: Sentence) -> NoReturn:
        if row.id not in self._reported:  # said once: whoever brings tables up to date asks again and again
            self._reported.add(row.id)
            log.error(
                "table can't be opened", table=row.id, game=row.game, version=row.version, reason=in_english(reason)
            )
        raise TableBroken(row.id, reason) from None  # nor may a traceback quote what was read
