"""`python -m playground.pseudo_bot LANGUAGE...`: the bot, which offers these, made up or not whole yet, as well."""

import runpy
import sys
from pathlib import Path

from playground.pseudo_language import register
from words.languages import offer

if __name__ == "__main__":
    register()
    offer(*sys.argv[1:])
    runpy.run_path(str(Path(__file__).parent.parent / "bot.py"), run_name="__main__")
