"""What the messages of a table say and hold: the public one, and the private one of each seat. Nothing is sent here."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from discord.ui import View

from sessions import Table
from sessions.decks import decks_of, ready_decks
from ui.answer import Refused
from ui.buttons import PageButton, Place, Style, TableButton, choice_view, confirm_view, view_of
from ui.choices import ROOT, Choices
from ui.deck_words import MESSAGE, block, clipped, summary
from ui.drawings import Drawing, private_drawing, public_drawing
from ui.layout import Layout
from ui.names import plain, safe
from ui.pages import rules_of
from ui.steps import Choice
from words.game import Names


@dataclass(frozen=True, slots=True)
class Panel:
    """A message: its text, its picture and its components (None for a message without).

    ``begun``: a decision is being built up in it, which nothing but the person's own press should interrupt.
    """

    text: str
    picture: Drawing
    view: View | None
    begun: bool = False


def safe_names(table: Table) -> Names:
    """The players' names by seat, without a meaning to Discord."""
    return [safe(person.name) for person in table.people]


def told(table: Table, layout: Layout[Any], viewer: int | None = None) -> list[str]:
    """The last few moves in words, as far as the viewer may know them."""
    events = [event for event in table.recent if _may_know(viewer, event)]
    return layout.words.story(events, table.see(viewer), safe_names(table))


def _may_know(viewer: int | None, event: Any) -> bool:
    to = event["to"] if isinstance(event, dict) else event.to
    return to is None or (viewer is not None and viewer in to)


def turn_line(table: Table, layout: Layout[Any], seat: int | None = None) -> str:
    """Whose turn it is, or how the game ended."""
    names = safe_names(table)
    if not table.active:
        return f"**{layout.words.result(table.see(None), names)}**"
    if seat is not None and seat in table.active:
        call = layout.words.call(table.see(None))
        return f"**{call[0].upper()}{call[1:]}**"
    return layout.words.waiting(table.see(None), names, table.active)


def public_panel(table: Table, layout: Layout[Any], unreached: Container[int] = ()) -> Panel:
    """The table message: picture, last moves, whose turn, and after the end the revealed secret.

    ``unreached``: seats whose direct messages fail, beside those of people who take none.
    """
    names = safe_names(table)
    lines = [f"### {table.game.title}: {layout.words.catalogue.list_of(names)}", layout.words.headline(table.see(None))]
    lines += [f"> {line}" for line in told(table, layout)]
    lines.append(turn_line(table, layout))
    if table.active:
        lines += [
            f"-# {names[seat]} can't be reached by direct message: *My hand* and *Make a move* show the hand here."
            for seat, person in enumerate(table.people)
            if person.dm_closed or seat in unreached
        ]
    else:
        lines.append(f"-# The secret of this game was `{table.secret}`. `/games verify` checks every shuffle with it.")
    return Panel("\n".join(lines), public_drawing(table), _public_view(table))


def _public_view(table: Table) -> View:
    if table.active:
        return view_of(
            TableButton("hand", table.id, "My hand", Style.primary),
            TableButton("move", table.id, "Make a move", Style.success),
            PageButton(table.game.id, rules_of(table.game.id).pages[0].topic, "Rules"),
            TableButton("more", table.id, "More"),
        )
    return view_of(
        TableButton("rematch", table.id, "Rematch", Style.success),
        PageButton(table.game.id, rules_of(table.game.id).pages[0].topic, "Rules"),
    )


def spectator_panel(table: Table, layout: Layout[Any]) -> Panel:
    """What somebody sees who presses a player's button."""
    text = "You are not playing at this table. This is what everybody can see:\n" + turn_line(table, layout)
    return Panel(text, public_drawing(table), None)


def private_panel(table: Table, layout: Layout[Any], seat: int, note: str | None = None) -> Panel:
    """A seat's private message: what it holds, what happened, and controls for exactly what it can do now."""
    view = None
    if seat in table.active:
        place = Place(table.id, seat, table.step(seat))
        view = choice_view(place, choices_of(table, layout, seat).rows(ROOT), layout, back=False)
    return Panel(_private_text(table, layout, seat, note), private_drawing(table, seat), view)


def step_panel(table: Table, layout: Layout[Any], seat: int, choice: Choice) -> Panel:
    """The private message while a decision is built up."""
    place = Place(table.id, seat, table.step(seat))
    choices = choices_of(table, layout, seat)
    note = f"**{choice.label}**"
    view = choice_view(place, choices.rows(choice.path), layout, back=True)
    picture = private_drawing(table, seat, layout.preview(choices.under(choice.path), table.see(seat)))
    return Panel(_private_text(table, layout, seat, note), picture, view, begun=True)


def confirm_panel(table: Table, layout: Layout[Any], seat: int, choice: Choice) -> Panel:
    """The private message that asks once more before something that can't be taken back."""
    place = Place(table.id, seat, table.step(seat))
    note = f"**{choice.label}: are you sure?**"
    assert choice.action is not None
    picture = private_drawing(table, seat, layout.preview([choice.action], table.see(seat)))
    return Panel(_private_text(table, layout, seat, note), picture, confirm_view(place, choice, layout), begun=True)


def choices_of(table: Table, layout: Layout[Any], seat: int) -> Choices:
    return Choices(table.legal(seat), layout, table.see(seat), label_names(table))


def label_names(table: Table) -> Names:
    """The players' names for the labels of actions that are aimed at somebody.

    Whoever has the name of somebody before them gets their number after it.
    """
    names = [plain(name) for name in table.names]
    return [f"{name} ({place + 1})" if name in names[:place] else name for place, name in enumerate(names)]


def decks_text(table: Table, seat: int | None) -> str:
    """The decks that somebody at a table, or watching it, may read: all of them, or only his own."""
    rules = decks_of(table.game)
    own = () if seat is None else (seat,)
    seats = range(len(table.people)) if rules.public else own
    if not seats:
        raise Refused("In this game everybody's deck is his own secret.")
    names = safe_names(table)
    chosen = table.options.get("decks") or [None] * len(names)
    default = ready_decks(table.game)[0].cards
    lines = []
    for each in seats:
        cards = chosen[each] or default
        lines.append(f"**{names[each]}**: {summary(table.game, cards)}")
        lines.append(block(clipped(rules.write(cards), MESSAGE // len(seats) - len(lines[-1]))))
    return "\n".join(lines)


def _private_text(table: Table, layout: Layout[Any], seat: int, note: str | None = None) -> str:
    names = safe_names(table)
    others = [name for other, name in enumerate(names) if other != seat]
    where = f" in <#{table.place_id}>" if table.place_id else ""
    view = table.see(seat)
    lines = [
        f"### {table.game.title} with {layout.words.catalogue.list_of(others)}{where}",
        layout.words.headline(view),
    ]
    lines += [f"> {line}" for line in told(table, layout, seat)]
    if note:
        lines.append(note)
    lines.append(layout.words.private(view, names))
    lines.append(turn_line(table, layout, seat))
    return "\n".join(lines)
