"""The miner and the prover of each game that has puzzles."""

from collections.abc import Mapping
from types import MappingProxyType

from learning.puzzles.clash import ClashMiner
from learning.puzzles.defenders import DefendersMiner
from learning.puzzles.elemental import ElementalMiner
from learning.puzzles.elements import ElementsMiner
from learning.puzzles.mining import Miner
from learning.puzzles.plain import Prover
from learning.puzzles.plain_clash import PlainClash
from learning.puzzles.plain_defenders import PlainDefenders
from learning.puzzles.plain_elemental import PlainElemental
from learning.puzzles.plain_elements import PlainElements
from learning.puzzles.plain_realm import PlainRealm
from learning.puzzles.realm import RealmMiner

MINERS: Mapping[str, Miner] = MappingProxyType(
    {
        miner.game_id: miner
        for miner in (ElementsMiner(), DefendersMiner(), ElementalMiner(), ClashMiner(), RealmMiner())
    }
)
PROVERS: Mapping[str, Prover] = MappingProxyType(
    {
        prover.game_id: prover
        for prover in (PlainElements(), PlainDefenders(), PlainElemental(), PlainClash(), PlainRealm())
    }
)
