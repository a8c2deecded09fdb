"""What follows from a battle as it stands, as far as a seat can know it: who falls, and what it costs (RD-5, RD-7)."""

from collections.abc import Iterator, Sequence

from engine.realm_of_the_defenders.answering import can_die_for
from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import ELDER, POWER, VALUE, worth
from engine.realm_of_the_defenders.planning import deployable, least_loss_for, placeable
from engine.realm_of_the_defenders.view import RealmView, SeatView
from words.game import Names
from words.realm_of_the_defenders.cards import Vocabulary


def attackers_forecast(words: Vocabulary, view: RealmView, names: Names) -> Iterator[str]:
    """For whoever attacks, in two lines: who falls, and what the other then loses; and what is at risk."""
    assert view.battle is not None
    assert view.viewer is not None
    said = _who_falls(words, view)
    _, owed, count = _battle_losses(view)
    target, own = view.seats[view.battle.target], view.seats[view.viewer]
    wins = bool(count) and surely_wins(view)
    if count:
        player, kind = names[view.battle.target], loss_kind(target, owed, count, whole=True)
        said += [
            words.say(
                "follows-gain",
                player=player,
                kind="win" if wins else kind,
                count=count,
                **loss_fields(words, target, owed),
            )
        ]
    yield " ".join(said)
    sent = [
        view.defender(one.defender) for line in view.battle.lines if line.defender is not None for one in line.attackers
    ]
    if wins or not sent:
        return
    risk = [_struck_back(words, [one for one in sent if one is not None], view, names)]
    if not own.courage and (target.hand or target.power):
        risk.append(words.say("follows-risk", left=own.fortresses))
        if own.fortresses == target.fortresses == 1 and not target.courage and len(view.seats) == 2:  # RD-9.3
            risk.append(words.say("follows-both"))
    yield " ".join(risk)


def _who_falls(words: Vocabulary, view: RealmView) -> list[str]:
    """Whether Power is enough for the one who is attacked; of several, for whom it is."""
    lines = view.battle.lines if view.battle else ()
    attacked = [
        (line, one) for line in lines if line.defender is not None and (one := view.defender(line.defender)) is not None
    ]
    if len(attacked) < 2:
        return [power_verdict(words, line.strength, one) for line, one in attacked]
    falls, holds = (
        [words.defender_name(one) for line, one in attacked if (line.strength >= one.toughness) is fell]
        for fell in (True, False)
    )
    return [
        words.say(
            "follows-lines",
            kind="all" if not holds else "none" if not falls else "some",
            falls=words.catalogue.list_in_sentence(falls),
            holds=words.catalogue.list_in_sentence(holds),
        )
    ]


def _struck_back(words: Vocabulary, sent: Sequence[Defender], view: RealmView, names: Names) -> str:
    """What can strike back at whoever attacks, as far as everybody sees that (RD-5.6, RD-5.14)."""
    assert view.battle is not None
    assert view.viewer is not None
    target = view.seats[view.battle.target]
    kind = "none" if not (target.hand or target.power) else "one" if len(sent) == 1 else "many"
    return words.say(
        "follows-back",
        player=names[view.battle.target],
        kind=kind,
        toughness=sent[0].toughness,
        cost=worth(least_loss_for(view.seats[view.viewer], sent[0].toughness)[0]),
        attackers=words.catalogue.list_in_sentence([words.defender_name(one) for one in sent], style="or"),
        courage="some" if view.seats[view.viewer].courage else "none",
    )


