"""Replays, films, checks, profiles and settings where a person has one language and the place another."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot import Elementarium
from playground.pseudo_language import PSEUDO, words_without_mark
from tests.bot.test_films import drawn
from tests.bot.test_records import exported, opened
from tests.bot.test_replays import ended, now
from tests.bot.test_table import answer
from tests.support.scene import Scene, alt_of
from words import ENGLISH, voice_of
from words.languages import offer_languages

NAMES = ("Ada", "Bo", "Cleo", "Elementarium", PSEUDO)
SAY = voice_of(PSEUDO).say


@pytest.fixture(autouse=True)
def _two_languages() -> Iterator[None]:
    offer_languages(PSEUDO)
    yield
    offer_languages()


async def speaks(scene: Scene, bot: Elementarium, person: Any) -> None:
    """Let somebody choose the pseudo-language; the place stays English."""
    await bot.router.tables.people.change(person.user.id, language=PSEUDO)


async def test_a_step_is_told_to_each_in_their_language_and_shared_in_that_of_the_place(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    await speaks(scene, simcord_bot, scene.cleo)
    table = scene.table()
    shown = answer(await scene.cleo.click(table, label="Replay")).message
    assert words_without_mark(shown.content, NAMES) == words_without_mark(alt_of(shown), NAMES) == []
    english = answer(await scene.bo.click(table, label="Replay")).message
    assert "with everything open" in english.content
    await scene.press(scene.cleo, SAY("replay-last"), shown)
    await scene.press(scene.cleo, SAY("replay-share"), shown)
    posted = scene.newest(scene.place)
    assert posted.content.startswith("Cleo shows a step of this game:")
    assert "**Ada wins: Bo resigned" in posted.content


async def test_a_film_is_made_once_in_each_language(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot, 2)
    await speaks(scene, simcord_bot, scene.cleo)
    films = simcord_bot.router.films
    subject = await simcord_bot.router.replays.subjects.find_subject("t1", scene.cleo.user.id)
    for language in (ENGLISH, PSEUDO):
        await drawn(films.begin_film(voice_of(language), subject))
    kept = sorted(path.name.split("-")[1] for path in simcord_bot.router.studio.folder.glob("t1-*.gif"))
    assert kept == [ENGLISH, PSEUDO]
    more = answer(await scene.cleo.click(scene.table(), label="More")).message
    shown = answer(await scene.cleo.click(more, label=SAY("button-film"))).message
    assert words_without_mark(shown.content, NAMES) == words_without_mark(alt_of(shown), NAMES) == []
    await scene.cleo.click(shown, label=SAY("replay-share"))
    posted = scene.newest(scene.place)
    assert "The whole game in 4 pictures" in posted.content
    assert alt_of(posted).startswith("A film of Elements between Ada and Bo in 4 pictures")


async def test_a_check_is_told_in_the_language_of_whoever_asks(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    await speaks(scene, simcord_bot, scene.cleo)
    said = answer(await scene.cleo.slash(scene.place, "games verify")).message
    assert words_without_mark(said.content, NAMES) == []


async def test_a_profile_and_a_board_are_shared_in_the_language_of_the_place(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot, rated=True)
    await speaks(scene, simcord_bot, scene.ada)
    for command, english in (("profile", "Ada"), ("leaderboard", "Elements")):
        shown = answer(await scene.ada.slash(scene.channel, command)).message
        assert words_without_mark(shown.content, NAMES) == []
        assert words_without_mark(alt_of(shown), (*NAMES, scene.guild.name)) == []
        await scene.ada.click(shown, label=SAY("button-show-all"))
        posted = scene.newest(scene.channel)
        assert english in posted.content
        assert words_without_mark(alt_of(posted), (*NAMES, scene.guild.name))


async def rules_of(scene: Scene) -> Any:
    return answer(await scene.cleo.slash(scene.channel, "elements rules")).message


async def test_rules_cards_and_preferences_are_in_the_language_of_whoever_reads(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    await speaks(scene, simcord_bot, scene.cleo)
    for command in ("elements rules", "me", "games watch"):
        shown = answer(await scene.cleo.slash(scene.channel, command)).message
        assert words_without_mark(shown.content, NAMES) == [], command
        assert words_without_mark(" ".join(scene.labels(shown)), NAMES) == [], command
    term = answer(await scene.cleo.select(await rules_of(scene), ["knock"], custom_id="trm1:elements")).message
    assert words_without_mark(f"{term.content} {alt_of(term)} {' '.join(scene.labels(term))}", NAMES) == []


async def test_a_game_is_followed_in_the_language_of_whoever_watches(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await speaks(scene, simcord_bot, scene.cleo)
    listed = answer(await scene.cleo.slash(scene.place, "games watch")).message
    (label,) = scene.labels(listed)
    seen = answer(await scene.press(scene.cleo, label, listed)).message
    await scene.move()
    again = await now(scene, scene.cleo, seen)
    assert alt_of(again) != alt_of(seen)
    for message in (seen, again):
        assert words_without_mark(message.content, NAMES) == words_without_mark(alt_of(message), NAMES) == []


async def test_a_file_is_checked_and_opened_in_the_language_of_whoever_brings_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    data = await exported(scene)
    await speaks(scene, simcord_bot, scene.cleo)
    for brought in (
        data,
        data.replace(b'"winners": [0]', b'"winners": [1]').replace(b'"winners":[0]', b'"winners":[1]'),
    ):
        for message in await opened(scene, brought):
            assert words_without_mark(message.content, NAMES) == []


async def test_what_is_refused_is_said_in_the_language_of_whoever_asks(scene: Scene, simcord_bot: Elementarium) -> None:
    await speaks(scene, simcord_bot, scene.cleo)
    for command in ("games watch", "profile"):
        said = answer(await scene.cleo.slash(scene.channel, command)).message
        assert words_without_mark(said.content, NAMES) == [], command


async def test_a_shared_step_is_shown_anew_in_the_language_of_its_place(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    await simcord_bot.router.tables.servers.change(scene.guild.id, language=PSEUDO)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    await scene.press(scene.cleo, "Share", shown)
    posted = scene.newest(scene.place)
    assert words_without_mark(posted.content, NAMES) == []
    await simcord_bot.router.replays.update_shared_step(posted.id, 0)
    again = scene.newest(scene.place)
    assert again.content == posted.content
