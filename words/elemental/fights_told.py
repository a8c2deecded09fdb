"""The fights of a round in their order: the lines that tell them and the board number them alike."""

from collections.abc import Mapping, Sequence

from engine.elemental.chronicle import RoundEvent
from engine.elemental.events import Fought

SIGNS = "①②③④⑤⑥⑦⑧⑨"
"""The numbers before lines; a fight beyond them has none."""


def loser_of(fight: Fought) -> int | None:
    """The seat whose piece is hit or pushed."""
    return next((seat for seat in (0, 1) if fight.damage[seat] or fight.pushed[seat]), None)


def is_level_again(events: Sequence[RoundEvent], place: int, fight: Fought) -> bool:
    """Whether two equals that have met in this round already stand side by side now."""
    if fight.kind == "priority" or loser_of(fight) is not None:
        return False
    return any(
        isinstance(one, Fought) and one.numbers == fight.numbers and loser_of(one) is None for one in events[:place]
    )


def fight_numbers(events: Sequence[RoundEvent]) -> Mapping[tuple[str, ...], int]:
    """The numbers of a round's fights by their cells, in the order in which they were fought; {} where all were in one
    place."""
    places = dict.fromkeys(
        event.cells
        for place, event in enumerate(events)
        if isinstance(event, Fought) and not is_level_again(events, place, event)
    )
    return {cells: number for number, cells in enumerate(places, 1)} if len(places) > 1 else {}
