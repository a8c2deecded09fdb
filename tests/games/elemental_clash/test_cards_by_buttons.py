"""Stones and cards on a phone: a button for each way to play one, or, where these are many, for each card."""

from typing import Any

import pytest

from engine import Seat
from engine.elemental_clash.actions import SwitchOrder
from learning.lessons.lesson import all_lessons
from learning.lessons.standing import standing_after
from render.kit.shapes import TALL, WIDE
from tests.games.elemental_clash.test_rules import GAME
from ui.interactions.phone_layout import button_line_count
from ui.layouts import LAYOUTS
from ui.layouts.steps import Row
from ui.tables.choices import ROOT, Choices
from words import ENGLISH, voice_of
from words.elemental_clash import ClashWords

PILES = [{"stones": ["venus", "venus"]}, {"stones": ["venus"]}]
NAMES = ("Ada", "Bo")


def offered(hand: list[str], shape: str = WIDE, **mine: Any) -> Choices:
    """What whoever is in the main phase can choose."""
    seats = [{"deck": ["venus*20"], "hand": hand, "piles": PILES, **mine}, {"deck": ["mars*20"]}]
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "seats": seats}})
    layout = LAYOUTS[GAME.id].for_shape(shape)
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    return Choices(voice_of(ENGLISH), legal, layout, state.see(Seat(0)), NAMES)


def rows(hand: list[str], shape: str = WIDE, **mine: Any) -> list[Row]:
    """What stands below their hand."""
    return offered(hand, shape, **mine).rows(ROOT)


def labels(row: Row) -> list[str]:
    return [choice.label for choice in row.choices if choice is not None]


def test_few_ways_to_play_are_buttons_with_no_more_of_a_pile_than_its_number() -> None:
    first, last = rows(["loamling"])
    assert first.prompt is None
    assert labels(first) == ["Loamling on pile 1", "Loamling on pile 2"]
    assert labels(last) == ["End the turn"]


def test_of_more_each_card_is_a_button_that_leads_to_its_piles() -> None:
    cards, last = rows(["venus", "loamling", "burrow_sow"])
    assert cards.prompt is None
    assert labels(cards) == ["Venus-Stone …", "Burrow Sow", "Loamling …"]
    assert labels(last) == ["End the turn"]
    found = offered(["venus", "loamling", "burrow_sow"])
    step = found.find(next(one.key for one in cards.choices if one is not None and one.label == "Venus-Stone …"))
    assert step is not None
    (piles,) = found.rows(step.path)
    assert labels(piles) == ["Pile 1 (earth 2)", "Pile 2 (earth 1)", "New pile 3"]


def test_on_a_phone_the_only_stone_is_played_with_one_press() -> None:
    """Where its two piles have room beside each other, or nothing else can be played."""
    one_pile = {"piles": [{"stones": ["venus", "venus"]}]}
    cards, _ = rows(["venus", "loamling", "burrow_sow"], TALL, **one_pile)
    assert labels(cards) == ["Stone on pile 1", "Stone on new pile 2", "Burrow Sow", "Loamling"]
    stones, _ = rows(["venus"], TALL)
    assert labels(stones) == ["Stone on pile 1", "Stone on pile 2", "Stone on new pile 3"]
    with_cards, _ = rows(["venus", "loamling"], TALL)
    assert labels(with_cards) == ["Stone on pile 1", "Stone on pile 2", "Stone on new pile 3", "Loamling …"]
    heights = [{"stones": ["venus"] * n} for n in (1, 2, 3)]
    many, _ = rows(["venus", "loamling"], TALL, piles=heights)
    assert labels(many)[2] == "Stone elsewhere…"
    two_kinds, _ = rows(["venus", "mars"], TALL, **one_pile)
    assert labels(two_kinds) == ["Mars-Stone …", "Venus-Stone …"], "in few lines, so that the field keeps its place"


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_a_new_pile_of_a_neutral_stone_says_that_it_gives_no_element(shape: str) -> None:
    for hand in (["wellspring_stone"], ["wellspring_stone", "venus", "loamling"]):
        found = offered(hand, shape, piles=PILES[:1])
        offers = [one for row in found.rows(ROOT) for one in row.choices if one is not None]
        step = next((one for one in offers if one.label == "Wellspring Stone …"), None)
        piles = [one.label for row in found.rows(step.path) for one in row.choices if one] if step else None
        assert (piles or [one.label for one in offers])[1].endswith("ew pile 2 (neutral)")
        assert all(not one.label.endswith(" (neutral)") for one in offers if one.label.startswith("Venus"))


