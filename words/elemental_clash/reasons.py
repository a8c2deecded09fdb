"""Why an action is good: what follows as everything lies, without abilities and answers, from what its seat knows."""

from engine import Action
from engine.elemental_clash import actions as do
from engine.elemental_clash.legal import fits_pile
from engine.elemental_clash.stakes import (
    can_be_blocked,
    ending_wins,
    outcome_of_fight,
    outcome_on_target,
    possible_attacks,
    surely_emptied,
    with_sure_abilities,
)
from engine.elemental_clash.turn import HAND_LIMIT
from engine.elemental_clash.view import ClashView, Creature
from words.elemental_clash.card_and_place_names import ClashNames


def hint_reason(words: ClashNames, action: Action, other: Action | None, view: ClashView) -> str | None:
    """Why an action is better than another one, if there is one; None where nothing certain can be said."""
    if isinstance(action, do.EndTurn) and isinstance(other, do.PlayCard) and view.rules[other.card].kind == "permanent":
        return (
            _action_reason(words, action, view)
            if ending_wins(view)
            else words.say("reason-pile", card=words.card(other.card))
        )
    said = _action_reason(words, action, view)
    return None if other is not None and said == _action_reason(words, other, view) else said


def _action_reason(words: ClashNames, action: Action, view: ClashView) -> str | None:
    match action:
        case do.PlayStone(card, pile):
            opened = cards_made_playable(view, card, pile)
            if not opened and view.rules[card].ability and (text := words.printed_text(card)):
                return words.say("reason-stone-text", text=text)
            return words.say("reason-opens", cards=words.cards(opened)) if opened else words.say("reason-stone")
        case do.PlayCard(card) if not view.rules[card].creature:
            text = words.printed_text(card)
            return words.say("reason-spell", text=text) if text else None
        case do.PlayCard(card):
            quick = view.phase == "main1" and "quickattacker" in view.rules[card].keywords
            if "bound" in view.rules[card].keywords:  # its text begins with what it can't do
                return words.say("reason-def")
            if not quick and view.rules[card].ability:
                return words.say("reason-creature-text", text=words.printed_text(card))
            return words.say("reason-quick" if quick else "reason-creature")
        case do.EndTurn() if ending_wins(view):
            return words.say("reason-end-wins")
        case do.EndTurn():
            return _kept_cards_reason(words, view)
        case do.Pass() if _flash_answers(view):
            return words.say("reason-passes")
        case do.Done() if view.decision is not None and view.decision.kind == "block":
            return _no_block_reason(words, view)
        case do.Done() if view.decision is not None and view.decision.kind == "move":
            return _stay_reason(words, view)
        case do.DiscardCard(card) if view.rules[card].kind != "stone" and not _can_lie(view, card):
            return words.say("reason-discards")
        case do.GoToCombat() if surely_emptied(view):
            return words.say("reason-combat-wins")
        case do.GoToCombat():
            cards = _most_taken(view)
            return words.say("reason-combat", n=cards) if cards else None
        case do.Target(str(ref)) if ref[0] == str(1 - (view.viewer or 0)):
            aimed = outcome_on_target(view, ref)
            return words.say("reason-falls") if aimed is not None and ref in aimed.falls else None
        case do.PlaceCreature(start, to) | do.MoveCreature(start, to):
            return _space_reason(words, start, to, view)
        case do.Attack(start, to):
            falls = outcome_of_fight(view, start, to).falls
            if {start, to} <= {*falls}:
                return words.say("reason-trades")
            return None if start in falls else _why_attack(words, start, to, view)
        case do.Put(to) if to[1] == "D":
            return words.say("reason-def")
        case do.Block(start, to):
            return _why_block(words, start, to, view)
    return None


def _kept_cards_reason(words: ClashNames, view: ClashView) -> str | None:
    """What becomes of the cards that are not played in a turn."""
    assert view.viewer is not None, "a spectator ends no turn"
    hand, orders = view.seats[view.viewer].hand.cards, view.orders
    if not hand or len(hand) > HAND_LIMIT:
        return None
    could = [card for card in dict.fromkeys(hand) if view.rules[card].kind != "stone" and _can_lie(view, card)]
    if could and all(view.rules[card].kind == "permanent" for card in could):
        return words.say("reason-pile", card=words.card(could[0]))
    answers = [card for card in _flash_answers(view) if orders and (orders.spell or orders.combat or orders.end)]
    return words.say("reason-keeps-flash", card=words.card(answers[0])) if answers else words.say("reason-keeps")


def _stay_reason(words: ClashNames, view: ClashView) -> str | None:
    """What creatures can do where they are, without being moved."""
    side = view.seats[view.player]
    if any(one and "dazed" not in one.keywords for one in side.def_):
        return words.say("reason-stays-def")
    return words.say("reason-stays-atk") if any(one and "bound" not in one.keywords for one in side.atk) else None


