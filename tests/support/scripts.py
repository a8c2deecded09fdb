"""What the test of secrecy plays in each game: its `script` in tests/games has

- ``GROUP``, the game's commands, and ``OPTIONS`` of its `start`;
- ``alike()``, two secrets of the bot whose games differ only in what Bo alone knows;
- ``play(scene)``, the same presses, commands and questions in both, by which everything is sent that ever is;
- ``begin(scene)``, only where the game needs more to begin than its ``OPTIONS``.
"""

from importlib import import_module
from typing import Any, Protocol, cast

from tests.support.scene import Scene


class Script(Protocol):
    """What each game's module here offers."""

    GROUP: str
    OPTIONS: dict[str, Any]

    def alike(self) -> tuple[str, str]: ...

    async def play(self, scene: Scene) -> None: ...


def script_of(game_id: str) -> Script:
    """The script of a game."""
    return cast(Script, import_module(f"tests.games.{game_id}.script"))


async def begin(script: Script, scene: Scene) -> None:
    """Ada and Bo sit down to the game of a script."""
    own = getattr(script, "begin", None)
    if own is not None:
        await own(scene)
    else:
        await scene.begin(**script.OPTIONS)


async def resign(scene: Scene, person: Any) -> None:
    """Give the game up at the table: it ends without another card being dealt or shown."""
    pressed = await person.click(scene.table(), label="More")
    more = pressed.followups[-1] if pressed.followups else pressed.response
    asked = (await person.click(more.message, label="Resign")).response.message
    await person.click(asked, label=scene.labels(asked)[0])
