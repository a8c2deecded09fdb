"""The values of creatures now, and the cards that satisfy a filter (EC-11.5, EC-11.6)."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal

from engine.contract import Seat
from engine.elemental_clash.cards import Card, PreparedStatic
from engine.elemental_clash.field import Stats, Values
from engine.elemental_clash.frames import Link, Piece
from engine.elemental_clash.language import (
    QUICKATTACKER,
    Condition,
    Filter,
    bits,
    card_facts_match,
    creature_values_match,
)
from engine.elemental_clash.squares import COUNT, FIELD_ORDER, NEAR, OTHER, OWN, OWNER, PILES, ZONE, Place
from engine.elemental_clash.state import ClashState


def current_values(state: ClashState) -> Stats:
    """ATK, DEF and keywords of everything on the field, by place (EC-11.6)."""
    if state.field.values is None or state.pool.restless:
        state.field.values = evaluate(state)
    return state.field.values


def evaluate(state: ClashState) -> Stats:
    """Work out the values of everything on the field: printed ones, effects, then what others give."""
    values: list[Values | None] = [None] * COUNT
    for place, piece in enumerate(state.field.pieces):
        if piece is not None and piece.card.creature:
            values[place] = piece.card.printed if not piece.effects else _with_effects(piece)
    if state.field.statics:
        add_static_abilities(state, values)
    for place, value in enumerate(values):
        if value is not None and value[0] < 0:
            values[place] = (0, value[1], value[2])
    return tuple(values)


def add_static_abilities(state: ClashState, values: list[Values | None]) -> None:
    """Add what the static abilities on the field give."""
    # Filters and conditions look at printed values only, so the order makes no difference (EC-11.6).
    for source in state.field.statics:
        at = state.field.where[source.uid]
        seat = OWNER[at]
        for gift in source.card.statics:
            static = gift.static
            if static.in_ and not is_in_zones(at, static.in_, source.card.printed):
                continue
            if static.if_ is None or condition_holds(state, static.if_, seat, source.uid, printed=True):
                apply_static_ability(state, gift, source.uid, at, values)


def apply_static_ability(
    state: ClashState, gift: PreparedStatic, source: int, at: Place, values: list[Values | None]
) -> None:
    """Add what one static ability gives to each card that it is for."""
    static, fitting, field = gift.static, gift.fitting, state.field.pieces
    given = static.static
    places: Iterable[int]
    if given == "self":
        piece = field[at]
        places = (at,) if piece is not None and piece.uid == source else ()  # a stone is no creature
    elif given.near is not None:
        places = NEAR[given.near][at]
    elif given.side == "any":
        places = range(COUNT)
    else:
        places = OWN[OWNER[at] if given.side == "own" else 1 - OWNER[at]]
    atk, def_, adds = static.atk, static.def_, gift.adds
    for place in places:
        value = values[place]
        if value is None:
            continue
        if given != "self":
            piece = field[place]
            if (
                piece is None
                or piece.card.no not in fitting
                or (given.other and piece.uid == source)
                or (given.zone and not is_in_zones(Place(place), given.zone, piece.card.printed))
                or (given.near and given.side != "any" and (OWNER[place] == OWNER[at]) != (given.side == "own"))
                or (given.state and not is_in_state(state, given.state, piece))
            ):
                continue
        values[place] = (value[0] + atk, value[1] + def_, value[2] | adds)


def piece_fits(
    state: ClashState,
    given: Filter,
    seat: Seat,
    source: int,
    at: Place | None,
    piece: Piece,
    place: Place,
    stats: Stats | None,
) -> bool:
    """True if a card on the field satisfies a filter of ``seat``'s ``source``, which is (or was last) ``at``.

    Without ``stats`` printed values count.
    """
    card = piece.card
    if piece.status == "chain" or not card_facts_match(given, card.kind, card.element, card.type, card.level):
        return False
    if given.side != "any" and (OWNER[place] == seat) != (given.side == "own"):
        return False
    if given.other and piece.uid == source:
        return False
    values = card.printed
    if stats is not None and card.creature:
        values = stats[place] or values
    if given.zone and not is_in_zones(place, given.zone, values):
        return False
    if given.near is not None and (at is None or place not in NEAR[given.near][at]):
        return False
    if given.state is not None and not is_in_state(state, given.state, piece):
        return False
    return not given.asks_values or (card.creature and creature_values_match(given, values))


def is_in_state(
    state: ClashState, wanted: Literal["attacking", "blocking", "fighting", "damaged"], piece: Piece
) -> bool:
    """True while a creature attacks, blocks, fights (either of both), or is damaged."""
    uid = piece.uid
    if wanted == "damaged":
        return piece.damage > 0
    if wanted != "blocking" and any(attack.attacker == uid for attack in state.attacks):
        return True
    return wanted != "attacking" and any(uid in attack.blockers for attack in state.attacks)


def place_of_source(state: ClashState, source: int) -> Place | None:
    """The place of the source of an ability, or where it was before it left (EC-10.5)."""
    place = state.field.where.get(source)
    return state.field.gone.get(source) if place is None else place


def found_on_field(
    state: ClashState, given: Filter, seat: Seat, source: int, printed: bool = False
) -> Iterator[tuple[Piece, Place]]:
    """The cards on the field that satisfy a filter now, in field order."""
    stats = current_values(state) if not printed and (given.asks_values or given.zone) else None
    at = place_of_source(state, source)
    if "stone" in given.kind or "card" in given.kind:
        pieces = with_stones(state)
    else:
        order = FIELD_ORDER[state.player] if given.side == "any" else OWN[seat if given.side == "own" else 1 - seat]
        pieces = ((piece, place) for place in order if (piece := state.field.pieces[place]) is not None)
    for piece, place in pieces:
        if piece_fits(state, given, seat, source, at, piece, place, stats):
            yield piece, place


def with_stones(state: ClashState) -> Iterator[tuple[Piece, Place]]:
    """All cards on the field, stones included, with their places; the turn player's first."""
    for seat in (state.player, OTHER[state.player]):
        for place in OWN[seat]:
            piece = state.field.pieces[place]
            if piece is not None:
                yield piece, place
        for pile, place in zip(state.field.piles[seat], PILES[seat], strict=False):
            for stone in pile.stones:
                yield stone, place


