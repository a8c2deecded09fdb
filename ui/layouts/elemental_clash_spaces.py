"""Where a creature of Elemental Clash goes: to a zone, and to which space of it only where that matters.

A zone's button means one of its free spaces; *Exact space…* leads to all of them. Spaces in which a neighbour makes a
difference (EC-4.5) stand beside it, with who that is.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from engine.elemental_clash.actions import DONE, MoveCreature, PlaceCreature, Put
from engine.elemental_clash.columns import Neighbour, neighbours_that_matter
from engine.elemental_clash.view import ClashView, Creature, Lying
from ui.interactions.components import BUTTONS
from ui.layouts.steps import Choice, Row
from words import Voice
from words.elemental_clash import ClashWords
from words.game import Path

CreatureMove = PlaceCreature | MoveCreature | Put
EXACT = "space"
"""Stands in the path of a creature's way before its spaces: the step in which one of them is chosen."""
MIDDLE = 3
"""The column in which a zone begins to fill; a creature that moves stays as near to its own as it can."""
SPACES_BESIDE = 4
"""So many spaces have room beside each other on a phone."""
MOST_NAMED = 2
"""So many spaces at most are named with the neighbours that make a difference there: each takes a line of a phone."""
MOST_MOVES = 3
"""So many creatures that may move are buttons, each in a line of a phone; more are in a menu."""
TO_MOVE, TO_EXACT = ("move",), ("move", EXACT)
"""The steps in which it is chosen which creature moves, to the other zone or to an exact space."""
OF_MOVERS = (TO_MOVE, TO_EXACT)


def path_to_space(kind: str, action: CreatureMove) -> Path:
    """The steps to a space."""
    start = () if isinstance(action, Put) else (action.from_,)
    return (kind, *start, EXACT, action.to)


def space_rows(voice: Voice, choices: Sequence[Choice], view: ClashView, *, on_phone: bool = False) -> list[Row]:
    """All spaces to which a creature can go: a row in front, and a row behind; a menu where a phone would break it."""
    words = voice.words_of_kind(ClashWords)
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        to = _creature_move(choice).to
        found.setdefault(to[1], []).append(replace(choice, label=words.space_label(to, view)))
    return [
        Row(tuple(own), f"{words.zone_label(f'0{zone}')}…" if on_phone and _takes_several_lines(own, view) else None)
        for zone, own in found.items()
    ]


def _takes_several_lines(zone: Sequence[Choice], view: ClashView) -> bool:
    """Whether the spaces of a zone take more than a line on a phone."""
    return len(zone) > SPACES_BESIDE or any(view.card_at(_creature_move(choice).to) is not None for choice in zone)


def zone_rows(voice: Voice, choices: Sequence[Choice], view: ClashView, *, on_phone: bool = False) -> list[Row]:
    """A button for each zone to which one creature can go, and for each space in which a neighbour makes a difference,
    and a step to its exact spaces, if there are more. What cannot attack is for the DEF zone first."""
    words, card = voice.words_of_kind(ClashWords), _creature_card(choices[0], view)
    special: list[Choice] = []
    plain = {_creature_move(one).to[1]: one for one in _free_zone_choices(choices, view)}
    for zone, first in list(plain.items()):
        found = _by_neighbours([one for one in choices if _creature_move(one).to[1] == zone], card, view)
        special += [one for near, one in found.items() if near]
        if () in found:
            plain[zone] = found[()]
        elif len(found) == 1:  # every space of the zone has the same neighbours
            special.remove(first)
        else:
            del plain[zone]
    order = "DA" if _stays_back(choices[0], card, view) else "AD"
    zones = [
        replace(plain[zone], label=words.zone_label(_creature_move(plain[zone]).to)) for zone in order if zone in plain
    ]
    special.sort(key=lambda one: order.index(_creature_move(one).to[1]))
    named = len(special) <= MOST_NAMED
    near = [replace(one, label=_neighbour_label(words, one, card, view, named=named)) for one in special]
    more = len(near) + len(zones) < len(choices)
    step = (exact_space_step(voice, choices[0].path[: choices[0].path.index(EXACT) + 1]),) if more else ()
    if len(near) + len(zones) + len(step) <= BUTTONS:
        return [Row((*near, *zones, *step))]
    rows = [Row(tuple(one for one in near if _creature_move(one).to[1] == zone)) for zone in order]
    return [row for row in (*rows, Row((*zones, *step))) if row.choices]


