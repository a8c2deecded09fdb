"""How the choices of Elements stand on Discord."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elements.actions import Discard, Knock, Play, Take, Yield
from engine.elements.view import ElementsView
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elements import ElementsWords
from words.elements.reasons import knock_odds, losing_hands_in_hundred
from words.game import Names, Path

BESIDE = 4
"""So many of the buttons about cards have room side by side on a phone."""
PLACES = (Yield, Take, Discard)
"""What stands below the cards, from left to right: what is always possible first."""
LIT = 0.9
"""A knock is lit, and not asked about, that wins against at least this share of the hands that the other may hold."""


class ElementsLayout(Layout[ElementsView]):
    """The buttons of Elements; a knock that may lose, and yielding, are confirmed with what that means."""

    game: ClassVar[Game] = engine.GAMES["elements"]
    command_group = "elements"
    lesson_lines_above_task = 2
    lobby_options: ClassVar[Sequence[Mapping[str, Any]]] = (
        {"mode": "tokens"},
        *({"mode": "endless", "rounds": rounds} for rounds in (*range(1, 11), 12, 15, 20, 25, 30, 50, 99)),
    )
    confirmed_types: ClassVar[frozenset[str]] = frozenset({"knock", "yield"})
    types_confirmed_unless_advised: ClassVar[frozenset[str]] = frozenset({"knock"})
    styles_by_type: ClassVar[Mapping[str, ButtonStyle]] = {"play": ButtonStyle.primary}

    def needs_confirmation(self, action: Action, view: ElementsView) -> bool:
        return super().needs_confirmation(action, view) and not (isinstance(action, Knock) and knock_odds(view) >= LIT)

    def button_style(self, path: Path, view: ElementsView) -> ButtonStyle:
        """A knock is lit where it wins, or nearly always would."""
        if path == ("knock",):
            return ButtonStyle.success if knock_odds(view) >= LIT else ButtonStyle.secondary
        return super().button_style(path, view)

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ElementsView, names: Names) -> list[Row]:
        """Cards by their numbers alone, in rows that a phone doesn't break.

        A knock stands above them, and what is always there below, each in its place: a message grows upwards on a
        phone, so that nothing comes to lie where something else was pressed.
        """
        words = voice.words_of_kind(ElementsWords)
        plays, knocks, others = [], [], list[Choice]()
        for leaf in leaves:
            match leaf.action:
                case Play(card):
                    plays.append(replace(leaf, label=words.say("short-play", value=card)))
                case Take():
                    others.append(replace(leaf, label=words.say("short-take", value=view.display[-1])))
                case Knock():
                    total = view.sums[view.viewer or 0] or 0
                    plain = words.say("short-knock", sum=total, limit=view.limit)
                    knocks.append(replace(leaf, label=_with_odds(plain, view, words), plain_label=plain))
                case _:
                    others.append(leaf)
        others.sort(key=lambda leaf: PLACES.index(type(leaf.action)))
        rows = -(-len(plays) // BESIDE) or 1
        across = -(-len(plays) // rows) or 1
        return [*button_rows(knocks), *button_rows(plays, across), *button_rows(others)]


def _with_odds(plain: str, view: ElementsView, words: ElementsWords) -> str:
    """The label of a knock with how often it wins, as far as its seat can know."""
    lost = losing_hands_in_hundred(view)
    return (
        words.say("short-knock-odds", knock=plain, percent=100 - lost)
        if lost
        else words.say("short-knock-sure", knock=plain)
    )
