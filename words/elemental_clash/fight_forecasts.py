"""What the fights that are declared would come to, a line each."""

from collections import Counter
from collections.abc import Sequence

from engine.elemental_clash.stakes import Stake, stakes
from engine.elemental_clash.view import ClashView, Creature
from words.elemental_clash.card_and_place_names import ClashNames
from words.game import Names


class FightForecasts(ClashNames):
    """The words of fights of Elemental Clash before they take place."""

    def fight_forecasts(self, view: ClashView, names: Names) -> list[str]:
        """The outcome of the fights that are declared, a line each; nothing of what is decided later.

        Of several that would cost a player cards, what they would cost together; and that nobody blocks, for whoever
        attacks.
        """
        lines, found = [], stakes(view)
        blocks = view.decision is not None and view.decision.kind == "block"
        if blocks:  # what is blocked stands where that was chosen
            blocked = {attack.from_ for attack in view.attacks if attack.blockers}
            found = [stake for stake in found if stake.attacker not in blocked]
        own = [stake.cards for stake in found if stake.cards and int(stake.against[0][0]) == view.viewer]
        together = len(own) > 1
        if together:
            elusive = self._elusive_attackers(view) if blocks else 0
            key = "fights-own-elusive" if elusive else "fights-own"
            lines.append(self.say(key, n=sum(own), elusive=elusive))
        others = [stake for stake in found if stake.cards and int(stake.against[0][0]) != view.viewer]
        if len(others) > 1:
            lines.append(self._fights_in_all(others, view, names))
            found = [stake for stake in found if stake not in others]
        for stake in found:
            attacker = self.thing_at_place(stake.attacker, view, names)
            if together and stake.cards and int(stake.against[0][0]) == view.viewer:
                continue
            if stake.cards:
                attacked = int(stake.against[0][0])
                key = "fight-own" if attacked == view.viewer else "fight-player"
                lines.append(self.say(key, attacker=attacker, player=names[attacked], n=stake.cards))
            elif stake.against:
                lines.append(self._fight_line("fight", stake, view, names))
        fights = view.decision is not None and (view.decision.kind, view.decision.window) == ("window", "combat")
        if fights and view.viewer == view.player and not any(attack.blocked for attack in view.attacks):
            lines.append(self.say("fights-unblocked"))
        return lines

    def _fights_in_all(self, found: Sequence[Stake], view: ClashView, names: Names) -> str:
        """What attacks on the other player would cost together, beside what is left there."""
        attacked = int(found[0].against[0][0])
        n, left = sum(stake.cards for stake in found), view.seats[attacked].spellbook
        key = "fights-player-enough" if n >= left else "fights-player"
        return self.say(key, player=names[attacked], n=n, left=left)

    @staticmethod
    def _elusive_attackers(view: ClashView) -> int:
        """How many attack the viewer whom nobody can block."""
        there = [
            view.card_at(attack.from_) for attack in view.attacks if attack.from_ and attack.to == f"{view.viewer}P"
        ]
        return sum(isinstance(one, Creature) and "elusive" in one.keywords for one in there)

    def block_forecasts(self, view: ClashView) -> list[str]:
        """A line with the creatures that are attacked by one, and fight no more where that is blocked (EC-7.7); another
        for each that several attack."""
        attacked = Counter(
            attack.to for attack in view.attacks if attack.to and attack.to[1] != "P" and not attack.blocked
        )
        named = [
            (self.card(card.card), n) for ref, n in sorted(attacked.items()) if (card := view.card_at(ref)) is not None
        ]
        alone = [card for card, n in named if n == 1]
        lines = [self.say("block-instead", cards=self.catalogue.list_in_sentence(alone))] if alone else []
        return [*lines, *(self.say("block-instead-several", card=card, n=n) for card, n in named if n > 1)]

    def _fight_line(self, key: str, stake: Stake, view: ClashView, names: Names) -> str:
        """A fight between creatures as it would end."""
        against = self.catalogue.list_in_sentence([self.thing_at_place(ref, view, names) for ref in stake.against])
        attacker = self.thing_at_place(stake.attacker, view, names)
        return self.say(key, attacker=attacker, against=against, falls=self.falling_creatures(stake, view))

    def fight_against_several(self, stake: Stake, view: ClashView, names: Names) -> str:
        """A fight against several who block, with those whom the attacker's damage could destroy."""
        told = self._fight_line("blocked-together", stake, view, names)
        attacker = view.card_at(stake.attacker)
        atk = attacker.atk if isinstance(attacker, Creature) else 0
        blockers = [one for ref in stake.against if isinstance(one := view.card_at(ref), Creature)]
        risk = [self.card(one.card) for one in blockers if one.damage + atk >= one.def_]
        return self.say("blocked-risk", told=told, cards=self.catalogue.list_in_sentence(risk)) if risk else told

    def falling_creatures(self, stake: Stake, view: ClashView) -> str:
        """The creatures that would fall in a fight; nothing where that is not decided."""
        if not stake.falls:
            return "" if len(stake.against) > 1 else self.say("falls-neither")
        cards = [self.card(card.card if (card := view.card_at(ref)) else None) for ref in stake.falls]
        return self.say("falls", cards=self.catalogue.list_in_sentence(cards), n=len(cards))
