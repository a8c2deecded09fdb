"""Covers and figures on disk: drawn once for one state of the code, and never a reason to wait for anything else."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event
from time import sleep

import pytest

import engine
import render
from render.kit.picture_cache import PictureCache
from tests.support.english import VOICE
from ui.interactions.pictures import cover_picture, figure_picture, table_picture
from words.catalogue import ShortenableLabel

PICTURE = (b"\x89PNG drawn IEND\xaeB`\x82", "A picture “of” something")


def never() -> tuple[bytes, str]:
    raise AssertionError("drawn a second time")


def files_in(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Path]:
    render.keep_pictures_in(tmp_path)
    yield tmp_path
    render.keep_pictures_in(None)


def test_a_picture_is_drawn_once_for_all_starts(tmp_path: Path) -> None:
    cache = PictureCache(tmp_path)
    assert cache.get("cover", lambda: PICTURE) == PICTURE
    assert cache.get("cover", never) == PICTURE
    assert PictureCache(tmp_path).get("cover", never) == PICTURE


def test_who_wants_what_is_being_drawn_waits_for_that(tmp_path: Path) -> None:
    cache, drawing = PictureCache(tmp_path), Event()

    def slowly() -> tuple[bytes, str]:
        drawing.set()
        sleep(0.2)
        return PICTURE

    with ThreadPoolExecutor(1) as others:
        first = others.submit(cache.get, "cover", slowly)
        assert drawing.wait(5)
        assert cache.find("cover") is None
        assert cache.get("cover", never) == PICTURE
        assert first.result() == PICTURE


def test_a_damaged_file_is_drawn_again(tmp_path: Path) -> None:
    PictureCache(tmp_path).get("cover", lambda: PICTURE)
    (file,) = tmp_path.glob("*/cover.png")
    file.write_bytes(file.read_bytes()[:-4])
    assert PictureCache(tmp_path).get("cover", lambda: PICTURE) == PICTURE
    assert PictureCache(tmp_path).get("cover", never) == PICTURE


def test_what_other_code_has_drawn_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    PictureCache(tmp_path).get("cover", lambda: PICTURE)
    monkeypatch.setattr("render.kit.picture_cache.code_digest", lambda: "other")
    assert PictureCache(tmp_path).get("cover", lambda: (PICTURE[0], "new"))[1] == "new"
    assert [path.name for path in tmp_path.iterdir()] == ["other"]


def test_without_a_folder_to_write_to_pictures_are_drawn(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert PictureCache(tmp_path / "file").get("cover", lambda: PICTURE) == PICTURE


async def test_a_cover_waits_for_no_other_picture(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("render.is_drawn_ahead", lambda *_: False)
    monkeypatch.setattr("render.draw_ahead", never)
    for game_id in engine.GAMES:
        figures = [figure_picture(VOICE, game_id, name) for name in render.figure_names(game_id)[:1]]
        drawings = [cover_picture(VOICE, game_id), *figures]
        for drawing in drawings:
            await drawing.prepare()
            assert drawing.make_file().description
    covers = [path for path in files_in(kept) if "-cover" in path.name and path.suffix == ".png"]
    assert len(covers) == len(engine.GAMES)


def test_a_name_with_a_shorter_form_has_a_picture_of_its_own() -> None:
    view = engine.GAMES["elements"].new(2, "named", {}).see(None)
    short, other = (
        table_picture(VOICE, view, (ShortenableLabel.with_short_form("Opponent", form), "You")).name
        for form in ("Opp.", "O.")
    )
    assert len({short, other, table_picture(VOICE, view, ("Opponent", "You")).name}) == 3
