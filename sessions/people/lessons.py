"""How far people are in their lessons."""

from collections.abc import Sequence
from functools import partial

from sessions.log import fair
from sessions.store import Store
from sessions.store import lessons as rows
from sessions.store.lessons import LessonRow
from sessions.time.wall_clock import Clock


class LessonProgress:
    """Keeps how far people are, by the names of lessons and steps."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def of(self, user_id: int) -> dict[str, LessonRow]:
        """The lessons that somebody has begun, finished, or been offered."""
        found = [LessonRow(*row) for row in await self._store.fetch(rows.of(user_id))]
        return {row.lesson: row for row in found}

    async def reach(self, user_id: int, lesson: str, step: str, *, done: bool = False) -> None:
        """Note the step with which somebody goes on, and, once they have been through all, that they have."""
        before = (await self.of(user_id)).get(lesson)
        done_at = before.done_at if before else None
        if before is not None and before.step == step and (done_at is not None or not done):
            return
        now = self._clock()
        secret = before.secret if before else None
        values = {"step": step, "done_at": done_at or (now if done else None), "changed_at": now, "secret": secret}
        await self._store.transact(lambda connection: rows.put(connection, user_id, lesson, values))

    async def offer_once(self, user_id: int, game_id: str, lesson: str) -> bool:
        """Whether a lesson is to be offered to somebody: once, and only to those who never played the game."""
        if lesson in await self.of(user_id) or await self._store.fetch(rows.has_played(user_id, game_id)):
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
        known = await self.of(user_id)
        secrets = (known[name].secret for name in among if name in known)
        secret = next((one for one in secrets if one is not None), None)
        return None if secret is None else fair.commitment(secret)

    async def take_secret(self, user_id: int, among: Sequence[str]) -> str | None:
        """The secret that was committed to, for the one game that is begun with it; None where there is none."""
        return await self._store.transact(partial(rows.take_secret, user_id=user_id, among=among))
