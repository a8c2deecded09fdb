"""Draws and takebacks as lines of the log: stored, loaded, verified, and raced for."""

import asyncio
from typing import Any

import pytest

import engine
from engine.realm_of_the_defenders.actions import Bid
from sessions import Lobbies, PositionChanged, Refusal, Table, TableOver, Tables
from sessions.log.lines import DRAW
from sessions.log.offers import Accept, Decline, Matter, Offer, StandingOffers, Word
from sessions.ratings.rules import FEWEST
from sessions.tables.offer_lines import offer_line
from sessions.tables.timekeeper import Timekeeper
from tests.sessions.doubles import ANN, BOB, CAT, DAN, GAMES, Another, Clock, NewerElements, play, seated


async def say(table: Table, user_id: int, matter: Matter, word: Word) -> None:
    await table.write_line(offer_line(table, user_id, matter, word))


async def act(table: Table) -> int:
    """Whoever is first to act does something; who that is."""
    seat = table.active[0]
    quiet = [action for action in table.legal(seat) if engine.to_json(action)["type"] not in ("yield", "knock")]
    await table.act(table.people[seat].user_id, quiet[0])
    return table.people[seat].user_id


async def anew(another: Another, table: Table, clock: Clock) -> Table:
    """The table as another process loads it."""
    found = await Tables(await another(), GAMES, clock).get(table.id)
    assert found is not None
    return found


def views(table: Table) -> list[Any]:
    return [table.view(viewer) for viewer in (None, 0, 1)]


