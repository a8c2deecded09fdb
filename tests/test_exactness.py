"""legal() and play() against the naive judges in tests/games: everything legal is accepted, all else is refused."""

import json
import re
from typing import Any

import pytest

import engine
from tests.support.every import every_setting
from tests.support.rules import Json, Setting, plain, rules, walk
from words import catalogue
from words.refusals import refusal_text

ACCEPTED, REFUSED = 8, 40
"""Of so many actions one is tried at each ply."""
RULE_ID = re.compile(r"[A-Z]{2}-(R?\d+|\d+\.\d+)")


def judged(setting: Setting, position: Json, seat: int) -> list[str]:
    return [plain(action) for action in setting.rules.judge(position, seat)]


def listed(state: engine.State[Any], seat: int) -> list[str]:
    return [plain(engine.to_json(action)) for action in state.legal(engine.Seat(seat))]


@every_setting
@pytest.mark.parametrize("seed", ["f00d", "1"])
def test_legal_is_what_the_judge_says(setting: Setting, seed: str) -> None:
    for state, _, _ in walk(setting, seed):
        position = json.loads(plain(state.position()))
        for seat in range(setting.seats):
            assert listed(state, seat) == judged(setting, position, seat)


@every_setting
def test_all_that_is_legal_is_accepted_and_all_else_refused(setting: Setting) -> None:
    """At each ply one seat tries another part of all that is conceivable: it hardly changes from one to the next."""
    for number, (state, _, _) in enumerate(walk(setting, "f00d", 150)):
        position = json.loads(plain(state.position()))
        seat, turn = engine.Seat(number % setting.seats), number // setting.seats
        legal = set(judged(setting, position, seat))
        for action in state.legal(seat)[turn % ACCEPTED :: ACCEPTED]:
            state.copy().play(seat, action)
        for action in setting.rules.conceivable(position)[turn % REFUSED :: REFUSED]:
            if plain(action) not in legal:
                check_refusal(setting.game, state, seat, action)
        assert plain(state.position()) == plain(position)


def check_refusal(game: engine.Game, state: engine.State[Any], seat: engine.Seat, data: Json) -> None:
    try:
        action = game.action(data)
    except engine.IllegalAction as malformed:
        assert malformed.message
        return
    with pytest.raises(engine.IllegalAction) as refused:
        state.play(seat, action)
    assert refused.value.message.endswith((".", "!"))
    assert refused.value.key is not None
    assert refusal_text(refused.value.sentence, catalogue()) == refused.value.message
    assert RULE_ID.fullmatch(refused.value.rule or ""), f"{data} is refused by rule {refused.value.rule}"


def _perfts() -> list[Any]:
    return [
        pytest.param(game, key, counts, id=f"{game.id} {key}".replace(" ", "-"))
        for game in engine.GAMES.values()
        for key, counts in rules(game.id).PERFT.items()
    ]


@pytest.mark.parametrize(("game", "key", "counts"), _perfts())
def test_the_number_of_sequences_by_depth(game: engine.Game, key: str, counts: list[int]) -> None:
    """A key is a seed, and perhaps a space and options as JSON."""
    seed, _, options = key.partition(" ")
    setting = Setting(game, game.min_seats, json.loads(options or "{}"))
    ours, judges = [1], [1]
    level = [setting.new(seed)]
    for _ in counts[1:]:
        moves = [(state, seat, state.legal(seat)) for state in level for seat in state.active]
        ours.append(sum(len(actions) for _, _, actions in moves))
        judges.append(sum(len(setting.rules.judge(state.position(), seat)) for state, seat, _ in moves))
        if len(ours) < len(counts):
            level = [after(state, seat, action) for state, seat, actions in moves for action in actions]
    assert ours == counts
    assert judges == counts


def after(state: engine.State[Any], seat: engine.Seat, action: engine.Action) -> engine.State[Any]:
    twin = state.copy()
    twin.play(seat, action)
    return twin
