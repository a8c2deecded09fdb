"""Elements: sixteen cards, knock or bust, for two.

Rules: EM-1 to EM-14. A card is its value; values 1 to 5 are there twice, 6 (Yin/Yang) six times.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated, Any, ClassVar, Literal, NewType, assert_never

import msgspec
from msgspec import UNSET, UnsetType

from engine.chance import Chance
from engine.contract import (
    Action,
    BadOptions,
    Event,
    Game,
    IllegalAction,
    Outcome,
    Resign,
    Seat,
    View,
    agreed,
    listed,
    read_options,
    to_json,
)
from engine.duel import SEATS, Duel, PlayerSeat, Scores, higher, other, resignations

Card = NewType("Card", int)
Cards = tuple[Card, ...]
AnyCard = Annotated[Card, msgspec.Meta(ge=0, le=99)]
"""A card in an action: what is none is refused by the state, in the rules' words, and bounded only in length."""
Pair = tuple[Cards, Cards]
Mode = Literal["tokens", "endless"]
Why = Literal["over", "higher", "equal", "lower", "yield"]

SIX = Card(6)
DECK: Cards = tuple(Card(value) for value in (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 6, 6))  # EM-1.3
HAND_SIZE = 6
ASIDE = len(DECK) - 2 * HAND_SIZE
TOKENS_TO_WIN = 6
TOKENS_FOR_KNOCK = 2
MOST_TOKENS = TOKENS_TO_WIN - 1 + TOKENS_FOR_KNOCK  # EM-8.1
TOKENS_FOR_YIELD = 1
DEFAULT_ROUNDS = 5
MOST_ROUNDS = 99
LONGEST_ROUND = 24  # actions before the knock or the yield (EM-10.1)

# Actions


class Play(Action, frozen=True, tag="play"):
    card: AnyCard


class Take(Action, frozen=True, tag="take"):
    pass


class Discard(Action, frozen=True, tag="discard"):
    pass


class Knock(Action, frozen=True, tag="knock"):
    pass


class Yield(Action, frozen=True, tag="yield"):
    pass


Move = Play | Take | Discard | Knock | Yield

PLAYS = {card: Play(card) for card in sorted(set(DECK))}
TAKE, DISCARD, KNOCK, YIELD = Take(), Discard(), Knock(), Yield()


# Events


class Played(Event, frozen=True, tag="play"):
    seat: Seat
    card: Card
    limit: int


class Taken(Event, frozen=True, tag="take"):
    seat: Seat
    card: Card
    limit: int


class Discarded(Event, frozen=True, tag="discard"):
    seat: Seat
    card: Card


class Knocked(Event, frozen=True, tag="knock"):
    seat: Seat
    limit: int
    hands: Pair
    sums: tuple[int, int]


class Yielded(Event, frozen=True, tag="yield"):
    seat: Seat


class Scored(Event, frozen=True, tag="score"):
    round: int
    winner: Seat
    points: int
    why: Why
    scores: Scores


class RoundBegun(Event, frozen=True, tag="round"):
    round: int
    starter: Seat


class Dealt(Event, frozen=True, tag="deal"):
    seat: Seat
    hand: Cards


# Options and positions

PositionCard = Annotated[Card, msgspec.Meta(ge=1, le=6)]
PositionCards = tuple[PositionCard, ...]
PositionPair = tuple[PositionCards, PositionCards]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST_ROUNDS)]


