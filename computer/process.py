"""A process of our own that thinks, as the event loop sees it: lines of JSON go in, and others come out."""

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parent.parent
LONGEST_LINE = 2**24
KEPT_ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "VIRTUAL_ENV")
IDLE = 19
"""From that niceness on a process gets no time that anybody else has a use for, where the system can do so."""


def lower_priority(niceness: int) -> None:
    """Leave the processor to others: what such a process does first."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    if niceness >= IDLE and hasattr(os, "SCHED_IDLE"):
        with suppress(OSError):  # a container may forbid it
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))


class ThinkingProcess:
    """One such process, started when it is first needed and again when it has died."""

    def __init__(self, *module: str) -> None:
        """``module``: what runs in it, and its arguments."""
        self._module = module
        self._process: asyncio.subprocess.Process | None = None
        # Held by whoever starts or ends it: of two who start it at once, the second would leave one that nobody ends.
        self._changing = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """The process's id, while it runs."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if it does not run. It has no token in its environment, and no address of a database."""
        async with self._changing:
            if self._process is not None and self._process.returncode is not None:
                await self._kill()
            if self._process is None:
                self._process = await self._spawn()
            return self._process

    async def _spawn(self) -> asyncio.subprocess.Process:
        kept = {name: os.environ[name] for name in KEPT_ENVIRONMENT if name in os.environ}
        return await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            *self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            cwd=ROOT,
            env={**kept, "PYTHONPATH": str(ROOT)},
            limit=LONGEST_LINE,
        )

    async def tell(self, line: bytes) -> None:
        """Tell it something; it is started if it does not run."""
        process = await self.start()
        assert process.stdin is not None
        process.stdin.write(line + b"\n")
        await process.stdin.drain()

    def tell_if_running(self, line: bytes) -> None:
        """Tell it something more, if it runs."""
        if self._process is not None and self._process.returncode is None and self._process.stdin is not None:
            self._process.stdin.write(line + b"\n")

    async def hear(self) -> bytes:
        """The next line that it says; EOFError when it has died."""
        line = b""
        if self._process is not None and self._process.stdout is not None:
            line = await self._process.stdout.readline()
        if not line:
            raise EOFError("the process has died")
        return line

    async def end(self) -> None:
        """Kill it, if it runs."""
        async with self._changing:
            await self._kill()

    async def _kill(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
