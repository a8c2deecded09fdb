"""The process that forks bots for all workers of a run."""

import signal

from tests.support.nursery import Nursery, address

HERE = "tests.playground.test_nursery"


def main() -> None:
    """What is forked here."""
    signal.pause()


async def test_what_somebody_has_forked_ends_with_them_and_with_nobody_else() -> None:
    gone, stays = Nursery(address()), Nursery(address())
    left, kept = await gone.fork(HERE, {}), await stays.fork(HERE, {})
    gone.close()
    assert await left.stdout.read() == b"", "it is killed, and writes nothing any more"
    kept.send_signal(signal.SIGTERM)
    assert await kept.wait() == -signal.SIGTERM
    stays.close()
