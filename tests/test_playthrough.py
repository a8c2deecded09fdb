"""The commented games in ``tests/games`` are what the engine plays today."""

import engine
from tests.support.every import every_game
from tests.support.playthrough import LONGEST, playthrough
from tests.support.rules import folder_of


@every_game
def test_the_playthrough_is_up_to_date(game: engine.Game) -> None:
    """After a change that is meant, ``python -m tests.support.playthrough`` rewrites it; a reviewer reads its diff."""
    text = playthrough(game)
    assert folder_of(game.id).joinpath("playthrough.txt").read_text(encoding="utf-8") == text
    assert len(text.splitlines()) <= LONGEST
