"""Hands as tall pictures, in large type, and while cards are chosen."""

import re
from typing import Any, cast

import pytest

from engine.elemental_clash import POOL
from render.elemental_clash import hand_cards, tiles
from render.elemental_clash.looks import card_looks as looks_in_language
from render.elemental_clash.scene import Scene
from render.kit.lettering import text_width
from render.kit.shapes import LARGE, TALL, TALLEST, WIDE
from render.kit.table_parts import HIGHEST
from tests.games.elemental_clash import samples
from tests.games.elemental_clash.test_pictures import GAME, NAMES, PICTURE, WORDS, looks, shown
from tests.support.samples import legal_in
from words import ENGLISH, voice_of
from words.elemental_clash import ClashWords
from words.languages import languages


def test_a_large_hand_has_a_line_for_each_card() -> None:
    view = samples.hands()["full"]
    assert all(f"[{card}" in shown(view) for card in view.seats[0].hand.cards)


def shown_tall(view: Any) -> str:
    return PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL).layout()


@pytest.mark.parametrize("name", [name for name, view in samples.hands().items() if view.outcome is None])
def test_a_tall_hand_shows_the_field_and_the_cards_below_it(name: str) -> None:
    view = samples.hands()[name]
    layout = shown_tall(view)
    end = max(int(line.split()[1]) for line in layout.splitlines() if "[plate" in line)
    lines = [line.split(" ", 2) for line in layout.splitlines()]
    for card in view.seats[view.viewer].hand.cards:
        beside = [(int(y), what) for _, y, what in lines if what.startswith((f"[{card}]", f"[{card} "))]
        rest = [what for _, y, what in lines if int(y) > end and what.startswith("and ")]
        assert any(y > end for y, _ in beside) or rest, card
    for seat in (0, 1):
        for _, lying in view.cards_on_field(seat):
            assert f"[tile {lying.card}" in layout


