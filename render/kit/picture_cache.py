"""Pictures that never change, kept on disk: whoever starts the bot again need not wait for its covers and figures."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import RLock

import PIL

ROOT = Path(__file__).parents[2]
MADE_FROM = ("render", "words", "engine")
SUFFIXES = {".py", ".ftl", ".toml"}


class PictureCache:
    """A folder of PNG files with their alt texts, for one state of the code that draws them."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder / code_digest()
        self._kept: dict[str, tuple[bytes, str]] = {}
        self._drawing = RLock()  # whoever wants what another thread draws just now waits for that
        with suppress(OSError):  # what can't be kept is drawn again
            self._folder.mkdir(parents=True, exist_ok=True)
            for other in folder.iterdir():
                if other.is_dir() and other != self._folder:
                    shutil.rmtree(other, ignore_errors=True)

    def get(self, name: str, draw: Callable[[], tuple[bytes, str]]) -> tuple[bytes, str]:
        """The picture of that name and its alt text, drawn if it isn't there yet."""
        found = self.find(name)
        if found is not None:
            return found
        with self._drawing:
            found = self.find(name)
            if found is None:
                found = draw()
                self._write_picture(name, *found)
                self._kept[name] = found
            return found

    def find(self, name: str) -> tuple[bytes, str] | None:
        """The picture of that name and its alt text; None where it isn't there yet."""
        found = self._kept.get(name) or self._read_picture(name)
        if found is not None:
            self._kept[name] = found
        return found

    def _read_picture(self, name: str) -> tuple[bytes, str] | None:
        try:
            png = (self._folder / f"{name}.png").read_bytes()
            alt = (self._folder / f"{name}.txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return None
        whole = png.startswith(b"\x89PNG") and png.endswith(b"IEND\xaeB`\x82")
        return (png, alt) if whole else None

    def _write_picture(self, name: str, png: bytes, alt: str) -> None:
        with suppress(OSError):
            for suffix, data in (("txt", alt.encode()), ("png", png)):
                part = self._folder / f"{name}.{suffix}.{os.getpid()}.part"
                part.write_bytes(data)
                part.replace(self._folder / f"{name}.{suffix}")


def code_digest() -> str:
    """16 hexadecimal digits that are others as soon as any file that pictures are made from is changed."""
    state = sha256(PIL.__version__.encode())
    for path in _source_paths():
        state.update(path.relative_to(ROOT).as_posix().encode())
        state.update(path.read_bytes())
    return state.hexdigest()[:16]


def _source_paths() -> Iterator[Path]:
    for part in MADE_FROM:
        yield from sorted(path for path in (ROOT / part).rglob("*") if path.suffix in SUFFIXES)
