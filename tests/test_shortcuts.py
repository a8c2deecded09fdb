"""Shortcuts past the public interfaces of libraries do what the public ways do, and the bot can do without them."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PIL import Image
from structlog.testing import capture_logs

import engine
from compat import shortcuts
from compat.inside.pixels import MappedPixels
from compat.pixels import PIXELS, Pixels, PublicPixels
from compat.shards import SIDE_BY_SIDE
from compat.shortcuts import Shortcut
from playground.session_starts import SessionStarts
from tests.support.drawn import digests
from tests.support.every import every_game
from tests.support.over_the_wire import Game, world
from tests.support.rules import ROOT
from tests.support.wire import Wire

STEADY = "tests.support.steady_bot"
WIDE, HIGH = 23, 17
OFF = os.environ.get(shortcuts.SETTING) == "off"
"""Whether all of these tests run without shortcuts."""


@pytest.fixture
def restored() -> Iterator[None]:
    """After the test shortcuts are on or off as they were."""
    yield
    shortcuts.turn_on()
    if OFF:
        shortcuts.turn_off()


# ---------------------------------------------------------------------- which way is taken


def test_the_switch_turns_off_everything_everywhere() -> None:
    """In the environment of the tests it reaches whatever they start; `Wire` looks whether each bot has heard it."""
    assert [one.is_taken for one in shortcuts.every_shortcut()] == [not OFF] * 2
    code = "from compat import pixels, shards, shortcuts; print(*(one.is_taken for one in shortcuts.every_shortcut()))"
    said = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said == f"{not OFF} {not OFF}\n"


@pytest.mark.usefixtures("restored")
def test_one_can_be_turned_off_by_itself() -> None:
    shortcuts.turn_on()
    shortcuts.turn_off("pixels")
    assert (PIXELS.is_taken, SIDE_BY_SIDE.is_taken) == (False, True)
    assert PIXELS.way is PublicPixels


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize("version", ["12.3.0", "13.0.1"])
def test_another_version_of_a_library_is_used_by_its_public_interface(
    version: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even one whose private parts look alike: what they do may be another thing."""
    shortcuts.turn_on()
    monkeypatch.setattr(shortcuts, "_all", [])
    made = Shortcut("tests", "pillow", version, public="public", load=lambda: "private")
    with capture_logs() as lines:
        assert (made.way, made.is_taken) == ("public", False)
        shortcuts.log_untaken()
    (line,) = lines
    assert (line["event"], line["log_level"]) == ("shortcuts not possible", "warning")
    assert line["reason"] == f"tests: pillow is 13.0.0, not {version}"


def test_they_are_written_for_the_versions_that_are_installed_with_the_bot() -> None:
    """When `make lock` has found newer ones, look whether `compat/inside` is right for them, and write them there."""
    locked = dict(re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / "requirements.txt").read_text(encoding="utf-8"), re.M))
    assert {one.library: one.version for one in shortcuts.every_shortcut()} == {
        name: locked[name] for name in ("discord.py", "pillow")
    }


# ---------------------------------------------------------------------- pictures


@pytest.fixture(scope="module")
def drawn_the_other_way() -> list[str]:
    """The digests of all samples, drawn by a process that does what this one doesn't."""
    environment = {**os.environ, shortcuts.SETTING: "on" if OFF else "off"}
    command = [sys.executable, "-m", "tests.support.drawn"]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    ).stdout.splitlines()


@every_game
def test_pictures_are_the_same_byte_for_byte(game: engine.Game, drawn_the_other_way: list[str]) -> None:
    lines = list(digests(game.id))
    assert len(lines) > 10
    assert [line for line in drawn_the_other_way if line.startswith(f"{game.id} ")] == lines


@pytest.mark.parametrize("seed", range(5))
def test_pixels_are_the_same_wherever_a_part_lies(seed: int) -> None:
    """At the edges, past them, and under masks; and what is drawn on the picture shows in the lines."""
    chance = Random(seed)
    lines = chance.randbytes(WIDE * HIGH)
    both: list[Pixels] = [MappedPixels(WIDE, HIGH, lines), PublicPixels(WIDE, HIGH, memoryview(lines))]
    for _ in range(200):
        width, height = chance.randint(1, WIDE + 4), chance.randint(1, HIGH + 4)
        part = Image.frombytes("P", (width, height), chance.randbytes(width * height))
        mask = Image.frombytes("1", (width, height), chance.randbytes((width + 7) // 8 * height))
        left, top = chance.randint(-width, WIDE), chance.randint(-height, HIGH)
        for pixels in both:
            pixels.lay(part, (left, top, left + width, top + height), mask if left % 2 else None)
        if not left % 3:
            for pixels in both:
                pixels.image().paste(part, (top, left))
    mapped, public = (bytes(pixels.lines()) for pixels in both)
    assert mapped == public
    assert mapped != lines
    assert bytes(both[0].image().tobytes()) == mapped


# ---------------------------------------------------------------------- shards


@pytest.mark.parametrize("switch", ["on", "off"])
async def test_the_gateway_hears_the_same(tmp_path: Path, switch: str) -> None:
    """Each shard logs in once, resumes what was dropped, and logs in again when its session is gone."""
    async with Wire(world(tmp_path), shards=2, starts=SessionStarts(1, 0.2)) as wire:
        await wire.fork_bot(STEADY, env={shortcuts.SETTING: switch})
        told = await wire.control("GET", "gateway")
        assert (told["shards"], told["identifies"], told["refused"]) == ([0, 1], 2, 0)

        before = len(wire.lines)
        assert await wire.gateway("drop") == 2
        for shard in (0, 1):
            await wire.log_line(f"Shard ID {shard} has successfully RESUMED", after=before)
        assert (await wire.control("GET", "gateway"))["identifies"] == 2

        before = len(wire.lines)
        assert await wire.gateway("invalid", resumable=False) == 2
        for shard in (0, 1):
            await wire.log_line(f"Shard ID {shard} has connected", after=before)
        told = await wire.control("GET", "gateway")
        assert (told["identifies"], told["refused"]) == (4, 0)


# ---------------------------------------------------------------------- without them


async def test_a_bot_on_other_libraries_starts_and_says_so_once(tmp_path: Path) -> None:
    async with Wire(world(tmp_path)) as wire:
        await wire.start_bot(sys.executable, "-m", "tests.support.other_libraries_bot", env={shortcuts.SETTING: "on"})
        game = await Game.begin(wire, wire.ada, wire.bo)
        await game.move()
        assert (await game.table()).pictures
        (line,) = [line for line in wire.lines if "shortcuts" in line]
    assert "shortcuts not possible" in line
    assert "pixels: " in line
    assert "shards: " in line
    assert not [line for line in wire.lines if "Traceback" in line]
