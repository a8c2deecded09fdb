"""Building decks of Realm of the Defenders: lists as people write them, what speaks against a deck, and its picture."""

from typing import Any, cast

import pytest

import engine
from engine.realm_of_the_defenders import CARDS, STANDARD_DECK, deck_objections
from engine.realm_of_the_defenders.cards import Card
from engine.realm_of_the_defenders.decks import RealmDecks
from render.realm_of_the_defenders import deck_list
from tests.support.english import VOICE
from words import words_of_game
from words.decks import LONGEST_TEXT, MOST_LISTED, ListedCards, UnreadableDeck
from words.realm_of_the_defenders import RealmWords

DECKS = RealmDecks()
WORDS = VOICE.deck_words(engine.GAMES["realm_of_the_defenders"])


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("10S 10H QH X", ["10S", "10H", "QH", "X1"]),
        ("qh, x1;10s\n10h", ["10S", "10H", "QH", "X1"]),
        ("2x KC", ["KC", "KC"]),
        ("2xKC 3 9D", ["KC", "KC", "9D", "9D", "9D"]),
        ("KCx2, 9♦×3", ["KC", "KC", "9D", "9D", "9D"]),
        ("A♠ K♥", ["AS", "KH"]),
        ("Elder x4", ["X1"] * 4),
        ("2 jokers", ["X1", "X1"]),
        ("2x 3x2S x2", ["2S"] * 12),
        ("0x KC 2S x0", []),
        ("2 10 of Spades\nKing of Clubs, 3x Elder", ["10S", "10S", "KC", "X1", "X1", "X1"]),
        ("King of Clubs 4", ["KC"] * 4),
        ("elder 2\n10 of Spades 3, 5 of Spades x2", ["5S", "5S", "10S", "10S", "10S", "X1", "X1"]),
        ("", []),
        (" , ", []),
    ],
)
def test_lists_as_people_write_them(text: str, cards: Any) -> None:
    assert WORDS.read_deck(text) == ListedCards(tuple(cards), {}, {})


@pytest.mark.parametrize(
    ("text", "unread"),
    [("1S", {"1S": 1}), ("2x 11H", {"11H": 2}), ("x4 2S", {"x4": 1}), ("2S banana x3 2S banana", {"banana": 4})],
)
def test_what_is_no_card_is_named(text: str, unread: Any) -> None:
    assert WORDS.read_deck(text).unread == unread
    assert set(WORDS.read_deck(text).cards) <= {"2S"}
    assert str(WORDS.unreadable_refusal(next(iter(unread)))).startswith("I can't read “")


def test_a_list_without_an_end_is_not_read() -> None:
    for text in ("999x 2S 2x 3S", "30x 999x2Sx999", "2S x999 x999"):
        with pytest.raises(UnreadableDeck, match=f"more than {MOST_LISTED:,} cards"):
            WORDS.read_deck(text)
    with pytest.raises(UnreadableDeck, match=f"{LONGEST_TEXT:,} characters at most"):
        WORDS.read_deck("0x 2S " * 1000)


def test_a_deck_is_written_a_line_for_each_suit() -> None:
    assert WORDS.write_deck(("2S", "KS", "KS", "9H", "X1")) == "2♠ 2x K♠\n9♥\nElder"
    assert WORDS.read_deck(WORDS.write_deck(STANDARD_DECK)).cards == STANDARD_DECK
    assert WORDS.write_deck(()) == ""


def test_every_card_says_what_it_costs_and_is_for() -> None:
    assert WORDS.card_name("10S") == "10♠"
    assert WORDS.full_card_name("10S") == "10 of Spades"
    assert WORDS.deck_summary(STANDARD_DECK) == "54 cards, which cost 500 of at most 500 points"
    assert WORDS.card_facts("10S") == "10 points: Defender of 10"
    assert (
        WORDS.card_facts("AS") == "15 points: Defender of 15, keeps an opponent from drawing for a dismantled Fortress"
    )
    assert WORDS.card_facts("2H") == "2 points: Courage of 2"
    assert WORDS.card_facts("X1") == "22 points: Money, Power or Courage of 15, or a Defender"
    assert [card for group in DECKS.groups.values() for card in group] == list(CARDS)


def test_reasons_come_with_their_rules() -> None:
    found = DECKS.objections(["KC"] * 5 + ["2C"], {})
    assert [(one.message, one.rule) for one in found] == [
        ("It holds 5 copies of K♣, and 4 is the most.", "RD-1.9"),
        ("It has 6 of at least 20 cards.", "RD-1.10"),
        ("It holds no Spade and no Elder, so it could never have a Defender.", "RD-1.10"),
    ]
    rich = [card for card in CARDS for _ in range(4)]
    assert DECKS.objections(rich, {})[0].rule == "RD-1.8"
    assert DECKS.objections(rich, {}) == deck_objections(rich)


def test_four_fortresses_need_two_cards_more() -> None:
    twenty = ["2S", "3S", "2C", "3C", "2D"] * 4
    assert not DECKS.objections(twenty, {"fortresses": 2})
    assert [one.message for one in DECKS.objections(twenty, {"fortresses": 4})] == ["It has 20 of at least 22 cards."]
    game = engine.GAMES["realm_of_the_defenders"]
    game.new(2, "", {"decks": [twenty, None]})
    with pytest.raises(engine.BadOptions):
        game.new(2, "", {"decks": [twenty, None], "fortresses": 4})


def test_what_is_face_down_of_a_deck_is_told_to_its_player_alone() -> None:
    """Deck, discard pile and Fortresses together, so that no Fortress is given away."""
    game, words = engine.GAMES["realm_of_the_defenders"], VOICE.game_words("realm_of_the_defenders")
    state: Any = game.new(seats=2, seed="piles", options={"bids": False})
    view = state.see(engine.Seat(0))
    told = words.draw_pile_text(view)
    assert told is not None
    said, cards = told
    seen = [*view.own().hand, *view.own().power, *view.seats[0].courage]
    assert said.startswith(f"Face down are {view.seats[0].deck} in your deck, 0 in your discard pile and ")
    assert sorted([*cards, *seen]) == sorted(STANDARD_DECK)
    assert words.draw_pile_text(state.see(None)) is None


@pytest.mark.parametrize("deck", [["5S", "6S", "8S", "10C", "7D", "9H"] * 4, ["X1"] * 3, [*CARDS] * 2, ["2S", "AH"]])
def test_a_deck_shows_the_cards_that_it_holds_and_keeps_a_corner_free(deck: list[Card]) -> None:
    """Discord lays its mark of an alt text over the lower left corner."""
    canvas = deck_list.compose(deck, "Mine", cast(RealmWords, words_of_game("realm_of_the_defenders")))
    faces = [what for _, _, what in canvas.placed if what.endswith((" large]", " middle]"))]
    assert sorted(what[1:].split()[0] for what in faces) == sorted({*deck})
    assert not any("place" in what for _, _, what in canvas.placed)
    assert not [what for x, y, what in canvas.placed if x < 90 and y > canvas.height - 70]
