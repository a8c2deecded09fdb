"""Private names of libraries are used in `compat/inside/` alone: any release may change them, a forced one too.

Private are names that begin with an underscore, but for a few that are documented; whatever a module leaves out of its
`__all__`; and the modules in `INTERNAL`, which discord.py's and Fluent's documentation don't show.
"""

import ast
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.support.rules import ROOT

pytestmark = pytest.mark.thorough

CODE = (
    "bot", "settings", "engine", "computer", "words", "render", "sessions", "ui", "cogs", "watch", "compat",
    "playground", "bench", "tools",
)  # fmt: skip
OURS = {*CODE, "tests"}
MAY = ("compat/inside/", "playground/simcord_internals.py")
"""Where private names stand; simcord, on which the playground is built, is no part of the bot."""
INTERNAL = {
    "discord.components", "discord.gateway", "discord.http", "discord.shard", "discord.state", "discord.webhook.async_",
    "fluent.runtime.bundle", "fluent.runtime.resolver",
}  # fmt: skip
ENDS = {name.rpartition(".")[2] for name in INTERNAL}
OF_A_CLIENT = {"http", "parsers"}
"""What a client of discord.py has and its documentation doesn't show."""
DOCUMENTED = {"_replace", "_asdict", "_fields", "_make", "_mapping", "_exit"}
"""Of named tuples, of SQLAlchemy's rows, and of `os`."""
MANGLED = re.compile(r"_[A-Z]\w*__\w+")


def is_private(name: str) -> bool:
    return name.startswith("_") and not name.endswith("__") and name not in DOCUMENTED


