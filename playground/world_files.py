"""The files in which a world is kept: now and then all of it, and at once whatever has changed since.

Discord forgets nothing that it has answered, so a change must outlive the process before a bot can have noted it.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from playground.world import UnreadableWorld, World, WorldChange

SAVE_AFTER = 0.1  # seconds from a change until the whole world is on disk
SAVES_APART = 100  # times as long as it takes, for everybody waits for it
TIDY_AFTER = 600.0  # seconds between looks for uploads that nobody needs any more
WORLD, CHANGES = "world.json", "changes-*.jsonl"

log = logging.getLogger("playground")


class WorldKeeper:
    """Writes what changes to the end of a file at once, and the whole world to another shortly after; that is always
    whole, and says which file has the changes since. Older ones are deleted."""

    def __init__(self, world: World, folder: Path) -> None:
        self.world = world
        self.folder = folder
        self._number = max([world.kept, *(number for number, _ in _changes(folder))]) + 1
        self._channels: set[int] = set()
        self._messages: set[tuple[int, int]] = set()
        self._interactions: set[int] = set()
        self._commands = False
        self._noting: asyncio.Handle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._writing: asyncio.Task[None] | None = None
        self._took = 0.0
        self._tidied = time.monotonic()
        self.on_write: Callable[[bytes], object] = lambda _: None
        world.add_watcher(self._changed)
        if not world.kept:  # changes alone are no world
            self._write(self._dump(), self._number)

    def _changed(self, kind: str, about: dict[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        if kind in ("message", "gone", "channel", "commands", "interaction"):
            self._commands |= kind == "commands"
            if "channel_id" in about:
                self._channels.add(about["channel_id"])
            if "message_id" in about:
                self._messages.add((about["channel_id"], about["message_id"]))
            if "interaction_id" in about:
                self._interactions.add(about["interaction_id"])
            if self._noting is None:
                self._noting = loop.call_soon(self.write_changes)  # when all that changes together has changed
        if self._timer is None:
            # A big world is saved less often, so that saving stays a small part of the time.
            self._timer = loop.call_later(max(SAVE_AFTER, SAVES_APART * self._took), self._save)

    def write_changes(self) -> None:
        """Write down what has changed, if anything has; an answer that tells of it must wait for this."""
        if self._noting is None:
            return
        change = self.world.current_state(self._channels, self._messages, self._interactions, commands=self._commands)
        self._forget()
        with (self.folder / CHANGES.replace("*", str(self._number))).open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(change) + b"\n")

    def _forget(self) -> None:
        """The world as it is now is written down."""
        if self._noting is not None:
            self._noting.cancel()
            self._noting = None
        self._channels.clear()
        self._messages.clear()
        self._interactions.clear()
        self._commands = False

    def _dump(self) -> bytes:
        """The whole world; what changes from now on goes into the next file."""
        self._forget()
        self._number += 1
        return self.world.dump(self._number)

    def _save(self) -> None:
        if self._writing is not None and not self._writing.done():
            self._timer = asyncio.get_running_loop().call_later(SAVE_AFTER, self._save)
            return
        self._timer = None
        if time.monotonic() - self._tidied > TIDY_AFTER:
            self._tidied = time.monotonic()
            self.world.drop_unused_files()
        begun = time.perf_counter()
        data = self._dump()
        self._took = time.perf_counter() - begun
        self._writing = asyncio.create_task(asyncio.to_thread(self._write, data, self._number))

    def _write(self, data: bytes, number: int) -> None:
        """Replace the file by these bytes, in one step."""
        path = self.folder / WORLD
        new = path.with_suffix(".new")
        new.write_bytes(data)
        new.replace(path)
        for older, changes in _changes(self.folder):
            if older < number:
                changes.unlink()
        self.on_write(data)

    async def save_world(self) -> None:
        """Have the whole world on disk before this returns."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self._writing is not None:
            await self._writing
        self.world.drop_unused_files()
        data = self._dump()
        self._write(data, self._number)


def _changes(folder: Path) -> list[tuple[int, Path]]:
    """The files of changes with their numbers, in the order of these."""
    return sorted((int(path.stem.rpartition("-")[2]), path) for path in folder.glob(CHANGES))


def open_world(folder: Path) -> World:
    """Return the world kept in `folder`, or a new one when there is none or it can't be read (which is logged)."""
    path = folder / WORLD
    if path.is_file():
        try:
            return _with_changes(World.load(folder, path.read_bytes()), folder)
        except UnreadableWorld as error:
            log.warning("The saved world %s can't be read (%s). A new one begins.", path, error)
    for _, changes in _changes(folder):  # of a world that is gone
        changes.unlink()
    return World.fresh(folder)


def _with_changes(world: World, folder: Path) -> World:
    for number, path in _changes(folder):
        if number < world.kept:
            continue
        for line in path.read_bytes().splitlines():
            try:
                change = msgspec.json.decode(line, type=WorldChange)
            except msgspec.MsgspecError:
                break  # the process was killed while it wrote this line, which is the last
            world.apply_change(change)
    return world
