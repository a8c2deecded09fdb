"""How the choices of Elemental Defenders stand on Discord: cards in few rows, narrow enough for a phone."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, ClassVar, Self

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elemental_defenders.actions import Attack, Challenge, Defend
from engine.elemental_defenders.cards import DECK
from engine.elemental_defenders.view import DefendersView
from render.kit.shapes import TALL
from ui.interactions.components import BUTTONS
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elemental_defenders import DefendersWords
from words.game import Names, Path

PLAIN, FORETOLD = 4, 3
"""So many cards have room side by side on a phone: by their signs alone, and with what comes of them. Elsewhere a row
is full."""
BESIDE = 2
"""So many cards have room beside a pass, or a Challenge."""
MOST_FORETOLD = 6
"""So many cards at most say what comes of them on a phone where Challenges take a row, too."""


class DefendersLayout(Layout[DefendersView]):
    """The buttons of Elemental Defenders: the cards by their Elements, a Challenge below them or a pass."""

    game: ClassVar[Game] = engine.GAMES["elemental_defenders"]
    command_group = "defenders"
    lobby_options: ClassVar[Sequence[Mapping[str, Any]]] = ({"mode": "basic"}, {"mode": "advanced"})
    fuller_game_options: ClassVar[Mapping[str, Any]] = {"mode": "advanced"}
    most_choices_beside_help: ClassVar[int] = 1  # so that ten cards, and what helps, are four lines on a phone

    def __init__(self, *, on_phone: bool = True) -> None:
        self._plain, self._foretold = (PLAIN, FORETOLD) if on_phone else (BUTTONS, BUTTONS)
        self._most_foretold = MOST_FORETOLD if on_phone else len(DECK)

    def for_shape(self, shape: str) -> Self:
        return type(self)(on_phone=shape == TALL)

    def steps_to(self, action: Action) -> Path:
        card = getattr(action, "card", None)
        if card is None:
            return super().steps_to(action)
        return (f"{card} challenge" if isinstance(action, Challenge) else card,)

    def button_style(self, path: Path, view: DefendersView) -> ButtonStyle:
        """One colour for all cards: their signs say the Element, and green and red would say something else."""
        return ButtonStyle.primary if len(path[0]) == len("E5") else ButtonStyle.secondary

    def step_rows(
        self, voice: Voice, path: Path, choices: Sequence[Choice], view: DefendersView, names: Names
    ) -> list[Row] | None:
        """The cards in few rows; below them the Challenges, or passing.

        Where somebody attacks or answers, what comes of a card at once is on its button.
        """
        words = voice.words_of_kind(DefendersWords)
        below = [choice for choice in choices if len(choice.path[0]) > len("E5")]
        cards = [choice for choice in choices if choice not in below]
        few = not below or len(cards) <= self._most_foretold
        foretold = view.phase in ("attack", "defend") and few
        cards = [_with_short_label(words, choice, view, foretold=foretold) for choice in cards]
        across = self._foretold if foretold else self._plain
        rows = card_rows(cards, across)
        if view.phase == "attack" and not below and len(cards) > across:
            rows = rows_of_dealt_cards(cards, across, view)
        last = [_with_short_label(words, choice, view, foretold=True) for choice in below]
        close = button_rows(cards, across)
        beside = BESIDE if len(last) == 1 else 0
        if rows and len(rows[-1].choices) > beside >= len(close[-1].choices):
            rows = close  # so that what comes next has room beside the last cards
        if len(last) == 1 and rows and len(rows[-1].choices) <= BESIDE:
            rows[-1] = Row((*rows[-1].choices, *last))
        elif last:
            rows.append(Row(tuple(last)))
        return rows


def card_rows(cards: Sequence[Choice], across: int) -> list[Row]:
    """Rows of so many cards at most: those of an Element side by side, where that needs no more rows than any other."""
    rows: list[list[Choice]] = []
    for _, same in groupby(cards, key=lambda choice: choice.path[0][0]):
        group = [*same]
        if rows and len(rows[-1]) + len(group) <= across:
            rows[-1] += group
        else:
            rows.append(group)
    fewest = -(-len(cards) // across)
    if len(rows) > fewest or any(len(row) > across for row in rows):
        return button_rows(cards, -(-len(cards) // max(1, fewest)))
    return [Row(tuple(row)) for row in rows]


def rows_of_dealt_cards(cards: Sequence[Choice], across: int, view: DefendersView) -> list[Row]:
    """The cards that are left in the rows in which the round began: none wraps anew when another one is played."""
    seat = view.turn or 0
    dealt = sorted((*view.hands[seat], *view.piles[seat]), key=DECK.index)
    begun = (dealt[at : at + across] for at in range(0, len(dealt), across))
    rows = (tuple(choice for choice in cards if choice.path[0] in row) for row in begun)
    return [Row(row) for row in rows if row]


def _with_short_label(words: DefendersWords, choice: Choice, view: DefendersView, *, foretold: bool) -> Choice:
    """The same with a label that is short, and says what comes of it if that is ``foretold``."""
    plain, action = choice.label, choice.action
    if action is None or not isinstance(action, Attack | Challenge | Defend):
        return choice
    if isinstance(action, Challenge):
        plain = words.say("short-challenge", card=words.short_card_label(action.card))
    return replace(choice, label=words.foretold_label(action, view) if foretold else plain, plain_label=plain)