class LogEntry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One action of the running round, as everybody saw it (EM-R8)."""

    seat: PlayerSeat
    type: Literal["play", "take", "discard"]
    card: PositionCard


class LastRound(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How the round before this one ended; the hands are there if somebody knocked (EM-12.3)."""

    round: RoundNumber
    by: PlayerSeat
    how: Literal["knock", "yield"]
    why: Why
    limit: Count
    hands: PositionPair | None
    fronts: PositionPair
    sums: tuple[Count, Count] | None
    winner: PlayerSeat
    points: Annotated[int, msgspec.Meta(ge=1, le=TOKENS_FOR_KNOCK)]

    def view(self) -> dict[str, Any]:
        return {
            "round": self.round,
            "by": self.by,
            "how": self.how,
            "why": self.why,
            "limit": self.limit,
            "hands": None if self.hands is None else [list(hand) for hand in self.hands],
            "fronts": [list(front) for front in self.fronts],
            "sums": None if self.sums is None else list(self.sums),
            "winner": self.winner,
            "points": self.points,
        }


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What ``options["position"]`` may hold; everything but the hands and the turn may be left out."""

    hands: PositionPair
    turn: PlayerSeat
    fronts: PositionPair = ((), ())
    display: PositionCards = ()
    discards: Count = 0
    starter: PlayerSeat | None = None
    round: RoundNumber = 1
    scores: tuple[Count, Count] = (0, 0)
    mode: Mode | None = None
    rounds: RoundNumber | None = None
    log: Annotated[tuple[LogEntry, ...], msgspec.Meta(max_length=LONGEST_ROUND)] = ()
    last: LastRound | None = None
    outcome: Outcome | None = None
    chance: int | None = None
    """The number of the next random event; it follows from the round, and is there for whoever checks a shuffle."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    mode: Mode | UnsetType = UNSET
    rounds: RoundNumber | UnsetType = UNSET
    position: Position | UnsetType = UNSET


# The state


@cache
def _choices(hand: Cards, may_take: bool, may_knock: bool, endless: bool) -> tuple[Move, ...]:
    """Everything that a player with this hand may do, in the order of ``legal()``."""
    moves: list[Move] = [PLAYS[card] for card in sorted(set(hand))]
    if may_take:
        moves.append(TAKE)
    if SIX in hand:
        moves.append(DISCARD)
    if may_knock:
        moves.append(KNOCK)
    if not endless or not moves:  # EM-9.3
        moves.append(YIELD)
    return tuple(moves)


def _without(cards: Cards, card: Card) -> Cards:
    i = cards.index(card)
    return cards[:i] + cards[i + 1 :]


