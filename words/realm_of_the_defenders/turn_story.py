"""The course of a game of Realm of the Defenders: a story for whoever reads it, in which nothing that hurt them is cut.

What belongs together is one line: what is placed, an attack that nobody answers with what it costs, how a battle ends.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from engine import Event
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.cards import VALUE
from engine.realm_of_the_defenders.view import RealmView
from words.game import Names, NewsLine, capitalised_line
from words.realm_of_the_defenders.cards import Vocabulary
from words.realm_of_the_defenders.story import (
    NamesById,
    built_line,
    defender_names,
    event_line,
    placed_line,
    short_event_line,
)

MOST_LINES, MOST_TEXT = 4, 900
"""So many lines, of so many characters, leave the task in sight, on a phone below the picture."""
MOST_LINES_OF_RECAP = 14
"""So many lines has a step of a replay."""
DRAWN, PLACED, FOUGHT, NEWS, HURT, ATTACKED = range(6)
"""What an event weighs: how many draw; what is placed; who comes and who attacks whom; who falls, and what is lost;
what is done to whoever reads; what they are to answer."""
BUILT, NEWEST, OWN, HURTS = range(4)
"""What news weigh beside others where there is no room for all: what others have built up, what else they have done,
what came of one's own battle, and what was done to whoever reads."""


class StoryLine(NamedTuple):
    """A line of a story after the turn that it begins, what it weighs, whether it is new, whether it is news of
    somebody else, in which of the story's turns it stands, whether that is new and somebody else's, the event that it
    tells (the last of several), no more of it than what was done to whoever reads, and the deployments and cards that
    it tells together."""

    turn: str
    text: str
    weight: int
    is_new: bool
    is_news: bool
    number: int
    is_theirs: bool
    event: Event
    harm_text: str = ""
    built_events: tuple[Event, ...] = ()

    @property
    def full_text(self) -> str:
        return f"{self.turn} {self.text}" if self.turn else self.text

    def joined_with(self, later: "StoryLine", names: Names) -> "StoryLine":
        """This line with a later one run on behind it."""
        return self._replace(
            text=f"{self.text} {capitalised_line(later.full_text, names)}",
            weight=max(self.weight, later.weight),
            is_news=self.is_news or later.is_news,
            event=later.event,
            harm_text=f"{self.harm_text} {capitalised_line(later.harm_text, names)}".strip(),
        )


def story_lines(
    words: Vocabulary, events: Sequence[Event], view: RealmView, names: Names, unseen: int = 0, most: int = MOST_LINES
) -> list[str]:
    """The events in plain lines, the newest at the end; what a seat draws is named to it instead of counted.

    Where any of it is ``unseen``, nothing older is told. Of too many lines, what weighs least is left out, and others
    are run on. Only of a very long story more is left out, but not the whole turn of somebody else, and the first line
    says so where others have done more than draw and place. What was done to the viewer never is.
    """
    lines = _story_lines(words, events, view, names, unseen, brief=most < MOST_LINES_OF_RECAP)
    if view.viewer is not None:
        lines = _without_own_hand(_without_draws(lines), view.viewer)
    lines = _with_ends_joined(lines, names)
    kept = [one for one in lines if one.is_new] or lines[-most:]
    is_cut = False
    while len(kept) > 1:
        is_long = sum(len(one.full_text) for one in kept) > MOST_TEXT
        place = _place_of_least(kept, is_long=is_long)
        if place is not None and (is_long or (len(kept) > most and kept[place].weight < FOUGHT)):
            gone = kept.pop(place)
            kept[place] = kept[place]._replace(turn=kept[place].turn or gone.turn)
            is_cut = is_cut or (gone.is_news and gone.weight >= FOUGHT)
        elif len(kept) > most:
            place = min(range(len(kept) - 1), key=lambda place: _apartness(kept[place], kept[place + 1]))
            kept[place : place + 2] = [kept[place].joined_with(kept[place + 1], names)]
        else:
            break
    # What others have done in their turn since is the news, however much more one's own battle before it weighed; as
    # long as they have only drawn, their turn has not been told yet.
    theirs = [one for one in kept if one.is_theirs]
    if all(one.weight == DRAWN for one in theirs) and view.viewer not in view.active:
        theirs = kept
    theirs = theirs or kept
    heaviest = max((one.weight for one in theirs), default=DRAWN)
    # What was done to the viewer is told though they are attacked again: nothing else shows where their cards are.
    hurts = {id(one) for one in kept if one.is_new and one.weight == HURT}
    # What came of one's own battle, where the turn has passed since, stood in the picture alone.
    own = {id(one) for one in kept if one.is_new and not one.is_theirs and one.weight == NEWS}
    weighs = dict.fromkeys((id(one) for one in theirs if one.built_events), BUILT)
    weighs |= dict.fromkeys((id(one) for one in theirs if one.weight == heaviest), NEWEST)
    weighs |= dict.fromkeys(own, OWN) | dict.fromkeys(hurts, HURTS)
    if view.outcome is not None and kept:  # nothing of before matters beside the blow that ends it
        weighs = {id(kept[-1]): NEWEST}
    told = [
        NewsLine(one.full_text, one.harm_text if weight == HURTS else "", weight, stays=weight >= HURTS)
        if (weight := weighs.get(id(one))) is not None
        else one.full_text
        for one in kept
    ]
    return [*([words.say("story-before")] if is_cut else ()), *told]


