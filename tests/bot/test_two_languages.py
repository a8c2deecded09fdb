"""Two people with two languages at one table: each reads their own, everybody else that of the place."""

from collections.abc import Iterator
from typing import Any

import discord
import pytest

from bot import Elementarium
from playground.pseudo_language import PSEUDO, words_without_mark
from tests.bot.test_table import answer
from tests.support.scene import Scene
from words import ENGLISH, voice_of
from words.languages import language_name, languages, offer_languages

NAMES = ("Ada", "Bo", "Cleo", "Elementarium")
SAY = voice_of(PSEUDO).say


@pytest.fixture(autouse=True)
def _two_languages() -> Iterator[None]:
    offer_languages(PSEUDO)
    yield
    offer_languages()


async def speaks(bot: Elementarium, person: Any, language: str | None = PSEUDO) -> None:
    """Let somebody choose a language."""
    await bot.router.tables.people.change(person.user.id, language=language)


def unmarked(scene: Scene, message: Any, *besides: str) -> list[str]:
    """What is English in a message, its labels included."""
    texts = [message.content, *scene.labels(message)]
    return [
        word
        for text in texts
        for word in words_without_mark(text, (*NAMES, *map(language_name, languages()), *besides))
    ]


async def begun(scene: Scene) -> None:
    await scene.bo.click(await scene.open(), label="Accept")


