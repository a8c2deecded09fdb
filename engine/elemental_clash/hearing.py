"""Who hears of what happens: which abilities trigger (EC-10.1, EC-11.2)."""

from collections.abc import Iterable, Sequence

from engine.contract import Seat
from engine.elemental_clash.frames import Piece, Trigger
from engine.elemental_clash.language import On
from engine.elemental_clash.places import OWNER, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import _in_zones, current_values, in_field_order, piece_fits, values_of

Heard = tuple[Seat, Piece, int, Piece]
"""Who has a trigger, on what, its number, and whose event it was."""


def hear(state: ClashState, on: On, subjects: Sequence[tuple[Piece, Place]]) -> list[Heard]:
    """The abilities that trigger when this happens to these cards (EC-10.1), in the order of EC-10.3."""
    heard: list[Heard] = []
    for subject, place in subjects:
        if state.field.watchers:
            sources = [
                (source, state.field.where[source.uid]) for source in state.field.watchers if source.uid != subject.uid
            ]
            for source, at in in_field_order(state, [*sources, (subject, place)]):
                if source.uid == subject.uid:
                    hear_own(state, on, source, at, heard)
                if source.card.watch and source.status == "live":
                    hear_of_others(state, on, source, at, subject, place, heard)
        else:
            hear_own(state, on, subject, place, heard)
    return heard


def hear_own(state: ClashState, on: On, source: Piece, at: Place, heard: list[Heard]) -> None:
    """Add the abilities of a card that trigger by what happens to it."""
    for number, ability in source.card.own.get(on, ()):
        if not ability.in_ or _in_zones(at, ability.in_, values_of(state, source, at)):
            heard.append((OWNER[at], source, number, source))


def hear_of_others(
    state: ClashState, on: On, source: Piece, at: Place, subject: Piece, place: Place, heard: list[Heard]
) -> None:
    """Add the abilities of a card that trigger by what happens to another one."""
    for number, ability in source.card.watch.get(on, ()):
        given = ability.of
        if given == "self" or (ability.in_ and not _in_zones(at, ability.in_, values_of(state, source, at))):
            continue
        if piece_fits(state, given, OWNER[at], source.uid, at, subject, place, current_values(state)):
            heard.append((OWNER[at], source, number, subject))


def arise(state: ClashState, on: On, heard: Iterable[Heard], now: dict[int, int] | None = None) -> None:
    """Note what has triggered; ``now`` are the uids that cards have since they left (EC-11.4)."""
    for seat, source, number, subject in heard:
        self_, about = source.uid, subject.uid
        if now is not None:
            self_, about = now.get(self_, self_), now.get(about, about)
        state.triggers.fresh.append(
            Trigger(
                seat=seat,
                card=source.card.id,
                number=number,
                on=on,
                source=source.uid,
                self_=self_,
                subject=about,
            )
        )


def happen(state: ClashState, on: On, subjects: Sequence[tuple[Piece, Place]]) -> None:
    """Something happens to these cards, all at the same moment."""
    heard = hear(state, on, subjects)
    if heard:
        arise(state, on, heard)
