"""What is explained the first time it is met: the cards that can do something of their own."""

from typing import Any, cast

import pytest

import engine
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.events import AceSacrificed, QueenForfeited, Sacrificed, StruckTarget
from engine.realm_of_the_defenders.view import RealmView
from tests.games.realm_of_the_defenders.test_rules import table
from words import words_of_game
from words.realm_of_the_defenders import RealmWords

GAME = engine.GAMES["realm_of_the_defenders"]
FACES = {"JS": "jack", "QS": "queen", "KS": "king", "AS": "ace", "X1": "elder"}
ADA, BO = engine.Seat(0), engine.Seat(1)
FIRST = DefenderId(1)
STRUCK = StruckTarget(seat=ADA, pool="courage", card="9H", defender=None)


def words() -> RealmWords:
    return cast(RealmWords, words_of_game(GAME.id))


def met(view: RealmView, events: Any = (), types: Any = ()) -> list[str]:
    return list(words().explanations_due(events, view, dict.fromkeys(types)))


@pytest.mark.parametrize("card", FACES)
def test_a_card_in_the_hand_is_explained_before_what_its_buttons_say(card: str) -> None:
    view = table({"hand": [card]}, {}).see(ADA)
    assert met(view, types=["place", "attack", "dismantle"]) == [FACES[card], "attack", "dismantle", "place"]
    assert met(view, types=["deploy"])[0] == ("elder" if card == "X1" else "deploy"), "what is deployed is a Spade"
    assert words().explanation_line(FACES[card])


def test_a_defender_of_anybody_is_explained_and_the_hand_of_another_is_not() -> None:
    view = table({"hand": ["2C"]}, {"defenders": ["KS"], "hand": ["JS", "AS"]}).see(ADA)
    assert met(view) == ["king"]
    assert met(table({"hand": ["2C"]}, {"hand": ["JS", "QS", "KS", "AS", "X1"]}).see(ADA)) == []


def test_what_another_has_used_is_explained_first() -> None:
    view = table({"hand": ["2C"]}, {}).see(ADA)
    queen = QueenForfeited(seat=BO, source="hand", defender=None, courage=("KH",), target=STRUCK)
    ace = AceSacrificed(seat=BO, source="hand", defender=None, courage=("KH",))
    jack = Sacrificed(seat=BO, attacked=FIRST, source="hand", defender=None, card="JS", toughness=0, courage=("KH",))
    spade = Sacrificed(seat=BO, attacked=FIRST, source="hand", defender=None, card="3S", toughness=3, courage=None)
    for event, name in ((queen, "queen"), (ace, "ace"), (jack, "jack")):
        assert met(view, [event], ["attack", "place"])[0] == name
    assert met(view, [spade], ["attack"]) == ["attack"]


def test_a_jack_from_the_hand_has_its_price_on_the_button_where_it_costs_any() -> None:
    lone = {"defenders": ["9S", "8S"], "power": ["KC", "9C"]}
    attacked = {"defenders": ["10S", "3S"], "hand": ["JS", "2C"], "courage": ["KH"]}
    for attackers, price in ((1, ", for 15 Courage"), (2, "")):
        state = table(lone, attacked)
        moves: list[Any] = [{"type": "attack", "seat": 1}]
        for number, power in ((1, "KC"), (2, "9C"))[:attackers]:
            moves += [{"type": "attacker", "defender": number}, {"type": "power", "card": power}]
            moves.append({"type": "against", "defender": 3})
        for said in [*moves, {"type": "done"}]:
            if GAME.action(said) in state.legal(ADA):
                state.play(ADA, GAME.action(said))
        state.play(BO, GAME.action({"type": "sacrifice", "for": 3}))
        view = state.see(BO)
        labels = [words().action_label(action, view, ("Ada", "Bo")) for action in state.legal(BO)]
        assert f"Sacrifice J♠ from your hand{price}" in labels
