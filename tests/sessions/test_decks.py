"""Decks that people keep and build, share codes, and the decks of the people in a lobby."""

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

import engine
from sessions import (
    ChosenDeck,
    DeckRefusal,
    DeckRepository,
    DeckUnplayable,
    Invitation,
    Lobbies,
    LobbyRefusal,
    Person,
    Store,
    StoredDeck,
    Tables,
)
from sessions.decks.repository import LONGEST_NAME, MOST_CARDS, MOST_DECKS, MOST_STEPS
from sessions.refusals import in_english
from sessions.seating.chosen_decks import encoded_deck
from sessions.seating.opening import rematch_invitation
from tests.sessions.doubles import ANN, BOB, CAT, PLACE, Another, Bid, Clock, invitation, person
from tests.support.deck_game import DeckAuction, DeckElements, DryAuction, StricterAuction

AUCTION = DeckAuction()
GAMES: Mapping[str, engine.Game] = {"auction": AUCTION, "elements": DeckElements()}
RUSH = ("wood", "wood", "fire", "fire", "metal")
STANDARD = ("wood", "fire", "earth", "metal")
FLOOD = ("water", "water", "water", "wood")
BAD = ("yin_yang", "yin_yang", "yin_yang")


@pytest.fixture
def decks(store: Store, clock: Clock) -> DeckRepository:
    return DeckRepository(store, GAMES, clock)


@pytest.fixture
def tables(store: Store, clock: Clock) -> Tables:
    return Tables(store, GAMES, clock)


def names(decks: list[StoredDeck]) -> list[str]:
    return [deck.name for deck in decks]


# Keeping


async def test_decks_are_kept_by_person_and_game(decks: DeckRepository) -> None:
    rush = await decks.save(ANN, "auction", "Rush", RUSH)
    await decks.save(ANN, "auction", "a flood", FLOOD)
    await decks.save(ANN, "elements", "rush", FLOOD)
    await decks.save(BOB, "auction", "RUSH", FLOOD)
    assert names(await decks.decks_of_person(ANN)) == ["a flood", "Rush", "rush"]
    assert names(await decks.decks_of_person(ANN, "auction")) == ["a flood", "Rush"]
    assert (rush.game, rush.cards, rush.gone) == (AUCTION, RUSH, ())
    assert await decks.deck_by_number(ANN, rush.id) == rush
    assert await decks.deck_by_number(BOB, rush.id) is None
    assert await decks.decks_of_person(CAT) == []


async def test_names_are_unique_without_regard_to_capitals(decks: DeckRepository) -> None:
    rush = await decks.save(ANN, "auction", "  Ärger \n& Eis ", RUSH)
    assert rush.name == "Ärger & Eis"
    with pytest.raises(DeckRefusal, match="called “ärger & EIS”"):
        await decks.save(ANN, "auction", "ärger & EIS", FLOOD)
    other = await decks.save(ANN, "auction", "Other", FLOOD)
    with pytest.raises(DeckRefusal, match="already"):
        await decks.rename(ANN, other.id, "ärger & eis")
    assert await decks.rename(ANN, rush.id, "ÄRGER & EIS") == "ÄRGER & EIS"
    assert names(await decks.decks_of_person(ANN)) == ["Other", "ÄRGER & EIS"]


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\n", "x" * (LONGEST_NAME + 1)])
async def test_names_that_are_none(decks: DeckRepository, name: str) -> None:
    with pytest.raises(DeckRefusal, match="name"):
        await decks.save(ANN, "auction", name, RUSH)
    assert await decks.decks_of_person(ANN) == []


async def test_there_are_limits(decks: DeckRepository) -> None:
    for cards in ((), ("wood",) * (MOST_CARDS + 1)):
        with pytest.raises(DeckRefusal, match="cards"):
            await decks.save(ANN, "auction", "Odd", cards)
    for number in range(MOST_DECKS):
        await decks.save(ANN, "auction", str(number), RUSH)
    with pytest.raises(DeckRefusal, match="25 decks for Auction"):
        await decks.save(ANN, "auction", "One more", RUSH)
    await decks.save(ANN, "elements", "One more", RUSH)
    await decks.save(BOB, "auction", "One more", RUSH)


async def test_saving_again_replaces_only_what_was_meant(decks: DeckRepository) -> None:
    rush = await decks.save(ANN, "auction", "Rush", RUSH)
    again = await decks.save(ANN, "auction", "RUSH", FLOOD, replaces=rush.id)
    assert (again.id, again.name, again.cards) == (rush.id, "RUSH", FLOOD)
    other = await decks.save(ANN, "auction", "Other", RUSH, replaces=rush.id)
    assert other.id != rush.id
    assert names(await decks.decks_of_person(ANN)) == ["Other", "RUSH"]


