"""Elemental Defenders: four Elements in five Levels, attack and answer, for two.

Rules: ED-1 to ED-11. All cards are open. A card is written "F4", the Warden of Fire; a set of cards is an int with one
bit for each card, in canonical order from bit 0 (ED-1.6), so that of two cards of one Element or one Level the one with
the lower bit is the stronger (ED-4.4).
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Annotated, Any, ClassVar, Generic, Literal, NewType, TypeVar, assert_never

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import asdict

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
from engine.two_player import SEATS, Duel, PlayerSeat, Scores, higher, other, resignations

Card = NewType("Card", str)
Cards = tuple[Card, ...]
CardSet = NewType("CardSet", int)
Mode = Literal["basic", "advanced"]
Phase = Literal["mediator", "answer", "attack", "defend", "over"]

ELEMENTS: Mapping[str, str] = {"E": "Earth", "F": "Fire", "A": "Air", "W": "Water"}  # ED-1.2, strongest first
LEVELS: Mapping[str, str] = {"5": "Mystic", "4": "Warden", "3": "Priestess", "2": "Knight", "1": "Neonate"}  # ED-1.3
VIRTUES: Mapping[str, int] = {"5": 11, "4": 10, "3": 4, "2": 3, "1": 7}  # ED-1.4
DECK: Cards = tuple(Card(element + stars) for element in ELEMENTS for stars in LEVELS)  # ED-1.6
HAND_SIZE = 10
LAST_MOVE = 10
ROUNDS = 2

BIT = {card: CardSet(1 << i) for i, card in enumerate(DECK)}
NOTHING = CardSet(0)
OPENING_CARD = BIT[Card("W1")]  # ED-2.3


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of different cards."""
    return CardSet(sum(BIT[card] for card in cards))


SAME_ELEMENT = {card: set_of(like for like in DECK if like[0] == card[0]) for card in DECK}
SAME_LEVEL = {card: set_of(like for like in DECK if like[1] == card[1]) for card in DECK}
MYSTICS = SAME_LEVEL[Card("E5")]


def element(card: Card) -> str:
    """The Element's name: Fire for F4."""
    return ELEMENTS[card[0]]


def level(card: Card) -> str:
    """The Level's name: Warden for F4."""
    return LEVELS[card[1]]


def virtue(card: Card) -> int:
    """What the card scores for each card that its owner has played (ED-5.2)."""
    return VIRTUES[card[1]]


def card_name(card: Card) -> str:
    """The card's name: Warden of Fire for F4."""
    return f"{level(card)} of {element(card)}"


# Actions

AnyCard = Annotated[Card, msgspec.Meta(max_length=8)]
"""A card in an action: what is none is refused by the state, in the rules' words, and bounded only in length."""


class Mediate(Action, frozen=True, tag="mediator"):
    card: AnyCard


class Pass(Action, frozen=True, tag="pass"):
    pass


class Attack(Action, frozen=True, tag="attack"):
    card: AnyCard


class Challenge(Action, frozen=True, tag="challenge"):
    card: AnyCard


class Defend(Action, frozen=True, tag="defend"):
    card: AnyCard


Move = Mediate | Pass | Attack | Challenge | Defend
Item = TypeVar("Item")


class Menu(Generic[Item]):
    """What there is for each card of a set, in canonical order: looked up by the halves of the set, for speed."""

    HALF = len(DECK) // 2
    MASK = (1 << HALF) - 1

    def __init__(self, items: Callable[[Card], tuple[Item, ...]]) -> None:
        self._first = self._table(items, DECK[: self.HALF])
        self._second = self._table(items, DECK[self.HALF :])

    @staticmethod
    def _table(items: Callable[[Card], tuple[Item, ...]], cards: Cards) -> list[tuple[Item, ...]]:
        table: list[tuple[Item, ...]] = [()]
        for card in cards:
            # A later card's bit is higher: the sets with it come after all those without, in the same order.
            table += [without + items(card) for without in table]
        return table

    def __call__(self, cards: CardSet) -> tuple[Item, ...]:
        return self._first[cards & self.MASK] + self._second[cards >> self.HALF]


