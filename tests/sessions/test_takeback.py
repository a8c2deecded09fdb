"""What can be taken back: actions that told whoever took them nothing."""

import random

import engine
from engine import Seat
from engine.elements.actions import Yield
from engine.realm_of_the_defenders.actions import Bid, Done
from sessions.log.takeback import revealed_nothing
from tests.support.every import every_game

ACTIONS = 25
TRIED = 3


def begun(game: engine.Game, seed: str = "take back") -> engine.State[engine.Action]:
    return game.new(game.min_seats, seed, {})


@every_game
def test_a_first_decision_that_is_only_ones_own_can_be_taken_back(game: engine.Game) -> None:
    state = begun(game)
    seat = state.active[0]
    kept = [action for action in state.legal(seat) if revealed_nothing(game, state, seat, action)]
    assert kept


def test_what_deals_cards_stays() -> None:
    game, chance = engine.GAMES["elements"], random.Random("deals")
    state = begun(game)
    while True:
        seat = state.active[0]
        legal = state.legal(seat)
        action = next((one for one in legal if isinstance(one, Yield)), None) or chance.choice(legal)
        if isinstance(action, Yield):
            break
        state.play(seat, action)
    assert not revealed_nothing(game, state, seat, action)


def test_the_last_bid_of_realm_shows_all_of_them() -> None:
    game = engine.GAMES["realm_of_the_defenders"]
    state = begun(game)
    for seat, last in ((Seat(0), False), (Seat(1), True)):
        bid = next(action for action in state.legal(seat) if isinstance(action, Bid))
        assert revealed_nothing(game, state, seat, bid)
        state.play(seat, bid)
        assert revealed_nothing(game, state, seat, Done()) != last
        state.play(seat, Done())


def test_an_order_of_elemental_stays_when_it_is_carried_out() -> None:
    game = engine.GAMES["elemental"]
    state = begun(game)
    for seat in (Seat(0), Seat(1)):
        state.play(seat, next(action for action in state.legal(seat) if type(action).__name__ == "Shuffle"))
    first, second = state.active
    order = state.legal(first)[0]
    assert revealed_nothing(game, state, first, order)
    state.play(first, order)
    assert not revealed_nothing(game, state, second, state.legal(second)[0])


@every_game
def test_whether_an_action_can_be_taken_back_says_nothing_of_what_is_hidden(game: engine.Game) -> None:
    state, chance, compared = begun(game), random.Random(game.id), 0
    for _ in range(ACTIONS):
        if state.outcome is not None:
            break
        seat = chance.choice(state.active)
        action = chance.choice(state.legal(seat))
        after = state.copy()
        after.play(seat, action)
        allowed = revealed_nothing(game, state, seat, action)
        for number in range(TRIED):
            world = game.imagine(state.view(seat), seat, f"world {number}")
            then = world.copy()
            then.play(seat, action)
            if then.view(seat) == after.view(seat):
                compared += 1
                assert revealed_nothing(game, world, seat, action) == allowed
        state = after
    assert compared
