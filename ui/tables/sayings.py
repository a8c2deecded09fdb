"""What somebody can say at a table, which is what they can press there: in words, and with the press that it means.

First what stands on the message in front of them, then everything that is legal, each under its whole name.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from ui.interactions.ids import ChoicePress, StagePress, TablePress
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts.steps import Choice, Row
from ui.tables.choices import ROOT
from ui.tables.content import confirm_label_and_press, orders_button
from ui.tables.controls import back_label_and_press, press_for_choice
from ui.tables.moment import Moment
from ui.tables.offers import offer_answer_buttons
from ui.tables.situation import Situation
from ui.tables.spelling import spelt_words, words_begin_with, words_contain
from ui.tables.stage import Stage, StalePress, ticked_entries
from ui.tables.stage_message import send_row, stage_to_send

SIGNS = re.compile(r"^\W+|\W+$|^\d+$")
"""Signs before and after an action in notation, and whatever says too little without them."""


class Saying(NamedTuple):
    """Something that can be said.

    ``press`` makes what it means, which takes a while for some of many; IllegalAction where that turns out not to be
    possible. ``other_names``: what else it is called, on its button for one; ``notation``: what it is in notation.
    """

    label: str
    press: Callable[[], Press]
    other_names: tuple[str, ...] = ()
    notation: str = ""

    @property
    def names(self) -> tuple[str, ...]:
        """What it is called."""
        return self.label, *self.other_names


def sayings(reader: Reader, moment: Moment, begun: Press | None) -> list[Saying]:
    """Everything that a seat can say, each under a name of its own; nothing where it has nothing to decide.

    ``begun``: the press that leads to what its message shows of a decision half made.
    """
    found: dict[str, Saying] = {}
    for one in _all_sayings(reader, moment, begun):
        found.setdefault(one.label.casefold(), one)
    return [*found.values()]


def _all_sayings(reader: Reader, moment: Moment, begun: Press | None) -> Iterator[Saying]:
    voice, seat, table = reader.voice, reader.own_seat, moment.table
    if seat in table.active:
        yield from _begun_sayings(reader, moment, begun)
        yield from _hand_sayings(reader, moment)
        for leaf in moment.choices(reader).leaves():
            yield _action_saying(
                reader, moment, leaf, _constant_press(ChoicePress(moment.seat_step(seat), leaf.key)), leaf.label
            )
        if table.game.standing_orders:
            yield Saying(str(orders_button(voice, table).label), _constant_press(TablePress("orders", table.id)))
    for answer in offer_answer_buttons(voice, table, seat):
        press = TablePress.parse(answer.custom_id or "")
        if press is not None:
            yield Saying(str(answer.label), _constant_press(press))


def _hand_sayings(reader: Reader, moment: Moment) -> Iterator[Saying]:
    """What stands on the message of a hand, and behind the buttons there that only lead to more."""
    choices, stage = moment.choices(reader), Stage(reader, moment)
    rows = choices.rows(ROOT)
    yield from _on_rows(stage, rows)
    for choice in (one for row in rows for one in row.choices if one is not None and one.action is None):
        yield from _on_rows(stage, choices.rows(choice.path))


def _constant_press(press: Press) -> Callable[[], Press]:
    return lambda: press


def matching_sayings(found: Sequence[Saying], typed: str) -> list[Saying]:
    """The sayings whose names hold what is typed, or that are written so; first those that begin so."""
    wanted, whole = spelt_words(typed), typed.strip().casefold()
    begins = " ".join(wanted)
    fit = [
        one
        for one in found
        if any(words_contain(wanted, spelt_words(name)) for name in one.names) or whole in _notation_forms(one.notation)
    ]
    return sorted(fit, key=lambda one: not any(" ".join(spelt_words(name)).startswith(begins) for name in one.names))


def find_saying(found: Sequence[Saying], text: str, *, noted: bool = False) -> Saying | None:
    """The saying that a text means: its name, or what fits no other one.

    ``noted``: it means an action in notation, too, so it has to be one's own name.
    """
    wanted, whole = spelt_words(text), text.strip().casefold()
    if not wanted:
        return None
    named = next((one for one in found if whole in map(str.casefold, (*one.names, one.notation))), None)
    written = [one for one in found if whole in _notation_forms(one.notation)]
    if named or noted:
        return named or _only_saying(written)
    same = [one for one in found if wanted in map(spelt_words, one.names)]
    alike = [one for one in found if any(words_begin_with(wanted, spelt_words(name)) for name in one.names)]
    return _only_saying(same) or _only_saying(alike)


def _notation_forms(noted: str) -> tuple[str, str]:
    """An action in notation, with and without the signs around it: "=f4", "f4"."""
    return noted.casefold(), SIGNS.sub("", noted.casefold())


def _only_saying(found: Sequence[Saying]) -> Saying | None:
    return found[0] if len(found) == 1 else None


def _begun_sayings(reader: Reader, moment: Moment, begun: Press | None) -> Iterator[Saying]:
    """What stands on the message of a decision half made."""
    choices = moment.choices(reader)
    match begun:
        case StagePress():
            try:
                yield from _on_stage(Stage.from_press(reader, moment, begun.path, begun.check), begun.step)
            except StalePress:
                return
        case ChoicePress() if choice := choices.find(begun.key):
            if choice.action is None:
                yield from _on_rows(Stage(reader, moment), choices.rows(choice.path))
            else:
                yes, pressed = confirm_label_and_press(reader, moment, choice)
                yield Saying(yes, _constant_press(pressed))
            no, above = back_label_and_press(reader, moment, choice.path)
            yield Saying(no, _constant_press(above))


def _on_stage(stage: Stage, unfolded: str) -> Iterator[Saying]:
    step = stage.unfolded_step(unfolded)
    sent = stage_to_send(stage, step)
    ways = [Saying(label, _constant_press(press)) for label, press in send_row(stage, sent, step)]
    if sent is not None:
        yield ways.pop(0)
    if stage.can_continue:
        yield from _on_rows(stage, stage.rows(step.path if step else ROOT))
    elif stage.groups:
        for _, row in stage.last_menu():
            yield from _on_rows(stage.without_last_group(), [row], ticked_entries(row, stage.groups[-1]))
    yield from ways


def _on_rows(stage: Stage, rows: Sequence[Row], chosen: Sequence[Choice] = ()) -> Iterator[Saying]:
    """What stands in rows. ``chosen`` are the entries of a menu that are chosen in it: another one is added to them."""
    for row in rows:
        for choice in row.choices:
            if choice is None or choice in chosen or len(chosen) >= row.most_chosen:
                continue
            together = [one for one in row.choices if one is not None and (one is choice or one in chosen)]
            press = _choice_press_maker(stage, row, choice, together)
            whole = (
                None if stage.groups or choice.further_actions else stage.moment.choices(stage.reader).find(choice.key)
            )
            if whole is None or whole.action is None:
                yield Saying(choice.label, press)
            else:
                yield _action_saying(stage.reader, stage.moment, whole, press, choice.label)


def _action_saying(reader: Reader, moment: Situation, leaf: Choice, press: Callable[[], Press], short: str) -> Saying:
    """An action under its whole name, and under its others."""
    assert leaf.action is not None
    notation = moment.table.game.notation
    noted = "" if notation is None else notation.write(leaf.action)
    words, names = moment.words(reader.voice), moment.name_labels(reader.voice)
    offered = words.offered_action(leaf.action, moment.view(reader.own_seat), names)
    return Saying(offered, press, (leaf.label, short), noted)


def _choice_press_maker(stage: Stage, row: Row, choice: Choice, together: Sequence[Choice]) -> Callable[[], Press]:
    def press() -> Press:
        if row.make_actions is None or (row.most_chosen == 1 and choice.action is not None):
            return press_for_choice(stage, choice)
        if row.check_chosen is not None:
            row.check_chosen(together)
        return stage.with_group(row.make_actions(together)).make_press("go")

    return press
