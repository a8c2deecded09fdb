"""Decks as text: codes that carry one, and lists of its cards."""

import pytest

import engine
from sessions import (
    BadCode,
    DeckRefusal,
)
from sessions.decks.repository import cards_in, decks_of
from sessions.decks.share_codes import is_code, read_code, write_code
from tests.sessions.test_decks import AUCTION, FLOOD, GAMES, RUSH
from tests.support.deck_game import DryAuction
from tests.support.english import VOICE
from words.decks import ListedCards, UnreadableDeck


def test_a_code_carries_the_deck() -> None:
    code = write_code("auction", FLOOD)
    assert is_code(code)
    assert code.isalnum()
    assert len(code) < 40
    assert read_code(code, GAMES.values()) == (AUCTION, ("wood", "water", "water", "water"))
    assert write_code("auction", tuple(reversed(FLOOD))) == code
    assert write_code("elements", FLOOD) != code


def test_a_code_may_be_wrapped_and_marked() -> None:
    code = write_code("auction", FLOOD)
    posted = f"### Auction: “Flood”\nA deck for everybody.\n4 cards\n```\n{code}\n```"
    for shown in (posted, f"```\n{code}\n```", f"  `{code[:10]}\n{code[10:]}` ", f"> {code}"):
        assert read_code(shown, GAMES.values())[0] is AUCTION


def test_a_code_outlives_a_new_order_of_the_cards() -> None:
    code = write_code("auction", RUSH)
    _, cards = read_code(code, [DryAuction()])
    assert sorted(cards) == sorted(RUSH)
    with pytest.raises(BadCode, match="a card that I don't know"):
        read_code(write_code("auction", FLOOD), [DryAuction()])


def test_every_damage_to_a_code_is_noticed() -> None:
    code = write_code("auction", RUSH)
    for place in range(len(code)):
        for damaged in (code[:place] + code[place + 1 :], code[:place] + "q" + code[place + 1 :], code[:place]):
            if damaged != code:
                with pytest.raises(BadCode, match=r"^[A-Z].*[.]$"):
                    read_code(damaged, GAMES.values())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("10S 10H", "not a share code"),
        ("EDECK2abc", "another release"),
        ("EDECK1", "damaged"),
        ("EDECK1é", "damaged"),
        ("EDECK1" + "9" * 100_000, "damaged"),
        (write_code("chess", RUSH), "game that I don't have"),
        (write_code("auction", ("plastic",)), "card that I don't know"),
        (write_code("auction", ()), None),
    ],
)
def test_codes_that_cant_be_read(text: str, sentence: str | None) -> None:
    if sentence is None:
        assert read_code(text, GAMES.values())[1] == ()
    else:
        with pytest.raises(BadCode, match=sentence):
            read_code(text, GAMES.values())


def test_cards_come_from_a_list_or_a_code() -> None:
    code = write_code("auction", FLOOD)
    games = list(GAMES.values())
    assert cards_in(VOICE, "Fire wood, WOOD", AUCTION, games) == (
        AUCTION,
        ListedCards(("wood", "wood", "fire"), {}, {}),
    )
    assert cards_in(VOICE, code, None, games) == (AUCTION, ListedCards(("wood", "water", "water", "water"), {}, {}))
    with pytest.raises(DeckRefusal, match="a deck for Auction, not for Elements"):
        cards_in(VOICE, code, GAMES["elements"], games)
    with pytest.raises(DeckRefusal, match="which game"):
        cards_in(VOICE, "wood", None, games)
    with pytest.raises(DeckRefusal, match="too many"):
        cards_in(VOICE, "wood " * 201, AUCTION, games)
    with pytest.raises(DeckRefusal, match="too many"):
        cards_in(VOICE, write_code("auction", ("wood",) * 255), None, games)
    for empty in ("", write_code("auction", ())):
        with pytest.raises(DeckRefusal, match="no cards"):
            cards_in(VOICE, empty, AUCTION, games)
    with pytest.raises(UnreadableDeck, match="plastic"):
        cards_in(VOICE, "plastic", AUCTION, games)


def test_what_names_no_card_loses_nothing_else() -> None:
    games = [AUCTION]
    assert cards_in(VOICE, "wood wter, wood wter", AUCTION, games)[1] == ListedCards(("wood", "wood"), {"wter": 2}, {})
    many = " ".join(["wood", *(f"plastic{number}" for number in range(30))])
    with pytest.raises(UnreadableDeck, match="plastic0"):
        cards_in(VOICE, many, AUCTION, games)


def test_no_more_of_a_card_is_taken_than_a_deck_may_have() -> None:
    assert cards_in(VOICE, "wood " * 300, AUCTION, [AUCTION], cut=True)[1] == ListedCards(
        ("wood",) * 3, {}, {"wood": 300}
    )


def test_a_list_is_for_the_game_whose_cards_it_names() -> None:
    played = [game for game in engine.GAMES.values() if game.decks is not None]
    for game in played:
        (cards, *_) = decks_of(game).ready.values()
        listed = VOICE.deck_words(game).write_deck(cards)
        assert cards_in(VOICE, f"{listed}\nplastic", None, played) == (game, ListedCards(cards, {"plastic": 1}, {}))


def test_headings_are_no_cards() -> None:
    clash = engine.GAMES["elemental_clash"]
    assert VOICE.deck_words(clash).read_deck("Stones (17):\n2 Moon Pebble").unread == {}
