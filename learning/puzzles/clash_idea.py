"""Elemental Clash: what makes a turn a puzzle, and what it is about.

A sure way alone is none: where everything attacks and the cards that do most are played, it is a sum. It takes plans
that would do if nobody answered, and fail: whoever follows the likeliest of them has to be refuted. What tells the
right way from such a plan is the motif.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, NamedTuple

from engine import Action, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.actions import Attack, PlayCard, PlayStone, Target
from engine.elemental_clash.language import QUICKATTACKER, Buff, Damage, Destroy, Move, Triggered
from engine.elemental_clash.state import ClashState
from learning.puzzles.clash_proof import Proof, TooLong, action_name, equivalence_key, their_choices
from learning.puzzles.clash_reach import atk_gain, harm_to_spellbook
from learning.puzzles.clash_turn import AT_PLAYER, CALM, BecameSureByDraw, Turn, answer_key, likelihood
from learning.puzzles.clash_unseen import Entry, KnownPosition
from learning.puzzles.mining import NotWorthAsking
from learning.puzzles.puzzle import Json, Puzzle

LEAST_TEMPTING = 3
"""So many plans look as good on the way, and fail."""
LEAST_PLAUSIBLE = 3
"""So many first actions look as if they would do."""
CARDS_A_TURN = 2.5
"""More than so many cards a turn are seldom lost: a discard pile that is larger looks made up."""
EARLIEST = 6
MOST_UNANSWERED = 6_000
SPOILERS = {"play": "against-a-flash", "put": "against-a-trigger"}
"""By what hidden cards a plan fails, by the kind of action of the other's."""
CLEARING = ("send-away", "strike-down", "hold-back")
"""What gets somebody out of the way who could block."""
SUBTLE = frozenset(
    {
        "the-right-target", "hold-one-back", "keep-the-card", "attack-first", "the-right-moment", *SPOILERS.values(),
    }
)  # fmt: skip
"""What makes more than a sum of a turn in which one card gets somebody out of the way."""
MOTIFS = frozenset(
    {
        "the-right-pile", "the-right-card", "in-order", "cards-first", "attack-first", "the-right-target",
        "clear-the-way", "hold-one-back", "everybody-attacks", "keep-the-card", "the-right-moment", "the-right-choice",
        *SPOILERS.values(),
    }
)  # fmt: skip


class UnansweredProof(Proof):
    """What would come true if the other let everything happen: no block, no spell, nothing that triggers."""

    def answers(self, node: KnownPosition) -> list[Action]:
        found = their_choices(node)
        return [next((action for action in found if action_name(action) in CALM), found[0])]

    def outcomes_of(
        self, node: KnownPosition, mover: Seat, action: Action
    ) -> list[tuple[KnownPosition, tuple[Entry, ...]]]:
        return super().outcomes_of(node, mover, action)[:1]


class Crossroads(NamedTuple):
    """A decision on the way: what is right, what looks as if it would do, and what is done."""

    place: int
    """How many actions of the line come before it."""
    state: ClashState[Any]
    right: Sequence[Action]
    tempting: Sequence[Action]
    chosen: Action

    @property
    def likeliest(self) -> Action:
        """What is likeliest of all that looks as if it would do."""
        return max(self.tempting, key=lambda one: likelihood(one, self.state))

    def fails(self, action: Action) -> bool:
        """Whether an action can be done here, and is wrong."""
        seat = self.state.player
        right = [equivalence_key(self.state, seat, one) for one in self.right]
        return action in self.state.legal(seat) and equivalence_key(self.state, seat, action) not in right


Eager = Callable[[Action, ClashState[Any]], float]


def likelihood_by_playing_cards_first(action: Action, state: ClashState[Any]) -> float:
    """How likely somebody does this who plays what does most, then lets everything attack."""
    return likelihood(action, state)


def likelihood_by_attacking_at_once(action: Action, state: ClashState[Any]) -> float:
    """How likely somebody does this who lets everything attack at once."""
    return AT_PLAYER + 1 if action_name(action) == "combat" else likelihood(action, state)


