"""Orders by buttons and by commands: what they say, and what is asked before they stand."""

from typing import Any

import pytest

from bot import Elementarium
from tests.games.elemental.test_bot import LOST, MEETING, choices, go, in_words, order, take
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of

THROWN = {"south": "1 fire e3, 6 light e1", "north": "1 ice e5, 2 wind e6, 6 dark e9"}


async def test_a_landing_place_is_chosen_in_secret_and_the_table_waits(scene: Scene, begin_at: Any) -> None:
    await begin_at(THROWN)
    await go(scene, scene.ada, "1 Fire", "e4")  # without a crystal there is nothing but a move
    await go(scene, scene.bo, "6 Dark", "f8")
    assert "**Bo** is choosing where a piece lands." in scene.table().content
    assert "Your **1** is in the air" in scene.private(scene.bo).content
    assert choices(scene, scene.bo) == ["Land on d5", "Land on f5"]
    assert not choices(scene, scene.ada)
    await scene.press(scene.bo, "Land on f5")
    aside = "(its own side holds the cell straight behind it)"
    assert f"Bo's 1 is thrown back to f5 {aside} with half its energy" in scene.table().content


async def test_the_buttons_say_who_stands_where_and_the_headline_warns(scene: Scene, begin_at: Any) -> None:
    meeting = {"south": "1 fire e4, 6 light e1", "north": "1 fire e5, 6 dark e9", "quiet": 13, "fatigue": [[1, 1, 2]]}
    await begin_at(meeting)
    await take(scene, scene.ada, "1 Fire")
    assert "e5 ⚔ 1❔" in choices(scene, scene.ada)
    assert "13 rounds in which nobody lost energy; after 20 it is a draw" in scene.table().content
    assert "South's 1 and North's 1: 2 of 3 rounds without a winner" in scene.table().content


async def test_what_leads_to_an_enemy_is_marked_from_the_piece_on(scene: Scene, begin_at: Any) -> None:
    """A dash with an enemy in its only way is stopped there; with one in one of two ways it is not."""
    await begin_at(
        {"south": "1 fire e3, 2 ice a1, 6 light e1", "north": "1 ice e4, 2 wind i5, 6 dark e9", "crystals": [1, 0]}
    )
    assert {"1 Fire ⚔", "2 Ice", "6 Light"} <= {*choices(scene, scene.ada)}
    await take(scene, scene.ada, "1 Fire")
    await scene.press(scene.ada, next(label for label in choices(scene, scene.ada) if label.startswith("» Dash…")))
    assert {"e5 ⚔ 1❔", "f4 ⚔ 1❔", "g2"} <= {*choices(scene, scene.ada)}


async def test_a_mark_that_all_pieces_would_have_is_left_out(scene: Scene, begin_at: Any) -> None:
    await begin_at({"south": "1 fire e4, 6 light d4", "north": "1 ice e6, 6 dark e9"})
    assert {"1 Fire", "6 Light"} <= {*choices(scene, scene.ada)}


async def test_what_only_one_may_see_is_no_hand_in_this_game(scene: Scene, begin_at: Any) -> None:
    await begin_at(MEETING)
    assert scene.labels(scene.table())[0] == "My pieces"


async def test_orders_are_found_by_a_piece_a_cell_or_what_is_there(scene: Scene, begin_at: Any) -> None:
    await begin_at(MEETING)
    assert [*await scene.sayable(scene.ada, "move 6")] == [
        "Move 6 Light to e2 · your circle", "Move 6 Light to f1", "Move 6 Light to d1"
    ]  # fmt: skip
    (dash,) = await scene.sayable(scene.ada, "dash 1 E5")
    assert dash == "Dash 1 Fire to e5 · the enemy's 1, earth fountain, the middle"
    assert dash in await scene.sayable(scene.ada, "enemy's 1")
    assert not await scene.sayable(scene.ada, "teleport")
    assert (await scene.say(scene.ada, "teleport")).content.startswith("Only a piece on an energy well can teleport")
    (told,) = await scene.sayable(scene.cleo, "move 1")
    assert told.startswith("You are not playing Elemental at the moment.")


