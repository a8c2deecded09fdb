"""Elemental Clash: can the other be left without a card to draw, whatever they hold and answer?

From a decision in the seat's own turn to the other's draw. The seat's decisions are tried until one holds, of the
other's all have to, with everything that they may hold (`clash_unseen`).
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from engine import Action, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import Block, DiscardCard, PlayCard, PlayStone, Put, TakeFound
from engine.elemental_clash.frames import Discarding, Fighting, Frame, PuttingFound, PuttingMilled, Searching, TurnStep
from engine.elemental_clash.legal import choices
from engine.elemental_clash.searching import card_matches, search_of
from engine.elemental_clash.squares import ALL_SPACES, BY_NAME, COUNT, OTHER, OWN, PILES, ZONE
from engine.elemental_clash.state import ClashState
from learning.puzzles.clash_reach import most_cards_taken
from learning.puzzles.clash_unseen import BLANK, BLANK_ID, Entry, KnownPosition, outcomes_of

POSITIONAL = frozenset(
    card.no
    for card in POOL.cards
    if card.id in ("rootgate_warden", "acorn_sentry", "cloud_shepherd", "reef_guard", "loamling", "boughmother")
)
"""Cards with which it matters on which space of a zone a creature stands (and some more)."""
HEALERS = frozenset(POOL.nos(("orchard_matron", "loamling", "wellspring_stone")))
LATER = {"combat": 1, "end": 2, "pass": 1, "done": 1, "no": 1, "skip": 1}
"""What is tried last, by the kind of action."""


FAR = 1_000


class TooLong(Exception):
    """A position takes more nodes than are to be spent."""


class Proof:
    """What is sure for a seat in its turn, and how much it took to find out."""

    def __init__(self, seat: Seat, turn: int, most: int) -> None:
        self.seat = seat
        self.other = OTHER[seat]
        self.turn = turn
        self.most = most
        self.nodes = 0
        self._known: dict[Hashable, bool] = {}
        self._lengths: dict[Hashable, tuple[int, int]] = {}
        """So many decisions are not enough, and so many are."""

    def result(self, state: ClashState[Any]) -> bool | None:
        """Whether it has come true; None while the turn goes on.

        What the other draws at the beginning of their turn is behind them where they have got as far as that.
        """
        if state.outcome is not None:
            return self.seat in state.outcome.winners
        if state.turn == self.turn:
            return None
        return state.phase == "standby" and not state.zones.deck[self.other]

    def holds(self, node: KnownPosition) -> bool:
        """Whether it is sure in a position."""
        end = self.result(node.state)
        if end is not None:
            return end
        if len(node.state.zones.deck[self.other]) > most_cards_taken(node.state, self.seat):
            return False
        key = _position_key(node, self.seat)
        if key is None:
            return self._look_into_choices(node)
        if key not in self._known:
            self._known[key] = self._look_into_choices(node)
        return self._known[key]

    def _look_into_choices(self, node: KnownPosition) -> bool:
        self.nodes += 1
        if self.nodes > self.most:
            raise TooLong
        if node.state.waiting_for == self.seat:
            return any(self.is_sure_after(node, action) for action in distinct_choices(node, self.seat))
        return all(self.is_sure_after(node, action) for action in self.answers(node))

    def answers(self, node: KnownPosition) -> list[Action]:
        """What the other may do in a position."""
        return their_choices(node)

    def is_sure_after(self, node: KnownPosition, action: Action) -> bool:
        """Whether it is sure after an action of whoever has the decision."""
        mover = node.state.waiting_for
        assert mover is not None
        return all(self.holds(then) for then, _ in self.outcomes_of(node, mover, action))

    def decisions_needed(self, node: KnownPosition, action: Action) -> int:
        """How many decisions of the seat's it takes from an action that is sure, whatever the other answers."""
        return next(n for n in count(1) if self._is_won_in_decisions(node, [action], n))

    def _is_won_in_decisions(self, node: KnownPosition, actions: Sequence[Action], left: int) -> bool:
        """Whether one of the seat's actions leads to the end in so many of its decisions, this one included."""
        if len(actions) > 1 or left:
            left -= 1
        if left < 0:
            return False
        return any(
            all(self._ends_in_decisions(then, left) for then, _ in self.outcomes_of(node, self.seat, one))
            for one in actions
        )

    def _ends_in_decisions(self, node: KnownPosition, left: int) -> bool:
        end = self.result(node.state)
        if end is not None or not self.holds(node):
            return bool(end)
        key = _position_key(node, self.seat)
        known = self._lengths.get(key, (-1, FAR)) if key is not None else (-1, FAR)
        if not known[0] < left < known[1]:
            return left >= known[1]
        mover = node.state.waiting_for
        if mover == self.seat:
            found = self._is_won_in_decisions(node, distinct_choices(node, self.seat), left)
        else:
            assert mover is not None
            found = all(
                self._ends_in_decisions(then, left)
                for one in their_choices(node)
                for then, _ in self.outcomes_of(node, mover, one)
            )
        if key is not None:
            self._lengths[key] = (known[0], left) if found else (left, known[1])
        return found

    def outcomes_of(
        self, node: KnownPosition, mover: Seat, action: Action
    ) -> list[tuple[KnownPosition, tuple[Entry, ...]]]:
        """All that can come of an action, with what it shows."""
        if isinstance(action, TakeFound) and mover == self.seat:
            node = _with_card_laid(node, self.seat, POOL.numbers[action.card])
        return [
            (_with_blocked_from(then, action), shown) for then, shown in outcomes_of(node, self.seat, mover, action)
        ]


