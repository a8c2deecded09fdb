"""The soak: tables of people and computers at all games for as long as asked, while Discord fails at random.

    python -m bench soak --minutes 30 --tables 200

Discord's usual limits hold, some people have their hands at the table, and others pass by: they talk, open lobbies and
cancel them, build decks, look at what there is. At the end nothing may be unanswered, memory must not have grown in the
second half, no task and no descriptor may be left, and every table's messages must be what its log says. What is not so
is printed, and the exit code is 1.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from bench import guests
from bench.crowd import Refused, Stage, Unanswered, named
from bench.guests import GAMES, Guests
from bench.shown import differences

RATE = 10.0
"""Presses a second of everybody together."""
HANDS = 8
"""So many people press at the same time."""
FAULT_EVERY = 2.0
WARM = 60.0
"""Seconds until nearly everything has been needed once."""
MORE_MEMORY, MORE_FILES, MORE_TASKS = 1.05, 12, 12
"""How much more there may be at the end than halfway: a share, and open requests to Discord."""
HERE_EVERY = 5
"""One party in so many has its hands at the table."""
NEWEST = 8
"""So many messages are looked through for what is to be found."""
BACK = ("Start over", "Back", "No")
SETTLED_WITHIN = 240.0
LOOK = 2.0
PASSING, AT_THE_TABLE = 0.1, 0.25
"""The share of presses by people who sit at no table, and of those in the place of a table rather than in messages."""
PASSERS = 300
AVOIDED = ("Rematch", *guests.AVOIDED)
FAULTS: Sequence[dict[str, Any]] = (
    {"kind": "429", "method": "PATCH", "path": "/channels/*", "seconds": 0.3},
    {"kind": "429", "method": "POST", "path": "/channels/*", "seconds": 0.5, "scope": "shared"},
    {"kind": "error", "method": "PATCH", "path": "/channels/*", "status": 502, "html": "<html>"},
    {"kind": "error", "method": "POST", "path": "/channels/*/messages", "status": 500},
    {"kind": "lost", "method": "POST", "path": "/channels/*/messages"},
    {"kind": "lost", "method": "PATCH", "path": "/channels/*"},
    {"kind": "dropped", "method": "PATCH", "path": "/channels/*"},
    {"kind": "dropped", "method": "DELETE", "path": "/channels/*"},
    {"kind": "slow", "method": "PATCH", "path": "/channels/*", "seconds": 1.0},
    {"kind": "lost", "method": "POST", "path": "/interactions/*"},
    {"kind": "slow", "method": "POST", "path": "/interactions/*", "seconds": 0.5},
)


BUCKET = '_bucket{le="0.25"}'


class Level(NamedTuple):
    """What the bot holds."""

    memory: float
    files: float
    tasks: float

    def told(self) -> str:
        return f"{self.memory / 2**20:.0f} MB, {self.files:.0f} descriptors, {self.tasks:.0f} tasks"


class Party:
    """Whoever sits at one table, always for the same game: two people, or one and a computer."""

    def __init__(self, game: str, people: Sequence[str]) -> None:
        self.game = game
        self.people = people
        self.busy = False
        self.games = 0
        self.place: str | None = None
        """The thread in which they play."""


class Soak:
    """People at tables, what they press, and what goes wrong meanwhile."""

    def __init__(self, stage: Stage, seed: int) -> None:
        self._stage = stage
        self._chance = random.Random(seed)
        self.guests = Guests(stage, self._chance)
        self.parties: list[Party] = []
        self.presses = 0
        self.refused = 0
        self.unanswered: list[str] = []
        self.faults = 0

    def told(self) -> str:
        """What there was."""
        games = sum(party.games for party in self.parties)
        return f"{self.presses} presses in {games} games, {self.faults} faults, {self.refused} presses that came late"

    async def seat(self, tables: int) -> None:
        """Half of the tables are people's, and half have a computer."""
        joined = await self._stage.gather(tables + tables // 2)
        people = iter(joined)
        await self.guests.come(PASSERS)
        for number in range(tables):
            game = list(GAMES)[number // 2 % len(GAMES)]
            party = Party(game, [next(people) for _ in range(1 if number % 2 else 2)])
            self.parties.append(party)
            if number % HERE_EVERY == 0:
                for person in party.people:
                    await self.guests.prefer(person, "here")
            await self._begin(party)

    async def last(self, seconds: float) -> None:
        """Press and fail for so long."""
        until = time.monotonic() + seconds
        async with asyncio.TaskGroup() as group:
            for _ in range(HANDS):
                group.create_task(self._press_on(until))
            group.create_task(self._fail(until))

    async def _press_on(self, until: float) -> None:
        while time.monotonic() < until:
            begun = time.monotonic()
            party = self._chance.choice(self.parties)
            if not party.busy:
                party.busy = True
                try:
                    await self._press(party)
                except Unanswered as error:
                    self.unanswered.append(str(error))
                except Refused:
                    self.refused += 1  # it was gone when they pressed
                finally:
                    party.busy = False
            await asyncio.sleep(max(0.0, HANDS / RATE - (time.monotonic() - begun)))

    async def _press(self, party: Party) -> None:
        self.presses += 1
        chance = self._chance.random()
        if chance < PASSING:
            await self.guests.something()
        elif chance < PASSING + AT_THE_TABLE and party.place is not None:
            await self._at_the_table(party, self._chance.choice(party.people), party.place)
        elif not await self._move(party) and (len(party.people) == 2 or self._chance.random() < 0.1):
            await self._begin(party)  # nobody is to move: it is over, or a computer's turn

    async def _move(self, party: Party) -> bool:
        """Use what stands in a message for one of them alone, in their direct messages or where they play."""
        found = [one for person in party.people for one in await self._stage.controls(person, self._stage.dms[person])]
        if not found and party.place is not None:
            found = [one for person in party.people for one in await self._stage.controls(person, party.place, 2)]
        wanted = [one for one in found if not one.label.startswith(AVOIDED)]
        if wanted:
            await self.guests.use(self._chance.choice(wanted))
        return bool(wanted)

    async def _at_the_table(self, party: Party, person: str, place: str) -> None:
        """Talk there, press what stands there, or look for the hand where it is asked for."""
        if self._chance.random() < 0.2:
            await self.guests.say(person, place)
        else:
            await self.guests.use_any(person, place, 3, AVOIDED)

    async def _begin(self, party: Party) -> None:
        """A new game, where they have none."""
        host, *others = party.people
        stage, channel = self._stage, self._stage.channels["games"]
        if party.place is not None and not await self._over(host, party.place):
            return
        party.games += 1
        chosen = {"opponent": stage.people[others[0]]} if others else {"computer": "easy"}
        lobby = await stage.slash(host, channel, f"{party.game} start", **chosen, **GAMES[party.game])
        if (message := lobby.get("message_id")) is None:
            return
        guest = others[0] if others else host
        button = named(await stage.buttons(guest, channel, message), "Accept", "Deal")
        if button is not None:
            await stage.click(button)
            party.place = message

    async def _over(self, person: str, place: str) -> bool:
        """Whether the message of the table that is played there offers a rematch."""
        return named(await self._stage.controls(person, place, NEWEST), "Rematch") is not None

    async def _fail(self, until: float) -> None:
        while time.monotonic() < until:
            await asyncio.sleep(FAULT_EVERY)
            if self._chance.random() < 0.05:
                await self._stage.control("POST", "gateway", {"do": "reconnect", "resumable": True, "code": 4000})
            else:
                await self._stage.control("POST", "faults", self._chance.choice(FAULTS))
            await self._stage.control("DELETE", "requests")
            self.faults += 1

    async def tidy(self) -> None:
        """Take back every decision half made, when nothing fails any more."""
        await self._stage.control("DELETE", "faults")
        for person in (person for party in self.parties for person in party.people):
            channel = self._stage.dms[person]
            while (back := named(await self._stage.controls(person, channel, NEWEST), *BACK)) is not None:
                with suppress(Unanswered, Refused):
                    await self.guests.use(back)


async def level(stage: Stage) -> Level:
    """What the bot holds now, once nothing is on its way."""
    await stage.quiet()
    found = await stage.metrics()
    return Level(
        found["process_resident_memory_bytes"], found["process_open_fds"], found["elementarium_event_loop_tasks"]
    )


async def settled(stage: Stage) -> bool:
    """Whether all tables show their newest positions before the patience ends."""
    until = time.monotonic() + SETTLED_WITHIN
    while time.monotonic() < until:
        await asyncio.sleep(LOOK)
        found = await stage.metrics()
        if not found["elementarium_tables_behind"] and not found["elementarium_tables_failing"]:
            await stage.quiet()
            return True
    return False


def grown(before: Level, after: Level) -> Iterator[str]:
    """What there is more of than there may be."""
    if after.memory > before.memory * MORE_MEMORY:
        yield f"memory grew from {before.memory / 2**20:.0f} to {after.memory / 2**20:.0f} MB"
    if after.files > before.files + MORE_FILES:
        yield f"{after.files - before.files:.0f} more descriptors are open"
    if after.tasks > before.tasks + MORE_TASKS:
        yield f"{after.tasks - before.tasks:.0f} more tasks are there"


def late(counted: Mapping[str, float]) -> str:
    """How often the event loop was so late that people felt it; a machine that is too busy looks like a slow bot."""
    name = "elementarium_event_loop_lag_seconds"
    looks = counted[f"{name}_count"]
    return f"was late by more than a quarter of a second {looks - counted[name + BUCKET]:.0f} of {looks:.0f} times"


async def run(minutes: float, tables: int, seed: int) -> int:
    """The soak; 0 when all is well."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wrong: list[str] = []
        async with Stage(folder, "bot.py", METRICS_PORT="0", world=("--rates",)) as stage:
            soak = Soak(stage, seed)
            await soak.seat(tables)
            await soak.last(min(WARM, minutes * 30))
            warm = await level(stage)
            await soak.last(minutes * 30)
            halfway = await level(stage)
            await soak.last(minutes * 30)
            await soak.tidy()
            if not await settled(stage):
                wrong.append("tables lag behind their logs")
            after, counted = await level(stage), await stage.metrics()
            wrong += grown(halfway, after)
            wrong += [f"unanswered: {one}" for one in soak.unanswered]
            if missed := sum(value for key, value in counted.items() if "interactions_unanswered_total" in key):
                wrong.append(f"{missed:.0f} interactions were not answered in time by the bot's own count")
            database = (await stage.control("GET", "status"))["environment"]["DATABASE_URL"]
            await stage.end_bot()
            keys = {int(id_): key for key, id_ in stage.people.items()}
            checked, found = await differences(database, lambda user, *where: stage.look(keys[user], *where))
            wrong += found
        print(f"{tables} tables for {minutes:g} minutes, with the seed {seed}: {soak.told()}.")
        print(f"The machine's load: {os.getloadavg()[1]:.1f}; the bot's event loop {late(counted)}.")
        print(f"{checked} messages compared with their logs.")
        print(f"After a minute, halfway and at the end: {warm.told()}; {halfway.told()}; {after.told()}.")
    print("\n".join(wrong) or "Nothing is wrong.")
    return 1 if wrong else 0


def main(arguments: Sequence[str]) -> int:
    """Run it as asked."""
    parser = argparse.ArgumentParser(prog="python -m bench soak", description="Tables, people and faults for long.")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))
    chosen = parser.parse_args(arguments)
    return asyncio.run(run(chosen.minutes, chosen.tables, chosen.seed))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