def _story_lines(
    words: Vocabulary, events: Sequence[Event], view: RealmView, names: Names, unseen: int, *, brief: bool
) -> list[StoryLine]:
    """A line for each event that needs one, and one for all that a seat places in a row.

    ``brief``: an attack that the viewer is to answer is one short line, for the picture shows who attacks whom.
    """
    known: NamesById = defender_names(words, events, view)
    attack = _attack_on_viewer(events, view)
    drawn = _drawn_attack(events, view) if brief else ()
    lines: list[StoryLine] = []
    placing: list[said.Placed | said.PlacedFaceDown] = []
    turn, turns, fills, sacrificed, dismantled, realm = "", 0, True, False, False, False
    is_theirs = False
    around = zip(events, (None, *events), (*events[1:], None), strict=False)
    for number, (event, before, after) in enumerate(around):
        sacrificed = isinstance(event, said.Sacrificed) or (sacrificed and not isinstance(event, said.BattleBegun))
        if isinstance(event, said.Assigned):
            realm = event.defender is None
        is_attack = brief and bool(attack) and isinstance(event, said.BattleBegun) and number > max(attack)
        if _is_said_by(event, before, after, view.viewer, nobody_fell=sacrificed or realm) and not is_attack:
            continue
        if number in drawn or (brief and number in attack):
            continue
        short = short_event_line(words, event, names, known) if brief and view.viewer is not None else None
        line = short or event_line(words, event, names, known)
        weight = ATTACKED if number in attack or is_attack else _event_weight(event, view.viewer)
        if isinstance(event, said.Drawn):
            line = words.say("event-filled" if fills else "event-drawn", cards=words.cards(event.cards))
            weight, fills = DRAWN if fills else PLACED, True
        elif isinstance(event, said.TurnBegun | said.Dismantled):  # what is drawn then fills no hand
            fills = False
        elif isinstance(event, said.Drawing) and dismantled:
            weight = PLACED
        if isinstance(event, said.TurnBegun | said.Drawing | said.Dismantled):
            dismantled = isinstance(event, said.Dismantled)
        is_new = number >= len(events) - unseen
        builds = brief and is_theirs and isinstance(event, said.Deployed | said.Inspired | said.Placed)
        if builds and (before_it := _built_before(lines, turns, is_new=is_new)):
            placing.clear()
            together = (*before_it.built_events, event)
            lines[-1] = before_it._replace(text=built_line(words, together, names), event=event, built_events=together)
            continue
        if isinstance(event, said.Placed | said.PlacedFaceDown):
            placing.append(event)
            if len(placing) > 1:
                lines[-1] = lines[-1]._replace(text=placed_line(words, placing, names), is_new=is_new)
                continue
        else:
            placing.clear()
        if isinstance(event, said.TurnBegun):  # one line with the card that is drawn at its beginning
            turn, turns = words.say("event-turn-begins", turn=event.turn), turns + 1
            is_theirs = view.viewer is not None and event.seat != view.viewer
        elif line:
            is_own = view.viewer is not None and getattr(event, "seat", None) == view.viewer
            hurt = line if weight == HURT or _ends_battle(event) else ""
            news = is_new and not is_own
            so_far = (event,) if builds else ()
            lines.append(StoryLine(turn, line, weight, is_new, news, turns, is_new and is_theirs, event, hurt, so_far))
            turn = ""
    return lines


