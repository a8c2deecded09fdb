"""The lines by which players come to an agreement beside their game: a draw, or a takeback."""

from collections.abc import Callable
from functools import partial

from sessions.log.lines import TAKEBACK, Line
from sessions.log.offers import Accept, Matter, Offer, Word
from sessions.refusals import Refusal
from sessions.tables.table import Table
from sessions.tables.wishes import NOWHERE


def offer_line(table: Table, user_id: int, matter: Matter, word: Word) -> Callable[[], Line]:
    """Makes the line by which somebody at a table offers something, agrees to it, or declines it."""

    def make() -> Line:
        seat = table.own_seat(user_id)
        if matter == "draw" and any(table.levels):
            raise Refusal("talks-computer")
        if matter == "takeback" and table.is_to_be_rated and any(table.levels):
            raise Refusal("takeback-rated")
        if matter == "takeback" and isinstance(word, Offer):
            table.standing_offers.check_takeback(seat, alone=table.levels.count(None) == 1)
        return Line(matter, seat, word)

    return make


async def let_computers_agree(table: Table) -> None:
    """Let the computers at a table agree to a takeback that is offered: they always do."""
    while table.unanswered_offers() and await table.write_line(partial(_agreed_by_computer, table)) is not None:
        table.wishes.went_on = NOWHERE  # a round that has ended may end otherwise


def _agreed_by_computer(table: Table) -> Line | None:
    """The line by which the next computer that is asked agrees; None when there is none."""
    for seat in table.unanswered_offers().get(TAKEBACK, ()):
        if table.levels[seat] is not None:
            return Line(TAKEBACK, seat, Accept())
    return None
