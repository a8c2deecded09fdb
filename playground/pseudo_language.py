"""A language that nobody speaks, made of English by a program: what is written in it has gone through a catalogue.

Every letter is marked ("Take" is "Ťáķéø"), and every word is longer, as other languages are: in `PSEUDO` by a third; in
`PSEUDO_LONG` what stands on a label grows two and a half times. Names, placeables, commands, mentions and whatever else
a translator leaves alone is left alone, so a letter without a mark is one that was written past the catalogues.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import count

from fluent.syntax import FluentParser, FluentSerializer, ast

from words.language_files import ENGLISH, LanguageTexts, MadeUpLanguage, add_made_up_languages, language_texts

PSEUDO, PSEUDO_LONG = "xx", "xx-long"
LONGER = 0.35
LABEL_LONGER, LABEL = 1.5, 10
"""By how much a text grows that has so many letters at most."""
SHORT_LONGER, SHORT = 0.8, 20
"""The same for a text of a few words."""

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED = "áбćďéþğĥíĵķĺḿñóρψŕśťúνŵжýžÁБĆĎÉÞĞĤÍĴĶĹḾÑÓΡΨŔŚŤÚΝŴЖÝŽ"
"""Each of them another letter that all our fonts have, capitals those of the small ones."""
PADDING = "ø"
COUNTS_LIKE = "bg"
"""Its plurals are those of English, and its "and" has no Latin letter."""
_AND_OR = {"и": "and", "или": "or"}
_LISTED = re.compile(r"(?<= )(?:и|или)(?= )")

_MARKS = str.maketrans(PLAIN, MARKED)
_PLAIN = str.maketrans(MARKED, PLAIN, PADDING)
_WORD = re.compile(r"[A-Za-z]+")
_LATIN = re.compile(r"[A-Za-z][A-Za-z'’-]*[A-Za-z]")
"""A word: single letters are cells, cards and the like."""
_NOTATION = re.compile(r"\b[A-Z]{2}-\d[\d.]*|\b(?:10|[2-9JQKA])[SCDH]\b")
"""Rules, and playing cards."""
_LEFT_ALONE = re.compile(
    r"```\w*\n?|`[^`\n]*`"  # code, which is a command or what is typed behind one
    r"|<[^<>\s]*(?: [\w ]+:\d+)?>"  # mentions, times, emoji, links
    r"|https?://[^\s)\]]+|\]\([^)\s]*\)"
    r"|(?<![\w/])/[a-z]+(?: (?:export|open|verify)\b)?"  # commands
    r"|\b\w+\.(?:json|txt|md|png|gif)\b|\bgames/"  # files
    r"|:[a-z_]+:|[\ue000-\uf8ff]"  # emoji, and what stands for a placeable
)
_APART = re.compile(r"\{#[a-z0-9-]+\}|<!--[^>]*-->|\(figure:[a-z0-9-]+\)")
"""The parts of a rules page that are no text: topics, rules, figures."""


def to_pseudo_language(text: str, longer: float = LONGER) -> str:
    """A text in the pseudo-language; each of its words is longer by that share of its letters, on the whole."""
    owed = 0.0

    def word(letters: str) -> str:
        nonlocal owed
        owed += len(letters) * longer
        more = int(owed + 0.5)
        owed -= more
        return letters.translate(_MARKS) + PADDING * more

    return _outside(_LEFT_ALONE, text, lambda part: _WORD.sub(lambda found: word(found[0]), part))


def _outside(kept: re.Pattern[str], text: str, change: Callable[[str], str]) -> str:
    """A text, changed wherever it is not as the pattern says."""
    done, last = [], 0
    for found in kept.finditer(text):
        done += [change(text[last : found.start()]), found[0]]
        last = found.end()
    return "".join(done) + change(text[last:])


def from_pseudo_language(text: str) -> str:
    """The English of a text in the pseudo-language."""
    return _LISTED.sub(lambda found: _AND_OR[found[0]], text.translate(_PLAIN))


def words_without_mark(text: str, names: Sequence[str] = ()) -> list[str]:
    """The words of a text without a mark, apart from what is left alone, notation and these names."""
    # One sign is no word, and a digit would part the number in a mention.
    for name in sorted((name for name in names if len(name) > 1), key=len, reverse=True):
        text = text.replace(name, " ")
    return _LATIN.findall(_LEFT_ALONE.sub(" ", _NOTATION.sub(" ", text)))


def _longer(text: str) -> float:
    """By how much a text grows where labels do."""
    letters = sum(map(len, _WORD.findall(text)))
    return LABEL_LONGER if letters <= LABEL else SHORT_LONGER if letters <= SHORT else LONGER


def _message(pattern: ast.Pattern, share: Callable[[str], float]) -> None:
    """Translate a pattern in place: its text as a whole, in which signs stand for what is between braces."""
    inner = [element for element in pattern.elements if isinstance(element, ast.Placeable)]
    signs = map(chr, count(0xE000))
    text = "".join(one.value if isinstance(one, ast.TextElement) else next(signs) for one in pattern.elements)
    pieces = re.split(r"([\ue000-\uf8ff])", to_pseudo_language(text, share(text)))
    pattern.elements = [
        inner[ord(piece) - 0xE000] if len(piece) == 1 and "\ue000" <= piece <= "\uf8ff" else ast.TextElement(piece)
        for piece in pieces
        if piece
    ]
    for element in inner:
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                _message(variant.value, share)


def _fluent(source: str, share: Callable[[str], float]) -> str:
    resource = FluentParser(with_spans=False).parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            patterns = [entry.value, *(attribute.value for attribute in entry.attributes)]
            for pattern in patterns:
                if pattern is not None:
                    _message(pattern, share)
    return FluentSerializer().serialize(resource)


def _made(share: Callable[[str], float]) -> LanguageTexts:
    english = language_texts(ENGLISH)
    return LanguageTexts(
        {name: _fluent(source, share) for name, source in english.messages.items()},
        {game_id: _outside(_APART, source, to_pseudo_language) for game_id, source in english.rules.items()},
    )


def _pseudo() -> LanguageTexts:
    return _made(lambda _: LONGER)


def _pseudo_long() -> LanguageTexts:
    return _made(_longer)


def register_languages() -> None:
    """From now on both can be spoken in this process; to be called before anybody speaks."""
    add_made_up_languages(
        {PSEUDO: MadeUpLanguage(_pseudo, COUNTS_LIKE), PSEUDO_LONG: MadeUpLanguage(_pseudo_long, COUNTS_LIKE)}
    )
