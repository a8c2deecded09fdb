"""What is right in a record, and what is not: its secret, its seed, every line, what chance gave, how it ended."""

from collections.abc import Mapping
from dataclasses import replace

import engine
from sessions.fair import Verdict
from sessions.records.exporting import drawn
from sessions.records.format import GameRecord
from sessions.records.reading import stored
from sessions.refusals import sentence


def check(record: GameRecord, games: Mapping[str, engine.Game] = engine.GAMES) -> Verdict:
    """Play a record again, and compare everything that it says; what it leaves out is not missed."""
    draws, verdict = drawn(stored(record), games)
    problems = list(verdict.problems)
    if not problems and record.chance and record.chance != draws:
        problems.append(sentence("record-chance").message)
    return replace(verdict, problems=tuple(problems))