def test_the_field_of_a_tall_hand_makes_room_for_the_texts_of_what_can_be_played() -> None:
    piles = [{"stones": ["venus", "venus"]}, {"stones": ["mars", "mars"]}]
    seats: list[dict[str, Any]] = [
        {"deck": ["venus*9"], "hand": [], "atk": {"1": "hillbreaker"}, "piles": piles},
        {"deck": ["venus*9"], "atk": {"1": "hillbreaker"}},
    ]
    cards = ["bark_mantle", "deep_tilling", "furrow_herald"]
    highs = []
    for hand in (cards[:2], cards):
        seats[0]["hand"] = hand
        view = samples.view(samples.FIRST, {"turn": 2, "seats": seats})
        canvas = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL)
        texts = [hand_cards.hand_card_height(looks()[card], "told", (canvas.width - 32) // 2) for card in hand]
        highs.append(next(y for _, y, what in canvas.placed if "Spellbook" in what and y > canvas.height // 3))
        assert canvas.height <= TALLEST
        assert canvas.height - highs[-1] >= sum(texts) / 2
    assert highs[1] <= highs[0]


@pytest.mark.parametrize("hand", [["boughmother", "gale_roc", "slag_drake", "walking_bonfire", "elder_cairn", "mars"]])
def test_the_texts_of_what_can_not_be_played_make_no_tall_hand_higher_than_its_message_has_room_for(
    hand: list[str],
) -> None:
    mine = {**samples.MIDDLE["seats"][0], "hand": hand, "piles": []}
    view = samples.view(samples.FIRST, {**samples.MIDDLE, "seats": [mine, samples.MIDDLE["seats"][1]]})
    canvas = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, 710)
    assert canvas.height <= 710
    assert all(f"[{card}" in canvas.layout() for card in hand)


def test_a_tall_hand_says_at_the_end_who_won_and_what_both_held() -> None:
    layout = shown_tall(samples.hands()["over"])
    for what in ("wins", "[flare_dart]", "[bark_mantle]", "You resigned"):
        assert what in layout


@pytest.mark.parametrize("shape", [WIDE, TALL, LARGE])
def test_whoever_searches_sees_the_cards_that_can_be_chosen_in_place_of_the_hand(shape: str) -> None:
    deck = ["acorn_sentry", "loamling", "venus*7"]
    mine = {"deck": deck, "hand": ["boughmother", "bark_mantle"], "piles": [{"stones": ["venus"] * 3}]}
    state = samples.GAME.new(2, "search", {"position": {"seats": [mine, {"deck": ["mars*9"]}], "phase": "main1"}})
    state.play(samples.FIRST, samples.GAME.action({"type": "play", "card": "boughmother", "pile": 1}))
    view = state.see(samples.FIRST)
    layout = PICTURE.compose_hand(view, NAMES, WORDS, state.legal(samples.FIRST), shape).layout()
    assert "[acorn_sentry ready]" in layout
    assert "[loamling ready]" in layout
    assert "[bark_mantle" not in layout


def test_of_the_cards_on_the_table_first_those_are_told_that_do_something_then_the_newest_then_ones_own() -> None:
    mine = {"deck": ["venus*9"], "atk": {"1": "acorn_sentry"}, "hand": ["loamling"], "piles": [{"stones": ["venus"]}]}
    theirs = {"deck": ["mars*9"], "atk": {"1": "bellows_chief"}}
    state = samples.GAME.new(2, "told", {"position": {"seats": [mine, theirs], "phase": "main1"}})
    state.play(samples.FIRST, samples.GAME.action({"type": "play", "card": "loamling", "pile": 1}))
    view = state.see(samples.FIRST)
    layout = PICTURE.compose_hand(view, NAMES, WORDS, state.legal(samples.FIRST)).layout()
    told = layout[layout.index("On the table") :]
    assert told.index("[acorn_sentry]") < told.index("[bellows_chief]") < told.index("[loamling]")


@pytest.mark.parametrize("name", samples.hands())
def test_a_hand_in_large_type_names_its_cards_and_shows_the_field_as_lines(name: str) -> None:
    view = samples.hands()[name]
    canvas = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), LARGE)
    layout = canvas.layout()
    below = layout[layout.rindex("[discard]") :]
    for card in view.seats[view.viewer].hand.cards:
        assert f"[{card}" in below or "and " in below or WORDS.card(card) in below, card
    for seat in (0, 1):
        for place, lying in view.cards_on_field(seat):
            assert (f"[tile {lying.card}" in layout) or (view.outcome is not None and place[1] == "S")
    assert canvas.height <= 509
    assert name != "block" or layout.count("[arrow") == 3


def test_in_large_type_rows_without_cards_are_left_out_unless_they_can_be_chosen() -> None:
    seats = [{**samples.MIDDLE["seats"][0], "piles": [], "def": {}}, samples.MIDDLE["seats"][1]]
    view = samples.view(samples.FIRST, {"seats": seats, "phase": "standby"})
    said = [
        [what for _, _, what in PICTURE.compose_hand(view, NAMES, WORDS, legal, LARGE).placed]
        for legal in (legal_in(GAME, view), [])
    ]
    assert [each.count("D5") for each in said] == [2, 1]
    assert all("wins" not in each for each in said)


@pytest.mark.parametrize(("name", "card", "second"), [("block", "hillbreaker", True), ("main", "bellows_chief", False)])
def test_in_large_type_a_card_has_a_line_for_its_name_where_the_hand_leaves_room(
    name: str, card: str, second: bool
) -> None:
    view = samples.hands()[name]
    placed = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), LARGE).placed
    (left, top) = next((x, y) for x, y, what in placed if what.startswith(f"[tile {card}"))
    numbers = [y for x, y, what in placed if what.isdecimal() and left < x < left + 146 and top < y < top + 62]
    assert numbers and all((y > top + 36) is second for y in numbers)


def test_where_all_rows_are_full_all_cards_are_equally_high_and_show_their_pictures() -> None:
    view = samples.view(samples.FIRST, samples.FULL)
    scene = Scene(view, WORDS, NAMES)
    assert scene.rows.bottom <= HIGHEST
    drawn = {scene.rows.row_height(side, zone) for side in (0, 1) for zone in "SDA"}
    assert drawn == {scene.rows.card_height}
    for _, card in view.cards_on_field(0):
        assert tiles.emblem_place(looks()[card.card], scene.rows.card_height).high >= 30


def test_a_row_in_which_nothing_lies_is_low_and_only_spaces_to_choose_have_names() -> None:
    view = samples.view(position=samples.FIGHT)
    tops = Scene(view, WORDS, NAMES).rows.row_tops
    assert tops[1, "A"] - tops[1, "D"] > tops[0, "S"] - tops[0, "D"]
    assert tops[0, "stones"] - tops[0, "S"] < 20
    assert (
        Scene(view, WORDS, NAMES, least_height=636).rows.empty_row_height
        > Scene(view, WORDS, NAMES).rows.empty_row_height
    )
    drawn = PICTURE.compose_table(view, NAMES, WORDS).layout().splitlines()
    assert not any(re.search(r" [AD][1-5]$", line) for line in drawn)


