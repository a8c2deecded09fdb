"""The statements by which actions and notes are stored, many at a time.

Every move goes through here, so SQLAlchemy writes each of them once, for a dialect; the driver gets them as text.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache, partial
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    Column,
    Connection,
    Dialect,
    Executable,
    Insert,
    Text,
    Update,
    bindparam,
    insert,
    literal_column,
    null,
    or_,
    select,
    true,
    update,
)

from sessions.store.errors import Conflict
from sessions.store.messenger import Messenger, News, notified
from sessions.store.publishing_leases import Claimed, Claiming, claim_expression, claimed_by, release_expression
from sessions.store.rows import NewAction, Note
from sessions.store.schema import actions, due, surfaces, tables
from sessions.store.statements import Prepared, SingleStatement, Statement
from sessions.store.surfaces import KEY, note_statement

CLOCK = "clock"
"""The kind of due work that looks at a table's clocks."""


MOVED, ENDED, NOTED = "moved", "ended", "noted"
"""The kinds of news about a table: an action, the last one, and where it is shown."""
UNHEARD = {"shown", "lobby_stale", "token", "until"}
"""Notes that change nothing for other processes."""


class _Head(NamedTuple):
    """The state of a table that an append is checked against."""

    number: int
    version: int
    status: str


class _Kind(NamedTuple):
    """A kind of notes that are written by the same statement."""

    of_surface: bool
    names: tuple[str, ...]
    frees: bool


Failures: TypeAlias = dict[int, Exception]


class WriteResult(NamedTuple):
    """The result of a write: the failures by their numbers, and the table that was claimed for showing."""

    failures: Failures
    claimed: Claimed | None = None


Actions = tuple[NewAction, ...]
"""Actions of one table in their order, which are stored together or not at all."""
APPEND = Prepared(lambda _: _log_insert()), Prepared(lambda _: _table_update())
HASTEN = Prepared(lambda _: _hasten_statement())


