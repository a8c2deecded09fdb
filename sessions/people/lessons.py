"""How far people are in their lessons."""

from collections.abc import Sequence
from functools import partial

from sessions.log import fair
from sessions.store import Store
from sessions.store import lessons as rows
from sessions.store.lessons import LessonRow, Sealed
from sessions.time.wall_clock import Clock


class LessonProgress:
    """Keeps how far people are, by the names of lessons and steps."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def progress_of(self, user_id: int) -> dict[str, LessonRow]:
        """The lessons that somebody has begun, finished, or been offered."""
        found = [LessonRow(*row) for row in await self._store.fetch(rows.lessons_of_person(user_id))]
        return {row.lesson: row for row in found}

    async def note_reached_step(self, user_id: int, lesson: str, step: str, *, done: bool = False) -> None:
        """Note the step with which somebody goes on, and, once they have been through all, that they have."""
        before = (await self.progress_of(user_id)).get(lesson)
        if before is not None and before.step == step and (before.done_at is not None or not done):
            return
        work = partial(rows.reach, user_id=user_id, lesson=lesson, step=step, now=self._clock(), done=done)
        await self._store.transact(work)

    async def offer_once(self, user_id: int, game_id: str, lesson: str) -> bool:
        """Whether a lesson is to be offered to somebody: once, and only to those who never played the game."""
        if lesson in await self.progress_of(user_id) or await self._store.fetch(rows.has_played(user_id, game_id)):
            return False
        return await self._store.transact(partial(rows.note_offered, user_id=user_id, lesson=lesson, now=self._clock()))

    async def commit_secret(self, user_id: int, lesson: str, among: Sequence[str]) -> None:
        """Commit to the secret of the game after a lesson that somebody has been through.

        ``among``: all lessons of that game, of which one keeps it.
        """
        secret = fair.new_secret()
        await self._store.transact(
            partial(rows.keep_secret, user_id=user_id, lesson=lesson, among=among, secret=secret)
        )

    async def commitment(self, user_id: int, among: Sequence[str]) -> str | None:
        """The commitment to the secret of the game after these lessons; None where nothing is promised."""
        sealed = await self.sealed(user_id, among)
        return None if sealed is None else fair.commitment(sealed.secret)

    async def sealed(self, user_id: int, among: Sequence[str]) -> Sealed | None:
        """The secret that was committed to, for the one game whose opening spends it; None where there is none."""
        known = await self.progress_of(user_id)
        found = (Sealed(name, secret) for name in among if name in known and (secret := known[name].secret) is not None)
        return next(found, None)
