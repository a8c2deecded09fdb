"""Elemental Clash: leave them no card to draw, whatever they hold and answer.

Real turns seldom need thought, so they are made tight: their Spellbook is as large as can surely be emptied, and the
rest of it lies on their discard pile. A puzzle is what needs a card of the hand, and what somebody eager gets wrong
though it would do if nobody answered (`clash_idea`).
"""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise, takewhile
from random import Random
from typing import Any, ClassVar

import msgspec

import computer
import engine
from engine import Action, Seat, State, to_json
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import Attack, GoToCombat, PlayCard, PlayStone, Target
from engine.elemental_clash.frames import Aiming, Offering, Putting, PuttingFound, Searching, Settling, TurnStep
from engine.elemental_clash.language import QUICKATTACKER
from engine.elemental_clash.squares import OTHER
from engine.elemental_clash.state import ClashState
from learning.puzzles import clash_idea
from learning.puzzles.answers import Answer, Course, stored_actions
from learning.puzzles.clash_proof import Proof, TooLong, can_be_reckoned, equivalence_key, ready_deck
from learning.puzzles.clash_reach import most_cards_taken
from learning.puzzles.clash_turn import BecameSureByDraw, Turn, likelihood
from learning.puzzles.clash_unseen import Unfit, position_as_known_to_seat, unseen_of
from learning.puzzles.counting import number_of_hands
from learning.puzzles.mining import Miner, NamedSentence, NotWorthAsking, Refutation, TemptingTry
from learning.puzzles.playing import course_steps
from learning.puzzles.puzzle import Json, Puzzle

LEAST_SPELLBOOK = 3
LEAST_DECISIONS = 3
MOST_HABIT = 0.25
"""Of four eager players at most one gets through."""
MOST_OF_A_SLIGHT_ONE = 5.7
"""Bits: a turn in which a single card clears the way is of the second step at the most."""
LONGEST_GAME = 60
TURNS_APART = 3
"""Turns close to one another have much in common."""
MOST_NODES = 1_500
"""For one size of their Spellbook."""
MOST_IN_ALL = 6_000
"""For a puzzle; two seconds and less."""
MOST_DEALS = 8
"""So often the seat's own Spellbook is put in another order, until a wrong action has failed."""
MOST_TO_ANSWER = 12_000
OF_A_DECISION = Aiming | Offering | Putting | PuttingFound | Searching | Settling
"""What is to be settled of an action before the other can answer it."""


