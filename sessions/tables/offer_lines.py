"""The lines by which players come to an agreement beside their game: a draw, or a takeback."""

from collections.abc import Callable

from sessions.log.lines import Line
from sessions.log.offers import Accept, Matter, Offer, Word
from sessions.refusals import Refusal
from sessions.tables.table import Table


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


def agreed_by_computer(table: Table, matter: Matter) -> Callable[[], Line | None]:
    """Makes the line by which the next computer that is asked agrees; None when there is none."""

    def make() -> Line | None:
        for seat in table.unanswered_offers().get(matter, ()):
            if table.levels[seat] is not None:
                return Line(matter, seat, Accept())
        return None

    return make
