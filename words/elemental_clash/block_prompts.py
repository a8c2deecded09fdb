"""What several creatures can do together that block one attacker."""

from collections.abc import Sequence
from itertools import combinations

from engine.elemental_clash.stakes import blocked_together, with_sure_abilities
from engine.elemental_clash.view import ClashView
from words.elemental_clash.card_and_place_names import ClashNames


def several_blocks_prompt(words: ClashNames, attacker: str, blockers: Sequence[str], view: ClashView) -> str:
    """What stands on the menu of blocks by several: that two destroy the attacker, where none of them does alone."""

    def falls(*together: str) -> bool:
        return attacker in blocked_together(with_sure_abilities(view, "block", together), attacker, together).falls

    fell = not any(map(falls, blockers)) and any(falls(*two) for two in combinations(blockers, 2))
    return words.say("prompt-several-fell" if fell else "prompt-several-block")
