"""Every option of every command, and every autocomplete, with whatever somebody may type: a sentence comes back."""

from collections.abc import Iterator
from random import Random
from typing import Any

import discord
import pytest
from discord import app_commands

import engine
from bot import Elementarium
from tests.bot.test_table import answer
from tests.support.every import every_game
from tests.support.scene import Scene
from words import catalogue

DONE, SORRY = catalogue().say("done-but-lost"), catalogue().say("sorry")

KINDS = discord.AppCommandOptionType
TEXTS = (
    "x" * 6000, "𝔵" * 3000, "\u202e\u2066" * 500, "Z" + "\u0335" * 3000, "`" * 1990, "```\n" * 400,
    "<@1> @everyone " * 99,
    "\x00\x1b[31m", "[" * 3000, "{" * 3000,
    "30x 999x2Sx999", "999999999x wood", "1 " * 3000, "\n" * 6000, " ", "\ufeff",
    "0", "-1", "9" * 30, "²", "٣", "own:1", "ready:Standard", "1; DROP TABLE tables", "%s%n{0}", "../../etc/passwd",
    "e5e5e5e5",
)  # fmt: skip
NUMBERS = (-(2**53) + 1, -1, 0, 1, 99, 2**31, 2**53 - 1)
CALM = {"start", "resign", "build", "help", "list"}
"""Commands that take no text, or that a test of their own is about."""


def leaves(command: Any) -> Iterator[app_commands.Command[Any, Any, Any]]:
    if isinstance(command, app_commands.Group):
        for inner in command.commands:
            yield from leaves(inner)
    elif isinstance(command, app_commands.Command):
        yield command


def hostile(parameter: app_commands.Parameter, chance: Random) -> Any:
    """Something that Discord lets through for an option: of its type, and within its limits."""
    if parameter.choices:
        return chance.choice(parameter.choices).value
    match parameter.type:
        case KINDS.integer | KINDS.number:
            fitting = [number for number in NUMBERS if _within(number, parameter)]
            return chance.choice(fitting or [parameter.min_value])
        case KINDS.boolean:
            return chance.random() < 0.5
        case KINDS.attachment:
            return "game.json", chance.choice(TEXTS).encode()
    text = chance.choice(TEXTS)[: int(parameter.max_value or 6000)]
    return text.ljust(int(parameter.min_value or 1), "x")


def _within(number: int, parameter: app_commands.Parameter) -> bool:
    low, high = parameter.min_value, parameter.max_value
    return (low is None or number >= low) and (high is None or number <= high)


def free(parameter: app_commands.Parameter) -> bool:
    return parameter.type not in (KINDS.user, KINDS.channel, KINDS.role, KINDS.mentionable)


async def attack(scene: Any, command: app_commands.Command[Any, Any, Any], chance: Random, caplog: Any) -> None:
    """One use of a command with hostile options, and what came of it."""
    given = [parameter for parameter in command.parameters if free(parameter)]
    options = {one.display_name: hostile(one, chance) for one in given if one.required or chance.random() < 0.7}
    if "table" in options and chance.random() < 0.7:
        del options["table"]  # else nothing else is looked at
    result = await scene.ada.slash(scene.place, command.qualified_name, **options)
    if result.modal is not None:
        return
    shown = answer(result)
    about = f"/{command.qualified_name} {str(options)[:200]}: {shown.content[:200]}"
    assert shown.ephemeral, about
    assert 0 < len(shown.content) <= 2000, about
    assert shown.content not in (SORRY, DONE), about
    assert not [record for record in caplog.records if record.levelname == "ERROR"], about


@every_game
async def test_every_option_of_a_games_commands(
    scene: Scene, simcord_bot: Elementarium, caplog: pytest.LogCaptureFixture, game: engine.Game
) -> None:
    group = next(
        each
        for each in simcord_bot.tree.get_commands()
        if each.name == simcord_bot.router.layouts[game.id].command_group
    )
    scene.group = group.name
    await scene.begin()
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    chance = Random(1)
    for command in leaves(group):
        if command.name not in CALM and command.parameters:
            for _ in range(2):
                await attack(scene, command, chance, caplog)
        for parameter in command.parameters:
            if parameter.autocomplete:
                typed = chance.choice(TEXTS)[:6000]
                await scene.ada.autocomplete(scene.place, command.qualified_name, parameter.display_name, typed)
    table = await simcord_bot.router.table_controller.table(info.id)
    assert table.status in ("open", "over")


async def test_every_option_of_the_commands_for_all_games(
    scene: Scene, simcord_bot: Elementarium, caplog: pytest.LogCaptureFixture
) -> None:
    groups = {simcord_bot.router.layouts[game_id].command_group for game_id in simcord_bot.router.tables.games}
    await scene.begin()
    chance = Random(2)
    for shared in simcord_bot.tree.get_commands():
        for command in leaves(shared):
            if shared.name not in groups and command.parameters:
                for _ in range(4):
                    await attack(scene, command, chance, caplog)


@pytest.mark.parametrize("text", ["30x 999x2Sx999", "999x" * 900, "x" * 4000], ids=["nested", "long", "plain"])
async def test_a_deck_text_costs_no_more_than_its_length(scene: Scene, text: str) -> None:
    for game in ("elemental_clash", "realm_of_the_defenders"):
        shown = answer(await scene.ada.slash(scene.channel, "deck show", deck=text[:4000], game=game))
        assert 0 < len(shown.content) <= 2000
        assert shown.content != SORRY
