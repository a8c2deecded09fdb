"""A bot that is started beside another one on the same database ends with a sentence."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from tests.sessions.player import GO
from tests.support.rules import ROOT

pytestmark = pytest.mark.thorough


def test_a_second_bot_ends_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/bot.db"
    monkeypatch.setenv("DISCORD_TOKEN", "not-asked-for")
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setattr(bot, "PATIENCE", 0)
    monkeypatch.setattr(bot, "start_logging", lambda level, style: None)
    command = (sys.executable, "-m", "tests.sessions.player")
    env = {**os.environ, "URL": url, "MANNER": "alone", "TABLES": ""}
    with subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"ready\n"
        assert bot.main() == 2
        first.send_signal(GO)
        assert first.wait() == 0
    assert capsys.readouterr().err.startswith(f"Another bot is running on the database {url}: stop it")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_bot_that_waits_for_another_one_to_end_is_stopped_like_any(tmp_path: Path, number: signal.Signals) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/bot.db"
    env = {**os.environ, "URL": url, "MANNER": "alone", "TABLES": "", "DATABASE_URL": url, "DISCORD_TOKEN": "none"}
    first = (sys.executable, "-m", "tests.sessions.player")
    with subprocess.Popen(first, cwd=ROOT, env=env, stdout=subprocess.PIPE) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"ready\n"
        second = (sys.executable, "bot.py")
        with subprocess.Popen(second, cwd=ROOT, env=env, stderr=subprocess.PIPE, text=True) as waiting:
            assert waiting.stderr is not None
            for line in waiting.stderr:  # before it may stand which shortcuts are turned off
                if "waiting for it to end" in line:
                    break
            waiting.send_signal(number)
            said = waiting.stderr.read()
        other.send_signal(GO)
    assert "waiting for it to end" in line
    assert (waiting.returncode, said) == (0, "")
