"""A whole game in rows of text: in words, page by page, and in its notation."""

from typing import NamedTuple

from discord import ButtonStyle
from discord.ui import View

from engine.notation import LETTERS
from sessions.records.replays import EVERYBODY, LEAST_BELOW_A_HEADING
from ui.decks.text import MESSAGE, block, pieces
from ui.interactions.components import button, view_of
from ui.interactions.ids import ReplayPress
from ui.records.content import Step, told_of, turn_or_result
from ui.records.subjects import Subject, eyes_of
from ui.tables.telling import line_told
from words import Voice

PAGE = 1200
"""The most characters of a game on one page, where it takes several: about what a phone shows at once."""


class Moves(NamedTuple):
    """A page of a game in words, the ways to the others, and how many there are."""

    text: str
    view: View
    pages: int


def page_of_moves(voice: Voice, subject: Subject, number: int) -> Moves:
    """A page of a game in words, its last one for a number beyond them; a short game has one."""
    say, title = voice.say, f"### {subject.title(voice)}"
    last = Step(subject, None, subject.replay.last(None))
    view = subject.replay.see(None, last.number)  # None where it ended by rules that are gone
    ended = "" if view is None else turn_or_result(voice, last, subject.names(voice))
    text = "\n".join(story_of(voice, subject)).strip("\n")
    short = len(text) <= MESSAGE - len(title) - len(ended)
    pages = [text] if short else [part.strip("\n") for part in pieces(text, PAGE)]
    at = min(number, len(pages) - 1)

    def press(verb: str, page: int) -> ReplayPress:
        return ReplayPress(verb, subject.key, page, eyes_of(EVERYBODY))

    close = button(press("close", 0), say("replay-close"))
    if short:
        return Moves(f"{title}\n{block(text)}\n{ended}", view_of(close), 1)
    where = say("moves-page", page=at + 1, pages=len(pages))
    ways = [
        button(press("firstpage", 0), say("replay-first"), disabled=at == 0),
        button(press("page", max(at - 1, 0)), say("replay-back"), disabled=at == 0),
        button(press("page", at + 1), say("replay-on"), ButtonStyle.primary, disabled=at == len(pages) - 1),
        button(press("lastpage", len(pages) - 1), say("replay-last"), disabled=at == len(pages) - 1),
    ]
    return Moves(f"{title}\n{block(pages[at])}\n{ended}\n-# {where}", view_of(*ways, close), len(pages))


def notation_of(voice: Voice, subject: Subject) -> list[str]:
    """The rows of ``docs/notation.md``, secrets and all, by the names of the players; none where they can't be read."""
    names = _names(voice, subject)
    rows = subject.replay.moves(
        names,
        lambda line: line_told(voice, line, names).replace("*", ""),
        lambda number: _heading(voice, subject, number),
        voice.say("moves-taken-back"),
    )
    if rows and subject.replay.game.max_seats > 2:  # then opponents are written by their letters
        seats = zip(LETTERS, names, strict=False)
        rows.insert(0, ", ".join(f"{letter} = {name}" for letter, name in seats))
    return rows


def story_of(voice: Voice, subject: Subject) -> list[str]:
    """What has happened in each step that has done something, numbered as the steps of a replay are.

    A round begins with what comes after the end of the one before, a turn with the step that has begun it.
    """
    replay = subject.replay
    names = _names(voice, subject)
    chapters, last = replay.chapters(EVERYBODY), replay.last(EVERYBODY)
    headed = len(chapters) * LEAST_BELOW_A_HEADING <= last
    begun = {one.step: _heading(voice, subject, one.number) for one in chapters} if headed else {}
    rows, count = [], 0
    for number in range(last + 1):
        stands = number > 0 and replay.stands(EVERYBODY, number)
        count += stands
        heads = [begun[number]] if number in begun else []
        told = " ".join(told_of(voice, Step(subject, EVERYBODY, number), names)).replace("*", "")
        if told and replay.is_undone(EVERYBODY, number):
            told = f"{told} {voice.say('moves-taken-back')}"
        elif told and stands:
            told = f"{count}. {told}"
        hidden = " ".join(_laid_open(voice, subject, number, names)) if told and number else ""
        step = [f"{told} ({hidden})" if hidden else told] if told and number else []
        rows += [*heads, *step] if replay.counts == "turn" else [*step, *heads]
    return rows


def _laid_open(voice: Voice, subject: Subject, number: int, names: list[str]) -> list[str]:
    """What had been told to one of the players alone with a step."""
    words = voice.words(subject.replay.game.id)
    events = [event for _, happened in subject.replay.told(EVERYBODY, number) for event in happened if event.to]
    return [told for event in events if (told := words.laid_open(event, names))]


def _names(voice: Voice, subject: Subject) -> list[str]:
    """The names of the players as they can stand in a block."""
    return [name.replace("`", "'") for name in subject.labels(voice)]


def _heading(voice: Voice, subject: Subject, number: int) -> str:
    return f"\n{voice.say(f'replay-{subject.replay.counts}', number=number)}"