def _by_neighbours(choices: Sequence[Choice], card: str | None, view: ClashView) -> dict[tuple[Neighbour, ...], Choice]:
    """Of the free spaces with the same neighbours that make a difference the first to which a creature would go."""
    found: dict[tuple[Neighbour, ...], Choice] = {}
    for choice in sorted(choices, key=lambda one: _distance_key(_creature_move(one))):
        if view.card_at(_creature_move(choice).to) is None:
            found.setdefault(_neighbours(choice, card, view), choice)
    return found


def _neighbours(choice: Choice, card: str | None, view: ClashView) -> tuple[Neighbour, ...]:
    action = _creature_move(choice)
    start = None if isinstance(action, Put) else action.from_
    return () if card is None or card not in view.rules else neighbours_that_matter(view, card, action.to, start)


def _neighbour_label(words: ClashWords, choice: Choice, card: str | None, view: ClashView, *, named: bool) -> str:
    """A space in which a neighbour makes a difference; ``named``: with who that is."""
    to = _creature_move(choice).to
    return (
        words.space_with_neighbours_label(to, _neighbours(choice, card, view), view) if named else words.place_name(to)
    )


def _creature_on_field(choice: Choice, view: ClashView) -> Lying | None:
    """The card that goes somewhere, where it lies on the field."""
    action = _creature_move(choice)
    return None if isinstance(action, Put) else view.card_at(action.from_)


def _creature_card(choice: Choice, view: ClashView) -> str | None:
    """Which card a creature is that goes somewhere."""
    there, decision = _creature_on_field(choice, view), view.decision
    return there.card if there is not None else (decision.card or None) if decision is not None else None


def _stays_back(choice: Choice, card: str | None, view: ClashView) -> bool:
    """Whether a creature cannot attack, but could block."""
    there = _creature_on_field(choice, view)
    if isinstance(there, Creature):
        return _must_block(there.keywords)
    return card is not None and card in view.rules and _must_block(view.rules[card].keywords)


def _must_block(signs: Collection[str]) -> bool:
    return "bound" in signs and "dazed" not in signs


def rows_ending_placement(rows: Sequence[Row], view: ClashView) -> list[Row]:
    """These spaces for a creature that leaves its pile: with the last one that does, the others stay where they are."""
    if not _is_last_placement(view):
        return [*rows]
    return [replace(row, choices=tuple(map(_ends_placing, row.choices))) for row in rows]


def after_placement(path: Path, view: ClashView) -> str:
    """What comes after a creature has left its pile by a step: the draw, moves of others, or nothing of the kind."""
    if path[:1] != ("place",) or not _is_last_placement(view):
        return ""
    return "draws" if path[-1] == EXACT else "moves"


def _is_last_placement(view: ClashView) -> bool:
    """True for whoever places the last creature that waits on a pile."""
    decision = view.decision
    if decision is None or decision.kind != "place":
        return False
    lying = view.cards_on_field(decision.seat)
    return sum(ref[1] == "S" and card.kind == "creature" for ref, card in lying) == 1


def exact_space_step(voice: Voice, path: Path) -> Choice:
    """The step in which an exact space is chosen."""
    return Choice("", voice.words_of_kind(ClashWords).menu_prompt((EXACT,)), path, None)


def without_exact_spaces(rows: Sequence[Row]) -> list[Row]:
    """Rows without the step to exact spaces."""
    return [replace(row, choices=tuple(one for one in row.choices if one and one.action)) for row in rows]


