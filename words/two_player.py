"""The words of games for two, one after the other: resigning and the end."""

from typing import Any

from engine import Outcome
from engine.two_player import other
from words import endings
from words.catalogue import Catalogue
from words.game import GameWords, Names


def result_sentence(catalogue: Catalogue, outcome: Outcome, names: Names, *, scored: bool = True) -> str:
    """The winner and the way in which they won, in one sentence; where no score is kept (``scored``), it names none."""
    if outcome.reason in endings.FROM_OUTSIDE:
        return endings.why_and_winners(catalogue, outcome, names)
    if not scored:
        return _bare_result_text(catalogue, outcome, names)
    assert outcome.scores is not None
    ours, theirs = outcome.scores
    if not outcome.winners:
        return catalogue.say("duel-draw", ours=ours, theirs=theirs)
    winner = outcome.winners[0]
    more, fewer = outcome.scores[winner], outcome.scores[1 - winner]
    if outcome.reason == "resign":
        return catalogue.say("duel-win-resign", winner=names[winner], loser=names[1 - winner], more=more, fewer=fewer)
    return catalogue.say("duel-win", winner=names[winner], more=more, fewer=fewer)


def end_alt(words: GameWords[Any], outcome: Outcome, names: Names, counted: str = "") -> str:
    """The end of a game in its alt text; ``counted``: what its scores count, where its messages differ by that."""
    if outcome.reason in endings.FROM_OUTSIDE:
        return endings.end_announcement(words.catalogue, outcome, names)
    assert outcome.scores is not None
    by_count = f"-{counted}" if counted else ""
    if not outcome.winners:
        return words.say(f"alt-over-draw{by_count}", ours=outcome.scores[0], theirs=outcome.scores[1])
    winner = outcome.winners[0]
    loser = other(winner)
    if outcome.reason == "resign":
        return words.say("alt-over-resign", winner=names[winner], loser=names[loser])
    more, fewer = outcome.scores[winner], outcome.scores[loser]
    return words.say(f"alt-over{by_count}", winner=names[winner], more=more, fewer=fewer)


def _bare_result_text(catalogue: Catalogue, outcome: Outcome, names: Names) -> str:
    if not outcome.winners:
        return catalogue.say("duel-draw-bare")
    winner = outcome.winners[0]
    how = "win-resign" if outcome.reason == "resign" else "win"
    return catalogue.say(f"duel-{how}-bare", winner=names[winner], loser=names[1 - winner])
