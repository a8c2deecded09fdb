"""The settings: read from the environment and from ``.env``, checked before anything starts."""

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from dotenv import dotenv_values
from pydantic import Field, HttpUrl, SecretStr, ValidationError, ValidationInfo, WebsocketUrl, field_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
PLAIN = ("sqlite", "postgresql", "postgres")
"""How databases are named elsewhere, and by whoever lets one."""
FILE = ".env"
OF_OTHERS = re.compile(
    r"(POSTGRES|COMPOSE|DOCKER|PYTHON|GRAFANA|PROMETHEUS|LC)_.*|(PG|GF_|PIP_|UV_).*|(HTTPS?|ALL|NO)_PROXY|TZ|LANG|PATH"
)
"""Names that may stand in the same file for others who read it: Compose, PostgreSQL, Python."""
ALIKE = 0.75
"""How alike two names are, from 0 to 1, when one is taken for a slip of the other."""

Kind = TypeVar("Kind", bound=BaseSettings)


class BadSettings(Exception):
    """A setting is missing or malformed; the text is one sentence a line, for the person who starts the bot."""


class NotAvailableNow(BadSettings):
    """What a setting names can't be had, and perhaps can later."""


class DatabaseSettings(BaseSettings):
    """Where the database is; all that the tools beside the bot need to know."""

    model_config = SettingsConfigDict(env_file=FILE, env_file_encoding="utf-8", extra="ignore", env_ignore_empty=True)

    database_url: str = "sqlite+aiosqlite:///var/elementarium.db"

    @field_validator("database_url")
    @classmethod
    def _driver_is_known(cls, url: str) -> str:
        try:
            driver = make_url(url).drivername
        except ArgumentError:
            raise ValueError(
                "it is not a database URL; an example is sqlite+aiosqlite:///var/elementarium.db"
            ) from None
        if driver not in (*DRIVERS, *PLAIN):
            raise ValueError(f"it must begin with {' or '.join(DRIVERS)}, not {driver}")
        return url


class Settings(DatabaseSettings):
    """Every setting, named as in ``.env.example``."""

    discord_token: SecretStr = Field(description="The token of the bot")
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["console", "json"] = "console"
    lobby_minutes: float = Field(default=30, gt=0, le=7 * 24 * 60)
    most_lobbies: int = Field(default=5, ge=1)
    most_tables: int = Field(default=50, ge=1)
    challenge_pause_seconds: float = Field(default=30, ge=0)
    challenge_pause_most_minutes: float = Field(default=60, ge=0)
    computer_workers: int | None = Field(default=None, ge=1, le=64)
    shard_count: int | None = Field(default=None, ge=1, le=100_000)
    shard_ids: Annotated[tuple[int, ...] | None, NoDecode] = None
    discord_requests_a_second: float = Field(default=45, gt=0, le=100_000)
    owner_server: int | None = Field(default=None, ge=1, lt=2**63)
    metrics_port: int | None = Field(default=None, ge=0, le=65535)
    metrics_address: str = "127.0.0.1"
    shortcuts: bool = True
    edits_by_token: bool = True
    discord_api: HttpUrl | None = None
    discord_gateway: WebsocketUrl | None = None
    discord_cdn: HttpUrl | None = None

    @field_validator("discord_token")
    @classmethod
    def _token_is_one_word(cls, token: SecretStr) -> SecretStr:
        if any(c.isspace() for c in token.get_secret_value()):
            raise ValueError("a token has no spaces in it")
        return token

    @field_validator("shard_ids", mode="before")
    @classmethod
    def _ranges_of_shards(cls, written: object) -> object:
        return _numbers(written) if isinstance(written, str) else written

    @field_validator("shard_ids")
    @classmethod
    def _shards_are_some_of_all(cls, ids: tuple[int, ...] | None, info: ValidationInfo) -> tuple[int, ...] | None:
        if ids is None:
            return None
        count, url = info.data.get("shard_count"), info.data.get("database_url", "")
        if not str(url).startswith("postgres"):
            raise ValueError("it means that several processes share the work, and those need PostgreSQL (DATABASE_URL)")
        if count is None:
            raise ValueError("it needs SHARD_COUNT, which says how many shards there are in all")
        if ids[-1] >= count:
            raise ValueError(f"of {count} shards the last is {count - 1}")
        return ids

    @field_validator("shortcuts", "edits_by_token", mode="before")
    @classmethod
    def _on_or_off(cls, written: object) -> object:
        if isinstance(written, str) and written not in ("on", "off"):
            raise ValueError("it is on or off")
        return written

    @field_validator("log_level", mode="before")
    @classmethod
    def _any_case(cls, level: object) -> object:
        return level.upper() if isinstance(level, str) else level


def _numbers(written: str) -> tuple[int, ...]:
    """`0-2,7` as numbers in their order, each once."""
    found: set[int] = set()
    for part in written.replace(" ", "").split(","):
        if not (matched := re.fullmatch(r"(\d{1,6})(?:-(\d{1,6}))?", part)):
            raise ValueError("it is one number or several, such as 0-7 or 0,2,4")
        first, last = int(matched[1]), int(matched[2] or matched[1])
        found.update(range(first, last + 1))
    if not found:
        raise ValueError("it is one number or several, such as 0-7 or 0,2,4")
    return tuple(sorted(found))


def read_settings() -> Settings:
    """The settings; BadSettings with a sentence for each that is wrong. No value is repeated: one is a secret."""
    return _read(Settings)


def database_url() -> str:
    """The URL of the database; BadSettings with a sentence where it is wrong."""
    return _read(DatabaseSettings).database_url


def unknown_names() -> dict[str, str]:
    """The names in ``.env`` that are no setting, each with the setting that is probably meant, or nothing.

    What may be there for somebody else is left out.
    """
    ours = [name.upper() for name in Settings.model_fields]
    found: dict[str, str] = {}
    for written in dotenv_values(FILE, encoding="utf-8"):
        name = written.upper()  # as pydantic reads them
        if name not in ours and not OF_OTHERS.fullmatch(name):
            found[written] = next(iter(get_close_matches(name, ours, n=1, cutoff=ALIKE)), "")
    return found


def _read(kind: type[Kind]) -> Kind:
    try:
        return kind()
    except ValidationError as error:
        raise BadSettings("\n".join(_sentence(problem["loc"], problem) for problem in error.errors())) from None
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise BadSettings(f"{FILE} can't be used: line {line} is not UTF-8. Save the file as UTF-8.") from None
    except OSError as error:
        raise BadSettings(
            f"{FILE} can't be read: {(error.strerror or str(error)).lower()}. It must be readable by the user that the"
            f" bot runs as (see {Path(FILE).resolve()})."
        ) from None


def _sentence(place: tuple[int | str, ...], problem: Mapping[str, Any]) -> str:
    name = str(place[0]).upper()
    if problem["type"] == "missing":
        return f"{name} is not set: write {name}=… into .env (see .env.example), or run `make play` without it."
    if problem["type"].startswith("url_"):
        secure, plain = ("wss", "ws") if name == "DISCORD_GATEWAY" else ("https", "http")
        return f"{name} can't be used: it must look like {secure}://host or {plain}://host."
    reason = str(problem["msg"]).removeprefix("Value error, ").rstrip(".")
    return f"{name} can't be used: {reason[:1].lower()}{reason[1:]}."
