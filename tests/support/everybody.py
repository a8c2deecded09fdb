"""Everybody speaks the pseudo-language, and the bot has to answer them in it: whatever it sends is looked through.

What has no mark was said past the catalogues. What the people of a test see is English again, so that any test of the
whole bot can be run so, and its assertions hold.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

import pytest
from simcord import actors, interactions, results
from simcord.backend import Backend
from simcord.backend.models import Guild
from simcord.builders import ChannelHandle
from simcord.http import router

import engine
import render
from playground.pseudo_language import PSEUDO, from_pseudo_language, words_without_mark
from ui.settings.quiet_hours import ZONES
from words import ENGLISH, voice_of
from words.languages import language_name, languages, offer_languages
from words.time_zones import city_of_zone, continent_of_zone

TEXTS = {"content", "label", "placeholder", "description", "title", "text", "topic"}
"""What people read, by the keys of what is sent."""
NAMED = {"choices", "threads"}
"""In what is sent under these, and to these places, names are texts, too."""
BUTTON, FIELD = {2}, {4, 18}
"""Discord's numbers for buttons, and for the fields of forms with what stands above them."""
OURS = ("Elementarium", "TestBot")


class Proof:
    """What has been sent in a test that nobody could have said in the pseudo-language."""

    def __init__(self) -> None:
        self.strange: dict[str, str] = {}
        """The words without a mark, by the text in which they stand."""
        self.typed: set[str] = set()
        """What people have typed themselves: it is said back to them as it is."""

    def listen(self, sent: Any) -> None:
        """Take down what people type."""
        if isinstance(sent, dict):
            for key, value in sent.items():
                if key == "value" and isinstance(value, str) and value:
                    self.typed |= {value, *(word.upper() for word in value.split())}
                self.listen(value)
        elif isinstance(sent, list):
            for one in sent:
                self.listen(one)

    def look(self, sent: Any, names: Sequence[str], *, named: bool = False) -> None:
        """Look through all texts of what is sent, whose words may be these names."""
        for text in texts(sent, named=named):
            if found := words_without_mark(text, [*names, *self.typed]):
                self.strange[from_pseudo_language(text)] = " ".join(found)
        for text in full(sent):
            if text.endswith("…"):
                self.strange[from_pseudo_language(text)] = "cut"


def texts(sent: Any, *, named: bool = False) -> Iterator[str]:
    """Whatever people read of something that is sent."""
    found: list[str] = []
    _read(sent, found.append, named=named)
    yield from found


def full(sent: Any) -> Iterator[str]:
    """The texts of something that is sent that are just as long as Discord lets their kind be."""
    if isinstance(sent, list):
        for one in sent:
            yield from full(one)
    elif isinstance(sent, dict):
        for key, value in sent.items():
            if isinstance(value, str) and len(value) == _longest(sent, key):
                yield value
            yield from full(value)


def _longest(sent: dict[str, Any], key: str) -> int | None:
    """How long a text of something that is sent may be; None for those that nobody shortens."""
    kind = sent.get("type")
    if key == "label":
        return 80 if kind in BUTTON else 45 if kind in FIELD else 100
    if key == "placeholder":
        return 100 if kind in FIELD else 150
    return {"title": 45, "description": 100, "name": 100}.get(key)


def in_english(sent: Any) -> Any:
    """Something that was sent as it would have been in English."""
    return _read(
        deepcopy(sent), from_pseudo_language, named=isinstance(sent, list)
    )  # such as an autocomplete's choices


def _read(sent: Any, reading: Callable[[str], Any], *, named: bool) -> Any:
    if isinstance(sent, list):
        return [_read(one, reading, named=named) for one in sent]
    if not isinstance(sent, dict):
        return sent
    read = {}
    for key, value in sent.items():
        if isinstance(value, str) and (key in TEXTS or (named and key == "name") or _is_typed(sent, key)):
            read[key] = reading(value)
        else:
            read[key] = _read(value, reading, named=key in NAMED)
    return read


def _is_typed(sent: dict[str, Any], key: str) -> bool:
    """Whether it is what stands in a field of a form already."""
    return key == "value" and sent.get("type") == 4 and "custom_id" in sent


PLACES = [said for zone in ZONES for said in (city_of_zone(PSEUDO, zone), continent_of_zone(PSEUDO, zone)) if said]


def names_in(backend: Backend) -> list[str]:
    """What is called something by people."""
    people = [name for user in backend.users.values() for name in (user.name, user.global_name) if name]
    places = [guild.name for guild in backend.guilds.values()]
    return [
        *OURS,
        *map(language_name, languages()),
        *PLACES,  # Babel says them in each language
        *people,
        *places,
        *(channel.name for channel in backend.channels.values() if channel.name),
    ]


@contextmanager
def speaking(patch: pytest.MonkeyPatch) -> Iterator[Proof]:
    """Everybody's Discord and every server is in the pseudo-language."""
    proof = Proof()
    base_payload, dispatch = interactions.base_payload, router.dispatch

    def payload(*args: Any, **more: Any) -> Any:
        record, made = base_payload(*args, **more)
        proof.listen(made["data"])
        made["locale"] = PSEUDO
        if "guild_locale" in made:
            made["guild_locale"] = PSEUDO
        return record, made

    def look(backend: Backend, method: str, path: str, **sent: Any) -> Any:
        if method != "GET" and not re.search(r"/commands(/|$)", path):
            names = names_in(backend)
            proof.look(sent.get("json"), names, named=path.endswith("/threads"))
            proof.look([{"description": file.description} for file in sent.get("files") or ()], names)
        return dispatch(backend, method, path, **sent)

    def find(components: Any, **which: Any) -> Any:
        return found(in_english(components), **which)

    found = actors._find_component
    patch.setattr(interactions, "base_payload", payload)
    patch.setattr(router, "dispatch", look)
    patch.setattr(Guild, "preferred_locale", property(lambda _: PSEUDO, lambda *_: None), raising=False)
    # What the people of the tests see and press.
    patch.setattr(results, "deepcopy", in_english)
    patch.setattr(
        results.ResponseMessage, "content", property(lambda shown: from_pseudo_language(shown._message.content))
    )
    patch.setattr(actors, "_find_component", find)
    patch.setattr(ChannelHandle, "name", property(lambda channel: from_pseudo_language(channel._channel.name)))
    offer_languages(PSEUDO)
    try:
        yield proof
    finally:
        offer_languages()


in_another_language_too = pytest.mark.parametrize("everybody", [ENGLISH, PSEUDO], indirect=True)
"""Does a test twice: by people who speak English, and by people who speak the pseudo-language."""

in_another_language = pytest.mark.parametrize("everybody", [PSEUDO], indirect=True)
"""Does a test by people who speak the pseudo-language alone, which is English with marks, where twice takes long."""


@pytest.fixture(autouse=True)
def everybody(request: pytest.FixtureRequest) -> Iterator[str]:
    """The language of everybody in a test; pytest's option `--everybody xx` lets all tests be done in that one."""
    language: str = getattr(request, "param", request.config.getoption("--everybody"))
    if language == ENGLISH:
        yield language
        return
    for game_id in engine.GAMES:  # once: a bot that draws all that while it answers is waited for in vain
        render.draw_ahead(voice_of(language), game_id)
        render.cover_picture(voice_of(language), game_id)
    with pytest.MonkeyPatch.context() as patch, speaking(patch) as proof:
        yield language
    assert not proof.strange, f"said past the catalogues: {proof.strange}"
