"""What a message holds, wherever it is shown."""

import asyncio
from dataclasses import dataclass, replace
from hashlib import sha256

import msgspec
from discord.ui import View

from ui.interactions.pictures import LazyPicture, ReadyFile
from ui.interactions.press import Press


@dataclass(frozen=True, slots=True)
class Content:
    """A message: its text, its picture and its components (None for a message without one, or without any).

    ``begun_press``: the press that leads to it, where a decision is being built up in it, which nothing but their own
    press should interrupt. ``called_users``: the ids of those whom a new message with it mentions.
    ``is_quiet``: a new message with it makes no sound, for those whom it is for want none now.
    ``file``: what is shown once in the place of a picture.
    """

    text: str
    picture: LazyPicture | None
    view: View | None
    begun_press: Press | None = None
    called_users: tuple[int, ...] = ()
    is_quiet: bool = False
    file: ReadyFile | None = None

    def undrawn_copy(self) -> "Content":
        """A copy of the content whose picture is not drawn, to be kept for long."""
        return replace(self, picture=self.picture and self.picture.undrawn_copy(), file=None)


def content_digest(content: Content) -> bytes:
    """A digest of a content, the same for what Discord would show alike."""
    seen = sha256(content.text.encode())
    seen.update(content.picture.name.encode() if content.picture else b"")
    seen.update(msgspec.json.encode(content.view.to_components() if content.view else None))
    return seen.digest()


async def draw_content(content: Content) -> None:
    """Draw a content's picture and let others have their turn; sending it is a piece of work of its own."""
    if content.picture is not None:
        await content.picture.prepare()
        await asyncio.sleep(0)
        content.picture.draw()
    await asyncio.sleep(0)
