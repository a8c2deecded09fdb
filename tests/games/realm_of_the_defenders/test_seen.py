"""What a phone's picture shows of a battle that is over, of whom one is about to attack, and where it lies."""

from collections.abc import Sequence
from typing import Any

import pytest
from discord import ButtonStyle

import engine
import render
from engine.realm_of_the_defenders.view import RealmView
from render.kit.canvas import Canvas
from render.kit.shapes import TALL
from tests.games.realm_of_the_defenders import samples
from tests.games.realm_of_the_defenders.at_the_table import gather, lay_out, send_out
from tests.games.realm_of_the_defenders.test_staged import looks
from tests.render.test_sizes import faults
from tests.support.english import VOICE
from tests.support.samples import legal_in
from tests.support.scene import Scene
from ui.layouts.realm_of_the_defenders import RealmLayout
from words import words_of_game

GAME, NAMES = "realm_of_the_defenders", ("Ada", "Bo")
DECK = ["2D"] * 20
FIGHT: Sequence[tuple[int, dict[str, Any]]] = (
    (0, {"type": "attack", "seat": 1}),
    (0, {"type": "against", "defender": 2}),
    (1, {"type": "retaliate", "with": 2}),
    (1, {"type": "counter", "from": "pool", "card": "10C"}),
    (1, {"type": "done"}),
    (0, {"type": "done"}),
)
ADA: dict[str, Any] = {"defenders": ["9S"], "power": ["KC"], "courage": ["9H"], "deck": DECK}
BO: dict[str, Any] = {"defenders": ["10S", "3S"], "power": ["10C"], "courage": ["10H"], "deck": DECK, "hand": ["3C"]}


def played(viewer: int, moves: Sequence[tuple[int, dict[str, Any]]], *seats: dict[str, Any]) -> RealmView:
    """What a seat sees after these actions, as far as they are asked for."""
    state: Any = samples.GAME.new(2, "seen", {"position": {"turn": 5, "seats": list(seats or (ADA, BO))}})
    for seat, move in moves:
        action = samples.GAME.action(move)
        if seat in state.active and action in state.legal(engine.Seat(seat)):
            state.play(engine.Seat(seat), action)
    view: RealmView = state.see(engine.Seat(viewer))
    return view


def drawn(view: RealmView, before: RealmView | None = None) -> Canvas:
    """What a phone shows of a view, in which somebody chooses what they can in the one ``before``."""
    legal = legal_in(GAME, before or view)
    return render.PICTURES[GAME].compose_hand(view, NAMES, words_of_game(GAME), legal, TALL)


def parts_of(canvas: Canvas) -> list[str]:
    return [what for _, _, what in canvas.placed]


def test_whoever_waits_sees_how_their_battle_has_ended() -> None:
    view = played(0, FIGHT)
    assert view.turn == 6 and view.active == (1,)
    canvas = drawn(view)
    shown = parts_of(canvas)
    assert "[10S little fallen red]" in shown and "[arrow right]" in shown
    assert not [what for what in shown if what.startswith("[veil")], "there is nothing newer to look at"
    assert not [*faults(canvas, TALL)]


def test_whoever_moves_sees_who_fell_before_in_the_realms() -> None:
    view = played(1, FIGHT)
    canvas = drawn(view)
    shown = parts_of(canvas)
    assert "[10S fallen]" in shown and "[9S fallen]" in shown
    assert "[arrow right]" not in shown, "the battle has no room beside text and buttons"
    heights = {what: y for _, y, what in canvas.placed}
    assert heights["[9S fallen]"] < heights["[3S]"] == heights["[10S fallen]"]
    assert not [*faults(canvas, TALL)]


def test_who_fell_is_gone_once_somebody_goes_on() -> None:
    view = played(1, [*FIGHT, (1, {"type": "done"})], ADA, {**BO, "hand": ["3C", "4C"]})
    assert view.step == "resource"
    assert not [what for what in parts_of(drawn(view)) if "fallen" in what]


