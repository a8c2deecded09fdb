"""The moves of cards from one area to another, damage and healing, and the end of the game (EC-9)."""

from collections.abc import Iterable, Sequence
from itertools import count
from typing import Literal

from engine.chance import Chance
from engine.contract import Outcome, Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.cards import Card
from engine.elemental_clash.field import NO_STONES, with_stone
from engine.elemental_clash.frames import LARGEST_NUMBER, MOST_DAMAGE, NOBODY, Assault, LinkEnd, Piece, Status, Trigger
from engine.elemental_clash.squares import NAME, OTHER, OWNER, PILES, SEATS, ZONE, Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.triggering import matching_triggers, queue_triggers
from engine.elemental_clash.values import counts_as_attacker
from engine.elemental_clash.zones import TO_ALL, UNKNOWN

Into = Literal["discard", "hand", "top", "bottom"]


def next_chance_stream(state: ClashState) -> Chance:
    """The stream of the next random event, which is counted."""
    chance = Chance(state.seed, state.next_event)
    state.next_event = min(state.next_event + 1, LARGEST_NUMBER)
    return chance


def shuffle(state: ClashState, seat: Seat) -> None:
    """Shuffle a Spellbook; nobody knows any of its cards then."""
    cards = sorted(state.zones.deck[seat])
    next_chance_stream(state).shuffle(cards)
    state.zones.deck[seat] = tuple(cards)
    state.zones.known[seat] = (UNKNOWN,) * len(cards)


def end_game(state: ClashState, winners: tuple[Seat, ...], reason: str) -> None:
    """End the game, and drop whatever was going on."""
    scores = (len(state.zones.deck[0]), len(state.zones.deck[1]))
    state.outcome = Outcome(winners, scores, reason)
    state.stack.clear()
    state.triggers.fresh = []
    state.triggers.batches = ()
    state.chain = ()
    state.attacks = ()
    state.waiting_for = None
    state.events.append(tell.Over(winners=winners, scores=scores, reason=reason))


def new_uid(state: ClashState) -> int:
    """A uid for a card that comes to the field."""
    uid = state.next_uid
    if uid < LARGEST_NUMBER:
        state.next_uid = uid + 1
        return uid
    # Only a position that somebody made up gets there.
    taken = {*state.field.where, *state.field.gone, *state.zones.buried[0], *state.zones.buried[1]}
    return next(uid for uid in count(1) if uid not in taken)


def lay_card(state: ClashState, card: Card, place: Place, status: Status = "live") -> Piece:
    """Put a card from another area on a place of the field, with a new uid, and return it."""
    piece = Piece(new_uid(state), card, status)
    state.field.lay_piece(piece, place)
    return piece


def move_on_field(state: ClashState, start: Place, to: Place) -> None:
    """A creature goes to another place of the field, and what may be there to where it came from."""
    piece, other = state.field.pieces[start], state.field.pieces[to]
    state.field.pieces[start], state.field.pieces[to] = other, piece
    state.field.seen = None
    for moved, place in ((piece, to), (other, start)):
        if moved is not None:
            state.field.where[moved.uid] = place
    state.field.values = None
    if state.field.statics:
        state.field.checked = False
    if state.attacks and piece is not None:
        leave_fight(state, piece.uid)


def add_stone(state: ClashState, seat: Seat, card: Card, pile: int, uid: int | None = None) -> Piece:
    """Put a stone on a pile (from 0), or start a new one (EC-6.2)."""
    stone = Piece(new_uid(state) if uid is None else uid, card)
    state.field.where[stone.uid] = PILES[seat][pile]
    state.field.enter_play(stone)
    piles = state.field.piles[seat]
    below = piles[pile] if pile < len(piles) else NO_STONES
    state.field.piles[seat] = (*piles[:pile], with_stone(below, stone), *piles[pile + 1 :])
    state.field.seen = None
    if card.statics or state.field.statics:
        state.field.forget_values()
    return stone


