"""What a seat's private message says above its picture, piece by piece, and in which order.

Beside a tall picture, which fills a phone together with its buttons, there is little room: much is said in fewer lines
or not at all, and what somebody acts by comes last, next to the picture. Nothing stands between that and the buttons,
so that it stays where it is while the text changes.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from render import PICTURES
from ui.interactions.reader import Reader
from ui.tables.situation import Situation
from ui.tables.story_rows import fit_story, row_count, shortened_line
from words.game import NewsLine

LINES_APART = 3
"""A story of more lines than that is run on, or what is no news in it stands in small print."""
LINES_TOGETHER = 2
"""So many lines at the end of a long story are as large as the rest of a message."""
ROWS_BESIDE = 4
"""Beside a longer story, where there is little room, it is not said what can't be done."""


class SituationInWords(Situation):
    """A situation as a private message tells it."""

    def private_text(
        self, reader: Reader, view: Any, note: str | None = None, staged: Any = None, *, begun: bool = False
    ) -> str:
        """What stands in a seat's private message about a position that it sees so.

        ``staged``: the same with what the seat has put together so far, where it has begun to. Whoever has ``begun``
        to decide is not told that it is their turn, nor again what led to it.
        """
        said = HandText(self, reader, view, note, staged, begun=begun)
        return said.text_beside_tall_picture() if self.stands_beside_tall_picture(reader) else said.whole_text()


