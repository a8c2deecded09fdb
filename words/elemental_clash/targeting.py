"""The question for a target: whose it is, and what it is for, as the ability of the card says (EC-11.3)."""

from collections import Counter

from engine.elemental_clash.frames import Link, LinkEnd, Operating, PuttingMilled, Searching, Trigger
from engine.elemental_clash.language import (
    SPELLS,
    Amount,
    Buff,
    Damage,
    Filter,
    Heal,
    Move,
    Operation,
    Search,
    Triggered,
)
from engine.elemental_clash.searching import card_matches
from engine.elemental_clash.view import ClashView, UnfinishedWork
from words.elemental_clash.card_and_place_names import ClashNames

OFFERED = 700
"""Characters that the cards take which somebody can choose from their Spellbook or discard pile."""

KIND, HARM = (
    ("stronger", "heal", "deal"),
    ("weaker", "damage", "destroy", "counter", "hand", "top", "bottom", "discard"),
)
"""What whoever plays a card wants for their own, and for the other's."""


def target_question(words: ClashNames, view: ClashView) -> str | None:
    """Which thing does or suffers what; None where the card does not tell which of its abilities asks."""
    found = _ability_and_target_number(view)
    if found is None:
        return None
    ability, number = found
    given = ability.target[number - 1]
    kind = _kind_of_target(given)
    key = "aim-buried" if given.area == "discard" else f"aim-{kind}"
    who = words.say(key, kind=kind, whose=given.side)
    does = words.say(f"aimed-{_target_purpose(ability, f't{number}')}")
    return words.say("call-aim", who=who, does=does)


def seat_to_target(view: ClashView) -> int | None:
    """The seat whose cards the target that is asked for is good to choose from: of what harms the other's; None where
    the card says nothing of it."""
    found, decision = _ability_and_target_number(view), view.decision
    if found is None or decision is None:
        return None
    ability, number = found
    purpose = _target_purpose(ability, f"t{number}")
    if purpose in KIND:
        return decision.seat
    return 1 - decision.seat if purpose in HARM else None


def _ability_and_target_number(view: ClashView) -> tuple[Triggered, int] | None:
    """The ability that asks for a target, and for which of its targets; None where the card does not tell."""
    decision = view.decision
    if decision is None or not decision.card or not decision.target:
        return None
    card, number = view.rules[decision.card], decision.target
    aiming = [each for each in card.ability if isinstance(each, Triggered) and each.target]
    return (aiming[0], number) if len(aiming) == 1 and number <= len(aiming[0].target) else None


def targets_in_discard_pile(view: ClashView) -> list[str]:
    """The cards of their discard pile that a viewer can choose as a target, each once."""
    found, decision = _ability_and_target_number(view), view.decision
    if found is None or decision is None or decision.seat != view.viewer:
        return []
    ability, number = found
    given = ability.target[number - 1]
    if given.area != "discard" or given.side != "own":
        return []
    left = Counter(view.seats[decision.seat].discard) - Counter(decision.picked or ())
    return [card for card in left if card_matches(given, view.rules[card])]


def card_that_puts_creature(view: ClashView) -> str | None:
    """The card that puts a creature on a space: the creature itself where it comes from its owner's Spellbook."""
    for frame in reversed(view.half_done.stack if isinstance(view.half_done, UnfinishedWork) else ()):
        match frame:
            case Operating(context):
                return context.card
            case Searching(card=card) | PuttingMilled(trigger=Trigger(card=card)):
                return card
            case LinkEnd(link=Link(card=spell)):  # with its last effect, which has no frame any more
                return spell
    return None


def choosable_card_lines(words: ClashNames, view: ClashView) -> list[str]:
    """A line for each card that a viewer can choose from their Spellbook or discard pile now."""
    asked = "" if view.decision is None else view.decision.kind
    cards = searchable_cards(view) if asked == "choose" else targets_in_discard_pile(view) if asked == "target" else []
    return words.card_lines_that_fit([view.rules[card] for card in cards], OFFERED)


def searchable_cards(view: ClashView) -> list[str]:
    """The cards that a viewer can choose from their Spellbook, each once (EC-11.12)."""
    found = _search_in_progress(view)
    if found is None or found[0].seat != view.viewer:
        return []
    frame, op = found
    side = view.seats[frame.seat]
    looked = [one.card for one in side.spellbook_known if one.n <= (frame.looked or 0)]
    cards = looked if frame.looked is not None else side.spellbook_list or ()
    zone = op.to in ("atk", "def")
    rules = {card: view.rules[card] for card in cards}
    return [one for one, card in rules.items() if card_matches(op.pick, card) and (card.creature or not zone)]


def search_question(words: ClashNames, view: ClashView) -> str:
    """The question for a card of the Spellbook: what will happen to it, and by which card."""
    assert view.decision is not None
    found = _search_in_progress(view)
    to = "hand" if found is None else found[1].to
    return words.say(f"call-choose-{to}", card=words.card(view.decision.card or None))


def _search_in_progress(view: ClashView) -> tuple[Searching, Search] | None:
    """The search that somebody is asked about, with what the card says of it (EC-11.12)."""
    stack = view.half_done.stack if isinstance(view.half_done, UnfinishedWork) else ()
    frame = next((one for one in reversed(stack) if isinstance(one, Searching)), None)
    op = None if frame is None else view.rules[frame.card].triggered(frame.number).do[frame.op]
    return (frame, op) if frame is not None and isinstance(op, Search) else None


def space_question(words: ClashNames, view: ClashView) -> str:
    """The question for a space: what goes there, and by which card."""
    decision = view.decision
    assert decision is not None
    creature, by = decision.card or "", card_that_puts_creature(view)
    if creature not in view.rules:
        return words.say("call-put")
    atk, def_, _ = view.rules[creature].printed
    card = words.say("creature", card=words.name_after_owner(creature), **{"atk": atk, "def": def_})
    if by is None:
        return words.say("call-place-one", card=card)
    return words.say("call-put-lost" if by == creature else "call-put-by", card=card, by=words.card(by))


def _kind_of_target(given: Filter) -> str:
    """What is chosen, in a word; a card where it may be of several kinds."""
    if given.takes_players:
        return "player"
    if len(given.kind) == 1 and given.kind[0] in ("creature", "permanent"):
        return given.kind[0]
    return "spell" if set(given.kind) <= set(SPELLS) else "card"


def _target_purpose(ability: Triggered, target: str) -> str:
    """What a target does, or what happens to it first; ``other`` where there is no word for it."""
    for op in ability.do:
        if isinstance(op, Damage) and isinstance(op.n, Amount) and op.n.of == target:
            return "deal"
        if target in (getattr(op, "what", None), getattr(op, "to", None)):
            return _effect_suffered(op)
    return "other"


def _effect_suffered(op: Operation) -> str:
    match op:
        case Damage() | Heal():
            return type(op).__name__.lower()
        case Move(to=to):
            return to
        case Buff(atk=int(atk), def_=int(def_)):
            return "stronger" if atk + def_ > 0 else "weaker" if atk + def_ < 0 else "other"
    named = type(op).__name__.lower()
    return named if named in ("destroy", "counter") else "other"
