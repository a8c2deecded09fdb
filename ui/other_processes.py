"""The work of this process after another one has stored something at a table; mostly none."""

from sessions import Tables
from sessions.store.messenger import News
from sessions.store.writing import ENDED, MOVED
from ui.computers import ComputerPlayers
from ui.records.watching import WatchController
from ui.tables.publisher import Publisher


class OtherProcesses:
    """Follows what other processes do, as far as it concerns this one."""

    def __init__(
        self, tables: Tables, publisher: Publisher, computers: ComputerPlayers, audience: WatchController
    ) -> None:
        self._tables = tables
        self._publisher = publisher
        self._computers = computers
        self._audience = audience
        tables.store.messenger.listen(self._handle_news)

    def _handle_news(self, news: News | None) -> None:
        if news is None or news.kind not in (MOVED, ENDED):
            return
        here = self._tables.loaded_table(news.about) is not None or self._publisher.knows_surfaces(news.about)
        known = news.kind == ENDED and here
        watched = self._audience.is_watched(news.about)
        if (
            known
            or watched
            or news.about in self._computers.playing_tables
            or self._publisher.has_work_here(news.about)
        ):
            self._publisher.run_in_background(self._follow_table(news.about))

    async def _follow_table(self, table_id: int) -> None:
        async for table in self._tables.opened_tables([table_id]):
            self._publisher.follow_other_process(table)
            self._audience.show_soon(table)
            if table_id in self._computers.playing_tables:
                self._computers.update_table(table)
