"""Discord's limits: whatever can be shown in a game, at any moment and half-way through a decision, Discord takes.

Games are played at random, and at positions of them everything is made that people could see there: the table, what
each seat holds, and what they come to by pressing whatever can be pressed. ``LIMITS=20000 python -m pytest
tests/bot/test_limits.py`` looks at so many positions.
"""

import os
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

import engine
from engine import IllegalAction
from engine.realm_of_the_defenders.actions import Bid
from sessions.log.offers import Proposal, StandingOffers
from sessions.store.rows import ToldLine
from tests.support.every import every_game, settings_of
from tests.support.limits import MENU, broken
from tests.support.rules import Setting, lively
from tests.support.unstored import table_of
from ui.interactions.ids import ChoicePress, MenuPress, StageMenuPress, StagePress
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.tables.content import private_content, public_content, spectator_content
from ui.tables.deciding import follow_press, leads_back
from ui.tables.moment import Moment
from ui.tables.surfaces.content import Content
from words import ENGLISH, voice_of

POSITIONS = int(os.environ.get("LIMITS", 400))
"""So many positions are looked at, a fifth of them of each game."""
GAMES = 4
"""So many games of each setting are played, at least."""
DEEP = 8
"""So many presses follow each other before somebody sends."""
WAYS = 2
"""So many ways are gone from each private message."""
LONG = ("Maximiliane_von_*Hohenstaufen*_", "Bartholomew (of the ~~Shire~~) 2", "Cleo", "\u05d3\u05df")
"""Names as long as Discord lets them be, full of what has to be escaped, and one that is written from the right."""


class Position(NamedTuple):
    """A moment of a game, with what was told of the newest actions."""

    state: engine.State[Any]
    recent: tuple[ToldLine, ...]
    ply: int


LEADING_ON: tuple[type[Press], ...] = (ChoicePress, MenuPress, StagePress, StageMenuPress)
"""The presses after which the message shows something else."""


def positions(setting: Setting, seed: str) -> Iterator[Position]:
    """A game at random to its end: some end things early, some late, and in some everything is done that can be."""
    rng = Random(seed)
    state = setting.new(seed)
    recent: tuple[ToldLine, ...] = ()
    dull = rng.choice((0.0, 0.1, 0.5))
    ply = 0
    while True:
        yield Position(state, recent, ply)
        if not state.active:
            return
        seat = rng.choice(state.active)
        actions = state.legal(seat)
        if rng.random() >= dull:
            actions = list(lively(setting.game.id, actions))
        events = state.play(seat, rng.choice(actions))
        ply += 1
        if events:
            told = msgspec.json.encode([engine.to_json(event) for event in events])
            recent = (*recent, ToldLine("action", seat, b"", told))[-setting.game.recent :]


class Look:
    """Looks at everything that a position shows, and presses what can be pressed there."""

    def __init__(self, position: Position, game: engine.Game, rng: Random) -> None:
        state, recent, ply = position
        names = LONG if rng.random() < 0.5 else ("Ada", "Bo", "Cleo", "Dan")
        self.table = table_of(game, state.copy(), recent, ply, names)
        if state.active and rng.random() < 0.5:
            draw, takeback = (Proposal(rng.choice(state.remaining())) for _ in range(2))
            self.table._course = self.table._course._replace(talks=StandingOffers(draw, takeback))
        self.table.id = 10**12  # ids of tables grow
        for person in self.table.people:
            person.steps = 10**5
        self.moment = Moment(self.table, LAYOUTS[game.id])
        self.voice = voice_of(ENGLISH)
        self.rng = rng
        self.found: list[str] = []
        self.messages = 0

    def all(self) -> None:
        """Look at all of it."""
        self.look("table", public_content(Reader(self.voice), self.moment))
        self.look("spectator", spectator_content(Reader(self.voice), self.moment))
        cards = self.moment.layout.visible_cards(self.voice, self.moment.view(None))
        self.found += [f"more: a menu of {len(cards)}"] if len(cards) > 25 else []
        for seat in range(len(self.table.people)):
            hand = private_content(Reader(self.voice, seat), self.moment)
            self.look(f"hand {seat}", hand)
            for _ in range(WAYS if seat in self.table.active else 0):
                self.press(seat, hand)

    def look(self, what: str, content: Content) -> None:
        """What Discord would refuse of a message."""
        self.messages += 1
        alts = [content.picture.draw().alt] if content.picture else []
        components = content.view.to_components() if content.view else []
        self.found += [f"{what}: {one}" for one in broken(content.text, components, alts)]

    def press(self, seat: int, content: Content) -> None:
        """Press something at random, and in what comes of it again, until something would be sent."""
        for depth in range(DEEP):
            pressed = self.something(content)
            if pressed is None:
                return
            try:
                after = self.after(seat, pressed)
            except IllegalAction:
                return
            if after is None:
                return
            content = after
            self.look(f"seat {seat}, press {depth + 1}: {pressed}", content)

    def something(self, content: Content) -> Any:
        """A press on something in a message that leads on."""
        rows = content.view.to_components() if content.view else []
        known = []
        for one in (one for row in rows for one in row["components"]):
            values: list[str] = []
            if one["type"] == MENU:
                if not one.get("options"):
                    continue
                least, most = max(1, one["min_values"]), one["max_values"]
                count = self.rng.choice([least, most, self.rng.randint(least, max(least, most))])
                options = [option["value"] for option in one["options"]]
                values = self.rng.sample(options, min(count, len(options)))
            presses = (kind.parse(one["custom_id"], values) for kind in LEADING_ON)
            press = next((found for found in presses if found is not None), None)
            if press is not None and not (isinstance(press, StagePress) and press.verb == "send"):
                known.append(press)
        return self.rng.choice(known) if known else None

    def after(self, seat: int, press: Any) -> Content | None:
        """The message to which a press leads; None where the action is played."""
        reader = Reader(self.voice, seat)
        after = private_content(reader, self.moment) if leads_back(press) else follow_press(reader, self.moment, press)
        return after if isinstance(after, Content) else None


