"""What discord.py and aiohttp do for every request and event, done with less work."""

import json
import secrets
from io import BytesIO
from typing import Any

import aiohttp
import discord
import msgspec
from discord.http import Route, handle_message_parameters
from discord.webhook.async_ import async_context, interaction_message_response_params

_QUOTED = str.maketrans({"\\": r"\\", '"': r"\"", "\r": " ", "\n": " "})


class Form(aiohttp.FormData):
    """A form that is put together at once; aiohttp's own makes objects of every header of each of its parts."""

    def __init__(self, *, quote_fields: bool = False) -> None:
        self._boundary = secrets.token_hex(16)
        self._body: list[bytes] = []

    def add_field(
        self,
        name: str,
        value: Any,
        *,
        content_type: str | None = None,
        filename: str | None = None,
        content_transfer_encoding: str | None = None,
    ) -> None:
        """Add a text, or a file that is read to its end."""
        head = f'--{self._boundary}\r\nContent-Disposition: form-data; name="{name.translate(_QUOTED)}"'
        if filename is not None:
            head += f'; filename="{filename.translate(_QUOTED)}"'
        if content_type is not None:
            head += f"\r\nContent-Type: {content_type}"
        data = value.encode() if isinstance(value, str) else value.read()
        self._body += (head.encode(), b"\r\n\r\n", data, b"\r\n")

    def __call__(self) -> aiohttp.Payload:
        """The body of the request."""
        body = b"".join((*self._body, f"--{self._boundary}--\r\n".encode()))
        return aiohttp.BytesIOPayload(BytesIO(body), content_type=f"multipart/form-data; boundary={self._boundary}")


async def edit_clicked(interaction: discord.Interaction, **changes: Any) -> None:
    """Answer a press by changing the message that was clicked, as discord.py does it; but Discord is not asked for the
    message as it is then, of which objects would be made that nobody looks at."""
    parameters = interaction_message_response_params(
        type=discord.InteractionResponseType.message_update.value,
        previous_allowed_mentions=interaction._state.allowed_mentions,
        **changes,
    )
    path = "/interactions/{webhook_id}/{webhook_token}/callback"
    await async_context.get().request(
        Route("POST", path, webhook_id=interaction.id, webhook_token=interaction.token),
        interaction._session,
        payload=parameters.payload,
        multipart=parameters.multipart,
        files=parameters.files or None,
    )
    interaction.response._response_type = discord.InteractionResponseType.message_update


async def edit_answer(client: discord.Client, token: str, **changes: Any) -> None:
    """Edit the message that is the answer to the interaction with this token, likewise."""
    webhook = discord.Webhook.partial(client.application_id or 0, token, client=client)
    with handle_message_parameters(previous_allowed_mentions=client.allowed_mentions, **changes) as edited:
        await async_context.get().edit_original_interaction_response(
            webhook.id,
            token,
            session=webhook.session,
            payload=edited.payload,
            multipart=edited.multipart,
            files=edited.files,
        )


def lighten() -> None:
    """Let discord.py make its forms and read and write its JSON like this from now on."""
    vars(aiohttp)["FormData"] = Form
    vars(discord.utils).update(_from_json=from_json, _to_json=to_json)


def from_json(text: str | bytes) -> Any:
    """What a JSON text says. Halves of surrogate pairs, which msgspec takes for none, are read as json reads them."""
    try:
        return msgspec.json.decode(text)
    except msgspec.MsgspecError:
        return json.loads(text)


def to_json(value: Any) -> str:
    """A value as JSON."""
    try:
        return _encoder.encode(value).decode()
    except UnicodeEncodeError:
        return json.dumps(value)


def _plain(value: Any) -> int | str:
    """A number or a text of a type of its own, as json.dumps writes it."""
    return int(value) if isinstance(value, int) else str.__str__(value)


_encoder = msgspec.json.Encoder(enc_hook=_plain)
