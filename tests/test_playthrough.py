"""The commented games in ``tests/playthroughs`` are what the engine plays today."""

import engine
from tests.support.every import every_game
from tests.support.playthrough import FOLDER, LONGEST, playthrough


@every_game
def test_the_playthrough_is_up_to_date(game: engine.Game) -> None:
    """After a change that is meant, ``python -m tests.support.playthrough`` rewrites it; a reviewer reads its diff."""
    text = playthrough(game)
    assert (FOLDER / f"{game.id}.txt").read_text(encoding="utf-8") == text
    assert len(text.splitlines()) <= LONGEST
