"""The private message while several actions are put together on the stage."""

from engine import Action
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import ChoicePress, StagePress
from ui.interactions.pictures import private_picture
from ui.layouts.steps import Choice, Row
from ui.tables.cards import cards_button
from ui.tables.choices import ROOT
from ui.tables.controls import ROOT_KEY, choice_components
from ui.tables.stage import Stage
from ui.tables.surfaces.content import Content


def stage_content(stage: Stage, note: str | None = None, unfolded: str = "") -> Content:
    """What there is so far, what can follow or be chosen instead, the button that sends it, and the ways back."""
    reader, moment, layout = stage.reader, stage.moment, stage.moment.layout
    voice = reader.voice
    step = stage.unfolded_step(unfolded)
    sent = stage_to_send(stage, step)
    whole = sent or stage
    if stage.can_continue:
        rows = list(enumerate(stage.rows(step.path if step else ROOT)))
        more = sent.actions[len(stage.actions) :] if sent else ()
        if len(more) == 1:
            rows = [(number, _row_without_action(row, more[0])) for number, row in rows]
            rows = [(number, row) for number, row in rows if row.choices]
        items = choice_components(stage, rows, more, unfolded)
    else:
        rows = stage.last_menu()
        items = choice_components(stage.without_last_group(), rows, stage.groups[-1])
    known = whole.last_known_position
    staged = layout.staged_view(whole.last, known)
    for label, press in send_row(stage, sent, step):
        sends = isinstance(press, StagePress) and press.verb == "send"
        style = moment.send_button_style(whole.actions, staged) if sends else Style.secondary
        items.append(button(press, label, style, row=len(rows)))
    for item in cards_button(reader, moment):
        item.row = len(rows)
        items.append(item)
    steps = moment.words(voice).staged_decision(whole.steps, whole.last.events, moment.name_labels(voice))
    picture = private_picture(reader, moment.table, staged, known.legal if stage.can_continue else [])
    # What is asked is said as long as nothing answers it.
    view = (
        stage.last.view
        if sent is None or (whole.actions == stage.actions and stage.can_continue)
        else layout.decided_view(whole.last, moment.view(stage.seat))
    )
    question = moment.words(voice).open_question(view, moment.name_labels(voice))
    asked = question is not None
    if asked and not sent and moment.words(voice).asks_question_on_stage:
        note = "\n".join(filter(None, (note, f"**{question}**")))
    text = "" if asked and not sent else voice.say("stage-whole" if sent else "stage-so-far", steps=steps)
    follows = moment.words(voice).consequence_lines(staged, moment.names(voice)) if sent else []
    lines = "\n".join(line for line in (note, text and (text if asked else f"**{text}**"), *follows) if line)
    if sent:
        moment.note_whole_decision(whole.actions)
    text = moment.private_text(reader, view, lines, staged, begun=True)
    return Content(text, picture, make_view(*items), stage.make_press("go", step.key if step else ""))


def _row_without_action(row: Row, action: Action) -> Row:
    """A row of buttons without the one that does what sending does."""
    if row.prompt is not None:
        return row
    return Row(tuple(one for one in row.choices if one is None or one.action != action or one.further_actions))


def stage_to_send(stage: Stage, step: Choice | None) -> Stage | None:
    """What the button sends that stands below a stage; None while something is missing, or a step is unfolded."""
    if not stage.can_continue:
        return stage
    more = stage.moment.layout.proposed_rest(stage.last) if step is None else None
    return None if more is None else stage.with_group(more) if more else stage


def send_row(stage: Stage, sent: Stage | None, step: Choice | None) -> list[tuple[str, StagePress | ChoicePress]]:
    """What sends it, and the ways back: the words and the presses."""
    moment, voice = stage.moment, stage.reader.voice
    root = ChoicePress(moment.seat_step(stage.seat), ROOT_KEY)
    found: list[tuple[str, StagePress | ChoicePress]] = []
    if sent is not None:
        found.append((moment.words(voice).send_label(sent.steps, moment.name_labels(voice)), sent.make_press("send")))
    if step is not None or len(stage.groups) > 1:
        back = stage if step is not None else stage.without_last_group()
        return [*found, (voice.say("button-back"), back.make_press("go")), (voice.say("stage-again"), root)]
    return [*found, (voice.say("button-back"), root)]
