"""The cards of Elemental Clash on a page of their own and in lists: how to find them, what the rules say about them."""

from collections.abc import Iterable, Sequence

from engine.elemental_clash import POOL, Card
from engine.elemental_clash.language import SPELLS
from words.decks import letters_alone
from words.elemental_clash import ClashWords

ELEMENTS = ("earth", "air", "fire", "water", "neutral")
KINDS = ("stone", "spell", "flash", "permanent")
KEYWORDS = ("quickattacker", "elusive", "hidden", "warded", "bound", "dazed", "PE", "DE", "LE", "DPT", "standby", "end")
"""The keywords and ability words that can be looked for."""
LONGEST_PAGE = 1800


def card_id_called(words: ClashWords, text: str) -> str:
    """The id of the card that somebody means, by its id, its name or its English name; else the text itself."""
    wanted = text.strip().lower()
    called = (card.id for card in POOL.cards if wanted in (card.id, words.card(card.id).lower(), card.name.lower()))
    return next(called, text)


MOST_ON_A_PAGE = 25
"""Cards of a page of a list: as many as a menu has room for."""


def searchable_types(words: ClashWords) -> list[tuple[str, str]]:
    """The types of creatures and the kinds of other cards that can be looked for, each by its name."""
    creatures = {card.type: card for card in POOL.cards if card.creature}
    named = [(words.creature_type(creatures[kind]), kind) for kind in sorted(creatures)]
    return [*named, *((words.say(f"kind-{kind}"), kind) for kind in KINDS)]


def searchable_keywords(words: ClashWords) -> list[tuple[str, str]]:
    """The keywords and ability words that can be looked for, each by its name; a few are called the same everywhere."""
    known = words.catalogue.has_message
    return [(words.keyword_name(one) if known(f"{words.prefix}-keyword-{one}") else one, one) for one in KEYWORDS]


def printed_type_line(words: ClashWords, card: Card) -> str:
    """The line below the name: "Dryad, earth, level I, 1/3"."""
    if card.kind == "stone":
        return words.say("printed-stone", energy=words.say(f"element-{card.energy}"), height=card.height)
    element, level = words.say(f"element-{card.element}"), words.say(f"level-{card.level}")
    if not card.creature:
        return words.say("printed-spell", kind=words.say(f"kind-{card.kind}"), element=element, level=level)
    atk, def_, _ = card.printed
    numbers = {"atk": atk, "def": def_}
    return words.say("printed-creature", kind=words.creature_type(card), element=element, level=level, **numbers)


def _topics(card: Card) -> Iterable[str]:
    if not card.creature:
        yield card.kind
    if card.energy == "any":
        yield "any"
    if card.height > 1:
        yield "height"
    has = card.keywords
    yield from (word for word in KEYWORDS if word in has)
    text = card.text.lower()
    for topic, sign in (
        ("counter", "counter a spell"),
        ("search", "search your"),
        ("zones", "zone."),
        ("blocker", "block"),
    ):
        if sign in text and card.kind in SPELLS:
            yield topic
    if card.effect is not None and any(spec.min for spec in card.triggered(card.effect).target):
        yield "targets"


def card_page(words: ClashWords, card: Card) -> str:
    """A card with its text and its rulings, as a message."""
    lines = [words.say("page-title", card=words.card(card.id)), printed_type_line(words, card)]
    if words.printed_text(card.id):
        lines.append(words.say("page-text", text=words.printed_text(card.id)))
    topics = dict.fromkeys(_topics(card))
    lines += [words.say("page-ruling", text=words.say(f"ruling-{topic}")) for topic in topics]
    return "\n".join(lines)


def find_cards(
    words: ClashWords,
    element: str | None = None,
    level: int | None = None,
    type_: str | None = None,
    keyword: str | None = None,
) -> list[Card]:
    """The cards that fit, by kind, element, level and name in a language.

    A kind of spell and `stone` can be asked for as a type.
    """
    wanted = None if type_ is None else type_.lower()
    cards = [
        card
        for card in POOL.cards
        if (element is None or (card.energy if card.kind == "stone" else card.element) == element)
        and (level is None or card.level == level)
        and (wanted is None or wanted in (card.type.lower(), card.kind))
        and (keyword is None or keyword in card.keywords)
    ]
    order = {"stone": 0, "creature": 1}
    return sorted(
        cards,
        key=lambda card: (
            order.get(card.kind, 2),
            ELEMENTS.index(card.element),
            card.level,
            letters_alone(words.card(card.id)),
        ),
    )


def list_pages(words: ClashWords, cards: Sequence[Card]) -> list[list[Card]]:
    """A list of cards, cut so that each part fits a message; one empty part where there are none."""
    found: list[list[Card]] = [[]]
    long = 0
    for card in cards:
        size = len(words.card_line(card)) + 1
        if long + size > LONGEST_PAGE or len(found[-1]) == MOST_ON_A_PAGE:
            found.append([])
            long = 0
        found[-1].append(card)
        long += size
    return found


def list_page_text(words: ClashWords, cards: int, found: Sequence[Sequence[Card]], number: int) -> str:
    """A part of a list in words, the first being 1; ``cards`` is how many there are in all."""
    if not cards:
        return words.say("list-none")
    head = words.say("list-count", n=cards)
    if len(found) > 1:
        head = words.say("list-page", count=head, page=number, pages=len(found))
    return "\n".join([words.say("list-head", head=head), *(words.card_line(card) for card in found[number - 1])])
