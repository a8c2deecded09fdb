"""Elemental Clash on Discord."""

from typing import Any

import pytest

from sessions.log import fair
from tests.support.scene import Scene


@pytest.fixture
def scene(scene: Scene, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Every game has the same secret."""
    monkeypatch.setattr(fair, "new_secret", lambda: "1" * 64)
    scene.group = "clash"
    return scene
