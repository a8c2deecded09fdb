"""The bot, with cards that are the same in every run: ``CARDS`` in the environment chooses them.

``FILMS`` is where its films are: tables of several worlds have the same numbers.
``PAUSE`` is for how many seconds a computer waits before it acts, ``LIVE`` how many seconds the pace of that name has.
``LATENCY`` is how many seconds it may take, by chance, until something is stored, and until the bot hears of that.
"""

import os
import sys
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection

import bot
from playground.latency import Latency
from sessions.log import fair
from sessions.running import due
from sessions.store import opening
from sessions.store.writer import Writer, open_writer
from sessions.time import paces
from ui import computers
from ui.tables import announcing

T = TypeVar("T")

ALWAYS = 3600.0
"""Seconds for which somebody is there who has pressed something: the message that a test looks at is not replaced."""


def secret(cards: str, number: int) -> str:
    """The secret of a lobby, and so the seed of its game."""
    return sha256(f"{cards}/{number}".encode()).hexdigest()


def secrets_of(cards: str) -> Callable[[], str]:
    """A stand-in for `fair.new_secret`: the n-th lobby has the n-th of these secrets."""
    numbers = count(1)
    return lambda: secret(cards, next(numbers))


def seed(secret: str, joins: object) -> str:
    """A stand-in for `fair.seed`: the secret alone decides, for nobody knows the ids of interactions beforehand."""
    return secret


def deal_steadily(cards: str) -> None:
    """From now on the n-th lobby of this process has the n-th secret, and that is the seed of its game.

    Computers answer the same to the same.
    """
    fair.new_secret, fair.seed_of = secrets_of(cards), seed
    computers.new_seed = lambda: cards


class LateWriter:
    """A connection to the store whose disk is as late as a network."""

    def __init__(self, writer: Writer, latency: Latency) -> None:
        self.dialect = writer.dialect
        self.was_left_open = writer.was_left_open
        self.close = writer.close
        self._writer = writer
        self._latency = latency

    async def transact(self, work: Callable[[Connection], T]) -> T:
        await self._latency.wait()
        try:
            return await self._writer.transact(work)
        finally:
            await self._latency.wait()


def store_late(latency: Latency) -> None:
    """From now on this process stores late."""

    async def open_late(*target: Any) -> Writer:
        return LateWriter(await open_writer(*target), latency)

    vars(opening)["open_writer"] = open_late


def main() -> int:
    """Run the bot."""
    deal_steadily(os.environ.get("CARDS", ""))
    bot.FILMS = Path(os.environ["FILMS"])
    announcing.THERE = float(os.environ.get("THERE", ALWAYS))
    store_late(Latency(float(os.environ.get("LATENCY", 0))))
    if pause := os.environ.get("PAUSE"):
        computers.SHORTEST = computers.LONGEST = float(pause)
    if os.environ.get("SWEEPS") == "never":
        due.LOOK = due.GLANCE = float("inf")
    if seconds := os.environ.get("LIVE"):
        assert isinstance(paces.PACES, dict)
        paces.PACES["live"] = paces.Pace("live", float(seconds), 0.0)
    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
