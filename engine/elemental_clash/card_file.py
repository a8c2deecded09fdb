"""A card as the data file has it: read, and checked for what its abilities can't say (EC-2.9, EC-11)."""

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import Meta, field

from engine.elemental_clash.ability_faults import ability_faults
from engine.elemental_clash.language import SPELLS, Ability, Element, Energy, Keyword, Kind, Level, Static, Triggered

MOST_ABILITIES = 9

Id = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]{0,39}$")]
Stat = Annotated[int, Meta(ge=0, le=99)]


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


ReadCard = tuple[CardData, tuple[Ability, ...]]


def _with_single_values_listed(data: Any) -> Any:
    """Ability data with every field that may hold one or several values holding a list."""
    if isinstance(data, list | tuple):
        return [_with_single_values_listed(item) for item in data]
    if not isinstance(data, dict):
        return data
    listed = {key: _with_single_values_listed(value) for key, value in data.items()}
    for key in ("kind", "element", "type", "zone", "in"):
        if isinstance(listed.get(key), str):
            listed[key] = [listed[key]]
    return listed


def _read_ability(data: Any) -> Ability:
    shape: Any = Static if isinstance(data, dict) and "static" in data else Triggered
    ability: Ability = msgspec.convert(_with_single_values_listed(data), shape)
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
    for fault in _faults_of_card(card, tuple(abilities)):
        raise CardError(f"card {card.id}, {fault}")
    return card, tuple(abilities)


# What a type can't say. Each fault begins with the field.


def _faults_of_card(card: CardData, abilities: tuple[Ability, ...]) -> Iterator[str]:
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
    effects = [n for n, ability in enumerate(abilities) if card.kind in SPELLS and is_spell_effect(ability)]
    if len(effects) > 1:
        yield f"ability {effects[1]}: a spell has one effect only"
    if card.kind in ("spell", "flash") and len(effects) != len(abilities):
        yield "ability: a normal or Flash spell has its effect and nothing else"
    if card.kind in ("spell", "flash") and not effects:
        yield "ability: a normal or Flash spell needs an effect"
    for number, ability in enumerate(abilities):
        for fault in ability_faults(ability):
            yield f"ability {number}, {fault}"


def is_spell_effect(ability: Ability) -> bool:
    """True for the ability that is a spell's effect: triggered by the playing of the card itself (EC-11.1)."""
    return isinstance(ability, Triggered) and ability.on == "play" and ability.of == "self"
