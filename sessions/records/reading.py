"""A record that somebody has brought: read within bounds, and taken for nothing but what it says."""

import re
from collections.abc import Mapping
from itertools import pairwise

import msgspec
from msgspec import Raw

import engine
from engine.sentences import Field, printable
from sessions.log.lines import KINDS, NOBODY, TAKEBACK
from sessions.log.offers import MOST_TAKEBACKS_ALONE, Accept, Decline, Word
from sessions.records.format import FORMAT_VERSION, MOST_LINES, GameRecord
from sessions.refusals import Refusal
from sessions.store.rows import ActionRow, EraRow, Record

MOST_BYTES = 2_000_000
DEEPEST = 48
"""The most lists and objects that may lie in each other in a file."""
LONGEST_ACTION = 2_000
LONGEST_EVENTS = 100_000
LONGEST_POSITION = 200_000
MOST_TAKEBACKS = MOST_TAKEBACKS_ALONE
"""To check a single one, its player's possible worlds are drawn."""
PACKED = (b"PK\x03\x04", b"\x1f\x8b", b"BZh", b"\xfd7zXZ", b"\x28\xb5\x2f\xfd", b"Rar!", b"7z\xbc\xaf")
"""The first bytes of files that have to be unpacked first."""
BRACKETS = bytes.maketrans(b"{}", b"[]")
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")
STRING = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)


class BadRecord(Refusal):
    """A file can't be read as the record of a game."""

    def __init__(self, key: str, **fields: Field) -> None:
        super().__init__(f"record-{key}", **fields)


class _Head(msgspec.Struct):
    """The fields that show whether a file is meant to be a record at all."""

    format: Raw = Raw(b"")
    format_version: Raw = Raw(b"")


def read_record(data: bytes, games: Mapping[str, engine.Game] = engine.GAMES) -> GameRecord:
    """The record that a file holds, whose log has still to be checked. BadRecord."""
    if len(data) > MOST_BYTES:
        raise BadRecord("large", most=f"{MOST_BYTES / 1_000_000:g}")
    if data.startswith(PACKED):
        raise BadRecord("packed")
    record = _decoded_record(data.removeprefix(b"\xef\xbb\xbf"))
    _check(record, games)
    return record


def _decoded_record(data: bytes) -> GameRecord:
    try:
        data.decode()  # what is not looked at here is text, too
        head = msgspec.json.decode(data, type=_Head)
        _check_depth(data)
        if bytes(head.format) != b'"elementarium-record"':
            raise BadRecord("other-file")
        if bytes(head.format_version).isdigit() and bytes(head.format_version) != b"%d" % FORMAT_VERSION:
            raise BadRecord("newer")
        return msgspec.json.decode(data, type=GameRecord)
    except msgspec.ValidationError as error:
        raise BadRecord("unfit", problem=printable(str(error), 200)) from error
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord("no-json") from error
    except RecursionError as error:
        raise BadRecord("deep") from error


def _check_depth(data: bytes) -> None:
    """BadRecord when the lists and objects of JSON lie too deep in each other; each turn takes the innermost off."""
    brackets = STRING.sub(b"", data).translate(BRACKETS, NO_BRACKETS)
    for _ in range(DEEPEST):
        if not brackets:
            return
        brackets = brackets.replace(b"[]", b"")
    if brackets:
        raise BadRecord("deep")


def _check(record: GameRecord, games: Mapping[str, engine.Game]) -> None:
    """BadRecord for what no game can be, and what none is begun with at a table."""
    game = games.get(record.game)
    if game is None:
        raise BadRecord("no-game", game=printable(record.game, 40))
    if not game.min_seats <= len(record.seats) <= game.max_seats:
        raise BadRecord("seats", game=game.title_in_sentence, count=len(record.seats))
    if not record.seed.isascii():
        raise BadRecord("seed")
    starts = [era.after for era in record.eras]
    if starts[0] != 0 or any(later <= earlier for earlier, later in pairwise(starts)):
        raise BadRecord("eras")
    given = [record.options, *(position for era in record.eras if (position := era.start_position))]
    if any(len(bytes(data)) > LONGEST_POSITION for data in (*given, record.position, record.outcome)):
        raise BadRecord("position")
    if any(_is_set_up(data, game) for data in given):
        raise BadRecord("setup")
    if len(record.lines) > MOST_LINES:
        raise BadRecord("lines", most=str(MOST_LINES))
    takebacks = 0
    for number, line in enumerate(record.lines, 1):
        if line.kind not in KINDS or not NOBODY <= line.seat < len(record.seats):
            raise BadRecord("line", number=str(number))
        if len(bytes(line.action)) > LONGEST_ACTION or len(bytes(line.events)) > LONGEST_EVENTS:
            raise BadRecord("action", number=str(number))
        takebacks += line.kind == TAKEBACK and not _is_answer(line.action)
    if takebacks > MOST_TAKEBACKS:
        raise BadRecord("takebacks", most=MOST_TAKEBACKS)


def _is_answer(action: Raw) -> bool:
    """True for a word that answers an offer, of which a game has as many as others play."""
    try:
        return isinstance(msgspec.json.decode(action, type=Word), Accept | Decline)
    except msgspec.ValidationError:
        return False


def _is_set_up(given: Raw, game: engine.Game) -> bool:
    """True for options, or a position, that only programs lay out."""
    try:
        fields = msgspec.json.decode(given, type=dict[str, Raw])
    except msgspec.ValidationError:
        return True
    return any(bytes(fields.get(name, Raw(b"null"))) != b"null" for name in game.setup)


def as_stored_record(record: GameRecord) -> Record:
    """The record as a table that is over would be stored, to be checked or stepped through."""
    starts = [(era.after, era.version) for era in record.eras]
    rows, version = [], starts[0][1]
    later = dict(starts)
    for number, line in enumerate(record.lines, 1):
        version = later.get(number - 1, version)
        rows.append(
            ActionRow(number, line.seat, _raw_text(line.action), _raw_text(line.events), version, line.at, line.kind)
        )
    return Record(
        id=0,
        game=record.game,
        options=_raw_text(record.options),
        status="over",
        version=record.eras[-1].version,
        secret=record.secret,
        commitment=record.commitment,
        seed=record.seed,
        joins=tuple(int(seat.join) for seat in record.seats),
        position=_raw_text(record.position),
        outcome=_raw_text(record.outcome),
        actions=tuple(rows),
        eras=tuple(
            EraRow(era.after, era.version, None if era.start_position is None else _raw_text(era.position))
            for era in record.eras
        ),
        names=tuple(seat.name for seat in record.seats),
        levels=tuple(seat.computer for seat in record.seats),
        pace=record.pace,
    )


def playable_part(record: GameRecord) -> Record:
    """The part of a record that a check plays again, as a game of its own: all of it, or what followed an update."""
    whole = as_stored_record(record)
    era = whole.eras[-1]
    rows = [row._replace(number=number) for number, row in enumerate(whole.actions[era.number :], 1)]
    return whole._replace(actions=tuple(rows), eras=(era._replace(number=0),))


def _raw_text(value: Raw) -> str:
    return bytes(value).decode()
