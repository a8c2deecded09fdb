"""Why an action is not possible now, in a sentence for the player, with the rule that says so."""

from engine.contract import Action, IllegalAction, Seat, listed
from engine.elemental_clash.actions import (
    Ask,
    Attack,
    Block,
    Choose,
    DiscardCard,
    Divide,
    GoToCombat,
    MoveCreature,
    Order,
    PlaceCreature,
    PlayCard,
    PlayStone,
    Put,
    Skip,
    Target,
)
from engine.elemental_clash.cards import Card
from engine.elemental_clash.combat import WINDOW_BIT, can_attack, can_block, left_to_divide
from engine.elemental_clash.frames import (
    Aiming,
    Discarding,
    Dividing,
    Fighting,
    Flow,
    Offering,
    Putting,
    PuttingFound,
    PuttingMilled,
    Searching,
    Settling,
    Window,
)
from engine.elemental_clash.language import BOUND, DAZED, ELUSIVE, HIDDEN, WARDED
from engine.elemental_clash.places import BY_NAME, OTHER, OWNER, PLAYER_NAME, ZONE
from engine.elemental_clash.settling import orderings
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import counts_as_attacker, current_values
from engine.elemental_clash.view import DECISION

ROMAN = ("", "I", "II", "III")

# What the decision at hand asks for, and the rule that says so; the keys are those of `decision`.
_WANTED = {
    "place": ("the creatures on your piles have to be placed", "EC-5.2"),
    "move": ("you can move creatures now, or be done", "EC-5.3"),
    "main": ("you can play cards, go to combat or end the turn now", "EC-5.5"),
    "attack": ("attacks are declared now", "EC-7.3"),
    "block": ("you can block or play Flash spells now, or be done", "EC-7.4"),
    "window": ("you can play a Flash spell or pass now", "EC-8.1"),
    "divide": ("the attacker's damage has to be divided now", "EC-7.8"),
    "target": ("a target has to be chosen now", "EC-11.3"),
    "order": ("you have to say which trigger comes next", "EC-10.3"),
    "may": ("it is yes or no now", "EC-10.4"),
    "put": ("a space has to be chosen now", "EC-9.5"),
    "choose": ("a card has to be chosen from the search now, or none", "EC-11.12"),
    "discard": ("a card from the hand has to be discarded now", "EC-5.8"),
}
_NOT_NOW = "That is not possible now"


def refusal(state: ClashState, seat: Seat, action: Action) -> IllegalAction:
    """The reason, found from what ``seat`` knows."""
    if state.outcome is not None:
        return IllegalAction("The game is over.", "EC-9.9")
    if seat != state.waiting_for:
        return IllegalAction("The other player has to decide something first.", "EC-5.5")
    if isinstance(action, Ask):
        return _ask(state, seat, action)
    kind, rule = _kind_and_rule(state)
    reason = _reason(state, seat, action, kind)
    if reason is not None:
        return reason
    return IllegalAction(f"{_NOT_NOW}: {_WANTED[kind][0]}.", rule)


def _kind_and_rule(state: ClashState) -> tuple[str, str]:
    frame = state.stack[-1]
    match frame:
        case Flow(step):
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
    return kind, _WANTED[kind][1]


def _ask(state: ClashState, seat: Seat, action: Ask) -> IllegalAction:
    bit = WINDOW_BIT.get(action.window, 0)
    if state.asked[seat] & bit:
        return IllegalAction("You have switched that standing order already in this turn.", "EC-8.7")
    now = "on" if state.orders[seat] & bit else "off"
    return IllegalAction(f"That standing order is {now} already.", "EC-8.7")


