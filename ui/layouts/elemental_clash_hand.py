"""What can be played from a hand of Elemental Clash: a button for each card, or menus where they are many.

On a phone a button takes a line, or half of one, so that there are several ways, of which the first with room is taken.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from textwrap import shorten

from engine.elemental_clash import POOL
from engine.elemental_clash.actions import PlayCard, PlayStone
from engine.elemental_clash.legal import fits_pile
from engine.elemental_clash.stakes import ending_wins
from engine.elemental_clash.view import ClashView, piles_alike
from ui.interactions.components import BUTTONS, ENTRIES, ENTRY
from ui.interactions.phone_layout import button_line_count
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elemental_clash import ClashWords
from words.game import Path

BESIDE = 2
"""So many ways to play stones and cards at most are buttons each: as each takes a row on a phone, of more there is a
button for each card."""
STONES_BESIDE = 2
"""So many ways to play a stone have room beside each other on a phone, in short."""
MOST_ON_A_PHONE = 4
"""So many targets are buttons on a phone, where most take a row; more are in a menu."""
MOST_PLAYS_ON_A_PHONE = BUTTONS
"""So many cards to play are buttons on a phone, in a row of Discord's, as long as it has the lines."""
SHORT = 13
"""So long a label at most stands beside what helps."""
MENUS = 2
LINES, MUCH = 3, 4
"""So many lines a phone has for what can be done in a main phase; beside so many rows of the field with cards it has
little room for anything else."""


def play_rows(voice: Voice, cards: Sequence[Choice], view: ClashView) -> list[Row]:
    """A button for each stone and card that can be played: where it can lie on several piles, it leads to them.

    Few of them stand with their piles, so that one press does it; of more those that lead on end in dots. A hand of
    very many cards is in menus.
    """
    # Where ending the turn wins nothing else is lit, no step either.
    few = len(cards) <= (2 * BUTTONS if ending_wins(view) else BESIDE)
    held = _card_buttons(voice, cards, view, whole=few)
    return (
        _card_menus(voice, cards, view)
        if len(held) > 2 * BUTTONS or (ending_wins(view) and not few)
        else button_rows(held)
    )


def with_cards_grouped(voice: Voice, choices: Sequence[Choice], view: ClashView) -> list[Choice]:
    """These with a button for each card that can be played, whatever the number of its piles."""
    cards = [choice for choice in choices if isinstance(choice.action, PlayStone | PlayCard)]
    return [*_card_buttons(voice, cards, view), *(choice for choice in choices if choice not in cards)]


def distinct_plays(cards: Sequence[Choice], view: ClashView) -> list[Choice]:
    """Of the ways to play a card on piles that are alike in all that matters the first: there is nothing to choose."""
    found: dict[tuple[Path, int], Choice] = {}
    for choice in cards:
        assert isinstance(choice.action, PlayStone | PlayCard)
        found.setdefault((choice.path[:2], piles_alike(view, choice.action.pile)[0]), choice)
    return [*found.values()]


def phone_row_choices(voice: Voice, cards: Sequence[Choice], view: ClashView) -> list[list[Row]]:
    """The ways in which the same can stand on a phone, from the one with the fewest presses to the lowest one."""
    words = voice.words_of_kind(ClashWords)
    stones = [choice for choice in cards if isinstance(choice.action, PlayStone)]
    others = [choice for choice in cards if choice not in stones]
    alone = len({choice.path[:2] for choice in stones}) == 1
    if len(cards) <= BESIDE and not (alone and not others):
        return [button_rows(_card_buttons(voice, cards, view, whole=True, short=True))]
    if ending_wins(view):
        return [_card_menus(voice, cards, view)]
    best = _best_stones(stones, view)
    if alone and len(stones) <= (STONES_BESIDE + 1 if others else MOST_ON_A_PHONE):
        best = stones  # the third takes no more room than the step to it would
    name = words.stone_and_pile_label if alone else words.card_and_pile_label
    first = [replace(choice, label=name(choice.action, view)) for choice in best]
    left = {choice.path[:2] for choice in stones if choice not in best}
    further = [choice for choice in stones if choice.path[:2] in left]
    beside = _card_buttons(voice, [*further, *others], view)
    if alone and further:  # of the same stone, which the buttons before do not name either
        beside = [
            replace(one, label=words.say("action-stone-elsewhere")) if n == 0 else one for n, one in enumerate(beside)
        ]
    ways = [[*first, *beside], _card_buttons(voice, cards, view)]
    return [*(button_rows(way) for way in ways if len(way) <= MOST_PLAYS_ON_A_PHONE), _card_menus(voice, cards, view)]


