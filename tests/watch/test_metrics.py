"""What is counted while people play, and what it never shows."""

from collections.abc import AsyncIterator, Iterator

import pytest

import engine
from bot import Elementarium
from tests.support.bot import AT_ANY_RATE
from tests.support.metrics import Scraped
from tests.support.scene import Scene
from ui.interactions import signals
from ui.interactions.precedence import Importance
from ui.release import code_revision, release_version
from watch import Watch
from watch.interactions import PATIENCE, REMEMBERED, InteractionCounts
from watch.metrics import Metrics
from watch.requests import route


@pytest.fixture
async def watch(simcord_bot: Elementarium) -> AsyncIterator[Watch]:
    watch = Watch()
    watch.watch_over(simcord_bot)
    yield watch
    await watch.close()


async def scraped(watch: Watch) -> Scraped:
    return Scraped((await watch.text()).decode())


async def test_a_game_is_counted(watch: Watch, scene: Scene) -> None:
    await scene.begin()
    for _ in range(3):
        await scene.move()
    await scene.env.settle()
    counted = await scraped(watch)
    assert counted.value("tables_begun_total", game="elements") == 1
    assert counted.value("tables_open", game="elements") == 1
    assert counted.value("tables_ended_total", game="elements") == 0
    assert counted.value("actions_total", game="elements") >= 3
    assert counted.value("publishing_lag_seconds_count", game="elements") >= 3
    assert counted.value("shown_age_seconds_count", message="table") >= 3
    assert counted.value("shown_age_seconds_count", message="direct") >= 3
    assert counted.value("discord_requests_allowed") == AT_ANY_RATE
    assert counted.value("interactions_total", kind="command", outcome="done") == 1
    assert counted.value("interactions_total", kind="button", outcome="done") >= 4
    assert counted.value("interaction_first_answer_seconds_count", kind="button") >= 4
    assert counted.value("pictures_total", game="elements", how="drawn") >= 6
    assert counted.value("commit_seconds_count") >= 4
    assert counted.total("interactions_unanswered_total") == 0


async def test_a_refusal_and_a_missing_direct_message_are_counted(watch: Watch, scene: Scene) -> None:
    scene.env.inject_error("POST", "/channels/*/messages", status=403, code=50007, times=1)
    await scene.begin()
    await scene.cleo.slash(scene.channel, "games verify")
    counted = await scraped(watch)
    assert counted.value("interactions_total", kind="command", outcome="refused") == 1
    assert counted.value("direct_messages_refused_total") >= 1


KNOWN = {
    *engine.GAMES,
    *signals.OUTCOMES,
    *("command", "autocomplete", "button", "menu", "form"),
    *("waiting", "thinking", "connected", "away", "drawn", "kept", "done", "failed", "ready", "identify"),
    *("token", "request"),
    *("table", "direct", "eyes"),
    *(importance.metric_name for importance in Importance),
}
OF_NUMBERS = ("le", "generation", "shard")
OF_THE_CODE = ("version", "revision")


async def test_its_labels_name_nobody(watch: Watch, scene: Scene, simcord_bot: Elementarium) -> None:
    known = KNOWN | set(simcord_bot.router.due.kinds)
    await scene.begin()
    await scene.move()
    await scene.bo.slash(scene.channel, "games here")
    for name, value in (await scraped(watch)).labels():
        assert value in known or name in OF_NUMBERS + OF_THE_CODE, (name, value)


async def test_it_says_which_release_runs(watch: Watch) -> None:
    counted = await scraped(watch)
    assert counted.value("build_info", version=release_version(), revision=code_revision()) == 1


async def test_no_series_says_when_another_one_began(watch: Watch, scene: Scene) -> None:
    await scene.begin()
    assert "_created" not in (await watch.text()).decode()


@pytest.fixture
def now() -> list[float]:
    return [100.0]


@pytest.fixture
def ledger(now: list[float]) -> Iterator[InteractionCounts]:
    interactions = InteractionCounts(Metrics(), lambda: now[0])
    yield interactions
    interactions.stop_counting()


def unanswered(ledger: InteractionCounts) -> float:
    return Scraped(ledger.metrics.text().decode()).total("interactions_unanswered_total")


def test_an_interaction_that_nobody_answers_is_counted_once(ledger: InteractionCounts, now: list[float]) -> None:
    ledger.note_delivered(1, "button")
    ledger.note_delivered(2, "command")
    ledger.answered(2)
    ledger.count_unanswered()
    assert not unanswered(ledger)
    now[0] += PATIENCE
    ledger.count_unanswered()
    ledger.count_unanswered()
    assert unanswered(ledger) == 1


def test_what_is_answered_and_done_is_forgotten(ledger: InteractionCounts, now: list[float]) -> None:
    ledger.note_delivered(1, "button")
    ledger.answered(1)
    assert ledger.remembered_count == 1
    ledger.note_over(1, "done")
    ledger.note_delivered(2, "autocomplete")
    ledger.answered(2)
    assert ledger.remembered_count == 0
    ledger.note_delivered(3, "form")
    ledger.note_over(3, "lost")
    now[0] += REMEMBERED + 1
    ledger.count_unanswered()
    assert ledger.remembered_count == 0
    assert unanswered(ledger) == 1


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("/api/v10/channels/123/messages/456", "/channels/:id/messages/:id"),
        ("/api/v10/interactions/123/aW50ZXJhY3/callback", "/interactions/:id/:token/callback"),
        ("/api/v10/webhooks/123/secret-token/messages/@original", "/webhooks/:id/:token/messages/@original"),
        ("/api/v10/users/@me/channels", "/users/@me/channels"),
        ("/api/v10/oauth2/applications/@me", "/oauth2/applications/@me"),
        ("/api/v10/channels/1/messages/2/reactions/%F0%9F%8E%B2/@me", "/channels/:id/messages/:id/reactions/:id/@me"),
    ],
)
def test_a_route_names_nobody_and_no_token(path: str, shown: str) -> None:
    assert route(path) == shown
