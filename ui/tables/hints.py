"""*Hint*: what the strongest computer would do at a seat, and what it thinks of the position."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeVar

import engine
from computer.messages import WeighedCandidate
from computer.plan import Plan
from computer.workers import Answer, Dropped
from engine.caches import LruByWeight
from engine.contract import view_json
from sessions import Table
from ui.computers import ComputerPlayers
from ui.interactions.reader import Reader
from ui.layouts.layout import Layout
from ui.tables.moment import Moment
from ui.tables.stage import Stage
from words import Voice

T = TypeVar("T")
MEGABYTES = 4.0
"""How much the hints may take that are remembered."""
A_CANDIDATE = 1000
"""About how many bytes a candidate of a hint takes."""
A_HINT = 2_000
"""About how many bytes a hint takes that somebody has before them."""
AN_ADVICE = 600
"""About how many bytes the actions take that a hint has named."""
TRIES = 2
"""So often a hint is thought about: somebody may act meanwhile who decides at the same time."""
OTHERS = 3
"""How many other actions are looked at; of those one is named, for whoever asks wants to know what to do."""
WORTH_NAMING = 0.02
"""The share of the search below which an action is not named."""
NARROW = 2
"""Two actions are about as good when their chances are at most this many points apart."""
EVEN = 50
"""The points below which no chance is told: it would say no more than that somebody is behind, who wants to play on."""
CERTAIN = 100
"""Such a chance is told of no estimate: somebody may still lose."""
STANDINGS = ((90, "won"), (75, "far"), (60, "ahead"), (0, "even"))
"""From how many points on somebody is told that they stand so. A look back reckons with more time, and has the numbers:
two of them for one action would contradict each other."""
CLEAR = 4
"""An action is told to be less good only where it is at least this many points behind: less is hardly felt."""


class Hint(NamedTuple):
    """What somebody was told about a position, after so many lines of its table, and the action that this names."""

    text: str
    action: engine.Action
    line_count: int
    further_actions: tuple[engine.Action, ...] = ()
    """What it names besides, of the same decision."""

    @property
    def actions(self) -> tuple[engine.Action, ...]:
        """All that it says to do."""
        return (self.action, *self.further_actions)

    @property
    def advice(self) -> str:
        """What to do, without why."""
        return self.text.partition("\n")[0]


class Hints:
    """Thinks about what people ask, only once about each position, and keeps what was said of their decisions."""

    def __init__(self, computers: ComputerPlayers) -> None:
        self._computers = computers
        self._known: LruByWeight[tuple[int, int], Answer] = LruByWeight("ui.tables.hints", MEGABYTES)
        self._given: LruByWeight[tuple[int, int], Hint] = LruByWeight("ui.tables.hints.given", MEGABYTES)
        self._advised: LruByWeight[int, dict[tuple[int, int], Sequence[engine.Action]]] = LruByWeight(
            "ui.tables.hints.advised", MEGABYTES
        )

    def given_hint(self, table: Table, seat: int) -> Hint | None:
        """The hint that a seat was given about the position that it has before it."""
        hint = self._given.peek((table.id, seat))
        return hint if hint is not None and hint.line_count == table.number else None

    async def think(self, reader: Reader, table: Table, layout: Layout[Any]) -> str | None:
        """Think about a seat's decision: what to say where there is no hint; None where ``given_hint`` has one."""
        say, seat = reader.voice.say, reader.own_seat
        if table.is_to_be_rated:
            return say("hint-rated")
        if seat not in table.active:
            return say("hint-not-your-turn")
        answer = self._known.get((table.id, seat))
        for _ in range(TRIES):
            if answer is not None and answer.number == table.number:
                break
            try:
                answer = await self._computers.find_hint(table, seat)
            except Dropped:
                return say("hint-late")
            if seat not in table.active:
                return say("hint-late")
        assert answer is not None, "it has been thought about at least once"
        if answer.number != table.number:
            return say("hint-late")
        self._known.put((table.id, seat), answer, A_CANDIDATE * (1 + len(answer.table)))
        text, (first, *further) = _hint_text_and_actions(reader, Moment(table, layout), answer)
        self._given.put((table.id, seat), Hint(text, first, answer.number, tuple(further)), A_HINT)
        advised = {**(self._advised.get(table.id) or {}), (seat, answer.number + 1): (first, *further)}
        self._advised.put(table.id, advised, AN_ADVICE * len(advised))
        return None

    def has_advised(self, table_id: int) -> bool:
        """Whether somebody was given a hint at a table, as far as that is remembered."""
        return table_id in self._advised

    def followed(
        self, table_id: int, seat: int, decisions: Sequence[tuple[int, engine.Action]]
    ) -> dict[int, engine.Action]:
        """The actions by which a seat has done what a hint had just told it, by the numbers of their lines.

        ``decisions``: all lines by which the seat has decided anything, in order. What a hint names of one decision
        may be several lines, between which others stand.
        """
        advised, named, found = self._advised.peek(table_id) or {}, list[engine.Action](), dict[int, engine.Action]()
        for line, action in decisions:
            named = [*advised.get((seat, line), named)]
            if named[:1] != [action]:
                named = []
                continue
            found[line] = action
            del named[0]
        return found


