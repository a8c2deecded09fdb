"""Pin the newest versions that fit together: ``python -m tools.lock`` writes the requirements files."""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]


def resolved(wanted: Sequence[str]) -> dict[str, str]:
    """The name and version of all that pip would install for these requirements."""
    command = ["install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-", *wanted]
    ran = subprocess.run([sys.executable, "-m", "pip", *command], capture_output=True, text=True, check=True)
    found = [item["metadata"] for item in json.loads(ran.stdout)["install"]]
    return {item["name"]: item["version"] for item in found}


def pinned(versions: Iterable[tuple[str, str]], markers: dict[str, str]) -> str:
    """The lines of a requirements file, in the order of the names."""
    lines = [f"{name}=={version}{markers.get(name.lower(), '')}\n" for name, version in versions]
    return "".join(sorted(lines, key=str.lower))


def main() -> None:
    """Resolve what pyproject.toml asks for, and write the files."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = project["dependency-groups"]
    runs = project["project"]["dependencies"]
    plays = [*runs, *groups["playground"]]
    marked = (re.match(r"([\w.-]+)[^;]*(; .+)", one) for one in runs)
    markers = {found[1].lower(): found[2].replace("'", '"') for found in marked if found}
    known: dict[str, str] = {}
    before = ""
    for file, what, wanted in (
        ("requirements.txt", "What the bot runs on", runs),
        ("requirements-play.txt", "What the playground needs on top", plays),
        ("requirements-dev.txt", "What tests, checks and benchmarks need on top", [*plays, *groups["dev"]]),
    ):
        more = {name: version for name, version in resolved(wanted).items() if name not in known}
        above = f"-r {before}\n" if before else ""
        text = f"# {what}, every version pinned.\n{above}{pinned(more.items(), markers)}"
        (ROOT / file).write_text(text, encoding="utf-8")
        known, before = {**known, **more}, file


if __name__ == "__main__":
    main()
