"""A whole game in rows of text: in words, page by page, and in its notation."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from discord import ButtonStyle
from discord.ui import View

from engine.notation import LETTERS
from sessions.records.replays import EVERYBODY, LEAST_BELOW_A_HEADING
from ui.interactions.components import button, make_view
from ui.interactions.ids import ReplayPress
from ui.records.content import ReplayStep, event_lines, turn_or_result
from ui.records.subjects import ReplaySubject, viewer_key
from ui.tables.hand_text import begins_with_headline
from ui.tables.story_rows import row_count
from ui.tables.table_texts import line_text
from words import Voice
from words.game import Names, capitalised_line

MOST_ROWS = 14
"""So many rows of a phone a page takes: it is in sight there with its title and its buttons."""
LONGEST = 1500
"""So many characters at most."""


class MovesPage(NamedTuple):
    """A page of a game in words, the ways to the others, and how many there are."""

    text: str
    view: View
    pages: int


class GameTextRow(NamedTuple):
    """A row of a game in words: the heading of a round or turn, or what has happened in a step, with its number.

    ``told`` is it in sentences; ``decisive_lines``: those parts of it that decide something; ``hidden_lines``: what
    only one player was told then. 0 is the number of what does not count.
    """

    lines: Sequence[str]
    number: int = 0
    heading: str = ""
    decisive_lines: Sequence[str] = ()
    hidden_lines: Sequence[str] = ()

    @property
    def plain_text(self) -> str:
        """The row without any marks, as it stands in a file."""
        told = " ".join([f"{self.heading}:" if self.heading and self.lines else self.heading, *self.lines]).strip()
        numbered = f"{self.number}. {told}" if self.number else told
        return f"{numbered} ({' '.join(self.hidden_lines)})" if self.hidden_lines else numbered

    @property
    def marked_text(self) -> str:
        """The row as a message has it, in which what decides stands out, and what was hidden stands back."""
        told = " ".join(self.lines)
        for part in self.decisive_lines:
            told = told.replace(part, f"**{part}**", 1)
        if self.heading:
            told = f"**{self.heading}**: {told}" if told else f"**{self.heading}**"
        numbered = f"{self.number}. {told}" if self.number else told
        return f"{numbered} *({' '.join(self.hidden_lines)})*" if self.hidden_lines else numbered

    @property
    def is_heading(self) -> bool:
        """True for what stands above the rows of a round or turn."""
        return bool(self.heading) and not self.lines


def moves_page(voice: Voice, subject: ReplaySubject, number: int) -> MovesPage:
    """A page of a game in words, as whoever opened it reads it; its last one for a number beyond them."""
    say, you, title = voice.say, subject.seat, f"### {subject.title(voice)}"
    last = ReplayStep(subject, None, subject.replay.last_step(None), you)
    view = subject.replay.view_after(None, last.number)  # None where it ended by rules that are gone
    ended = "" if view is None else turn_or_result(voice, last, subject.names(voice, you))
    pages = [*_pages([*_rows(voice, subject, subject.names(voice, you))])]
    at = min(number, len(pages) - 1)
    text = "\n".join(row.marked_text for row in pages[at])

    def press(verb: str, page: int) -> ReplayPress:
        return ReplayPress(verb, subject.key, page, viewer_key(EVERYBODY))

    close = button(press("close", 0), say("replay-close"))
    if len(pages) == 1:
        return MovesPage(f"{title}\n{text}\n{ended}", make_view(close), 1)
    where = say("moves-page", page=at + 1, pages=len(pages))
    ways = [
        button(press("firstpage", 0), say("replay-first"), disabled=at == 0),
        button(press("page", max(at - 1, 0)), say("replay-back"), disabled=at == 0),
        button(press("page", at + 1), say("replay-on"), ButtonStyle.primary, disabled=at == len(pages) - 1),
        button(press("lastpage", len(pages) - 1), say("replay-last"), disabled=at == len(pages) - 1),
    ]
    read = f"{text}\n{ended}" if at == len(pages) - 1 else text  # whoever reads on is not told the end before it comes
    return MovesPage(f"{title}\n{read}\n-# {where}", make_view(*ways, close), len(pages))


def _pages(rows: Sequence[GameTextRow]) -> Iterator[Sequence[GameTextRow]]:
    """The rows in pages that are in sight on a phone; none ends with a heading, and each begins with one, where there
    are any. There is one at least."""
    page: list[GameTextRow] = []
    heading: GameTextRow | None = None
    for row in rows:
        if not page and heading is not None and not row.is_heading and not row.heading:
            page = [heading]
        size = sum(row_count(one.marked_text) for one in (*page, row))
        if (
            page
            and not page[-1].is_heading
            and (size > MOST_ROWS or sum(len(one.marked_text) for one in page) > LONGEST)
        ):
            yield page
            page = [] if heading is None or row.heading else [heading]
        heading = row if row.is_heading else heading
        page.append(row)
    yield page


def notation_rows(voice: Voice, subject: ReplaySubject) -> list[str]:
    """The rows of ``docs/notation.md``, secrets and all, by the names of the players; none where they can't be read."""
    names = _names(voice, subject)
    rows = subject.replay.moves_in_notation(
        names,
        lambda line: line_text(voice, line, names).replace("*", ""),
        lambda number: f"\n{_heading(voice, subject, number)}",
        voice.say("moves-taken-back"),
    )
    if rows and subject.replay.game.max_seats > 2:  # then opponents are written by their letters
        seats = zip(LETTERS, names, strict=False)
        rows.insert(0, ", ".join(f"{letter} = {name}" for letter, name in seats))
    return rows


