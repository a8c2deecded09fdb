"""What follows from a battle as it stands, as far as a seat can know it: who falls, and what it costs (RD-5, RD-7)."""

from collections.abc import Iterator

from engine.realm_of_the_defenders.battle import Line
from engine.realm_of_the_defenders.cards import VALUE, worth
from engine.realm_of_the_defenders.questions import cheapest
from engine.realm_of_the_defenders.view import RealmView
from words.game import Names
from words.realm_of_the_defenders.cards import Vocabulary


def for_attacker(words: Vocabulary, view: RealmView, names: Names) -> Iterator[str]:
    """For whoever attacks: which Power is enough, and whether what they could lose takes Fortresses."""
    assert view.battle is not None
    assert view.viewer is not None
    for line in view.battle.lines:
        attacked = None if line.defender is None else view.defender(line.defender)
        if attacked is None:
            yield words.say(
                "follows-realm", player=names[view.battle.target], power=line.strength, count=len(line.attackers)
            )
            continue
        enough = "falls" if line.strength >= attacked.toughness else "holds"
        defender = words.one(attacked)
        yield words.say(f"follows-{enough}", defender=defender, power=line.strength, toughness=attacked.toughness)
    own = view.seats[view.viewer]
    if not own.courage and any(line.defender is not None for line in view.battle.lines):
        yield words.say("follows-risk", left=own.fortresses)


def for_striker(words: Vocabulary, view: RealmView) -> Iterator[str]:
    """For whoever is attacked: which cards that strike back reach their attacker, where only one stands there."""
    assert view.battle is not None
    for line in view.battle.lines:
        hit = view.defender(line.attackers[0].defender) if len(line.attackers) == 1 else None
        if line.counter is not None and hit is not None:
            power = VALUE[line.counter.card]
            enough = "strikes" if power >= hit.toughness else "holds"
            yield words.say(f"follows-{enough}", defender=words.one(hit), power=power, toughness=hit.toughness)


def for_attacked(words: Vocabulary, view: RealmView) -> str:
    """For whoever is attacked: what they lose if nothing more is done; an attacker lets the lower Power be stopped."""
    assert view.battle is not None
    own = view.seats[view.battle.target]
    found = [(line, None if line.defender is None else view.defender(line.defender)) for line in view.battle.lines]
    fallen = [one for line, one in found if one is not None and _power_left(line) >= one.toughness]
    hits = [line for line, one in found if one is None]
    owed = sum(one.toughness for one in fallen) + sum(line.strength for line in hits)
    count = len(fallen) + sum(len(line.attackers) for line in hits)
    if not count:
        return words.say("follows-nothing")
    had = worth(own.courage)
    kinds = ("courage", "all") if own.courage else ("fortress", "last")
    kind = kinds[owed > had if own.courage else count >= own.fortresses]
    paid = cheapest(own.courage, owed)
    return words.say(
        f"follows-{kind}",
        fallen="some" if fallen else "none",
        defenders=words.catalogue.list_of([words.one(one) for one in fallen]),
        owed=owed,
        cards=words.cards(paid),
        paid=worth(paid),
        had=had,
        count=count,
    )


def _power_left(line: Line) -> int:
    """The Power that hits the Defender of a line in the end."""
    if line.sacrifice is None:
        return line.unstopped
    return line.strength - min(VALUE[attacker.power] for attacker in line.attackers)