def _hint_text_and_actions(reader: Reader, moment: Moment, answer: Answer) -> tuple[str, Sequence[engine.Action]]:
    """What is said, and all that it says to do."""
    voice, view, game = reader.voice, moment.view(reader.own_seat), moment.table.game
    words, names = moment.words(voice), moment.name_labels(voice)

    def label(action: engine.Action) -> str:
        return words.advised_action(action, view, names)

    if not answer.thought:
        return voice.say("hint-likely", action=label(answer.action)), (answer.action,)
    candidates = [(game.action(each.action), each) for each in answer.table[: OTHERS + 1]]
    if not moment.layout.hints_name_whole_decision:  # there the thought goes on with what comes first alone
        candidates = advisable_candidates(candidates, lambda action: words.is_advisable(action, view))
    best = candidates[0][0]
    whole = _whole_decision(reader, moment, best, answer.plan)
    # What is done besides is no other way.
    candidates = [one for one in candidates if one[0] == best or one[0] not in whole.actions]
    alone = not has_equal_rival([each for _, each in candidates])
    other = candidates[1][0] if candidates[1:] and alone else None
    lines = [[game.action(data) for data in each.line] for _, each in candidates]
    beside = lines[1] if other is not None else []
    reason = words.reckoned_reason(lines[0], beside, view) if lines[0] else words.action_reason(best, other, view)
    if beside and reason is not None:
        reason = f"{reason}\n-# {words.line_outcome(beside, view)}"
    if reason is None and other is not None:  # what is true of both is still better than a bare number
        reason = words.action_reason(best, None, view)
    if reason is None or words.action_reason(best, None, view) is None:  # what follows it may have one of its own
        step = next((said for action, seen in whole.steps if (said := words.action_reason(action, None, seen))), None)
        reason = " ".join(filter(None, (step, reason))) or None
    named = [(label(action), each) for action, each in candidates]
    if len(whole.actions) > 1 or (moment.layout.hints_name_whole_decision and moment.layout.is_staged(best, view)):
        named[0] = (words.staged_decision(whole.steps, whole.last.events, names), named[0][1])
    return hint_text(voice, named, reason), whole.actions


def advisable_candidates(
    candidates: Sequence[tuple[T, WeighedCandidate]], is_advisable: Callable[[T], bool]
) -> list[tuple[T, WeighedCandidate]]:
    """The candidates without those as good as the first that are not advisable, where any of them is."""
    first = candidates[0][1]
    alike = [one for one in candidates if one[1] is first or _as_good(first, one[1])]
    better = [one for one in alike if is_advisable(one[0])] or alike[:1]
    return [*better, *(one for one in candidates if one not in alike)]


def _whole_decision(reader: Reader, moment: Moment, action: engine.Action, plan: Plan | None) -> Stage:
    """An action with what its thought goes on with in the same decision, as far as its seat may see.

    Where the thought has not gone on, it is what stands on a button that begins so.
    """
    stage = Stage(reader, moment, [(action,)])
    while moment.layout.hints_name_whole_decision and plan is not None and moment.layout.can_continue(stage.last):
        foreseen = plan.foreseen(view_json(stage.last.view))
        if foreseen is None:
            break
        stage = stage.with_group((moment.table.game.action(foreseen),))
    if moment.layout.hints_name_whole_decision and len(stage.actions) == 1:
        for one in moment.layout.best_rest(reader.voice, action, moment.view(reader.own_seat)):
            with suppress(engine.IllegalAction):  # the game has answered it by itself
                stage = stage.with_group((one,))
    return stage


def hint_text(voice: Voice, candidates: Sequence[tuple[str, WeighedCandidate]], reason: str | None = None) -> str:
    """What to do and why, and what the other candidates are worth beside it, the chosen one first.

    The chosen one is what has been thought about most. The chances of others are less certain, so none is told as a
    higher one: what looks better from less thought is as good.
    """
    say = voice.say
    (action, best), *rest = candidates
    # What is reckoned out has its points, and no chance; and nothing is certain that is only estimated.
    ahead = best.worth is None and EVEN <= _chance_percent(best) < CERTAIN
    key = "hint-best" if ahead else "hint-plain" if _chance_percent(best) else "hint-behind"
    lines = [say(key, action=action, stands=_standing_word(_chance_percent(best))), *([reason] if reason else [])]
    others = [(name, other) for name, other in rest if other.share >= WORTH_NAMING]
    close = next((name for name, other in others if _as_good(best, other)), None)
    if close is not None:
        as_good = say("hint-close", count=1, actions=say("hint-action", action=close))
        lines = [*lines, as_good] if reason else [f"{lines[0]} {as_good}"]
    clear = [(name, other) for name, other in others if _chance_percent(best) - _chance_percent(other) >= CLEAR]
    if close is None and clear and best.worth is None:
        name, _ = max(clear, key=lambda one: one[1].chance)
        lines.append(f"-# {say('hint-others', actions=name)}")
    return "\n".join(lines)


def has_equal_rival(candidates: Sequence[WeighedCandidate]) -> bool:
    """Whether another is as good as the first: then it is told of nothing that it has more of than the next best."""
    return any(_as_good(candidates[0], other) for other in candidates[1:])


def _as_good(best: WeighedCandidate, other: WeighedCandidate) -> bool:
    if best.worth is not None:
        return best.worth == other.worth
    return other.share >= WORTH_NAMING and _chance_percent(best) - _chance_percent(other) <= NARROW


def _standing_word(percent: int) -> str:
    """How somebody stands who has a chance of so many points, as the words name it."""
    return next(name for least, name in STANDINGS if percent >= least)


def _chance_percent(weighed: WeighedCandidate) -> int:
    return round(100 * weighed.chance)
