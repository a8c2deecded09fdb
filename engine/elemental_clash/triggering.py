"""The abilities that trigger when something happens (EC-10.1, EC-11.2)."""

from collections.abc import Iterable, Sequence

from engine.contract import Seat
from engine.elemental_clash.frames import Piece, Trigger
from engine.elemental_clash.language import On
from engine.elemental_clash.squares import OWNER, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.values import current_values, is_in_zones, piece_fits, sorted_as_on_field, values_of

TriggerMatch = tuple[Seat, Piece, int, Piece]
"""An ability that triggers: its controller, the card that has it, its number, and the card that the event is about."""


def matching_triggers(state: ClashState, on: On, subjects: Sequence[tuple[Piece, Place]]) -> list[TriggerMatch]:
    """The abilities that trigger when this happens to these cards (EC-10.1), in the order of EC-10.3."""
    matches: list[TriggerMatch] = []
    for subject, place in subjects:
        if state.field.watchers:
            sources = [
                (source, state.field.where[source.uid]) for source in state.field.watchers if source.uid != subject.uid
            ]
            for source, at in sorted_as_on_field(state, [*sources, (subject, place)]):
                if source.uid == subject.uid:
                    add_own_triggers(state, on, source, at, matches)
                if source.card.watch and source.status == "live":
                    add_watching_triggers(state, on, source, at, subject, place, matches)
        else:
            add_own_triggers(state, on, subject, place, matches)
    return matches


def add_own_triggers(state: ClashState, on: On, source: Piece, at: Place, matches: list[TriggerMatch]) -> None:
    """Add the abilities of a card that trigger by what happens to it."""
    for number, ability in source.card.own.get(on, ()):
        if not ability.in_ or is_in_zones(at, ability.in_, values_of(state, source, at)):
            matches.append((OWNER[at], source, number, source))


def add_watching_triggers(
    state: ClashState, on: On, source: Piece, at: Place, subject: Piece, place: Place, matches: list[TriggerMatch]
) -> None:
    """Add the abilities of a card that trigger by what happens to another one."""
    for number, ability in source.card.watch.get(on, ()):
        given = ability.of
        if given == "self" or (ability.in_ and not is_in_zones(at, ability.in_, values_of(state, source, at))):
            continue
        if piece_fits(state, given, OWNER[at], source.uid, at, subject, place, current_values(state)):
            matches.append((OWNER[at], source, number, subject))


def queue_triggers(
    state: ClashState, on: On, matches: Iterable[TriggerMatch], now: dict[int, int] | None = None
) -> None:
    """Add triggers to those that wait; ``now``: the uids that cards have since they left (EC-11.4), by the old ones."""
    for seat, source, number, subject in matches:
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


def trigger(state: ClashState, on: On, subjects: Sequence[tuple[Piece, Place]]) -> None:
    """Let the abilities trigger by what happens to these cards, all at the same moment."""
    matches = matching_triggers(state, on, subjects)
    if matches:
        queue_triggers(state, on, matches)
