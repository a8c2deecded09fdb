"""Fixtures of the tests with the whole bot."""

from tests.support.bot import (
    clock,
    extensions,
    migrated,
    no_housekeeping,
    patience,
    pictures,
    scene,
    simcord_bot,
    steady_cards,
    undrawn,
    url,
)

__all__ = [
    "clock",
    "extensions",
    "migrated",
    "no_housekeeping",
    "patience",
    "pictures",
    "scene",
    "simcord_bot",
    "steady_cards",
    "undrawn",
    "url",
]