def _built_before(lines: Sequence[StoryLine], turn: int, *, is_new: bool) -> StoryLine | None:
    """The last line, where it tells what somebody else has deployed or placed in the same turn."""
    last = lines[-1] if lines else None
    return last if last is not None and last.built_events and (last.number, last.is_new) == (turn, is_new) else None


def _without_draws(lines: Sequence[StoryLine]) -> list[StoryLine]:
    """Lines of a story without the cards that others draw, wherever there is more to tell of their turn."""
    told = {(one.number, one.is_new) for one in lines if not _is_usual_draw(one)}
    kept: list[StoryLine] = []
    turn = ""
    for one in lines:
        turn = one.turn or turn
        if not _is_usual_draw(one) or (one.number, one.is_new) not in told:
            kept.append(one._replace(turn=turn))
            turn = ""
    return kept


def _without_own_hand(lines: Sequence[StoryLine], viewer: int) -> list[StoryLine]:
    """Lines of a story without what the viewer has deployed, placed and drawn, where others have done something since:
    the picture shows it."""
    acted = max((one.number for one in lines if one.is_theirs and one.weight > DRAWN), default=-1)
    return [
        one
        for one in lines
        if one.turn
        or one.number >= acted
        or getattr(one.event, "seat", None) != viewer
        or not (_is_placing(one) or (one.weight == DRAWN and isinstance(one.event, said.Drawn | said.Deployed)))
    ]


def _is_placing(one: StoryLine) -> bool:
    """Whether somebody places cards."""
    return isinstance(one.event, said.Placed | said.PlacedFaceDown)


def _is_usual_draw(one: StoryLine) -> bool:
    """Whether somebody draws as each turn has it: not for a Fortress, nor in vain."""
    return isinstance(one.event, said.Drawing) and one.event.count > 0 and one.weight == DRAWN


def _with_ends_joined(lines: Sequence[StoryLine], names: Names) -> list[StoryLine]:
    """Lines of a story with each end of a battle in one line, and with an attack by one alone that nobody answers."""
    kept: list[StoryLine] = []
    for one in lines:
        ends = isinstance(one.event, said.Resolved | said.LossSuffered | said.RealmFallen)
        before = kept[-1] if kept and (kept[-1].number, kept[-1].is_new) == (one.number, one.is_new) else None
        if before is not None and ends and not one.turn and _leads_to_end(before, kept[:-1]):
            kept[-1] = before.joined_with(one, names)
        else:
            kept.append(one)
    return kept


def _leads_to_end(one: StoryLine, before: Sequence[StoryLine]) -> bool:
    """Whether how a battle ends can be told in the same line: after its end, what strikes back, or one attack by
    somebody else."""
    if isinstance(one.event, said.Retaliated | said.HitChosen):
        return True
    if isinstance(one.event, said.Assigned):
        return one.is_news and not (before and isinstance(before[-1].event, said.Assigned))
    return isinstance(one.event, said.Resolved | said.LossSuffered)


def _place_of_least(lines: Sequence[StoryLine], *, is_long: bool) -> int | None:
    """The place of what can best be left out: never the last line, nor what was done to the viewer.

    What others have placed is left out of a very long story alone: it would be missed in their pools.
    """
    news = Counter(one.number for one in lines if one.is_news)
    lone = [one.is_news and news[one.number] == 1 for one in lines]  # something is told of each turn of others
    loose = [
        place
        for place, one in enumerate(lines[:-1])
        if one.weight < HURT and not lone[place] and (is_long or not (one.is_news and _is_placing(one)))
    ]
    return min(loose, key=lambda place: lines[place].weight, default=None)


def _apartness(one: StoryLine, later: StoryLine) -> tuple[bool, bool, int]:
    """How little two lines belong together, one of which is the next: not in one turn, not of one weight, and long."""
    return one.number != later.number, one.weight != later.weight, len(one.text) + len(later.text)


