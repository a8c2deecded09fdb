"""The effect language (EC-11): what abilities are made of, as frozen typed data.

``cards`` reads it from card data and checks it; ``effects`` carries it out. A reference (EC-11.4) is a word
("t1" … "t9", "self", "subject", "you", "opp", "each") or a filter.
"""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, field

Kind = Literal["creature", "spell", "flash", "permanent", "stone"]
Element = Literal["earth", "air", "fire", "water", "neutral"]
Energy = Literal["earth", "air", "fire", "water", "neutral", "any"]
Level = Literal[1, 2, 3]
Keyword = Literal["bound", "dazed", "elusive", "hidden", "quickattacker", "warded"]
On = Literal["play", "destroy", "leave", "attack", "block", "hit", "standby", "end"]

LARGEST = 1000
"""No number that a card names, or finds out, is larger: what is worked out stays within it."""
Small = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Count = Annotated[int, Meta(ge=0, le=LARGEST)]
Word = Annotated[str, Meta(pattern="^(t[1-9]|self|subject|you|opp|each)$")]

KEYWORDS: tuple[Keyword, ...] = ("bound", "dazed", "elusive", "hidden", "quickattacker", "warded")
BOUND, DAZED, ELUSIVE, HIDDEN, QUICKATTACKER, WARDED = (1 << n for n in range(len(KEYWORDS)))
KEYWORD_BIT = {word: 1 << n for n, word in enumerate(KEYWORDS)}
KEYWORD_LISTS = tuple(
    tuple(word for n, word in enumerate(KEYWORDS) if bits >> n & 1) for bits in range(1 << len(KEYWORDS))
)
SPELLS = ("spell", "flash", "permanent")


def bits(keywords: tuple[Keyword, ...]) -> int:
    """Keywords as one number, for adding and testing."""
    return sum(KEYWORD_BIT[word] for word in set(keywords))


