"""Fixtures of the tests with the whole bot."""

from tests.support.bot import *
