"""The database: SQL stands here and nowhere else."""

from sessions.store.database import Store
from sessions.store.errors import Conflict, StoreUnavailable, StoreUnusable
from sessions.store.login_turns import LoginTurns
from sessions.store.rows import Handover
from sessions.store.single_process_lock import Shards

__all__ = ["Conflict", "Handover", "LoginTurns", "Shards", "Store", "StoreUnavailable", "StoreUnusable"]
