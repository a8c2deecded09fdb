"""What is told at a table beside its game: the lines of its log that are no actions, its end, and its clocks."""

from collections.abc import Callable, Collection, Sequence
from typing import Any

from sessions import Table
from sessions.log import fair
from sessions.log.lines import ABORT, ACTION, ACTIONS, FORCED, NOBODY, PLAYED, TAKEBACK, TIME, Line
from sessions.log.offers import Accept, Offer, Proposal, Word
from sessions.ratings.rules import OFTEN, Unrated
from sessions.ratings.scale import PROVISIONAL, rating_text
from sessions.ratings.verdicts import RatingChange
from sessions.seating.opening import next_commitment
from sessions.time.paces import PACES
from words import GameWords, Voice
from words.game import Names, NewsLine

Lines = Sequence[tuple[Line, list[Any]]]
"""Lines of a log, each with its events."""

ENDINGS = ("closed", "abandoned")
"""The kinds of lines that say nothing but how the game has ended, as the result does."""
BY_THE_MINUTE = 300.0
"""Seconds of an outage from which on the minutes of its beginning and its end say enough."""
OF_A_RESIGNATION = ("resign", "resigned")
"""What marks the event of a resignation; whose time has run out has not resigned."""


def story(
    voice: Voice,
    words: GameWords[Any],
    lines: Lines,
    playing: Collection[int],
    view: Any,
    names: Names,
    may_know: Callable[[Any], bool],
) -> list[str]:
    """The last few moves in words, and what else has happened since.

    What everybody has agreed to take back is not told, only that they have; ``playing``: the seats that are still in
    the game.
    """
    played: list[tuple[Line, list[Any]]] = []
    others: list[str] = []
    asked = None
    for line, happened in lines:
        if line.kind in PLAYED:
            if _is_takeback_agreed(asked, {*playing, line.seat}):
                del played[-1:]
            asked = None
        elif line.kind == TAKEBACK:
            asked = _takeback_proposal(asked, line)
        if line.kind in ACTIONS:
            others.clear()
        elif line.kind not in ENDINGS:
            others.append(line_text(voice, line, names))
        if line.kind in PLAYED:
            played.append((line, [one for one in happened if may_know(one) and not is_time_out(line, one)]))
    if _is_takeback_agreed(asked, playing):
        del played[-1:]
    played = _lines_since_own_end(played, words, view.viewer)
    in_turns = words.turn_number(view) is not None
    new = 0
    if view.viewer is not None:
        new = sum(len(events) for _, events in _lines_since_own_turn(played, view.viewer, in_turns=in_turns))
    told = words.story([event for _, events in played for event in events], view, names, new)
    return [*_with_forced(voice, words, told, played, view, names), *others]


def round_end_causes(
    voice: Voice, words: GameWords[Any], lines: Lines, view: Any, names: Names, may_know: Callable[[Any], bool]
) -> list[str]:
    """What came before how the round before ended, for whom it is news; what was played for somebody says so.

    Where it ended by what they have just done, and nothing more, nothing is told.
    """
    known = [(line, [one for one in events if may_know(one)]) for line, events in lines if line.kind in PLAYED]
    known = [*unseen_lines(known, view.viewer)]
    told: list[str] = []
    others = False
    groups = words.round_end_causes([events for _, events in known], view, names)
    for (line, _), group in zip(known, groups, strict=False):
        others |= bool(group) and (line.kind, line.seat) != (ACTION, view.viewer)
        why = words.only_choice_reason(line.action) if line.kind == FORCED and group else None
        if why is not None:
            group = [*group[:-1], voice.say("table-line-forced", player=names[line.seat], line=group[-1], why=why)]
        told += group
    leads = [line for line in told if isinstance(line, NewsLine)]
    return told if others or leads else []


def unseen_lines(lines: Lines, viewer: int | None) -> Lines:
    """The lines that have come with a viewer's own last action, or after it."""
    for place in reversed(range(len(lines))):
        line, _ = lines[place]
        if line.kind == ACTION and line.seat == viewer:
            return lines[place:]
    return lines


def _lines_since_own_end(
    lines: list[tuple[Line, list[Any]]], words: GameWords[Any], viewer: int | None
) -> list[tuple[Line, list[Any]]]:
    """The same from where their viewer last pressed what ends their turn: they had the rest before them then.

    A turn that has ended by itself since is told whole.
    """
    for place in reversed(range(len(lines))):
        line, events = lines[place]
        if line.seat == viewer and words.ends_turn(events):
            return lines[place:] if line.kind == ACTION else lines
    return lines


def _lines_since_own_turn(lines: Lines, viewer: int, *, in_turns: bool) -> Lines:
    """The same with all that the viewer has done one after the other then: a turn of theirs begins at its beginning.

    In a game that is not played ``in_turns`` of several decisions they have read the rest when they decided last.
    """
    place = len(lines) - len(unseen_lines(lines, viewer))
    while in_turns and place and lines[place - 1][0].seat == viewer:
        place -= 1
    return lines[place:]


