"""Elemental Clash, what one seat can't see: the hand of the other is everything that fits, and so is their Spellbook.

Nobody's hand is dealt. The cards of the other that can't be seen are counted, and how many of them are in the hand; a
card leaves them when it is shown: played, or put on the discard pile from the Spellbook. In between the other holds
every Flash spell at once, and their Spellbook has blank cards only. The seat's own Spellbook is blank, too, as far as
they don't know its order: what is drawn brings nothing.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Any, NamedTuple

from engine import Action, Event, Seat
from engine.elemental_clash import POOL
from engine.elemental_clash.events import CardPlayed, Damaged, Drew, Healed, Moved, Shuffled
from engine.elemental_clash.frames import PuttingFound, Searching
from engine.elemental_clash.play import apply
from engine.elemental_clash.squares import OTHER, OWN
from engine.elemental_clash.state import ClashState
from engine.elemental_clash.zones import TO_ALL, UNKNOWN

BLANK = POOL.numbers["twin_geode"]
"""A card that stands for one that nobody knows: a stone that is in no ready deck, and that nobody may play here."""
BLANK_ID = POOL.names[BLANK]
FLASH = frozenset(card.no for card in POOL.cards if card.kind == "flash")
MILLED = frozenset(card.no for card in POOL.cards if card.dpt)
"""The cards with a Discard-Pile-Trigger."""

Cards = tuple[tuple[int, int], ...]
"""Cards by number, and how many of each."""


class Unfit(Exception):
    """The position can't come about with this deck, or something happens in it that is not reckoned with here."""


class Unseen(NamedTuple):
    """The cards of the other that the seat can't see."""

    useful: Cards
    """Those that can do something in the seat's turn: Flash spells, and what triggers in the discard pile."""
    others: int
    """How many others there are."""
    hand: int
    """How many of all of them are in the hand; the rest are in the Spellbook."""

    def less(self, taken: Mapping[int, int]) -> "Unseen":
        """Without these useful cards."""
        return self._replace(useful=tuple((no, n - taken.get(no, 0)) for no, n in self.useful if n > taken.get(no, 0)))


class KnownPosition(NamedTuple):
    """A position as the seat knows it."""

    state: ClashState[Any]
    """With blank cards for what the seat doesn't know."""
    unseen: Unseen
    mine: tuple[int, ...]
    """What is in the seat's own Spellbook at places that it doesn't know."""
    blocked_from: int = -1
    """The place of the block declared just before."""


Entry = tuple[str, tuple[int, ...]]
"""What becomes known of unseen cards: ``mill`` and the cards, ``draw`` and blank ones, ``play`` and the card."""


def unseen_of(state: ClashState[Any], seat: Seat, deck: Mapping[int, int]) -> tuple[int, ...]:
    """The cards of the other's deck that the seat can't see, sorted; Unfit if what it sees is not of that deck."""
    other = OTHER[seat]
    zones = state.zones
    known = [no for no, level in zip(zones.deck[other], zones.known[other], strict=True) if level == TO_ALL]
    lying = [piece.card.no for place in OWN[other] if (piece := state.field.pieces[place]) is not None]
    stones = [stone.card.no for pile in state.field.piles[other] for stone in pile.stones]
    left = Counter(deck)
    left.subtract([*known, *lying, *stones, *zones.discard[other], *zones.shown[other]])
    if min(left.values()) < 0:
        raise Unfit("a card lies open that is not in the deck")
    return tuple(sorted(left.elements()))


def position_as_known_to_seat(state: ClashState[Any], seat: Seat, deck: Mapping[int, int]) -> KnownPosition:
    """The position as the seat knows it, who has been told what deck the other plays."""
    other = OTHER[seat]
    cards = Counter(unseen_of(state, seat, deck))
    veil = state.copy()
    veil.orders, veil.asked = [7, 7], [7, 7]
    zones = veil.zones
    useful = tuple((no, n) for no, n in sorted(cards.items()) if no in FLASH or no in MILLED)
    unseen = Unseen(
        useful,
        cards.total() - sum(n for _, n in useful),
        len(zones.hand[other]) - len(zones.shown[other]),
    )
    hidden = [no for no, level in zip(zones.deck[other], zones.known[other], strict=True) if level != TO_ALL]
    if cards.total() != unseen.hand + len(hidden):
        raise Unfit("not as many cards lie hidden as the deck has")
    zones.deck[other] = tuple(
        no if level == TO_ALL else BLANK for no, level in zip(zones.deck[other], zones.known[other], strict=True)
    )
    zones.known[other] = tuple(level if level == TO_ALL else UNKNOWN for level in zones.known[other])
    deal_all_possible_cards(veil, other, unseen)
    return KnownPosition(veil, unseen, blank_own_spellbook(veil, seat))


