"""The view of a game of Elemental Defenders, the same for all (ED-9.1), and what can be seen in it."""

from collections.abc import Iterator, Sequence
from typing import ClassVar, Literal, NamedTuple, Self

import msgspec
from msgspec import structs

from engine.contract import GameView, Outcome, Seat
from engine.elemental_defenders.cards import BIT, CARDS, MYSTICS, Card, Cards, CardSet, set_of
from engine.elemental_defenders.legal import fitting, second_mediators
from engine.elemental_defenders.state import DefendersState, Mode, Phase, Result

HARDLY_BEGUN = 2
"""For how many moves of a round the end of the round before it is still shown to whoever has done nothing in it."""


class AttackView(msgspec.Struct, frozen=True, gc=False):
    """The card that has to be answered."""

    card: Card
    challenge: bool


class Column(NamedTuple):
    """One move in the piles: what each seat has played in it, and which seat attacked."""

    cards: tuple[Card | None, Card | None]
    attacker: int
    forced: bool = False
    """Whether nothing else could have answered, as far as that is known: which attacks were Challenges nobody notes."""

    @property
    def beaten(self) -> int | None:
        """The seat whose card is the weaker one (ED-4.4); nobody's before the answer."""
        south, north = self.cards
        return None if south is None or north is None else int(BIT[south] < BIT[north])


def columns(piles: Sequence[Cards], opener: int, attack: tuple[int, Card] | None) -> Iterator[Column]:
    """The moves of a round: the owner of the stronger card attacks next (ED-3.3).

    ``attack``: who attacks now with which card, where nothing has answered it yet.
    """
    attacker = opener
    for number in range(max(map(len, piles))):
        south, north = (pile[number] if number < len(pile) else None for pile in piles)
        if attack and (south is None or north is None):
            attacker = attack[0]
        column = Column((south, north), attacker)
        yield column
        if column.beaten is not None:
            attacker = 1 - column.beaten
    if attack and len(piles[0]) == len(piles[1]):  # the ninth card attacks once more (ED-6.6)
        seat, card = attack
        yield Column((card, None) if seat == 0 else (None, card), seat)


def columns_of(result: Result, piles: Sequence[Cards]) -> list[Column]:
    """The moves of a round that has ended so, with these piles."""
    won = None if result.winner is None or result.card is None else (result.winner, result.card)
    return list(columns(piles, result.opener, won))


