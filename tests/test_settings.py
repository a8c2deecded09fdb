"""Settings: named and explained in .env.example, and one clear sentence when they are missing or malformed."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from settings import BadSettings, Settings, database_url, read_settings, unknown_names

ROOT = Path(__file__).parent.parent
EXAMPLE = (ROOT / ".env.example").read_text(encoding="utf-8")


NOBODY = 65534

PROCESSES = {"DISCORD_TOKEN": "x", "SHARD_COUNT": "4", "DATABASE_URL": "postgresql+asyncpg://host/name"}


@pytest.mark.parametrize("name", [name.upper() for name in Settings.model_fields])
def test_every_setting_is_named_and_explained(name: str) -> None:
    before, found, _ = EXAMPLE.partition(f"\n{name}=")
    assert found, f"{name} is not in .env.example"
    paragraph = before.rpartition("\n\n")[2]
    assert paragraph.startswith("#")


def test_the_example_names_no_setting_that_does_not_exist() -> None:
    named = {line.partition("=")[0] for line in EXAMPLE.splitlines() if line and not line.startswith("#")}
    assert named == {name.upper() for name in Settings.model_fields}


@pytest.mark.parametrize(
    ("env", "sentence"),
    [
        ({}, "DISCORD_TOKEN is not set: write DISCORD_TOKEN=… into .env"),
        ({"DISCORD_TOKEN": ""}, "DISCORD_TOKEN is not set: write DISCORD_TOKEN=… into .env"),
        ({"DISCORD_TOKEN": "my secret word"}, "DISCORD_TOKEN can't be used: a token has no spaces in it."),
        ({"DISCORD_TOKEN": "x", "DATABASE_URL": "nonsense"}, "DATABASE_URL can't be used: it is not a database URL"),
        (
            {"DISCORD_TOKEN": "x", "DATABASE_URL": "mysql://a/b"},
            "DATABASE_URL can't be used: it must begin with sqlite",
        ),
        ({"DISCORD_TOKEN": "x", "LOG_LEVEL": "loud"}, "LOG_LEVEL can't be used: "),
        ({"DISCORD_TOKEN": "x", "LOBBY_MINUTES": "0"}, "LOBBY_MINUTES can't be used: "),
        (
            {"DISCORD_TOKEN": "x", "DISCORD_API": "nowhere"},
            "DISCORD_API can't be used: it must look like https://host or http://host.",
        ),
        (
            {"DISCORD_TOKEN": "x", "DISCORD_GATEWAY": "https://gateway.test"},
            "DISCORD_GATEWAY can't be used: it must look like wss://host or ws://host.",
        ),
        (
            {"DISCORD_TOKEN": "x", "DISCORD_GATEWAY": "wss://"},
            "DISCORD_GATEWAY can't be used: it must look like wss://host or ws://host.",
        ),
        ({"DISCORD_TOKEN": "x", "SHARD_COUNT": "0"}, "SHARD_COUNT can't be used: "),
        ({"DISCORD_TOKEN": "x", "COMPUTER_WORKERS": "0"}, "COMPUTER_WORKERS can't be used: "),
        ({**PROCESSES, "SHARD_IDS": "0-x"}, "SHARD_IDS can't be used: it is one number or several, such as 0-7"),
        ({**PROCESSES, "SHARD_IDS": "9-8"}, "SHARD_IDS can't be used: it is one number or several, such as 0-7"),
        ({**PROCESSES, "SHARD_IDS": "0-4"}, "SHARD_IDS can't be used: of 4 shards the last is 3."),
        ({**PROCESSES, "SHARD_IDS": "0", "SHARD_COUNT": ""}, "SHARD_IDS can't be used: it needs SHARD_COUNT"),
        (
            {**PROCESSES, "SHARD_IDS": "0", "DATABASE_URL": ""},
            "SHARD_IDS can't be used: it means that several processes",
        ),
    ],
    ids=lambda value: " ".join(f"{k}={v}" for k, v in value.items()) if isinstance(value, dict) else "",
)
def test_a_wrong_setting_is_one_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, env: dict[str, str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as refused:
        read_settings()
    assert sentence in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "my secret word" not in str(refused.value)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the bot is started; nothing is set in the environment."""
    monkeypatch.chdir(tmp_path)
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    return tmp_path


