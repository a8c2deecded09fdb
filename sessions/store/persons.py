"""The columns that hold a person, and the fate of each when that person leaves for good.

Every column of every table is declared here; a test fails for one that is not, and for one that holds a person and is
not in what they are given of themselves, or not changed when they leave.
"""

from collections.abc import Mapping
from enum import Enum


class PersonalContent(Enum):
    """The content of a column about a person, and its fate."""

    NOBODY = "no person"
    ID = "an id of Discord's; it becomes a number that means nobody"
    IDS = "a list of such ids in JSON; one of them becomes that number"
    NAME = "a name, which becomes that of a former player"
    WAY = "a way to reach them, or a deck of theirs; it is emptied"
    PASSING = "words for a while, in which a name may stand; they are emptied, and nobody is given them"
    MENTION = "words about several people, for a while; a mention becomes one of nobody, and nobody is given them"
    ROW = "something in a row that is theirs alone; the row goes"
    HELD = "what a server's managers hold against them; it stays, or whoever leaves could play there again at once"


_OF_NOBODY: Mapping[str, tuple[str, ...]] = {
    "tables": (
        "id", "game", "options", "status", "version", "secret", "commitment", "seed", "number", "position", "active",
        "steps", "outcome", "min_seats", "max_seats", "created_at", "expires_at", "ended_at", "guild_id", "channel_id",
        "lobby_message_id", "shown", "rematch_of", "lobby_stale", "pace",
        "clocks", "talks", "asked_at", "rated", "language", "next_secret",
    ),
    # A join is the number of an interaction: it says when somebody pressed, not who, and the shuffle is made of it.
    "seats": ("table_id", "seat", "join_id", "level"),
    "surfaces": ("table_id", "kind", "seat", "closed", "at", "until"),
    "actions": ("table_id", "number", "seat", "action", "events", "version", "at", "kind"),
    "eras": ("table_id", "number", "version", "position"),
    "servers": ("guild_id", "changed_at"),
    "results": ("number", "table_id", "unrated"),
    "due": ("kind", "due_at", "owner", "until", "tries"),
    "showing": ("table_id", "owner", "until", "before"),
    "shared_steps": ("message_id", "channel_id", "subject", "eyes", "step", "at"),
    "log_lines": ("message_id", "channel_id", "at"),
    "outages": ("began", "ended"),
    "puzzle_strengths": ("puzzle", "game", "mu", "sigma", "tries", "solved"),
    "puzzle_days": ("day", "game", "puzzle"),
    "daily_puzzles": (
        "guild_id", "day", "game", "puzzle", "channel_id", "message_id", "language", "at", "shown_at",
        "version", "shown", "closed",
    ),
    "meta": ("key", "value"),
    # Nobody is given it before its game is over.
    "lessons": ("secret",),
}  # fmt: skip
_OF_SOMEBODY: Mapping[str, Mapping[str, PersonalContent]] = {
    "tables": {
        "host_id": PersonalContent.ID,
        "invited_id": PersonalContent.ID,
        "seating": PersonalContent.IDS,
        "host_name": PersonalContent.NAME,
    },
    "seats": {
        "user_id": PersonalContent.ID,
        "name": PersonalContent.NAME,
        "deck": PersonalContent.WAY,
    },
    # Those of a seat are a way to whoever sits there, and go; the token edits one message for a quarter of an hour.
    "surfaces": {
        "channel_id": PersonalContent.WAY,
        "message_id": PersonalContent.WAY,
        "token": PersonalContent.PASSING,
    },
    # The ids of people who may not play there, which each of them is told of themselves.
    "servers": {"settings": PersonalContent.HELD},
    "shared_steps": {"user_id": PersonalContent.ID, "name": PersonalContent.NAME},
    "log_lines": {"text": PersonalContent.MENTION},
    # Whoever is about to leave stands here until they have left.
    "due": {"about": PersonalContent.ROW},
    "showing": {"memory": PersonalContent.PASSING},
}
_THEIR_OWN: Mapping[str, tuple[str, ...]] = {
    "decks": ("id", "user_id", "game", "name", "folded", "cards", "changed_at"),
    "drafts": ("user_id", "game", "deck_id", "cards", "undo", "changed_at"),
    "people": ("user_id", "preferences", "changed_at"),
    "mutes": ("user_id", "other_id", "at"),
    "lessons": ("user_id", "lesson", "step", "done_at", "changed_at"),
    "reviews": ("user_id", "table_id", "version", "document", "at"),
    "ratings": (
        "user_id", "game", "mu", "sigma", "games", "name", "listed", "overall_mu", "hard_mu", "hard_sigma",
    ),
    "rating_changes": (
        "table_id", "seat", "user_id", "game", "result", "games", "mu_before", "sigma_before", "mu", "sigma", "at",
    ),
    "rated_in": ("guild_id", "game", "user_id"),
    "puzzle_tries": ("user_id", "puzzle", "game", "solved", "at"),
    "puzzle_ratings": ("user_id", "game", "mu", "sigma", "tries", "solved"),
    "puzzle_streaks": ("user_id", "length", "best", "day", "forgiven"),
    "puzzle_courses": ("user_id", "puzzle", "course", "at"),
    "daily_tries": ("guild_id", "day", "user_id", "name", "solved", "streak", "at"),
}  # fmt: skip
"""Tables whose rows belong to one person each; those of ``mutes`` to two."""


def personal_columns() -> dict[str, dict[str, PersonalContent]]:
    """The content of each column, by table and column."""
    found: dict[str, dict[str, PersonalContent]] = {}
    for table, columns in _OF_NOBODY.items():
        found.setdefault(table, {}).update(dict.fromkeys(columns, PersonalContent.NOBODY))
    for table, held in _OF_SOMEBODY.items():
        found.setdefault(table, {}).update(held)
    for table, columns in _THEIR_OWN.items():
        found.setdefault(table, {}).update(dict.fromkeys(columns, PersonalContent.ROW))
    return found
