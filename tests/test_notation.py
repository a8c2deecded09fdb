"""What people write means one action, and an action is written in one way: over all that random games allow."""

import re

import pytest

import engine
from engine.notation import Notation
from tests.support.every import every_game, settings_of
from tests.support.rules import ROOT, walk

GAMES, SHORT_GAMES = 8, 500
"""So many games of each setting; all that is legal at each of their moments is written and read."""
SHORT = ("elements", "elemental_defenders")


def notation(game: engine.Game) -> Notation:
    assert game.notation is not None
    return game.notation


@every_game
def test_every_legal_action_is_written_in_its_own_way(game: engine.Game) -> None:
    seen: dict[engine.Action, str] = {}
    for setting in settings_of(game):
        for number in range(SHORT_GAMES if game.id in SHORT else GAMES):
            for state, seat, _ in walk(setting, f"notation {number}"):
                for action in state.legal(seat):
                    if action not in seen:
                        seen[action] = notation(game).write(action)
    assert len(set(seen.values())) == len(seen)
    assert {text: notation(game).read(text) for text in seen.values()} == {
        text: action for action, text in seen.items()
    }
    assert not [text for text in seen.values() if set(text) & set(",:{}\n") and not re.fullmatch(r"\w+:\w+", text)]


@every_game
def test_whoever_resigns_resigns_in_every_game(game: engine.Game) -> None:
    assert notation(game).write(engine.Resign()) == "resigns"
    assert notation(game).read("resigns") == engine.Resign()


@every_game
@pytest.mark.parametrize(
    "text", ["", " ", "nonsense of somebody", "resigns ", "{draw offer}", "#", "é", "x" * 5000, "a b"]
)
def test_what_means_nothing_is_not_read(game: engine.Game, text: str) -> None:
    with pytest.raises(ValueError, match="no action is written"):
        notation(game).read(text)


def test_a_number_is_read_as_it_is_written() -> None:
    with pytest.raises(ValueError, match="no action is written"):
        notation(engine.GAMES["elements"]).read("04")


@every_game
def test_the_docs_list_every_form(game: engine.Game) -> None:
    docs = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    assert f"\n## {game.title}\n" in docs, "docs/notation.md has no chapter for it"
    chapter = docs.split(f"\n## {game.title}\n")[1].split("\n## ")[0]
    listed = re.findall(r"^\| `([^`]+)`", chapter, re.MULTILINE)
    assert listed == [form.text.replace(":seat}", "}") for form in notation(game).forms[:-1]]


def test_an_action_that_no_rules_allow_has_no_form() -> None:
    clash = engine.GAMES["elemental_clash"]
    odd = clash.action({"type": "discard", "card": "a, b"})
    with pytest.raises(ValueError, match="no form"):
        notation(clash).write(odd)