def test_a_file_that_is_not_utf_8_is_one_clear_sentence(folder: Path) -> None:
    (folder / ".env").write_bytes(b"DISCORD_TOKEN=word\n# f\xe4hig\n")
    with pytest.raises(BadSettings, match=r"^\.env can't be used: line 2 is not UTF-8\. Save the file as UTF-8\.$"):
        read_settings()


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Windows has other permissions")
def test_a_file_that_belongs_to_somebody_else_is_one_clear_sentence(folder: Path) -> None:
    (folder / ".env").write_text("DISCORD_TOKEN=word\n")
    (folder / ".env").chmod(0)
    # Root may read everything, unless it is somebody else for a while; the file is root's then, as it is by mistake.
    root = os.geteuid() == 0
    folder.chmod(0o755)
    if root:
        os.seteuid(NOBODY)
    try:
        with pytest.raises(BadSettings) as refused:
            read_settings()
    finally:
        if root:
            os.seteuid(0)
    assert str(refused.value).startswith(".env can't be read: permission denied. It must be readable by the user")
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("METRIC_PORT=9", {"METRIC_PORT": "METRICS_PORT"}),
        ("export SHARDCOUNT = 2", {"SHARDCOUNT": "SHARD_COUNT"}),
        ("DICORD_TOKEN=x", {"DICORD_TOKEN": "DISCORD_TOKEN"}),
        ("FAVOURITE_COLOUR=red", {"FAVOURITE_COLOUR": ""}),
        ("METRICS_PORT=9\nlog_level=info\n# METRIC_PORT=9", {}),
        ("POSTGRES_PASSWORD=x\nCOMPOSE_PROJECT_NAME=x\nTZ=Europe/Vienna\nPGSSLMODE=require\nhttps_proxy=x", {}),
    ],
)
def test_a_name_that_is_no_setting_is_noticed(folder: Path, line: str, found: dict[str, str]) -> None:
    (folder / ".env").write_text(f"{line}\n")
    assert unknown_names() == found


def test_without_a_file_nothing_in_it_is_strange(folder: Path) -> None:
    assert unknown_names() == {}


def test_the_example_has_nothing_strange_in_it(folder: Path) -> None:
    (folder / ".env").write_text(EXAMPLE, encoding="utf-8")
    assert unknown_names() == {}


@pytest.mark.parametrize(("written", "ids"), [("0-2", (0, 1, 2)), ("3", (3,)), ("3, 0-1,1", (0, 1, 3)), ("", None)])
def test_shards_are_written_as_ranges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: str, ids: tuple[int, ...] | None
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in {**PROCESSES, "SHARD_IDS": written}.items():
        monkeypatch.setenv(name, value)
    assert read_settings().shard_ids == ids


@pytest.mark.parametrize("url", ["sqlite:///file.db", "postgresql://host/name", "postgres://ann@host:5433/name"])
def test_databases_are_named_as_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, url: str) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    assert database_url() == url
    for name, value in {**PROCESSES, "SHARD_IDS": "0", "DATABASE_URL": "postgres://host/name"}.items():
        monkeypatch.setenv(name, value)
    assert read_settings().shard_ids == (0,)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("env", "code", "sentence"),
    [
        ({"DISCORD_TOKEN": "my secret word"}, 78, "a token has no spaces in it."),
        ({"DISCORD_TOKEN": "x", "DATABASE_URL": "sqlite:///:memory:"}, 78, "DATABASE_URL must name a file"),
        ({"DISCORD_TOKEN": "x", "DATABASE_URL": "sqlite+aiosqlite:////proc/none/tables.db"}, 2, "can't be made"),
    ],
    ids=["settings", "memory", "store"],
)
def test_a_bot_that_can_not_start_says_why_in_one_line(
    tmp_path: Path, env: dict[str, str], code: int, sentence: str
) -> None:
    plain = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, str(ROOT / "bot.py")]
    ended = subprocess.run(command, cwd=tmp_path, env=plain | env, capture_output=True, text=True, check=False)
    assert ended.returncode == code
    assert sentence in ended.stderr
    assert len(ended.stderr.strip().splitlines()) == 1
    assert "my secret word" not in ended.stderr