@pytest.mark.parametrize("language", sorted(languages()))
def test_no_name_of_a_held_card_is_cut(language: str) -> None:
    """In the two columns of a tall picture, beside the numbers of a creature; in English all of it stands there."""
    names = {}
    for look in looks_in_language(cast(ClashWords, voice_of(language).game_words(GAME)), POOL).values():
        numbers = 36 + text_width(f"{look.atk}/{look.defence}", hand_cards.NUMBERS) if look.kind == "creature" else 0
        names[look.name] = hand_cards.name_that_fits(look, 304 - hand_cards.NEEDS - 19 - numbers)[0]
    assert not [name for name in names.values() if "…" in name]
    assert language != ENGLISH or all(name == found for name, found in names.items())


@pytest.mark.parametrize("position", [samples.MIDDLE, samples.FULL])
def test_a_replay_with_everything_open_is_tall_and_shows_both_hands(position: samples.Position) -> None:
    views = [samples.view(seat, position=position) for seat in (samples.FIRST, samples.SECOND)]
    whole = PICTURE.open_view(1, views)
    canvas = PICTURE.compose_hand(whole, NAMES, WORDS, (), TALL)
    assert canvas.width < canvas.height <= TALLEST
    for view in views:
        many = len(set(view.seats[view.viewer].hand.cards))
        named = [card for card in view.seats[view.viewer].hand.cards if f"[{card}" in canvas.layout()]
        assert len(set(named)) >= min(4, many)
    told = PICTURE.hand_picture(whole, NAMES, WORDS, (), TALL).alt
    assert "Ada's hand: " in told
    assert "Bo's hand" in told


def test_what_a_seat_can_not_know_is_in_no_picture_of_its_own() -> None:
    view = samples.view(samples.FIRST)
    layout = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL).layout()
    assert "[flare_dart" not in layout


@pytest.mark.parametrize("name", [name for name, view in samples.hands().items() if view.outcome is None])
def test_a_tall_hand_becomes_lower_where_its_message_needs_the_room_and_shows_the_same_field(name: str) -> None:
    view = samples.hands()[name]
    legal = legal_in(GAME, view)
    whole, low = [PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL, most) for most in (None, 500)]
    assert low.height <= whole.height
    assert low.height <= 500 or "[tile" in low.layout()
    for _, card in (*view.cards_on_field(0), *view.cards_on_field(1)):
        assert f"[tile {card.card}" in low.layout()


def test_a_hand_beside_the_point_gives_its_room_to_buttons() -> None:
    mine = {**samples.MIDDLE["seats"][0], "hand": ["loamling", "bark_mantle", "deep_tilling"]}
    view = samples.view(samples.FIRST, {**samples.STANDBY, "seats": [mine, samples.MIDDLE["seats"][1]]})
    legal = legal_in(GAME, view)
    whole = PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL)
    named = PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL, 660)
    bare = PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL, 400)
    assert "[loamling" in whole.layout()
    assert "Bark Mantle, Deep Tilling, Loamling" in named.layout()
    assert "Bark Mantle, Deep Tilling, Loamling" in bare.layout(), "all names, always"
    assert bare.height < named.height < whole.height


FULL_HAND = ["boulder_lesson", "elder_cairn", "furrow_herald", "gravel_hound", "orchard_matron", "venus", "loamling"]


@pytest.mark.parametrize("phase", ["standby", "main1"])
@pytest.mark.parametrize("most", [None, 640, 540, 400])
def test_all_names_of_a_hand_are_always_there_and_what_can_be_played_has_a_place_first(
    most: int | None, phase: str
) -> None:
    mine = {**samples.MIDDLE["seats"][0], "hand": FULL_HAND, "piles": [{"stones": ["venus"]}]}
    view = samples.view(samples.FIRST, {**samples.MIDDLE, "phase": phase, "seats": [mine, samples.MIDDLE["seats"][1]]})
    layout = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, most).layout()
    for card in FULL_HAND:
        assert f"[{card}" in layout or WORDS.card(card) in layout, card
    assert "…" not in layout
    if phase == "main1":
        assert all(f"[{card} ready]" in layout for card in ("gravel_hound", "loamling", "venus"))


