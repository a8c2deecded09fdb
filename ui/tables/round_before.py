"""*How the round ended*: how it lay then, for whoever wants to look while the next one has just begun."""

from typing import Any

from sessions.records.replays import Replay, Replays
from ui.interactions.answer import Answer, Refused
from ui.interactions.pictures import private_picture
from ui.interactions.reader import Reader
from ui.tables.content import suited
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content


async def show_round_before(answer: Answer, reader: Reader, moment: Moment, replays: Replays) -> None:
    """Show the end of the round before, in a message of its own: the picture that a hand had no time for."""
    table, voice = moment.table, reader.voice
    first, past = ended_before(await replays.of(table), reader.own)
    if past is None:  # an older message outlives the game, or the rules by which it was played
        raise Refused("button-unknown")
    words = moment.words(voice)
    said = words.just_ended(first, moment.names_for(reader)) or words.headline(past)
    picture = private_picture(reader, table, past, ())
    shown = await suited(reader, Content(f"-# {voice.title(table.game.id)}\n**{said}**", picture, None))
    await answer.say(shown.text, shown.picture)


def ended_before(replay: Replay, seat: int) -> tuple[Any, Any]:
    """A seat's view as the newest round began, and of how the one before lay at its end; None where there is none.

    Where that is not known (``GameView.as_it_ended``), it is the view from before the action that ended it.
    """
    step = replay.last(seat)
    first = newest = replay.see(seat, step)
    while step and newest is not None:
        earlier = replay.see(seat, step - 1)
        if earlier is None or earlier.chapter != newest.chapter:
            return first, first.as_it_ended() or earlier
        first, step = earlier, step - 1
    return first, None