class HandText:
    """The text of a seat's private message about a position that it sees as ``view``.

    ``note``: what is to be said just now. ``staged``: the view with what the seat has put together so far, where it has
    begun to. Whoever has ``begun`` to decide is not told that it is their turn, nor again what led to it.
    """

    def __init__(
        self, situation: Situation, reader: Reader, view: Any, note: str | None, staged: Any, *, begun: bool
    ) -> None:
        self._situation = situation
        self._reader = reader
        self._view = view
        self._note = note
        self._staged = staged
        self._begun = begun
        self._words = situation.words(reader.voice)

    def whole_text(self) -> str:
        """All of it."""
        just_read = self._begun and bool(self._note)
        older = quoted_story(self._story_lines, in_lines=self._words.telling.in_lines)
        last = self._words.telling.comes_last
        lines = [
            self._situation.title(self._reader),
            *self._round_before(folded=False),
            *self._result_first,
            *self._situation.aim_text(self._reader),
            self._headline,
            *([] if last else older),
            *([] if just_read else self._situation.explanation(self._reader)),
            *self._note_lines,
            *self._hand_lines,
            *self._card_text_lines,
            *self._obstacles,
            *self._unplayable_reasons,
            *self._reminders,
            *(older if last else []),
            *self._turn_lines,
            *self._situation.closing_notes(self._reader),
        ]
        return "\n".join(lines)

    def text_beside_tall_picture(self) -> str:
        """As much of it as a phone has room for: what stays true for long first, then the news, and what to do last."""
        just_read = self._begun or bool(self._note)
        aim = [] if just_read else self._situation.aim_text(self._reader)
        explained = [] if just_read else self._situation.explanation(self._reader)
        # Where there is little room, one thing at a time.
        rows_are_few = bool(self._words.telling.rows_on_phone)
        is_long = rows_are_few and sum(map(row_count, self._story_lines)) > ROWS_BESIDE
        is_taught = rows_are_few and bool(explained or self._situation.goal(self._reader))
        call_is_drawn = self._words.picture_says_call(self._view)
        near = self._words.lines_near_buttons(self._forecast_view, self._situation.names(self._reader.voice))
        lines = [
            *self._title_lines(),
            *aim,
            *self._headline_apart(),
            *(line for line in self._hand_lines if line not in near),
            *([] if explained or is_long else self._obstacles),
            *([] if is_taught else self._unplayable_reasons),
            *([] if is_taught or is_long else self._reminders),
            *self._situation.closing_notes(self._reader),
            *self._round_before(folded=True),
            *self._result_first,
            *self._fitted_story(),
            *explained,
            *self._note_lines,
            *(line for line in self._hand_lines if line in near),
            *([] if call_is_drawn else self._card_text_lines),  # which stands behind a button, too
            *([] if call_is_drawn and self._acts_again else self._turn_lines),
        ]
        return "\n".join(lines)

    # The pieces

    def _round_before(self, *, folded: bool) -> list[str]:
        """How the round before went, for whoever doesn't decide yet."""
        return [] if self._begun else self._situation.round_end_story(self._reader, folded=folded)

    @cached_property
    def _story_lines(self) -> list[str]:
        """What has happened, for whoever doesn't decide yet."""
        return [] if self._begun else self._situation.story(self._reader)

    @property
    def _has_result_first(self) -> bool:
        return self._words.telling.result_comes_first and not (self._begun or self._goes_on)

    @property
    def _result_first(self) -> list[str]:
        return [self._situation.turn_text(self._reader)] if self._has_result_first else []

    @property
    def _turn_lines(self) -> list[str]:
        """Whose turn it is, or the result, unless that is said already."""
        return [] if self._begun or self._has_result_first else [self._situation.turn_text(self._reader)]

    @property
    def _headline(self) -> str:
        return self._words.headline(self._staged or self._view)

    @property
    def _story_has_headline(self) -> bool:
        return any(begins_with_headline(line, self._headline) for line in self._story_lines)

    @cached_property
    def _heading_in_one(self) -> str | None:
        """The title and the headline in a line, where there is one and the story doesn't say where the game stands."""
        return None if self._story_has_headline else self._situation.title_with_headline(self._reader, self._headline)

    def _title_lines(self) -> list[str]:
        return [self._heading_in_one or self._situation.title(self._reader)]

    def _headline_apart(self) -> list[str]:
        return [] if self._heading_in_one or self._story_has_headline else [self._headline]

    @property
    def _note_lines(self) -> list[str]:
        return [self._note] if self._note else []

    @property
    def _forecast_view(self) -> Any:
        """The view that forecasts are of."""
        return self._view if self._staged is None else self._words.forecast_view(self._view, self._staged)

    @cached_property
    def _hand_lines(self) -> list[str]:
        """What a seat has, as far as its picture does not say it."""
        reader, view, names = self._reader, self._forecast_view, self._situation.names(self._reader.voice)
        undrawn = self._words.private_text_beside_picture(view, names) if reader.wants_pictures else None
        if undrawn is not None:
            return [*undrawn]
        hand, _, rest = self._words.private_text(view, names).partition("\n")
        said = reader.wants_pictures or not self._goes_on  # else it follows, with the rest of the picture, in words
        return [*filter(None, [hand if said else "", rest, *self._situation.known_to_others(reader, view)])]

    @property
    def _card_text_lines(self) -> list[str]:
        """What is printed on the cards that a seat is asked about, as far as its picture has no room for it."""
        reader, table = self._reader, self._situation.table
        if self._begun or not reader.wants_pictures or reader.own_seat not in table.active:
            return []
        return self._words.card_text_lines(
            PICTURES[table.game.id].cards_without_text(
                self._view, self._words, table.legal(reader.own_seat), reader.shape
            )
        )

    @property
    def _obstacles(self) -> list[str]:
        return self._words.obstacles(self._view) if self._goes_on and not self._staged else []

    @property
    def _unplayable_reasons(self) -> Sequence[str]:
        """Why what a newcomer holds can't be played now."""
        if not self._helps_newcomer:
            return ()
        return self._words.why_unplayable(self._view, self._situation.legal(self._reader.own_seat))

    @property
    def _reminders(self) -> Sequence[str]:
        if not self._helps_newcomer:
            return ()
        return self._words.reminders(self._view, self._reader.already_explained or ())

    @property
    def _helps_newcomer(self) -> bool:
        return self._goes_on and self._reader.is_new_to_game and not (self._staged or self._begun)

    @property
    def _goes_on(self) -> bool:
        return bool(self._situation.table.active)

    @property
    def _acts_again(self) -> bool:
        """Whether the reader is to act and has acted before."""
        own = self._reader.own_seat
        return bool(self._situation.step(own)) and own in self._situation.table.active

    def _fitted_story(self) -> list[str]:
        """As much of the story as there is room for; what is no news in it stands in small print."""
        reader, told = self._reader, self._story_lines
        if not told:
            return []
        if most := self._words.most_story_rows(self._situation.view(reader.seat)):
            taught = self._words.telling.explanation_rows if self._situation.newly_met_term(reader) else 0
            brief = [shortened_line(line) if getattr(line, "brief", "") else line for line in told]
            told = fit_story(brief if self._words.telling.briefly_on_phone else told, most - taught)
        news: list[str] = [line for line in told if isinstance(line, NewsLine)]
        if not news and len(told) > LINES_APART:
            foremost = [line for line in self._situation.foremost_lines(reader, LINES_TOGETHER) if line in told]
            news = foremost or [*told[-LINES_TOGETHER:]]
        return [line if line in (news or told) else f"-# {line}" for line in told]


def begins_with_headline(line: str, headline: str) -> bool:
    """Whether a line begins with a headline, such as "Turn 1", not "Turn 12"."""
    return line.startswith(headline) and not line[len(headline) :][:1].isdigit()


def quoted_story(told: Sequence[str], *, in_lines: bool = False) -> list[str]:
    """The story of what has happened; where it is long it is run on in small print, so that it has room on a phone.

    Where its game says what the news is, each line stands by itself, and what is no news is small. ``in_lines``: each
    line stands by itself all the same, and the older ones are small.
    """
    if len(told) <= LINES_APART:
        return [f"> {line}" for line in told]
    if any(isinstance(line, NewsLine) for line in told):
        return [f"> {line}" if isinstance(line, NewsLine) else f"> -# {line}" for line in told]
    if in_lines:
        return [*(f"> -# {line}" for line in told[:-LINES_TOGETHER]), *(f"> {line}" for line in told[-LINES_TOGETHER:])]
    return [f"> -# {' '.join(line.lstrip('→ ') for line in told[:-1])}", f"> {told[-1]}"]
