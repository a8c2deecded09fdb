"""Interactions that Discord delivers, each of them acted on once."""

from collections import OrderedDict

import discord
import structlog

from ui.interactions.signals import came, interaction_kind

log = structlog.get_logger()

REMEMBERED = 50_000
"""How many interactions are remembered: more than come in the quarter of an hour in which each can be answered."""


class Deliveries:
    """Knows which interactions were delivered: Discord may deliver the same one a second time."""

    def __init__(self) -> None:
        self._seen: OrderedDict[int, None] = OrderedDict()

    def is_new(self, interaction: discord.Interaction) -> bool:
        """Whether nobody has asked this of an interaction before; remembered for as long as it can be answered."""
        if interaction.id in self._seen:
            log.info("interaction delivered again")
            return False
        came(interaction.id, interaction_kind(interaction))
        self._seen[interaction.id] = None
        if len(self._seen) > REMEMBERED:
            self._seen.popitem(last=False)
        return True
