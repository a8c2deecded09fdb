"""What `/games review` and the presses of a review mean."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any

import discord
import msgspec
from discord.ui import Item

import engine
from learning.reviews.review import WEIGHED, Decision, Judged, course, worst
from render import reviews as drawing
from sessions import People, Table
from sessions.records.replays import EVERYBODY, Replay
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import Style, add_below, button, view_of
from ui.interactions.ids import ReviewMovePress, ReviewPress
from ui.interactions.names import plain, safe, told_apart
from ui.interactions.pictures import LazyPicture
from ui.interactions.reader import Reader
from ui.interactions.routes import Routes
from ui.learning.position import Position, ShownPosition, position_content, pressed, read_inner, within
from ui.learning.reviews.judging import Judging, decisions_of
from ui.tables.content import suited
from ui.tables.stage import Stale
from ui.tables.surfaces.content import Content
from words.catalogue import Own

MOST = 3
"""So many decisions are shown."""


class ReviewController:
    """Looks back with somebody at a game of theirs."""

    def __init__(self, table: Callable[[int], Awaitable[Table]], judging: Judging, people: People) -> None:
        self._table = table
        self.judging = judging
        self._people = people

    async def show(self, answer: Answer, table: Table, *, edit: bool = False) -> None:
        """The course of a game, and what cost most."""
        look = await self._look(answer, table)
        await self._bring(answer, look, look.overview(), edit=edit)

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(ReviewPress, self.open, "open")
        routes.add(ReviewPress, self.press)
        routes.add(ReviewMovePress, self.move)

    async def open(self, interaction: discord.Interaction, press: ReviewPress) -> None:
        """*Review* at a table."""
        async with answering(interaction, "private") as answer:
            await self.show(answer, await self._table(press.table))

    async def press(self, interaction: discord.Interaction, press: ReviewPress) -> None:
        """A press below a review."""
        async with answering(interaction, "edit") as answer:
            table = await self._table(press.table)
            if press.verb == "back":
                await self.show(answer, table, edit=True)
                return
            look = await self._look(answer, table)
            match press.verb:
                case "look":
                    await self._bring(answer, look, look.looked_at(press.place))
                case "again":
                    await self._bring(answer, look, look.tried(press.place))
                case _:
                    raise Refused("button-unknown")

    async def move(self, interaction: discord.Interaction, press: ReviewMovePress) -> None:
        """A decision, tried once more."""
        async with answering(interaction, "edit") as answer:
            table = await self._table(press.table)
            look = await self._look(answer, table)
            inner = read_inner(press.inner, press.chosen)
            if inner is None:
                raise Refused("button-unknown")
            try:
                made = pressed(look.reader, look.situation(press.place), inner)
            except Stale:
                raise Refused("button-unknown") from None
            if isinstance(made, Content):
                begun = look.wrapped(press.place, made) if made.begun else look.tried(press.place)
                await self._bring(answer, look, begun)
                return
            decision = msgspec.structs.replace(look.decision(press.place), action=engine.to_json(made[0]))
            judged = await self.judging.weigh(table, decision)
            await self._bring(answer, look, look.answered(press.place, judged, made[0]))

    async def _look(self, answer: Answer, table: Table) -> "Look":
        seat = table.seat_of(answer.interaction.user.id)
        voice = answer.voice
        if table.status != "over":
            raise Refused("review-running")
        if seat is None:
            raise Refused("review-alone")
        if table.game.id not in WEIGHED:
            games = voice.list_of([voice.title(game_id) for game_id in WEIGHED])
            raise Refused("review-not-yet", game=voice.title(table.game.id), games=games)
        if self.judging.known(table) is None and answer.interaction.type is discord.InteractionType.application_command:
            await answer.progress(voice.say("review-thinking"))
        judged = await self.judging.of(table)
        preferences = await self._people.preferences(answer.interaction.user.id)
        reader = Reader(voice, seat, preferences.pictures, preferences.palette)
        return Look(reader, table, await self.judging.replay(table), judged)

    async def _bring(self, answer: Answer, look: "Look", content: Content, *, edit: bool = True) -> None:
        content = await suited(look.reader, content)
        if edit:
            await answer.edit(content.text, content.picture, content.view)
        else:
            await answer.say(content.text, content.picture, content.view or discord.utils.MISSING)


class Look:
    """A look back at a game from a seat, ready to be said."""

    def __init__(self, reader: Reader, table: Table, replay: Replay, judged: Sequence[Judged]) -> None:
        self.reader = reader
        self._voice = reader.voice
        self._seat = reader.own
        self._table = table
        self._replay = replay
        self._judged = judged
        self._worst = worst(judged, self._seat, MOST)

    @property
    def _names(self) -> list[str]:
        return [safe(self._voice, name) for name in told_apart(self._voice, self._table.names)]

    def overview(self) -> Content:
        """How it stood, what each side gave away, and what cost most."""
        say = self._voice.say
        lines = [f"### {say('review-title', game=self._voice.title(self._table.game.id))}"]
        lines += [self._gave(seat) for seat in sorted(range(len(self._names)), key=lambda seat: seat != self._seat)]
        lines += [say("review-unsaved", round=number) for number in self._unsaved()]
        if self._worst:
            lines.append(say("review-costliest"))
        for number, one in enumerate(self._worst, 1):
            played = self._label(one, self._played(one))
            lines.append(say("review-entry", number=number, round=one.round, played=played, points=one.cost))
        looks = [
            button(
                ReviewPress("look", self._table.id, place),
                say("button-review-look", number=place + 1, points=one.cost),
                Style.primary,
            )
            for place, one in enumerate(self._worst)
        ]
        return Content("\n".join(lines), self._course(), view_of(*looks) if looks else None)

    def _gave(self, seat: int) -> str:
        costs = [one.cost for one in self._judged if one.seat == seat and one.cost > 0]
        player: str = Own(self._names[seat]) if seat == self._seat else self._names[seat]
        return self._voice.say("review-gave", player=player, count=len(costs), points=sum(costs))

    def _unsaved(self) -> list[int]:
        """The rounds that the seat has lost without having given anything away in them."""
        view = msgspec.to_builtins(self._replay.see(None, self._replay.last(None)))
        lost = [one["round"] for one in view.get("results", ()) if one["winner"] == 1 - self._seat]
        given = {one.round for one in self._judged if one.seat == self._seat and one.cost > 0}
        return [number for number in lost if number not in given]

    def _course(self) -> LazyPicture:
        values = course(self._judged, self._seat)
        marked = [place for place, one in enumerate(self._judged) if one.seat == self._seat and one.cost > 0]
        title = self._voice.say("review-course", player=Own(plain(self._voice, self._table.names[self._seat])))
        name = sha256(msgspec.json.encode((self._table.id, self._seat, values, marked))).hexdigest()[:16]
        voice = self._voice
        return LazyPicture(
            voice, self._table.game.id, f"review-{name}", lambda: drawing.course(voice, title, values, marked)
        )

    # One decision

    def _at(self, place: int) -> Judged:
        if place >= len(self._worst):
            raise Refused("button-unknown")
        return self._worst[place]

    def decision(self, place: int) -> Decision:
        """One of the costliest decisions, as it was taken."""
        line = self._at(place).line
        return next(one for one in decisions_of(self._replay) if one.line == line)

    def _played(self, one: Judged) -> Any:
        return next(each.action for each in decisions_of(self._replay) if each.line == one.line)

    def _label(self, one: Judged, data: Any) -> str:
        step = self._replay.step_at(EVERYBODY, one.line)
        view = self._replay.see_other(EVERYBODY, step - 1, one.seat)
        action = self._table.game.action(data)
        labels = [plain(self._voice, name) for name in told_apart(self._voice, self._table.names)]
        return self._voice.words(self._table.game.id).label(action, view, labels)

    def situation(self, place: int) -> ShownPosition:
        """The position of a decision."""
        one = self._at(place)
        position = self._replay.position_before(one.line)
        if position is None:
            raise Refused("replay-older")
        state = self._table.game.new(len(self._table.names), "", {"position": position})
        heading = f"### {self._voice.say('review-title', game=self._voice.title(self._table.game.id))}"
        asked = f"{heading}\n{self._voice.say('review-try', round=one.round)}"
        return ShownPosition(Position(self._table.game.id, state, self._table.names), asked)

    def looked_at(self, place: int) -> Content:
        """What was done, and what would have been best."""
        one, say = self._at(place), self._voice.say
        lines = [
            f"### {say('review-title', game=self._voice.title(self._table.game.id))}",
            say(
                "review-looked",
                round=one.round,
                played=self._label(one, self._played(one)),
                worth=drawing.signed(one.worth),
                best=self._label(one, one.best),
                most=drawing.signed(one.most),
            ),
            say("review-cost", points=one.cost),
        ]
        return Content("\n".join(lines), self.situation(place).picture(self.reader), view_of(*self._ways(place)))

    def _ways(self, place: int) -> list[Item[Any]]:
        say, table = self._voice.say, self._table.id
        ways: list[Item[Any]] = [
            button(ReviewPress("again", table, place), say("button-review-again"), Style.primary),
        ]
        if place + 1 < len(self._worst):
            ways.append(button(ReviewPress("look", table, place + 1), say("button-review-next")))
        return [*ways, button(ReviewPress("back", table), say("button-back"))]

    def tried(self, place: int) -> Content:
        """The position of a decision, to decide once more."""
        return self.wrapped(place, position_content(self.reader, self.situation(place)))

    def wrapped(self, place: int, content: Content) -> Content:
        """A message with the game's own choices, whose ids say which decision they are about."""
        table = self._table.id
        view = within(content.view, lambda inner: str(ReviewMovePress(table, place, inner))) or view_of()
        with suppress(ValueError):  # five rows are full
            add_below(view, button(ReviewPress("look", table, place), self._voice.say("button-back")))
        return Content(content.text, content.picture, view)

    def answered(self, place: int, judged: Judged, action: engine.Action) -> Content:
        """What a new decision is worth."""
        say, label = self._voice.say, self._label(self._at(place), engine.to_json(action))
        if not judged.cost:
            told = say("review-best", action=label)
        else:
            told = say("review-worse", action=label, worth=drawing.signed(judged.worth), points=judged.cost)
        heading = f"### {say('review-title', game=self._voice.title(self._table.game.id))}"
        return Content(f"{heading}\n{told}", self.situation(place).picture(self.reader), view_of(*self._ways(place)))
