"""The refusals of Elemental Clash: a sentence for the player, and the rule that says so."""

from engine.contract import Action, IllegalAction, Seat
from engine.elemental_clash.actions import (
    Attack,
    Block,
    DiscardCard,
    Divide,
    GoToCombat,
    MoveCreature,
    OrderTrigger,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    Skip,
    SwitchOrder,
    TakeFound,
    Target,
)
from engine.elemental_clash.cards import Card
from engine.elemental_clash.combat import WINDOW_BIT, can_attack, can_block, damage_left_to_divide
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
from engine.elemental_clash.language import BOUND, DAZED, ELUSIVE, HIDDEN, WARDED
from engine.elemental_clash.settling import orderings
from engine.elemental_clash.squares import BY_NAME, OTHER, OWNER, PLAYER_NAME, ZONE
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import counts_as_attacker, current_values
from engine.elemental_clash.viewing import DECISION
from engine.sentences import AnyOf, Field, Sentence, Sentences, printable

ROMAN = ("", "I", "II", "III")

SENTENCES = Sentences("elemental-clash-refusal")

_RULE = {
    "place": "EC-5.2", "move": "EC-5.3", "main": "EC-5.5", "attack": "EC-7.3", "block": "EC-7.4", "window": "EC-8.1",
    "divide": "EC-7.8", "target": "EC-11.3", "order": "EC-10.3", "may": "EC-10.4", "put": "EC-9.5",
    "choose": "EC-11.12", "discard": "EC-5.8",
}  # fmt: skip
"""The rule of each kind of decision."""


def refuse(key: str, rule: str, **fields: Field) -> IllegalAction:
    """A refusal by its key."""
    return IllegalAction(SENTENCES(key, **fields), rule)


def refusal(state: ClashState, seat: Seat, action: Action) -> IllegalAction:
    """The reason, found from what ``seat`` knows."""
    if state.outcome is not None:
        return refuse("over", "EC-9.9")
    if seat != state.waiting_for:
        return refuse("other-first", "EC-5.5")
    if isinstance(action, SwitchOrder):
        return _order_refusal(state, seat, action)
    kind, rule = _kind_and_rule(state)
    reason = _special_refusal(state, seat, action, kind)
    if reason is not None:
        return reason
    return refuse(kind, rule)


def _kind_and_rule(state: ClashState) -> tuple[str, str]:
    frame = state.stack[-1]
    match frame:
        case TurnStep(step):
            kind = DECISION.get(step, step)
        case Window() | Fighting():
            kind = "window"
        case Aiming():
            kind = "target"
        case Settling():
            kind = "order"
        case Offering():
            kind = "may"
        case Putting() | PuttingMilled() | PuttingFound():
            kind = "put"
        case Searching():
            kind = "choose"
        case Dividing():
            kind = "divide"
        case Discarding() if state.phase != "end":
            return "discard", "EC-11.10"
        case _:
            kind = "discard"
    return kind, _RULE[kind]


def _order_refusal(state: ClashState, seat: Seat, action: SwitchOrder) -> IllegalAction:
    bit = WINDOW_BIT.get(action.window, 0)
    if state.asked[seat] & bit:
        return refuse("ask-once", "EC-8.7")
    return refuse("ask-on" if state.orders[seat] & bit else "ask-off", "EC-8.7")


def _special_refusal(state: ClashState, seat: Seat, action: Action, kind: str) -> IllegalAction | None:
    """A reason better than what is wanted instead, if there is one."""
    match action:
        case PlayStone() if kind == "main":
            return _stone_refusal(state, seat, action)
        case PlayStone():
            return refuse("stone-phase", "EC-5.5")
        case PlayCard() if kind in ("main", "window", "block"):
            return _card_refusal(state, seat, action, kind)
        case GoToCombat() if kind == "main":
            return _combat_refusal(state)
        case PlaceCreature() if kind == "place":
            return refuse("place-where", "EC-5.2")
        case MoveCreature() if kind == "move":
            return _move_refusal(state, seat, action)
        case Attack() if kind == "attack":
            return _attack_refusal(state, seat, action)
        case Block() if kind == "block":
            return _block_refusal(state, seat, action)
        case Target() if kind == "target":
            return _target_refusal(state, seat, action)
        case Skip() if kind == "target":
            return refuse("target-needed", "EC-11.3")
        case Put() if kind == "put":
            return refuse("put-where", "EC-9.5")
        case TakeFound() if kind == "choose":
            return refuse("choose-which", "EC-11.12")
        case DiscardCard() if kind == "discard":
            return _not_in_hand(state, seat, action.card, _kind_and_rule(state)[1])
        case Divide() if kind == "divide":
            return _division_refusal(state, action)
        case OrderTrigger() if kind == "order":
            numbers = AnyOf(tuple(map(str, orderings(state))))
            return refuse("order-which", "EC-10.3", numbers=numbers)
        case _:
            return None


def _not_in_hand(state: ClashState, seat: Seat, card_id: str, rule: str) -> IllegalAction:
    if card_id in state.pool:
        return refuse("not-held", rule, card=state.pool[card_id].name_in_sentence)
    return refuse("no-card", rule, card=printable(card_id[:40]))


def _has_in_hand(state: ClashState, seat: Seat, card_id: str) -> bool:
    return card_id in state.pool and state.pool.numbers[card_id] in state.zones.hand[seat]


