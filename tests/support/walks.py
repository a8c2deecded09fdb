"""The walks among a game's vectors, played again: ``python -m tests.support.walks GAME`` writes their digests anew.

A walk is a whole game of which a vector keeps the number of steps and a digest of all that was seen on the way. It
changes with every field of a view, an event or an action; which one, the other tests and the playthrough show.
"""

import json
import re
import sys

import engine
from tests.support.rules import folder_of, walk_digest

WALK = re.compile(r'"walk": ?\[\d+, ?"[0-9a-f]+"\]')


def renewed(game: engine.Game, text: str) -> str:
    """The vectors of a game with the walks as they are today; all else stays as it is, to the character."""
    return "".join(_renewed(game, line) for line in text.splitlines(keepends=True))


def _renewed(game: engine.Game, line: str) -> str:
    if not WALK.search(line):
        return line
    vector = json.loads(line)
    state = game.new(game.min_seats, vector.get("seed", ""), vector.get("options", {}))
    for seat, action in vector.get("do", []):
        state.play(seat, game.action(action))
    steps, digest = walk_digest(game, state)
    return WALK.sub(f'"walk":[{steps},"{digest}"]', line)


if __name__ == "__main__":
    for game_id in sys.argv[1:] or engine.GAMES:
        path = folder_of(game_id) / "vectors.jsonl"
        path.write_text(renewed(engine.GAMES[game_id], path.read_text(encoding="utf-8")), encoding="utf-8")
