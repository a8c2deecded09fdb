"""Whole answers to an attack, as the viewer who is attacked can give them: who dies, and what strikes back (RD-5)."""

from collections import Counter as Counted
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.battle import Defender, Line
from engine.realm_of_the_defenders.cards import DEFENDERS, ELDER, JACK, POWER, VALUE, Card, Cards, remove_all, worth
from engine.realm_of_the_defenders.planning import choices_to_pay, least_loss_for
from engine.realm_of_the_defenders.questions import POWER_PRICE, cheapest, ways_to_pay
from engine.realm_of_the_defenders.view import RealmView


class SacrificeForDefender(NamedTuple):
    """Somebody who is sacrificed for the Defender of a line, with what that costs."""

    line: Line
    offer: act.Offer
    toughness: int
    """What is owed for them in Courage."""
    price: Cards
    """The least Courage that pays it, or pays for a Jack's power."""
    fortresses: int
    """The Fortresses that fall instead."""
    is_power: bool
    """Whether it is a Jack's power, which costs Courage and no loss (RD-8.4)."""


class StrikeBack(NamedTuple):
    """A card with which the Defender of a line strikes back."""

    line: Line
    counter: act.Counter


class Answer(NamedTuple):
    """All that is done about an attack."""

    dies: tuple[SacrificeForDefender, ...]
    strikes: tuple[StrikeBack, ...]
    actions: tuple[act.Move, ...]
    asks: bool = False
    """Whether what pays for it is still to be chosen."""

    @property
    def gives_up(self) -> bool:
        """Whether it costs a Fortress, or a card for its power."""
        return any(one.fortresses or one.is_power for one in self.dies)


def can_die_for(view: RealmView, line: Line) -> tuple[Sequence[Defender], Sequence[Card]]:
    """Who can die for the Defender of a line: Defenders that nobody attacks, and cards of the viewer's hand."""
    assert view.battle is not None
    own, attacked = view.seats[view.battle.target], {each.defender for each in view.battle.lines}
    can_pay = line.overwhelmed or worth(own.courage) >= POWER_PRICE
    hand = [card for card in view.own().hand if (card in DEFENDERS if line.overwhelmed else card == JACK)]
    return [one for one in own.defenders if one.id not in attacked], hand if can_pay else []


def answers(view: RealmView, most: int) -> list[Answer]:
    """Every whole answer but that of doing nothing, each sacrifice paid for with the least; none if there are more.

    Where a sacrifice can be paid for otherwise, there is also one that leaves open what pays.
    """
    assert view.battle is not None
    own = view.seats[view.battle.target]
    strikes = [*islice(_ways_to_strike_back(view, _lines_without_counter(view), ()), most + 2)]
    found = []
    for dead in islice(_ways_to_sacrifice(view), most + 2):
        alone = any(one.line.overwhelmed for one in dead) or sum(one.fortresses for one in dead) >= own.fortresses
        struck = [one for one in (strikes[:1] if alone else strikes) if dead or one]
        found += [Answer(dead, one, tuple(_actions_of_answer(view, dead, one))) for one in struck]
        if len(dead) == 1:
            found += [*_answers_asking_for_price(view, dead[0])]
        if len(found) > most:
            return []
    return sorted(found, key=lambda one: (one.asks, bool(one.dies), bool(one.dies and one.strikes)))


def strike_answers(view: RealmView, most: int) -> list[Answer]:
    """The answers in which nobody dies; where that are more, each card alone, after which others can strike back."""
    ways = [*islice(_ways_to_strike_back(view, _lines_without_counter(view), ()), most + 2)]
    if len(ways) <= most + 1:
        return [Answer((), struck, tuple(_actions_of_answer(view, (), struck))) for struck in ways if struck]
    silent = _lines_without_counter(view)
    alone = [struck for line in silent for struck in _ways_to_strike_back(view, [line], ()) if struck]
    return [Answer((), struck, tuple(_actions_of_answer(view, (), struck, ends=len(silent) == 1))) for struck in alone]


