"""Records of games that were played without a table, as the store would give them."""

from typing import Any

import msgspec

import engine
from sessions.log.fair import Verdict
from sessions.store.rows import ActionRow, EraRow, Record
from tests.support.rules import Setting, walk
from words import ENGLISH, voice_of

BEGAN = 1_800_000_000.0


def problems_of(verdict: Verdict) -> list[str]:
    """The problems that a check has found, in English."""
    return [voice_of(ENGLISH).refusal_text(problem) for problem in verdict.problems]


def walked(setting: Setting, seed: str, most: int = 10_000) -> Record:
    """A game that was played at random, at most so many actions; it is over when nobody can act any more."""
    rows: list[ActionRow] = []
    state = setting.new(seed)
    for ply in walk(setting, seed, most, 0.05):
        state = ply.state.copy()
        events = [engine.to_json(event) for event in state.play(ply.seat, ply.action)]
        number, version = len(rows) + 1, setting.game.version
        rows.append(ActionRow(number, ply.seat, _json(ply.action), _json(events), version, BEGAN + number))
    return Record(
        id=1,
        game=setting.game.id,
        options=_json(setting.options),
        status="over" if state.outcome else "open",
        version=setting.game.version,
        secret="",
        commitment="",
        seed=seed,
        joins=tuple(range(1, setting.seats + 1)),
        position=_json(state.position()),
        outcome=_json(state.outcome),
        actions=tuple(rows),
        eras=(EraRow(0, setting.game.version, None),),
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
