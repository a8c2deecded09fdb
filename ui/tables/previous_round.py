"""*How it ended*: how it lay then, for whoever wants to look while the next one has just begun."""

from typing import Any

from sessions.records.replays import Replay, Replays
from ui.interactions.answer import Refused
from ui.interactions.components import Style, button
from ui.interactions.reader import Reader
from ui.tables.content import round_ended_content
from ui.tables.controls import back_label_and_press
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content


async def previous_round_content(reader: Reader, moment: Moment, replays: Replays) -> Content:
    """A seat's private message as the round before ended, which a hand has no room for, with the way back to it."""
    table, voice = moment.table, reader.voice
    first, past = previous_round_views(await replays.replay_of(table), reader.own_seat)
    if past is None:  # an older message outlives the game, or the rules by which it was played
        raise Refused("button-unknown")
    words = moment.words(voice)
    said = words.round_end_line(first, moment.names_for(reader)) or words.headline(past)
    label, press = back_label_and_press(reader, moment)
    return round_ended_content(reader, moment, past, [f"**{said}**"], button(press, label, Style.primary))


def previous_round_views(replay: Replay, seat: int) -> tuple[Any, Any]:
    """A seat's view as the newest round began, and of how the one before lay at its end; None where there is none.

    Where that is not known (``GameView.as_it_ended``), it is the view from before the action that ended it.
    """
    step = replay.last_step(seat)
    first = newest = replay.view_after(seat, step)
    while step and newest is not None:
        earlier = replay.view_after(seat, step - 1)
        if earlier is None or earlier.chapter != newest.chapter:
            return first, first.as_it_ended() or earlier
        first, step = earlier, step - 1
    return first, None
