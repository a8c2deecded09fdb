"""Commands whose descriptions stand in the catalogue.

`command-elements-play` describes `/elements play`, `command-elements-play-card` its argument `card`; an argument that
many commands have is described once, as `command-argument-table`. `command-elements` describes the group.
"""

from collections.abc import Callable
from inspect import signature
from typing import Any

from discord import app_commands

from words import Catalogue, catalogue


def description_of(group: str) -> str:
    """The description of a group of commands."""
    return catalogue().say(f"command-{group}")


def command(group: str, name: str) -> Callable[[Callable[..., Any]], Any]:
    """A command with its descriptions; ``group`` is empty for one that stands alone."""
    key = f"command-{group}-{name}" if group else f"command-{name}"

    def decorate(function: Callable[..., Any]) -> Any:
        words = catalogue()
        arguments = list(signature(function).parameters)[2:]  # after the cog and the interaction
        texts = {argument: _argument(words, key, argument) for argument in arguments}
        described_ = app_commands.describe(**texts)(function) if texts else function
        return app_commands.command(name=name, description=words.say(key))(described_)

    return decorate


def _argument(words: Catalogue, command_key: str, argument: str) -> str:
    own, common = f"{command_key}-{argument}", f"command-argument-{argument}"
    return words.say(common if words.has(common) and not words.has(own) else own)
