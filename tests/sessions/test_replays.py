"""Replays: what everybody saw at each step of a log, whichever rules began it."""

from collections.abc import Mapping, Sequence

import msgspec
import pytest

import engine
from engine.realm_of_the_defenders.actions import Bid, Done
from sessions import Lobbies, Store, Table, Tables
from sessions.log.lines import ACTION, TAKEBACK, Line
from sessions.log.offers import Accept, Decline, Offer
from sessions.records.replays import EVERY, EVERYBODY, Replay, Replays, allowed_viewers, may_know
from sessions.store.rows import ActionRow, Record
from sessions.store.tables import TableRows
from tests.sessions.doubles import ANN, BOB, CAT, GAMES, Clock, NewerElements, play, seated
from tests.sessions.test_offer_lines import act, say
from tests.support.every import every_setting
from tests.support.records import walked
from tests.support.rules import Setting, viewers

MOST = 60


def states(game: engine.Game, record: Record) -> list[engine.State[engine.Action]]:
    """The states of a game that was only played, from the beginning on."""
    state = game.new(len(record.joins), record.seed or "", msgspec.json.decode(record.options))
    found = [state]
    for row in record.actions:
        state = state.copy()
        state.play(engine.Seat(row.seat), game.action(msgspec.json.decode(row.action)))
        found.append(state)
    return found


@every_setting
def test_every_step_is_what_its_viewer_saw_then(setting: Setting) -> None:
    record = walked(setting, "steps", MOST)
    replay, then = Replay(record), states(setting.game, record)
    for viewer in viewers(setting.seats):
        shown = [replay.line_of(viewer, step) for step in range(replay.last_step(viewer) + 1)]
        assert shown[0] == 0
        for step in range(replay.last_step(viewer), -1, -1):
            state = then[replay.line_of(viewer, step)]
            assert replay.view_after(viewer, step) == state.see(viewer)
            assert replay.active_seats(viewer, step) == state.active
            if viewer is not None:
                assert replay.legal(viewer, step, viewer) == state.legal(viewer)


@every_setting
def test_every_line_that_shows_a_viewer_something_is_a_step_and_no_other(setting: Setting) -> None:
    record = walked(setting, "news", MOST)
    replay, then = Replay(record), states(setting.game, record)
    for viewer in viewers(setting.seats):
        steps = {replay.line_of(viewer, step) for step in range(1, replay.last_step(viewer) + 1)}
        for row in record.actions:
            events = setting.game.read_events(row.events.encode())
            told = any(may_know(viewer, event) for event in events)
            new = then[row.number].see(viewer) != then[row.number - 1].see(viewer)
            assert (row.number in steps) == (told or new)
        events = [
            event
            for step in range(replay.last_step(viewer) + 1)
            for _, all_ in replay.visible_lines(viewer, step)
            for event in all_
        ]
        assert all(may_know(viewer, event) for event in events)


@every_setting
def test_a_game_has_rounds_to_jump_to(setting: Setting) -> None:
    replay = Replay(walked(setting, "chapters"))
    for viewer in viewers(setting.seats):
        chapters = replay.chapters(viewer)
        view = replay.view_after(viewer, 0)
        assert chapters or not hasattr(view, view.counts)  # a short game may count neither rounds nor turns
        for chapter in chapters:
            assert replay.view_after(viewer, chapter.step).chapter == chapter.number
        assert [chapter.number for chapter in chapters] == sorted({chapter.number for chapter in chapters})


def bidding(cards: Sequence[str]) -> Record:
    """A game of Realm in which the first seat has bid these cards and has not closed its bid yet."""
    game = engine.GAMES["realm_of_the_defenders"]
    state = game.new(2, "bids", {})
    rows: list[ActionRow] = []
    for card in cards:
        action = next(each for each in state.legal(engine.Seat(0)) if isinstance(each, Bid) and each.card == card)
        events = [engine.to_json(event) for event in state.play(engine.Seat(0), action)]
        stored, said = (msgspec.json.encode(value).decode() for value in (action, events))
        rows.append(ActionRow(len(rows) + 1, 0, stored, said, game.version, 0.0))
    record = walked(Setting(game, 2, {}), "bids", 0)
    return record._replace(actions=tuple(rows))


