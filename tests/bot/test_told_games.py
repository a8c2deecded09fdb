"""A whole game in words: page by page, with what was hidden, counted as everywhere; and taken away again."""

import re
from collections.abc import Sequence
from typing import Any

import pytest
from discord import NotFound

from bot import Elementarium
from engine import Resign
from engine.elements.actions import KNOCK
from tests.bot.test_replays import enabled, ended, now, step, where
from tests.bot.test_table import answer
from tests.support.rules import lively
from tests.support.scene import Scene
from tests.support.skipping import skip_to
from ui.records.game_text import MOST_ROWS
from ui.tables.story_rows import row_count


async def test_a_long_game_is_told_page_by_page_in_its_place(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot, moves=90, mode="endless", rounds=9)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves")).message
    assert [file.filename for file in told.attachments] == ["moves.txt", "notation.txt"]
    assert enabled(told) == ["Next ▶", "Last", "Close"]
    pages = int(where(told).removeprefix("Page 1 of "))
    assert pages > 2
    seen = [told]
    for number in range(2, pages + 1):
        seen.append(await step(scene, scene.cleo, seen[-1], "Next ▶"))
        assert where(seen[-1]) == f"Page {number} of {pages}"
    assert enabled(seen[-1]) == ["First", "◀ Back", "Close"]
    assert len(seen[-1].attachments) == 2, "they stay beside it"
    whole = (await told.attachments[0].read()).decode()
    rows = [numbers(page.content) for page in seen]
    assert [number for page in rows for number in page] == numbers(whole)
    for page in seen:
        assert page.content.splitlines()[1].startswith("**Round "), "each begins with where it is"
        assert sum(map(row_count, page.content.splitlines()[1:-2])) <= MOST_ROWS
    assert where(await step(scene, scene.cleo, seen[-1], "First")) == where(told)


def numbers(told: str) -> list[int]:
    """The steps that are told."""
    return [int(number) for number in re.findall(r"^(\d+)\. ", told, re.MULTILINE)]


async def all_pages(scene: Scene, person: Any, told: Any) -> str:
    """All pages of *Moves*."""
    found = [told.content]
    while "Next ▶" in enabled(told):
        told = await step(scene, person, told, "Next ▶")
        found.append(told.content)
    return "\n".join(found)


def knocking(legal: Sequence[Any]) -> Any:
    """A knock, wherever it is possible; else a card that brings it nearer."""
    return next((one for one in legal if one == KNOCK), lively("elements", legal)[0])


async def resigned(scene: Scene, bot: Elementarium) -> None:
    """Bo resigns."""
    table = await bot.router.table_controller.table(1)
    await table.act(scene.bo.user.id, Resign())
    bot.router.publisher.publish_soon(table)
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()


async def test_what_decides_stands_out_and_whoever_has_played_is_spoken_to(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await scene.begin()
    await skip_to(scene, simcord_bot, lambda view: view["round"] == 2, knocking)
    await resigned(scene, simcord_bot)
    shown = answer(await scene.ada.click(scene.table(), label="Replay")).message
    message = answer(await scene.ada.click(shown, label="Moves")).message
    told = await all_pages(scene, scene.ada, message)
    assert re.search(r"^\d+\. (You|Bo) .*\*\*Round 1 goes to (you|Bo) \(\+\d\): .*\*\*$", told, re.MULTILINE)
    assert re.search(r"^\*\*Round 2 begins; (you start|Bo starts)\*\*$", told, re.MULTILINE)
    assert re.search(r"^\d+\. You (play|take) ", told, re.MULTILINE)
    assert "Ada" not in told.replace("### Elements: Ada and Bo", "")
    assert "\n**You win: Bo resigned at " in told
    notation = (await message.attachments[-1].read()).decode()
    assert "Ada" in notation, "what is copied calls everybody by name"


async def test_a_round_of_one_row_has_its_heading_in_it(scene: Scene, simcord_bot: Elementarium) -> None:
    scene.group = "elemental"
    await ended(scene, simcord_bot, moves=20)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves")).content
    rounds = re.findall(r"^\*\*Round (\d+)\*\*: ", told, re.MULTILINE)
    assert rounds == [str(number) for number in range(1, len(rounds) + 1)], "and no other number"
    assert len(rounds) > 2
    assert not numbers(told)


async def test_what_was_looked_up_is_closed_again(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves")).message
    for message in (told, shown):
        await scene.press(scene.cleo, "Close", message)
        with pytest.raises((NotFound, ValueError)):
            await now(scene, scene.cleo, message)


@pytest.mark.parametrize("group", ["elements", "defenders", "realm"])
async def test_a_game_has_one_count_of_steps(scene: Scene, simcord_bot: Elementarium, group: str) -> None:
    """Below its steps through all eyes, in its moves, and where it is checked."""
    scene.group = group
    await ended(scene, simcord_bot, moves=20)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = await all_pages(scene, scene.cleo, answer(await scene.cleo.click(shown, label="Moves")).message)
    counts = set()
    for eyes in ("as spectators saw it", "as Ada saw it", "with everything open"):
        shown = await step(scene, scene.cleo, shown, eyes)
        shown = await step(scene, scene.cleo, shown, "Last") if "Last" in enabled(shown) else shown
        counts.add(where(shown).partition(" · ")[0])
    (last,) = {int(count.rpartition(" ")[2]) for count in counts}
    assert counts == {f"Step {last} of {last}"}
    assert numbers(told)[-1] in (last, last - 1), (
        "that somebody has resigned stands below the moves where nothing else tells it"
    )
    more = answer(await scene.cleo.click(scene.table(), label="More")).message
    verdict = answer(await scene.cleo.click(more, label="Verify")).content
    assert f"All {last} steps follow the rules" in verdict


async def test_while_a_game_goes_on_nobody_is_told_how_much_was_decided_in_secret(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    scene.group = "realm"
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await skip_to(scene, simcord_bot, lambda _: table.number >= 3)
    strangers = answer(await scene.cleo.slash(scene.place, "games replay", table="1")).message
    assert where(strangers) == "Step 0 of 0 so far · as spectators saw it"


@pytest.mark.parametrize("group", ["clash", "realm"])
async def test_what_was_hidden_is_told_once_a_game_is_over(scene: Scene, simcord_bot: Elementarium, group: str) -> None:
    scene.group = group
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await skip_to(scene, simcord_bot, lambda view: table.number >= 16 and view.get("step") not in ("bid", "redraw"))
    await resigned(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = await all_pages(scene, scene.cleo, answer(await scene.cleo.click(shown, label="Moves")).message)
    drawn = re.findall(r"\(.*(?:Ada|Bo) (?:draws|is dealt) .*\)", told)
    assert drawn and "draws a card" not in " ".join(drawn)
