"""The commands as Discord is sent them: how many, how described, within its limits, and only when they change."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from simcord.env import Env
from structlog.testing import capture_logs

from bot import Elementarium
from playground.pseudo_language import PSEUDO, words_without_mark
from tests.bot.test_restart import restart
from tests.support.bot import Clock, make_bot
from tests.support.rules import ROOT
from tests.support.scene import Scene
from ui.interactions.descriptions import LONGEST, commands_payload, description_text
from words import ENGLISH, Voice, voice_of

COMMANDS = 45
"""So many are in everybody's list; the README says so, too."""
CHARACTERS = 8000
"""So many Discord takes of a command and all that it has; of each text the longest language counts."""
SPOKEN = {"en-US": ENGLISH, "en-GB": ENGLISH, "es-ES": PSEUDO, "es-419": PSEUDO}
"""As if there were Spanish."""

Payload = dict[str, Any]


@pytest.fixture
def _two_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ui.interactions.descriptions.language_of_locale", SPOKEN.get)


async def loaded(bot: Elementarium) -> list[Payload]:
    for extension in (*bot.games, "play", "learn", "table", "games", "puzzle", "decks", "settings", "people", "help"):
        await bot.load_extension(f"cogs.{extension}")
    return commands_payload(bot.tree)


def leaves(command: Payload) -> Iterator[Payload]:
    """The commands that somebody can use, of a group or by itself."""
    inner = [option for option in command.get("options", ()) if option["type"] in (1, 2)]
    for option in inner:
        yield from leaves(option)
    if not inner:
        yield command


def parts(command: Payload) -> Iterator[Payload]:
    """A command, whatever is below it, its arguments and their choices."""
    yield command
    for inner in (*command.get("options", ()), *command.get("choices", ())):
        yield from parts(inner)


def texts(part: Payload) -> Iterator[tuple[str, str]]:
    """What a person reads of a part, by the language; "" is what everybody reads for whom there is none."""
    choice = "description" not in part
    yield "", part["name" if choice else "description"]
    yield from part.get("name_localizations" if choice else "description_localizations", {}).items()


async def test_there_are_few_commands_and_the_readme_says_how_many(simcord_bot: Elementarium) -> None:
    payload = await loaded(simcord_bot)
    assert sum(len(list(leaves(command))) for command in payload) == COMMANDS
    assert f"{COMMANDS} commands" in (ROOT / "README.md").read_text(encoding="utf-8")
    for game_id in simcord_bot.games:
        group = simcord_bot.router.layouts[game_id].command_group
        (of_game,) = (command for command in payload if command["name"] == group)
        assert (
            {"start", "move", "rules"}
            <= {leaf["name"] for leaf in leaves(of_game)}
            <= {"start", "move", "rules", "cards"}
        )


@pytest.mark.usefixtures("_two_languages")
async def test_everything_is_described_in_every_language_and_named_in_english(simcord_bot: Elementarium) -> None:
    for part in (part for command in await loaded(simcord_bot) for part in parts(command)):
        said = dict(texts(part))
        assert re.search(r"[A-Za-z]|^\d$", said[""])
        assert not re.match(r"(command|choice)-|[a-z-]+-title$", said[""])
        assert said.keys() == {"", *SPOKEN}
        for language in ("es-ES", "es-419"):
            assert not words_without_mark(said[language]), said[language]
        assert "description" not in part or not part.get("name_localizations")


@pytest.mark.usefixtures("_two_languages")
async def test_nothing_is_too_long_in_any_language(simcord_bot: Elementarium) -> None:
    for command in await loaded(simcord_bot):
        longest = 0
        for part in parts(command):
            said = dict(texts(part))
            assert all(len(text) <= LONGEST and not text.endswith("…") for text in said.values()), said
            more = "" if "description" not in part else part["name"]
            longest += max(map(len, said.values())) + len(more) + len(str(part.get("value", "")))
        assert longest <= CHARACTERS


async def test_a_broken_translation_is_told_and_said_in_english(
    simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(key: str, **_: object) -> str:
        raise ValueError(key)

    strange_voice = Voice(PSEUDO)
    strange_voice.say = broken  # type: ignore[assignment]  # it fails whatever it is asked
    monkeypatch.setattr(
        "ui.interactions.descriptions.voice_of",
        lambda language: {PSEUDO: strange_voice}.get(language) or voice_of(ENGLISH),
    )
    monkeypatch.setattr("ui.interactions.descriptions.language_of_locale", SPOKEN.get)
    english = "Read the rules."
    with capture_logs() as events:
        (rules,) = (
            leaf
            for command in await loaded(simcord_bot)
            if command["name"] == "elements"
            for leaf in leaves(command)
            if leaf["name"] == "rules"
        )
    assert rules["description_localizations"] == dict.fromkeys(SPOKEN, english)
    assert {event["event"] for event in events} == {"command not described"}
    assert description_text(voice_of(ENGLISH), ["no-such-key"]) == "no-such-key", "and nothing is raised"


def sent(env: Env) -> list[str]:
    """Where commands have been sent to."""
    return [
        request.path for request in env.http_requests if request.method == "PUT" and request.path.endswith("/commands")
    ]


async def test_commands_are_sent_when_a_translation_has_changed_and_only_then(
    scene: Scene, url: str, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(sent(scene.env)) == 1
    await restart(scene, url, clock)
    assert len(sent(scene.env)) == 1
    monkeypatch.setattr("ui.interactions.descriptions.language_of_locale", SPOKEN.get)
    bot = await restart(scene, url, clock)
    assert len(sent(scene.env)) == 2
    assert re.fullmatch(r"</games mine:\d+>", bot.router.mentions.mention("games", "mine"))


async def test_the_owners_server_alone_has_the_owners_command(scene: Scene, url: str, clock: Clock) -> None:
    async def restarted(server: int | None) -> list[str]:
        before = len(sent(scene.env))
        bot = await make_bot(url, clock)
        bot.owner_server = server
        await scene.env.restart_bot(bot)
        await scene.env.settle()
        return [path.partition("/guilds/")[2] for path in sent(scene.env)[before:]]

    other = scene.env.create_guild()
    assert await restarted(scene.guild.id) == [f"{scene.guild.id}/commands"]
    assert await restarted(scene.guild.id) == []
    assert await restarted(other.id) == [f"{scene.guild.id}/commands", f"{other.id}/commands"]
    assert await restarted(None) == [f"{other.id}/commands"]
    assert await restarted(None) == []


async def test_a_server_that_the_bot_is_not_in_stops_nothing(scene: Scene, url: str, clock: Clock) -> None:
    scene.env.inject_error("PUT", "/applications/*/guilds/*/commands", status=403, code=50001, times=None)
    bot = await make_bot(url, clock)
    bot.owner_server = 17
    with capture_logs() as events:
        await scene.env.restart_bot(bot)
        await scene.env.settle()
    assert [event["server"] for event in events if event["event"] == "commands not sent to the owner's server"] == [17]
    await scene.begin()