def test_how_often_somebody_decides_in_secret_makes_no_steps_for_others() -> None:
    game = engine.GAMES["realm_of_the_defenders"]
    hand = [each.card for each in game.new(2, "bids", {}).legal(engine.Seat(0)) if isinstance(each, Bid)]
    assert not any(isinstance(each, Done) for each in hand)
    few, many = Replay(bidding(hand[:1])), Replay(bidding(hand[:3]))
    for viewer in (None, 1):
        assert few.last_step(viewer) == many.last_step(viewer) == 0
    assert (few.last_step(0), many.last_step(0)) == (1, 3)


def test_a_long_game_keeps_few_states() -> None:
    clash = Setting(engine.GAMES["elemental_clash"], 2, {})
    record = walked(clash, "long")
    replay = Replay(record)
    assert len(record.actions) > 200
    assert len(replay._kept) <= len(record.actions) // EVERY + 1


# Tables

Games = Mapping[str, engine.Game]


async def record_of(store: Store, table: Table) -> Record:
    found = await TableRows(store).read_record(table.id)
    assert found is not None
    return found


async def test_a_running_table_goes_on(lobbies: Lobbies) -> None:
    replays = Replays(lobbies.tables)
    table = await seated(lobbies, ANN, BOB)
    for count in (0, 3, 2):
        await play(table, count)
        replay = await replays.replay_of(table)
        assert replay.number == table.number
        assert replay.view_after(0, replay.last_step(0)) == table.see(0)
        assert await replays.replay_of(table) is replay


async def test_until_the_end_a_player_sees_with_their_own_eyes_and_afterwards_with_all(lobbies: Lobbies) -> None:
    table = await seated(lobbies, ANN, BOB)
    assert [allowed_viewers(table, user_id) for user_id in (ANN, BOB, CAT)] == [(None, 0), (None, 1), (None,)]
    await table.act(ANN, engine.Resign())
    assert [allowed_viewers(table, user_id) for user_id in (ANN, BOB, CAT)] == [(None, 0, 1, EVERYBODY)] * 3


