"""Finished games as files: what stands in one, how it is made, how one that somebody brings is read and checked."""

from sessions.records.checking import check
from sessions.records.counting import Sum
from sessions.records.exporting import exported, made
from sessions.records.format import GameRecord, schema
from sessions.records.reading import MOST_BYTES, BadRecord, playable, read, stored

__all__ = [
    "MOST_BYTES",
    "BadRecord",
    "GameRecord",
    "Sum",
    "check",
    "exported",
    "made",
    "playable",
    "read",
    "schema",
    "stored",
]
