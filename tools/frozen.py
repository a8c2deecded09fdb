"""Opponents for matches that stay as they are, so that figures can be compared: random, one-ply greed, and a newcomer.

Greed values what each action leads to in a few imagined states, half-done things completed by the policy. Its weights
are written here; the policy that completes things in Elements, Realm and Clash is that of the players, and
`tests/computer/test_frozen.py` tells when a change of theirs has changed what these opponents decide: then the figures
of docs/computers.md are to be measured again. The newcomer is between the two, and `easy` is measured by it.
"""

from collections.abc import Callable, Mapping, Sequence
from math import tanh
from random import Random
from typing import Any

from computer import elemental, elemental_defenders, realm_of_the_defenders
from computer.elements import ElementsPlayer, chance_to_win
from computer.player import Candidate, Player, Question, Table, weighted_choice
from computer.search import Searcher
from engine import Action, Seat, State
from engine.realm_of_the_defenders.actions import Pay
from engine.realm_of_the_defenders.cards import ELDER, VALUE
from engine.realm_of_the_defenders.questions import Payment
from engine.realm_of_the_defenders.state import RealmState
from tools import frozen_clash

STATES = 6
MOST_COMPLETED = 60
CERTAIN = 30
"""The lead of a round won at once over one that could be won."""
ATTENTION = 0.5
"""The share of a newcomer's decisions that look one ply ahead."""
PROMISE = 10
"""The points that the next attack in Elemental Defenders is thought to be worth."""


class RealmGuide(realm_of_the_defenders.RealmPlayer):
    """The policy of Realm with the payments that greed has always made."""

    def searchless_choice(self, state: RealmState, seat: Seat, moves: Sequence[Action]) -> Action | None:
        if type(state.ask) is not Payment:
            return super().searchless_choice(state, seat, moves)
        missing = state.ask.due - sum(VALUE[card] for card in state.ask.paid)
        pays = sorted(
            [(VALUE[move.card], move.card == ELDER, move) for move in moves if type(move) is Pay],
            key=lambda pay: pay[:2],
        )
        return next((move for value, _, move in pays if value >= missing), None) or next(
            move for value, _, move in pays if value == pays[-1][0]
        )


_REALM = RealmGuide()
_CLASH = frozen_clash.Guide()
_ELEMENTS = ElementsPlayer()
_REALM_WORTH = realm_of_the_defenders.Worth(2.0, 0.45, 0.035, 0.012, 0.04, 0.045, -0.5, 0.01, 0.25)
_ELEMENTAL_WORTH = elemental.Worth(
    0.68, 0.30, -1.16, 0.39, 0.25, (-3.0, -1.58, -0.76, -0.11, 0.0, 0.0), -0.78, 0.32, 0.18, 0.05
)


class RandomPlayer(Player):
    """Any legal action, each as likely as the others."""

    def think(self, question: Question) -> Table:
        return [Candidate(self.likely(question), 1.0, 0.5)]

    def likely(self, question: Question) -> Action:
        legal = question.imagine("legal").legal(question.seat)
        return question.random().choice(legal)


class GreedyPlayer(Player):
    """The action after which things look best."""

    def __init__(self, appraisals: "Mapping[str, Appraisal]") -> None:
        self.appraisals = appraisals

    def think(self, question: Question) -> Table:
        appraise = self.appraisals[question.game.id]
        states: list[State[Any]] = [question.imagine(number) for number in range(STATES)]
        legal = states[0].legal(question.seat)
        player = _GUIDES.get(question.game.id)
        moves = player.moves(states[0], question.seat) if player else legal
        settled = player.searchless_choice(states[0], question.seat, moves) if player and len(moves) > 1 else None
        if settled is not None:
            return [Candidate(settled, 1.0, 0.5)]
        rng = question.random()
        values = {
            action: sum(appraise(state.copy(), question.seat, action, rng) for state in states) / STATES
            for action in moves
        }
        order = sorted(values, key=values.__getitem__, reverse=True)
        return [Candidate(action, float(action is order[0]), values[action]) for action in order]

    def likely(self, question: Question) -> Action:
        return self.choose(question)


class NewcomerPlayer(Player):
    """Somebody who has just learned the game: looks one ply ahead at every second decision, in the mean, and plays
    anything at the others."""

    def think(self, question: Question) -> Table:
        looks = Random(f"{question.seed}/{question.seat}/newcomer").random() < ATTENTION
        return (_LOOKS if looks else _CHAOS).think(question)

    def likely(self, question: Question) -> Action:
        return self.choose(question)


