"""The messages of a replay: a step in words and pictures, and the way to others."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord.ui import View

from engine import Resign
from render import OpenHand
from sessions.log.lines import ACTION, ACTIONS, PLAYED
from sessions.people.preferences import Shape
from sessions.records.replays import EVERYBODY, Chapter, Viewer
from ui.interactions.answer import cut_to_message_length
from ui.interactions.components import ENTRIES, button, make_view, menu, menu_entry
from ui.interactions.ids import ReplayPress, ReviewPress, TablePress
from ui.interactions.own_hand import back_to_hand_button
from ui.interactions.pictures import LazyPicture, hand_picture, laid_open_picture, open_hands_picture, table_picture
from ui.interactions.reader import Reader
from ui.records.subjects import ReplaySubject, viewer_key
from ui.tables.table_texts import is_time_out, line_text
from words import Voice
from words.game import Names, capitalised_line, your_turn_sentence


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A step of a replay, through the eyes of a viewer."""

    subject: ReplaySubject
    viewer: Viewer
    number: int
    reader: int | None = None
    """The seat of whoever alone reads it; None: they sat nowhere, or everybody reads it."""

    @property
    def addressed_seat(self) -> int | None:
        """The seat that is spoken to: through the eyes of others its own reader is called by name, for "you" in a
        picture is whoever looks."""
        return self.reader if self.viewer in (None, EVERYBODY, self.reader) else None

    @property
    def private_step(self) -> "ReplayStep":
        """The step as whoever has opened it alone sees it."""
        return replace(self, reader=self.subject.seat)

    @property
    def last_number(self) -> int:
        """The number of the last step."""
        return self.subject.replay.last_step(self.viewer)

    def with_eyes(self, viewer: Viewer) -> "ReplayStep":
        """The step that shows this moment through other eyes."""
        replay = self.subject.replay
        number = replay.step_at(viewer, replay.line_of(self.viewer, self.number))
        return replace(self, viewer=viewer, number=number)

    def with_number(self, number: int) -> "ReplayStep":
        """The step of this number; the first or the last one for a number beyond them."""
        return replace(self, number=min(max(number, 0), self.last_number))


def step_text(voice: Voice, step: ReplayStep) -> str:
    """The events of a step in lines, and the state of the game after it."""
    subject, replay = step.subject, step.subject.replay
    view, names = replay.view_after(step.viewer, step.number), subject.names(voice, step.addressed_seat)
    lines = [f"### {subject.title(voice)}"]
    if view is not None:
        lines.append(voice.game_words(replay.game.id).headline(view))
    lines += [f"> {capitalised_line(line, names)}" for line in step_lines(voice, step, names)]
    if view is None:
        lines.append(voice.say("replay-older"))
    elif not (subject.over and len(replay.active_seats(step.viewer, step.number)) > 1):  # whose turn it was is no news
        lines.append(turn_or_result(voice, step, names))
    lines.append(f"-# {_step_number_text(voice, step)}")
    return cut_to_message_length("\n".join(lines))


def step_caption(voice: Voice, step: ReplayStep) -> str:
    """The events of a step, or else the state of the game after it, in one line for a picture."""
    names = step.subject.name_labels(voice)
    lines = step_lines(voice, step, names)
    view = step.subject.replay.view_after(step.viewer, step.number)
    if view is not None and (not lines or step.number == step.last_number):
        lines.append(turn_or_result(voice, step, names))
    return " ".join(lines).replace("*", "")


def neighbour_step(voice: Voice, step: ReplayStep, by: int) -> ReplayStep:
    """The step before or after; where both decide in secret at once, the next one at which there is news."""
    further = step.with_number(step.number + by)
    if voice.game_words(step.subject.replay.game.id).has_secret_decisions:
        while 0 < further.number < further.last_number and not event_lines(
            voice, further, step.subject.names(voice, step.addressed_seat)
        ):
            further = further.with_number(further.number + by)
    return further


