"""A record is checked without a bot: by a command, and by a script in another language that knows no rules."""

import json
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sessions.verify import main
from tests.support.rules import ROOT

FileOf = Callable[[str], bytes]
NODE = shutil.which("node")


def forged(data: bytes, path: Path, change: Callable[[Any], Any]) -> Path:
    """A file with something changed in it."""
    record = json.loads(data)
    change(record)
    path.write_text(json.dumps(record))
    return path


def test_the_command_says_what_it_has_checked(
    file_of: FileOf, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "game.json").write_bytes(file_of("elements"))
    assert main([str(tmp_path / "game.json")]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Elements: Ann, Bob\nok")
    assert said.count("ok   ") == 4
    assert "WRONG" not in said


def test_the_command_says_what_is_wrong(file_of: FileOf, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = forged(file_of("elements"), tmp_path / "forged.json", lambda record: record["lines"].pop())
    assert main([str(path)]) == 1
    said = capsys.readouterr().out
    assert "WRONG All" in said
    assert "The log does not lead to the stored outcome." in said


@pytest.mark.parametrize("name", ["nothing.json", "text.json"])
def test_the_command_says_that_a_file_is_no_record(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "text.json").write_text("a letter")
    assert main([str(tmp_path / name)]) == 2
    assert capsys.readouterr().err.strip()


def run_node(path: Path) -> tuple[int, str]:
    assert NODE is not None
    command = [NODE, str(ROOT / "tools" / "check_record.mjs"), str(path)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    return ran.returncode, ran.stdout + ran.stderr


@pytest.mark.skipif(NODE is None, reason="Node is not here")
def test_a_script_without_our_code_checks_the_same_shuffles(file_of: FileOf, tmp_path: Path) -> None:
    for name in ("elements", "realm_of_the_defenders", "elemental_clash"):
        (tmp_path / name).write_bytes(file_of(name))
        returned, said = run_node(tmp_path / name)
        assert returned == 0, said
        assert said.count("ok   ") > 4


@pytest.mark.skipif(NODE is None, reason="Node is not here")
def test_the_script_finds_what_is_wrong(file_of: FileOf, tmp_path: Path) -> None:
    def forge(record: Any) -> None:
        record["secret"] = "0" * 64
        record["chance"][1]["gave"].reverse()

    returned, said = run_node(forged(file_of("elements"), tmp_path / "forged.json", forge))
    assert returned == 1
    assert said.count("WRONG") == 3


def test_the_script_is_short() -> None:
    assert len((ROOT / "tools" / "check_record.mjs").read_text().splitlines()) < 60
