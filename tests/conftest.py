"""Fixtures that more than one folder of tests needs."""

from tests.support.browser import browser, chromium
from tests.support.over_the_wire import wire

__all__ = ["browser", "chromium", "wire"]
