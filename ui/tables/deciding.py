"""Where a press on a private message leads: to another message, or to the actions that somebody has decided on."""

from engine import Action, type_of
from ui.interactions.ids import ChoicePress, MenuPress, StageMenuPress, StagePress
from ui.interactions.reader import Reader
from ui.tables.content import confirm_content, step_content
from ui.tables.controls import ROOT_KEY
from ui.tables.hand_text import SituationInWords
from ui.tables.hints import Hint
from ui.tables.stage import Stage, StalePress
from ui.tables.stage_message import stage_content, stage_to_send
from ui.tables.surfaces.content import Content

Deciding = ChoicePress | MenuPress | StagePress | StageMenuPress
"""The presses of which a decision is made."""


def leads_back(press: Deciding) -> bool:
    """Whether a press leads back to where nothing is chosen yet, whatever has happened since."""
    return isinstance(press, ChoicePress) and press.key == ROOT_KEY


def follow_press(
    reader: Reader, moment: SituationInWords, press: Deciding, hint: Hint | None = None
) -> Content | tuple[Action, ...]:
    """The message that a press leads to, or the actions that it sends; Stale where it fits the position no more.

    ``hint``: what the reader was told about this decision; it stays in sight while they do it.
    IllegalAction where what was chosen from a menu is not possible together.
    """
    if moment.step(reader.own_seat) != press.at.step:
        raise StalePress
    match press:
        case ChoicePress(_, key, confirmed):
            return _follow_choice(reader, moment, key, confirmed=confirmed, hint=hint)
        case MenuPress(_, _, key):
            return _follow_choice(reader, moment, key, confirmed=False, hint=hint)
    stage = Stage.from_press(reader, moment, press.path, press.check)
    if isinstance(press, StageMenuPress):
        return _from_menu(stage, press, hint)
    if press.verb == "follow" and moment.layout.hints_send_whole_decision and (whole := stage_to_send(stage, None)):
        return whole.actions
    sends = press.verb == "send" or (press.verb == "follow" and stage.is_sent_at_once)
    return stage.actions if sends else stage_content(stage, _hint_advice(stage, hint), press.step)


def _follow_choice(
    reader: Reader, moment: SituationInWords, key: str, *, confirmed: bool, hint: Hint | None
) -> Content | tuple[Action, ...]:
    choice = moment.choices(reader).find(key)
    if choice is None:
        raise StalePress
    if choice.action is None:
        return step_content(reader, moment, choice, hint)
    if moment.layout.is_staged(choice.action, moment.view(reader.own_seat)):
        stage = Stage(reader, moment, [(choice.action, *choice.further_actions)])
        if stage.can_continue or type_of(choice.action) not in moment.layout.types_staged_if_open:
            return stage_content(stage, _hint_advice(stage, hint))
    confirmed |= (
        hint is not None
        and choice.action == hint.action
        and type_of(choice.action) in moment.layout.types_confirmed_unless_advised
    )
    if moment.needs_confirmation(choice.action, moment.view(reader.own_seat)) and not confirmed:
        return confirm_content(reader, moment, choice)
    return (choice.action,)


def _from_menu(stage: Stage, press: StageMenuPress, hint: Hint | None) -> Content | tuple[Action, ...]:
    group = stage.chosen_actions(press)
    if group is None:
        raise StalePress
    if not group and not stage.groups:
        return _follow_choice(stage.reader, stage.moment, press.keys[0], confirmed=False, hint=hint)
    if not group:
        return stage_content(stage, _hint_advice(stage, hint), press.keys[0])
    after = stage.with_group(group)
    row, chosen = stage.menu_entries(press)
    is_whole = row is not None and row.most_chosen == 1 and all(one.sends_at_once for one in chosen)
    return after.actions if is_whole else stage_content(after, _hint_advice(after, hint))


def _hint_advice(stage: Stage, hint: Hint | None) -> str | None:
    """What a hint says to do, as long as what is chosen begins with it, and is not all of it: that is told anyway."""
    if hint is None or (stage.actions == hint.actions and (len(stage.actions) > 1 or not stage.can_continue)):
        return None
    return hint.advice if not stage.actions or stage.actions[0] == hint.action else None
