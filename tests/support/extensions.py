"""The extensions of bots, executed once a process, and their commands, described once.

A process has one bot, as a rule, which does both at its start; that of the tests has hundreds.
"""

import sys
from collections.abc import Sequence
from functools import cache
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, module_from_spec
from pkgutil import iter_modules
from types import ModuleType

from discord.ext.commands.bot import BotBase

import cogs
from ui.interactions import descriptions
from words import Voice

EXTENSIONS = "_BotBase__extensions"
"""Where discord.py keeps what a bot has loaded, by name."""
describe = descriptions.description_text
executed: dict[str, ModuleType] = {}


def execute(spec: ModuleSpec, name: str) -> ModuleType:
    """The module of an extension, known to imports while it is executed."""
    if name not in executed:
        module = sys.modules[name] = module_from_spec(spec)
        assert spec.loader is not None
        spec.loader.exec_module(module)
        executed[name] = module
    return executed[name]


async def load(bot: BotBase, spec: ModuleSpec, name: str) -> None:
    """Give the bot an extension. Whatever it has of it, a cog or a command, discord.py makes anew for each bot."""
    module = sys.modules[name] = execute(spec, name)
    await module.setup(bot)
    getattr(bot, EXTENSIONS)[name] = module


@cache
def keep_extensions() -> None:
    """From now on an extension is executed once in this process, and a command described once by each voice."""
    BotBase._load_from_module_spec = load  # type: ignore[method-assign, assignment]
    descriptions.description_text = described


def described(voice: Voice, keys: Sequence[str]) -> str:
    """The words for a command, said once."""
    return _described(voice, *keys)


@cache
def _described(voice: Voice, *keys: str) -> str:
    return describe(voice, keys)


def execute_all() -> None:
    """Have every extension ready for the bots of this process."""
    keep_extensions()
    for one in iter_modules(cogs.__path__, "cogs."):
        spec = find_spec(one.name)
        assert spec is not None
        execute(spec, one.name)
