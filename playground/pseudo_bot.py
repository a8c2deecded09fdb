"""`python -m playground.pseudo_bot`: the bot, which can speak the pseudo-language as well."""

import runpy
from pathlib import Path

from playground.pseudo_language import PSEUDO, PSEUDO_LONG, register
from words.languages import offer

if __name__ == "__main__":
    register()
    offer(PSEUDO, PSEUDO_LONG)
    runpy.run_path(str(Path(__file__).parent.parent / "bot.py"), run_name="__main__")