class ClashMiner(Miner):
    """Finds turns of Elemental Clash that empty the other's Spellbook, and checks every answer to them."""

    game_id = "elemental_clash"
    open_themes = (
        "the-right-pile", "the-right-card", "the-right-target", "in-order", "several-cards", "answered",
        "against-a-flash", "against-a-trigger",
    )  # fmt: skip
    solver: ClassVar[int] = 3
    steps: ClassVar[Sequence[float]] = (5.56, 5.75, 6.8, 7.7)

    def mine_game(self, seed: str) -> Iterator[Puzzle]:
        rng = Random(f"dig/{seed}")
        ready = sorted(POOL.decks)
        names = [rng.choice(ready), rng.choice(ready)]
        state = engine.GAMES[self.game_id].new(2, f"dig/{seed}", {"decks": names})
        assert isinstance(state, ClashState)
        asked, looked, ply = -TURNS_APART, 0, 0
        while state.outcome is None and state.turn < LONGEST_GAME:
            seat = state.active[0]
            apart = state.turn >= max(asked + TURNS_APART, clash_idea.EARLIEST)
            if _is_turn_fresh(state) and apart and state.turn != looked:
                looked = state.turn
                if puzzle := self._puzzle_of_state(state, names):
                    asked = state.turn
                    yield puzzle
            state.play(seat, computer.choose(self.game_id, state.view(seat), seat, "easy", f"dig/{seed}/{ply}"))
            ply += 1

    def measured_puzzle(self, puzzle: Puzzle) -> Puzzle:
        ideas = clash_idea.motif_and_failures(puzzle, partial(_turn_of_puzzle, puzzle), _line_of(puzzle.line))
        about = [theme for theme in puzzle.themes if theme not in clash_idea.MOTIFS]
        judged = msgspec.structs.replace(puzzle, themes=(*ideas, *about))
        bits = min(puzzle.difficulty, MOST_OF_A_SLIGHT_ONE) if clash_idea.is_trivial(judged) else puzzle.difficulty
        return msgspec.structs.replace(judged, difficulty=bits, step=self.difficulty_step(bits))

    def course(self, puzzle: Puzzle) -> Course:
        turn = _turn_of_puzzle(puzzle)
        turn.feared = tempting_failures(msgspec.json.encode(puzzle))
        try:
            while turn.result is None:
                right = [action for action, keeps in turn.verdicts() if keeps]
                turn.do(turn.shortest_sure_action(right), keeps=True)
                turn.finish()
        except (BecameSureByDraw, TooLong):
            return super().course(puzzle)
        return _course_of(turn, puzzle)

    def how_tempting_fails(self, puzzle: Puzzle) -> TemptingTry | None:
        line, turn = _line_of(puzzle.line), _turn_of_puzzle(puzzle)
        try:
            crossing = next(
                (one for one in clash_idea.decisions_on_line(_turn_of_puzzle(puzzle), line) if one.tempting), None
            )
        except TooLong:
            return None
        if crossing is None:
            return None
        answers = clash_idea.answers_to(turn, line[: crossing.place], crossing.likeliest)
        if not answers:
            return None
        done = [*enumerate(turn.line)][crossing.place :]
        begun = [*takewhile(lambda one: isinstance(one[1][1], Attack | Target), done[1:])]
        places = [place for place, (_, action) in (done[0], *begun) if not (begun and isinstance(action, GoToCombat))]
        return TemptingTry(places, _course_of(turn, puzzle), answers[-1][0])

    def why_goal_not_reached(self, puzzle: Puzzle, course: Course) -> NamedSentence:
        states = [step.state for step in course_steps(puzzle, course) if isinstance(step.state, ClashState)]
        last = states[-1]
        if last.outcome is not None and puzzle.seat not in last.outcome.winners:
            return NamedSentence("beaten")
        left = [len(one.zones.deck[1 - puzzle.seat]) for one in states if one.turn == puzzle.position["turn"]]
        return NamedSentence(
            "cards-left", {"count": left[-1] if left and left[-1] else len(last.zones.deck[1 - puzzle.seat])}
        )

    def similarity_key(self, puzzle: Puzzle) -> Hashable:
        return clash_idea.similarity_key(puzzle)

    def is_halfway(self, puzzle: Puzzle, state: State[Any]) -> bool:
        assert isinstance(state, ClashState)
        return state.active == (puzzle.seat,) and isinstance(state.stack[-1], OF_A_DECISION)

    def unseen_cards(self, puzzle: Puzzle, state: State[Any]) -> Sequence[str]:
        assert isinstance(state, ClashState)
        try:
            hidden = unseen_of(state, Seat(puzzle.seat), ready_deck(deck_of(puzzle)))
        except Unfit:
            return ()
        return POOL.ids(hidden)

    def right_actions(self, puzzle: Puzzle, state: State[Any]) -> list[Action]:
        assert isinstance(state, ClashState)
        turn = turn_of(puzzle, state)
        kinds = {equivalence_key(state, turn.seat, action): right for action, right in turn.verdicts()}
        return [action for action in state.legal(turn.seat) if kinds.get(equivalence_key(state, turn.seat, action))]

    def guide(self, puzzle: Puzzle, state: State[Any]) -> Action | None:
        """One action that keeps what was asked for; None where there is none."""
        assert isinstance(state, ClashState)
        turn = turn_of(puzzle, state)
        return next((action for action in turn.choices() if turn.sure(action)), None)

    def refute(self, puzzle: Puzzle, action: Action) -> Refutation:
        answer = self.answer(puzzle, Course(puzzle.position), action)
        assert not answer.keeps
        return Refutation(answer.course.position, answer.course.line)

    def answer(self, puzzle: Puzzle, course: Course, action: Action, meant: Sequence[Action] = ()) -> Answer:
        start = Course(course.position).state(puzzle)
        assert isinstance(start, ClashState)
        played = _line_of(course.line)
        drawn = 0
        for again in range(MOST_DEALS):
            turn = turn_of(puzzle, start if not again else with_draws_reordered(start, drawn, again))
            turn.follow(played)
            drawn = len(start.zones.deck[turn.seat]) - len(turn.state.zones.deck[turn.seat])
            keeps = turn.sure(action)
            turn.feared = tempting_failures(msgspec.json.encode(puzzle)) if keeps else None
            try:
                turn.do(action, keeps)
                if keeps:
                    turn.finish()
                else:
                    turn.play_to_failure(meant)
                break
            except BecameSureByDraw:  # by what the seat has drawn: it might have drawn something else
                continue
        else:
            raise BecameSureByDraw
        return Answer(keeps=keeps, course=_course_of(turn, puzzle), over=turn.result is not None)

    def _puzzle_of_state(self, state: ClashState[Any], names: Sequence[str]) -> Puzzle | None:
        """The puzzle of a turn that begins; None where there is none in it."""
        seat = state.player
        deck = ready_deck(names[OTHER[seat]])
        if not can_be_reckoned(state, seat):
            return None
        try:
            tight = _tightened_position(state, seat, deck, names)
            puzzle = None if tight is None else self._puzzle_of_tightened(tight, seat, names)
            if tight is not None and puzzle is not None:
                puzzle = self.measured_puzzle(puzzle)
                for action in tight.legal(seat):
                    if to_json(action) not in puzzle.right:
                        self.refute(puzzle, action)
        except (TooLong, Unfit, BecameSureByDraw, NotWorthAsking):
            return None
        return puzzle

    def _puzzle_of_tightened(self, start: ClashState[Any], seat: Seat, names: Sequence[str]) -> Puzzle | None:
        """The puzzle of a position that has been made tight; None where it is none worth the name."""
        deck = ready_deck(names[OTHER[seat]])
        if _without_cards(start, seat, deck):
            return None
        turn = Turn(start, Proof(seat, start.turn, MOST_IN_ALL), deck)
        first = turn.verdicts()
        chance, decisions, only = 1.0, 0, 0
        while turn.result is None:
            verdicts = turn.verdicts()
            right = [action for action, keeps in verdicts if keeps]
            total = sum(likelihood(action, turn.state) for action, _ in verdicts)
            chance *= sum(likelihood(action, turn.state) for action in right) / total
            decisions += 1
            only += len(right) == 1
            turn.do(turn.shortest_sure_action(right), keeps=True)
        if chance > MOST_HABIT or decisions < LEAST_DECISIONS or not _cards_played_by(turn, seat):
            return None
        position = position_of(turn.start, names)
        kinds = {equivalence_key(start, seat, action): keeps for action, keeps in first}
        shown = engine.GAMES[self.game_id].new(2, "", {"position": position})
        hidden = unseen_of(start, seat, deck)
        hand = len(start.zones.hand[OTHER[seat]]) - len(start.zones.shown[OTHER[seat]])
        return self.make_puzzle(
            shown,
            seat,
            "empty-spellbook",
            verdicts=[(action, kinds[equivalence_key(start, seat, action)]) for action in start.legal(seat)],
            line=turn.line,
            themes=themes(turn, seat),
            worlds=number_of_hands(hidden, hand),
            decisions=decisions,
            habit=chance,
            narrow=only,
            position=position,
        )


