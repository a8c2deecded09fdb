"""*What is …?*: each term of a game in words and with a picture, for one's own eyes, wherever the rules are read."""

import re
from typing import Any

import pytest

import engine
import render
from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.everybody import in_another_language, in_another_language_too
from tests.support.scene import Scene, alt_of
from ui.interactions.components import ENTRIES
from words import ENGLISH, voice_of
from words.language_files import language_texts
from words.languages import languages

MOST_WORDS = 45
"""In English a term is explained in so many words at most: two plain sentences, or three short ones."""
MOST_ALT = 1024
STEM = 5
"""So many letters of a word are the same in all of its forms."""


def menu(message: Any) -> Any:
    """The menu of terms below a message."""
    items = [item for row in message.components for item in row.children]
    return next(item for item in items if (item.custom_id or "").startswith("trm1:"))


async def look_up(person: Any, message: Any, term: str) -> Any:
    return answer(await person.select(message, [term], custom_id=menu(message).custom_id)).message


@in_another_language
async def test_a_term_is_looked_up_where_one_plays(scene: Scene) -> None:
    await scene.begin()
    person = scene.waiting()
    page = answer(await person.user.click(scene.private(person), label="Rules")).message
    shown = await look_up(person.user, page, "knock")
    assert shown.id == page.id
    assert shown.content.startswith("## Knock\n")
    assert "Ada knocked at limit 12." in alt_of(shown)
    other = await look_up(person.user, shown, "front")
    assert other.id == page.id
    assert other.content.startswith("## Front\n")
    assert [option.label for option in menu(other).options if option.default] == ["Front"]
    at_the_table = answer(await scene.cleo.click(scene.table(), label="Rules"))
    assert at_the_table.ephemeral
    assert (await look_up(scene.cleo, at_the_table.message, "yield")).content.startswith("## Yield\n")


@in_another_language_too
async def test_whoever_likes_no_pictures_reads_words_alone(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.people.change(scene.cleo.id, pictures=False)
    page = answer(await scene.cleo.slash(scene.channel, "realm rules")).message
    shown = await look_up(scene.cleo, page, "courage")
    assert not shown.attachments
    assert shown.content.startswith("## Courage\n")


@pytest.mark.parametrize("game_id", engine.GAMES)
@pytest.mark.parametrize("language", sorted(languages()))
def test_each_term_has_words_and_fits_into_its_menu(game_id: str, language: str) -> None:
    words, found = voice_of(language).game_words(game_id), render.term_names(game_id)
    assert 10 <= len(found) <= ENTRIES
    named = [words.term_name(name) for name in found]
    assert len(set(named)) == len(named)
    for name, term in zip(found, named, strict=True):
        about = words.term_meaning(name)
        assert len(term) <= 40
        assert about[-1] in ".)*"
        assert language != ENGLISH or len(about.split()) <= MOST_WORDS, name


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_each_term_has_a_picture(game_id: str) -> None:
    voice = voice_of(ENGLISH)
    for name in render.term_names(game_id):
        picture = render.term_picture(voice, game_id, name)
        assert picture.png.startswith(b"\x89PNG")
        assert 0 < len(picture.alt) <= MOST_ALT, name
    with pytest.raises(KeyError):
        render.term_picture(voice, game_id, "nothing")


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_whatever_is_explained_and_marked_can_be_looked_up(game_id: str) -> None:
    """Each explanation speaks of a term, and what it sets in bold is one; *higher* is stressed, and no term."""
    words = voice_of(ENGLISH).game_words(game_id)
    terms = [words.term_name(name).lower() for name in render.term_names(game_id)]
    told = re.findall(
        rf"^{words.prefix}-(met|reason)-(.*?) = (.*)$", language_texts(ENGLISH).messages[game_id], re.MULTILINE
    )
    assert len(told) >= 7
    for kind, key, said in told:
        assert {bold.lower() for bold in re.findall(r"\*\*(.+?)\*\*", said)} - {"higher"} <= {*terms}, key
        spoken = [term for term in terms if term.split()[-1][:STEM] in said.lower()]
        assert spoken or kind == "reason", key
