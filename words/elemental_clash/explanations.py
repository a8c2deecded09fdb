"""What somebody meets for the first time, by the names of its explanations."""

from collections.abc import Collection, Iterator, Sequence

from engine import Action, Event
from engine.elemental_clash.actions import GoToCombat, PlayCard
from engine.elemental_clash.cards import Card
from engine.elemental_clash.events import Attacked, Countered, Damaged, Destroyed, Healed
from engine.elemental_clash.language import SPELLS, Heal, Triggered
from engine.elemental_clash.legal import fits_pile
from engine.elemental_clash.stakes import felled_by, possible_attacks, with_sure_abilities
from engine.elemental_clash.turn import HAND_LIMIT
from engine.elemental_clash.view import ClashView, Creature, Permanent
from words.elemental_clash.card_and_place_names import ClashNames, is_neutral_stone

SECOND_TURN = 2
"""In it whoever does not begin has their first cards."""
FIRST_TURN = 1
"""In it those whom that concerns read for what they are asked; the button says so from then on."""
BASICS = 6
"""In so many turns what everybody does is explained, and what one may do besides comes later."""


def explanations_due(events: Sequence[Event], view: ClashView, types: Collection[str]) -> Iterator[str]:
    """What a seat that is to act has before it, whatever matters most first."""
    if any(isinstance(event, Countered) for event in events):
        yield "countered"
    if view.chain:
        yield "chain"
    if view.decision is not None and view.decision.kind == "put":
        return  # a question that takes two rows: what else is new has time
    if any(isinstance(event, Attacked) and event.from_[1] == "S" for event in events):
        yield "quick"
    if view.player != view.viewer:
        yield from (f"their-{kind}" for kind in ("block", "play") if kind in types)
        return
    if _has_or_may_play_permanent(view, "play" in types):  # before it locks a pile for good
        yield "permanent"
    if _has_quickattacker_on_pile(view) and {"combat", "attack"} & {*types}:
        yield "quick"
    if {"combat", "attack"} & {*types}:  # before what an attack does, and what makes it stronger
        yield "attack"
    if any(isinstance(event, Damaged) and event.cards for event in events):
        yield "spellbook"
    if any(isinstance(event, Destroyed) for event in events):
        yield "destroyed"
    if any(isinstance(event, Healed) and event.at[1] == "P" for event in events):
        yield "heal"
    if "place" in types and _has_creature_in_row(view):  # whoever places one may rearrange the others
        yield "move"
    yield from (kind for kind in ("place", "stone") if kind in types)
    # The other player's, too: their pictures bear the signs as well.
    lying = [
        one
        for seat in (view.player, 1 - view.player)
        for _, one in view.cards_on_field(seat)
        if isinstance(one, Creature)
    ]
    yield from (f"sign-{keyword}" for one in lying for keyword in one.keywords if keyword != "quickattacker")
    if "stone" in types and _neutral_stone(view):
        yield "neutral"
    if "play" in types:
        yield "play"
    if "move" in types and view.turn > BASICS:
        yield "move"
    if view.seats[view.player].hand.count > HAND_LIMIT:
        yield "hand"
    if any(_heals_player(view.rules[card]) for card in view.seats[view.player].hand.cards):
        yield "heal"


def no_stone_line(words: ClashNames, view: ClashView) -> list[str]:
    """That no stone is held, where one might be played, and for want of one no pile carries any card of the hand."""
    decision = view.decision
    if decision is None or decision.seat != view.viewer or (decision.kind, view.phase) != ("main", "main1"):
        return []
    side, rules = view.seats[view.player], view.rules
    held = [rules[card] for card in dict.fromkeys(side.hand.cards)]
    if not held or not view.stones_left or any(card.kind == "stone" for card in held):
        return []
    fits = any(fits_pile(card, pile.energy, pile.height) for card in held for pile in side.piles)
    return [] if fits else [words.say("obstacle-no-stone")]


def meets_standing_orders(view: ClashView) -> bool:
    """True in the first turn for a seat with a Flash spell, or that is asked for one: nobody else has a use for its
    standing orders yet."""
    if view.viewer is None or not view.orders or view.turn != FIRST_TURN:
        return False
    asked = view.decision is not None and (view.decision.seat, view.decision.kind) == (view.viewer, "window")
    return asked or any(view.rules[card].kind == "flash" for card in view.seats[view.viewer].hand.cards)


def unplayable_card_lines(words: ClashNames, view: ClashView, legal: Collection[Action]) -> list[str]:
    """Why cards of a hand can't be played now: by the pile that is lacking, or for want of a target."""
    decision = view.decision
    if decision is None or decision.seat != view.viewer:
        return []
    risks = _risk_lines(words, view) if any(isinstance(one, GoToCombat) for one in legal) else []
    return [*_hindered_lines(words, view, legal), *risks, *_never_asked_lines(words, view)]


def _risk_lines(words: ClashNames, view: ClashView) -> list[str]:
    """Who of the other player's could block an attacker of the viewer's and destroy it, with those in danger.

    It blocks one of them only, and may fall with it: of several such blockers the one that does not is told.
    """
    found: dict[tuple[str, str], list[str]] = {}
    for ref in dict.fromkeys(attack.from_ for attack in possible_attacks(view)):
        risk, attacker = felled_by(with_sure_abilities(view, "attack", [ref]), ref), view.card_at(ref)
        if risk is not None and attacker is not None:
            blocker, falls = risk
            key = "hindered-trade" if falls else "hindered-risk"
            found.setdefault((key, words.card_on_field(blocker)), []).append(attacker.card)
    worst = sorted(found.items(), key=lambda one: one[0][0] == "hindered-trade")[:1]
    return [
        words.say(
            key, blocker=blocker, cards=words.catalogue.list_in_sentence(words.counted_cards(cards)), n=len(cards)
        )
        for (key, blocker), cards in worst
    ]