def _with_blocked_from(node: KnownPosition, action: Action) -> KnownPosition:
    """The node with what restricts the other's next choice: blocks are declared from left to right."""
    return node._replace(blocked_from=BY_NAME[action.from_] if isinstance(action, Block) else -1)


# What is chosen among: equal choices once


def distinct_choices(node: KnownPosition, seat: Seat) -> list[Action]:
    """The choices of the seat that are looked at: equal ones once, what leads on without a card last."""
    state = node.state
    frame = state.stack[-1]
    found = [action for action in choices(state, seat) if not _is_blank(action)]
    if isinstance(frame, Discarding):
        found = [*choices(state, seat)][:1]
    if isinstance(frame, Searching) and frame.looked is None:
        found += _certain_finds(node, seat, frame)
    return sorted(_different_actions(state, seat, found), key=lambda one: LATER.get(action_name(one), 0))


def action_name(action: Action) -> str:
    """What an action is called."""
    return str(type(action).__struct_config__.tag)


def _certain_finds(node: KnownPosition, seat: Seat, frame: Searching) -> list[TakeFound]:
    """What a search of the whole Spellbook finds for certain: the seat knows what is in it, less what it has drawn."""
    op = search_of(node.state, frame)
    lost = len(node.mine) - node.state.zones.deck[seat].count(BLANK)
    zone = op.to in ("atk", "def")
    return [
        TakeFound(card.id)
        for card in (POOL.cards[no] for no in sorted({*node.mine}))
        if node.mine.count(card.no) > lost and card_matches(op.pick, card) and (card.creature or not zone)
    ]


def _with_card_laid(node: KnownPosition, seat: Seat, no: int) -> KnownPosition:
    """The node with a card in the seat's Spellbook that the seat knows to be in it; BLANK cards hold its place."""
    deck = node.state.zones.deck[seat]
    if no not in node.mine:
        return node
    state = node.state.copy()
    place = deck.index(BLANK)
    state.zones.deck[seat] = (*deck[:place], no, *deck[place + 1 :])
    left = [*node.mine]
    left.remove(no)
    return node._replace(state=state, mine=tuple(left))