def forfeited_by_battle(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever is about to fight first in a turn: what they can't do after that (RD-4.1, RD-4.8)."""
    if view.attacked or surely_wins(view):
        return
    cards = words.cards(sorted({*deployable(view)}, key=lambda card: VALUE[card]))
    places = bool(placeable(view))
    if deployable(view):
        yield words.say("follows-no-deploying", cards=cards, places="too" if places else "none")
    elif places:
        yield words.say("follows-no-placing")


def surely_wins(view: RealmView) -> bool:
    """Whether an attack takes the last Fortress of the one other realm, whatever answers it (RD-5.9, RD-7.4, RD-9.3).

    Without Courage whoever dies for another costs a Fortress, too; an Elder of the hand alone costs nothing (RD-5.8).
    """
    assert view.battle is not None
    target = view.seats[view.battle.target]
    if target.courage or sum(not realm.out for realm in view.seats) > 2:
        return False
    may_cost_nothing = target.hand and any(line.overwhelmed for line in view.battle.lines)
    return _battle_losses(view)[2] >= target.fortresses and not may_cost_nothing


def queen_forecast(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever may use a Queen: what strikes back at whom, and what it costs to let that happen."""
    assert view.battle is not None
    assert view.viewer is not None
    yield from strike_back_forecast(words, view)
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is not None and len(hit) > 1:
            attackers = words.catalogue.list_in_sentence([words.defender_name(one) for one in hit])
            yield words.say("follows-choice", power=VALUE[line.counter.card], attackers=attackers)
    fallen = attackers_struck_down(view)
    owed = sum(one.toughness for one in fallen)
    yield (
        _loss_text(words, view.seats[view.viewer], fallen, owed, len(fallen))
        if fallen
        else words.say("follows-nothing", more="none")
    )


def attackers_struck_down(view: RealmView) -> list[Defender]:
    """The attackers that fall to what strikes back, where who attacks chooses as well as they can."""
    assert view.battle is not None
    fallen = []
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is not None and all(one.toughness <= VALUE[line.counter.card] for one in hit):
            fallen.append(min(hit, key=lambda one: one.toughness))
    return fallen


def attackers_felled_by_line(view: RealmView, attacked: int | None) -> list[Defender]:
    """Who falls to the card that strikes back in a line, where that is certain."""
    assert view.battle is not None
    lines = [line for line in view.battle.lines if line.defender == attacked and len(line.attackers) == 1]
    there = {one.defender for line in lines for one in line.attackers}
    return [one for one in attackers_struck_down(view) if one.id in there]


def strike_back_forecast(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For either side: which cards that strike back reach their attacker, where only one stands there."""
    assert view.battle is not None
    for line in view.battle.lines:
        hit = view.defender(line.attackers[0].defender) if len(line.attackers) == 1 else None
        if line.counter is not None and hit is not None:
            yield power_verdict(words, VALUE[line.counter.card], hit)


def strike_at_two_forecast(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever strikes back at one of two: the other side chooses which, and what that can be (RD-5.13)."""
    assert view.battle is not None
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is None or len(hit) < 2:
            continue
        power = VALUE[line.counter.card]
        falls, holds = (
            [words.defender_name(one) for one in hit if (one.toughness <= power) is fell] for fell in (True, False)
        )
        yield words.say(
            "follows-struck",
            power=power,
            kind="all" if not holds else "none" if not falls else "some",
            falls=words.catalogue.list_in_sentence(falls),
            holds=words.catalogue.list_in_sentence(holds),
        )


def strike_choice_forecast(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever can still strike back at one of two: the other side chooses who is hit (RD-5.13)."""
    assert view.battle is not None
    own = view.own()
    if not any(card in POWER for card in (*own.power, *own.hand)):
        return
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is None and line.defender is not None and len(hit) > 1:
            yield words.say("follows-strike-choice", enough=max(one.toughness for one in hit))


def can_sacrifice(view: RealmView) -> bool:
    """Whether the viewer, who is attacked, can let somebody die for a Defender now (RD-5.6 … RD-5.8, RD-8.4)."""
    assert view.battle is not None
    if any(line.counter is not None for line in view.battle.lines):
        return False
    lines = [line for line in view.battle.lines if line.sacrifice is None and line.defender is not None]
    return any(any(can_die_for(view, line)) for line in lines)


def can_strike_down(view: RealmView) -> bool:
    """Whether the viewer, who is attacked, has a card that defeats whoever of the attackers it hits."""
    assert view.battle is not None
    own = view.own()
    most = max((VALUE[card] for card in (*own.power, *own.hand) if card in POWER), default=0)
    silent = [line for line in view.battle.lines if line.counter is None and line.defender is not None]
    attackers = [[one for each in line.attackers if (one := view.defender(each.defender))] for line in silent]
    return any(all(one.toughness <= most for one in many) for many in attackers)


def power_verdict(words: Vocabulary, power: int, one: Defender) -> str:
    """Whether Power defeats a Defender, whose toughness is said where its name does not say it."""
    face = one.card != ELDER and not one.card[0].isdigit()
    return words.say(
        f"follows-{'strikes' if power >= one.toughness else 'holds'}",
        defender=words.defender_name(one),
        power=power,
        toughness=one.toughness,
        face="face" if face else "plain",
    )


def attacked_forecast(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever is attacked: what they lose if nothing more is done; an attacker lets the lower Power be stopped."""
    assert view.battle is not None
    own = view.seats[view.battle.target]
    if not own.fortresses:  # fallen by their own sacrifice
        return
    fallen, owed, count = _battle_losses(view)
    if not count:
        yield no_loss_text(words, view)
        return
    yield _loss_text(words, own, fallen, owed, count)


def _loss_text(words: Vocabulary, own: SeatView, fallen: Sequence[Defender], owed: int, count: int) -> str:
    """What a seat loses as the battle stands."""
    return words.say(
        f"follows-{loss_kind(own, owed, count, whole=True)}",
        fallen="some" if fallen else "none",
        defenders=words.catalogue.list_in_sentence([words.defender_name(one) for one in fallen]),
        count=count,
        **loss_fields(words, own, owed),
    )


def loses_nothing(view: RealmView) -> bool:
    """True if whoever is attacked loses nothing, even if nothing more is done."""
    return not _battle_losses(view)[2]


def no_loss_text(words: Vocabulary, view: RealmView) -> str:
    """Says that nothing is lost, beside what has been sacrificed."""
    assert view.battle is not None
    return words.say("follows-nothing", more="more" if any(line.sacrifice for line in view.battle.lines) else "none")


def _battle_losses(view: RealmView) -> tuple[list[Defender], int, int]:
    """The Defenders that fall as the battle stands, what is owed for them, and how many losses these are."""
    assert view.battle is not None
    found = [(line, None if line.defender is None else view.defender(line.defender)) for line in view.battle.lines]
    fallen = [one for line, one in found if one is not None and line.defeats(one.toughness)]
    hits = [line for line, one in found if one is None]
    owed = sum(one.toughness for one in fallen) + sum(line.strength for line in hits)
    return fallen, owed, len(fallen) + sum(len(line.attackers) for line in hits)


def loss_kind(realm: SeatView, owed: int, count: int, *, whole: bool = False) -> str:
    """What a loss takes (RD-7): Courage, all of it, a Fortress, or the last one.

    ``whole``: all of it also where no change comes back.
    """
    if whole and takes_all_courage(realm, owed):
        return "all"
    if realm.courage:
        return "courage" if owed <= worth(realm.courage) else "all"
    return "fortress" if count < realm.fortresses else "last"


def takes_all_courage(realm: SeatView, owed: int) -> bool:
    """True if a realm loses all of its Courage to what it owes, be it by change that does not come back (RD-7.2)."""
    return bool(realm.courage) and len(least_loss_for(realm, owed)[0]) == len(realm.courage)


def loss_fields(words: Vocabulary, realm: SeatView, owed: int) -> dict[str, str | int]:
    """The numbers of a loss: what is owed, and what a realm pays for it at least."""
    paid, _ = least_loss_for(realm, owed)
    return {"owed": owed, "cards": words.cards(paid), "had": worth(realm.courage)}