class ActionWriting:
    """Stores actions and notes by statements that are compiled once for a dialect."""

    def __init__(self, dialect: Dialect, messenger: Messenger) -> None:
        self._messenger = messenger
        self._dialect = dialect
        self._append = tuple(statement.for_dialect(dialect) for statement in APPEND)
        self._hasten = HASTEN.for_dialect(dialect)
        # SQLite has no statement that does all this at once, and its statements cost no round trip.
        self._at_once = dialect.name == "postgresql"

    def write_function(
        self, chosen: Sequence[tuple[int, Actions | Note]], claim: Claiming | None = None
    ) -> Callable[[Connection], WriteResult]:
        """The function that writes these, each under a number of its own: a single statement where one does it all.

        That claims the table of an action for showing, too.
        """
        items = [item for _, item in chosen]
        only = _only_action(items)
        if self._at_once and only is not None:
            return self._statement_of_move(chosen[0][0], only, claim)
        notes = [item for item in items if isinstance(item, Note)]
        if len(notes) == len(items) and len({_kind_of(note) for note in notes}) == 1:
            return self._statement_of_notes(_kind_of(notes[0]), notes)
        return partial(self._put_items, chosen)

    def _put_items(self, chosen: Sequence[tuple[int, Actions | Note]], connection: Connection) -> WriteResult:
        """Write these by as many statements as it takes."""
        moves: list[tuple[int, Actions]] = []
        notes: dict[_Kind, list[Note]] = {}
        for place, item in chosen:
            if isinstance(item, Note):
                notes.setdefault(_kind_of(item), []).append(item)
            else:
                moves.append((place, item))
        failures: Failures = {}
        if moves or len(notes) > 1:
            heads = self._heads_of(connection, {_table_of(item) for _, item in chosen})
            failures = self._put_moves(connection, moves, heads)
        for kind, alike in notes.items():
            self._statement_of_notes(kind, alike)(connection)
        return WriteResult(failures)

    def _statement_of_move(self, place: int, row: NewAction, claim: Claiming | None) -> SingleStatement[WriteResult]:
        """The statement that stores an action, all by itself."""
        known = {**row._asdict(), "news": self._messenger.encoded(_news_of(row))}
        if claim is None or row.known is None:
            statement = _prepared_move(told=self._messenger.is_shared, claims=False)
        else:
            statement = _prepared_move(told=self._messenger.is_shared, claims=True)
            known |= claim._asdict()

        def done(found: Sequence[Any]) -> WriteResult:
            for _, *claimed in found:
                if claim is None or not claimed:
                    return WriteResult({})
                return WriteResult({}, claimed_by(claim, row.table_id, row.number, *claimed))
            return WriteResult({place: Conflict()})

        return SingleStatement(statement, [known], done)

    def _put_moves(
        self, connection: Connection, moves: Iterable[tuple[int, Actions]], heads: dict[int, _Head]
    ) -> Failures:
        failures: Failures = {}
        rows: list[NewAction] = []
        for place, item in moves:
            if _is_next_action(item[0], heads.get(item[0].table_id)):
                last = item[-1]
                heads[last.table_id] = _Head(last.number, last.version, last.status)
                rows += item
            else:
                failures[place] = Conflict()
        if rows:
            for statement in self._append:
                statement.run(connection, _parameter_rows(statement, rows))
        if timed := [row for row in rows if row.due is not None]:
            self._hasten.run(connection, _parameter_rows(self._hasten, timed))
        newest = {row.table_id: row for row in rows}
        self._messenger.tell(connection, [_news_of(row) for row in newest.values()])
        return failures

    def _heads_of(self, connection: Connection, ids: Collection[int]) -> dict[int, _Head]:
        """Lock these tables in one order for all processes, so that no two wait for each other; return their states."""
        room = 1 << (len(ids) - 1).bit_length()  # so that there are few statements: the last id fills them up
        ordered = sorted(ids)
        ordered += ordered[-1:] * (room - len(ordered))
        found = _prepared_heads(room).for_dialect(self._dialect).fetch(connection, tuple(ordered))
        return {id_: _Head(number, version, status) for id_, number, version, status in found}

    def _statement_of_notes(self, kind: _Kind, notes: Iterable[Note]) -> SingleStatement[WriteResult]:
        """The statement that writes notes of one kind, in the order in which every process locks their tables."""
        told = self._messenger.is_shared and not UNHEARD.issuperset(kind.names)
        rows: list[Mapping[str, Any]] = []
        for note in sorted(notes, key=lambda note: (note.table_id, note.kind or "", note.seat)):
            news = self._messenger.encoded(News(NOTED, note.table_id))
            freed = {} if note.freed is None else note.freed._asdict()
            about = {"table_id": note.table_id, "kind": note.kind, "seat": note.seat}
            rows.append({**about, "news": news, **note.fields, **freed})
        return SingleStatement(_prepared_note(kind, told=told), rows, lambda _: WriteResult({}))


def _parameter_rows(statement: Statement, rows: Sequence[NewAction]) -> list[tuple[Any, ...]]:
    """The fields of appends in the order in which a statement wants them."""
    return [*map(attrgetter(*statement.names), rows)]


def _news_of(row: NewAction) -> News:
    """The news of an action for other processes."""
    return News(MOVED if row.status == "open" else ENDED, row.table_id, row.number)


def _only_action(items: Sequence[Actions | Note]) -> NewAction | None:
    """The action that is all there is to write; None where it is more, or notes."""
    if len(items) != 1 or isinstance(items[0], Note) or len(items[0]) != 1:
        return None
    return items[0][0]


def _kind_of(note: Note) -> _Kind:
    return _Kind(note.kind is not None, tuple(note.fields), note.freed is not None)


def _table_of(item: Actions | Note) -> int:
    return item.table_id if isinstance(item, Note) else item[0].table_id


def _column_parameter(column: Column[Any], name: str = "") -> BindParameter[Any]:
    """A parameter for a column. It has a prefix: an UPDATE keeps the plain names of its columns to itself."""
    return bindparam(f"p_{name or column.name}", type_=column.type)


def _table_update() -> Update:
    """A table as it stands after an action."""
    changed = ("number", "position", "active", "steps", "status", "outcome", "ended_at", "clocks", "talks")
    values = {name: _column_parameter(tables.c[name]) for name in changed}
    return (
        update(tables)
        .where(tables.c.id == _column_parameter(tables.c.id, "table_id"))
        .values(**values, asked_at=null())
    )


