"""The ids of buttons and menus: small values that say everything, so that they outlive restarts.

The digit in a prefix is the version of the format. The ids of a seat's choices are hashes of secrets that could be
guessed: they stand in direct and ephemeral messages only.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

LARGEST = 2**63 - 1


def number(digits: str) -> int:
    """The number in an id, where one that fits into no database becomes the largest that does: nothing has it."""
    return min(int(digits), LARGEST)


@dataclass(frozen=True, slots=True)
class TablePress:
    """A button that everybody may see: *My hand*, *Make a move*, *More*, and those behind *More*."""

    verb: str
    table: int

    def __str__(self) -> str:
        return f"tab1:{self.verb}:{self.table}"


@dataclass(frozen=True, slots=True)
class LobbyPress:
    """*Join*, *Accept*, *Decline*, *Cancel*, *Start now*."""

    verb: str
    lobby: int

    def __str__(self) -> str:
        return f"lob1:{self.verb}:{self.lobby}"


@dataclass(frozen=True, slots=True)
class LobbyDeckPress:
    """A menu of decks with which somebody can play at a table that is about to begin: ready ones, or their own."""

    kind: str
    lobby: int
    value: str = ""

    def __str__(self) -> str:
        return f"lobd1:{self.kind}:{self.lobby}"


@dataclass(frozen=True, slots=True)
class Place:
    """A table, a seat at it, and how many actions that seat had taken when the button was made."""

    table: int
    seat: int
    step: int

    def __str__(self) -> str:
        return f"{self.table}:{self.seat}:{self.step}"


@dataclass(frozen=True, slots=True)
class ChoicePress:
    """An action or a step towards one; ``root`` is the way back. A second press of one is late by its step."""

    place: Place
    key: str
    confirmed: bool = False

    def __str__(self) -> str:
        return f"act1:{self.place}:{self.key}{':yes' if self.confirmed else ''}"


@dataclass(frozen=True, slots=True)
class MenuPress:
    """A menu of actions or steps; its values are their keys."""

    place: Place
    row: int
    key: str = ""

    def __str__(self) -> str:
        return f"menu1:{self.place}:{self.row}"


@dataclass(frozen=True, slots=True)
class StagePress:
    """What a seat puts together before it sends it: ``path`` says which actions, by their places among the legal ones.

    ``check`` is made of the actions themselves, so that a path can't come to mean others. ``step`` is the key of a
    step that is unfolded.
    """

    verb: str
    place: Place
    path: str
    check: str
    step: str = ""

    def __str__(self) -> str:
        return f"stg1:{self.verb}:{self.place}:{self.path}:{self.check}:{self.step}"


@dataclass(frozen=True, slots=True)
class StageMenuPress:
    """A menu of what can follow on the stage; its values are keys, and there may be several."""

    place: Place
    path: str
    check: str
    row: int
    keys: tuple[str, ...] = ()
    step: str = ""

    def __str__(self) -> str:
        return f"stgm1:{self.place}:{self.path}:{self.check}:{self.row}:{self.step}"


@dataclass(frozen=True, slots=True)
class PagePress:
    """Turns to a page of the rules."""

    game: str
    topic: str

    def __str__(self) -> str:
        return f"rul1:{self.game}:{self.topic}"


@dataclass(frozen=True, slots=True)
class ContentsPress:
    """The contents of the rules, or a part of them: a menu has room for 25 pages."""

    game: str
    part: int = 0
    topic: str = ""

    def __str__(self) -> str:
        return f"rulm1:{self.game}:{self.part}" if self.part else f"rulm1:{self.game}"


@dataclass(frozen=True, slots=True)
class Spot:
    """Where somebody is in the builder: their game, the group that is open, the card that is chosen (or none, "").

    In a few buttons the name of a deck stands in the place of the card.
    """

    user_id: int
    game_id: str
    group: int = 0
    card: str = ""

    def __str__(self) -> str:
        return f"{self.user_id}:{self.game_id}:{self.group}:{self.card}"


@dataclass(frozen=True, slots=True)
class BuilderPress:
    """A button or, with a value, a menu of the builder."""

    verb: str
    spot: Spot
    value: str = ""
    menu: bool = False

    def __str__(self) -> str:
        return f"{'dckm1' if self.menu else 'dck1'}:{self.verb}:{self.spot}"


@dataclass(frozen=True, slots=True)
class DeletePress:
    """The second press, without which no deck is deleted, or the one that keeps it."""

    user_id: int
    deck_id: int
    keep: bool = False

    def __str__(self) -> str:
        return f"dckd1:{self.user_id}:{self.deck_id}{':no' if self.keep else ''}"


@dataclass(frozen=True, slots=True)
class FormPress:
    """Opens the form again that somebody has filled in in vain; what they wrote is not in the id."""

    user_id: int

    def __str__(self) -> str:
        return f"dckt1:{self.user_id}"


@dataclass(frozen=True, slots=True)
class CardsPress:
    """A page of a list of cards: what they have to be (empty or 0: anything), and the page's number."""

    page: int = 1
    element: str = ""
    level: int = 0
    type: str = ""
    keyword: str = ""

    def on(self, page: int) -> "CardsPress":
        """Another page of the same list."""
        return CardsPress(page, self.element, self.level, self.type, self.keyword)

    def __str__(self) -> str:
        return f"crd1:{self.page}:{self.element}:{self.level}:{self.type[:20]}:{self.keyword[:20]}"


