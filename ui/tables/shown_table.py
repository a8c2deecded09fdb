"""A table that this process shows: its surfaces, and the moment that they are made from."""

import asyncio
from collections.abc import Mapping
from typing import Any

from sessions import Table
from ui.layouts.layout import Layout
from ui.tables.drawing import draw_ahead
from ui.tables.moment import Moment
from ui.tables.surfaces.surface_services import SurfaceServices
from ui.tables.surfaces.table_surfaces import TableSurfaces


class ShownTable(TableSurfaces):
    """A table's surfaces, and what is made for all of them once."""

    __slots__ = ("_drawing", "moment", "since")

    def __init__(self, table: Table, means: SurfaceServices) -> None:
        super().__init__(table, means)
        self.moment: Moment | None = None  # while it is being shown
        self.since: float | None = None  # when the oldest action was stored that they don't show
        self._drawing: asyncio.Task[None] | None = None

    def keep_moment(self, moment: Moment) -> None:
        """Let what was made for an answer be there for the other surfaces, where these are to be shown."""
        if moment.table.shown < moment.ply:
            self.moment = moment

    def current_moment(self, table: Table, layouts: Mapping[str, Layout[Any]]) -> Moment:
        """The table as it stands now, built once for all its surfaces."""
        if self.moment is None or self.moment.ply != table.number:
            self.moment = Moment(table, layouts[table.game.id])
        return self.moment

    async def prepare(self, table: Table, layouts: Mapping[str, Layout[Any]]) -> None:
        """Do once what all surfaces need first."""
        await table.read_rating_verdict()
        drawing = self._drawing
        if drawing is None or (drawing.done() and (drawing.cancelled() or drawing.exception())):
            drawing = self._drawing = asyncio.create_task(draw_ahead(table, self.current_moment(table, layouts)))
        await asyncio.shield(drawing)
