"""The names of cards, places and players."""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import ClassVar

import engine
from engine import Game
from engine.elemental_clash import POOL, Card
from engine.elemental_clash.language import Triggered
from engine.elemental_clash.view import ClashView, Creature, Lying
from words.alt_texts import clip_text
from words.game import GameWords, Names

TEXTS = (None, 120, 80, 50, 30)
"""Characters of a card's text, ever fewer, until all of them fit."""

LONGEST_LABEL = 80


class ClashNames(GameWords[ClashView]):
    """The part of the words that all others build on."""

    game: ClassVar[Game] = engine.GAMES["elemental_clash"]

    def card(self, card_id: str | None) -> str:
        """A card's name; cards that a game adds to the pool are called by their id."""
        if card_id is None:
            return self.say("a-card")
        return self.say(f"card-{_key(card_id)}") if card_id in POOL else card_id

    def name_after_owner(self, card_id: str) -> str:
        """A card's name after its owner's: "Boughmother" in "Ada's Boughmother"."""
        key = f"card-{_key(card_id)}.owned"
        return self.say(key) if self.catalogue.has_message(f"{self.prefix}-{key}") else self.card(card_id)

    def creature_type(self, card: Card) -> str:
        """The kind of creature that a card is; a card that is added to the pool brings its own along."""
        key = f"type-{card.type.lower()}"
        return self.say(key) if self.catalogue.has_message(f"{self.prefix}-{key}") else card.type

    def trigger_occasion(self, card_id: str, on: str) -> str:
        """What an ability takes effect at: "when played", or "as a card was played" where it watches others."""
        found = POOL[card_id].ability if card_id in POOL else ()
        watched = [one.of != "self" for one in found if isinstance(one, Triggered) and one.on == on]
        return self.say(f"on-{on}-other" if watched and all(watched) else f"on-{on}")

    def keyword_name(self, keyword: str) -> str:
        """A keyword: "elusive"."""
        return self.say(f"keyword-{keyword}")

    def is_card_id(self, text: str) -> bool:
        """True if a text is the id of a card, and no place, player or link."""
        return text[0].islower()

    def printed_text(self, card_id: str) -> str:
        """The text that is printed on a card below its name; empty where there is nothing."""
        return self.say(f"text-{_key(card_id)}") if card_id in POOL and POOL[card_id].text else ""

    def card_line(self, card: Card, most: int | None = None, now: Sequence[int] = ()) -> str:
        """A card in a list, with its text, or with so many characters of it; ``now``: its ATK and DEF on the table."""
        name, text = self.card(card.id), self.printed_text(card.id)
        text = text if most is None else clip_text(text, most)
        if card.kind == "stone":
            return self.say("list-stone", card=name, text=text)
        fields = {"element": self.say(f"element-{card.element}"), "level": self.say(f"level-{card.level}")}
        if not card.creature:
            return self.say("list-spell", card=name, kind=self.say(f"kind-{card.kind}"), text=text, **fields)
        atk, def_ = now or card.printed[:2]
        numbers = {"atk": atk, "def": def_}
        key = "list-creature" if text else "list-plain"
        return self.say(key, card=name, kind=self.creature_type(card), text=text, **fields, **numbers)

    def card_lines_that_fit(self, cards: Sequence[Card], room: int) -> list[str]:
        """A line for each card, with as much of their texts as fits all of them into so many characters."""
        lines: list[str] = []
        for most in TEXTS:
            lines = [self.card_line(card, most) for card in cards]
            if sum(map(len, lines)) <= room:
                break
        return lines

    def cards(self, cards: Sequence[str]) -> str:
        """Cards in a sentence: "2 Loamlings and Mars-Stone"."""
        return self.catalogue.list_in_sentence(self.counted_cards(cards))

    def cards_in_order(self, cards: Sequence[str]) -> list[str]:
        """Cards by name as they lie one upon the other, equal neighbours together."""
        runs = [(card, len(list(same))) for card, same in groupby(cards)]
        return [self.copies_of_card(card, n) for card, n in runs]

    def counted_cards(self, cards: Sequence[str]) -> list[str]:
        """Cards by name, equal ones together."""
        return [self.copies_of_card(card, n) for card, n in Counter(cards).items()]

    def copies_of_card(self, card_id: str, n: int) -> str:
        """A card, or several of it: "2 Loamlings", "2 copies of White Heat"."""
        if n == 1:
            return self.card(card_id)
        key = f"several-{_key(card_id)}"
        if self.catalogue.has_message(f"{self.prefix}-{key}"):
            return self.say(key, n=n)
        return self.say("several", n=n, card=self.card(card_id))

    def card_on_field(self, card: Lying, key: str = "creature") -> str:
        """A card on the field: creatures with their numbers and their damage, by the messages that begin with a key."""
        name = self.card(card.card)
        if not isinstance(card, Creature):
            return name
        numbers: dict[str, str | int] = {"card": name, "atk": card.atk, "def": card.def_}
        if card.damage:
            return self.say(f"{key}-damaged", **numbers, damage=card.damage)
        return self.say(key, **numbers)

    def place_name(self, ref: str) -> str:
        """A place without its owner: "A3", "pile 2"."""
        return self.say("pile", n=int(ref[2])) if ref[1] == "S" else ref[1:]

    def place_with_owner(self, ref: str, names: Names) -> str:
        """A place, or a player, for everybody: "Bo's A2"."""
        player = names[int(ref[0])]
        return player if ref[1] == "P" else self.say("place-of", player=player, place=self.place_name(ref))

    def thing_at_place(self, ref: str, view: ClashView, names: Names) -> str:
        """The thing at a place, with where it is: "Slag Drake 4/3 (A2)", "Bo", "link 1: Flare Dart"."""
        if ref[0] == "L":
            card = next((link.card for link in view.chain if link.link == int(ref[1:])), None)
            return self.say("link", n=int(ref[1:]), card=self.card(card))
        mine = int(ref[0]) == view.viewer
        if ref[1] == "P":
            return self.say("you") if mine else names[int(ref[0])]
        card_there = view.card_at(ref)
        place = self.place_name(ref) if mine else self.place_with_owner(ref, names)
        return place if card_there is None else self.say("lying", card=self.card_on_field(card_there), place=place)

    def pile_name(self, number: int, view: ClashView, card: str, alike: Sequence[int] = ()) -> str:
        """One of the viewer's piles to which a card goes: "pile 2 (earth 3)"; or those that are ``alike``: "pile 2/3
        (earth 3)"."""
        assert view.viewer is not None
        piles = view.seats[view.viewer].piles
        if number > len(piles):
            return self.new_pile_name(number, view, card)
        pile = piles[number - 1]
        numbers = "/".join(map(str, alike or (number,)))
        fields: dict[str, str | int] = {
            "n": numbers,
            "energy": self.say(f"element-{pile.energy}"),
            "height": pile.height,
        }
        special = [stone for stone in pile.stones if view.rules[stone].ability]
        twins = [one for one in piles if one.card is None and (one.energy, one.height) == (pile.energy, pile.height)]
        if alike and special and len(twins) > len(alike):  # their stones tell them apart
            told = self.say("pile-of-stones", **fields, stones=", ".join(self.counted_cards(special)))
            if len(told) <= LONGEST_LABEL:
                return told
        return self.say("pile-of", **fields)

    def new_pile_name(self, number: int, view: ClashView, stone: str) -> str:
        """A new pile of a stone, with a word where that gives it no element."""
        return self.say("new-pile-neutral" if is_neutral_stone(view, stone) else "new-pile", n=number)

    def window_name(self, window: str) -> str:
        """A kind of window, in words."""
        return self.say(f"window-{window}")


def is_neutral_stone(view: ClashView, card: str) -> bool:
    """True for a stone that gives a pile no element (EC-4.3)."""
    return view.rules[card].kind == "stone" and view.rules[card].energy == "neutral"


def _key(card_id: str) -> str:
    return card_id.replace("_", "-")
