"""The private message while several actions are put together on the stage."""

from typing import Any

from discord.ui import Item

from engine import Action
from ui.interactions.components import Style, button, view_of
from ui.interactions.ids import ChoicePress
from ui.interactions.pictures import private_picture
from ui.layouts.steps import Row
from ui.tables.choices import ROOT
from ui.tables.content import ROOT_KEY, private_text
from ui.tables.controls import choice_items
from ui.tables.stage import Stage
from ui.tables.surfaces.content import Content


def stage_content(stage: Stage, note: str | None = None, unfolded: str = "") -> Content:
    """What there is so far, what can follow or be chosen instead, the button that sends it, and the ways back."""
    reader, moment, layout = stage.reader, stage.moment, stage.moment.layout
    voice = reader.voice
    step = stage.choices().find(unfolded) if unfolded and stage.is_open else None
    sent: Stage | None = stage
    if stage.is_open:
        rows = list(enumerate(stage.rows(step.path if step else ROOT)))
        more = layout.proposal(stage.last) if step is None else None
        sent = None if more is None else stage.with_group(more) if more else stage
        if more is not None and len(more) == 1:
            rows = [(number, _without(row, more[0])) for number, row in rows]
            rows = [(number, row) for number, row in rows if row.choices]
        items = choice_items(stage, rows, sent.actions[len(stage.actions) :] if sent else (), unfolded)
    else:
        rows = stage.chosen_from()
        items = choice_items(stage.before(), rows, stage.groups[-1])
    for item in _last_row(stage, sent, stepped=step is not None):
        item.row = len(rows)
        items.append(item)
    whole = sent or stage
    steps = moment.words(voice).staged(whole.steps, whole.last.events, moment.labels(voice))
    known = whole.known
    staged = layout.staged_view(whole.last, known)
    picture = private_picture(voice, moment.table, stage.seat, staged, known.legal if stage.is_open else [])
    # What is asked is said as long as nothing answers it.
    view = (
        stage.last.view
        if sent is None or (whole.actions == stage.actions and stage.is_open)
        else layout.decided_view(whole.last, moment.view(stage.seat))
    )
    asked = moment.words(voice).asked(view, moment.labels(voice)) is not None
    text = "" if asked and not sent else voice.say("stage-whole" if sent else "stage-so-far", steps=steps)
    lines = "\n".join(line for line in (note, text and (text if asked else f"**{text}**")) if line)
    return Content(private_text(reader, moment, view, lines, staged, begun=True), picture, view_of(*items), begun=True)


def _without(row: Row, action: Action) -> Row:
    """A row of buttons without the one that does what sending does."""
    if row.prompt is not None:
        return row
    return Row(tuple(one for one in row.choices if one is None or one.action != action or one.further))


def _last_row(stage: Stage, sent: Stage | None, *, stepped: bool) -> list[Item[Any]]:
    """What sends it, and the ways back."""
    moment, voice = stage.moment, stage.reader.voice
    root = ChoicePress(moment.seat_step(stage.seat), ROOT_KEY)
    items: list[Item[Any]] = []
    if sent is not None:
        label = moment.words(voice).send(sent.steps, moment.labels(voice))
        items.append(button(sent.press("send"), label, Style.success))
    if stepped or len(stage.groups) > 1:
        back = stage if stepped else stage.before()
        return [*items, button(back.press("go"), voice.say("button-back")), button(root, voice.say("stage-again"))]
    return [*items, button(root, voice.say("button-back"))]