def decisions_on_line(turn: Turn, line: Sequence[tuple[Seat, Action]]) -> list[Crossroads]:
    """The decisions of the seat on a line; the turn is played by that."""
    dreams = UnansweredProof(turn.seat, turn.start.turn, MOST_UNANSWERED)
    found = []
    for place, (mover, action) in enumerate(line):
        if mover == turn.seat and len(turn.state.legal(mover)) > 1:
            node, verdicts = turn.node(), turn.verdicts()
            right = [one for one, keeps in verdicts if keeps]
            tempting = [one for one, keeps in verdicts if not keeps and dreams.is_sure_after(node, one)]
            found.append(Crossroads(place, turn.state.copy(), right, tempting, action))
        turn.follow([(mover, action)])
    return found


def naive_play_wins(turn: Turn, eager: Eager) -> bool:
    """Whether somebody wins who always does the likeliest thing that would do without an answer."""
    dreams = UnansweredProof(turn.seat, turn.start.turn, MOST_UNANSWERED)
    while turn.result is None:
        node, choices = turn.node(), turn.choices()
        state = turn.state
        wanted = [one for one in choices if dreams.is_sure_after(node, one)] or choices
        action = max(wanted, key=lambda one: eager(one, state))
        if not turn.sure(action):
            return False
        turn.do(action, keeps=True)
    return bool(turn.result)


def looks_like_real_game(puzzle: Puzzle) -> bool:
    """Whether as many cards lie on the other's discard pile as may come there in so many turns."""
    turn = puzzle.position["turn"]
    assert isinstance(turn, int)
    discarded = puzzle.position["seats"][1 - puzzle.seat].get("discard", ())
    lost = sum(int(text.partition("*")[2] or 1) for text in discarded)
    return turn >= EARLIEST and lost <= most_discarded(turn)


def most_discarded(turn: int) -> int:
    """How many cards may lie on a discard pile in a turn without looking made up."""
    return int(CARDS_A_TURN * turn)


def motif_and_failures(puzzle: Puzzle, begin: Callable[[], Turn], line: Sequence[tuple[Seat, Action]]) -> list[str]:
    """The motif of a proved puzzle, and by what that fails which looks as good; NotWorthAsking for a dull one.

    ``begin``: the turn, not yet played.
    """
    if not looks_like_real_game(puzzle):
        raise NotWorthAsking("looks made up")
    try:
        found = decisions_on_line(begin(), line)
        if sum(len(one.tempting) for one in found) < LEAST_TEMPTING:
            raise NotWorthAsking("adds up")
        if len(found[0].right) + len(found[0].tempting) < LEAST_PLAUSIBLE:
            raise NotWorthAsking("forced")
        if any(
            naive_play_wins(begin(), eager)
            for eager in (likelihood_by_playing_cards_first, likelihood_by_attacking_at_once)
        ):
            raise NotWorthAsking("the obvious works")
    except TooLong:
        raise NotWorthAsking("too long") from None
    crossing = next(one for one in found if one.tempting)
    later = [action for mover, action in line[crossing.place + 1 :] if mover == puzzle.seat]
    return [motif(crossing, later), *hidden_spoilers(begin(), line[: crossing.place], crossing)]


def hidden_spoilers(turn: Turn, line: Sequence[tuple[Seat, Action]], crossing: Crossroads) -> list[str]:
    """By what hidden cards the likeliest of those plans fails; nothing where a block is enough, or a draw decides."""
    theirs = [action for _, action in answers_to(turn, line, crossing.likeliest)]
    kinds = {SPOILERS[action_name(action)] for action in theirs if action_name(action) in SPOILERS}
    return sorted(kinds)


def answers_to(turn: Turn, line: Sequence[tuple[Seat, Action]], action: Action) -> list[tuple[int, Action]]:
    """By what a wrong action fails that follows on a line: the other's answers, each with how many actions come before
    it. None where a draw decides. The turn is played to its end."""
    turn.follow(line)
    try:
        turn.do(action, keeps=False)
        turn.play_to_failure()
    except (BecameSureByDraw, TooLong):
        return []
    later = [*enumerate(turn.line)][len(line) :]
    return [(place, one) for place, (mover, one) in later if mover == turn.other and action_name(one) not in CALM]


