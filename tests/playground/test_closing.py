"""The end of a playground, whatever is going on at that moment."""

import asyncio
import contextlib
import gc
import socket
from pathlib import Path

import pytest

from playground.server import Playground


@pytest.mark.parametrize("turns", range(4))
async def test_who_comes_while_it_closes_is_let_go(tmp_path: Path, turns: int) -> None:
    playground = Playground(tmp_path, port=0)
    await playground.start()
    with socket.create_connection(("127.0.0.1", playground.port)) as guest:
        for _ in range(turns):  # at each of the steps in which a connection is made
            await asyncio.sleep(0)
        await playground.close()
        gc.collect()  # what was not closed is found, and fails the test
        guest.settimeout(10)
        with contextlib.suppress(ConnectionResetError):
            assert guest.recv(1) == b""
