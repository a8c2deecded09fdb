"""The file that a finished game is exported as: what stands in it, its JSON schema, and how it is written.

What the game itself wrote (actions, events, positions, options) stays JSON here, unread: whoever follows a record reads
it with the game's own reader. See ``docs/record.md``.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Raw, Struct

from sessions.store.rows import Level

FORMAT_VERSION = 1
LONGEST_NAME = 100
MOST_SEATS = 8
MOST_ERAS = 50
MOST_LINES = 10_000

Object = Annotated[Raw, Meta(extra_json_schema={"type": "object"})]
Objects = Annotated[Raw, Meta(extra_json_schema={"type": "array", "items": {"type": "object"}})]
NULL = Raw(b"null")
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Join = Annotated[str, Meta(pattern="^[0-9]{1,20}$")]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Count = Annotated[int, Meta(ge=0)]
Version = Annotated[int, Meta(ge=1)]
SeatNumber = Annotated[int, Meta(ge=-1, lt=MOST_SEATS)]
Text = Annotated[str, Meta(max_length=200)]


class SeatRecord(Struct, frozen=True, omit_defaults=True):
    """The person or the computer at a seat."""

    name: Annotated[Name, Meta(description="The name that was shown at the table.")]
    join: Annotated[Join, Meta(description="The interaction by which they joined, a part of the seed; 0: a computer.")]
    computer: Annotated[Level | None, Meta(description="How well the computer plays that sat there.")] = None


class EraRecord(Struct, frozen=True, omit_defaults=True):
    """A stretch of the log that one version of the rules has played."""

    after: Annotated[Count, Meta(description="So many lines were written before.")]
    version: Annotated[Version, Meta(description="The version of the game's rules.")]
    position: Annotated[
        Raw,
        Meta(
            description="Where the rules were updated: the position that they went on from.",
            extra_json_schema={"type": ["object", "null"]},
        ),
    ] = msgspec.field(default_factory=lambda: NULL)

    @property
    def start_position(self) -> Raw | None:
        """The position that it went on from; None for the beginning of the game."""
        return None if bytes(self.position) == bytes(NULL) else self.position


class LineRecord(Struct, frozen=True, omit_defaults=True):
    """One line of the log; the first has the number 1."""

    seat: Annotated[SeatNumber, Meta(description="Whose it is, from 0; -1: nobody's.")]
    action: Annotated[Object, Meta(description="What was done: an action of the game, or of the line's kind.")]
    at: Annotated[float, Meta(description="When, in seconds since 1970 (UTC).")]
    events: Annotated[Objects, Meta(description="What came of it; 'to' names the seats that were told.")]
    kind: Annotated[Text, Meta(description="'action': an action of the game; others: docs/record.md.")] = "action"


class Draw(Struct, frozen=True, omit_defaults=True):
    """A random event of the game, with its question and its result: docs/fair-shuffles.md says how the seed decides."""

    event: Annotated[Count, Meta(description="The number of the random event, from 0.")]
    gave: Annotated[
        int | list[int], Meta(description="The number; or, place by place, which of the things shuffled lies there.")
    ]
    below: Annotated[Count | None, Meta(description="A number below this one was drawn.")] = None
    shuffled: Annotated[Count | None, Meta(description="So many things were shuffled.")] = None


class GameRecord(Struct, frozen=True, omit_defaults=True, tag_field="format", tag="elementarium-record"):
    """A finished game of Elementarium: who played what, every line of the log, and how chance came about."""

    format_version: Annotated[Literal[1], Meta(description="The version of this format.")]
    game: Annotated[Text, Meta(description="The game's id.")]
    seats: Annotated[list[SeatRecord], Meta(min_length=1, max_length=MOST_SEATS, description="By seat.")]
    options: Annotated[Object, Meta(description="With what options the game began, built decks included.")]
    pace: Annotated[Text, Meta(description="How much time there was: 'live', 'long', 'day', '3days', 'week', 'none'.")]
    commitment: Annotated[Hash, Meta(description="The SHA-256 of the secret, shown before anybody joined.")]
    secret: Annotated[Hash, Meta(description="The bot's secret for this game, told after its end.")]
    seed: Annotated[str, Meta(max_length=1_000, description="All chance comes from it: secret and joins.")]
    eras: Annotated[list[EraRecord], Meta(min_length=1, max_length=MOST_ERAS, description="Which rules have played.")]
    lines: Annotated[list[LineRecord], Meta(description="The log.", extra_json_schema={"maxItems": MOST_LINES})]
    position: Annotated[Object, Meta(description="Where the game ended, everything open.")]
    outcome: Annotated[Object, Meta(description="How it ended: winners, scores, reason.")]
    moves: Annotated[
        list[Annotated[str, Meta(max_length=50_000)]],
        Meta(max_length=MOST_LINES, description="The log once more, for people to read: docs/notation.md."),
    ] = []
    chance: Annotated[
        list[Draw],
        Meta(max_length=MOST_LINES, description="All that chance decided, in order; empty where it isn't known."),
    ] = []


def schema() -> dict[str, Any]:
    """The JSON schema of a record."""
    found = msgspec.json.schema(GameRecord)
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **found}


def encode_record(record: GameRecord) -> bytes:
    """The record as a file: a line of text for each field, and for each item of a list of objects."""
    fields: dict[str, Raw] = msgspec.json.decode(msgspec.json.encode(record), type=dict[str, Raw])
    return (
        b"{\n"
        + b",\n".join(b'"%s": %s' % (name.encode(), _one_item_a_line(value)) for name, value in fields.items())
        + b"\n}\n"
    )


def _one_item_a_line(value: Raw) -> bytes:
    """A list with each item on its own line; anything else as it is."""
    text = bytes(value)
    if not text.startswith(b"["):
        return text
    items = msgspec.json.decode(text, type=list[Raw])
    return b"[\n" + b",\n".join(bytes(item) for item in items) + b"\n]" if items else b"[]"
