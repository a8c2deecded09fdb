"""The whole bot's tests in the pseudo-language: `PSEUDO=1 python -m pytest tests/bot`.

Everybody and every place speaks it then. Whatever the bot sends is looked at for letters without a mark, which no
catalogue has said, and then put back into English, so that the tests read what they expect.
"""

from __future__ import annotations

import copy
import os
import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.http import router

import engine
from playground.pseudo_language import PSEUDO, strange, unmarked
from words.languages import offer

WANTED = bool(os.environ.get("PSEUDO"))
TEXTS = {"content", "label", "placeholder", "description", "title", "value", "name"}
"""The fields of a request that people read."""
NOT_READ = {"custom_id", "default_values", "filename", "nonce", "id", "emoji"}
JOINED = {" и ": " and ", " или ": " or "}
NAMES = (
    *(game.title for game in engine.GAMES.values()), "Elementarium", "Ada", "Bo", "Cleo", "Dan", "Maximiliane",
    "Small", "ATK", "DEF", "GIF", "PNG", "JSON", "SHA-256", "easy", "normal", "hard",
)  # fmt: skip
NOTATION = re.compile(r"\b(?:[A-Z]{2}-[\d.]+|[A-Za-z]|[a-zA-Z]\d|[IVX]+|\d+[a-z])\b")


class Unmarked(AssertionError):
    """Something was said past the catalogues."""


def look(where: str, text: str, names: tuple[str, ...]) -> Iterator[str]:
    """A text with words in it that were said past the catalogues."""
    if words := strange(NOTATION.sub(" ", text), (*NAMES, *names)):
        yield f"{where}: {', '.join(words)}: {text[:300]!r}"


def english(text: str) -> str:
    """A text in the pseudo-language as the tests know it."""
    for ours, theirs in JOINED.items():
        text = text.replace(ours, theirs)
    return unmarked(text)


def translated(data: Any, found: list[str], where: str, names: tuple[str, ...], *, in_option: bool = False) -> Any:
    """A request's data in English, with what was not said by a catalogue put into ``found``."""
    if isinstance(data, list):
        return [translated(one, found, where, names, in_option=in_option) for one in data]
    if not isinstance(data, dict):
        return data
    changed = {}
    for key, value in data.items():
        if key in NOT_READ or (key == "value" and "label" in data) or (key == "value" and "name" in data):
            changed[key] = value
        elif key in TEXTS and isinstance(value, str):
            found += look(f"{where} {key}", value, names)
            changed[key] = english(value)
        else:
            changed[key] = translated(value, found, where, names)
    return changed


@pytest.fixture(autouse=WANTED)
def pseudo_world(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A world in which everybody speaks the pseudo-language."""
    offer(PSEUDO)
    monkeypatch.setattr("ui.interactions.voices.language_of", lambda *_: PSEUDO)
    found: list[str] = []
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **request: Any) -> Any:
        if "/commands" in path or request.get("json") is None:
            return dispatch(backend, method, path, **request)
        said = request["json"]
        names = tuple(one.name for one in (*backend.users.values(), *backend.guilds.values()))
        where = path.rpartition("/")[2] if "messages" not in path else "message"
        files = request.get("files") or []
        for file in files:
            if file.description:
                found.extend(look(f"{where} alt", file.description, names))
                file.description = english(file.description)
        request["json"] = translated(copy.deepcopy(said), found, where, names)
        answer = dispatch(backend, method, path, **request)
        if isinstance(answer, dict) and isinstance(said, dict) and isinstance(answer.get("content"), str):
            answer = {**answer, "content": said.get("content", answer["content"])}
        return answer

    monkeypatch.setattr(router, "dispatch", noted)
    yield
    offer()
    if found:
        raise Unmarked("\n".join(dict.fromkeys(found)))
