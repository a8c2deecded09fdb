"""What is said of a choice, and not once more where the picture or the heading says it."""

from typing import cast

from engine import Seat
from engine.elemental_clash.view import ClashView
from render.elemental_clash.cards_asked_about import cards_to_decide_about
from tests.games.elemental_clash.test_told import FREE, TAKEN, begun, play, story
from tests.games.elemental_clash.test_words import NAMES, WORDS


def test_a_choice_of_nobody_says_so() -> None:
    state = begun({"hand": ["updraft_dancer"], "piles": [{"stones": ["jupiter"] * 2}]}, {"atk": {"1": "loamling"}})
    events = play(state, (0, {"type": "play", "card": "updraft_dancer", "pile": 1}), (0, {"type": "skip"}))
    assert "Nobody is chosen for Updraft Dancer." in story(state, events, 1)


def test_cards_to_choose_from_that_the_picture_tells_are_not_told_again() -> None:
    mine = {"hand": ["furrow_herald"], "piles": [{"stones": ["venus"] * 2}], "deck": ["wellspring_stone", "venus*8"]}
    state = begun(mine)
    play(state, (0, {"type": "play", "card": "furrow_herald", "pile": 1}))
    view = cast(ClashView, state.see(Seat(0)))
    heals = "Heal yourself 3"
    assert heals in WORDS.private_text(view, NAMES)
    assert heals not in "\n".join(WORDS.private_text_beside_picture(view, NAMES) or ())
    assert "wellspring_stone" in cards_to_decide_about(view, state.legal(Seat(0))), (
        "what no picture has room for is told"
    )


def test_beside_a_tall_picture_the_heading_alone_says_whose_turn_it_is_unless_more_is_asked() -> None:
    free = {"hand": ["loamling"], "piles": [FREE], "atk": {"1": "gravel_hound"}}
    main = cast(ClashView, begun(free).see(Seat(0)))
    assert WORDS.call_text(main) == "it is your turn."
    assert WORDS.picture_says_call(main)
    standby = cast(ClashView, begun({**free, "piles": [TAKEN]}, phase="standby").see(Seat(0)))
    assert not WORDS.picture_says_call(standby), "where a creature goes is a question"
    done = cast(ClashView, begun({"hand": []}).see(Seat(0)))
    assert not WORDS.picture_says_call(done), "nothing more can be done"


def test_an_ability_that_is_not_used_is_not_said_to_change_nothing() -> None:
    state = begun({"atk": {"1": "hillbreaker"}}, {"atk": {"1": "whisper_page"}})
    events = play(state, (0, {"type": "combat"}), (0, {"type": "attack", "from": "0A1", "to": "1A1"}))
    while state.active == (1,) and state.view(None)["decision"]["kind"] != "may":
        events += play(state, (1, {"type": "done"}))
    assert "changes nothing" not in " ".join(story(state, events, 0))
    events += play(state, (1, {"type": "no"}))
    assert "Bo doesn't use the ability of Whisper Page." in story(state, events, 0)


def test_an_ability_of_which_nothing_has_come_says_so() -> None:
    state = begun({"hand": ["ember_tyrant"], "piles": [{"stones": ["mars"] * 3}]})
    events = play(state, (0, {"type": "play", "card": "ember_tyrant", "pile": 1}))
    assert "Ada's Ember Tyrant changes nothing." in story(state, events, 1)


def test_a_spell_whose_creatures_still_look_for_their_spaces_is_not_said_to_change_nothing() -> None:
    mine = {"hand": ["wake_the_grove"], "piles": [{"stones": ["venus"] * 3}], "discard": ["gravel_hound", "loamling"]}
    state = begun(mine)
    events = play(state, (0, {"type": "play", "card": "wake_the_grove", "pile": 1}))
    for card in ("gravel_hound", "loamling"):
        events += play(state, (0, {"type": "target", "card": card}))
    spaces = {"Gravel Hound": "0D1", "Loamling": "0D2"}
    for creature, space in spaces.items():
        assert not any("changes nothing" in line for seat in (0, 1) for line in story(state, events, seat))
        asked = WORDS.call_text(cast(ClashView, state.see(Seat(0))))
        assert creature in asked
        assert "Wake the Grove" in asked
        events += play(state, (0, {"type": "put", "to": space}))


def test_before_the_fights_each_of_them_is_told_once_by_what_it_would_come_to() -> None:
    mine = {"hand": ["bark_mantle"], "piles": [FREE], "atk": {"1": "bramble_shoat", "2": "humus_stalker"}}
    state = begun(mine, {"def": {"1": "mistral_scholar"}, "orders": []})
    events = play(state, (0, {"type": "combat"}))
    events += play(state, *((0, {"type": "attack", "from": start, "to": "1P"}) for start in ("0A1", "0A2")))
    events += play(state, (1, {"type": "block", "from": "1D1", "to": "0A2"}))
    while state.active == (1,):
        events += play(state, (1, {"type": "done"}))
    view = cast(ClashView, state.see(Seat(0)))
    assert view.decision is not None
    assert view.decision.kind == "window"
    assert story(state, events, 0) == []
    asked = "\n".join(WORDS.private_text_beside_picture(view, NAMES) or ())
    assert asked.count("Humus Stalker") == asked.count("Bramble Shoat") == 1
