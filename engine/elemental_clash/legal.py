"""The offers of each decision, in the order of EC-14.2."""

from functools import lru_cache

from engine.contract import Seat
from engine.elemental_clash.actions import (
    COMBAT,
    DONE,
    END,
    NO,
    PASS,
    SKIP,
    YES,
    Attack,
    Block,
    DiscardCard,
    Divide,
    Move,
    MoveCreature,
    OrderTrigger,
    PlaceCreature,
    Put,
    SwitchOrder,
    TakeFound,
    Target,
)
from engine.elemental_clash.cards import Card
from engine.elemental_clash.changes import name_of_target
from engine.elemental_clash.combat import (
    WINDOW_BIT,
    can_attack,
    can_be_attacked,
    can_be_blocked,
    can_block,
    damage_left_to_divide,
)
from engine.elemental_clash.frames import (
    Aiming,
    Discarding,
    Dividing,
    Fighting,
    Offering,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    Settling,
    TurnStep,
    Window,
)
from engine.elemental_clash.searching import findable_cards
from engine.elemental_clash.settling import orderings
from engine.elemental_clash.squares import ALL_SPACES, COUNT, NAME, OTHER, OWNER, PLAYER_NAME, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.targets import candidates, has_targets, spec_of
from engine.elemental_clash.turn import creatures_to_place, movable_places

