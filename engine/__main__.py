"""Play a game in the terminal, against yourself: ``python -m engine elements``.

Before each action it shows what the seat to act sees, and what it can do. Type the number of an action, ``resign``,
``?`` with a part of an action to see those that hold it, ``view`` for the whole view as JSON, or ``quit``. With
``--hide`` a view is shown only when you ask for it, so that two people can take turns at one keyboard.
"""

import argparse
import json
import secrets
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import engine
from engine import IllegalAction, Seat, State

MANY = 30
"""The most actions that are listed without being asked for."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(prog="python -m engine", description="Play a game in the terminal.")
    parser.add_argument("game", choices=engine.GAMES)
    parser.add_argument("--seats", type=int, help="how many play (default: as few as the game is for)")
    parser.add_argument("--seed", help="the same seed deals the same cards (default: any)")
    parser.add_argument("--options", type=json.loads, default={}, help='JSON, such as {"mode": "endless"}')
    parser.add_argument("--hide", action="store_true", help="show a view only when it is asked for")
    chosen = parser.parse_args(arguments)
    game = engine.GAMES[chosen.game]
    seed = chosen.seed or secrets.token_hex(4)
    try:
        state = game.new(chosen.seats or game.min_seats, seed, chosen.options)
    except engine.BadOptions as error:
        print(error, file=sys.stderr)
        return 2
    print(f"{game.title}, seed {seed}")
    return play(game, state, hide=chosen.hide)


def play(game: engine.Game, state: State[Any], *, hide: bool) -> int:
    """Ask for actions until the game is over, or nobody wants to go on."""
    while state.active:
        seat = state.active[0]
        print(f"\n--- Seat {seat} to act")
        if not hide:
            show(state.view(seat))
        try:
            action = ask(game, state, seat)
        except (EOFError, KeyboardInterrupt):
            action = None
        if action is None:
            return 1
        try:
            events = state.play(seat, action)
        except IllegalAction as refused:
            print(f"{refused.message} ({refused.rule})" if refused.rule else refused.message)
            continue
        for event in events:
            told = engine.to_json(event)
            if told.pop("to") is None:
                print("  >", brief(told))
    print(f"\nThe game is over: {engine.to_json(state.outcome)}" if state.outcome else "")
    return 0


def ask(game: engine.Game, state: State[Any], seat: Seat) -> engine.Action | None:
    """The action that is typed; None when somebody has had enough."""
    legal: list[engine.Action] = state.legal(seat)
    if len(legal) <= MANY:
        list_actions(legal)
    while True:
        typed = input(f"Seat {seat}, 0 to {len(legal) - 1}, or ? view resign quit: ").strip()
        if typed == "quit":
            return None
        if typed == "resign":
            return game.action({"type": "resign"})
        if typed == "view":
            print(json.dumps(state.view(seat), indent=1))
        elif typed.startswith("?"):
            list_actions(legal, typed[1:].strip())
        elif typed.isdecimal() and int(typed) < len(legal):
            return legal[int(typed)]
        else:
            print("That is none of them.")


def list_actions(legal: Sequence[engine.Action], part: str = "") -> None:
    """List actions with their numbers."""
    for number, action in enumerate(legal):
        line = brief(engine.to_json(action))
        if part in line:
            print(f"{number:4}  {line}")


def show(view: Mapping[str, Any]) -> None:
    """A view, a line for each of its fields."""
    for name, value in view.items():
        if value not in (None, [], {}, ""):
            print(f"  {name}: {json.dumps(value, ensure_ascii=False)}")


def brief(data: Mapping[str, Any]) -> str:
    """``play 4`` for {"type": "play", "card": 4}."""
    values = [value if isinstance(value, str) else json.dumps(value) for value in data.values()]
    return " ".join(values)


if __name__ == "__main__":
    sys.exit(main())
