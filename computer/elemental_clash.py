"""Elemental Clash: a search guided by a policy, to the end of the opponent's turn."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar

from computer.clash_worth import ATK, DEF, KEYWORDS, win_chances
from computer.player import Level
from computer.search import Searcher
from engine import Action, Seat, View
from engine.elemental_clash.actions import (
    DONE,
    Attack,
    Block,
    Done,
    EndTurn,
    GoToCombat,
    MoveCreature,
    No,
    Pass,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    Skip,
    SwitchOrder,
    Target,
    Yes,
)
from engine.elemental_clash.cards import Card
from engine.elemental_clash.combat import can_attack
from engine.elemental_clash.frames import Aiming, Offering, TurnStep
from engine.elemental_clash.language import DAZED, ELUSIVE, Buff, Draw, Heal, Operation
from engine.elemental_clash.squares import (
    ATK_SPACES,
    BY_NAME,
    DEF_SPACES,
    NAME,
    OTHER,
    OWN,
    OWNER,
    PILES,
    PLAYER_NAME,
    ZONE,
    Place,
)
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.turn import movable_places
from engine.elemental_clash.values import current_values

IDLE = 0.1
"""The factor by which those who do not look ahead are less likely to move a creature."""
WINNING = 100.0
"""The weight of what ends the game now: of all that wins, that is done."""
SENSELESS = 0.15
"""What the policy weighs no more than this looks silly; who does not look ahead leaves it alone."""
HELD_BACK = 0.05
"""The factor by which those who do not look ahead are less likely to play a further card in a turn."""
TIMID = 5.0
"""The factor by which they rather leave it at one attack, or at one block."""
FORGETFUL = 0.1
"""The factor by which they are less likely to lay a stone at all."""
FITTING = 4.0
"""The factor by which they rather lay a stone where something in their hand needs it."""

# The policy: for each type of action how likely a sensible player is to choose it


def _atk_and_remaining_def(state: ClashState, place: Place) -> tuple[int, int]:
    values = current_values(state)[place]
    if values is None:
        return 0, 0
    piece = state.field.pieces[place]
    return values[ATK], values[DEF] - (piece.damage if piece else 0)


def _likely_attack(state: ClashState, seat: Seat, action: Attack) -> float:
    place = BY_NAME[action.from_]
    atk, def_ = _atk_and_remaining_def(state, place)
    if atk == 0:
        return 0.02
    caution = 0.5 if not state.attacks and _could_be_beaten(state, seat, place, def_) else 1.0
    if action.to in PLAYER_NAME:
        if _surely_empties(state, seat):
            return WINNING
        return 2.0 if caution == 1 else 0.5
    other_atk, other_def = _atk_and_remaining_def(state, BY_NAME[action.to])
    if atk < other_def:
        return 0.03
    if other_atk < def_:
        return caution * (1.5 + 0.4 * other_atk + 0.1 * other_def)
    return caution * max(0.7 + 0.2 * (other_atk - atk), 0.1)


def _surely_empties(state: ClashState, seat: Seat) -> bool:
    """True where all attackers together take the last cards of the other Spellbook, whoever blocks."""
    values, other = current_values(state), OTHER[seat]
    attacking = [attack.attacker for attack in state.attacks if attack.to == -1 - other]
    free, blocked = 0, list[int]()
    for place in [*can_attack(state), *(state.field.where[uid] for uid in attacking if uid in state.field.where)]:
        own = values[place]
        if own is None:
            continue
        if own[KEYWORDS] & ELUSIVE:
            free += own[ATK]
        else:
            blocked.append(own[ATK])
    guards = [values[place] for place in DEF_SPACES[other]]
    blockers = sum(one is not None and not one[KEYWORDS] & DAZED for one in guards)
    return 0 < len(state.zones.deck[other]) <= free + sum(sorted(blocked)[: max(len(blocked) - blockers, 0)])


def _could_be_beaten(state: ClashState, seat: Seat, place: Place, def_: int) -> bool:
    """True where a blocker would destroy an attacker."""
    values = current_values(state)
    own = values[place]
    if own is not None and own[KEYWORDS] & ELUSIVE:
        return False
    for guard in DEF_SPACES[OTHER[seat]]:
        other = values[guard]
        if other is not None and other[ATK] >= def_ and not other[KEYWORDS] & DAZED:
            return True
    return False


def _likely_block(state: ClashState, seat: Seat, action: Block) -> float:
    atk, def_ = _atk_and_remaining_def(state, BY_NAME[action.from_])
    other_atk, other_def = _atk_and_remaining_def(state, BY_NAME[action.to])
    survives, kills = other_atk < def_, atk >= other_def
    if survives:
        return 2.0 if kills else 1.0 + 0.2 * other_atk
    return 0.6 + 0.1 * other_atk if kills else 0.1 + 0.05 * other_atk


def _likely_play(state: ClashState, seat: Seat, action: PlayCard) -> float:
    card = state.pool[action.card]
    return 2.0 + card.level if card.creature else 0.8


def _likely_place(state: ClashState, seat: Seat, action: PlaceCreature) -> float:
    atk, def_ = _atk_and_remaining_def(state, BY_NAME[action.from_])
    attacks = ZONE[BY_NAME[action.to]] == "atk"
    return 0.3 + (atk if attacks else 0.6 * def_)


def _likely_target(state: ClashState, seat: Seat, action: Target) -> float:
    """Good things are for one's own side and bad ones for the other's, both rather for strong creatures."""
    aim = state.stack[-1]
    if type(aim) is not Aiming or action.ref is None:
        return 1.0
    context = aim.context
    kind = _is_kind(state.pool[context.card].triggered(context.number).do[0])
    if action.ref in PLAYER_NAME:
        return 1.0 if (PLAYER_NAME[seat] == action.ref) == kind else 0.15
    place = BY_NAME.get(action.ref)
    if place is None:
        return 1.0
    return 0.5 + 0.4 * _atk_and_remaining_def(state, place)[0] if (OWNER[place] == seat) == kind else 0.15


def _is_kind(operation: Operation) -> bool:
    """True for an operation that does a creature good."""
    if type(operation) is Buff:
        return type(operation.atk) is int and operation.atk >= 0 and not {"bound", "dazed"} & {*operation.add}
    return type(operation) is Heal


def _likely_done(state: ClashState, seat: Seat, action: Done) -> float:
    frame = state.stack[-1]
    return 0.3 if type(frame) is TurnStep and frame.step == "attack" else 0.7


def _likely_yes(state: ClashState, seat: Seat, _action: Yes) -> float:
    """Nobody draws their last cards where they need not: whoever then has to draw and can't loses."""
    frame = state.stack[-1]
    if type(frame) is Offering and not frame.mill:
        context = frame.context
        operations = state.pool[context.card].triggered(context.number).do
        drawn = sum(op.n for op in operations if type(op) is Draw and op.who != "opp" and type(op.n) is int)
        if drawn and len(state.zones.deck[seat]) <= drawn:
            return SENSELESS
    return 2.0


