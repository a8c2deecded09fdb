"""Fair cards: a secret that is committed to, the seed made of it and of the joins, and the check afterwards."""

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

import engine
from engine.sentences import Field, Sentence, printable
from sessions.log.lines import Course, follow_line, read_line
from sessions.refusals import Refusal, sentence
from sessions.store.rows import ActionRow, EraRow, Record

SHOWN = 20
"""The digits of a commitment that are shown: 80 bits, so that nobody can find another secret that has them."""


def new_secret() -> str:
    """64 hexadecimal digits that nobody can guess."""
    return secrets.token_hex(32)


def commitment(secret: str) -> str:
    """The SHA-256 of a secret's ASCII, as 64 hexadecimal digits; published before anybody joins."""
    return hashlib.sha256(secret.encode("ascii")).hexdigest()


def seed_of(secret: str, joins: Sequence[int]) -> str:
    """The seed of a game: its secret and the interaction ids of the joins in seat order, with ``/`` between."""
    return "/".join((secret, *map(str, joins)))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of a check of a table.

    ``commitment`` and ``seed`` say whether they fit the secret and the joins; ``problems`` are sentences, none when
    everything is right. ``replayed_from`` is the number of the first action that was played again: 1, or a later one
    when the game's rules were updated in the middle, since older rules can't be played any more. ``log`` says whether
    all that could be played again came out as it is stored; ``older``, that it was played by older rules and does not
    come out by those that are here, which need not mean anything.
    """

    commitment: bool
    seed: bool
    replayed_from: int
    actions: int
    problems: tuple[Sentence, ...]
    log: bool = True
    older: bool = False

    @property
    def ok(self) -> bool:
        """True when nothing is wrong."""
        return not self.problems


class Mismatch(Refusal):
    """The log and the rules disagree."""

    def __init__(self, key: str, **fields: Field) -> None:
        super().__init__(key, **fields)
        self._key = key
        self._number = fields.get("number", "")

    @property
    def without_reason(self) -> Sentence:
        """The mismatch without the reason of the rules: it may quote a hand, and the game may go on."""
        if self._key in ("mismatch-illegal", "mismatch-impossible"):
            return sentence("mismatch-line", number=self._number)
        return sentence("mismatch-text") if self._key == "mismatch-unreadable" else self.sentence


class PlayedByOlderRules(Mismatch):
    """The log and the rules disagree, which were others when it was played."""

    def __init__(self, played: int, here: int) -> None:
        super().__init__("mismatch-older", played=str(played), here=str(here))


# What reading damaged data can raise besides the contract's own two exceptions.
UNREADABLE = (engine.BadOptions, msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError)


def verify(
    record: Record, games: Mapping[str, engine.Game] = engine.GAMES, *, whatever_goes_on: bool = False
) -> Verdict:
    """Check a finished table: secret, seed, every action and its events, the last position, the outcome.

    ``whatever_goes_on``: also one at which a game goes on, whose problems are told without quoting the rules.
    """
    problems: list[Sentence] = []
    commitment_fits = commitment(record.secret) == record.commitment
    if not commitment_fits:
        problems.append(sentence("mismatch-secret"))
    seed_fits = record.seed == seed_of(record.secret, record.joins)
    if not seed_fits:
        problems.append(sentence("mismatch-seed"))
    era = max(record.eras, default=None)
    log, older = True, False
    try:
        _check_log(record)
        if record.status != "over" and not whatever_goes_on:
            raise Mismatch("mismatch-running")
        _replay(record, era, games)
    except Mismatch as mismatch:
        log, older = False, isinstance(mismatch, PlayedByOlderRules)
        problems.append(mismatch.sentence if record.status == "over" else mismatch.without_reason)
    first = 1 if era is None else era.number + 1
    return Verdict(commitment_fits, seed_fits, first, len(record.actions), tuple(problems), log, older)


def _check_log(record: Record) -> None:
    """Raise Mismatch when the numbers of the log have gaps, or the eras don't follow its versions."""
    for expected, row in enumerate(record.actions, 1):
        if row.number != expected:
            raise Mismatch("mismatch-gap", number=str(expected))
    if not record.eras or record.eras[0].number != 0:
        raise Mismatch("mismatch-beginning")
    for row in record.actions:
        begun = [era for era in record.eras if era.number < row.number]
        if row.version != begun[-1].version:
            raise Mismatch("mismatch-version", number=str(row.number))


def _replay(record: Record, era: EraRow | None, games: Mapping[str, engine.Game]) -> None:
    game = games.get(record.game)
    if game is None or era is None:
        raise Mismatch("mismatch-game", game=record.game)
    if era.version > game.version:
        raise Mismatch("mismatch-newer")
    try:
        _play_era(record, game)
    except Mismatch as mismatch:
        if era.version == game.version:
            raise
        raise PlayedByOlderRules(era.version, game.version) from mismatch


def _play_era(record: Record, game: engine.Game) -> None:
    """Play the last era again and compare where it ends."""
    try:
        course = replay_log(record, game)
        position, outcome = (
            msgspec.json.decode(record.position or "null"),
            msgspec.json.decode(record.outcome or "null"),
        )
    except UNREADABLE as error:
        raise Mismatch("mismatch-unreadable", problem=printable(str(error))) from error
    ended = None if course.ended is None else engine.to_json(course.ended)
    if (ended is None) is (record.status == "over") or ended != outcome:
        raise Mismatch("mismatch-outcome")
    if not is_consistent_with(after_json(course.state.position()), position):
        raise Mismatch("mismatch-position")


def replay_log(record: Record, game: engine.Game) -> Course:
    """The course that a log leads to in its last era; Mismatch, or one of UNREADABLE, for a log that can't be."""
    era = record.eras[-1]
    course = Course(game, _start_of_era(record, era, game))
    for row in record.actions[era.number :]:
        course = _follow_row(course, game, row)
    return course


def _start_of_era(record: Record, era: EraRow, game: engine.Game) -> engine.State[Any]:
    """The state at which an era begins: from the seed, or from the position that it took over."""
    if era.position is None:
        options = msgspec.json.decode(record.options, type=dict[str, Any])
    else:
        options = {"position": msgspec.json.decode(era.position)}
    return game.new(len(record.joins), record.seed or "", options)


def _follow_row(course: Course, game: engine.Game, row: ActionRow) -> Course:
    try:
        course, events = follow_line(course, read_line(game, row.kind, row.seat, row.action))
    except engine.IllegalAction as error:
        raise Mismatch("mismatch-illegal", number=str(row.number), reason=(error.sentence,)) from error
    except Refusal as error:
        raise Mismatch("mismatch-impossible", number=str(row.number), reason=(error.sentence,)) from error
    if [engine.to_json(event) for event in events] != msgspec.json.decode(row.events):
        raise Mismatch("mismatch-events", number=str(row.number))
    return course


def is_consistent_with(found: Any, stored: Any) -> bool:
    """True for data that agrees with what is stored; it may have more fields, which earlier releases did not store."""
    if isinstance(found, dict) and isinstance(stored, dict):
        return found.keys() >= stored.keys() and all(is_consistent_with(found[key], stored[key]) for key in stored)
    if isinstance(found, list) and isinstance(stored, list):
        return len(found) == len(stored) and all(map(is_consistent_with, found, stored))
    return bool(found == stored)


def after_json(data: dict[str, Any]) -> Any:
    """Data as it is after a trip through JSON, so that tuples and lists compare equal."""
    return msgspec.json.decode(msgspec.json.encode(data))
