"""Imports run bot → cogs → ui → learning, sessions, render → computer, words → engine, and never back."""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import engine
from tests.support.rules import ROOT

MAY_IMPORT = {
    "engine": set(),
    "words": {"engine"},
    "compat": set(),
    "render": {"words", "engine", "compat"},
    "sessions": {"computer", "words", "engine", "settings"},
    "computer": {"engine"},
    "learning": {"computer", "engine"},
    "settings": set(),
    "ui": {"sessions", "learning", "computer", "render", "words", "engine", "compat"},
    "cogs": {"ui", "sessions", "learning", "computer", "render", "words", "engine"},
    "watch": {"ui", "sessions"},
    "bot": {"cogs", "watch", "ui", "sessions", "computer", "render", "words", "engine", "compat", "settings"},
    "playground": {"engine", "settings", "words"},
}
OURS = {*MAY_IMPORT, "bench", "tests"}
DISCORD = {"bot", "compat", "ui", "cogs", "watch", "playground", "bench", "tests"}
ENGINE_MAY_IMPORT = {"engine", "msgspec", "typing_extensions", *sys.stdlib_module_names}
PLAYS = {
    "sessions/log/takeback.py",
    "sessions/log/lines.py",
    "sessions/log/rehearsal.py",
    "engine",
    "computer",
    "learning",
    "bench",
    "tests",
}
BESIDE_THE_STORE = {"settings.py", "sessions/backup.py", "sessions/move.py"}
"""What else knows SQLAlchemy: how a database's address is written, and how one is copied whole."""
COMMANDS = {"learning/check.py": {"ui", "words"}, "playground/bot_here.py": {"bot", "sessions", "words"}}
"""Commands that stand beside what they check or serve, and begin further up: nothing imports them."""
LIVE_PLAY = re.compile(r"\.play\(")


@cache
def sources() -> list[Path]:
    folders = [path for name in sorted(OURS) for path in (ROOT / name).rglob("*.py")]
    return [*ROOT.glob("*.py"), *folders]


def part(path: Path) -> str:
    return path.relative_to(ROOT).parts[0].removesuffix(".py")


BLOCKS = "body", "orelse", "finalbody", "handlers", "cases"


def statements(of: ast.AST) -> Iterator[ast.AST]:
    """All statements below a node. Expressions, most of a file by far, are not looked into."""
    for block in BLOCKS:
        for one in getattr(of, block, ()):
            yield one
            yield from statements(one)


@cache
def imports(path: Path) -> list[ast.Import | ast.ImportFrom]:
    """What a file imports, anywhere in it."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in statements(tree) if isinstance(node, ast.Import | ast.ImportFrom)]


def imported(path: Path) -> Iterator[str]:
    """The top-level names of all that a file imports."""
    for node in imports(path):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        else:
            yield part(path) if node.level else (node.module or "").partition(".")[0]


def forbidden(path: Path) -> set[str]:
    """What a file imports and may not."""
    here, names = part(path), set(imported(path))
    name = path.relative_to(ROOT).as_posix()
    if name in COMMANDS:
        return names & OURS - COMMANDS[name] - {here}
    found = names & OURS - MAY_IMPORT[here] - {here} if here in MAY_IMPORT else set()
    if here not in ("playground", "tests", "bench"):
        found |= names & {"playground"}
    if here not in DISCORD:
        found |= names & {"discord"}
    if here in ("engine", "computer"):
        found |= names - ENGINE_MAY_IMPORT - {here}
    return found


def test_imports_run_one_way() -> None:
    assert not {str(path): names for path in sources() if (names := forbidden(path))}


def test_live_games_are_played_in_one_place() -> None:
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        if name not in PLAYS and part(path) not in PLAYS:
            assert not LIVE_PLAY.search(path.read_text(encoding="utf-8")), path


def test_sql_stands_in_the_store() -> None:
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        if "sqlalchemy" in imported(path):
            assert name.startswith(("sessions/store/", "tests/", "bench/")) or name in BESIDE_THE_STORE, path


def test_the_parts_are_there() -> None:
    assert {part(path) for path in sources()} >= MAY_IMPORT.keys()


MOST_LINES = 450
"""Of a file of code: what is longer has two subjects."""


def test_no_file_is_longer_than_can_be_read_at_once() -> None:
    page = (ROOT / "playground/page").glob("*.js")
    lengths = {str(path): len(path.read_text(encoding="utf-8").splitlines()) for path in (*sources(), *page)}
    assert not {name: length for name, length in lengths.items() if length > MOST_LINES}


ROOMS = {
    "ui": (
        "ui.interactions", "ui.layouts", "ui.computers", "ui.decks", "ui.tables.surfaces", "ui.tables",
        "ui.rules", "ui.settings", "ui.lobbies", "ui.learning", "ui.play", "ui.help", "ui.records", "ui.people",
        "ui.other_processes", "ui.housekeeping", "ui.router", "ui.release", "ui.health", "ui.identifying", "ui.gateway",
        "ui.cog", "ui.command_sync",
    ),
    "sessions": (
        "sessions.signals", "sessions.time", "sessions.store", "sessions.refusals", "sessions.log", "sessions.people",
        "sessions.decks", "sessions.running", "sessions.ratings", "sessions.puzzles", "sessions.tables",
        "sessions.seating", "sessions.records", "sessions.backup", "sessions.move", "sessions.verify",
    ),
    "render": (
        "render.kit", "render.pictures", "render.terms", "render.open_hands", "render.film",
        "render.profiles", "render.reviews", "render.elements", "render.elemental_defenders", "render.elemental",
        "render.realm_of_the_defenders", "render.elemental_clash", "render.palettes",
    ),
}  # fmt: skip
"""The rooms of each layer from below: each imports none that comes after it."""

FACES = {"ui", "sessions", "render"}
"""The faces of the packages, which import whatever they offer; and who runs a room by itself."""


def module(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def _graph() -> dict[str, set[str]]:
    """Which of our modules each of them imports, anywhere in the file."""
    known = {module(path): path for path in sources() if part(path) not in ("tests", "bench")}
    graph: dict[str, set[str]] = {}
    for name, path in known.items():
        found: set[str] = set()
        for node in imports(path):
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif node.module:
                inner = {f"{node.module}.{alias.name}" for alias in node.names}
                found |= {one if one in known else node.module for one in inner}
        graph[name] = {one for one in found if one in known and one != name}
    return graph


def test_no_files_import_each_other_in_a_circle() -> None:
    graph = _graph()
    done: set[str] = set()

    def follow(name: str, way: tuple[str, ...]) -> None:
        assert name not in way, " → ".join([*way[way.index(name) :], name])
        if name not in done:
            for other in sorted(graph[name]):
                follow(other, (*way, name))
            done.add(name)

    for name in graph:
        follow(name, ())


def _room(name: str) -> int | None:
    """The floor on which a module's room is, within its layer."""
    rooms = ROOMS[name.partition(".")[0]]
    return next((floor for floor, room in enumerate(rooms) if name == room or name.startswith(f"{room}.")), None)


