"""The rules in chat: the pages of ``locale/<language>/rules/<id>.md``, and on which of them a rule stands.

A page is a section: its heading with the topic in braces, the ids of its rules in a comment, text, at most one picture.
The English file says which pages there are, in which order and about which rules; a page that another language lacks is
shown in English.
"""

import re
from dataclasses import dataclass, replace
from functools import cache

from words.language_files import ENGLISH, rules_page_texts

_HEADING = re.compile(r"^## (?P<title>.+?) \{#(?P<topic>[a-z0-9-]+)\}$", re.MULTILINE)
_RULES = re.compile(r"<!--(?P<ids>[^>]*)-->\n?")
_FIGURE = re.compile(r"!\[(?P<alt>[^\]]*)\]\(figure:(?P<name>[a-z0-9-]+)\)\n?")


@dataclass(frozen=True, slots=True)
class RulesPage:
    """A page of the rules: its topic as links name it, heading and text, its picture's name, the ids of its rules."""

    topic: str
    title: str
    text: str
    figure: str | None
    rules: frozenset[str]


class RulesPages:
    """The pages of one game, in order; there is always at least one."""

    def __init__(self, pages: tuple[RulesPage, ...]) -> None:
        self.pages = pages
        self._by_topic = {page.topic: i for i, page in enumerate(pages)}

    def page(self, topic: str | None) -> RulesPage:
        """The page of a topic; the first one when there is no such topic."""
        return self.pages[self._by_topic.get(topic or "", 0)]

    def neighbouring_pages(self, page: RulesPage) -> tuple[RulesPage | None, RulesPage | None]:
        """The pages before and after."""
        i = self._by_topic[page.topic]
        return (self.pages[i - 1] if i else None), (self.pages[i + 1] if i + 1 < len(self.pages) else None)

    def page_of_rule(self, rule: str | None) -> RulesPage | None:
        """The page on which a rule stands."""
        return next((page for page in self.pages if rule in page.rules), None)


@cache
def rules_pages(game_id: str, language: str = ENGLISH) -> RulesPages:
    """The pages of a game's rules in a language, read once; KeyError for an unknown game."""
    pages = parse_pages(rules_page_texts(ENGLISH)[game_id])
    translation = rules_page_texts(language).get(game_id)
    return pages if language == ENGLISH or translation is None else translate_pages(pages, parse_pages(translation))


def translate_pages(pages: RulesPages, translation: RulesPages) -> RulesPages:
    """Rules pages in the words of a translation, as far as it has them: rules and pictures stay where they are."""
    found = {page.topic: page for page in translation.pages}
    return RulesPages(tuple(_reworded_page(page, found.get(page.topic, page)) for page in pages.pages))


def _reworded_page(page: RulesPage, words: RulesPage) -> RulesPage:
    return replace(page, title=words.title, text=words.text)


def game_and_page_of_rule(rule: str | None, language: str = ENGLISH) -> tuple[str, RulesPage] | None:
    """The game and the page on which a rule stands."""
    for game_id in rules_page_texts(ENGLISH):
        page = rules_pages(game_id, language).page_of_rule(rule)
        if page is not None:
            return game_id, page
    return None


def parse_pages(text: str) -> RulesPages:
    """The pages in a text of the form above; whatever comes before the first heading is for readers of the file."""
    pieces = _HEADING.split(text)[1:]
    sections = zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True)
    return RulesPages(tuple(_parsed_page(title, topic, body) for title, topic, body in sections))


def _parsed_page(title: str, topic: str, body: str) -> RulesPage:
    rules = _RULES.search(body)
    figure = _FIGURE.search(body)
    text = _FIGURE.sub("", _RULES.sub("", body)).strip()
    return RulesPage(
        topic=topic,
        title=title,
        text=text,
        figure=figure["name"] if figure else None,
        rules=frozenset(rules["ids"].split()) if rules else frozenset(),
    )
