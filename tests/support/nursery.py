"""Bots that need no time to start: a process that has imported everything and drawn the pictures forks them.

Each of them is a process of its own, with its own environment, that can be killed. A bot started this way differs from
``python bot.py`` only in what it finds ready. All workers of a run share the process that forks: whoever starts the run
starts it, it lives as long as they do, and it makes itself ready when the first worker asks.
"""

import asyncio
import atexit
import contextlib
import ctypes
import gc
import importlib
import json
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, ClassVar

from tests.support.english import VOICE

ROOT = Path(__file__).parents[2]
REQUEST = 1 << 16  # bytes
PR_SET_PDEATHSIG = 1


class Forked:
    """A forked process, with what `asyncio.subprocess.Process` has of it."""

    def __init__(self, nursery: "Nursery", pid: int, stdout: asyncio.StreamReader, ended: asyncio.Event) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._nursery = nursery
        self._ended = ended

    def send_signal(self, number: int) -> None:
        """Send a signal to the process. It must not have been waited for."""
        os.kill(self.pid, number)

    async def wait(self) -> int:
        """Wait for the end of the process and return its exit code, -9 after a kill -9."""
        await self._ended.wait()
        if self.returncode is None:
            self.returncode = int(self._nursery.ask({"reap": self.pid})["code"])
        return self.returncode


class Nursery:
    """The process that forks, as tests see it that share it: what they have forked ends with them."""

    shared: ClassVar[str | None] = None
    """The address of the one that all workers of a run share, in such a worker."""

    def __init__(self, address: str) -> None:
        self._asking = threading.Lock()
        self._connection = socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._connection.connect(address)

    def ask(self, request: Mapping[str, Any], *descriptors: int) -> dict[str, Any]:
        """Send a request and return the answer."""
        with self._asking:
            socket.send_fds(self._connection, [json.dumps(request).encode()], list(descriptors))
            answer: dict[str, Any] = json.loads(self._connection.recv(REQUEST))
        return answer

    async def fork(self, module: str, env: Mapping[str, str]) -> Forked:
        """Return a process that runs a module's `main`, with these environment variables on top of this process's."""
        reading, writing = os.pipe()
        try:
            environment = {**os.environ, **env}
            pid = await asyncio.to_thread(lambda: self.ask({"main": module, "env": environment}, writing)["pid"])
        finally:
            os.close(writing)
        loop = asyncio.get_running_loop()
        stdout = asyncio.StreamReader()
        await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(stdout), os.fdopen(reading, "rb"))
        watched, ended = os.pidfd_open(pid), asyncio.Event()

        def end() -> None:
            loop.remove_reader(watched)
            os.close(watched)
            ended.set()

        loop.add_reader(watched, end)
        return Forked(self, pid, stdout, ended)

    def close(self) -> None:
        """Ask no more; whatever was forked here and still runs is killed."""
        self._connection.close()


@cache
def address() -> str:
    """Where the nursery of the run answers, or else one that is started here and ends with this process."""
    if Nursery.shared is not None:
        return Nursery.shared
    folder = Path(tempfile.mkdtemp())  # nobody else may look into it
    ours, theirs = socket.socketpair()
    with theirs, socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as listening:
        listening.bind(str(folder / "nursery"))
        listening.listen()
        numbers = [listening.fileno(), theirs.fileno()]
        command = [sys.executable, "-m", "tests.support.nursery", *map(str, numbers)]
        process = subprocess.Popen(command, cwd=ROOT, pass_fds=numbers, start_new_session=True)

    def end() -> None:
        ours.close()
        process.wait()
        shutil.rmtree(folder)

    atexit.register(end)
    return str(folder / "nursery")


@cache
def nursery() -> Nursery:
    """The nursery, as this process sees it."""
    made = Nursery(address())
    atexit.register(made.close)
    return made


# ---------------------------------------------------------------------- the process that forks


class Forking:
    """Forks and reaps as asked, by everybody who connects."""

    def __init__(self, listening: socket.socket, lifeline: socket.socket) -> None:
        self._listening = listening
        self._lifeline = lifeline
        self._forked: dict[socket.socket, set[int]] = {}

    def serve(self) -> None:
        """Answer until whoever started this is gone; what it has forked is killed with it."""
        warmed = False
        while True:
            ready, _, _ = select.select([self._lifeline, self._listening, *self._forked], [], [])
            if self._lifeline in ready:
                return
            if self._listening in ready:
                if not warmed:
                    warm()
                    gc.freeze()
                    warmed = True
                self._forked[self._listening.accept()[0]] = set()
            for asking in ready:
                if asking in self._forked and not self._answer(asking):
                    self._forget(asking)

    def _answer(self, asking: socket.socket) -> bool:
        """Do what is asked; false when nobody asks here any more."""
        try:
            data, descriptors, _, _ = socket.recv_fds(asking, REQUEST, 1)
        except ConnectionError:
            return False
        if not data:
            return False
        request = json.loads(data)
        if "reap" in request:
            answer = {"code": self._reap(asking, request["reap"])}
        else:
            answer = {"pid": self._fork(asking, request["main"], request["env"], descriptors[0])}
        try:
            asking.send(json.dumps(answer).encode())
        except ConnectionError:
            return False
        return True

    def _fork(self, asking: socket.socket, module: str, env: Mapping[str, str], output: int) -> int:
        pid = os.fork()
        if pid == 0:
            for one in (self._lifeline, self._listening, *self._forked):
                one.close()
            become(module, env, output)
        os.close(output)
        self._forked[asking].add(pid)
        return pid

    def _reap(self, asking: socket.socket, pid: int) -> int:
        _, status = os.waitpid(pid, 0)
        self._forked[asking].discard(pid)
        return os.waitstatus_to_exitcode(status)

    def _forget(self, asking: socket.socket) -> None:
        """Kill what somebody who is gone has left."""
        for pid in [*self._forked[asking]]:
            os.kill(pid, signal.SIGKILL)
            self._reap(asking, pid)
        del self._forked[asking]
        asking.close()


def warm() -> None:
    """Import the bot with its extensions, and draw whatever its pictures are put together of."""
    engine, render = importlib.import_module("engine"), importlib.import_module("render")
    importlib.import_module("bot")
    importlib.import_module("tests.support.extensions").execute_all()
    for game_id in engine.GAMES:
        render.draw_ahead(VOICE, game_id)


def become(module: str, env: Mapping[str, str], output: int) -> None:
    """Run a module's `main` and end; all that is written goes to a descriptor."""
    code = 1
    with contextlib.suppress(BaseException):
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, int(signal.SIGKILL))
        os.setsid()
        os.dup2(output, 1)
        os.dup2(output, 2)
        os.close(output)
        os.environ.clear()
        os.environ.update(env)
        try:
            code = importlib.import_module(module).main() or 0
        except BaseException:
            traceback.print_exc()
            raise
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


if __name__ == "__main__":
    with socket.socket(fileno=int(sys.argv[1])) as at, socket.socket(fileno=int(sys.argv[2])) as held:
        Forking(at, held).serve()