def sacrifice_answers(view: RealmView, most: int) -> list[Answer]:
    """The sacrifices alone, after which others can follow; where that are more, each by itself.

    One ends the answer where nothing could follow it.
    """
    dies = [dead for dead in islice(_ways_to_sacrifice(view), most + 2) if dead]
    if len(dies) > most:
        dies = [dead for dead in _ways_to_sacrifice(view) if len(dead) == 1]
    strikes = any(islice(_ways_to_strike_back(view, _lines_without_counter(view), ()), 2))
    found = [
        Answer(dead, (), tuple(_actions_of_answer(view, dead, (), ends=not (strikes or _goes_on(view, dead)))))
        for dead in dies
    ]
    return [*found, *(one for dead in dies if len(dead) == 1 for one in _answers_asking_for_price(view, dead[0]))]


def _goes_on(view: RealmView, dead: Sequence[SacrificeForDefender]) -> bool:
    """Whether others can be sacrificed besides, for other Defenders."""
    saved = {one.line.defender for one in dead}
    lines = [line for line in (view.battle.lines if view.battle else ()) if line.defender not in saved]
    return any(line.sacrifice is None and _offers_for_line(view, line, dead) for line in lines)


def surely_saves(view: RealmView, one: SacrificeForDefender) -> bool:
    """Whether a sacrifice surely saves its Defender, whichever Power is stopped (RD-5.10)."""
    attacked = view.defender(one.line.defender) if one.line.defender is not None else None
    stopped = min(VALUE[each.power] for each in one.line.attackers)
    return attacked is not None and one.line.strength - stopped < attacked.toughness <= one.line.strength


def _lines_without_counter(view: RealmView) -> list[Line]:
    """The lines in which nothing strikes back yet."""
    return [line for line in (view.battle.lines if view.battle else ()) if line.counter is None]


def _answers_asking_for_price(view: RealmView, one: SacrificeForDefender) -> Iterator[Answer]:
    """A sacrifice that leaves open what pays for it, where that is a choice."""
    assert view.battle is not None
    due = POWER_PRICE if one.is_power else one.toughness
    if due and len(ways_to_pay(view.seats[view.battle.target].courage, due)) > 1:
        chosen = tuple(
            each for each in _actions_of_answer(view, (one,), (), ends=False) if not isinstance(each, act.Pay)
        )
        yield Answer((one,), (), chosen, asks=True)


def fells(view: RealmView, one: StrikeBack) -> bool:
    """Whether a card defeats whichever of the attackers it hits."""
    return not attackers_spared(view, one)


def attackers_spared(view: RealmView, one: StrikeBack) -> list[Defender]:
    """The attackers of its line whom a card that strikes back does not defeat, the toughest first."""
    hit = [there for each in one.line.attackers if (there := view.defender(each.defender)) is not None]
    spared = [each for each in hit if each.toughness > VALUE[one.counter.card]]
    return sorted(spared, key=lambda each: -each.toughness)


def surely_helps(view: RealmView, answer: Answer) -> bool:
    """Whether all that is done surely saves a Defender, or defeats who attacks."""
    return all(surely_saves(view, one) for one in answer.dies) and all(fells(view, one) for one in answer.strikes)


def _ways_to_strike_back(
    view: RealmView, lines: Sequence[Line], there: tuple[StrikeBack, ...]
) -> Iterator[tuple[StrikeBack, ...]]:
    """Nothing that strikes back in these lines, and each way in which something does; what fells with little first."""
    if not lines:
        yield there
        return
    yield from _ways_to_strike_back(view, lines[1:], there)
    ways = [StrikeBack(lines[0], counter) for counter in _cards_to_strike_back(view, there)]
    for one in sorted(ways, key=lambda one: (not fells(view, one), VALUE[one.counter.card])):
        if lines[0].defender is not None:
            yield from _ways_to_strike_back(view, lines[1:], (*there, one))


def _cards_to_strike_back(view: RealmView, there: Sequence[StrikeBack]) -> list[act.Counter]:
    """The cards that can still strike back, equal ones once: those of the pool, then those of the hand."""
    used = Counted(one.counter for one in there)
    own = view.own()
    pool = Counted(act.COUNTERS_FROM_POOL[card] for card in own.power) - used
    return [*pool, *(Counted(act.COUNTERS_FROM_HAND[card] for card in own.hand if card in POWER) - used)]


