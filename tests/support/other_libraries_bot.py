"""The bot, as if a release of discord.py and of Pillow had given their private parts other names."""

import sys
from types import ModuleType

import discord
from PIL import _imaging

from tests.support import steady_bot


def main() -> int:
    """Run the bot."""
    sys.modules["discord.shard"] = ModuleType("discord.shard")  # discord.py itself has had from it what it needs
    del _imaging.map_buffer
    return steady_bot.main()


if __name__ == "__main__":
    assert discord.AutoShardedClient.__module__ == "discord.shard"
    sys.exit(main())