def deal_all_possible_cards(state: ClashState[Any], other: Seat, unseen: Unseen) -> None:
    """The other holds all that they may hold; as many cards as that makes."""
    known = state.zones.shown[other]
    possible = [no for no, _ in unseen.useful if no in FLASH] if unseen.hand else []
    filler = [] if possible or not unseen.hand else [BLANK]
    state.zones.hand[other] = tuple(sorted((*known, *possible, *filler)))


def blank_own_spellbook(state: ClashState[Any], seat: Seat) -> tuple[int, ...]:
    """Make the seat's own Spellbook blank where it doesn't know it; what was there, sorted."""
    deck, known = state.zones.deck[seat], state.zones.known[seat]
    frame = state.stack[-1] if state.stack else None
    kept = POOL.numbers[frame.card] if isinstance(frame, PuttingFound) and frame.seat == seat else None
    made, found = [], []
    for no, level in zip(reversed(deck), reversed(known), strict=True):
        if level == UNKNOWN and no == kept:
            made.append(no)
            kept = None
        elif level == UNKNOWN and no != BLANK:
            made.append(BLANK)
            found.append(no)
        else:
            made.append(no)
    state.zones.deck[seat] = tuple(reversed(made))
    return tuple(sorted(found))


def shown_cards_of(state: ClashState[Any], other: Seat, events: Sequence[Event]) -> list[Entry]:
    """What the events after ``state`` show of unseen cards, in order. Unfit where the other's Spellbook is shuffled."""
    known = [level == TO_ALL for level in state.zones.known[other]]
    shown = Counter(state.zones.shown[other])
    deck = [*state.zones.deck[other]]
    found: list[Entry] = []
    player = f"{other}P"
    for event in events:
        match event:
            case Damaged(at=at, cards=tuple(cards)) if at == player:
                nos = POOL.nos(cards)
                hidden = _take_off_spellbook(known, deck, len(nos))
                found.append(("mill", tuple(no for no, open_ in zip(nos, hidden, strict=True) if not open_)))
            case Drew(seat=seat, n=n) if seat == other:
                shown.update(no for no, open_ in zip(deck[-n:], known[-n:], strict=True) if open_)
                found.append(("draw", (BLANK,) * _take_off_spellbook(known, deck, n).count(False)))
            case Healed(at=at, cards=tuple(cards)) if at == player:
                known[:0] = [True] * len(cards)
                deck[:0] = reversed(POOL.nos(cards))
            case Moved(seat=seat, card=card, into=into) if seat == other:
                if into == "hand":
                    shown[POOL.numbers[card]] += 1
                elif into in ("top", "bottom"):
                    place = len(deck) if into == "top" else 0
                    known.insert(place, True)
                    deck.insert(place, POOL.numbers[card])
            case CardPlayed(seat=seat, card=card) if seat == other:
                if shown[POOL.numbers[card]]:
                    shown[POOL.numbers[card]] -= 1
                else:
                    found.append(("play", (POOL.numbers[card],)))
            case Shuffled(seat=seat) if seat == other:
                raise Unfit("the other's Spellbook is shuffled")
            case _:
                pass
    return found


def _take_off_spellbook(known: list[bool], deck: list[int], n: int) -> list[bool]:
    """Take ``n`` cards off a Spellbook; for each, the uppermost first, whether everybody knew it."""
    taken = known[: -n - 1 : -1] if n else []
    if n:
        del known[-n:], deck[-n:]
    return taken