def _play_on_by_policy(player: Searcher[Any], state: State[Any], goes_on: Callable[[Any], bool], rng: Random) -> None:
    """Let the policy play on as long as something is half done."""
    for _ in range(MOST_COMPLETED):
        if not state.active or not goes_on(state):
            return
        seat = state.active[0]
        moves = player.moves(state, seat)
        action = moves[0] if len(moves) == 1 else player.searchless_choice(state, seat, moves)
        if action is None:
            action = moves[weighted_choice(rng, player.weights(state, seat, moves))]
        state.play(seat, action)


def _appraise_elements(state: Any, seat: Seat, action: Action, rng: Random) -> float:
    before = state.round
    state.play(seat, action)
    if state.outcome or state.round > before:
        return chance_to_win(state, seat, state.scores)
    mine, theirs = state.sums[seat], state.sums[1 - seat]
    danger = -0.2 if theirs <= state.limit and (mine > state.limit or mine > theirs) else 0.0
    return chance_to_win(state, seat, state.scores) + 0.2 * tanh((theirs - mine) / 10) + danger


def _appraise_round_of_elements(state: Any, seat: Seat, action: Action, rng: Random) -> float:
    """What the round comes to if everybody plays on by the policy."""
    before = state.round
    state.play(seat, action)
    _play_on_by_policy(_ELEMENTS, state, lambda now: now.round == before, rng)
    return chance_to_win(state, seat, state.scores)


def _appraise_defenders(state: Any, seat: Seat, action: Action, rng: Random) -> float:
    """Points, and what whoever attacks next could win at once; the mean over the answers."""
    before = state.round
    state.play(seat, action)
    points = float(state.scores[seat] - state.scores[1 - seat])
    if state.outcome or state.round > before:
        return points + CERTAIN
    if state.active[0] != seat:
        answered = []
        for answer in state.legal(state.active[0]):
            twin = state.copy()
            twin.play(state.active[0], answer)
            answered.append(twin)
        return sum(_points_with_next_attack(twin, seat, before) for twin in answered) / len(answered)
    return _points_with_next_attack(state, seat, before)


def _points_with_next_attack(state: Any, seat: Seat, before: int) -> float:
    points = float(state.scores[seat] - state.scores[1 - seat])
    if state.outcome or state.round > before or state.phase != "attack":
        return points
    position = elemental_defenders.position_of(state.view(seat))
    attacker = position.attacker
    own = position.solver()
    mine, theirs = position.hands[attacker], position.hands[1 - attacker]
    wins = [
        own.points_unanswered(mine, attacker, card)
        for card, fit, _ in own.attacks(mine, theirs, position.last)
        if not fit
    ]
    best = max(wins, default=PROMISE)
    return points + (best if attacker == seat else -best)


def _appraise_elemental(state: Any, seat: Seat, action: Action, rng: Random) -> float:
    phase, number = state.phase, state.round
    state.play(seat, action)
    if phase == "setup":
        return rng.random()
    while state.active and state.round == number:
        mover = state.active[0]
        state.play(mover, rng.choice(state.legal(mover)))
    return elemental.win_chance(state, seat, _ELEMENTAL_WORTH)


def _appraise_realm(state: Any, seat: Seat, action: Action, rng: Random) -> float:
    turn = state.turn
    state.play(seat, action)
    _play_on_by_policy(
        _REALM, state, lambda now: now.turn == turn and (now.ask or now.battle or now.active[0] != seat), rng
    )
    return realm_of_the_defenders.win_chances(state, _REALM_WORTH)[seat]


def _appraise_clash(state: Any, seat: Seat, action: Action, rng: Random) -> float:
    turn = state.turn
    state.play(seat, action)
    combat = {"attack", "block"}

    def goes_on(now: Any) -> bool:
        kind = now.view(None)["decision"]["kind"]
        return now.turn == turn and (now.active[0] != seat or kind in combat or kind not in ("main", "place", "move"))

    _play_on_by_policy(_CLASH, state, goes_on, rng)
    return frozen_clash.win_chances(state)[seat]


Appraisal = Callable[[Any, Seat, Action, Random], float]
"""The worth to a seat of what its action leads to in a state, which is used up."""

_GUIDES: Mapping[str, Searcher[Any]] = {
    "realm_of_the_defenders": _REALM,
    "elemental_clash": _CLASH,
}
_APPRAISALS: Mapping[str, Appraisal] = {
    "elements": _appraise_elements,
    "elemental_defenders": _appraise_defenders,
    "elemental": _appraise_elemental,
    "realm_of_the_defenders": _appraise_realm,
    "elemental_clash": _appraise_clash,
}
_CHAOS = RandomPlayer()
_LOOKS = GreedyPlayer({**_APPRAISALS, "elements": _appraise_round_of_elements})
"""How a newcomer looks: in Elements, where greed never thinks of discarding a card, to the end of the round."""

FROZEN: Mapping[str, Player] = {"random": _CHAOS, "greedy": GreedyPlayer(_APPRAISALS), "newcomer": NewcomerPlayer()}
