"""Pictures of realms with many Defenders."""

from itertools import pairwise

import pytest

from render.realm_of_the_defenders import faces
from tests.games.realm_of_the_defenders.test_pictures import FEW, seen_by_bo, shown_in


@pytest.mark.parametrize("count", [4, 5, 6, 7])
def test_on_a_phone_no_defender_of_a_realm_of_seven_covers_another(count: int) -> None:
    """The castle is slim where they need its room; at last all else that is told of the realm stands above them."""
    canvas = seen_by_bo({**FEW, "defenders": [{"card": "9S", "ready": False}] * count}, ())
    xs = sorted(x for x, _, what in canvas.placed if what == "[9S resting]")
    assert len(xs) == count
    assert all(after - before >= faces.MIDDLE.width for before, after in pairwise(xs)), "each hourglass is in sight"
    assert [what for what in shown_in(canvas) if what == "[castles 2 of 2]"]
