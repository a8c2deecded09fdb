"""Where somebody stands in a lesson: a step, and what they have decided on in it, which a button carries.

A way is the decisions of a step, with points between; a decision is the places of its actions among the legal ones,
with hyphens between. Everything else follows from it, so a lesson is the same after a restart.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import Action, Event, IllegalAction, Seat, State, to_json
from learning.lessons.lesson import Answer, Lesson, Reply, Step, have_all_matches, looks_like

MOST_REPLIES = 40
"""Of the others in a row: more means that a lesson waits for nobody."""

Played = tuple[Seat, Action, Sequence[Event]]
Decision = tuple[Action, ...]
GOES_ON = Answer("", "on")


class UnreachableSolution(Exception):
    """Something of a step's own solution can't be done where somebody stands in it."""


class StaleButton(Exception):
    """What a button carries fits the lesson no more: it has changed since."""


@dataclass(frozen=True)
class LessonStanding:
    """A step as it stands after a way."""

    lesson: Lesson
    step: Step
    state: State[Any]
    way: str = ""
    played: tuple[Played, ...] = ()
    """What has happened last: the decision, and what the others have done then."""
    answer: Answer | None = None
    """What the last decision was answered with; None before the first one."""

    @property
    def seat(self) -> Seat:
        """The seat that whoever learns plays, the same in all of a lesson."""
        return Seat(self.lesson.seat)

    @property
    def is_over(self) -> bool:
        """Whether the step's task is done."""
        return self.step.kind == "show" or (self.answer is not None and self.answer.verdict in ("right", "shown"))

    @property
    def is_wrong(self) -> bool:
        """Whether the last decision is to be taken back."""
        return self.answer is not None and self.answer.verdict == "wrong"

    @property
    def has_ended(self) -> bool:
        """Whether the scene has ended with what was played last."""
        return bool(self.played) and _place_of_end(self.step, self.played[-1][2]) is not None

    @property
    def shown_events(self) -> tuple[Played, ...]:
        """What has happened last, up to the end of the scene: what comes after that belongs to none of it."""
        if not self.has_ended:
            return self.played
        *before, (seat, action, events) = self.played
        end = _place_of_end(self.step, events)
        return (*before, (seat, action, events[: None if end is None else end + 1]))

    def after_decision(self, decision: Sequence[Action]) -> "LessonStanding":
        """The standing after a decision; IllegalAction for one that is not possible."""
        places, state, own = [], self.state.copy(), []
        for action in decision:
            places.append(_place_of_action(state, self.seat, action))
            own.append((self.seat, action, tuple(state.play(self.seat, action))))
        way = ".".join(filter(None, (self.way, "-".join(map(str, places)))))
        for answer in (*self.step.answers, GOES_ON):
            tried = state.copy()
            if not have_all_matches(answer.when, (to_json(action) for action in decision)):
                continue
            played = (*own, *_others_play(tried, self, own, answer.replies))
            events = (to_json(event) for _, _, happened in played for event in happened)
            if have_all_matches(answer.events, events):
                return LessonStanding(self.lesson, self.step, tried, way, played, answer)
        raise AssertionError("going on fits everything")

    def without_last_decision(self) -> "LessonStanding":
        """The standing without the last decision."""
        return standing_after(self.lesson, self.step.id, self.way.rpartition(".")[0])

    def following_standing(self) -> "LessonStanding | None":
        """The next step, where it goes on from here; None where it has a position of its own, or there is none."""
        step = next_step(self.lesson, self.step)
        if step is None or step.position is not None:
            return None
        return _before_task(LessonStanding(self.lesson, step, self.state, self.way, self.played, None))


def _place_of_action(state: State[Any], seat: Seat, action: Action) -> int:
    legal = state.legal(seat)
    if action not in legal:
        state.play(seat, action)  # which says why not
    return legal.index(action)


def _others_play(
    state: State[Any], standing: LessonStanding, own: Sequence[Played], replies: Sequence[Reply]
) -> Iterator[Played]:
    """Let the others play until whoever learns is asked again, or the scene ends."""
    wanted, step, last = [*replies], standing.step, own
    itself = [Reply(pattern) for pattern in step.itself]
    for _ in range(MOST_REPLIES):
        ended = any(_place_of_end(step, events) is not None for _, _, events in last)
        if ended or state.outcome is not None or not state.active:
            return
        if standing.seat in state.active:
            turn, action = standing.seat, _first_meant_action(state, standing.seat, itself)
            if action is None:
                return
        else:
            turn, action = state.active[0], None
            if wanted and (action := _first_meant_action(state, turn, wanted[:1])) is not None:
                del wanted[0]
            action = action or _first_meant_action(state, turn, step.others) or state.legal(turn)[0]
        last = [(turn, action, tuple(state.play(turn, action)))]
        yield from last
    raise AssertionError(f"nobody is asked after {MOST_REPLIES} replies in {step.id}")


