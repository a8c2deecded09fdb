"""The actions of a person in a world: talk, use commands, press, choose, fill in forms."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any

from simcord import interactions as acting
from simcord.backend import serializers
from simcord.backend.access import channel_accessible, message_accessible
from simcord.backend.command_access import command_access
from simcord.backend.errors import BackendError, SetupError
from simcord.backend.models import (
    Channel,
    Interaction,
)
from simcord.components import validate_modal, walk_components

from playground import limits
from playground.base_world import BaseWorld
from playground.errors import Impossible
from playground.ledger import Json
from playground.simcord_internals import field_ids, submitted_components

RESPONSE_WINDOW = 3.0  # seconds until an interaction needs its first response
FORM_FILLED_IN = 0.1  # seconds that anybody needs for a form; discord.py knows it only once its answer has arrived
USER_OPTION, CHANNEL_OPTION, ROLE_OPTION, MENTIONABLE_OPTION, FILE_OPTION = 6, 7, 8, 9, 11
UPLOADS = 20
"""The most files that wait for their commands."""
STRING_MENU = 3
MENUS = {STRING_MENU: 3, 5: USER_OPTION, 6: ROLE_OPTION, 7: MENTIONABLE_OPTION, 8: CHANNEL_OPTION}
"""The kinds of menus, each with the kind of option that takes the same values."""


class PersonActions:
    """Each deed is a message or an interaction that the bot hears of; Impossible for what Discord would not allow."""

    def __init__(self, world: BaseWorld) -> None:
        self._world = world
        self._ledger = world.ledger
        self._uploads: OrderedDict[str, Json] = OrderedDict()

    def post_message(self, user_id: int, channel_id: int, text: str) -> int:
        """Post a chat message as a person and return its id."""
        channel = self._open_channel(user_id, channel_id)
        if channel.guild_id is not None and not self._world.may_write(channel, user_id):
            raise Impossible("You can't write in this channel.")
        try:
            return self._ledger.create_message(channel_id, user_id, text).id
        except BackendError as error:
            raise Impossible(error.message) from error

    def mark_read(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Note that a person has read a channel up to a message."""
        marks = self._world.read.setdefault(user_id, {})
        if message_id > marks.get(channel_id, 0):
            marks[channel_id] = message_id
            self._world.notify_watchers("read", {"channel_id": channel_id, "user_id": user_id})

    def dismiss_message(self, user_id: int, channel_id: int, message_id: int) -> None:
        """Take an ephemeral message away from the one who sees it."""
        message = self._ledger.messages.get(channel_id, {}).get(message_id)
        if message is None or not message.is_ephemeral or not message.visible_to(user_id):
            raise Impossible("Only your own private messages can be dismissed.")
        self._world.dismissed.setdefault(user_id, set()).add(message_id)
        self._world.notify_watchers("gone", {"channel_id": channel_id, "message_id": message_id})

    def use_command(self, user_id: int, channel_id: int, name: str, given: Mapping[str, Any]) -> int:
        """Use a slash command (`group command` with spaces) with these options; return the interaction's id."""
        root, leaf, nesting = self._command(user_id, channel_id, name)
        options, resolved = self._options(user_id, channel_id, name, leaf, given)
        data: Json = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": acting.nest_options(root, nesting, options),
        }
        if resolved:
            data["resolved"] = resolved
        return self._interact(user_id, channel_id, 2, data, name=" ".join([root["name"], *nesting]))

    def upload(self, user_id: int, channel_id: int, filename: str, data: bytes) -> str:
        """Take a file that a person is about to give to a command; return its number."""
        self._open_channel(user_id, channel_id)
        if len(data) > limits.FILE_SIZE:
            raise Impossible("That file is too large: Discord takes 10 MB.")
        number = self._ledger.snowflake()
        self._uploads[str(number)] = self._ledger.cdn.store_attachment(number, channel_id, filename, data, None)
        if len(self._uploads) > UPLOADS:
            self._uploads.popitem(last=False)
        return str(number)

    def use_first_command(self, name: str, given: Mapping[str, Any]) -> None:
        """Let the server's owner use a command in its first channel, where the bot has such a command."""
        owner = self._ledger.get_guild(self._world.guild_id).owner_id
        channel = next(one for one in self._ledger.channels.values() if one.guild_id == self._world.guild_id)
        with suppress(Impossible):
            self.use_command(owner, channel.id, name, given)

    def autocomplete(
        self, user_id: int, channel_id: int, name: str, option: str, typed: str, given: Mapping[str, Any]
    ) -> int:
        """Ask for an option's choices while a person types; return the interaction's id."""
        root, leaf, nesting = self._command(user_id, channel_id, name)
        declared = {one["name"]: one for one in leaf.get("options") or []}
        if not declared.get(option, {}).get("autocomplete"):
            raise Impossible(f"/{name} has no option {option} that completes itself.")
        others = {key: value for key, value in given.items() if key != option}
        options, _ = self._options(user_id, channel_id, name, leaf, others, partial=True)
        options.append({"name": option, "type": declared[option]["type"], "value": typed, "focused": True})
        data = {
            "id": root["id"],
            "name": root["name"],
            "type": 1,
            "options": acting.nest_options(root, nesting, options),
        }
        return self._interact(user_id, channel_id, 4, data)

    def press_button(self, user_id: int, channel_id: int, message_id: int, custom_id: str) -> int:
        """Press a button; return the interaction's id."""
        component = self._component(user_id, channel_id, message_id, custom_id)
        if component["type"] != 2:
            raise Impossible("That is not a button.")
        return self._press(user_id, channel_id, message_id, {"custom_id": custom_id, "component_type": 2})

    def choose_from_menu(
        self, user_id: int, channel_id: int, message_id: int, custom_id: str, values: Sequence[str]
    ) -> int:
        """Choose from a menu; return the interaction's id."""
        menu = self._component(user_id, channel_id, message_id, custom_id)
        kind = menu["type"]
        if kind not in MENUS:
            raise Impossible("That is not a menu.")
        offered = {option["value"] for option in menu["options"]} if kind == STRING_MENU else set(values)
        if not set(values) <= offered or len(set(values)) != len(values):
            raise Impossible("That choice is not in the menu.")
        if not menu.get("min_values", 1) <= len(values) <= menu.get("max_values", 1):
            raise Impossible(f"Choose {menu.get('min_values', 1)} to {menu.get('max_values', 1)}.")
        data: Json = {"custom_id": custom_id, "component_type": kind, "values": list(values)}
        if kind != STRING_MENU:
            resolved: Json = {}
            for value in values:
                self._option(channel_id, user_id, custom_id, {"type": MENUS[kind]}, value, resolved)
            data["resolved"] = resolved
        return self._press(user_id, channel_id, message_id, data)

    def submit_form(self, user_id: int, interaction_id: int, values: Mapping[str, Any]) -> int:
        """Send the form that an interaction opened; return the new interaction's id."""
        opened = self._ledger.interactions.get(interaction_id)
        if opened is None or opened.user_id != user_id or opened.modal is None or opened.modal_consumed:
            raise Impossible("That form is no longer open.")
        spec = validate_modal(opened.modal)
        if not set(values) <= field_ids(spec):
            raise Impossible("That form has no such field.")
        try:
            parts = submitted_components(spec, values, opened.channel_id)
        except SetupError as error:
            raise Impossible(str(error)) from error
        opened.modal_consumed = True
        data = {"custom_id": spec["custom_id"], "components": parts}
        wait = self._world.opened.pop(interaction_id, 0.0) + FORM_FILLED_IN - time.monotonic()
        return self._interact(user_id, opened.channel_id, 5, data, source=opened.source_message_id, wait=wait)

    def interaction_view(self, interaction_id: int) -> Json:
        """Return what became of an interaction: `sent`, `answered`, `modal`, `choices` or `failed`, and its details."""
        record = self._ledger.interactions[interaction_id]
        state = "answered" if record.responded else "failed" if self._too_late(record) else "sent"
        view: Json = {
            "id": str(record.id),
            "channel_id": str(record.channel_id),
            "state": state,
            "source": str(record.source_message_id) if record.source_message_id else None,
            "message_id": str(record.message_id) if record.message_id else None,
            "command": record.command_name,
        }
        if record.modal is not None:
            view.update(state="modal", modal=record.modal)
        elif record.autocomplete_choices is not None:
            view.update(state="choices", choices=record.autocomplete_choices)
        return view

    def _too_late(self, record: Interaction) -> bool:
        deadline = record.initial_response_deadline
        return deadline is not None and self._ledger.now_iso() >= deadline

    def _open_channel(self, user_id: int, channel_id: int) -> Channel:
        if not channel_accessible(self._ledger, channel_id, user_id):
            raise Impossible("You can't see that channel.")
        return self._ledger.channels[channel_id]

    def _command(self, user_id: int, channel_id: int, name: str) -> tuple[Json, Json, list[str]]:
        channel = self._open_channel(user_id, channel_id)
        first, *path = name.split()
        root = self._ledger.find_command(first, channel.guild_id)
        if root is None:
            raise Impossible(f"There is no command /{first}.")
        if not command_access(self._ledger, root, user_id=user_id, channel_id=channel_id).allowed:
            raise Impossible(f"You can't use /{first} here.")
        try:
            leaf, nesting = acting.walk_to_subcommand(root, path)
        except SetupError as error:
            raise Impossible(str(error)) from error
        return root, leaf, nesting

    def _options(
        self,
        user_id: int,
        channel_id: int,
        name: str,
        leaf: Json,
        given: Mapping[str, Any],
        *,
        partial: bool = False,
    ) -> tuple[list[Json], Json]:
        declared = {option["name"]: option for option in leaf.get("options") or []}
        if any(option["type"] in (1, 2) for option in declared.values()):
            raise Impossible(f"/{name} needs a sub-command.")
        for key in given:
            if key not in declared:
                raise Impossible(f"/{name} has no option {key}.")
        missing = [key for key, option in declared.items() if option.get("required") and key not in given]
        if missing and not partial:
            raise Impossible(f"/{name} needs {', '.join(missing)}.")
        built: list[Json] = []
        resolved: Json = {}
        for key, option in declared.items():
            if key not in given:
                continue
            try:
                value = self._option(channel_id, user_id, name, option, given[key], resolved)
            except SetupError as error:
                if partial:
                    continue
                raise Impossible(str(error)) from error
            built.append({"name": key, "type": option["type"], "value": value})
        return built, resolved

    def _option(self, channel_id: int, user_id: int, name: str, option: Json, value: Any, resolved: Json) -> Any:
        kind = option["type"]
        if kind in (USER_OPTION, MENTIONABLE_OPTION):
            self._resolve_user(channel_id, str(value), resolved)
            return str(value)
        if kind == CHANNEL_OPTION:
            channel = self._open_channel(user_id, int(value))
            payload = dict(serializers.channel_payload(self._ledger, channel))
            payload["permissions"] = str(self._ledger.compute_permissions(self._world.guild_id, user_id, channel.id))
            resolved.setdefault("channels", {})[str(value)] = payload
            return str(value)
        if kind == ROLE_OPTION:
            role = self._ledger.get_role(self._world.guild_id, int(value))
            resolved.setdefault("roles", {})[str(value)] = dict(serializers.role_payload(role))
            return str(value)
        if kind == FILE_OPTION:
            if value not in self._uploads:
                raise Impossible(f"{option['name']}: choose a file.")
            resolved.setdefault("attachments", {})[value] = self._uploads[value]
            return value
        if isinstance(value, str) and kind in (4, 10):
            return acting.parse_option_input(name, option, value)
        return acting.validate_option_value(name, option, value)

    def _resolve_user(self, channel_id: int, user: str, resolved: Json) -> None:
        found = self._ledger.users.get(int(user)) if user.isdecimal() else None
        if found is None:
            raise Impossible("There is no such person.")
        resolved.setdefault("users", {})[user] = dict(serializers.user_payload(found))
        guild_id = self._ledger.channels[channel_id].guild_id
        if guild_id is not None and found.id in self._ledger.guilds[guild_id].members:
            guild = self._ledger.guilds[guild_id]
            member = serializers.member_payload(self._ledger, guild, guild.members[found.id], with_user=False)
            resolved.setdefault("members", {})[user] = {
                **member,
                "permissions": str(self._ledger.compute_permissions(guild_id, found.id, channel_id)),
            }

    def _component(self, user_id: int, channel_id: int, message_id: int, custom_id: str) -> Json:
        message = self._ledger.messages.get(channel_id, {}).get(message_id)
        if message is None or not message_accessible(self._ledger, channel_id, message, user_id):
            raise Impossible("That message is gone.")
        for component in walk_components(message.components):
            if component.get("custom_id") == custom_id:
                if component.get("disabled"):
                    raise Impossible("That is disabled.")
                found: Json = component
                return found
        raise Impossible("That is no longer there.")

    def _press(self, user_id: int, channel_id: int, message_id: int, data: Json) -> int:
        return self._interact(user_id, channel_id, 3, data, source=message_id)

    def _interact(
        self,
        user_id: int,
        channel_id: int,
        kind: int,
        data: Json,
        *,
        source: int | None = None,
        name: str | None = None,
        wait: float = 0.0,
    ) -> int:
        ledger = self._ledger
        guild_id = ledger.channels[channel_id].guild_id
        record, payload = acting.base_payload(
            ledger, type=kind, channel_id=channel_id, guild_id=guild_id, user_id=user_id, data=data
        )
        record.initial_response_deadline = ledger.iso_after(RESPONSE_WINDOW)
        record.command_name = name
        record.source_message_id = source
        payload["attachment_size_limit"] = limits.FILE_SIZE
        payload["locale"] = self._world.locale_of(user_id)
        if guild_id is not None:
            payload["guild_locale"] = self._world.locale
        payload["authorizing_integration_owners"] = {"0": str(guild_id or 0)}
        if source is not None:
            message = ledger.messages[channel_id].get(source)
            if message is None:
                raise Impossible("That message is gone.")
            payload["message"] = dict(serializers.message_payload(ledger, message))
        loop = asyncio.get_running_loop()
        if wait > 0:
            loop.call_later(wait, ledger.emit, "INTERACTION_CREATE", payload)
        else:
            ledger.emit("INTERACTION_CREATE", payload)
        loop.call_later(RESPONSE_WINDOW + 0.02, self._check_answered, record.id)
        return record.id

    def _check_answered(self, interaction_id: int) -> None:
        record = self._ledger.interactions.get(interaction_id)
        if record is not None and not record.responded:
            self._world.notify_of_interaction(record)