@dataclass(frozen=True, slots=True)
class CardPress:
    """A menu of cards to look at."""

    part: int = 0
    card: str = ""

    def __str__(self) -> str:
        return f"crdm1:{self.part}"


@dataclass(frozen=True, slots=True)
class PlayPress:
    """`/play`: a game (``choose``), the way back, or with whom: a level, ``open``, or somebody from a menu."""

    game: str
    whom: str
    user_id: int = 0

    def __str__(self) -> str:
        return f"ply1:{self.game}:{self.whom}"


@dataclass(frozen=True, slots=True)
class PreferencePress:
    """`/me`: a field of what somebody prefers and what it shall be, from a menu or in the button."""

    name: str
    value: str = ""

    def __str__(self) -> str:
        return f"me1:{self.name}:{self.value}"


@dataclass(frozen=True, slots=True)
class ServerPress:
    """`/settings`: a field of what is settled for the server, and what it shall be: from a menu or in the button."""

    name: str
    values: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"srv1:{self.name}:{','.join(self.values)}"


@dataclass(frozen=True, slots=True)
class ReplayPress:
    """A button or, with a value, a menu of a replay: of what (``t17`` is table 17), the step, through whose eyes.

    ``eyes`` are a seat's number, ``s`` for a spectator, ``a`` for all of them.
    """

    verb: str
    subject: str
    step: int
    eyes: str
    value: str = ""

    def __str__(self) -> str:
        return f"rep1:{self.verb}:{self.subject}:{self.step}:{self.eyes}"


@dataclass(frozen=True, slots=True)
class ProfilePress:
    """Below a profile: ``show`` it for one place (``here``, ``all``), or ``share`` it."""

    user_id: int
    where: str
    verb: str

    def __str__(self) -> str:
        return f"prf1:{self.user_id}:{self.where}:{self.verb}"


@dataclass(frozen=True, slots=True)
class BoardPress:
    """Below a leaderboard: ``show`` it for a game and a place, ``share`` it, or the ``menu`` of games."""

    game: str
    where: str
    verb: str

    def __str__(self) -> str:
        return f"lbd1:{self.game}:{self.where}:{self.verb}"


@dataclass(frozen=True, slots=True)
class DataPress:
    """`/me`: what is stored of somebody: ``ask`` what to do with it, ``export`` it, or ``delete`` it by two steps."""

    verb: str

    def __str__(self) -> str:
        return f"dat1:{self.verb}"


@dataclass(frozen=True, slots=True)
class WatchPress:
    """A menu of games to watch."""

    table: str = ""

    def __str__(self) -> str:
        return "wat1"


Press = (
    TablePress
    | LobbyPress
    | LobbyDeckPress
    | ChoicePress
    | MenuPress
    | StagePress
    | StageMenuPress
    | PagePress
    | ContentsPress
    | BuilderPress
    | DeletePress
    | FormPress
    | CardsPress
    | CardPress
    | PlayPress
    | PreferencePress
    | ServerPress
    | ProfilePress
    | BoardPress
    | DataPress
    | ReplayPress
    | WatchPress
)

