"""The two ways in which something is refused: to the bot, as Discord words it, and to a person at the page."""

from __future__ import annotations

from typing import Any


class Refusal(Exception):
    """An answer of Discord to the bot that is not a success: HTTP status, JSON error code, message, nested errors."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} ({code}): {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """Return the JSON body that Discord sends with it."""
        body: dict[str, Any] = {"message": self.message, "code": self.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class Impossible(Exception):
    """A person's wish that the page can't fulfil; the message says why."""


def invalid_form(path: str, code: str, message: str) -> Refusal:
    """Return Discord's 50035 with the leaf at `path` (dots between keys, `_errors` below the last)."""
    leaf: dict[str, Any] = {"_errors": [{"code": code, "message": message}]}
    for key in reversed(path.split(".")):
        leaf = {key: leaf}
    return Refusal(400, 50035, "Invalid Form Body", leaf)