def _attack_on_viewer(events: Sequence[Event], view: RealmView) -> Collection[int]:
    """The places of the attackers that the viewer is to answer: nothing older is the news then."""
    if view.step != "respond" or view.battle is None or view.battle.target != view.viewer:
        return ()
    fighting = {one.defender for line in view.battle.lines for one in line.attackers}
    ended = max((place for place, event in enumerate(events) if isinstance(event, said.Resolved)), default=-1)
    sent = [(place, event) for place, event in enumerate(events) if place > ended and isinstance(event, said.Assigned)]
    return {place for place, event in sent if event.attacker in fighting}


def _drawn_attack(events: Sequence[Event], view: RealmView) -> Collection[int]:
    """The places at which a battle of the viewer's own turn was begun, while their picture shows it."""
    fought = view.fought_before_question
    if fought is None or fought.player != view.viewer or fought.turn != view.turn or view.outcome is not None:
        return ()
    ends = [place for place, event in enumerate(events) if isinstance(event, said.Resolved)]
    if not ends:
        return ()
    before = max(ends[:-1], default=-1)
    begun_by = said.Assigned | said.BattleBegun
    return {place for place in range(before + 1, ends[-1]) if isinstance(events[place], begun_by)}


def _event_weight(event: Event, viewer: int | None) -> int:
    """What an event weighs in a story; of what they have done themselves, whoever reads needs the least."""
    match event:
        case said.Deployed(seat=seat) | said.Placed(seat=seat) if seat == viewer:
            return DRAWN
        case said.PlacedFaceDown():
            return DRAWN
        case said.Assigned(seat=seat) if seat == viewer:
            return PLACED
        case said.BattleBegun():  # whose sum is told by its attackers
            return PLACED
        case said.Dismantled(seat=seat) if seat == viewer:
            return PLACED
        case said.Resolved(defeated=defeated) if not defeated:
            return DRAWN
        case said.Drawing() | said.Reshuffled() | said.Passed():
            return DRAWN
    if _is_done_to_viewer(event, viewer):
        return HURT
    match event:
        case (
            said.LossSuffered() | said.RealmFallen() | said.Sacrificed() | said.QueenForfeited() | said.AceSacrificed()
            | said.Resolved() | said.Dismantled() | said.Inspired()
        ):  # fmt: skip
            return NEWS
        case said.Assigned() | said.Retaliated() | said.Blocked() | said.HitChosen():
            return FOUGHT
        case said.Deployed() | said.BidsShown() | said.ElderSought():
            return FOUGHT
    return PLACED


def _ends_battle(event: Event) -> bool:
    """Whether an event says how a battle has ended, which is told in the fewest words, too: what struck back, who fell,
    and Fortresses that were lost."""
    match event:
        case said.Retaliated():
            return True
        case said.Resolved(defeated=fallen) | said.LossSuffered(fortresses=fallen):
            return bool(fallen)
    return False


def _is_done_to_viewer(event: Event, viewer: int | None) -> bool:
    """Whether something is done to the viewer: they are attacked, lose, or others use a power against them."""
    match event:
        case said.Assigned(target=seat) | said.LossSuffered(seat=seat) | said.RealmFallen(seat=seat):
            return seat == viewer
        case said.Resolved(defeated=defeated):
            return any(one.seat == viewer for one in defeated)
        case said.QueenForfeited(target=target):
            return target.seat == viewer
    return False


def _is_said_by(
    event: Event, before: Event | None, after: Event | None, viewer: int | None, *, nobody_fell: bool
) -> bool:
    """True if an event needs no line, because the one before or after it, or the viewer's own, says as much.

    ``nobody_fell``: whether that needs no word, because a realm is hit, or somebody has died for another.
    """
    match event:
        case said.Drawing(seat=seat, count=count):
            return bool(count) and seat == viewer
        case said.Placed(seat=seat, card=None):
            return seat == viewer
        case said.BattleBegun(target=target, power=strength):  # by one attacker alone, with its Power
            known = isinstance(before, said.Assigned) and VALUE[before.power] == strength
            return known or target == viewer  # they are told what is lost as it stands
        case said.Resolved(defeated=()):
            return nobody_fell or isinstance(after, said.LossSuffered)
        case said.BidClosed():
            return isinstance(after, said.BidClosed | said.BidsShown)
        case said.Passed():  # what follows shows that nothing was used
            return after is not None
    return False
