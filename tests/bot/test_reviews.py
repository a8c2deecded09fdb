"""A look back at a game of one's own: what cost most, with what would have been better, and once more to try."""

import asyncio
import os
import re
from random import Random
from typing import Any

import pytest
from discord import ButtonStyle
from msgspec.structs import replace

import engine
from bot import Elementarium
from computer import advice_seed
from computer.process import IDLE
from engine import Resign
from engine.realm_of_the_defenders.planning import placeable
from learning.process import AnsweringProcess, Unanswered
from learning.reviews.review import Decision, Judged, judge_decisions
from learning.reviews.searched import question_of
from tests.bot.test_restart import restart
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.english import VOICE
from tests.support.everybody import in_another_language
from tests.support.scene import Scene, alt_of
from ui.interactions.ids import ReviewPress
from ui.interactions.jobs import Job
from ui.interactions.reader import Reader
from ui.learning.reviews import decision_judging
from ui.learning.reviews.decision_judging import decision_at
from ui.learning.reviews.presses import ReviewMovePress
from ui.learning.reviews.review_messages import ReviewMessages

MOVES = 14


@pytest.fixture(autouse=True)
def beside_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine whoever leaves all time to others would never come to an end."""
    monkeypatch.setattr(decision_judging, "IDLE", 0)


async def over(
    scene: Scene, bot: Elementarium, moves: int = MOVES, *, group: str = "defenders", seed: str = "review"
) -> Any:
    """A game in which both have played by chance until Bo gave up, if it had not ended before; its table."""
    scene.group = group
    await scene.begin()
    (info,) = await bot.router.tables.open_tables_of(scene.ada.id)
    table = await bot.router.table_controller.table(info.id)
    chance = Random(seed)
    for _ in range(moves):
        if not table.active:
            break
        seat = table.active[0]
        await table.act(table.people[seat].user_id, chance.choice(table.legal(seat)))
    if table.active:
        await table.act(scene.bo.id, Resign())
    bot.router.tables.changed(table)
    await bot.router.publisher.wait_until_shown()
    await scene.env.settle()
    return table


@in_another_language
async def test_what_cost_most_is_shown_and_can_be_tried_again(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await over(scene, simcord_bot)
    shown = answer(await scene.ada.slash(scene.channel, "games review"))
    assert shown.ephemeral
    assert shown.content.startswith("### Looking back: Elemental Defenders")
    assert re.search(r"You won all the same; (once|\d+ times), more points were possible\.", shown.content)
    assert "Where more points were possible" in shown.content
    assert "Bo gave" in shown.content
    lost = answer(await scene.bo.slash(scene.channel, "games review"))
    assert "You gave" in lost.content
    assert "What cost most" in lost.content
    worth = r"(no points|\d+ points? for (you|Bo))"
    assert re.search(rf"1\. Round \d, move \d+: [^(]+ \({worth}\)\. Better: [^(]+ \({worth}\)\.", shown.content)
    assert re.search(r"Bo gave [^(\n]+ \(Round \d, move \d+", shown.content) or "Bo gave nothing" in shown.content
    assert "How it stood for you" in alt_of(shown.message)
    looks = [label for label in scene.labels(shown.message) if label == "Decision 1"]
    assert looks, shown.content
    looked = answer(await scene.ada.click(shown.message, label=looks[0])).message
    assert "You played **" in looked.content
    assert re.search(r"\*\*: (no points|\d+ points for (you|Bo))\.\nBetter was", looked.content)
    went = VOICE.say("review-cost") in looked.content  # otherwise than is told above
    assert went == ("In the game: " in looked.content)
    assert len(looked.content.splitlines()) <= 6 + went
    assert re.search(r"Better was .+(for (you|Bo)|no points)\.\s.*(Best|Then|best play)", looked.content)  # and why
    assert "After " in looked.content  # what became of the one that was chosen
    tried = answer(await scene.ada.click(looked, label="Try again")).message
    assert "what would you do now?" in tried.content
    ids = [item.custom_id for row in tried.components for item in row.children]
    assert all(ReviewMovePress.parse(one) for one in ids[:-1])
    assert ReviewPress.parse(ids[-1])
    answered = answer(await scene.ada.click(tried, custom_id=ids[0])).message
    assert "nothing is worth more" in answered.content or "The best makes it" in answered.content
    first, *_ = (item for row in answered.components for item in row.children)
    assert first.style == ButtonStyle.primary
    assert (first.label == "Try again") == ("The best makes it" in answered.content)  # what is right goes on
    home = answer(await scene.ada.click(answered, label="Back")).message
    assert home.content == shown.content
    assert table.status == "over"


async def test_a_look_back_leads_to_its_moment_in_the_replay(scene: Scene, simcord_bot: Elementarium) -> None:
    await over(scene, simcord_bot)
    shown = answer(await scene.ada.slash(scene.channel, "games review"))
    looked = answer(await scene.ada.click(shown.message, label="Decision 1")).message
    chosen = re.search(r"You played \*\*(.+?)\*\*", looked.content)
    assert chosen
    replayed = answer(await scene.ada.click(looked, label="See it in the replay")).message
    assert "with everything open" in replayed.content
    assert chosen[1] in replayed.content.splitlines()[2], "what was played is the step that is shown"


async def test_review_stands_at_the_final_table_for_its_players(scene: Scene, simcord_bot: Elementarium) -> None:
    await over(scene, simcord_bot, 6)
    mine = answer(await scene.bo.click(scene.table(), label="Review"))
    assert mine.ephemeral
    assert "Looking back" in mine.content
    others = answer(await scene.cleo.click(scene.table(), label="Review"))
    assert "Only whoever has played a game" in others.content


GROUPS = {
    "elements": "elements",
    "elemental": "elemental",
    "elemental_clash": "clash",
    "realm_of_the_defenders": "realm",
}
LONGER = {"realm_of_the_defenders": 24}
"""Where a turn is many moves, so many are played before somebody gives up."""


async def test_whoever_plays_comes_before_a_look_back() -> None:
    process = AnsweringProcess(IDLE)
    await process.start()
    assert process.pid
    while hasattr(os, "SCHED_IDLE") and os.sched_getscheduler(process.pid) != os.SCHED_IDLE:  # noqa: ASYNC110  nothing tells of it
        await asyncio.sleep(0.01)
    await process.end()


@pytest.mark.parametrize("game_id", GROUPS)
@in_another_language
async def test_every_game_is_looked_back_at(scene: Scene, simcord_bot: Elementarium, game_id: str) -> None:
    table = await over(scene, simcord_bot, LONGER.get(game_id, MOVES), group=GROUPS[game_id], seed=game_id)
    shown = answer(await scene.ada.slash(scene.channel, "games review"))
    assert "*Replay* shows what lay hidden" in shown.content
    assert scene.labels(shown.message)[-1] == "Replay"
    assert "in percent" in alt_of(shown.message)
    looks = [label for label in scene.labels(shown.message) if label.startswith("1: −")]
    if looks:
        looked = answer(await scene.ada.click(shown.message, label=looks[0])).message
        assert "would have chosen" in looked.content
        tried = answer(await scene.ada.click(looked, label="Try again")).message
        assert "what would you do now?" in tried.content
        home = answer(await scene.ada.click(looked, label="Back")).message
        assert home.content == shown.content
    else:
        assert "cost you much" in shown.content or "defended loss" in shown.content
    theirs = answer(await scene.bo.slash(scene.channel, "games review"))
    assert theirs.content.startswith("### Looking back")
    assert table.status == "over"


async def test_what_was_found_is_there_after_a_restart(
    scene: Scene, simcord_bot: Elementarium, url: str, clock: Clock
) -> None:
    await over(scene, simcord_bot)
    first = answer(await scene.ada.slash(scene.channel, "games review"))
    bot = await restart(scene, url, clock)
    again = answer(await scene.ada.slash(scene.channel, "games review"))
    assert again.content == first.content
    assert bot.router.reviews.judging.process.pid is None  # nobody had to think
    (label,) = [label for label in scene.labels(first.message) if label == "Decision 1"]
    assert "You played **" in answer(await scene.ada.click(first.message, label=label)).message.content


async def test_two_who_ask_at_once_wait_for_each_other(scene: Scene, simcord_bot: Elementarium) -> None:
    table, judging = await over(scene, simcord_bot), simcord_bot.router.reviews.judging
    one, other = await judging.begin_judging(table, 0), await judging.begin_judging(table, 1)
    assert isinstance(one, Job)
    assert isinstance(other, Job)
    assert await judging.begin_judging(table, 0) is one
    assert (one.ahead, other.ahead) == (0, 1)
    assert one.task
    assert other.task
    found = await one.task
    await other.task
    assert (one.done, other.ahead) == (one.of, 0)
    assert await judging.begin_judging(table, 0) == found


async def test_a_loss_in_which_nothing_cost_much_is_said_to_be_defended(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    table = await over(scene, simcord_bot, 4, group="elements")  # Bo has given up
    replay = await simcord_bot.router.reviews.judging.replay(table)
    well = [Judged(1, seat, 1, {}, 50, 50, sure=False, chances=(50, 50)) for seat in range(2)]
    told = [ReviewMessages(Reader(VOICE, seat), table, replay, well).overview_content().text for seat in range(2)]
    ada, bo = (table.seat_of(person.id) for person in (scene.ada, scene.bo))
    assert "None of your moves cost you much." in told[ada]
    assert "A defended loss" in told[bo]
    nothing = ReviewMessages(Reader(VOICE, bo), table, replay, [well[ada]]).overview_content()
    assert nothing.text.endswith("The game ended before you had decided anything.")
    assert nothing.picture is None
    barely = [Judged(1, bo, 1, {}, 50, 40, sure=False, chances=(50, 50))]
    assert (
        "A defended loss" in ReviewMessages(Reader(VOICE, bo), table, replay, barely).overview_content().text
    )  # not sure: not named


async def test_what_led_to_a_win_within_two_turns_has_cost_nothing(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await over(scene, simcord_bot, 60, group="realm", seed="won")  # Bo has given up
    replay = await simcord_bot.router.reviews.judging.replay(table)
    ada = table.seat_of(scene.ada.id)
    decisions = [(line, one) for line in range(1, replay.number) if (one := replay.decision(line)) and one.seat == ada]
    cost = [
        Judged(line, ada, turn, engine.to_json(one.action), 60, 40, chances=(60, 40))
        for (line, one), turn in zip(decisions[:4], (1, 3, 5, 7), strict=True)
    ]
    text = ReviewMessages(Reader(VOICE, ada), table, replay, cost).overview_content().text
    assert "Turn 1" in text
    assert "(−20%). Better: " in text
    assert not [turn for turn in (3, 5, 7) if f"Turn {turn}" in text]


async def test_a_game_that_was_won_tells_what_won_it(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await over(scene, simcord_bot, 60, group="realm", seed="won")  # Bo has given up
    replay = await simcord_bot.router.reviews.judging.replay(table)
    ada, bo = table.seat_of(scene.ada.id), table.seat_of(scene.bo.id)

    def looked(seat: int | None) -> str:
        decisions = [(line, one) for line in range(1, replay.number) if (one := replay.decision(line)) is not None]
        own = [(line, one) for line, one in decisions if one.seat == seat][:5]
        stood = [
            Judged(line, one.seat, turn, engine.to_json(one.action), chance, chance, chances=(chance, 100 - chance))
            for (line, one), turn, chance in zip(own, (1, 1, 3, 5, 7), (40, 41, 46, 71, 73), strict=True)
        ]
        return ReviewMessages(Reader(VOICE, seat), table, replay, stood).overview_content().text

    told = looked(ada)
    assert re.search(r"The turning point: Turn 3: \*\*.+\*\*\. Your chances were 46% before it, and 71% at", told)
    assert re.search(r"Well played, too:\n- Turn 1: .+ \(40% → 46%\)\n", told), told
    assert "100%" not in told, "the last one has not won it: the other gave up"
    assert "turning point" not in looked(bo)


async def test_a_hint_that_was_followed_is_never_called_a_mistake(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However a look back judges it: a hint may have had less time, or have named one of two that are as good."""
    scene.group = "realm"
    await scene.begin(rated=False, bids=False)
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.ada.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    person = scene.waiting()
    seat = table.seat_of(person.id)
    assert seat is not None
    more = answer(await person.click(scene.table(), label="More"))
    await person.click(more.message, label="Hint")
    first, way = table.number + 1, scene.now(more.message, person)
    while table.number < first:
        way = scene.now(more.message, person)
        (label,) = [one for one in scene.labels(way) if one in FOLLOWS][:1]
        await person.click(way, label=label)
    last = table.number
    legal = table.legal(seat) if seat in table.active else []
    for action in legal[:1]:  # without a hint
        await table.act(table.people[seat].user_id, action)
    await table.act(scene.bo.id, Resign())

    async def dear(_: str, lines: Any, find: Any, *__: Any) -> list[Judged]:
        return [
            Judged(line, one.seat, 1, {"type": "pass"}, 90, 10) for line in lines if (one := find(line)) is not None
        ]

    monkeypatch.setattr(decision_judging, "look_back", dear)
    making = await simcord_bot.router.reviews.judging.begin_judging(table, seat)
    assert isinstance(making, Job)
    costs = {one.line: one.cost for one in await making.task}
    assert costs[first] == 0, "the hint had named it"
    assert {cost for line, cost in costs.items() if line > last} <= {80}


