"""Covers show their cards whole."""

import pytest
from PIL import Image

from render.kit.cover import EDGE, Fan, fanned
from render.kit.furniture import WIDTH

CARDS = [Image.new("RGBA", (200, 280), (255, 255, 255, 255))] * 3


def test_the_cards_of_a_fan_lie_within_the_picture() -> None:
    for card, (left, top) in fanned(CARDS, Fan((700.0, 800.0), 600, 8)):
        assert left >= EDGE
        assert left + card.width <= WIDTH - EDGE
        assert top >= EDGE


def test_a_fan_that_an_edge_would_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="card 2 of the fan is cut"):
        list(fanned(CARDS, Fan((880.0, 800.0), 600, 8)))
