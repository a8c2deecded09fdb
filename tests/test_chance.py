"""The seeded stream, checked against the few lines of its description."""

from hashlib import sha256

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.chance import Chance, Draw, record_draws


def words(seed: str, event: int, count: int) -> list[int]:
    """The first 32-bit numbers of a random event's bytes, as the contract describes them."""
    stream = b"".join(sha256(f"{seed}/{event}/{block}".encode()).digest() for block in range(count // 8 + 1))
    return [int.from_bytes(stream[4 * i : 4 * i + 4], "big") for i in range(count)]


def test_the_stream_runs_on_over_its_blocks() -> None:
    chance = Chance("f00d", 3)
    assert [chance.below(2**32) for _ in range(20)] == words("f00d", 3, 20)


@settings(derandomize=True, max_examples=60, deadline=None)
@given(
    seed=st.text(st.characters(codec="ascii")),
    event=st.integers(0, 10**6),
    sizes=st.lists(st.integers(1, 100), max_size=20),
)
def test_numbers_and_shuffles_are_as_described(seed: str, event: int, sizes: list[int]) -> None:
    chance = Chance(seed, event)
    supply = iter(words(seed, event, 4000))

    def below(n: int) -> int:
        limit = 2**32 - 2**32 % n
        return next(word for word in supply if word < limit) % n

    for size in sizes:
        assert chance.below(size) == below(size)
        items = list(range(size))
        expected = list(items)
        for i in reversed(range(1, size)):
            j = below(i + 1)
            expected[i], expected[j] = expected[j], expected[i]
        chance.shuffle(items)
        assert items == expected


def test_numbers_that_would_make_some_likelier_are_skipped() -> None:
    n = 2**31 + 1  # every second word is above the limit
    chance = Chance("skip", 0)
    expected = [word for word in words("skip", 0, 64) if word < n][:16]
    assert [chance.below(n) for _ in range(16)] == expected


def test_one_of_one_takes_four_bytes_too() -> None:
    chance = Chance("one", 0)
    assert chance.below(1) == 0
    assert chance.below(2**32) == words("one", 0, 2)[1]


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_a_number_that_can_not_be_drawn_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="can't be drawn"):
        Chance("", 0).below(n)


def test_a_shuffle_of_nothing_draws_nothing() -> None:
    chance = Chance("", 0)
    chance.shuffle([])
    chance.shuffle([1])
    assert chance.below(2**32) == words("", 0, 1)[0]


def test_what_comes_of_one_seed_can_be_noted() -> None:
    with record_draws("mine") as draws:
        gave = Chance("mine", 4).below(1000)
        items = list("abcde")
        Chance("mine", 5).shuffle(items)
        Chance("theirs", 0).below(9)
    Chance("mine", 6).below(9)
    assert draws == [Draw(4, 1000, gave), Draw(5, 5, [ord(item) - ord("a") for item in items])]
    again = list("abcde")
    Chance("mine", 5).shuffle(again)
    assert (items, gave) == (again, Chance("mine", 4).below(1000))