def deck_of(puzzle: Puzzle) -> str:
    """The deck that the other plays, which is told with the question."""
    name = puzzle.position["started"]["decks"][1 - puzzle.seat]
    assert isinstance(name, str)
    return name


def turn_of(puzzle: Puzzle, start: ClashState[Any]) -> Turn:
    """The turn of a puzzle, with what is known of it from before."""
    proof = _proof_to_answer(puzzle.id, Seat(puzzle.seat), puzzle.position["turn"])
    proof.nodes = 0
    return Turn(start, proof, ready_deck(deck_of(puzzle)))


def _turn_of_puzzle(puzzle: Puzzle) -> Turn:
    """The turn of a puzzle, not yet played."""
    start = puzzle.state()
    assert isinstance(start, ClashState)
    return turn_of(puzzle, start)


def _line_of(turns: Iterable[tuple[int, Json]]) -> list[tuple[Seat, Action]]:
    game = engine.GAMES["elemental_clash"]
    return [(Seat(mover), game.action(data)) for mover, data in turns]


def _course_of(turn: Turn, puzzle: Puzzle) -> Course:
    """What has been played of a turn."""
    names = puzzle.position["started"]["decks"]
    return Course(position_of(turn.start, names), stored_actions(turn.line))


@lru_cache(maxsize=16)
def tempting_failures(told: bytes) -> Counter[Hashable]:
    """By what ways fail that look as good as the right one; ``told``: the puzzle."""
    puzzle = msgspec.json.decode(told, type=Puzzle)
    try:
        return clash_idea.tempting_failures(partial(_turn_of_puzzle, puzzle), _line_of(puzzle.line))
    except TooLong:
        return Counter()


