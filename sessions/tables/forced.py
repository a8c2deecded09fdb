"""Actions that are played by themselves: changed standing orders, and those that nobody has to think about."""

from collections.abc import Sequence
from typing import NamedTuple

import engine
from sessions.log.lines import ACTION, FORCED, Course, Line
from sessions.log.offers import Offer
from sessions.refusals import Refusal
from sessions.store.rows import Person
from sessions.tables.wishes import TablePreferences

BESIDE = ("ask", "resign")
"""Actions that are no answer to what somebody is asked: standing orders, and giving up."""


class ForcedAction(NamedTuple):
    """An action that is played without its person, and the kind of its line."""

    seat: int
    action: engine.Action
    kind: str


async def next_forced(course: Course, people: Sequence[Person], wishes: TablePreferences) -> ForcedAction | None:
    """The next action for which nobody is needed; None where the game waits for somebody, or is over."""
    if course.ended:
        return None
    for seat in course.state.active:
        order = await _next_order(course, seat, wishes)
        if order is not None:
            return ForcedAction(seat, order, ACTION)
        is_person = people[seat].level is None
        action = _unasked_action(course, seat, people) if is_person else course.state.forced(seat)
        if is_person and action is not None and await _is_end_to_see(course, seat, action, wishes):
            continue
        if action is not None and (await wishes.preferences_of(seat)).answers_itself:
            return ForcedAction(seat, action, FORCED if is_person else ACTION)
    return None


async def check_choice(course: Course, people: Sequence[Person], line: Line, wishes: TablePreferences) -> None:
    """Refusal for an offer to take back what its seat had to do: it would be done again at once."""
    before = course.before
    if before is None or line.seat != before.seat or not isinstance(line.action, Offer):
        return
    earlier, seat = course._replace(state=before.state), engine.Seat(before.seat)
    if await _is_end_to_see(earlier, seat, before.action, wishes):
        return  # they have pressed it, and would be asked again
    if before.action == before.state.forced(seat) or before.action == _unasked_action(earlier, seat, people):
        raise Refusal("takeback-forced")


async def _is_end_to_see(course: Course, seat: engine.Seat, action: engine.Action, wishes: TablePreferences) -> bool:
    """Whether an action ends a turn whose end its player is to see: each one of whoever is new to the game, and of
    everybody one that has brought something about which they have had no time to look at."""
    if engine.type_of(action) not in course.game.ends_turns:
        return False
    return course.game.has_result_to_see(course.see(seat)) or await wishes.is_new_to_game(seat)


def _unasked_action(course: Course, seat: engine.Seat, people: Sequence[Person]) -> engine.Action | None:
    """What is played for a person unasked: what nobody else could learn anything by, be it their only choice.

    In a game that asks about what is held, so that the others don't learn it, there may be no others to learn it: one
    with standing orders, or one that asks somebody who can do nothing but pass, though not everybody sees that.
    """
    action = course.state.unasked(seat)
    alone = all(person.level is not None for other, person in enumerate(people) if other != seat)
    if action is not None or not alone:
        return action
    again: engine.Action | None = course.state.unasked_alone(seat)
    if again is not None:
        return again
    left = [one for one in course.state.legal(seat) if engine.type_of(one) not in BESIDE]
    passes = [*map(engine.type_of, left)] == ["pass"] and course.state.forced(seat) is None
    return left[0] if len(left) == 1 and (course.game.standing_orders or passes) else None


async def _next_order(course: Course, seat: engine.Seat, wishes: TablePreferences) -> engine.Action | None:
    """The action by which the standing orders of a seat become what its person wants; None where they are."""
    if not course.game.standing_orders:
        return None
    wanted = (await wishes.preferences_of(seat)).orders.get(course.game.id)
    return None if wanted is None else course.state.ordered(seat, wanted)
