"""The requests that Discord counts: so many a second, however many somebody would like to make.

Discord lets a bot make 50 a second, whatever its servers are, and bans an address that goes on asking. Answers to
interactions are not counted, and what has the token of one is not either. All others wait here for their turn, and
whoever makes a message waits *before* it is made: so it shows the newest position when its turn has come.
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from contextvars import ContextVar
from time import monotonic
from types import SimpleNamespace

import aiohttp

from compat.discord_address import api
from ui.interactions.precedence import EqualWaiter, Importance, Waiter, WaitingLine
from ui.interactions.processor_slots import DESK
from ui.interactions.signals import spent, waited

RATE = 45.0
"""Requests a second, of Discord's 50."""
WITHIN = 50 / 45
"""Of so many a second, so many may reach Discord within any second: some arrive closer together than they were sent."""
COUNTED_FOR = 1.0
"""Seconds in which Discord counts. When a request has reached it nobody knows, but that it has when it is answered."""
ON_ITS_WAY = 3.0
"""Seconds after which a request that is not answered has reached Discord all the same, or never will."""
AT_ONCE = 0.05
"""Seconds for which requests that were not made may be made at once."""
EXEMPT = ("/interactions/", "/webhooks/")


class _Turn:
    """The right to make one request."""

    __slots__ = ("used",)

    def __init__(self) -> None:
        self.used = False

    def use(self) -> bool:
        """Use it, however long ago it came; whether that is possible."""
        if self.used:
            return False
        self.used = True
        return True


class _Sent:
    """A request that Discord may be counting: from its beginning until a second after its answer."""

    __slots__ = ("_is_over", "_over", "_timer")

    def __init__(self, over: Callable[[], None]) -> None:
        self._over = over
        self._is_over = False
        self._timer = asyncio.get_running_loop().call_later(ON_ITS_WAY + COUNTED_FOR, self._stop_counting)

    def answered(self) -> None:
        """It is counted for a second more."""
        if not self._is_over:
            self._timer.cancel()
            self._timer = asyncio.get_running_loop().call_later(COUNTED_FOR, self._stop_counting)

    def _stop_counting(self) -> None:
        self._is_over = True
        self._over()


_turn: ContextVar[_Turn | None] = ContextVar("turn", default=None)
_importance: ContextVar[Importance] = ContextVar("importance", default=Importance.LATER)


def mark_task_urgent() -> None:
    """Whatever this task asks of Discord from now on, somebody waits for."""
    _importance.set(Importance.AWAITED)


def mark_task_background() -> None:
    """Whatever this task asks of Discord from now on, nobody waits for, whatever has begun it."""
    _importance.set(Importance.LATER)
    _turn.set(None)


def is_counted(url: str) -> bool:
    """Whether Discord counts a request among those of which it allows so many a second."""
    return url.startswith(api()) and not url[len(api()) :].startswith(EXEMPT)


class RequestBudget:
    """Lets through so many requests a second."""

    def __init__(self, rate: float = RATE) -> None:
        self._rate = rate
        self._most = max(1.0, rate * AT_ONCE)
        self._left = self._most
        self._at = monotonic()
        self._slots = max(1, int(rate * WITHIN))
        self._sent = 0  # those that Discord may be counting
        self._crowd = WaitingLine(self._free_slot)  # whoever has had their turn, while Discord may be counting too many
        self._line = WaitingLine(self._give_back)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def requests_per_second(self) -> float:
        """How many it lets through in a second."""
        return self._rate

    @property
    def waiting_count(self) -> int:
        """How many wait."""
        return len(self._line)

    def guard_requests(self, trace: aiohttp.TraceConfig) -> aiohttp.TraceConfig:
        """Let every request of a connection to Discord pass here first, another try of one as well."""
        trace.on_request_start.insert(0, self._admit_request)
        trace.on_request_end.append(self._note_answered)
        trace.on_request_exception.append(self._note_answered)
        return trace

    async def _admit_request(
        self, _session: aiohttp.ClientSession, context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        DESK.release_own_slot()  # what is sent is made by now
        if not is_counted(str(params.url)):
            return
        turn = _turn.get()
        if turn is None or not turn.use():
            await self._wait_for_turn(EqualWaiter(_importance.get()))
        if self._sent < self._slots:
            self._sent += 1
        else:
            await self._crowd.wait(EqualWaiter(_importance.get()))
        context.sent = _Sent(self._free_slot)
        spent(_importance.get().metric_name)

    async def _note_answered(self, _session: aiohttp.ClientSession, context: SimpleNamespace, _params: object) -> None:
        if (sent := getattr(context, "sent", None)) is not None:
            sent.answered()

    def _free_slot(self) -> None:
        if not self._crowd.let_next_in():
            self._sent -= 1

    @asynccontextmanager
    async def request_turn(self, who: Waiter) -> AsyncIterator[None]:
        """Inside a ``with`` block one request may be made at once. It is entered when it is their turn."""
        await self._wait_for_turn(who)
        turn = _Turn()
        _turn.set(turn)
        _importance.set(who.importance)
        try:
            yield
        finally:
            _turn.set(None)
            if not turn.used:
                self._give_back()

    @asynccontextmanager
    async def queue_requests_as(self, who: Waiter) -> AsyncIterator[None]:
        """Inside a ``with`` block nothing is to be asked that Discord counts; what is, waits for its turn as this."""
        _importance.set(who.importance)
        yield

    async def _wait_for_turn(self, who: Waiter) -> None:
        began = monotonic()
        self._refill_budget()
        if len(self._line) or self._left < 1:
            self._schedule_next_turn()
            await self._line.wait(who)
        else:
            self._left -= 1
        waited(who.importance.metric_name, monotonic() - began)

    def _refill_budget(self) -> None:
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now

    def _give_back(self) -> None:
        self._refill_budget()
        self._left = min(self._most, self._left + 1)
        self._let_in()

    def _schedule_next_turn(self) -> None:
        """See to it that whoever is next is let in when they may."""
        if self._timer is None:
            pause = max(0.0, (1 - self._left) / self._rate)
            self._timer = asyncio.get_running_loop().call_later(pause, self._refill_and_let_in)

    def _refill_and_let_in(self) -> None:
        self._timer = None
        self._refill_budget()
        self._let_in()

    def _let_in(self) -> None:
        while self._left >= 1 and self._line.let_next_in():
            self._left -= 1
        if len(self._line):
            self._schedule_next_turn()
