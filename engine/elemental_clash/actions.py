"""The actions of players (EC-14.2). Places are written as in EC-4.5, cards are ids."""

from typing import Literal

from msgspec import field

from engine.contract import Action, Resign

Window = Literal["spell", "combat", "end"]
WINDOWS: tuple[Window, ...] = ("spell", "combat", "end")


class PlaceCreature(Action, frozen=True, tag="place"):
    """From a pile to a space (EC-5.2)."""

    from_: str = field(name="from")
    to: str


class MoveCreature(Action, frozen=True, tag="move"):
    """To another space in Standby (EC-5.3)."""

    from_: str = field(name="from")
    to: str


class Done(Action, frozen=True, tag="done"):
    """No more moves, attacks or blocks."""


class PlayStone(Action, frozen=True, tag="stone"):
    """On the pile with that number, or as a new one (EC-6.2)."""

    card: str
    pile: int


class PlayCard(Action, frozen=True, tag="play"):
    """A creature or spell, put on the pile with that number (EC-6.1)."""

    card: str
    pile: int


class GoToCombat(Action, frozen=True, tag="combat"):
    """End the first main phase with combat (EC-5.6)."""


class EndTurn(Action, frozen=True, tag="end"):
    """End the main phases, and the turn but for its end window (EC-5.7)."""


class Attack(Action, frozen=True, tag="attack"):
    """EC-7.2; ``to`` is a creature's place or a player."""

    from_: str = field(name="from")
    to: str


class Block(Action, frozen=True, tag="block"):
    """EC-7.4; ``to`` is the attacker's place."""

    from_: str = field(name="from")
    to: str


class Pass(Action, frozen=True, tag="pass"):
    """No Flash spell in this window (EC-8.1)."""


class Divide(Action, frozen=True, tag="divide"):
    """The share of the attacker's ATK that goes to this blocker (EC-7.8)."""

    to: str
    n: int


class Target(Action, frozen=True, tag="target", omit_defaults=True):
    """A place, player or link of the chain, or a card in a discard pile (EC-11.3)."""

    ref: str | None = None
    card: str | None = None


class Skip(Action, frozen=True, tag="skip"):
    """No further target, or nothing (more) from the search."""


class OrderTrigger(Action, frozen=True, tag="order"):
    """This trigger next: its number in ``pending`` (EC-10.3)."""

    n: int


class Yes(Action, frozen=True, tag="yes"):
    """To what may be done."""


class No(Action, frozen=True, tag="no"):
    """To what may be done, or to putting a creature with DPT into a zone."""


class Put(Action, frozen=True, tag="put"):
    """The space for a creature that an effect puts into a zone (EC-9.5)."""

    to: str


class TakeFound(Action, frozen=True, tag="choose"):
    """A card found in a search (EC-11.12)."""

    card: str


class DiscardCard(Action, frozen=True, tag="discard"):
    """Discard a card: because of the hand limit, or an effect (EC-5.8, EC-11.10)."""

    card: str


class SwitchOrder(Action, frozen=True, tag="ask"):
    """Switch a standing order: whether to be asked in such windows (EC-8.7)."""

    window: Window
    on: bool


Move = (
    PlaceCreature
    | MoveCreature
    | Done
    | PlayStone
    | PlayCard
    | GoToCombat
    | EndTurn
    | Attack
    | Block
    | Pass
    | Divide
    | Target
    | Skip
    | OrderTrigger
    | Yes
    | No
    | Put
    | TakeFound
    | DiscardCard
    | SwitchOrder
)
AnyAction = Move | Resign

DONE, COMBAT, END, PASS, SKIP, YES, NO = Done(), GoToCombat(), EndTurn(), Pass(), Skip(), Yes(), No()
