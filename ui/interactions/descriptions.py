"""Commands whose descriptions stand in the catalogue.

`command-elements-play` describes `/elements play`, `command-elements-play-card` its argument `card`; an argument that
many commands have is described once, as `command-argument-table`. `command-elements` describes the group.
"""

from collections.abc import Callable
from inspect import signature
from typing import Any

from discord import app_commands

from words import catalogue


def described(group: str) -> str:
    """The description of a group of commands."""
    return catalogue().say(f"command-{group}")


def command(group: str, name: str) -> Callable[[Callable[..., Any]], Any]:
    """A command with its descriptions; ``group`` is empty for one that stands alone."""
    key = f"command-{group}-{name}" if group else f"command-{name}"

    def decorate(function: Callable[..., Any]) -> Any:
        words = catalogue()
        arguments = list(signature(function).parameters)[2:]  # after the cog and the interaction
        texts = {
            argument: words.say(own if words.has(own := f"{key}-{argument}") else f"command-argument-{argument}")
            for argument in arguments
        }
        described_ = app_commands.describe(**texts)(function) if texts else function
        return app_commands.command(name=name, description=words.say(key))(described_)

    return decorate
