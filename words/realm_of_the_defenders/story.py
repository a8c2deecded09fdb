"""The events of Realm of the Defenders in plain lines, and a battle in words; `turn_story` makes a story of them."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from engine import Event
from engine.realm_of_the_defenders import events as said
from engine.realm_of_the_defenders.actions import DefenderId
from engine.realm_of_the_defenders.battle import Defender, FoughtBattle, Line
from engine.realm_of_the_defenders.cards import ELDER, worth
from engine.realm_of_the_defenders.view import RealmView
from words.game import Names
from words.realm_of_the_defenders.cards import Vocabulary, defender_letter

NamesById = Mapping[int, str]
"""Defenders in words, by number."""


def battle_lines(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """A line of a battle, with who stands against whom: "9♠ (a) with 9♣ against 10♠ (e)"."""
    lines = view.battle.lines if view.battle else ()
    return _battle_line_texts(words, lines, lambda number: words.defender(view, number))


def fought_lines(words: Vocabulary, battle: FoughtBattle) -> Iterator[str]:
    """A line of a battle that is over, with who stood against whom."""
    return _battle_line_texts(words, battle.lines, lambda number: words.defender_name(battle.fighter(number)))


def _battle_line_texts(words: Vocabulary, lines: Sequence[Line], name: Callable[[DefenderId], str]) -> Iterator[str]:
    for line in lines:
        attackers = words.catalogue.list_in_sentence(
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


def defender_names(words: Vocabulary, events: Sequence[Event], view: RealmView) -> NamesById:
    """The Defenders in play, and those that the events speak of."""
    found: dict[int, str] = {one.id: words.defender_name(one) for seat in view.seats for one in seat.defenders}
    for event in events:
        match event:
            case said.Resolved(defeated=defeated):
                found |= {one.id: defeated_name(words, one) for one in defeated}
            case said.Deployed(defender=entered) | said.Inspired(defender=entered):
                found[entered.id] = words.defender_name(entered)
            case said.Sacrificed(defender=int(number), card=card, toughness=toughness):
                found[number] = words.defender_name(Defender(number, card, toughness, True, ()))
    return found


def defeated_name(words: Vocabulary, one: said.Defeated) -> str:
    return words.defender_name(Defender(one.id, one.card, one.toughness, one.ready, one.under))


def _defender_name(words: Vocabulary, known: NamesById, number: int) -> str:
    return known.get(number) or words.say("defender-gone", letter=defender_letter(number))


def event_line(words: Vocabulary, event: Event, names: Names, known: NamesById) -> str | None:
    """An event in a plain line."""
    match event:
        case said.BidsShown():
            return _bids_line(words, event, names)
        case said.Resolved():
            return _resolve_line(words, event, names)
        case said.StepDone() | said.GameEnded():
            return None
    return _of_cards(words, event, names) or _of_turns(words, event, names) or _of_battles(words, event, names, known)


def short_event_line(words: Vocabulary, event: Event, names: Names, known: NamesById) -> str | None:
    """A strike back or a payment in fewer words, for a story that has little room; None for any other event."""
    match event:
        case said.Retaliated(seat=seat, attacked=attacked, card=card):
            defender = _defender_name(words, known, attacked)
            return words.say("event-strikes", player=names[seat], defender=defender, card=words.card(card))
        case said.LossSuffered(seat=seat, amount=amount, courage=courage, fortresses=()) if worth(courage) >= amount:
            change = "none" if worth(courage) == amount else "kept"
            return words.say(
                "event-pays", player=names[seat], amount=amount, courage=words.cards(courage), change=change
            )
    return None


def _bids_line(words: Vocabulary, event: said.BidsShown, names: Names) -> str:
    shown = words.catalogue.list_with_semicolons(
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


def revealed_event_line(words: Vocabulary, event: Event, names: Names) -> str | None:
    """A card that only its player knew, for everybody once the game is over."""
    match event:
        case said.HandDealt(seat=seat, cards=cards):
            return words.say("opened-hand", player=names[seat], cards=words.cards(cards))
        case said.Drawn(seat=seat, cards=cards):
            return words.say("opened-drawn", player=names[seat], cards=words.cards(cards))
        case said.PlacedFaceDown(seat=seat, card=card):
            return words.say("opened-placed", player=names[seat], card=words.card(card))
    return None


def placed_line(words: Vocabulary, events: Sequence[said.Placed | said.PlacedFaceDown], names: Names) -> str:
    """All that a seat places in a turn, in one line; its own Power is named to it, else it is counted."""
    return words.say("event-places", player=names[events[0].seat], what=_what_is_placed(words, events))


def built_line(words: Vocabulary, events: Sequence[Event], names: Names) -> str:
    """All that somebody else deploys and places in a turn, in one line."""
    entered = [one for one in events if isinstance(one, said.Deployed)]
    back = [one for one in events if isinstance(one, said.Inspired)]
    laid = [one for one in events if isinstance(one, said.Placed)]
    if not (entered or back):
        return placed_line(words, laid, names)
    return words.say(
        "event-builds",
        player=names[(entered or back)[0].seat],
        kind="both" if entered and back else "back" if back else "deploys",
        defenders=_names_of_entered(words, entered),
        back=_names_of_entered(words, back),
        places="some" if laid else "none",
        what=_what_is_placed(words, laid),
    )


def _names_of_entered(words: Vocabulary, events: Sequence[said.Deployed | said.Inspired]) -> str:
    names = [words.say("deployed-one", defender=words.defender_name(one.defender)) for one in events]
    return words.catalogue.list_in_sentence(names)


def _what_is_placed(words: Vocabulary, events: Sequence[said.Placed | said.PlacedFaceDown]) -> str:
    named = [one.card for one in events if isinstance(one, said.PlacedFaceDown)]
    open_ones = [one for one in events if isinstance(one, said.Placed)]
    courage = [one.card for one in open_ones if one.card is not None]
    what = []
    if named:
        what.append(words.say("placed-power-named", cards=words.cards(named)))
    elif len(courage) < len(open_ones):
        what.append(words.say("placed-power", count=len(open_ones) - len(courage)))
    if courage:
        what.append(words.say("placed-courage", cards=words.cards(courage)))
    return words.catalogue.list_in_sentence(what)


def _of_turns(words: Vocabulary, event: Event, names: Names) -> str | None:
    match event:
        case said.BidClosed(seat=seat):
            return words.say("event-bid-done", player=names[seat])
        case said.TurnBegun(seat=seat, turn=turn):
            return words.say("event-turn", player=names[seat], turn=turn)
        case said.Deployed(seat=seat, money=money, defender=one):
            return words.say(
                "event-deploy", player=names[seat], defender=words.defender_name(one), money=words.cards(money)
            )
        case said.Inspired(seat=seat, money=money, defender=one):
            return words.say(
                "event-inspire", player=names[seat], defender=words.defender_name(one), money=words.cards(money)
            )
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


def _of_battles(words: Vocabulary, event: Event, names: Names, known: NamesById) -> str | None:
    match event:
        case said.Assigned(seat=seat, attacker=attacker, power=power, target=target, defender=None):
            return words.say(
                "event-assign-realm",
                player=names[seat], target=names[target],
                attacker=_defender_name(words, known, attacker), power=words.card(power),
            )  # fmt: skip
        case said.Assigned(seat=seat, attacker=attacker, power=power, target=target, defender=int(attacked)):
            return words.say(
                "event-assign",
                player=names[seat], target=names[target],
                attacker=_defender_name(words, known, attacker), power=words.card(power),
                defender=_defender_name(words, known, attacked),
            )  # fmt: skip
        case said.BattleBegun(seat=seat, target=target, power=strength):
            return words.say("event-battle", player=names[seat], target=names[target], power=strength)
        case said.Sacrificed(seat=seat, attacked=attacked, card=card, courage=courage):
            return words.say(
                "event-sacrifice-jack" if courage else "event-sacrifice",
                player=names[seat], card=words.card(card), defender=_defender_name(words, known, attacked),
                courage=words.cards(courage or ()),
            )  # fmt: skip
        case said.Blocked(attacker=attacker):
            return words.say("event-block", attacker=_defender_name(words, known, attacker))
        case said.Retaliated(seat=seat, attacked=attacked, source=source, card=card):
            return words.say(
                f"event-retaliate-{source}",
                player=names[seat], defender=_defender_name(words, known, attacked), card=words.card(card),
            )  # fmt: skip
        case said.HitChosen(attacker=attacker):
            return words.say("event-hit", attacker=_defender_name(words, known, attacker))
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


def _resolve_line(words: Vocabulary, event: said.Resolved, names: Names) -> str:
    if not event.defeated:
        return words.say("event-resolve-nobody")
    fallen = [words.say("fallen", player=names[one.seat], defender=defeated_name(words, one)) for one in event.defeated]
    return words.say("event-resolve", fallen=words.catalogue.list_in_sentence(fallen), count=len(fallen))
