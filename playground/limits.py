"""The limits by which Discord refuses a request's body, where simcord would let it pass.

Each check raises `Refusal` with the status and code of Discord. The numbers are those of its documentation.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from playground.errors import Refusal, invalid_form

FILE_SIZE = 10 * 1024 * 1024  # bytes of one upload
REQUEST_SIZE = 25 * 1024 * 1024
FILES = 10
ALT_TEXT = 1024
COMMANDS = 100
COMMAND_CHARACTERS = 8000
CHOICES = 25
THREAD_NAME = 100
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")
SUB_COMMAND, SUB_COMMAND_GROUP = 1, 2


@dataclass(frozen=True, slots=True)
class Upload:
    """One file of a multipart request: its name, its bytes and its alt text."""

    filename: str
    data: bytes
    description: str | None = None


def check_request(method: str, path: str, body: Any, files: Sequence[Upload]) -> None:
    """Raise Refusal when Discord would refuse this request because of what is in it."""
    _check_files(body, files)
    parts = path.strip("/").split("/")
    match method, parts:
        case "PUT", ["applications", _, *_, "commands"]:
            check_commands(body)
        case "POST", ["channels", _, *_, "threads"] if isinstance(body, dict):
            if not 1 <= len(str(body.get("name") or "")) <= THREAD_NAME:
                raise invalid_form("name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
    if isinstance(body, dict):
        data = body.get("data") if parts[-1] == "callback" else body
        if isinstance(data, dict):
            _check_components(data.get("components") or [])


def _check_files(body: Any, files: Sequence[Upload]) -> None:
    if len(files) > FILES:
        raise Refusal(400, 30015, f"Maximum number of attachments in a message reached ({FILES})")
    for upload in files:
        if len(upload.data) > FILE_SIZE:
            raise Refusal(413, 40005, "Request entity too large")
    data = body.get("data", body) if isinstance(body, dict) else {}
    described = data.get("attachments") if isinstance(data, dict) else None
    for number, attachment in enumerate(described or []):
        if isinstance(attachment, dict) and len(attachment.get("description") or "") > ALT_TEXT:
            path = f"attachments.{number}.description"
            raise invalid_form(path, "BASE_TYPE_MAX_LENGTH", f"Must be {ALT_TEXT} or fewer in length.")


def _check_components(rows: Any) -> None:
    for component in _walk(rows):
        emoji = component.get("emoji")
        if isinstance(emoji, Mapping) and not emoji.get("id") and not _is_emoji(str(emoji.get("name") or "")):
            raise invalid_form("components", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
        blank = not component.get("label") and not emoji
        if component.get("type") == 2 and component.get("style") != 6 and blank:
            raise invalid_form("components", "BUTTON_COMPONENT_LABEL_OR_EMOJI", "A label or emoji is required")


def _is_emoji(name: str) -> bool:
    return bool(name) and len(name) <= 16 and not any(character.isascii() and character.isalpha() for character in name)


def _walk(rows: Any) -> Iterator[Mapping[str, Any]]:
    for row in rows if isinstance(rows, list) else []:
        if isinstance(row, Mapping):
            yield row
            yield from _walk(row.get("components"))
            for option in row.get("options") or []:
                if isinstance(option, Mapping):
                    yield {"emoji": option.get("emoji")}


def check_callback(interaction: int, has_message: bool, body: Any) -> None:
    """Check an interaction's response: `interaction` is its type, `has_message` whether it came from a message."""
    kind = body.get("type") if isinstance(body, dict) else None
    data = (body.get("data") if isinstance(body, dict) else None) or {}
    if (kind == 8) != (interaction == 4):
        raise invalid_form("type", "INTERACTION_CALLBACK_TYPE", "That response type is not for this interaction.")
    if kind in (6, 7) and not has_message:
        raise invalid_form("type", "INTERACTION_CALLBACK_TYPE", "Only components can update their message.")
    if kind == 9 and interaction == 5:
        raise invalid_form("type", "INTERACTION_CALLBACK_TYPE", "A modal can't answer a modal.")
    if kind == 5 and int(data.get("flags") or 0) & ~64:
        raise invalid_form("data.flags", "INVALID_FLAGS", "Only EPHEMERAL may be set on a deferred response.")
    if kind == 8:
        _check_choices(data.get("choices"), "data.choices")