def _reason(state: ClashState, seat: Seat, action: Action, kind: str) -> IllegalAction | None:
    """A reason better than what is wanted instead, if there is one."""
    match action:
        case PlayStone() if kind == "main":
            return _stone(state, seat, action)
        case PlayStone():
            return IllegalAction("Stones are played in your own main phases only.", "EC-5.5")
        case PlayCard() if kind in ("main", "window", "block"):
            return _play(state, seat, action, kind)
        case GoToCombat() if kind == "main":
            return _combat(state)
        case PlaceCreature() if kind == "place":
            return IllegalAction(
                "A creature goes from one of your piles to a free space of your ATK or DEF zone.", "EC-5.2"
            )
        case MoveCreature() if kind == "move":
            return _move(state, seat, action)
        case Attack() if kind == "attack":
            return _attack(state, seat, action)
        case Block() if kind == "block":
            return _block(state, seat, action)
        case Target() if kind == "target":
            return _target(state, seat, action)
        case Skip() if kind == "target":
            return IllegalAction("This target has to be chosen.", "EC-11.3")
        case Put() if kind == "put":
            return IllegalAction(
                "The creature goes to a free space of the zone in question, and of its owner's.", "EC-9.5"
            )
        case Choose() if kind == "choose":
            return IllegalAction("That card is not among those that can be chosen.", "EC-11.12")
        case DiscardCard() if kind == "discard":
            return _not_in_hand(state, seat, action.card, _kind_and_rule(state)[1])
        case Divide() if kind == "divide":
            return _divide(state, action)
        case Order() if kind == "order":
            numbers = listed([str(n) for n in orderings(state)])
            return IllegalAction(f"The trigger that comes next has to be number {numbers}.", "EC-10.3")
        case _:
            return None


def _not_in_hand(state: ClashState, seat: Seat, card_id: str, rule: str) -> IllegalAction:
    if card_id in state.pool:
        return IllegalAction(f"There is no {state.pool[card_id].name} in your hand.", rule)
    return IllegalAction(f"There is no card “{card_id[:40]}”.", rule)


def _holds(state: ClashState, seat: Seat, card_id: str) -> bool:
    return card_id in state.pool and state.pool.numbers[card_id] in state.zones.hand[seat]


def _stone(state: ClashState, seat: Seat, action: PlayStone) -> IllegalAction:
    if not _holds(state, seat, action.card):
        return _not_in_hand(state, seat, action.card, "EC-6.2")
    card = state.pool[action.card]
    if card.kind != "stone":
        return IllegalAction(f"{card.name} is no element-stone.", "EC-6.2")
    if state.stones_left <= 0:
        return IllegalAction("You have played all the stones that you may play in this turn.", "EC-5.5")
    if action.pile > len(state.field.piles[seat]) and not state.field.may_start_pile(seat):
        return IllegalAction("You have five piles already; the stone goes on one of them.", "EC-6.2")
    return IllegalAction("A stone goes on one of your piles, or starts a new one with the next number.", "EC-6.2")


def _play(state: ClashState, seat: Seat, action: PlayCard, kind: str) -> IllegalAction | None:
    if not _holds(state, seat, action.card):
        return _not_in_hand(state, seat, action.card, "EC-6.1")
    card = state.pool[action.card]
    if card.kind == "stone":
        return IllegalAction(f"{card.name} is an element-stone; it is played as one.", "EC-6.2")
    if kind != "main" and card.kind != "flash":
        what = "Creatures are" if card.creature else f"{card.name} is"
        return IllegalAction(f"{what} played in your own main phases only; now it takes a Flash spell.", "EC-6.4")
    if kind == "block" and state.stack[-1] == Flow("plain_block"):
        return IllegalAction("Your standing order says that you play no Flash spells in combat.", "EC-8.6")
    return _pile(state, seat, card, action.pile)


def _pile(state: ClashState, seat: Seat, card: Card, number: int) -> IllegalAction:
    piles = state.field.piles[seat]
    if not 1 <= number <= len(piles):
        return IllegalAction("You have no pile of that number.", "EC-6.1")
    pile = piles[number - 1]
    if number - 1 not in [n for n, _ in state.field.free_piles(seat)]:
        return IllegalAction(f"A card lies on pile {number} already.", "EC-6.1")
    if pile.height < card.level:
        text = f"{card.name} has level {ROMAN[card.level]}, and pile {number} is only {pile.height} high."
        return IllegalAction(text, "EC-6.1")
    if card.element not in (pile.energy, "neutral") and pile.energy != "any":
        text = f"{card.name} needs {card.element} energy, and pile {number} gives {pile.energy} energy."
        return IllegalAction(text, "EC-6.1")
    return IllegalAction(f"There is no target for {card.name}.", "EC-6.4")


