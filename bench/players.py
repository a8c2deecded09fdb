"""People who play as people do: by direct message, at the table, against computers, away and coming back."""

import asyncio
import random
import time
from pathlib import Path
from typing import Literal

from bench.crowd import Button, Refused, Stage, Unanswered, named
from bench.guests import Guests
from bench.paced import FREE, RISKY, YES, Paced

Way = Literal["direct", "here"]
"""How somebody has their hand: by direct message, or at the table."""

ENDLESS = {"mode": "endless", "rounds": "40"}
"""Options of a game of which nobody sees the end."""
AT_ONCE = 6
"""So many tables are begun at the same time."""
NEWEST = 3
"""So many direct messages are looked through: others than the hand may have come last."""


class Seated:
    """The people of a table; ``away``: so many seconds go by between two of their looks."""

    def __init__(self, people: list[str], way: Way, away: float) -> None:
        self.people = people
        self.way = way
        self.away = away
        self.place = ""
        self.hands: dict[str, str] = {}
        """By person, the message for their eyes by which they play at the table."""
        self.looked = dict.fromkeys(people, float("-inf"))
        self.busy = False


class Players(Paced):
    """All of them, and what they press."""

    def __init__(self, stage: Stage, database: Path, chance: random.Random) -> None:
        super().__init__(database)
        self._stage = stage
        self._chance = chance
        self._guests = Guests(stage, chance)
        self.tables: list[Seated] = []
        self.unanswered = 0

    async def seat(self, count: int, *, here: float = 0.0, computers: float = 0.0, away: float = 0.0) -> None:
        """Begin so many games: a share by *My hand*, a share against computers.

        Of the others a fifth are between people who are away for so many seconds again and again.
        """
        people = iter(await self._stage.gather(2 * count))
        for number in range(count):
            way: Way = "here" if (number * here) % 1 + here >= 1 else "direct"
            alone = (number // 2 * computers) % 1 + computers >= 1
            party = [next(people) for _ in range(1 if alone else 2)]
            self.tables.append(Seated(party, way, away if number % 5 == 0 and not alone else 0.0))
        waiting = iter(self.tables)

        async def begin() -> None:
            for table in waiting:
                await self._begin(table)

        await asyncio.gather(*(begin() for _ in range(AT_ONCE)))

    async def _begin(self, table: Seated) -> None:
        host, *others = table.people
        if table.way == "here":
            for person in table.people:
                await self._guests.prefer(person, "here")
        hand = await self._stage.seat(host, others[0] if others else None, "elements", **ENDLESS)
        table.place = hand.channel_id

    # Pressing

    async def press(self, rate: float, seconds: float) -> float:
        """Let people act so often a second, for so long; how many actions a second were stored."""
        return (await self.pace(self._press, rate, seconds)).stored

    async def moves(self, each: int) -> None:
        """Let so many actions be taken at every table, one after the other."""
        for _ in range(each):
            for table in self.tables:
                await self._move(table)

    async def _press(self) -> None:
        """A move at a table at which nobody waits for an answer; if there is none, at another one."""
        for table in self._chance.sample(self.tables, len(self.tables)):
            if not table.busy and await self._move(table):
                return

    async def _move(self, table: Seated) -> bool:
        """Whoever is to act does, unless they are away."""
        table.busy = True
        try:
            for person in table.people:
                if time.monotonic() - table.looked[person] < table.away:
                    continue
                if (button := await self._button(table, person)) is not None:
                    table.looked[person] = time.monotonic()
                    await self._stage.press(button)
                    if button.label.startswith(RISKY) and (yes := await self._button(table, person, YES)):
                        await self._stage.press(yes)
                    return True
        except Unanswered:
            self.unanswered += 1
        except Refused:
            pass  # it was gone when they pressed
        finally:
            table.busy = False
        return False

    async def _button(self, table: Seated, person: str, *labels: str) -> Button | None:
        wanted = labels or (*FREE, YES, *RISKY)
        if table.way == "direct":
            found = await self._stage.controls(person, self._stage.dms[person], NEWEST)
            return named([one for one in found if isinstance(one, Button)], *wanted)
        if person not in table.hands and not await self._take_hand(table, person):
            return None
        return named(await self._stage.buttons(person, table.place, table.hands[person]), *wanted)

    async def _take_hand(self, table: Seated, person: str) -> bool:
        """*My hand*, once; what comes of it is kept up to date."""
        if (hand := await self._stage.my_hand(person, table.place)) is None:
            return False
        table.hands[person] = await self._stage.take_hand(hand)
        return True
