"""The soak's verdict on what a bot holds."""

import pytest

from bench.soak import Level, grown

HALFWAY = Level(memory=200e6, files=30, tasks=8)


@pytest.mark.parametrize(
    ("after", "said"),
    [
        (HALFWAY, []),
        (HALFWAY._replace(memory=209e6, files=40, tasks=18), []),
        (HALFWAY._replace(memory=211e6), ["memory grew"]),
        (HALFWAY._replace(files=50), ["20 more descriptors"]),
        (HALFWAY._replace(memory=400e6, tasks=30), ["memory grew", "22 more tasks"]),
    ],
)
def test_what_has_grown_by_more_than_it_may_is_said(after: Level, said: list[str]) -> None:
    found = list(grown(HALFWAY, after))
    assert len(found) == len(said)
    assert all(one.startswith(begun) for one, begun in zip(found, said, strict=True))
