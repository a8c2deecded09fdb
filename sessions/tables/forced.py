"""Actions that are played by themselves: changed standing orders, and those that nobody has to think about."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import engine
from sessions.log.lines import ACTION, FORCED, Before, Course, Line
from sessions.log.offers import Offer
from sessions.refusals import Refusal
from sessions.store.rows import Person
from sessions.tables.wishes import Wishes


class Forced(NamedTuple):
    """An action that is played without its person, and the kind of its line."""

    seat: int
    action: engine.Action
    kind: str


async def next_forced(course: Course, people: Sequence[Person], wishes: Wishes) -> Forced | None:
    """The next action for which nobody is needed; None where the game waits for somebody, or is over."""
    if course.ended:
        return None
    for seat in course.state.active:
        order = await _next_order(course, seat, wishes)
        if order is not None:
            return Forced(seat, order, ACTION)
        is_person = people[seat].level is None
        action = _by_itself(course.state, seat, people)
        if action is not None and (await wishes.of(seat)).answers_itself:
            return Forced(seat, action, FORCED if is_person else ACTION)
    return None


def _by_itself(state: engine.State[Any], seat: engine.Seat, people: Sequence[Person]) -> engine.Action | None:
    """What may be played for a seat; among computers also a pass that only its secrets leave as the only choice.

    With another person it is asked, or they would learn what the seat does not hold.
    """
    if people[seat].level is not None:
        return state.forced(seat)
    action, legal = state.unasked(seat), state.legal(seat)
    if action is not None or state.forced(seat) is not None or [*map(engine.type_of, legal)] != ["pass"]:
        return action
    return None if any(one.level is None for place, one in enumerate(people) if place != seat) else legal[0]


def check_choice(before: Before | None, line: Line, people: Sequence[Person]) -> None:
    """Refusal for an offer to take back what its seat had to do: it would be done again at once."""
    if before is None or line.seat != before.seat or not isinstance(line.action, Offer):
        return
    seat = engine.Seat(before.seat)
    if before.action in (before.state.forced(seat), _by_itself(before.state, seat, people)):
        raise Refusal("takeback-forced")


async def _next_order(course: Course, seat: engine.Seat, wishes: Wishes) -> engine.Action | None:
    """The action by which the standing orders of a seat become what its person wants; None where they are."""
    if not course.game.standing_orders:
        return None
    wanted = (await wishes.of(seat)).orders.get(course.game.id)
    return None if wanted is None else course.state.ordered(seat, wanted)