def seats_of(state: ClashState, given: Filter, seat: Seat) -> tuple[Seat, ...]:
    """The players whose areas a filter looks at, the turn player first."""
    if given.side == "own":
        return (seat,)
    if given.side == "opp":
        return (OTHER[seat],)
    return (state.player, OTHER[state.player])


def found_in_discard(state: ClashState, given: Filter, seat: Seat) -> Iterator[tuple[int, Card]]:
    """The uids and cards that satisfy a filter in discard piles, each from the bottom up."""
    for owner in seats_of(state, given, seat):
        for no, uid in zip(state.zones.discard[owner], state.zones.buried[owner], strict=True):
            card = state.pool.cards[no]
            if card_facts_match(given, card.kind, card.element, card.type, card.level):
                yield uid, card


def found_on_chain(state: ClashState, given: Filter, seat: Seat) -> Iterator[Link]:
    """The links of the chain whose spells satisfy a filter."""
    for link in state.chain:
        card = state.pool[link.card]
        side_fits = given.side == "any" or (link.seat == seat) == (given.side == "own")
        if side_fits and card_facts_match(given, card.kind, card.element, card.type, card.level):
            yield link


def players_of(state: ClashState, given: Filter, seat: Seat) -> tuple[Seat, ...]:
    """The players that satisfy a filter, the turn player first."""
    return seats_of(state, given, seat) if given.takes_players else ()


def number_of(state: ClashState, given: Filter, seat: Seat, source: int, printed: bool = False) -> int:
    """The number of cards and players that satisfy a filter now."""
    match given.area:
        case "field":
            found = sum(1 for _ in found_on_field(state, given, seat, source, printed))
            return found + len(players_of(state, given, seat))
        case "discard":
            return sum(1 for _ in found_in_discard(state, given, seat))
        case "chain":
            return sum(1 for _ in found_on_chain(state, given, seat))
        case "hand":
            return sum(len(state.zones.hand[owner]) for owner in seats_of(state, given, seat))
        case "deck":
            return sum(len(state.zones.deck[owner]) for owner in seats_of(state, given, seat))


def condition_holds(state: ClashState, condition: Condition, seat: Seat, source: int, printed: bool = False) -> bool:
    """True if as much as the condition wants satisfies its filter now; ``printed``: by printed values (EC-11.7)."""
    n = number_of(state, condition.count, seat, source, printed)
    return (condition.min is None or n >= condition.min) and (condition.max is None or n <= condition.max)


def counts_as_attacker(state: ClashState, place: Place) -> bool:
    """True if a creature there counts as being in the ATK zone (EC-6.6)."""
    values = current_values(state)[place]
    return values is not None and (ZONE[place] == "atk" or (ZONE[place] == "pile" and values[2] & QUICKATTACKER > 0))


def values_of(state: ClashState, piece: Piece, place: Place) -> Values:
    """ATK, DEF and keywords that a card on the field has now; the printed ones if it is no creature (EC-11.6)."""
    return (piece.card.creature and current_values(state)[place]) or piece.card.printed


def sorted_as_on_field(state: ClashState, sources: Iterable[tuple[Piece, Place]]) -> list[tuple[Piece, Place]]:
    """Cards in play with their places, as EC-4.6 lists them: stones after all else, from the bottom up."""
    player = state.player
    return sorted(
        sources,
        key=lambda found: (OWNER[found[1]] != player, found[0].card.kind == "stone", found[1], found[0].uid),
    )


def _with_effects(piece: Piece) -> Values:
    atk, def_, adds = piece.card.printed
    for effect in piece.effects:
        atk += effect.atk
        def_ += effect.def_
        if effect.add:
            adds |= bits(effect.add)
    return atk, def_, adds


def is_in_zones(place: Place, zones: Sequence[str], values: Values) -> bool:
    """True if a place is in one of the zones; with Quickattacker a pile counts as in the ATK zone, too (EC-6.6)."""
    zone = ZONE[place]
    return zone in zones or (zone == "pile" and values[2] & QUICKATTACKER > 0 and "atk" in zones)
