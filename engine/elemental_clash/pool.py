"""The card pool and the ready decks: read from card data, checked, and kept as frozen values."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Annotated, Any, get_args

import msgspec
from msgspec import Meta, field

from engine.elemental_clash.actions import PlayCard, PlayStone
from engine.elemental_clash.language import (
    QUICKATTACKER,
    SPELLS,
    Ability,
    AddStones,
    Amount,
    Buff,
    Condition,
    Counter,
    Damage,
    Destroy,
    Discard,
    Draw,
    Element,
    Energy,
    Filter,
    Heal,
    Keyword,
    Kind,
    Level,
    Move,
    On,
    Operation,
    Reference,
    Search,
    Static,
    TargetSpec,
    Triggered,
    Value,
    bits,
    facts_fit,
    values_fit,
)

MOST_PILES = 5
DEFAULT_SIZE = 40
LARGEST_SIZE = 100
MOST_COPIES = 3
MOST_ABILITIES = 9
BASIC_STONES = ("jupiter", "mars", "mercury", "venus")
ENERGIES: tuple[Energy, ...] = get_args(Energy)

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Stat = Annotated[int, Meta(ge=0, le=99)]
Listener = tuple[int, Triggered]  # an ability and its number on the card
Listeners = Mapping[On, tuple[Listener, ...]]

_NOTHING: Listeners = MappingProxyType({})


class CardError(ValueError):
    """Card data that can't be used; the text names the card and the field."""