@lru_cache(maxsize=4)
def _proof_to_answer(_puzzle: str, seat: Seat, turn: int) -> Proof:
    return Proof(seat, turn, MOST_TO_ANSWER)


def with_draws_reordered(start: ClashState[Any], drawn: int, again: int) -> ClashState[Any]:
    """The position with what the turn player has not drawn yet in another order."""
    seat = start.player
    deck = start.zones.deck[seat]
    below, top = deck[: len(deck) - drawn], deck[len(deck) - drawn :]
    step = again * len(below) // MOST_DEALS
    dealt = start.copy()
    dealt.zones.deck[seat] = (*below[step:], *below[:step], *top)
    return dealt


def _is_turn_fresh(state: ClashState[Any]) -> bool:
    """Whether a turn has come to its first main phase, and nothing has been done in it."""
    return len(state.stack) == 1 and isinstance(frame := state.stack[0], TurnStep) and frame.step == "main1"


def _tightened_position(
    state: ClashState[Any], seat: Seat, deck: Mapping[int, int], names: Sequence[str]
) -> ClashState[Any] | None:
    """The position with the largest Spellbook of the other's that can surely be emptied; None if it is too small."""
    best = None
    size = len(state.zones.deck[OTHER[seat]])
    lying = size + len(state.zones.discard[OTHER[seat]])
    for n in range(
        max(LEAST_SPELLBOOK, lying - clash_idea.most_discarded(state.turn)),
        min(size, most_cards_taken(state, seat)) + 1,
    ):
        cut = _with_spellbook_cut(state, seat, n, names)
        try:
            if not Proof(seat, cut.turn, MOST_NODES).holds(position_as_known_to_seat(cut, seat, deck)):
                break
        except TooLong:
            break
        best = cut
    return best


def _with_spellbook_cut(state: ClashState[Any], seat: Seat, n: int, names: Sequence[str]) -> ClashState[Any]:
    """The position with that many cards in the other's Spellbook, the others on their discard pile."""
    other = OTHER[seat]
    position = with_useless_draws_first(position_of(state, names))
    side = position["seats"][other]
    deck = _unpacked_cards(side["deck"])
    side["discard"] = _packed_cards([*_unpacked_cards(side.get("discard", [])), *reversed(deck[n:])])
    side["deck"] = _packed_cards(deck[:n])
    if "known" in side:
        side["known"] = side["known"][:n]
    made = engine.GAMES["elemental_clash"].new(2, "", {"position": position})
    assert isinstance(made, ClashState)
    return made


def _without_cards(start: ClashState[Any], seat: Seat, deck: Mapping[int, int]) -> bool:
    """Whether it is sure with the stones of the hand alone."""
    node = position_as_known_to_seat(start, seat, deck)
    hand = node.state.zones.hand
    hand[seat] = tuple(no for no in hand[seat] if POOL.cards[no].kind == "stone")
    return Proof(seat, start.turn, MOST_NODES).holds(node)


