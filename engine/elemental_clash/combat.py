"""Combat: attacks, blocks, fights and their windows (EC-7)."""

from collections.abc import Iterable
from typing import get_args

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.actions import WINDOWS
from engine.elemental_clash.changes import damage_creature, damage_player
from engine.elemental_clash.frames import SETTLING, Assault, Dividing, Fighting, Phase, Piece, Step, TurnStep
from engine.elemental_clash.language import BOUND, DAZED, ELUSIVE, HIDDEN
from engine.elemental_clash.squares import ATK_ORDER, DEF_SPACES, NAME, OTHER, PILES, PLAYER_NAME, SEATS, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.triggering import trigger
from engine.elemental_clash.values import counts_as_attacker, current_values, sorted_as_on_field

SPELL, COMBAT_WINDOW, END_WINDOW = 1, 2, 4  # bits of standing orders
WINDOW_BIT = {window: 1 << n for n, window in enumerate(WINDOWS)}

FLOW: dict[Step, TurnStep] = {step: TurnStep(step) for step in get_args(Step)}
FIGHTING = tuple(Fighting(passed) for passed in range(3))
FIGHT_WINDOW = tuple(Fighting(passed, open=True) for passed in range(3))


def can_attack(state: ClashState) -> list[Place]:
    """The places of the turn player's creatures that could still attack, A1-A5, S1-S5."""
    attackers = {attack.attacker for attack in state.attacks}
    stats = current_values(state)
    found = []
    for place in ATK_ORDER[state.player]:
        values = stats[place]
        if values is not None and not values[2] & BOUND and counts_as_attacker(state, place):
            piece = state.field.pieces[place]
            if piece is not None and piece.uid not in attackers:
                found.append(place)
    return found


def can_be_attacked(state: ClashState) -> list[Place]:
    """The places of the creatures that can be attacked, A1-A5, S1-S5."""
    stats = current_values(state)
    return [
        place
        for place in ATK_ORDER[OTHER[state.player]]
        if (values := stats[place]) is not None and not values[2] & HIDDEN and counts_as_attacker(state, place)
    ]


def end_attacks(state: ClashState) -> None:
    """Go on to the blocks; without an attack to the second main phase."""
    if not state.attacks:
        go_to_step(state, "main2")
        return
    go_and_settle(state, "block")
    trigger(state, "attack", still_on_field(state, [attack.attacker for attack in state.attacks]))


def still_on_field(state: ClashState, uids: Iterable[int]) -> list[tuple[Piece, Place]]:
    """Cards that lie on spaces or piles, in field order."""
    places = [place for uid in uids if (place := state.field.where.get(uid)) is not None]
    return sorted_as_on_field(
        state, [(piece, place) for place in places if (piece := state.field.pieces[place]) is not None]
    )


def can_block(state: ClashState) -> list[Place]:
    """The places of the defender's creatures that could still block something, D1-D5."""
    used = {uid for attack in state.attacks for uid in attack.blockers}
    stats = current_values(state)
    return [
        place
        for place in DEF_SPACES[OTHER[state.player]]
        if (values := stats[place]) is not None
        and not values[2] & DAZED
        and (piece := state.field.pieces[place]) is not None
        and piece.uid not in used
    ]


def can_be_blocked(state: ClashState) -> list[Place]:
    """The places of the attackers that are not elusive, as declared."""
    stats = current_values(state)
    found = []
    for attack in state.attacks:
        place = state.field.where.get(attack.attacker)
        values = None if place is None else stats[place]
        if place is not None and values is not None and not values[2] & ELUSIVE:
            found.append(place)
    return found


def fighter_at(state: ClashState, uid: int) -> Place | None:
    """The place of an attacked or attacking creature, if it still counts as in the ATK zone."""
    place = state.field.where.get(uid)
    return place if place is not None and counts_as_attacker(state, place) else None


def damage_left_to_divide(state: ClashState, frame: Dividing) -> int:
    """The part of the attacker's ATK that is not dealt out yet."""
    return max(atk_of(state, state.attacks[0].attacker) - sum(frame.shares), 0)


def atk_of(state: ClashState, uid: int) -> int:
    """The ATK of a creature on the field."""
    values = current_values(state)[state.field.where[uid]]
    return 0 if values is None else values[0]


def fight(state: ClashState, shares: tuple[int, ...]) -> None:
    """The first of the attacks is fought, and goes on until its damage has been dealt (EC-7.7, EC-7.9)."""
    attack = state.attacks[0]
    start = fighter_at(state, attack.attacker)
    piece = None if start is None else state.field.pieces[start]
    state.stack.append(SETTLING)
    if start is not None and piece is not None:
        strike(state, attack, piece, start, shares)
    state.attacks = state.attacks[1:]