def step_lines(voice: Voice, step: ReplayStep, names: Names) -> list[str]:
    """The events of a step in plain lines, or what was decided in secret."""
    return event_lines(voice, step, names) or list(_secret_decision_lines(voice, step, names))


def event_lines(voice: Voice, step: ReplayStep, names: Names) -> list[str]:
    """The events of a step in plain lines."""
    replay, words = step.subject.replay, voice.game_words(step.subject.replay.game.id)
    view = replay.view_after(step.viewer, step.number)
    before: list[str] = []
    events: list[Any] = []
    others: list[str] = []
    for line, happened_ in replay.visible_lines(step.viewer, step.number):
        # What only some were told is seen in their pictures, where everything lies open.
        events += [
            event
            for event in happened_
            if (line is None or not is_time_out(line, event)) and not (step.viewer == EVERYBODY and event.to)
        ]
        if line is not None and line.kind not in ACTIONS:
            (others if line.kind in PLAYED else before).append(line_text(voice, line, names))
    if view is None:
        return [*before, *(told for event in events if (told := words.event_line(event, names))), *others]
    return [*before, *words.step_lines(events, view, names), *others]


def _secret_decision_lines(voice: Voice, step: ReplayStep, names: Names) -> Iterator[str]:
    """A secret decision, for whoever may know of it."""
    subject, replay = step.subject, step.subject.replay
    for line, _ in replay.visible_lines(step.viewer, step.number)[-1:]:
        if line is None or isinstance(line.action, Resign):  # the result says it
            continue
        if line.kind == ACTION and step.viewer in (line.seat, EVERYBODY):
            before = replay.view_before(step.viewer, step.number)
            if before is not None:
                label = voice.game_words(replay.game.id).action_label(line.action, before, subject.name_labels(voice))
                yield voice.say("replay-chosen", player=names[line.seat], choice=label)


def turn_or_result(voice: Voice, step: ReplayStep, names: Names) -> str:
    """The player whose turn it was after a step, or the result of a game that had ended by then."""
    replay, words = step.subject.replay, voice.game_words(step.subject.replay.game.id)
    view = replay.view_after(step.viewer, step.number)
    if active := replay.active_seats(step.viewer, step.number):
        if step.addressed_seat in active:
            if step.subject.over:  # nobody is called to what was decided long ago
                return voice.say("replay-your-turn")
            return your_turn_sentence(words, replay.view_of_other(step.viewer, step.number, None))
        return words.waiting_text(view, names, active)
    return f"**{words.result_text(view, names)}**"


def _step_number_text(voice: Voice, step: ReplayStep) -> str:
    replay = step.subject.replay
    key = "replay-step" if step.subject.over else "replay-step-running"
    if replay.is_undone(step.viewer, step.number):
        key = "replay-step-undone"
    count = (
        replay.step_number_among_all if step.subject.over else replay.displayed_step_number
    )  # one count for all eyes, once they may know it
    number, last = (count(step.viewer, one) for one in (step.number, step.last_number))
    where = voice.say(key, step=number, last=last)
    return f"{where} · {_viewer_label(voice, step, step.viewer)}"


def _viewer_label(voice: Voice, step: ReplayStep, viewer: Viewer) -> str:
    if viewer is None:
        return voice.say("replay-eyes-spectator")
    if viewer == EVERYBODY:
        return voice.say("replay-eyes-all")
    return voice.say("replay-eyes-seat", player=step.subject.name_labels(voice, step.reader)[viewer])


