"""What surfaces are shown with."""

from typing import NamedTuple

from sessions.time.wall_clock import Clock
from ui.tables.surfaces.channel_talk import ChannelTalk
from ui.tables.surfaces.sender import MessageSender


class SurfaceServices(NamedTuple):
    """Who sends to Discord, what time it is, what people write around the tables, and whether messages are edited by
    the tokens of presses."""

    sender: MessageSender
    clock: Clock
    talk: ChannelTalk
    by_token: bool = True
