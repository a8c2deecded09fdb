"""The outcome of fights as things stand: ATK against DEF, without abilities and answers, from what everybody sees."""

from collections.abc import Iterator, Sequence
from typing import Literal, NamedTuple

from msgspec import structs

from engine.elemental_clash.actions import Attack
from engine.elemental_clash.language import (
    Buff,
    Damage,
    Destroy,
    Discard,
    Filter,
    Reference,
    Static,
    Triggered,
    card_facts_match,
)
from engine.elemental_clash.turn import LAST_TURN
from engine.elemental_clash.view import AttackView, ClashView, Creature, Lying, SideView


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
    return [_stake_of_attack(view, attack, damage) for attack in view.attacks if attack.from_ is not None]


def outcome_of_fight(view: ClashView, attacker: str, target: str) -> Stake:
    """The outcome of one attack, or of one block, if ``target`` is the place of the attacker that is blocked."""
    return _stake_of_attack(view, AttackView(attacker, target, False, ()), {})


def blocked_together(view: ClashView, attacker: str, blockers: tuple[str, ...]) -> Stake:
    """The outcome of one attack that several block, who are at these places."""
    return _stake_of_attack(view, AttackView(attacker, None, True, blockers), {})


def with_sure_abilities(view: ClashView, on: Literal["attack", "block"], fighters: Sequence[str]) -> ClashView:
    """The same with what the abilities of these creatures surely give as they attack, or block, and have not given yet.

    What is chosen, what asks for a number and what depends on where cards lie is left out.
    """
    attacking = {attack.from_ for attack in view.attacks} | {*(fighters if on == "attack" else ())}
    gains: dict[str, list[Buff]] = {}
    for ref in fighters:
        for gift in _gifts_by_own_abilities(view, on, ref):
            for place in _given_to(view, gift.what, ref, attacking):
                gains.setdefault(place, []).append(gift)
    if not gains:
        return view
    first, second = (_with_gifts(seat, side, gains) for seat, side in enumerate(view.seats))
    return structs.replace(view, seats=(first, second))


def _gifts_by_own_abilities(view: ClashView, on: str, ref: str) -> Iterator[Buff]:
    """The plain gifts of a creature's own abilities when it attacks or blocks."""
    there = view.card_at(ref)
    if not isinstance(there, Creature):
        return
    for ability in view.rules[there.card].ability:
        if isinstance(ability, Static) or ability.on != on or ability.of != "self":
            continue
        if ability.may or ability.if_ or ability.target or ability.in_:
            continue
        for op in ability.do:
            if isinstance(op, Buff) and op.if_ is None and isinstance(op.atk, int) and isinstance(op.def_, int):
                yield op


def _given_to(view: ClashView, what: Reference, ref: str, attacking: set[str | None]) -> Iterator[str]:
    """The places of the creatures that a gift is for, where everybody sees who that is."""
    if what in ("self", "subject"):
        yield ref
    if not isinstance(what, Filter) or what.near or what.zone or what.asks_values:
        return
    if what.state not in (None, "attacking"):
        return
    seats = {"own": (int(ref[0]),), "opp": (1 - int(ref[0]),), "any": (0, 1)}[what.side]
    for seat in seats:
        for place, lying in view.cards_on_field(seat):
            card = view.rules[lying.card]
            meant = isinstance(lying, Creature) and card_facts_match(
                what, "creature", card.element, card.type, card.level
            )
            if meant and not (what.other and place == ref) and (what.state is None or place in attacking):
                yield place


def _with_gifts(seat: int, side: SideView, gains: dict[str, list[Buff]]) -> SideView:
    """A player's part with these gifts."""

    def raised(place: str, one: Lying | None) -> Lying | None:
        found = gains.get(place)
        if not found or not isinstance(one, Creature):
            return one
        atk, def_ = one.atk, one.def_
        for gift in found:
            atk += gift.atk if isinstance(gift.atk, int) else 0
            def_ += gift.def_ if isinstance(gift.def_, int) else 0
        return structs.replace(one, atk=max(atk, 0), def_=max(def_, 0))

    atk, def_ = (
        tuple(raised(f"{seat}{zone}{number}", one) for number, one in enumerate(row, 1))
        for zone, row in (("A", side.atk), ("D", side.def_))
    )
    piles = tuple(
        structs.replace(pile, card=raised(f"{seat}S{number}", pile.card)) for number, pile in enumerate(side.piles, 1)
    )
    return structs.replace(side, atk=atk, def_=def_, piles=piles)


def possible_attacks(view: ClashView) -> list[Attack]:
    """The attacks that the turn player could begin a combat with (EC-7.1, EC-7.2), as they would be offered."""

    def in_front(seat: int, keyword: str) -> list[str]:
        """The places of those who count as in the ATK zone and have not this keyword."""
        return [
            ref
            for ref, one in view.cards_on_field(seat)
            if isinstance(one, Creature)
            and (ref[1] == "A" or (ref[1] == "S" and "quickattacker" in one.keywords))
            and keyword not in one.keywords
        ]

    targets = [f"{1 - view.player}P", *in_front(1 - view.player, "hidden")]
    return [Attack(start, to) for start in in_front(view.player, "bound") for to in targets]