def _combat(state: ClashState) -> IllegalAction:
    if state.phase != "main1":
        return IllegalAction("Combat comes once in a turn, after Main Phase I.", "EC-5.6")
    return IllegalAction("None of your creatures could attack.", "EC-5.6")


def _move(state: ClashState, seat: Seat, action: MoveCreature) -> IllegalAction:
    moved = [state.field.where[uid] for uid in state.moved if uid in state.field.where]
    start, to = BY_NAME.get(action.from_), BY_NAME.get(action.to)
    if start is None or to is None or OWNER[start] != seat or OWNER[to] != seat or "pile" in (ZONE[start], ZONE[to]):
        return IllegalAction("Creatures move between the ten spaces of your own ATK and DEF zone.", "EC-5.3")
    if start in moved:
        return IllegalAction("That creature has been moved already in this turn.", "EC-5.3")
    if to in moved:
        return IllegalAction("A creature that has been moved already stands there.", "EC-5.3")
    if start == to:
        return IllegalAction("It stands there already.", "EC-5.3")
    return IllegalAction(f"There is no creature of yours on {action.from_}.", "EC-5.3")


def _attack(state: ClashState, seat: Seat, action: Attack) -> IllegalAction:
    start, to = BY_NAME.get(action.from_), BY_NAME.get(action.to)
    if start is None or OWNER[start] != seat or not counts_as_attacker(state, start):
        return IllegalAction("A creature of yours in the ATK zone attacks.", "EC-7.1")
    values = current_values(state)[start]
    if start not in can_attack(state):
        if values is not None and values[2] & BOUND:
            return IllegalAction("That creature is bound: it cannot attack.", "EC-2.7")
        return IllegalAction("That creature attacks already.", "EC-7.1")
    if action.to == PLAYER_NAME[seat] or to is None or OWNER[to] == seat:
        return IllegalAction("An attack goes against your opponent or a creature in his ATK zone.", "EC-7.2")
    hit = current_values(state)[to]
    if hit is not None and counts_as_attacker(state, to) and hit[2] & HIDDEN:
        return IllegalAction("That creature is hidden: it cannot be attacked.", "EC-2.7")
    return IllegalAction("Only creatures in the ATK zone can be attacked.", "EC-7.2")


def _block(state: ClashState, seat: Seat, action: Block) -> IllegalAction:
    start, to = BY_NAME.get(action.from_), BY_NAME.get(action.to)
    values = None if start is None else current_values(state)[start]
    if start is None or values is None or OWNER[start] != seat or ZONE[start] != "def":
        return IllegalAction("Only creatures in your DEF zone block.", "EC-7.4")
    if start not in can_block(state):
        if values[2] & DAZED:
            return IllegalAction("That creature is dazed: it cannot block.", "EC-2.7")
        return IllegalAction("A creature blocks only one attacker.", "EC-7.4")
    attackers = [state.field.where.get(attack.attacker) for attack in state.attacks]
    if to is not None and to in attackers:
        hit = current_values(state)[to]
        if hit is not None and hit[2] & ELUSIVE:
            return IllegalAction("That attacker is elusive: it cannot be blocked.", "EC-2.7")
    return IllegalAction("Nothing attacks from there.", "EC-7.4")


def _target(state: ClashState, seat: Seat, action: Target) -> IllegalAction:
    place = BY_NAME.get(action.ref or "")
    values = None if place is None else current_values(state)[place]
    if place is not None and values is not None and values[2] & WARDED and OWNER[place] == OTHER[seat]:
        return IllegalAction("That creature is warded: you cannot choose it as a target.", "EC-2.7")
    return IllegalAction("That is no target for this effect.", "EC-11.3")


def _divide(state: ClashState, action: Divide) -> IllegalAction:
    frame = state.stack[-1]
    left = left_to_divide(state, frame) if isinstance(frame, Dividing) else 0
    return IllegalAction(f"This blocker gets from 0 to {left} of the damage; say how much.", "EC-7.8")