def _stone_refusal(state: ClashState, seat: Seat, action: PlayStone) -> IllegalAction:
    if not _has_in_hand(state, seat, action.card):
        return _not_in_hand(state, seat, action.card, "EC-6.2")
    card = state.pool[action.card]
    if card.kind != "stone":
        return refuse("no-stone", "EC-6.2", card=card.name_in_sentence)
    if state.stones_left <= 0:
        return refuse("stones-played", "EC-5.5")
    if action.pile > len(state.field.piles[seat]) and not state.field.may_start_pile(seat):
        return refuse("five-piles", "EC-6.2")
    return refuse("stone-where", "EC-6.2")


def _card_refusal(state: ClashState, seat: Seat, action: PlayCard, kind: str) -> IllegalAction | None:
    if not _has_in_hand(state, seat, action.card):
        return _not_in_hand(state, seat, action.card, "EC-6.1")
    card = state.pool[action.card]
    if card.kind == "stone":
        return refuse("stone-as-card", "EC-6.2", card=card.name_in_sentence)
    if kind != "main" and card.kind != "flash":
        if card.creature:
            return refuse("creature-phase", "EC-6.4")
        return refuse("spell-phase", "EC-6.4", card=card.name_in_sentence)
    if kind == "block" and state.stack[-1] == TurnStep("plain_block"):
        return refuse("no-flash", "EC-8.6")
    return _pile_refusal(state, seat, card, action.pile)


def _pile_refusal(state: ClashState, seat: Seat, card: Card, number: int) -> IllegalAction:
    piles = state.field.piles[seat]
    if not 1 <= number <= len(piles):
        return refuse("no-pile", "EC-6.1")
    pile = piles[number - 1]
    if number - 1 not in [n for n, _ in state.field.free_piles(seat)]:
        return refuse("pile-blocked", "EC-6.1", pile=number)
    if pile.height < card.level:
        level = ROMAN[card.level]
        return refuse("pile-low", "EC-6.1", card=card.name_in_sentence, level=level, pile=number, height=pile.height)
    if card.element not in (pile.energy, "neutral") and pile.energy != "any":
        element, energy = (Sentence(f"elemental-clash-element-{one}") for one in (card.element, pile.energy))
        return refuse("pile-energy", "EC-6.1", card=card.name_in_sentence, element=element, energy=energy, pile=number)
    return refuse("no-target", "EC-6.4", card=card.name_in_sentence)


def _combat_refusal(state: ClashState) -> IllegalAction:
    if state.phase != "main1":
        return refuse("combat-once", "EC-5.6")
    return refuse("nobody-attacks", "EC-5.6")


def _move_refusal(state: ClashState, seat: Seat, action: MoveCreature) -> IllegalAction:
    moved = [state.field.where[uid] for uid in state.moved if uid in state.field.where]
    start, to = BY_NAME.get(action.from_), BY_NAME.get(action.to)
    if start is None or to is None or OWNER[start] != seat or OWNER[to] != seat or "pile" in (ZONE[start], ZONE[to]):
        return refuse("move-where", "EC-5.3")
    if start in moved:
        return refuse("moved", "EC-5.3")
    if to in moved:
        return refuse("moved-there", "EC-5.3")
    if start == to:
        return refuse("moved-nowhere", "EC-5.3")
    return refuse("no-creature", "EC-5.3", place=printable(action.from_[1:]))


def _attack_refusal(state: ClashState, seat: Seat, action: Attack) -> IllegalAction:
    start, to = BY_NAME.get(action.from_), BY_NAME.get(action.to)
    if start is None or OWNER[start] != seat or not counts_as_attacker(state, start):
        return refuse("attack-who", "EC-7.1")
    values = current_values(state)[start]
    if start not in can_attack(state):
        if values is not None and values[2] & BOUND:
            return refuse("bound", "EC-2.7")
        return refuse("attacks", "EC-7.1")
    if action.to == PLAYER_NAME[seat] or to is None or OWNER[to] == seat:
        return refuse("attack-whom", "EC-7.2")
    hit = current_values(state)[to]
    if hit is not None and counts_as_attacker(state, to) and hit[2] & HIDDEN:
        return refuse("hidden", "EC-2.7")
    return refuse("attack-zone", "EC-7.2")


def _block_refusal(state: ClashState, seat: Seat, action: Block) -> IllegalAction:
    start, to = BY_NAME.get(action.from_), BY_NAME.get(action.to)
    values = None if start is None else current_values(state)[start]
    if start is None or values is None or OWNER[start] != seat or ZONE[start] != "def":
        return refuse("block-who", "EC-7.4")
    if start not in can_block(state):
        if values[2] & DAZED:
            return refuse("dazed", "EC-2.7")
        return refuse("blocks", "EC-7.4")
    attackers = [state.field.where.get(attack.attacker) for attack in state.attacks]
    if to is not None and to in attackers:
        hit = current_values(state)[to]
        if hit is not None and hit[2] & ELUSIVE:
            return refuse("elusive", "EC-2.7")
    return refuse("block-whom", "EC-7.4")


def _target_refusal(state: ClashState, seat: Seat, action: Target) -> IllegalAction:
    place = BY_NAME.get(action.ref or "")
    values = None if place is None else current_values(state)[place]
    if place is not None and values is not None and values[2] & WARDED and OWNER[place] == OTHER[seat]:
        return refuse("warded", "EC-2.7")
    return refuse("target-which", "EC-11.3")


def _division_refusal(state: ClashState, action: Divide) -> IllegalAction:
    frame = state.stack[-1]
    left = damage_left_to_divide(state, frame) if isinstance(frame, Dividing) else 0
    return refuse("divide-how", "EC-7.8", left=left)
