"""Covers show their cards whole."""

import pytest
from PIL import Image

from render.kit.cover import EDGE, CardFan, fan_cards
from render.kit.table_parts import WIDTH

CARDS = [Image.new("RGBA", (200, 280), (255, 255, 255, 255))] * 3


def test_the_cards_of_a_fan_lie_within_the_picture() -> None:
    for card, (left, top) in fan_cards(CARDS, CardFan((700.0, 800.0), 600, 8)):
        assert left >= EDGE
        assert left + card.width <= WIDTH - EDGE
        assert top >= EDGE


def test_a_fan_that_an_edge_would_cut_is_refused() -> None:
    with pytest.raises(ValueError, match="card 2 of the fan is cut"):
        list(fan_cards(CARDS, CardFan((880.0, 800.0), 600, 8)))
