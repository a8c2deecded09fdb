"""Copies of JSON, as simcord makes them of whatever is sent and told: several times as fast as `copy.deepcopy`."""

import copy
from types import SimpleNamespace
from typing import Any

import pytest
import simcord.components
import simcord.gateway
import simcord.http.router
import simcord.results

COPYING = (simcord.components, simcord.results)
COPYING_BY_MODULE = (simcord.gateway, simcord.http.router)
PLAIN = (str, int, bool, type(None), float)


def deep(value: Any) -> Any:
    """Return a copy that shares nothing with the value that can change."""
    kind = type(value)
    if kind is dict:
        return {key: one if type(one) in PLAIN else deep(one) for key, one in value.items()}
    if kind is list:
        return [one if type(one) in PLAIN else deep(one) for one in value]
    return value if kind in PLAIN else copy.deepcopy(value)


def copy_fast(patch: pytest.MonkeyPatch) -> None:
    """Let simcord copy this way."""
    for module in COPYING:
        patch.setattr(module, "deepcopy", deep)
    for module in COPYING_BY_MODULE:
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=deep, copy=copy.copy))