def _flash_answers(view: ClashView) -> list[str]:
    """The Flash spells of the viewer's hand that a free pile carries."""
    assert view.viewer is not None, "a spectator answers nothing"
    hand = view.seats[view.viewer].hand.cards
    return [card for card in hand if view.rules[card].kind == "flash" and _can_lie(view, card)]


def _can_lie(view: ClashView, card: str) -> bool:
    """True if a free pile of the viewer's carries a card."""
    assert view.viewer is not None, "a spectator plays nothing"
    piles = [pile for pile in view.seats[view.viewer].piles if pile.card is None]
    return any(fits_pile(view.rules[card], pile.energy, pile.height) for pile in piles)


def _no_block_reason(words: ClashNames, view: ClashView) -> str | None:
    """That nobody could block and stay, where anybody can block at all."""
    defenders = [f"{view.viewer}D{n}" for n, one in enumerate(view.seats[1 - view.player].def_, 1) if one]
    able = [ref for ref in defenders if isinstance(one := view.card_at(ref), Creature) and "dazed" not in one.keywords]
    attackers = [attack.from_ for attack in view.attacks if attack.from_ is not None and not attack.blockers]
    if not able or not attackers or any(attack.blockers for attack in view.attacks):
        return None
    falls = all(
        ref in outcome_of_fight(with_sure_abilities(view, "block", [ref]), ref, attacker).falls
        for ref in able
        for attacker in attackers
    )
    return words.say("reason-unharmed") if falls else None


def cards_made_playable(view: ClashView, stone: str, pile: int) -> list[str]:
    """The creatures and spells of the hand that no free pile carries, but this one with that stone (EC-6.1)."""
    assert view.viewer is not None, "a spectator plays nothing"
    side, rules = view.seats[view.viewer], view.rules
    free = [(each.energy, each.height) for each in side.piles if each.card is None]
    energy, height = "neutral", 0
    if pile <= len(side.piles):
        if side.piles[pile - 1].card is not None:
            return []
        energy, height = side.piles[pile - 1].energy, side.piles[pile - 1].height
    raised = (rules[stone].energy if energy == "neutral" else energy, height + rules[stone].height)
    cards = [card for card in dict.fromkeys(side.hand.cards) if rules[card].kind != "stone"]
    return [
        card
        for card in cards
        if fits_pile(rules[card], *raised) and not any(fits_pile(rules[card], *each) for each in free)
    ]


def _space_reason(words: ClashNames, start: str, to: str, view: ClashView) -> str | None:
    """What a creature can do on another space in this turn and the next one."""
    creature = view.card_at(start)
    if not isinstance(creature, Creature) or start[1] == to[1]:
        return None
    if to[1] == "A":
        return None if "bound" in creature.keywords else words.say("reason-atk")
    return None if "dazed" in creature.keywords else words.say("reason-def")


def _most_taken(view: ClashView) -> int:
    """The cards of the other Spellbook that all who can attack take where nobody blocks."""
    found = [attack for attack in possible_attacks(view) if attack.to[1] == "P"]
    there = with_sure_abilities(view, "attack", [attack.from_ for attack in found])
    taken = sum(outcome_of_fight(there, attack.from_, attack.to).cards for attack in found)
    return min(taken, view.seats[1 - view.player].spellbook)


def _why_attack(words: ClashNames, start: str, to: str, view: ClashView) -> str | None:
    attacker = view.card_at(start)
    if not isinstance(attacker, Creature):
        return None
    if to in outcome_of_fight(view, start, to).falls:
        return words.say("reason-defeats")
    defenders = [(f"{1 - view.player}D{n}", one) for n, one in enumerate(view.seats[1 - view.player].def_, 1) if one]
    if not can_be_blocked(view, start):
        return words.say("reason-no-block")
    blockers = [ref for ref, one in defenders if "dazed" not in one.keywords]
    if any(start in outcome_of_fight(view, start, ref).falls for ref in blockers):
        cards = min(outcome_of_fight(view, start, to).cards, view.seats[1 - view.player].spellbook)
        return words.say("reason-unblocked", n=cards) if cards else None
    return words.say("reason-outlasts")


def _why_block(words: ClashNames, start: str, to: str, view: ClashView) -> str | None:
    """What an attack on the player costs that nobody blocks yet, where whoever blocks it stays."""
    attack = next((each for each in view.attacks if each.from_ == to), None)
    attacker = view.card_at(to)
    if (
        attack is None
        or attack.blockers
        or not isinstance(attacker, Creature)
        or start in outcome_of_fight(view, start, to).falls
    ):
        return None
    saved = min(attacker.atk, view.seats[1 - view.player].spellbook)
    return words.say("reason-blocks", n=saved) if saved and attack.to == f"{view.viewer}P" else None