class ElementsState(Duel[Move]):
    """A game of Elements in progress. All cards are in tuples, so that a copy can share them."""

    over_rule = "EM-8.1"
    turn_rule = "EM-3.1"
    __slots__ = (
        "_seed",
        "discards",
        "display",
        "fronts",
        "hands",
        "last",
        "limit",
        "log",
        "mode",
        "round",
        "rounds",
        "starter",
        "sums",
    )

    mode: Mode
    rounds: int | None
    round: int
    starter: Seat
    hands: list[Cards]
    fronts: list[Cards]
    display: Cards
    limit: int
    sums: list[int]
    discards: int
    log: tuple[LogEntry, ...]
    last: LastRound | None
    _seed: str

    @classmethod
    def begin(cls, seed: str, mode: Mode, rounds: int | None) -> "ElementsState":
        """A fresh game: the coin for the starter is random event 0 (EM-2.2)."""
        state = cls()
        state._seed = seed
        state.mode = mode
        state.rounds = rounds
        state.scores = (0, 0)
        state.last = None
        state.outcome = None
        state._deal(1, SEATS[Chance(seed, 0).below(2)])
        return state

    @classmethod
    def resume(cls, seed: str, position: Position, mode: Mode, rounds: int | None) -> "ElementsState":
        """The game that goes on from a checked position."""
        state = cls()
        state._seed = seed
        state.mode = mode
        state.rounds = rounds
        state.round = position.round
        state.turn = position.turn
        state.starter = position.turn if position.starter is None else position.starter
        state.scores = position.scores
        state.hands = [_ascending(hand) for hand in position.hands]
        state.fronts = [_ascending(front) for front in position.fronts]
        state.display = position.display
        state.discards = position.discards
        state.log = position.log
        state.last = position.last
        state.outcome = position.outcome
        state._count()
        return state

    def _count(self) -> None:
        self.limit = sum(self.display)
        self.sums = [sum(hand) + sum(front) for hand, front in zip(self.hands, self.fronts, strict=True)]
        self._remembered = {}

    def _deal(self, number: int, starter: Seat) -> None:
        """Shuffle and deal round ``number``; its shuffle is the random event of that number (EM-2.3, EM-2.4)."""
        deck = list(DECK)
        Chance(self._seed, number).shuffle(deck)
        self.round = number
        self.starter = self.turn = starter
        self.hands = [_ascending(deck[:-13:-2]), _ascending(deck[-2:-13:-2])]  # popped in turn, seat 0 first
        self.fronts = [(), ()]
        self.display = ()
        self.discards = 0
        self.log = ()
        self._count()

    def _legal(self, seat: Seat) -> tuple[Move, ...]:
        if self.outcome or seat != self.turn:
            return ()
        return _choices(self.hands[seat], bool(self.display), self.sums[seat] <= self.limit, self.mode == "endless")

    def _apply(self, seat: Seat, action: Move) -> list[Event]:
        match action:
            case Play(card):
                return self._play_card(seat, card)
            case Take():
                return self._take(seat)
            case Discard():
                return self._discard(seat)
            case Knock():
                return self._knock(seat)
            case Yield():
                return self._yield(seat)
            case _:
                assert_never(action)

    def _play_card(self, seat: Seat, card: Card) -> list[Event]:
        self.hands[seat] = _without(self.hands[seat], card)
        self.display += (card,)
        self.sums[seat] -= card
        self.limit += card
        self.log += (LogEntry(seat, "play", card),)
        self.turn = other(seat)
        return [Played(seat=seat, card=card, limit=self.limit)]

    def _take(self, seat: Seat) -> list[Event]:
        card = self.display[-1]
        self.display = self.display[:-1]
        self.fronts[seat] = _ascending((*self.fronts[seat], card))
        self.sums[seat] += card
        self.limit -= card
        self.log += (LogEntry(seat, "take", card),)
        self.turn = other(seat)
        return [Taken(seat=seat, card=card, limit=self.limit)]

    def _discard(self, seat: Seat) -> list[Event]:
        self.hands[seat] = _without(self.hands[seat], SIX)
        self.discards += 1
        self.sums[seat] -= SIX
        self.log += (LogEntry(seat, "discard", SIX),)
        self.turn = other(seat)
        return [Discarded(seat=seat, card=SIX)]

    def _knock(self, seat: Seat) -> list[Event]:
        rival = other(seat)
        mine, theirs = self.sums[seat], self.sums[rival]
        why: Why
        if theirs > self.limit:
            why = "over"
        elif theirs < mine:
            why = "higher"
        else:
            why = "equal" if theirs == mine else "lower"
        winner = seat if why in ("over", "higher") else rival
        hands, sums = self._both_hands(), (self.sums[0], self.sums[1])
        knocked = Knocked(seat=seat, limit=self.limit, hands=hands, sums=sums)
        return [knocked, *self._score(seat, "knock", why, winner, TOKENS_FOR_KNOCK, hands, sums)]

    def _yield(self, seat: Seat) -> list[Event]:
        return [Yielded(seat=seat), *self._score(seat, "yield", "yield", other(seat), TOKENS_FOR_YIELD, None, None)]

    def _score(
        self,
        by: Seat,
        how: Literal["knock", "yield"],
        why: Why,
        winner: Seat,
        tokens: int,
        hands: Pair | None,
        sums: tuple[int, int] | None,
    ) -> list[Event]:
        """Close the round, and end the game or deal the next one (EM-7.1, EM-8.1, EM-9.2)."""
        points = tokens if self.mode == "tokens" else 1
        fronts = (self.fronts[0], self.fronts[1])
        self.last = LastRound(self.round, by, how, why, self.limit, hands, fronts, sums, winner, points)
        south, north = self.scores
        self.scores = (south + points, north) if winner == 0 else (south, north + points)
        scored = Scored(round=self.round, winner=winner, points=points, why=why, scores=self.scores)
        decided = _decided(self.mode, self.rounds, self.scores)
        if decided:
            return [scored, self._end(decided)]
        self._deal(self.round + 1, winner)
        begun = RoundBegun(round=self.round, starter=winner)
        return [scored, begun, *(Dealt(seat=seat, hand=self.hands[seat], to=(seat,)) for seat in SEATS)]

    def _objection(self, seat: Seat, action: Action) -> IllegalAction:
        match action:
            case Play(card):
                held = sorted(set(self.hands[seat]))
                holds = f"you hold {listed(held)}" if held else "your hand is empty"
                return IllegalAction(f"There is no {card} in your hand: {holds}.", "EM-4.1")
            case Take():
                return IllegalAction("There is nothing to take: the display is empty.", "EM-4.2")
            case Discard():
                return IllegalAction("Only a 6 from your hand can be discarded, and you hold none.", "EM-4.3")
            case Knock():
                text = f"Your sum is {self.sums[seat]} and the limit is {self.limit}: you can't knock above the limit."
                return IllegalAction(text, "EM-5.1")
            case Yield():
                return IllegalAction("In the endless game you can yield only when nothing else is possible.", "EM-9.3")
            case _:
                return IllegalAction("That is not an action of Elements.", "EM-3.1")

    def _view(self, viewer: Seat | None) -> View:
        hands: list[list[Card] | None] = [None, None]
        sums: list[int | None] = [None, None]
        if viewer is not None:
            hands[viewer] = list(self.hands[viewer])
            sums[viewer] = self.sums[viewer]
        return {
            "game": "elements",
            "viewer": viewer,
            "mode": self.mode,
            "rounds": self.rounds,
            "round": self.round,
            "starter": self.starter,
            "turn": None if self.outcome else self.turn,
            "scores": list(self.scores),
            "hands": hands,
            "hand_sizes": [len(hand) for hand in self.hands],
            "sums": sums,
            "fronts": [list(front) for front in self.fronts],
            "display": list(self.display),
            "limit": self.limit,
            "discards": self.discards,
            "aside": ASIDE,
            "log": list(msgspec.to_builtins(self.log)),
            "last": self.last.view() if self.last else None,
            "outcome": self.outcome and to_json(self.outcome),
        }

    def position(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "rounds": self.rounds,
            "round": self.round,
            "starter": self.starter,
            "turn": self.turn,
            "scores": list(self.scores),
            "hands": [list(hand) for hand in self.hands],
            "fronts": [list(front) for front in self.fronts],
            "display": list(self.display),
            "discards": self.discards,
            "log": list(msgspec.to_builtins(self.log)),
            "last": self.last.view() if self.last else None,
            "outcome": self.outcome and to_json(self.outcome),
            "chance": self.round + 1,
        }

    def copy(self) -> "ElementsState":
        twin = ElementsState.__new__(ElementsState)
        twin._seed = self._seed
        twin.mode = self.mode
        twin.rounds = self.rounds
        twin.round = self.round
        twin.starter = self.starter
        twin.turn = self.turn
        twin.scores = self.scores
        twin.hands = self.hands.copy()
        twin.fronts = self.fronts.copy()
        twin.display = self.display
        twin.limit = self.limit
        twin.sums = self.sums.copy()
        twin.discards = self.discards
        twin.log = self.log
        twin.last = self.last
        twin.outcome = self.outcome
        twin._remembered = {}
        return twin

    def _both_hands(self) -> Pair:
        return self.hands[0], self.hands[1]


