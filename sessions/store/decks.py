"""The rows of decks and of drafts; one person's never mix with another's."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from sessions.store.database import Store
from sessions.store.rows import DeckRow, DraftRow, typed_row
from sessions.store.schema import decks, drafts


class DeckRows:
    """The stored decks and drafts."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def decks_of_person(self, user_id: int, game_id: str | None) -> list[DeckRow]:
        """Somebody's decks, by game and name; of one game only."""
        wanted = select(decks).where(decks.c.user_id == user_id).order_by(decks.c.game, decks.c.folded)
        return await self._fetch_deck_rows(wanted if game_id is None else wanted.where(decks.c.game == game_id))

    async def deck_by_number(self, user_id: int, deck_id: int) -> DeckRow | None:
        """Somebody's deck of that number."""
        found = await self._fetch_deck_rows(select(decks).where(decks.c.id == deck_id, decks.c.user_id == user_id))
        return found[0] if found else None

    async def draft(self, user_id: int, game_id: str) -> DraftRow | None:
        """The draft that somebody is building for a game."""
        found = await self._store.fetch(_draft_query(user_id, game_id))
        return typed_row(DraftRow, found[0]) if found else None

    async def _fetch_deck_rows(self, query: Select[Any]) -> list[DeckRow]:
        return [typed_row(DeckRow, row) for row in await self._store.fetch(query)]


def number_of_named(connection: Connection, user_id: int, game_id: str, folded: str) -> int | None:
    """The number of the deck that has this name."""
    return connection.scalar(
        select(decks.c.id).where(*_is_of_person(decks, user_id, game_id), decks.c.folded == folded)
    )


def count_decks(connection: Connection, user_id: int, game_id: str) -> int:
    """The number of decks that somebody keeps for a game."""
    return (
        connection.scalar(select(func.count()).select_from(decks).where(*_is_of_person(decks, user_id, game_id))) or 0
    )


def game_of(connection: Connection, user_id: int, deck_id: int) -> str | None:
    """The game of somebody's deck; None when it is gone, or another's."""
    return connection.scalar(select(decks.c.game).where(decks.c.id == deck_id, decks.c.user_id == user_id))


def add_deck(connection: Connection, values: Mapping[str, Any]) -> int:
    """Keep a new deck; its number."""
    return int(connection.execute(insert(decks).values(**values).returning(decks.c.id)).scalar_one())


def change_deck(connection: Connection, deck_id: int, values: Mapping[str, Any]) -> None:
    """Change a deck."""
    connection.execute(update(decks).where(decks.c.id == deck_id).values(**values))


def delete_deck(connection: Connection, deck_id: int) -> None:
    """Throw a deck away; a draft that began from it goes on as that of a new one."""
    connection.execute(update(drafts).where(drafts.c.deck_id == deck_id).values(deck_id=None))
    connection.execute(delete(decks).where(decks.c.id == deck_id))


def begin_draft(connection: Connection, user_id: int, game_id: str, values: Mapping[str, Any]) -> DraftRow:
    """Begin to build, in place of whatever was being built."""
    drop_draft(connection, user_id, game_id)
    connection.execute(insert(drafts).values(user_id=user_id, game=game_id, **values))
    return typed_row(DraftRow, connection.execute(_draft_query(user_id, game_id)).one())


def lock_draft(connection: Connection, user_id: int, game_id: str) -> DraftRow | None:
    """Lock a draft and read it."""
    row = connection.execute(_draft_query(user_id, game_id).with_for_update(of=drafts)).one_or_none()
    return None if row is None else typed_row(DraftRow, row)


def change_draft(connection: Connection, user_id: int, game_id: str, values: Mapping[str, Any]) -> DraftRow:
    """Change a draft; as it is then."""
    connection.execute(update(drafts).where(*_is_of_person(drafts, user_id, game_id)).values(**values))
    return typed_row(DraftRow, connection.execute(_draft_query(user_id, game_id)).one())


def drop_draft(connection: Connection, user_id: int, game_id: str) -> None:
    """Forget what was being built."""
    connection.execute(delete(drafts).where(*_is_of_person(drafts, user_id, game_id)))


def _is_of_person(of: Any, user_id: int, game_id: str) -> Sequence[Any]:
    return of.c.user_id == user_id, of.c.game == game_id


def _draft_query(user_id: int, game_id: str) -> Select[Any]:
    return (
        select(drafts, decks.c.name)
        .join_from(drafts, decks, decks.c.id == drafts.c.deck_id, isouter=True)
        .where(*_is_of_person(drafts, user_id, game_id))
    )