def _cards_played_by(turn: Turn, seat: Seat) -> list[str]:
    """The cards that the seat plays in a turn, stones apart."""
    return [action.card for mover, action in turn.line if mover == seat and isinstance(action, PlayCard)]


def themes(turn: Turn, seat: Seat) -> list[str]:
    """What happens in a puzzle: what its first card does, and more; the motif is told by `clash_idea`."""
    cards = _cards_played_by(turn, seat)
    answered = any(mover != seat and isinstance(action, PlayCard) for mover, action in turn.line)
    stone = any(mover == seat and isinstance(action, PlayStone) for mover, action in turn.line)
    more = {"answered": answered, "with-a-stone": stone, "several-cards": len(cards) > 1}
    return [clash_idea.what_it_does(cards[0]), *(name for name, true in more.items() if true)]


# Positions as they are kept


def with_useless_draws_first(position: Json) -> Json:
    """The position with the turn player's Spellbook in an order in which what is drawn first is of little use."""
    side = position["seats"][position["player"]]
    if "known" not in side:
        side["deck"] = _packed_cards(sorted(_unpacked_cards(side["deck"]), key=_usefulness_of_card, reverse=True))
    return position


def position_of(state: ClashState[Any], names: Sequence[str]) -> Json:
    """The position of a turn that begins, without what follows from it; nobody may switch a standing order."""
    whole = state.position()
    sides = [_side_position(side, state, seat) for seat, side in enumerate(whole["seats"])]
    found = {name: whole[name] for name in ("turn", "player", "stones")}
    return {**found, "phase": "main1", "seats": sides, "started": {"decks": [*names]}}


def _side_position(side: Json, state: ClashState[Any], seat: int) -> Json:
    deck = _unpacked_cards(side["deck"])
    made: Json = {"deck": _packed_cards(deck), "hand": _packed_cards(side["hand"])}
    if side["discard"]:
        made["discard"] = _packed_cards(side["discard"])
    for zone in ("atk", "def"):
        if side[zone]:
            made[zone] = {number: _lying_card(card) for number, card in side[zone].items()}
    made["piles"] = [
        {"stones": _packed_cards(pile["stones"]), **({"card": _lying_card(pile["card"])} if pile["card"] else {})}
        for pile in side["piles"]
    ]
    for name in ("known", "shown"):
        if any(side[name]):
            made[name] = side[name]
    return {**made, "orders": ["spell", "combat", "end"], "asked": ["spell", "combat", "end"]}


def _usefulness_of_card(card_id: str) -> tuple[int, int]:
    """How much could be done with a card that is drawn; those that would trigger on the discard pile lie deepest."""
    card = POOL[card_id]
    if card.dpt:
        return 5, 0
    if card.kind in ("spell", "flash") or card.printed[2] & QUICKATTACKER:
        return 4, 0
    if card.kind == "stone":
        return 3, 0
    return (2, 0) if card.own else (int(card.kind == "permanent"), -card.level)


def _lying_card(card: Json) -> Json | str:
    kept = {name: card[name] for name in ("damage", "effects") if card.get(name)}
    if card.get("status", "live") == "chain":
        raise Unfit("a spell is on its way")
    return {"card": card["card"], **kept} if kept else str(card["card"])


def _packed_cards(cards: Sequence[str]) -> list[str]:
    """Cards from bottom to top, equal neighbours as one."""
    ends = [0, *(n for n, (one, other) in enumerate(pairwise(cards), 1) if one != other), len(cards)]
    runs = [(cards[start], end - start) for start, end in pairwise(ends) if end > start]
    return [card if n == 1 else f"{card}*{n}" for card, n in runs]


def _unpacked_cards(cards: Sequence[str]) -> list[str]:
    """The same, one by one."""
    found: list[str] = []
    for text in cards:
        card, _, times = text.partition("*")
        found += [card] * int(times or 1)
    return found
