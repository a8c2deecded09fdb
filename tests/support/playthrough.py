"""Write a commented game: ``python -m tests.support.playthrough elements``.

A game's ``playthrough.txt`` shows whoever reviews a change of the rules what it changes at the table: what could
be done, what was done, what was refused and why, what everybody saw. Its test makes it again and compares.
"""

import sys
from collections.abc import Iterator
from typing import Any

import engine
from engine.chance import Chance
from tests.support.rules import Json, folder_of, lively, plain, rules

LONGEST = 300  # lines


def playthrough(game: engine.Game) -> str:
    """The game of the module's ``PLAYTHROUGH``: its seed, seats and options."""
    lines = list(_lines(game))
    if len(lines) >= LONGEST:
        left = len(lines) - LONGEST
        end = next(number for number, line in enumerate(lines) if line.startswith("outcome:"))
        lines = [*lines[: LONGEST - len(lines[end:]) - 2], f"# … {left} lines more", *lines[end:]]
    return "".join(f"{line}\n" for line in lines)


def _lines(game: engine.Game) -> Iterator[str]:
    module = rules(game.id)
    seats, seed, options = module.PLAYTHROUGH
    state = game.new(seats, seed, options)
    yield f"# {game.title}, version {game.version}: made by `python -m tests.support.playthrough {game.id}`"
    yield f"# {seats} seats, seed {seed}, options {plain(options)}"
    yield "# At each number: who acts, what they do, and what else they could have done; ! something that is refused;"
    yield "# > what everybody is told, or only some; = what has changed in the public view."
    yield ""
    view = state.view(None)
    yield from _changes({}, view)
    for number in range(1_000_000):
        if not state.active:
            break
        chance = Chance(seed, 1_000 + number)
        seat = state.active[chance.below(len(state.active))]
        actions = lively(game.id, state.legal(seat))
        action = actions[chance.below(len(actions))]
        others = ", ".join(_brief(other) for other in state.legal(seat) if other != action)
        yield f"{number}. seat {seat}: {_brief(action)}" + (f"   (or {others})" if others else "")
        if number % 4 == 0:
            yield from _refusal(game, state, seat, number // 4)
        for event in state.play(seat, action):
            yield _told(engine.to_json(event))
        before, view = view, state.view(None)
        yield from _changes(before, view)
    assert state.outcome is not None
    yield ""
    yield f"outcome: {plain(engine.to_json(state.outcome))}"
    for viewer in map(engine.Seat, range(seats)):
        public = state.view(None)
        own = {key: value for key, value in state.view(viewer).items() if value != public.get(key)}
        yield f"seat {viewer} also sees: {plain(own)}"


def _brief(action: engine.Action) -> str:
    """``play 4`` for {"type": "play", "card": 4}."""
    data = engine.to_json(action)
    return " ".join([data.pop("type"), *(str(value) for value in data.values())])


def _refusal(game: engine.Game, state: engine.State[Any], seat: engine.Seat, turn: int) -> Iterator[str]:
    """One of the conceivable actions that are refused here, another one each time."""
    refused: list[str] = []
    legal = {plain(engine.to_json(action)) for action in state.legal(seat)}
    for data in rules(game.id).conceivable(state.position()):
        if plain(data) in legal:
            continue
        try:
            state.play(seat, game.action(data))
        except engine.IllegalAction as error:
            if error.rule:
                refused.append(f"   ! {plain(data)}: {error.message} [{error.rule}]")
    if refused:
        yield refused[(7 * turn + 3) % len(refused)]


def _told(event: Json) -> str:
    kind, to = event.pop("type"), event.pop("to")
    return f"   > {kind} {plain(event)}{'' if to is None else f' to {to}'}"


def _changes(before: Json, after: Json) -> Iterator[str]:
    changed = [_change(key, before.get(key), value) for key, value in after.items() if before.get(key, ...) != value]
    if changed:
        yield f"   = {' '.join(changed)}"


def _change(key: str, before: Any, after: Any) -> str:
    """``key=value``, or ``key+=items`` for a list that has grown."""
    if before and isinstance(after, list) and after[: len(before)] == before:
        return f"{key}+={plain(after[len(before) :])}"
    return f"{key}={plain(after)}"


if __name__ == "__main__":
    for game_id in sys.argv[1:] or engine.GAMES:
        path = folder_of(game_id) / "playthrough.txt"
        path.write_text(playthrough(engine.GAMES[game_id]), encoding="utf-8")
