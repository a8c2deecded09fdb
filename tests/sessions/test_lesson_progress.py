"""How far people are in lessons, and the secret of the game after one, which is good for one game."""

import asyncio
from dataclasses import replace

import pytest

from sessions import Lobbies, LobbyRefusal, Store
from sessions.people.lessons import LessonProgress
from sessions.refusals import SecretSpent
from sessions.store.lessons import Sealed
from tests.sessions.doubles import ANN, BOB, Clock, invitation

AMONG = ("elements", "reading")


@pytest.fixture
def progress(store: Store, clock: Clock) -> LessonProgress:
    return LessonProgress(store, clock)


async def sealed(progress: LessonProgress) -> Sealed:
    """Ann has been through a lesson, and the game after it is sealed."""
    await progress.note_reached_step(ANN, "elements", "end", done=True)
    await progress.commit_secret(ANN, "elements", AMONG)
    found = await progress.sealed(ANN, AMONG)
    assert found is not None
    return found


async def test_how_far_somebody_is(progress: LessonProgress, clock: Clock) -> None:
    assert await progress.offer_once(ANN, "auction", "elements")
    assert not await progress.offer_once(ANN, "auction", "elements")
    await progress.note_reached_step(ANN, "elements", "first")
    clock.advance(5)
    done_at = clock()
    await progress.note_reached_step(ANN, "elements", "end", done=True)
    clock.advance(5)
    await progress.note_reached_step(ANN, "elements", "first")
    row = (await progress.progress_of(ANN))["elements"]
    assert (row.step, row.done_at, row.secret) == ("first", done_at, None)


async def test_to_go_on_in_a_lesson_brings_no_spent_secret_back(
    progress: LessonProgress, lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever reads on at the same moment may have read where they were before the secret was spent."""
    known = await sealed(progress)
    before = await progress.progress_of(ANN)
    await lobbies.open(replace(invitation(ANN, "auction"), sealed=known))

    async def of(_user_id: int) -> object:
        return before

    with monkeypatch.context() as late:
        late.setattr(progress, "progress_of", of)
        await progress.note_reached_step(ANN, "elements", "first")
    assert await progress.sealed(ANN, AMONG) is None
    assert (await progress.progress_of(ANN))["elements"].step == "first"


async def test_a_secret_is_spent_by_the_one_game_that_is_opened_with_it(
    progress: LessonProgress, lobbies: Lobbies
) -> None:
    known = await sealed(progress)
    promised = await progress.commitment(ANN, AMONG)
    wanted = replace(invitation(ANN, "auction"), sealed=known)
    found = await asyncio.gather(*[lobbies.open(wanted) for _ in range(2)], return_exceptions=True)
    (lobby,) = [one for one in found if not isinstance(one, BaseException)]
    assert lobby.commitment == promised
    assert [type(one) for one in found if isinstance(one, BaseException)] == [SecretSpent]
    assert await progress.sealed(ANN, AMONG) is None


async def test_a_secret_whose_game_can_not_be_opened_is_kept(progress: LessonProgress, lobbies: Lobbies) -> None:
    known = await sealed(progress)
    with pytest.raises(LobbyRefusal):
        await lobbies.open(replace(invitation(ANN, "auction"), sealed=known, most_here=0))
    assert await progress.sealed(ANN, AMONG) == known
    lobby = await lobbies.open(replace(invitation(ANN, "auction"), sealed=known))
    await lobbies.drop_lobby(lobby.id, known)
    assert await progress.sealed(ANN, AMONG) == known
    again = await lobbies.open(replace(invitation(BOB, "auction")))
    await lobbies.drop_lobby(again.id)
    assert await progress.sealed(BOB, AMONG) is None
