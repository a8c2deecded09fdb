"""Games with secret decks, several games with decks, none at all, and the deck as an option of `start`."""

import re
from typing import Any

import discord
import pytest
import pytest_asyncio
from discord import app_commands

import engine
from bot import Elementarium
from cogs.elements import Elements as ElementsCog
from tests.bot.decks.helpers import (
    FLOOD,
    GAMES,
    STANDARD,
    deck,
    my_deck,
    options_of,
    take_in,
)
from tests.bot.test_secrecy import watch
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.deck_game import DeckAuction, SecretDeckElements
from tests.support.scene import Scene
from ui import Interaction


class TestSecretDecks:
    """Lists that are not public never reach anybody but their owner."""

    @pytest.fixture
    def games(self) -> Any:
        return {"elements": SecretDeckElements()}

    async def test_a_secret_deck_is_shown_to_its_owner_only(
        self, scene: Scene, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        await take_in(scene, "Rumpelstiltskin", "metal metal metal fire", scene.bo)
        lobby = await scene.open()
        caplog.clear()
        with monkeypatch.context() as patch:
            sent = watch(patch)
            shown = await my_deck(scene, scene.bo, lobby)
            await scene.press(scene.bo, "Rumpelstiltskin", shown.message)
            await scene.ada.click(scene.table(), label="My hand")
            for person in (scene.ada, scene.cleo):
                await person.click(scene.table(), label="More")
            await scene.ada.slash(scene.place, "games mine")
            await scene.ada.slash(scene.place, "table board")
            await scene.env.settle()
        interactions = scene.env.backend.interactions.values()
        of_bo = {str(interaction.id) for interaction in interactions if interaction.user_id == scene.bo.id}
        of_bo |= {interaction.token for interaction in interactions if interaction.user_id == scene.bo.id}
        others = [request for request in sent if not of_bo & set(request.path.split("/"))]
        assert len(others) > 5
        assert len(others) < len(sent)
        for request in others:
            assert "umpelstiltskin" not in request.body
            assert "metal, metal" not in request.body
            assert "of 20 points" not in request.body
        assert not [record for record in caplog.records if re.search("umpel|metal|points", record.getMessage())]

    async def test_a_game_that_begins_from_a_secret_deck_does_not_name_it(self, scene: Scene) -> None:
        saved = await take_in(scene, "Rumpelstiltskin", "metal metal metal fire", scene.bo)
        asked = answer(await scene.bo.click(saved.message, label="Play with it"))
        await scene.bo.click(asked.message, label="Open a table")
        lobby = scene.newest(scene.channel)
        assert "Bo has chosen a deck." in lobby.content
        assert "Rumpelstiltskin" not in lobby.content

    async def test_only_the_owner_reads_it_at_the_table(self, scene: Scene) -> None:
        lobby = await scene.open()
        await scene.press(scene.bo, "Flood", (await my_deck(scene, scene.bo, lobby)).message)
        shown = []
        watching = answer(await scene.cleo.click(scene.table(), label="More")).message
        assert "My deck" not in scene.labels(watching), "who only watches has none"
        for person in (scene.ada, scene.bo):
            more = answer(await person.click(scene.table(), label="More"))
            shown.append(answer(await person.click(more.message, label="My deck")).content)
        assert "water" not in shown[0]
        assert "water, water, water" in shown[1]


class TestTwoGames:
    """Where several games have decks, a list needs to be told for which."""

    @pytest.fixture
    def games(self) -> Any:
        return GAMES | {"auction": DeckAuction()}

    @pytest_asyncio.fixture
    async def simcord_bot(self, url: str, clock: Clock, games: Any) -> Any:
        bot = await make_bot(url, clock, GAMES)
        bot.router.decks.decks.games.update(games)
        return bot

    async def test_the_game_is_asked_for_where_it_is_not_clear(self, scene: Scene) -> None:
        asked = await deck(scene, "build")
        assert asked.content == "Which game is the deck for?"
        begun = answer(await scene.ada.click(asked.message, label="Auction")).content
        assert "Auction" in begun
        assert (await take_in(scene)).content == "For which game is this list? Choose it with `game`."
        assert "**Flood** (4 cards" in (await take_in(scene, "Flood", FLOOD)).content
        listed = (await deck(scene, "list")).content
        assert listed.index("### Elements") < listed.index("**Flood**") < listed.index("### Auction")
        only = await deck(scene, "list", game="auction")
        assert "Elements" not in only.content

    async def test_names_that_two_games_have_are_not_clear(self, scene: Scene) -> None:
        assert "There are 2 decks with that name" in (await deck(scene, "show", deck="Standard")).content


async def test_without_games_with_decks_there_is_no_deck_command(url: str, clock: Clock) -> None:
    bot = await make_bot(url, clock, {"elements": engine.GAMES["elements"]})
    await bot.load_extension("cogs.decks")
    assert bot.tree.get_command("deck") is None
    await bot.store.close()
    await bot.http.close()


class StartWithDeck(ElementsCog, group_name="elements", group_description="Elements with decks"):
    """A game's cog whose `start` takes the host's deck."""

    @app_commands.command()
    @app_commands.autocomplete(deck=ElementsCog.suggest_decks)
    async def start(
        self, interaction: Interaction, opponent: discord.User | None = None, deck: str | None = None
    ) -> None:
        """Open a table."""
        await self.open_lobby(interaction, opponent, {"mode": "endless"}, deck)


async def test_help_names_the_games_with_decks(scene: Scene) -> None:
    home = answer(await scene.bo.slash(scene.channel, "help")).message
    page = answer(await scene.bo.click(home, label="Decks")).message
    assert re.match(r"### Decks\nElements .* decks\.", page.content)
    assert "Build a deck: Elements" in scene.labels(page)


class TestStart:
    """The host brings their deck with the command that opens the table."""

    @pytest_asyncio.fixture
    async def scene(self, scene: Scene, simcord_bot: Elementarium) -> Any:
        await simcord_bot.unload_extension("cogs.elements")
        await simcord_bot.add_cog(StartWithDeck(simcord_bot))
        await simcord_bot.tree.sync()
        return scene

    async def test_the_host_names_his_deck(self, scene: Scene, simcord_bot: Elementarium) -> None:
        await take_in(scene)
        choices = await scene.ada.autocomplete(scene.channel, "elements start", "deck", "ru")
        lobby = await scene.open(deck=choices[0]["value"])
        assert "You play with **Rush**" in (await my_deck(scene, scene.ada, lobby)).content
        await scene.bo.click(lobby, label="Accept")
        assert await options_of(simcord_bot) == [["wood", "wood", "fire", "fire", "metal"], STANDARD]

    async def test_a_deck_that_cant_be_played_opens_nothing(self, scene: Scene) -> None:
        await take_in(scene, "Dual", "yin_yang wood wood fire")
        for name, sentence in (
            ("Dual", "The endless game has no Yin-Yang."),
            ("Nothing", "I don't know that deck"),
        ):
            refused = await scene.ada.slash(scene.channel, "elements start", opponent=scene.bo, deck=name)
            assert refused.ephemeral
            assert sentence in answer(refused).content
        assert not scene.channel.history(viewer=scene.bo)
