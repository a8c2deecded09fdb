"""Elemental Clash: a turn that is played on against the answers that make it hardest.

It is played in the engine. What the other holds is dealt anew whenever more of it is shown, so that all that was shown
before comes about again.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from engine import Action, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import Attack, PlayCard, Target
from engine.elemental_clash.cards import Card
from engine.elemental_clash.language import QUICKATTACKER
from engine.elemental_clash.state import ClashState
from learning.puzzles.clash_proof import Proof, kind, own_choices, their_choices
from learning.puzzles.clash_reach import harm, reach
from learning.puzzles.clash_unseen import Entry, Node, entries_of, veiled
from learning.puzzles.clash_worlds import dealt

FAR = 1000
LIKELY = {"stone": 3.0, "combat": 2.0, "attack": 1.0, "done": 0.1, "end": 0.1}
"""How likely an eager player does what can be done, by the kind of action; 1 for what is not here."""
AT_PLAYER = 12.0
QUICK, BURNING, FLASH, OTHERWISE = 8.0, 6.0, 1.0, 3.0
"""How likely they play a card: one that attacks at once, one that harms a player, a Flash spell, another one."""


ENDING = ("end", "done", "pass", "no", "skip")
"""What does nothing but lead on, by the kind of action."""


class Lucky(Exception):
    """What was not sure has become so, by a card that the seat has drawn."""


class Turn:
    """One turn of a seat, and what has been played of it."""

    def __init__(self, start: ClashState[Any], proof: Proof, deck: Mapping[int, int]) -> None:
        self.seat = proof.seat
        self.other = proof.other
        self.deck = deck
        self.proof = proof
        self.start = start
        """The position in which it begins, with hidden cards of the other with which it can have come so far."""
        self.state = start.copy()
        self.line: list[tuple[Seat, Action]] = []
        self.log: list[Entry] = []

    def follow(self, line: Sequence[tuple[Seat, Action]]) -> None:
        """Play all of this."""
        for mover, action in line:
            before = self.state.copy()
            self.log += entries_of(before, self.other, self.state.play(mover, action))
            self.line.append((mover, action))

    @property
    def end(self) -> bool | None:
        """Whether what was asked for has come true; None while the turn goes on."""
        return self.proof.end(self.state)

    def node(self) -> Node:
        """The position as the seat knows it."""
        return veiled(self.state, self.seat, self.deck)

    def choices(self) -> list[Action]:
        """The seat's choices, of those that come to the same one."""
        return own_choices(self.node(), self.seat)

    def sure(self, action: Action) -> bool:
        """Whether an action of the seat keeps what was asked for."""
        return self.proof.sure(self.node(), action)

    def verdicts(self) -> list[tuple[Action, bool]]:
        """The seat's choices, of those that come to the same one, and whether each keeps what was asked for."""
        node = self.node()
        return [(action, self.proof.sure(node, action)) for action in own_choices(node, self.seat)]

    def shortest(self, right: Sequence[Action]) -> Action:
        """Of the actions that are sure the one from which it takes the fewest decisions."""
        node = self.node()
        return min(right, key=lambda action: self.proof.length(node, action))

    def do(self, action: Action, keeps: bool) -> None:
        """The seat does this, and the other answers, until the seat has to choose again or all is over.

        Where the action doesn't keep what was asked for, the answers are such that it fails.
        """
        self._play(self.seat, [action], keeps)
        while self.end is None:
            mover = self.state.active[0]
            if mover == self.other:
                self._play(mover, their_choices(self.node()), keeps)
            elif len(choices := self.state.legal(mover)) == 1:
                self._play(mover, choices, keeps)
            else:
                return

    def finish(self) -> None:
        """End the turn where nothing is left to do: their Spellbook is empty, and whatever they answer it stays so."""
        while self.end is None and not self.state.zones.deck[self.other]:
            ending = next((one for one in self.choices() if kind(one) in ENDING and self.sure(one)), None)
            if ending is None:
                return
            self.do(ending, keeps=True)

    def fail(self, meant: Sequence[Action] = ()) -> None:
        """Play on to the end where nothing is sure any more: what the seat means to do, as long as it can, then what is
        likeliest, and answers with which it fails."""
        left = [*meant]
        while self.end is None:
            node = self.node()
            if left and left[0] in own_choices(node, self.seat):
                self.do(left.pop(0), keeps=False)
                continue
            left.clear()
            tries = sorted(own_choices(node, self.seat), key=lambda action: -likely(action, self.state))
            failing = next((action for action in tries if not self.proof.sure(node, action)), None)
            self.do(failing or tries[0], keeps=failing is None)

    def _play(self, mover: Seat, actions: Sequence[Action], keeps: bool) -> None:
        """Play the one of these actions, and let that of the other's cards turn up, which makes it hardest."""
        node = self.node()
        ways = [
            (self._ease(then), action, shown)
            for action in actions
            for then, shown in self.proof.after(node, mover, action)
            if keeps or not self.proof.holds(then)
        ]
        if not ways:
            raise Lucky
        _, action, shown = min(ways, key=lambda way: way[0])
        line = [*self.line, (mover, action)]
        self.start = dealt(self.start, self.seat, self.deck, [*self.log, *shown])
        self.state, self.line, self.log = self.start.copy(), [], []
        self.follow(line)

    def _ease(self, node: Node) -> int:
        """By how many cards more than are needed the seat could still reach."""
        end = self.proof.end(node.state)
        if end is not None:
            return FAR if end else -FAR
        return reach(node.state, self.seat) - len(node.state.zones.deck[self.other])


def likely(action: Action, state: ClashState[Any]) -> float:
    """How likely somebody eager does this: cards first, then everything at the player."""
    match action:
        case PlayCard(card=card):
            return _likely_card(POOL[card])
        case Attack(to=to) if to.endswith("P"):
            return AT_PLAYER
        case Target(ref=ref) if ref == f"{1 - state.player}P":
            return AT_PLAYER
        case _:
            return LIKELY.get(kind(action), 1.0)


def _likely_card(card: Card) -> float:
    if card.printed[2] & QUICKATTACKER:
        return QUICK
    if harm(card.no, played=True):
        return BURNING
    return FLASH if card.kind == "flash" else OTHERWISE
