"""A Dockerfile without a container engine: its steps, carried out in a folder.

    python -m tests.deploy.dockerfile FOLDER

installs what the image has under FOLDER/app (a minute of work); the tests leave the installing out.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from tests.support.rules import ROOT

FILE = ROOT / "deploy" / "Dockerfile"
COMPILED = shutil.ignore_patterns("__pycache__")


class Step(NamedTuple):
    """An instruction with its arguments as they are written."""

    name: str
    text: str

    @property
    def words(self) -> list[str]:
        """The arguments without flags."""
        return [word for word in self.text.split() if not word.startswith("--")]

    @property
    def command(self) -> list[str]:
        """The command of a CMD or a HEALTHCHECK."""
        found: list[str] = json.loads(self.text[self.text.index("[") :])
        return found


def steps(file: Path = FILE) -> list[Step]:
    """Every instruction, in order."""
    lines = (line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#"))
    return [Step(*line.split(maxsplit=1)) for line in lines]


def stages() -> list[list[Step]]:
    """The instructions of each stage, beginning with its FROM."""
    found: list[list[Step]] = []
    for step in steps():
        if step.name == "FROM":
            found.append([])
        found[-1].append(step)
    return found


def everything(_: Step) -> bool:
    return True


def build(folder: Path, wanted: Callable[[Step], bool] = everything) -> Path:
    """Carry out the first stage's wanted steps, with a folder in the place of the image's root; returns its workdir."""
    here = folder
    for step in stages()[0]:
        if not wanted(step):
            continue
        match step.name:
            case "WORKDIR":
                here = folder / step.text.strip("/")
                here.mkdir(parents=True, exist_ok=True)
            case "COPY":
                *sources, target = step.words
                for source in sources:
                    _copy(ROOT / source, here / target)
            case "RUN":
                subprocess.run(["sh", "-ec", step.text], cwd=here, check=True)
    return here


def _copy(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=COMPILED)
    else:
        shutil.copy(source, target / source.name if target.is_dir() else target)


def environment() -> Mapping[str, str]:
    """What the image sets for the bot."""
    pairs = re.findall(r"(\w+)=(\S+)", " ".join(step.text for step in stages()[-1] if step.name == "ENV"))
    return dict(pairs)


def last(name: str) -> Step:
    """The instruction of that name that counts: the last one."""
    return [step for step in stages()[-1] if step.name == name][-1]


def main() -> int:
    """Build it all, and start what the image starts, without a token: it must say that one is missing."""
    here = build(Path(sys.argv[1]).resolve())
    plain = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    ended = subprocess.run(
        last("CMD").command, cwd=here, env={**plain, **environment()}, capture_output=True, text=True
    )
    sys.stderr.write(ended.stderr)
    return 0 if ended.returncode == 78 and "DISCORD_TOKEN is not set" in ended.stderr else 1


if __name__ == "__main__":
    sys.exit(main())
