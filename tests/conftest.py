"""Fixtures that more than one folder of tests needs."""

from tests.support.browser import browser, chromium

__all__ = ["browser", "chromium"]
