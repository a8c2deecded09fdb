"""The bot, with cards that are the same in every run: ``CARDS`` in the environment chooses them."""

import os
import sys
from hashlib import sha256
from itertools import count

import bot
from sessions import fair


def deal_steadily(cards: str) -> None:
    """From now on the n-th lobby of this process has the n-th secret, and that is the seed of its game."""
    numbers = count(1)
    fair.new_secret = lambda: sha256(f"{cards}/{next(numbers)}".encode()).hexdigest()
    fair.seed = lambda secret, joins: secret


def main() -> int:
    """Run the bot."""
    deal_steadily(os.environ.get("CARDS", ""))
    return bot.main()


if __name__ == "__main__":
    sys.exit(main())
