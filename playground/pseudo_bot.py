"""`python -m playground.pseudo_bot`: the bot, which can speak the pseudo-language as well."""

import runpy
from pathlib import Path

from playground.pseudo_language import register

if __name__ == "__main__":
    register()
    runpy.run_path(str(Path(__file__).parent.parent / "bot.py"), run_name="__main__")