class DefendersView(GameView, frozen=True, gc=False, kw_only=True):
    """The three views differ only in ``viewer``."""

    remembered: ClassVar[frozenset[str]] = frozenset({"has_gone_on", "last_piles", "names_virtues", "untold_moves"})
    game: Literal["elemental_defenders"] = "elemental_defenders"
    mode: Mode
    round: int
    opener: Seat
    phase: Phase
    turn: Seat | None
    attacker: Seat
    attack: AttackView | None
    move: int
    hands: tuple[Cards, Cards]
    piles: tuple[Cards, Cards]
    mediators: tuple[Card | None, Card | None]
    scores: tuple[int, int]
    results: tuple[Result, ...]
    outcome: Outcome | None
    last_piles: tuple[Cards, Cards] | None = None
    """The table at the end of the round before, if it was noted."""
    has_gone_on: bool = False
    """Whether the viewer has looked at the end of the round before, and gone on from it."""
    names_virtues: bool = True
    """Whether pictures say what each Level pays."""
    untold_moves: int = 0
    """The number of the moves that pictures show nothing of."""

    def in_lesson(self, start: Self | None = None) -> Self:
        if start is None:
            return self
        return structs.replace(self, names_virtues=False, untold_moves=min(map(len, start.piles)))

    @property
    def result_before(self) -> Result | None:
        """The result of the round before, as long as it is news: until the viewer has acted in this one."""
        seen = self.has_gone_on or self._has_acted_in_round
        if self.results and not self.is_over and max(map(len, self.piles)) <= HARDLY_BEGUN and not seen:
            return self.results[-1]
        return None

    @property
    def _has_acted_in_round(self) -> bool:
        """Whether the viewer has done something in this round, apart from putting no Mediator aside."""
        if self.viewer is None:
            return False
        attacks = self.attack is not None and self.attacker == self.viewer
        return attacks or bool(self.piles[self.viewer]) or self.mediators[self.viewer] is not None

    @property
    def is_over(self) -> bool:
        """Whether there is an end to look at: the game's, or that of a round. A puzzle stops before a round counts."""
        return self.phase == "over" and (self.outcome is not None or bool(self.results))

    def as_it_ended(self) -> Self | None:
        """The table at the end of the round before, as long as it is news: the hands are exchanged, so whatever one did
        not play is the other's in this one. Which cards were Mediators then, nobody has noted."""
        if self.last_piles is None or self.mode == "advanced" or self.result_before is None:
            return None
        own = [set_of(hand) | set_of(pile) for hand, pile in zip(self.hands, self.piles, strict=True)]
        south, north = (CARDS(CardSet(own[1 - seat] & ~set_of(pile))) for seat, pile in enumerate(self.last_piles))
        ended = self.results[-1]
        return structs.replace(
            self, round=ended.round, opener=ended.opener, phase="over", turn=None, attack=None, move=ended.move,
            hands=(south, north), piles=self.last_piles, last_piles=None,
        )  # fmt: skip

    def gone_on(self) -> Self:
        return structs.replace(self, has_gone_on=True)

    def public_view(self) -> Self:
        """The view of whoever watches, whoever's view this is (ED-9.1)."""
        return structs.replace(self, viewer=None)

    @property
    def card_to_reuse(self) -> Card | None:
        """The ninth card of whoever has to play and has no other: it is used once more (ED-6.6)."""
        if self.turn is None or self.phase not in ("attack", "defend") or self.hands[self.turn]:
            return None
        return self.piles[self.turn][-1]

    @property
    def playable_now(self) -> Cards:
        """The cards that whoever has the turn may play or put aside now (ED-4, ED-6, ED-7)."""
        if self.turn is None:
            return ()
        cards = set_of((self.card_to_reuse,) if self.card_to_reuse else self.hands[self.turn])
        first = self.mediators[1 - self.turn]
        if self.attack is not None:
            return CARDS(fitting(cards, self.attack.card, self.attack.challenge))
        return CARDS(second_mediators(cards, first) if self.phase == "answer" and first else cards)

    def columns(self) -> list[Column]:
        """The moves of this round so far; at the end of the game those of its last round."""
        if self.is_over and self.results and self.results[-1].round == self.round:
            moves = columns_of(self.results[-1], self.piles)
        else:
            attack = (self.attacker, self.attack.card) if self.attack else None
            moves = list(columns(self.piles, self.opener, attack))
        return [move._replace(forced=self._is_answer_forced(number, move)) for number, move in enumerate(moves)]

    def _is_answer_forced(self, number: int, move: Column) -> bool:
        """Whether a move had one answer alone (ED-4, ED-7); ``number``: its place, from 0."""
        seat = 1 - move.attacker
        attack, answer = move.cards[move.attacker], move.cards[seat]
        if attack is None or answer is None:
            return False
        held = set_of({answer, *self.hands[seat], *self.piles[seat][number:]})
        kinds = (False, True) if self.mode == "advanced" and BIT[attack] & MYSTICS else (False,)
        return all(fitting(held, attack, challenge).bit_count() == 1 for challenge in kinds)


def see(state: DefendersState, viewer: Seat | None) -> DefendersView:
    """The view of ``viewer``, who knows everything."""
    (south, north), (south_pile, north_pile) = state.hands, state.piles
    first, second = state.mediators
    return DefendersView(
        viewer=viewer,
        mode=state.mode,
        round=state.round,
        opener=state.opener,
        phase=state.phase,
        turn=None if state.outcome else state.turn,
        attacker=state.attacker,
        attack=None if state.attack is None else AttackView(state.attack, state.challenge),
        move=state.move,
        hands=(CARDS(south), CARDS(north)),
        piles=(south_pile, north_pile),
        mediators=(first, second),
        scores=state.scores,
        results=state.results,
        outcome=state.outcome,
        last_piles=state.last_piles,
    )
