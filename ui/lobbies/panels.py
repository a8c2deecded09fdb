"""What somebody has opened of a lobby, *More* and *Options…*: it becomes a line once there is nothing to choose."""

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from sessions import Lobby, Table
from ui.interactions.answer import Answer
from ui.interactions.discord_faults import FAULTS
from ui.interactions.open_answers import OpenAnswers, withdraw
from ui.lobbies.content import end_text, joined_text

MEGABYTES = 2.0
"""How much the answers may take by which these messages change."""


class OpenPanels:
    """The messages that are open, by lobby and person."""

    def __init__(self, background: Callable[[Coroutine[Any, Any, None]], None]) -> None:
        self._background = background
        self._shown = OpenAnswers[Answer]("ui.lobbies.panels", MEGABYTES)

    def note_panel(self, answer: Answer, lobby_id: int) -> None:
        """Note that somebody was answered in such a message."""
        self._shown.put(lobby_id, answer, answer.interaction.user.id)

    def note_new_panel(self, answer: Answer, lobby_id: int) -> None:
        """Note that somebody was answered with a new one; the one that they had before goes."""
        self._background(withdraw(self._shown.put(lobby_id, answer, answer.interaction.user.id)))

    def close_panels(self, lobby: Lobby, begun: Table | None) -> None:
        """Say in each message of a lobby what has become of it; nothing while it still waits."""
        if lobby.status == "lobby":
            return
        for answer in self._shown.take_all(lobby.id):
            self._background(_replace_with_line(answer, lobby, begun))


async def _replace_with_line(answer: Answer, lobby: Lobby, begun: Table | None) -> None:
    shown = begun if begun is not None and begun.place_id is not None else None
    text = end_text(answer.voice, lobby) if shown is None else joined_text(answer.voice, shown)
    with suppress(*FAULTS):
        await answer.edit_answer(text, None)
