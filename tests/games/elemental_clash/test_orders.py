"""Standing orders of Elemental Clash: chosen in words, kept from game to game, and nobody else's business."""

from typing import Any

import pytest

import engine
from bot import Elementarium
from sessions.log import fair
from tests.bot.test_table import answer
from tests.support.scene import Scene
from words import ENGLISH, voice_of

GAME = engine.GAMES["elemental_clash"]
BOTH_HOLD_FLASH = "flash 37"
CHOICES = ["Never: I always pass", "In combat", "Spells and combat", "Always: spells, combat, ends of turns"]


@pytest.fixture
def scene(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Scene:
    """Ada and Bo are both dealt a Flash spell, without which the orders stand behind *More*."""
    monkeypatch.setattr(fair, "seed_of", lambda secret, joins: BOTH_HOLD_FLASH)
    return scene


async def table_of(bot: Elementarium, number: int = 1) -> Any:
    return await bot.router.table_controller.table(number)


async def orders(bot: Elementarium, number: int = 1) -> list[Any]:
    table = await table_of(bot, number)
    return [table.view(seat)["orders"] for seat in (0, 1)]


def standing(name: str) -> dict[str, bool]:
    return dict(GAME.standing_orders[name])


async def begin_again(scene: Scene) -> None:
    """Another game of the same two, in the channel."""
    await scene.bo.click(await scene.open(), label="Accept")


async def test_at_first_nobody_is_asked_and_is_told_where_to_change_it(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    assert await orders(simcord_bot) == [standing("never")] * 2
    for person in (scene.ada, scene.bo):
        line = "You are never asked for a Flash spell outside your main phases: *When to ask me…* changes that."
        assert line in scene.private(person).content


async def test_orders_are_chosen_in_the_lobby_and_kept_for_the_next_games(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    lobby = await scene.open()
    more = answer(await scene.bo.click(lobby, label="More")).message
    offered = answer(await scene.bo.click(more, label="When to ask me…"))
    assert offered.ephemeral
    assert scene.labels(offered.message) == CHOICES
    await scene.bo.click(offered.message, label="In combat")
    await scene.bo.click(lobby, label="Accept")
    assert await orders(simcord_bot) == [standing("never"), standing("combat")]
    assert "in combat only" in scene.private(scene.bo).content
    await begin_again(scene)
    assert await orders(simcord_bot, 2) == [standing("never"), standing("combat")]


async def test_the_command_that_opens_a_table_says_it_too(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(windows="all")
    assert await orders(simcord_bot) == [standing("always"), standing("never")]
    assert "whenever you may play one" in scene.private(scene.ada).content


async def test_the_orders_stand_below_what_can_be_done(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    seat = (await table_of(simcord_bot)).active[0]
    shown = scene.labels(scene.private((scene.ada, scene.bo)[seat]))
    assert len(shown) > 2
    assert shown[-1] == "When to ask me…"


async def test_orders_chosen_in_the_game_hold_there_and_in_the_next_and_nobody_else_learns_it(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    seat = (await table_of(simcord_bot)).active[0]
    person, other = (scene.ada, scene.bo)[seat], (scene.bo, scene.ada)[seat]
    public, theirs = scene.table().content, scene.private(other).content
    offered = answer(await person.user.click(scene.private(person), label="When to ask me…"))
    assert scene.labels(offered.message) == CHOICES
    await person.user.click(offered.message, label=CHOICES[3])
    assert (await orders(simcord_bot))[seat] == standing("always")
    assert "whenever you may play one" in scene.private(person).content
    assert (scene.table().content, scene.private(other).content) == (public, theirs)
    await begin_again(scene)
    assert (await orders(simcord_bot, 2))[seat] == standing("always")


async def test_orders_chosen_while_the_other_has_the_turn_begin_with_the_next_decision(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    table = await table_of(simcord_bot)
    (seat,) = table.active
    person, other = (scene.ada, scene.bo)[seat], (scene.bo, scene.ada)[seat]
    more = answer(await other.click(scene.table(), label="More"))
    offered = answer(await other.click(more.message, label="When to ask me…"))
    kept = await other.click(offered.message, label="In combat")
    assert answer(kept).content.startswith("You are asked for Flash spells in combat only")
    assert "begins with your next decision" in answer(kept).content
    assert (await orders(simcord_bot))[1 - seat] == standing("never")
    await scene.press(person, "End the turn")
    assert (await orders(simcord_bot))[1 - seat] == standing("combat")


async def test_one_window_can_be_switched_by_command(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    (seat,) = (await table_of(simcord_bot)).active
    person = (scene.ada, scene.bo)[seat]
    await person.slash(scene.place, "table orders", window="end", on=True)
    assert (await orders(simcord_bot))[seat] == {"spell": False, "combat": False, "end": True}
    assert "You are not asked about answers to spells and combat" in scene.private(person).content
    offered = await person.autocomplete(scene.place, "table orders", "window", "turn")
    assert [(choice["name"], choice["value"]) for choice in offered] == [("the end of the opponent's turn", "end")]
    offered = answer(await person.slash(scene.place, "table orders"))
    assert scene.labels(offered.message) == CHOICES


async def test_whoever_watches_has_no_orders_at_a_table(scene: Scene) -> None:
    await scene.begin()
    refused = answer(await scene.cleo.slash(scene.place, "table orders"))
    assert refused.ephemeral
    assert not refused.message.components


def test_the_engine_is_brought_to_an_order_step_by_step() -> None:
    state = GAME.new(2, "orders", {"orders": [standing("never"), standing("always")], "first": 0})
    seat = engine.Seat(0)
    assert [state.view(engine.Seat(one))["orders"] for one in (0, 1)] == [standing("never"), standing("always")]
    switched = 0
    while (action := state.ordered(seat, standing("always"))) is not None:
        state.play(seat, action)
        switched += 1
    assert switched == 3
    assert state.view(seat)["orders"] == standing("always")
    assert state.ordered(seat, standing("never")) is None  # each once a turn
    assert state.ordered(engine.Seat(1), standing("never")) is None  # they have no decision


def test_whoever_is_never_asked_for_a_flash_spell_is_told_so_once_for_each_that_comes() -> None:
    words: Any = voice_of(ENGLISH).game_words(GAME.id)
    told = "You hold a Flash spell, but are never asked"
    orders: dict[str, Any] = {"orders": []}
    mine = {"deck": ["venus*8", "bark_mantle"], "hand": ["venus"], "piles": [{"stones": ["venus"]}], **orders}
    position = {"turn": 4, "player": 1, "phase": "main1", "seats": [mine, {"deck": ["mars*9"], **orders}]}
    state = GAME.new(2, "never", {"position": position})
    said: list[bool] = []
    while len(said) < 2:
        seat = state.active[0]
        view: Any = state.see(seat)
        if seat == 0 and view.decision.kind == "main":
            said.append(any(told in line for line in words.why_unplayable(view, state.legal(seat))))
        state.play(seat, next(one for one in state.legal(seat) if type(one).__name__ in ("EndTurn", "Pass", "Done")))
    assert said == [True, False]