def test_beside_the_point_the_stones_of_the_other_give_way_last_of_all() -> None:
    view = samples.view(samples.FIRST, samples.STANDBY)
    legal = legal_in(GAME, view)
    whole, bare = (PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL, most) for most in (700, 400))
    for seen, sides in ((whole, {"earth", "fire"}), (bare, {"earth"})):
        assert {side for side in ("earth", "fire") if f"[{side}]\n" in seen.layout()} == sides
    assert bare.height < whole.height


def test_where_the_text_of_a_card_is_asked_about_it_does_not_give_way_to_buttons() -> None:
    found = ["loamling", "acorn_sentry"]
    mine = {"deck": ["venus"] * 9, "discard": found, "hand": ["elder_cairn"], "piles": [{"stones": ["venus"] * 3}]}
    state = samples.GAME.new(2, "low", {"position": {"turn": 5, "seats": [mine, {"deck": ["mars*9"]}]}})
    play = next(one for one in state.legal(samples.FIRST) if getattr(one, "card", "") == "elder_cairn")
    state.play(samples.FIRST, play)
    view, legal = state.see(samples.FIRST), state.legal(samples.FIRST)
    low = PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL, 300)
    (top,) = {y for _, y, what in low.placed if what.startswith("[acorn_sentry")}
    assert low.height - top >= hand_cards.hand_card_height(looks()["acorn_sentry"], "told", 304) > hand_cards.LOW


LESSON: samples.Position = {
    "turn": 3,
    "phase": "main1",
    "seats": [
        {"deck": ["mars*9"], "hand": ["mars", "scorchtail", "firebrand_volley"], "piles": [{"stones": ["mars"]}]},
        {"deck": ["mercury*9"], "piles": [{"stones": ["mercury"]}]},
    ],
}
"""A table on which hardly anything lies yet."""


def drawn(position: samples.Position, most: int | None = None) -> Any:
    view = samples.view(samples.FIRST, position)
    return PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, most)


def test_the_cards_of_a_hand_have_their_pictures_where_there_is_room() -> None:
    grand, low, lines = (drawn(LESSON, most).height for most in (None, 640, 500))
    assert 640 < grand <= TALLEST
    assert lines <= 500 < low <= 640
    assert "[scorchtail" in drawn(LESSON, 500).layout()


@pytest.mark.parametrize("size", ["grand", "tall", "low"])
def test_all_of_a_card_is_told_below_its_picture(size: hand_cards.CardSize) -> None:
    for card, look in looks().items():
        lines = hand_cards.hand_card_height(look, size, 304) - hand_cards.BANNERS[size]
        assert bool(lines) is (bool(look.text) and (look.kind != "stone" or bool(look.effect_signs))), card


def test_the_field_keeps_its_rows_while_a_hand_becomes_smaller() -> None:
    tops = set()
    for hand in (["bark_mantle", "deep_tilling", "loamling", "venus"], ["bark_mantle", "venus"], ["venus"], []):
        mine = {**samples.MIDDLE["seats"][0], "hand": hand}
        placed = drawn({**samples.MIDDLE, "seats": [mine, samples.MIDDLE["seats"][1]]}, 860).placed
        tops.add(next(y for _, y, what in placed if what.startswith("[tile thicket_bull")))
    assert len(tops) == 1


def test_spaces_are_as_high_where_they_can_be_chosen() -> None:
    position = {**LESSON, "phase": "standby"}
    position["seats"] = [
        {**LESSON["seats"][0], "piles": [{"stones": ["mars"] * 2, "card": "scorchtail"}]},
        LESSON["seats"][1],
    ]
    view = samples.view(samples.FIRST, position)
    tops = []
    for legal in (legal_in(GAME, view), []):
        placed = PICTURE.compose_hand(view, NAMES, WORDS, legal, TALL).placed
        tops.append([y for _, y, what in placed if what.startswith("[tile scorchtail")])
    assert tops[0] == tops[1]


def test_how_high_ones_own_piles_are_is_in_sight_while_creatures_move_on_a_full_field() -> None:
    position = {**samples.FULL, "phase": "standby"}
    view = samples.view(samples.FIRST, position)
    layout = PICTURE.compose_hand(view, NAMES, WORDS, legal_in(GAME, view), TALL, 500).layout()
    assert len([line for line in layout.splitlines() if line.endswith(" 9")]) >= 5
