"""The presses that rooms offer each other: small values that say everything, so that they outlive restarts.

The ids of a seat's choices are hashes of secrets that could be guessed: only messages to that seat alone have them.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Self

from ui.interactions.press import ChosenValue, Digit, Game, IdPart, Number, Press, Value, Values, Word, flag, id_number

_KEY = "[0-9a-f]{8}"


@dataclass(frozen=True, slots=True)
class SeatStep:
    """A table, a seat at it, and how many actions that seat had taken when the button was made."""

    table: int
    seat: int
    step: int

    def __str__(self) -> str:
        return f"{self.table}:{self.seat}:{self.step}"

    @classmethod
    def read(cls, text: str) -> Self:
        """The value that is written so."""
        return cls(*map(id_number, text.split(":")))


@dataclass(frozen=True, slots=True)
class BuilderSpot:
    """Where somebody is in the builder: their game, the group that is open, the card that is chosen (or none, "").

    Of several cards that are chosen together ``card`` has the places in the group: "~" and the bits of a number in
    base 16, the first card's the lowest. Where the group is `FOUND`, it ends with "?" and what was looked for. In a few
    buttons the name of a deck stands in the place of the card.
    """

    user_id: int
    game_id: str
    group: int = 0
    card: str = ""

    def __str__(self) -> str:
        return f"{self.user_id}:{self.game_id}:{self.group}:{self.card}"

    def with_card(self, card: str) -> "BuilderSpot":
        """A copy of the spot with another choice of cards."""
        return BuilderSpot(self.user_id, self.game_id, self.group, card)

    @classmethod
    def read(cls, text: str) -> Self:
        """The value that is written so."""
        user_id, game_id, group, card = text.split(":", 3)
        return cls(int(user_id), game_id, id_number(group), card)


FOUND = 99
"""Stands for a group in the builder: the cards that have been found."""
At = Annotated[SeatStep, IdPart(r"\d+:\d+:\d+", SeatStep.read)]
Row = Digit
StagePath = Annotated[str, IdPart("[0-9A-Za-z.-]*")]
Check = Annotated[str, IdPart(_KEY)]
Unfolded = Annotated[str, IdPart(f"(?:{_KEY})?")]
InBuilder = Annotated[BuilderSpot, IdPart(r"\d+:[a-z_]+:\d+:.*", BuilderSpot.read)]
Where = Annotated[str, IdPart("here|all")]


FURTHER = "further"
"""What is called in the id of a button which begins the fuller game in the place of a rematch."""


class TablePress(Press, prefix="tab1"):
    """A button that everybody may see: *My hand*, *Make a move*, *More*, and those behind *More*."""

    verb: Word
    table: Number


class LobbyPress(Press, prefix="lob1"):
    """*Join*, *Accept*, *Decline*, *Cancel*, *Start now*."""

    verb: Word
    lobby: Number


class ChoicePress(Press, prefix="act1"):
    """An action or a step towards one; the key ``root`` is the way back. ``at.step`` tells a second press."""

    at: At
    key: Annotated[str, IdPart(f"{_KEY}|root")]
    confirmed: Annotated[bool, flag("yes")] = False


class MenuPress(Press, prefix="menu1"):
    """A menu of actions or steps; its values are their keys."""

    at: At
    row: Row
    key: Value = ""


class StagePress(Press, prefix="stg1"):
    """What a seat puts together before it sends it: ``path`` says which actions, by their places among the legal ones.

    ``check`` is made of the actions themselves, so that a path can't come to mean others. ``step`` is the key of a
    step that is unfolded. ``follow`` does what a hint says, beside a button that may do the same.
    """

    verb: Annotated[str, IdPart("go|send|follow")]
    at: At
    path: StagePath
    check: Check
    step: Unfolded = ""


class StageMenuPress(Press, prefix="stgm1"):
    """A menu of what can follow on the stage; its values are keys, and there may be several."""

    at: At
    path: StagePath
    check: Check
    row: Row
    step: Unfolded = ""
    keys: Values = ()


class RulesPagePress(Press, prefix="rul1"):
    """Turns to a page of the rules, or to a further part of one that a phone doesn't show whole."""

    game: Game
    topic: Annotated[str, IdPart("[a-z0-9-]+")]
    part: Annotated[int, IdPart(r"\d", int, omitted_value=0)] = 0


class RulesContentsPress(Press, prefix="rulm1"):
    """The contents of the rules, or a part of them: a menu has room for 25 pages."""

    game: Game
    part: Annotated[int, IdPart(r"\d", int, omitted_value=0)] = 0
    topic: Value = ""


class BuilderPress(Press, prefix="dck1"):
    """A button of the builder."""

    verb: Word
    spot: InBuilder


class DeckPress(Press, prefix="dckh1"):
    """A button below a deck or below all of them, or their menu: what is asked for, and the deck or game it is about.

    A deck stands there as its game and its place among the game's decks: ``elements:own:17``.
    """

    verb: Word
    about: Annotated[str, IdPart("[a-z0-9_:]*", or_chosen=True)] = ""


IN_PLACE = 9
"""The part of a menu of cards whose cards are shown in its own message, which has a way back."""


class CardPress(Press, prefix="crdm1"):
    """A menu of cards to look at; ``part``: of a list that has several, or IN_PLACE."""

    part: Digit = 0
    card: Value = ""