async def test_nobody_changes_anothers_deck(decks: DeckRepository) -> None:
    rush = await decks.save(ANN, "auction", "Rush", RUSH)
    for attempt in (decks.rename(BOB, rush.id, "Mine"), decks.delete(BOB, rush.id)):
        with pytest.raises(DeckRefusal, match="no longer exists"):
            await attempt
    await decks.save(BOB, "auction", "Rush", FLOOD, replaces=rush.id)
    assert [deck.cards for deck in await decks.decks_of_person(ANN)] == [RUSH]
    await decks.delete(ANN, rush.id)
    with pytest.raises(DeckRefusal, match="no longer exists"):
        await decks.delete(ANN, rush.id)


async def test_two_processes_save_the_same_name(another: Another, decks: DeckRepository) -> None:
    elsewhere = DeckRepository(await another(), GAMES)
    answers = await asyncio.gather(
        decks.save(ANN, "auction", "Rush", RUSH), elsewhere.save(ANN, "auction", "rush", FLOOD), return_exceptions=True
    )
    assert sum(isinstance(answer, StoredDeck) for answer in answers) == 1
    assert len(await decks.decks_of_person(ANN)) == 1


async def test_cards_that_are_gone_are_objections(decks: DeckRepository, store: Store) -> None:
    flood = await decks.save(ANN, "auction", "Flood", FLOOD)
    await decks.begin_draft(ANN, "auction", FLOOD, flood.id)
    (deck,) = await DeckRepository(store, {"auction": DryAuction()}).decks_of_person(ANN)
    assert (deck.cards, deck.gone) == (("wood",), ("water", "water", "water"))
    assert in_english(deck.objections({})[0]) == "It held 3 cards that no longer exist."
    draft = await DeckRepository(store, {"auction": DryAuction()}).draft(ANN, "auction")
    assert draft is not None
    assert draft.cards == ("wood",)
    assert await DeckRepository(store, {}).decks_of_person(ANN) == []


# Building


async def test_a_draft_is_built_step_by_step(decks: DeckRepository) -> None:
    draft = await decks.begin_draft(ANN, "auction")
    assert (draft.game, draft.cards, draft.name, draft.changed) == (AUCTION, (), None, False)
    await decks.set_count(ANN, "auction", ["metal"], 2)
    await decks.add_copies(ANN, "auction", ["wood"], 1)
    assert (await decks.add_copies(ANN, "auction", ["metal"], -1)).cards == ("wood", "metal")
    assert (await decks.set_count(ANN, "auction", ["fire"], 99)).cards == ("wood", "fire", "fire", "fire", "metal")
    assert (await decks.add_copies(ANN, "auction", ["earth"], -1)).cards == ("wood", "fire", "fire", "fire", "metal")
    undone = [await decks.undo(ANN, "auction") for _ in range(6)]
    assert [draft.cards for draft in undone] == [
        ("wood", "metal"), ("wood", "metal", "metal"), ("metal", "metal"), (), (), (),
    ]  # fmt: skip
    assert [draft.changed for draft in undone] == [True, True, True, False, False, False]
    with pytest.raises(DeckRefusal, match="no longer exists"):
        await decks.add_copies(ANN, "auction", ["plastic"], 1)


async def test_steps_beyond_the_last_fifty_are_kept(decks: DeckRepository) -> None:
    await decks.begin_draft(ANN, "auction", ("wood",))
    for number in range(MOST_STEPS + 2):
        await decks.set_count(ANN, "auction", ["fire"], 1 + number % 2)
    for _ in range(MOST_STEPS):
        last = await decks.undo(ANN, "auction")
    assert (last.changed, last.cards) == (False, ("wood", "fire", "fire"))


async def test_a_draft_is_one_persons_for_one_game(decks: DeckRepository) -> None:
    await decks.begin_draft(ANN, "auction", RUSH)
    assert await decks.draft(BOB, "auction") is None
    assert await decks.draft(ANN, "elements") is None
    with pytest.raises(DeckRefusal, match="no longer building a deck"):
        await decks.add_copies(BOB, "auction", ["wood"], 1)
    await decks.drop_draft(BOB, "auction")
    assert await decks.draft(ANN, "auction") is not None
    await decks.drop_draft(ANN, "auction")
    with pytest.raises(DeckRefusal, match="no longer building a deck"):
        await decks.save_draft(ANN, "auction", "Late")


