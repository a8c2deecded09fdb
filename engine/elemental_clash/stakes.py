"""The outcome of fights as things stand: ATK against DEF, without abilities and answers, from what everybody sees."""

from typing import Literal, NamedTuple

from engine.elemental_clash.language import Damage, Destroy, Discard, Static, Triggered
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
    """The outcome of one attack, or of one block, if ``target`` is the place of the attacker that is blocked."""
    return _fight(view, AttackView(attacker, target, False, ()), {})


def blocked_together(view: ClashView, attacker: str, blockers: tuple[str, ...]) -> Stake:
    """The outcome of one attack that several block, who are at these places."""
    return _fight(view, AttackView(attacker, None, True, blockers), {})


def no_block(view: ClashView) -> Literal["nobody", "used", "dazed", "elusive"] | None:
    """The reason why no creature of the attacked player can block any attacker now; None where one can."""
    used = {ref for attack in view.attacks for ref in attack.blockers}
    defenders = {f"{1 - view.player}D{n}": one for n, one in enumerate(view.seats[1 - view.player].def_, 1) if one}
    left = [one for ref, one in defenders.items() if ref not in used]
    if not left:
        return "used" if defenders else "nobody"
    if all("dazed" in one.keywords for one in left):
        return "dazed"
    attackers = [view.at(attack.from_) for attack in view.attacks if attack.from_ is not None]
    if any(isinstance(one, Creature) and "elusive" not in one.keywords for one in attackers):
        return None
    return "elusive"


def aimed_at(view: ClashView, ref: str) -> Stake | None:
    """The outcome, for one target, of the spell that is being aimed, by its plain damage and destruction alone.

    None where it does nothing of the kind.
    """
    decision = view.decision
    if decision is None or decision.kind != "target" or not isinstance(decision.card, str):
        return None
    card = view.rules[decision.card]
    if card.effect is None:
        return None
    word = f"t{decision.target}"
    damage, destroyed = 0, False
    for op in card.triggered(card.effect).do:
        if isinstance(op, Damage) and op.to == word and isinstance(op.n, int) and op.if_ is None:
            damage += op.n
        destroyed = destroyed or (isinstance(op, Destroy) and op.what == word and op.if_ is None)
    if not damage and not destroyed:
        return None
    if ref[1] == "P":
        return Stake("", (ref,), damage, ())
    there = view.at(ref)
    if not isinstance(there, Creature):
        return None
    return Stake("", (ref,), 0, (ref,) if destroyed or there.damage + damage >= there.def_ else ())


def card_making_discard(view: ClashView) -> str | None:
    """The only card on the field or on the chain that makes a player choose cards to discard; None for several."""
    there = {card.card for seat in (0, 1) for _, card in view.lying(seat)} | {link.card for link in view.chain}
    found = [card for card in there if any(_discards(ability) for ability in view.rules[card].ability)]
    return found[0] if len(found) == 1 else None


def _discards(ability: Triggered | Static) -> bool:
    return not isinstance(ability, Static) and any(isinstance(op, Discard) and not op.random for op in ability.do)


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