def test_on_a_phone_many_cards_on_many_piles_are_an_entry_each() -> None:
    there = {"piles": [{"stones": ["venus"] * n} for n in (3, 2, 1)], "atk": {"1": "gravel_hound", "2": "loamling"}}
    found = offered(
        ["venus", "wellspring_stone", "gravel_hound", "burrow_sow", "loamling", "humus_stalker"], TALL, **there
    )
    (menu,) = (row for row in found.rows(ROOT) if row.prompt is not None)
    creatures = ["Burrow Sow …", "Gravel Hound …", "Humus Stalker …", "Loamling …"]
    assert labels(menu) == [*creatures, "Venus-Stone …", "Wellspring Stone …"]
    hound = next(one for one in menu.choices if one is not None and one.label == "Gravel Hound …")
    assert [labels(row) for row in found.rows(hound.path)] == [
        ["Pile 1 (earth 3)", "Pile 2 (earth 2)", "Pile 3 (earth 1)"]
    ]


@pytest.mark.parametrize("shape", [WIDE, TALL])
def test_between_piles_that_are_alike_nobody_is_asked(shape: str) -> None:
    alike = {"piles": [{"stones": ["venus"]}, {"stones": ["venus", "venus"]}, {"stones": ["venus", "venus"]}]}
    assert labels(rows(["burrow_sow"], shape, **alike)[0]) == [
        "Burrow Sow" if shape == TALL else "Burrow Sow on pile 2/3"
    ]
    found = offered(["venus", "mars", "loamling", "burrow_sow"], shape, **alike)
    cards = [one for row in found.rows(ROOT) for one in row.choices if one is not None]
    step = next(one for one in cards if one.label == "Loamling …")
    assert [labels(row) for row in found.rows(step.path)] == [["Pile 1 (earth 1)", "Pile 2/3 (earth 2)"]]
    equal = {"piles": [{"stones": ["venus"]}] * 2}
    offers = [one.label for row in rows(["venus"], TALL, **equal) for one in row.choices if one is not None]
    assert offers[:2] == ["Stone on pile 1/2", "Stone on new pile 3"], "no number is missing"
    taken = {"piles": [*alike["piles"][:2], {"stones": ["venus", "venus"], "card": "loamling"}]}
    stones = [one.label for row in rows(["venus"], TALL, **taken) for one in row.choices if one is not None]
    assert "Stone on pile 3" in stones, "what lies on it matters"


def test_of_piles_of_one_element_and_height_the_special_stones_are_named() -> None:
    found = offered(
        ["acorn_sentry", "bramble_shoat"],
        TALL,
        piles=[{"stones": ["venus", "bulwark_stone"]}, {"stones": ["venus", "venus"]}, {"stones": ["venus"] * 3}],
    )
    sentry = next(one for row in found.rows(ROOT) for one in row.choices if one and one.label == "Acorn Sentry …")
    (piles,) = found.rows(sentry.path)
    assert labels(piles) == ["Pile 1 (earth 2, Bulwark Stone)", "Pile 2 (earth 2)", "Pile 3 (earth 3)"]


def test_on_a_phone_the_end_of_the_turn_takes_no_line_of_its_own_beside_a_card() -> None:
    many = ["loamling", "boughmother", "boughmother", "boughmother", "boughmother", "boughmother"]
    *_, last = rows(many, TALL, piles=[{"stones": ["venus"]}])
    assert labels(last) == ["Loamling", "End the turn: discard 1"], "the picture has its room"


def test_on_a_phone_a_card_names_its_pile_only_where_there_is_a_choice() -> None:
    one_pile = {"piles": [{"stones": ["venus"]}]}
    cards, _ = rows(["loamling", "gravel_hound"], TALL, **one_pile)
    assert labels(cards) == ["Gravel Hound", "Loamling"]
    assert labels(rows(["loamling"], TALL)[0]) == ["Loamling on pile 1", "Loamling on pile 2"]


def test_on_a_phone_the_attack_of_all_takes_one_line() -> None:
    seats = [
        {"deck": ["venus*9"], "atk": {"1": "gravel_hound", "2": "gravel_hound"}},
        {"deck": ["mars*9"], "def": {"1": "reef_guard"}},
    ]
    state = GAME.new(2, "all", {"position": {"phase": "main1", "turn": 5, "seats": seats}})
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(TALL), state.see(Seat(0)), NAMES)
    assert labels(found.rows(ROOT)[-1])[0] == "Both attack: up to 3 cards"