class Filter(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A choice of cards or players: all given fields must hold (EC-11.5)."""

    kind: tuple[Literal["creature", "permanent", "spell", "flash", "stone", "card", "player"], ...] = ("creature",)
    side: Literal["own", "opp", "any"] = "any"
    zone: tuple[Literal["atk", "def", "pile", "discard", "chain", "hand", "deck"], ...] = ()
    element: tuple[Element, ...] = ()
    type: tuple[str, ...] = ()
    min_level: Small | None = None
    max_level: Small | None = None
    min_atk: Small | None = None
    max_atk: Small | None = None
    min_def: Small | None = None
    max_def: Small | None = None
    keyword: Keyword | None = None
    other: bool = False
    state: Literal["attacking", "blocking", "fighting", "damaged"] | None = None
    near: Literal["adjacent", "partner", "facing", "pile"] | None = None

    @property
    def area(self) -> Literal["field", "discard", "chain", "hand", "deck"]:
        """The place to look: a zone beside the field stands alone."""
        for zone in self.zone:
            match zone:
                case "discard" | "chain" | "hand" | "deck":
                    return zone
                case _:
                    return "field"
        return "field"

    @property
    def takes_any_card(self) -> bool:
        """True if every card of a Spellbook satisfies it."""
        kinds = "card" in self.kind or set(get_args(Kind)) <= set(self.kind)
        elements = not self.element or set(get_args(Element)) <= set(self.element)
        levels = self.min_level is None and self.max_level is None
        return kinds and elements and levels and not self.type and self.side != "opp"

    @property
    def takes_players(self) -> bool:
        """True if players can be meant: somebody who has no zone, type or level can't satisfy any."""
        if "player" not in self.kind or self.zone or self.element or self.type or self.asks_values:
            return False
        return self.min_level is None and self.max_level is None and self.state is None and self.near is None

    @property
    def asks_values(self) -> bool:
        """True if the current ATK, DEF or keywords of a creature matter."""
        return not (
            self.keyword is None
            and self.max_atk is None
            and self.min_atk is None
            and self.max_def is None
            and self.min_def is None
        )


class TargetSpec(Filter, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The things that have to be chosen, and how many (EC-11.3)."""

    min: Count = 1
    max: Annotated[int, Meta(ge=1, le=9)] = 1


Reference = Word | Filter


class Amount(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """A number to be found out: ``plus + times * matches of count``, or a stat of a reference (EC-11.7)."""

    count: Filter | None = None
    times: Small = 1
    plus: Small = 0
    max: Small | None = None
    stat: Literal["atk", "def", "level"] | None = None
    of: Reference | None = None


Value = Small | Amount


class Condition(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """Holds if the number of matches is within the bounds (EC-11.7)."""

    count: Filter
    min: Small | None = None
    max: Small | None = None


class Op(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One operation of an effect; it is left out if its ``if_`` does not hold."""

    if_: Condition | None = field(name="if", default=None)


class Damage(Op, frozen=True, gc=False, tag="damage"):
    """Damage creatures and players (EC-11.8)."""

    to: Reference
    n: Value


class Heal(Op, frozen=True, gc=False, tag="heal"):
    """Heal creatures and players; without ``n``, all damage of creatures (EC-11.9)."""

    what: Reference
    n: Value | None = None


class Draw(Op, frozen=True, gc=False, tag="draw"):
    """Players draw cards (EC-11.10)."""

    who: Literal["you", "opp", "each"] = "you"
    n: Value = 1


class Discard(Op, frozen=True, gc=False, tag="discard"):
    """Players discard cards of their choice, or at random (EC-11.10)."""

    who: Literal["you", "opp", "each"] = "you"
    n: Value = 1
    random: bool = False


class Destroy(Op, frozen=True, gc=False, tag="destroy"):
    """Creatures and permanents go to their owners' discard piles (EC-11.11)."""

    what: Reference


class Move(Op, frozen=True, gc=False, tag="move"):
    """Cards go to another area of their owners' (EC-11.11)."""

    what: Reference
    to: Literal["hand", "top", "bottom", "discard", "atk", "def"]


class Search(Op, frozen=True, gc=False, tag="search"):
    """Look for up to ``n`` cards in the Spellbook, or in its ``top`` cards; ``rest`` is where those go (EC-11.12)."""

    top: Annotated[int, Meta(ge=1, le=100)] | None = None
    pick: Filter | None = None
    n: Annotated[int, Meta(ge=1, le=100)] = 1
    to: Literal["hand", "top", "discard", "atk", "def"] = "hand"
    rest: Literal["bottom", "discard"] = "bottom"

    @property
    def secret(self) -> bool:
        """True if nobody else learns what is taken: any card can be, and it goes where nobody sees it."""
        return (self.pick is None or self.pick.takes_any_card) and self.to in ("hand", "top")


class Buff(Op, frozen=True, gc=False, tag="buff"):
    """Creatures get ATK, DEF and keywords, for a time or for as long as they stay (EC-11.13)."""

    what: Reference
    atk: Value = 0
    def_: Value = field(name="def", default=0)
    add: tuple[Keyword, ...] = ()
    for_: Literal["turn", "round", "stay"] = field(name="for", default="turn")


class Counter(Op, frozen=True, gc=False, tag="counter"):
    """Take spells off the chain without effect (EC-11.14)."""

    what: Reference


class AddStones(Op, frozen=True, gc=False, tag="stones"):
    """The player may play more stones in this turn (EC-11.14)."""

    n: Value = 1


Operation = Damage | Heal | Draw | Discard | Destroy | Move | Search | Buff | Counter | AddStones


class Triggered(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """An ability that does something when something happens, and what a spell does (EC-11.1)."""

    on: On
    do: Annotated[tuple[Operation, ...], Meta(max_length=20)]
    of: Literal["self"] | Filter = "self"
    whose: Literal["own", "opp", "each"] = "own"
    in_: tuple[Literal["atk", "def", "pile"], ...] = field(name="in", default=())
    may: bool = False
    if_: Condition | None = field(name="if", default=None)
    target: Annotated[tuple[TargetSpec, ...], Meta(max_length=9)] = ()


class Static(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """The gift of a card to creatures for as long as it is in play (EC-11.6)."""

    static: Literal["self"] | Filter
    in_: tuple[Literal["atk", "def", "pile"], ...] = field(name="in", default=())
    if_: Condition | None = field(name="if", default=None)
    atk: Small = 0
    def_: Small = field(name="def", default=0)
    add: tuple[Keyword, ...] = ()


Ability = Triggered | Static


# What a filter asks of one card (EC-11.5)


def card_facts_match(given: Filter, kind: str, element: str, card_type: str, level: int) -> bool:
    """The part of a filter that can be asked of a card anywhere."""
    if given.type and card_type not in given.type:
        return False
    if given.element and element not in given.element:
        return False
    if kind not in given.kind and "card" not in given.kind:
        return False
    if given.min_level is None and given.max_level is None:
        return True
    # A stone has no level, so a bound of either kind leaves it out.
    least, most = given.min_level, given.max_level
    return kind != "stone" and (least is None or level >= least) and (most is None or level <= most)


def creature_values_match(given: Filter, values: tuple[int, int, int]) -> bool:
    """The part of a filter that is asked of a creature's ATK, DEF and keywords (as bits)."""
    atk, def_, keywords = values
    atk = max(atk, 0)
    if (given.min_atk is not None and atk < given.min_atk) or (given.max_atk is not None and atk > given.max_atk):
        return False
    if (given.min_def is not None and def_ < given.min_def) or (given.max_def is not None and def_ > given.max_def):
        return False
    return given.keyword is None or keywords & KEYWORD_BIT[given.keyword] > 0
