"""Elemental Clash: a turn that is played on against the answers that make it hardest.

It is played in the engine. What the other holds is dealt anew whenever more of it is shown, so that all that was shown
before comes about again.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from engine import Action, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import Attack, PlayCard, PlayStone, Target
from engine.elemental_clash.cards import Card
from engine.elemental_clash.language import QUICKATTACKER
from engine.elemental_clash.state import ClashState
from learning.puzzles.clash_proof import Proof, action_name, distinct_choices, their_choices
from learning.puzzles.clash_reach import MANY, harm_to_spellbook, most_cards_taken
from learning.puzzles.clash_unseen import Entry, KnownPosition, position_as_known_to_seat, shown_cards_of
from learning.puzzles.clash_worlds import deal_fitting

FAR = 1000
MOST_LED_ON = 8
"""So many actions are looked ahead until what has begun is over."""
LIKELY = {"stone": 3.0, "combat": 2.0, "attack": 1.0, "done": 0.1, "end": 0.1}
"""How likely an eager player does what can be done, by the kind of action; 1 for what is not here."""
AT_PLAYER = 12.0
QUICK, BURNING, FLASH, OTHERWISE = 8.0, 6.0, 1.0, 3.0
"""How likely they play a card: one that attacks at once, one that harms a player, a Flash spell, another one."""


ENDING = ("end", "done", "pass", "no", "skip")
"""What does nothing but lead on, by the kind of action."""
CALM = ("pass", "done", "no", "skip")
"""What somebody does who lets everything happen, by the kind of action."""


class BecameSureByDraw(Exception):
    """What was not sure has become so, by a card that the seat has drawn."""


class Way(NamedTuple):
    """One of the ways in which it can go on."""

    action: Action
    shown: tuple[Entry, ...]
    """What turns up of cards that nobody has seen."""
    margin: int


def answer_key(action: Action, state: ClashState[Any]) -> Hashable:
    """What an answer is known by when it is given again elsewhere: a card, wherever it is played in that phase."""
    return (action.card, state.phase) if isinstance(action, PlayCard) else action


def _without_stones(node: KnownPosition, seat: Seat) -> KnownPosition:
    """The position as if the seat had no stones in its hand."""
    state = node.state.copy()
    hand = state.zones.hand
    hand[seat] = tuple(no for no in hand[seat] if POOL.cards[no].kind != "stone")
    return node._replace(state=state)


def _rank_of_refuting(way: Way) -> tuple[bool, int]:
    """How ways that refute are ranked: no card is spent as long as it can be kept, nor anything when all is lost."""
    waits = action_name(way.action) == "pass" or (way.margin < 0 and action_name(way.action) in CALM)
    return not waits, way.margin


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
        self.feared: Counter[Hashable] | None = None
        """By what other ways fail, and how many (`what`): the other answers by that where they can, by no other card.
        None where that is not known."""

    def follow(self, line: Sequence[tuple[Seat, Action]]) -> None:
        """Play all of this."""
        for mover, action in line:
            before = self.state.copy()
            self.log += shown_cards_of(before, self.other, self.state.play(mover, action))
            self.line.append((mover, action))

    def before(self, place: int) -> ClashState[Any]:
        """The position before an action of the line."""
        state = self.start.copy()
        for mover, action in self.line[:place]:
            state.play(mover, action)
        return state

    @property
    def result(self) -> bool | None:
        """Whether what was asked for has come true; None while the turn goes on."""
        return self.proof.result(self.state)

    def node(self) -> KnownPosition:
        """The position as the seat knows it."""
        return position_as_known_to_seat(self.state, self.seat, self.deck)

    def choices(self) -> list[Action]:
        """The seat's choices, of those that come to the same one."""
        return distinct_choices(self.node(), self.seat)

    def sure(self, action: Action) -> bool:
        """Whether an action of the seat keeps what was asked for."""
        return self.proof.is_sure_after(self.node(), action)

    def verdicts(self) -> list[tuple[Action, bool]]:
        """The seat's choices, of those that come to the same one, and whether each keeps what was asked for."""
        node = self.node()
        return [(action, self.proof.is_sure_after(node, action)) for action in distinct_choices(node, self.seat)]

    def shortest_sure_action(self, right: Sequence[Action]) -> Action:
        """Of the actions that are sure the one from which it takes the fewest decisions; no stone that isn't needed."""
        node = self.node()
        bare = _without_stones(node, self.seat)
        if any(isinstance(action, PlayStone) for action in right) and self.proof.holds(bare):
            node = bare
            right = [one for one in right if not isinstance(one, PlayStone) and self.proof.is_sure_after(node, one)]
        return min(right, key=lambda action: self.proof.decisions_needed(node, action))

    def do(self, action: Action, keeps: bool) -> None:
        """The seat does this, and the other answers, until the seat has to choose again or all is over.

        Where the action doesn't keep what was asked for, the answers are such that it fails.
        """
        self._play_hardest(self.seat, [action], keeps)
        while self.result is None:
            mover = self.state.active[0]
            if mover == self.other:
                self._play_hardest(mover, their_choices(self.node()), keeps)
            elif len(choices := self.state.legal(mover)) == 1:
                self._play_hardest(mover, choices, keeps)
            else:
                return

    def finish(self) -> None:
        """End the turn where nothing is left to do: their Spellbook is empty, and whatever they answer it stays so."""
        while self.result is None and not self.state.zones.deck[self.other]:
            ending = next((one for one in self.choices() if action_name(one) in ENDING and self.sure(one)), None)
            if ending is None:
                return
            self.do(ending, keeps=True)

    def play_to_failure(self, meant: Sequence[Action] = ()) -> None:
        """Play on to the end where nothing is sure any more: what the seat means to do, as long as it can, then what is
        likeliest, and answers with which it fails."""
        left = [*meant]
        while self.result is None:
            node = self.node()
            if left and left[0] in distinct_choices(node, self.seat):
                self.do(left.pop(0), keeps=False)
                continue
            left.clear()
            lost = len(self.state.zones.deck[self.other]) > most_cards_taken(self.state, self.seat)
            tries = sorted(
                distinct_choices(node, self.seat),
                key=lambda action: (lost and action_name(action) not in ENDING, -likelihood(action, self.state)),
            )
            failing = next((action for action in tries if not self.proof.is_sure_after(node, action)), None)
            self.do(failing or tries[0], keeps=failing is None)

    def _play_hardest(self, mover: Seat, actions: Sequence[Action], keeps: bool) -> None:
        """Play the one of these actions, and let that of the other's cards turn up, which makes it hardest."""
        node = self.node()
        ways = [
            Way(action, shown, self._margin_in_cards(then, 0 if keeps and self.feared is None else MOST_LED_ON))
            for action in actions
            for then, shown in self.proof.outcomes_of(node, mover, action)
            if keeps or not self.proof.holds(then)
        ]
        if not ways:
            raise BecameSureByDraw
        action, shown, _ = min(ways, key=self._ranking_without_escape(ways) if keeps else _rank_of_refuting)
        line = [*self.line, (mover, action)]
        self.start = deal_fitting(self.start, self.seat, self.deck, [*self.log, *shown])
        self.state, self.line, self.log = self.start.copy(), [], []
        self.follow(line)

    def _ranking_without_escape(self, ways: Sequence[Way]) -> Callable[[Way], tuple[float, ...]]:
        """How the ways of the other are ranked where none of them saves them: what comes nearest to it first."""
        most = max((way.margin for way in ways if action_name(way.action) in CALM), default=FAR)
        feared = self.feared

        def rank(way: Way) -> tuple[float, ...]:
            if feared is None:
                return (way.margin,)
            harms = way.margin > most
            fear = 0 if harms else feared[answer_key(way.action, self.state)]
            idle = not fear and isinstance(way.action, PlayCard)
            return harms, -fear, idle, way.margin, action_name(way.action) not in CALM

        return rank

    def _margin_in_cards(self, node: KnownPosition, depth: int) -> int:
        """By how many cards more than are needed the seat could still reach, once what has begun is over.

        ``depth``: how many actions of that are played out at most.
        """
        end = self.proof.result(node.state)
        if end is not None:
            return FAR if end else -FAR
        found = most_cards_taken(node.state, self.seat)
        mover = node.state.waiting_for
        if depth and mover is not None and (found >= MANY or node.state.chain):
            choices = distinct_choices(node, self.seat) if mover == self.seat else their_choices(node)
            calm = [one for one in choices if action_name(one) in CALM]
            afterwards = [
                self._margin_in_cards(then, depth - 1)
                for one in (calm or choices)[: 1 if calm or mover == self.seat else None]
                for then, _ in self.proof.outcomes_of(node, mover, one)
            ]
            if afterwards:
                return min(afterwards)
        return found - len(node.state.zones.deck[self.other])


def likelihood(action: Action, state: ClashState[Any]) -> float:
    """How likely somebody eager does this: cards first, then everything at the player."""
    match action:
        case PlayCard(card=card):
            return _likely_card(POOL[card])
        case Attack(to=to) if to.endswith("P"):
            return AT_PLAYER
        case Target(ref=ref) if ref == f"{1 - state.player}P":
            return AT_PLAYER
        case _:
            return LIKELY.get(action_name(action), 1.0)


def _likely_card(card: Card) -> float:
    if card.printed[2] & QUICKATTACKER:
        return QUICK
    if harm_to_spellbook(card.no, played=True):
        return BURNING
    return FLASH if card.kind == "flash" else OTHERWISE