def _chosen_user_id(values: Sequence[str]) -> int:
    return id_number(values[0]) if values and values[0].isdecimal() else 0


@dataclass(frozen=True, slots=True)
class TableTerms:
    """What a table is to be like that is opened next, as far as somebody has chosen that; "" is what is usual.

    ``mode``: the place among the variants that the game's layout offers. ``rated``: ``rated`` or ``friendly``.
    """

    mode: str = ""
    pace: str = ""
    players: str = ""
    rated: str = ""

    def __str__(self) -> str:
        return ".".join((self.mode, self.pace, self.players, self.rated))

    @classmethod
    def read(cls, text: str) -> Self:
        """The value that is written so."""
        return cls(*text.split("."))


InTerms = Annotated[TableTerms, IdPart(r"\d{0,2}\.[a-z0-9]*\.\d?\.[a-z]*", TableTerms.read, omitted_value=TableTerms())]


class PlayPress(Press, prefix="ply1"):
    """`/play`: a game (``choose``), the way back, or with whom: a level (``levels`` asks which), ``open``, somebody
    from a menu; a ``first`` game, with the computer and without what is hard before one has played, or that after a
    lesson (``whole``).

    ``deck``: the host's, as its place among the decks of the game; ``with`` it asks with whom. ``terms``: from
    ``options``.
    """

    game: Game
    whom: Word
    user_id: Annotated[int, ChosenValue(_chosen_user_id)] = 0
    deck: Annotated[str, IdPart("[a-z]+:[a-z0-9_]+", omitted_value="")] = ""
    terms: InTerms = TableTerms()


class HelpPress(Press, prefix="hlp1"):
    """`/help`: a page of it."""

    page: Word


class PreferencePress(Press, prefix="me1"):
    """`/me`: a field of what somebody prefers and what it shall be, from a menu or in the button."""

    name: Game
    value: Annotated[str, IdPart("[a-z0-9]*", or_chosen=True)] = ""


class ServerSettingPress(Press, prefix="srv1"):
    """`/settings`: a field of what is settled for the server, and what it shall be, in the button or from a menu."""

    name: Game
    value: Annotated[str, IdPart("[a-z0-9]*")] = ""
    chosen: Values = ()

    @property
    def new_values(self) -> tuple[str, ...]:
        """What it shall be."""
        return (self.value,) if self.value else self.chosen


class MyGamesPress(Press, prefix="gms1"):
    """`/games mine` and `/games here`, opened by a button; a game of those that are over, or those of one game."""

    verb: Word
    value: Annotated[str, IdPart("[a-z0-9_]*", or_chosen=True)] = ""


class ReplayPress(Press, prefix="rep1"):
    """A button or, with a value, a menu of a replay: of what (``t17`` is table 17), the step, through whose eyes (a
    seat's number, ``s`` for a spectator, ``a`` for all of them)."""

    verb: Word
    subject: Annotated[str, IdPart("[a-z][0-9A-Za-z_-]{1,48}")]
    step: Annotated[int, IdPart(r"\d{1,7}", int)]
    eyes: Annotated[str, IdPart(r"\d|s|a")]
    value: Value = ""

    @classmethod
    def of_step(cls, table_id: int, step: int) -> Self:
        """The press that leads to a step of a finished game, with all hands open."""
        return cls("at", f"t{table_id}", step, "a")


class ProfilePress(Press, prefix="prf1"):
    """Below a profile: ``show`` it for one place (``here``, ``all``), or ``share`` it; ``open`` stands elsewhere."""

    user_id: Annotated[int, IdPart(r"\d{1,20}", id_number)]
    where: Where
    verb: Annotated[str, IdPart("show|share|open")]


class LeaderboardPress(Press, prefix="lbd1"):
    """Below a leaderboard: ``show`` it for a game and a place, ``share`` it, or the ``menu`` of games; ``open`` stands
    elsewhere."""

    game: Annotated[str, IdPart("[a-z_]*", or_chosen=True)]
    where: Where
    verb: Annotated[str, IdPart("show|share|menu|open")]


class StoredDataPress(Press, prefix="dat1"):
    """`/me`: what is stored of somebody: ``ask`` what to do with it, ``export`` it, or ``delete`` it by two steps."""

    verb: Word


class LearnPress(Press, prefix="lrn1"):
    """*Learn*: the lessons of a game, or all of them: ``all``, below `/help` and `/play` ``help`` and ``play``."""

    game: Game


class WatchPress(Press, prefix="wat1"):
    """A menu of games to watch, or the button that opens it."""

    table: Value = ""


class PuzzlePress(Press, prefix="puz1"):
    """A button about puzzles: ``open`` or ``next`` of a game, or to ``solve``, ``show``, try ``again`` one.

    ``tall`` or ``wide`` says where somebody reads before one is asked.
    """

    verb: Word
    name: Annotated[str, IdPart("[a-z_]+|[a-z]{2}-[0-9a-f]{8}")]


class ReviewPress(Press, prefix="rvw1"):
    """A look back at a game of one's own: ``open`` it, ``look`` at one of the costliest decisions, try it ``again``."""

    verb: Word
    table: Number
    place: Annotated[int, IdPart(r"\d", int, omitted_value=0)] = 0