CARDS: Menu[Card] = Menu(lambda card: (card,))
MEDIATORS: Menu[Move] = Menu(lambda card: (Mediate(card),))
ATTACKS: Menu[Move] = Menu(lambda card: (Attack(card),))
ATTACKS_AND_CHALLENGES: Menu[Move] = Menu(
    lambda card: (Attack(card), Challenge(card)) if BIT[card] & MYSTICS else (Attack(card),)
)
DEFENCES: Menu[Move] = Menu(lambda card: (Defend(card),))
PASS = Pass()


# Events


class Mediated(Event, frozen=True, tag="mediator"):
    seat: Seat
    card: Card


class Passed(Event, frozen=True, tag="pass"):
    seat: Seat


class Attacked(Event, frozen=True, tag="attack"):
    """``again``: the ninth card of whoever has the only Mediator, used once more (ED-6.6)."""

    seat: Seat
    card: Card
    challenge: bool
    move: int
    again: bool


class Defended(Event, frozen=True, tag="defend"):
    """``takes``: the answer is the stronger card, its owner attacks next."""

    seat: Seat
    card: Card
    move: int
    again: bool
    takes: bool


class RoundEnded(Event, frozen=True, tag="round_end"):
    """What ``Result`` says, and the scores after it."""

    round: int
    opener: Seat
    winner: Seat | None
    card: Card | None
    left: int | None
    mediator: bool | None
    righteous: bool
    move: int
    points: int
    scores: Scores


class RoundBegun(Event, frozen=True, tag="round"):
    round: int
    opener: Seat
    hands: tuple[Cards, Cards]


# Options and positions

PositionCard = Annotated[Card, msgspec.Meta(pattern=r"^[EFAW][1-5]\Z")]
PositionCards = Annotated[tuple[PositionCard, ...], msgspec.Meta(max_length=HAND_SIZE)]
RoundNumber = Annotated[int, msgspec.Meta(ge=1, le=ROUNDS)]
MoveNumber = Annotated[int, msgspec.Meta(ge=1, le=LAST_MOVE)]
Points = Annotated[int, msgspec.Meta(ge=0, le=999)]


