"""What the id of a button or a menu means: the press that it was made of."""

import re
from collections.abc import Sequence

from ui.interactions.ids import (
    BoardPress,
    BuilderPress,
    CardPress,
    CardsPress,
    ChoicePress,
    ContentsPress,
    DataPress,
    DeletePress,
    FormPress,
    LobbyDeckPress,
    LobbyPress,
    MenuPress,
    PagePress,
    PlayPress,
    PreferencePress,
    Press,
    ProfilePress,
    ReplayPress,
    SeatStep,
    ServerPress,
    Spot,
    StageMenuPress,
    StagePress,
    TablePress,
    WatchPress,
)

LARGEST = 2**63 - 1


def number(digits: str) -> int:
    """The number in an id, where one that fits into no database becomes the largest that does: nothing has it."""
    return min(int(digits), LARGEST)


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
            return ChoicePress(_seat_step(found), found["key"], bool(found["yes"]))
        case "menu1":
            return MenuPress(_seat_step(found), int(found["row"]), value)
        case "stg1":
            return StagePress(found["verb"], _seat_step(found), found["path"], found["check"], found["unfolded"])
        case "stgm1":
            keys, row = tuple(values), int(found["row"])
            return StageMenuPress(_seat_step(found), found["path"], found["check"], row, keys, found["unfolded"])
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


def _seat_step(found: re.Match[str]) -> SeatStep:
    return SeatStep(number(found["table"]), number(found["seat"]), number(found["step"]))
