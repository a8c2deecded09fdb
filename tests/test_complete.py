"""Every game in GAMES has all its parts, and the pages of its rules explain what a player can be refused by."""

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import engine
from tests.support.every import every_game
from tests.support.rules import ROOT
from tools.new_game import FIRST_TESTS, NOTATION, REGISTERS, Impossible, left_to_write, new_game

PARTS = {
    "engine/{}/__init__.py": "the Game",
    "engine/{}/english.ftl": "its title, and why its actions are refused",
    "engine/{}/view.py": "what a viewer knows",
    "engine/{}/notation.py": "how its actions are written",
    "words/{}/__init__.py": "what is said",
    "words/locale/en/{}*.ftl": "its sentences",
    "render/{}/__init__.py": "its pictures",
    "render/{}/figures.py": "the pictures of its rules pages",
    "ui/layouts/{}.py": "how its choices stand on Discord",
    "cogs/{}.py": "the command that begins it",
    "computer/{}.py": "a computer that plays it",
    "tests/games/{}/test_rules.py": "its vectors and its judge",
    "tests/games/{}/vectors.jsonl": "its rules as examples",
    "tests/games/{}/playthrough.txt": "a commented game (python -m tests.support.playthrough {})",
    "tests/games/{}/samples.py": "positions worth drawing",
    "tests/games/{}/layouts.txt": "what lies where in its pictures (python -m tests.support.sheet {})",
    "tests/games/{}/script.py": "what the test of secrecy plays",
    "words/locale/en/rules/{}.md": "its rules for players",
}
REFUSING_RULE = re.compile(r'"([A-Z]{2}-(?:R?\d+|\d+\.\d+))"')
COVERED = re.compile(r"<!-- ([A-Z0-9 .-]+) -->")


@every_game
@pytest.mark.parametrize("part", PARTS)
def test_a_game_has_all_its_parts(game: engine.Game, part: str) -> None:
    path, purpose = part.format(game.id), PARTS[part].format(game.id)
    if not any(ROOT.glob(path)):
        pytest.fail(f"{path} is missing: {purpose}. See docs/a-new-game.md", pytrace=False)


@every_game
def test_nothing_of_a_game_is_left_to_write(game: engine.Game) -> None:
    if left := left_to_write(game.id):
        pytest.fail("\n".join(("To write yet, in the order of docs/a-new-game.md:", *left)), pytrace=False)


def test_a_new_game_is_written_with_all_its_parts(tmp_path: Path) -> None:
    for register in (*REGISTERS, NOTATION):
        (tmp_path / register).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / register).write_bytes((ROOT / register).read_bytes())
    written = {path.relative_to(tmp_path).as_posix() for path in new_game("tic_tac_toe", tmp_path)}
    made_by_a_command = {f"tests/games/tic_tac_toe/{name}.txt" for name in ("playthrough", "layouts")}
    assert written | made_by_a_command >= {part.format("tic_tac_toe").replace("*", "") for part in PARTS}
    for path in written:
        text = (tmp_path / path).read_text(encoding="utf-8")
        assert not re.search(r"@\w+@", text)
        if path.endswith(".py"):
            ast.parse(text)
            assert max(map(len, text.splitlines()), default=0) <= 120, path
    assert "\n## Tic tac toe\n" in (tmp_path / NOTATION).read_text(encoding="utf-8")
    left = left_to_write("tic_tac_toe", tmp_path)
    assert left[0].startswith("engine/tic_tac_toe/actions.py:")
    assert any(line.endswith(": return what the seat whose turn it is may do") for line in left)
    named = sum((tmp_path / path).read_text(encoding="utf-8").count("To write:") for path in (*written, NOTATION))
    assert len(left) == named, "tools/new_game.py looks for it in too few places"
    assert "TicTacToe()" in (tmp_path / "engine/__init__.py").read_text(encoding="utf-8")


def test_the_guide_begins_with_the_tests_that_the_command_names() -> None:
    guide = (ROOT / "docs" / "a-new-game.md").read_text(encoding="utf-8")
    assert f'-x -k noughts {FIRST_TESTS.format("noughts")}"' in guide


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
    counted = {rule: covered[rule] for rule in refusing if covered[rule] != 1}
    assert counted == {}, (
        f"{counted}: rules by which {game.id} refuses something, and how often a comment in "
        f"words/locale/en/rules/{game.id}.md names them; each must be named once, as in <!-- TE-1.1 TE-1.2 -->"
    )
