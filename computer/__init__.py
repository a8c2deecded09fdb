"""Players that are programs: a view in, an action out.

    computer.choose("elements", view, seat, "normal", seed="any text but the game's seed")

The same view, seat, level and seed always give the same action, on every machine.
"""

from collections.abc import Mapping
from types import MappingProxyType

import engine
from computer.elemental import ElementalPlayer
from computer.elemental_clash import ClashPlayer
from computer.elemental_defenders import DefendersPlayer
from computer.elements import ElementsPlayer
from computer.plan import Plan
from computer.player import LEVELS, Candidate, Decision, Level, Player, Question, Stopper, Table, advice_seed, never
from computer.realm_of_the_defenders import RealmPlayer
from engine import Action, Seat, View

PLAYERS: Mapping[str, Player] = MappingProxyType(
    {
        "elements": ElementsPlayer(),
        "elemental_defenders": DefendersPlayer(),
        "elemental": ElementalPlayer(),
        "elemental_clash": ClashPlayer(),
        "realm_of_the_defenders": RealmPlayer(),
    }
)

__all__ = [
    "LEVELS",
    "PLAYERS",
    "Candidate",
    "Decision",
    "Level",
    "Plan",
    "Stopper",
    "Table",
    "advice_seed",
    "analyse",
    "choose",
    "decide",
    "likely",
    "plan_of_this_turn",
]


def choose(
    game_id: str,
    view: View,
    seat: Seat,
    level: Level,
    seed: str,
    *,
    stop: Stopper = never,
    effort: float = 1.0,
) -> Action:
    """The action that a computer of that level plays as ``seat``, who sees ``view`` and has something to do.

    The seed must not follow from the game's own, which tells what the deck holds. Once ``stop`` says so the answer
    comes from what has been thought up to then; ``effort`` is the share of the level's budget to spend.
    """
    return decide(game_id, view, seat, level, seed, stop=stop, effort=effort).action


def decide(
    game_id: str,
    view: View,
    seat: Seat,
    level: Level,
    seed: str,
    *,
    plan: Plan | None = None,
    stop: Stopper = never,
    effort: float = 1.0,
) -> Decision:
    """The action, and the plan that the next question of the same turn should bring along."""
    question = Question(
        engine.GAMES[game_id], view, seat, level, seed, stop, effort, plan=plan_of_this_turn(game_id, view, plan)
    )
    forced = _only_action(question)
    return PLAYERS[game_id].decide(question) if forced is None else Decision(forced, plan)


def plan_of_this_turn(game_id: str, view: View, plan: Plan | None) -> Plan | None:
    """The plan, if it is one for the turn that the view shows."""
    return plan if plan is not None and plan.turn == PLAYERS[game_id].turn(view) else None


def analyse(
    game_id: str,
    view: View,
    seat: Seat,
    level: Level,
    seed: str,
    *,
    stop: Stopper = never,
    effort: float = 1.0,
) -> tuple[Table, Plan | None]:
    """Each action that is worth thinking of with its share of the search and the chance to win, the best first; and
    what the best would be gone on with in the same turn, None where nothing is foreseen."""
    question = Question(engine.GAMES[game_id], view, seat, level, seed, stop, effort)
    return PLAYERS[game_id].analyse(question)


def likely(game_id: str, view: View, seat: Seat, seed: str) -> Action:
    """A sensible action without any search, for when there is no time to think."""
    question = Question(engine.GAMES[game_id], view, seat, "easy", seed)
    forced = _only_action(question)
    return PLAYERS[game_id].likely(question) if forced is None else forced


def _only_action(question: Question) -> Action | None:
    """The only legal action, if there is just one. What a seat may do is the same in all that it holds possible."""
    moves = question.imagine("legal").legal(question.seat)
    return moves[0] if len(moves) == 1 else None
