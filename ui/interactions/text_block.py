"""The block between a message's picture and its buttons."""

import discord


def text_block(below: str) -> list[discord.Embed]:
    """What stands between a message's picture and its buttons: there Discord has nothing but such blocks."""
    return [discord.Embed(description=below)] if below else []


def read_text_block(message: discord.Message) -> str:
    """What stands there in a message."""
    return "\n".join(one.description or "" for one in message.embeds)
