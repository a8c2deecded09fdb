"""Fixtures of the tests with the whole bot."""

from tests.support.bot import *
from tests.support.pseudo_world import *
