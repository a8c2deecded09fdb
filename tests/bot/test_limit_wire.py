"""Play at Discord's limit on requests: people go on, everything is shown in the end, and nothing is refused."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from playground.rates import Allowance
from tests.support.openapi import violations
from tests.support.over_the_wire import Game, start_bot, world
from tests.support.wire import Wire

LIMIT, SHARE = 8, 7
"""Requests a second that Discord allows here, and that the bot makes: so few that a handful of games needs more."""
MOVES = 6


@pytest.fixture
async def limited(tmp_path: Path) -> AsyncIterator[Wire]:
    """A Discord that allows little, by bucket as the real one does."""
    async with Wire(world(tmp_path), validator=violations, rates=True) as opened:
        assert opened.playground is not None
        await start_bot(opened, DISCORD_REQUESTS_A_SECOND=str(SHARE))
        opened.playground.rest.rates.all = Allowance(LIMIT, 1.0)
        yield opened


async def test_play_at_the_limit_meets_no_429(limited: Wire) -> None:
    pairs = [(limited.ada, limited.bo), (limited.bo, limited.cleo), (limited.cleo, limited.ada)]
    games = [await Game.begin(limited, *pair, mode="endless", rounds=1) for pair in pairs]

    async def play(game: Game) -> None:
        for _ in range(MOVES):
            await game.move()

    await asyncio.gather(*(play(game) for game in games))
    for game in games:
        await game.settled()
    answered = await limited.requests()
    assert len(answered) > MOVES * len(games)
    assert not [f"{one['method']} {one['path']}" for one in answered if one["status"] == 429]
