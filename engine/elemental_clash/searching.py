"""Searching a Spellbook (EC-11.12)."""

from msgspec.structs import replace

from engine.contract import Seat
from engine.elemental_clash import events as tell
from engine.elemental_clash.cards import Card
from engine.elemental_clash.changes import lay_card, mill, shuffle
from engine.elemental_clash.frames import EffectContext, PuttingFound, Searching
from engine.elemental_clash.language import Filter, Search, card_facts_match
from engine.elemental_clash.putting import tell_put
from engine.elemental_clash.squares import Place
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.zones import TO_ALL, TO_OWNER


def search_of(state: ClashState, frame: Searching) -> Search:
    """The operation that a search carries out."""
    op = state.pool[frame.card].triggered(frame.number).do[frame.op]
    if not isinstance(op, Search):
        raise TypeError(f"operation {frame.op} of {frame.card} is no search")
    return op


def op_search(state: ClashState, op: Search, number: int, context: EffectContext) -> None:
    """Begin a search: of the whole Spellbook, or of its top cards, which the searcher then knows."""
    seat = context.seat
    size = len(state.zones.deck[seat])
    if not size:
        return
    looked: int | None = None
    if op.top is not None:
        looked = min(op.top, size)
        known = state.zones.known[seat]
        state.zones.known[seat] = known[:-looked] + tuple(max(level, TO_OWNER) for level in known[-looked:])
        cards = tuple(state.pool.ids(state.zones.deck[seat][: -looked - 1 : -1]))
        state.events.append(tell.Looked(seat=seat, n=looked))
        state.events.append(tell.LookedAt(seat=seat, cards=cards, to=(seat,)))
    state.stack.append(Searching(seat, context.card, context.number, number, op.n, looked))


def findable_cards(state: ClashState, frame: Searching) -> list[int]:
    """The cards that can be chosen now, each once."""
    op = search_of(state, frame)
    deck = state.zones.deck[frame.seat]
    if frame.looked is not None:
        deck = deck[len(deck) - frame.looked :]
    cards = state.pool.cards
    zone = op.to in ("atk", "def")
    return [no for no in sorted(set(deck)) if card_matches(op.pick, cards[no]) and (cards[no].creature or not zone)]


def continue_search(state: ClashState, frame: Searching) -> bool:
    """True if the searcher has a choice; they have one even where nothing matches."""
    size = len(state.zones.deck[frame.seat]) if frame.looked is None else frame.looked
    if frame.left and size:
        state.waiting_for = frame.seat
        return True
    end_search(state, frame)
    return False


def hide_looked_at(state: ClashState, frame: Searching, op: Search) -> None:
    """After a secret search nobody else knows the cards that were looked at (EC-13.3)."""
    if op.secret and frame.looked:
        known = state.zones.known[frame.seat]
        state.zones.known[frame.seat] = known[: -frame.looked] + (TO_OWNER,) * frame.looked


def take_found(state: ClashState, frame: Searching, no: int) -> None:
    """Take a card that the searcher has chosen to where the search puts it."""
    seat, op = frame.seat, search_of(state, frame)
    card = state.pool.cards[no]
    hide_looked_at(state, frame, op)
    shown = None if op.secret else card.id
    state.events.append(tell.Found(seat=seat, card=shown, into=op.to))
    if op.secret:
        state.events.append(tell.FoundInSecret(seat=seat, card=card.id, into=op.to, to=(seat,)))
    left, looked, kept = frame.left - 1, frame.looked, frame.kept
    if op.to in ("atk", "def"):
        state.stack[-1] = replace(frame, left=left)
        state.stack.append(PuttingFound(seat, card.id, "atk" if op.to == "atk" else "def"))
        return
    take_from_spellbook(state, seat, no)
    if op.to == "hand":
        state.zones.to_hand(seat, no, shown=not op.secret)
    elif op.to == "top":
        kept = (*kept, card.id)
    else:
        mill(state, seat, (no,))
    looked = None if looked is None else looked - 1
    state.stack[-1] = replace(frame, left=left, looked=looked, kept=kept)


def take_from_spellbook(state: ClashState, seat: Seat, no: int) -> None:
    """Take a card out of a Spellbook, the uppermost of equal ones."""
    deck, known = state.zones.deck[seat], state.zones.known[seat]
    i = len(deck) - 1 - deck[::-1].index(no)
    state.zones.deck[seat] = deck[:i] + deck[i + 1 :]
    state.zones.known[seat] = known[:i] + known[i + 1 :]


def continue_putting_found(state: ClashState, frame: PuttingFound) -> bool:
    """True if the searcher has to choose the space; without any the creature stays where it is (EC-9.5)."""
    spaces = state.field.free_spaces(frame.seat, frame.zone)
    if len(spaces) > 1:
        state.waiting_for = frame.seat
        return True
    if spaces:
        put_found(state, frame, spaces[0])
    else:
        state.stack.pop()
    return False


def put_found(state: ClashState, frame: PuttingFound, to: Place) -> None:
    """Put the creature that was found on a space."""
    state.stack.pop()
    card = state.pool[frame.card]
    take_from_spellbook(state, frame.seat, card.no)
    lay_card(state, card, to)
    tell_put(state, card, "spellbook", to)
    search = state.stack[-1]
    if isinstance(search, Searching) and search.looked is not None:
        state.stack[-1] = replace(search, looked=search.looked - 1)


def end_search(state: ClashState, frame: Searching) -> None:
    """End a search: shuffle the Spellbook, or put the rest of its top cards where the search says."""
    seat, op = frame.seat, search_of(state, frame)
    state.stack.pop()
    hide_looked_at(state, frame, op)
    if frame.looked is None:
        shuffle(state, seat)
        state.events.append(tell.Shuffled(seat=seat))
    elif frame.looked and op.rest == "bottom":
        n = frame.looked
        state.zones.deck[seat] = state.zones.deck[seat][-n:] + state.zones.deck[seat][:-n]
        state.zones.known[seat] = state.zones.known[seat][-n:] + state.zones.known[seat][:-n]
    elif frame.looked:
        cards = mill(state, seat, state.zones.off_top(seat, frame.looked)[0])
        state.events.append(tell.TopDiscarded(seat=seat, cards=cards))
    if frame.kept:
        state.zones.deck[seat] += state.pool.nos(frame.kept)
        state.zones.known[seat] += (TO_OWNER if op.secret else TO_ALL,) * len(frame.kept)


def card_matches(given: Filter | None, card: Card) -> bool:
    """True if a card of a Spellbook may be picked (EC-11.12)."""
    if given is None:
        return True
    return given.side != "opp" and card_facts_match(given, card.kind, card.element, card.type, card.level)
