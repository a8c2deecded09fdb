"""Triggers that wait (EC-10)."""

from engine.contract import Seat
from engine.elemental_clash.frames import Trigger


class Triggers:
    """The abilities that have triggered and not been carried out yet, and how often each has been."""

    __slots__ = ("batches", "counts", "fresh")

    def __init__(self) -> None:
        self.fresh: list[Trigger] = []
        """Triggered since the last settling."""
        self.batches: tuple[tuple[Trigger, ...], ...] = ()
        """Those that wait, batch by batch (EC-10.2)."""
        self.counts: dict[tuple[Seat, str, int], int] = {}
        """The times that each ability (seat, card, number) has taken place in this turn (EC-10.6)."""

    def copy(self) -> "Triggers":
        twin = Triggers.__new__(Triggers)
        twin.fresh = self.fresh.copy()
        twin.batches = self.batches
        twin.counts = self.counts.copy()
        return twin

    def times_taken_place(self, seat: Seat, card: str, number: int) -> int:
        """The times that an ability has taken place in this turn."""
        return self.counts.get((seat, card, number), 0)

    def count_time(self, seat: Seat, card: str, number: int) -> None:
        """An ability takes place."""
        self.counts[seat, card, number] = self.times_taken_place(seat, card, number) + 1