def _check_choices(choices: Any, path: str) -> None:
    if not isinstance(choices, list) or len(choices) > CHOICES:
        raise invalid_form(path, "BASE_TYPE_MAX_LENGTH", f"Must be {CHOICES} or fewer in length.")
    for number, choice in enumerate(choices):
        value = choice.get("value")
        if not 1 <= len(str(choice.get("name") or "")) <= 100:
            raise invalid_form(f"{path}.{number}.name", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")
        if isinstance(value, str) and not 1 <= len(value) <= 100:
            raise invalid_form(f"{path}.{number}.value", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def check_commands(commands: Any) -> None:
    """Check a bulk overwrite of commands: names, descriptions, options, counts, and the 8000 characters of each."""
    if not isinstance(commands, list):
        raise Refusal(400, 50035, "Invalid Form Body")
    slash = [command for command in commands if command.get("type", 1) == 1]
    if len(slash) > COMMANDS:
        raise Refusal(400, 30032, f"Maximum number of application commands reached ({COMMANDS})")
    for kind in (2, 3):
        if sum(command.get("type") == kind for command in commands) > 15:
            raise Refusal(400, 30032, "Maximum number of application commands reached (15)")
    names = [(command.get("type", 1), command.get("name")) for command in commands]
    if len(set(names)) != len(names):
        raise invalid_form("name", "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
    for number, command in enumerate(commands):
        if command.get("type", 1) != 1:
            continue
        _check_named(command, str(number))
        _check_options(command.get("options") or [], f"{number}.options", depth=0)
        if _characters(command) > COMMAND_CHARACTERS:
            raise invalid_form(
                str(number), "APPLICATION_COMMAND_TOO_LARGE", "Command exceeds maximum size (8000 characters)"
            )


def _check_named(item: Mapping[str, Any], path: str) -> None:
    name = str(item.get("name") or "")
    if not NAME.fullmatch(unicodedata.normalize("NFC", name)) or name != name.lower():
        raise invalid_form(f"{path}.name", "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")
    if not 1 <= len(str(item.get("description") or "")) <= 100:
        raise invalid_form(f"{path}.description", "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.")


def _check_options(options: Sequence[Mapping[str, Any]], path: str, depth: int) -> None:
    if len(options) > 25:
        raise invalid_form(path, "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    names = [option.get("name") for option in options]
    if len(set(names)) != len(names):
        raise invalid_form(path, "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", "Option names must be unique")
    nested = [option.get("type") in (SUB_COMMAND, SUB_COMMAND_GROUP) for option in options]
    if any(nested) and (not all(nested) or depth > 1):
        raise invalid_form(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Sub-commands can't be mixed with options")
    optional = False
    for number, option in enumerate(options):
        here = f"{path}.{number}"
        _check_named(option, here)
        if option.get("required") and optional:
            raise invalid_form(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Required options come first")
        optional = optional or not option.get("required")
        if option.get("choices") and option.get("autocomplete"):
            raise invalid_form(here, "APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID", "No choices with autocomplete")
        _check_choices(option.get("choices") or [], f"{here}.choices")
        _check_options(option.get("options") or [], f"{here}.options", depth + 1)


def _characters(item: Mapping[str, Any]) -> int:
    own = len(str(item.get("name") or "")) + len(str(item.get("description") or ""))
    for choice in item.get("choices") or []:
        own += len(str(choice["name"])) + len(str(choice["value"]))
    return own + sum(_characters(option) for option in item.get("options") or [])
