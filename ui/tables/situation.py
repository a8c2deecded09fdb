"""A game as it stands between two actions, at a table or without one: looked at once, and said to each reader."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from typing import Any

from discord import ButtonStyle

import engine
from render import PICTURES
from render.kit.shapes import WIDE
from sessions.log.lines import ABORTS, NOBODY
from ui.interactions.game_in_progress import GameInProgress
from ui.interactions.ids import SeatStep
from ui.interactions.names import brief_names, distinct_names, escaped_name, plain_name
from ui.interactions.pictures import LazyPicture, private_picture, public_picture
from ui.interactions.reader import Reader
from ui.layouts.layout import Layout
from ui.layouts.steps import Choice
from ui.tables.choices import Choices
from ui.tables.story_rows import least_row_count, row_count
from ui.tables.table_texts import Lines, line_text, round_end_causes, story, unseen_lines
from words import GameWords, Voice
from words.game import Names, NewsLine, Path, capitalised_line, your_turn_sentence


class Situation(ABC):
    """What everybody may know and do at the same ply, without a word: that is said to each reader."""

    def __init__(self, table: GameInProgress, layout: Layout[Any]) -> None:
        self.table = table
        self.layout = layout
        self.ply = table.number
        self._steps = [table.step(seat) for seat in range(len(table.names))]
        self._views: dict[int | None, engine.GameView] = {}
        self._legal: dict[int, list[engine.Action]] = {}
        self._choices: dict[tuple[Voice, int, str], Choices] = {}
        self._names: dict[Voice, Names] = {}
        self._pictures: dict[tuple[Voice, int | None, str, int], LazyPicture] = {}
        self._ends: dict[tuple[Voice, int, str], LazyPicture] = {}

    def view(self, viewer: int | None) -> engine.GameView:
        """The typed view of a seat, or of everybody (None)."""
        if viewer not in self._views:
            self._views[viewer] = self.table.see(viewer)
        return self._views[viewer]

    def legal(self, seat: int) -> list[engine.Action]:
        """What a seat can do by its message."""
        if seat not in self._legal:
            elsewhere = self.layout.types_with_own_control
            legal = self.table.legal(seat)
            if elsewhere:
                legal = [action for action in legal if engine.type_of(action) not in elsewhere]
            self._legal[seat] = legal
        return self._legal[seat]

    def legend(self, voice: Voice, actions: Sequence[engine.Action], view: Any, path: Path = ()) -> str | None:
        """What the buttons of these actions mean, after some steps, where they are not plain words by themselves."""
        return self.layout.legend(voice, actions, view, path)

    def needs_confirmation(self, action: engine.Action, view: Any) -> bool:
        """Whether an action is confirmed before it is sent, where one press would do it."""
        return self.layout.needs_confirmation(action, view)

    def button_style(self, choice: Choice, choices: Choices) -> ButtonStyle:
        """The look of a button, which is one of these choices."""
        return self.layout.button_style(choice.path, choices.view)

    def choice_label(self, choice: Choice) -> str:
        """What stands on the button, or the entry, of a choice."""
        return choice.label

    def choice_description(self, choice: Choice) -> str | None:
        """What a choice brings, below its label in a menu; None where that is not told."""
        return choice.description or None

    def send_button_style(self, actions: Sequence[engine.Action], staged: engine.GameView) -> ButtonStyle:
        """The look of the button that sends these; ``staged``: what is shown of them."""
        return self.layout.send_button_style(staged)

    def words(self, voice: Voice) -> GameWords[Any]:
        """The words of the game."""
        return voice.game_words(self.table.game.id)

    def choices(self, reader: Reader) -> Choices:
        """What the seat of a reader can do, cut into steps and in their words."""
        voice, seat = reader.voice, reader.own_seat
        known = self._choices.get((voice, seat, reader.shape))
        if known is None:
            layout = self.layout.for_shape(reader.shape)
            known = Choices(voice, self.legal(seat), layout, self.view(seat), self.name_labels(voice))
            self._choices[voice, seat, reader.shape] = known
        return known

    def _has_gone_on(self, reader: Reader) -> bool:
        """Whether a reader has looked at how the round before ended, and gone on."""
        return bool(self.view(reader.seat).chapter <= reader.newest_end_seen + 1)

    def view_for(self, reader: Reader) -> Any:
        """What a reader may know; the round before is none of it for whoever has gone on from its end."""
        view = self.view(reader.seat)
        return view.gone_on() if self._has_gone_on(reader) else view

    def picture(self, reader: Reader) -> LazyPicture:
        """What a reader sees: of their own, or everybody's table; drawn once for all messages that show it."""
        voice, seat = reader.voice, reader.seat
        key = voice, seat, reader.shape, reader.newest_end_seen
        known = self._pictures.get(key)
        if known is None:
            view = self.view_for(reader)
            known = self._public_picture(reader) if seat is None else private_picture(reader, self.table, view)
            self._pictures[key] = known
        return known

    def _public_picture(self, reader: Reader) -> LazyPicture:
        """Everybody's table; its end in the shape of its reader, where there is such a picture."""
        ends = () if self.table.active else PICTURES[self.table.game.id].end_composers
        shape = reader.shape if reader.shape in ends else WIDE
        return public_picture(reader, self.table, self.view(None), shape)

    def end_picture(self, reader: Reader) -> LazyPicture:
        """The end as a seat is told of it, and from its side where its own picture shows the table, too."""
        key = reader.voice, reader.own_seat, reader.shape
        if (known := self._ends.get(key)) is None:
            pictures = PICTURES[self.table.game.id]
            shape = reader.shape if reader.shape in pictures.end_composers else WIDE
            view = self.view(reader.own_seat if shape != WIDE or pictures.hand_shows_table else None)
            known = self._ends[key] = public_picture(reader, self.table, view, shape)
        return known

    @cached_property
    def lines(self) -> Lines:
        """The newest lines of the log."""
        return self.table.lines

    def names(self, voice: Voice) -> Names:
        """The players' names by seat, without a meaning to Discord."""
        if voice not in self._names:
            self._names[voice] = [escaped_name(voice, name) for name in brief_names(voice, self.table.names)]
        return self._names[voice]

    def full_names(self, voice: Voice) -> Names:
        """The players' names for headings, which say how well a computer plays."""
        return [escaped_name(voice, name) for name in distinct_names(voice, self.table.names)]

    def names_for(self, reader: Reader) -> Names:
        """The names as a reader reads them: of themselves they are told as "you"."""
        return reader.names_as_read(self.names(reader.voice))

    def name_labels(self, voice: Voice) -> Names:
        """The players' names for the labels of actions that are aimed at somebody."""
        return [plain_name(voice, name) for name in brief_names(voice, self.table.names)]

    def step(self, seat: int) -> int:
        """How many actions of its own a seat had played then."""
        return self._steps[seat]

    def seat_step(self, seat: int) -> SeatStep:
        """What the ids of a seat's buttons begin with."""
        return SeatStep(self.table.id, seat, self.step(seat))

    def story(self, reader: Reader) -> list[str]:
        """The last few moves in words, as far as a reader may know them."""
        voice, viewer, names = reader.voice, reader.seat, self.names_for(reader)
        words, view, playing = self.words(voice), self.view(viewer), self.table.playing
        told = story(voice, words, self.lines, playing, view, names, lambda event: event.is_known_to(viewer))
        told += [line for line in self.offers_text(voice, names) if line not in told]
        cause = self._cause_of_abort(reader)  # the result begins with it
        return [line for line in (capitalised_line(one, names) for one in told) if line != cause]

    def _cause_of_abort(self, reader: Reader) -> str | None:
        """Who has ended a game before it could count, and how: that is news before all else; None for any other."""
        last = self.lines[-1][0] if self.lines and not self.table.active else None
        if last is None or last.kind not in ABORTS or last.seat == NOBODY:
            return None
        names = self.names_for(reader)
        return capitalised_line(line_text(reader.voice, last, names), names)

    def foremost_lines(self, reader: Reader, most: int) -> list[str]:
        """The lines of the story that matter most, so many, where there is no room for more."""
        names = self.names_for(reader)
        told = self.words(reader.voice).foremost_lines(self.view(reader.seat), names, most) if self.lines else None
        return self.story(reader)[-most:] if told is None else [capitalised_line(line, names) for line in told]

    def round_end_story(self, reader: Reader, *, folded: bool = False) -> list[str]:
        """How the round before went, for whom it is news: what it came to first, then what led to it.

        ``folded``: of that only what they did themselves, with which it began; *How it ended* shows it.
        """
        voice, view, names = reader.voice, self.view(reader.seat), self.names_for(reader)
        words = self.words(voice)
        said = words.round_end_line(view, names)
        if said is None or self._has_gone_on(reader):
            return []
        before = round_end_causes(voice, words, self.lines, view, names, lambda event: event.is_known_to(reader.seat))
        rounds = [f"**{line}**" for line in before if isinstance(line, NewsLine)]
        led = [
            f"-# {capitalised_line(line, names)}"
            for line in (before[:1] if folded else before)
            if not isinstance(line, NewsLine)
        ]
        return [*rounds, f"**{said}**", *led]

    def offers_text(self, voice: Voice, names: Names) -> list[str]:
        """What stands offered, in words: longer than it is news."""
        return []

    def result_text(self, reader: Reader) -> str:
        """Who won and how, in one sentence; of a game that was aborted first why."""
        if (cause := self._cause_of_abort(reader)) is not None:
            return reader.voice.say("table-end-aborted-by", cause=cause)
        return self.words(reader.voice).result_text(self.view(None), self.names_for(reader))

    def turn_text(self, reader: Reader) -> str:
        """Whose turn it is, or how the game ended."""
        active, words = self.table.active, self.words(reader.voice)
        if not active:
            return f"**{self.result_text(reader)}**"
        if reader.seat is not None and reader.seat in active:
            return your_turn_sentence(words, self.view(reader.own_seat))
        return words.waiting_text(self.view(None), self.names_for(reader), active)

    @abstractmethod
    def title(self, reader: Reader) -> str:
        """The heading of a private message."""

    def title_with_headline(self, reader: Reader, headline: str) -> str | None:
        """The heading and the headline in a line, where there is little room; None where they stand apart."""
        return None

    def goal(self, reader: Reader) -> str | None:
        """What the game is about, for somebody who is new to it and has done nothing in it yet."""
        begins = reader.is_new_to_game and self.table.active and not self.step(reader.own_seat)
        return self.words(reader.voice).aim_line(self.view(reader.own_seat)) if begins else None

    def aim_text(self, reader: Reader) -> list[str]:
        """What is said before anything has been done: the goal, in a line."""
        goal = self.goal(reader)
        return [] if goal is None else [goal]

    def newly_met_term(self, reader: Reader) -> str | None:
        """What a seat that is to act meets for the first time, as its words name it; None for nothing to explain.

        In one turn nothing more is explained than one thing, and nothing that was there when they last acted.
        """
        if reader.already_explained is None or reader.own_seat not in self.table.active:
            return None
        if reader.last_explained_turn is not None and reader.last_explained_turn == self.turn_number(reader.voice):
            return None
        words = self.words(reader.voice)
        if self.stands_beside_tall_picture(reader) and words.telling.rows_on_phone and self.goal(reader):
            return None  # one thing at a time, where there is little room: the goal first
        most = words.most_story_rows(self.view(reader.own_seat))
        told = self.story(reader)
        hurts = sum(row_count(line) for line in told if isinstance(line, NewsLine) and line.stays)
        if most and max(least_row_count(told), hurts) > most - words.telling.explanation_rows:
            return None  # nor where all of the room is needed for what has happened
        new = [event for _, events in unseen_lines(self.lines, reader.own_seat) for event in events]
        known = [event for event in new if event.is_known_to(reader.own_seat)]
        types = [engine.type_of(action) for action in self.legal(reader.own_seat)]
        met = words.explanations_due(known, self.view(reader.own_seat), dict.fromkeys(types))
        return next((key for key in met if key not in (reader.already_explained or ())), None)

    def round_end_explanation_key(self, reader: Reader) -> str | None:
        """What explains how the round before ended, by its name, where that is new to a reader."""
        key = (
            None
            if reader.already_explained is None
            else self.words(reader.voice).round_end_explanation_key(self.view(reader.own_seat))
        )
        return None if key in (reader.already_explained or ()) else key

    def turn_number(self, voice: Voice) -> int | None:
        """The number of the turn; None where each decision is one."""
        return self.words(voice).turn_number(self.view(None))

    def explanation(self, reader: Reader) -> list[str]:
        """What the reader meets for the first time, explained in a line."""
        key = self.newly_met_term(reader)
        return [] if key is None else [self.words(reader.voice).explanation_line(key)]

    def closing_notes(self, reader: Reader) -> list[str]:
        """What is to be said at the end of a private message that is not about the position."""
        return []

    def known_to_others(self, reader: Reader, view: Any) -> Sequence[str]:
        """What the others know of what is a reader's own."""
        return self.words(reader.voice).known_to_others(view, self.names(reader.voice))

    def note_whole_decision(self, actions: Sequence[engine.Action]) -> None:  # noqa: B027
        """Take note of a whole decision that is only to be sent: what asks for it is answered."""

    def stands_beside_tall_picture(self, reader: Reader) -> bool:
        """Whether what is said stands on a phone, of which a tall picture and its buttons take most."""
        return False