def strike(state: ClashState, attack: Assault, piece: Piece, start: Place, shares: tuple[int, ...]) -> None:
    """Deal the damage of one fight, both ways at once."""
    atk = atk_of(state, attack.attacker)
    struck: list[Place] = []
    if attack.blocked:
        struck = [state.field.where[uid] for uid in attack.blockers]
    elif attack.to > 0:
        place = fighter_at(state, attack.to)
        struck = [] if place is None else [place]
    strikes = [values[0] for place in struck if (values := current_values(state)[place]) is not None]
    at = tuple(NAME[place] for place in struck)
    hits_player = not attack.blocked and attack.to < 0
    if hits_player:
        at = (PLAYER_NAME[-1 - attack.to],)
    state.events.append(tell.Fought(from_=NAME[start], card=piece.card.id, at=at))
    if hits_player and atk:
        damage_player(state, SEATS[-1 - attack.to], atk)
        trigger(state, "hit", [(piece, start)])
    for place, share in zip(struck, shares or (atk,), strict=False):
        if share:
            damage_creature(state, place, share)
    for strike in strikes:
        if strike:
            damage_creature(state, start, strike)


def continue_dividing(state: ClashState, frame: Dividing) -> bool:
    """The last blocker, or whatever else is attacked, gets the rest (EC-7.8)."""
    if len(frame.shares) < len(state.attacks[0].blockers) - 1:
        state.waiting_for = state.player
        return True
    rest = damage_left_to_divide(state, frame)
    state.stack.pop()
    fight(state, (*frame.shares, rest))
    return False


def is_asked(state: ClashState, seat: Seat, bit: int) -> bool:
    """True if a player is asked in a window: by public facts and their standing order alone (EC-8.6)."""
    if not state.orders[seat] & bit or not state.zones.hand[seat]:
        return False
    level = state.pool.flash_level
    field, base = state.field.pieces, PILES[seat][0]
    for n, pile in enumerate(state.field.piles[seat]):
        if field[base + n] is None and pile.height >= level[pile.energy]:
            return True
    return False


def fights(state: ClashState) -> bool:
    """One fight after another (EC-7.6)."""
    if not state.attacks:
        go_to_step(state, "main2")
    elif fighter_at(state, state.attacks[0].attacker) is None:  # nothing is asked of whoever is gone (EC-7.9)
        fight(state, ())
    else:
        state.stack.append(Dividing(()))
    return False


def end_blocks(state: ClashState) -> bool:
    """Go on to the fights, once what blocking has triggered is settled."""
    blockers = [uid for attack in state.attacks for uid in attack.blockers]
    state.stack[-1] = FIGHTING[0]
    state.stack.append(SETTLING)
    if blockers:
        trigger(state, "block", still_on_field(state, blockers))
    return False


def fight_window(state: ClashState, frame: Fighting) -> bool:
    """First the turn player, then the defender; it ends when both have passed in a row (EC-8.1)."""
    if not state.attacks or frame.passed >= 2:
        go_to_step(state, "fights")
        return False
    seat = state.player if frame.passed == 0 else OTHER[state.player]
    if frame.open or is_asked(state, seat, COMBAT_WINDOW):
        state.stack[-1] = FIGHT_WINDOW[frame.passed]
        state.waiting_for = seat
        return True
    state.stack[-1] = FIGHTING[frame.passed + 1]
    return False


def declare_blocks(state: ClashState) -> bool:
    """Go on to the block step in which the defender is asked for what they may do, or to the fights."""
    if is_asked(state, OTHER[state.player], COMBAT_WINDOW):
        go_to_step(state, "flash_block")
        return False
    go_to_step(state, "plain_block" if can_block(state) and can_be_blocked(state) else "blocked")
    return False


def declare_attacks(state: ClashState) -> bool:
    """Let the turn player attack, if a creature of theirs can."""
    enter_phase(state, "combat")
    if can_attack(state):
        state.waiting_for = state.player
        return True
    end_attacks(state)
    return False


def go_to_step(state: ClashState, step: Step) -> None:
    """Go to a step of the turn."""
    state.stack[-1] = FLOW[step]


def go_and_settle(state: ClashState, step: Step) -> None:
    """Go to a step of the turn, but first settle what has triggered."""
    state.stack[-1] = FLOW[step]
    state.stack.append(SETTLING)


def enter_phase(state: ClashState, phase: Phase) -> None:
    """Begin a phase, unless it is going on."""
    if state.phase != phase:
        state.phase = phase
        state.events.append(tell.PhaseBegun(phase=phase))
