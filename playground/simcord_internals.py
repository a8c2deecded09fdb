"""The private parts of simcord that the playground uses. simcord is made for tests and has no public interface for a
server that goes on; its version is pinned, and it is no part of the bot.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any

from simcord import components
from simcord._clock import Clock
from simcord._modal import _modal_control_map, _modal_submit_nodes
from simcord.backend.cdn import CdnStore
from simcord.http import router

from playground.json_copies import copy_json

__all__ = ["Clock", "copy_quickly", "field_ids", "keep_no_files_in_memory", "submitted_components"]


def copy_quickly() -> None:
    """Let simcord copy messages and requests with less work from now on."""
    vars(components)["deepcopy"] = copy_json
    vars(router)["copy"] = SimpleNamespace(deepcopy=copy_json)


def field_ids(form: dict[str, Any]) -> set[str]:
    """The ids of a form's fields."""
    return set(_modal_control_map(form))


def submitted_components(form: dict[str, Any], values: Mapping[str, Any], channel_id: int) -> list[dict[str, Any]]:
    """A form's components as they are sent when somebody fills them in. Raises SetupError."""
    return _modal_submit_nodes(form["components"], None, dict(values), {}, channel_id, [])


def keep_no_files_in_memory(store: CdnStore) -> None:
    """Let a store of files keep none of them in memory."""
    store._blobs.clear()