# The habits of those who do not look ahead


def _habit_weight(state: ClashState, seat: Seat, action: Action, weight: float) -> float:
    """The weight of an action as a habit: what makes no sense to look at has none."""
    kind = type(action)
    if kind is MoveCreature:
        return weight * IDLE
    if kind in (Attack, Target, Yes) and weight <= SENSELESS:
        return 0.0
    if isinstance(action, PlayStone):
        return weight * FORGETFUL * (FITTING if _is_needed(state, seat, action) else 1.0)
    if isinstance(action, PlayCard):
        if not _has_good_target(state, seat, state.pool[action.card]):
            return 0.0
        return weight * (HELD_BACK if any(state.field.pieces[place] for place in PILES[seat]) else 1.0)
    if kind is Done and state.attacks:
        return weight * TIMID
    if kind is EndTurn and state.phase == "main1" and state.zones.deck[OTHER[seat]] and _attacks_well(state, seat):
        return 0.0
    return weight


def _is_needed(state: ClashState, seat: Seat, action: PlayStone) -> bool:
    """True where a stone makes a pile carry a card of the hand that it did not carry."""
    stone, piles = state.pool[action.card], state.field.piles[seat]
    before, energy, height = (0, ""), stone.energy, stone.height
    if action.pile <= len(piles):
        pile = piles[action.pile - 1]
        before = pile.height, pile.energy
        energy, height = pile.energy if pile.energy != "neutral" else stone.energy, pile.height + stone.height
    cards = [state.pool.cards[no] for no in state.zones.hand[seat]]

    def carries(card: Card, high: int, gives: str) -> bool:
        return card.kind != "stone" and high >= card.level and (card.element in (gives, "neutral") or gives == "any")

    return any(carries(card, height, energy) and not carries(card, *before) for card in cards)


def _has_good_target(state: ClashState, seat: Seat, card: Card) -> bool:
    """True for a spell that has something good to do, as far as its first target goes."""
    if card.effect is None:
        return True
    ability = card.triggered(card.effect)
    if not ability.target or ability.target[0].area != "field":
        return True
    spec, kind = ability.target[0], _is_kind(ability.do[0])
    if spec.side == "own" or (spec.takes_players and not kind):
        return True
    stats = current_values(state)
    return any(stats[place] is not None for place in OWN[seat if kind else OTHER[seat]])


def _attacks_well(state: ClashState, seat: Seat) -> bool:
    """True where a creature can attack the player, and would not be beaten by a blocker."""
    for place in can_attack(state):
        atk, def_ = _atk_and_remaining_def(state, place)
        if atk and not _could_be_beaten(state, seat, place, def_):
            return True
    return False


