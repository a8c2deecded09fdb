"""What a seat is asked next after an action that needed no thought, as far as nothing hidden decides it."""

from computer.plan import digest
from computer.player import Player, Question
from engine import Action

WITNESSES = 4
"""The number of imagined states in which a view must come out the same to be foreseen."""


def following(player: Player, question: Question, action: Action) -> Question | None:
    """The seat's next question in the same turn; None where somebody else acts, or it can't be known before."""
    views = []
    for number in range(WITNESSES):
        state = question.imagine(number)
        state.play(question.seat, action)
        if tuple(state.active) != (question.seat,):
            return None
        views.append(state.view(question.seat))
    same = all(digest(view) == digest(views[0]) for view in views)
    goes_on = same and player.turn(views[0]) == player.turn(question.view)
    return question._replace(view=views[0], plan=None) if goes_on else None
