"""What players offer each other at a table, a draw or a takeback: the buttons for it, and what a press on one says."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from discord.ui import Button, View

from sessions import Table
from sessions.log.offers import Accept, Decline, Matter, Offer, Word
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import TablePress
from ui.interactions.own_hand import back_to_hand_button
from words import Voice


class OfferStatement(NamedTuple):
    """What somebody says about what."""

    matter: Matter
    word: Word


SAID: Mapping[str, OfferStatement] = {
    "draw": OfferStatement("draw", Offer()),
    "drawsure": OfferStatement("draw", Accept()),
    "drawno": OfferStatement("draw", Decline()),
    "back": OfferStatement("takeback", Offer()),
    "backyes": OfferStatement("takeback", Accept()),
    "backno": OfferStatement("takeback", Decline()),
}
"""What a press says, by the verb of its button; *Agree to a draw*, "drawyes", asks once more before it says so."""
ANSWERS: Mapping[Matter, tuple[str, str]] = {"draw": ("drawyes", "drawno"), "takeback": ("backyes", "backno")}


def offer_buttons(voice: Voice, table: Table, seat: int) -> Iterator[Button[Any]]:
    """The buttons by which a player offers, or gives, the others something, where that makes sense now."""
    if table.standing_offers.draw is None and not any(table.levels):
        yield button(TablePress("draw", table.id), voice.say("button-draw"))
    if (
        table.standing_offers.takeback is None
        and table.standing_offers.last == seat
        and not (table.is_to_be_rated and any(table.levels))
    ):
        yield button(TablePress("back", table.id), voice.say("button-back-asked"))
    if table.clocks and any(level is None for other, level in enumerate(table.levels) if other != seat):
        yield button(TablePress("time", table.id), voice.say("button-time", time=time_given_text(voice, table)))


def time_given_text(voice: Voice, table: Table) -> str:
    """How much time somebody gives the others: "3 days"."""
    return voice.say(f"pace-time-{table.row.pace}")


def offer_answer_buttons(voice: Voice, table: Table, seat: int | None = None) -> Iterator[Button[Any]]:
    """The buttons that answer what is offered; for a seat only if it is asked."""
    for matter, awaited in table.unanswered_offers().items():
        if seat is None or seat in awaited:
            yes, no = ANSWERS[matter]
            # What ends the game is not to be taken for the next thing to press among the choices of a hand.
            style = Style.secondary if matter == "draw" else Style.success
            yield button(TablePress(yes, table.id), voice.say(f"button-{yes}"), style)
            yield button(TablePress(no, table.id), voice.say(f"button-{no}"))


def draw_question(voice: Voice, table: Table, seat: int, *, in_hand: bool) -> tuple[str, View]:
    """The question whether a seat agrees to a draw; ``in_hand``: in the place of its hand, to which *No* leads back.

    Refusal where no draw is offered to it.
    """
    _, ends = table.standing_offers.after_offer_line("draw", seat, Accept(), table.playing)
    no = button(TablePress("stay", table.id), voice.say("button-resign-no"))
    if in_hand:
        no = back_to_hand_button(voice, table.id, "button-resign-no", Style.secondary)
    text = voice.say("offer-draw-ask" if ends else "offer-draw-ask-others", game=voice.game_title(table.game.id))
    yes = button(TablePress("drawsure", table.id), voice.say("button-drawsure"), Style.danger)
    return text, make_view(yes, no)


def offer_text(voice: Voice, said: OfferStatement, table: Table) -> str:
    """What whoever said it is told."""
    if isinstance(said.word, Decline):
        return voice.say("offer-declined")
    if said.matter not in table.unanswered_offers():
        return voice.say(f"offer-{said.matter}-done")
    return voice.say(f"offer-{said.matter}-waits" if isinstance(said.word, Offer) else f"offer-{said.matter}-agreed")