async def test_many_orders_are_told_to_be_more_than_there_is_room_for(scene: Scene, begin_at: Any) -> None:
    await begin_at(MEETING)
    more = "There is more: write a part of what you want to do."
    offered = await scene.sayable(scene.ada)
    assert len(offered) == 25
    assert {"1 Fire ⚔", "2 Water ⚔", "6 Light"} < {*offered}
    assert [*offered][-1] == more
    assert (await scene.say(scene.ada, offered[more])).content == more


async def test_an_order_by_command_is_confirmed_too(scene: Scene, begin_at: Any) -> None:
    await begin_at(LOST)
    asked = await scene.say(scene.ada, "1-e4")
    assert asked.ephemeral
    assert "Move 1 Fire to e4? As things stand, 1 Fire would lose" in asked.content
    assert "choosing their orders" in scene.table().content
    await scene.ada.click(asked.message, label="Yes: Move 1 Fire to e4")
    assert "Ada's order is in" in scene.table().content


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("1-e5", "A move is one step, and e5 is not next to e3."),
        ("1--z9", "There is no such cell: cells are named by column and rank, like e4."),
        ("2^", "Only a piece on an energy well can teleport, and your 2 is on none."),
        ("2!", "Your 2 is on the board: only a removed piece can be summoned."),
        ("6/3", "Your king can't be substituted."),
        ("1@e5", "No piece is in the air: there is no landing place to choose."),
        ("1=fire", "The set-up is over: now each player orders one piece."),
        ("shuffle", "The set-up is over: now each player orders one piece."),
    ],
)
@in_another_language
async def test_an_illegal_order_is_refused_with_its_rule(scene: Scene, begin_at: Any, written: str, said: str) -> None:
    await begin_at(MEETING)
    refused = await scene.say(scene.ada, written)
    assert refused.ephemeral
    assert refused.content == said
    assert refused.message.components


async def test_healing_is_a_button_of_its_own(scene: Scene, begin_at: Any) -> None:
    await begin_at({"south": "1 fire e3 half, 6 light e1", "north": "1 ice a5, 6 dark e9", "crystals": [1, 0]})
    await order(scene, scene.ada, "1 Fire", "e2 + heal −💎")
    await go(scene, scene.bo, "6 Dark", "d8")
    assert "> Ada's 1 is healed." in scene.table().content


async def test_healing_for_one_crystal_of_several_is_one_press(scene: Scene, begin_at: Any) -> None:
    await begin_at({"south": "1 fire e3 half, 6 light e1", "north": "1 ice a5, 6 dark e9", "crystals": [2, 0]})
    await take(scene, scene.ada, "1 Fire")
    await scene.press(scene.ada, "e2 + heal −💎")
    assert "Your order stands: **1 Fire moves to e2 and heals there**." in scene.private(scene.ada).content


async def test_signs_are_explained_where_a_button_has_them_and_not_before(scene: Scene, begin_at: Any) -> None:
    """Only a dash leads to the enemy here: all are a step of their own, where one has a sign to explain."""
    await begin_at({"south": "1 fire e3, 6 light e1", "north": "1 ice e6, 6 dark e9", "crystals": [1, 0]})
    assert "⚔ fight, if" not in scene.private(scene.ada).content
    await take(scene, scene.ada, "1 Fire ⚔")
    assert "⚔ fight, if" not in scene.private(scene.ada).content
    await scene.press(scene.ada, "» Dash… −💎 ⚔")
    assert "e5 ⚔ 1❔" in choices(scene, scene.ada)
    assert "⚔ fight, if it stays" in scene.private(scene.ada).content


async def test_summoning_teleporting_and_substituting_by_the_buttons(scene: Scene, begin_at: Any) -> None:
    position = {"south": "1 fire c4, 2 wind e2, 6 light e1", "north": "1 ice a5, 6 dark e9", "crystals": [3, 2]}
    await begin_at({**position, "seen": [[0, 2, "wind", 1]], "round": 5})
    assert "◎ is an energy well" in scene.private(scene.ada).content
    await scene.press(scene.bo, "Summon 2 Earth")
    assert "Summon 2 Earth for 2 of your 2 crystals?" in scene.private(scene.bo).content
    await scene.press(scene.bo, "Back")
    await order(scene, scene.ada, "1 Fire", "Teleport to g4")
    await order(scene, scene.bo, "Summon 2 Earth")
    assert ": Bo's 2 is summoned on e8 (−2\u00a0💎), Ada's 1 ◎ g4." in scene.table().content
    await order(scene, scene.ada, "2 Wind", "Substitute 3 Earth −💎")
    await go(scene, scene.bo, "6 Dark", "d8")
    assert "Ada's 2 is substituted" in scene.table().content
    assert "**2** Wind in round 1, substituted in round 6" in scene.private(scene.bo).content
    assert "2 earth e2" in alt_of(scene.private(scene.ada))


