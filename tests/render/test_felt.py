"""The backdrop: one for all heights, and each as if it had been drawn for itself."""

import pytest

from engine.caches import CACHES
from render.kit import table_parts
from render.kit.boards import wooden_table
from render.kit.canvas import Canvas, make_backdrop


@pytest.mark.parametrize("height", [1, 57, 58, 59, 400, 1023, 1024, 1025, 2500])
def test_the_top_of_a_taller_backdrop_is_the_backdrop(height: int) -> None:
    made = table_parts.felt_backdrop(table_parts.WIDTH, height)
    alone = make_backdrop(wooden_table(table_parts.WIDTH, height))
    assert (made.width, made.height, bytes(made.lines)) == (alone.width, alone.height, alone.lines)


def test_another_height_takes_no_memory() -> None:
    held = CACHES["render.kit.table_parts._felt"].held
    table_parts.felt_backdrop(table_parts.WIDTH, 300)
    before = held()
    for height in range(301, 700):
        table_parts.felt_backdrop(table_parts.WIDTH, height)
    assert held() == before


def test_what_is_drawn_on_a_backdrop_leaves_it_as_it_was() -> None:
    before = bytes(table_parts.felt_backdrop(table_parts.WIDTH, 100).lines)
    Canvas(table_parts.felt_backdrop(table_parts.WIDTH, 100)).put(table_parts.medallion(20), 10, 10)
    assert bytes(table_parts.felt_backdrop(table_parts.WIDTH, 100).lines) == before