def step_pictures(voice: Voice, step: ReplayStep, shape: Shape = "wide") -> Sequence[LazyPicture]:
    """The table as it was; through somebody's eyes with what they held, or with what everybody held.

    Through somebody's eyes it is as they would see it in another ``shape``; so is all that lies open, from their side,
    in games of which a hand shows the whole table.
    """
    subject, replay = step.subject, step.subject.replay
    view, names = replay.view_of_other(step.viewer, step.number, None), subject.drawn_names(voice, step.addressed_seat)
    if view is None:
        return ()
    if step.viewer is None:
        return (table_picture(voice, view, names),)
    if step.viewer != EVERYBODY and shape != "wide":
        legal = replay.legal(step.viewer, step.number, step.viewer)
        reader = Reader(voice, step.viewer, shape=shape)
        return (hand_picture(reader, replay.view_after(step.viewer, step.number), names, legal),)
    seats = range(replay.seats) if step.viewer == EVERYBODY else (step.viewer,)
    hands = [
        OpenHand(
            seat, replay.view_of_other(step.viewer, step.number, seat), replay.legal(step.viewer, step.number, seat)
        )
        for seat in seats
    ]
    if len(hands) < replay.seats:
        return (open_hands_picture(voice, view, names, hands),)
    return (laid_open_picture(Reader(voice, subject.seat, shape=shape), subject.seat, view, names, hands),)


def stepper_view(voice: Voice, step: ReplayStep, hand_table_id: int | None = None) -> View:
    """The ways to other steps, to other eyes, into the channel, and to the moves of a game that is over; in the place
    of the ``hand`` of that table the way back to it, too."""
    say = voice.say

    def press(verb: str) -> ReplayPress:
        return ReplayPress(verb, step.subject.key, step.number, viewer_key(step.viewer))

    first, last = step.number == 0, step.number == step.last_number
    view = make_view(
        button(press("first"), say("replay-first"), disabled=first),
        button(press("back"), say("replay-back"), disabled=first),
        button(press("on"), say("replay-on"), discord.ButtonStyle.primary, disabled=last),
        button(press("last"), say("replay-last"), disabled=last and step.subject.over),
    )
    chapters = step.subject.replay.chapters(step.viewer)
    if len(chapters) > 1:
        view.add_item(menu(press("jump"), say("replay-jump"), _chapter_entries(voice, step, chapters)))
    if len(step.subject.eyes) > 1:
        eyes = [
            menu_entry(_viewer_label(voice, step, viewer), viewer_key(viewer), default=viewer == step.viewer)
            for viewer in step.subject.eyes
        ]
        view.add_item(menu(press("eyes"), say("replay-eyes"), eyes))
    if step.subject.over:
        view.add_item(button(press("moves"), say("replay-moves")))
    if step.subject.table_id is None:  # where a table is shown there is the button already
        view.add_item(button(press("film"), say("button-film")))
    elif step.subject.seat is not None and step.subject.over:
        view.add_item(button(ReviewPress("open", step.subject.table_id), say("button-review")))
    view.add_item(button(press("share"), say("replay-share")))  # below: beside the ways a phone has no room for it
    if hand_table_id is None:
        view.add_item(button(press("close"), say("replay-close")))
    else:
        view.add_item(back_to_hand_button(voice, hand_table_id, "replay-close", discord.ButtonStyle.secondary))
    return view


def _chapter_entries(voice: Voice, step: ReplayStep, chapters: Sequence[Chapter]) -> list[discord.SelectOption]:
    """The rounds around this step, the first and the last: as many as a menu has room for."""
    here = max((place for place, chapter in enumerate(chapters) if chapter.step <= step.number), default=0)
    chosen = [*range(len(chapters))]
    if len(chapters) > ENTRIES:
        begin = min(max(here - ENTRIES // 2, 1), len(chapters) - ENTRIES + 1)
        chosen = sorted({0, *range(begin, begin + ENTRIES - 2), len(chapters) - 1})
    key = f"replay-{step.subject.replay.counts}"
    return [
        menu_entry(
            voice.say(key, number=chapters[place].number),
            str(chapters[place].step),
            default=place == here and chapters[place].step <= step.number,
        )
        for place in chosen
    ]


def shared_view(voice: Voice, subject: ReplaySubject) -> View:
    """The button below a step that somebody has shared: it leads to the rest of a table's game."""
    if subject.table_id is None:
        return make_view()
    return make_view(button(TablePress("replay", subject.table_id), voice.say("button-replay")))
