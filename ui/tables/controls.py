"""Buttons and menus of what a seat can choose, at the table or on the stage."""

from collections.abc import Sequence
from typing import Any

from discord.ui import Button, Item

from engine import Action
from ui.interactions.components import button, menu, menu_entry
from ui.interactions.ids import ChoicePress, MenuPress, StageMenuPress, StagePress
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT
from ui.tables.situation import Situation
from ui.tables.stage import Stage, ticked_entries
from words.game import Path

ROOT_KEY = "root"


def back_label_and_press(reader: Reader, moment: Situation, path: Path = ROOT) -> tuple[str, Press]:
    """What leads back from the steps of ``path``: the words, and the press that leads one step up."""
    above = moment.choices(reader).step_above(path) if path else None
    key = ROOT_KEY if above is None else above.key
    return reader.voice.say("button-back"), ChoicePress(moment.seat_step(reader.own_seat), key)


def choice_components(
    stage: Stage, rows: Sequence[tuple[int, Row]], pending: Sequence[Action] = (), unfolded: str = ""
) -> list[Item[Any]]:
    """The components of numbered rows; of menus for several, the entries of ``pending`` are ticked."""
    items: list[Item[Any]] = []
    choices = stage.choices()
    for line, (number, row) in enumerate(rows):
        if row.prompt is None:
            for column, choice in enumerate(row.choices):
                if choice is None:
                    items.append(Button(label="·", disabled=True, custom_id=f"gap:{line}:{column}", row=line))
                else:
                    style = stage.moment.button_style(choice, choices)
                    items.append(
                        button(press_for_choice(stage, choice), stage.moment.choice_label(choice), style, row=line)
                    )
            continue
        on = {choice.key for choice in ticked_entries(row, pending)} if row.make_actions else set()
        entries = [
            menu_entry(
                stage.moment.choice_label(one), one.key, stage.moment.choice_description(one), default=one.key in on
            )
            for one in row.choices
            if one
        ]
        at = stage.moment.seat_step(stage.seat)
        press: MenuPress | StageMenuPress = MenuPress(at, number)
        # A plain menu names an action alone, and would leave out what goes with it.
        with_others = all(one is None or one.action is None or one.further_actions for one in row.choices)
        if stage.groups or row.make_actions or (with_others and any(one and one.action for one in row.choices)):
            press = StageMenuPress(at, stage.path, stage.actions_digest, number, step=unfolded)
        items.append(menu(press, row.prompt, entries, row=line, least=row.least_chosen, most=row.most_chosen))
    return items


def press_for_choice(stage: Stage, choice: Choice) -> ChoicePress | StagePress:
    """What a press on a choice means that is offered by itself."""
    if choice.action is not None and (stage.groups or choice.further_actions or choice.sends_at_once):
        after = stage.with_choice(choice)
        return after.make_press("send" if choice.sends_at_once else "go")
    if stage.groups:
        return stage.make_press("go", choice.key)
    return ChoicePress(stage.moment.seat_step(stage.seat), choice.key)