def _with_forced(
    voice: Voice, words: GameWords[Any], told: Sequence[str], played: Lines, view: Any, names: Names
) -> Sequence[str]:
    """The story, in which what was played for somebody says so."""
    marked, end = [*told], len(told)
    new = unseen_lines(played, view.viewer)
    later: list[Any] = []
    for line, events in reversed(played):
        forced = line.kind == FORCED and not any(words.round_end_causes([events], view, names))  # else it is told there
        alone = words.story(events, view, names) if forced else []
        where = next((place for place in reversed(range(end)) if alone and marked[place] == alone[0]), None)
        if where is not None:
            if (ended := words.forced_action_line(line.action, events, names[line.seat])) is not None:
                marked.insert(where, ended)
            elif (why := words.only_choice_reason(line.action)) is not None:
                marked[where] = voice.say("table-line-forced", player=names[line.seat], line=marked[where], why=why)
            end = where
        elif line.kind == FORCED and line.seat == view.viewer and any(line is one for one, _ in new):
            # How their turn has ended they are told even where its end goes without saying.
            ended = words.forced_action_line(line.action, events, names[line.seat])
            if ended is not None and ended not in marked:
                since = [*events, *later]
                after = words.story(since, view, names, len(since))
                marked.insert(
                    next((at for at, one in enumerate(marked) if _is_line_told(one, after)), len(marked)), ended
                )
        later[:0] = events
    return marked


def _is_line_told(line: str, told: Sequence[str]) -> bool:
    """Whether a line is told, or one that it runs on, or that is run on there."""
    return any(line.startswith(one) or one.startswith(line) for one in told)


def _is_takeback_agreed(asked: Proposal | None, playing: Collection[int]) -> bool:
    """Whether what was asked to be taken back is."""
    return asked is not None and bool(asked.agreed) and asked.has_everybody_agreed(playing)


def _takeback_proposal(asked: Proposal | None, line: Line) -> Proposal | None:
    """What is asked to be taken back after a line about it, with those who have agreed."""
    match line.action:
        case Offer():
            return Proposal(line.seat)
        case Accept() if asked is not None:
            return Proposal(asked.by, (*asked.agreed, line.seat))
    return None


def line_text(voice: Voice, line: Line, names: Names) -> str:
    """A line of the log that is no action."""
    if line.seat == NOBODY:
        key = f"table-end-{line.kind}" if line.kind in (*ENDINGS, ABORT) else f"table-line-{line.kind}-all"
        return voice.say(key)
    said = f"-{tag}" if isinstance(line.action, Word) and (tag := line.action.__struct_config__.tag) else ""
    return voice.say(f"table-line-{line.kind}{said}", player=names[line.seat])


def is_time_out(line: Line, event: Any) -> bool:
    """Whether an event tells of a resignation that was none: the time had run out."""
    if line.kind != TIME:
        return False
    marks = (event.__struct_config__.tag, getattr(event, "reason", None))
    return any(mark in OF_A_RESIGNATION for mark in marks)


def rating_lines(voice: Voice, table: Table, names: Names) -> list[str]:
    """What the game has made of the ratings of those whom others may see, or why it has made nothing of any."""
    verdict = table.verdict
    if verdict is None:
        return []
    if verdict.unrated is not None:
        return _unrated_lines(voice, table, verdict.unrated)
    shown = [(seat, change) for seat, change in sorted(verdict.changes.items()) if change.listed]
    told = [
        voice.say("rating-change-of", player=names[seat], change=_rating_change_text(change)) for seat, change in shown
    ]
    marked = any(change.was_provisional or change.is_provisional for _, change in shown)
    about = [f"-# {voice.say('rating-changes-new', count=PROVISIONAL)}"] if marked else []
    return [voice.say("rating-changes", changes=voice.list_of(told)), *about] if told else []


def own_rating_lines(voice: Voice, table: Table, seat: int) -> list[str]:
    """What the game has made of the rating of whoever sits at a seat, for their eyes."""
    verdict = table.verdict
    if verdict is None:
        return []
    if verdict.unrated is not None:
        return _unrated_lines(voice, table, verdict.unrated)
    if seat not in verdict.changes:
        return []
    change = verdict.changes[seat]
    before, after = (rating_text(points, provisional=False) for points in (change.before, change.after))
    key = "rating-change-new" if change.is_provisional else "rating-change"
    return [voice.say(key, before=before, after=after)]


def fair_text(voice: Voice, commitment: str, table: Table | None = None) -> str:
    """*Is it fair?*: what was promised before anybody joined; at a table, after the end, what it hid, and what is
    promised for a rematch that one press begins."""
    secret = None if table is None else table.secret
    over = "no" if secret is None else "yes"
    said = voice.say("table-fair", commitment=commitment, over=over, secret=secret or "")
    promised = None if table is None else next_commitment(table)
    if promised is None:
        return said
    return f"{said}\n{voice.say('table-next-secret', commitment=promised[: fair.SHOWN])}"