class Result(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """How a round ended (ED-5, ED-6.5). After a tie there is no winner, card, left or mediator.

    ``left``: the cards in the winner's hand, without the winning one; ``mediator``: whether he has a Mediator.
    """

    round: RoundNumber
    opener: PlayerSeat
    winner: PlayerSeat | None = None
    card: PositionCard | None = None
    left: Annotated[int, msgspec.Meta(ge=0, lt=HAND_SIZE)] | None = None
    mediator: bool | None = None
    righteous: bool = False
    move: MoveNumber
    points: Points = 0


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """What ``options["position"]`` may hold; everything but the hands and the Attacker may be left out."""

    hands: tuple[PositionCards, PositionCards]
    attacker: PlayerSeat
    round: RoundNumber = 1
    piles: tuple[PositionCards, PositionCards] | None = None
    mediators: tuple[PositionCard | None, PositionCard | None] = (None, None)
    attack: PositionCard | None = None
    challenge: bool = False
    phase: Phase | None = None
    scores: tuple[Points, Points] = (0, 0)
    mode: Mode | None = None
    results: Annotated[tuple[Result, ...], msgspec.Meta(max_length=ROUNDS)] = ()
    outcome: Outcome | None = None
    move: Annotated[int, msgspec.Meta(ge=1, le=LAST_MOVE + 1)] | None = None
    """The number of the next move, or of the one that is under way; it follows from the piles.

    Games that ended in a tie on the tenth move were once stored with 11.
    """
    chance: Literal[1] | None = None
    """The number of the next random event, if there were one (ED-2.1)."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    mode: Mode | UnsetType = UNSET
    position: Position | UnsetType = UNSET


# The state


class DefendersState(Duel[Move]):
    """A game of Elemental Defenders in progress."""

    over_rule = "ED-8.2"
    turn_rule = "ED-3.1"
    __slots__ = (
        "attack",
        "attacker",
        "challenge",
        "dealt",
        "hands",
        "mediators",
        "mode",
        "move",
        "opener",
        "phase",
        "piles",
        "results",
        "round",
    )

    mode: Mode
    round: int
    dealt: tuple[CardSet, CardSet]
    """The ten cards of each seat in this round, wherever they lie now."""
    opener: Seat
    attacker: Seat
    phase: Phase
    attack: Card | None
    """The card that has to be answered."""
    challenge: bool
    move: int
    hands: list[CardSet]
    piles: list[Cards]
    mediators: list[Card | None]
    results: tuple[Result, ...]

    @classmethod
    def begin(cls, seed: str, mode: Mode) -> "DefendersState":
        """A fresh game; its shuffle is random event 0 (ED-2.1)."""
        deck = list(DECK)
        Chance(seed, 0).shuffle(deck)
        state = cls()
        state.mode = mode
        state.scores = (0, 0)
        state.results = ()
        state.outcome = None
        state._begin_round(1, (set_of(deck[::-2]), set_of(deck[-2::-2])))  # popped in turn, seat 0 first
        return state

    @classmethod
    def resume(cls, position: Position, mode: Mode) -> "DefendersState":
        """The game that goes on from a position in which each card lies somewhere once."""
        state = cls()
        state.mode = mode
        state.round = position.round
        state.scores = position.scores
        state.results = position.results
        state.outcome = position.outcome
        state.hands = [set_of(hand) for hand in position.hands]
        state.piles = _piles(position)
        state.mediators = list(position.mediators)
        mediators = [NOTHING if card is None else BIT[card] for card in position.mediators]
        south, north = (CardSet(state.hands[seat] | set_of(state.piles[seat]) | mediators[seat]) for seat in SEATS)
        state.dealt = (south, north)
        state.opener = _opener(state.dealt)
        state.attacker = position.attacker
        state.attack = position.attack
        state.challenge = position.challenge
        state.phase = position.phase or _phase(position)
        state.turn = other(state.attacker) if state.phase in ("answer", "defend") else state.attacker
        state.move = _move(state)
        state._remembered = {}
        return state

    def _begin_round(self, number: int, dealt: tuple[CardSet, CardSet]) -> None:
        self.round = number
        self.dealt = dealt
        self.opener = self.attacker = self.turn = _opener(dealt)
        self.phase = "mediator" if self.mode == "advanced" else "attack"
        self.attack = None
        self.challenge = False
        self.move = 1
        self.hands = [*dealt]
        self.piles = [(), ()]
        self.mediators = [None, None]
        self._remembered = {}

    def _legal(self, seat: Seat) -> tuple[Move, ...]:
        if self.outcome or seat != self.turn:
            return ()
        match self.phase:
            case "attack":
                return (ATTACKS if self.mode == "basic" else ATTACKS_AND_CHALLENGES)(self._playable(seat))
            case "defend":
                return DEFENCES(self._answers(seat))
            case "mediator":
                return (*MEDIATORS(self.hands[seat]), PASS)
            case "answer":
                return (*MEDIATORS(self._second_mediators(seat)), PASS)
            case "over":
                return ()

    def _forced(self, seat: Seat) -> Move | None:
        """All cards are open: whatever is the only legal action is so for everybody."""
        actions = self._legal(seat)
        return actions[0] if len(actions) == 1 else None

    def _playable(self, seat: Seat) -> CardSet:
        """The hand of whoever has to play; the owner of the only Mediator plays his ninth card once more (ED-6.6)."""
        only = self.mediators[seat] is not None and self.mediators[other(seat)] is None
        return self.hands[seat] or (BIT[self.piles[seat][-1]] if only else NOTHING)

    def _answers(self, seat: Seat) -> CardSet:
        """The cards of ``seat`` that may answer the attack; none if it has won the round (ED-4, ED-7)."""
        cards, attack = self._playable(seat), self.attack
        assert attack is not None
        if self.challenge:
            return CardSet(cards & MYSTICS or cards & SAME_ELEMENT[attack])
        return CardSet(cards & SAME_ELEMENT[attack] or cards & SAME_LEVEL[attack])

    def _second_mediators(self, seat: Seat) -> CardSet:
        first = self.mediators[other(seat)]
        assert first is not None
        return CardSet(self.hands[seat] & ~SAME_ELEMENT[first] & ~SAME_LEVEL[first])

    def _apply(self, seat: Seat, action: Move) -> list[Event]:
        match action:
            case Attack(card):
                return self._attack(seat, card, challenge=False)
            case Defend(card):
                return self._defend(seat, card)
            case Challenge(card):
                return self._attack(seat, card, challenge=True)
            case Mediate(card):
                return self._mediate(seat, card)
            case Pass():
                return self._pass(seat)
            case _:
                assert_never(action)

    def _mediate(self, seat: Seat, card: Card) -> list[Event]:
        self.hands[seat] = CardSet(self.hands[seat] & ~BIT[card])
        self.mediators[seat] = card
        if seat == self.opener:
            self.phase, self.turn = "answer", other(seat)
        else:
            self.phase, self.turn = "attack", self.opener
        return [Mediated(seat=seat, card=card)]

    def _pass(self, seat: Seat) -> list[Event]:
        self.phase, self.turn = "attack", self.opener
        return [Passed(seat=seat)]

    def _play_card(self, seat: Seat, card: Card) -> bool:
        """Put a card on its owner's pile, if it does not lie there already; whether it does."""
        hand = self.hands[seat]
        if not hand:
            return True
        self.hands[seat] = CardSet(hand & ~BIT[card])
        self.piles[seat] += (card,)
        return False

    def _attack(self, seat: Seat, card: Card, *, challenge: bool) -> list[Event]:
        again = self._play_card(seat, card)
        attacked = Attacked(seat=seat, card=card, challenge=challenge, move=self.move, again=again)
        self.attack = card
        self.challenge = challenge
        self.phase = "defend"
        self.turn = other(seat)
        if self._answers(self.turn):
            return [attacked]
        return [attacked, *self._end_round(self._victory(seat, card, again))]  # ED-3.2

    def _defend(self, seat: Seat, card: Card) -> list[Event]:
        assert self.attack is not None
        again = self._play_card(seat, card)
        takes = BIT[card] < BIT[self.attack]  # ED-4.4
        defended = Defended(seat=seat, card=card, move=self.move, again=again, takes=takes)
        if takes:
            self.attacker = seat
        self.attack = None
        self.challenge = False
        self.phase = "attack"
        self.turn = self.attacker
        if self.move < self._last_move():
            self.move += 1
            return [defended]
        tie = Result(round=self.round, opener=self.opener, move=self.move)  # ED-5.1
        self.move = LAST_MOVE
        return [defended, *self._end_round(tie)]

    def _last_move(self) -> int:
        return LAST_MOVE if None in self.mediators else LAST_MOVE - 1  # ED-6.6

    def _victory(self, seat: Seat, card: Card, again: bool) -> Result:
        """The round won by an attack without an answer (ED-5.2, ED-6.5, ED-6.7)."""
        left = self.hands[seat].bit_count()
        mediator = self.mediators[seat] is not None
        points = (HAND_SIZE - left + mediator) * virtue(card) * (2 if again else 1)
        return Result(
            round=self.round,
            opener=self.opener,
            winner=seat,
            card=card,
            left=left,
            mediator=mediator,
            righteous=again,
            move=self.move,
            points=points,
        )

    def _end_round(self, result: Result) -> list[Event]:
        self.results += (result,)
        south, north = self.scores
        if result.winner is not None:
            self.scores = (south + result.points, north) if result.winner == 0 else (south, north + result.points)
        ended = RoundEnded(scores=self.scores, **asdict(result))
        if self.round == ROUNDS:
            return [ended, self.end(_decided(self.scores))]
        south_cards, north_cards = self.dealt
        self._begin_round(self.round + 1, (north_cards, south_cards))  # ED-8.1
        hands = (CARDS(self.hands[0]), CARDS(self.hands[1]))
        return [ended, RoundBegun(round=self.round, opener=self.opener, hands=hands)]

    def end(self, outcome: Outcome) -> Event:
        self.phase = "over"
        self.attack = None
        self.challenge = False
        return super().end(outcome)

    def _objection(self, seat: Seat, action: Action) -> IllegalAction:
        if not isinstance(action, Move):
            return IllegalAction("That is not an action of Elemental Defenders.", "ED-3.1")
        if self.mode == "basic":
            if isinstance(action, Mediate | Pass):
                return IllegalAction("There are no Mediators in the basic game, and nobody may pass.", "ED-2.4")
            if isinstance(action, Challenge):
                return IllegalAction("There are no Challenges in the basic game.", "ED-2.4")
        if self.phase in ("mediator", "answer"):
            return self._objection_to_mediator(seat, action)
        if isinstance(action, Mediate):
            return IllegalAction("Mediators are put aside before the first attack only.", "ED-6.1")
        if self.phase == "attack":
            return self._objection_to_attack(seat, action)
        return self._objection_to_answer(seat, action)

    def _objection_to_mediator(self, seat: Seat, action: Move) -> IllegalAction:
        rule = "ED-6.1" if self.phase == "mediator" else "ED-6.2"
        if not isinstance(action, Mediate):
            return IllegalAction("First put a Mediator aside, or pass.", rule)
        missing = self._missing(seat, action.card, rule)
        if missing:
            return missing
        first = self.mediators[other(seat)]
        assert first is not None
        text = f"Your Mediator may share neither Element nor Level with the {card_name(first)}."
        return IllegalAction(text, "ED-6.3")

    def _objection_to_attack(self, seat: Seat, action: Move) -> IllegalAction:
        match action:
            case Attack(card) | Challenge(card):
                missing = self._missing(seat, card, "ED-3.1")
                return missing or IllegalAction(f"Only a Mystic can challenge, no {level(card)}.", "ED-7.1")
            case Defend():
                return IllegalAction("There is no attack to answer: you attack now.", "ED-3.1")
            case _:
                return IllegalAction("You have to attack: nobody may pass.", "ED-3.1")

    def _objection_to_answer(self, seat: Seat, action: Move) -> IllegalAction:
        assert self.attack is not None
        attack, wanted = card_name(self.attack), element(self.attack)
        if isinstance(action, Pass):
            return IllegalAction(f"You have to answer the {attack}: nobody may pass.", "ED-4.3")
        if not isinstance(action, Defend):
            return IllegalAction(f"First you have to answer the {attack}.", "ED-3.2")
        answers = self._answers(seat)
        fitting = listed([card_name(card) for card in CARDS(answers)])
        if self.challenge and answers & MYSTICS:
            text = f"You are challenged and hold a Mystic, so you must answer with one: {fitting}."
            rule = "ED-7.2"
        elif answers & SAME_ELEMENT[self.attack]:
            text = f"You hold {wanted}, so you must answer with {wanted}: {fitting}."
            rule = "ED-7.3" if self.challenge else "ED-4.1"
        else:
            rank = level(self.attack)
            text = f"You hold no {wanted} but a {rank}, so you must answer with a {rank}: {fitting}."
            rule = "ED-4.2"
        return self._missing(seat, action.card, rule) or IllegalAction(text, rule)

    def _missing(self, seat: Seat, card: Card, rule: str) -> IllegalAction | None:
        """Why a card can't be played by anyone or by ``seat``, if that is so."""
        if card not in BIT:
            return IllegalAction("There is no such card. One is written like F4, the Warden of Fire.", "ED-1.5")
        if not BIT[card] & self._playable(seat):
            return IllegalAction(f"The {card_name(card)} is not in your hand.", rule)
        return None

    def _view(self, viewer: Seat | None) -> View:
        attack = None if self.attack is None else {"card": self.attack, "challenge": self.challenge}
        (south, north), (south_pile, north_pile) = self.hands, self.piles
        return {
            "game": "elemental_defenders",
            "viewer": viewer,
            "mode": self.mode,
            "round": self.round,
            "opener": self.opener,
            "phase": self.phase,
            "turn": None if self.outcome else self.turn,
            "attacker": self.attacker,
            "attack": attack,
            "move": self.move,
            "hands": [list(CARDS(south)), list(CARDS(north))],
            "piles": [list(south_pile), list(north_pile)],
            "mediators": list(self.mediators),
            "scores": list(self.scores),
            "results": list(msgspec.to_builtins(self.results)) if self.results else [],
            "outcome": self.outcome and to_json(self.outcome),
        }

    def position(self) -> dict[str, Any]:
        return {
            "mode": self.mode,
            "round": self.round,
            "phase": self.phase,
            "attacker": self.attacker,
            "attack": self.attack,
            "challenge": self.challenge,
            "move": self.move,
            "hands": [list(CARDS(hand)) for hand in self.hands],
            "piles": [list(pile) for pile in self.piles],
            "mediators": list(self.mediators),
            "scores": list(self.scores),
            "results": list(msgspec.to_builtins(self.results)),
            "outcome": self.outcome and to_json(self.outcome),
            "chance": 1,
        }

    def copy(self) -> "DefendersState":
        twin = DefendersState.__new__(DefendersState)
        twin.mode = self.mode
        twin.round = self.round
        twin.dealt = self.dealt
        twin.opener = self.opener
        twin.attacker = self.attacker
        twin.turn = self.turn
        twin.phase = self.phase
        twin.attack = self.attack
        twin.challenge = self.challenge
        twin.move = self.move
        twin.hands = self.hands.copy()
        twin.piles = self.piles.copy()
        twin.mediators = self.mediators.copy()
        twin.scores = self.scores
        twin.results = self.results
        twin.outcome = self.outcome
        twin._remembered = {}
        return twin


def _opener(dealt: tuple[CardSet, CardSet]) -> Seat:
    return SEATS[bool(dealt[1] & OPENING_CARD)]  # ED-2.3


def _decided(scores: Scores) -> Outcome:
    winners = higher(scores)
    return Outcome(winners, scores, "score" if winners else "tie")  # ED-8.2


class ElementalDefenders(Game):
    """Elemental Defenders (ED-1 to ED-11)."""

    id: ClassVar[str] = "elemental_defenders"
    title: ClassVar[str] = "Elemental Defenders"
    min_seats: ClassVar[int] = 2
    max_seats: ClassVar[int] = 2
    version: ClassVar[int] = 1
    actions: ClassVar[Any] = Move | Resign

    def _new(self, _seats: int, seed: str, options: Mapping[str, Any]) -> DefendersState:
        """``options``: ``mode`` ("basic" or "advanced"), ``position``."""
        given = read_options(options, Options)
        if given.position is UNSET:
            return DefendersState.begin(seed, agreed(given.mode, None) or "basic")
        mode: Mode = agreed(given.mode, given.position.mode) or "basic"
        _check_cards(given.position)
        state = DefendersState.resume(given.position, mode)
        _check(state, given.position)
        return state

    def _imagine(self, view: View, _seat: Seat | None, _seed: str) -> DefendersState:
        """There is nothing to imagine: all cards are open, and chance has had its say (ED-9.1)."""
        known = {key: view[key] for key in Position.__struct_fields__ if key in view}
        if view["attack"]:
            known |= view["attack"] | {"attack": view["attack"]["card"]}
            del known["card"]
        return DefendersState.resume(msgspec.convert(known, Position), view["mode"])


# Checks of a position (see "Position" in ED-11)


def _piles(position: Position) -> list[Cards]:
    """The piles, or, where they are not given, all the cards that lie nowhere else."""
    if position.piles is not None:
        return list(position.piles)
    named = {*position.hands[0], *position.hands[1], *position.mediators, position.attack}
    unnamed = tuple(card for card in DECK if card not in named)
    south = len(position.hands[0]) + (position.mediators[0] is not None)
    room = max(HAND_SIZE - south - (position.attack is not None and position.attacker == 0), 0)
    piles = [unnamed[:room], unnamed[room:]]
    if position.attack is not None:
        piles[position.attacker] += (position.attack,)
    return piles


def _phase(position: Position) -> Phase:
    if position.outcome:
        return "over"
    return "attack" if position.attack is None else "defend"


def _move(state: DefendersState) -> int:
    return min(*map(len, state.piles), LAST_MOVE - 1) + 1


def _check_cards(position: Position) -> None:
    """Raise BadOptions unless each card lies somewhere once and each side has ten."""
    piles = _piles(position)
    sides = [[*position.hands[seat], *piles[seat], position.mediators[seat]] for seat in SEATS]
    south, north = ([card for card in side if card is not None] for side in sides)
    for card in DECK:
        if [*south, *north].count(card) > 1:
            raise BadOptions(f"The {card_name(card)} lies in two places.")
    if not len(south) == len(north) == HAND_SIZE:
        raise BadOptions(f"Each side has ten cards in hand, pile and Mediator, not {len(south)} and {len(north)}.")


def _check(state: DefendersState, position: Position) -> None:
    """Raise BadOptions for a position that no game can reach."""
    over = state.phase == "over"
    possible: list[Outcome | None] = [*resignations(state.scores)] if over else [None]
    if over and state.round == ROUNDS:
        possible.append(_decided(state.scores))
    if state.outcome not in possible:
        raise BadOptions("The outcome does not follow from the phase, the round and the scores.")
    if position.move is not None and min(position.move, LAST_MOVE) != state.move:
        raise BadOptions(f"By the piles this is move {state.move}.")
    rounds = [result.round for result in state.results]
    if rounds != sorted(set(rounds)) or any(number >= state.round + over for number in rounds):
        raise BadOptions("Results are there of rounds that are over.")
    _check_mediators(state)
    _check_attack(state)
    if not over and not state.legal(state.turn):
        raise BadOptions("In this position nobody has anything to do.")


def _check_mediators(state: DefendersState) -> None:
    first, second = state.mediators[state.opener], state.mediators[other(state.opener)]
    if state.mode == "basic" and (first or second or state.phase in ("mediator", "answer")):
        raise BadOptions("There are no Mediators in the basic game.")
    if second and not first:
        raise BadOptions("A lone Mediator is the opener's: the side's of the Neonate of Water.")
    if state.phase in ("mediator", "answer"):
        if any(state.piles) or state.attacker != state.opener:
            raise BadOptions("Mediators are chosen before the opener's first attack.")
        if second or (first is None) != (state.phase == "mediator"):
            raise BadOptions("First the opener chooses a Mediator, then the other player answers.")


def _check_attack(state: DefendersState) -> None:
    attacker = state.attacker
    attacks, answers = len(state.piles[attacker]), len(state.piles[other(attacker)])
    if state.phase == "over":
        if abs(attacks - answers) > 1 or state.attack or state.challenge:
            raise BadOptions("The piles are about equally long at the end, and no attack waits for an answer.")
        return
    if (state.attack is not None) != (state.phase == "defend"):
        raise BadOptions("An attack is there when it has to be answered.")
    if state.attack is None:
        if attacks != answers or state.challenge:
            raise BadOptions("Before an attack the piles are equally long, and nobody is challenged.")
        return
    if state.piles[attacker][-1:] != (state.attack,):
        raise BadOptions("The attack is the last card of the Attacker's pile.")
    again = attacks == HAND_SIZE - 1 and not state.hands[attacker] and state.mediators[attacker] is not None
    if attacks != answers + 1 and not (again and attacks == answers):
        raise BadOptions("Before an answer the Attacker's pile is one card longer.")
    if state.challenge and (state.mode == "basic" or not BIT[state.attack] & MYSTICS):
        raise BadOptions("Only a Mystic can challenge, and only in the advanced game.")
