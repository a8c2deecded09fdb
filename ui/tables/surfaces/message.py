"""A message that stands for long: edited by the token of the newest press on it, as long as that is good."""

import structlog

from ui.interactions.discord_faults import FAULTS, fault_name, http_status
from ui.interactions.signals import paid, token_failed
from ui.tables.surfaces.content import Content
from ui.tables.surfaces.surface import Surface
from ui.tables.surfaces.surface_services import SurfaceServices
from ui.tables.surfaces.token import Token

log = structlog.get_logger()


class Message(Surface):
    """A message of the bot's own, in a channel or among somebody's direct messages.

    The requests that use a token cost nothing of what Discord allows a bot in a second; a token that fails is not used
    again, and the request that is counted comes after it, so that nobody sees a difference.
    """

    __slots__ = ("_means",)

    def __init__(self, means: SurfaceServices, name: str, seat: int | None, shown: int) -> None:
        super().__init__(name, seat, shown)
        self._means = means

    @property
    def is_counted(self) -> bool:
        return self._good_token() is None

    def _good_token(self) -> Token | None:
        if self.token is None or not self._means.by_token or self._means.clock() > self.token.until:
            return None
        return self.token

    def _token_of(self, message_id: int) -> Token | None:
        """A good token that edits this message; after the message was sent again there is none."""
        token = self._good_token()
        return token if token is not None and token.message_id == message_id and not token.follows else None

    async def _edit_message(self, channel_id: int, message_id: int, content: Content) -> bool:
        """Let the message show a content; False when it is gone, or sleeps in an archived thread."""
        token = self._token_of(message_id)
        if token is not None:
            try:
                await self._means.sender.edit_by_token(token, content)
            except FAULTS as error:
                self._drop_token(token, error)
            else:
                paid("token")
                return True
        paid("request")
        return await self._means.sender.edit(channel_id, message_id, content)

    async def _delete_replaced(self, channel_id: int, old: int | None, new: int) -> None:
        """Delete the message that has given way to a new one."""
        if old is None or old == new:
            return
        token, self.token = self._token_of(old), None
        if token is not None:
            try:
                await self._means.sender.delete_by_token(token)
            except FAULTS as error:
                self._drop_token(token, error)
            else:
                paid("token")
                return
        paid("request")
        await self._means.sender.delete(channel_id, old)

    def _drop_token(self, token: Token, error: BaseException) -> None:
        """Use a token no more."""
        if self.token is token:
            self.token = None
        token_failed(str(http_status(error)))
        log.info("a token has failed", surface=self.name, error=fault_name(error))
