"""Fixtures that more than one folder of tests needs."""

import os
import shutil
from pathlib import Path

from tests.support.browser import browser, chromium
from tests.support.over_the_wire import wire

__all__ = ["browser", "chromium", "wire"]

MEMORY = Path("/dev/shm")
ENOUGH = 1 << 30  # bytes

if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ENOUGH:
    # Databases commit at once there: nothing waits for a disk that no test asks about.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))
