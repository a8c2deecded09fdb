"""The button that ends a turn of Elemental Clash: lit where it wins, and where nothing else that is left helps."""

from collections.abc import Sequence
from dataclasses import replace

from engine import Action
from engine.elemental_clash.actions import EndTurn, GoToCombat, PlayCard, PlayStone
from engine.elemental_clash.stakes import ending_wins
from engine.elemental_clash.view import ClashView
from ui.layouts.steps import Choice, Row

LIT, OTHERWISE = "wins", "otherwise"
"""The paths of buttons where ending the turn is lit: that one is, and no other."""


def is_end_lit(leaves: Sequence[Choice], view: ClashView) -> bool:
    """Whether ending the turn wins, or nothing else among these choices helps."""
    ends = any(isinstance(leaf.action, EndTurn) for leaf in leaves)
    return ends and (ending_wins(view) or not any(_helps(leaf.action, view) for leaf in leaves))


def is_idle_card(card: str, view: ClashView) -> bool:
    """True for a card that does nothing but change creatures until the end of a turn whose fights are over."""
    return view.phase == "main2" and card in view.rules and view.rules[card].gives_for_turn


def with_end_lit(rows: Sequence[Row]) -> list[Row]:
    """These rows with no button lit but the one that ends the turn."""
    return [replace(row, choices=tuple(map(_choice_beside_end, row.choices))) for row in rows]


def _helps(action: Action | None, view: ClashView) -> bool:
    if isinstance(action, PlayCard):
        return not is_idle_card(action.card, view)
    return isinstance(action, PlayStone | GoToCombat)


def _choice_beside_end(choice: Choice | None) -> Choice | None:
    if choice is None or choice.action is None:
        return choice
    return replace(choice, path=(LIT if isinstance(choice.action, EndTurn) else OTHERWISE, *choice.path[1:]))
