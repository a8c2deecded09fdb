"""Elemental Clash: two wizards empty each other's Spellbooks. Rules: EC-1 to EC-15.

``cards.toml`` is the card pool, ``pool`` reads it, ``language`` and ``interpreter`` are the effect language and what
carries it out, ``areas`` is what lies where, ``state`` the turn; ``objections`` checks a Spellbook.
"""

from engine.elemental_clash.game import ElementalClash
from engine.elemental_clash.pool import POOL, Card, Deck, Pool
from engine.elemental_clash.spellbook import Objection, objections

__all__ = ["POOL", "Card", "Deck", "ElementalClash", "Objection", "Pool", "objections"]
