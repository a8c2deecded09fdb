"""A replay with everything open, tall: what the others hold lies below their realms, from one's own side."""

from typing import Any, cast

import pytest
from msgspec.structs import replace

import engine
import render
from bot import Elementarium
from engine import Resign
from engine.realm_of_the_defenders.view import RealmView
from render.kit.canvas import Canvas
from render.kit.shapes import TALL
from tests.games.realm_of_the_defenders.at_the_table import gather
from tests.games.realm_of_the_defenders.samples import ADA, BO, CLEO, DONE
from tests.games.realm_of_the_defenders.test_rules import table
from tests.render.test_sizes import faults
from tests.support.english import VOICE
from tests.support.scene import Scene, alt_of
from words import words_of_game
from words.realm_of_the_defenders import RealmWords

GAME = "realm_of_the_defenders"
NAMES = ("Ada", "Bo", "Cleo", "Dan")


def opened(state: engine.State[Any]) -> Any:
    views = [state.see(engine.Seat(seat)) for seat in range(state.seats)]
    return render.PICTURES[GAME].open_view(0, views)


def drawn(state: engine.State[Any]) -> Canvas:
    return render.PICTURES[GAME].compose_hand(opened(state), NAMES, words_of_game(GAME), (), TALL)


def parts(canvas: Canvas) -> list[str]:
    return [what for _, _, what in canvas.placed]


@pytest.mark.parametrize("others", [(BO,), (BO, CLEO), (BO, CLEO, BO)], ids=["two", "three", "four"])
def test_what_everybody_holds_lies_open_in_a_tall_picture(others: tuple[Any, ...]) -> None:
    state = table(ADA, *others)
    canvas = drawn(state)
    assert not [*faults(canvas, TALL)]
    for card in (*BO["hand"], *BO["power"]):
        assert f"[{card} little]" in parts(canvas)
    own = state.see(engine.Seat(0))
    hidden = parts(render.PICTURES[GAME].compose_hand(own, NAMES, words_of_game(GAME), (), TALL))
    assert "[AD little]" not in hidden, "as long as a game runs nobody sees it"
    alt = render.hand_picture(VOICE, GAME, opened(state), NAMES, (), TALL).alt
    assert "in hand 2♠ A♦" in alt and "Power 10♣" in alt


def test_with_whom_the_others_bid_lies_open_too() -> None:
    state = engine.GAMES[GAME].new(3, "realm", {})
    state.play(engine.Seat(1), engine.GAMES[GAME].action(DONE))
    canvas = drawn(state)
    assert not [*faults(canvas, TALL)]
    for seat in (1, 2):
        own = cast(RealmView, state.see(engine.Seat(seat))).own()
        assert {f"[{card} little]" for card in own.bid_cards} <= {*parts(canvas)}
    assert {"Bo", "Cleo"} <= {*parts(canvas)}


def test_at_the_end_all_realms_lie_there() -> None:
    state = table(ADA, BO, CLEO)
    for seat in (1, 2):
        state.play(engine.Seat(seat), Resign())
    assert state.outcome is not None
    assert {"Bo", "Cleo", "[AD little]"} <= {*parts(drawn(state))}


async def test_a_replay_with_everything_open_has_the_shape_that_its_reader_wishes(
    scene: Scene, simcord_bot: Elementarium
) -> None:
    await gather(scene, scene.bo, players=2, bids=False)
    game = await simcord_bot.router.table_controller.table(1)
    held = cast(RealmView, game.see(1)).own().hand
    shown = await scene.replay_once_resigned(simcord_bot, game)
    assert f"in hand {cast(RealmWords, words_of_game(GAME)).cards(held)}" in alt_of(shown), "what was hidden from her"


@pytest.mark.parametrize(
    ("courage", "told"),
    [
        (["KH"], "their 2 Power cards may be worth 15 each, and they may hold a Queen of Spades."),
        (["9H"], "their 2 Power cards may be worth 15 each."),
    ],
)
def test_a_puzzle_says_what_they_may_hold_at_worst(courage: list[str], told: str) -> None:
    theirs = {"defenders": ["9S"], "power": ["2C", "3C"], "courage": courage, "deck": ["2D"] * 9, "defeated": ["2S"]}
    view = table({"defenders": ["8S"]}, theirs).see(engine.Seat(0))
    view = replace(view, options=replace(view.options, decks=("standard", "standard")))
    assert cast(RealmWords, words_of_game(GAME)).public_facts_text(view) == (
        f"They play the standard deck: {told} Defeated piles, face up: theirs 2♠; yours none."
    )
