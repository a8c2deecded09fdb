"""The words of all games for ends that come from elsewhere than their rules: by the clock, by agreement, by others."""

from engine import Outcome, Seat
from words.catalogue import Catalogue
from words.game import Names

BY_NOBODY = frozenset({"draw", "closed", "abandoned", "aborted"})
"""The reasons that end a game without a winner, where its rules did not end it."""
FROM_OUTSIDE = BY_NOBODY | {"time"}
"""The reasons that end a game, where its rules did not end it."""
UNFINISHED = FROM_OUTSIDE | {"resign", "resigned"}
"""The reasons that end a game that was not played to its end."""
WITHOUT_RESULT = BY_NOBODY - {"draw"}
"""The reasons that end a game of which nothing came: nobody has won, and it was no draw."""
_TITLES = {"closed": "ending-nobody", "abandoned": "ending-nobody", "aborted": "ending-aborted-title"}


def end_title(catalogue: Catalogue, outcome: Outcome) -> str:
    """The text in place of the winner's name: "A draw"."""
    return catalogue.say(_TITLES.get(outcome.reason, "duel-picture-draw"))


def end_beside_name(catalogue: Catalogue, outcome: Outcome, scores: tuple[int, int] | None, names: Names) -> str:
    """The rest of what a picture says of an end, below the winner's name or the title: "wins 6 : 2".

    ``scores``: None where no score is kept, or no more than that a game is won is to be said.
    """
    ours, theirs = scores or (0, 0)
    if not outcome.winners:
        return catalogue.say("duel-picture-score", ours=ours, theirs=theirs)
    winner = outcome.winners[0]
    if scores is None or outcome.reason in UNFINISHED:
        return catalogue.say("duel-picture-wins", winner=names[winner])
    more, fewer = (ours, theirs) if winner == 0 else (theirs, ours)
    return catalogue.say("duel-picture-wins-score", winner=names[winner], more=more, fewer=fewer)


def why_in_half_sentence(catalogue: Catalogue, outcome: Outcome, names: Names) -> str:
    """The reason for an end that the rules have not brought, in half a sentence."""
    loser = _only_loser(outcome, names)
    if outcome.reason == "time" and loser is None:
        return catalogue.say("ending-time-many")
    return catalogue.say(f"ending-{outcome.reason}", loser=loser or "")


def why_and_winners(catalogue: Catalogue, outcome: Outcome, names: Names) -> str:
    """The reason for an end that the rules have not brought, and the winners, in a sentence."""
    if outcome.reason != "time":
        return catalogue.say(f"table-end-{outcome.reason}")
    loser, winners = _only_loser(outcome, names), catalogue.list_in_sentence([names[seat] for seat in outcome.winners])
    if loser is None:
        return catalogue.say("table-end-time-many", winners=winners)
    return catalogue.say("table-end-time", winners=winners, count=len(outcome.winners), player=loser)


def end_announcement(catalogue: Catalogue, outcome: Outcome, names: Names) -> str:
    """The beginning of an alt text: that the game is over, why, and who has won."""
    return catalogue.say("ending-over", result=why_and_winners(catalogue, outcome, names))


def _only_loser(outcome: Outcome, names: Names) -> str | None:
    """The loser, if it is only one."""
    lost = [name for seat, name in enumerate(names) if Seat(seat) not in outcome.winners]
    return lost[0] if len(lost) == 1 else None