def looks(game: engine.Game, most: int) -> Iterator[Look]:
    """So many positions of a game, spread over games of all its settings."""
    settings = settings_of(game)
    done = 0
    number = 0
    per_game = max(1, most // (GAMES * len(settings)))
    while done < most:
        for setting in settings:
            rng = Random(f"{game.id}/{number}")
            number += 1
            course = [Position(at.state.copy(), at.recent, at.ply) for at in positions(setting, f"{number}")]
            for at in rng.sample(course, min(per_game, len(course))):
                if done < most:
                    done += 1
                    yield Look(at, game, rng)


@pytest.mark.usefixtures("undrawn")
@every_game
def test_whatever_is_shown_discord_takes(game: engine.Game) -> None:
    messages = 0
    found: dict[str, str] = {}
    for look in looks(game, POSITIONS // len(engine.GAMES)):
        look.all()
        messages += look.messages
        for wrong in look.found:
            found.setdefault(wrong.rpartition(": ")[2][:60], f"{look.table.number} {wrong}")
    assert not found, "\n".join(found.values())
    assert messages > POSITIONS // len(engine.GAMES)


def test_whoever_has_bid_every_card_can_close_the_bid() -> None:
    game = engine.GAMES["realm_of_the_defenders"]
    state = game.new(2, "all", {})
    seat = state.active[0]
    while bids := [action for action in state.legal(seat) if isinstance(action, Bid)]:
        state.play(seat, bids[0])
    look = Look(Position(state, (), 0), game, Random(0))
    hand = private_content(Reader(look.voice, seat), look.moment)
    assert hand.view is not None
    row, *_ = hand.view.to_components()
    assert row["components"][0]["label"] == "Close your bid"


def test_the_judge_finds_what_discord_refuses() -> None:
    press = {"type": 2, "style": 1, "custom_id": "a", "label": "Yes"}
    entries = [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}]
    menu = {"type": 3, "custom_id": "b", "options": entries, "min_values": 1, "max_values": 2}

    def rows(*items: dict[str, Any]) -> list[dict[str, Any]]:
        return [{"type": 1, "components": [*items]}]

    assert broken("Hello", rows(press), ["A picture."]) == []
    assert broken("Hello", rows(menu)) == []
    for content, components, alts in (
        ("x" * 2001, [], []),
        ("", [], []),
        ("x", rows(press) * 6, []),
        ("x", rows(press, press), []),
        ("x", rows(*({**press, "custom_id": str(n)} for n in range(6))), []),
        ("x", rows({**press, "label": ""}), []),
        ("x", rows({**press, "label": "x" * 81}), []),
        ("x", rows({**press, "custom_id": "x" * 101}), []),
        ("x", rows({**menu, "options": []}), []),
        ("x", rows({**menu, "options": entries * 13}), []),
        ("x", rows({**menu, "max_values": 3}), []),
        ("x", rows({**menu, "min_values": 2, "max_values": 1}), []),
        ("x", rows({**menu, "placeholder": "x" * 151}), []),
        ("x", rows({**menu, "options": [{"label": "x" * 101, "value": "1"}], "max_values": 1}), []),
        ("x", rows(press, menu), []),
        ("x", [], ["x" * 1025]),
        ("x", [], ["x"] * 11),
    ):
        assert broken(content, components, alts), (content[:20], components)
