"""What CONTRIBUTING.md and the Makefile tell to type works, and what stands in the requirements is what is meant."""

import re
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.rules import ROOT

PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "bench" / "performance.in.md"])


@pytest.mark.parametrize("page", [pytest.param(page, id=str(page.relative_to(ROOT))) for page in PAGES])
def test_what_is_to_be_typed_is_there_and_is_typed_with_the_projects_own_python(page: Path) -> None:
    """The system's Python has nothing of what the project needs."""
    typed = re.findall(r"(\S*)python -m ([\w.]+)", page.read_text(encoding="utf-8"))
    assert {before.lstrip("`(") for before, _ in typed} <= {".venv/bin/"}
    assert not {name for _, name in typed if find_spec(name.rstrip(".")) is None}


def test_the_pages_tell_of_commands() -> None:
    assert "python -m" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_a_revision_that_is_not_there_is_told_in_a_sentence() -> None:
    command = [sys.executable, "-m", "tests.support.beside", "no-such-revision"]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 1
    (said,) = ran.stderr.splitlines()
    assert "no-such-revision: name a commit" in said


def pinned(file: str) -> set[str]:
    """The names that a file of requirements pins itself."""
    text = (ROOT / file).read_text(encoding="utf-8")
    return {name.lower() for name in re.findall(r"^([\w.-]+)==", text, re.MULTILINE)}


def test_the_bot_is_not_installed_with_what_only_the_playground_needs() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = {re.split(r"[\[<>=; ]", one)[0].lower() for one in project["project"]["dependencies"]}
    of_the_playground = {one.lower() for one in project["dependency-groups"]["playground"]}
    assert {name.replace("-", "_") for name in names} <= {name.replace("-", "_") for name in pinned("requirements.txt")}
    assert of_the_playground <= pinned("requirements-play.txt")
    assert not of_the_playground & pinned("requirements.txt")
