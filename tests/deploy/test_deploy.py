"""What stands in deploy/ is true: the image's steps work, and every name in it is one that the bot knows."""

import asyncio
import configparser
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

import bot
from settings import Settings
from tests.deploy import dockerfile
from tests.deploy.dockerfile import Step
from tests.support.rules import ROOT
from watch.metrics import PREFIX, Metrics
from watch.server import Server

DEPLOY = ROOT / "deploy"
METRIC = re.compile(rf"\b(?:{PREFIX}|process)_[a-z0-9_]+")
COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SETTINGS = {name.upper() for name in Settings.model_fields}


def served() -> set[str]:
    """Every name under which Prometheus finds a metric."""
    return {
        name
        for family in Metrics().registry.collect()
        for kind in ("", "_total", "_bucket", "_count", "_sum")
        for name in (f"{family.name}{kind}",)
        if family.type == "histogram" or kind in ("", "_total")
    }


def expressions() -> Iterator[str]:
    for group in yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]:
        yield from (rule["expr"] for rule in group["rules"])
    board = json.loads((DEPLOY / "grafana" / "elementarium.json").read_text(encoding="utf-8"))
    yield from (target["expr"] for panel in board["panels"] for target in panel["targets"])


def test_alerts_and_dashboard_ask_for_metrics_that_there_are() -> None:
    asked = {name for expression in expressions() for name in METRIC.findall(expression)}
    assert len(asked) > 25
    assert asked <= served()


def test_the_first_of_a_kind_is_an_alert() -> None:
    """A counter with labels begins at one, and does not grow then."""
    alarming = re.compile(r"increase\((\w+)\[10m\]\)\) > 0")
    counted = [(name, expression) for expression in expressions() for name in alarming.findall(expression)]
    assert len(counted) == 2
    for name, expression in counted:
        assert f"sum({name} unless {name} offset 10m) > 0" in expression


def test_the_dashboard_shows_every_metric() -> None:
    shown = " ".join(expressions())
    ours = {family.name for family in Metrics().registry.collect() if family.name.startswith(PREFIX)}
    assert not {name for name in ours if name not in shown}


# The image


def copied(step: Step) -> bool:
    """All but the installing, which takes a minute: the tests have everything installed."""
    return "pip install" not in step.text


def test_the_image_holds_all_that_the_bot_needs(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / ".venv").symlink_to(sys.prefix)
    here = dockerfile.build(tmp_path, copied)
    plain = {"PATH": os.environ["PATH"], **dockerfile.environment()}
    ended = subprocess.run(
        dockerfile.last("CMD").command, cwd=here, env=plain, capture_output=True, text=True, check=False
    )
    assert ended.returncode == bot.FOR_GOOD
    assert ended.stderr.startswith("DISCORD_TOKEN is not set")
    (entry,) = dockerfile.last("ENTRYPOINT").command
    assert os.access(here / entry, os.X_OK)


def test_the_image_is_not_root_and_sets_what_the_bot_knows() -> None:
    assert dockerfile.last("USER").text.partition(":")[0] not in ("root", "0")
    assert {*dockerfile.environment()} - {"PYTHONUNBUFFERED"} <= SETTINGS
    assert all(step.text.startswith("python:3.11-slim") for step in dockerfile.steps() if step.name == "FROM")


def test_what_is_copied_is_not_ignored() -> None:
    let_in = {
        line[1:] for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines() if line.startswith("!")
    }
    sources = {word for step in dockerfile.stages()[0] if step.name == "COPY" for word in step.words[:-1]}
    assert sources == let_in


@pytest.fixture
async def live() -> Any:
    """A bot's own /health/live, on some port."""

    async def nothing() -> Any:
        return b""

    server = Server(nothing, nothing)
    yield await server.start("127.0.0.1", 0)
    await server.close()


async def test_the_healthcheck_tells_a_bot_from_none(live: int, unused_tcp_port: int) -> None:
    port = dockerfile.environment()["METRICS_PORT"]
    _, *command = dockerfile.last("HEALTHCHECK").command
    for asked, healthy in ((live, True), (unused_tcp_port, False)):
        here = [word.replace(f":{port}/", f":{asked}/") for word in command]
        process = await asyncio.create_subprocess_exec(sys.executable, *here, stderr=asyncio.subprocess.DEVNULL)
        assert (await process.wait() == 0) is healthy


RUN = str(DEPLOY / "run.sh")


def run(code: str) -> subprocess.Popen[str]:
    """What the image starts, with this in the place of the bot."""
    return subprocess.Popen([RUN, sys.executable, "-c", code], stdout=-1, stderr=-1, text=True)


@pytest.mark.parametrize("code", [0, 1, bot.LATER])
def test_what_may_be_over_by_itself_is_left_to_docker(code: int) -> None:
    with run(f"raise SystemExit({code})") as ended:
        assert ended.communicate() == ("", "")
        assert ended.returncode == code


def test_what_ends_for_good_is_not_started_again_until_it_is_stopped() -> None:
    with run(f"import sys; print('why', file=sys.stderr); sys.exit({bot.FOR_GOOD})") as asleep:
        assert asleep.stderr is not None
        assert asleep.stderr.readline() == "why\n"
        assert asleep.stderr.readline().startswith("Not started again: ")
        assert asleep.poll() is None
        asleep.terminate()
        assert asleep.wait() == bot.FOR_GOOD


def test_a_stop_is_passed_on_to_the_bot() -> None:
    stop = "import signal, sys; signal.signal(signal.SIGTERM, lambda *_: sys.exit(7)); print('up', flush=True)"
    with run(f"{stop}; signal.pause()") as running:
        assert running.stdout is not None
        assert running.stdout.readline() == "up\n"
        running.terminate()
        assert running.wait() == 7


# Compose, Prometheus, systemd


def test_compose_sets_what_the_bot_knows() -> None:
    service = COMPOSE["services"]["bot"]
    assert {*service["environment"]} <= SETTINGS
    values: dict[str, Any] = {
        name.lower(): re.sub(r"\$\{[^}]*\}", "word", value) for name, value in service["environment"].items()
    }
    assert Settings.model_validate(values).database_url.startswith("postgresql+asyncpg://")
    assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).samefile(dockerfile.FILE)
    assert service["read_only"]
    assert (DEPLOY / service["env_file"]).resolve() == ROOT / ".env"
    assert service["depends_on"].keys() < COMPOSE["services"].keys()


def test_compose_mounts_what_there_is() -> None:
    for service in COMPOSE["services"].values():
        for mounted in service.get("volumes", ()):
            source = mounted.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]


def test_prometheus_looks_where_the_bot_serves() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    ((target,),) = [one["targets"] for one in job["static_configs"]]
    assert target == f"bot:{COMPOSE['services']['bot']['environment']['METRICS_PORT']}"
    assert all(f'job="{job["job_name"]}"' in text for text in expressions() if "job=" in text)


def test_systemd_starts_what_there_is() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment]  # systemd's names have capitals
    unit.read(DEPLOY / "elementarium.service", encoding="utf-8")
    service = unit["Service"]
    python, script = service["ExecStart"].split()
    assert Path(python) == Path(service["WorkingDirectory"]) / ".venv" / "bin" / "python"
    assert (ROOT / script).exists()
    assert service["RestartPreventExitStatus"] == str(bot.FOR_GOOD)
    assert service["ReadWritePaths"] == f"{service['WorkingDirectory']}/var"
