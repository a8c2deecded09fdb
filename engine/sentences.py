"""How what people sent is echoed in a sentence."""

LONGEST = 280
"""Characters in a sentence that refuses something; whatever is longer echoes more than anybody reads."""


def printable(text: str, most: int = LONGEST) -> str:
    """The text in one line of at most ``most`` characters, without control characters of any kind.

    Half surrogates are gone, too, and so are the marks that turn the direction of writing around.
    """
    short = text if len(text) <= most else f"{text[: most - 1]}…"
    return short if short.isprintable() else "".join(char if char.isprintable() else "�" for char in short)
