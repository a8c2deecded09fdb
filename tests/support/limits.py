"""Discord's limits on a message, as a judge of what the bot is about to send.

Most of them stand in Discord's own document (see ``tests.support.openapi``); those that it leaves out are written here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.support.openapi import violations

POST = "/channels/1/messages"
CONTENT = 2000
"""Characters of a bot's message: the document has the 4000 of a person who pays."""
ROWS = 5
ACROSS = 5
BUTTON, MENU = 2, 3
LABEL, ENTRY, PROMPT = 80, 100, 150
ENTRIES = 25
ALT = 1024
FILES = 10


def broken(content: str, components: Sequence[dict[str, Any]], alts: Sequence[str] = ()) -> list[str]:
    """Return what Discord would refuse of a message with this text, these rows and files with these alt texts."""
    files = [{"id": str(at), "filename": f"{at}.png", "description": alt} for at, alt in enumerate(alts)]
    found = violations("POST", POST, {"content": content, "components": list(components), "attachments": files})
    if not content.strip() and not files:
        found.append("an empty message")
    if len(content) > CONTENT:
        found.append(f"content of {len(content)} characters")
    if len(components) > ROWS:
        found.append(f"{len(components)} rows")
    if len(alts) > FILES:
        found.append(f"{len(alts)} files")
    found += [f"an alt text of {len(alt)} characters" for alt in alts if not 0 < len(alt) <= ALT]
    ids: Counter[str] = Counter()
    for row in components:
        inner = row["components"]
        widths = sum(ACROSS if one["type"] == MENU else 1 for one in inner)
        if not 1 <= widths <= ACROSS:
            found.append(f"a row {widths} wide")
        for one in inner:
            ids[one.get("custom_id", one.get("url"))] += 1
            found += _broken_menu(one) if one["type"] == MENU else _broken_button(one)
    return found + [f"{count} components with the id {each}" for each, count in ids.items() if count > 1]


def _broken_id(one: dict[str, Any]) -> list[str]:
    return [] if 1 <= len(one["custom_id"]) <= 100 else [f"an id of {len(one['custom_id'])}: {one['custom_id']}"]


def _broken_button(one: dict[str, Any]) -> list[str]:
    found = _broken_id(one)
    if not 1 <= len((one.get("label") or "").strip()) <= LABEL:
        found.append(f"a button called {one.get('label')!r}")
    return found


def _broken_menu(one: dict[str, Any]) -> list[str]:
    found = _broken_id(one)
    options = one.get("options", [])
    least, most = one.get("min_values", 1), one.get("max_values", 1)
    if not 1 <= len(options) <= ENTRIES:
        found.append(f"a menu of {len(options)}: {one.get('placeholder')}")
    if not 0 <= least <= most or not 1 <= most <= len(options):
        found.append(f"{least} to {most} of {len(options)} entries: {one.get('placeholder')}")
    if len(one.get("placeholder") or "") > PROMPT:
        found.append(f"a prompt of {len(one['placeholder'])}")
    if len({option["value"] for option in options}) < len(options):
        found.append(f"entries with the same value: {one.get('placeholder')}")
    for option in options:
        if not 1 <= len(option["label"].strip()) <= ENTRY or not 1 <= len(option["value"]) <= ENTRY:
            found.append(f"an entry called {option['label']!r}, {option['value']!r}")
        if len(option.get("description") or "") > ENTRY:
            found.append(f"an entry described by {option['description']!r}")
    if sum(bool(option.get("default")) for option in options) > most:
        found.append(f"more than {most} entries are ticked: {one.get('placeholder')}")
    return found
