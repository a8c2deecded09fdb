"""Every game in GAMES has all its parts, and the pages of its rules explain what a player can be refused by."""

import re
from collections import Counter

import pytest

import engine
from tests.support.every import every_game
from tests.support.rules import ROOT

PARTS = [
    "engine/{}.py",
    "render/{}.py",
    "cogs/{}.py",
    "tests/games/test_{}.py",
    "tests/vectors/{}.jsonl",
    "tests/playthroughs/{}.txt",
    "words/locale/en/rules/{}.md",
]
REFUSING_RULE = re.compile(r'"([A-Z]{2}-(?:R?\d+|\d+\.\d+))"')
COVERED = re.compile(r"<!-- ([A-Z0-9 .-]+) -->")


@every_game
@pytest.mark.parametrize("part", PARTS)
def test_a_game_has_all_its_parts(game: engine.Game, part: str) -> None:
    """A module may be a package instead."""
    path = ROOT / part.format(game.id)
    assert path.exists() or (path.suffix == ".py" and path.with_suffix("").is_dir()), f"{path} is missing"


@every_game
def test_each_rule_that_refuses_is_explained_once(game: engine.Game) -> None:
    module = ROOT / "engine" / game.id
    files = [module.with_suffix(".py")] if module.with_suffix(".py").exists() else sorted(module.rglob("*.py"))
    refusing = {rule for file in files for rule in REFUSING_RULE.findall(file.read_text(encoding="utf-8"))}
    page = (ROOT / "words" / "locale" / "en" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    covered = Counter(rule for line in COVERED.findall(page) for rule in line.split())
    assert {rule: covered[rule] for rule in refusing} == dict.fromkeys(refusing, 1)
