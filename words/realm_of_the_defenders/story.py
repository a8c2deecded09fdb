"""The events of Realm of the Defenders as a story, and a battle in words."""

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine import Event
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender, FoughtBattle, Line
from engine.realm_of_the_defenders.cards import ELDER, VALUE, worth
from engine.realm_of_the_defenders.view import RealmView
from words.game import Lead, Names
from words.realm_of_the_defenders.cards import Vocabulary, letter

MOST_LINES, MOST_TEXT = 5, 900
"""Of a story, what weighs most: so many lines leave the task in sight, and tell a battle with its losses."""
RECAPPED = 14
"""So many lines has a step of a replay."""
DRAWN, PLACED, FOUGHT, NEWS, ATTACKED = range(5)
"""What an event weighs: how many draw; what is placed; who comes and who attacks whom; who falls, and what is lost;
who is to be answered."""

Known = Mapping[int, str]
"""Defenders in words, by number."""


class Told(NamedTuple):
    """A line of a story after the turn that it begins, what it weighs, whether it is news of somebody else, and in
    which of the story's turns it stands."""

    turn: str
    line: str
    weight: int
    is_news: bool
    number: int

    @property
    def whole(self) -> str:
        return f"{self.turn} {self.line}" if self.turn else self.line


def battle_lines(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """A line of a battle, with who stands against whom: "9♠ (a) with 9♣ against 10♠ (e)"."""
    lines = view.battle.lines if view.battle else ()
    return _lines(words, lines, lambda number: words.defender(view, number))


def fought_lines(words: Vocabulary, battle: FoughtBattle) -> Iterator[str]:
    """A line of a battle that is over, with who stood against whom."""
    return _lines(words, battle.lines, lambda number: words.one(battle.fighter(number)))


def _lines(words: Vocabulary, lines: Sequence[Line], name: Callable[[DefenderId], str]) -> Iterator[str]:
    for line in lines:
        attackers = words.catalogue.list_of(
            [
                words.say(
                    "line-attacker-stopped" if one.blocked else "line-attacker-hit" if one.hit else "line-attacker",
                    defender=name(one.defender),
                    power=words.card(one.power),
                )
                for one in line.attackers
            ]
        )
        attacked = words.say("line-realm") if line.defender is None else name(line.defender)
        text = words.say("line", attackers=attackers, attacked=attacked)
        if line.sacrifice:
            text += words.say("line-sacrifice", card=words.card(line.sacrifice))
        if line.counter:
            text += words.say("line-counter", card=words.card(line.counter.card))
        yield text


def story(
    words: Vocabulary, events: Sequence[Event], view: RealmView, names: Names, unseen: int = 0, most: int = MOST_LINES
) -> list[str]:
    """The events in plain lines, the newest at the end; what a seat draws is named to it instead of counted.

    Where any of it is ``unseen``, nothing older is told. Of too much, what weighs least is left out, but not the whole
    turn of somebody else, and the first line says so where others have done more than draw and place.
    """
    known = _known(words, events, view)
    lines: list[Told] = []
    older = 0
    attack = _attack_on_viewer(events, view)
    turn, turns, fills, sacrificed = "", 0, True, False
    around = zip(events, (None, *events), (*events[1:], None), strict=False)
    for number, (event, before, after) in enumerate(around):
        sacrificed = isinstance(event, said.Sacrificed) or (sacrificed and not isinstance(event, said.BattleBegun))
        if _is_said_by(event, before, after, view.viewer, sacrificed=sacrificed):
            continue
        line = tell(words, event, names, known)
        weight = ATTACKED if number in attack else _weight(event, view.viewer)
        if isinstance(event, said.Drawn):
            line = words.say("event-filled" if fills else "event-drawn", cards=words.cards(event.cards))
            weight, fills = DRAWN if fills else PLACED, True
        elif isinstance(event, said.TurnBegun | said.Dismantled):  # what is drawn then fills no hand
            fills = False
        if isinstance(event, said.TurnBegun):  # one line with the card that is drawn at its beginning
            turn, turns = words.say("event-turn-begins", turn=event.turn), turns + 1
        elif line:
            is_own = view.viewer is not None and getattr(event, "seat", None) == view.viewer
            is_new = number >= len(events) - unseen
            older += not is_new
            lines.append(Told(turn, line, weight, is_new and not is_own, turns))
            turn = ""
    kept = (lines[older:] if unseen else lines[-most:]) or lines[-most:]
    left_out: list[Told] = []
    while len(kept) > 1 and (len(kept) > most or sum(len(one.whole) for one in kept) > MOST_TEXT):
        news = Counter(one.number for one in kept if one.is_news)
        lone = [one.is_news and news[one.number] == 1 for one in kept]  # something is told of each turn of others
        place = min(range(len(kept) - 1), key=lambda place: (lone[place], kept[place].weight))
        left_out.append(kept.pop(place))
        kept[place] = kept[place]._replace(turn=kept[place].turn or left_out[-1].turn)
    is_cut = any(one.is_news and one.weight >= FOUGHT for one in left_out)
    heaviest = max((one.weight for one in kept), default=DRAWN)
    told = [Lead(one.whole) if one.weight == heaviest else one.whole for one in kept]
    return [*([words.say("story-before")] if is_cut else ()), *told]


def _attack_on_viewer(events: Sequence[Event], view: RealmView) -> Collection[int]:
    """The places of the attackers that the viewer is to answer: nothing older is the news then."""
    if view.step != "respond" or view.battle is None or view.battle.target != view.viewer:
        return ()
    fighting = {one.defender for line in view.battle.lines for one in line.attackers}
    ended = max((place for place, event in enumerate(events) if isinstance(event, said.Resolved)), default=-1)
    sent = [(place, event) for place, event in enumerate(events) if place > ended and isinstance(event, said.Assigned)]
    return {place for place, event in sent if event.attacker in fighting}


def _weight(event: Event, viewer: int | None) -> int:
    """What an event weighs in a story; of what they have done themselves, whoever reads needs the least."""
    match event:
        case said.Deployed(seat=seat) | said.Placed(seat=seat) if seat == viewer:
            return DRAWN
        case said.Assigned(seat=seat) | said.BattleBegun(seat=seat) if seat == viewer:
            return PLACED
        case said.PlacedFaceDown():
            return DRAWN
        case (
            said.LossSuffered() | said.RealmFallen() | said.Sacrificed() | said.QueenForfeited() | said.AceSacrificed()
        ):
            return NEWS
        case said.Resolved(defeated=defeated):
            return NEWS if defeated else DRAWN
        case said.Dismantled(seat=seat) if seat == viewer:
            return PLACED
        case said.Dismantled() | said.Inspired():
            return NEWS
        case said.Assigned() | said.BattleBegun() | said.Retaliated() | said.Blocked() | said.HitChosen():
            return FOUGHT
        case said.Deployed() | said.BidsShown() | said.ElderSought():
            return FOUGHT
        case said.Drawing() | said.Reshuffled() | said.Passed():
            return DRAWN
    return PLACED


def _is_said_by(
    event: Event, before: Event | None, after: Event | None, viewer: int | None, *, sacrificed: bool
) -> bool:
    """True if an event needs no line, because the one before or after it, or the viewer's own, says as much.

    ``sacrificed``: whether somebody has died for another in the battle that is on.
    """
    match event:
        case said.Drawing(seat=seat, count=count):
            return bool(count) and seat == viewer
        case said.Placed(seat=seat, card=None):
            return seat == viewer
        case said.BattleBegun(power=strength):  # by one attacker alone, with its Power
            return isinstance(before, said.Assigned) and VALUE[before.power] == strength
        case said.Resolved(defeated=()):
            return sacrificed or isinstance(after, said.LossSuffered)
        case said.BidClosed():
            return isinstance(after, said.BidClosed | said.BidsShown)
    return False


def _known(words: Vocabulary, events: Sequence[Event], view: RealmView) -> Known:
    """The Defenders in play, and those that the events speak of."""
    found: dict[int, str] = {one.id: words.one(one) for seat in view.seats for one in seat.defenders}
    for event in events:
        match event:
            case said.Resolved(defeated=defeated):
                found |= {one.id: fallen_one(words, one) for one in defeated}
            case said.Deployed(defender=entered) | said.Inspired(defender=entered):
                found[entered.id] = words.one(entered)
            case said.Sacrificed(defender=int(number), card=card, toughness=toughness):
                found[number] = words.one(Defender(number, card, toughness, True, ()))
    return found


def fallen_one(words: Vocabulary, one: said.Defeated) -> str:
    return words.one(Defender(one.id, one.card, one.toughness, one.ready, one.under))


def _one(words: Vocabulary, known: Known, number: int) -> str:
    return known.get(number) or words.say("defender-gone", letter=letter(number))


def tell(words: Vocabulary, event: Event, names: Names, known: Known) -> str | None:
    """An event in a plain line."""
    match event:
        case said.BidsShown():
            return _bids(words, event, names)
        case said.Resolved():
            return _resolved(words, event, names)
        case said.StepDone() | said.GameEnded():
            return None
    return _of_cards(words, event, names) or _of_turns(words, event, names) or _of_battles(words, event, names, known)


def _bids(words: Vocabulary, event: said.BidsShown, names: Names) -> str:
    shown = words.catalogue.apart(
        words.say("bid-of", player=name, cards=words.cards(bid) if bid else words.say("bid-none"))
        for name, bid in zip(names, event.bids, strict=True)
        if bid is not None
    )
    order = ", ".join(words.say("order-of", player=names[seat]) for seat in event.order)
    return words.say("event-bids-tossed" if event.toss else "event-bids", bids=shown, order=order)


def _of_cards(words: Vocabulary, event: Event, names: Names) -> str | None:
    match event:
        case said.HandDealt(cards=cards):
            return words.say("event-hand", cards=words.cards(cards))
        case said.Drawn(cards=cards):
            return words.say("event-drawn", cards=words.cards(cards))
        case said.Drawing(seat=seat, count=count):
            return words.say("event-draw", player=names[seat], count=count)
        case said.Reshuffled(seat=seat, cards=count):
            return words.say("event-reshuffle", player=names[seat], count=count)
        case said.HandRedrawn(seat=seat, cards=cards):
            return words.say("event-redraw", player=names[seat], cards=words.cards(cards))
        case said.HandKept(seat=seat):
            return words.say("event-keep", player=names[seat])
        case said.ElderSought(seat=seat, found=found):
            return words.say("event-elder-found" if found else "event-elder-missing", player=names[seat])
        case said.PlacedFaceDown(card=card):
            return words.say("event-placed", card=words.card(card))
        case said.Placed(seat=seat, card=None):
            return words.say("event-place-power", player=names[seat])
        case said.Placed(seat=seat, card=card):
            return words.say("event-place-courage", player=names[seat], card=words.card(card or ELDER))
    return None


def _of_turns(words: Vocabulary, event: Event, names: Names) -> str | None:
    match event:
        case said.BidClosed(seat=seat):
            return words.say("event-bid-done", player=names[seat])
        case said.TurnBegun(seat=seat, turn=turn):
            return words.say("event-turn", player=names[seat], turn=turn)
        case said.Deployed(seat=seat, money=money, defender=one):
            return words.say("event-deploy", player=names[seat], defender=words.one(one), money=words.cards(money))
        case said.Inspired(seat=seat, money=money, defender=one):
            return words.say("event-inspire", player=names[seat], defender=words.one(one), money=words.cards(money))
        case said.Dismantled(seat=seat, card=card):
            return words.say("event-dismantle", player=names[seat], card=words.card(card))
        case said.RealmFallen(seat=seat, reason=reason):
            return words.say(f"event-out-{reason}", player=names[seat])
        case said.Passed(seat=seat):
            return words.say("event-pass", player=names[seat])
        case said.AceSacrificed(seat=seat, courage=courage):
            return words.say("event-ace", player=names[seat], courage=words.cards(courage))
        case said.QueenForfeited(seat=seat, courage=courage, target=target):
            struck = words.cards([target.card or ELDER])
            return words.say(
                f"event-queen-{target.pool}",
                player=names[seat], courage=words.cards(courage), target=names[target.seat], card=struck,
            )  # fmt: skip
    return None


def _of_battles(words: Vocabulary, event: Event, names: Names, known: Known) -> str | None:
    match event:
        case said.Assigned(seat=seat, attacker=attacker, power=power, target=target, defender=None):
            return words.say(
                "event-assign-realm",
                player=names[seat], target=names[target],
                attacker=_one(words, known, attacker), power=words.card(power),
            )  # fmt: skip
        case said.Assigned(seat=seat, attacker=attacker, power=power, target=target, defender=int(attacked)):
            return words.say(
                "event-assign",
                player=names[seat], target=names[target],
                attacker=_one(words, known, attacker), power=words.card(power), defender=_one(words, known, attacked),
            )  # fmt: skip
        case said.BattleBegun(seat=seat, target=target, power=strength):
            return words.say("event-battle", player=names[seat], target=names[target], power=strength)
        case said.Sacrificed(seat=seat, attacked=attacked, card=card, courage=courage):
            return words.say(
                "event-sacrifice-jack" if courage else "event-sacrifice",
                player=names[seat], card=words.card(card), defender=_one(words, known, attacked),
                courage=words.cards(courage or ()),
            )  # fmt: skip
        case said.Blocked(attacker=attacker):
            return words.say("event-block", attacker=_one(words, known, attacker))
        case said.Retaliated(seat=seat, attacked=attacked, source=source, card=card):
            return words.say(
                f"event-retaliate-{source}",
                player=names[seat], defender=_one(words, known, attacked), card=words.card(card),
            )  # fmt: skip
        case said.HitChosen(attacker=attacker):
            return words.say("event-hit", attacker=_one(words, known, attacker))
        case said.LossSuffered(seat=seat, amount=amount, courage=courage, fortresses=fortresses):
            if fortresses:
                return words.say(
                    "event-loss-fortress", player=names[seat], count=len(fortresses), cards=words.cards(fortresses)
                )
            had, lost = worth(courage), words.cards(courage)
            if had < amount:  # RD-7.3: all of it goes; what is lost from now on is a Fortress
                return words.say(
                    "event-loss-all", player=names[seat], amount=amount, had=had, courage=lost, count=len(courage)
                )
            change = "none" if had == amount else "kept"
            return words.say("event-loss", player=names[seat], amount=amount, courage=lost, change=change)
    return None


def _resolved(words: Vocabulary, event: said.Resolved, names: Names) -> str:
    if not event.defeated:
        return words.say("event-resolve-nobody")
    fallen = [words.say("fallen", player=names[one.seat], defender=fallen_one(words, one)) for one in event.defeated]
    return words.say("event-resolve", fallen=words.catalogue.list_of(fallen), count=len(fallen))
