"""Targets, references and numbers (EC-11.3, EC-11.4, EC-11.7)."""

from collections.abc import Sequence

from engine.contract import Seat
from engine.elemental_clash.cards import Card
from engine.elemental_clash.changes import name_of_target
from engine.elemental_clash.frames import NOBODY, Aiming, EffectContext, player_uid
from engine.elemental_clash.language import LARGEST, WARDED, Amount, Filter, Reference, TargetSpec, Triggered, Value
from engine.elemental_clash.squares import OTHER, OWNER, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import (
    current_values,
    found_in_discard,
    found_on_chain,
    found_on_field,
    number_of,
    players_of,
)


def effect_context(state: ClashState, seat: Seat, card: Card, uid: int) -> EffectContext:
    """The context of a spell's effect before anything is targeted: source, self and subject are the spell itself."""
    return EffectContext(seat=seat, card=card.id, number=card.effect or 0, source=uid, self_=uid, subject=uid)


def all_candidates(state: ClashState, spec: TargetSpec, context: EffectContext, warded_too: bool = False) -> list[int]:
    """The uids of everything that satisfies a target spec; in discard piles all copies, by id, uppermost first."""
    seat = context.seat
    match spec.area:
        case "field":
            found = [player_uid(player) for player in players_of(state, spec, seat)]
            stats = current_values(state)
            for piece, place in found_on_field(state, spec, seat, context.source):
                values = stats[place]
                warded = values is not None and values[2] & WARDED and OWNER[place] != seat
                if warded_too or not warded:
                    found.append(piece.uid)
            return found
        case "discard":
            buried = list(found_in_discard(state, spec, seat))[::-1]
            return [uid for uid, _ in sorted(buried, key=lambda item: item[1].no)]
        case "chain":
            return [link.uid for link in found_on_chain(state, spec, seat)]
        case _:
            return []


def candidates(state: ClashState, aim: Aiming) -> list[int]:
    """The things that can be chosen next, in the order of EC-14.2; in a discard pile the uppermost of equal cards."""
    context = aim.context
    spec = spec_of(state, aim)
    taken = {uid for uids in (*context.targets, aim.picked) for uid in uids}
    found = [uid for uid in all_candidates(state, spec, context) if uid not in taken]
    if spec.area != "discard":
        return found
    first: dict[str | None, int] = {}
    for uid in found:
        first.setdefault(name_of_target(state, uid), uid)
    return list(first.values())


def spec_of(state: ClashState, aim: Aiming) -> TargetSpec:
    """The target spec that is being filled."""
    context = aim.context
    return state.pool[context.card].triggered(context.number).target[len(context.targets)]


def targets_exist(state: ClashState, context: EffectContext, ability: Triggered) -> bool:
    """True if every required target exists, each spec tested by itself (EC-6.4, EC-10.4)."""
    return all(spec.min == 0 or len(all_candidates(state, spec, context)) >= spec.min for spec in ability.target)


def has_targets(state: ClashState, seat: Seat, card: Card) -> bool:
    """True if a spell in ``seat``'s hand could be played as far as its targets go."""
    if card.effect is None:
        return True
    ability = card.triggered(card.effect)
    return not ability.target or targets_exist(state, effect_context(state, seat, card, NOBODY), ability)


def uids_meant(state: ClashState, reference: Reference, context: EffectContext) -> list[int]:
    """The uids of what a reference means now; NOBODY is left out, but who has left may be among them."""
    if isinstance(reference, Filter):
        return uids_matching_filter(state, reference, context)
    match reference:
        case "you":
            return [player_uid(context.seat)]
        case "opp":
            return [player_uid(OTHER[context.seat])]
        case "each":
            return [player_uid(state.player), player_uid(OTHER[state.player])]
        case "self":
            return [context.self_] if context.self_ != NOBODY else []
        case "subject":
            return [context.subject] if context.subject != NOBODY else []
        case _:
            number = int(reference[1:]) - 1
            return list(context.targets[number]) if number < len(context.targets) else []


def uids_matching_filter(state: ClashState, given: Filter, context: EffectContext) -> list[int]:
    """The uids of all that a filter means; those below zero are players."""
    seat = context.seat
    match given.area:
        case "field":
            players = [player_uid(player) for player in players_of(state, given, seat)]
            return players + [piece.uid for piece, _ in found_on_field(state, given, seat, context.source)]
        case "discard":
            return [uid for uid, _ in found_in_discard(state, given, seat)]
        case "chain":
            return [link.uid for link in found_on_chain(state, given, seat)]
        case _:
            return []


def creatures_among(state: ClashState, uids: Sequence[int]) -> list[Place]:
    """The places of those that are creatures in play."""
    found = []
    for uid in uids:
        place = state.field.where.get(uid)
        if place is not None:
            piece = state.field.pieces[place]
            if piece is not None and piece.uid == uid and piece.card.creature:
                found.append(place)
    return found


def amount_of(state: ClashState, value: Value, context: EffectContext) -> int:
    """The current value of a number of an effect."""
    if isinstance(value, int):
        return value
    n = stat_of(state, value, context)
    if value.count is not None:
        n = value.plus + value.times * number_of(state, value.count, context.seat, context.source)
        n = n if value.max is None else min(n, value.max)
    return max(-LARGEST, min(n, LARGEST))


def stat_of(state: ClashState, value: Amount, context: EffectContext) -> int:
    """The ATK, DEF or level of the card that an amount is taken from; 0 without one."""
    if value.of is None:
        return 0
    for uid in uids_meant(state, value.of, context):
        for place in creatures_among(state, [uid]):
            piece, values = state.field.pieces[place], current_values(state)[place]
            if piece is not None and values is not None:
                return {"atk": values[0], "def": values[1], "level": piece.card.level}[value.stat or "level"]
        place_of_spell = state.field.where.get(uid)
        piece = None if place_of_spell is None else state.field.pieces[place_of_spell]
        if piece is not None and piece.uid == uid and piece.status == "live" and value.stat == "level":
            return piece.card.level
    return 0


def players_named(state: ClashState, who: str, seat: Seat) -> tuple[Seat, ...]:
    """The seats that an effect of ``seat`` calls "each", "you" or "opp"."""
    if who == "each":
        return (state.player, OTHER[state.player])
    return (seat if who == "you" else OTHER[seat],)


def in_play(state: ClashState, uid: int) -> Place | None:
    """The place of a creature or permanent in play."""
    place = state.field.where.get(uid)
    piece = None if place is None else state.field.pieces[place]
    return place if piece is not None and piece.uid == uid and piece.status == "live" else None
