"""What follows from a battle as it stands, as far as a seat can know it: who falls, and what it costs (RD-5, RD-7)."""

from collections.abc import Iterator, Sequence

from engine.realm_of_the_defenders.battle import Defender
from engine.realm_of_the_defenders.cards import DEFENDERS, ELDER, JACK, VALUE, worth
from engine.realm_of_the_defenders.planning import lost_for
from engine.realm_of_the_defenders.questions import POWER_PRICE
from engine.realm_of_the_defenders.view import RealmView, SeatView
from words.game import Names
from words.realm_of_the_defenders.cards import Vocabulary


def for_attacker(words: Vocabulary, view: RealmView, names: Names) -> Iterator[str]:
    """For whoever attacks: which Power is enough, what the other then loses, and what is at risk."""
    assert view.battle is not None
    assert view.viewer is not None
    for line in view.battle.lines:
        attacked = None if line.defender is None else view.defender(line.defender)
        if attacked is not None:
            yield enough(words, line.strength, attacked)
    _, owed, count = _losses(view)
    target, own = view.seats[view.battle.target], view.seats[view.viewer]
    if count:
        player, kind = names[view.battle.target], loss_kind(target, owed, count)
        if kind == "courage" and len(lost_for(target, owed)[0]) == len(target.courage):
            kind = "all"
        yield words.say("follows-gain", player=player, kind=kind, count=count, **loss(words, target, owed))
    if not own.courage and any(line.defender is not None for line in view.battle.lines):
        yield words.say("follows-risk", left=own.fortresses)


def for_queen(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever may use a Queen: what strikes back at whom, and what it costs to let that happen."""
    assert view.battle is not None
    assert view.viewer is not None
    yield from for_striker(words, view)
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is not None and len(hit) > 1:
            attackers = words.catalogue.list_of([words.one(one) for one in hit])
            yield words.say("follows-choice", power=VALUE[line.counter.card], attackers=attackers)
    fallen = struck(view)
    owed = sum(one.toughness for one in fallen)
    yield (
        _lost(words, view.seats[view.viewer], fallen, owed, len(fallen))
        if fallen
        else words.say("follows-nothing", more="none")
    )


def struck(view: RealmView) -> list[Defender]:
    """The attackers that fall to what strikes back, where who attacks chooses as well as they can."""
    assert view.battle is not None
    fallen = []
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is not None and all(one.toughness <= VALUE[line.counter.card] for one in hit):
            fallen.append(min(hit, key=lambda one: one.toughness))
    return fallen


def for_striker(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For either side: which cards that strike back reach their attacker, where only one stands there."""
    assert view.battle is not None
    for line in view.battle.lines:
        hit = view.defender(line.attackers[0].defender) if len(line.attackers) == 1 else None
        if line.counter is not None and hit is not None:
            yield enough(words, VALUE[line.counter.card], hit)


def for_overwhelmed(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever strikes back at one of two: the other side chooses which, and what that can be (RD-5.13)."""
    assert view.battle is not None
    for line in view.battle.lines:
        hit = [one for each in line.attackers if (one := view.defender(each.defender)) is not None]
        if line.counter is None or len(hit) < 2:
            continue
        power = VALUE[line.counter.card]
        falls, holds = ([words.one(one) for one in hit if (one.toughness <= power) is fell] for fell in (True, False))
        yield words.say(
            "follows-struck",
            power=power,
            kind="all" if not holds else "none" if not falls else "some",
            falls=words.catalogue.list_of(falls),
            holds=words.catalogue.list_of(holds),
        )


def can_sacrifice(view: RealmView) -> bool:
    """Whether the viewer, who is attacked, can let somebody die for a Defender now (RD-5.6 … RD-5.8, RD-8.4)."""
    assert view.battle is not None
    if any(line.counter is not None for line in view.battle.lines):
        return False
    own, hand = view.seats[view.battle.target], view.own().hand
    attacked = {line.defender for line in view.battle.lines}
    for line in view.battle.lines:
        if line.sacrifice is not None or line.defender is None:
            continue
        if any(one.id not in attacked for one in own.defenders):
            return True
        if any(card in DEFENDERS if line.overwhelmed else card == JACK for card in hand) and (
            line.overwhelmed or worth(own.courage) >= POWER_PRICE
        ):
            return True
    return False


def enough(words: Vocabulary, power: int, one: Defender) -> str:
    """Whether Power defeats a Defender, whose toughness is said where its name does not say it."""
    face = one.card != ELDER and not one.card[0].isdigit()
    return words.say(
        f"follows-{'strikes' if power >= one.toughness else 'holds'}",
        defender=words.one(one),
        power=power,
        toughness=one.toughness,
        face="face" if face else "plain",
    )


def for_attacked(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever is attacked: what they lose if nothing more is done; an attacker lets the lower Power be stopped."""
    assert view.battle is not None
    own = view.seats[view.battle.target]
    if not own.fortresses:  # fallen by their own sacrifice
        return
    fallen, owed, count = _losses(view)
    if not count:
        yield nothing(words, view)
        return
    yield _lost(words, own, fallen, owed, count)


def _lost(words: Vocabulary, own: SeatView, fallen: Sequence[Defender], owed: int, count: int) -> str:
    """What a seat loses as the battle stands."""
    return words.say(
        f"follows-{loss_kind(own, owed, count)}",
        fallen="some" if fallen else "none",
        defenders=words.catalogue.list_of([words.one(one) for one in fallen]),
        count=count,
        **loss(words, own, owed),
    )


def is_safe(view: RealmView) -> bool:
    """True if whoever is attacked loses nothing, even if nothing more is done."""
    return not _losses(view)[2]


def nothing(words: Vocabulary, view: RealmView) -> str:
    """Says that nothing is lost, beside what has been sacrificed."""
    assert view.battle is not None
    return words.say("follows-nothing", more="more" if any(line.sacrifice for line in view.battle.lines) else "none")


def _losses(view: RealmView) -> tuple[list[Defender], int, int]:
    """The Defenders that fall as the battle stands, what is owed for them, and how many losses these are."""
    assert view.battle is not None
    found = [(line, None if line.defender is None else view.defender(line.defender)) for line in view.battle.lines]
    fallen = [one for line, one in found if one is not None and line.defeats(one.toughness)]
    hits = [line for line, one in found if one is None]
    owed = sum(one.toughness for one in fallen) + sum(line.strength for line in hits)
    return fallen, owed, len(fallen) + sum(len(line.attackers) for line in hits)


def loss_kind(realm: SeatView, owed: int, count: int) -> str:
    """What a loss takes (RD-7): Courage, all of it, a Fortress, or the last one."""
    if realm.courage:
        return "courage" if owed <= worth(realm.courage) else "all"
    return "fortress" if count < realm.fortresses else "last"


def loss(words: Vocabulary, realm: SeatView, owed: int) -> dict[str, str | int]:
    """The numbers of a loss: what is owed, and what a realm pays for it at least."""
    paid, _ = lost_for(realm, owed)
    return {"owed": owed, "cards": words.cards(paid), "had": worth(realm.courage)}
