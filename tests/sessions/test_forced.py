"""Answers that everybody can see are the only ones: given at once, as the seat's own, unless somebody objects."""

from dataclasses import replace
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

import engine
from engine.elements.actions import Play
from sessions import Level, Lobbies, Refusal, Store, StoreUnavailable, Table, Tables
from sessions.log.lines import ACTION, FORCED, Course
from sessions.log.offers import Offer
from sessions.store.tables import TableRows
from sessions.tables.forced import ForcedAction, next_forced
from sessions.tables.offer_lines import offer_line
from sessions.tables.wishes import FIRST_GAMES, TablePreferences
from sessions.time.wall_clock import Clock
from tests.sessions.doubles import ANN, BOB, invitation, person, seated


def only_one(table: Table, monkeypatch: pytest.MonkeyPatch, *, seat: int = 1, most: int = 1) -> None:
    """Let the first legal action of a seat be its only one in everybody's eyes, so many times."""
    left = [most]

    def forced(state: Any, asked: int) -> Any:
        if asked != seat or asked not in state.active or not left[0]:
            return None
        left[0] -= 1
        return state.legal(asked)[0]

    monkeypatch.setattr(type(table._course.state), "_forced", forced)


async def until_the_other_is_next(table: Table) -> None:
    while table.active == (1,):
        await table.act(BOB, table.legal(1)[0])


