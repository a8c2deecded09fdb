"""Pictures of realms with many Defenders."""

from itertools import pairwise

import pytest

from render.realm_of_the_defenders import faces
from tests.games.realm_of_the_defenders.test_pictures import FEW, seen_by_bo, shown_in


@pytest.mark.parametrize("count", [4, 5, 6, 7, 9])
def test_on_a_phone_no_defender_of_a_realm_of_six_covers_another_and_all_hourglasses_are_in_sight(count: int) -> None:
    """The castle keeps its place, however many there are."""
    canvas = seen_by_bo({**FEW, "defenders": [{"card": "9S", "ready": False}] * count}, ())
    whole, covered = (
        sorted(x for x, _, what in canvas.placed if what == f"[9S {rests}]") for rests in ("resting", "resting-left")
    )
    assert len(whole) + len(covered) == count
    if count <= 6:
        assert all(after - before >= faces.MIDDLE.width for before, after in pairwise(whole))
    else:
        assert len(whole) == 1 and whole[0] > covered[-1], "those that another lies over have it at the left"
    assert [what for what in shown_in(canvas) if what == "[castles 2 of 2]"]