async def test_a_teleport_says_what_it_changes_places_with(scene: Scene, begin_at: Any) -> None:
    await begin_at({"south": "1 fire c4, 6 light e1", "north": "1 ice a5, 6 dark e9", "wells": ["g4"]})
    await take(scene, scene.ada, "1 Fire")
    assert "can go to: c5, d4, c3, b3, b4, g4" in alt_of(scene.private(scene.ada)).replace("d5, ", "")
    await scene.press(scene.ada, "Teleport to g4, changing places with the crystal")
    asked = scene.private(scene.ada)
    assert "Teleport 1 Fire to g4, changing places with the crystal?" in asked.content
    assert "As things stand you don't get the crystal: it goes to c4." in asked.content
    assert "Your order would be: 1 teleports to g4" in alt_of(asked)


async def test_a_teleport_names_the_piece_that_it_changes_places_with(scene: Scene, begin_at: Any) -> None:
    south = "1 fire c4, 3 wind g4, 6 light e1"
    await begin_at({"south": south, "north": "1 ice a5, 6 dark e9"})
    await take(scene, scene.ada, "1 Fire")
    assert "Teleport to g4, changing places with 3 Wind" in choices(scene, scene.ada)


async def test_healing_and_a_cell_with_an_enemy_are_explained_where_they_matter(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    await in_words(simcord_bot, scene.ada, scene.bo)
    south, north = "1 fire e4 half, 6 light e1", "1 fire e5 half, 6 dark e9"
    await begin_at({"south": south, "north": north, "crystals": [1, 0]})
    half = "Half energy, so the next hit is the last: 1."
    assert f"{half} Going onto your circle, e2, heals for a crystal." in scene.private(scene.ada).content
    assert f"{half} Healing would cost a crystal." in scene.private(scene.bo).content
    await take(scene, scene.ada, "1 Fire")
    assert "On e5 the loser flies two cells" in scene.private(scene.ada).content


async def test_what_fights_would_come_to_is_said_before_an_order_is_given(scene: Scene, begin_at: Any) -> None:
    """On each button by a sign of its own shape, explained below; of enemies that lie hidden nobody knows it."""
    await begin_at(
        {
            "south": "1 fire e4, 3 ice d1, 6 light e1",
            "north": "1 ice e6, 2 water f5, 3 wind d5, 6 dark e9",
            "revealed": [[], [1, 2]],
        }
    )
    await take(scene, scene.ada, "1 Fire ⚔")
    assert {"e5 ⚔ 1💥 2❌ 3❔", "f4 ⚔ 2❌"} <= {*choices(scene, scene.ada)}
    assert (
        "if it stays: 💥 you hit it; ❌ it hits you; ❔ hidden, 1 of 2 beat yours." in scene.private(scene.ada).content
    )


async def test_a_fight_that_defeats_has_another_sign_than_one_that_hits(scene: Scene, begin_at: Any) -> None:
    north = "1 ice e6 half, 2 wind f5, 6 dark e9"
    await begin_at({"south": "1 fire e4, 6 light e1", "north": north, "revealed": [[], [1, 2]]})
    await take(scene, scene.ada, "1 Fire ⚔")
    assert {"e5 ⚔ 1💀 2💥", "f4 ⚔ 2💥"} <= {*choices(scene, scene.ada)}
    assert "if it stays: 💀 you defeat it; 💥 you hit it." in scene.private(scene.ada).content


async def test_a_teleport_says_whom_it_meets_and_is_asked_about_where_it_loses(scene: Scene, begin_at: Any) -> None:
    """What stands on the other well is swapped, and not met; a teleport that takes nobody along is one press."""
    north = "1 ice g5, 2 water h3, 6 dark e9"
    await begin_at({"south": "1 fire c4, 4 wind a1, 6 light e1", "north": north, "revealed": [[], [1, 2]]})
    assert {"1 Fire ⚔", "4 Wind", "6 Light"} <= {*choices(scene, scene.ada)}  # only a teleport leads to an enemy
    await take(scene, scene.ada, "1 Fire")
    assert "Teleport to g4 ⚔ 1💥 2❌" in choices(scene, scene.ada)
    await scene.press(scene.ada, "Teleport to g4 ⚔ 1💥 2❌")
    assert "1 Fire would lose a fight on g4 against the enemy's 2 Water beside it" in scene.private(scene.ada).content


async def test_a_teleport_that_takes_nobody_along_is_one_press(scene: Scene, begin_at: Any) -> None:
    await begin_at({"south": "1 fire c4, 6 light e1", "north": "1 ice a5, 6 dark e9"})
    await take(scene, scene.ada, "1 Fire")
    await scene.press(scene.ada, "Teleport to g4")
    assert "Your order stands: **1 Fire teleports to g4**" in scene.private(scene.ada).content


@pytest.mark.parametrize(
    ("south", "crystals", "said"),
    [
        ("1 fire e4, 2 ice e2 fresh, 6 light e1", [0, 0], "You have no crystals: only pieces with a free dash"),
        ("1 fire e4, 2 ice e2 fresh, 6 light e1", [1, 0], "Summoning costs 2 crystals; you have 1."),
        ("1 fire e4, 2 ice e2 fresh, 6 light e1", [2, 0], "Nobody can be summoned while a piece of yours is on"),
    ],
)
async def test_what_is_not_among_the_choices_is_explained(
    scene: Scene, begin_at: Any, south: str, crystals: list[int], said: str
) -> None:
    await begin_at({"south": south, "north": "1 ice e6, 6 dark e9", "crystals": crystals})
    assert said in scene.private(scene.ada).content


async def test_on_a_phone_a_round_is_told_in_one_place_and_in_order(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    """Orders and the fights that they led to stand together, with nothing about the next round between them."""
    await simcord_bot.router.tables.people.change(scene.ada.id, shape="tall", explains="off")
    await begin_at({**MEETING, "crystals": [0, 0]})
    await go(scene, scene.ada, "1 Fire", "e4")
    await go(scene, scene.bo, "2 Wind", "d6")
    hand = scene.private(scene.ada)
    told = ["-# Round 1: your 1 → e4, Bo's 2 → d6.", "Your 1 Fire hits Bo's 1 Ice → e6."]
    lines = hand.content.splitlines()[-len(told) :]
    assert [line[: len(start)] for line, start in zip(lines, told, strict=True)] == told
    assert "It is your turn" not in hand.content, "the first round has said it"


async def test_on_a_phone_no_fight_of_a_round_is_left_out(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    """Where there is little room, each is told in one short line: who fought whom, and what came of it."""
    await simcord_bot.router.tables.people.change(scene.ada.id, shape="tall", explains="off")
    north = "2 earth c6 half, 4 wind e9, 5 water f8, 6 dark d7"
    await begin_at({"south": "1 fire c3, 2 light f2, 6 wind d5", "north": north, "crystals": [0, 0]})
    await go(scene, scene.ada, "6 Wind", "c5")
    await go(scene, scene.bo, "6 Dark", "d6")
    told = scene.private(scene.ada).content
    assert " defeats Bo's 2 Earth (×2 on its fountain)." in told
    assert " Bo's 6 Dark → e7." in told


async def test_on_a_phone_a_long_round_leaves_the_board_in_sight(
    scene: Scene, begin_at: Any, simcord_bot: Elementarium
) -> None:
    """Five rows at most, the orders and the fights before all else; beside an explanation fewer."""
    await simcord_bot.router.tables.people.change(scene.ada.id, shape="tall")
    await begin_at({**MEETING, "crystals": [0, 0]})
    await go(scene, scene.ada, "1 Fire", "e4")
    await go(scene, scene.bo, "2 Wind", "d6")
    lines = scene.private(scene.ada).content.splitlines()[-3:]
    assert lines[0] == "-# Round 1: your 1 → e4, Bo's 2 → d6."
    assert lines[1].startswith("Your 1 Fire hits Bo's 1 Ice → ")
    assert lines[2].startswith("💡")