# What can be done, made once: (from, to), (to), (window, on).
_PLACE = tuple(tuple(PlaceCreature(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_MOVE = tuple(tuple(MoveCreature(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_ATTACK = tuple(tuple(Attack(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_ATTACK_PLAYER = tuple(Attack(NAME[a], PLAYER_NAME[OTHER[OWNER[a]]]) for a in range(COUNT))
_BLOCK = tuple(tuple(Block(NAME[a], NAME[b]) for b in range(COUNT)) for a in range(COUNT))
_PUT = tuple(Put(name) for name in NAME)
_TARGET = {name: Target(ref=name) for name in (*PLAYER_NAME, *NAME)}
_ASK = tuple(
    tuple(
        tuple(SwitchOrder(window, on=not orders & bit) for window, bit in WINDOW_BIT.items() if not asked & bit)
        for asked in range(8)
    )
    for orders in range(8)
)


def legal(state: ClashState, seat: Seat) -> tuple[Move, ...]:
    """The legal actions of a seat; none if the decision is not its own."""
    if seat != state.waiting_for:
        return ()
    return (*choices(state, seat), *_ASK[state.orders[seat]][state.asked[seat]])


def forced(state: ClashState, seat: Seat) -> Move | None:
    """The only choice of a seat, standing orders apart, where everybody sees that it has no other.

    Never where its hand or its Spellbook might hold one: windows, searches, the rest of a hand. Whatever it holds, no
    card can be played where the stone of the turn has been and something lies on each of its piles.
    """
    if seat != state.waiting_for:
        return None
    frame = state.stack[-1]
    match frame:
        case TurnStep(step="place" | "move" | "attack" | "plain_block"):
            open_ = True
        case TurnStep(step="main1" | "main2"):
            open_ = not state.zones.hand[seat] or not (state.stones_left > 0 or state.field.free_piles(seat))
        case Discarding():
            open_ = len(state.zones.hand[seat]) == 1
        case _:
            open_ = isinstance(frame, Aiming | Settling | Putting | PuttingFound | PuttingMilled | Dividing)
    found = choices(state, seat) if open_ else ()
    return found[0] if len(found) == 1 else None


def choices(state: ClashState, seat: Seat) -> "list[Move] | tuple[Move, ...]":
    """The decision at hand, in the order of EC-14.2."""
    frame = state.stack[-1]
    match frame:
        case TurnStep():
            return step_choices(state, frame, seat)
        case Window() | Fighting():
            return [*playable_cards(state, seat, ("flash",)), PASS]
        case Aiming():
            return target_choices(state, frame)
        case Settling():
            return [OrderTrigger(n) for n in orderings(state)]
        case Offering():
            return (YES, NO)
        case Putting():
            return [_PUT[place] for place in state.field.free_spaces(seat, frame.zone)]
        case PuttingFound():
            return [_PUT[place] for place in state.field.free_spaces(seat, frame.zone)]
        case PuttingMilled():
            return [*(_PUT[place] for place in state.field.free_spaces(seat)), NO]
        case Searching():
            return [*(TakeFound(card_id) for card_id in state.pool.ids(findable_cards(state, frame))), SKIP]
        case Discarding():
            return [DiscardCard(card_id) for card_id in state.pool.ids(sorted(set(state.zones.hand[seat])))]
        case Dividing():
            to = NAME[state.field.where[state.attacks[0].blockers[len(frame.shares)]]]
            return [Divide(to, n) for n in range(damage_left_to_divide(state, frame) + 1)]
        case _:
            return ()


def step_choices(state: ClashState, frame: TurnStep, seat: Seat) -> "list[Move] | tuple[Move, ...]":
    """The actions of a player in a step of the turn."""
    match frame.step:
        case "place":
            spaces = state.field.free_spaces(seat)
            return [_PLACE[start][to] for start in creatures_to_place(state) for to in spaces]
        case "move":
            moved = state.moved
            movable = movable_places(state)
            closed = frozenset(place for uid in moved if (place := state.field.where.get(uid)) is not None)
            return _standby_moves(seat, movable, closed)
        case "main1" | "main2":
            return main_choices(state, seat)
        case "attack":
            targets = can_be_attacked(state)
            found: list[Move] = []
            for start in can_attack(state):
                found.append(_ATTACK_PLAYER[start])
                found += [_ATTACK[start][to] for to in targets]
            return [*found, DONE]
        case "plain_block" | "flash_block":
            attackers = can_be_blocked(state)
            blocks: list[Move] = [_BLOCK[start][to] for start in can_block(state) for to in attackers]
            if frame.step == "flash_block":
                blocks += playable_cards(state, seat, ("flash",))
            return [*blocks, DONE]
        case "end_window":
            return [*playable_cards(state, seat, ("flash",)), PASS]
        case _:
            return ()


def main_choices(state: ClashState, seat: Seat) -> list[Move]:
    """The actions of the turn player in a main phase."""
    found: list[Move] = []
    if state.stones_left > 0:
        piles = len(state.field.piles[seat]) + state.field.may_start_pile(seat)
        cards = state.pool.cards
        for no in dict.fromkeys(state.zones.hand[seat]):
            if cards[no].kind == "stone":
                found += state.pool.stones[no][:piles]
    found += playable_cards(state, seat, ("creature", "spell", "flash", "permanent"))
    if state.phase == "main1" and can_attack(state):
        found.append(COMBAT)
    found.append(END)
    return found


def playable_cards(state: ClashState, seat: Seat, kinds: tuple[str, ...]) -> list[Move]:
    """The creatures and spells of these kinds that could be put on a pile now (EC-6.1, EC-6.4)."""
    free = state.field.free_piles(seat)
    found: list[Move] = []
    if not free:
        return found
    cards, plays = state.pool.cards, state.pool.plays
    for no in dict.fromkeys(state.zones.hand[seat]):
        card = cards[no]
        if card.kind not in kinds:
            continue
        fitting = [n for n, pile in free if fits_pile(card, pile.energy, pile.height)]
        if fitting and (card.creature or has_targets(state, seat, card)):
            actions = plays[no]
            found += [actions[n] for n in fitting]
    return found


def target_choices(state: ClashState, aim: Aiming) -> list[Move]:
    """The targets that can be picked next, and whether to stop picking."""
    found: list[Move] = []
    in_discard = spec_of(state, aim).area == "discard"
    for uid in candidates(state, aim):
        name = name_of_target(state, uid)
        if name is not None:
            found.append(Target(card=name) if in_discard else _TARGET.get(name) or Target(ref=name))
    if len(aim.picked) >= spec_of(state, aim).min:
        found.append(SKIP)
    return found


@lru_cache(maxsize=4096)
def _standby_moves(seat: Seat, movable: tuple[Place, ...], closed: frozenset[Place]) -> tuple[Move, ...]:
    """All moves of Standby, given who may still move and which spaces are closed (EC-5.3)."""
    spaces = ALL_SPACES[seat]
    found: list[Move] = [_MOVE[a][b] for a in movable for b in spaces if b != a and b not in closed]
    found.append(DONE)
    return tuple(found)


def fits_pile(card: Card, energy: str, height: int) -> bool:
    """True if a creature or spell may go on a pile of this energy and height (EC-6.1)."""
    return height >= card.level and (card.element in (energy, "neutral") or energy == "any")
