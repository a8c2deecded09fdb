"""Films on Discord: drawn in a process of their own, kept, and shown with a sentence while one waits."""

import asyncio
import os
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageSequence

import engine
from bot import Elementarium
from render.film import Film, Shot
from tests.bot.test_replays import ended
from tests.bot.test_table import answer
from tests.support.scene import Scene
from ui.interactions.jobs import Job, TooManyJobs
from ui.records import studio
from ui.records.studio import FilmFailed, FilmStudio, FinishedFilm
from words import ENGLISH, voice_of


def film(seed: str = "film") -> Film:
    state = engine.GAMES["elements"].new(2, seed, {})
    before = state.see(None)
    state.play(state.active[0], state.legal(state.active[0])[0])
    return Film("elements", ("Ada", "Bo"), (Shot(before, ""), Shot(state.see(None), "Ada has played.")), ENGLISH)


def files(folder: Path) -> list[Path]:
    return [*folder.iterdir()]


def shots(gif: bytes) -> int:
    return sum(1 for _ in ImageSequence.Iterator(Image.open(BytesIO(gif))))


async def drawn(making: Job[FinishedFilm] | FinishedFilm) -> FinishedFilm:
    assert isinstance(making, Job)
    assert making.task is not None
    return await making.task


async def test_a_film_is_drawn_once_and_kept_until_what_it_is_made_from_changes(tmp_path: Path) -> None:
    studio = FilmStudio(tmp_path)
    first = studio.begin_film("t1", "Ada", film)
    assert studio.begin_film("t1", "Ada", film) is first  # whoever asks meanwhile waits for the same
    made = await drawn(first)
    assert (made.shown_shots, made.all_shots) == (2, 2)
    assert shots(made.path.read_bytes()) == 2
    again = FilmStudio(tmp_path).begin_film("t1", "Ada", film)
    assert again == made
    renamed = await drawn(studio.begin_film("t1", "Former player", film))
    assert files(tmp_path) == [renamed.path]
    studio.delete_films("t1")
    assert not files(tmp_path)
    await studio.close()


async def test_a_film_that_was_begun_before_somebody_left_is_not_kept(tmp_path: Path) -> None:
    """It names its players as they were called then."""
    studio = FilmStudio(tmp_path)
    making = studio.begin_film("t1", "Ada", film)
    studio.delete_films()
    with pytest.raises(FilmFailed):
        await drawn(making)
    assert not files(tmp_path)
    assert (await drawn(studio.begin_film("t1", "Former player", film))).path.exists()
    await studio.close()


async def test_what_can_not_be_drawn_leaves_nothing_behind(tmp_path: Path) -> None:
    studio = FilmStudio(tmp_path)
    making = studio.begin_film("t1", "", lambda: Film("no such game", (), (), ENGLISH))
    with pytest.raises(FilmFailed):
        await drawn(making)
    assert not files(tmp_path)


async def test_there_is_an_end_to_the_films_that_wait(tmp_path: Path) -> None:
    studio = FilmStudio(tmp_path)
    waiting = [studio.begin_film(f"t{number}", "", film) for number in range(5)]
    assert [each.ahead for each in waiting if isinstance(each, Job)] == [0, 1, 2, 3, 4]
    with pytest.raises(TooManyJobs):
        studio.begin_film("t9", "", film)
    await studio.close()
    assert not files(tmp_path)


async def test_processes_share_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawing = studio._drawing_process
    written: list[Path] = []

    def noted(path: Path, job: bytes) -> Any:
        written.append(path)
        return drawing(path, job)

    monkeypatch.setattr(studio, "_drawing_process", noted)
    studios = FilmStudio(tmp_path), FilmStudio(tmp_path)
    both = await asyncio.gather(*(drawn(one.begin_film("t1", "Ada", film)) for one in studios))
    assert [shots(made.path.read_bytes()) for made in both] == [2, 2]
    assert files(tmp_path) == [both[0].path]
    assert written[0] != written[1]


def test_whoever_starts_leaves_what_another_draws(tmp_path: Path) -> None:
    part = tmp_path / "t1.part"
    part.touch()
    FilmStudio().set_folder(tmp_path)
    assert part.exists()
    os.utime(part, (0, 0))
    FilmStudio().set_folder(tmp_path)
    assert not part.exists()


async def test_a_finished_game_is_filmed_and_shared(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot, 2)
    subject = await simcord_bot.router.replays.subjects.find_subject("t1", scene.cleo.user.id)
    await drawn(simcord_bot.router.films.begin_film(voice_of(ENGLISH), subject))
    more = answer(await scene.cleo.click(scene.table(), label="More")).message
    shown = answer(await scene.cleo.click(more, label="Film")).message
    assert shown.flags.ephemeral
    assert "**Ada wins: Bo resigned" in shown.content
    assert "The whole game in 4 pictures" in shown.content
    (attached,) = shown.attachments
    assert attached.filename == "film.gif"
    assert attached.description.startswith("A film of Elements between Ada and Bo in 4 pictures")
    await scene.cleo.click(shown, label="Share")
    posted = scene.newest(scene.place)
    assert posted.content.startswith("Cleo shows the film of this game:")
    assert shots(await posted.attachments[0].read()) == 4


async def test_there_is_no_film_of_a_game_that_runs(scene: Scene) -> None:
    await scene.begin()
    refused = answer(await scene.ada.slash(scene.place, "games film", table="1"))
    assert refused.content.startswith("I can do that with finished games")
