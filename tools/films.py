"""Write docs/pictures/<game>-turn.gif: a short film of one turn of each game, as everybody sees it.

    python -m tools.films                 of all games
    python -m tools.films elements        of one of them

Computers play a game whose deal stands here, so that the same turn comes out until the rules or the computers change.
"""

import io
import sys
from pathlib import Path
from typing import NamedTuple

import engine
from engine import Seat
from render.film import Film, Shot, write_film
from tools.match import decide
from words import ENGLISH, words_of_game
from words.alt_texts import clip_text

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
NAMES = ("Ada", "Bo")
LARGEST = 1_000_000
"""Bytes: a page with five of them still opens soon."""
LEVEL = "normal"


class Turn(NamedTuple):
    """A turn of a game: its deal, and from which action of all to which it goes."""

    deal: str
    first: int
    last: int


TURNS = {
    "elements": Turn("film/1", 9, 14),
    "elemental_defenders": Turn("film/1", 6, 12),
    "elemental": Turn("film/1", 20, 26),
    "realm_of_the_defenders": Turn("film/1", 30, 40),
    "elemental_clash": Turn("film/1", 60, 72),
}


def film(game_id: str, turn: Turn) -> Film:
    """The film of a turn: what everybody saw after each of its actions, with what it was."""
    game, words = engine.GAMES[game_id], words_of_game(game_id)
    state = game.new(len(NAMES), turn.deal, {})
    shots = [Shot(state.see(None), "")]
    for number in range(1, turn.last + 1):
        seat = Seat(state.active[0])
        legal = state.legal(seat)
        seed = f"{turn.deal}/{number}"
        action = legal[0] if len(legal) == 1 else decide(LEVEL, game, state, seat, seed).action
        events = [event for event in state.play(seat, action) if event.to is None]
        view = state.see(None)
        told = " ".join(words.step_lines(events, view, NAMES))
        if number == turn.first:
            shots = []
        if not shots or told:
            shots.append(Shot(view, clip_text(told) if told else words.headline(view)))
    return Film(game_id, NAMES, shots, ENGLISH)


def main() -> None:
    """Draw the films of the games that are named, or of all."""
    for game_id in sys.argv[1:] or TURNS:
        out = io.BytesIO()
        write_film(film(game_id, TURNS[game_id]), out, io.StringIO(), LARGEST)
        (FOLDER / f"{game_id}-turn.gif").write_bytes(out.getvalue())


if __name__ == "__main__":
    main()
