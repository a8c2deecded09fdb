"""What the games say that are for two, one after the other: resigning and the end."""

from engine import Outcome
from words import endings
from words.catalogue import Catalogue
from words.game import Names


def result(catalogue: Catalogue, outcome: Outcome, names: Names) -> str:
    """Who won and how, in one sentence; for games that keep a score."""
    if outcome.reason in endings.FROM_OUTSIDE:
        return endings.sentence(catalogue, outcome, names)
    assert outcome.scores is not None
    ours, theirs = outcome.scores
    if not outcome.winners:
        return catalogue.say("duel-draw", ours=ours, theirs=theirs)
    winner = outcome.winners[0]
    more, fewer = outcome.scores[winner], outcome.scores[1 - winner]
    if outcome.reason == "resign":
        return catalogue.say("duel-win-resign", winner=names[winner], loser=names[1 - winner], more=more, fewer=fewer)
    return catalogue.say("duel-win", winner=names[winner], more=more, fewer=fewer)
