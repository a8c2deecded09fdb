"""What all samples of a game's pictures are, byte for byte: `python -m tests.support.drawn elements`."""

import hashlib
import sys
from collections.abc import Iterator

import engine
import render
from tests.support.english import VOICE
from tests.support.samples import draw_hand, samples
from tests.support.sheet import NAMES, figures


def digests(game_id: str) -> Iterator[str]:
    """A line for each picture: its name and its digest."""
    found = samples(game_id)
    drawn = {
        f"table {name}": render.table_picture(VOICE, game_id, view, NAMES) for name, view in found.tables().items()
    }
    drawn |= {f"hand {name}": draw_hand(game_id, view, NAMES) for name, view in found.hands().items()}
    drawn |= {f"figure {name}": render.figure_picture(VOICE, game_id, name) for name in figures(game_id)}
    drawn["cover"] = render.cover_picture(VOICE, game_id)
    for name, picture in drawn.items():
        yield f"{game_id} {name} {hashlib.sha256(picture.png).hexdigest()}"


def main() -> None:
    """Print them for the games that are named, or for all."""
    for game_id in sys.argv[1:] or engine.GAMES:
        sys.stdout.writelines(f"{line}\n" for line in digests(game_id))


if __name__ == "__main__":
    main()
