"""Replays on Discord: the stepper, through whose eyes, and what is shown to everybody."""

import re
from typing import Any

import discord
import pytest

from bot import Elementarium
from engine import Resign
from tests.bot.test_rematches import given_up
from tests.bot.test_table import answer
from tests.support.bot import Clock, make_bot
from tests.support.everybody import in_another_language_too
from tests.support.scene import Scene, alt_of
from tests.support.skipping import skip_to
from ui import Refused


def enabled(message: Any) -> list[str]:
    """The labels of the buttons that can be pressed."""
    buttons = [item for row in message.components for item in row.children if isinstance(item, discord.Button)]
    return [item.label or "" for item in buttons if not item.disabled]


def where(message: Any) -> str:
    """The last line, which says which step it is, and through whose eyes."""
    return message.content.splitlines()[-1].removeprefix("-# ")


async def now(scene: Scene, person: Any, shown: Any) -> Any:
    """An ephemeral message as it is now."""
    (found,) = [message for message in scene.place.history(viewer=person) if message.id == shown.id]
    return found


async def step(scene: Scene, person: Any, shown: Any, label: str) -> Any:
    await scene.press(person, label, shown)
    return await now(scene, person, shown)


async def ended(scene: Scene, bot: Elementarium, moves: int = 6, **options: Any) -> None:
    """A game of Ada and Bo that Bo has resigned after some moves."""
    await scene.begin(**options)
    table = await bot.router.table_controller.table(1)
    await skip_to(scene, bot, lambda _: table.number >= moves)
    await table.act(scene.bo.user.id, Resign())
    bot.router.publisher.publish_soon(table)
    await bot.router.publisher.settle()
    await scene.env.settle()


