"""Ids and values that no message of the bot's ever had: whatever is pressed, chosen or filled in is answered at once.

Discord lets nobody press what is not there, but ids outlive releases, and somebody's own client may send anything. The
made-up ids are of the formats that there are, put together from what really stands in them and from what doesn't.
``FORGED=5000 python -m pytest tests/bot/test_forged.py`` tries more.
"""

import os
import string
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.scene import Scene
from ui.interactions.press import Press
from words import catalogue

SORRY = (catalogue().say("sorry"), catalogue().say("done-but-lost"))
MANY = int(os.environ.get("FORGED", 150))
"""So many presses are made up."""
LONGEST = 100
VERBS = (
    "hand", "move", "more", "decks", "repost", "itself", "orders", "hint", "cards", "time", "draw", "drawyes", "drawno",
    "back", "backyes", "backno", "playon", "resign", "giveup", "stay", "rematch", "film", "watch", "replay", "askall",
    "asknone", "join", "begin", "accept", "decline", "cancel", "deck", "leave", "mute", "unmute", "go", "send", "group",
    "card", "count", "less", "undo", "save", "drop", "gone", "take", "show", "first", "last", "on", "jump", "eyes",
    "share", "screen", "ask", "export", "delete", "choose", "open", "options", "menu", "user", "easy", "normal", "hard",
    "own", "further", "ready", "server", "nothing", "all", "here", "me", "computer", "drawsure",
)  # fmt: skip
NAMES = (
    "language", "hands", "calls", "reminders", "pictures", "listed", "challenges", "explanations", "palette", "shape",
    "quiet", "away", "leave", "unmute", "answers_itself", "explains", "channels", "tables", "pace", "close", "closing",
    "closed", "threads", "daily", "x", "all",
)  # fmt: skip
GAMES = [
    "elements",
    "elemental",
    "elemental_clash",
    "realm_of_the_defenders",
    "elemental_defenders",
    "nothing",
    "x",
    "",
]
CARDS = ["", "oak", "2S", "KS", "own:1", "ready:Standard", "nothing", ":", "\n", "x" * 60]
NUMBERS = ["0", "1", "2", "7", "24", "25", "999", "9" * 19, "9" * 40, "٣"]
VALUES = ["", "0", "1", "-1", "9" * 50, "٣", "²", "on", "off", "week", "root", "elements", "oak", "ready:Standard", "x"]
SHAPES: dict[str, str] = {
    "tab1": "V:N", "lob1": "V:N", "lobd1": "V:N", "act1": "N:S:N:K", "menu1": "N:S:N:D", "stg1": "V:N:S:N:P:K:O",
    "stgm1": "N:S:N:P:K:D:O", "rul1": "G:T:D", "rulm1": "G:D", "trm1": "G", "dck1": "V:U:G:N:C", "dckm1": "V:U:G:N:C",
    "crd1": "N:E:D:E:E", "crdf1": "E:E:D:E:E", "crdm1": "D", "ply1": "G:V", "dckd1": "U:N", "dckt1": "U",
    "prf1": "U:H:V", "lbd1": "G:H:V", "dat1": "V", "me1": "M:W", "rep1": "V:R:N:Y", "srv1": "M:W", "wat1": "",
    "dckf2": "V:G", "tab9": "V:N", "": "V",
}  # fmt: skip
"""By prefix: what follows it."""


def forged(chance: Random, user_id: int) -> tuple[str, list[str]]:
    """An id, and values as a menu sends them."""
    pieces: dict[str, Callable[[], str]] = {
        "V": lambda: chance.choice(VERBS),
        "N": lambda: chance.choice(["1", *NUMBERS]),
        "S": lambda: chance.choice(["0", "0", "1", "9"]),
        "K": lambda: chance.choice(["root", "00000000", "root:yes", "e5e5e5e5"]),
        "P": lambda: chance.choice(["", "0", "-", "a.b", ".", "---9"]),
        "O": lambda: chance.choice(["", "", "00000000"]),
        "D": lambda: chance.choice(string.digits),
        "G": lambda: chance.choice(GAMES),
        "T": lambda: chance.choice(["setup", "nothing", "x-1", ""]),
        "U": lambda: chance.choice([str(user_id), str(user_id), *NUMBERS]),
        "C": lambda: chance.choice(CARDS),
        "E": lambda: chance.choice(["", "fire", "creature", "nothing", "%"]),
        "H": lambda: chance.choice(["here", "all"]),
        "M": lambda: chance.choice(NAMES),
        "W": lambda: chance.choice(["", "on", "off", "week", "0", "x"]),
        "R": lambda: chance.choice(["t1", "t0", "t", "f1", "p1", "x9", "t" + "9" * 40, "z-_"]),
        "Y": lambda: chance.choice(["s", "a", "0", "1", "9"]),
    }
    prefix, shape = chance.choice([*SHAPES.items()])
    custom_id = ":".join([prefix, *("".join(pieces.get(one, str)() for one in part) for part in shape.split(":"))])
    values = [chance.choice([*VALUES, *CARDS]) for _ in range(chance.choice([0, 1, 1, 2, 25]))]
    return custom_id[:LONGEST] or "x", [value[:LONGEST] for value in values]