_LIKELY: Mapping[type[Action], Callable[[ClashState, Seat, Any], float]] = {
    Attack: _likely_attack,
    Block: _likely_block,
    PlayCard: _likely_play,
    PlaceCreature: _likely_place,
    PlayStone: lambda _state, _seat, _action: 3.0,
    MoveCreature: lambda _state, _seat, _action: 0.1,
    GoToCombat: lambda state, seat, _action: WINNING if _surely_empties(state, seat) else 1.5,
    EndTurn: lambda state, seat, _action: 0.3 if state.zones.deck[OTHER[seat]] else WINNING,
    Target: _likely_target,
    Done: _likely_done,
    Pass: lambda _state, _seat, _action: 1.5,
    Yes: _likely_yes,
    Skip: lambda _state, _seat, _action: 0.3,
    No: lambda _state, _seat, _action: 0.7,
}


# Choices that come to the same have the same likeness; None for one that is not worth a thought


def _like_placing(state: ClashState, seat: Seat, action: PlaceCreature) -> Hashable:
    return action.from_, ZONE[BY_NAME[action.to]]


@lru_cache(maxsize=4096)
def _standby_moves(
    seat: Seat, movable: tuple[Place, ...], free: tuple[Place, ...], closed: frozenset[Place]
) -> tuple[Action, ...]:
    """The moves of Standby: each creature to the first free space of the other zone, or in exchange for one there."""
    found: list[Action] = []
    for start in movable:
        others = DEF_SPACES[seat] if ZONE[start] == "atk" else ATK_SPACES[seat]
        shut = {*[place for place in free if place in others][1:], *closed}
        found += [MoveCreature(NAME[start], NAME[to]) for to in others if to not in shut]
    return (*found, DONE)


def _like_playing(state: ClashState, seat: Seat, action: PlayCard | PlayStone) -> Hashable:
    piles = state.field.piles[seat]
    if action.pile > len(piles):
        return action.card, None
    pile = piles[action.pile - 1]
    return action.card, pile.energy, pile.height, state.field.pieces[PILES[seat][action.pile - 1]] is None


_LIKENESS: Mapping[type[Action], Callable[[ClashState, Seat, Any], Hashable]] = {
    PlaceCreature: _like_placing,
    PlayCard: _like_playing,
    PlayStone: _like_playing,
    Put: lambda _state, _seat, action: ZONE[BY_NAME[action.to]],
}


class ClashPlayer(Searcher[ClashState]):
    """Choices that come to the same are thought of once."""

    budgets: ClassVar[Mapping[Level, int]] = {"easy": 12, "normal": 25, "hard": 800}
    ratings: ClassVar[Mapping[Level, float]] = {"easy": 1150, "normal": 1500, "hard": 1650}
    lapses: ClassVar[Mapping[Level, float]] = {"easy": 0.85, "normal": 0.25}
    care: ClassVar[Mapping[Level, float]] = {"easy": 0.7}
    exploration: ClassVar[float] = 0.4
    priors: ClassVar[bool] = True
    experience: ClassVar[float | None] = 0.1

    def moves(self, state: ClashState, seat: Seat) -> Sequence[Action]:
        frame = state.stack[-1]
        if type(frame) is TurnStep and frame.step == "move":
            where = state.field.where
            closed = frozenset([where[uid] for uid in state.moved if uid in where])
            return _standby_moves(seat, movable_places(state), tuple(state.field.free_spaces(seat)), closed)
        legal = state.legal(seat)
        if len(legal) <= 2:
            return legal if type(legal[-1]) is not SwitchOrder else legal[:1]
        found: dict[Hashable, Action] = {}
        for action in legal:
            kind = type(action)
            if kind is SwitchOrder:
                break  # they come last
            likeness = _LIKENESS.get(kind)
            key = action if likeness is None else likeness(state, seat, action)
            if key is not None and key not in found:
                found[key] = action
        return list(found.values())

    def weights(self, state: ClashState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        found = []
        for action in moves:
            likely = _LIKELY.get(type(action))
            found.append(1.0 if likely is None else likely(state, seat, action))
        return found

    def habits(self, state: ClashState, seat: Seat, moves: Sequence[Action]) -> Sequence[float]:
        """Leave out what looks silly, hold cards back, and seldom move a creature: there is no purpose in it."""
        weights = self.weights(state, seat, moves)
        found = [_habit_weight(state, seat, action, weight) for action, weight in zip(moves, weights, strict=True)]
        return found if any(found) else weights

    def turn(self, view: View) -> int:
        return int(view["turn"])

    def horizon(self, state: ClashState, seat: Seat) -> int:
        """The last turn that is played to its end."""
        return state.turn + 1 if state.player == seat else state.turn

    def is_past_horizon(self, state: ClashState, horizon: int) -> bool:
        return state.turn > horizon

    def values(self, state: ClashState, root: ClashState) -> Sequence[float]:
        return win_chances(state)
