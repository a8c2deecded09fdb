"""Decisions of Elemental Clash: what stands on their buttons, and above them."""

from collections.abc import Sequence

from msgspec import structs

import engine
from engine import Action, Event
from engine.elemental_clash import POOL
from engine.elemental_clash import actions as do
from engine.elemental_clash.cards import MOST_PILES
from engine.elemental_clash.columns import Neighbour
from engine.elemental_clash.stakes import (
    Stake,
    blocked_together,
    can_be_blocked,
    ending_wins,
    felled_by,
    outcome_of_fight,
    outcome_on_target,
    possible_attacks,
    stakes,
    surely_emptied,
    why_no_block,
    with_sure_abilities,
)
from engine.elemental_clash.turn import HAND_LIMIT
from engine.elemental_clash.view import AttackView, ClashView, Pending, piles_alike
from words.elemental_clash.card_and_place_names import LONGEST_LABEL, is_neutral_stone
from words.elemental_clash.fight_forecasts import FightForecasts
from words.game import Names, Path, capitalised

_NAMED = {("skip", "choose"), ("no", "put")}
"""Actions that say more where a player is asked this."""


class ClashLabels(FightForecasts):
    """The words of decisions of Elemental Clash."""

    def action_label(self, action: Action, view: ClashView, names: Names) -> str:
        said = self._label(action, view, names)
        if len(said) <= LONGEST_LABEL or not isinstance(action, do.Attack | do.Block) or action.to[1] == "P":
            return said
        return said.replace(
            self._opposing_name(action.to, view, names), self.place_name(action.to)
        )  # that tells it from others

    def offered_action(self, action: Action, view: ClashView, names: Names) -> str:
        label = self.action_label(action, view, names)
        if not isinstance(action, do.PlayCard):
            return label
        card = POOL[action.card]
        level = self.say(f"level-{card.level}")
        if not card.creature:
            return self.say("offered-spell", action=label, kind=self.say(f"kind-{card.kind}"), level=level)
        atk, def_, _ = card.printed
        return self.say("offered-creature", action=label, **{"atk": atk, "def": def_}, level=level)

    def card_and_pile_label(self, action: Action | None, view: ClashView) -> str:
        """A stone or a card that is played, with no more of its pile than the number."""
        assert isinstance(action, do.PlayStone | do.PlayCard)
        if self._locks_only_pile(action, view):
            return self.card_label(action, view)
        return self.say("action-play", card=self.card(action.card), pile=self._plain_pile(action, view))

    def stone_and_pile_label(self, action: Action | None, view: ClashView) -> str:
        """The only stone that can be played, with the number of its pile: the hand shows which it is."""
        assert isinstance(action, do.PlayStone)
        return self.say("action-stone", pile=self._plain_pile(action, view))

    def _plain_pile(self, action: do.PlayStone | do.PlayCard, view: ClashView) -> str:
        """A pile of the viewer's by its number, with those of piles that are as good, or a new one."""
        if view.viewer is None or action.pile > len(view.seats[view.viewer].piles):
            return self.new_pile_name(action.pile, view, action.card)
        return self.say("pile", n="/".join(map(str, piles_alike(view, action.pile))))

    def card_label(self, action: Action | None, view: ClashView) -> str:
        """A stone or a card that is played, without its pile; of a permanent that takes the only one it says so."""
        assert isinstance(action, do.PlayStone | do.PlayCard)
        card = self.card(action.card)
        return self.say("action-play-stays", card=card) if self._locks_only_pile(action, view) else card

    @staticmethod
    def _locks_only_pile(action: do.PlayStone | do.PlayCard, view: ClashView) -> bool:
        """True for a permanent on the only pile of whoever plays it, which carries nothing else from then on."""
        return POOL[action.card].kind == "permanent" and len(view.seats[view.player].piles) == 1

    def pile_label(self, action: Action | None, view: ClashView) -> str:
        """The pile alone, where it goes without saying which card is played there."""
        assert isinstance(action, do.PlayStone | do.PlayCard)
        return capitalised(self.pile_name(action.pile, view, action.card, piles_alike(view, action.pile)))

    def _label(self, action: Action, view: ClashView, names: Names) -> str:
        match action:
            case do.PlaceCreature(start, to) | do.MoveCreature(start, to):
                return self._move_label(start, to, view)
            case do.PlayStone(card, pile) | do.PlayCard(card, pile):
                return self.say("action-play", card=self.card(card), pile=self.pile_name(pile, view, card))
            case do.GoToCombat() if len(starts := {attack.from_ for attack in possible_attacks(view)}) == 1:
                return self.say("action-combat-one", card=self._own_name(starts.pop(), view))
            case do.Attack(start, to):
                attackers = [attack.from_ for attack in view.attacks if attack.from_ is not None]
                return self._attack_label(action, [*attackers, start], view, names)
            case do.Block(start, to):
                fields = {"card": self._own_name(start, view), "target": self._opposing_name(to, view, names)}
                fought = outcome_of_fight(with_sure_abilities(view, "block", [start]), start, to)
                return self.say("action-block", **fields, stake=self._stake_text(fought, "block", view))
            case do.Divide(to, n):
                return self._divide_label(to, n, view, names)
            case do.Target(str(ref)):
                target, stake = capitalised(self.thing_at_place(ref, view, names)), outcome_on_target(view, ref)
                return (
                    target
                    if stake is None
                    else self.say("action-target", target=target, stake=self._spell_stake_text(stake, view))
                )
            case do.Target(card=card):
                return self.say("action-target-card", card=self.card(card))
            case do.OrderTrigger(n):
                return self._order_label(n, view)
            case do.Put(to):
                return self.say("action-put", place=self.place_name(to))
            case do.TakeFound(card) | do.DiscardCard(card):
                return self.card(card)
            case do.SwitchOrder(window, on):
                return self.say(f"action-ask-{'on' if on else 'off'}", window=self.window_name(window))
        return self._plain_label(engine.type_of(action), view)

    def _divide_label(self, to: str, n: int, view: ClashView, names: Names) -> str:
        """A share of an attacker's damage; where the rest goes to the only other one that is left, that, too."""
        after = self._later_blockers(to, view)
        left = int(view.decision.n or 0) if view.decision is not None else 0
        if len(after) != 1 or n > left:
            return self.say("action-divide", n=n, target=self.thing_at_place(to, view, names))
        target, other = self._names_of_both(to, after[0], view)
        return self.say("action-divide-both", n=n, target=target, rest=left - n, other=other)

    def _names_of_both(self, first: str, second: str, view: ClashView) -> list[str]:
        """Two creatures by their names, with their places where these are the same."""
        cards = [
            self.card(card.card) if (card := view.card_at(ref)) else self.place_name(ref) for ref in (first, second)
        ]
        if cards[0] != cards[1]:
            return cards
        return [self.say("lying", card=cards[0], place=self.place_name(ref)) for ref in (first, second)]

    def damage_shares_label(self, action: Action | None, view: ClashView) -> str | None:
        """Both shares of what is divided among the last two, in short; None where there are others."""
        assert isinstance(action, do.Divide)
        left, after = (
            int(view.decision.n or 0) if view.decision is not None else 0,
            self._later_blockers(action.to, view),
        )
        if len(after) != 1 or action.n > left:
            return None
        target, other = self._names_of_both(action.to, after[0], view)
        return self.say("action-divide-two", n=action.n, target=target, rest=left - action.n, other=other)

    def damage_division_question(self, to: str, left: int, view: ClashView, names: Names) -> str:
        """What is asked where damage is divided: how much goes to one, or to the last two."""
        target = self.thing_at_place(to, view, names)
        if len(after := self._later_blockers(to, view)) != 1:
            return self.say("ask-divide", n=left, target=target)
        return self.say("ask-divide-two", n=left, target=target, other=self.thing_at_place(after[0], view, names))

    @staticmethod
    def _later_blockers(to: str, view: ClashView) -> list[str]:
        """Whoever blocks the same attacker after one of its blockers."""
        blockers = next((attack.blockers for attack in view.attacks if to in attack.blockers), ())
        return [ref for ref in blockers[blockers.index(to) + 1 :] if ref is not None] if to in blockers else []

    def _attack_label(self, action: do.Attack, attackers: Sequence[str], view: ClashView, names: Names) -> str:
        """An attack with its outcome, as one of several."""
        fields = {"card": self._own_name(action.from_, view), "target": self._opposing_name(action.to, view, names)}
        fought = self._last_of(action, with_sure_abilities(view, "attack", attackers))
        stake = self._stake_text(fought, "attack", view)
        told = self._attack_stakes(stake, fought.cards, [action.from_], with_sure_abilities(view, "attack", attackers))
        longer = [self.say("action-attack", **fields, stake=one) for one in told]
        return next((one for one in longer if len(one) <= LONGEST_LABEL), longer[-1])

    def brief_attack_label(self, attack: do.Attack, view: ClashView, names: Names) -> str:
        """Who attacks whom, for a line of a phone: what comes of it the picture shows as soon as it is chosen."""
        there = view.card_at(attack.to)
        target = self.thing_at_place(attack.to, view, names) if there is None else self._own_name(attack.to, view)
        return self.say("action-attack-brief", card=self._own_name(attack.from_, view), target=target)

    def _attack_stakes(self, stake: str, cards: int, attackers: Sequence[str], view: ClashView) -> list[str]:
        """What attacks on a player cost, the most that can be said of it first: if unblocked, and whom a blocker would
        destroy."""
        if not cards or not any(can_be_blocked(view, ref) for ref in attackers):
            return [stake]
        told = [self.say("stake-unblocked", stake=stake), stake]
        risks = [risk for ref in attackers if (risk := felled_by(view, ref)) is not None]
        if risks:
            blocker, falls = min(risks, key=lambda risk: risk[1])
            key = "stake-trades" if falls else "stake-falls-to"
            told.insert(0, self.say(key, stake=stake, blocker=self.card(blocker.card), n=len(attackers)))
        return told

    def _short_stake(self, told: Sequence[str], cards: int, view: ClashView) -> str:
        """What attacks cost, for a line that they share on a phone: "up to" so many cards where somebody can block,
        which is told above the picture."""
        if len(told) > 1 and cards < view.seats[1 - view.player].spellbook:
            return self.say("stake-up-to", n=cards)
        return told[-2:][0]

    @staticmethod
    def _last_of(action: do.Attack, view: ClashView) -> Stake:
        """The outcome of an attack after the fights that are declared before it."""
        before = tuple(one for one in view.attacks if one.from_ not in (None, action.from_))
        declared = (*before, AttackView(action.from_, action.to, False, ()))
        return stakes(structs.replace(view, attacks=declared))[-1]

    def lone_attack_label(self, attack: do.Attack, view: ClashView, names: Names, *, short: bool = False) -> str:
        """The attack of the only creature that can attack: which that is goes without saying, and so do the numbers of
        whom it attacks, which the picture has; ``short``: of one at the other player no more than what it costs."""
        there = view.card_at(attack.to)
        target = self.thing_at_place(attack.to, view, names) if there is None else self._own_name(attack.to, view)
        raised = with_sure_abilities(view, "attack", [attack.from_])
        fought = self._last_of(attack, raised)
        told = self._attack_stakes(self._stake_text(fought, "attack", view), fought.cards, [attack.from_], raised)
        if short and attack.to[1] == "P":
            return self.say("action-attack-alone-short", stake=self._short_stake(told, fought.cards, view))
        labels = [self.say("action-attack-alone", target=target, stake=one) for one in told]
        return next((one for one in labels if len(one) <= LONGEST_LABEL), labels[-1])

    def all_attack_label(
        self, attacks: Sequence[do.Attack], view: ClashView, names: Names, *, short: bool = False
    ) -> str:
        """The attacks of everybody against the other player, with the cards that they would cost; ``short``: in a line
        on a phone."""
        attackers = [attack.from_ for attack in attacks]
        there = with_sure_abilities(view, "attack", attackers)
        lost = sum(outcome_of_fight(there, attack.from_, attack.to).cards for attack in attacks)
        stake, target = self._lost_cards_text(lost, 1 - view.player, view), names[1 - view.player]
        told = [stake] if surely_emptied(view) else self._attack_stakes(stake, lost, attackers, there)
        if short:
            return self.say("action-attack-all-short", n=len(attacks), stake=self._short_stake(told, lost, view))
        labels = [self.say("action-attack-all", n=len(attacks), target=target, stake=one) for one in told]
        return next((one for one in labels if len(one) <= LONGEST_LABEL), labels[-1][:LONGEST_LABEL])

    def joint_label(self, actions: Sequence[Action], view: ClashView, names: Names) -> str | None:
        everybody = [attack for attack in possible_attacks(view) if attack.to[1] == "P"]
        return self.all_attack_label(everybody, view, names) if {*actions} == {*everybody} and everybody[1:] else None

    def lone_block_label(self, block: do.Block, view: ClashView) -> str:
        """The block of the only attacker that can be blocked, with its outcome: whom it blocks goes without saying."""
        fought = outcome_of_fight(with_sure_abilities(view, "block", [block.from_]), block.from_, block.to)
        return self.say(
            "action-block-alone", card=self._own_name(block.from_, view), stake=self._stake_text(fought, "block", view)
        )

    def first_block_label(self, block: do.Block, view: ClashView, names: Names) -> str:
        """The first block of several: without its outcome, which is that of all of them together."""
        fields = {"card": self._own_name(block.from_, view), "target": self._opposing_name(block.to, view, names)}
        return f"{self.say('action-block', **fields, stake='').rstrip().rstrip(':').rstrip()} …"[:LONGEST_LABEL]

    def further_block_label(self, block: do.Block, view: ClashView, names: Names) -> str:
        """A block beside those that are chosen already."""
        fields = {"card": self._own_name(block.from_, view), "target": self._opposing_name(block.to, view, names)}
        said = self.say("action-block-too", **fields)
        return said if len(said) <= LONGEST_LABEL else said.replace(fields["target"], self.place_name(block.to))

    def _order_label(self, n: int, view: ClashView) -> str:
        """An ability that is to come next; where two would be called the same they are numbered."""
        trigger = view.pending[n]
        whose = "own" if trigger.seat == view.viewer else "other"
        said = self.say(f"action-order-{whose}", **self._trigger_fields(trigger))
        return f"{said} ({n + 1})" if view.pending.count(trigger) > 1 else said

    def _plain_label(self, kind: str, view: ClashView) -> str:
        asked = "" if view.decision is None else view.decision.kind
        if kind == "skip" and asked == "target" and not (view.decision and view.decision.picked):
            return self.say("action-skip-all")
        if kind == "done" and asked == "block" and not any(attack.blockers for attack in view.attacks):
            return self.say("action-done-block-none" if why_no_block(view) is None else "action-done-block-never")
        if kind == "end" and ending_wins(view):
            return self.say("action-end-wins")
        if kind == "end" and (more := view.seats[view.player].hand.count - HAND_LIMIT) > 0:
            return self.say("action-end-discard", n=more)
        if (kind, asked) in _NAMED or (kind == "done" and asked in ("move", "attack", "block")):
            return self.say(f"action-{kind}-{asked}")
        return self.say(f"action-{kind}")

    def _move_label(self, start: str, to: str, view: ClashView) -> str:
        card, there = view.card_at(start), view.card_at(to)
        fields = {
            "card": self.card(card.card if card else None),
            "from": self.place_name(start),
            "to": self.place_name(to),
        }
        if there is None:
            return self.say("action-move", **fields)
        return self.say("action-swap", **fields, other=self.card(there.card))

    def space_label(self, to: str, view: ClashView) -> str:
        """A space that a creature can go to, where it goes without saying which one."""
        there = view.card_at(to)
        if there is None:
            return self.place_name(to)
        return self.say("space-swap", place=self.place_name(to), other=self.card(there.card))

    def zone_label(self, to: str) -> str:
        """The zone of a space, where it doesn't matter which of its spaces that is."""
        return self.say("space-atk" if to[1] == "A" else "space-def")

    def space_with_neighbours_label(self, to: str, near: Sequence[Neighbour], view: ClashView) -> str:
        """A space in which neighbours make a difference, with who stands there, of the first kind that there is."""
        how = near[0][0]
        cards = [self.card(card.card) for kind, ref in near if kind == how and (card := view.card_at(ref)) is not None]
        key = f"{how}-{'behind' if to[1] == 'D' else 'before'}" if how == "partner" else how
        return self.say(f"space-{key}", place=self.place_name(to), cards=self.catalogue.list_in_sentence(cards))

    def move_to_zone_label(self, start: str, to: str, view: ClashView) -> str:
        """A creature that goes to the zone of a space."""
        card = view.card_at(start)
        said = "action-move-atk" if to[1] == "A" else "action-move-def"
        return self.say(said, card=self.card(card.card if card else None), **{"from": self.place_name(start)})

    def move_step_label(self, start: str, view: ClashView) -> str:
        """The step to the spaces to which a creature can move."""
        card = view.card_at(start)
        return self.say(
            "action-move-step", card=self.card(card.card if card else None), **{"from": self.place_name(start)}
        )

    def space_question(self, start: str, view: ClashView, then: str = "") -> str:
        """The question where a creature is to go, and what comes ``then``: "draws" or "moves"."""
        return self.say("-".join(filter(None, ("private-goes", then))), card=self._card_after_your(start, view))

    def pile_question(self, card: str, view: ClashView) -> str:
        """The question on which pile a card is to be played; of a neutral stone with what a new one would lack."""
        opens = is_neutral_stone(view, card) and len(view.seats[view.player].piles) < MOST_PILES
        return self.say("private-goes-pile-neutral" if opens else "private-goes-pile", card=self.card(card))

    def _own_name(self, ref: str, view: ClashView) -> str:
        card = view.card_at(ref)
        return self.say("lying", card=self.card(card.card if card else None), place=self.place_name(ref))

    def _card_after_your(self, ref: str, view: ClashView) -> str:
        """A card with its place, as it stands after "your"."""
        card = view.card_at(ref)
        return self.say(
            "lying", card=self.name_after_owner(card.card) if card else self.card(None), place=self.place_name(ref)
        )

    def _opposing_name(self, ref: str, view: ClashView, names: Names) -> str:
        """The other player, or a card of theirs with its place, where it goes without saying whose it is."""
        there = view.card_at(ref)
        return (
            self.thing_at_place(ref, view, names)
            if there is None
            else self.say("lying", card=self.card_on_field(there), place=self.place_name(ref))
        )

    def _stake_text(self, stake: Stake, what: str, view: ClashView) -> str:
        """The outcome of a fight of one's own, in a few words; ``what`` one does in it: attack or block."""
        if not stake.against:
            return self.say("stake-gone")
        if not stake.falls:
            neither = "stake-neither-block" if what == "block" else "stake-neither"
            return self._lost_cards_text(stake.cards, 1 - view.player, view) if stake.cards else self.say(neither)
        if len(stake.falls) == 2:
            return self.say("stake-both")
        return self.say("stake-yours" if stake.attacker in stake.falls else f"stake-theirs-{what}")

    def _spell_stake_text(self, stake: Stake, view: ClashView) -> str:
        """The effect of a spell on its target, in a few words."""
        if stake.cards:
            return self._lost_cards_text(stake.cards, int(stake.against[0][0]), view)
        return self.say("stake-falls" if stake.falls else "stake-stays")

    def _lost_cards_text(self, n: int, seat: int, view: ClashView) -> str:
        """What so much damage costs a player, who can't lose more than there is (EC-9.1)."""
        left = view.seats[seat].spellbook
        if not left:
            return self.say("stake-none")
        return self.say("stake-cards", n=n) if n < left else self.say("stake-last", n=left)

    def _trigger_fields(self, trigger: Pending) -> dict[str, str]:
        return {"card": self.name_after_owner(trigger.card), "on": self.trigger_occasion(trigger.card, trigger.on)}

    def menu_prompt(self, path: Path) -> str:
        return self.say(f"prompt-{path[0] if path else 'root'}")

    def step_label(self, path: Path, view: ClashView, names: Names) -> str:
        if len(path) == 1:
            return self.menu_prompt(path)
        if path[-1] == "space":
            return self.menu_prompt(("space",))
        if path[0] in ("stone", "play"):
            return self._with_level(path[1])
        return capitalised(self.thing_at_place(path[1], view, names))

    def _with_level(self, card_id: str) -> str:
        if card_id not in POOL or POOL[card_id].kind == "stone":
            return self.card(card_id)
        card = POOL[card_id]
        level = self.say(f"level-{card.level}")
        if not card.creature:
            return self.say("choice-spell", card=self.card(card_id), kind=self.say(f"kind-{card.kind}"), level=level)
        atk, def_, _ = card.printed
        return self.say("choice-creature", card=self.card(card_id), **{"atk": atk, "def": def_}, level=level)

    def staged_decision(self, steps: Sequence[tuple[Action, ClashView]], events: Sequence[Event], names: Names) -> str:
        if isinstance(steps[0][0], do.PlayCard):
            return self.catalogue.list_with_semicolons(
                [self.action_label(action, view, names) for action, view in steps]
            )
        if isinstance(steps[0][0], do.PlaceCreature | do.MoveCreature):  # up to what draws the card
            goes = [
                self.advised_action(action, view, names) for action, view in steps if not isinstance(action, do.Done)
            ]
            return self.catalogue.list_with_semicolons(goes)
        blockers: dict[str, list[str]] = {}
        for action, _ in steps:
            if isinstance(action, do.Block):
                blockers.setdefault(action.to, []).append(action.from_)
        fights: dict[str, None] = {}
        for action, view in steps:
            if isinstance(action, do.Block) and len(blockers[action.to]) > 1:
                together = blockers[action.to]
                stake = blocked_together(with_sure_abilities(view, "block", together), action.to, tuple(together))
                fights[self.fight_against_several(stake, view, names)] = None
            elif isinstance(action, do.Attack):
                attackers = [one.from_ for one, _ in steps if isinstance(one, do.Attack)]
                fights[self._attack_label(action, attackers, view, names)] = None
            elif isinstance(action, do.Block):
                fights[self.action_label(action, view, names)] = None
        if fights:
            return self.catalogue.list_with_semicolons(fights)
        start, view = {attack.from_ for attack in possible_attacks(steps[-1][1])}, steps[-1][1]
        there = view.card_at(start.pop()) if len(start) == 1 else None
        return (
            self.say("ask-attacks")
            if there is None
            else self.say("ask-attack-one", card=self.name_after_owner(there.card))
        )

    def send_label(self, steps: Sequence[tuple[Action, ClashView]], names: Names) -> str:
        if isinstance(steps[0][0], do.PlayCard):
            return self.say("send-play", card=self.card(steps[0][0].card))
        return self.say("send-block" if any(isinstance(action, do.Block) for action, _ in steps) else "send-attack")
