"""The metrics, and what they listen to. No label ever holds a name, a number of somebody, a message or a card."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics
from prometheus_client.exposition import generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from sessions import signals as stored
from ui.interactions import signals as discord_side
from ui.release import code_revision, release_version

PREFIX = "elementarium"

disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody asks when a series began, and each counter would be there twice

SOON = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 5.0)
"""Seconds until an interaction is answered; Discord waits for three."""
SHORT = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
LONG = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 300.0, 1800.0)
BATCH = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Metrics:
    """All metrics of one bot, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor time, open files
        GCCollector(registry=self.registry)

        self.interactions = self._counter("interactions", "Interactions whose work is over", "kind", "outcome")
        self.first_answer = self._histogram(
            "interaction_first_answer_seconds", "From the delivery of an interaction to its first answer", SOON, "kind"
        )
        self.unanswered = self._counter(
            "interactions_unanswered", "Interactions without any answer after three seconds", "kind"
        )
        self.actions = self._counter("actions", "Lines added to the logs of tables", "game")
        self.begun = self._counter("tables_begun", "Games begun", "game")
        self.ended = self._counter("tables_ended", "Games ended", "game")
        self.open = self._gauge("tables_open", "Games in progress", "game")
        self.lag = self._histogram(
            "publishing_lag_seconds", "From an action stored to all messages of its table showing it", LONG, "game"
        )
        self.behind = self._gauge("tables_behind", "Tables whose messages don't show the newest position")
        self.requests = self._counter(
            "discord_requests", "Requests to Discord that were answered", "method", "route", "status"
        )
        self.request_time = self._histogram("discord_request_seconds", "How long Discord took for a request", SOON)
        self.request_wait = self._histogram(
            "discord_request_wait_seconds",
            "How long a request that Discord counts waited for its turn, by what depends on it",
            LONG,
            "importance",
        )
        self.counted = self._counter(
            "discord_requests_counted", "Requests that Discord counts, by what depends on them", "importance"
        )
        self.allowed = self._gauge(
            "discord_requests_allowed", "So many requests that Discord counts this process makes in a second at most"
        )
        self.age = self._histogram(
            "shown_age_seconds",
            "From the oldest action that a message did not show to its showing the newest, by the kind of message",
            LONG,
            "message",
        )
        self.requests_waiting = self._gauge(
            "discord_requests_waiting", "Requests that Discord counts and that wait for their turn"
        )
        self.paid = self._counter("table_edits", "Edits and deletions of tables' messages, by what pays for them", "by")
        self.tokens_failed = self._counter("tokens_failed", "Tokens that did not edit what they should", "status")
        self.lost = self._counter("discord_requests_lost", "Requests to Discord that were not answered")
        self.limited = self._counter("discord_rate_limited", "Answers of Discord with the status 429", "scope")
        self.retries = self._counter("discord_retries", "Requests to Discord that repeat one that failed")
        self.commit = self._histogram("commit_seconds", "How long a transaction took", SHORT)
        self.batch = self._histogram("commit_batch_size", "Actions and notes in one transaction", BATCH)
        self.database_errors = self._counter("database_errors", "What the database did not do", "kind")
        self.due = self._gauge("due_work_waiting", "Pieces of work whose time is past", "kind")
        self.due_age = self._gauge("due_work_age_seconds", "How long the oldest of them has been due")
        self.worked = self._counter("due_work", "Pieces of work that were due, done or failed", "kind", "outcome")
        self.loop_lag = self._histogram("event_loop_lag_seconds", "How late the event loop runs what is due", SHORT)
        self.tasks = self._gauge("event_loop_tasks", "Tasks of the event loop")
        self.failing = self._gauge("tables_failing", "Tables of which a message could not be shown when last tried")
        self.thinking = self._histogram(
            "computer_thinking_seconds", "Processor time of a computer's decision", SOON, "game", "level"
        )
        self.questions = self._gauge("computer_questions", "Questions to computers, waiting and thought about", "state")
        self.pictures = self._counter("pictures", "Pictures, drawn or kept as they were", "game", "how")
        self.drawing = self._histogram("picture_drawing_seconds", "How long a picture took to draw", SHORT, "game")
        self.refused_dms = self._counter("direct_messages_refused", "Direct messages that somebody does not take")
        self.gateway = self._counter("gateway_events", "What happened to sessions with the gateway", "event")
        self.shards = self._gauge("gateway_shards", "Shards of this process, by whether they are connected", "state")
        self.latency = self._gauge("gateway_latency_seconds", "From a heartbeat to its answer, by shard", "shard")
        self.servers = self._gauge("servers", "Servers that this process looks after")
        self.ready = self._gauge("ready", "Whether the bot is ready: connected, and its database takes writes")
        self._gauge("build_info", "The release that runs, and its commit", "version", "revision").labels(
            release_version(), code_revision()
        ).set(1)
        self._leave: list[Callable[[], None]] = []

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"{PREFIX}_{name}", what, labels, registry=self.registry)

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"{PREFIX}_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", what, labels, registry=self.registry, buckets=buckets)

    def listen(self) -> None:
        """Count from now on what is signalled anywhere in this process."""
        self._leave += [
            stored.committed.listen(self._count_commit),
            stored.database_failed.listen(lambda kind: self.database_errors.labels(kind).inc()),
            stored.acted.listen(lambda game, lines: self.actions.labels(game).inc(lines)),
            stored.began.listen(lambda game: self.begun.labels(game).inc()),
            stored.ended.listen(lambda game: self.ended.labels(game).inc()),
            stored.worked.listen(self._count_due_work),
            discord_side.shown.listen(lambda game, seconds: self.lag.labels(game).observe(seconds)),
            discord_side.paid.listen(lambda by: self.paid.labels(by).inc()),
            discord_side.token_failed.listen(lambda status: self.tokens_failed.labels(status).inc()),
            discord_side.waited.listen(lambda who, seconds: self.request_wait.labels(who).observe(seconds)),
            discord_side.spent.listen(lambda who: self.counted.labels(who).inc()),
            discord_side.aged.listen(lambda kind, _, seconds: self.age.labels(kind).observe(seconds)),
            discord_side.refused_dm.listen(self.refused_dms.inc),
            discord_side.drawn.listen(self._count_picture),
            discord_side.kept.listen(lambda game: self.pictures.labels(game, "kept").inc()),
            discord_side.thought.listen(self._observe_thinking),
            discord_side.identified.listen(self.gateway.labels("identify").inc),
        ]

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self.registry)

    def stop_counting(self) -> None:
        """Stop counting."""
        for leave in self._leave:
            leave()
        self._leave.clear()

    def _count_commit(self, seconds: float, size: int) -> None:
        self.commit.observe(seconds)
        self.batch.observe(size)

    def _count_due_work(self, kind: str, done: bool) -> None:
        self.worked.labels(kind, "done" if done else "failed").inc()

    def _count_picture(self, game: str, seconds: float) -> None:
        self.pictures.labels(game, "drawn").inc()
        self.drawing.labels(game).observe(seconds)

    def _observe_thinking(self, game: str, level: str, seconds: float) -> None:
        self.thinking.labels(game, level).observe(seconds)