def test_whom_one_is_about_to_attack_is_marked_while_one_is_asked_with_what() -> None:
    view = played(0, (), {**ADA, "power": ["KC", "3C"]}, BO)
    layout = RealmLayout()
    asked = layout.step_view(("attack", "1", "3"), (), view)
    shown = parts_of(drawn(asked, view))
    assert "[3S red]" in shown
    assert "[10S red]" not in shown
    assert "[9S gold]" in shown, "who can attack is marked, too"
    assert layout.step_view(("attack",), (), view) is view
    alt = render.hand_picture(VOICE, GAME, asked, NAMES, legal_in(GAME, view)).alt
    assert alt == render.hand_picture(VOICE, GAME, view, NAMES, legal_in(GAME, view)).alt, "words say it"


@pytest.mark.parametrize("courage", [[], ["9H"], ["2H", "9H", "10H", "KH"]])
@pytest.mark.parametrize("defenders", [0, 1, 4, 7])
def test_a_realm_keeps_its_places_whatever_lies_there(defenders: int, courage: list[str]) -> None:
    lies = {"defenders": ["9S"] * defenders, "courage": courage, "power": ["2C"] * 3, "deck": DECK}
    first = drawn(played(0, (), ADA, {"deck": DECK, "power": ["2C"] * 3}))
    now = drawn(played(0, (), ADA, lies))
    fixed = ("Bo", "[sign H]", "[castles 2 of 2]")
    for what in fixed:
        assert next(one for one in now.placed if one[2] == what) == next(one for one in first.placed if one[2] == what)
    assert (now.width, now.height) == (first.width, first.height)
    assert not [*faults(now, TALL)]


def test_an_hourglass_is_seen_though_another_card_lies_over_its_defender() -> None:
    many = [{"card": "9S", "ready": False} for _ in range(8)]
    shown = parts_of(drawn(played(0, (), {**ADA, "defenders": many}, BO)))
    assert shown.count("[9S resting-left]") == 7
    assert shown.count("[9S resting]") == 1


@pytest.mark.parametrize(
    ("card", "label", "look"),
    [("JC", "Strike back…", "primary"), ("2C", "Strike back: defeats nobody…", "secondary")],
)
async def test_what_leads_to_answers_that_are_no_use_says_so(
    scene: Scene, simcord_bot: Any, card: str, label: str, look: str
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S"], "power": ["KC"], "deck": DECK}
    theirs = {"defenders": ["10S", "3S", "2S"], "hand": [card, "2C", "2C"], "power": ["2C", "3C"],
              "courage": ["KH", "2H"], "deck": DECK}  # fmt: skip
    await lay_out(scene, simcord_bot, mine, theirs)
    await send_out(scene, scene.ada, "9♠ (a) with K♣ against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    found = looks(scene.private(scene.bo))
    assert label in found, found
    assert found[label] is ButtonStyle[look]


async def test_a_strike_back_says_that_it_takes_a_fortress_in_the_words_of_an_attack(
    scene: Scene, simcord_bot: Any
) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S"], "power": ["KC"], "fortresses": ["2C"], "deck": DECK}
    await lay_out(scene, simcord_bot, mine, {"defenders": ["10S"], "hand": ["JC"], "courage": ["KH"], "deck": DECK})
    await send_out(scene, scene.ada, "9♠ (a) with K♣ against 10♠ (b)")
    await scene.press(scene.ada, "Begin the battle")
    assert "Strike back: J♣ (hand), 9♠ (a) falls, the last Fortress" in scene.labels(scene.private(scene.bo))


async def test_an_attack_that_nothing_can_answer_says_that_it_wins(scene: Scene, simcord_bot: Any) -> None:
    await gather(scene, scene.bo, players=2)
    mine = {"defenders": ["9S"], "power": ["2C"], "deck": DECK}
    await lay_out(scene, simcord_bot, mine, {"fortresses": ["2C"], "deck": DECK})
    assert "Attack with 2♣ (the last Fortress: you win)" in scene.labels(scene.private(scene.ada))
