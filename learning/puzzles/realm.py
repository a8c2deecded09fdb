"""Realm of the Defenders: live through the other's next turn, whatever they hold and draw.

Real turns are made tight: one Fortress is left, no Power, and so little Courage that few plans do it.
"""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from math import log2
from typing import Any, ClassVar, NamedTuple

import msgspec

import computer
import engine
from engine import Action, Seat, State, to_json
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import (
    COURAGE,
    ELDER,
    HEARTS,
    POWER,
    QUEEN,
    VALUE,
    canonical,
    remove_all,
)
from engine.realm_of_the_defenders.state import RealmState
from learning.puzzles.answers import Answer, Course, stored_actions
from learning.puzzles.counting import number_of_hands
from learning.puzzles.mining import LEAST_SHARE, Miner, NamedSentence, NotWorthAsking, Refutation
from learning.puzzles.puzzle import Json, Puzzle
from learning.puzzles.puzzle import proof_of as hash_of
from learning.puzzles.realm_naive import share_getting_through
from learning.puzzles.realm_proof import LEAST_DECK, Proof, TooLong, Unfit, unseen_cards, worst_possible_position
from learning.puzzles.realm_turn import Turn, plan_of, possible_turn_ends

MOST_COURAGE = 3
"""So many Courage cards are kept at most."""
HELD = (0, 1, 8)
"""So many Courage cards may be in the hand; it matters what else is done where there are few."""
MOST_WAYS = 16
"""The other's ways to attack, roughly: with more of them neither people nor the plain proof see the end."""
MOST_PLANS, LEAST_PLANS = 3, 5
"""So many plans may be right, and so many there have to be."""
MOST_NAIVE = 0.6
"""Thrown out is what more people get through who do what lies nearest (`realm_naive.py`)."""
LONGEST_GAME = 80
TURNS_APART = 3
MOST_NODES = 4_000
MOST_TO_ANSWER = 20_000
SHAPING = ("deploy", "inspire", "place", "sacrifice")
"""What a puzzle looks like to whoever solves it, by the kinds of their actions."""
OUT_OF_TURN = act.Attack | act.Queen | act.Dismantle
"""What hidden cards of the other could answer."""
DEFAULTS: Json = {"deployed": False, "attacked": False, "placed": 0, "step": "main", "chance": 0, "battle": None,
                  "losses": [], "ask": None, "outcome": None}  # fmt: skip
KEPT = ("deck", "hand", "discard", "defeated", "power", "courage", "fortresses", "own_turns")