def story_rows(voice: Voice, subject: ReplaySubject) -> list[str]:
    """What has happened in each step that has done something, in plain rows and by the names of the players.

    The steps are numbered as those of a replay are. Headings begin with an empty row.
    """
    rows = _rows(voice, subject, _names(voice, subject))
    return [f"\n{row.plain_text}" if row.is_heading else row.plain_text for row in rows]


def _rows(voice: Voice, subject: ReplaySubject, names: Names) -> Iterator[GameTextRow]:
    """The same in rows. A round, or a turn, has a heading, which is the sentence that says that it has begun, where
    that begins like one; where it has but one row, it stands in that."""
    replay, chapters = subject.replay, subject.replay.chapters(EVERYBODY)
    begins = {one.step: _heading(voice, subject, one.number) for one in chapters}
    steps = [*_step_rows(voice, subject, names)]
    headed = len(chapters) * LEAST_BELOW_A_HEADING <= sum(bool(row.lines) for _, row in steps)
    in_turns, above = replay.counts == "turn", ""
    for number, row in steps:
        if not headed:
            above = begins.get(number, above) if in_turns else above
            if row.lines:
                yield row._replace(heading=above)
                above = ""
            above = above if in_turns else begins.get(number, above)
            continue
        if number not in begins:
            yield row
            continue
        heading = begins[number]
        at = next((place for place, line in enumerate(row.lines) if begins_with_headline(line, heading)), None)
        if at is None:
            first = [] if in_turns or not row.lines else [row]
            yield from (*first, GameTextRow((), heading=heading), *([] if first or not row.lines else [row]))
            continue
        before, after = row.lines[:at], row.lines[at + 1 :]
        if before:
            yield row._replace(lines=before, hidden_lines=())
        yield GameTextRow((), heading=row.lines[at].rstrip("."), hidden_lines=() if after else row.hidden_lines)
        if after:
            yield row._replace(lines=after, number=0 if before else row.number)


def _step_rows(voice: Voice, subject: ReplaySubject, names: Names) -> Iterator[tuple[int, GameTextRow]]:
    """The steps that have done something, or with which a round begins, each with its place and its row.

    Where both decide in secret at once, half of the steps do nothing: there the rounds count, and no row has a number.
    """
    replay, words, count = subject.replay, voice.game_words(subject.replay.game.id), 0
    begins = {one.step for one in replay.chapters(EVERYBODY)}
    for number in range(replay.last_step(EVERYBODY) + 1):
        stands = number > 0 and replay.is_not_taken_back(EVERYBODY, number)
        count += stands
        told = [
            capitalised_line(line.replace("*", ""), names)
            for line in event_lines(voice, ReplayStep(subject, EVERYBODY, number), names)
        ]
        if not number or not told:
            if number in begins:
                yield number, GameTextRow(())
            continue
        if undone := replay.is_undone(EVERYBODY, number):
            told.append(voice.say("moves-taken-back"))
        events = [event for _, happened in replay.visible_lines(EVERYBODY, number) for event in happened]
        decisive = _decisive_lines(
            told, [capitalised_line(line, names) for line in words.decisive_lines(events, names)]
        )
        hidden = _secret_event_lines(voice, subject, number, names)
        numbered = stands and not undone and not words.has_secret_decisions
        yield number, GameTextRow(told, count if numbered else 0, "", decisive, hidden)


def _decisive_lines(told: Sequence[str], lines: Sequence[str]) -> Sequence[str]:
    """What stands out of a step in which these lines decide something: where its only sentence says it in other words,
    that."""
    found = [line for line in lines if any(line in one for one in told)]
    return found or (told if lines and len(told) == 1 else ())


def _secret_event_lines(voice: Voice, subject: ReplaySubject, number: int, names: Names) -> list[str]:
    """What had been told to one of the players alone with a step."""
    words = voice.game_words(subject.replay.game.id)
    events = [
        event for _, happened in subject.replay.visible_lines(EVERYBODY, number) for event in happened if event.to
    ]
    return [told for event in events if (told := words.told_after_game(event, names))]


def _names(voice: Voice, subject: ReplaySubject) -> list[str]:
    """The names of the players as they can stand in a block."""
    return [name.replace("`", "'") for name in subject.name_labels(voice)]


def _heading(voice: Voice, subject: ReplaySubject, number: int) -> str:
    return voice.say(f"replay-{subject.replay.counts}", number=number)
