"""The words of Elemental."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, ClassVar

import engine
from engine import Action, Event, Game, Outcome
from engine.elemental import ElementalView
from engine.elemental.actions import DASHING, SUMMONING, Assign, Dash, Land, Move, Order, Substitute, Summon, Teleport
from engine.elemental.board import BY_NAME, CIRCLES, FOUNTAIN_CENTRES, GROUNDS, NAMES, WELLS
from engine.elemental.chronicle import Chronicle
from engine.elemental.events import (
    Defeated,
    Ended,
    LandingAsked,
    OrdersRevealed,
    OrderSubmitted,
    Ready,
    Resigned,
)
from engine.elemental.pieces import HALF, KINGS
from engine.elemental.view import PieceView, SideView
from words import endings
from words.elemental import alt, explanations, reasons, story
from words.elemental.orders import DASH_STEP, is_swapping_teleport, order_parts_in_view, teleport_destination
from words.elemental.threats import threatened_pieces
from words.game import EssentialLine, GameWords, Names, NewsLine, Path
from words.telling import Telling

QUIET_ROUNDS_COUNTED, MOST_ELEMENTS_LISTED = 12, 3
"""From so many quiet rounds on they are counted; up to so many elementals that a number may still be are listed."""
FEW_PIECES_LEFT = 2
"""Where no more ordinary pieces are left to a side, it is said what that means."""


class ElementalWords(GameWords[ElementalView]):
    """The words of a game of Elemental."""

    game: ClassVar[Game] = engine.GAMES["elemental"]
    has_secret_decisions = True
    telling = Telling(rows_on_phone=5, explanation_rows=2, briefly_on_phone=True)

    # Decisions

    def action_label(self, action: Action, view: ElementalView, names: Names) -> str:
        match action:
            case Assign(number, element):
                return self.say("action-assign", number=number, element=self.element_name(element))
            case Teleport(number) if other := self.teleport_swaps_with(action, view):
                cell = teleport_destination(action, view)
                return self.say("action-teleport-swap", piece=self.own_piece_name(view, number), cell=cell, other=other)
            case Move() | Dash() | Teleport() | Substitute() | Summon():
                return self._order_text("action", action, view)
            case Land(_, cell):
                return self.say("action-land", cell=cell)
        return self.say("action-shuffle")

    def offered_action(self, action: Action, view: ElementalView, names: Names) -> str:
        label = self.action_label(action, view, names)
        what = self.cell_contents(action.to, view) if isinstance(action, Move | Dash | Land) else ()
        return self.say("offered", action=label, what=", ".join(what)) if what else label

    def send_label(self, steps: Sequence[tuple[Action, ElementalView]], names: Names) -> str:
        return self.say("send-set-up")

    def own_piece_name(self, view: ElementalView, number: int) -> str:
        """A piece of the viewer's as they know it: "3 Fire"."""
        piece = view.seats[view.viewer or 0].pieces[number - 1]
        return f"{number} {self.element_name(piece.element)}"

    def teleport_swaps_with(self, teleport: Teleport, view: ElementalView) -> str | None:
        """What a teleport changes places with, as the pieces stand (EL-5.7)."""
        there = teleport_destination(teleport, view)
        if not is_swapping_teleport(teleport, view):
            return None
        for side in view.seats:
            for piece in side.pieces:
                if piece.cell != there:
                    continue
                if side.seat == view.viewer:
                    return self.own_piece_name(view, piece.number)
                return self.say("swapped-enemy", piece=self.say("choice-enemy", number=piece.number))
        return self.say("swapped-crystal")

    def confirmation_question(self, action: Action, view: ElementalView, names: Names) -> str:
        warning = reasons.loss_warning(self, action, view)
        asked = super().confirmation_question(action, view, names)
        if isinstance(action, Order) and (paid := view.price(action)):
            crystals = view.seats[view.viewer or 0].crystals
            asked = self.say("confirm", order=self.action_label(action, view, names), price=paid, crystals=crystals)
        if isinstance(action, Move | Dash) and action.to in view.wells.full:
            asked = self.say("confirm-another", asked=asked, cell=action.to)
        if isinstance(action, Teleport) and teleport_destination(action, view) in view.wells.full:
            asked = self.say(
                "confirm-crystal", asked=asked, cell=view.seats[view.viewer or 0].pieces[action.number - 1].cell or ""
            )
        return asked if warning is None else f"{asked} {warning}"

    def element_name(self, element: str | None) -> str:
        """An element by its name; None: the one that nobody knows."""
        return self.say(f"element-{element or 'none'}")

    def menu_prompt(self, path: Path) -> str:
        if path[0] in ("assign", "land"):
            return self.say(f"prompt-{path[0]}")
        return self.say("prompt-dash") if path[-1:] == (DASH_STEP,) else self.say("prompt-order")

    def step_label(self, path: Path, view: ElementalView, names: Names) -> str:
        if not path[0].isdecimal():
            return self.menu_prompt(path)
        piece = view.seats[view.viewer or 0].pieces[int(path[0]) - 1]
        dashes = path[-1:] == (DASH_STEP,)
        key = "step-removed" if piece.cell is None else "step-dash" if dashes else "step-where"
        return self.say(key, number=piece.number, element=self.element_name(piece.element), cell=piece.cell or "")

    def cell_contents(self, cell: str, view: ElementalView) -> list[str]:
        """Everything that there is on a cell."""
        place = BY_NAME[cell]
        found = []
        for side in view.seats:
            there = [piece for piece in side.pieces if piece.cell == cell and not piece.flying]
            found += [
                self.own_piece_name(view, piece.number)
                if side.seat == view.viewer
                else self.say("choice-enemy", number=piece.number)
                for piece in there
            ]
        if place in WELLS:
            found.append(self.say("choice-well-crystal" if cell in view.wells.full else "choice-well"))
        if place in CIRCLES:
            found.append(self.say("choice-circle-own" if place == CIRCLES[view.viewer or 0] else "choice-circle-enemy"))
        ground = GROUNDS[place]
        if ground is not None:
            words = self.say(f"ground-{ground}")
            middle = NAMES[place] == FOUNTAIN_CENTRES[ground]
            found.append(self.say("ground-middle", ground=words) if middle else words)
        return found

    # The story

    untold_events: ClassVar[Mapping[type[Event], str]] = {
        Ready: "who is awaited says it",
        OrderSubmitted: "who is awaited says it",
        OrdersRevealed: "the movements tell them",
        LandingAsked: "who is awaited says it",
        Resigned: "the result says it",
        Ended: "the result says it",
    }
    """The events that no line tells, and why."""

    def decisive_lines(self, events: Sequence[Event], names: Names) -> list[str]:
        return story.defeat_lines(Chronicle(tuple(events)).last_round, self, names)

    def event_line(self, event: Event, names: Names) -> str | None:
        if type(event) in self.untold_events or event.to is not None:
            return None
        return story.event_line(event, self, names)

    def story(self, events: Sequence[Event], view: ElementalView, names: Names, unseen: int = 0) -> list[str]:
        """The newest round as a whole; which one it was is said where the next one has begun."""
        lines = story.round_lines(view.last, view, self, names)
        of = next((event.round for event in view.last if isinstance(event, OrdersRevealed)), view.round)
        if lines and of != view.round:
            first = lines[0]
            said = self.say("story-round", round=of, line=first)
            if isinstance(first, NewsLine):
                lines[0] = NewsLine(said, first.short, first.weight, brief=first.brief)
            elif isinstance(first, EssentialLine):
                lines[0] = EssentialLine(said, first.brief)
            else:
                lines[0] = type(first)(said)
        return lines

    def foremost_lines(self, view: ElementalView, names: Names, most: int) -> Sequence[str] | None:
        return story.weightiest_lines(view.last, view.viewer, self, names, most)

    def step_lines(self, events: Sequence[Event], view: ElementalView, names: Names) -> list[str]:
        of_round = Chronicle(tuple(events)).last_round
        others = [event for event in events if event not in of_round]
        return super().step_lines(others, view, names) + story.round_lines(of_round, view, self, names)

    # Where the game stands

    def picture_says_call(self, view: ElementalView) -> bool:
        return True  # each round asks for the same

    def scores(self, view: ElementalView) -> Sequence[int]:
        return [sum(piece.energy > 0 for piece in side.pieces) for side in view.seats]

    def opening_phase(self, view: ElementalView) -> str | None:
        return self.say("opening") if view.phase == "setup" else None

    def headline(self, view: ElementalView) -> str:
        if view.phase == "setup":
            if view.viewer is None:
                return self.say("headline-set-up")
            return self.say("headline-set-up-own", king=self.say(f"element-{KINGS[view.viewer]}"))
        parts = [self.say("headline-round", round=view.round), *self._nearly_over(view)]
        if view.quiet >= QUIET_ROUNDS_COUNTED:
            parts.append(self.say("headline-quiet", quiet=view.quiet, limit=view.quiet_limit))
        for south, north, rounds in view.fatigue:
            own, their = (south, north) if view.viewer in (None, 0) else (north, south)
            key = "headline-fatigue" if view.viewer is None else "headline-fatigue-own"
            parts.append(self.say(key, south=own, north=their, rounds=rounds))
        return " · ".join(parts)

    def _nearly_over(self, view: ElementalView) -> list[str]:
        """How many pieces keep a side in the game, where they are few: what there is to do for the end (EL-9.3)."""
        if view.viewer is None or view.outcome is not None:
            return []
        own, theirs = (
            sum(piece.cell is not None for piece in view.seats[seat].pieces) - 1
            for seat in (view.viewer, 1 - view.viewer)
        )
        parts = [self.say("headline-theirs", count=theirs)] if theirs <= FEW_PIECES_LEFT else []
        return [*parts, self.say("headline-own", count=own)] if own <= FEW_PIECES_LEFT and own <= theirs else parts

    def waiting_text(self, view: ElementalView, names: Names, active: Sequence[int]) -> str:
        players = f"**{self.catalogue.list_in_sentence([names[seat] for seat in active])}**"
        ready = [names[seat] for seat in range(2) if seat not in active]
        match view.phase:
            case "setup":
                return self.say("waiting-set-up", players=players)
            case "knockback":
                return self.say("waiting-landing", players=players, count=len(active))
        if ready:
            return self.say("waiting-order", players=players, ready=ready[0])
        return self.say("waiting-orders", players=players)

    def call_text(self, view: ElementalView) -> str:
        return self.say({"setup": "call-set-up", "knockback": "call-landing"}.get(view.phase, "call-order"))

    def private_text(self, view: ElementalView, names: Names) -> str:
        assert view.viewer is not None, "a spectator has nothing of their own"
        seat = view.viewer
        own, other = view.seats[seat], view.seats[1 - seat]
        player = names[1 - seat]
        crystals = [self.say("crystals", count=side.crystals) for side in (own, other)]
        lines = [
            self.say(
                "private-you", side=self.say(f"side-{own.side}"), own=crystals[0], player=player, theirs=crystals[1]
            )
        ]
        if view.outcome is not None:  # the picture shows everything
            return lines[0]
        lines += self._free_dash_lines(own)
        circle = NAMES[CIRCLES[own.seat]]
        halves = [piece for piece in own.pieces if piece.energy == HALF]
        lines += self._pieces_line("private-half", halves, cell=circle, crystals=own.crystals)
        if threats := threatened_pieces(view):
            said = [self._threat_text(number, enemies) for number, enemies in threats.items()]
            lines.append(self.say("private-threats", pieces=self.catalogue.list_in_sentence(said)))
        lines += self._order_or_landing_lines(view)
        if notes := self._notes_text(view, 1 - seat):
            lines.append(self.say("private-notes", player=player, notes=notes))
        return "\n".join(lines)

    def _threat_text(self, number: int, enemies: Sequence[PieceView]) -> str:
        """An own piece with the known enemies that may beat it next."""
        named = [self.say("threat-enemy", number=one.number, element=self.element_name(one.known)) for one in enemies]
        return self.say("threat", number=number, enemies=self.catalogue.list_in_sentence(named, style="or"))

    def private_text_beside_picture(self, view: ElementalView, names: Names) -> Sequence[str]:
        assert view.viewer is not None, "a spectator has nothing of their own"
        if view.outcome is not None:
            return []
        own, other = (self._notes_text(view, seat, drawn=True) for seat in (view.viewer, 1 - view.viewer))
        player = names[1 - view.viewer]
        lines = [self.say("private-notes", player=player, notes=other)] if other else []
        lines += [self.say("private-shown", player=player, notes=own)] if own else []
        return [*self._order_or_landing_lines(view), *lines]

    def lines_near_buttons(self, view: ElementalView, names: Names) -> list[str]:
        return self._order_or_landing_lines(view)

    def _order_or_landing_lines(self, view: ElementalView) -> list[str]:
        """The order that stands, or the piece that is to land."""
        lines = [self.say("private-order", order=self.own_order_clause(view))] if view.order is not None else []
        if view.choice is not None and view.phase == "knockback":
            lines.append(self.say("private-landing", number=view.choice.number))
        return lines

    def why_unplayable(self, view: ElementalView, legal: Collection[Action]) -> list[str]:
        """Why pieces, dashes or summonings are not among the choices, where others or crystals are in the way."""
        if view.phase != "orders":
            return []
        own = view.seats[view.viewer or 0]
        can = {action.number for action in legal if isinstance(action, Order)}
        shut = [
            self.own_piece_name(view, one.number)
            for one in own.pieces
            if one.cell is not None and one.number not in can
        ]
        if can and shut:
            return [self.say("private-shut", pieces=self.catalogue.list_in_sentence(shut), count=len(shut))]
        standing = [piece for piece in own.pieces if piece.cell is not None]
        fallen = len(standing) < len(own.pieces)
        if own.crystals < DASHING:
            # Once is enough: what a dash costs stands on its button.
            first = len(own.pieces) - len(standing) == 1 and self._has_lost(view, own.seat)
            if first or (not view.last and (fallen or not all(piece.fresh for piece in standing))):
                return [self.say("private-poor", fallen="yes" if fallen else "no")]
            return []
        if fallen and own.crystals < SUMMONING:
            news = not view.last or self._has_lost(view, own.seat)
            return [self.say("private-short", price=SUMMONING, crystals=own.crystals)] if news else []
        circle = NAMES[CIRCLES[own.seat]]
        if fallen and any(piece.cell == circle for piece in standing):
            return [self.say("private-taken", cell=circle)]
        return []

    def _has_lost(self, view: ElementalView, seat: int) -> bool:
        """Whether a piece of a side has fallen in the newest round."""
        return any(isinstance(one, Defeated) and one.seat == seat for one in view.last)

    def known_to_others(self, view: ElementalView, names: Names) -> Sequence[str]:
        assert view.viewer is not None, "a spectator has nothing of their own"
        notes = "" if view.outcome else self._notes_text(view, view.viewer)
        return [self.say("private-shown", player=names[1 - view.viewer], notes=notes)] if notes else []

    def public_facts_text(self, view: ElementalView) -> str | None:
        assert view.viewer is not None, "it is beside a seat's own"
        standing = [piece for piece in view.seats[1 - view.viewer].pieces if piece.energy]
        fresh = self._pieces_line("lies-open-fresh", [piece for piece in standing if piece.fresh])
        half = self._pieces_line("lies-open-half", [piece for piece in standing if piece.energy == HALF])
        return " ".join([*fresh, *half]) or None

    def own_order_clause(self, view: ElementalView) -> str:
        """The viewer's own order as a sentence without its stop: "3 Fire dashes to e5"."""
        assert view.order is not None, "there is an order"
        return self._order_text("order", view.order, view)

    def _order_text(self, message: str, order: Order, view: ElementalView) -> str:
        """An order of the viewer's in a message of the kind that is named."""
        key, cell, other = order_parts_in_view(order, view)
        fields = {"piece": self.own_piece_name(view, order.number), "cell": cell}
        if other:
            fields["other"] = self.own_piece_name(view, other)
        return self.say(f"{message}-{key}", **fields)

    def _free_dash_lines(self, own: SideView) -> list[str]:
        """The pieces whose first dash is still free."""
        standing = [piece for piece in own.pieces if piece.energy]
        fresh = [piece for piece in standing if piece.fresh]
        if fresh and len(fresh) == len(standing):
            return [self.say("private-fresh-all", count=len(fresh))]
        return self._pieces_line("private-fresh", fresh)

    def _pieces_line(self, key: str, pieces: Sequence[PieceView], **fields: str | int) -> list[str]:
        if not pieces:
            return []
        return [
            self.say(key, numbers=self.catalogue.list_in_sentence([str(piece.number) for piece in pieces]), **fields)
        ]

    def _notes_text(self, view: ElementalView, seat: int, *, drawn: bool = False) -> str:
        """The common knowledge of a side's numbers: numbers of which the same is known stand together (EL-10.3).

        Where it is ``drawn`` only what came before a substitution is left to be said.
        """
        found: dict[str, list[str]] = {}
        for piece in view.seats[seat].pieces:
            what = self._note_text(view, seat, piece)
            if what and (not drawn or any(note.element is None for note in view.notes_about(seat, piece.number))):
                found.setdefault(what, []).append(str(piece.number))
        return " · ".join(self.say("note", numbers=", ".join(numbers), what=what) for what, numbers in found.items())

    def _note_text(self, view: ElementalView, seat: int, piece: PieceView) -> str | None:
        """Of one number: seen in which round, inferred, or narrowed down."""
        history = view.notes_about(seat, piece.number)
        before = ", ".join(
            self.say("note-substituted", round=note.round)
            if note.element is None
            else self.say("note-seen", element=self.element_name(note.element), round=note.round)
            for note in history[-MOST_ELEMENTS_LISTED:]
        )
        if piece.known and not (history and history[-1].element == piece.known):
            inferred = self.say("note-inferred", element=self.element_name(piece.known))
            return self.say("note-so", before=before, after=inferred) if before else inferred
        if not piece.known and len(piece.possible) <= MOST_ELEMENTS_LISTED:
            narrowed = self.catalogue.list_in_sentence([self.element_name(one) for one in piece.possible], style="or")
            return self.say("note-now", before=before, after=narrowed) if before else narrowed
        return before or None

    def result_text(self, view: ElementalView, names: Names) -> str:
        assert view.outcome is not None, "the game is over"
        if view.outcome.reason in endings.FROM_OUTSIDE:
            return endings.why_and_winners(self.catalogue, view.outcome, names)
        key = f"result-{view.outcome.reason}"
        if not view.outcome.winners:
            return self.say(key)
        winner = view.outcome.winners[0]
        return self.say(key, winner=names[winner], loser=names[1 - winner])

    def end_reason(self, outcome: Outcome, names: Names) -> str:
        """The reason that has decided the game, in a few words."""
        if outcome.reason in endings.UNFINISHED:
            return endings.why_in_half_sentence(self.catalogue, outcome, names)
        return self.say(f"picture-reason-{outcome.reason}")

    def why_round_over(self, view: ElementalView) -> str | None:
        return None if view.outcome is None else self.outcome_for_seat(view.outcome, view.viewer)

    def outcome_for_seat(self, outcome: Outcome, seat: int | None, names: Names = ()) -> str:
        """How the game has ended for a seat, and why; for a spectator (None) only why."""
        why = self.end_reason(outcome, names)
        if seat is None or outcome.reason in endings.WITHOUT_RESULT:
            return why if seat is None else endings.end_title(self.catalogue, outcome)
        end = ("won" if seat in outcome.winners else "lost") if outcome.winners else "draw"
        return self.say(f"picture-over-{end}", why=why)

    def turn_number(self, view: ElementalView) -> int:
        return view.chapter

    def explanations_due(self, events: Sequence[Event], view: ElementalView, types: Collection[str]) -> Iterator[str]:
        return explanations.due_explanations(events, view, types)

    def is_advisable(self, action: Action, view: ElementalView) -> bool:
        return not (reasons.loses_known_fight(action, view) or reasons.risks_last_energy(action, view))

    def action_reason(self, action: Action, other: Action | None, view: ElementalView) -> str | None:
        return reasons.reason_for_action(self, action, other, view)

    def left_out_line(self, options: Mapping[str, Any], view: ElementalView) -> str | None:
        pieces = () if view.viewer is None else view.seats[view.viewer].pieces
        king = next((one for one in pieces if one.element in KINGS), None)
        if king is None or view.round > 1 or options.get("setup") != "random":
            return None
        return self.say("skipped", king=self.element_name(king.element), number=king.number)

    def options_text(self, options: Mapping[str, Any]) -> str:
        return self.say(f"options-{options.get('setup', 'choose')}")

    def deal_effect(self, options: Mapping[str, Any]) -> str:
        return self.say(f"deal-{options.get('setup', 'choose')}")

    def table_alt(self, view: ElementalView, names: Names) -> str:
        """The alt text of the table's picture."""
        return alt.table_alt(view, names, self, self.result_text(view, names) if view.outcome else None)

    def open_hand_alt(self, view: ElementalView, names: Names) -> str:
        """A seat's pieces, said of it by name."""
        assert view.viewer is not None, "a spectator has no hand"
        return alt.pieces_alt(view, view.viewer, names, self)

    def hand_alt(self, view: ElementalView, names: Names) -> str:
        """The alt text of a seat's own picture."""
        assert view.viewer is not None, "a spectator has no hand"
        return alt.hand_alt(view, view.viewer, names, self)