_PLACE = r"(?P<table>\d+):(?P<seat>\d+):(?P<step>\d+)"
_STAGE = rf"{_PLACE}:(?P<path>[0-9A-Za-z.-]*):(?P<check>[0-9a-f]{{8}})"
_SPOT = r"(?P<user>\d+):(?P<game>[a-z_]+):(?P<group>\d+):(?P<card>.*)"
_FORMATS = {
    prefix: re.compile(rf"{prefix}:{rest}", re.DOTALL)
    for prefix, rest in {
        "tab1": r"(?P<verb>[a-z]+):(?P<table>\d+)",
        "lob1": r"(?P<verb>[a-z]+):(?P<lobby>\d+)",
        "lobd1": r"(?P<kind>own|ready):(?P<lobby>\d+)",
        "act1": rf"{_PLACE}:(?P<key>[0-9a-f]{{8}}|root)(?P<yes>:yes)?",
        "menu1": rf"{_PLACE}:(?P<row>\d)",
        "stg1": rf"(?P<verb>go|send):{_STAGE}:(?P<unfolded>(?:[0-9a-f]{{8}})?)",
        "stgm1": rf"{_STAGE}:(?P<row>\d):(?P<unfolded>(?:[0-9a-f]{{8}})?)",
        "rul1": r"(?P<game>[a-z_]+):(?P<topic>[a-z0-9-]+)",
        "rulm1": r"(?P<game>[a-z_]+)(?::(?P<part>\d))?",
        "dck1": rf"(?P<verb>[a-z]+):{_SPOT}",
        "dckm1": rf"(?P<verb>[a-z]+):{_SPOT}",
        "crd1": r"(?P<page>\d{1,3}):(?P<element>[a-z]*):(?P<level>[0-3]):(?P<type>[^:]*):(?P<keyword>[^:]*)",
        "crdm1": r"(?P<part>\d)",
        "ply1": r"(?P<game>[a-z_]+):(?P<whom>[a-z]+)",
        "dckd1": r"(?P<user>\d+):(?P<deck>\d+)(?P<no>:no)?",
        "dckt1": r"(?P<user>\d+)",
        "prf1": r"(?P<user>\d{1,20}):(?P<where>here|all):(?P<verb>show|share)",
        "lbd1": r"(?P<game>[a-z_]*):(?P<where>here|all):(?P<verb>show|share|menu)",
        "dat1": r"(?P<verb>[a-z]+)",
        "me1": r"(?P<name>[a-z_]+):(?P<value>[a-z0-9]*)",
        "rep1": r"(?P<verb>[a-z]+):(?P<subject>[a-z][0-9A-Za-z_-]{1,48}):(?P<step>\d{1,7}):(?P<eyes>\d|s|a)",
        "srv1": r"(?P<name>[a-z]+):(?P<value>[a-z0-9]*)",
    }.items()
}


def parse(custom_id: str, values: Sequence[str] = ()) -> Press | None:
    """What a press of the component with this id means, in a menu with these values; None for an id of another kind."""
    if custom_id == str(WatchPress()):
        return WatchPress(*values[:1])
    prefix = custom_id.partition(":")[0]
    found = _FORMATS[prefix].fullmatch(custom_id) if prefix in _FORMATS else None
    if found is None:
        return None
    value = values[0] if values else ""
    match prefix:
        case "tab1":
            return TablePress(found["verb"], number(found["table"]))
        case "lob1":
            return LobbyPress(found["verb"], number(found["lobby"]))
        case "lobd1":
            return LobbyDeckPress(found["kind"], number(found["lobby"]), value)
        case "act1":
            return ChoicePress(_place(found), found["key"], bool(found["yes"]))
        case "menu1":
            return MenuPress(_place(found), int(found["row"]), value)
        case "stg1":
            return StagePress(found["verb"], _place(found), found["path"], found["check"], found["unfolded"])
        case "stgm1":
            keys, row = tuple(values), int(found["row"])
            return StageMenuPress(_place(found), found["path"], found["check"], row, keys, found["unfolded"])
        case "rul1":
            return PagePress(found["game"], found["topic"])
        case "rulm1":
            return ContentsPress(found["game"], int(found["part"] or 0), value)
        case "crd1":
            page, level = int(found["page"]), int(found["level"])
            return CardsPress(page, found["element"], level, found["type"], found["keyword"])
        case "crdm1":
            return CardPress(int(found["part"]), value)
        case "ply1":
            return PlayPress(found["game"], found["whom"], number(value) if value.isdecimal() else 0)
        case "dckd1":
            return DeletePress(int(found["user"]), number(found["deck"]), bool(found["no"]))
        case "dckt1":
            return FormPress(int(found["user"]))
        case "prf1":
            return ProfilePress(number(found["user"]), found["where"], found["verb"])
        case "lbd1":
            return BoardPress(value or found["game"], found["where"], found["verb"])
        case "dat1":
            return DataPress(found["verb"])
        case "me1":
            return PreferencePress(found["name"], value or found["value"])
        case "rep1":
            return ReplayPress(found["verb"], found["subject"], int(found["step"]), found["eyes"], value)
        case "srv1":
            return ServerPress(found["name"], (found["value"],) if found["value"] else tuple(values))
    spot = Spot(int(found["user"]), found["game"], number(found["group"]), found["card"])
    return BuilderPress(found["verb"], spot, value, prefix == "dckm1")


def _place(found: re.Match[str]) -> Place:
    return Place(number(found["table"]), number(found["seat"]), number(found["step"]))
