"""How the choices of Elemental stand on Discord: a piece, then where it goes, then a yes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elemental import ElementalView
from engine.elemental.actions import DASHING, HEALING, Assign, Dash, Land, Move, Shuffle, Substitute, Summon, Teleport
from engine.elemental.board import BY_NAME, WELLS
from engine.elemental.view import Landing
from sessions import Rehearsal
from ui.interactions.phone_layout import NARROW, button_width, wrap_into_lines
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elemental import ElementalWords
from words.elemental.orders import (
    DASH_STEP,
    destination_cell,
    is_swapping_teleport,
    order_message_parts,
    teleport_destination,
)
from words.elemental.reasons import (
    OrderWithDestination,
    can_dash_to_enemy,
    can_reach_enemy,
    enemies_met,
    fight_forecasts,
    forecast_legend,
    loses_known_fight,
)
from words.game import Names, Path

BUTTONS_ACROSS_A_PHONE = 3
"""How many buttons with a number and a word stand side by side on a phone."""
MOST_BUTTON_ROWS = 4
"""The way back stands beside fewer rows of buttons than that."""
_BACK_WIDE, _LONG = 72, 166
"""How wide *Back* is at most in any language, and a button with words, in pixels."""


class ElementalLayout(Layout[ElementalView]):
    """Elemental on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental"]
    command_group = "elemental"
    is_back_beside_buttons = True
    legend_of_signs: ClassVar[bool] = True
    step_asks: ClassVar[bool] = True
    lobby_options: ClassVar[Sequence[Mapping[str, Any]]] = ({"setup": "choose"}, {"setup": "random"})
    first_game_options: ClassVar[Mapping[str, Any]] = {"setup": "random"}
    confirmed_types: ClassVar[frozenset[str]] = frozenset({"teleport", "substitute", "summon"})
    styles_by_type: ClassVar[Mapping[str, ButtonStyle]] = {
        "shuffle": ButtonStyle.secondary,
        "move": ButtonStyle.primary,
        "dash": ButtonStyle.secondary,
        "dashes": ButtonStyle.secondary,
        "teleport": ButtonStyle.primary,
        "substitute": ButtonStyle.secondary,
        "summon": ButtonStyle.secondary,
    }
    """None is green, which in a lesson means what to press: here it would read as advice."""

    def needs_confirmation(self, action: Action, view: ElementalView) -> bool:
        """What leads into a fight that is lost as everybody knows, or takes somebody along; also what heals for a lot.

        Not one crystal of several, nor a dash alone: the button says what it costs.
        """
        match action:
            case Move() | Dash():
                return loses_known_fight(action, view) or (action.heal and _is_healing_costly(action, view))
            case Teleport():
                return is_swapping_teleport(action, view) or loses_known_fight(action, view)
        return super().needs_confirmation(action, view)

    def steps_to(self, action: Action) -> Path:
        match action:
            case Assign(_, element):
                return "assign", element
            case Shuffle():
                return ("shuffle",)
            case Land(_, to):
                return "land", to
            case Move() | Dash() | Teleport() | Substitute() | Summon():
                key, cell, other = order_message_parts(action)
                what = " ".join(word for word in (key, cell, str(other or "")) if word)
                return (str(action.number), DASH_STEP, what) if isinstance(action, Dash) else (str(action.number), what)
        return super().steps_to(action)

    def button_style(self, path: Path, view: ElementalView) -> ButtonStyle:
        kind = path[-1].split()[0].partition("-")[0]
        return self.styles_by_type.get(kind, ButtonStyle.primary)

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ElementalView, names: Names) -> list[Row] | None:
        if view.phase != "setup":
            return None
        elements = [leaf for leaf in leaves if isinstance(leaf.action, Assign)]
        return [
            *button_rows(elements, BUTTONS_ACROSS_A_PHONE),
            *button_rows([leaf for leaf in leaves if leaf not in elements]),
        ]

    def step_rows(
        self, voice: Voice, path: Path, choices: Sequence[Choice], view: ElementalView, names: Names
    ) -> list[Row] | None:
        if view.phase != "orders" or not choices:  # a lesson may keep all that is left for later
            return None
        pieces = {choice.path[0] for choice in choices}
        if len(choices[0].path) == 1 or len(pieces) > 1:
            return _phone_rows(self._piece_choices(voice.words_of_kind(ElementalWords), choices, view))
        return self._target_rows(voice.words_of_kind(ElementalWords), choices, view, names)

    def leaf_rows(
        self, voice: Voice, path: Path, leaves: Sequence[Choice], view: ElementalView, names: Names
    ) -> list[Row] | None:
        """A piece's dashes beside its steps, where a phone has room for all of them; else they are a step of their own.

        Never a part of them, so that none stands in two places. None where it has no two dashes or nothing else to do.
        """
        if view.phase != "orders" or len(path) != 1:
            return None
        beside = _dashes_beside([leaf.action for leaf in leaves if leaf.action is not None], view)
        if not beside:
            return None
        words = voice.words_of_kind(ElementalWords)
        short = [self._with_short_label(words, leaf, view) for leaf in leaves]
        dashes = [
            replace(one, label=words.say("button-dash", label=one.label, price=0))
            for one in short
            if one.action in beside
        ]
        choices = [*(one for one in short if not isinstance(one.action, Dash)), *dashes]
        lines = wrap_into_lines([*choices, None], lambda one: button_width(one.label) if one else _BACK_WIDE, NARROW)
        rows = [Row(tuple(one for one in line if one is not None)) for line in lines if line != [None]]
        return rows if len(rows) <= MOST_BUTTON_ROWS else None

    def _piece_choices(self, words: ElementalWords, choices: Sequence[Choice], view: ElementalView) -> list[Choice]:
        """The pieces, by number and element; where only some can get to an enemy, these are marked."""
        choices = [self._with_piece_label(words, choice, view) for choice in choices]
        leading = [self._leads_to_enemy(choice, view) for choice in choices]
        if all(leading):
            return [*choices]
        return [
            replace(choice, label=words.say("button-attack", label=choice.label)) if leads else choice
            for choice, leads in zip(choices, leading, strict=True)
        ]

    def _with_piece_label(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """A piece as its button has it, and where it goes if it can go nowhere else."""
        if isinstance(choice.action, Summon):
            return choice
        piece = words.own_piece_name(view, int(choice.path[0]))
        if choice.action is None:
            return replace(choice, label=piece)
        only = self._with_dash_label(words, self._with_short_label(words, choice, view), view).label
        return replace(choice, label=words.say("button-only", piece=piece, what=only))

    def _leads_to_enemy(self, choice: Choice, view: ElementalView) -> bool:
        """Whether a piece can get to an enemy."""
        if isinstance(choice.action, Summon):
            return bool(enemies_met(choice.action, view))
        return choice.action is None and can_reach_enemy(int(choice.path[0]), view)

    def _target_rows(
        self, words: ElementalWords, choices: Sequence[Choice], view: ElementalView, names: Names
    ) -> list[Row]:
        """Everything that one piece can do: moves, then what costs more; its dashes are a step of their own.

        There, fights come first, then wells.
        """
        choices = [self._with_short_label(words, choice, view) for choice in choices]
        if all(isinstance(choice.action, Dash) for choice in choices):
            choices = sorted(choices, key=lambda choice: _dash_rank(choice.action, view))
        else:
            choices = [self._with_dash_label(words, choice, view) for choice in choices]
        return _phone_rows(choices)

    def _with_dash_label(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """The way to the dashes of a piece, or its only one: that it is a dash, and whether it costs a crystal."""
        if choice.action is not None and not isinstance(choice.action, Dash):
            return choice
        label, number = words.menu_prompt(choice.path) if choice.action is None else choice.label, int(choice.path[0])
        label = words.say("button-dash", label=label, price=_dash_price(number, view))
        if choice.action is None and can_dash_to_enemy(number, view):
            label = words.say("button-attack", label=label)
        return replace(choice, label=label)

    def _with_short_label(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """A choice as it reads under its piece."""
        match choice.action:
            case Move(_, to, heal) | Dash(_, to, heal):
                ground = words.say("button-heal", cell=to) if heal else self._cell_with_sign(words, to, view)
                label = self._cell_with_enemies(words, ground, choice.action, view)
            case Teleport():
                cell, other = teleport_destination(choice.action, view), words.teleport_swaps_with(choice.action, view)
                key = "button-teleport-swap" if other else "button-teleport"
                label = self._cell_with_enemies(
                    words, words.say(key, cell=cell, other=other or ""), choice.action, view
                )
            case Substitute(_, other):
                label = words.say("button-substitute", other=words.own_piece_name(view, other))
            case Summon():
                label = self._cell_with_enemies(words, words.say("button-summon"), choice.action, view)
            case _:
                return choice
        return replace(choice, label=label)

    def _cell_with_enemies(
        self, words: ElementalWords, cell: str, order: OrderWithDestination, view: ElementalView
    ) -> str:
        """A cell with the enemies that are met there, and what would come of it with each."""
        found = fight_forecasts(order, view)
        if not found:
            return cell
        signed = [f"{number}{words.say(f'sign-{outlook}')}" for number, outlook in found.items()]
        return words.say("button-enemy", cell=cell, number=" ".join(signed))

    def _cell_with_sign(self, words: ElementalWords, to: str, view: ElementalView) -> str:
        """A cell with the sign of what can be fetched there; the picture shows the ground."""
        sign = "crystal" if to in view.wells.full else "well" if BY_NAME[to] in WELLS else None
        return words.say("button-ground", cell=to, sign=words.say(f"sign-{sign}")) if sign else to

    def plain_label(self, choice: Choice) -> str:
        """A label without who is met there, nor what would come of it, nor that a cell is a well."""
        return choice.label.partition(" ⚔")[0].removesuffix(" ◎")

    # The set-up is put together, and sent as a whole

    def is_staged(self, action: Action, view: ElementalView) -> bool:
        return isinstance(action, Assign)

    def can_continue(self, tried: Rehearsal) -> bool:
        """Up to the last number, or to a shuffle: chance has its say only once it is sent."""
        return _are_assignments(tried) and tried.view.phase == "setup"

    def staged_view(self, tried: Rehearsal, known: Rehearsal) -> ElementalView:
        """With the last number, too: to send it begins the first round, but it can be shown before."""
        view: ElementalView = known.view
        if not _are_assignments(tried):
            return view
        seats = [tried.view.seats[seat] if seat == tried.seat else side for seat, side in enumerate(view.seats)]
        return msgspec.structs.replace(view, seats=tuple(seats))

    def preview_view(self, actions: Sequence[Action], view: ElementalView) -> ElementalView:
        """The order that is being confirmed as an arrow, or the cells that a piece can go to by a button below."""
        orders = [
            each
            for each in _actions_with_buttons(actions, view)
            if isinstance(each, (Move, Dash, Teleport, Substitute, Summon))
        ]
        if len(actions) == 1 and orders:
            return msgspec.structs.replace(view, order=orders[0])
        cells = tuple(dict.fromkeys(cell for order in orders if (cell := destination_cell(order, view))))
        if not cells or len({order.number for order in orders}) > 1:
            return view
        return msgspec.structs.replace(view, choice=Landing(orders[0].number, cells))

    def compared_view(self, best: Action, played: Action, view: ElementalView) -> ElementalView:
        """Both orders as arrows; the one that was given is dashed."""
        shown = self.preview_view([best], view)
        given = played if isinstance(played, (Move, Dash, Teleport)) and shown.order is not None else None
        return msgspec.structs.replace(shown, compared=given)

    def compared_caption(self, voice: Voice, view: ElementalView) -> str | None:
        return None if view.compared is None else voice.words_of_kind(ElementalWords).say("private-compared")

    def legend(self, voice: Voice, actions: Sequence[Action], view: ElementalView, path: Path = ()) -> str | None:
        words, lines = voice.words_of_kind(ElementalWords), []
        actions = _actions_with_buttons(actions, view)
        steps = [action for action in actions if isinstance(action, (Move, Dash))]
        leading = [action for action in actions if isinstance(action, OrderWithDestination)]
        if any(enemies_met(action, view) for action in leading):
            lines.append(words.say("private-met", signs=forecast_legend(words, leading, view)))
        held = {piece.cell for piece in view.seats[1 - (view.viewer or 0)].pieces}
        if onto := sorted({step.to for step in steps if step.to in held}):
            lines.append(words.say("private-onto", cells=", ".join(onto)))
        if (dash := next((step for step in steps if isinstance(step, Dash)), None)) is not None:
            crystals = view.seats[view.viewer or 0].crystals
            lines.append(words.say("private-dash", price=_dash_price(dash.number, view), crystals=crystals))
        return "\n".join(lines) or None


def _is_healing_costly(action: Move | Dash, view: ElementalView) -> bool:
    """Whether healing on the way takes two crystals or the last one."""
    price = HEALING + (_dash_price(action.number, view) if isinstance(action, Dash) else 0)
    return price > HEALING or price >= view.seats[view.viewer or 0].crystals


def _dash_price(number: int, view: ElementalView) -> int:
    """The crystals that a dash of an own piece costs (EL-4.2)."""
    return 0 if view.seats[view.viewer or 0].pieces[number - 1].fresh else DASHING


def _actions_with_buttons(actions: Sequence[Action], view: ElementalView) -> Sequence[Action]:
    """The orders of a piece that have buttons: of several dashes those with room beside its other orders."""
    others = [action for action in actions if not isinstance(action, Dash)]
    if not others or len(actions) - len(others) <= 1:
        return actions
    return [*others, *_dashes_beside(actions, view)]


def _dashes_beside(actions: Sequence[Action], view: ElementalView) -> Sequence[Dash]:
    """The dashes of a piece that stand beside its other ``actions``: all, or none where a phone has no room for all.

    None either where there are no two, or nothing else. It is found out by the signs on the buttons, which are the
    same in all languages: the picture marks the same cells.
    """
    dashes = [action for action in actions if isinstance(action, Dash)]
    others = [action for action in actions if not isinstance(action, Dash)]
    if len(dashes) < 2 or not others:
        return ()
    most = MOST_BUTTON_ROWS - any(
        enemies_met(action, view) for action in actions if isinstance(action, OrderWithDestination)
    )  # signs are explained
    wide = [*(_order_button_width(action, view) for action in (*others, *dashes)), _BACK_WIDE]
    return dashes if len(wrap_into_lines(wide, int, NARROW)) <= most else ()


def _order_button_width(action: Action, view: ElementalView) -> int:
    """How wide the button of an order is below its piece, in pixels; one with words as wide as in any language."""
    if not isinstance(action, Move | Dash) or action.heal:
        return _LONG
    signs = "".join(f" {number}💥" for number in enemies_met(action, view))
    label = f"» {action.to}" if isinstance(action, Dash) else action.to
    return button_width(f"{label} ⚔{signs}" if signs else f"{label} ◎" if BY_NAME[action.to] in WELLS else label)


def _dash_rank(action: Action | None, view: ElementalView) -> int:
    """Where a dash stands: a fight first, then a well, then any other cell."""
    assert isinstance(action, Dash)
    if enemies_met(action, view):
        return 0
    return 1 if BY_NAME[action.to] in WELLS else 2


def _phone_rows(choices: Sequence[Choice]) -> list[Row]:
    """Rows that are no wider than a phone, so that Discord breaks none of them; as usual where they would be many."""
    rows = wrap_into_lines(choices, lambda choice: button_width(choice.label))
    return [Row(tuple(row)) for row in rows] if len(rows) < MOST_BUTTON_ROWS else button_rows(choices)


def _are_assignments(tried: Rehearsal) -> bool:
    return all(isinstance(action, Assign) for action in tried.actions)