def _never_asked_lines(words: ClashNames, view: ClashView) -> list[str]:
    """Where a Flash spell has come that nobody will ever be asked for: where to change that, once for each."""
    orders = view.orders
    if view.player != view.viewer or view.turn == FIRST_TURN or not orders:  # then another line says it
        return []
    if view.phase != "main1" or view.decision is None or view.decision.kind != "main":
        return []
    asked = orders.spell or orders.combat or orders.end
    come = view.seats[view.player].hand.cards if view.turn <= SECOND_TURN else view.drawn
    held = any(view.rules[card].kind == "flash" for card in come)
    return [words.say("private-orders-never-more")] if held and not asked else []


def _hindered_lines(words: ClashNames, view: ClashView, legal: Collection[Action]) -> list[str]:
    """The lines about cards that can't be played now."""
    decision = view.decision
    assert decision is not None
    played = {action.card for action in legal if isinstance(action, PlayCard)}
    if decision.kind == "window" and not played:
        return [words.say("hindered-window")]
    if decision.kind == "target" and decision.card and view.rules[decision.card].kind in SPELLS:
        return [words.say("hindered-played", card=words.card(decision.card))]  # EC-6.4
    if decision.kind != "main":
        return []
    side, rules = view.seats[view.player], view.rules
    free = [pile for pile in side.piles if pile.card is None]
    left = [card for card in dict.fromkeys(side.hand.cards) if rules[card].kind != "stone" and card not in played]
    if left and side.piles and not free:
        if view.turn > BASICS:
            return []
        stays = any(isinstance(pile.card, Permanent) for pile in side.piles)
        return [words.say("hindered-taken-permanent" if stays else "hindered-taken")]
    missing = [card for card in left if not any(fits_pile(rules[card], pile.energy, pile.height) for pile in free)]
    aimless = [card for card in left if card not in missing]
    # Later whoever plays knows why a card is dark in the picture; beside what can be played its text needs the room.
    lines = _missing_pile_lines(words, view, missing) if view.turn <= BASICS and not played else []
    wards = any(
        isinstance(one, Creature) and "warded" in one.keywords for _, one in view.cards_on_field(1 - view.player)
    )
    for warded in (False, True):
        if cards := [words.card(card) for card in aimless if (wards and _aims_at_others(rules[card])) is warded]:
            key = "hindered-aimless-warded" if warded else "hindered-aimless"
            lines.append(words.say(key, cards=", ".join(cards)))
    return lines


def _missing_pile_lines(words: ClashNames, view: ClashView, cards: Sequence[str]) -> list[str]:
    """What no free pile has that cards need: their element, where one is high enough for some of them, or the pile."""
    free = [pile for pile in view.seats[view.player].piles if pile.card is None]
    by_element: dict[str, list[Card]] = {}
    for card in (view.rules[each] for each in cards):
        by_element.setdefault(card.element, []).append(card)
    lines, lacking = [], dict[tuple[str, int], list[str]]()
    for element, held in by_element.items():
        high = any(pile.height >= card.level for pile in free for card in held)
        if high and not any(pile.energy in (element, "any") for pile in free):
            names = [words.card(card.id) for card in held]
            lines.append(words.say("hindered-element", element=words.say(f"element-{element}"), cards=", ".join(names)))
            continue
        for card in held:
            lacking.setdefault((element, card.level), []).append(words.card(card.id))
    told = [
        words.say("hindered-pile-cards", element=words.say(f"element-{element}"), height=height, cards=", ".join(names))
        for (element, height), names in lacking.items()
    ]
    return [
        *lines,
        *([words.say("hindered-pile", cards=words.catalogue.list_with_semicolons(told))] if told else []),
    ]


def _has_quickattacker_on_pile(view: ClashView) -> bool:
    """True if a quickattacker of the viewer's lies on a pile."""
    creatures = [pile.card for pile in view.seats[view.player].piles if isinstance(pile.card, Creature)]
    return any("quickattacker" in one.keywords and "bound" not in one.keywords for one in creatures)


def _has_creature_in_row(view: ClashView) -> bool:
    """True if a creature of the viewer's lies in a row."""
    side = view.seats[view.player]
    return any((*side.atk, *side.def_))


def _heals_player(card: Card) -> bool:
    """True for a card that heals its player."""
    return any(isinstance(op, Heal) and op.what == "you" for one in _triggered_abilities(card) for op in one.do)


def _aims_at_others(card: Card) -> bool:
    """True for a card whose targets may be creatures of the other player's, which can be warded."""
    return any(spec.side != "own" and spec.area == "field" for one in _triggered_abilities(card) for spec in one.target)


def _triggered_abilities(card: Card) -> list[Triggered]:
    return [one for one in card.ability if isinstance(one, Triggered)]


def _has_or_may_play_permanent(view: ClashView, plays: bool) -> bool:
    """True if a permanent lies on a pile of the viewer's, or could be played on one."""
    side, rules = view.seats[view.player], view.rules
    if any(isinstance(pile.card, Permanent) for pile in side.piles):
        return True
    held = [rules[card] for card in side.hand.cards if rules[card].kind == "permanent"] if plays else []
    free = [pile for pile in side.piles if pile.card is None]
    return any(fits_pile(card, pile.energy, pile.height) for card in held for pile in free)


def _neutral_stone(view: ClashView) -> bool:
    """True if a stone is held that gives no element, beside a pile that has one."""
    side = view.seats[view.player]
    held = any(is_neutral_stone(view, card) for card in side.hand.cards)
    return held and any(pile.energy != "neutral" for pile in side.piles)
