"""Write every part of a new game for two: ``make new-game ID=noughts ACTION=mark``.

The same is ``python -m tools.new_game noughts mark``. The action is the first that its players can do; it is `pass`
where none is named.

What is left to write stands behind the words "To write:", in comments, texts and NotImplementedErrors;
`tests/test_complete.py` lists it. The templates, in `tools/templates`, have the shape of Elements.
"""

import keyword
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
TEMPLATES = Path(__file__).parent / "templates"
MOST = 32  # letters of a command's name on Discord
NOTATION = "docs/notation.md"
ACTION = "pass"
CHAPTER = """
## {title}

| form | for | example |
| --- | --- | --- |
| `{action}` | To write: the forms of engine/{id}/notation.py, in the same order | |
"""
TO_WRITE = re.compile(r'To write: (.+?)"*\)?$')
BY_CHAPTER = (
    "engine/{}", "engine/{}/english.ftl", "tests/games/{}/test_rules.py", NOTATION, "words/{}",
    "words/locale/en/{}*.ftl", "words/locale/en/rules/{}.md", "render/{}", "tests/games/{}/samples.py",
    "ui/layouts/{}.py", "cogs/{}.py", "tests/games/{}/script.py",
)  # fmt: skip
"""The places where something can be left to write, in the order of docs/a-new-game.md."""
FIRST_TESTS = (
    "tests/test_contract.py tests/test_exactness.py tests/test_engine_secrecy.py tests/test_loading.py "
    "tests/test_notation.py tests/games/{}"
)
"""The tests of the rules, which come first: the others need them."""


class Register(NamedTuple):
    """A list of all games: where in a file it begins, what stands at its end, a game's entry, and its import.

    ``{name}`` and ``{id}`` stand for the game's.
    """

    begins: str
    ends: str
    entry: str
    imports: str


REGISTERS: Mapping[str, Register] = {
    "engine/__init__.py": Register("GAMES:", r"(\w\(\)),?(\s*\))", "{name}()", "from engine.{id} import {name}\n"),
    "words/voice.py": Register("WORDS:", r"(\w),?(\s*\))", "{name}Words", "from words.{id} import {name}Words\n"),
    "computer/__init__.py": Register(
        "PLAYERS:", r"(\w\(\)),?(\s*\})", '"{id}": {name}Player()', "from computer.{id} import {name}Player\n"
    ),
    "ui/layouts/__init__.py": Register(
        "LAYOUTS:", r"(\w),?(\s*\))", "{name}Layout", "from ui.layouts.{id} import {name}Layout\n"
    ),
    "render/__init__.py": Register(
        "PICTURES:", r"(\w\(\)),?(\s*\})", '"{id}": {name}Pictures()', "from render.{id} import {name}Pictures\n"
    ),
}


class Impossible(Exception):
    """The reason why a game can't be written; a sentence."""


def new_game(game_id: str, root: Path = ROOT, action: str = ACTION) -> list[Path]:
    """Write a game's parts below a folder and return them. Raises Impossible before anything is written.

    ``action``: the verb of its first action.
    """
    if not re.fullmatch(r"[a-z][a-z_]*[a-z]", game_id) or keyword.iskeyword(game_id) or len(game_id) > MOST:
        raise Impossible(f"{game_id!r} can't be an id: use 2 to {MOST} small letters and underscores, such as noughts.")
    if not re.fullmatch(r"[a-z]{2,20}", action):
        raise Impossible(f"{action!r} can't be an action: use a verb in small letters, such as mark.")
    if (root / "engine" / game_id).exists():
        raise Impossible(f"There is a game {game_id} already.")
    filled = dict(_filled(game_id, action))
    registered = dict(_registered(game_id, root))
    for path, text in {**filled, **registered}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    with (root / NOTATION).open("a", encoding="utf-8") as notation:
        notation.write(CHAPTER.format(id=game_id, title=_title(game_id), action=action))
    return [root / path for path in filled]


