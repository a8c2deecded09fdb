"""The card pool and the ready decks, as frozen values with all that follows from them."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta

from engine.elemental_clash.actions import PlayCard, PlayStone
from engine.elemental_clash.card_file import CardData, CardError, Id, ReadCard, is_spell_effect, read_card
from engine.elemental_clash.language import (
    KEYWORD_LISTS,
    QUICKATTACKER,
    SPELLS,
    Ability,
    Buff,
    Condition,
    Element,
    Energy,
    Filter,
    Kind,
    On,
    Static,
    Triggered,
    bits,
    card_facts_match,
    creature_values_match,
)
from engine.sentences import Sentence

ABILITY_WORDS: Mapping[On, str] = {"play": "PE", "destroy": "DE", "leave": "LE", "standby": "standby", "end": "end"}
"""The words of cards for what triggers their abilities when it happens to them; spells don't name their effect."""
MOST_PILES = 5
DEFAULT_SIZE = 40
LARGEST_SIZE = 100
MOST_COPIES = 3
BASIC_STONES = ("jupiter", "mars", "mercury", "venus")
ENERGIES: tuple[Energy, ...] = get_args(Energy)

Listener = tuple[int, Triggered]  # an ability and its number on the card
Listeners = Mapping[On, tuple[Listener, ...]]

_NOTHING: Listeners = MappingProxyType({})


class PreparedStatic(msgspec.Struct, frozen=True, gc=False):
    """A static ability, with what it asks of a card worked out for every card of the pool.

    That can be done because statics look at printed values only (EC-11.6).
    """

    static: Static
    fitting: frozenset[int]
    """The numbers of the cards that satisfy what its filter says of a card itself."""
    adds: int
    """The keywords it gives, as bits."""


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the pool, with what the game asks of it worked out once."""

    no: int
    """Its place in the pool, which is sorted by id; numbers stand for cards in decks, hands and discard piles."""
    id: str
    name: str
    kind: Kind
    element: Element
    level: int
    type: str
    printed: tuple[int, int, int]
    """ATK, DEF and keywords (as bits)."""
    creature: bool
    dpt: bool
    energy: Energy
    height: int
    text: str
    ability: tuple[Ability, ...]
    effect: int | None
    """The number of the ability that takes place when it resolves, for spells."""
    own: Listeners
    """Triggers on what happens to the card itself."""
    watch: Listeners
    """Triggers on what happens to others."""
    statics: tuple[PreparedStatic, ...]

    @property
    def name_in_sentence(self) -> Sentence:
        """Its name, as it stands in sentences; a card that is added to the pool brings it along."""
        return Sentence(f"elemental-clash-card-{self.id.replace('_', '-')}", words=self.name)

    @property
    def keywords(self) -> frozenset[str]:
        """The keywords printed on it and its ability words: PE, DE, LE, DPT, standby and end (EC-2.6, EC-2.7)."""
        words = {
            ABILITY_WORDS[on] for on in self.own if on in ABILITY_WORDS and (on != "play" or self.kind not in SPELLS)
        }
        return frozenset((*KEYWORD_LISTS[self.printed[2]], *words, *(("DPT",) if self.dpt else ())))

    def triggered(self, number: int) -> Triggered:
        """The ability of that number, which is no static one."""
        ability = self.ability[number]
        if isinstance(ability, Static):
            raise TypeError(f"ability {number} of {self.id} is static")
        return ability

    @property
    def gives_for_turn(self) -> bool:
        """True for a spell that changes creatures until the end of the turn, and does nothing else."""
        ability = None if self.effect is None else self.triggered(self.effect)
        return ability is not None and all(isinstance(op, Buff) and op.for_ == "turn" for op in ability.do)


class Deck(msgspec.Struct, frozen=True):
    """A ready deck: card ids, as often as they are in it."""

    id: str
    name: str
    cards: tuple[str, ...]


class Pool(msgspec.Struct, frozen=True, kw_only=True):
    """All cards of a game, sorted by id, with what follows from them."""

    cards: tuple[Card, ...]
    names: tuple[str, ...]
    """The cards' ids by number."""
    numbers: Mapping[str, int]
    decks: Mapping[str, Deck]
    ready: tuple[Mapping[int, int], ...]
    """The copies of each card in each of the ready decks, by number."""
    plays: tuple[tuple[PlayCard, ...], ...]
    stones: tuple[tuple[PlayStone, ...], ...]
    flash_level: Mapping[Energy, int]
    """For each energy the lowest level of a Flash card that a pile of it could take; 99 if there is none (EC-8.6)."""
    restless: bool
    """True if some static ability looks at more than what lies where, so that values change without a move."""
    added: str | None
    """The cards that ``options["pool"]`` added, as JSON."""

    def __contains__(self, card_id: object) -> bool:
        return card_id in self.numbers

    def __getitem__(self, card_id: str) -> Card:
        return self.cards[self.numbers[card_id]]

    def ids(self, numbers: Sequence[int]) -> list[str]:
        """The ids of cards given by number."""
        return list(map(self.names.__getitem__, numbers))

    def nos(self, ids: Sequence[str]) -> tuple[int, ...]:
        """The numbers of cards given by id."""
        return tuple(map(self.numbers.__getitem__, ids))


