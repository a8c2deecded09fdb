"""The database: SQL stands here and nowhere else."""

from sessions.store.alone import Shards
from sessions.store.database import Store
from sessions.store.errors import Conflict, StoreUnavailable, StoreUnusable
from sessions.store.turns import Turns

__all__ = ["Conflict", "Shards", "Store", "StoreUnavailable", "StoreUnusable", "Turns"]