async def test_the_moves_of_a_game_that_is_over_can_be_copied(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves"))
    assert told.ephemeral
    assert re.match(r"### Elements: Ada and Bo\n```\nRound 1\n1\. (Ada|Bo): \w+", told.content)
    assert "resign" in told.content
    assert told.content.splitlines()[-1].startswith("**Ada wins: Bo resigned at ")


async def test_what_was_said_beside_the_game_is_neither_a_move_nor_a_step(scene: Scene) -> None:
    await scene.begin()
    await scene.move()
    for person, what in ((scene.ada, "draw"), (scene.bo, "time")):
        await person.slash(scene.place, "table offer", what=what)
    await scene.bo.click(scene.table(), label="No draw")
    await scene.move()
    await given_up(scene)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    assert where(shown) == "Step 0 of 3 · as spectators saw it"
    told = answer(await scene.cleo.click(shown, label="Moves")).content.split("```")[1].strip().splitlines()
    assert told.pop(0) == "Round 1"
    said = ["Ada offers a draw.", "Bo gives the others more time.", "Bo declines the draw."]
    assert told[1:4] == said
    assert [row.partition(". ")[0] for row in told if row not in said] == [str(n) for n in range(1, len(told) - 2)]
    second = await step(scene, scene.cleo, await step(scene, scene.cleo, shown, "Next ▶"), "Next ▶")
    assert "> Bo declines the draw.\n> " in second.content


async def test_the_moves_of_a_game_that_goes_on_are_not_told(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await scene.move()
    shown = answer(await scene.ada.slash(scene.place, "games replay", table="1")).message
    assert "Moves" not in scene.labels(shown)


@in_another_language_too
async def test_a_game_that_is_over_is_gone_through_step_by_step(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    assert shown.flags.ephemeral
    assert where(shown) == "Step 0 of 7 · as spectators saw it"
    assert enabled(shown) == ["Next ▶", "Last", "Share", "Moves"]
    seen = [shown]
    for _ in range(7):
        seen.append(await step(scene, scene.cleo, seen[-1], "Next ▶"))
    assert where(seen[-1]) == "Step 7 of 7 · as spectators saw it"
    assert enabled(seen[-1]) == ["First", "◀ Back", "Share", "Moves"]
    assert "**Ada wins: Bo resigned" in seen[-1].content
    assert [len(message.attachments) for message in seen] == [1] * 8
    assert len({alt_of(message) for message in seen}) == 8
    assert all(">" in message.content for message in seen[1:-1])
    back = await step(scene, scene.cleo, seen[-1], "◀ Back")
    assert (back.content, alt_of(back)) == (seen[6].content, alt_of(seen[6]))
    assert where(await step(scene, scene.cleo, back, "First")) == where(seen[0])
    assert where(await step(scene, scene.cleo, back, "Last")) == where(seen[7])


async def test_after_the_end_everybody_looks_through_all_eyes(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    table = await simcord_bot.router.table_controller.table(1)
    shown = answer(await scene.cleo.slash(scene.place, "games replay")).message
    shown = await step(scene, scene.cleo, shown, "as Ada saw it")
    assert where(shown) == "Step 0 of 7 · as Ada saw it"
    assert "Your hand" in alt_of(shown)
    shown = await step(scene, scene.cleo, shown, "with everything open")
    assert alt_of(shown).count("Your hand") == len(table.people)
    shown = await step(scene, scene.cleo, shown, "Next ▶")
    assert where(shown) == "Step 1 of 7 · with everything open"


async def test_while_a_game_runs_everybody_has_their_own_eyes(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await skip_to(scene, simcord_bot, lambda _: table.number >= 4)
    more = answer(await scene.ada.click(scene.table(), label="More")).message
    own = answer(await scene.ada.click(more, label="Replay")).message
    assert where(own) == "Step 4 of 4 so far · as Ada saw it"
    assert [label for label in scene.labels(own) if " saw it" in label] == ["as spectators saw it", "as Ada saw it"]
    strangers = answer(await scene.cleo.slash(scene.place, "games replay", table="1")).message
    assert where(strangers) == "Step 4 of 4 so far · as spectators saw it"
    assert not [label for label in scene.labels(strangers) if " saw it" in label]

    # Discord lets nobody press buttons in another person's message; ids that are made up open nothing either.
    subjects = simcord_bot.router.replays.subjects
    for person, closed in ((scene.cleo, "01a"), (scene.ada, "1a"), (scene.bo, "0a")):
        subject = await subjects.find("t1", person.user.id)
        for eyes in closed:
            with pytest.raises(Refused, match="replay-not-yours"):
                subject.looking(eyes)


async def test_what_is_shared_is_for_everybody(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await skip_to(scene, simcord_bot, lambda _: table.number >= 4)
    more = answer(await scene.ada.click(scene.table(), label="More")).message
    own = answer(await scene.ada.click(more, label="Replay")).message
    own = await step(scene, scene.ada, own, "◀ Back")
    await scene.ada.click(own, label="Share")
    shared = scene.newest(scene.place)
    assert shared.content.startswith("Ada shows a step of this game:")
    assert where(shared) == "Step 3 of 4 so far · as spectators saw it"
    assert "Your hand" not in alt_of(shared)
    (button,) = scene.labels(shared)
    assert where(answer(await scene.bo.click(shared, label=button)).message).endswith("as Bo saw it")


async def test_a_round_is_jumped_to(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin(mode="endless", rounds=2)
    table = await simcord_bot.router.table_controller.table(1)
    await skip_to(scene, simcord_bot, lambda view: view["round"] == 2)
    shown = answer(await scene.cleo.slash(scene.place, "games replay", table="1")).message
    first = await step(scene, scene.cleo, shown, "Round 1")
    assert where(first).startswith("Step 0 of")
    second = await step(scene, scene.cleo, first, "Round 2")
    assert "Round 2" in second.content
    assert where(second).startswith(f"Step {table.number} of")


async def test_a_stepper_outlives_the_bot(scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    (press,) = [
        item.custom_id
        for row in shown.components
        for item in row.children
        if isinstance(item, discord.Button) and item.label == "Next ▶"
    ]
    again = await make_bot(url, clock)
    subject = await again.router.replays.subjects.find(press.split(":")[2], scene.cleo.user.id)
    assert subject.replay.number == 7
    await again.store.close()


async def test_somebody_elses_game_is_not_found_by_its_number(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    refused = answer(await scene.cleo.slash(scene.channel, "games replay", table="7")).message
    assert refused.content.startswith("I can show the games of this channel")
