"""The words of games for two, one after the other: resigning and the end."""

from engine import Outcome
from words import endings
from words.catalogue import Catalogue
from words.game import Names


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


def _bare_result_text(catalogue: Catalogue, outcome: Outcome, names: Names) -> str:
    if not outcome.winners:
        return catalogue.say("duel-draw-bare")
    winner = outcome.winners[0]
    how = "win-resign" if outcome.reason == "resign" else "win"
    return catalogue.say(f"duel-{how}-bare", winner=names[winner], loser=names[1 - winner])