FOLLOWS = ("Follow the hint", "Place, and end your turn", "Begin the battle", "Deploy and pay", "Do it")
"""What follows a hint, and sends what it has put together."""


def test_a_hint_and_a_look_back_ask_about_a_position_with_the_same_seed() -> None:
    state = engine.GAMES["elements"].new(2, "review", {})
    seat = engine.Seat(state.active[0])
    seed = advice_seed(state.view(seat), seat)
    decision = Decision(1, seat, state.view(seat), (), {})
    assert question_of("elements", decision, 1.0, "").seed == seed
    assert advice_seed(state.view(seat), engine.Seat(1 - seat)) != seed, "another seat sees something else"
    assert question_of("elements", decision, 1.0, "other").seed == "other/1"


async def test_the_one_good_card_of_a_game_that_was_won_is_told(scene: Scene, simcord_bot: Elementarium) -> None:
    table = await over(scene, simcord_bot)
    replay = await simcord_bot.router.reviews.judging.replay(table)
    ada = table.seat_of(scene.ada.id)
    decided = [(line, one) for line in range(1, replay.number) if (one := replay.decision(line)) is not None]
    own = [line for line, one in decided if one.seat == ada]
    asked = [decision for line in own if (decision := decision_at(replay, line)) is not None]
    found = judge_decisions("elemental_defenders", asked)
    (first, *_) = sorted((one for one in found if one.ahead), key=lambda one: (-one.ahead, one.line))
    told = ReviewMessages(Reader(VOICE, ada), table, replay, found).overview_content().text
    worth = r"(no points|\d+ points? for (you|Bo))"
    where = rf"Round {first.round}, move \d+"
    assert re.search(rf"What decided it: {where}: \*\*.+\*\*, {worth}\. Anything else: at best {worth}\.", told)


