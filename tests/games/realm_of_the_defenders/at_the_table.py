"""People at a table of Realm of the Defenders, and positions to begin from."""

import re
from typing import Any

import discord

import engine
from bot import Elementarium
from sessions.log.lines import Course
from tests.support.scene import Scene

GAME = engine.GAMES["realm_of_the_defenders"]
END = re.compile(r"\*\*(?:(?:Ada|Bo|Cleo|You) wins?.+|A draw: .+)\*\*")


def ticked(message: Any) -> list[str]:
    """The entries of a message's menus that are chosen in it."""
    menus = (item for row in message.components for item in row.children if isinstance(item, discord.SelectMenu))
    return [option.label for menu in menus for option in menu.options if option.default]


def people(scene: Scene) -> Any:
    return scene.ada, scene.bo, scene.cleo


async def gather(scene: Scene, *guests: Any, **options: Any) -> None:
    """Ada opens a table, the guests join, and Ada starts it."""
    await scene.ada.slash(scene.channel, "realm start", **options)
    lobby = scene.newest(scene.channel)
    for guest in guests:
        await guest.click(lobby, label="Join")
        lobby = scene.newest(scene.channel)
    if "Start now" in scene.labels(lobby):
        await scene.ada.click(lobby, label="Start now")


def asked(scene: Scene) -> Any:
    """Whoever has controls in their direct message."""
    return [
        person
        for person in people(scene)
        if (person.user.dm_channel and person.user.dm_channel.last_message and scene.labels(scene.private(person)))
    ]


def over(scene: Scene) -> bool:
    return "Rematch" in scene.labels(scene.table())


IN_VAIN = "Attack: defeats nobody…"
"""What leads to attacks that are no use."""
ADA = {
    "hand": ["9S", "8D", "5D", "2D", "5C", "KH", "QS"],
    "power": ["6C", "9C", "KC"],
    "courage": ["9H", "KH"],
    "defenders": ["9S", "8S"],
    "deck": ["2C"] * 9,
}
BO = {
    "hand": ["4S", "3C", "JS"],
    "power": ["10C"],
    "courage": ["2H", "9H", "KH"],
    "defenders": ["10S", "3S", "AS"],
    "deck": ["2H"] * 9,
}
CLEO = {"hand": ["AS", "2D"], "courage": ["KH", "KH"], "defenders": ["7S"], "deck": ["3H"] * 9}


async def lay_out(scene: Scene, bot: Elementarium, *seats: Any, **more: Any) -> None:
    """The newest table goes on from a position, which nobody could start it from."""
    table = await bot.router.table_controller.table(1)
    position = {"turn": 5, **more, "seats": list(seats)}
    table._course = Course(GAME, GAME.new(len(seats), "realm", {"position": position}))
    bot.router.publisher._by_table.pop(table.id)
    bot.router.publisher.publish_soon(table)
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()


async def choose(scene: Scene, person: Any, label: str) -> None:
    """Press what has this label, beside what else can be done or behind *Deploy…* or the like."""
    for fold in ("Deploy…", "Attack…", "Strike back…", "Sacrifice…", "Sacrifice: saves nobody…"):
        if label not in scene.labels(scene.private(person)) and fold in scene.labels(scene.private(person)):
            await scene.press(person, fold)
            if label not in scene.labels(scene.private(person)):
                await scene.press(person, "Back")
    await scene.press(person, label)


async def place(scene: Scene, person: Any, *labels: str) -> None:
    """Press the buttons of these cards behind *Place…*, and end the turn."""
    await put_down(scene, person, *labels)
    if len(labels) == 1:
        await scene.press(person, "Place, and end your turn")


async def put_down(scene: Scene, person: Any, *labels: str) -> None:
    """Press the buttons of these cards behind *Place…*; the second one ends the turn."""
    if "Place…" in scene.labels(scene.private(person)):
        await scene.press(person, "Place…")
    for label in labels:
        whole = f"{label}, and end"
        await scene.press(person, whole if whole in scene.labels(scene.private(person)) else label)


async def send_out(scene: Scene, person: Any, *lines: str) -> None:
    """Choose these attackers, "9♠ (a) with 9♣ against 10♠ (c)", as far as that is asked."""
    for line in lines:
        attacker, power, attacked = re.split(" with | against ", line)
        asked = (f"{attacker} attacks", f"{power} against {attacked}", f"With {power}", f"Against {attacked}")
        whom = re.compile(rf"(\d+ together\. |Too little: )?{re.escape(attacked)} (falls|stays)")
        for fold in {"Attack…", IN_VAIN} & {*scene.labels(scene.private(person))}:
            await scene.press(person, fold)
        for label in filter(whom.match, scene.labels(scene.private(person))):
            await scene.press(person, label)
        labels = scene.labels(scene.private(person))
        comes = [one for one in labels if one.startswith(f"{attacker} {power}: ") and attacked in one]
        whole = {line, f"Attack: {line}", f"{attacker} with {power}", *comes} & {*labels}
        for label in whole or ("Another attack…", *asked):
            if label in scene.labels(scene.private(person)):
                await scene.press(person, label)


def bold(text: str) -> list[str]:
    """The lines of a message that are in bold from end to end."""
    return [line.strip("*") for line in text.splitlines() if line.startswith("**") and line.endswith("**")]