def _log_insert() -> Executable:
    """An action in the log."""
    return insert(actions).values({column.name: _column_parameter(column) for column in actions.c})


@cache
def _prepared_move(*, told: bool, claims: bool) -> Prepared:
    return Prepared(lambda _: _move_statement(told=told, claims=claims))


def _move_statement(*, told: bool, claims: bool) -> Executable:
    """All of an action in one statement, which finds a row when it was the next one and does nothing when not.

    Of two at the same time the second waits for the first, and looks again at where the table stands then.
    """
    before = tables.c.number == _column_parameter(actions.c.number) - literal_column("1")
    fits = (
        tables.c.status == literal_column("'open'"),
        tables.c.version == _column_parameter(tables.c.version),
        before,
    )
    moved = _table_update().where(*fits).returning(tables.c.id, tables.c.shown).cte("moved")
    line = [moved.c.id if column.name == "table_id" else _column_parameter(column) for column in actions.c]
    logged = insert(actions).from_select([column.name for column in actions.c], select(*line)).cte("logged")
    timed = _column_parameter(due.c.due_at, "due").is_not(None)
    hastened = _hasten_statement().where(due.c.about == moved.c.id, timed).cte("hastened")
    found = notified(bindparam("p_news", type_=Text())) if told else literal_column("1")
    if not claims:
        return select(found).select_from(moved).add_cte(logged, hastened)
    claimed = claim_expression(moved.c.id).cte("claimed")
    both = moved.outerjoin(claimed, true())
    return select(found, *claimed.c, moved.c.shown).select_from(both).add_cte(logged, hastened)


def _hasten_statement() -> Update:
    """A table's clocks are to be looked at in time; whoever is just looking does not say when again."""
    at = _column_parameter(due.c.due_at, "due")
    later = or_(due.c.due_at > at, due.c.owner.is_not(None))
    whose = (due.c.kind == literal_column(f"'{CLOCK}'"), due.c.about == _column_parameter(due.c.about, "table_id"))
    return update(due).where(*whose, later).values(due_at=at, owner=null(), until=null())


@cache
def _prepared_heads(room: int) -> Prepared:
    return Prepared(lambda _: _heads_statement(room))


def _heads_statement(room: int) -> Executable:
    """The states of ``room`` tables; the parameters have their places as names."""
    ids = [bindparam(f"id_{place}", type_=tables.c.id.type) for place in range(room)]
    columns = (tables.c.id, tables.c.number, tables.c.version, tables.c.status)
    return select(*columns).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update()


def _is_next_action(row: NewAction, head: _Head | None) -> bool:
    """True for an action that is the next one of a table that still runs, by the same version of the rules."""
    return head is not None and head.status == "open" and head.version == row.version and head.number == row.number - 1


@cache
def _prepared_note(kind: _Kind, *, told: bool) -> Prepared:
    return Prepared(lambda dialect: _note_statement(kind, dialect, told=told))


def _note_statement(kind: _Kind, dialect: str, *, told: bool) -> Executable:
    noted = _noted_surface(kind, dialect) if kind.of_surface else _noted_table(kind)
    if kind.frees:
        found = noted.returning(tables.c.id).cte("noted")
        return select(literal_column("1")).add_cte(release_expression(found.c.id).cte("freed"))
    return select(notified(bindparam("p_news", type_=Text()))).add_cte(noted.cte("noted")) if told else noted


def _noted_table(kind: _Kind) -> Update:
    values = {name: _column_parameter(tables.c[name]) for name in kind.names}
    return update(tables).where(tables.c.id == _column_parameter(tables.c.id, "table_id")).values(values)


def _noted_surface(kind: _Kind, dialect: str) -> Insert:
    return note_statement(dialect, {name: _column_parameter(surfaces.c[name]) for name in (*KEY, *kind.names)})


def checked_fields(fields: Mapping[str, Any], known: Mapping[str, object]) -> Mapping[str, Any]:
    """Return the fields of a note as they are; TypeError if there are none, or some that are not known."""
    if not fields or not fields.keys() <= known.keys():
        raise TypeError(f"notes are some of {', '.join(known)}; not {', '.join(fields) or 'nothing'}")
    return fields