def leave_fight(state: ClashState, uid: int) -> None:
    """A creature that leaves its place leaves the fight (EC-7.9)."""
    place = state.field.where.get(uid)
    in_atk = place is not None and counts_as_attacker(state, place)
    in_def = place is not None and ZONE[place] == "def"
    attacks = []
    for attack in state.attacks:
        attacker, to, blocked, blockers = attack.attacker, attack.to, attack.blocked, attack.blockers
        if attacker == uid and not in_atk:
            continue
        if to == uid and not in_atk:
            to = NOBODY
        if uid in blockers and not in_def:
            blockers = tuple(blocker for blocker in blockers if blocker != uid)
        attacks.append(Assault(attacker, to, blocked, blockers))
    state.attacks = tuple(attacks)


def leave_field(state: ClashState, places: Sequence[Place], into: Into) -> None:
    """Cards leave the field at the same moment, to their owners' areas (EC-9.4, EC-10.5)."""
    leaving = [(piece, place) for place in places if (piece := state.field.pieces[place]) is not None]
    live = [(piece, place) for piece, place in leaving if piece.status == "live"]
    destroyed = matching_triggers(state, "destroy", live) if into == "discard" else []
    left = matching_triggers(state, "leave", live)
    now: dict[int, int] = {}
    for piece, place in leaving:
        state.field.take_off(place)
        seat, card = OWNER[place], piece.card
        if into == "discard" and piece.status == "live":
            state.events.append(tell.Destroyed(ref=NAME[place], card=card.id))
        else:
            state.events.append(tell.Moved(card=card.id, seat=seat, from_=NAME[place], into=into))
        now[piece.uid] = bury(state, seat, card.no) if into == "discard" else NOBODY
        if into != "discard":
            give_known_card(state, seat, card.no, into)
        if card.kind == "permanent":
            left_by_its_effect(state, piece.uid, place, now[piece.uid])
    if state.attacks:
        for piece, _ in leaving:
            leave_fight(state, piece.uid)
    queue_triggers(state, "destroy", destroyed, now)
    queue_triggers(state, "leave", left, now)


def left_by_its_effect(state: ClashState, uid: int, place: Place, now: int) -> None:
    """A permanent that leaves before its effect is through has been played nevertheless (EC-8.4)."""
    for n, frame in enumerate(state.stack):
        if isinstance(frame, LinkEnd) and frame.link.uid == uid:
            state.stack[n] = LinkEnd(frame.link, NAME[place], now)


def give_known_card(state: ClashState, seat: Seat, no: int, into: Into) -> None:
    """A card that everybody has seen comes to a hand or a Spellbook."""
    if into == "hand":
        state.zones.to_hand(seat, no, shown=True)
    elif into == "top":
        state.zones.deck[seat] += (no,)
        state.zones.known[seat] += (TO_ALL,)
    else:
        state.zones.deck[seat] = (no, *state.zones.deck[seat])
        state.zones.known[seat] = (TO_ALL, *state.zones.known[seat])


def bury(state: ClashState, seat: Seat, no: int) -> int:
    """Put a card on top of a discard pile, and return its new uid."""
    uid = new_uid(state)
    state.zones.discard[seat] += (no,)
    state.zones.buried[seat] += (uid,)
    return uid


def unbury(state: ClashState, uid: int) -> tuple[Seat, Card] | None:
    """Take a card out of its discard pile, if it is still there."""
    for seat in SEATS:
        if uid in state.zones.buried[seat]:
            i = state.zones.buried[seat].index(uid)
            card = state.pool.cards[state.zones.discard[seat][i]]
            state.zones.discard[seat] = state.zones.discard[seat][:i] + state.zones.discard[seat][i + 1 :]
            state.zones.buried[seat] = state.zones.buried[seat][:i] + state.zones.buried[seat][i + 1 :]
            return seat, card
    return None


