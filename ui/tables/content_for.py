"""What each surface of a table shows, by whose eyes it is for."""

from ui.tables.content import private_content, public_content, suited
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.of_table import TableSurfaces
from ui.tables.surfaces.surface import Surface


async def content_for(moment: Moment, surface: Surface, others: TableSurfaces) -> Content:
    """What a surface shows of a table; ``others``: the surfaces of which it tells when they fail."""
    if surface.seat is None:
        return public_content(moment, others.unreached())
    return await suited(moment.table, surface.seat, private_content(moment, surface.seat, others.problem))
