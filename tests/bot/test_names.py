"""Names: whatever somebody is called, it stands in messages as letters, and does nothing."""

import re
import unicodedata
from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from playground.pseudo_language import PSEUDO, from_pseudo_language, words_without_mark
from sessions import Level
from sessions.seating.deal import computer
from tests.support.english import VOICE
from tests.support.scene import Scene, alt_of
from tests.support.texts import any_text
from ui.interactions.names import distinct_names, escaped_name, plain_name
from words import voice_of

NASTY = (
    "<@1>", "<@!1>", "<@&1>", "<#1>", "<t:0:R>", "</start:1>", "<:a:1>", "<a:b:1>", "<id:guide>", "@everyone", "@here",
    "http://a.b", "https://discord.gg/x", "[a](http://b.c)", "<http://a.b>", "discord.gg/x", "**b**", "__u__", "||s||",
    "~~x~~", "`c`", "```c", "> q", ">>> q", "# h", "-# s", "- l", "1. l", "\u202eab", "\u2066ab", "Z" + "\u0335" * 40,
    "a\nb", "\u3164", "\\", "\\*", "",
)  # fmt: skip
ACTED_ON = re.compile(r"<(@[!&]?|#|a?:\w+:|t:|/\w|id:|https?:)|@(everyone|here)|\w+://|discord\.gg/|(?<!\\)\]\(")
OURS = re.compile(r"<#\d+>|<t:\d+:R>|\[[A-Z][A-Za-z ]+\]\(https://discord\.com/channels/\d+/\d+/\d+\)")
"""What messages themselves hold that Discord acts on: places, times, links to tables."""
BLOCKS = re.compile(r"^(>|#|-|\d+[.)] |\+ )")
BARE = re.compile(r"(?<!\\)[*_~|`]")
nasty = st.lists(st.one_of(st.sampled_from(NASTY), any_text(6)), max_size=4).map("".join)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(nasty)
def test_a_name_in_a_message_does_nothing(name: str) -> None:
    shown = escaped_name(VOICE, name)
    assert not ACTED_ON.search(shown)
    assert not BLOCKS.match(shown)
    assert not BARE.search(shown.replace("\\\\", ""))
    assert "\n" not in shown
    assert not {"Cc", "Cs"} & {unicodedata.category(c) for c in shown}
    assert not set("\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u061c\u200f") & set(shown)
    assert not re.search("[\u0300-\u036f]{3}", shown)
    assert plain_name(VOICE, name).strip()


def test_plain_names_stay_as_they_are() -> None:
    assert escaped_name(VOICE, "Ada Lovelace, 3rd (née O’Hara)") == "Ada Lovelace, 3rd (née O’Hara)"
    assert escaped_name(VOICE, "\u200b") == "Somebody"


def test_people_of_one_name_are_told_apart() -> None:
    computer = "Computer (easy)"
    assert distinct_names(VOICE, ("Ada", "Bo", "Ada")) == ("Ada", "Bo", "Ada 2")
    assert distinct_names(VOICE, ("Ada", computer, computer, computer)) == (
        "Ada", computer, "Computer 2 (easy)", "Computer 3 (easy)"
    )  # fmt: skip
    assert distinct_names(VOICE, ("W" * 32, "W" * 32)) == ("W" * 32, f"{'W' * 29}… 2")
    assert distinct_names(VOICE, ("Ada", "Ada\u200b", "\u3164", "\u200b")) == ("Ada", "Ada 2", "\u3164", "Somebody 2")


async def test_computers_of_one_level_are_told_apart_at_their_table(scene: Scene) -> None:
    await scene.ada.slash(scene.channel, "realm start", players=3, computer="easy")
    lobby = scene.newest(scene.channel)
    assert "Computer (easy) and Computer 2 (easy)" in lobby.content
    assert "\n-# 3 players, " in lobby.content
    await scene.ada.click(lobby, label="Deal")
    assert "Computer 2 (easy)" in alt_of(scene.table())
    for shown in (scene.table(), scene.private(scene.ada)):
        assert "Computer 2 (easy)" in shown.content
    assert scene.place.name == "Ada – Computer (easy) – Computer 2 (easy) · Realm"
    await scene.ada.slash(scene.channel, "games here")
    assert "Computer 2 (easy)" in scene.channel.history(viewer=scene.ada)[-1].content
    (table,) = await scene.ada.autocomplete(scene.place, "table board", "table", "")
    assert "Computer (easy) and Computer 2 (easy)" in table["name"]


def test_names_written_from_the_right_leave_their_line_as_it_is() -> None:
    """Without the marks, "מלך 1500, אבא 1473" has each number beside the other name."""
    assert escaped_name(VOICE, "מלך") == "\u200eמלך\u200e"
    assert escaped_name(VOICE, "Abu كرة 7") == "\u200eAbu كرة 7\u200e"
    assert "\u200e" not in escaped_name(VOICE, "Zoë 🐉")


@pytest.mark.parametrize("name", ["<@1> <t:0:R>", "\u202eZ" + "\u0335" * 30, "https://evil.example"])
async def test_a_nasty_name_is_tame_wherever_it_is_read(scene: Scene, name: str) -> None:
    eve = scene.guild.add_member(scene.env.create_user(name[:32]))
    await eve.slash(scene.channel, "elements start", opponent=scene.bo)
    await scene.bo.click(scene.newest(scene.channel), label="Accept")
    await scene.bo.slash(scene.channel, "games here")
    listed = scene.channel.history(viewer=scene.bo)[-1].content
    for text in (scene.table().content, scene.private(scene.bo).content, scene.channel.history()[0].content, listed):
        assert not ACTED_ON.search(OURS.sub("", text.replace("\u200b<", "")))
    for text in (alt_of(scene.table()), str(scene.place.name), listed):
        assert "\u202e" not in text
        assert "\u0335" * 3 not in text


def test_names_that_we_give_are_told_in_every_language() -> None:
    given_names = (*(computer(level, 0).name for level in get_args(Level)), VOICE.say("former-player"))
    assert distinct_names(VOICE, ("Ada", *given_names)) == ("Ada", *given_names)
    pseudo = distinct_names(voice_of(PSEUDO), ("Ada", *given_names))
    assert pseudo[0] == "Ada"
    assert [words_without_mark(name) for name in pseudo[1:]] == [[], [], [], []]
    assert [from_pseudo_language(name) for name in pseudo[1:]] == [*given_names]