def buried_card(state: ClashState, uid: int) -> tuple[Seat, Card] | None:
    """The owner of the discard pile that a card is in, and the card; None if it is in none."""
    for seat in SEATS:
        if uid in state.zones.buried[seat]:
            return seat, state.pool.cards[state.zones.discard[seat][state.zones.buried[seat].index(uid)]]
    return None


def mill(state: ClashState, seat: Seat, nos: Sequence[int]) -> tuple[str, ...]:
    """Cards that have left a Spellbook come to the discard pile, and may trigger there (EC-9.6)."""
    for no in nos:
        uid = bury(state, seat, no)
        card = state.pool.cards[no]
        if card.dpt:
            state.triggers.fresh.append(
                Trigger(seat=seat, card=card.id, number=-1, on="mill", source=uid, self_=uid, subject=uid)
            )
    return tuple(state.pool.ids(nos))


def draw(state: ClashState, seats: Sequence[Seat], n: int) -> None:
    """Let players draw. Whoever has to and can't has lost (EC-9.7), so this comes last in whatever it is part of."""
    beaten = []
    for seat in seats:
        cards, known = state.zones.off_top(seat, n)
        for no, level in zip(cards, known, strict=True):
            state.zones.to_hand(seat, no, shown=level == TO_ALL)
        if cards:
            state.events.append(tell.Drew(seat=seat, n=len(cards)))
            state.events.append(tell.Drawn(seat=seat, cards=tuple(state.pool.ids(cards)), to=(seat,)))
        if len(cards) < n:
            beaten.append(seat)
    if beaten:
        end_game(state, () if len(beaten) == 2 else (OTHER[beaten[0]],), "deck")


def damage_player(state: ClashState, seat: Seat, n: int) -> None:
    """Put cards from the top of a player's Spellbook on the discard pile (EC-9.1)."""
    cards = mill(state, seat, state.zones.off_top(seat, n)[0])
    state.events.append(tell.Damaged(at=f"{seat}P", n=n, cards=cards))


def heal_player(state: ClashState, seat: Seat, n: int) -> None:
    """Put cards from the top of a player's discard pile under the Spellbook (EC-9.2)."""
    nos = state.zones.discard[seat][: -n - 1 : -1]
    if not nos:
        return
    state.zones.discard[seat] = state.zones.discard[seat][:-n]
    state.zones.buried[seat] = state.zones.buried[seat][:-n]
    for no in nos:
        give_known_card(state, seat, no, "bottom")
    state.events.append(tell.Healed(at=f"{seat}P", n=len(nos), cards=tuple(state.pool.ids(nos))))


def damage_creature(state: ClashState, place: Place, n: int) -> None:
    """Add damage to the card at a place, MOST_DAMAGE in all at most; nothing if the place is empty (EC-9.2)."""
    piece = state.field.pieces[place]
    if piece is not None:
        state.field.set_damage(place, min(piece.damage + n, MOST_DAMAGE))
        state.events.append(tell.Damaged(at=NAME[place], card=piece.card.id, n=n))


def discard_card(state: ClashState, seat: Seat, no: int) -> None:
    """Discard a card from the hand, which does not trigger in the discard pile (EC-9.6)."""
    state.zones.from_hand(seat, no)
    bury(state, seat, no)
    state.events.append(tell.Discarded(seat=seat, card=state.pool.cards[no].id))


def name_of_target(state: ClashState, uid: int) -> str | None:
    """A player, a place of the field, a link of the chain, or the id of a card in a discard pile (EC-14)."""
    if uid < 0:
        return f"{-1 - uid}P"
    for link in state.chain:
        if link.uid == uid:
            return f"L{link.link}"
    place = state.field.where.get(uid)
    if place is not None:
        return NAME[place]
    buried = buried_card(state, uid)
    return buried[1].id if buried else None


def names_of_targets(state: ClashState, uids: Iterable[int]) -> list[str]:
    """The names of those that are still there."""
    return [name for uid in uids if (name := name_of_target(state, uid)) is not None]
