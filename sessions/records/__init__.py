"""Finished games as files: what stands in one, how it is made, how one that somebody brings is read and checked."""

from sessions.records.checking import check_record
from sessions.records.checking_all import CheckedGames
from sessions.records.exporting import file_of_game, record_of_game
from sessions.records.format import GameRecord, schema
from sessions.records.reading import MOST_BYTES, BadRecord, as_stored_record, playable_part, read_record

__all__ = [
    "MOST_BYTES",
    "BadRecord",
    "CheckedGames",
    "GameRecord",
    "as_stored_record",
    "check_record",
    "file_of_game",
    "playable_part",
    "read_record",
    "record_of_game",
    "schema",
]