def merge_last_rows(rows: Sequence[Row]) -> list[Row]:
    """Rows for a phone, the last two in one where that takes a line less: the picture has it.

    A short label alone, as it ends a turn, shares its line with what helps.
    """
    *before, upper, last = rows if len(rows) > 1 else (Row(()), *rows)
    both = Row((*upper.choices, *last.choices))
    if (upper.prompt or last.prompt) is not None or len(both.choices) > BUTTONS or not upper.choices:
        return [*rows]
    if len(button_labels(last)) == 1 and len(button_labels(last)[0]) <= SHORT:
        return [*rows]
    return (
        [*before, both]
        if button_line_count([button_labels(both)]) < button_line_count([button_labels(upper), button_labels(last)])
        else [*rows]
    )


def button_labels(row: Row) -> list[str]:
    """What stands on the buttons of a row."""
    return [one.label for one in row.choices if one is not None]


def is_field_crowded(view: ClashView) -> bool:
    """Whether so many rows of the field have cards that a phone has little room for anything else."""
    zones = [row for side in view.seats for row in (side.atk, side.def_, [pile.card for pile in side.piles])]
    return sum(any(row) for row in zones) > MUCH


def _card_buttons(
    voice: Voice, cards: Sequence[Choice], view: ClashView, *, whole: bool = False, short: bool = False
) -> list[Choice]:
    """A button for each card, or, ``whole``, for each way to play one; ``short``: without the only pile of a card."""
    words, groups = voice.words_of_kind(ClashWords), dict[Path, list[Choice]]()
    for choice in cards:
        groups.setdefault(choice.path if whole else choice.path[:2], []).append(choice)
    ways = Counter(choice.path[:2] for choice in cards)

    def called(choice: Choice) -> str:
        only = short and isinstance(choice.action, PlayCard) and ways[choice.path[:2]] == 1
        return (words.card_and_pile_label if whole and not only else words.card_label)(choice.action, view)

    return [
        replace(found[0], label=called(found[0]))
        if len(found) == 1
        else Choice("", f"{words.card(path[1])} …", path, None)
        for path, found in groups.items()
    ]


def _card_menus(voice: Voice, cards: Sequence[Choice], view: ClashView) -> list[Row]:
    """An entry for each card, creatures first: which pile it goes to is asked then, where there are several."""
    words = voice.words_of_kind(ClashWords)
    entries = [replace(one, description=ability_text(words, one)) for one in _card_buttons(voice, cards, view)]
    entries.sort(key=lambda one: one.path[0] == "stone")
    prompt = words.menu_prompt(("held",))
    return [Row(tuple(entries[at : at + ENTRIES]), prompt) for at in range(0, len(entries), ENTRIES)][:MENUS]


def ability_text(words: ClashWords, choice: Choice) -> str:
    """What is printed on a card, beside the choice of it, as far as an entry has room; nothing for a basic stone."""
    card = choice.path[1]
    return shorten(words.printed_text(card), ENTRY, placeholder="…") if card in POOL and POOL[card].ability else ""


def _best_stones(stones: Sequence[Choice], view: ClashView) -> list[Choice]:
    """The two best ways to play a stone, of several kinds the best of each: those by which most cards find a pile."""
    best = sorted(stones, key=lambda choice: _stone_worth(choice, view), reverse=True)
    kinds = {choice.path[:2] for choice in stones}
    if len(kinds) > 1:
        best = [next(choice for choice in best if choice.path[:2] == kind) for kind in sorted(kinds)]
    return [choice for choice in stones if choice in best[:STONES_BESIDE]]


def _stone_worth(choice: Choice, view: ClashView) -> tuple[int, int, int]:
    """How many cards of the hand a pile would carry then that none carries yet, if it is a new one, and its height."""
    action = choice.action
    assert isinstance(action, PlayStone)
    assert view.viewer is not None
    side, stone = view.seats[view.viewer], view.rules[action.card]
    known = action.pile <= len(side.piles)
    energy, height = (
        (side.piles[action.pile - 1].energy, side.piles[action.pile - 1].height) if known else ("neutral", 0)
    )
    if energy == "neutral":  # EC-4.3: the lowermost stone that is not neutral gives it
        energy = stone.energy
    held = [view.rules[card] for card in {*side.hand.cards} if view.rules[card].kind != "stone"]
    waiting = [card for card in held if not any(fits_pile(card, pile.energy, pile.height) for pile in side.piles)]
    carried = sum(fits_pile(card, energy, height + stone.height) for card in waiting)
    return carried, int(not known), height
