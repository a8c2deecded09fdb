"""A table that this process shows: its surfaces, and the moment that they are made from."""

import asyncio
from collections.abc import Mapping
from typing import Any

from sessions import Table
from ui.layouts.layout import Layout
from ui.tables.drawing import draw_first
from ui.tables.moment import Moment
from ui.tables.surfaces.means import Means
from ui.tables.surfaces.of_table import TableSurfaces


class ShownTable(TableSurfaces):
    """A table's surfaces, and what is made for all of them once."""

    __slots__ = ("_drawing", "moment", "since")

    def __init__(self, table: Table, means: Means) -> None:
        super().__init__(table, means)
        self.moment: Moment | None = None  # while it is being shown
        self.since: float | None = None  # when the oldest action was stored that they don't show
        self._drawing: asyncio.Task[None] | None = None

    def keep(self, moment: Moment) -> None:
        """Let what was made for an answer be there for the other surfaces, where these are to be shown."""
        if moment.table.shown < moment.ply:
            self.moment = moment

    def at(self, table: Table, layouts: Mapping[str, Layout[Any]]) -> Moment:
        """The table as it stands now, built once for all its surfaces."""
        if self.moment is None or self.moment.ply != table.number:
            self.moment = Moment(table, layouts[table.game.id])
        return self.moment

    async def prepare(self, table: Table, layouts: Mapping[str, Layout[Any]]) -> None:
        """Do once what all surfaces need first."""
        await table.read_rating_verdict()
        drawing = self._drawing
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception())):
            drawing = self._drawing = asyncio.create_task(draw_first(table, self.at(table, layouts)))
        await asyncio.shield(drawing)