class _Creatures:
    """The creatures of a pool that is being made, by number."""

    def __init__(self, cards: Sequence[CardData]) -> None:
        creatures = ((no, data) for no, data in enumerate(cards) if data.kind == "creature")
        self.found = [
            (no, data.element or "neutral", data.type or "", data.level or 0, _printed_values(data))
            for no, data in creatures
        ]
        self.all = frozenset(no for no, *_ in self.found)
        self.by_filter: dict[Filter, frozenset[int]] = {}

    def fitting(self, static: Static) -> frozenset[int]:
        """The numbers of those that satisfy what a static ability asks of a card itself."""
        given = static.static
        if given == "self":
            return self.all
        if given not in self.by_filter:
            self.by_filter[given] = frozenset(
                no
                for no, element, type_, level, printed in self.found
                if card_facts_match(given, "creature", element, type_, level)
                and (not given.asks_values or creature_values_match(given, printed))
            )
        return self.by_filter[given]


def _printed_values(data: CardData) -> tuple[int, int, int]:
    return (data.atk or 0, data.def_ or 0, bits(data.keywords))


def _card_of_data(data: CardData, abilities: tuple[Ability, ...], no: int, creatures: _Creatures) -> Card:
    effect: int | None = None
    own: dict[On, tuple[Listener, ...]] = {}
    watch: dict[On, tuple[Listener, ...]] = {}
    for number, ability in enumerate(abilities):
        if isinstance(ability, Static):
            continue
        if data.kind in SPELLS and is_spell_effect(ability):
            effect = number
            continue
        triggers = own if ability.of == "self" else watch
        triggers[ability.on] = (*triggers.get(ability.on, ()), (number, ability))
    return Card(
        no=no,
        id=data.id,
        name=data.name or data.id,
        kind=data.kind,
        element=data.element or "neutral",
        level=data.level or 0,
        type=data.type or "",
        printed=_printed_values(data),
        creature=data.kind == "creature",
        dpt=data.dpt,
        energy=data.energy or "neutral",
        height=data.height or 1,
        text=data.text,
        ability=abilities,
        effect=effect,
        own=MappingProxyType(own) if own else _NOTHING,
        watch=MappingProxyType(watch) if watch else _NOTHING,
        statics=tuple(
            PreparedStatic(ability, creatures.fitting(ability), bits(ability.add))
            for ability in abilities
            if isinstance(ability, Static)
        ),
    )


def _is_restless(card: Card) -> bool:
    """True if the values it gives can change without anything being put, moved or removed on the field."""

    def restless(looked_at: Filter | Condition | str | None) -> bool:
        if isinstance(looked_at, Condition):
            looked_at = looked_at.count
        return isinstance(looked_at, Filter) and (looked_at.area != "field" or looked_at.state is not None)

    statics = [gift.static for gift in card.statics]
    quick = any(gift.adds & QUICKATTACKER for gift in card.statics)
    return quick or any(restless(static.static) or restless(static.if_) for static in statics)


