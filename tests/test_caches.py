"""What is kept so that it need not be made again: no more than its bound in bytes, and all of it in docs/caches.md."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import engine
import render
from engine.caches import CACHES, ENTRY, MB, LruByWeight, approximate_bytes, cached
from render.kit import lettering
from tests.support.english import VOICE
from tests.support.rules import ROOT
from tests.test_layers import sources

PAGE = (ROOT / "docs" / "caches.md").read_text(encoding="utf-8")
BESIDE = {"tests", "bench", "playground", "tools"}


def test_what_is_asked_for_again_is_not_made_again() -> None:
    made: list[int] = []

    @cached(1)
    def double(number: int) -> int:
        made.append(number)
        return 2 * number

    assert [double(3), double(4), double(3)] == [6, 8, 6]
    assert made == [3, 4]


def test_a_cache_never_holds_more_than_its_bound() -> None:
    made: list[int] = []

    @cached(1)
    def block(number: int) -> bytes:
        made.append(number)
        return bytes(100_000)

    cache = next(one for name, one in CACHES.items() if name.endswith("never_holds_more_than_its_bound.<locals>.block"))
    for number in range(50):
        block(number)
        assert 100_000 < cache.held() <= cache.bound == MB
    block(49)
    assert made == list(range(50))  # the newest are there
    block(0)
    assert made[-1] == 0  # the oldest are not


def test_a_result_larger_than_the_bound_is_returned_all_the_same() -> None:
    @cached(1)
    def huge() -> bytes:
        return bytes(3 * MB)

    assert len(huge()) == 3 * MB


def test_a_shelf_drops_what_was_used_longest_ago() -> None:
    shelf: LruByWeight[str, int] = LruByWeight("tests.shelf", 1)
    third = MB // 3 - ENTRY
    assert [shelf.put(key, number, third) for number, key in enumerate("abc")] == [[], [], []]
    shelf.get("a")
    assert shelf.put("d", 3, third) == ["b"]
    assert (sorted(shelf), shelf.peek("a"), shelf.peek("b")) == (["a", "c", "d"], 0, None)
    assert shelf.put("a", 9, third) == []
    assert CACHES["tests.shelf"].held() <= MB
    assert shelf.put("e", 4, 5 * MB) == ["c", "d", "a"]
    assert shelf.peek("e") == 4
    shelf.pop("e")
    shelf.pop("e")
    assert CACHES["tests.shelf"].held() == 0


def test_the_weight_of_a_picture_is_that_of_its_pixels() -> None:
    sprite = render.kit.table_parts.plate(400, 300, True)
    width, height = sprite.image.size
    assert 0 < approximate_bytes(sprite) - width * height < 1000
    assert approximate_bytes("a" * 1000) > 1000
    assert approximate_bytes([["b" * 1000], {"key": "c" * 1000}]) > 2000


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_names_of_many_people_take_no_more_memory_than_they_may(game_id: str) -> None:
    lines, fonts = CACHES["render.kit.lettering.line_sprite"], CACHES["render.kit.lettering.font"]
    game = engine.GAMES[game_id]
    for number in range(60):
        names = [f"{'ÆWM'[seat % 3] * (3 + number % 29)} {number}" for seat in range(game.min_seats)]
        render.table_picture(VOICE, game_id, game.new(game.min_seats, str(number), {}).see(None), names)
        assert 0 < lines.held() <= lines.bound
        assert 0 < fonts.held() <= fonts.bound


def test_a_font_at_another_size_is_counted() -> None:
    before = CACHES["render.kit.lettering.font"].held()
    lettering.font(lettering.TextStyle(lettering.FontFace.TITLE, 197))
    assert CACHES["render.kit.lettering.font"].held() != before


# The page


def _decorated() -> Iterator[tuple[Path, str, str]]:
    """Every function that is decorated with a cache: its file, its name, and the decorator."""
    for path in sources():
        if path.relative_to(ROOT).parts[0] in BESIDE:
            continue
        text = path.read_text(encoding="utf-8")
        if "cache" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                for decorator in node.decorator_list:
                    if re.match(r"(functools\.)?(lru_cache|cache|cached)\b(?!_)", said := ast.unparse(decorator)):
                        yield path, node.name, said


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def test_every_cache_stands_on_the_page_with_its_bound() -> None:
    missing = []
    for path, name, decorator in _decorated():
        found = re.search(rf"^\| `{re.escape(_module(path))}\.{name}` \| ([^|]+) \|", PAGE, re.MULTILINE)
        bound = re.fullmatch(r"cached\(([\d.]+)\)", decorator)
        if found is None or (bound is not None and found[1] != f"{bound[1]} MB"):
            missing.append(f"{_module(path)}.{name}: {decorator}")
    assert not missing


def test_pictures_are_kept_by_bytes_alone() -> None:
    by_number = [name for path, name, said in _decorated() if _module(path)[:6] == "render" and said[:7] != "cached("]
    assert not by_number
