"""The words of decks of Realm of the Defenders, and the way in which people write its cards."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property

from engine.realm_of_the_defenders.cards import ELDER, MOST_POINTS, POINTS, VALUE, deck_points, sign
from engine.realm_of_the_defenders.decks import read_cards
from words.decks import DeckWords, UnreadText, excerpt

_ELDERS = frozenset({"X", ELDER, "ELDER", "ELDERS", "JOKER", "JOKERS"})
_SYMBOLS = str.maketrans("♠♣♦♥♤♧♢♡×*", "SCDHSCDHXX")
_BEFORE = re.compile(r"(\d{1,3})X?")
_AFTER = re.compile(r"X(\d{1,3})")
_LINE = re.compile(r"(\d{1,3}) ?[x×]? (.+)")
_LINE_BEFORE_COUNT = re.compile(r"(.+?) (?:[x×] ?)?(\d{1,3})")
_FACES = "JQKA"
_POWERS = frozenset({"JS", "QS", "KS", "AS"})


class RealmDeckWords(DeckWords):
    """The words of decks."""

    def card_name(self, card: str) -> str:
        """A card as everywhere in the game: "10♠", "Elder"."""
        return self._card_as_written(card)

    def full_card_name(self, card: str) -> str:
        """A card in words: "10 of Spades"."""
        if card == ELDER:
            return self.say("card-elder")
        rank = card[:-1]
        said = self.say(f"rank-{rank}") if rank in _FACES else rank
        return self.say("card", rank=said, suit=self.say(f"suit-{card[-1]}"))

    def card_facts(self, card: str) -> str:
        """The cost of a card, what it is good for, and what it can do."""
        (found,) = read_cards([card])
        points = POINTS[found]
        if found == ELDER:
            return self.say("about-elder", points=points)
        about = self.say("about", points=points, use=self.say(f"use-{card[-1]}"), value=VALUE[found])
        return self.say("about-power", about=about, power=self.say(f"power-{card}")) if card in _POWERS else about

    def deck_summary(self, deck: Sequence[str]) -> str:
        """ "54 cards, which cost 500 of at most 500 points"."""
        return self.say("deck-summary", count=len(deck), points=deck_points(read_cards(deck)), most=MOST_POINTS)

    def write_deck(self, deck: Sequence[str]) -> str:
        """A line for each suit: "9♠ 2x K♠"."""
        counts = Counter(deck)
        lines = []
        for group in self.decks.groups.values():
            there = [(self._card_as_written(card), counts[card]) for card in group if counts[card]]
            entries = [f"{count}x {card}" if count > 1 else card for card, count in there]
            if entries:
                lines.append(" ".join(entries))
        return "\n".join(lines)

    def _card_as_written(self, card: str) -> str:
        return self.say("card-elder") if card == ELDER else sign(*read_cards([card]))

    def _entries(self, text: str) -> Iterator[tuple[str, int]]:
        """A list as people write it: "10S 10♥ qh X", "2x KC", "3xAD", "Elder x4".

        In a line of its own also "2 King of Clubs" or "King of Clubs 2".
        """
        for line in re.split(r"[,;\n]+", text):
            whole = " ".join(line.casefold().split())
            counted, after = _LINE.fullmatch(whole), _LINE_BEFORE_COUNT.fullmatch(whole)
            if whole in self._cards_by_name:
                yield self._cards_by_name[whole], 1
            elif counted and counted[2] in self._cards_by_name:
                yield self._cards_by_name[counted[2]], int(counted[1])
            elif after and after[1] in self._cards_by_name:
                yield self._cards_by_name[after[1]], int(after[2])
            else:
                yield from self._entries_of_signs(line)

    def _entries_of_signs(self, text: str) -> Iterator[tuple[str, int]]:
        last: tuple[str, int] | None = None
        times = 1
        for typed in text.split():
            word = _plain_text(typed)
            entry = self._card_pattern.fullmatch(word)
            if entry is None and (counted := _BEFORE.fullmatch(word)):
                times = int(counted[1])
            elif entry is None and last and (counted := _AFTER.fullmatch(word)):
                last = last[0], last[1] * int(counted[1])
            else:
                if last:
                    yield last
                before, name, after = entry.groups() if entry else (None, UnreadText(excerpt(typed)), None)
                last = (ELDER if name in self._elder_names else name), times * int(before or 1) * int(after or 1)
                times = 1
        if last:
            yield last

    @cached_property
    def _cards_by_name(self) -> Mapping[str, str]:
        """The cards by their names in words, in every language."""
        cards = [card for group in self.decks.groups.values() for card in group]
        return {words.full_card_name(card).casefold(): card for words in self._words_of_languages for card in cards}

    @cached_property
    def _elder_names(self) -> frozenset[str]:
        """The names of an Elder, in every language."""
        return _ELDERS | {_plain_text(words.card_name(ELDER)) for words in self._words_of_languages}

    @cached_property
    def _card_pattern(self) -> re.Pattern[str]:
        """A card with how many copies there are of it, before or after it."""
        elders = "|".join(map(re.escape, sorted(self._elder_names)))
        return re.compile(rf"(?:(\d{{1,3}})X)?((?:[2-9]|10|[JQKA])[SCDH]|{elders})(?:X(\d{{1,3}}))?")


def _plain_text(text: str) -> str:
    return text.upper().translate(_SYMBOLS)
