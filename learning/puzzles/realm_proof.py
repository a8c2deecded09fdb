"""Realm of the Defenders, two seats: does a realm live through the other's next turn, whatever they hold and draw?

One world is the worst. The Power pool of the other is the highest Power that can't be seen: more Power never helps whom
it strikes. Their hand has the Queen, if she can't be seen, and nothing else that could matter in that turn. What the
seat draws is of no use. The closed discard piles count as unseen: a view does not remember them.
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator
from typing import Any

from engine import Action, Seat
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import ORDER, POWER, QUEEN, VALUE, Card, Cards, canonical, worth
from engine.realm_of_the_defenders.questions import ChoosingAttacker
from engine.realm_of_the_defenders.state import Realm, RealmState

LEAST_DECK = 9
"""With so many cards in a deck nobody has to shuffle within two turns."""
CHANCES = 60
"""So many streams are tried to see everything that chance can bring."""


class TooLong(Exception):
    """A position takes more nodes than are to be spent."""


class Unfit(Exception):
    """Not enough lies hidden to deal the worst world."""


def worst_possible_position(state: RealmState[Any], seat: Seat) -> RealmState[Any]:
    """The position that looks the same to the seat and is the worst for it."""
    other = Seat(1 - seat)
    dealt = state.copy()
    theirs, mine = dealt.realms[other], dealt.realms[seat]
    hidden_theirs = unseen_cards(state, other)
    power = sorted((card for card in hidden_theirs if card in POWER), key=lambda card: (-VALUE[card], ORDER[card]))
    if len(power) < len(theirs.power):
        raise Unfit
    theirs.power = canonical(power[: len(theirs.power)])
    rest = sorted((Counter(hidden_theirs) - Counter(theirs.power)).elements(), key=_rank_by_harm)
    # Where the hand is empty, what they draw may be the Queen.
    draws, theirs.deck = len(theirs.deck), ()
    theirs.hand = canonical(_take_last_cards(rest, len(theirs.hand)))
    top = _take_last_cards(rest, 1) if draws else ()
    theirs.fortresses, theirs.discard = (
        _take_last_cards(rest, len(theirs.fortresses)),
        _take_last_cards(rest, len(theirs.discard)),
    )
    theirs.deck = (*_take_last_cards(rest, draws - len(top)), *top)
    hidden = sorted((*mine.deck, *mine.discard, *mine.fortresses), key=_rank_by_use)
    size = len(mine.deck)
    mine.deck = tuple(reversed(hidden[:size]))
    mine.fortresses = tuple(hidden[size : size + len(mine.fortresses)])
    mine.discard = tuple(hidden[size + len(mine.fortresses) :])
    return dealt


def unseen_cards(state: RealmState[Any], other: Seat) -> Cards:
    """The cards of a seat that nobody else sees."""
    realm = state.realms[other]
    return (*realm.deck, *realm.hand, *realm.discard, *realm.power, *realm.fortresses)


def _rank_by_harm(card: Card) -> tuple[bool, int]:
    """The Queen last, so that she is taken first."""
    return card == QUEEN, -ORDER[card]


def _take_last_cards(cards: list[Card], n: int) -> Cards:
    """Take the last ``n`` cards of a list."""
    taken = tuple(cards[len(cards) - n :])
    del cards[len(cards) - n :]
    return taken


def _rank_by_use(card: Card) -> tuple[bool, int]:
    """Hearts and Diamonds can't be used in the other's turn."""
    return card[-1] not in "HD", ORDER[card]


class Proof:
    """What is sure for a seat until its own next turn begins."""

    def __init__(self, seat: Seat, turn: int, most: int) -> None:
        self.seat = seat
        self.other = Seat(1 - seat)
        self.last = turn + 1
        """The number of the other's turn."""
        self.most = most
        self.nodes = 0
        self.looked = 0
        self._known: dict[Hashable, bool] = {}
        self._left: dict[Hashable, int] = {}
        self._room: dict[Hashable, float] = {}
        self._hope: dict[Hashable, float] = {}

    def result(self, state: RealmState[Any]) -> bool | None:
        """Whether the realm has lived through it; None while that is open."""
        if state.realms[self.seat].out:
            return False
        return True if state.outcome is not None or state.turn > self.last else None

    def holds(self, state: RealmState[Any]) -> bool:
        """Whether it is sure in a position."""
        end = self.result(state)
        if end is not None:
            return end
        key = self.key(state)
        if key not in self._known:
            self.nodes += 1
            if self.nodes > self.most:
                raise TooLong
            if state.active[0] == self.seat:
                found = any(self.is_sure_after(state, action) for action in self.choices(state))
            else:
                found = all(self.is_sure_after(state, action) for action in self.choices(state))
            self._known[key] = found
        return self._known[key]

    def count_node(self) -> None:
        """Count what is looked at beside the proof, which needs most of the nodes itself."""
        self.looked += 1
        if self.looked > self.most // 8 or self.nodes > self.most // 2:
            raise TooLong

    def left_at_end(self, state: RealmState[Any]) -> int:
        """What the realm has left when the turn is over, if it lives and each does what is best for that."""
        end = self.result(state)
        if end is not None:
            mine = state.realms[self.seat]
            return worth(mine.courage) + sum(one.toughness for one in mine.defenders) if end else -1
        key = self.key(state)
        if key not in self._left:
            self.count_node()
            ways = [min(self.left_at_end(then) for then in self.outcomes_of(state, one)) for one in self.choices(state)]
            self._left[key] = max(ways) if state.active[0] == self.seat else min(ways)
        return self._left[key]

    def share_of_right_choices(self, state: RealmState[Any]) -> float:
        """How much of what the seat may still do is right, against answers that leave it least: 1 where all is."""
        if self.result(state) is not None:
            return 1.0
        key = self.key(state)
        if key not in self._room:
            self.count_node()
            choices = self.choices(state)
            mine = state.active[0] == self.seat
            right = [one for one in choices if self.is_sure_after(state, one)] if mine else choices
            ways = [min(self.share_of_right_choices(then) for then in self.outcomes_of(state, one)) for one in right]
            self._room[key] = max(ways) * len(right) / len(choices) if mine else min(ways)
        return self._room[key]

    def share_of_survivable_answers(self, state: RealmState[Any]) -> float:
        """How much of what the other may do leaves it alive, where the seat defends itself best: 1 where all does."""
        end = self.result(state)
        if end is not None:
            return float(end)
        key = self.key(state)
        if key not in self._hope:
            self.count_node()
            ways = [
                min(self.share_of_survivable_answers(then) for then in self.outcomes_of(state, one))
                for one in self.choices(state)
            ]
            self._hope[key] = max(ways) if state.active[0] == self.seat else sum(ways) / len(ways)
        return self._hope[key]

    def is_sure_after(self, state: RealmState[Any], action: Action) -> bool:
        """Whether it is sure after an action of whoever has the decision."""
        return all(self.holds(then) for then in self.outcomes_of(state, action))

    def outcomes_of(self, state: RealmState[Any], action: Action) -> Iterator[RealmState[Any]]:
        """What comes of an action, by everything that chance can bring."""
        mover = state.active[0]
        before = state.chance
        then = state.copy()
        then.play(mover, action)
        yield then
        if then.chance == before or then.turn != state.turn:
            return
        seen = {self.key(then)}
        for chance in range(before + 1, before + CHANCES):
            again = state.copy()
            again.chance = chance
            again.play(mover, action)
            key = self.key(again)
            if key not in seen:
                seen.add(key)
                yield again

    def choices(self, state: RealmState[Any]) -> list[Action]:
        """The choices that are looked at: equal ones once, of the other's only what can do harm in that turn."""
        mover = state.active[0]
        found = state.legal(mover)
        if mover == self.other and state.ask is None and state.step in ("main", "resource"):
            harmful = [one for one in found if isinstance(one, act.Attack | act.Queen)]
            return [*harmful, *(one for one in found if isinstance(one, act.Done))]
        if isinstance(state.ask, ChoosingAttacker):
            last = max(state.fought.assigned, default=0)
            found = [one for one in found if not isinstance(one, act.Attacker) or one.defender > last]
            if not found:  # nobody is left to the right: those before could have come first
                return [act.DONE]
        return _different_actions(found)

    def key(self, state: RealmState[Any]) -> Hashable:
        """What a position is known by."""
        mine, theirs = state.realms
        return (
            state.turn,
            state.step,
            state.active,
            state.deployed,
            state.attacked,
            state.placed,
            state.battle,
            state.ask,
            state.losses,
            _realm_key(mine),
            _realm_key(theirs),
        )


def _realm_key(realm: Realm) -> Hashable:
    return (
        realm.hand,
        realm.power,
        realm.courage,
        realm.defenders,
        len(realm.fortresses),
        realm.defeated,
        realm.out,
    )


def _different_actions(found: Iterable[Action]) -> list[Action]:
    """Of actions with Power cards of equal value one."""
    kept: dict[Hashable, Action] = {}
    for action in found:
        alike: Hashable = action
        match action:
            case act.Power(card):
                alike = VALUE[card]
            case act.Counter(source, card):
                alike = source, VALUE[card]
            case _:
                pass
        kept.setdefault(alike, action)
    return [*kept.values()]