def _unrated_lines(voice: Voice, table: Table, why: Unrated) -> list[str]:
    """Why a game is not rated, unless its end says so already: nobody wins one that is broken off or closed."""
    if table.outcome is not None and table.outcome.reason in (*ENDINGS, ABORT):
        return []
    return [f"-# {voice.say(f'unrated-{why}')}"]


def _rating_change_text(change: RatingChange) -> str:
    """A rating before and after, each with a mark while it is provisional."""
    before = rating_text(change.before, provisional=change.was_provisional)
    return f"{before} → {rating_text(change.after, provisional=change.is_provisional)}"


def reminder_text(voice: Voice, table: Table, seat: int, call: str) -> str:
    """What somebody is told once more who is called so: that it is a reminder, and how much time they have."""
    said, at, times = voice.say("call-reminder", call=call), table.time.deadline(seat), table.time.due_reminders(seat)
    if at is None:
        return said
    if not times:  # they have acted since
        return call
    part = voice.say("table-time-half" if times == 1 else "table-time-little")
    return f"{said} {part} {voice.say('table-deadline', when=_discord_timestamp(at))}"


def time_lines(voice: Voice, table: Table, names: Names) -> list[str]:
    """Until when those who are to act have time, and how much the others have left."""
    time, active = table.time, table.active
    if time.closes_at is not None and active:
        return [voice.say("table-asked", when=_discord_timestamp(time.closes_at))]
    gone = [
        f"-# {voice.say('table-away', player=names[seat], when=_discord_timestamp(at))}"
        for seat in (table.playing if active else ())
        if (at := time.away_until(seat)) is not None
    ]
    if (outage := time.outage_to_tell) is not None:
        style = "f" if outage[1] - outage[0] >= BY_THE_MINUTE else "T"
        began, ended = (f"<t:{int(at)}:{style}>" for at in outage)
        gone.append(f"-# {voice.say('table-outage', **{'from': began}, until=ended)}")
    running = [(seat, at) for seat in active if (at := time.deadline(seat)) is not None]
    if not running:
        return gone
    if len({int(at) for _, at in running}) == 1:
        told = voice.say("table-deadline", when=_discord_timestamp(running[0][1]))
    else:
        players = [
            voice.say("table-deadline-of", player=names[seat], when=_discord_timestamp(at)) for seat, at in running
        ]
        told = voice.say("table-deadlines", players=voice.list_of(players))
    waiting = [(seat, left) for seat in table.playing if (left := time.seconds_left(seat)) is not None]
    lasting = time.pace.back is not None  # so theirs and that of whoever acts are compared
    clocks = [*((seat, time.clocks[seat].left) for seat, _ in running if lasting and waiting), *waiting]
    stood = [
        voice.say("table-left-of", player=names[seat], time=_remaining_time_text(voice, left)) for seat, left in clocks
    ]
    clocks_told = voice.say("table-clocks" if lasting else "table-left", players=voice.list_of(stood)) if stood else ""
    return [*gone, f"-# {told} {clocks_told}".rstrip()]


def stakes_lines(voice: Voice, table: Table) -> list[str]:
    """Whether a game that goes on is rated, and its pace, in small print."""
    if not table.active or table.row.pace not in PACES:
        return []
    return [f"-# {stakes_text(voice, table.row.pace, table.row.rated, counts=table.is_to_be_rated)}"]


def stakes_text(voice: Voice, pace: str, wish: str | None, *, counts: bool) -> str:
    """Whether a game is rated, and its pace, in a few words."""
    friendly = "table-often" if wish == OFTEN else "table-friendly"
    return voice.say("table-rated" if counts else friendly, pace=voice.say(f"pace-brief-{pace}"))


def eliminated_lines(voice: Voice, table: Table, names: Names) -> list[str]:
    """Who is out of a game of several that the others play on, in small print."""
    out = [names[seat] for seat in range(len(names)) if seat not in table.playing] if table.active else []
    return [f"-# {voice.say('table-out', players=voice.list_of(out))}"] if out else []


def _remaining_time_text(voice: Voice, left: float) -> str:
    """What is left of a clock that stands: "2 min 35 s", "1 day"; by the second wherever less than an hour is left."""
    minutes, seconds = divmod(int(left), 60)
    hours, minutes = divmod(minutes, 60)
    if hours and hours % 24 == 0 and not minutes:
        return voice.say("table-clock-days", count=hours // 24)
    if hours:
        return voice.say("table-clock-hours", hours=hours, minutes=minutes)
    if minutes:
        return voice.say("table-clock", minutes=minutes, seconds=seconds)
    return voice.say("table-clock-seconds", seconds=seconds)


def _discord_timestamp(at: float) -> str:
    """A time as Discord shows it, which needs no edit to stay right."""
    return f"<t:{int(at)}:R>"
