"""What a card of Elemental Clash can be aimed at: those first whom it is for, and of them whoever fights.

What strengthens is for one's own creatures, what harms for the other's.
"""

from collections.abc import Sequence

from engine.elemental_clash.actions import Target
from engine.elemental_clash.view import ClashView
from ui.interactions.components import ENTRIES
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elemental_clash import ClashWords, targeting

MENUS = 3
"""So many menus at most, above what is no target."""


def target_rows(voice: Voice, choices: Sequence[Choice], view: ClashView, most: int) -> list[Row]:
    """A button for each of so many; of more, those that the card is for are buttons, as far as there is room, and the
    others are in a menu."""
    meant = [choice for choice in choices if isinstance(choice.action, Target)]
    others = [choice for choice in choices if choice not in meant]
    ordered = sorted(meant, key=lambda choice: _target_rank(choice, view))
    if len(choices) <= most:
        return button_rows([*ordered, *others])
    first = [choice for choice in ordered if _is_for(choice, view)]
    if not first or len(first) >= most or len(others) + len(first) >= most:
        first = []
    left = [choice for choice in ordered if choice not in first]
    prompt = voice.words_of_kind(ClashWords).menu_prompt(("target",))
    menus = [Row(tuple(left[at : at + ENTRIES]), prompt) for at in range(0, len(left), ENTRIES)][:MENUS]
    return [*button_rows(first), *menus, *([Row(tuple(others))] if others else [])]


def _target_rank(choice: Choice, view: ClashView) -> tuple[bool, bool]:
    return not _is_for(choice, view), not _is_fighting(choice, view)


def _is_for(choice: Choice, view: ClashView) -> bool:
    """Whether a target is of the side that the card is for; false where it says nothing of that."""
    side, ref = targeting.seat_to_target(view), getattr(choice.action, "ref", None)
    return side is not None and ref is not None and ref[0] == str(side)


def _is_fighting(choice: Choice, view: ClashView) -> bool:
    """Whether a target attacks, blocks or is attacked."""
    ref = getattr(choice.action, "ref", None)
    return any(ref in (attack.from_, attack.to, *attack.blockers) for attack in view.attacks)