def move_rows(
    voice: Voice, choices: Sequence[Choice], others: tuple[Choice, ...], view: ClashView, *, on_phone: bool = False
) -> list[Row]:
    """The creatures that may move, beside what else can be done; on a phone a step to them, whatever their number."""
    if on_phone:
        step = Choice("", voice.words_of_kind(ClashWords).menu_prompt(TO_MOVE), TO_MOVE, None)
        return [Row((step, *others))]
    return [*mover_rows(voice, choices, view), Row(others)]


def mover_rows(voice: Voice, choices: Sequence[Choice], view: ClashView, on_phone: bool = False) -> list[Row]:
    """The creatures that may move: each with its way to the other zone, as near as can be, by one press; every other
    space is a step away."""
    ways = [*_by_creature(choices)]
    moves = [_move_to_other_zone(voice, start, own, view) for start, own in ways]
    exact = exact_space_step(voice, TO_EXACT if len(ways) > 1 else ("move", ways[0][0], EXACT))
    if len(moves) > MOST_MOVES:
        prompt = voice.words_of_kind(ClashWords).menu_prompt(TO_MOVE)
        return [Row(tuple(moves), prompt), Row((exact,))]
    further = (exact,) if len(choices) > len(ways) else ()
    return (
        [*(Row((move,)) for move in moves[:-1]), Row((moves[-1], *further))] if on_phone else [Row((*moves, *further))]
    )


def exact_mover_rows(voice: Voice, choices: Sequence[Choice], view: ClashView, on_phone: bool = False) -> list[Row]:
    """Which creature is to move to an exact space."""
    words = voice.words_of_kind(ClashWords)
    found = [
        Choice("", words.move_step_label(start, view), own[0].path[:2], None) for start, own in _by_creature(choices)
    ]
    if len(found) > MOST_MOVES:
        return [Row(tuple(found), words.menu_prompt(TO_MOVE))]
    return [Row((one,)) for one in found] if on_phone else [Row(tuple(found))]


def _move_to_other_zone(voice: Voice, start: str, own: Sequence[Choice], view: ClashView) -> Choice:
    """A creature's way to the other zone, or the step to its spaces where that is full."""
    words = voice.words_of_kind(ClashWords)
    there = [choice for choice in _free_zone_choices(own, view) if _creature_move(choice).to[1] != start[1]]
    if not there:
        return Choice("", words.move_step_label(start, view), own[0].path[:2], None)
    return replace(there[0], label=words.move_to_zone_label(start, _creature_move(there[0]).to, view))


def _ends_placing(choice: Choice | None) -> Choice | None:
    return (
        choice
        if choice is None or choice.action is None
        else replace(choice, further_actions=(DONE,), sends_at_once=True)
    )


def _by_creature(choices: Sequence[Choice]) -> Iterator[tuple[str, list[Choice]]]:
    found: dict[str, list[Choice]] = {}
    for choice in choices:
        action = _creature_move(choice)
        assert isinstance(action, MoveCreature)
        found.setdefault(action.from_, []).append(choice)
    yield from found.items()


def _free_zone_choices(choices: Sequence[Choice], view: ClashView) -> list[Choice]:
    """Of each zone with a free space, where one creature can go, the one that its button means."""
    found: dict[str, Choice] = {}
    for choice in sorted(choices, key=lambda one: _distance_key(_creature_move(one))):
        to = _creature_move(choice).to
        if view.card_at(to) is None:
            found.setdefault(to[1], choice)
    return [found[zone] for zone in "AD" if zone in found]


def _distance_key(action: CreatureMove) -> tuple[int, int]:
    """How far a space is from where a creature goes of itself."""
    near = int(action.from_[2]) if isinstance(action, MoveCreature) else MIDDLE
    return abs(int(action.to[2]) - near), int(action.to[2])


def _creature_move(choice: Choice) -> CreatureMove:
    assert isinstance(choice.action, CreatureMove)
    return choice.action