class CardData(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """A card as the data file has it (EC-2.9), its abilities read and checked."""

    id: Id
    kind: Kind
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    element: Element | None = None
    level: Level | None = None
    type: Annotated[str, Meta(min_length=1, max_length=20)] | None = None
    atk: Stat | None = None
    def_: Stat | None = field(name="def", default=None)
    keywords: tuple[Keyword, ...] = ()
    dpt: bool = False
    energy: Energy | None = None
    height: Annotated[int, Meta(ge=1, le=9)] | None = None
    text: Annotated[str, Meta(max_length=400)] = ""
    ability: Annotated[tuple[Any, ...], Meta(max_length=MOST_ABILITIES)] = ()


class Gift(msgspec.Struct, frozen=True, gc=False):
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
    statics: tuple[Gift, ...]

    def triggered(self, number: int) -> Triggered:
        """The ability of that number, which is no static one."""
        ability = self.ability[number]
        if isinstance(ability, Static):
            raise TypeError(f"ability {number} of {self.id} is static")
        return ability


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
    plays: tuple[tuple[PlayCard, ...], ...]
    stones: tuple[tuple[PlayStone, ...], ...]
    flash_level: Mapping[Energy, int]
    """For each energy the lowest level of a Flash card that a pile of it could take; 99 if there is none (EC-8.6)."""
    restless: bool
    """Whether some static ability looks at more than what lies where, so that values change without a move."""
    added: str | None
    """What ``options["pool"]`` added, as JSON."""

    def __contains__(self, card_id: object) -> bool:
        return card_id in self.numbers

    def __getitem__(self, card_id: str) -> Card:
        return self.cards[self.numbers[card_id]]

    def ids(self, numbers: Sequence[int]) -> list[str]:
        """The ids of cards given by number."""
        names = self.names
        return [names[no] for no in numbers]

    def nos(self, ids: Sequence[str]) -> tuple[int, ...]:
        """The numbers of cards given by id."""
        return tuple(self.numbers[card_id] for card_id in ids)


# Reading

ReadCard = tuple[CardData, tuple[Ability, ...]]


def _several(data: Any) -> Any:
    """Ability data with every field that may hold one or several values holding a list."""
    if isinstance(data, list | tuple):
        return [_several(item) for item in data]
    if not isinstance(data, dict):
        return data
    listed = {key: _several(value) for key, value in data.items()}
    for key in ("kind", "element", "type", "zone", "in"):
        if isinstance(listed.get(key), str):
            listed[key] = [listed[key]]
    return listed


def _read_ability(data: Any) -> Ability:
    shape: Any = Static if isinstance(data, dict) and "static" in data else Triggered
    ability: Ability = msgspec.convert(_several(data), shape)
    return ability


def read_card(data: Any) -> ReadCard:
    """A card's data and abilities; CardError, naming card and field, for what is no card."""
    name = data.get("id", "without id") if isinstance(data, Mapping) else "that is no table"
    where = ""
    try:
        card = msgspec.convert(data, CardData)
        abilities = []
        for number, item in enumerate(card.ability):
            where = f" in ability {number}"
            abilities.append(_read_ability(item))
    except (msgspec.ValidationError, UnicodeEncodeError) as error:
        raise CardError(f"card {str(name)[:40]}{where}: {str(error)[:200]}") from error
    for fault in _faults(card, tuple(abilities)):
        raise CardError(f"card {card.id}, {fault}")
    return card, tuple(abilities)


# What a type can't say. Each fault begins with the field.


def _faults(card: CardData, abilities: tuple[Ability, ...]) -> Iterator[str]:
    wanted = {
        "creature": ("element", "level", "type", "atk", "def_"),
        "stone": (),
    }.get(card.kind, ("element", "level"))
    for name in ("element", "level", "type", "atk", "def_"):
        if (getattr(card, name) is None) == (name in wanted):
            yield f"{name.rstrip('_')}: a {card.kind} has {'one' if name in wanted else 'none'}"
    if card.kind != "creature" and card.keywords:
        yield "keywords: only creatures have them"
    if card.kind != "stone" and (card.energy or card.height):
        yield f"{'energy' if card.energy else 'height'}: only stones have it"
    if card.dpt and card.kind in ("stone", "permanent"):
        yield f"dpt: a {card.kind} never has it"
    effects = [n for n, ability in enumerate(abilities) if card.kind in SPELLS and _is_effect(ability)]
    if len(effects) > 1:
        yield f"ability {effects[1]}: a spell has one effect only"
    if card.kind in ("spell", "flash") and len(effects) != len(abilities):
        yield "ability: a normal or Flash spell has its effect and nothing else"
    if card.kind in ("spell", "flash") and not effects:
        yield "ability: a normal or Flash spell needs an effect"
    for number, ability in enumerate(abilities):
        for fault in _ability_faults(ability):
            yield f"ability {number}, {fault}"


def _is_effect(ability: Ability) -> bool:
    return isinstance(ability, Triggered) and ability.on == "play" and ability.of == "self"


def _ability_faults(ability: Ability) -> Iterator[str]:
    if ability.if_:
        yield from _filter_faults("if", ability.if_.count)
    if isinstance(ability, Static):
        if isinstance(ability.static, Filter):
            yield from _filter_faults("static", ability.static)
            if ability.static.area != "field" or ability.static.kind != ("creature",):
                yield "static: only creatures on the field are given something"
        return
    if ability.on in ("standby", "end"):
        if ability.of != "self":
            yield "of: a phase is nobody's event"
    elif ability.whose != "own":
        yield "whose: goes with standby and end only"
    if isinstance(ability.of, Filter):
        yield from _filter_faults("of", ability.of)
        if ability.of.area != "field":
            yield "of: events happen on the field"
    for spec in ability.target:
        yield from _target_faults(spec)
    for number, op in enumerate(ability.do):
        for fault in _operation_faults(op, len(ability.target)):
            yield f"do {number}, {fault}"


def _filter_faults(where: str, given: Filter) -> Iterator[str]:
    alone = {"discard", "chain", "hand", "deck"} & set(given.zone)
    if alone and len(given.zone) > 1:
        yield f"{where}: the zone {min(alone)} stands alone"
    if not given.kind:
        yield f"{where}: no kind at all"


def _target_faults(spec: TargetSpec) -> Iterator[str]:
    yield from _filter_faults("target", spec)
    if spec.min > spec.max:
        yield "target: min is more than max"
    if spec.area in ("hand", "deck"):
        yield f"target: cards in a {spec.area} can't be chosen"
    if spec.area == "field" and {"stone", "card"} & set(spec.kind):
        yield "target: stones can't be chosen, for they have no place of their own"


def _operation_faults(op: Operation, specs: int) -> Iterator[str]:
    if op.if_:
        yield from _filter_faults("if", op.if_.count)
    players = isinstance(op, Damage | Heal)
    match op:
        case Damage():
            yield from _reference_faults("to", op.to, specs, players)
        case Heal() | Destroy() | Move() | Buff() | Counter():
            yield from _reference_faults("what", op.what, specs, players)
        case Search() if op.pick is not None:
            yield from _filter_faults("pick", op.pick)
        case _:
            pass
    for name, value in _values(op):
        if isinstance(value, Amount):
            yield from _amount_faults(name, value, specs)


def _values(op: Operation) -> Iterator[tuple[str, Value | None]]:
    if isinstance(op, Damage | Heal | Draw | Discard | AddStones):
        yield "n", op.n
    elif isinstance(op, Buff):
        yield "atk", op.atk
        yield "def", op.def_


def _amount_faults(where: str, amount: Amount, specs: int) -> Iterator[str]:
    if (amount.count is None) == (amount.stat is None) or (amount.stat is None) != (amount.of is None):
        yield f"{where}: either count, or stat and of"
    if amount.count is not None:
        yield from _filter_faults(where, amount.count)
    if amount.of is not None:
        yield from _reference_faults(f"{where}.of", amount.of, specs, players=False)


def _reference_faults(where: str, reference: Reference, specs: int, players: bool) -> Iterator[str]:
    if isinstance(reference, Filter):
        yield from _filter_faults(where, reference)
        if reference.area in ("hand", "deck"):
            yield f"{where}: cards in a {reference.area} can't be meant"
    elif reference in ("you", "opp", "each"):
        if not players:
            yield f"{where}: players can't be meant here"
    elif reference.startswith("t") and int(reference[1:]) > specs:
        yield f"{where}: there is no target spec {reference[1:]}"


# Working out


class _Creatures:
    """The creatures of a pool that is being made, by number."""

    def __init__(self, cards: Sequence[CardData]) -> None:
        creatures = ((no, data) for no, data in enumerate(cards) if data.kind == "creature")
        self.found = [
            (no, data.element or "neutral", data.type or "", data.level or 0, _printed(data)) for no, data in creatures
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
                if facts_fit(given, "creature", element, type_, level)
                and (not given.asks_values or values_fit(given, printed))
            )
        return self.by_filter[given]


def _printed(data: CardData) -> tuple[int, int, int]:
    return (data.atk or 0, data.def_ or 0, bits(data.keywords))


def _make(data: CardData, abilities: tuple[Ability, ...], no: int, creatures: _Creatures) -> Card:
    effect: int | None = None
    own: dict[On, tuple[Listener, ...]] = {}
    watch: dict[On, tuple[Listener, ...]] = {}
    for number, ability in enumerate(abilities):
        if isinstance(ability, Static):
            continue
        if data.kind in SPELLS and _is_effect(ability):
            effect = number
            continue
        heard = own if ability.of == "self" else watch
        heard[ability.on] = (*heard.get(ability.on, ()), (number, ability))
    return Card(
        no=no,
        id=data.id,
        name=data.name or data.id,
        kind=data.kind,
        element=data.element or "neutral",
        level=data.level or 0,
        type=data.type or "",
        printed=_printed(data),
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
            Gift(ability, creatures.fitting(ability), bits(ability.add))
            for ability in abilities
            if isinstance(ability, Static)
        ),
    )


