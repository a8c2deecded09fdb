"""Fixtures that more than one folder of tests needs."""

from tests.support.browser import browser

__all__ = ["browser"]
