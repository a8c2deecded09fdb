"""The ids of buttons and menus: small values that say everything, so that they outlive restarts.

The digit in a prefix is the version of the format. The ids of a seat's choices are hashes of secrets that could be
guessed: they stand in direct and ephemeral messages only.
"""

from dataclasses import dataclass


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
class SeatStep:
    """A table, a seat at it, and how many actions that seat had taken when the button was made."""

    table: int
    seat: int
    step: int

    def __str__(self) -> str:
        return f"{self.table}:{self.seat}:{self.step}"


@dataclass(frozen=True, slots=True)
class ChoicePress:
    """An action or a step towards one; the key ``root`` is the way back. ``at.step`` tells a second press."""

    at: SeatStep
    key: str
    confirmed: bool = False

    def __str__(self) -> str:
        return f"act1:{self.at}:{self.key}{':yes' if self.confirmed else ''}"


@dataclass(frozen=True, slots=True)
class MenuPress:
    """A menu of actions or steps; its values are their keys."""

    at: SeatStep
    row: int
    key: str = ""

    def __str__(self) -> str:
        return f"menu1:{self.at}:{self.row}"


@dataclass(frozen=True, slots=True)
class StagePress:
    """What a seat puts together before it sends it: ``path`` says which actions, by their places among the legal ones.

    ``check`` is made of the actions themselves, so that a path can't come to mean others. ``step`` is the key of a
    step that is unfolded.
    """

    verb: str
    at: SeatStep
    path: str
    check: str
    step: str = ""

    def __str__(self) -> str:
        return f"stg1:{self.verb}:{self.at}:{self.path}:{self.check}:{self.step}"


@dataclass(frozen=True, slots=True)
class StageMenuPress:
    """A menu of what can follow on the stage; its values are keys, and there may be several."""

    at: SeatStep
    path: str
    check: str
    row: int
    keys: tuple[str, ...] = ()
    step: str = ""

    def __str__(self) -> str:
        return f"stgm1:{self.at}:{self.path}:{self.check}:{self.row}:{self.step}"


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
    """The answer to whether a deck is to be deleted: yes, or ``keep`` it."""

    user_id: int
    deck_id: int
    keep: bool = False

    def __str__(self) -> str:
        return f"dckd1:{self.user_id}:{self.deck_id}{':no' if self.keep else ''}"


@dataclass(frozen=True, slots=True)
class FormPress:
    """Opens a refused form again; what somebody wrote into it is not in the id."""

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
