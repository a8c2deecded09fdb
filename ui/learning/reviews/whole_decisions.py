"""Decisions of several actions, as they were put together at a table and sent by one press."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any

import engine
from learning.reviews.searched import MOST_FURTHER
from sessions.records.replays import Replay
from ui.interactions.reader import Reader
from ui.learning.position import ShownPosition
from ui.tables.stage import Stage


def further_actions(replay: Replay, line: int, seat: int) -> Iterator[Any]:
    """What a seat did after a line, until another one did something."""
    for number in range(line + 1, line + 1 + MOST_FURTHER):
        after = replay.decision(number)
        if after is None or after.seat != seat:
            return
        yield engine.to_json(after.action)


def earlier_lines(replay: Replay, line: int, seat: int) -> Iterator[int]:
    """The lines before one in which its seat did something, from the newest on, until another one did."""
    for number in range(line - 1, max(line - 1 - MOST_FURTHER, 0), -1):
        before = replay.decision(number)
        if before is None or before.seat != seat:
            return
        yield number


def put_together(reader: Reader, shown: ShownPosition, data: Any, further: Iterable[Any]) -> Stage | None:
    """The decision that begins with an action, with what follows it as a part of it: the cards that a turn ends with
    are placed; None where it is no more than that action."""
    game, seat = shown.table.game, reader.own_seat
    with suppress(engine.IllegalAction):
        stage = Stage(reader, shown, [(game.action(data),)])
        for after in further:
            if not shown.layout.can_continue(stage.last):
                break
            stage = stage.with_group((game.action(after),))
        if len(stage.actions) > 1 or shown.layout.is_staged(stage.actions[0], shown.view(seat)):
            return stage
    return None