class RealmMiner(Miner):
    """Finds turns of Realm of the Defenders after which the realm surely lives through the other's turn."""

    game_id = "realm_of_the_defenders"
    open_themes = ("which-courage", "against-the-queen", "one-power", "several-powers", "no-courage")
    solver: ClassVar[int] = 4
    steps: ClassVar[Sequence[float]] = (2.36, 2.83, 3.77, 5.58)
    shares: ClassVar[Mapping[str, float]] = {"all-courage": 0.2}
    answered_within: ClassVar[bool] = False

    def mine_game(self, seed: str) -> Iterator[Puzzle]:
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {})
        assert isinstance(state, RealmState)
        asked, looked, ply = -TURNS_APART, 0, 0
        while state.outcome is None and state.turn < LONGEST_GAME:
            seat = state.active[0]
            if _is_turn_fresh(state, seat) and state.turn >= asked + TURNS_APART and state.turn != looked:
                looked = state.turn
                if puzzle := self._puzzle_of_state(state, seat):
                    asked = state.turn
                    yield puzzle
            state.play(seat, computer.choose(self.game_id, state.view(seat), seat, "easy", f"dig/{seed}/{ply}"))
            ply += 1

    def measured_puzzle(self, puzzle: Puzzle) -> Puzzle:
        start, seat = puzzle.state(), Seat(puzzle.seat)
        assert isinstance(start, RealmState)
        turn = Turn(start, proof_of(puzzle))
        try:
            naive = share_getting_through(turn.proof, start)
            walk = play_way_through(turn)
        except TooLong:
            raise NotWorthAsking("too long") from None
        if naive > MOST_NAIVE:
            raise NotWorthAsking("too plain")
        bits = difficulty_of(naive, walk.narrow)
        line = stored_actions(turn.line)
        verdicts = [(to_json(one), to_json(one) in puzzle.right) for one in start.legal(seat)]
        return msgspec.structs.replace(
            puzzle,
            line=line,
            themes=tuple(themes(start, seat, turn.line, walk.needed)),
            decisions=walk.decisions,
            difficulty=bits,
            step=self.difficulty_step(bits),
            proof=hash_of(verdicts, line),
        )

    def why_goal_not_reached(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        return NamedSentence("fallen")

    def heading(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        return NamedSentence("line-try")

    def similarity_key(self, puzzle: Puzzle) -> Hashable:
        """The motif, which kinds of cards are placed and who enters or falls for it, and how many stand there."""
        own = [data for mover, data in puzzle.line if mover == puzzle.seat and data["type"] in SHAPING]
        kinds = sorted(f"{data['type']} {data.get('pool', '')} {str(data.get('card', ''))[-1:]}" for data in own)
        sides = [puzzle.position["seats"][seat] for seat in (puzzle.seat, 1 - puzzle.seat)]
        numbers = [len(side.get(name, ())) for side in sides for name in ("defenders", "courage", "power")]
        return puzzle.themes, *kinds, *numbers

    def right_actions(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        assert isinstance(state, RealmState)
        seat = Seat(puzzle.seat)
        proof = proof_of(puzzle)
        known = worst_possible_position(state, seat)
        return [action for action in state.legal(seat) if proof.is_sure_after(known, action)]

    def guide(self, puzzle: Puzzle, state: State[Any]) -> Action | None:
        """One action that keeps what was asked for; None where there is none."""
        assert isinstance(state, RealmState)
        proof = proof_of(puzzle)
        known = worst_possible_position(state, Seat(puzzle.seat))
        return next((action for action in proof.choices(known) if proof.is_sure_after(known, action)), None)

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        answer = self.answer(puzzle, Course(puzzle.position), action)
        assert not answer.keeps
        return Refutation(answer.course.position, answer.course.line)

    def answer(self, puzzle: Puzzle, course: Course, action: Action, meant: Sequence[Action] = ()) -> Answer:
        start = Course(course.position).state(puzzle)
        assert isinstance(start, RealmState)
        turn = Turn(start, proof_of(puzzle))
        game = engine.GAMES[self.game_id]
        for mover, data in course.line:
            turn.play(Seat(mover), game.action(data))
        turn.by_itself += course.by_itself
        keeps = turn.proof.is_sure_after(turn.state, action)
        turn.play(turn.proof.seat, action)
        if not keeps:
            turn.play_to_failure(meant)
        elif not turn.can_do(meant[:1]):  # else the decision goes on: nobody but the seat makes it
            turn.go_on()
            turn.finish()
        line = stored_actions(turn.line)
        came = Course(position_of(turn.start), line, tuple(turn.by_itself))
        return Answer(keeps=keeps, course=came, over=turn.result is not None)

    def _puzzle_of_state(self, state: RealmState[Any], seat: Seat) -> Puzzle | None:
        """The puzzle of a turn that begins; None where there is none in it."""
        mine, theirs = state.realms[seat], state.realms[1 - seat]
        if not (theirs.defenders and theirs.power and mine.defenders):
            return None
        if len(theirs.defenders) ** len(theirs.power) * (len(mine.defenders) + 1) > MOST_WAYS:
            return None
        if len(mine.deck) < LEAST_DECK or not theirs.deck:
            return None
        for turn in range(len(HELD)):
            if puzzle := self._of_hand(state, seat, HELD[(state.turn + turn) % len(HELD)]):
                return puzzle
        return None

    def _of_hand(self, state: RealmState[Any], seat: Seat, held: int) -> Puzzle | None:
        """The puzzle of a turn with so many Courage cards in the hand at most; None where there is none in it."""
        for kept in range(min(MOST_COURAGE, len(state.realms[seat].courage)) + 1):
            try:
                tight = _tightened_position(state, seat, kept, held)
                proof = Proof(seat, tight.turn, MOST_NODES)
                if any(isinstance(action, OUT_OF_TURN) for action in tight.legal(seat)):
                    return None
                if proof.holds(tight):
                    return self._puzzle_of_tightened(tight, seat, proof)
            except (TooLong, Unfit):
                return None
        return None

    def _puzzle_of_tightened(self, start: RealmState[Any], seat: Seat, proof: Proof) -> Puzzle | None:
        """The puzzle of a position that has been made tight; None where it is none worth the name."""
        plans = turn_outcomes(start, proof)
        right = [plan for plan, holds in plans.items() if holds]
        if len(right) > MOST_PLANS or len(plans) < LEAST_PLANS:
            return None
        verdicts = [(action, proof.is_sure_after(start, action)) for action in start.legal(seat)]
        position = position_of(start)
        power = [card for card in unseen_cards(start, Seat(1 - seat)) if card in POWER]
        queen = QUEEN in unseen_cards(start, Seat(1 - seat))
        found = self.make_puzzle(
            engine.GAMES[self.game_id].new(2, "", {"position": position}),
            seat,
            "survive",
            verdicts=verdicts,
            line=(),
            themes=(),
            worlds=number_of_hands(power, len(start.realms[1 - seat].power)) * (1 + queen),
            decisions=0,
            habit=1.0,
            position=position,
        )
        try:
            return self.measured_puzzle(found)
        except NotWorthAsking:
            return None


class WayThrough(NamedTuple):
    """What the way through a turn was like."""

    decisions: int
    narrow: int
    """How many of them can go wrong."""
    needed: Collection[str]
    """The kinds of actions that were right where nothing else was; ``which-courage``: not every Courage card fitted."""


def play_way_through(turn: Turn) -> WayThrough:
    """Play a turn to its end, the seat rightly, the other what asks most of it."""
    decisions, narrow, needed = 0, 0, set()
    while turn.result is None:
        choices = turn.proof.choices(turn.state)
        keeping = [action for action in choices if turn.proof.is_sure_after(turn.state, action)]
        decisions += 1
        narrow += len(keeping) < len(choices)
        kinds = {action_name(action) for action in keeping}
        if len(kinds) == 1 and len(keeping) < len(choices):
            needed |= kinds
        fits = {action in keeping for action in choices if getattr(action, "pool", "") == "courage"}
        if len(fits) == len({True, False}):
            needed.add("which-courage")
        turn.do(turn.plainest_sure_action(keeping))
    return WayThrough(decisions, narrow, needed)


def difficulty_of(naive: float, narrow: int) -> float:
    """How hard a puzzle is, in bits: how few get through by what lies nearest, and how narrow the way is."""
    return round(-log2(max(naive, LEAST_SHARE)) + (narrow - 1) / 2, 2)


def action_name(action: Action) -> str:
    """What an action is called."""
    return str(type(action).__struct_config__.tag)


def proof_of(puzzle: Puzzle) -> Proof:
    """The proof of a puzzle, with what is known of it from before."""
    proof = _proof_to_answer(puzzle.id, Seat(puzzle.seat), puzzle.position["turn"])
    proof.nodes = proof.looked = 0
    return proof


@lru_cache(maxsize=4)
def _proof_to_answer(_puzzle: str, seat: Seat, turn: int) -> Proof:
    return Proof(seat, turn, MOST_TO_ANSWER)


def turn_outcomes(start: RealmState[Any], proof: Proof) -> dict[Hashable, bool]:
    """What the seat can come to in its own turn: Defenders, Power and Courage, and whether that is sure.

    All of it, unless more is sure than a puzzle may have.
    """
    found: dict[Hashable, bool] = {}
    for then in possible_turn_ends(start, proof):
        plan = plan_of(then, proof.seat)
        found[plan] = found.get(plan, False) or proof.holds(then)
        if sum(found.values()) > MOST_PLANS:
            break
    return found


def themes(
    start: RealmState[Any], seat: Seat, line: Sequence[tuple[Seat, Action]], needed: Collection[str]
) -> list[str]:
    """What a puzzle is about; the first is its motif, which is what is hardest to see."""
    own = [action for mover, action in line if mover == seat]
    true = {
        "deploy": any(isinstance(action, act.Deploy | act.Inspire) for action in own),
        "which-courage": "which-courage" in needed,
        "sacrifice": "sacrifice" in needed,
        "retaliate": "retaliate" in needed,
        "with-an-elder": any(getattr(action, "card", None) == ELDER for action in own),
        "against-the-queen": any(mover != seat and isinstance(action, act.Queen) for mover, action in line),
    }
    found = [name for name in true if true[name]]
    named = found if found[:1] != ["against-the-queen"] and found else ["all-courage", *found]
    return [*named, *visible_themes(start, seat)]


def visible_themes(start: RealmState[Any], seat: Seat) -> Iterator[str]:
    """What can be seen of a position before anything is done."""
    yield "one-power" if len(start.realms[1 - seat].power) == 1 else "several-powers"
    if not start.realms[seat].courage:
        yield "no-courage"


def _is_turn_fresh(state: RealmState[Any], seat: Seat) -> bool:
    """Whether a seat's turn has come to its main step, and nothing has been done in it."""
    fresh = not (state.deployed or state.attacked) and state.ask is None and state.battle is None
    return fresh and state.step == "main" and state.player == seat


def _tightened_position(state: RealmState[Any], seat: Seat, courage: int, held: int) -> RealmState[Any]:
    """The position with one Fortress, no Power, and the lowest so many cards of Courage; in the worst world.

    Of the Courage in the hand so many cards are kept, for the others there are cards of the deck.
    """
    cut = state.copy()
    mine = cut.realms[seat]
    gone = [card for card in mine.hand if card in HEARTS][held:]
    new = [card for card in mine.deck if card not in COURAGE][: len(gone)]
    mine.hand = canonical((*remove_all(mine.hand, gone[: len(new)]), *new))
    mine.deck = (*remove_all(mine.deck, new), *gone[: len(new)])
    ordered = sorted(mine.courage, key=VALUE.__getitem__)
    mine.discard += (*mine.power, *mine.fortresses[1:], *ordered[courage:])
    mine.power = ()
    mine.fortresses = mine.fortresses[:1]
    mine.courage = canonical(ordered[:courage])
    made = engine.GAMES["realm_of_the_defenders"].new(
        2, "", {"position": position_of(worst_possible_position(cut, seat))}
    )
    assert isinstance(made, RealmState)
    return made


def position_of(state: RealmState[Any]) -> Json:
    """The position of a turn that begins, without what follows from it."""
    whole = state.position()
    made = {name: whole[name] for name in ("player", "turn", "order", *DEFAULTS)}
    made = {name: value for name, value in made.items() if name not in DEFAULTS or value != DEFAULTS[name]}
    return {**made, "seats": [_seat_position(realm) for realm in whole["seats"]]}


def _seat_position(realm: Json) -> Json:
    kept = {name: realm[name] for name in KEPT if realm[name] or name == "fortresses"}
    return {**kept, "defenders": [_defender_position(one) for one in realm["defenders"]]}


def _defender_position(one: Json) -> Json | str:
    plain = one["ready"] and not one["under"]
    return one["card"] if plain else {name: one[name] for name in ("card", "ready", "under")}
