"""The test of a takeback: the action may have told its player nothing that they did not know before."""

import engine

WORLDS = 16
"""The number of states, of those that a player holds possible, in which the action is tried."""


def revealed_nothing(game: engine.Game, before: engine.State[engine.Action], seat: int, action: engine.Action) -> bool:
    """True for an action of a seat, taken in the state ``before``, that told that seat nothing new and moved no chance.

    In every world that the seat held possible, the same action leads to what the seat sees now.
    """
    actor = engine.Seat(seat)
    after = before.copy()
    after.play(actor, action)
    if after.position()["chance"] != before.position()["chance"]:
        return False
    held, seen = before.view(actor), after.view(actor)
    return all(_leads_to(seen, game.imagine(held, actor, f"take back {n}"), actor, action) for n in range(WORLDS))


def _leads_to(seen: engine.View, world: engine.State[engine.Action], seat: engine.Seat, action: engine.Action) -> bool:
    try:
        world.play(seat, action)
    except engine.IllegalAction:
        return False  # that it was possible has told something
    return bool(world.view(seat) == seen)
