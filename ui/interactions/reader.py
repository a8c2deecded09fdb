"""Who reads a message: in which language, with whose eyes, and how they like it shown."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from sessions import Table
from sessions.people.preferences import ExplainedAt, Preferences
from ui.interactions.voices import voice_without_press
from words import ENGLISH, Voice, voice_of
from words.catalogue import OwnName
from words.game import Names

MOST_EXPLAINED = 8
"""So many things are explained to somebody in one game at most; the others wait for their next one."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Whoever reads a message about a table. A message is made of what there is to know, and of this."""

    voice: Voice
    seat: int | None = None
    """With whose eyes they look; None: they may know what everybody knows."""
    wants_pictures: bool = True
    """Whether they are shown pictures, or told what is in them."""
    palette: str = "all"
    """Which colours those have: for eyes of which kind."""
    shape: str = "wide"
    """Which shape those have that only they see."""
    is_new_to_game: bool = False
    """Whether this is one of their first games of its kind, so that they are told what it is about."""
    already_explained: Collection[str] | None = None
    """What of the game has been explained to them before; None: nothing is explained to them."""
    name: str = ""
    """What they are called, where somebody made up plays against them."""
    is_asked_for_shape: bool = False
    """Whether they are asked, while they are new, if they want tall pictures: until they have chosen any."""
    newest_end_seen: int = -1
    """The newest round whose end they have looked at, where it stands for itself, and gone on from; -1: none."""
    last_explained_turn: int | None = None
    """The turn of this game in which the last of it was explained; None where that is no matter."""

    @property
    def own_seat(self) -> int:
        """The seat of somebody who has one."""
        assert self.seat is not None, "a spectator holds nothing"
        return self.seat

    def with_likes(self, likes: Preferences) -> "Reader":
        """The reader with what they prefer of pictures."""
        return replace(self, wants_pictures=likes.pictures, palette=likes.palette, shape=likes.shape)

    def names_as_read(self, names: Names) -> Names:
        """The players' names by seat as they read them: of themselves they are told as "you", in pictures as well."""
        return [OwnName(name) if seat == self.seat else name for seat, name in enumerate(names)]


def public_reader(table: Table) -> Reader:
    """Whoever passes by a table: in the language of its place."""
    return Reader(voice_of(table.row.language or ENGLISH))


async def seat_reader(table: Table, seat: int, voice: Voice | None = None) -> Reader:
    """The person at a seat, who is answered by this voice; None: they read what comes without a press of theirs."""
    if table.people[seat].level is not None:
        return Reader(public_reader(table).voice, seat)
    preferences = await table.wishes.preferences_of(seat)
    wanted, is_new = preferences.explains, await table.wishes.is_new_to_game(seat)
    among_people = table.is_to_be_rated and not any(table.levels)
    explained, told_in = None, None
    if not among_people and (wanted == "again" or (wanted == "first" and is_new)):
        explained = preferences.explained.get(table.game.id, ())
        told = ExplainedAt.newest_mark(explained, table.id)
        explained, told_in = None if told.times >= MOST_EXPLAINED else explained, told.turn
    return Reader(
        voice or voice_without_press(preferences),
        seat,
        is_new_to_game=is_new and wanted != "off",
        already_explained=explained,
        is_asked_for_shape=is_new and preferences.may_be_asked_shape,
        newest_end_seen=table.wishes.went_on.get(seat, -1),
        last_explained_turn=told_in,
    ).with_likes(preferences)
