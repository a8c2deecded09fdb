"""A hand lies as it lay before: a card is found where it was, and what has just been drawn is marked."""

import re
from typing import Any

import pytest

import engine
from render.elemental_clash import below_field, column
from render.elemental_clash.scene import Scene
from render.kit.shapes import TALL, WIDE
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.test_pictures import GAME, NAMES, PICTURE, WORDS
from tests.support.samples import legal_in

HAND = ["venus", "loamling", "orchard_matron", "hillbreaker"]
POSITION: samples.Position = {
    "turn": 5,
    "seats": [
        {"deck": ["venus*9"], "hand": HAND, "piles": [{"stones": ["venus"]}]},
        {"deck": ["mars*8", "slag_drake"], "piles": [{"stones": ["mars"]}], "hand": ["white_heat"]},
    ],
}
END = {"type": "end"}
AREA = below_field.cards_area(640)._replace(columns=1)


def layout(view: Any, shape: str) -> str:
    return str(PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), shape).layout())


def order(view: Any, shape: str) -> list[str]:
    """The cards of the hand as they lie in a picture, from left to right and from the top down."""
    found = re.findall(rf"\[({'|'.join(HAND)})\b", layout(view, shape))
    return [card for card in found if card in HAND]


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_what_can_be_played_changes_no_order(shape: str) -> None:
    before = samples.view(samples.FIRST, position=POSITION)
    after = samples.view(samples.FIRST, position=POSITION, moves=[(0, {"type": "play", "card": "loamling", "pile": 1})])
    found = order(before, shape)
    assert sorted(found) == sorted(HAND)
    assert order(after, shape) == [card for card in found if card != "loamling"]


def test_what_has_just_been_drawn_is_known_to_whoever_drew_it_and_marked() -> None:
    state = samples.GAME.new(2, "drawn", {"position": POSITION})
    assert state.see(samples.FIRST).drawn == ()
    state.play(samples.FIRST, samples.GAME.action(END))
    while state.active == (samples.SECOND,) and state.see(None).decision.kind != "main":
        state.play(samples.SECOND, samples.GAME.action({"type": "pass"}))
    view = state.see(samples.SECOND)
    assert view.drawn == ("slag_drake",)
    assert state.see(samples.FIRST).drawn == state.see(None).drawn == ()
    assert "drawn" not in state.view(samples.SECOND)
    assert "[new" in layout(view, TALL)
    assert "[new" in layout(view, WIDE)
    again = samples.GAME.new(2, "again", {"position": state.position()})
    assert again.see(samples.SECOND).drawn == view.drawn
    while state.see(None).turn < view.turn + 1:
        state.play(state.active[0], state.legal(state.active[0])[-1])
    assert state.see(samples.SECOND).drawn == ()


def test_what_has_just_been_drawn_has_its_text_before_what_was_held() -> None:
    """On a phone whose message leaves little room: everything else has been read before."""
    hand = ["bark_mantle", "venus", "furrow_herald"]
    for drawn, told in ((["furrow_herald"], "furrow_herald"), ([], "bark_mantle")):
        seats = [{"deck": ["venus*9"], "hand": hand, "piles": [{"stones": ["venus", "venus"]}]}, {"deck": ["mars*9"]}]
        position = {"phase": "main1", "turn": 5, "seats": seats, "drawn": [drawn, []]}
        view = samples.view(samples.FIRST, position=position)
        scene = Scene(view, WORDS, ("Ada", "Bo"), 0, 0)
        room = below_field.height_with_texts(scene, hand, AREA, [told])
        assert told in readable(scene, hand, room)
        assert len({"furrow_herald", "bark_mantle"} & readable(scene, hand, room)) == 1


def readable(scene: Scene, hand: list[str], room: int) -> set[str]:
    """The cards that can be read in so much room."""
    return column.readable_cards(column.hand_layout(scene, hand, set(hand), room, AREA)[0])


def test_a_card_that_there_is_not_can_not_have_been_drawn() -> None:
    with pytest.raises(engine.BadOptions):
        samples.GAME.new(2, "sample", {"position": {**POSITION, "drawn": [["no_such_card"], []]}})


def test_a_pile_on_which_something_held_can_be_played_is_ringed() -> None:
    view = samples.view(samples.FIRST, position=POSITION)
    assert "[pile earth]" in layout(view, TALL)
    assert layout(view, TALL).count("usable") == 1


def test_a_tall_hand_is_lines_where_it_is_beside_the_point() -> None:
    position = {**POSITION, "phase": "standby", "seats": [{**POSITION["seats"][0]}, POSITION["seats"][1]]}
    position["seats"][0]["piles"] = [{"stones": ["venus"], "card": "loamling"}]
    asked = samples.view(samples.FIRST, position=position)
    assert asked.decision.kind == "place"
    own = samples.view(samples.FIRST, position=POSITION)
    highs = [PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL).height for view in (asked, own)]
    assert order(asked, TALL) == order(own, TALL)
    assert PICTURE.cards_without_text(own, WORDS, legal_in(GAME, own), TALL) == []
    assert highs[0] < highs[1] + 100  # though its spaces are named and a row has a card


LYING: dict[str, samples.Position] = {
    "hardly anything": POSITION,
    "a middle": samples.MIDDLE,
    "all spaces": samples.FULL,
    "an attack": samples.FIGHT,
}


@pytest.mark.parametrize("name", LYING)
def test_the_rows_of_a_tall_field_lie_where_they_always_do_whatever_lies_there(name: str) -> None:
    """As long as the message leaves room for them and for a hand of four: so all is found where it was."""
    one, other = LYING[name]["seats"]
    mine = {**one, "hand": HAND}
    view = samples.view(samples.FIRST, {**LYING[name], "seats": [mine, other]})
    canvas = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, 720)
    strips = {y for _, y, what in canvas.placed if what.startswith("[plate 594x34]")}
    assert strips == {4, 564}
    assert canvas.height <= 720
