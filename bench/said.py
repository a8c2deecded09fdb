"""By how many megabytes a process grows that says each message without fields in all languages.

    python -m bench.said

It has loaded all that a bot has, before the first of them.
"""

import re
from pathlib import Path

import ui.router  # noqa: F401  what a bot has loaded
from words import voice_of
from words.language_files import message_texts
from words.languages import written_languages

ENTRY = re.compile(r"^([a-z][\w-]*) *=.*(?:\n(?![a-zA-Z#-]).*)*", re.MULTILINE)


def plain(language: str) -> list[str]:
    """The ids of the messages without fields, or anything else that a choice of words depends on."""
    entries = (entry for text in message_texts(language).values() for entry in ENTRY.finditer(text))
    return [entry[1] for entry in entries if "{" not in entry[0]]


def resident() -> float:
    """The memory of this process, in megabytes."""
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def main() -> None:
    """Say everything, and print the growth."""
    keys = {language: plain(language) for language in written_languages()}
    before = resident()
    for language, own in keys.items():
        for key in own:
            voice_of(language).say(key)
    print(f"{resident() - before:.1f}")


if __name__ == "__main__":
    main()
