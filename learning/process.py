"""A process of our own that answers questions, as the event loop sees it: it begins with the first one."""

import asyncio
from typing import Any

import msgspec

from computer.process import ThinkingProcess
from learning.questions import FAILED, KINDS, Question

ATTEMPTS = 2
"""The processes that a question may cost: one dies by accident."""


class Unanswered(Exception):
    """A question that can't be answered; the process says why."""


class AnsweringProcess(ThinkingProcess):
    """Answers one question after the other."""

    def __init__(self, niceness: int) -> None:
        """``niceness``: how much it leaves the processor to others, up to 19."""
        super().__init__("learning.worker", str(niceness))
        self._asking = asyncio.Lock()

    async def ask(self, question: Question, patience: float) -> Any:
        """The answer; raises TimeoutError after so many seconds of thought, and Unanswered."""
        told = msgspec.json.encode(question)
        async with self._asking:
            for attempt in range(1, ATTEMPTS + 1):
                try:
                    async with asyncio.timeout(patience):
                        line = await self._tell_and_hear(told)
                    break
                except (TimeoutError, asyncio.CancelledError):
                    # It would go on thinking about this, and what it says then be taken for the next one's answer.
                    await self.end()
                    raise
                except (OSError, EOFError):
                    await self.end()
                    if attempt == ATTEMPTS:
                        raise Unanswered("the process has died") from None
        if line.startswith(FAILED):
            raise Unanswered(line.decode())
        return msgspec.json.decode(line, type=KINDS[type(question)])

    async def _tell_and_hear(self, told: bytes) -> bytes:
        await self.tell(told)
        return await self.hear()