def their_choices(node: KnownPosition) -> list[Action]:
    """The answers of the other that are looked at: all of them, but for those that come to the same."""
    state = node.state
    mover = state.waiting_for
    assert mover is not None
    found = [action for action in choices(state, mover) if not _is_blank(action)]
    if node.blocked_from >= 0:
        found = [one for one in found if not isinstance(one, Block) or BY_NAME[one.from_] > node.blocked_from]
    return _different_actions(state, mover, found)


def _is_blank(action: Action) -> bool:
    return isinstance(action, PlayStone | PlayCard | TakeFound | DiscardCard) and action.card == BLANK_ID


def _different_actions(state: ClashState[Any], seat: Seat, found: Iterable[Action]) -> list[Action]:
    """These actions, of those that come to the same the first."""
    return [*{equivalence_key(state, seat, action): action for action in reversed([*found])}.values()][::-1]


def equivalence_key(state: ClashState[Any], seat: Seat, action: Action) -> Hashable:
    """What is the same for actions that come to the same: on equal piles, or on spaces that don't matter."""
    if isinstance(action, PlayStone | PlayCard):
        return action.card, _pile_key(state, seat, action.pile)
    if (
        isinstance(action, Put)
        and isinstance(state.stack[-1], PuttingMilled | PuttingFound)
        and _spaces_are_alike(state)
    ):
        return ZONE[BY_NAME[action.to]]
    return action


def _pile_key(state: ClashState[Any], seat: Seat, number: int) -> Hashable:
    piles = state.field.piles[seat]
    if number > len(piles):
        return None
    piece = state.field.pieces[PILES[seat][number - 1]]
    return number if piece is not None else piles[number - 1].ids


def _spaces_are_alike(state: ClashState[Any]) -> bool:
    return not any(piece is not None and piece.card.no in POSITIONAL for piece in state.field.pieces)


def _position_key(node: KnownPosition, seat: Seat) -> Hashable:
    """What a position is known by, cards by place; None in the middle of something."""
    state = node.state
    if len(state.stack) != 1 or state.chain or state.triggers.batches or state.triggers.fresh:
        return None
    frame: Frame = state.stack[0]
    if not isinstance(frame, TurnStep | Fighting):
        return None
    other, field, zones = OTHER[seat], state.field, state.zones
    at = [-1] * COUNT
    pieces: list[Hashable] = [None] * COUNT
    for place, piece in enumerate(field.pieces):
        if piece is not None:
            pieces[place] = (piece.card.no, piece.status, piece.damage, piece.effects)
            at[place] = piece.uid
    where = field.where
    attacks = tuple(
        (
            where.get(one.attacker),
            one.to if one.to <= 0 else where.get(one.to),
            one.blocked,
            *map(where.get, one.blockers),
        )
        for one in state.attacks
    )
    heals = any((piece := field.pieces[place]) is not None and piece.card.no in HEALERS for place in OWN[other])
    return (
        frame,
        state.stones_left,
        tuple(pieces),
        tuple(pile.ids for pile in field.piles[0]),
        tuple(pile.ids for pile in field.piles[1]),
        zones.hand[seat],
        zones.shown[other],
        zones.deck[other],
        zones.deck[seat],
        tuple(sorted(zones.discard[seat])),
        zones.discard[other][-8:] if heals else (),
        attacks,
        node.unseen,
        node.mine,
        node.blocked_from,
        tuple(sorted(state.triggers.counts.items())),
    )


def ready_deck(name: str) -> Mapping[int, int]:
    """The cards of a ready deck by number."""
    deck = POOL.decks[name].cards
    return {POOL.numbers[one]: deck.count(one) for one in deck}


def can_be_reckoned(state: ClashState[Any], seat: Seat) -> bool:
    """Whether nothing lies there with which more would have to be known than is reckoned with."""
    other = OTHER[seat]
    lying = [state.field.pieces[place] for place in (*ALL_SPACES[other], *PILES[other])]
    return not any(piece is not None and piece.card.id in SEARCHERS for piece in lying)


SEARCHERS = frozenset({"burrow_sow"})
"""Cards with which the other would search their Spellbook in the seat's turn."""