async def test_what_was_said_beside_the_game_is_no_step_of_its_own(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    await act(table)
    before = table.see(None)
    actor = await act(table)
    other = BOB if actor == ANN else ANN
    await say(table, actor, "takeback", Offer())
    await say(table, other, "takeback", Accept())
    await say(table, actor, "draw", Offer())
    await say(table, other, "draw", Accept())

    replay = Replay(await record_of(store, table))

    assert replay.last_step(None) == 4
    assert replay.view_after(None, 1) == replay.view_after(None, 3) == before != replay.view_after(None, 2)
    assert [replay.is_not_taken_back(None, step) for step in range(5)] == [True, True, False, False, True]
    assert [replay.displayed_step_number(None, step) for step in range(5)] == [0, 1, 1, 1, 2]
    assert [step for step in range(5) if replay.is_undone(None, step)] == [2]
    told = [[line.kind for line, _ in replay.visible_lines(None, step) if line] for step in range(1, 5)]
    assert told == [[ACTION], [ACTION], ["takeback"] * 2, ["draw"] * 2]
    assert replay.outcome_at(None, 3) is None
    assert replay.outcome_at(None, 4) == table.outcome
    assert replay.active_seats(None, 4) == ()


# Older rules


async def updated(lobbies: Lobbies, store: Store, newer: Games, then: int) -> Table:
    """A game of which older rules have played thirty actions."""
    old = await seated(lobbies, ANN, BOB, mode="endless", rounds=4)
    await play(old, 30)
    table = await Tables(store, newer, Clock()).get(old.id)
    assert table is not None
    await play(table, then)
    return table


class SameElements(NewerElements):
    """A newer version that plays old games like the older one."""

    _new = GAMES["elements"]._new.__func__  # type: ignore[attr-defined]


async def test_older_rules_that_played_alike_are_played_again(lobbies: Lobbies, store: Store) -> None:
    newer = {"elements": SameElements()}
    table = await updated(lobbies, store, newer, 5)
    record = await record_of(store, table)
    assert [era.number for era in record.eras] == [0, 30]
    replay, then = Replay(record, newer), states(GAMES["elements"], record)
    for viewer in viewers(2):
        assert replay.last_step(viewer) == len(record.actions)
        assert [replay.view_after(viewer, step) for step in range(len(then))] == [state.see(viewer) for state in then]


async def test_what_only_older_rules_knew_is_told_but_not_shown(lobbies: Lobbies, store: Store) -> None:
    newer = {"elements": NewerElements()}
    table = await updated(lobbies, store, newer, 5)
    replay = Replay(await record_of(store, table), newer)
    assert [replay.view_after(0, step) for step in range(30)] == [None] * 30
    assert all(replay.visible_lines(0, step) for step in range(1, table.number + 1))
    assert replay.view_after(0, table.number) == table.see(0)
    assert replay.view_after(0, 30) is not None


async def test_the_end_of_a_game_of_older_rules_is_shown(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    await play(table)
    replay = Replay(await record_of(store, table), {"elements": NewerElements()})
    assert replay.view_after(1, 0) is None
    assert replay.view_after(1, replay.last_step(1)) == table.see(1)
    assert replay.outcome_at(1, replay.last_step(1)) == table.outcome


def test_a_record_that_breaks_the_rules_is_shown_as_far_as_it_goes() -> None:
    record = walked(Setting(engine.GAMES["elements"], 2, {}), "broken", 8)
    rows = list(record.actions)
    rows[4] = rows[4]._replace(action='{"type":"play","card":99}')
    replay = Replay(record._replace(actions=tuple(rows), position=None))
    assert [replay.view_after(None, step) is None for step in range(9)] == [False] * 5 + [True] * 4


def test_a_record_may_leave_its_events_out() -> None:
    record = walked(Setting(engine.GAMES["elements"], 2, {}), "file", 8)
    bare = record._replace(actions=tuple(row._replace(events="") for row in record.actions), eras=())
    with_events, without = Replay(record), Replay(bare)
    assert without.last_step(None) == with_events.last_step(None)
    for step in range(without.last_step(None) + 1):
        assert without.visible_lines(None, step) == with_events.visible_lines(None, step)


def test_a_game_that_there_is_none_of() -> None:
    record = walked(Setting(engine.GAMES["elements"], 2, {}), "file", 1)
    with pytest.raises(LookupError):
        Replay(record._replace(game="chess"))


async def test_what_was_taken_back_is_no_decision(lobbies: Lobbies, store: Store) -> None:
    table = await seated(lobbies, ANN, BOB)
    await act(table)
    actor = await act(table)
    other = BOB if actor == ANN else ANN
    await say(table, actor, "takeback", Offer())
    await say(table, other, "takeback", Decline())
    await table.write_line(
        lambda: Line(TAKEBACK, table.own_seat(actor), Offer())
    )  # as there were before there was a limit
    await say(table, other, "takeback", Accept())
    again = table.number + 1
    await act(table)
    await table.act(ANN, engine.Resign())

    replay = Replay(await record_of(store, table))

    assert replay.decisions() == [1, again, again + 1]
    chosen = replay.decision(again)
    assert chosen is not None
    assert chosen.seat == table.own_seat(actor)
    assert chosen.action in chosen.legal
    assert replay.decision(again + 1) is None  # whoever gives up has chosen nothing in the game