def _place_of_end(step: Step, events: Sequence[Event]) -> int | None:
    """The place of the event with which the scene ends; None where it goes on."""
    return next((at for at, event in enumerate(events) if any(looks_like(end, event) for end in step.until)), None)


def _first_meant_action(state: State[Any], seat: Seat, replies: Sequence[Reply]) -> Action | None:
    """The first of these that a seat can do, and that leads where it is meant to."""
    for reply in replies:
        legal: list[Action] = state.legal(seat)
        for action in legal:
            if looks_like(reply.action, action) and _leads_to_events(state, seat, action, reply):
                return action
    return None


def _leads_to_events(state: State[Any], seat: Seat, action: Action, reply: Reply) -> bool:
    if not reply.events:
        return True
    return have_all_matches(reply.events, map(to_json, state.copy().play(seat, action)))


def standing_after(lesson: Lesson, step_id: str, way: str = "") -> LessonStanding:
    """Where somebody stands after a way; Astray where there is no such step, or no such way, any more.

    The way begins where a position was last set up. Where it ends before the step begins, somebody has skipped the
    steps between: they are gone by their own solutions.
    """
    try:
        at = lesson.step_index(step_id)
        standing = _standing_before_position(lesson, at)
        for decision in way.split(".") if way else ():
            if standing.is_over and (following := standing.following_standing()) is not None:
                standing = following
            standing = standing.after_decision(_read_decision(standing.state, standing.seat, decision))
        while standing.step is not lesson.steps[at]:
            following = solved_standing(standing).following_standing()
            assert following is not None
            standing = following
    except (LookupError, ValueError, IllegalAction) as error:
        raise StaleButton from error
    return standing


def _read_decision(state: State[Any], seat: Seat, decision: str) -> Decision:
    tried, actions = state.copy(), []
    for place in decision.split("-"):
        actions.append(tried.legal(seat)[int(place)])
        tried.play(seat, actions[-1])
    return tuple(actions)


def _standing_before_position(lesson: Lesson, at: int) -> LessonStanding:
    """The last step up to one that sets up a position, as its task is set."""
    while lesson.steps[at].position is None:
        at -= 1
    step = lesson.steps[at]
    return _before_task(LessonStanding(lesson, step, lesson.begin_step(step)))


def _before_task(standing: LessonStanding) -> LessonStanding:
    """The same after what others do before the task is set."""
    state, seat, played = standing.state.copy(), standing.seat, standing.played
    for reply in standing.step.before:
        whose = next(each for each in state.active if each != seat or len(state.active) == 1)
        action = _first_meant_action(state, whose, [reply])
        assert action is not None, f"{reply} is not possible before {standing.step.id}"
        played = (*played, (whose, action, tuple(state.play(whose, action))))
    return replace(standing, state=state, played=played)


def solved_standing(standing: LessonStanding) -> LessonStanding:
    """The end of a step, by its own solution; from where the step begins, if what was decided in it is in its way."""
    try:
        found = _by_solution(standing)
    except UnreachableSolution:
        found = None
    if found is None or not found.is_over:
        found = _by_solution(standing_after(standing.lesson, standing.step.id))
    return found


def _by_solution(standing: LessonStanding) -> LessonStanding:
    for patterns in standing.step.solution:
        if standing.is_over:  # somebody was quicker than the lesson
            break
        standing = standing.after_decision(decision_matching(standing, patterns))
    return standing


def decision_matching(standing: LessonStanding, patterns: Sequence[dict[str, Any]]) -> Decision:
    """The decision of which each action looks like this; OutOfReach where there is none."""
    state, actions = standing.state.copy(), []
    for pattern in patterns:
        action = _first_meant_action(state, standing.seat, [Reply(pattern)])
        if action is None:
            raise UnreachableSolution(f"{pattern} is not possible in {standing.step.id}")
        state.play(standing.seat, action)
        actions.append(action)
    return tuple(actions)


def next_step(lesson: Lesson, step: Step) -> Step | None:
    """The step after one; None after the last one."""
    at = lesson.step_index(step.id) + 1
    return lesson.steps[at] if at < len(lesson.steps) else None
