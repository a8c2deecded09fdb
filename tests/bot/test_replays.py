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
from tests.support.everybody import in_another_language
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
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()


async def test_a_replay_of_elemental_goes_from_round_to_round(scene: Scene, simcord_bot: Elementarium) -> None:
    """Neither half a round nor half a set-up is a stop, though each order is a step; nobody is called to move."""
    scene.group = "elemental"
    await ended(scene, simcord_bot, moves=8, setup="random")
    shown = answer(await scene.ada.click(scene.table(), label="Replay")).message
    for number in (1, 2, 3):
        shown = await step(scene, scene.ada, shown, "Next ▶")
        assert f"\nRound {number + 1}\n> Your " in shown.content
        assert "chooses" not in shown.content
        assert "your turn" not in shown.content
    shown = await step(scene, scene.ada, shown, "Last")
    assert "\n**You win: Bo " in shown.content
    assert "chooses" not in shown.content, "whoever resigns chooses nothing"
    for _ in range(2):
        shown = await step(scene, scene.ada, shown, "◀ Back")
    assert "\nRound 4\n> Your " in shown.content


async def test_the_moves_of_a_game_that_is_over_can_be_copied(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves"))
    assert told.ephemeral
    assert re.match(r"### Elements: Ada and Bo\n\*\*Round 1\*\*\n1\. (Ada|Bo) plays \w+", told.content)
    assert "resign" in told.content
    assert told.content.splitlines()[-1].startswith("**Ada wins: Bo resigned at ")


@pytest.mark.parametrize(
    ("group", "key"),
    [
        ("clash", "`0A1 x 1P` attacks"),
        ("defenders", "`F4` attacks, `=F4` answers.\n"),
        ("elemental", "`3--e5` dashes"),
        ("elements", ""),
        ("realm", "`X1` is an Elder"),
    ],
)
async def test_the_signs_of_moves_have_a_key(scene: Scene, simcord_bot: Elementarium, group: str, key: str) -> None:
    scene.group = group
    await ended(scene, simcord_bot, moves=1)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves"))
    assert "`" not in told.content.replace("```", "")
    files = [await file.read() for file in told.message.attachments]
    assert [key.replace("`", "") in file.decode() for file in files] == [True]


@in_another_language
@pytest.mark.parametrize("group", ["clash", "defenders", "elemental", "elements", "realm"])
async def test_a_game_is_told_in_words_beside_its_notation(scene: Scene, simcord_bot: Elementarium, group: str) -> None:
    scene.group = group
    await ended(scene, simcord_bot, moves=24)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves"))
    rows = [row for row in told.content.splitlines() if re.match(r"\d+\. ", row)]
    if group == "elemental":  # where both decide at once a step is half a round, so the rounds count
        rounds = [int(found[1]) for row in told.content.splitlines() if (found := re.match(r"\*\*\D*(\d+)\*\*: ", row))]
        assert not rows
        assert rounds == [*range(1, len(rounds) + 1)]
        assert len(rounds) > 3
        return
    assert len(rows) > 3
    assert not any(" chooses" in row for row in rows)
    open_steps = await step(scene, scene.cleo, shown, "with everything open")
    numbers = [int(row.partition(".")[0]) for row in rows]
    assert numbers == sorted({*numbers}), "as the steps are numbered"
    assert numbers[-1] <= int(where(open_steps).split()[3])
    assert told.message.attachments[-1].filename == "notation.txt"


async def test_the_signs_of_the_advanced_game_are_explained_where_it_is_played(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    scene.group = "defenders"
    await ended(scene, simcord_bot, moves=3, mode="advanced")
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    (notation,) = answer(await scene.cleo.click(shown, label="Moves")).message.attachments
    assert (await notation.read()).decode().startswith("F4 attacks, F4! challenges, =F4 answers, *F4 is the Mediator.")


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
    told = answer(await scene.cleo.click(shown, label="Moves")).content.splitlines()[1:-1]
    assert (told.pop(0), told.pop()) == ("**Round 1**", "3. Ada breaks the game off.")
    said = ["Ada offers a draw.", "Bo gives the others more time.", "Bo declines the draw."]
    assert " ".join(said[:2]) in told[1] and said[2] in told[1]
    assert [row.partition(". ")[0] for row in told] == ["1", "2"]
    second = await step(scene, scene.cleo, await step(scene, scene.cleo, shown, "Next ▶"), "Next ▶")
    assert "> Bo declines the draw.\n> " in second.content


async def test_a_replay_closes_the_one_that_was_open(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    first = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    other = answer(await scene.ada.click(scene.table(), label="Replay")).message
    second = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    await scene.env.settle()
    there = {one.id for person in (scene.ada, scene.cleo) for one in scene.place.history(viewer=person)}
    assert first.id not in there
    assert {other.id, second.id} <= there
    await scene.cleo.click(second, label="Close")
    assert "Next ▶" in scene.labels(answer(await scene.cleo.click(scene.table(), label="Replay")).message)


async def test_the_moves_of_a_game_that_goes_on_are_not_told(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    await scene.move()
    shown = answer(await scene.ada.slash(scene.place, "games replay", table="1")).message
    assert "Moves" not in scene.labels(shown)


@in_another_language
async def test_a_game_that_is_over_is_gone_through_step_by_step(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    assert shown.flags.ephemeral
    assert where(shown) == "Step 0 of 7 · as spectators saw it"
    assert enabled(shown) == ["Next ▶", "Last", "Moves", "Share", "Close"]
    seen = [shown]
    for _ in range(7):
        seen.append(await step(scene, scene.cleo, seen[-1], "Next ▶"))
    assert where(seen[-1]) == "Step 7 of 7 · as spectators saw it"
    assert enabled(seen[-1]) == ["First", "◀ Back", "Moves", "Share", "Close"]
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
    assert [f"{name}'s hand: " in alt_of(shown) for name in table.names] == [True, True]
    assert "Your" not in alt_of(shown)
    shown = await step(scene, scene.cleo, shown, "Next ▶")
    assert where(shown) == "Step 1 of 7 · with everything open"


async def test_whoever_has_played_sees_at_first_what_was_hidden_and_their_own_pictures_in_their_shape(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await ended(scene, simcord_bot)
    await simcord_bot.router.tables.people.change(scene.bo.user.id, shape="tall")
    shown = answer(await scene.bo.click(scene.table(), label="Replay")).message
    assert where(shown) == "Step 0 of 7 · with everything open"
    shown = await step(scene, scene.bo, shown, "as you saw it")
    assert shown.attachments[0].filename.endswith("-tall.png")
    assert (await step(scene, scene.bo, shown, "as spectators saw it")).attachments[0].filename.startswith("table-")


async def test_while_a_game_runs_everybody_has_their_own_eyes(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    table = await simcord_bot.router.table_controller.table(1)
    await skip_to(scene, simcord_bot, lambda _: table.number >= 4)
    more = answer(await scene.ada.click(scene.table(), label="More")).message
    own = answer(await scene.ada.click(more, label="Replay")).message
    assert where(own) == "Step 4 of 4 so far · as you saw it"
    assert [label for label in scene.labels(own) if " saw it" in label] == ["as spectators saw it", "as you saw it"]
    strangers = answer(await scene.cleo.slash(scene.place, "games replay", table="1")).message
    assert where(strangers) == "Step 4 of 4 so far · as spectators saw it"
    assert not [label for label in scene.labels(strangers) if " saw it" in label]

    # Discord lets nobody press buttons in another person's message; ids that are made up open nothing either.
    subjects = simcord_bot.router.replays.subjects
    for person, closed in ((scene.cleo, "01a"), (scene.ada, "1a"), (scene.bo, "0a")):
        subject = await subjects.find_subject("t1", person.user.id)
        for eyes in closed:
            with pytest.raises(Refused, match="replay-not-yours"):
                subject.viewer_of(eyes)


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
    assert where(answer(await scene.bo.click(shared, label=button)).message).endswith("as you saw it")


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
    subject = await again.router.replays.subjects.find_subject(press.split(":")[2], scene.cleo.user.id)
    assert subject.replay.number == 7
    await again.store.close()


async def test_somebody_elses_game_is_not_found_by_its_number(scene: Scene, simcord_bot: Elementarium) -> None:
    await ended(scene, simcord_bot)
    refused = answer(await scene.cleo.slash(scene.channel, "games replay", table="7")).message
    assert refused.content.startswith("I can show the games of this channel")


async def test_what_was_taken_back_is_said_to_be_and_counts_for_nothing(scene: Scene) -> None:
    await scene.begin()
    asking = scene.waiting()
    answers = scene.bo if asking is scene.ada else scene.ada
    played, instead = [label for label in scene.labels(scene.private(asking)) if label.startswith("Play ")][:2]
    await scene.press(asking, played)
    await asking.slash(scene.place, "table offer", what="back")
    await answers.click(scene.table(), label="Let them take it back")
    await scene.press(asking, instead)
    await given_up(scene)
    shown = answer(await scene.cleo.click(scene.table(), label="Replay")).message
    told = answer(await scene.cleo.click(shown, label="Moves")).content.splitlines()[1:-1]
    assert [told[1].startswith(f"{asking.user.name} plays "), told[1].endswith(" (taken back)")] == [True, True]
    assert [row.partition(". ")[0] for row in told if re.match(r"\d", row)] == ["1", "2"]
    steps = []
    for _ in range(4):
        steps.append(where(shown).partition(" · ")[0])
        shown = await step(scene, scene.cleo, shown, "Next ▶")
    steps.append(where(shown).partition(" · ")[0])
    assert steps == ["Step 0 of 2", "Taken back, after step 0 of 2", "Step 0 of 2", "Step 1 of 2", "Step 2 of 2"]


async def test_ones_own_game_is_shown_before_those_of_others(scene: Scene, simcord_bot: Elementarium) -> None:
    async def shown_to(person: Any, place: Any) -> list[str]:
        content = answer(await person.slash(place, "games replay")).message.content
        return [line.removeprefix("-# ").removeprefix("### ") for line in content.splitlines()[:2]]

    await ended(scene, simcord_bot)
    thread = scene.place
    await scene.ada.slash(scene.channel, "defenders start", computer="easy")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    await table.act(scene.ada.id, Resign())
    own, there = "Elements: Ada and Bo", "Elemental Defenders: Ada and Computer (easy)"
    assert await shown_to(scene.bo, scene.channel) == ["Your newest game; `table` has others.", own]
    assert (await shown_to(scene.ada, thread))[0] == own
    assert await shown_to(scene.cleo, scene.channel) == [
        "You have no game of your own yet: this is the newest one here.",
        there,
    ]
