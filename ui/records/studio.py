"""Films, drawn one at a time in a process of their own, and kept on disk."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from hashlib import sha256
from pathlib import Path
from secrets import token_hex
from tempfile import TemporaryDirectory
from typing import NamedTuple

import structlog

from render.film import Film, describe_film
from render.kit.picture_cache import code_digest
from ui.interactions.jobs import Job, Jobs

log = structlog.get_logger()

ROOT = Path(__file__).parents[2]
MOST_BYTES = 200_000_000
"""The most bytes of films on disk; those that were asked for longest ago make room."""
MOST_WAITING = 5
"""The most films that are drawn or wait for it: the last one may then wait for four others, each PATIENCE at most."""
PATIENCE = 150.0
"""Seconds after which a film that is not done is given up."""
LEFT_BEHIND = 2 * PATIENCE
"""Seconds after which an unfinished file belongs to no process any more."""
KEPT_ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "VIRTUAL_ENV")


class FilmFailed(Exception):
    """A film could not be drawn."""


class FinishedFilm(NamedTuple):
    """A film in its file: how many of its shots there was room for."""

    path: Path
    shown_shots: int
    all_shots: int


class FilmStudio:
    """Draws films and keeps them, each under the key of what it is of and a digest of all that it is made from."""

    def __init__(self, folder: Path | None = None) -> None:
        self._temporary: TemporaryDirectory[str] | None = None
        self._folder = folder and folder.absolute()
        self._code = ""
        self._mark = token_hex(4)  # of the files that this one is at
        self._forgotten = 0  # how often everything was
        self._makings = Jobs[str, FinishedFilm](MOST_WAITING, _not_drawn)

    def set_folder(self, folder: Path) -> None:
        """Keep films in a folder from now on; until then they are deleted when the process ends."""
        self._folder = folder.absolute()
        for path in self.folder.glob("*.part"):  # a process that was killed has left them, or another is at it
            with suppress(FileNotFoundError):
                if path.stat().st_mtime < time.time() - LEFT_BEHIND:
                    path.unlink()

    def begin_film(self, key: str, marks: str, film: Callable[[], Film]) -> Job[FinishedFilm] | FinishedFilm:
        """The film if it is there, else its drawing, which begins if it has not; raises TooManyJobs.

        ``key`` says what it is of, ``marks`` tells apart whatever else it is made from, and ``film`` is called in a
        thread when it is its turn.
        """
        self._code = self._code or code_digest()
        name = f"{key}-{sha256(f'{self._code} {marks}'.encode()).hexdigest()[:24]}"
        kept = self._kept_film(name)
        if kept is not None:
            return kept
        begun = self._forgotten
        return self._makings.begin(name, lambda making: self._make_film(key, name, film, making, begun))

    def delete_films(self, key: str = "") -> None:
        """Delete the films of a key, or all of them, those among them that are being drawn: they show the names of the
        players."""
        self._forgotten += not key
        for path in self.folder.glob(f"{key}-*.gif" if key else "*.gif"):
            path.unlink(missing_ok=True)

    async def close(self) -> None:
        """Stop drawing."""
        await self._makings.close()
        if self._temporary is not None:
            self._temporary.cleanup()

    @property
    def folder(self) -> Path:
        """The folder of the films, which is made if need be; a temporary one until `set_folder` has named another."""
        if self._folder is None:
            self._temporary = TemporaryDirectory(prefix="films-")
            self._folder = Path(self._temporary.name)
        self._folder.mkdir(parents=True, exist_ok=True)
        return self._folder

    def _kept_film(self, name: str) -> FinishedFilm | None:
        for path in self.folder.glob(f"{name}-*.gif"):
            with suppress(OSError, ValueError):
                shown, of = path.stem.split("-")[-2:]
                path.touch()
                return FinishedFilm(path, int(shown), int(of))
        return None

    async def _make_film(
        self, key: str, name: str, film: Callable[[], Film], jobs: Job[FinishedFilm], begun: int
    ) -> FinishedFilm:
        """``begun``: how often everything had been forgotten when its players were named."""
        async with self._makings.turn:
            part = self.folder / f"{name}-{self._mark}.part"
            job = await asyncio.to_thread(lambda: describe_film(film()))
            try:
                async with asyncio.timeout(PATIENCE), _drawing_process(part, job) as lines:
                    shown = of = 0
                    async for words in lines:
                        if words[0] == "made":
                            shown, of = int(words[1]), int(words[2])
                        else:
                            jobs.report_progress(int(words[0]), int(words[1]))
                if not of or begun != self._forgotten:
                    raise FilmFailed
                self.delete_films(key)
                path = part.rename(self.folder / f"{name}-{shown}-{of}.gif")
            finally:
                part.unlink(missing_ok=True)
            self._make_room(path)
            return FinishedFilm(path, shown, of)

    def _make_room(self, newest: Path) -> None:
        films = sorted(self.folder.glob("*.gif"), key=lambda path: path.stat().st_mtime, reverse=True)
        left = MOST_BYTES - newest.stat().st_size
        for path in films:
            if path != newest:
                left -= path.stat().st_size
                if left < 0:
                    path.unlink(missing_ok=True)


def _not_drawn(error: BaseException) -> None:
    log.warning("film not drawn", error=type(error).__name__)


@asynccontextmanager
async def _drawing_process(path: Path, job: bytes) -> AsyncIterator[AsyncIterator[list[str]]]:
    """The process that draws a film into a file; gives what it says, line by line, in words."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "render.film", str(path), cwd=ROOT, env=_environment(),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    feeding = asyncio.create_task(_write_job(process.stdin, job))
    try:
        yield _read_lines(process.stdout)
    finally:
        feeding.cancel()
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _environment() -> dict[str, str]:
    """The part of our environment that the process needs: no token, no address of a database."""
    return {name: os.environ[name] for name in KEPT_ENVIRONMENT if name in os.environ}


async def _write_job(pipe: asyncio.StreamWriter, job: bytes) -> None:
    with suppress(ConnectionError):
        pipe.write(job)
        await pipe.drain()
        pipe.close()


async def _read_lines(pipe: asyncio.StreamReader) -> AsyncIterator[list[str]]:
    while line := await pipe.readline():
        yield line.decode().split()