async def test_a_draft_is_saved_over_its_deck_or_beside_it(decks: DeckRepository) -> None:
    rush = await decks.save(ANN, "auction", "Rush", RUSH)
    draft = await decks.begin_draft(ANN, "auction", RUSH, rush.id)
    assert draft.name == "Rush"
    await decks.add_copies(ANN, "auction", ["earth"], 1)
    saved = await decks.save_draft(ANN, "auction", "rush")
    assert (saved.id, saved.name, len(saved.cards)) == (rush.id, "rush", 6)
    assert await decks.draft(ANN, "auction") is None

    await decks.begin_draft(ANN, "auction", RUSH, rush.id)
    await decks.save_draft(ANN, "auction", "Beside")
    assert names(await decks.decks_of_person(ANN)) == ["Beside", "rush"]

    await decks.begin_draft(ANN, "auction", RUSH, rush.id)
    with pytest.raises(DeckRefusal, match="already"):
        await decks.save_draft(ANN, "auction", "beside")
    await decks.delete(ANN, rush.id)
    draft_left = await decks.draft(ANN, "auction")
    assert draft_left is not None
    assert (draft_left.name, draft_left.deck_id) == (None, None)


async def test_what_is_added_while_a_draft_is_saved_is_in_the_deck_or_refused(decks: DeckRepository) -> None:
    for number in range(5):
        await decks.begin_draft(ANN, "auction", RUSH)
        saved, added, again = await asyncio.gather(
            decks.save_draft(ANN, "auction", f"Deck {number}"),
            decks.add_copies(ANN, "auction", ["earth"], 1),
            decks.save_draft(ANN, "auction", f"Again {number}"),
            return_exceptions=True,
        )
        assert isinstance(saved, StoredDeck)
        assert isinstance(added, DeckRefusal) or "earth" in saved.cards
        assert isinstance(again, DeckRefusal)


async def test_a_draft_outlives_its_process(another: Another, decks: DeckRepository) -> None:
    await decks.begin_draft(ANN, "auction", RUSH)
    await decks.add_copies(ANN, "auction", ["earth"], 1)
    elsewhere = DeckRepository(await another(), GAMES)
    assert await elsewhere.draft(ANN, "auction") == await decks.draft(ANN, "auction")
    both = await asyncio.gather(
        decks.add_copies(ANN, "auction", ["water"], 1), elsewhere.add_copies(ANN, "auction", ["water"], 1)
    )
    assert sorted(draft.cards.count("water") for draft in both) == [1, 2]


# In the lobby


def chosen(name: str, cards: tuple[str, ...]) -> ChosenDeck:
    return ChosenDeck(name, cards)


def auction(lobbies: Lobbies, host: Person, **more: Any) -> Invitation:
    """A lobby for the auction of these tests, which has decks."""
    return invitation(host, "auction", games=lobbies.tables.games, **more)


async def opened(lobbies: Lobbies, host: int = ANN, **more: Any) -> int:
    return (await lobbies.open(auction(lobbies, person(host), **more))).id


async def test_the_decks_reach_the_table_by_seat(lobbies: Lobbies, store: Store) -> None:
    lobby_id = await opened(lobbies, seats=3)
    await lobbies.choose_deck(lobby_id, ANN, chosen("Rush", RUSH))
    await lobbies.join(lobby_id, person(BOB))
    guest = person(CAT)
    guest.deck = encoded_deck(chosen("Flood", FLOOD))
    lobby = await lobbies.join(lobby_id, guest)
    assert lobby.deck_of(ANN) == chosen("Rush", RUSH)
    assert lobby.deck_of(BOB) is None
    assert lobby.with_unplayable_decks() == []
    assert "wood" not in repr(lobby)

    table = await lobbies.begin(lobby_id)
    assert table.options == {"decks": [list(RUSH), list(STANDARD), list(FLOOD)]}
    begun = await lobbies.get(lobby_id)
    assert begun is not None
    assert begun.options == {}
    for user in (ANN, BOB, CAT):
        await table.act(user, Bid(1))
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok


async def test_the_default_needs_no_choice(lobbies: Lobbies) -> None:
    lobby_id = await opened(lobbies, seats=2)
    await lobbies.choose_deck(lobby_id, ANN, chosen("Rush", RUSH))
    await lobbies.choose_deck(lobby_id, ANN, None)
    await lobbies.join(lobby_id, person(BOB))
    dealt = {"decks": [list(STANDARD), ["wood", "water", "water", "water"]]}
    assert (await lobbies.begin(lobby_id)).options == dealt