def test_a_hand_of_very_many_cards_is_in_a_menu() -> None:
    many = ["venus", "echo_stone", "honing_slab", "prism_stone", "moon_pebble", "bulwark_stone", "wellspring_stone"]
    hand = [*many, "loamling", "gravel_hound", "bramble_shoat", "burrow_sow", "humus_stalker"]
    *menus, last = rows(hand)
    menu = menus[0]
    assert menu.prompt == "Play a stone or a card…"
    assert len(labels(menu)) == len(hand), "a card each: the piles of one are asked for in turn"
    assert labels(menu)[0] == "Bramble Shoat …", "creatures come first"
    assert labels(last) == ["End the turn: discard 7"]
    about = {one.path[1]: one.description for row in menus for one in row.choices if one is not None}
    assert about["loamling"] == "When played: Heal yourself 1.", "what a card does stands beside it"
    assert not about["venus"]


def test_the_attack_of_all_stands_before_the_short_labels() -> None:
    creatures = {"1": "gravel_hound", "2": "gravel_hound"}
    *_, last = rows(["venus", "loamling"], atk=creatures)
    assert labels(last) == ["Both attack Bo: 4 cards lost", "Choose attackers…", "End the turn"]


@pytest.mark.parametrize(
    ("turn", "hand", "told"),
    [
        (1, ["venus", "bark_mantle"], True),
        (1, ["venus", "loamling"], False),
        (5, ["venus", "bark_mantle"], False),
    ],
)
def test_orders_stand_there_only_where_they_matter(turn: int, hand: list[str], told: bool) -> None:
    seats = [{"deck": ["venus*9"], "hand": hand}, {"deck": ["venus*9"]}]
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "turn": turn, "seats": seats}})
    view: Any = state.see(Seat(0))
    assert LAYOUTS[GAME.id].shows_standing_orders(view) is told
    text = voice_of(ENGLISH).words_of_kind(ClashWords).private_text(view, NAMES)
    assert ("*When to ask me…* changes that" in text) is told


def test_whoever_is_asked_for_a_flash_spell_without_one_meets_the_orders() -> None:
    pile = {"stones": ["mars"]}
    seats = [
        {"deck": ["venus*9"], "hand": ["flare_dart"], "piles": [pile]},
        {"deck": ["venus*9"], "hand": ["venus"], "piles": [pile]},
    ]
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "turn": 1, "seats": seats}})
    for meets in (False, True):
        view: Any = state.see(Seat(1))
        assert LAYOUTS[GAME.id].shows_standing_orders(view) is meets
        if not meets:
            state.play(Seat(0), GAME.action({"type": "play", "card": "flare_dart", "pile": 1}))
            for action in [*state.legal(Seat(0))][:1]:
                state.play(Seat(0), action)


def decision(seat: int, *actions: tuple[int, dict[str, Any]], **sides: Any) -> list[Row]:
    """What stands below the hand of a seat that has to decide something in combat."""
    seats = [{"deck": ["venus*20"], **sides["mine"]}, {"deck": ["mars*20"], **sides["theirs"]}]
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "turn": 9, "seats": seats}})
    for by, action in actions:
        state.play(Seat(by), GAME.action(action))
    legal = [one for one in state.legal(Seat(seat)) if not isinstance(one, SwitchOrder)]
    return Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id], state.see(Seat(seat)), NAMES).rows(ROOT)


COMBAT = {"type": "combat"}


def attack(place: int, at: str = "1P") -> dict[str, Any]:
    return {"type": "attack", "from": f"0A{place}", "to": at}


def test_many_blocks_are_in_a_menu() -> None:
    sides = {
        "mine": {"atk": {"1": "loamling", "2": "gravel_hound"}},
        "theirs": {"def": {"1": "quarry_golem", "2": "loamling"}},
    }
    menu, last = decision(1, (0, COMBAT), (0, attack(1)), (0, attack(2)), **sides)
    assert (menu.prompt, len(menu.choices)) == ("Block with…", 4)
    assert labels(last) == ["Don't block"]


