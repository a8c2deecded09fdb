"""How people spell what they say: without capitals, accents and signs, "10s" for "10♠" and "fire 4" for "Fire ★★★★"."""

import re
import unicodedata
from collections.abc import Sequence

SUITS = str.maketrans("♠♣♦♥", "scdh")
STARS = re.compile(r"(?<![\d★])★+")
ENOUGH = 4
"""So many letters say enough in one piece: "fire4"."""
WORD = re.compile("\\w+|[\u2606-\u27bf\U0001f300-\U0001faff]")
"""Words, numbers, and the signs of elements."""


def spelt_words(text: str) -> list[str]:
    """The words of a text as people spell them."""
    plain = STARS.sub(lambda stars: str(len(stars[0])), text).translate(SUITS).casefold()
    letters = (letter for letter in unicodedata.normalize("NFKD", plain) if not unicodedata.combining(letter))
    return WORD.findall("".join(letters))


def words_begin_with(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each wanted word is the beginning of one of these, a word with a number a whole one; or all in one piece.

    Numbers alone say too little: somebody may mean another thing that has one.
    """
    if all(map(str.isdecimal, wanted)):
        return False
    if len(joined := "".join(wanted)) >= ENOUGH and joined in "".join(words):
        return True
    return all(
        word in words if any(map(str.isdecimal, word)) else any(one.startswith(word) for one in words)
        for word in wanted
    )


def words_contain(wanted: Sequence[str], words: Sequence[str]) -> bool:
    """Whether each wanted word stands in one of these, wholly or in part; or all in one piece."""
    return all(any(word in one for one in words) for word in wanted) or "".join(wanted) in "".join(words)