async def test_an_illegal_deck_is_refused_with_its_reasons(lobbies: Lobbies) -> None:
    lobby_id = await opened(lobbies)
    with pytest.raises(LobbyRefusal, match=r"“Bad” can't be played.*27 of 20 points.*3 of at least 4 cards"):
        await lobbies.choose_deck(lobby_id, ANN, chosen("Bad", BAD))
    with pytest.raises(LobbyRefusal, match="not joined"):
        await lobbies.choose_deck(lobby_id, BOB, chosen("Rush", RUSH))
    guest = person(BOB)
    guest.deck = encoded_deck(chosen("Bad", BAD))
    with pytest.raises(LobbyRefusal, match="27 of 20"):
        await lobbies.join(lobby_id, guest)
    host = person(ANN)
    host.deck = guest.deck
    with pytest.raises(LobbyRefusal, match="27 of 20"):
        await lobbies.open(auction(lobbies, host))
    with pytest.raises(LobbyRefusal, match="own deck"):
        await lobbies.open(auction(lobbies, person(ANN), options={"decks": [None, None]}))


async def test_a_deck_that_became_illegal_keeps_the_game_from_beginning(
    lobbies: Lobbies, store: Store, clock: Clock
) -> None:
    lobby_id = await opened(lobbies, seats=2)
    await lobbies.join(lobby_id, person(BOB))
    await lobbies.choose_deck(lobby_id, BOB, chosen("Flood", FLOOD))
    games = {"auction": StricterAuction()}
    updated = Lobbies(store, Tables(store, games, clock), clock)

    with pytest.raises(DeckUnplayable) as refusal:
        await updated.begin(lobby_id)
    assert "Flood" not in str(refusal.value)
    assert "ater" not in str(refusal.value)
    assert refusal.value.as_read_by(ANN) is refusal.value
    assert refusal.value.as_read_by(BOB).message.endswith("Water is not allowed any more.")
    waiting = await updated.get(lobby_id)
    assert waiting is not None
    assert [each.name for each in waiting.with_unplayable_decks()] == ["Bob"]
    assert await updated.begin_full() == []

    await updated.choose_deck(lobby_id, BOB, chosen("Rush", RUSH))
    assert [table.options for table in await updated.begin_full()] == [{"decks": [None, list(RUSH)]}]


async def test_cards_that_are_gone_keep_the_game_from_beginning(lobbies: Lobbies, store: Store) -> None:
    lobby_id = await opened(lobbies, seats=2)
    await lobbies.choose_deck(lobby_id, ANN, chosen("Flood", FLOOD))
    await lobbies.join(lobby_id, person(BOB))
    with pytest.raises(DeckUnplayable) as refusal:
        await Lobbies(store, Tables(store, {"auction": DryAuction()})).begin(lobby_id)
    assert "There is no longer a card “water”." in refusal.value.as_read_by(ANN).message


async def test_a_rematch_keeps_the_decks_of_the_people(lobbies: Lobbies) -> None:
    lobby_id = await opened(lobbies, seats=2)
    await lobbies.choose_deck(lobby_id, ANN, chosen("Rush", RUSH))
    await lobbies.join(lobby_id, person(BOB))
    table = await lobbies.begin(lobby_id)
    for user in (ANN, BOB):
        await table.act(user, Bid(1))
    again = await lobbies.open(rematch_invitation(table, person(BOB), PLACE))
    joined = await lobbies.join(again.id, person(ANN))
    assert (joined.deck_of(ANN), joined.deck_of(BOB)) == (chosen("Rush", RUSH), None)
    second = await lobbies.begin(again.id)
    assert second.names == ("Bob", "Ann")
    assert second.options == {"decks": [list(STANDARD), list(RUSH)]}

    for user in (ANN, BOB):
        await second.act(user, Bid(1))
    third = await lobbies.open(rematch_invitation(second, person(ANN), PLACE))
    guest = person(BOB)
    guest.deck = encoded_deck(chosen("Flood", FLOOD))
    await lobbies.join(third.id, guest)
    assert (await lobbies.begin(third.id)).options == {"decks": [list(RUSH), list(FLOOD)]}


async def test_only_those_who_may_come_may_choose(lobbies: Lobbies) -> None:
    lobby_id = await opened(lobbies, invited_id=BOB, seats=2)
    await lobbies.check_welcome(lobby_id, ANN)
    await lobbies.check_welcome(lobby_id, BOB)
    with pytest.raises(LobbyRefusal, match="somebody else"):
        await lobbies.check_welcome(lobby_id, CAT)
    await lobbies.cancel(lobby_id, ANN)
    with pytest.raises(LobbyRefusal, match="cancelled"):
        await lobbies.check_welcome(lobby_id, BOB)
