"""Elemental Clash: Spellbooks, options and cards of one's own, and why they are refused."""

import pytest

import engine
from tests.games.elemental_clash.test_rules import (
    GAME,
    all_cards,
)
from tests.support.english import VOICE
from tests.support.rules import Json

# Decks, options, cards


def test_objections_to_a_spellbook_are_sentences_with_rules() -> None:  # EC-3.1, EC-3.2
    from engine.elemental_clash import objections

    assert objections(all_cards("wildfire")) == []
    assert objections(["venus"] * 40) == []
    found = objections(["loamling"] * 4 + ["venus"] * 35 + ["unheard_of"] * 2)
    assert [objection.rule for objection in found] == ["EC-3.1", "EC-3.2", "EC-2.9"]
    assert found[0].message == "A Spellbook has exactly 40 cards; this one has 41."
    assert found[1].message.startswith("Loamling is in it 4 times")
    assert objections(["venus"] * 50, size=50) == []
    assert [objection.rule for objection in objections(["venus"] * 39, size=39)] == ["EC-3.1"]


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (["loamling"] * 3 + ["venus"] * 4, "7 cards, 4 of them stones; elements: earth"),
        (["loamling"] * 3 + ["gust_finch"] * 4, "7 cards; elements: earth and air"),
        (["venus"] * 7, "7 cards, 7 of them stones"),
    ],
)
def test_a_deck_in_a_few_words(cards: list[str], said: str) -> None:
    assert VOICE.deck_words(GAME).deck_summary(cards) == said


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"decks": ["deeproot"]}, "decks"),
        ({"decks": ["deeproot", "sandcastle"]}, "There is no ready deck “sandcastle”"),
        ({"decks": ["deeproot", ["venus"] * 39]}, "exactly 40 cards; this one has 39"),
        ({"decks": ["deeproot", ["venus"] * 36 + ["loamling"] * 4]}, "Loamling is in it 4 times"),
        ({"decks": ["deeproot", ["venus"] * 39 + ["atlantis"]]}, "There is no card “atlantis”"),
        ({"size": 39}, "size"),
        ({"size": 41}, "exactly 41 cards; this one has 40"),
        ({"first": 2}, "first"),
        ({"orders": {"night": True}}, "night"),
        ({"position": {"seats": [{}, {}]}, "size": 40}, "brings its Spellbooks"),
        ({"position": {"seats": [{"hand": ["atlantis"]}, {}]}}, "There is no card “atlantis”"),
        ({"position": {"seats": [{"hand": ["venus*0"]}, {}]}}, "after the star"),
        ({"position": {"seats": [{"atk": {"1": "venus"}}, {}]}}, "can't lie on 0A1"),
        ({"position": {"seats": [{"piles": [{"stones": ["loamling"]}]}, {}]}}, "is no stone"),
        ({"position": {"seats": [{}, {}], "outcome": {"winners": [0], "scores": [1, 0], "reason": "deck"}}}, "sizes"),
        ({"pool": [{"id": "t_x", "kind": "creature"}]}, "card t_x, element"),
        ({"pool": [{"id": "t_x", "kind": "spell", "element": "air", "level": 4}]}, r"card t_x: .*level"),
        ({"pool": [{"id": "t_x", "kind": "flash", "element": "air", "level": 1}]}, "card t_x, ability"),
        ({"pool": [{"id": "t_x", "kind": "stone", "ability": [{"on": "play", "do": [{}]}]}]}, r"t_x in ability 0.*do"),
    ],
)  # fmt: skip
def test_odd_options_are_refused_in_words(options: Json, sentence: str) -> None:
    with pytest.raises(engine.BadOptions, match=sentence):
        GAME.new(2, "", options)


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        ({"kind": "stone", "element": "fire"}, "element: a stone has none"),
        ({"kind": "stone", "keywords": ["bound"]}, "keywords"),
        ({"kind": "stone", "dpt": True}, "dpt"),
        ({"kind": "permanent", "element": "fire", "level": 1, "height": 2}, "height: only stones"),
        ({"on": "play", "target": [{"min": 2}], "do": []}, "min is more than max"),
        ({"on": "play", "target": [{"kind": "stone"}], "do": []}, "stones can't be chosen"),
        ({"on": "play", "target": [{"zone": "hand"}], "do": []}, "cards in a hand"),
        ({"on": "play", "do": [{"op": "damage", "to": "t1", "n": 1}]}, "do 0, to: there is no target spec 1"),
        ({"on": "play", "do": [{"op": "move", "what": "you", "to": "hand"}]}, "do 0, what: players"),
        ({"on": "play", "do": [{"op": "draw", "n": {"stat": "atk"}}]}, "do 0, n: either count"),
        ({"on": "play", "do": [{"op": "destroy", "what": {"zone": ["atk", "discard"]}}]}, "discard stands alone"),
        ({"on": "play", "whose": "opp", "do": []}, "whose: goes with standby and end"),
        ({"on": "end", "of": {}, "do": []}, "of: a phase is nobody's event"),
        ({"static": {"kind": "permanent"}, "atk": 1}, "static: only creatures"),
    ],
)
def test_card_errors_name_the_card_and_the_field(card: Json, fault: str) -> None:
    if "kind" not in card:
        card = {"kind": "stone", "ability": [card]}
    with pytest.raises(engine.BadOptions, match=f"card t_x, .*{fault}"):
        GAME.new(2, "", {"pool": [{"id": "t_x", **card}]})


def test_larger_spellbooks_can_be_agreed() -> None:  # EC-3.1
    state = GAME.new(2, "", {"size": 60, "decks": [["venus"] * 60, ["mars"] * 60], "first": 0})
    assert [side["spellbook"] for side in state.view(None)["seats"]] == [55, 55]


def test_random_decks_take_the_first_events() -> None:  # EC-3.5
    state = GAME.new(2, "f00d", {})
    assert state.position()["chance"] == 5
    assert GAME.new(2, "f00d", {"decks": ["wildfire", "random"], "first": 1}).position()["chance"] == 3