def test_how_damage_is_divided_is_a_menu() -> None:
    sides = {"mine": {"atk": {"1": "hillbreaker"}}, "theirs": {"def": {"1": "quarry_golem", "2": "gravel_hound"}}}
    blocks = [(1, {"type": "block", "from": f"1D{n}", "to": "0A1"}) for n in (1, 2)]
    (menu,) = decision(0, (0, COMBAT), (0, attack(1)), *blocks, **sides)
    assert menu.prompt == "How much damage"


def test_the_step_of_a_card_asks_on_which_pile_it_goes() -> None:
    found, layout = offered(["venus", "loamling", "burrow_sow"]), LAYOUTS[GAME.id]
    step = next(one for one in found.rows(ROOT)[0].choices if one is not None and one.label == "Venus-Stone …")
    state = GAME.new(2, "", {"position": {"phase": "main1", "seats": [{"piles": PILES}, {}]}})
    asked = layout.legend(voice_of(ENGLISH), found.actions_after(step.path), state.see(Seat(0)))
    assert asked == "On which pile does Venus-Stone go?"
    assert not layout.names_step, "the question says it"
    neutral = offered(["wellspring_stone"])
    view: Any = state.see(Seat(0))
    asked = layout.legend(voice_of(ENGLISH), neutral.actions_after(("stone", "wellspring_stone")), view)
    assert asked is not None
    assert asked.endswith("A new pile of it alone is neutral: it carries no card that needs an element.")


def test_a_division_of_damage_is_a_button_for_each_way_and_says_what_the_other_blocker_gets() -> None:
    state = standing_after(all_lessons()["flash"], "divide").state
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id], state.see(Seat(0)), NAMES)
    assert labels(found.rows(ROOT)[0]) == [f"{n} damage to Sparkpaw, {2 - n} to Tinder Mote" for n in range(3)]


def test_on_a_phone_a_division_says_in_short_who_gets_what_below_a_question_that_names_both() -> None:
    state = standing_after(all_lessons()["flash"], "divide").state
    view: Any = state.see(Seat(0))
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(TALL), view, NAMES)
    assert labels(found.rows(ROOT)[0]) == [f"{n} Sparkpaw, {2 - n} Tinder Mote" for n in range(3)]
    asked = voice_of(ENGLISH).words_of_kind(ClashWords).lines_near_buttons(view, NAMES)
    assert asked == ["**2** damage left, first to Sparkpaw 2/1 (Bo's D2), then to Tinder Mote 1/1 (Bo's D4):"]


def test_on_a_phone_many_cards_are_in_a_menu() -> None:
    hand = ["venus", "loamling", "gravel_hound", "bramble_shoat", "burrow_sow", "acorn_sentry", "thicket_bull"]
    seats = [{"deck": ["venus*20"], "hand": hand, "piles": PILES}, {"deck": ["mars*20"]}]
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "seats": seats}})
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    for shape, prompt in ((TALL, "Play a stone or a card…"), (WIDE, None)):
        layout = LAYOUTS[GAME.id].for_shape(shape)
        first, *_ = Choices(voice_of(ENGLISH), legal, layout, state.see(Seat(0)), NAMES).rows(ROOT)
        assert first.prompt == prompt


def test_on_a_phone_cards_are_buttons_beside_the_targets_of_a_lone_attacker() -> None:
    mine = {
        "deck": ["venus*20"],
        "hand": ["venus", "gravel_hound", "roots_that_hold"],
        "atk": {"3": "loamling"},
        "piles": [{"stones": ["venus"]}],
    }
    theirs = {"deck": ["mars*20"], "atk": {"1": "gust_finch"}}
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "seats": [mine, theirs]}})
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    layout = LAYOUTS[GAME.id].for_shape(TALL)
    found = Choices(voice_of(ENGLISH), legal, layout, state.see(Seat(0)), NAMES).rows(ROOT)
    assert not any(row.prompt for row in found)
    offered = [choice.label for row in found for choice in row.choices if choice]
    stones = ["Stone on pile 1", "Stone on new pile 2"]
    assert offered == [*stones, "Gravel Hound", "Roots That Hold", "Attack with Loamling (A3)", "End the turn"], (
        "in three lines, so that the field keeps its place"
    )


def test_the_best_two_ways_to_play_a_stone_are_those_by_which_cards_find_a_pile() -> None:
    piles = [{"stones": ["venus"]}, {"stones": ["venus", "venus"]}, {"stones": ["mars"]}]
    cards, _ = rows(["venus", "loamling", "hillbreaker", "boughmother"], TALL, piles=piles)
    assert labels(cards)[:2] == ["Stone on pile 2", "Stone on new pile 4"]