def _is_restless(card: Card) -> bool:
    """Whether the values it gives can change without anything being put, moved or removed on the field."""

    def restless(looked_at: Filter | Condition | str | None) -> bool:
        if isinstance(looked_at, Condition):
            looked_at = looked_at.count
        return isinstance(looked_at, Filter) and (looked_at.area != "field" or looked_at.state is not None)

    statics = [gift.static for gift in card.statics]
    quick = any(gift.adds & QUICKATTACKER for gift in card.statics)
    return quick or any(restless(static.static) or restless(static.if_) for static in statics)


def _pool(cards: Mapping[str, ReadCard], decks: Mapping[str, Deck], added: str | None) -> Pool:
    creatures = _Creatures([cards[card_id][0] for card_id in sorted(cards)])
    made = tuple(_make(*cards[card_id], no, creatures) for no, card_id in enumerate(sorted(cards)))
    flashes = [card for card in made if card.kind == "flash"]
    fitting = {
        energy: [card.level for card in flashes if energy == "any" or card.element in (energy, "neutral")]
        for energy in ENERGIES
    }
    numbers = range(1, MOST_PILES + 1)
    return Pool(
        cards=made,
        names=tuple(card.id for card in made),
        numbers=MappingProxyType({card.id: card.no for card in made}),
        decks=decks,
        plays=tuple(tuple(PlayCard(card.id, pile) for pile in numbers) for card in made),
        stones=tuple(tuple(PlayStone(card.id, pile) for pile in numbers) for card in made),
        flash_level=MappingProxyType({energy: min(levels, default=99) for energy, levels in fitting.items()}),
        restless=any(_is_restless(card) for card in made),
        added=added,
    )


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
    return _pool(cards, MappingProxyType(decks), None)


@cache
def standard_text() -> str:
    """The card file of the package."""
    return files(__package__).joinpath("cards.toml").read_text(encoding="utf-8")


POOL = read_pool(standard_text())
"""The standard pool."""


@lru_cache(maxsize=64)
def extended(added: str) -> Pool:
    """The standard pool with cards added or replaced: a JSON array of cards. Raises CardError."""
    cards = {}
    for item in tomllib.loads(standard_text())["card"]:
        data, abilities = read_card(item)
        cards[data.id] = data, abilities
    for item in msgspec.json.decode(added):
        data, abilities = read_card(item)
        cards[data.id] = data, abilities
    return _pool(cards, POOL.decks, added)
