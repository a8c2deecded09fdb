"""Whom the managers of a server can't keep from playing there."""

from dataclasses import replace
from typing import Any

from discord import Interaction

from sessions import ServerSettings
from ui.interactions.ids import ServerSettingPress


def without_unfit_people(
    interaction: Interaction, press: ServerSettingPress, before: ServerSettings
) -> tuple[ServerSettingPress, list[str]]:
    """A choice of people who may not play without those who can't be chosen, and these as mentions: bots, and whoever
    chooses, unless somebody else had chosen them already. Other presses stay as they are."""
    if press.name != "unwelcome":
        return press, []
    data: Any = interaction.data or {}
    users = data.get("resolved", {}).get("users", {})
    unfit = {user_id for user_id, user in users.items() if user.get("bot")}
    if interaction.user.id not in before.unwelcome:
        unfit.add(str(interaction.user.id))
    left_out = [f"<@{one}>" for one in press.chosen if one in unfit]
    fit = tuple(one for one in press.chosen if one not in unfit)
    return replace(press, chosen=fit), left_out
