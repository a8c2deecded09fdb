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
from ui.interactions.phone import button_wide, in_lines
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elemental import ElementalWords
from words.elemental.orders import DASHES, leads_to, order_key, other_well, swaps
from words.elemental.reasons import Leading, attacks, dashes_to_enemy, forecast, loses, met, outlooks
from words.game import Names, Path

A_PHONE = 3
"""How many buttons with a number and a word stand side by side on a phone."""
MOST_ROWS = 4
"""The way back stands beside fewer rows of buttons than that."""


class ElementalLayout(Layout[ElementalView]):
    """Elemental on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental"]
    group = "elemental"
    back_beside = True
    legend_of_signs: ClassVar[bool] = True
    variants: ClassVar[Sequence[Mapping[str, Any]]] = ({"setup": "choose"}, {"setup": "random"})
    first: ClassVar[Mapping[str, Any]] = {"setup": "random"}
    risky: ClassVar[frozenset[str]] = frozenset({"teleport", "substitute", "summon"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "shuffle": ButtonStyle.secondary,
        "move": ButtonStyle.primary,
        "dash": ButtonStyle.primary,
        "dashes": ButtonStyle.secondary,
        "teleport": ButtonStyle.primary,
        "substitute": ButtonStyle.secondary,
        "summon": ButtonStyle.secondary,
    }
    """None is green, which in a lesson means what to press: here it would read as advice."""

    def asks(self, action: Action, view: ElementalView) -> bool:
        """What leads into a fight that is lost as everybody knows, or takes somebody along; also what heals for a lot.

        Not one crystal of several, nor a dash alone: the button says what it costs.
        """
        match action:
            case Move() | Dash():
                return loses(action, view) or (action.heal and _costs_much(action, view))
            case Teleport():
                return swaps(action, view) or loses(action, view)
        return super().asks(action, view)

    def path(self, action: Action) -> Path:
        match action:
            case Assign(_, element):
                return "assign", element
            case Shuffle():
                return ("shuffle",)
            case Land(_, to):
                return "land", to
            case Move() | Dash() | Teleport() | Substitute() | Summon():
                key, cell, other = order_key(action)
                what = " ".join(word for word in (key, cell, str(other or "")) if word)
                return (str(action.number), DASHES, what) if isinstance(action, Dash) else (str(action.number), what)
        return super().path(action)

    def style(self, path: Path, view: ElementalView) -> ButtonStyle:
        kind = path[-1].split()[0].partition("-")[0]
        return self.styles.get(kind, ButtonStyle.primary)

    def root_rows(self, voice: Voice, leaves: Sequence[Choice], view: ElementalView, names: Names) -> list[Row] | None:
        if view.phase != "setup":
            return None
        elements = [leaf for leaf in leaves if isinstance(leaf.action, Assign)]
        return [*button_rows(elements, A_PHONE), *button_rows([leaf for leaf in leaves if leaf not in elements])]

    def rows(self, voice: Voice, choices: Sequence[Choice], view: ElementalView, names: Names) -> list[Row] | None:
        if view.phase != "orders":
            return None
        pieces = {choice.path[0] for choice in choices}
        if len(choices[0].path) == 1 or len(pieces) > 1:
            return _packed(self._pieces(voice.words_as(ElementalWords), choices, view))
        return self._targets(voice.words_as(ElementalWords), choices, view, names)

    def _pieces(self, words: ElementalWords, choices: Sequence[Choice], view: ElementalView) -> list[Choice]:
        """The pieces, by number and element; where only some can get to an enemy, these are marked."""
        choices = [self._named(words, choice, view) for choice in choices]
        leading = [self._leads(choice, view) for choice in choices]
        if all(leading):
            return [*choices]
        return [
            replace(choice, label=words.say("button-attack", label=choice.label)) if leads else choice
            for choice, leads in zip(choices, leading, strict=True)
        ]

    def _named(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """A piece as its button has it, and where it goes if it can go nowhere else."""
        if isinstance(choice.action, Summon):
            return choice
        piece = words.own(view, int(choice.path[0]))
        if choice.action is None:
            return replace(choice, label=piece)
        only = self._dashes(words, self._short(words, choice, view), view).label
        return replace(choice, label=words.say("button-only", piece=piece, what=only))

    def _leads(self, choice: Choice, view: ElementalView) -> bool:
        """Whether a piece can get to an enemy."""
        if isinstance(choice.action, Summon):
            return bool(met(choice.action, view))
        return choice.action is None and attacks(int(choice.path[0]), view)

    def _targets(
        self, words: ElementalWords, choices: Sequence[Choice], view: ElementalView, names: Names
    ) -> list[Row]:
        """Everything that one piece can do: moves, then what costs more; its dashes are a step of their own.

        There, fights come first, then wells.
        """
        choices = [self._short(words, choice, view) for choice in choices]
        if all(isinstance(choice.action, Dash) for choice in choices):
            choices = sorted(choices, key=lambda choice: _drawn_by(choice.action, view))
        else:
            choices = [self._dashes(words, choice, view) for choice in choices]
        return _packed(choices)

    def _dashes(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """The way to the dashes of a piece, or its only one: that it is a dash, and whether it costs a crystal."""
        if choice.action is not None and not isinstance(choice.action, Dash):
            return choice
        label = words.prompt(choice.path) if choice.action is None else choice.label
        piece = view.seats[view.viewer or 0].pieces[int(choice.path[0]) - 1]
        label = words.say("button-dash", label=label, price=0 if piece.fresh else DASHING)
        if choice.action is None and dashes_to_enemy(piece.number, view):
            label = words.say("button-attack", label=label)
        return replace(choice, label=label)

    def _short(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """A choice as it reads under its piece."""
        match choice.action:
            case Move(_, to, heal) | Dash(_, to, heal):
                ground = words.say("button-heal", cell=to) if heal else self._ground(words, to, view)
                label = self._met(words, ground, choice.action, view)
            case Teleport():
                cell, other = other_well(choice.action, view), words.swapped(choice.action, view)
                key = "button-teleport-swap" if other else "button-teleport"
                label = self._met(words, words.say(key, cell=cell, other=other or ""), choice.action, view)
            case Substitute(_, other):
                label = words.say("button-substitute", other=words.own(view, other))
            case Summon():
                label = self._met(words, words.say("button-summon"), choice.action, view)
            case _:
                return choice
        return replace(choice, label=label)

    def _met(self, words: ElementalWords, cell: str, order: Leading, view: ElementalView) -> str:
        """A cell with the enemies that are met there, and what would come of it with each."""
        found = outlooks(order, view)
        if not found:
            return cell
        signed = [f"{number}{words.say(f'sign-{outlook}')}" for number, outlook in found.items()]
        return words.say("button-enemy", cell=cell, number=" ".join(signed))

    def _ground(self, words: ElementalWords, to: str, view: ElementalView) -> str:
        """A cell with the sign of what can be fetched there; the picture shows the ground."""
        sign = "crystal" if to in view.wells.full else "well" if BY_NAME[to] in WELLS else None
        return words.say("button-ground", cell=to, sign=words.say(f"sign-{sign}")) if sign else to

    def plain(self, choice: Choice) -> str:
        """A label without who is met there, nor what would come of it."""
        return choice.label.partition(" ⚔")[0]

    # The set-up is put together, and sent as a whole

    def stages(self, action: Action, view: ElementalView) -> bool:
        return isinstance(action, Assign)

    def goes_on(self, tried: Rehearsal) -> bool:
        """Up to the last number, or to a shuffle: chance has its say only once it is sent."""
        return _assigns(tried) and tried.view.phase == "setup"

    def staged_view(self, tried: Rehearsal, known: Rehearsal) -> ElementalView:
        """With the last number, too: to send it begins the first round, but it can be shown before."""
        view: ElementalView = known.view
        if not _assigns(tried):
            return view
        seats = [tried.view.seats[seat] if seat == tried.seat else side for seat, side in enumerate(view.seats)]
        return msgspec.structs.replace(view, seats=tuple(seats))

    def preview(self, actions: Sequence[Action], view: ElementalView) -> ElementalView:
        """The order that is being confirmed as an arrow, or the cells that a piece can go to by a button below."""
        orders = [each for each in _shown(actions) if isinstance(each, (Move, Dash, Teleport, Substitute, Summon))]
        if len(actions) == 1 and orders:
            return msgspec.structs.replace(view, order=orders[0])
        cells = tuple(dict.fromkeys(cell for order in orders if (cell := leads_to(order, view))))
        if not cells or len({order.number for order in orders}) > 1:
            return view
        return msgspec.structs.replace(view, choice=Landing(orders[0].number, cells))

    def legend(self, voice: Voice, actions: Sequence[Action], view: ElementalView) -> str | None:
        words, lines = voice.words_as(ElementalWords), []
        actions = _shown(actions)
        steps = [action for action in actions if isinstance(action, (Move, Dash))]
        leading = [action for action in actions if isinstance(action, Leading)]
        if any(met(action, view) for action in leading):
            lines.append(words.say("private-met", signs=forecast(words, leading, view)))
        held = {piece.cell for piece in view.seats[1 - (view.viewer or 0)].pieces}
        if onto := sorted({step.to for step in steps if step.to in held}):
            lines.append(words.say("private-onto", cells=", ".join(onto)))
        return "\n".join(lines) or None


def _costs_much(action: Move | Dash, view: ElementalView) -> bool:
    """Whether healing on the way takes two crystals or the last one."""
    side = view.seats[view.viewer or 0]
    dashes = isinstance(action, Dash) and not side.pieces[action.number - 1].fresh
    price = HEALING + (DASHING if dashes else 0)
    return price > HEALING or price >= side.crystals


def _shown(actions: Sequence[Action]) -> Sequence[Action]:
    """Those of a piece that have buttons: several dashes stand behind one as long as there is anything else."""
    others = [action for action in actions if not isinstance(action, Dash)]
    return others if others and len(actions) - len(others) > 1 else actions


def _drawn_by(action: Action | None, view: ElementalView) -> int:
    """Where a dash stands: a fight first, then a well, then any other cell."""
    assert isinstance(action, Dash)
    if met(action, view):
        return 0
    return 1 if BY_NAME[action.to] in WELLS else 2


def _packed(choices: Sequence[Choice]) -> list[Row]:
    """Rows that are no wider than a phone, so that Discord breaks none of them; as usual where they would be many."""
    rows = in_lines(choices, lambda choice: button_wide(choice.label))
    return [Row(tuple(row)) for row in rows] if len(rows) < MOST_ROWS else button_rows(choices)


def _assigns(tried: Rehearsal) -> bool:
    return all(isinstance(action, Assign) for action in tried.actions)
