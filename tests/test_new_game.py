"""What ``make new-game`` writes is a game as soon as its rules are: the smallest one passes the tests of all games."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.rules import ROOT
from tools.new_game import NOTATION, REGISTERS, Impossible, new_game

ROOMS = (
    "engine",
    "learning",
    "words",
    "compat",
    "computer",
    "render",
    "sessions",
    "ui",
    "cogs",
    "watch",
    "playground",
    "tests",
    "tools",
)
FILES = ("README.md", "bot.py", "settings.py", "pyproject.toml", "docs/notation.md", "docs/a-new-game.md")

SMALLEST = {
    "engine/noughts/legal.py": {
        'raise NotImplementedError("To write: return what the seat whose turn it is may do")': "return (Mark(),)",
        "import Move": "import Mark, Move",
    },
    "engine/noughts/play.py": {
        'raise NotImplementedError("To write: carry out the action and return its events")': """\
south, north = state.scores
    state.scores = (south + 1, north) if seat == 0 else (south, north + 1)
    state.turn = other(seat)
    marked = Marked(seat=seat)
    outcome = decided(state.scores)
    return [marked, state.end(outcome)] if outcome else [marked]


def decided(scores: Scores) -> Outcome | None:
    \"\"\"Whoever has marked three times has won.\"\"\"
    return Outcome(seat_with_higher(scores), scores, "marks") if max(scores) >= 3 else None""",
        "import Event, Seat": "import Event, Outcome, Seat",
        "import Move\n": "import Move\nfrom engine.noughts.events import Marked\n",
        "import NoughtsState\n": "import NoughtsState\nfrom engine.two_player import Scores, other, seat_with_higher\n",
    },
    "engine/noughts/position.py": {
        "position.outcome not in (None, *resignations(position.scores))": (
            "max(position.scores) > 3 or min(position.scores) == 3 or position.outcome not in "
            "([outcome] if (outcome := decided(position.scores)) else [None, *resignations(position.scores)])"
        ),
        "import Any\n": "import Any\n\nfrom engine.noughts.play import decided\n",
    },
    "tests/games/noughts/script.py": {
        """raise NotImplementedError(
        "To write: look for two secrets that differ in Bo's hand alone, as Elements does;"
        ' where nothing is hidden and dealt, return f"{1:064x}", f"{2:064x}"'
    )""": 'return f"{1:064x}", f"{2:064x}"',
    },
    "tests/games/noughts/test_rules.py": {
        'raise NotImplementedError("To write: the rules a second time, on plain position() data")': (
            'return [{"type": "mark"}]'
        ),
        "OPEN = False": "OPEN = True",
    },
}
"""What a game needs at least in which two people mark something, and whoever has done so three times wins."""

TESTS = (
    "tests/test_complete.py", "tests/test_contract.py", "tests/test_engine_secrecy.py", "tests/test_exactness.py",
    "tests/test_fuzz.py", "tests/test_loading.py", "tests/test_notation.py", "tests/test_playthrough.py",
    "tests/test_refusals.py", "tests/test_told.py", "tests/render", "tests/games/noughts",
    "tests/bot/test_secrecy.py", "tests/bot/test_secrecy_pairs.py",
)  # fmt: skip
NOT_YET = "test_nothing_of_a_game_is_left_to_write"


def test_the_smallest_game_passes_the_tests_of_all_games(tmp_path: Path) -> None:
    for room in ROOMS:
        shutil.copytree(ROOT / room, tmp_path / room)
    (tmp_path / "docs" / "pictures").mkdir(parents=True)
    for file in FILES:
        shutil.copy2(ROOT / file, tmp_path / file)
    new_game("noughts", tmp_path, "mark")
    for file, changes in SMALLEST.items():
        text = (tmp_path / file).read_text(encoding="utf-8")
        for before, after in changes.items():
            assert text.count(before) == 1, (file, before)
            text = text.replace(before, after)
        (tmp_path / file).write_text(text, encoding="utf-8")
    for module in ("tests.support.playthrough", "tests.support.sheet"):
        run(tmp_path, "-m", module, "noughts")
    run(tmp_path, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", f"noughts and not {NOT_YET}", *TESTS)


def run(root: Path, *command: str) -> None:
    """Run Python in a copy of the project."""
    done = subprocess.run([sys.executable, *command], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]


@pytest.mark.parametrize(
    ("action", "acts", "acted"),
    [
        ("mark", "marks", "Marked"), ("pass", "passes", "Passed"), ("place", "places", "Placed"),
        ("try", "tries", "Tried"), ("drop", "drops", "Dropped"), ("play", "plays", "Played"),
        ("reveal", "reveals", "Revealed"),
    ],
)  # fmt: skip
def test_the_first_action_is_named_everywhere(tmp_path: Path, action: str, acts: str, acted: str) -> None:
    for register in (*REGISTERS, NOTATION):
        (tmp_path / register).parent.mkdir(exist_ok=True, parents=True)
        shutil.copy2(ROOT / register, tmp_path / register)
    written = "\n".join(path.read_text(encoding="utf-8") for path in new_game("noughts", tmp_path, action))
    assert f'class {action.title()}(Action, frozen=True, tag="{action}")' in written
    assert f'class {acted}(Event, frozen=True, tag="{action}")' in written
    assert f"noughts-event-{action} = {{ $player }} {acts}." in written
    assert action == "pass" or "Pass" not in written


@pytest.mark.parametrize("action", ["", "Mark", "two words", "mark_it"])
def test_a_bad_action_is_refused(tmp_path: Path, action: str) -> None:
    with pytest.raises(Impossible):
        new_game("noughts", tmp_path, action)
    assert not list(tmp_path.iterdir())
