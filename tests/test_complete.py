"""Every game in GAMES has all its parts, and the pages of its rules explain what a player can be refused by."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import engine
from tests.support.every import every_game
from tests.support.rules import ROOT
from tools.new_game import REGISTERS, Impossible, new_game

PARTS = {
    "engine/{}/__init__.py": "the Game",
    "engine/{}/view.py": "what a viewer knows",
    "engine/{}/notation.py": "how its actions are written",
    "words/{}/__init__.py": "what is said",
    "words/locale/en/{}*.ftl": "its sentences",
    "render/{}/__init__.py": "its pictures",
    "ui/layouts/{}.py": "how its choices stand on Discord",
    "cogs/{}.py": "its verbs",
    "computer/{}.py": "a computer that plays it",
    "tests/games/{}/test_rules.py": "its vectors and its judge",
    "tests/games/{}/vectors.jsonl": "its rules as examples",
    "tests/games/{}/playthrough.txt": "a commented game (python -m tests.support.playthrough {})",
    "tests/games/{}/samples.py": "positions worth drawing",
    "tests/games/{}/script.py": "what the test of secrecy plays",
    "words/locale/en/rules/{}.md": "its rules for players",
}
REFUSING_RULE = re.compile(r'"([A-Z]{2}-(?:R?\d+|\d+\.\d+))"')
COVERED = re.compile(r"<!-- ([A-Z0-9 .-]+) -->")


@every_game
@pytest.mark.parametrize("part", PARTS)
def test_a_game_has_all_its_parts(game: engine.Game, part: str) -> None:
    path, purpose = part.format(game.id), PARTS[part].format(game.id)
    assert any(ROOT.glob(path)), f"{path} is missing: {purpose}. See docs/a-new-game.md"


def test_a_new_game_is_written_with_all_its_parts(tmp_path: Path) -> None:
    for register in REGISTERS:
        (tmp_path / register).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / register).write_bytes((ROOT / register).read_bytes())
    written = {path.relative_to(tmp_path).as_posix() for path in new_game("tic_tac_toe", tmp_path)}
    made_by_a_command = {"tests/games/tic_tac_toe/playthrough.txt"}
    assert written | made_by_a_command >= {part.format("tic_tac_toe").replace("*", "") for part in PARTS}
    for path in written:
        text = (tmp_path / path).read_text(encoding="utf-8")
        assert not re.search(r"@\w+@", text)
        if path.endswith(".py"):
            ast.parse(text)
            assert max(map(len, text.splitlines()), default=0) <= 120, path
    assert "TicTacToe()" in (tmp_path / "engine/__init__.py").read_text(encoding="utf-8")


@pytest.mark.parametrize("game_id", ["", "x", "Noughts", "class", "two words", "elements", "a" * 40])
def test_a_game_with_a_bad_id_is_not_written(game_id: str) -> None:
    with pytest.raises(Impossible):
        new_game(game_id)


@every_game
def test_each_rule_that_refuses_is_explained_once(game: engine.Game) -> None:
    module = ROOT / "engine" / game.id
    files = [module.with_suffix(".py")] if module.with_suffix(".py").exists() else sorted(module.rglob("*.py"))
    refusing = {rule for file in files for rule in REFUSING_RULE.findall(file.read_text(encoding="utf-8"))}
    page = (ROOT / "words" / "locale" / "en" / "rules" / f"{game.id}.md").read_text(encoding="utf-8")
    covered = Counter(rule for line in COVERED.findall(page) for rule in line.split())
    assert {rule: covered[rule] for rule in refusing} == dict.fromkeys(refusing, 1)
