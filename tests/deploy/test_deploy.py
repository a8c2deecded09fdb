"""What stands in deploy/ is true: the image's steps work, and every name in it is one that the bot knows."""

import asyncio
import configparser
import json
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # it has no types

import bot
from settings import Settings
from tests.deploy import dockerfile
from tests.deploy.dockerfile import FOR_GOOD, Step
from tests.support.rules import ROOT
from watch.metrics import PREFIX, Metrics
from watch.server import MetricsServer

pytestmark = pytest.mark.thorough

DEPLOY = ROOT / "deploy"
PROMTOOL = shutil.which("promtool")
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


def rules() -> list[dict[str, Any]]:
    groups = yaml.safe_load((DEPLOY / "alerts.yml").read_text(encoding="utf-8"))["groups"]
    return [rule for group in groups for rule in group["rules"]]


def test_every_alert_has_a_severity_and_a_page() -> None:
    for rule in rules():
        assert rule["labels"]["severity"] in ("critical", "warning"), rule["alert"]
        assert rule["annotations"]["runbook"] == f"docs/operations.md#{rule['alert'].lower()}"


def test_alerts_go_to_somebody_who_is_told() -> None:
    config = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))
    ((target,),) = [one["targets"] for one in config["alerting"]["alertmanagers"][0]["static_configs"]]
    assert target.partition(":")[0] in COMPOSE["services"]
    told = yaml.safe_load((DEPLOY / "alertmanager.yml").read_text(encoding="utf-8"))
    known = {receiver["name"] for receiver in told["receivers"]}
    assert {told["route"]["receiver"], *(route["receiver"] for route in told["route"]["routes"])} <= known
    alerts = {rule["alert"] for rule in rules()}
    for rule in told["inhibit_rules"]:
        for matcher in rule["source_matchers"]:
            assert re.fullmatch(r'alertname="(\w+)"', matcher)[1] in alerts


@pytest.mark.skipif(PROMTOOL is None, reason="promtool comes with Prometheus")
def test_the_alerts_are_given_when_they_should_be() -> None:
    subprocess.run([str(PROMTOOL), "test", "rules", str(ROOT / "tests" / "deploy" / "alerts.test.yml")], check=True)


def test_the_dashboard_shows_every_metric() -> None:
    shown = " ".join(expressions())
    ours = {family.name for family in Metrics().registry.collect() if family.name.startswith(PREFIX)}
    assert not {name for name in ours if name not in shown}


# The image


def copied(step: Step) -> bool:
    """All but the installing, which takes a minute: the tests have everything installed."""
    return "-m pip" not in step.text


def test_the_image_holds_all_that_the_bot_needs(tmp_path: Path) -> None:
    (tmp_path / "app").mkdir()
    (tmp_path / "app" / ".venv").symlink_to(sys.prefix)
    here = dockerfile.build(tmp_path, copied)
    plain = {"PATH": os.environ["PATH"], **dockerfile.environment()}
    code, said = dockerfile.first_words(here, plain)
    assert code == bot.FOR_GOOD == FOR_GOOD
    assert said.startswith("DISCORD_TOKEN is not set")


START = """#!/bin/sh
trap 'exit 0' TERM
echo "I say $SAYS" >&2
if [ "$SAYS" = wait ]; then sleep 1000 & wait; fi
exit "$SAYS"
"""


@pytest.mark.parametrize("says", ["0", "2", "70", "78", "wait"])
def test_the_container_ends_with_the_bot_unless_to_start_it_again_does_not_help(tmp_path: Path, says: str) -> None:
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(START, encoding="utf-8")
    python.chmod(0o755)
    with subprocess.Popen(
        ["sh", str(DEPLOY / "start.sh")],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"], "SAYS": says},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        try:
            assert process.stderr.readline() == f"I say {says}\n"
            if says == "78":
                assert "until then it waits" in process.stderr.readline()
                assert process.poll() is None
            if says in ("78", "wait"):
                process.terminate()
            assert process.wait() == (0 if says == "wait" else int(says))
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


def test_systemd_knows_when_to_start_it_again_does_not_help() -> None:
    for name in ("elementarium.service", "elementarium@.service"):
        assert unit(name)["Service"]["RestartPreventExitStatus"] == str(FOR_GOOD)


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

    server = MetricsServer(nothing, nothing)
    yield await server.start("127.0.0.1", 0)
    await server.close()


async def test_the_healthcheck_tells_a_bot_from_none(live: int, unused_tcp_port: int) -> None:
    port = dockerfile.environment()["METRICS_PORT"]
    _, *command = dockerfile.last("HEALTHCHECK").command
    for asked, healthy in ((live, True), (unused_tcp_port, False)):
        here = [word.replace(f":{port}/", f":{asked}/") for word in command]
        process = await asyncio.create_subprocess_exec(sys.executable, *here, stderr=asyncio.subprocess.DEVNULL)
        assert (await process.wait() == 0) is healthy


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


def unit(name: str) -> configparser.ConfigParser:
    parser = configparser.ConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[assignment]  # systemd's names have capitals
    parser.read(DEPLOY / name, encoding="utf-8")
    return parser


@pytest.mark.parametrize("name", ["elementarium.service", "elementarium@.service"])
def test_systemd_starts_what_there_is(name: str) -> None:
    service = unit(name)["Service"]
    python, script = service["ExecStart"].split()
    assert Path(python) == Path(service["WorkingDirectory"]) / ".venv" / "bin" / "python"
    assert (ROOT / script).exists()
    assert service["RestartPreventExitStatus"] == str(bot.FOR_GOOD)
    assert service["ReadWritePaths"] == f"{service['WorkingDirectory']}/var"


def test_one_process_of_several_is_run_as_the_only_one_is() -> None:
    one, several = (dict(unit(name)["Service"]) for name in ("elementarium.service", "elementarium@.service"))
    assert several.pop("EnvironmentFile") == "/opt/elementarium/processes/%i.env"
    assert several == one


def test_processes_may_be_nice() -> None:
    """Those that think and draw are, which is one of the calls that systemd calls resources."""
    assert "os.nice(" in (ROOT / "computer" / "process.py").read_text(encoding="utf-8")
    assert "lower_priority(" in (ROOT / "computer" / "worker.py").read_text(encoding="utf-8")
    for name in ("elementarium.service", "elementarium@.service"):
        assert "~@privileged @resources" not in (DEPLOY / name).read_text(encoding="utf-8")


def test_the_timer_makes_copies_and_keeps_some(tmp_path: Path) -> None:
    """The command of the unit, as systemd gives it to the shell, in a folder of its own."""
    shell, flags, script = shlex.split(unit("elementarium-copy.service")["Service"]["ExecStart"].replace("%%", "%"))
    python = tmp_path / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text('#!/bin/sh\ntest "$1 $2" = "-m sessions.backup" && echo a copy > "$3"\n', encoding="utf-8")
    python.chmod(0o755)
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in range(20):
        (copies / f"elementarium-2026-11-{day + 1:02}-041500.db").touch()
    env = {"PATH": os.environ["PATH"], "STATE_DIRECTORY": str(copies)}
    subprocess.run([shell, flags, script], cwd=tmp_path, env=env, check=True)
    assert len([*copies.iterdir()]) == 14
    assert max(copies.iterdir()).read_text(encoding="utf-8") == "a copy\n"
    assert find_spec("sessions.backup")