def _pool_of_cards(cards: Mapping[str, ReadCard], decks: Mapping[str, Deck], added: str | None) -> Pool:
    creatures = _Creatures([cards[card_id][0] for card_id in sorted(cards)])
    made = tuple(_card_of_data(*cards[card_id], no, creatures) for no, card_id in enumerate(sorted(cards)))
    flashes = [card for card in made if card.kind == "flash"]
    fitting = {
        energy: [card.level for card in flashes if energy == "any" or card.element in (energy, "neutral")]
        for energy in ENERGIES
    }
    numbers = range(1, MOST_PILES + 1)
    by_id = {card.id: card.no for card in made}
    return Pool(
        cards=made,
        names=tuple(card.id for card in made),
        numbers=MappingProxyType(by_id),
        decks=decks,
        ready=tuple(_count_by_number(by_id[card_id] for card_id in decks[deck_id].cards) for deck_id in sorted(decks)),
        plays=tuple(tuple(PlayCard(card.id, pile) for pile in numbers) for card in made),
        stones=tuple(tuple(PlayStone(card.id, pile) for pile in numbers) for card in made),
        flash_level=MappingProxyType({energy: min(levels, default=99) for energy, levels in fitting.items()}),
        restless=any(_is_restless(card) for card in made),
        added=added,
    )


def _count_by_number(numbers: Iterable[int]) -> Mapping[int, int]:
    return MappingProxyType(dict(Counter(numbers)))


class _DeckData(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: Id
    name: str
    cards: dict[str, Annotated[int, Meta(ge=1, le=LARGEST_SIZE)]]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Any, ...]
    deck: tuple[_DeckData, ...]


def _read_deck(data: _DeckData, known: Mapping[str, Any]) -> Deck:
    for card_id in data.cards:
        if card_id not in known:
            raise CardError(f"deck {data.id}, cards: there is no card {card_id}")
    return Deck(data.id, data.name, tuple(card_id for card_id, n in data.cards.items() for _ in range(n)))


def read_pool(text: str) -> Pool:
    """The pool that a card file (TOML) describes; CardError, naming card or deck and field, where it can't be used."""
    try:
        file = msgspec.convert(tomllib.loads(text), _File)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise CardError(f"card file: {error}") from error
    cards: dict[str, ReadCard] = {}
    for item in file.card:
        data, abilities = read_card(item)
        if data.id in cards:
            raise CardError(f"card {data.id}, id: there are two of them")
        cards[data.id] = data, abilities
    decks = {data.id: _read_deck(data, cards) for data in sorted(file.deck, key=lambda deck: deck.id)}
    if len(decks) != len(file.deck):
        raise CardError("deck, id: two decks have the same")
    return _pool_of_cards(cards, MappingProxyType(decks), None)


@cache
def standard_text() -> str:
    """The card file of the package."""
    return files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")


POOL = read_pool(standard_text())
"""The standard pool."""


def canonical_json(added: Sequence[Any]) -> str:
    """Added cards as JSON, always the same for the same cards."""
    return msgspec.json.encode(added, order="deterministic").decode()


@cache
def _standard_cards() -> Mapping[str, ReadCard]:
    """The cards of the standard pool as they are read from its file, by id."""
    cards = map(read_card, tomllib.loads(standard_text())["card"])
    return MappingProxyType({card[0].id: card for card in cards})


@lru_cache(maxsize=64)
def extended_pool(added: str) -> Pool:
    """The standard pool with cards added or replaced: a JSON array of cards. Raises CardError."""
    cards = dict(_standard_cards())
    for item in msgspec.json.decode(added):
        data, abilities = read_card(item)
        cards[data.id] = data, abilities
    return _pool_of_cards(cards, POOL.decks, added)
