"""How the choices of a game stand on Discord: the steps to an action, the rows, the look of a button."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

import discord

import engine
from engine import Action, Game
from sessions import Rehearsal
from ui.layouts.steps import Choice, Row
from words import Voice
from words.game import Names, Path

V = TypeVar("V")


class Layout(Generic[V]):
    """One game on Discord; it speaks with whatever voice it is handed, and never decides what is allowed.

    ``V``: the type of its views.
    """

    game: ClassVar[Game]
    command_group: str
    """What the game's commands begin with."""
    confirmed_types: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are confirmed before they are sent, where one press would do it."""
    types_confirmed_unless_advised: ClassVar[frozenset[str]] = frozenset()
    """Those of them that are not confirmed where a hint has just advised them."""
    styles_by_type: ClassVar[Mapping[str, discord.ButtonStyle]] = {}
    """The look of the buttons by the action's type."""
    lobby_options: ClassVar[Sequence[Mapping[str, Any]]] = ()
    """The options of the game that a lobby offers, at most 25, the usual ones first."""
    first_game_options: ClassVar[Mapping[str, Any]] = {}
    """The options of a first game, which begins without what is hard before one has played; {} where nothing is."""
    fuller_game_options: ClassVar[Mapping[str, Any]] = {}
    """The options of the fuller game, offered to whoever has won without them; {} where there is none."""

    types_in_menu: ClassVar[frozenset[str]] = frozenset()
    """Types of actions whose first steps are the entries of a menu, so that nobody presses for the menu first."""
    types_without_steps: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are offered whole, without steps, as long as there is room."""
    types_staged_if_open: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are staged only where something is to be chosen after them; else they are sent."""
    hints_name_whole_decision: ClassVar[bool] = False
    """Whether a hint names a whole decision of several actions, as far as its thought has foreseen it."""
    hints_send_whole_decision: ClassVar[bool] = False
    """Whether a whole decision that a hint names is sent by the press that follows it."""
    is_back_beside_buttons: ClassVar[bool] = False
    """Whether the way back stands beside the last buttons of a step where it has room, and not below them."""
    most_choices_beside_help: ClassVar[int] = 0
    """So many choices may stand in the last row for *Rules*, *Hint* and *More* to have room beside them on a phone."""
    names_step: ClassVar[bool] = True
    """Whether a step is named above its legend: not where that is a question that names it."""
    step_asks: ClassVar[bool] = False
    """Whether the name of a step is a question, in whose place a lesson's task is not set again."""
    lesson_lines_above_task: ClassVar[int] = 1
    """So many lines of what has happened stand above the next task of a lesson: more where a turn is one short line."""
    legend_of_signs: ClassVar[bool] = False
    """Whether a legend explains what stands on labels as signs, which ``plain_label`` ones have none of."""
    types_with_own_control: ClassVar[frozenset[str]] = frozenset()
    """Types of actions that are no choices of a message: they have a control of their own."""

    def for_shape(self, shape: str) -> Self:
        """The layout for whoever is shown pictures of this shape: tall ones are for a phone."""
        return self

    def needs_confirmation(self, action: Action, view: V) -> bool:
        """Whether an action is confirmed before it is sent, where one press would do it."""
        return engine.type_of(action) in self.confirmed_types

    def steps_to(self, action: Action) -> Path:
        """The steps to an action: by default its type, then field by field."""
        data = engine.to_json(action)
        return (data.pop("type"), *(str(part) for part in data.values()))

    def extra_steps(self, view: V) -> Sequence[Path]:
        """Steps that no path of an action has: a target, say, of which several actions together make an attack.

        The choices of such a step are all that there are; ``step_rows`` has rows for it.
        """
        return ()

    def step_rows(self, voice: Voice, path: Path, choices: Sequence[Choice], view: V, names: Names) -> list[Row] | None:
        """How the choices of a step stand that these steps lead to, in at most four rows; None: as usual."""
        return None

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: V, names: Names) -> list[Row] | None:
        """How everything that can be chosen stands where no step is taken yet, in at most four rows; None: as usual."""
        return None

    def leaf_rows(self, voice: Voice, path: Path, leaves: Sequence[Choice], view: V, names: Names) -> list[Row] | None:
        """How all ``leaves`` of a step stand without steps of their own, in at most four rows; None: step by step."""
        return None

    def joined_choices(
        self, voice: Voice, choice: Choice, legal: Sequence[Action], view: V, names: Names
    ) -> Sequence[Choice]:
        """What stands in the place of an action where no step is taken yet, where others follow it anyway."""
        return (choice,)

    def shows_standing_orders(self, view: V) -> bool:
        """Whether a seat's standing orders stand beside what it can choose; they are behind *More* anyway."""
        return True

    def button_style(self, path: Path, view: V) -> discord.ButtonStyle:
        """The look of the button that leads to these steps."""
        return self.styles_by_type.get(path[0], discord.ButtonStyle.secondary)

    def plain_label(self, choice: Choice) -> str:
        """The label of a choice without what is foretold of it."""
        return choice.plain_label or choice.label

    def visible_cards(self, voice: Voice, view: V) -> Sequence[tuple[str, str]]:
        """The cards that a viewer sees, by id and name, at most 25; only games whose cards can be read have some."""
        return ()

    def card_texts(self, voice: Voice, view: V, names: Names) -> str:
        """What is printed on those cards, to read, where ``visible_cards`` has some."""
        return ""

    def preview_view(self, actions: Sequence[Action], view: V) -> V:
        """The view that a seat's picture is made from while it chooses among actions, or confirms the only one."""
        return view

    def compared_view(self, best: Action, played: Action, view: V) -> V:
        """The view of a position in which an action was better than another one; it may show both."""
        return self.preview_view([best], view)

    def compared_caption(self, voice: Voice, view: V) -> str | None:
        """What tells the two apart in the picture of such a view, in small print; None where it doesn't show both."""
        return None

    def step_view(self, path: Path, actions: Sequence[Action], view: V) -> V:
        """The view that a seat's picture is made from where it has taken these steps, to choose among actions."""
        return self.preview_view(actions, view)

    def legend(self, voice: Voice, actions: Sequence[Action], view: V, path: Path = ()) -> str | None:
        """What the buttons of these actions mean, after the steps of ``path``, in a line or two, where they are not
        plain words by themselves."""
        return None

    # Decisions of several actions, which are put together first and sent at once

    def is_staged(self, action: Action, view: V) -> bool:
        """Whether an action is put on the stage, with others to come or to be looked at, before anything is sent."""
        return False

    def can_continue(self, tried: Rehearsal) -> bool:
        """Whether a seat may see where these actions lead, and choose further ones.

        Never beyond what others learn of or chance decides: what lies there can't be known before it is sent.
        """
        return False

    def proposed_rest(self, tried: Rehearsal) -> Sequence[Action] | None:
        """What is sent besides when a seat that may go on sends now; None while something is still missing."""
        return None

    def best_rest(self, voice: Voice, action: Action, view: V) -> Sequence[Action]:
        """What best follows an action in the same decision as buttons offer it; () where that is left open."""
        return ()

    def staged_rows(self, voice: Voice, tried: Rehearsal, names: Names) -> list[Row] | None:
        """The rows of what can follow on the stage, at most four; None: as usual."""
        return None

    def staged_view(self, tried: Rehearsal, known: Rehearsal) -> V:
        """What the picture is made from: ``known`` is the last of the positions on the way that the seat may see."""
        view: V = known.view
        return view

    def decided_view(self, tried: Rehearsal, now: V) -> V:
        """What the words below a whole decision tell: the table as it stands (``now``), with what the seat moves."""
        return now

    def send_button_style(self, staged: V) -> discord.ButtonStyle:
        """The look of the button that sends a whole decision, by what is shown of it."""
        return discord.ButtonStyle.success
