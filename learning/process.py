"""A process of our own that answers questions, as the event loop sees it: it begins with the first one."""

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import msgspec

from learning.questions import FAILED, KINDS, Question

ROOT = Path(__file__).parent.parent
ATTEMPTS = 2
"""The processes that a question may cost: one dies by accident."""
LONGEST_LINE = 2**24
KEPT_ENVIRONMENT = ("PATH", "LANG", "LC_ALL", "SYSTEMROOT", "VIRTUAL_ENV")


class Unanswered(Exception):
    """A question that can't be answered; the process says why."""


class Process:
    """Answers one question after the other."""

    def __init__(self, niceness: int) -> None:
        """``niceness``: how much it leaves the processor to others, up to 19."""
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._asking = asyncio.Lock()

    @property
    def pid(self) -> int | None:
        """Its id, while it runs."""
        return self._process.pid if self._process is not None and self._process.returncode is None else None

    async def ask(self, question: Question, patience: float) -> Any:
        """The answer; raises TimeoutError after so many seconds of thought, and Unanswered."""
        told = msgspec.json.encode(question) + b"\n"
        async with self._asking:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    line = await asyncio.wait_for(self._exchange(told), patience)
                    break
                except TimeoutError:
                    await self.end()  # it would go on thinking about this
                    raise
                except (OSError, EOFError):
                    await self.end()
                    if attempt == ATTEMPTS:
                        raise Unanswered("the process has died") from None
        if line.startswith(FAILED):
            raise Unanswered(line.decode())
        return msgspec.json.decode(line, type=KINDS[type(question)])

    async def _exchange(self, told: bytes) -> bytes:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(told)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        return line

    async def start(self) -> asyncio.subprocess.Process:
        """Begin it, if it does not run."""
        if self._process is not None and self._process.returncode is not None:
            await self.end()
        if self._process is None:
            kept = {name: os.environ[name] for name in KEPT_ENVIRONMENT if name in os.environ}
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "learning.worker",
                str(self._niceness),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                cwd=ROOT,
                env={**kept, "PYTHONPATH": str(ROOT)},
                limit=LONGEST_LINE,
            )
        return self._process

    async def end(self) -> None:
        """Kill it, if it runs."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.returncode is None:
            process.kill()
        await process.wait()
