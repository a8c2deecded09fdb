"""A bot that is started beside another one on the same database ends with a sentence."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import bot
from tests.sessions.player import GO
from tests.support.rules import ROOT


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