def tempting_failures(begin: Callable[[], Turn], line: Sequence[tuple[Seat, Action]]) -> Counter[Hashable]:
    """By what those plans fail that look as good, and how many of them: see `Turn.feared`."""
    found: Counter[Hashable] = Counter()
    for crossing in decisions_on_line(begin(), line):
        for action in crossing.tempting:
            turn = begin()
            answers = answers_to(turn, line[: crossing.place], action)
            found.update(answer_key(answer, turn.before(place)) for place, answer in answers)
    return found


def motif(crossing: Crossroads, later: Sequence[Action]) -> str:
    """What tells the right way from the likeliest of those that fail. ``later``: what is done after it."""
    chosen, other = crossing.chosen, crossing.likeliest
    again = next((one for one in later if _is_of(other, one)), None)
    match chosen, other:
        case ((PlayCard() | PlayStone()), (PlayCard() | PlayStone())):
            if other.card == chosen.card:
                return "the-right-pile"
            if what_it_does(chosen.card) in CLEARING:
                return "clear-the-way"
            if again is None:
                return "the-right-card"
            return "in-order" if crossing.fails(again) else "the-right-pile"
        case ((PlayCard() | PlayStone()), _):
            if action_name(other) in CALM:
                return "the-right-moment"
            return "clear-the-way" if what_it_does(chosen.card) in CLEARING else "cards-first"
        case Target(), _:
            return "the-right-target"
        case Attack(), Attack():
            if not chosen.to.endswith("P"):
                return "clear-the-way"
            if other.from_ == chosen.from_:
                return "the-right-target"
            if again is None:
                return "hold-one-back"
            return "in-order" if crossing.fails(again) else "the-right-target"
        case Attack(), _:
            return "everybody-attacks"
        case _, Attack():
            return "hold-one-back"
        case _, (PlayCard() | PlayStone()):
            if again is None:
                return "keep-the-card"
            return "attack-first" if action_name(chosen) == "combat" else "the-right-moment"
    return "the-right-choice"


def what_it_does(card_id: str) -> str:
    """What a card does, in a word."""
    card = POOL[card_id]
    ops = [op for ability in card.ability if isinstance(ability, Triggered) for op in ability.do]
    if card.printed[2] & QUICKATTACKER:
        return "quick-attack"
    if harm_to_spellbook(card.no, played=True):
        return "burn"
    if atk_gain(card.no, played=True):
        return "push"
    if any(isinstance(op, Move) for op in ops):
        return "send-away"
    if any(isinstance(op, Damage | Destroy) for op in ops):
        return "strike-down"
    if any(isinstance(op, Buff) for op in ops):
        return "hold-back"
    return "fetch" if ops else "another-body"


def _is_of(action: Action, other: Action) -> bool:
    """Whether two actions are of the same card or the same attacker."""
    if isinstance(action, PlayCard | PlayStone):
        return isinstance(other, PlayCard | PlayStone) and other.card == action.card
    return isinstance(other, Attack) and isinstance(action, Attack) and other.from_ == action.from_


def is_trivial(puzzle: Puzzle) -> bool:
    """Whether one card that gets somebody out of the way is all that is played, and all that is to be found."""
    cards = _cards_played(puzzle)
    return len(cards) == 1 and what_it_does(cards[0]) in CLEARING and not SUBTLE & set(puzzle.themes)


def _cards_played(puzzle: Puzzle) -> list[str]:
    return sorted(data["card"] for mover, data in puzzle.line if mover == puzzle.seat and data["type"] == "play")


def similarity_key(puzzle: Puzzle) -> tuple[object, ...]:
    """What is the same for puzzles of which one is enough: the motif, the deck, and the cards that are played."""
    own = [data for mover, data in puzzle.line if mover == puzzle.seat]
    attacking = sorted(_attackers_lying(puzzle, own))
    return puzzle.themes[0], puzzle.position["started"]["decks"][puzzle.seat], *_cards_played(puzzle), "", *attacking


def _attackers_lying(puzzle: Puzzle, own: Sequence[Json]) -> list[str]:
    """The creatures that lie there already and attack."""
    side = puzzle.position["seats"][puzzle.seat].get("atk", {})
    spaces: Mapping[str, Any] = {f"{puzzle.seat}A{number}": card for number, card in side.items()}
    lying = [spaces.get(data["from"]) for data in own if data["type"] == "attack"]
    return [card if isinstance(card, str) else card["card"] for card in lying if card is not None]
