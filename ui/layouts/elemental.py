"""How the choices of Elemental stand on Discord: a piece, then where it goes, then a yes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import msgspec
from discord import ButtonStyle

import engine
from engine import Action, Game
from engine.elemental import ElementalView
from engine.elemental.actions import Assign, Dash, Land, Move, Shuffle, Substitute, Summon, Teleport, price
from engine.elemental.board import BY_NAME, WELLS
from engine.elemental.view import Landing
from sessions import Rehearsal
from ui.interactions.components import BUTTONS
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice, Row, button_rows
from words import Voice
from words.elemental import ElementalWords
from words.elemental.orders import leads_to, order_key, other_well, swaps
from words.elemental.reasons import Leading, attacks, forecast, loses, met, outlooks
from words.game import Names, Path

A_PHONE = 3
"""How many buttons with a number and a word stand side by side on a phone."""
ACROSS, LEAST, AROUND, LETTER, BETWEEN = 332, 60, 34, 9, 8
"""Pixels on a phone: of a row, of a button at least, of its edges, of a letter, and between two buttons."""
MOST_ROWS = 4
"""A menu and the way back stand beside fewer rows of buttons than that."""
WIDER = {"⚔": 2, "💎": 2, "◎": 2, "»": 1, "✅": 2, "❌": 2, "❔": 2, "👉": 2, "👈": 2}
"""Letters as wide as a sign."""
ROOM = 10
"""How many buttons may stand under a piece; if there were more, its dashes are in a menu."""


class ElementalLayout(Layout[ElementalView]):
    """Elemental on Discord."""

    game: ClassVar[Game] = engine.GAMES["elemental"]
    group = "elemental"
    back_beside = True
    variants: ClassVar[Sequence[Mapping[str, Any]]] = ({"setup": "choose"}, {"setup": "random"})
    first: ClassVar[Mapping[str, Any]] = {"setup": "random"}
    risky: ClassVar[frozenset[str]] = frozenset({"teleport", "substitute", "summon"})
    styles: ClassVar[Mapping[str, ButtonStyle]] = {
        "shuffle": ButtonStyle.secondary,
        "move": ButtonStyle.primary,
        "dash": ButtonStyle.secondary,
        "teleport": ButtonStyle.primary,
        "substitute": ButtonStyle.secondary,
        "summon": ButtonStyle.secondary,
    }
    """None is green, which in a lesson means what to press: here it would read as advice."""

    def asks(self, action: Action, view: ElementalView) -> bool:
        """What costs a crystal, leads into a fight that is lost as everybody knows, or takes somebody along."""
        match action:
            case Move() | Dash():
                return view.price(action) > 0 or loses(action, view)
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
                return str(action.number), what
        return super().path(action)

    def style(self, path: Path) -> ButtonStyle:
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
        only = self._short(words, choice, view).label
        return replace(choice, label=words.say("button-only", piece=piece, what=only))

    def _leads(self, choice: Choice, view: ElementalView) -> bool:
        """Whether a piece can get to an enemy."""
        if isinstance(choice.action, Summon):
            return bool(met(choice.action, view))
        return choice.action is None and attacks(int(choice.path[0]), view)

    def _targets(
        self, words: ElementalWords, choices: Sequence[Choice], view: ElementalView, names: Names
    ) -> list[Row]:
        """Everything that one piece can do: dashes, where they are many in a menu, then moves, then what costs more.

        What is most pressed stands lowest, beside the way back, so that no row is taken by a single button.
        """
        if len(choices) <= ROOM:
            return _packed([self._short(words, choice, view) for choice in choices])
        dashes = [choice for choice in choices if isinstance(choice.action, Dash)]
        rows = _packed([self._short(words, choice, view) for choice in choices if choice not in dashes])
        if not dashes:
            return rows
        menu = tuple(replace(choice, label=self._long(words, choice, view)) for choice in dashes)
        prompt = self._dash(words, words.prompt((choices[0].path[0], "dash")), dashes[0].action, view)
        return [Row(menu, prompt), *rows]

    def _dash(self, words: ElementalWords, label: str, action: Action | None, view: ElementalView) -> str:
        """A label that says that it is a dash, and whether it costs a crystal."""
        assert isinstance(action, Dash)
        piece = view.seats[view.viewer or 0].pieces[action.number - 1]
        return words.say("button-dash", label=label, price=price(action, piece.fresh))

    def _short(self, words: ElementalWords, choice: Choice, view: ElementalView) -> Choice:
        """A choice as it reads under its piece."""
        match choice.action:
            case Move(_, to, heal) | Dash(_, to, heal):
                ground = words.say("button-heal", cell=to) if heal else self._ground(words, to, view)
                label = self._met(words, ground, choice.action, view)
                if isinstance(choice.action, Dash):
                    label = self._dash(words, label, choice.action, view)
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

    def _long(self, words: ElementalWords, choice: Choice, view: ElementalView) -> str:
        assert isinstance(choice.action, Dash)
        to, heal = choice.action.to, choice.action.heal
        cell = words.say("button-heal", cell=to) if heal else words.cell(to, view)
        return self._met(words, cell, choice.action, view)

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
        """The order that is being confirmed as an arrow, or the cells that a piece can go to."""
        orders = [action for action in actions if isinstance(action, (Move, Dash, Teleport, Substitute, Summon))]
        if len(actions) == 1 and orders:
            return msgspec.structs.replace(view, order=orders[0])
        cells = tuple(dict.fromkeys(cell for order in orders if (cell := leads_to(order, view))))
        if not cells or len({order.number for order in orders}) > 1:
            return view
        return msgspec.structs.replace(view, choice=Landing(orders[0].number, cells))

    def legend(self, voice: Voice, actions: Sequence[Action], view: ElementalView) -> str | None:
        words, lines = voice.words_as(ElementalWords), []
        steps = [action for action in actions if isinstance(action, (Move, Dash))]
        dash = next((step for step in steps if isinstance(step, Dash)), None)
        if dash is not None and len(actions) <= ROOM:  # a menu says it itself
            piece = view.seats[view.viewer or 0].pieces[dash.number - 1]
            lies = "there" if {step.to for step in steps} & {*view.wells.full} else "none"
            lines.append(words.say("private-dashes", price=price(dash, piece.fresh), crystal=lies))
        leading = [action for action in actions if isinstance(action, Leading)]
        if any(met(action, view) for action in leading):
            lines.append(words.say("private-met", signs=forecast(words, leading, view)))
        held = {piece.cell for piece in view.seats[1 - (view.viewer or 0)].pieces}
        if onto := sorted({step.to for step in steps if step.to in held}):
            lines.append(words.say("private-onto", cells=", ".join(onto)))
        return "\n".join(lines) or None


def _packed(choices: Sequence[Choice]) -> list[Row]:
    """Rows that are no wider than a phone, so that Discord breaks none of them; as usual where they would be many."""
    rows: list[list[Choice]] = [[]]
    taken = 0
    for choice in choices:
        letters = sum(WIDER.get(letter, 1) for letter in choice.label)
        wide = max(LEAST, AROUND + LETTER * letters) + BETWEEN
        if rows[-1] and (taken + wide > ACROSS + BETWEEN or len(rows[-1]) == BUTTONS):
            rows.append([])
            taken = 0
        rows[-1].append(choice)
        taken += wide
    return [Row(tuple(row)) for row in rows] if len(rows) < MOST_ROWS else button_rows(choices)


def _assigns(tried: Rehearsal) -> bool:
    return all(isinstance(action, Assign) for action in tried.actions)