def left_to_write(game_id: str, root: Path = ROOT) -> list[str]:
    """The parts of a game that are still to write: a line "file:number: what" for each, in the order to write them."""
    left = []
    for place in BY_CHAPTER:
        for found in sorted(root.glob(place.format(game_id))):
            for path in sorted(found.rglob("*.py")) if found.is_dir() else [found]:
                lines = path.read_text(encoding="utf-8").splitlines()
                for number, line in enumerate(lines, 1):
                    found_there = TO_WRITE.search(line)
                    if found_there and (place != NOTATION or f"engine/{game_id}/" in line):
                        left.append(f"{path.relative_to(root)}:{number}: {found_there[1]}")
    return left


def _filled(game_id: str, action: str) -> list[tuple[str, str]]:
    """The paths and texts of all parts."""
    words = game_id.split("_")
    fields = {
        "@id@": game_id,
        "@Name@": "".join(map(str.title, words)),
        "@title@": _title(game_id),
        "@prefix@": "-".join(words),
        "@group@": words[0],
        "@action@": action,
        "@Action@": action.title(),
        "@acts@": _with_s(action),
        "@Acted@": _past(action).title(),
        "@RULE@": (words[0][0] + words[-1][-1 if len(words) == 1 else 0]).upper(),
    }
    parts = []
    for template in sorted(TEMPLATES.rglob("*.txt")):
        path = template.relative_to(TEMPLATES).as_posix().removesuffix(".txt").replace("_id_", game_id)
        text = template.read_text(encoding="utf-8")
        for field, value in fields.items():
            text = text.replace(field, value)
        parts.append((path, text))
    return parts


def _with_s(verb: str) -> str:
    """A verb in the third person: "marks", "passes", "tries"."""
    if re.search(r"(s|x|z|ch|sh|o)$", verb):
        return f"{verb}es"
    return re.sub(r"([^aeiou])y$", r"\1ie", verb) + "s"


def _past(verb: str) -> str:
    """The past of a regular verb: "marked", "placed", "tried", "dropped"."""
    if re.fullmatch(r"[^aeiou]*[aeiou][^aeiouwxy]", verb):
        verb += verb[-1]
    return re.sub(r"([^aeiou])y$", r"\1i", verb).removesuffix("e") + "ed"


def _title(game_id: str) -> str:
    return " ".join(game_id.split("_")).capitalize()


def _registered(game_id: str, root: Path) -> list[tuple[str, str]]:
    """The files that list all games, with the new one."""
    name = "".join(map(str.title, game_id.split("_")))
    changed = []
    for path, register in REGISTERS.items():
        text = (root / path).read_text(encoding="utf-8")
        head, _, tail = text.partition(register.begins)
        entry = register.entry.format(name=name, id=game_id)
        listed, count = re.subn(register.ends, rf"\1, {entry}\2", tail, count=1)
        place = re.search(r"^from (?!__future__)", head, re.MULTILINE)
        if not count or place is None:
            raise Impossible(
                f"{path} has no list after {register.begins} any more: mend REGISTERS in tools/new_game.py."
            )
        imported = register.imports.format(name=name, id=game_id)
        changed.append((path, head[: place.start()] + imported + head[place.start() :] + register.begins + listed))
    return changed


def main() -> int:
    """Write the game that the command line names, tidy it, and say how to go on."""
    if not 2 <= len(sys.argv) <= 3:
        print("make new-game ID=x ACTION=mark: which id has the game, and what do its players do?")
        return 2
    try:
        written = new_game(sys.argv[1], action=sys.argv[2] if len(sys.argv) > 2 else ACTION)
    except Impossible as error:
        print(error)
        return 2
    registers = [ROOT / path for path in REGISTERS]
    python = [str(path) for path in (*written, *registers) if path.suffix == ".py"]
    for command in (["format"], ["check", "--fix", "--select", "I"], ["format"]):
        subprocess.run([sys.executable, "-m", "ruff", *command, "--quiet", *python], check=True, cwd=ROOT)
    game_id = sys.argv[1]
    for path in written:
        print(path.relative_to(ROOT))
    print(f"\nIt is registered in {', '.join(REGISTERS)}, and has a chapter in {NOTATION}.")
    print(f"There are {len(left_to_write(game_id))} things to write. docs/a-new-game.md begins with the rules:\n")
    print(f"    make test ARGS='-x -k {game_id} {FIRST_TESTS.format(game_id)}'\n")
    print(f"This lists what is left:\n\n    make test ARGS='-k {game_id} tests/test_complete.py'")
    return 0


if __name__ == "__main__":
    sys.exit(main())