def test_every_file_belongs_to_a_room() -> None:
    files = {name for name in _graph() if name.partition(".")[0] in ROOMS}
    assert {name for name in files if _room(name) is None} == FACES


@pytest.mark.parametrize("layer", ROOMS)
def test_lower_rooms_never_import_upward(layer: str) -> None:
    for name, imported_ in _graph().items():
        if not name.startswith(f"{layer}.") or (here := _room(name)) is None:
            continue
        inside = [other for other in imported_ if other.startswith(f"{layer}.")]
        above = [other for other in inside if (there := _room(other)) is not None and there > here]
        assert not above, f"{name} imports {above}"


def test_nothing_finds_its_way_through_the_client() -> None:
    """An interaction brings discord.py's own client along; what is ours is handed over by name."""
    for folder in ("ui", "cogs"):
        for path in (ROOT / folder).rglob("*.py"):
            assert not re.search(r"interaction\.client\.(?!get_|fetch_)", path.read_text(encoding="utf-8")), path


# What docs/architecture.md says

ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
UNTOLD = ("__pycache__", "node_modules", "var")
WHOLE = {"tests/data", "tools/templates", "sessions/store/migrations"}
"""Folders of which the page tells as a whole, whatever they hold."""
GAME = re.compile(rf"\b({'|'.join(sorted(engine.GAMES, key=len, reverse=True))})(?=/|$)")
LANGUAGE = re.compile(r"locale/[^/]+")


def folders() -> set[str]:
    """All folders that hold something, as the page names them: with ``<game>`` and ``<language>`` for each of these."""
    found = set()
    for path in ROOT.rglob("*"):
        parts = path.relative_to(ROOT).parts[:-1]
        if not parts or path.is_dir() or any(part in UNTOLD or part.startswith(".") for part in parts):
            continue
        name = LANGUAGE.sub("locale/<language>", GAME.sub("<game>", "/".join(parts)))
        found.add(next((whole for whole in WHOLE if name.startswith(whole)), name))
    return found


def rooms_told() -> dict[str, str]:
    """By folder, what the page says is in it, in the table and below."""
    rooms, _, files = ARCHITECTURE.partition("## The rooms")[2].partition("\n## How ")[0].partition("\n## ")
    rows = [line.split(" | ", 1) for line in rooms.splitlines() if line.startswith("| `")]
    told = {folder: cell for named, cell in rows for folder in re.findall(r"`([^`]+)/`", named)}
    for folder, listed in re.findall(r"^`([a-z_/]+)/`\n\n(.+?)(?=\n\n`|\Z)", files, re.MULTILINE | re.DOTALL):
        told[folder] += listed
    return told


def test_every_folder_is_told_of() -> None:
    assert set(rooms_told()) == folders()


def test_the_files_that_are_told_of_are_there() -> None:
    for folder, told in rooms_told().items():
        for example in (folder.replace("<game>", game_id) for game_id in engine.GAMES):
            names = re.findall(r"`([a-z_]+\.py)`", told)
            assert not [name for name in names if not (ROOT / example / name).exists()], example


@pytest.mark.parametrize("named", sorted(set(re.findall(r"`((?:[a-z_<>]+/)+(?:[a-z_<>]+\.py)?)`", ARCHITECTURE))))
def test_whatever_else_the_page_names_is_there(named: str) -> None:
    """By its path from the top, or from the room that the sentence is about."""
    path = named.replace("<game>", "elements").replace("<language>", "en")
    assert any((ROOT / top / path).exists() for top in ("", "sessions"))
