"""The bot's side of a world: the payloads for its connections, and its REST calls."""

from __future__ import annotations

import io
import time
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any

import discord
from simcord import intents as gating
from simcord.backend import errors as catalog
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.enums import ChannelType
from simcord.http import client as _routes  # noqa: F401  (importing it registers every route)
from simcord.http.router import RouteNotImplemented, UnsupportedField, dispatch

from playground import limits
from playground.base_world import BaseWorld
from playground.errors import Refusal
from playground.json_copies import copy_json
from playground.ledger import Json, complete_payload

NONCES = 500


class BotSide:
    """The gateway's payloads, and each call carried out at once or not at all."""

    def __init__(self, world: BaseWorld) -> None:
        self._world = world
        self._ledger = world.ledger
        self._nonces: dict[tuple[int, str], int] = {}

    def bot_user(self) -> Json:
        """Return the bot's user object."""
        return dict(serializers.user_payload(self._ledger.bot_user))

    def guild_ids(self) -> list[int]:
        """Return the servers that the bot is in."""
        return list(self._ledger.guilds)

    def guild_create(self, guild_id: int, intents: int) -> Json:
        """Return GUILD_CREATE's payload as a connection with these intents gets it."""
        payload = dict(serializers.guild_create_payload(self._ledger, self._ledger.get_guild(guild_id)))
        payload["preferred_locale"] = self._world.locale
        payload["threads"] = [
            serializers.thread_payload(self._ledger, thread) for thread in self._ledger.active_threads(guild_id)
        ]
        gating.prune_guild_create(payload, _intents(intents), self._world.bot_id)
        return payload

    def payload_for_intents(self, event: str, payload: Mapping[str, Any], intents: int) -> Mapping[str, Any] | None:
        """Return an event's payload as a connection with these intents gets it, None when it doesn't get it."""
        wanted = _intents(intents)
        gate = gating.required_intent(event, payload)
        if gate is not None and not getattr(wanted, gate):
            return None
        if not wanted.message_content and event in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
            censored: Json = copy_json(dict(payload))
            gating.censor_message(censored, self._world.bot_id, backend=self._ledger)
            return censored
        if event == "GUILD_CREATE":
            pruned = dict(payload)
            gating.prune_guild_create(pruned, wanted, self._world.bot_id)
            return pruned
        return payload

    def member_chunks(self, asked: Mapping[str, Any]) -> Iterator[Json]:
        """Yield the GUILD_MEMBERS_CHUNK payloads that answer a REQUEST_GUILD_MEMBERS."""
        guild = self._ledger.guilds.get(int(asked.get("guild_id", 0)))
        if guild is None:
            return
        ids = asked.get("user_ids")
        wanted = {int(one) for one in (ids if isinstance(ids, list) else [ids])} if ids else None
        prefix = str(asked.get("query") or "").lower()
        members = [
            member
            for member in guild.members.values()
            if (wanted is None or member.user_id in wanted)
            and self._ledger.users[member.user_id].name.lower().startswith(prefix)
        ][: int(asked.get("limit") or 0) or None]
        payload: Json = {
            "guild_id": str(guild.id),
            "members": [serializers.member_payload(self._ledger, guild, member) for member in members],
            "chunk_index": 0,
            "chunk_count": 1,
            "not_found": [str(one) for one in (wanted or set()) - {member.user_id for member in members}],
        }
        if asked.get("nonce"):
            payload["nonce"] = asked["nonce"]
        yield payload

    def rest_call(
        self, method: str, path: str, body: Any, params: Mapping[str, str], files: Sequence[limits.Upload]
    ) -> Any:
        """Carry out one REST call of the bot (path below /api/v10) and return the answer's JSON, None for no content.

        Raises Refusal with Discord's status and code. Everything happens at once, or nothing does.
        """
        parts = path.strip("/").split("/")
        nonce = body.get("nonce") if isinstance(body, dict) else None
        self._ledger.nonce = None if nonce is None else str(nonce)
        try:
            limits.check_request(method, path, body, files)
            repeated = self._before(method, parts, body)
            if repeated is not None:
                return repeated
            answer = dispatch(
                self._ledger,
                method,
                path,
                json=body,
                params=dict(params),
                files=[_wire_file(upload) for upload in files],
                message_content_access=False,
            )
        except (RouteNotImplemented, UnsupportedField) as error:
            raise Refusal(501, 0, error.message) from error
        except BackendError as error:
            raise _refusal(error) from error
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise Refusal(400, 50035, f"Invalid Form Body: {type(error).__name__} {error}") from error
        finally:
            self._ledger.nonce = None
        complete_payload(answer)
        return self._after(method, parts, body, answer)

    def _before(self, method: str, parts: list[str], body: Any) -> Any:
        match method, parts:
            case "POST", ["interactions", interaction_id, _, "callback"]:
                record = self._ledger.interactions.get(int(interaction_id))
                if record is not None:
                    limits.check_callback(record.type, record.source_message_id is not None, body)
            case _, ["webhooks", _, token, *_] if not self._token_works(token):
                raise Refusal(401, 50027, "Invalid Webhook Token")
            case _, ["webhooks", _, token, *_] if not self._answered(token):
                raise Refusal(404, 10015, "Unknown Webhook")
            case "POST", ["channels", channel_id, "messages"]:
                self._refuse_closed_dm(int(channel_id))
                self._refuse_archived(int(channel_id), waking=True)
                return self._sent_before(int(channel_id), body)
            case "PATCH" | "DELETE", ["channels", channel_id, "messages", _]:
                self._refuse_archived(int(channel_id), waking=False)
        return None

    def _token_works(self, token: str) -> bool:
        record = self._ledger.interactions.get(self._ledger.interaction_tokens.get(token, 0))
        return record is not None and not (record.expires_at and self._ledger.now_iso() >= record.expires_at)

    def _answered(self, token: str) -> bool:
        return self._ledger.interactions[self._ledger.interaction_tokens[token]].responded

    def _refuse_closed_dm(self, channel_id: int) -> None:
        channel = self._ledger.channels.get(channel_id)
        if (
            channel is not None
            and channel.type == ChannelType.DM
            and self._world.closed_dms & set(channel.recipient_ids)
        ):
            raise Refusal(403, 50007, "Cannot send messages to this user")

    def _refuse_archived(self, channel_id: int, *, waking: bool) -> None:
        channel = self._ledger.channels.get(channel_id)
        state = channel.thread_metadata if channel is not None else None
        if state is not None and state.archived and (state.locked or not waking):
            raise Refusal(400, 50083, "Thread is archived")

    def _sent_before(self, channel_id: int, body: Any) -> Any:
        if not isinstance(body, dict) or not body.get("enforce_nonce"):
            return None
        message_id = self._nonces.get((channel_id, str(body.get("nonce"))))
        message = self._ledger.messages.get(channel_id, {}).get(message_id or 0)
        if message is None:
            return None
        return {**serializers.message_payload(self._ledger, message), "nonce": str(body["nonce"])}

    def _after(self, method: str, parts: list[str], body: Any, answer: Any) -> Any:
        match method, parts:
            case "POST", ["interactions", interaction_id, _, "callback"]:
                record = self._ledger.interactions[int(interaction_id)]
                if record.modal is not None:
                    self._world.opened[record.id] = time.monotonic()
                self._world.notify_of_interaction(record)
            case "POST", ["channels", channel_id, "messages"] if body.get("nonce") is not None:
                answer["nonce"] = str(body["nonce"])
                self._nonces[int(channel_id), answer["nonce"]] = int(answer["id"])
                while len(self._nonces) > NONCES:
                    del self._nonces[next(iter(self._nonces))]
        return answer


def _wire_file(upload: limits.Upload) -> SimpleNamespace:
    return SimpleNamespace(fp=io.BytesIO(upload.data), filename=upload.filename, description=upload.description)


def _refusal(error: BackendError) -> Refusal:
    if "Cannot send an empty message" in error.message:
        return Refusal(400, 50006, "Cannot send an empty message")
    if error.code == catalog.invalid_form_body().code and error.errors is None:
        detail = error.message.removeprefix("Invalid Form Body: ")
        return Refusal(400, 50035, error.message, {"_errors": [{"code": "INVALID", "message": detail}]})
    return Refusal(error.status, error.code, error.message, error.errors)


def _intents(value: int) -> discord.Intents:
    intents = discord.Intents.none()
    intents.value = value
    return intents