def _ways_to_sacrifice(view: RealmView) -> Iterator[tuple[SacrificeForDefender, ...]]:
    """Nobody, and each way to let others die: for several Defenders at once where only one attacks each of them."""
    assert view.battle is not None
    yield ()
    if any(line.counter is not None for line in view.battle.lines):
        return
    lines = [line for line in view.battle.lines if line.defender is not None and line.sacrifice is None]
    for line in lines:
        if line.overwhelmed:
            for offer in _offers_for_line(view, line, ()):
                yield (_sacrifice_by_offer(view, line, offer, ()),)
    yield from _sacrifices_together(view, [line for line in lines if not line.overwhelmed], ())


def _sacrifices_together(
    view: RealmView, lines: Sequence[Line], there: tuple[SacrificeForDefender, ...]
) -> Iterator[tuple[SacrificeForDefender, ...]]:
    if not lines:
        return
    yield from _sacrifices_together(view, lines[1:], there)
    for offer in _offers_for_line(view, lines[0], there):
        dead = (*there, _sacrifice_by_offer(view, lines[0], offer, there))
        yield dead
        yield from _sacrifices_together(view, lines[1:], dead)


def _offers_for_line(view: RealmView, line: Line, there: Sequence[SacrificeForDefender]) -> list[act.Offer]:
    """Who can die for a line, after these have died."""
    defenders, cards = can_die_for(view, line)
    left = [*(Counted(cards) - Counted(one.offer.card for one in there if one.offer.card)).keys()]
    if not line.overwhelmed and worth(_remaining_courage(view, there)) < POWER_PRICE:
        left = []
    gone = {one.offer.defender for one in there}
    offers = [act.Offer("play", one.id) for one in sorted(defenders, key=lambda one: one.toughness)]
    return [*(one for one in offers if one.defender not in gone), *(act.Offer("hand", card=card) for card in left)]


def _remaining_courage(view: RealmView, there: Sequence[SacrificeForDefender]) -> Cards:
    assert view.battle is not None
    return remove_all(view.seats[view.battle.target].courage, [card for one in there for card in one.price])


def _sacrifice_by_offer(
    view: RealmView, line: Line, offer: act.Offer, there: Sequence[SacrificeForDefender]
) -> SacrificeForDefender:
    assert view.battle is not None
    courage = _remaining_courage(view, there)
    if offer.card == JACK and not line.overwhelmed:
        return SacrificeForDefender(line, offer, 0, cheapest(courage, POWER_PRICE), 0, True)
    if offer.card is not None:
        owed = 0 if offer.card == ELDER else VALUE[offer.card]
    else:
        one = view.defender(offer.defender or act.DefenderId(0))
        owed = 0 if one is None else one.toughness
    realm = view.seats[view.battle.target]
    paid, fallen = least_loss_for(realm, owed) if len(courage) == len(realm.courage) else _courage_lost(courage, owed)
    return SacrificeForDefender(line, offer, owed, paid, fallen, False)


def _courage_lost(courage: Cards, owed: int) -> tuple[Cards, int]:
    """What a loss takes of a pool from which others have been paid before (RD-7)."""
    if not owed or not courage:
        return (), 1 if owed else 0
    return cheapest(courage, owed) or courage, 0


def _actions_of_answer(
    view: RealmView, dies: Sequence[SacrificeForDefender], strikes: Sequence[StrikeBack], *, ends: bool = True
) -> Iterator[act.Move]:
    """All that an answer consists of, without what the game answers by itself; its end may do so, too."""
    for place, dead in enumerate(dies):
        before = dies[:place]
        number = dead.line.defender
        assert number is not None
        yield act.Sacrifice(number)
        if len(_offers_for_line(view, dead.line, before)) > 1:
            yield dead.offer
        courage = _remaining_courage(view, before)
        due = POWER_PRICE if dead.is_power else dead.toughness
        if due and worth(courage) >= due:
            yield from [act.PAYS[card] for card in choices_to_pay(courage, due, dead.price)]
    for place, one in enumerate(strikes):
        number = one.line.defender
        assert number is not None
        yield act.Retaliate(number)
        if len(_cards_to_strike_back(view, strikes[:place])) > 1:
            yield one.counter
    if ends and not any(dead.line.overwhelmed for dead in dies):
        yield act.DONE
