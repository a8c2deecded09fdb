"""What fights would do as things stand: ATK against DEF, without abilities and answers, from what everybody sees."""

from typing import NamedTuple

from engine.elemental_clash.view import AttackView, ClashView, Creature


class Stake(NamedTuple):
    """One fight. ``cards`` is what the attacked player would lose; ``falls`` are the places of those who would fall.

    Where several block, whom the attacker's damage strikes is decided later: nothing is said of the blockers.
    """

    attacker: str
    against: tuple[str, ...]
    cards: int
    falls: tuple[str, ...]


def stakes(view: ClashView) -> list[Stake]:
    """The fights that are declared, in their order: who has fallen fights no more."""
    damage: dict[str, int] = {}
    return [_fight(view, attack, damage) for attack in view.attacks if attack.from_ is not None]


def at_stake(view: ClashView, attacker: str, target: str) -> Stake:
    """What one attack would do, or one block, if ``target`` is the place of the attacker that is blocked."""
    return _fight(view, AttackView(attacker, target, False, ()), {})


def _fight(view: ClashView, attack: AttackView, damage: dict[str, int]) -> Stake:
    start = attack.from_ or ""
    attacker = _creature(view, start, damage)
    against = tuple(ref for ref in attack.blockers if ref) if attack.blocked or attack.blockers else (attack.to or "",)
    if attacker is None:
        return Stake(start, (), 0, ())
    if against and against[0][1:] == "P":
        return Stake(start, against, attacker.atk, ())
    struck = [(ref, one) for ref in against if ref and (one := _creature(view, ref, damage)) is not None]
    _hit(damage, start, sum(one.atk for _, one in struck))
    if len(struck) == 1:
        _hit(damage, struck[0][0], attacker.atk)
    fallen = tuple(ref for ref in (start, *(ref for ref, _ in struck)) if _creature(view, ref, damage) is None)
    return Stake(start, tuple(ref for ref, _ in struck), 0, fallen)


def _hit(damage: dict[str, int], ref: str, n: int) -> None:
    damage[ref] = damage.get(ref, 0) + n


def _creature(view: ClashView, ref: str, damage: dict[str, int]) -> Creature | None:
    """The creature at a place, unless it would have fallen by then."""
    lying = view.at(ref)
    if not isinstance(lying, Creature) or lying.damage + damage.get(ref, 0) >= lying.def_:
        return None
    return lying
