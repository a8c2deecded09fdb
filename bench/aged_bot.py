"""The bot, and a file of how old every message was when it came to show the newest position.

``AGES`` in its environment names the file, a line each: the kind of message, what depends on it, the seconds. ``THERE``
says for how long somebody is there after they have pressed something, where that is not as long as usual.
"""

import os
import sys
from pathlib import Path

import bot
from ui.interactions.signals import aged
from ui.tables import announcing


def main() -> int:
    """Run the bot."""
    announcing.THERE = float(os.environ.get("THERE", announcing.THERE))
    with Path(os.environ["AGES"]).open("a", buffering=1, encoding="utf-8") as ages:
        aged.listen(lambda kind, importance, seconds: print(kind, importance, f"{seconds:.4f}", file=ages))
        return bot.main()


if __name__ == "__main__":
    sys.exit(main())