def _decided(mode: Mode, rounds: int | None, scores: Scores) -> Outcome | None:
    """How a game with these scores ended, or None if it goes on (EM-8.1, EM-9.4)."""
    if mode == "tokens":
        return Outcome(higher(scores), scores, "tokens") if max(scores) >= TOKENS_TO_WIN else None
    return Outcome(higher(scores), scores, "rounds") if sum(scores) == rounds else None


def _ascending(cards: Sequence[Card]) -> Cards:
    return tuple(sorted(cards))


class Elements(Game):
    """Elements (EM-1 to EM-14)."""

    id: ClassVar[str] = "elements"
    title: ClassVar[str] = "Elements"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> ElementsState:
        """``options``: ``mode`` ("tokens" or "endless"), ``rounds`` (endless: 1 to 99), ``position``."""
        given = read_options(options, Options)
        position = None if given.position is UNSET else given.position
        mode, rounds = _settings(given, position)
        if position is None:
            return ElementsState.begin(seed, mode, rounds)
        _check_position(position, mode, rounds)
        return ElementsState.resume(seed, position, mode, rounds)

    def _imagine(self, view: View, seat: Seat | None, seed: str) -> ElementsState:
        """Deal the cards that ``seat`` does not see at random to the other hand (or hands) and the aside."""
        fronts: Pair = (tuple(view["fronts"][0]), tuple(view["fronts"][1]))
        hands: list[Cards] = [(), ()]
        if seat is not None:
            hands[seat] = tuple(view["hands"][seat])
        unseen = list(DECK)
        for card in (*fronts[0], *fronts[1], *view["display"], *(SIX,) * view["discards"], *hands[0], *hands[1]):
            unseen.remove(card)
        Chance(f"{seed}/imagine", 0).shuffle(unseen)
        for hidden in SEATS:
            if hidden != seat:
                hands[hidden] = _ascending([unseen.pop() for _ in range(view["hand_sizes"][hidden])])
        position = Position(
            hands=(hands[0], hands[1]),
            # After the end no turn shows, and none matters.
            turn=view["starter"] if view["turn"] is None else view["turn"],
            fronts=fronts,
            display=tuple(view["display"]),
            discards=view["discards"],
            starter=view["starter"],
            round=view["round"],
            scores=tuple(view["scores"]),
            log=msgspec.convert(view["log"], tuple[LogEntry, ...]),
            last=msgspec.convert(view["last"], LastRound | None),
            outcome=msgspec.convert(view["outcome"], Outcome | None),
        )
        return ElementsState.resume(seed, position, view["mode"], view["rounds"])


