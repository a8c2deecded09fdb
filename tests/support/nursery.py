"""Bots that need no time to start: a process that has imported everything and drawn the pictures forks them.

Each of them is a process of its own, with its own environment, that can be killed. A bot started this way differs from
``python bot.py`` only in what it finds ready.
"""

import asyncio
import atexit
import contextlib
import ctypes
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

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
    """The process that forks, as tests see it."""

    def __init__(self) -> None:
        self._asking = threading.Lock()
        self._ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            number = theirs.fileno()
            command = [sys.executable, "-m", "tests.support.nursery", str(number)]
            self._process = subprocess.Popen(command, cwd=ROOT, pass_fds=[number], start_new_session=True)

    def ask(self, request: Mapping[str, Any], *descriptors: int) -> dict[str, Any]:
        """Send a request and return the answer."""
        with self._asking:
            socket.send_fds(self._ours, [json.dumps(request).encode()], list(descriptors))
            answer: dict[str, Any] = json.loads(self._ours.recv(REQUEST))
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
        """End the process, and with it whatever it has forked."""
        self._ours.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """The nursery of this process, started when it is first needed."""
    made = Nursery()
    atexit.register(made.close)
    return made


# ---------------------------------------------------------------------- the process that forks


def serve(number: int) -> None:
    """Fork and reap as asked, until nobody can ask any more."""
    warm()
    gc.freeze()
    with socket.socket(fileno=number) as asked:
        while True:
            data, descriptors, _, _ = socket.recv_fds(asked, REQUEST, 1)
            if not data:
                return
            request = json.loads(data)
            if "reap" in request:
                _, status = os.waitpid(request["reap"], 0)
                answer = {"code": os.waitstatus_to_exitcode(status)}
            else:
                pid = os.fork()
                if pid == 0:
                    asked.close()
                    become(request["main"], request["env"], descriptors[0])
                os.close(descriptors[0])
                answer = {"pid": pid}
            asked.send(json.dumps(answer).encode())


def warm() -> None:
    """Import the bot with its extensions, and draw whatever its pictures are put together of."""
    engine, render = importlib.import_module("engine"), importlib.import_module("render")
    importlib.import_module("bot")
    importlib.import_module("tests.support.extensions").execute_all()
    for game_id in engine.GAMES:
        render.warm(game_id)


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
    serve(int(sys.argv[1]))
