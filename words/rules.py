"""The rules in chat: the pages of ``locale/<language>/rules/<id>.md``, and on which of them a rule stands.

A page is a section: its heading with the topic in braces, the ids of its rules in a comment, text, at most one picture.
The English file says which pages there are, in which order and about which rules; a page that another language lacks is
shown in English.
"""

import re
from dataclasses import dataclass, replace
from functools import cache

from words.sources import ENGLISH, pages_of

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<topic>[a-z0-9-]+)\}$", re.MULTILINE)
_RULES = re.compile(r"<!--(?P<ids>[^>]*)-->\n?")
_FIGURE = re.compile(r"!\[(?P<alt>[^\]]*)\]\(figure:(?P<name>[a-z0-9-]+)\)\n?")


@dataclass(frozen=True, slots=True)
class Page:
    """A page of the rules: its topic as links name it, heading and text, its picture's name, the ids of its rules."""

    topic: str
    title: str
    text: str
    figure: str | None
    rules: frozenset[str]


class Rules:
    """The pages of one game, in order; there is always at least one."""

    def __init__(self, pages: tuple[Page, ...]) -> None:
        self.pages = pages
        self._by_topic = {page.topic: i for i, page in enumerate(pages)}

    def page(self, topic: str | None) -> Page:
        """The page of a topic; the first one when there is no such topic."""
        return self.pages[self._by_topic.get(topic or "", 0)]

    def before_and_after(self, page: Page) -> tuple[Page | None, Page | None]:
        """The pages before and after."""
        i = self._by_topic[page.topic]
        return (self.pages[i - 1] if i else None), (self.pages[i + 1] if i + 1 < len(self.pages) else None)

    def page_of_rule(self, rule: str | None) -> Page | None:
        """The page on which a rule stands."""
        return next((page for page in self.pages if rule in page.rules), None)


@cache
def rules_of(game_id: str, language: str = ENGLISH) -> Rules:
    """The pages of a game's rules in a language, read once; KeyError for an unknown game."""
    pages = parse_pages(pages_of(ENGLISH)[game_id])
    translation = pages_of(language).get(game_id)
    return pages if language == ENGLISH or translation is None else translated(pages, parse_pages(translation))


def translated(pages: Rules, translation: Rules) -> Rules:
    """Rules pages in the words of a translation, as far as it has them: rules and pictures stay where they are."""
    found = {page.topic: page for page in translation.pages}
    return Rules(tuple(_reworded(page, found.get(page.topic, page)) for page in pages.pages))


def _reworded(page: Page, words: Page) -> Page:
    return replace(page, title=words.title, text=words.text)


def page_about(rule: str | None, language: str = ENGLISH) -> tuple[str, Page] | None:
    """The game and the page on which a rule stands."""
    for game_id in pages_of(ENGLISH):
        page = rules_of(game_id, language).page_of_rule(rule)
        if page is not None:
            return game_id, page
    return None


def parse_pages(text: str) -> Rules:
    """The pages in a text of the form above; whatever comes before the first heading is for readers of the file."""
    pieces = _HEADING.split(text)[1:]
    sections = zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    return Rules(tuple(_page(title, topic, body) for title, topic, body in sections))


def _page(title: str, topic: str, body: str) -> Page:
    rules = _RULES.search(body)
    figure = _FIGURE.search(body)
    text = _FIGURE.sub("", _RULES.sub("", body)).strip()
    return Page(
        topic=topic,
        title=title,
        text=text,
        figure=figure["name"] if figure else None,
        rules=frozenset(rules["ids"].split()) if rules else frozenset(),
    )
