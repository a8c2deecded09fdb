"""Realm of the Defenders: live through the other's next turn, whatever they hold and draw.

Real turns are made tight: one Fortress is left, no Power, and so little Courage that few plans do it.
"""

from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

import msgspec

import computer
import engine
from engine import Action, Seat, State, to_json
from engine.realm_of_the_defenders import actions as act
from engine.realm_of_the_defenders.cards import COURAGE, ELDER, HEARTS, POWER, QUEEN, VALUE, canonical, remove_all
from engine.realm_of_the_defenders.state import RealmState
from learning.puzzles.answers import Answer, Course
from learning.puzzles.counting import number_of_hands
from learning.puzzles.mining import Miner, Missing, Refutation, ThrownOut, difficulty
from learning.puzzles.puzzle import Json, Puzzle
from learning.puzzles.puzzle import proof_of as hash_of
from learning.puzzles.realm_proof import LEAST_DECK, Proof, TooLong, Unfit, unseen, worst

MOST_COURAGE = 3
"""So many Courage cards are kept at most."""
HELD = (0, 1, 8)
"""So many Courage cards may be in the hand; it matters what else is done where there are few."""
MOST_WAYS = 16
"""The other's ways to attack, roughly: with more of them neither people nor the plain proof see the end."""
MOST_PLANS, LEAST_PLANS = 3, 5
"""So many plans may be right, and so many there have to be."""
MOST_HABIT = 0.25
LONGEST_GAME = 80
TURNS_APART = 3
MOST_NODES = 4_000
MOST_TO_ANSWER = 20_000
LIKELY = {"deploy": 3.0, "inspire": 1.5, "done": 1.0, "place": 3.0, "retaliate": 2.0}
"""How likely somebody does what can be done, by the kind of action; 1 for what is not here."""
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
    open_themes = ("which-courage", "against-the-queen")
    solver: ClassVar[int] = 3
    steps: ClassVar[Sequence[float]] = (5.1, 5.8, 6.9, 8.4)
    shares: ClassVar[Mapping[str, float]] = {"all-courage": 0.2}

    def dig(self, seed: str) -> Iterator[Puzzle]:
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {})
        assert isinstance(state, RealmState)
        asked, looked, ply = -TURNS_APART, 0, 0
        while state.outcome is None and state.turn < LONGEST_GAME:
            seat = state.active[0]
            if _begins(state, seat) and state.turn >= asked + TURNS_APART and state.turn != looked:
                looked = state.turn
                if puzzle := self._asked(state, seat):
                    asked = state.turn
                    yield puzzle
            state.play(seat, computer.choose(self.game_id, state.view(seat), seat, "easy", f"dig/{seed}/{ply}"))
            ply += 1

    def judged(self, puzzle: Puzzle) -> Puzzle:
        start, seat = puzzle.state(), Seat(puzzle.seat)
        assert isinstance(start, RealmState)
        turn = Turn(start, proof_of(puzzle))
        try:
            walk = walked(turn)
        except TooLong:
            raise ThrownOut("too long") from None
        bits = difficulty(walk.chance, walk.narrow, puzzle.worlds)
        line = tuple((int(each), to_json(one)) for each, one in turn.line)
        verdicts = [(to_json(one), to_json(one) in puzzle.right) for one in start.legal(seat)]
        return msgspec.structs.replace(
            puzzle,
            line=line,
            themes=tuple(themes(start, seat, turn.line, walk.needed)),
            decisions=walk.decisions,
            difficulty=bits,
            step=self.step(bits),
            proof=hash_of(verdicts, line),
        )

    def missing(self, puzzle: Puzzle, course: Course) -> Missing:
        return Missing("fallen")

    def likeness(self, puzzle: Puzzle) -> Hashable:
        """The motif, which kinds of cards are placed and who enters or falls for it, and how many stand there."""
        own = [data for mover, data in puzzle.line if mover == puzzle.seat and data["type"] in SHAPING]
        kinds = sorted(f"{data['type']} {data.get('pool', '')} {str(data.get('card', ''))[-1:]}" for data in own)
        sides = [puzzle.position["seats"][seat] for seat in (puzzle.seat, 1 - puzzle.seat)]
        numbers = [len(side.get(name, ())) for side in sides for name in ("defenders", "courage", "power")]
        return puzzle.themes, *kinds, *numbers

    def keeping(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        assert isinstance(state, RealmState)
        seat = Seat(puzzle.seat)
        proof = proof_of(puzzle)
        known = worst(state, seat)
        return [action for action in state.legal(seat) if proof.sure(known, action)]

    def guide(self, puzzle: Puzzle, state: State[Any]) -> Action | None:
        """One action that keeps what was asked for; None where there is none."""
        assert isinstance(state, RealmState)
        proof = proof_of(puzzle)
        known = worst(state, Seat(puzzle.seat))
        return next((action for action in proof.choices(known) if proof.sure(known, action)), None)

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
        keeps = turn.proof.sure(turn.state, action)
        turn.do(action, keeps)
        if keeps:
            turn.finish()
        else:
            turn.fail(meant)
        line = tuple((int(each), to_json(one)) for each, one in turn.line)
        return Answer(keeps=keeps, course=Course(position_of(turn.start), line), over=turn.end is not None)

    def _asked(self, state: RealmState[Any], seat: Seat) -> Puzzle | None:
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
                tight = _tightened(state, seat, kept, held)
                proof = Proof(seat, tight.turn, MOST_NODES)
                if any(isinstance(action, OUT_OF_TURN) for action in tight.legal(seat)):
                    return None
                if proof.holds(tight):
                    return self._puzzle(tight, seat, proof)
            except (TooLong, Unfit):
                return None
        return None

    def _puzzle(self, start: RealmState[Any], seat: Seat, proof: Proof) -> Puzzle | None:
        """The puzzle of a position that has been made tight; None where it is none worth the name."""
        plans = turn_outcomes(start, proof)
        right = [plan for plan, holds in plans.items() if holds]
        if len(right) > MOST_PLANS or len(plans) < LEAST_PLANS:
            return None
        legal = start.legal(seat)
        verdicts = [(action, proof.sure(start, action)) for action in legal]
        turn = Turn(start, proof)
        walk = walked(turn)
        if walk.chance > MOST_HABIT:
            return None
        position = position_of(turn.start)
        power = [card for card in unseen(start, Seat(1 - seat)) if card in POWER]
        queen = QUEEN in unseen(start, Seat(1 - seat))
        return self.puzzle(
            engine.GAMES[self.game_id].new(2, "", {"position": position}),
            seat,
            "survive",
            verdicts=verdicts,
            line=turn.line,
            themes=themes(start, seat, turn.line, walk.needed),
            worlds=number_of_hands(power, len(start.realms[1 - seat].power)) * (1 + queen),
            decisions=walk.decisions,
            habit=walk.chance,
            narrow=walk.narrow,
            position=position,
        )


class Turn:
    """The seat's turn and the other's after it, in the worst world, and what has been played of them."""

    def __init__(self, start: RealmState[Any], proof: Proof) -> None:
        self.proof = proof
        self.start = start
        self.state = start.copy()
        self.line: list[tuple[Seat, Action]] = []

    @property
    def end(self) -> bool | None:
        """Whether the realm has lived; None while that is open."""
        return self.proof.end(self.state)

    def play(self, mover: Seat, action: Action) -> None:
        """Play an action."""
        self.state.play(mover, action)
        self.line.append((mover, action))

    def best(self, keeping: Sequence[Action]) -> Action:
        """Of the seat's actions that are sure the one that leads on in its own turn, else the one that saves most."""
        if self.state.player == self.proof.seat:  # nothing that isn't needed, such as Power
            return min(keeping, key=lambda one: (not isinstance(one, act.Done), getattr(one, "pool", "") == "power"))
        return max(keeping, key=self._left)

    def do(self, action: Action, keeps: bool) -> None:
        """The seat does this, and the other what is worst for it, until the seat has to choose again or all is over.

        Where the action doesn't keep what was asked for, they do what makes it fail.
        """
        self.play(self.proof.seat, action)
        while self.end is None:
            mover = self.state.active[0]
            choices = self.proof.choices(self.state)
            if mover == self.proof.seat and len(self.state.legal(mover)) > 1:
                return
            if mover == self.proof.seat:
                self.play(mover, choices[0])
            elif keeps:
                self.play(mover, min(choices, key=lambda one: (self._room(one), self._left(one))))
            else:
                self._fail_by(next(action for action in choices if not self.proof.sure(self.state, action)))

    def finish(self) -> None:
        """Play on as long as nothing that the seat may do in the other's turn can go wrong."""
        while self.end is None and self.state.player != self.proof.seat:
            choices = self.proof.choices(self.state)
            if not all(self.proof.sure(self.state, action) for action in choices):
                return
            self.do(self.best(choices), keeps=True)

    def fail(self, meant: Sequence[Action] = ()) -> None:
        """Play on to the end where nothing is sure any more: what the seat means to do, as long as it can, then what is
        likeliest, and answers with which it fails."""
        left = [*meant]
        while self.end is None:
            if left and left[0] in self.state.legal(self.proof.seat):
                self.do(left.pop(0), keeps=False)
            else:
                left.clear()
                self.do(max(self.proof.choices(self.state), key=likely), keeps=False)

    def _room(self, action: Action) -> float:
        """How much of what the seat may still do is right after an action of the other's; the less, the harder."""
        try:
            return min(self.proof.room(then) for then in self.proof.after(self.state, action))
        except TooLong:
            return 1.0

    def _left(self, action: Action) -> int:
        """What is left after an action, at the least; where that takes too long, more than anything else."""
        try:
            return min(self.proof.left(then) for then in self.proof.after(self.state, action))
        except TooLong:
            return 0

    def _fail_by(self, action: Action) -> None:
        """Play an action of the other's after which it fails; what chance has to bring for that comes about."""
        wanted = {self.proof.key(then) for then in self.proof.after(self.state, action) if not self.proof.holds(then)}
        line = [*self.line, (self.state.active[0], action)]
        begun = self.start.chance
        while True:
            self.state, self.line = self.start.copy(), []
            for mover, each in line:
                self.play(mover, each)
            if self.proof.key(self.state) in wanted:
                return
            self.start = self.start.copy()
            self.start.chance += 1
            if self.start.chance > begun + MOST_CHANCES:
                raise Unfit


MOST_CHANCES = 500


class Walk(NamedTuple):
    """What the way through a turn was like."""

    chance: float
    """How likely it is found by doing what is usual."""
    decisions: int
    narrow: int
    """How many of them can go wrong."""
    needed: Collection[str]
    """The kinds of actions that were right where nothing else was; ``which-courage``: not every Courage card fitted."""


def walked(turn: Turn) -> Walk:
    """Play a turn to its end, the seat rightly, the other what asks most of it."""
    chance, decisions, narrow, needed = 1.0, 0, 0, set()
    while turn.end is None:
        choices = turn.proof.choices(turn.state)
        keeping = [action for action in choices if turn.proof.sure(turn.state, action)]
        chance *= sum(map(likely, keeping)) / sum(map(likely, choices))
        decisions += 1
        narrow += len(keeping) < len(choices)
        kinds = {kind(action) for action in keeping}
        if len(kinds) == 1 and len(keeping) < len(choices):
            needed |= kinds
        fits = {action in keeping for action in choices if getattr(action, "pool", "") == "courage"}
        if len(fits) == len({True, False}):
            needed.add("which-courage")
        turn.do(turn.best(keeping), keeps=True)
    return Walk(chance, decisions, narrow, needed)


def kind(action: Action) -> str:
    """What an action is called."""
    return str(type(action).__struct_config__.tag)


def likely(action: Action) -> float:
    """How likely somebody does this who does what is usual."""
    return LIKELY.get(kind(action), 1.0)


def proof_of(puzzle: Puzzle) -> Proof:
    """The proof of a puzzle, with what is known of it from before."""
    proof = _proof(puzzle.id, Seat(puzzle.seat), puzzle.position["turn"])
    proof.nodes = 0
    return proof


@lru_cache(maxsize=4)
def _proof(_puzzle: str, seat: Seat, turn: int) -> Proof:
    return Proof(seat, turn, MOST_TO_ANSWER)


def turn_outcomes(start: RealmState[Any], proof: Proof) -> dict[Hashable, bool]:
    """What the seat can come to in its own turn: Defenders, Power and Courage, and whether that is sure.

    All of it, unless more is sure than a puzzle may have.
    """
    found: dict[Hashable, bool] = {}
    seen: set[Hashable] = set()
    pending = [start]
    while pending:
        state = pending.pop()
        for action in proof.choices(state):
            for then in proof.after(state, action):
                if then.player == proof.seat:
                    if (key := proof.key(then)) not in seen:
                        seen.add(key)
                        pending.append(then)
                    continue
                mine = then.realms[proof.seat]
                plan = tuple(sorted(one.card for one in mine.defenders)), mine.power, mine.courage
                found[plan] = found.get(plan, False) or proof.holds(then)
                if sum(found.values()) > MOST_PLANS:
                    return found
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
    return found if found[:1] != ["against-the-queen"] and found else ["all-courage", *found]


def _begins(state: RealmState[Any], seat: Seat) -> bool:
    """Whether a seat's turn has come to its main step, and nothing has been done in it."""
    fresh = not (state.deployed or state.attacked) and state.ask is None and state.battle is None
    return fresh and state.step == "main" and state.player == seat


def _tightened(state: RealmState[Any], seat: Seat, courage: int, held: int) -> RealmState[Any]:
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
    made = engine.GAMES["realm_of_the_defenders"].new(2, "", {"position": position_of(worst(cut, seat))})
    assert isinstance(made, RealmState)
    return made


def position_of(state: RealmState[Any]) -> Json:
    """The position of a turn that begins, without what follows from it."""
    whole = state.position()
    made = {name: whole[name] for name in ("player", "turn", "order", *DEFAULTS)}
    made = {name: value for name, value in made.items() if name not in DEFAULTS or value != DEFAULTS[name]}
    return {**made, "seats": [_seat(realm) for realm in whole["seats"]]}


def _seat(realm: Json) -> Json:
    kept = {name: realm[name] for name in KEPT if realm[name] or name == "fortresses"}
    return {**kept, "defenders": [_defender(one) for one in realm["defenders"]]}


def _defender(one: Json) -> Json | str:
    plain = one["ready"] and not one["under"]
    return one["card"] if plain else {name: one[name] for name in ("card", "ready", "under")}