async def test_each_reads_their_own_language_and_the_table_that_of_the_place(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await speaks(simcord_bot, scene.bo)
    await begun(scene)
    for _ in range(4):
        assert unmarked(scene, scene.private(scene.bo), "Elements") == []
        assert "limit" in scene.private(scene.ada).content
        assert unmarked(scene, scene.table())
        assert SAY("your-turn") not in scene.table().content
        person = scene.waiting()
        await scene.press(person, scene.labels(scene.private(person))[0])
    assert all("it is your turn" in line for line in scene.mentions())


async def test_four_languages_meet_at_one_table(scene: Scene, simcord_bot: Elementarium) -> None:
    """Two players and a bystander, each with their own, on a server that speaks a fourth."""
    told = german, french, spanish, place = [voice_of(language) for language in ("de", "fr", "es", "pt-BR")]
    await simcord_bot.router.tables.servers.change(scene.guild.id, language=place.language)
    for person, voice in ((scene.ada, german), (scene.bo, french), (scene.cleo, spanish)):
        await speaks(simcord_bot, person, voice.language)
    await scene.press(scene.bo, place.say("button-accept"), await scene.open())
    for _ in range(3):
        for person, voice in ((scene.ada, german), (scene.bo, french)):
            said = scene.private(person).content
            assert said.startswith("-# **Elements**")
            deadlines = {other.language: other.say("table-deadline", when="<").partition("<")[0] for other in told}
            assert [language for language, begun in deadlines.items() if begun in said] == [voice.language]
        assert place.say("button-more") in scene.labels(scene.table())
        person = scene.waiting()
        await scene.press(person, scene.labels(scene.private(person))[0])
    shown = answer(await scene.cleo.click(scene.table(), label=place.say("button-hand"))).message
    assert spanish.say("table-spectator") in shown.content


async def test_a_table_speaks_the_language_of_its_place_for_good(scene: Scene, simcord_bot: Elementarium) -> None:
    await simcord_bot.router.tables.servers.change(scene.guild.id, language=PSEUDO)
    for person in (scene.ada, scene.bo):
        await speaks(simcord_bot, person, ENGLISH)
    lobby = await scene.open()
    await simcord_bot.router.tables.servers.change(scene.guild.id, language=ENGLISH)
    assert unmarked(scene, lobby, "Elements") == []
    await scene.press(scene.bo, SAY("button-accept"), lobby)
    assert unmarked(scene, scene.table(), "Elements") == []
    assert "Rules" not in scene.labels(scene.table())
    for person in (scene.ada, scene.bo):
        assert SAY("your-turn") not in scene.private(person).content
        assert unmarked(scene, scene.private(person), "Elements")


async def test_a_lobby_speaks_the_language_of_its_place_and_greets_each_in_their_own(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await speaks(simcord_bot, scene.ada)
    lobby = await scene.open()
    assert "**Ada** challenges" in lobby.content
    assert scene.labels(lobby)[:1] == ["Accept"]
    await simcord_bot.router.publisher.wait_until_shown()
    assert unmarked(scene, scene.private(scene.ada), "Elements") == []
    declined = await scene.bo.click(lobby, label="Decline")
    await simcord_bot.router.publisher.wait_until_shown()
    assert declined
    assert unmarked(scene, scene.private(scene.ada), "Elements") == []


async def test_what_comes_without_a_press_is_in_the_language_answered_in_last(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    people = simcord_bot.router.tables.people
    await speaks(simcord_bot, scene.bo)
    await begun(scene)
    await simcord_bot.router.publisher.wait_until_shown()
    assert (await people.preferences(scene.bo.user.id)).spoken == PSEUDO
    assert (await people.preferences(scene.ada.user.id)).spoken is None
    await speaks(simcord_bot, scene.bo, None)
    if scene.waiting() is scene.bo:
        await scene.press(scene.bo, scene.labels(scene.private(scene.bo))[0])
    else:
        await scene.move()
        assert unmarked(scene, scene.private(scene.bo), "Elements") == []


async def test_a_refusal_is_said_in_the_language_of_whoever_is_refused(scene: Scene, simcord_bot: Elementarium) -> None:
    await speaks(simcord_bot, scene.bo)
    await begun(scene)
    if scene.waiting() is scene.bo:
        await scene.press(scene.bo, scene.labels(scene.private(scene.bo))[0])
    refused = (await scene.say(scene.bo, "take")).message
    assert words_without_mark(refused.content) == []


async def test_whoever_looks_on_reads_their_own_language(scene: Scene, simcord_bot: Elementarium) -> None:
    await begun(scene)
    await speaks(simcord_bot, scene.cleo)
    for label in ("My hand", "More"):
        shown = answer(await scene.cleo.click(scene.table(), label=label)).message
        assert unmarked(scene, shown) == []


@pytest.mark.parametrize(
    ("chosen", "locale", "place", "spoken"),
    [
        (None, PSEUDO, "en-US", PSEUDO),
        (ENGLISH, PSEUDO, PSEUDO, ENGLISH),
        (PSEUDO, "en-GB", "en-US", PSEUDO),
        (None, "ja", PSEUDO, PSEUDO),
        (None, "ja", "ja", ENGLISH),
        (None, "en-GB", PSEUDO, ENGLISH),
    ],
)
async def test_a_person_is_answered_in_what_they_chose_else_as_their_discord_speaks_else_as_the_server_does(
    scene: Scene, simcord_bot: Elementarium, chosen: str | None, locale: str, place: str, spoken: str
) -> None:
    parsers = simcord_bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parsers["INTERACTION_CREATE"] = lambda data: parse({**data, "locale": locale, "guild_locale": place})
    if chosen:
        await speaks(simcord_bot, scene.cleo, chosen)
    shown = answer(await scene.cleo.slash(scene.channel, "me")).message
    assert shown.content.startswith(voice_of(spoken).say("me-title").splitlines()[0])


async def test_somebody_chooses_the_language_they_are_spoken_to_in(scene: Scene, simcord_bot: Elementarium) -> None:
    me = answer(await scene.cleo.slash(scene.channel, "me")).message
    page = answer(await scene.cleo.click(me, label="Language…")).message
    chosen = answer(await scene.cleo.select(page, [PSEUDO], custom_id="me1:language:")).message
    assert SAY("me-language-about") in chosen.content
    assert unmarked(scene, chosen) == []
    assert (await simcord_bot.router.tables.people.preferences(scene.cleo.user.id)).language == PSEUDO
    back = answer(await scene.cleo.select(chosen, ["auto"], custom_id="me1:language:")).message
    assert voice_of(ENGLISH).say("me-language-about") in back.content


async def test_an_open_hand_speaks_the_language_as_soon_as_it_is_chosen(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await begun(scene)
    shown, hand = scene.table().content, scene.private(scene.bo).id
    me = answer(await scene.bo.slash(scene.channel, "me")).message
    page = answer(await scene.bo.click(me, label="Language…")).message
    await scene.bo.select(page, [PSEUDO], custom_id="me1:language:")
    await simcord_bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    assert scene.private(scene.bo).id == hand
    assert unmarked(scene, scene.private(scene.bo), "Elements") == []
    assert scene.table().content == shown


async def test_a_channel_may_speak_another_language_than_its_server(scene: Scene, manager: Any) -> None:
    home = answer(await manager.slash(scene.channel, "settings")).message
    page = answer(await manager.click(home, label="Language…")).message
    asked = answer(await manager.select(page, [scene.channel], custom_id="srv1:tongue:")).message
    settled = answer(await manager.select(asked, [PSEUDO], custom_id=f"srv1:spoken:{scene.channel.id}")).message
    assert f"<#{scene.channel.id}>" in settled.content
    other = scene.guild.create_text_channel("tavern")
    assert unmarked(scene, await scene.open(), "Elements") == []
    await scene.cleo.slash(other, "elements start")
    assert "Join" in scene.labels(scene.newest(other))
    settled = answer(await manager.select(settled, [PSEUDO], custom_id="srv1:language:")).message
    assert voice_of(ENGLISH).say("settings-language-line", language=PSEUDO) in settled.content
    await scene.bo.slash(other, "elements start")
    assert unmarked(scene, scene.newest(other), "Elements") == []


async def test_the_language_of_somebody_of_whom_nothing_is_stored_is_not_kept(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    parsers = simcord_bot._connection.parsers
    parse = parsers["INTERACTION_CREATE"]
    parsers["INTERACTION_CREATE"] = lambda data: parse({**data, "locale": PSEUDO})
    people = simcord_bot.router.tables.people
    dan = scene.guild.add_member(scene.env.create_user("Dan"))
    await dan.slash(scene.channel, "me")
    await scene.begin()
    await simcord_bot.router.publisher.wait_until_shown()
    assert (await people.preferences(dan.user.id)).spoken is None
    assert (await people.preferences(scene.ada.user.id)).spoken == PSEUDO
    assert unmarked(scene, scene.private(scene.ada), "Elements") == []


async def test_posted_games_speak_the_language_of_the_place_and_lead_to_that_of_whoever_presses(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    managers = scene.guild.create_role("Managers", permissions=discord.Permissions(manage_guild=True))
    mia = scene.guild.add_member(scene.env.create_user("Mia"), roles=[managers])
    await simcord_bot.router.tables.servers.change(scene.guild.id, language=PSEUDO)
    await speaks(simcord_bot, mia, ENGLISH)
    await speaks(simcord_bot, scene.ada, ENGLISH)
    await mia.slash(scene.channel, "play", post=True)
    posted = scene.newest(scene.channel)
    titles = [voice_of(ENGLISH).game_title(game_id) for game_id in simcord_bot.router.tables.games]
    assert unmarked(scene, posted, *titles) == []
    asked = answer(await scene.ada.click(posted, label=voice_of(PSEUDO).game_title("elements"))).message
    assert "Who do you want to play with?" in asked.content
    whom = answer(await scene.ada.click(asked, label="With others…")).message
    await scene.ada.click(whom, label="Open a table")
    lobby = scene.newest(scene.channel)
    assert unmarked(scene, lobby, "Elements") == []
    await scene.press(scene.bo, SAY("button-join"), lobby)
    (thread,) = scene.channel.threads
    assert words_without_mark(thread.name or "", (*NAMES, "Elements")) == []
