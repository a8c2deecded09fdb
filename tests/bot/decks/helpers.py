"""What people do with decks on Discord."""

from typing import Any

from bot import Elementarium
from sessions.decks.share_codes import write_code
from tests.bot.test_table import answer
from tests.support.deck_game import DeckElements
from tests.support.scene import Scene

STANDARD = ["wood", "fire", "earth", "metal"]
RUSH = "wood, wood, fire, fire, metal"
FLOOD = write_code("elements", ("wood", "water", "water", "water"))
GAMES = {"elements": DeckElements()}


async def deck(scene: Scene, command: str, person: Any = None, **arguments: Any) -> Any:
    """A person's command, and the answer that only they see."""
    person = person or scene.ada
    result = await person.slash(scene.channel, f"deck {command}", **arguments)
    assert result.ephemeral
    return answer(result)


async def take_in(scene: Scene, name: str = "Rush", cards: Any = RUSH, person: Any = None) -> Any:
    return await deck(scene, "import", person, cards=cards, name=name)


async def offered(scene: Scene, command: str = "show", person: Any = None, typed: str = "") -> Any:
    choices = await (person or scene.ada).autocomplete(scene.channel, f"deck {command}", "deck", typed)
    return {choice["name"]: choice["value"] for choice in choices}


async def build(scene: Scene, person: Any = None, **arguments: Any) -> Any:
    return (await deck(scene, "build", person, **arguments)).message


def menu(message: Any, number: int) -> Any:
    return message.components[number].children[0]


async def pick(person: Any, message: Any, number: int, value: Any) -> Any:
    """Choose from one of the builder's menus; the message as it is then."""
    return answer(await person.select(message, [value], custom_id=menu(message, number).custom_id)).message


async def press(person: Any, message: Any, label: str) -> Any:
    return answer(await person.click(message, label=label)).message


async def my_deck(scene: Scene, person: Any, lobby: Any = None) -> Any:
    return answer(await person.click(lobby or scene.newest(scene.channel), label="My deck"))


async def options_of(simcord_bot: Elementarium, table_id: int = 1) -> Any:
    return (await simcord_bot.router.tables.get(table_id)).options["decks"]
