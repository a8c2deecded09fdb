"""*Resign*, which asks once more: the question, and what whoever gave up is told."""

from discord.ui import View

from sessions import Table
from sessions.tables.overtime import ends_early
from sessions.tables.resigning import is_abort
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import TablePress
from ui.interactions.own_hand import back_to_hand_button
from words import Voice


def resign_question(voice: Voice, table: Table, seat: int, *, in_hand: bool) -> tuple[str, View]:
    """The question whether a seat gives up; ``in_hand``: in the place of its hand, to which *No* leads back."""
    ends = ends_early(table)
    early, players = ends or is_abort(table, seat), 2 if ends else len(table.people)
    yes = voice.say("button-abort-yes" if ends else "button-resign-yes")
    no = button(TablePress("stay", table.id), voice.say("button-resign-no"))
    if in_hand:
        no = back_to_hand_button(voice, table.id, "button-resign-no", Style.secondary)
    asked = "resign-ask-early" if early else "resign-ask"
    text = voice.say(asked, game=voice.game_title(table.game.id), players=players)
    return text, make_view(button(TablePress("giveup", table.id), yes, Style.danger), no)


def resigned_text(voice: Voice, *, aborted: bool, early: bool) -> str:
    """What whoever has given up is told; ``aborted``: the game ended by that, ``early``: before it counted for them."""
    return voice.say("abort-done" if aborted else "abort-done-out" if early else "resign-done")
