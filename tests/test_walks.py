"""The walks among the vectors: a command writes them again, and today there is nothing to write."""

import re

import engine
from tests.support.every import every_game
from tests.support.rules import folder_of
from tests.support.walks import renewed


@every_game
def test_walks_are_as_they_are_written(game: engine.Game) -> None:
    text = folder_of(game.id).joinpath("vectors.jsonl").read_text(encoding="utf-8")
    assert renewed(game, text) == text
    assert renewed(game, re.sub(r'"walk":\[\d+', '"walk":[7', text)) == text