async def check(scene: Scene, result: Any, about: str, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody was answered, in words that are no excuse."""
    assert result.acknowledged, about
    failed = [f"{record.getMessage()} {record.exc_info}" for record in caplog.records if record.levelname == "ERROR"]
    assert not failed, f"{about}: {failed}"
    shown = None if result.modal else answer(result)
    if shown is not None:
        assert 0 < len(shown.content) <= 2000, about
        assert shown.content not in SORRY, about


async def press(scene: Scene, person: Any, message: Any, custom_id: str, values: list[str], *, menu: bool) -> Any:
    """Press something with this id in a message that never had it."""
    raw = scene.env.backend.get_message(message.channel.id, message.id)
    had = raw.components
    if menu:
        options = [{"label": "x", "value": value} for value in dict.fromkeys(one or "x" for one in values)]
        chosen = [option["value"] for option in options]
        item = {"type": 3, "custom_id": custom_id, "options": options, "min_values": 0, "max_values": 25}
    else:
        item = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    raw.components = [{"type": 1, "components": [item]}]
    try:
        if menu:
            return await person.select(message, chosen, custom_id=custom_id)
        return await person.click(message, custom_id=custom_id)
    finally:
        raw.components = had


@pytest.mark.usefixtures("undrawn")
async def test_whatever_is_pressed_is_answered(
    scene: Scene, simcord_bot: Elementarium, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.begin()
    await scene.ada.slash(scene.channel, "deck build", game="realm_of_the_defenders")
    chance = Random(8)
    for number in range(MANY):
        person = scene.ada if chance.random() < 0.8 else scene.cleo
        custom_id, values = forged(chance, person.id)
        shown = scene.channel.history()[0]
        menu = bool(values) and chance.random() < 0.6
        result = await press(scene, person, shown, custom_id, values, menu=menu)
        await check(scene, result, f"{number}: {custom_id!r} {values if menu else None}", caplog)


@pytest.mark.parametrize(
    "custom_id",
    [
        "lob1:orders:1",
        "rul1:nothing:x",
        "rulm1:nothing",
        "trm1:nothing",
        "trm1:elements",
        "dckm1:count:U:realm_of_the_defenders:0:2S",
        "dckm1:group:U:elemental_clash:0:",
        "plyo1:elements:mode",
        "plyo1:elements:pace:1...",
        "ply1:elements:open:99..9.x",
    ],
)
async def test_these_were_not(
    scene: Scene, simcord_bot: Elementarium, caplog: pytest.LogCaptureFixture, custom_id: str
) -> None:
    for game in ("realm_of_the_defenders", "elemental_clash"):
        await scene.ada.slash(scene.channel, "deck build", game=game)
    lobby = await scene.open()
    custom_id = custom_id.replace("U", str(scene.ada.id))
    for menu in (False, True):
        result = await press(scene, scene.ada, lobby, custom_id, ["many"], menu=menu)
        await check(scene, result, custom_id, caplog)
        assert answer(result).content == catalogue().say("button-unknown")


@pytest.mark.parametrize(
    "custom_id", ["dckf2:import:", "dckf1:nothing:", "dckf1:save:", "dckf1:save:elements", "dckf1:check:nothing", "x"]
)
async def test_a_form_that_nobody_was_given_is_answered(
    scene: Scene, simcord_bot: Elementarium, caplog: pytest.LogCaptureFixture, custom_id: str
) -> None:
    opened = await scene.ada.slash(scene.channel, "deck import", game="realm_of_the_defenders")
    opened._interaction.modal["custom_id"] = custom_id
    result = await scene.ada.submit_modal(opened, {"cards": "2S", "name": "Mine"})
    await check(scene, result, custom_id, caplog)
    assert answer(result).ephemeral


@settings(derandomize=True, database=None, deadline=None, max_examples=10)
@given(st.data())
def test_an_id_of_any_shape_is_read_or_is_none_of_ours(data: st.DataObject) -> None:
    values = data.draw(st.lists(st.text(max_size=100), max_size=25))
    text = data.draw(st.text(max_size=LONGEST))
    for kind in Press.__subclasses__():
        kind.parse(text, values)
        custom_id = data.draw(st.from_regex(kind.id_regex, fullmatch=True))
        assert kind.parse(custom_id, values) is not None, kind