def can_be_blocked(view: ClashView, ref: str) -> bool:
    """Whether a creature of the other player's could block this one if it attacked, as the cards lie (EC-7.4)."""
    attacker = view.card_at(ref)
    if not isinstance(attacker, Creature) or "elusive" in attacker.keywords:
        return False
    return any(one is not None and "dazed" not in one.keywords for one in view.seats[1 - view.player].def_)


def surely_emptied(view: ClashView) -> bool:
    """Whether the last cards of the other Spellbook are lost if everybody who can attacks the player, whoever blocks:
    each blocker keeps one attacker from it."""
    attackers = dict.fromkeys(attack.from_ for attack in possible_attacks(view))
    there, other = with_sure_abilities(view, "attack", [*attackers]), view.seats[1 - view.player]
    blocked: list[int] = []
    taken = 0
    for ref in attackers:
        cards = outcome_of_fight(there, ref, f"{1 - view.player}P").cards
        if can_be_blocked(there, ref):
            blocked.append(cards)
        else:
            taken += cards
    blockers = sum(one is not None and "dazed" not in one.keywords for one in other.def_)
    return 0 < other.spellbook <= taken + sum(sorted(blocked)[: max(len(blocked) - blockers, 0)])


def felled_by(view: ClashView, ref: str) -> tuple[Creature, bool] | None:
    """A creature of the other player's that could block this one if it attacked, and would destroy it, with whether it
    would fall, too: one that would stay comes before one that would not."""
    if not can_be_blocked(view, ref):
        return None
    found: list[tuple[Creature, bool]] = []
    for number, one in enumerate(view.seats[1 - view.player].def_, 1):
        if one is None or "dazed" in one.keywords:
            continue
        place = f"{1 - view.player}D{number}"
        falls = outcome_of_fight(with_sure_abilities(view, "block", [place]), ref, place).falls
        if ref in falls:
            found.append((one, place in falls))
    return min(found, key=lambda one: one[1], default=None)


def why_no_block(view: ClashView) -> Literal["nobody", "used", "dazed", "elusive"] | None:
    """The reason why no creature of the attacked player can block any attacker now; None where one can."""
    used = {ref for attack in view.attacks for ref in attack.blockers}
    defenders = {f"{1 - view.player}D{n}": one for n, one in enumerate(view.seats[1 - view.player].def_, 1) if one}
    left = [one for ref, one in defenders.items() if ref not in used]
    if not left:
        return "used" if defenders else "nobody"
    if all("dazed" in one.keywords for one in left):
        return "dazed"
    attackers = [view.card_at(attack.from_) for attack in view.attacks if attack.from_ is not None]
    if any(isinstance(one, Creature) and "elusive" not in one.keywords for one in attackers):
        return None
    return "elusive"


def ending_wins(view: ClashView) -> bool:
    """Whether the game ends with the turn as things stand: the other player has to draw then, and can't (EC-9.7)."""
    return view.outcome is None and not view.seats[1 - view.player].spellbook and view.turn < LAST_TURN


def outcome_on_target(view: ClashView, ref: str) -> Stake | None:
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
    there = view.card_at(ref)
    if not isinstance(there, Creature):
        return None
    return Stake("", (ref,), 0, (ref,) if destroyed or there.damage + damage >= there.def_ else ())


def card_making_discard(view: ClashView) -> str | None:
    """The only card on the field or on the chain that makes a player choose cards to discard; None for several."""
    there = {card.card for seat in (0, 1) for _, card in view.cards_on_field(seat)} | {link.card for link in view.chain}
    found = [card for card in there if any(_is_discarding(ability) for ability in view.rules[card].ability)]
    return found[0] if len(found) == 1 else None


def _is_discarding(ability: Triggered | Static) -> bool:
    return not isinstance(ability, Static) and any(isinstance(op, Discard) and not op.random for op in ability.do)


def _stake_of_attack(view: ClashView, attack: AttackView, damage: dict[str, int]) -> Stake:
    start = attack.from_ or ""
    attacker = _living_creature(view, start, damage)
    against = tuple(ref for ref in attack.blockers if ref) if attack.blocked or attack.blockers else (attack.to or "",)
    if attacker is None:
        return Stake(start, (), 0, ())
    if against and against[0][1:] == "P":
        return Stake(start, against, attacker.atk, ())
    struck = [(ref, one) for ref in against if ref and (one := _living_creature(view, ref, damage)) is not None]
    _add_damage(damage, start, sum(one.atk for _, one in struck))
    if len(struck) == 1:
        _add_damage(damage, struck[0][0], attacker.atk)
    fallen = tuple(ref for ref in (start, *(ref for ref, _ in struck)) if _living_creature(view, ref, damage) is None)
    return Stake(start, tuple(ref for ref, _ in struck), 0, fallen)


def _add_damage(damage: dict[str, int], ref: str, n: int) -> None:
    damage[ref] = damage.get(ref, 0) + n


def _living_creature(view: ClashView, ref: str, damage: dict[str, int]) -> Creature | None:
    """The creature at a place, unless it would have fallen by then."""
    lying = view.card_at(ref)
    if not isinstance(lying, Creature) or lying.damage + damage.get(ref, 0) >= lying.def_:
        return None
    return lying