async def test_a_draw_that_is_agreed_ends_the_game(lobbies: Lobbies, another: Another, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    await play(table, 3)
    await say(table, ANN, "draw", Offer())
    there = await anew(another, table, clock)
    assert there.unanswered_offers() == {"draw": [1]}
    await say(there, BOB, "draw", Accept())
    with pytest.raises((TableOver, PositionChanged)):
        await act(table)
    assert table.outcome == engine.Outcome((), None, DRAW)
    assert not table.active
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok, verdict
    assert (await anew(another, table, clock)).outcome == table.outcome


async def test_a_draw_goes_on_when_it_is_declined(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    await say(table, ANN, "draw", Offer())
    await say(table, BOB, "draw", Decline())
    assert table.unanswered_offers() == {}
    with pytest.raises(Refusal, match="no offer to answer"):
        await say(table, BOB, "draw", Accept())
    await act(table)


async def test_computers_agree_to_no_draw(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    table.people[1].level = "easy"
    with pytest.raises(Refusal, match="Computers"):
        await say(table, ANN, "draw", Offer())


async def test_an_action_is_taken_back(lobbies: Lobbies, another: Another, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    await act(table)
    before, steps = views(table), [table.step(seat) for seat in (0, 1)]
    actor = await act(table)
    other = BOB if actor == ANN else ANN
    await say(table, actor, "takeback", Offer())
    there = await anew(another, table, clock)
    await say(there, other, "takeback", Accept())
    seat = there.own_seat(actor)
    assert views(there) == before
    assert there.step(seat) > steps[seat] + 1  # no button of the time before is in time again
    assert views(await anew(another, table, clock)) == before
    await act(there)
    assert views(there) != before
    await play(there)
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok, verdict


async def test_the_same_action_can_be_played_after_it_was_taken_back(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    seat = table.active[0]
    legal = table.legal(seat)
    actor = await act(table)
    await say(table, actor, "takeback", Offer())
    await say(table, BOB if actor == ANN else ANN, "takeback", Accept())
    assert table.legal(seat) == legal
    assert await act(table) == actor


async def test_what_is_asked_back_is_the_last_action_and_reveals_nothing(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    with pytest.raises(Refusal, match="only until somebody else acts"):
        await say(table, ANN, "takeback", Offer())
    actor = await act(table)
    with pytest.raises(Refusal, match="only until somebody else acts"):
        await say(table, BOB if actor == ANN else ANN, "takeback", Offer())
    seat = table.active[0]
    yields = next(action for action in table.legal(seat) if engine.to_json(action)["type"] == "yield")
    await table.act(table.people[seat].user_id, yields)
    with pytest.raises(Refusal, match="showed you something, or chance had a part"):
        await say(table, table.people[seat].user_id, "takeback", Offer())
    assert table.standing_offers == StandingOffers(last=seat)


async def test_a_takeback_that_was_declined_is_not_asked_for_again(
    lobbies: Lobbies, another: Another, clock: Clock
) -> None:
    table = await seated(lobbies, ANN, BOB)
    actor = await act(table)
    await say(table, actor, "takeback", Offer())
    with pytest.raises(Refusal, match="waits for an answer"):
        await say(table, actor, "takeback", Offer())
    await say(table, BOB if actor == ANN else ANN, "takeback", Decline())
    there = await anew(another, table, clock)
    with pytest.raises(Refusal, match="already asked to take this action back"):
        await say(there, actor, "takeback", Offer())


async def test_of_an_action_and_an_agreement_exactly_one_wins(lobbies: Lobbies, another: Another, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    for _ in range(3):
        actor = await act(table)
        other = BOB if actor == ANN else ANN
        await say(table, actor, "takeback", Offer())
        number, there = table.number, await anew(another, table, clock)
        results = await asyncio.gather(
            say(there, other, "takeback", Accept()), act_of(table, other), return_exceptions=True
        )
        await table.play_unattended()
        errors = [result for result in results if isinstance(result, BaseException)]
        assert len(errors) == 1, results
        assert isinstance(errors[0], Refusal | engine.IllegalAction)
        fresh = await anew(another, table, clock)
        assert fresh.number == number + 1


async def act_of(table: Table, user_id: int) -> None:
    seat = table.own_seat(user_id)
    await table.act(user_id, table.legal(seat)[0])


async def test_two_who_answer_at_once_answer_once(lobbies: Lobbies, another: Another, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    await say(table, ANN, "draw", Offer())
    there = await anew(another, table, clock)
    results = await asyncio.gather(
        say(table, BOB, "draw", Accept()), say(there, BOB, "draw", Decline()), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1


async def test_all_others_agree_to_a_takeback(lobbies: Lobbies) -> None:
    """Whoever has bid in secret has learnt nothing; those who are still to bid are asked like the others."""
    table = await seated(lobbies, ANN, BOB, CAT, game="realm_of_the_defenders")
    before = views(table)
    await table.act(ANN, next(action for action in table.legal(0) if isinstance(action, Bid)))
    await say(table, ANN, "takeback", Offer())
    await say(table, CAT, "takeback", Accept())
    assert table.unanswered_offers() == {"takeback": [1]}
    assert views(table) != before
    await say(table, BOB, "takeback", Accept())
    assert views(table) == before


async def test_of_an_agreement_and_the_deadline_exactly_one_wins(
    lobbies: Lobbies, another: Another, clock: Clock
) -> None:
    for _ in range(4):
        table = await seated(lobbies, ANN, BOB, pace="live")
        while min(table.step(seat) for seat in range(2)) < FEWEST:  # else the clock would end it for nobody
            (seat,) = table.active
            await table.act(table.people[seat].user_id, table.legal(seat)[0])
        late = table.active[0]
        await say(table, table.people[1 - late].user_id, "draw", Offer())
        await table.store_notes(shown=table.number)
        elsewhere = Tables(await another(), GAMES, clock)
        there = await elsewhere.get(table.id)
        assert there is not None
        clock.advance(180)
        agreed, _ = await asyncio.gather(
            say(table, table.people[late].user_id, "draw", Accept()),
            Timekeeper(elsewhere).check_clocks(there, clock()),
            return_exceptions=True,
        )
        fresh = await anew(another, table, clock)
        assert fresh.outcome is not None
        assert fresh.unanswered_offers() == {}
        assert fresh.outcome.winners == (() if agreed is None else (1 - late,))
        assert agreed is None or isinstance(agreed, TableOver)


async def test_all_who_are_left_agree_to_a_draw(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, game="auction")
    await say(table, BOB, "draw", Offer())
    await say(table, ANN, "draw", Accept())
    assert table.unanswered_offers() == {"draw": [2]}
    await say(table, CAT, "draw", Accept())
    assert table.outcome is not None


async def test_who_has_agreed_is_asked_again_when_the_others_have_left(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB, CAT, DAN, game="realm_of_the_defenders")
    await say(table, ANN, "draw", Offer())
    await say(table, BOB, "draw", Accept())
    await table.act(CAT, engine.Resign())
    assert table.unanswered_offers() == {"draw": [3]}
    with pytest.raises(Refusal, match="already agreed"):
        await say(table, BOB, "draw", Accept())
    await table.act(DAN, engine.Resign())
    assert table.unanswered_offers() == {"draw": [1]}
    await say(table, BOB, "draw", Accept())
    assert table.outcome is not None
    assert table.outcome.reason == DRAW
    verdict = await lobbies.tables.verify_table(table.id)
    assert verdict is not None
    assert verdict.ok, verdict


async def test_other_rules_take_no_offer_over(lobbies: Lobbies, another: Another, clock: Clock) -> None:
    table = await seated(lobbies, ANN, BOB)
    actor = await act(table)
    await say(table, ANN, "draw", Offer())
    newer = await Tables(await another(), {"elements": NewerElements()}, clock).get(table.id)
    assert newer is not None
    assert newer.unanswered_offers() == {}
    with pytest.raises(Refusal):
        await say(newer, actor, "takeback", Offer())
    again = await Tables(await another(), {"elements": NewerElements()}, clock).get(table.id)
    assert again is not None
    assert again.standing_offers == newer.standing_offers == StandingOffers()
