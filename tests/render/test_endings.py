"""Games that end by the clock, by agreement or by others: the last pictures and their alt texts say so."""

import re
from typing import Any

import msgspec
import pytest

import engine
import render
from render.kit import table_parts
from render.kit.canvas import Canvas
from render.kit.names import alt_text_names, drawable_names
from render.kit.shapes import WIDE
from tests.support.english import VOICE
from tests.support.every import every_game, every_setting
from tests.support.rules import Setting, walk
from tests.support.samples import samples
from tests.support.sheet import NAMES
from words import catalogue, endings, two_player, words_of_game
from words.catalogue import OwnName

say = catalogue().say
BREAKS = {"draw": 0, "closed": 3, "abandoned": 25, "aborted": 2}
TITLES = {"draw": "duel-picture-draw", "aborted": "ending-aborted-title"}
"""After so many actions a game is broken off: in its opening, early, and in the middle of most games."""


def unfinished(setting: Setting, most: int) -> engine.State[Any]:
    """A game at random after so many actions, or, if it is shorter, before its last one."""
    state = before = setting.new("broken off")
    for ply in walk(setting, "broken off", most):
        state, before = ply.state, ply.state.copy()
    return state if state.active else before


def final(setting: Setting, view: engine.GameView) -> tuple[str, str]:
    """What stands in the public picture, and its alt text; the seats' own pictures can be drawn, too."""
    game, names = setting.game.id, NAMES[: setting.seats]
    drawn = render.PICTURES[game].compose_table(view, names, words_of_game(game)).layout()
    return drawn, render.table_picture(VOICE, game, view, names).alt


@every_setting
def test_nobody_has_won_a_game_that_was_broken_off(setting: Setting) -> None:
    assert BREAKS.keys() == endings.BY_NOBODY
    for reason, most in BREAKS.items():
        state = unfinished(setting, most)
        assert state.outcome is None
        drawn, alt = final(setting, state.stopped(reason).see(None))
        assert say(f"ending-{reason}").split()[-1] in drawn
        assert say(TITLES.get(reason, "ending-nobody")) in drawn
        assert alt.startswith(say("ending-over", result=say(f"table-end-{reason}")))
        assert state.outcome is None
        view = state.stopped(reason).see(engine.Seat(0))
        render.hand_picture(VOICE, setting.game.id, view, NAMES[: setting.seats])


@every_setting
def test_a_game_of_which_nothing_came_is_no_triumph(setting: Setting) -> None:
    """No laurels and no score in any of its pictures; an agreed draw has both."""
    state, names = unfinished(setting, 2), NAMES[: setting.seats]
    pictures, words = render.PICTURES[setting.game.id], words_of_game(setting.game.id)
    for reason in sorted(endings.BY_NOBODY):
        for viewer in (None, engine.Seat(0)):
            view = state.stopped(reason).see(viewer)
            for shape, compose in {WIDE: pictures.compose_table, **pictures.end_composers}.items():
                placed = [what for _, _, what in compose(view, names, words).placed]
                assert ("[wreath]" in placed) <= (reason == "draw"), (reason, shape)
                assert reason == "draw" or not {"0 : 0", "A draw"} & {*placed}, (reason, shape)


@every_setting
def test_whoever_ran_out_of_time_has_not_resigned(setting: Setting) -> None:
    state = unfinished(setting, 12)
    for seat in state.remaining()[1:]:
        state.play(seat, engine.Resign())
    assert state.outcome is not None
    outcome = msgspec.structs.replace(state.outcome, reason="time")
    drawn, alt = final(setting, msgspec.structs.replace(state.see(None), outcome=outcome))
    for text in (drawn, alt):
        assert "out of time" in " ".join(text.split())
        assert setting.seats > 2 or "resign" not in text
    assert "Ada" in alt


@pytest.mark.parametrize(
    ("winners", "reason", "sentence", "written"),
    [
        ((1,), "line", "Bo wins.", ["Bo", "wins"]),
        ((), "full", "A draw.", ["A draw"]),
        ((1,), "resign", "Bo wins: Ada resigned.", ["Bo", "wins", "Ada resigned"]),
        ((), "draw", say("table-end-draw"), ["A draw", "agreed between the players"]),
    ],
)
def test_where_no_score_is_kept_none_is_told(
    winners: tuple[engine.Seat, ...], reason: str, sentence: str, written: list[str]
) -> None:
    outcome = engine.Outcome(winners, (0, 0), reason)
    assert two_player.result_sentence(catalogue(), outcome, NAMES, scored=False) == sentence
    canvas = Canvas(table_parts.felt_backdrop(table_parts.WIDTH, 300))
    table_parts.draw_result(canvas, VOICE.catalogue, outcome, None, NAMES)
    assert [what for _, _, what in canvas.placed if what != "[wreath]"] == written


def _ends(game_id: str) -> list[tuple[str, Any]]:
    """Views of everybody of games that are over."""
    return [(name, view) for name, view in samples(game_id).tables().items() if view.outcome is not None]


@every_game
def test_an_end_speaks_to_whoever_alone_reads_it(game: engine.Game) -> None:
    """In its picture of every shape, and in the alt text; and calls the others by name."""
    pictures, you = render.PICTURES[game.id], say("picture-you")
    for name, view in _ends(game.id):
        seats = len(getattr(view, "seats", NAMES[:2]))
        for seat in range(seats):
            names = [OwnName(one) if place == seat else one for place, one in enumerate(NAMES[:seats])]
            own = re.compile(rf"\b{NAMES[seat]}\b")
            won = seat in view.outcome.winners
            shown, told = drawable_names(catalogue(), names), alt_text_names(catalogue(), names)
            for shape, compose in {WIDE: pictures.compose_table, **pictures.end_composers}.items():
                drawn = compose(view, shown, words_of_game(game.id)).layout()
                assert not own.search(drawn), (name, shape)
                assert you.lower() in drawn.lower() or seats > 2, "of several the picture shows two"
                assert not won or "wins" not in drawn
            alt = pictures.table_alt(view, told, words_of_game(game.id))
            assert not own.search(alt), name
            assert won is ("You win" in alt)
            assert not re.search(r"\bYou's|\bYou (wins|has|attacks)\b", alt)