def is_foreign(module: str | None) -> bool:
    return bool(module) and str(module).partition(".")[0] not in {*OURS, "__future__"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """All of a file, which several look through."""
    return (*ast.walk(tree(path)),)


def imported(path: Path) -> dict[str, bool]:
    """The names that a file imports, and whether each is a library's."""
    found: dict[str, bool] = {}
    for node in nodes(path):
        if isinstance(node, ast.Import):
            found |= {(one.asname or one.name).partition(".")[0]: is_foreign(one.name) for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {one.asname or one.name: is_foreign(node.module) for one in node.names}
    return found


def imports(path: Path) -> Iterator[str]:
    """Private names that are imported."""
    for node in nodes(path):
        if isinstance(node, ast.Import):
            whole = [one.name for one in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{one.name}" for one in node.names]
            yield from (f"{node.module}.{one.name}" for one in node.names if is_left_out(node.module, one.name))
        else:
            continue
        for name in whole:
            if is_foreign(name) and (any(map(is_private, name.split("."))) or not INTERNAL.isdisjoint(parents(name))):
                yield name


def parents(name: str) -> set[str]:
    parts = name.split(".")
    return {".".join(parts[:length]) for length in range(1, len(parts) + 1)}


def is_left_out(module: str, name: str) -> bool:
    """Whether a library's module says what is public, and doesn't name this."""
    if not is_foreign(module):
        return False
    try:
        made = import_module(module)
    except ImportError:  # of another system, or for one benchmark alone
        return False
    public = getattr(made, "__all__", None)
    return public is not None and name not in public and not _is_module(f"{module}.{name}")


def _is_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:
        return False


def written(node: ast.AST) -> set[str]:
    """The names that are defined somewhere in a piece of code, as attributes or otherwise."""
    found: set[str] = set()
    for one in ast.walk(node):
        match one:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                found.add(name)
            case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                found.add(name)
            case ast.Assign(targets=[ast.Name(id="__slots__")], value=value):
                found |= {str(slot.value) for slot in ast.walk(value) if isinstance(slot, ast.Constant)}
    return found


@cache
def all_written() -> set[str]:
    return set().union(*(written(tree(path)) for path in paths()))


def attributes(path: Path) -> Iterator[str]:
    """Attributes that nobody has defined here; those of others than `self`: not even in this file."""
    here = written(tree(path))
    for node in nodes(path):
        if isinstance(node, ast.Attribute):
            own = isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
            private = is_private(node.attr) and node.attr not in (all_written() if own else here)
            inside = isinstance(node.value, ast.Attribute) and node.value.attr in OF_A_CLIENT
            internal = node.attr in ENDS and ast.unparse(node) in INTERNAL
            if private or internal or (inside and ast.unparse(node.value) not in INTERNAL):
                yield ast.unparse(node)


def spelt(path: Path) -> Iterator[str]:
    """Names in texts: mangled ones, and those that are looked up."""
    for node in nodes(path):
        match node:
            case ast.Constant(value=str(name)) if MANGLED.fullmatch(name):
                yield name
            case ast.Call(
                func=ast.Name(id="getattr" | "setattr" | "delattr"), args=[_, ast.Constant(value=str(name)), *_]
            ):
                if is_private(name):
                    yield name


def changed(path: Path) -> Iterator[str]:
    """What is put in the place of something of a library's; and objects that are made past their constructors."""
    foreign = {name for name, others in imported(path).items() if others}
    for node in nodes(path):
        match node:
            case ast.Attribute(ctx=ast.Store() | ast.Del()) | ast.Subscript(ctx=ast.Store() | ast.Del()):
                what: ast.AST = node
            case ast.Call(func=ast.Attribute(attr="update", value=ast.Call(func=ast.Name(id="vars")) as what)):
                pass
            case ast.Call(func=ast.Name(id="setattr" | "delattr"), args=[what, *_]):
                pass
            case ast.Call(func=ast.Attribute(attr="__new__", value=what)):
                pass
            case _:
                continue
        if root(what) in foreign:
            yield ast.unparse(node)


def root(node: ast.AST) -> str | None:
    """The name with which an expression begins; what `vars` is asked about counts as that."""
    while True:
        match node:
            case (
                ast.Attribute(value=inner)
                | ast.Subscript(value=inner)
                | ast.Call(func=ast.Name(id="vars"), args=[inner])
            ):
                node = inner
            case ast.Name(id=name):
                return name
            case _:
                return None


def paths() -> list[Path]:
    files = [path for name in CODE for path in (ROOT / name).rglob("*.py") if "templates" not in path.parts]
    return sorted([*files, *(path for name in CODE if (path := ROOT / f"{name}.py").is_file())])


LOOKS: list[Callable[[Path], Iterator[str]]] = [imports, attributes, spelt, changed]


def test_private_names_stand_in_one_place() -> None:
    others = [path for path in paths() if not path.relative_to(ROOT).as_posix().startswith(MAY)]
    found = {f"{path}: {look.__name__}": sorted(set(look(path))) for path in others for look in LOOKS}
    assert {where: names for where, names in found.items() if names} == {}


@cache
def defined_by(kind: type) -> frozenset[str]:
    """The private names that a class of a library has, and its instances as far as its source says."""
    try:
        source = ast.parse(textwrap.dedent(inspect.getsource(kind)))
    except (OSError, TypeError):
        return frozenset(filter(is_private, vars(kind)))
    return frozenset(filter(is_private, {*vars(kind), *written(source)}))


def classes(path: Path) -> Iterator[type]:
    name = ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")
    tops = {node.name for node in tree(path).body if isinstance(node, ast.ClassDef)}
    if tops and not name.startswith(("bench.", "tools.")) and not name.endswith("__main__"):
        made = import_module(name)
        yield from (getattr(made, top) for top in sorted(tops))


def test_no_private_name_of_ours_is_one_of_the_library_below() -> None:
    """A class of ours on top of a library's would change it by accident."""
    wrong: dict[str, set[str]] = {}
    for path in paths():
        if path.relative_to(ROOT).as_posix().startswith(MAY):
            continue
        for kind in classes(path):
            below = [base for base in kind.__mro__ if is_foreign(base.__module__) and base.__module__ != "builtins"]
            ours = {name for name in written(ast.parse(textwrap.dedent(inspect.getsource(kind)))) if is_private(name)}
            taken = set().union(*(ours & defined_by(base) for base in below)) if below else set()
            if taken:
                wrong[f"{path.relative_to(ROOT)}: {kind.__name__}"] = taken
    assert wrong == {}


@pytest.mark.parametrize(
    ("code", "look"),
    [
        ("from PIL import _imaging", imports),
        ("from discord.http import Route", imports),
        ("import discord.gateway", imports),
        ("from discord.ext.commands.bot import BotBase", imports),
        ("def f(one): return one._state", attributes),
        ("def f(bot): return bot.http.get_user(1)", attributes),
        ("import discord\nprint(discord.http.Route)", attributes),
        ("print(vars(bot)['_AutoShardedClient__queue'])", spelt),
        ("getattr(bot, '_connection')", spelt),
        ("import aiohttp\nvars(aiohttp)['FormData'] = 1", changed),
        ("import discord\nvars(discord.utils).update(_to_json=1)", changed),
        ("from discord.asset import Asset\nAsset.BASE = 'x'", changed),
        ("from discord.ui import Button\nButton.__new__(Button)", changed),
    ],
)
def test_what_is_looked_for_is_found(code: str, look: Callable[[Path], Iterator[str]], tmp_path: Path) -> None:
    file = tmp_path / "some.py"
    file.write_text(code)
    assert list(look(file))