async def test_the_only_answer_is_given_in_the_same_breath(lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seated(lobbies, ANN, BOB, answers_itself=True)
    await until_the_other_is_next(table)
    number, steps = table.number, table.step(1)
    only_one(table, monkeypatch)
    events = await table.act(ANN, table.legal(0)[0])
    assert table.number == number + 2
    assert table.step(1) == steps + 1
    assert len(events) >= 2
    record = await table_log(lobbies, table)
    assert [line.seat for line in record.actions][-2:] == [0, 1]


async def test_a_forced_answer_that_can_not_be_is_no_refusal_of_what_came_before(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A mistake of a game: whoever has acted is told what is stored, and the log tells of the mistake."""
    table = await seated(lobbies, ANN, BOB, answers_itself=True)
    await until_the_other_is_next(table)
    number = table.number
    impossible = Play(cast(Any, 99))
    monkeypatch.setattr(type(table._course.state), "_forced", lambda _state, seat: impossible if seat == 1 else None)
    with capture_logs() as logged:
        events = await table.act(ANN, table.legal(0)[0])
    assert (table.number, len(events)) == (number + 1, 1)
    assert [(line["event"], line["log_level"]) for line in logged] == [("forced action fails", "error")]


async def test_that_it_was_given_by_itself_is_stored_and_read_again(
    lobbies: Lobbies, store: Store, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(lobbies, ANN, BOB, answers_itself=True)
    await until_the_other_is_next(table)
    only_one(table, monkeypatch)
    await table.act(ANN, table.legal(0)[0])
    again = await Tables(store, lobbies.tables.games, clock).get(table.id)
    assert again is not None
    for one in (table, again):
        assert [(line.kind, line.seat) for line, _ in one.lines][-2:] == [(ACTION, 0), (FORCED, 1)]
    assert {line.kind for line in (await table_log(lobbies, table)).actions} == {ACTION}


@pytest.mark.parametrize(("answers_itself", "played"), [(True, 1), (False, 0)])
async def test_what_is_forced_at_the_very_beginning_is_played_with_the_deal(
    lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch, answers_itself: bool, played: int
) -> None:
    earlier = await seated(lobbies, ANN, BOB)
    first = [True]

    def forced(state: Any, asked: int) -> Any:
        if asked not in state.active or not first:
            return None
        first.clear()
        return state.legal(asked)[0]

    monkeypatch.setattr(type(earlier._course.state), "_forced", forced)
    table = await seated(lobbies, ANN, BOB, answers_itself=answers_itself)
    assert table.number == table.step(0) + table.step(1) == played


async def test_who_wants_to_answer_is_left_to_it(lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seated(lobbies, ANN, BOB, answers_itself=True)
    await lobbies.tables.people.change(BOB, answers_itself=False)
    await until_the_other_is_next(table)
    number = table.number
    only_one(table, monkeypatch)
    await table.act(ANN, table.legal(0)[0])
    assert table.number == number + 1


async def test_what_was_the_only_answer_is_not_taken_back(lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would be given again at once."""
    table = await seated(lobbies, ANN, BOB, answers_itself=True)
    await until_the_other_is_next(table)
    only_one(table, monkeypatch, most=2)
    await table.act(ANN, table.legal(0)[0])
    number = table.number
    with pytest.raises(Refusal, match="nothing else"):
        await table.write_line(offer_line(table, BOB, "takeback", Offer()))
    with pytest.raises(Refusal, match="only until somebody else acts"):
        await table.write_line(offer_line(table, ANN, "takeback", Offer()))
    assert table.number == number


async def test_a_computer_answers_at_once(lobbies: Lobbies, monkeypatch: pytest.MonkeyPatch) -> None:
    lobby = await lobbies.open(invitation(ANN, computers=["easy"]))
    table = await lobbies.begin(lobby.id, ANN, 77)
    while table.active == (1,):
        await table.act_as(1, table.legal(1)[0], table.number)
    number = table.number
    only_one(table, monkeypatch)
    await table.act(ANN, table.legal(0)[0])
    assert table.number == number + 2


@pytest.mark.parametrize("computers", [True, False])
async def test_a_pass_that_is_the_only_choice_is_asked_for_only_where_a_person_could_learn_by_it(
    lobbies: Lobbies, computers: bool
) -> None:
    """15 Courage, no Queen, and a computer strikes back: whether one is held is nobody's business but a person's."""
    position = {
        "seats": [
            {"defenders": ["9S"], "power": ["10C"], "courage": ["KH"], "hand": ["2D"], "deck": ["QS"]},
            {"defenders": ["8S"], "power": ["9C"]},
        ]
    }
    game = engine.GAMES["realm_of_the_defenders"]
    one = invitation(ANN, game.id, games=engine.GAMES, seats=2, computers=["easy"] if computers else [])
    lobby = await lobbies.open(one)
    if not computers:
        await lobbies.join(lobby.id, person(BOB))
    table = await lobbies.begin(lobby.id, ANN, 77)
    table._course = table._course._replace(state=game.new(2, "", {"position": position}))
    await table.act(ANN, next(action for action in table.legal(0) if engine.type_of(action) == "attack"))
    strike = next(action for action in table.legal(1) if engine.type_of(action) == "retaliate")
    await (table.act_as(1, strike, table.number) if computers else table.act(BOB, strike))
    last = [(line.kind, line.seat) for line, _ in table.lines][-1]
    assert last == ((FORCED, 0) if computers else (ACTION, 1))
    assert cast(Any, table.see(0)).step == ("main" if computers else "queen")


async def has_played(store: Store, clock: Clock, game: str, *, times: int) -> None:
    """Let somebody finish so many games against a computer."""
    lobbies = Lobbies(store, Tables(store, engine.GAMES, clock), clock)
    for _ in range(times):
        lobby = await lobbies.open(invitation(ANN, game, games=engine.GAMES, computers=["easy"]))
        await (await lobbies.begin(lobby.id, ANN, 77)).act(ANN, engine.Resign())


@pytest.mark.parametrize(
    ("games", "phase", "ended"),
    [
        (0, "main1", False),
        (FIRST_GAMES - 1, "main1", False),
        (FIRST_GAMES, "main1", True),
        (FIRST_GAMES, "main2", False),
    ],
)
async def test_a_turn_ends_by_itself_only_for_those_who_have_seen_turns_end_and_never_after_a_fight(
    lobbies: Lobbies, store: Store, clock: Clock, games: int, phase: str, ended: bool
) -> None:
    """The next one looks alike: whoever is new would believe that they have lost a turn, and nobody would see what
    their fight has come to."""
    game = engine.GAMES["elemental_clash"]
    await has_played(store, clock, game.id, times=games)
    mine = {"deck": ["venus*9"], "piles": [{"stones": ["venus"], "card": "loamling"}], "hand": ["boughmother"]}
    position = {"seats": [mine, {"deck": ["mars*9"]}], "phase": phase, "stones": 0, "turn": 13}
    state = game.new(2, "alone", {"position": position})
    people = (person(ANN), replace(person(BOB), level="easy"))
    await lobbies.tables.people.change(ANN, answers_itself=True)
    wishes = TablePreferences(people, lobbies.tables.people, store, 99, game.id)
    end = state.unasked(engine.Seat(0))
    assert end is not None
    assert engine.type_of(end) in game.ends_turns
    found = await next_forced(Course(game, state), people, wishes)
    assert found == (ForcedAction(engine.Seat(0), end, FORCED) if ended else None)


@pytest.mark.parametrize("level", ["easy", None])
async def test_against_computers_nobody_is_asked_only_so_that_nobody_learns_what_they_hold(
    lobbies: Lobbies, store: Store, clock: Clock, level: Level | None
) -> None:
    """Neither for a Flash spell that they don't hold, nor for the end of a turn in which nothing can be played."""
    game = engine.GAMES["elemental_clash"]
    await has_played(store, clock, game.id, times=FIRST_GAMES)
    mine = {"hand": ["boughmother"], "atk": {"1": "loamling"}, "piles": [{"stones": ["venus"]}]}
    theirs = {"orders": [], "def": {"1": "quarry_golem"}}
    both = [{"deck": ["venus*9"], **mine}, {"deck": ["mars*9"], **theirs}]
    state = game.new(2, "alone", {"position": {"seats": both, "phase": "main1", "stones": 0}})
    people = (person(ANN), replace(person(BOB), level=level))
    wishes = TablePreferences(people, lobbies.tables.people, store, 99, game.id)
    for user_id in (ANN, BOB):
        await lobbies.tables.people.change(user_id, answers_itself=True)
    await lobbies.tables.people.keep_orders(ANN, game.id, game.standing_orders["always"])
    played: list[tuple[int, str]] = []
    for wanted in ("combat", "attack", "done"):
        seat = state.active[0]
        state.play(seat, next(one for one in state.legal(seat) if engine.type_of(one) == wanted))
        while (found := await next_forced(Course(game, state), people, wishes)) is not None and len(played) < 9:
            played.append((found.seat, engine.type_of(found.action)))
            state.play(engine.Seat(found.seat), found.action)
    assert played == ([(0, "pass")] if level else []), "what a fight has come to is looked at before a turn ends"


async def test_what_was_played_stands_though_the_answer_can_not_be_stored(
    lobbies: Lobbies, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(lobbies, ANN, BOB, answers_itself=True)
    await until_the_other_is_next(table)
    number = table.number
    only_one(table, monkeypatch)
    append, calls = store.append, []

    async def once(row: Any, **more: Any) -> None:
        calls.append(row)
        if len(calls) > 1:
            raise StoreUnavailable("The disk is full.")
        await append(row, **more)

    monkeypatch.setattr(store, "append", once)
    await table.act(ANN, table.legal(0)[0])
    assert table.number == number + 1
    monkeypatch.setattr(store, "append", append)
    await table.act(BOB, table.legal(1)[0])
    assert table.number == number + 2


async def table_log(lobbies: Lobbies, table: Table) -> Any:
    return await TableRows(lobbies.tables.store).read_record(table.id)