async def test_what_a_turn_ends_with_is_named_too(scene: Scene, simcord_bot: Elementarium) -> None:
    """In Realm of the Defenders the cards that are placed: its end alone says nothing."""
    table = await over(scene, simcord_bot, 60, group="realm", seed="won")
    replay = await simcord_bot.router.reviews.judging.replay(table)
    decided = [(line, one) for line in range(1, replay.number) if (one := replay.decision(line)) is not None]
    line, one = next((line, one) for line, one in decided if one.view.step == "main" and placeable(one.view))
    place = engine.to_json(placeable(one.view)[0])
    judged = Judged(line, one.seat, 1, {"type": "done"}, 60, 40, chances=(60, 40), best_further=(place,))
    look = ReviewMessages(Reader(VOICE, one.seat), table, replay, [judged])
    named = VOICE.game_words(table.game.id).action_label(table.game.action(place), one.view, table.names)
    assert f"(−20%). Better: {named}" in look.overview_content().text
    assert f"**{named}**" in look.best_and_played_text(0).text
    bare = ReviewMessages(Reader(VOICE, one.seat), table, replay, [replace(judged, best_further=())])
    assert f"Better: {named}" not in bare.overview_content().text


async def test_a_replay_leads_there_for_whoever_has_played(scene: Scene, simcord_bot: Elementarium) -> None:
    await over(scene, simcord_bot, 4)
    for person, leads in ((scene.ada, True), (scene.cleo, False)):
        replay = answer(await person.click(scene.table(), label="Replay")).message
        assert ("Review" in scene.labels(replay)) == leads
    shown = answer(await scene.ada.click(scene.table(), label="Replay")).message
    assert "Looking back" in answer(await scene.ada.click(shown, label="Review")).content


async def test_a_process_that_dies_is_said_and_loses_nothing(
    scene: Scene, simcord_bot: Elementarium, monkeypatch: pytest.MonkeyPatch
) -> None:
    await over(scene, simcord_bot)
    judging = simcord_bot.router.reviews.judging

    async def dead(*_: Any) -> Any:
        raise Unanswered("the process has died")

    alive = judging.process.ask
    monkeypatch.setattr(judging.process, "ask", dead)
    refused = answer(await scene.ada.slash(scene.channel, "games review"))
    assert "could not look back" in refused.content
    monkeypatch.setattr(judging.process, "ask", alive)
    assert "You won" in answer(await scene.ada.slash(scene.channel, "games review")).content


def test_ids_are_short() -> None:
    assert len(str(ReviewMovePress(2**63 - 1, 2, "act1:0:1:0:0123abcd:yes"))) <= 100
    assert ReviewPress.parse("rvw1:back:5") == ReviewPress("back", 5)
    assert "elemental_defenders" in engine.GAMES
