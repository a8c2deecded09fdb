"""Going on quickly to a moment of a game: the moves until then are stored, and nobody is shown them."""

from collections.abc import Callable, Sequence
from typing import Any

import engine
from bot import Elementarium
from tests.support.rules import lively
from tests.support.scene import Scene

Choose = Callable[[Sequence[engine.Action]], engine.Action]


async def skip_to(
    scene: Scene, bot: Elementarium, until: Callable[[Any], bool], choose: Choose | None = None, table_id: int = 1
) -> Any:
    """Play at a table until everybody's view says that it is far enough, show it then, and return that view.

    Without ``choose`` everybody does the first thing that does not only end something.
    """
    table = await bot.router.table_controller.table(table_id)
    while not until(table.view(None)):
        seat = table.active[0]
        legal = table.legal(seat)
        await table.act(table.people[seat].user_id, choose(legal) if choose else lively(table.game.id, legal)[0])
    bot.router.publisher.publish_soon(table)
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    return table.view(None)
