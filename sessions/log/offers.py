"""The offers of players between their actions: a draw, or to let the last action be taken back.

An offer stands until everybody else has agreed, somebody declines, or it is overtaken: a draw by the next action of
whoever offered it, a takeback by any action. Each is a line of the table's log, so every process, ``verify`` and
replays know of it.
"""

from collections.abc import Collection
from typing import Literal

import msgspec

import engine
from sessions.refusals import Refusal

MOST_DRAWS = 3
"""The most draws that one player may offer in a game."""
MOST_TAKEBACKS = 3
"""The most takebacks that one player may ask other people for in a game."""
MOST_TAKEBACKS_ALONE = 300
"""The same for who plays with computers alone; of a file with more, none is checked."""

Matter = Literal["draw", "takeback"]


class Offer(engine.Action, frozen=True, tag="offer"):
    """Offer it to the others."""


class Accept(engine.Action, frozen=True, tag="accept"):
    """Agree to what was offered."""


class Decline(engine.Action, frozen=True, tag="decline"):
    """Don't agree; the offer is gone."""


Word = Offer | Accept | Decline


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """An offer of a seat, and the seats that have agreed so far."""

    by: int
    agreed: tuple[int, ...] = ()

    def awaits(self, playing: Collection[int]) -> list[int]:
        """The seats that have yet to answer, of those that are still in the game.

        Who has agreed is asked again when all others who were to answer have left: it is another game by then.
        """
        others = [seat for seat in playing if seat != self.by]
        return [seat for seat in others if seat not in self.agreed] or others

    def has_everybody_agreed(self, playing: Collection[int]) -> bool:
        """True once all who are still in the game have agreed."""
        return {*playing} <= {self.by, *self.agreed}


class StandingOffers(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """The offers that stand at a table."""

    draw: Proposal | None = None
    takeback: Proposal | None = None
    draws: tuple[int, ...] = ()
    """The seats that have offered a draw so far, offer by offer."""
    last: int | None = None
    """The seat of the last action, if it could be taken back."""
    takebacks: tuple[int, ...] = ()
    """The seats that have asked for a takeback so far, request by request."""
    asked_back: bool = False
    """True once the last action has been asked back."""

    @property
    def proposals(self) -> dict[Matter, Proposal]:
        """The offers that stand, by their matter."""
        offered: dict[Matter, Proposal | None] = {"draw": self.draw, "takeback": self.takeback}
        return {matter: proposal for matter, proposal in offered.items() if proposal}

    def after_action(self, seat: int) -> "StandingOffers":
        """The offers after an action of a seat."""
        overtaken = self.draw is not None and self.draw.by == seat
        return msgspec.structs.replace(
            self, draw=None if overtaken else self.draw, takeback=None, last=seat, asked_back=False
        )

    def check_takeback(self, seat: int, *, alone: bool = False) -> None:
        """Refusal for a seat that has asked for takebacks too often; ``alone``: it plays with computers.

        Not a part of ``after_offer_line``: games that were played before there was a limit are followed as well.
        """
        if self.takeback is not None:
            return
        if self.last == seat and self.asked_back and not alone:
            raise Refusal("takeback-again")
        most = MOST_TAKEBACKS_ALONE if alone else MOST_TAKEBACKS
        if self.takebacks.count(seat) >= most:
            raise Refusal("takeback-too-often", most=most)

    def after_offer_line(
        self, matter: Matter, seat: int, word: Word, playing: Collection[int]
    ) -> tuple["StandingOffers", bool]:
        """The offers after a seat's word, and True where everybody has agreed; Refusal for a word that makes no sense.

        ``playing``: the seats that are still in the game.
        """
        if seat not in playing:
            raise Refusal("talks-out")
        match word:
            case Offer():
                return self._with_offer(matter, seat), False
            case Accept():
                proposal = self._proposal_to_answer(matter, seat)
                if seat not in proposal.awaits(playing):
                    raise Refusal("talks-agreed-already")
                agreed = Proposal(proposal.by, (*proposal.agreed, seat))
                if not agreed.has_everybody_agreed(playing):
                    return msgspec.structs.replace(self, **{matter: agreed}), False
                return msgspec.structs.replace(self, **{matter: None}), True
            case Decline():
                self._proposal_to_answer(matter, seat)
                return msgspec.structs.replace(self, **{matter: None}), False

    def _with_offer(self, matter: Matter, seat: int) -> "StandingOffers":
        if getattr(self, matter) is not None:
            raise Refusal("talks-offered-already")
        if matter == "takeback":
            if self.last != seat:
                raise Refusal("takeback-not-last")
            asked = (*self.takebacks, seat)
            return msgspec.structs.replace(self, takeback=Proposal(seat), takebacks=asked, asked_back=True)
        if self.draws.count(seat) >= MOST_DRAWS:
            raise Refusal("draw-too-often", most=MOST_DRAWS)
        return msgspec.structs.replace(self, draw=Proposal(seat), draws=(*self.draws, seat))

    def _proposal_to_answer(self, matter: Matter, seat: int) -> Proposal:
        """The offer that a seat is to answer; Refusal where there is none."""
        proposal: Proposal | None = getattr(self, matter)
        if proposal is None:
            raise Refusal("talks-nothing")
        if proposal.by == seat:
            raise Refusal("talks-own")
        return proposal


NO_TALKS = StandingOffers()
"""Where nothing was ever offered, as at most tables: one for all of them."""
