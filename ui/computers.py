"""Computers at tables: those that are to act are asked, and their answers are played like anybody's move.

A computer answers after a pause that says nothing about its hand, whether it had a choice or not. Several actions of
one seat in a row are one piece of news, but for the end of a battle in which it was attacked: that is looked at before
its own turn. What was thought about a position that is past is dropped.
"""

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from random import SystemRandom

import structlog

from computer import Level, Plan, advice_seed
from computer.workers import Answer, Dropped, TableQuestion, Workers
from engine import Seat
from sessions import PositionChanged, StoreUnavailable, Table, TableOver
from sessions.log.lines import FORCED
from ui.interactions.signals import thought

log = structlog.get_logger(__name__)

SHORTEST, LONGEST = 0.7, 1.5
"""Seconds before a computer's first action in a row is played."""
MOST_PLANS = 500
"""Of how many tables the plans for the running turns are kept; some KB each."""
RETRY_AFTER = 5.0
"""Seconds until a store that was away is tried again."""


async def pause_like_somebody() -> None:
    """Wait as long as somebody takes who is not in a hurry."""
    await asyncio.sleep(SystemRandom().uniform(SHORTEST, LONGEST))


class _Playing:
    """A table at which a computer is to act."""

    __slots__ = ("number", "pause", "table", "task")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.number = table.number
        """The number of the position that is thought about."""
        self.task: asyncio.Task[None] | None = None
        self.pause: asyncio.Task[None] | None = None
        """What it waits for before it acts."""


class ComputerPlayers:
    """Lets computers play at all tables; one for each process."""

    def __init__(
        self,
        workers: Workers,
        news: Callable[[Table], None],
        pause: Callable[[], Awaitable[None]] = pause_like_somebody,
    ) -> None:
        self._workers = workers
        self._news = news
        """Called when people should see the table as it is now."""
        self._pause = pause
        self._playing: dict[int, _Playing] = {}
        self._plans: dict[int, dict[int, Plan]] = {}
        """By table and seat: what has been thought about the turn, as long as the game goes on here. What is lost is
        thought anew."""

    def update_table(self, table: Table) -> None:
        """Let the computers act that are to act at a table, and stop thinking about older positions there.

        It may be called at any time and as often as one likes.
        """
        due = _computer_seats_to_act(table)
        if not table.active:
            self._plans.pop(table.id, None)
        playing = self._playing.get(table.id)
        if playing is None:
            if due:
                playing = self._playing[table.id] = _Playing(table)
                playing.task = asyncio.create_task(self._play_while_due(playing))
                playing.task.add_done_callback(lambda task: self._note_task_ended(table, task))
        elif not due or table.number != playing.number:
            # It goes on by itself, with the newest position.
            for seat, level in enumerate(table.levels):
                if level is not None:
                    self._workers.drop(_question_key(table, seat))
            if not due and playing.pause is not None:
                playing.pause.cancel()

    async def close(self) -> None:
        """Stop all playing; the next start asks again."""
        tasks = [playing.task for playing in self._playing.values() if playing.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @property
    def playing_tables(self) -> set[int]:
        """The ids of the tables at which a computer is acting, or waiting to act."""
        return set(self._playing)

    async def find_hint(self, table: Table, seat: int) -> Answer:
        """What ``hard`` would do at a seat, with all candidates. Raises Dropped when another one is asked for."""
        return await self._ask_workers(f"hint/{table.id}/{seat}", _question(table, seat, "hard", whole=True))

    def _note_task_ended(self, table: Table, task: "asyncio.Task[None]") -> None:
        self._playing.pop(table.id, None)
        if task.cancelled():
            return
        if (error := task.exception()) is not None:
            log.error("a computer can't play on", table=table.id, game=table.game.id, exc_info=error)
            return
        self.update_table(table)  # somebody may have acted since it saw that there was nothing left to do

    async def _play_while_due(self, playing: _Playing) -> None:
        """Act as long as a computer is to act."""
        table = playing.table
        before: tuple[int, ...] = ()
        chapter: int | None = None
        while due := _computer_seats_to_act(table):
            view = table.see(None)
            ended = view.chapter != chapter and view.begins_after_battle and table.lines[-1][0].kind == FORCED
            chapter = view.chapter
            if due != before or ended:
                if before:
                    self._news(table)
                before = due
                # How a battle has ended with which somebody's turn ended, too, is to be seen until this seat goes on.
                playing.pause = asyncio.create_task(_pause_repeatedly(self._pause, times=2 if ended else 1))
            try:
                await self._let_seats_act(playing, due)
            except PositionChanged:
                continue
            except TableOver:
                break
            except StoreUnavailable:
                await asyncio.sleep(RETRY_AFTER)
        self._news(table)

    async def _let_seats_act(self, playing: _Playing, due: tuple[int, ...]) -> None:
        """Let the seats act that are due, all at once: none of them sees what the others do."""
        table = playing.table
        playing.number = table.number
        answers = await asyncio.gather(*[self._ask_computer(table, seat) for seat in due])
        if playing.pause is not None:
            await asyncio.wait({playing.pause})
        for seat, answer in zip(due, answers, strict=True):
            if answer is None:
                return  # the position has changed meanwhile
            if seat not in table.active:
                continue
            action = answer.action
            if action not in table.legal(seat):
                log.error(
                    "a computer's move is not legal",
                    table=table.id,
                    game=table.game.id,
                    seat=seat,
                    level=table.levels[seat],
                    number=playing.number,
                )
                action = table.legal(seat)[0]
            await table.act_as(seat, action, playing.number)
            playing.number = table.number  # answers that everybody could foresee may have followed by themselves

    async def _ask_computer(self, table: Table, seat: int) -> Answer | None:
        level = table.levels[seat]
        assert level is not None, "only computers are due"
        plan = self._plans.get(table.id, {}).get(seat)
        question = _question(table, seat, level, plan=plan)
        foreseen = plan.foreseen(question.view) if plan is not None else None
        if foreseen is not None:
            return Answer(action=table.game.action(foreseen), number=question.number, table=(), thought=True)
        try:
            answer = await self._ask_workers(_question_key(table, seat), question)
        except Dropped:
            return None
        if answer.plan is not None:
            self._plans.setdefault(table.id, {})[seat] = answer.plan
            if len(self._plans) > MOST_PLANS:
                del self._plans[next(iter(self._plans))]
        return answer

    async def _ask_workers(self, key: str, question: TableQuestion) -> Answer:
        answer = await self._workers.ask(key, question)
        if answer.thought:
            thought(question.game, question.level, answer.seconds)
        return answer


async def _pause_repeatedly(pause: Callable[[], Awaitable[None]], times: int) -> None:
    for _ in range(times):
        await pause()


def _computer_seats_to_act(table: Table) -> tuple[int, ...]:
    return tuple(seat for seat in table.active if table.levels[seat] is not None)


def _question_key(table: Table, seat: int) -> str:
    return f"table/{table.id}/{seat}"


def new_seed() -> str:
    """The seed of a computer's chance. It is not made from the game's, which tells what decks hold."""
    return secrets.token_hex(8)


def _question(table: Table, seat: int, level: Level, *, whole: bool = False, plan: Plan | None = None) -> TableQuestion:
    view = table.view(seat)
    return TableQuestion(
        game=table.game.id,
        view=view,
        seat=seat,
        level=level,
        seed=advice_seed(view, Seat(seat)) if whole else new_seed(),
        number=table.number,
        whole=whole,
        plan=plan,
    )
