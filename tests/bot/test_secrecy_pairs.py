"""Secrecy in pairs of worlds: at every few plies of a game another world is imagined that a viewer holds possible.

Whatever this viewer can be shown in the two worlds must be the same to the byte: texts, alt texts, pictures, names of
files, buttons and menus with their ids, at every step of a decision, in one language as in another. The test over the
whole bot plays one course a game; this one looks at many positions, and only at what is made for people there.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import Any

import msgspec
import pytest

import engine
from learning.reviews.review import Judged
from playground.pseudo_language import PSEUDO
from render.kit.shapes import TALL
from sessions import Table
from sessions.records.replays import Replay
from sessions.store.rows import ActionRow, EraRow, Record, ToldLine
from tests.support.every import every_game
from tests.support.rules import as_remembered, rules
from tests.support.unstored import table_of
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.learning.reviews.review_messages import ReviewMessages
from ui.tables.content import confirm_content, private_content, public_content, spectator_content, step_content
from ui.tables.moment import Moment
from ui.tables.moves import SeatedReader, why_nothing_fits
from ui.tables.reasons import action_types
from ui.tables.sayings import sayings
from ui.tables.stage import Stage
from ui.tables.stage_message import stage_content
from ui.tables.surfaces.content import Content
from words import ENGLISH, voice_of

pytestmark = pytest.mark.thorough

MOST = 120
"""So many plies of a game are looked at."""
LOOKS = 5
"""At so many of them, spread over the game."""
STEPS = 3
"""So many choices of a decision are begun."""


def played(
    game: engine.Game, options: Mapping[str, Any] = MappingProxyType({})
) -> Iterator[tuple[engine.State[Any], tuple[ToldLine, ...]]]:
    """The positions of a game played at random, each with the events of the newest actions as they are stored."""
    chance = Random(game.id)
    state = game.new(game.min_seats, "5ec2e7", options)
    recent: tuple[ToldLine, ...] = ()
    for _ in range(MOST):
        yield state.copy(), recent
        if not state.active:
            return
        seat = chance.choice(state.active)
        events = state.play(seat, chance.choice(state.legal(seat)))
        if events:
            told = msgspec.json.encode([engine.to_json(event) for event in events])
            recent = (*recent, ToldLine("action", seat, b"", told))[-game.recent :]


def sent(content: Content) -> tuple[object, ...]:
    """What Discord gets of a message."""
    picture = content.picture.draw()
    components = content.view.to_components() if content.view else None
    return content.text, content.picture.name, picture.png, picture.alt, components


class Remembered(Moment):
    """A moment at which everybody remembers how things lay before as in another state: they have seen it."""

    def __init__(self, table: Table, by: engine.State[Any]) -> None:
        super().__init__(table, LAYOUTS[table.game.id])
        self._by = by

    def view(self, viewer: int | None) -> Any:
        return as_remembered(super().view(viewer), self._by.see(None if viewer is None else engine.Seat(viewer)))


def everything_for(
    table: Table, viewer: engine.Seat | None, by: engine.State[Any], language: str = ENGLISH
) -> list[object]:
    """All that can be shown to a seat, or to everybody, at a table as it stands."""
    moment = Remembered(table, by)
    reader = Reader(voice_of(language), viewer, is_new_to_game=viewer is not None, already_explained=())
    passing_by = Reader(reader.voice)
    shown: list[object] = [sent(public_content(passing_by, moment)), sent(spectator_content(passing_by, moment))]
    if viewer is not None:
        choices = moment.choices(reader)
        shown += [sent(private_content(reader, moment)), [engine.to_json(action) for action in table.legal(viewer)]]
        shown += [[(leaf.key, leaf.label) for leaf in choices.leaves()]]
        shown += [said(reader, moment, None)]
        shown += [moment.private_text(replace(reader, shape=TALL), moment.view(viewer))]
        for stage in staged(reader, moment):
            content = stage_content(stage)
            shown += [sent(content), said(reader, moment, content.begun_press)]
        for choice in choices.choices_after(())[:STEPS]:
            begun = step_content if choice.action is None else confirm_content
            content = begun(reader, moment, choice)
            shown += [sent(content), said(reader, moment, content.begun_press)]
    return shown


def said(reader: Reader, moment: Moment, begun: Press | None) -> list[object]:
    """What a seat is offered to say, and why it can't do what else it may want to."""
    at = SeatedReader(reader, moment, sayings(reader, moment, begun))
    kinds = () if begun else action_types(moment.table.game)
    offered: list[object] = [(one.label, one.other_names, one.notation) for one in at.sayings]
    return [*offered, *(reader.voice.refusal_text(why_nothing_fits(at, kind).sentence) for kind in kinds)]