def _settings(given: Options, position: Position | None) -> tuple[Mode, int | None]:
    """The mode and the number of rounds. A position may bring its own, or leave them to the options."""
    mode = agreed(given.mode, position.mode if position else None)
    rounds = agreed(given.rounds, position.rounds if position else None)
    if mode == "endless":
        return "endless", rounds or DEFAULT_ROUNDS
    if rounds is not None:
        raise BadOptions("A number of rounds can be chosen for the endless game only.")
    return "tokens", None


def _check_position(position: Position, mode: Mode, rounds: int | None) -> None:
    """Raise BadOptions for a position that no game can reach (see "Position" in EM-14)."""
    named = Counter((*position.hands[0], *position.hands[1], *position.fronts[0], *position.fronts[1]))
    named.update(position.display)
    named[SIX] += position.discards
    if any(count > DECK.count(card) for card, count in named.items()):
        raise BadOptions("The position holds a card more often than the deck does.")
    if named.total() != len(DECK) - ASIDE:
        raise BadOptions(f"Hands, fronts, display and discards hold {named.total()} cards; it must be twelve.")
    if any(len(hand) > HAND_SIZE for hand in position.hands):
        raise BadOptions("A hand has at most six cards.")
    if position.chance not in (None, position.round + 1):
        raise BadOptions(f"In round {position.round} the next random event is number {position.round + 1}.")
    _check_scores(position, mode, rounds)


def _check_scores(position: Position, mode: Mode, rounds: int | None) -> None:
    """Raise BadOptions where the scores, the number of the round and the outcome contradict each other."""
    scores = position.scores
    decided = _decided(mode, rounds, scores)
    if position.outcome not in ([decided] if decided else [None, *resignations(scores)]):
        raise BadOptions("The outcome does not follow from the scores.")
    finished = position.round if decided else position.round - 1
    if position.last and position.last.round != finished:
        raise BadOptions(f"The last round that was finished is number {finished}.")
    if mode == "tokens":
        if min(scores) >= TOKENS_TO_WIN or max(scores) > MOST_TOKENS:
            raise BadOptions("The game was over before it came to these scores.")
    elif rounds is None or position.round > rounds or sum(scores) != finished:
        raise BadOptions("In the endless game the scores are the rounds won, and no round follows the last one.")
