"""A game of Elemental Defenders as a position, and as the options that start one ("Position" in ED-11)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, UnsetType

from engine.contract import BadOptions, Outcome, Seat, to_json
from engine.elemental_defenders.cards import (
    BIT,
    CARDS,
    DECK,
    HAND_SIZE,
    MYSTICS,
    NOTHING,
    Cards,
    CardSet,
    card_name,
    set_of,
)
from engine.elemental_defenders.play import outcome_of
from engine.elemental_defenders.state import (
    LAST_MOVE,
    ROUNDS,
    DefendersState,
    Mode,
    Phase,
    PilePair,
    Points,
    PositionCard,
    PositionCards,
    Result,
    RoundNumber,
    opener_of,
)
from engine.two_player import SEATS, PlayerSeat, other, resignations


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The fields of ``options["position"]``; everything but the hands and the Attacker may be left out."""

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
    last_piles: PilePair | None = None
    """The table at the end of the round before; not noted in positions from the first release."""
    chance: Literal[1] | None = None
    """The number of the next random event, if there were one (ED-2.1)."""


class Options(msgspec.Struct, forbid_unknown_fields=True, kw_only=True, frozen=True):
    """The choices of a table, or a position to begin from (ED-11)."""

    mode: Mode | UnsetType = UNSET
    position: Position | UnsetType = UNSET


def position(state: DefendersState) -> dict[str, Any]:
    """The whole state as JSON-able data."""
    data = {
        "mode": state.mode,
        "round": state.round,
        "phase": state.phase,
        "attacker": state.attacker,
        "attack": state.attack,
        "challenge": state.challenge,
        "move": state.move,
        "hands": [list(CARDS(hand)) for hand in state.hands],
        "piles": [list(pile) for pile in state.piles],
        "mediators": list(state.mediators),
        "scores": list(state.scores),
        "results": list(msgspec.to_builtins(state.results)),
        "outcome": state.outcome and to_json(state.outcome),
        "chance": 1,
    }
    if state.last_piles is not None:
        data["last_piles"] = [list(pile) for pile in state.last_piles]
    return data


def resume(state: DefendersState, position: Position, mode: Mode) -> None:
    """Make ``state`` the game that goes on from a position in which each card lies somewhere once."""
    state.mode = mode
    state.round = position.round
    state.scores = position.scores
    state.results = position.results
    state.last_piles = position.last_piles
    state.outcome = position.outcome
    state.hands = [set_of(hand) for hand in position.hands]
    state.piles = _piles_or_rest(position)
    state.mediators = list(position.mediators)
    south, north = (_dealt_cards(state, seat) for seat in SEATS)
    state.dealt = (south, north)
    state.opener = opener_of(state.dealt)
    state.attacker = position.attacker
    state.attack = position.attack
    state.challenge = position.challenge
    state.phase = position.phase or _phase_of_position(position)
    state.turn = other(state.attacker) if state.phase in ("answer", "defend") else state.attacker
    state.move = min(*map(len, state.piles), LAST_MOVE - 1) + 1
    state._remembered = {}


def _dealt_cards(state: DefendersState, seat: Seat) -> CardSet:
    mediator = state.mediators[seat]
    aside = NOTHING if mediator is None else BIT[mediator]
    return CardSet(state.hands[seat] | set_of(state.piles[seat]) | aside)


def _piles_or_rest(position: Position) -> list[Cards]:
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


def _phase_of_position(position: Position) -> Phase:
    if position.outcome:
        return "over"
    return "attack" if position.attack is None else "defend"


def check_cards(position: Position) -> None:
    """Raise BadOptions unless each card lies somewhere once and each side has ten."""
    piles = _piles_or_rest(position)
    sides = [[*position.hands[seat], *piles[seat], position.mediators[seat]] for seat in SEATS]
    south, north = ([card for card in side if card is not None] for side in sides)
    for card in DECK:
        if [*south, *north].count(card) > 1:
            raise BadOptions(f"The {card_name(card).message} lies in two places.")
    if not len(south) == len(north) == HAND_SIZE:
        raise BadOptions(f"Each side has ten cards in hand, pile and Mediator, not {len(south)} and {len(north)}.")


def check(state: DefendersState, position: Position) -> None:
    """Raise BadOptions for a position that no game can reach."""
    over = state.phase == "over"
    possible: list[Outcome | None] = [*resignations(state.scores)] if over else [None]
    if over and state.round == ROUNDS:
        possible.append(outcome_of(state.scores))
    if state.outcome not in possible:
        raise BadOptions("The outcome does not follow from the phase, the round and the scores.")
    if position.move is not None and min(position.move, LAST_MOVE) != state.move:
        raise BadOptions(f"By the piles this is move {state.move}.")
    rounds = [result.round for result in state.results]
    if rounds != sorted(set(rounds)) or any(number >= state.round + over for number in rounds):
        raise BadOptions("Results are there of rounds that are over.")
    if any({one.winner is None, one.left is None, one.mediator is None} != {one.card is None} for one in state.results):
        raise BadOptions("A round has a winner, who won it with a card, or it is a tie.")
    if state.last_piles is not None:
        _check_last_piles(state, *state.last_piles)
    _check_mediators(state)
    _check_attack(state)
    if not over and not state.legal(state.turn):
        raise BadOptions("In this position nobody has anything to do.")


def _check_last_piles(state: DefendersState, south: Cards, north: Cards) -> None:
    if state.round - 1 not in [result.round for result in state.results]:
        raise BadOptions("The last piles are those of the round before, whose result is there, too.")
    hers, his = state.dealt  # by now: the hands were exchanged (ED-8.1)
    if not (_are_dealt_once(south, his) and _are_dealt_once(north, hers)) or abs(len(south) - len(north)) > 1:
        raise BadOptions("In the round before each side played cards of its own, each once, and about as many.")


def _are_dealt_once(pile: Cards, dealt: CardSet) -> bool:
    cards = set_of(pile)
    return cards.bit_count() == len(pile) and not cards & ~dealt


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