def possible_millings(unseen: Unseen, n: int) -> Iterator[tuple[int, ...]]:
    """What ``n`` unseen cards from the top of the Spellbook can be, the top one first, the best for the other.

    Cards that trigger come last, so that they are the first to be healed; of the rest blank ones go first, which can do
    nothing else.
    """
    triggering = [(no, many) for no, many in unseen.useful if no in MILLED]
    rest = [(no, many) for no, many in unseen.useful if no not in MILLED]
    for some in _choices_of_cards(triggering, n):
        fill = n - len(some)
        blank = min(fill, unseen.others)
        for more in _choices_of_cards(rest, fill - blank, exactly=True):
            yield (*[BLANK] * blank, *more, *some)


def _choices_of_cards(cards: Sequence[tuple[int, int]], n: int, exactly: bool = False) -> Iterator[tuple[int, ...]]:
    """All ways to take up to ``n`` (or just as many) of these cards."""
    if not cards:
        if not (exactly and n):
            yield ()
        return
    for counts in product(*(range(min(many, n) + 1) for _, many in cards)):
        if sum(counts) == n or (sum(counts) < n and not exactly):
            yield tuple(no for (no, _), count in zip(cards, counts, strict=True) for _ in range(count))


def outcomes_of(
    node: KnownPosition, seat: Seat, mover: Seat, action: Action
) -> list[tuple[KnownPosition, tuple[Entry, ...]]]:
    """All that can come of an action, by what the other's Spellbook turns out to hold; with what it shows."""
    found: list[tuple[KnownPosition, tuple[Entry, ...]]] = []
    scripts: list[tuple[Entry, ...]] = [()]
    while scripts:
        _run_script(node, seat, (mover, action), scripts, found)
    return found


def _run_script(
    node: KnownPosition,
    seat: Seat,
    turn: tuple[Seat, Action],
    scripts: list[tuple[Entry, ...]],
    found: list[tuple[KnownPosition, tuple[Entry, ...]]],
) -> None:
    """Play the last script of what is milled; add the scripts that differ from it later, and what it comes to."""
    script = scripts.pop()
    other = OTHER[seat]
    state = node.state.copy()
    if script:
        _arrange_spellbook(state, other, [no for kind, cards in script if kind != "play" for no in cards])
    events = apply(state, turn[0], turn[1])  # type: ignore[arg-type]
    unseen = node.unseen
    told: list[Entry] = []
    for place, (kind, cards) in enumerate(shown_cards_of(node.state, other, events)):
        if place >= len(script) and kind == "mill" and cards:
            first, *rest = possible_millings(unseen, len(cards))
            scripts += [(*told, (kind, one)) for one in rest]
            if first != cards:
                scripts.append((*told, (kind, first)))
                return
        unseen = _unseen_after_showing(unseen, kind, cards)
        told.append((kind, cards))
    found.append((_node_of_state(node, seat, state, unseen), tuple(told)))


def _arrange_spellbook(state: ClashState[Any], other: Seat, cards: Sequence[int]) -> None:
    """Put these cards at the uppermost places of a Spellbook that nobody knows."""
    deck = [*state.zones.deck[other]]
    places = [place for place in reversed(range(len(deck))) if state.zones.known[other][place] != TO_ALL]
    for place, no in zip(places, cards, strict=False):
        deck[place] = no
    state.zones.deck[other] = tuple(deck)


def _unseen_after_showing(unseen: Unseen, kind: str, cards: Sequence[int]) -> Unseen:
    """What is unseen after something has been shown."""
    if kind == "draw":
        return unseen._replace(hand=unseen.hand + len(cards))
    useful = Counter(no for no in cards if no != BLANK)
    hand = unseen.hand - (kind == "play")
    return unseen.less(useful)._replace(hand=hand, others=unseen.others - list(cards).count(BLANK))


def _node_of_state(node: KnownPosition, seat: Seat, state: ClashState[Any], unseen: Unseen) -> KnownPosition:
    """The node of a position that has been played to."""
    mine = node.mine
    searching = bool(state.stack) and isinstance(state.stack[-1], Searching | PuttingFound)
    if not searching and any(
        no != BLANK and level == UNKNOWN
        for no, level in zip(state.zones.deck[seat], state.zones.known[seat], strict=True)
    ):
        mine = tuple(sorted((*mine, *blank_own_spellbook(state, seat))))
    deal_all_possible_cards(state, OTHER[seat], unseen)
    return KnownPosition(state, unseen, mine)
