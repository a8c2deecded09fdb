"""A game in the terminal, by what is typed and printed."""

from collections.abc import Iterator

import pytest

import engine
from engine.__main__ import main
from tests.support.every import every_game


@every_game
def test_a_game_can_be_played_to_its_end(
    game: engine.Game, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = iter(["?", "view", "nonsense", "0", "0", "resign"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed, "resign"))
    assert main([game.id, "--seed", "f00d"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith(f"{game.title}, seed f00d\n\n--- Seat ")
    assert "That is none of them." in shown
    assert "The game is over: " in shown


def test_views_can_be_hidden_and_everybody_can_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed: Iterator[str] = iter(["1", "quit"])
    monkeypatch.setattr("builtins.input", lambda _: next(typed))
    assert main(["elements", "--seed", "f00d", "--hide", "--options", '{"mode": "endless"}']) == 1
    assert "hands" not in capsys.readouterr().out


def test_odd_options_are_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["elements", "--options", '{"mode": "slow"}']) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1