def test_on_a_full_field_a_phone_has_fewer_lines_for_cards_and_attacks() -> None:
    hand = ["venus", "loamling", "burrow_sow"]
    alone = {"atk": {"1": "gravel_hound"}}
    much: Any = {**alone, "def": {"1": "loamling"}, "piles": [{"stones": ["venus"] * 2, "card": "loamling"}, *PILES]}
    theirs = {"atk": {"1": "sparkpaw"}, "def": {"1": "sparkpaw"}}
    for mine, many in ((alone, 5), (much, 3)):
        seats = [{"deck": ["venus*20"], "hand": hand, "piles": PILES, **mine}, {"deck": ["mars*20"], **theirs}]
        state = GAME.new(2, "phone", {"position": {"phase": "main1", "turn": 9, "seats": seats}})
        legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
        found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(TALL), state.see(Seat(0)), NAMES)
        shown = found.rows(ROOT)
        lines = button_line_count([None if row.prompt is not None else labels(row) for row in shown])
        assert lines <= many
        assert labels(shown[-1])[-1] == "End the turn"
    assert labels(shown[-1])[-2:] == ["Attack: up to 2 cards", "End the turn"]


@pytest.mark.parametrize(("shape", "prompt"), [(TALL, "Take a card"), (WIDE, None)])
def test_on_a_phone_many_cards_of_a_spellbook_are_in_a_menu(shape: str, prompt: str | None) -> None:
    deck = ["loamling", "acorn_sentry", "rootgate_warden", "orchard_matron", "furrow_herald", "venus"]
    seats = [{"deck": deck, "hand": ["boughmother"], "piles": [{"stones": ["venus"] * 3}]}, {"deck": ["mars*9"]}]
    state = GAME.new(2, "search", {"position": {"phase": "main1", "turn": 5, "seats": seats}})
    state.play(Seat(0), next(one for one in state.legal(Seat(0)) if getattr(one, "card", "") == "boughmother"))
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(shape), state.see(Seat(0)), NAMES)
    first, *_, last = found.rows(ROOT)
    assert first.prompt == prompt
    assert labels(last)[-1] == "Take nothing"


def test_the_other_player_is_attacked_by_one_press_however_many_could_be_attacked() -> None:
    theirs = {"deck": ["mars*9"], "atk": dict.fromkeys("123", "sparkpaw")}
    seats = [{"deck": ["venus*9"], "atk": {"1": "gravel_hound"}}, theirs]
    state = GAME.new(2, "one", {"position": {"phase": "main1", "turn": 9, "seats": seats}})
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    for shape, attack in ((TALL, "Attack: 2 cards lost"), (WIDE, "Attack Bo: 2 cards lost")):
        found = Choices(voice_of(ENGLISH), legal, LAYOUTS[GAME.id].for_shape(shape), state.see(Seat(0)), NAMES)
        assert [label for row in found.rows(ROOT) for label in labels(row)] == [
            attack,
            "Other targets…",
            "End the turn",
        ]


def test_on_a_phone_cards_of_a_spellbook_are_in_a_menu_that_says_what_they_do() -> None:
    mine = {
        "deck": ["acorn_sentry", "rootgate_warden", "loamling", "venus"],
        "hand": ["boughmother"],
        "piles": [{"stones": ["venus"] * 3}],
    }
    state = GAME.new(2, "phone", {"position": {"phase": "main1", "seats": [mine, {"deck": ["mars*20"]}]}})
    state.play(Seat(0), GAME.action({"type": "play", "card": "boughmother", "pile": 1}))
    legal = [one for one in state.legal(Seat(0)) if not isinstance(one, SwitchOrder)]
    layout = LAYOUTS[GAME.id].for_shape(TALL)
    menu, last = Choices(voice_of(ENGLISH), legal, layout, state.see(Seat(0)), NAMES).rows(ROOT)
    assert menu.prompt == "Take a card"
    assert [one.description for one in menu.choices if one is not None] == [
        "Your creatures next to it in the same zone get +1 ATK and +1 DEF.",
        "When played: Heal yourself 1.",
        "Bound (cannot attack). Your creature in front of it (same space, ATK zone) is hidden (cannot be…",
    ]
    assert labels(last) == ["Take nothing"]
