"""What is printed on the cards that somebody sees, to be read at one press: in hand, and on both sides of the table."""

from collections.abc import Iterator, Sequence
from typing import Any

from engine.elemental_clash import POOL
from engine.elemental_clash.language import KEYWORDS
from engine.elemental_clash.view import ClashView, Creature
from words.alt_texts import clip_text
from words.elemental_clash import ClashWords
from words.elemental_clash.card_and_place_names import TEXTS
from words.elemental_clash.targeting import card_that_puts_creature
from words.game import Names

LONGEST = 1900
"""Characters: what Discord allows, with some to spare."""


def visible_card_texts(words: ClashWords, view: ClashView, names: Names) -> str:
    """The cards of a view with their texts, below whose they are, and the signs that creatures bear."""
    told = ""
    for most in TEXTS:
        told = "\n".join(_card_lines(words, view, names, most))
        if len(told) <= LONGEST:
            return told
    return clip_text(told, LONGEST)


def _card_lines(words: ClashWords, view: ClashView, names: Names, most: int | None) -> Iterator[str]:
    viewer, asked = view.viewer, _cards_asked_about(view)
    if asked:
        yield words.say("seen-asked")
        for card in asked:
            yield from (_card_line(words, card, places, most, *now) for now, places in _as_it_lies(words, view, card))
    for seat in (0, 1) if viewer is None else (1 - viewer, viewer):
        cards = {
            key: places for key, places in _places_by_card(words, view, seat).items() if places and key[0] not in asked
        }
        if cards:
            yield words.say("seen-own") if seat == viewer else words.say("seen-of", player=names[seat])
        for (card, *numbers), places in cards.items():
            yield _card_line(words, card, places, most, *numbers)
    if viewer is not None and (hand := view.seats[viewer].hand.cards):
        yield words.say("seen-hand")
        yield from (_card_line(words, card, (), most) for card in dict.fromkeys(hand) if card not in asked)
    if viewer is not None:
        yield from words.known_top_cards(view, names, max(side.spellbook for side in view.seats))
    if signs := _sign_texts(words, view):
        yield words.say("seen-signs", signs=words.catalogue.list_with_semicolons(signs))


def _cards_asked_about(view: ClashView) -> list[str]:
    """The cards that a viewer is asked about, first what asks."""
    decision = view.decision
    if decision is None or decision.seat != view.viewer or view.viewer is None:
        return []
    asks = (
        [card_that_puts_creature(view), decision.card]
        if decision.kind in ("target", "may", "put", "choose", "divide")
        else []
    )
    pending = [trigger.card for trigger in view.pending] if decision.kind == "order" else []
    chain = [link.card for link in reversed(view.chain)]
    return [card for card in dict.fromkeys((*asks, *pending, *chain)) if isinstance(card, str) and card in POOL]


Numbers = tuple[int, int] | tuple[()]


def _as_it_lies(words: ClashWords, view: ClashView, card_id: str) -> list[tuple[Numbers, list[str]]]:
    """ATK and DEF of a creature on the table as they are now, by place where they differ; nothing of what lies
    nowhere."""
    found: dict[Numbers, list[str]] = {}
    for seat in (0, 1):
        for place, card in view.cards_on_field(seat):
            if isinstance(card, Creature) and card.card == card_id:
                found.setdefault((card.atk, card.def_), []).append(words.place_name(place))
    return [*found.items()] if len(found) > 1 else [(now, []) for now in found or ((),)]


def _places_by_card(words: ClashWords, view: ClashView, seat: int) -> dict[tuple[Any, ...], list[str]]:
    """A player's cards on the table, creatures with their ATK and DEF as they are now, each with its places; of the
    stones those that do more than give energy."""
    found: dict[tuple[Any, ...], list[str]] = {}
    for place, card in view.cards_on_field(seat):
        numbers = (card.atk, card.def_) if isinstance(card, Creature) else ()
        found.setdefault((card.card, *numbers), []).append(words.place_name(place))
    for number, pile in enumerate(view.seats[seat].piles, 1):
        for stone in pile.stones:
            if view.rules[stone].ability and (place := words.place_name(f"{seat}S{number}")) not in found.get(
                (stone,), ()
            ):
                found.setdefault((stone,), []).append(place)
    return found


def _card_line(words: ClashWords, card_id: str, places: Sequence[str], most: int | None, *numbers: int) -> str:
    if card_id not in POOL:
        return card_id
    told = words.card_line(POOL[card_id], most, numbers)
    return words.say("seen-at", places=words.catalogue.list_in_sentence(places), card=told) if places else told


def _sign_texts(words: ClashWords, view: ClashView) -> list[str]:
    """The signs that creatures on the table bear, each with what it looks like and means."""
    lying = [card for seat in (0, 1) for _, card in view.cards_on_field(seat)]
    there = {keyword for card in lying if isinstance(card, Creature) for keyword in card.keywords}
    return [words.say(f"sign-{keyword}") for keyword in KEYWORDS if keyword in there]
