"""How long an alt text may be."""

LONGEST = 1024
"""Discord's limit for an attachment's description, in characters."""


def clipped(text: str, longest: int = LONGEST) -> str:
    """The text, cut after a word where it is too long."""
    return text if len(text) <= longest else text[: longest - 2].rpartition(" ")[0] + " …"