def staged(reader: Reader, moment: Moment) -> Iterator[Stage]:
    """What a seat can put on the stage by one press or two, or by what it chooses first in a menu."""
    layout, viewer = moment.layout, reader.own_seat
    for leaf in moment.choices(reader).leaves()[:STEPS]:
        if leaf.action is not None and layout.is_staged(leaf.action, moment.view(viewer)):
            first = Stage(reader, moment, [(leaf.action,)])
            yield first
            if first.can_continue:
                yield first.with_group(first.last.legal[:1])
    for row in moment.choices(reader).rows(()) if viewer in moment.table.active else ():
        if row.make_actions is not None:
            yield Stage(reader, moment, [tuple(row.make_actions([choice for choice in row.choices if choice][:1]))])


@every_game
def test_what_somebody_is_shown_is_the_same_in_every_world_they_hold_possible(game: engine.Game) -> None:
    compare(game, {}, 1, LOOKS)


@pytest.mark.parametrize("game_id", [game_id for game_id, layout in LAYOUTS.items() if layout.first_game_options])
def test_a_first_game_tells_nobody_what_only_others_know(game_id: str) -> None:
    compare(engine.GAMES[game_id], LAYOUTS[game_id].first_game_options, 0, 3)


def compare(game: engine.Game, options: Mapping[str, Any], first: int, looks: int) -> None:
    """Look at so many plies of a game, from one on, in two worlds."""
    course = list(played(game, options))[: MOST if first else 3]
    looked, different = 0, 0
    for ply in range(first, len(course), max(1, len(course) // looks)):
        state, recent = course[ply]
        for viewer in (None, *(engine.Seat(seat) for seat in range(state.seats))):
            other = game.imagine(state.view(viewer), viewer, f"{game.id}/{ply}")
            assert other.view(None) == state.view(None)  # a seat sees the table, too
            different += other.position() != state.position()
            looked += 1
            language = (ENGLISH, PSEUDO)[looked % 2]
            here = everything_for(table_of(game, state, recent, ply, options=options), viewer, state, language)
            there = everything_for(table_of(game, other, recent, ply, options=options), viewer, state, language)
            assert here == there, f"ply {ply}, viewer {viewer}"
    assert looked >= 2 * looks
    assert different >= looked // 2 or getattr(rules(game.id), "OPEN", False)  # else there was nothing to compare


def look_back(game: engine.Game, state: engine.State[Any], seat: engine.Seat, language: str) -> list[object]:
    """All that is shown of a decision in this position to whoever took it, and has chosen the last thing there was."""
    *_, action = legal = state.legal(seat)
    row = ActionRow(1, seat, msgspec.json.encode(engine.to_json(action)).decode(), "", game.version, 0.0)
    options = msgspec.json.encode({"position": state.position()}).decode()
    record = Record(
        id=7, game=game.id, options=options, status="over", version=game.version, secret="", commitment="", seed="",
        joins=tuple(range(state.seats)), position=None, outcome=None, actions=(row,),
        eras=(EraRow(0, game.version, None),),
    )  # fmt: skip
    judged = [Judged(1, seat, 1, engine.to_json(legal[0]), 70, 50, chances=(50,) * state.seats)]
    reader = Reader(voice_of(language), seat)
    look = ReviewMessages(reader, table_of(game, state, (), 1), Replay(record), judged)
    shown = [
        look.overview_content(),
        look.best_and_played_text(0),
        look.retry_content(0),
        look.retry_answer(0, judged[0], legal[0]),
    ]
    return [look.decision_content(0), *map(sent, shown)]


@every_game
def test_a_look_back_is_the_same_in_every_world_that_its_seat_held_possible(game: engine.Game) -> None:
    course = list(played(game))
    looked = 0
    for ply in range(1, len(course), max(1, len(course) // LOOKS)):
        state, _ = course[ply]
        for seat in state.active:
            if len(state.legal(seat)) > 1:
                # None of both worlds remembers how things lay before.
                one, other = (game.imagine(state.view(seat), seat, f"{ply}/{number}") for number in range(2))
                language = (ENGLISH, PSEUDO)[looked % 2]
                assert look_back(game, one, seat, language) == look_back(game, other, seat, language), f"ply {ply}"
                looked += 1
    decisions = sum(len(state.legal(seat)) > 1 for state, _ in course for seat in state.active)
    assert looked >= min(LOOKS // 2, decisions)


def test_a_leak_would_be_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = engine.GAMES["elements"]
    told = Moment.story

    def leaking(self: Moment, reader: Reader) -> list[str]:
        return [*told(self, reader), str(self.table.see(1))]

    monkeypatch.setattr(Moment, "story", leaking)
    with pytest.raises(AssertionError, match="ply"):
        test_what_somebody_is_shown_is_the_same_in_every_world_they_hold_possible(game)


def test_a_look_back_draws_the_better_order_into_its_picture() -> None:
    game = engine.GAMES["elemental"]
    state = game.new(2, "x", {"position": {"south": "1 fire e3, 6 light e1", "north": "1 ice e6, 6 dark e9"}})
    _, _, looked_at, *_ = look_back(game, state, engine.Seat(0), ENGLISH)
    assert "Your order would be: 1 moves to" in str(looked_at)
