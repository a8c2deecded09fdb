"""What a look back at a game says: the course of it, what cost most, and each of these decisions."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from discord.ui import Item

import engine
from learning.reviews.review import WEIGHED, Decision, Judged, costliest, points_over_time
from render import reviews as drawing
from render.kit.shapes import LARGE, WIDE
from sessions import Table
from sessions.records.replays import EVERYBODY, Replay
from ui.interactions.answer import Refused
from ui.interactions.components import Style, append_components, button, make_view
from ui.interactions.ids import ReplayPress, ReviewPress, TablePress
from ui.interactions.names import brief_names, distinct_names, escaped_name, plain_name
from ui.interactions.pictures import LazyPicture, input_digest, private_picture
from ui.interactions.press import Press
from ui.interactions.reader import Reader
from ui.layouts import LAYOUTS
from ui.learning.position import Position, ShownPosition, nest_ids, position_content
from ui.learning.reviews import winning_moments
from ui.learning.reviews.decision_judging import decision_at
from ui.learning.reviews.presses import ReviewMovePress
from ui.learning.reviews.whole_decisions import earlier_lines, further_actions, put_together
from ui.tables.stage import Stage
from ui.tables.surfaces.content import Content
from words.endings import UNFINISHED
from words.game import Names

MOST = 3
"""So many decisions are shown."""
MOST_PLACES = 5
"""So many places are named at which the other one has given something away."""
WINNING = 3
"""Nothing is named of the last so many turns of somebody who won by them: it has cost them nothing."""


class ReviewMessages:
    """A look back at a game from a seat, ready to be said."""

    def __init__(self, reader: Reader, table: Table, replay: Replay, judged: Sequence[Judged]) -> None:
        self.reader = reader
        self._voice = reader.voice
        self._seat = reader.own_seat
        self._table = table
        self._replay = replay
        self._judged = judged
        self._unit = "" if table.game.id in WEIGHED else "-chance"
        outcome = replay.outcome_at(None, replay.last_step(None))
        self._won = outcome is not None and self._seat in outcome.winners
        self._worst = costliest(self._answerable_decisions(), self._seat, MOST)
        self._shown = dict[int, ShownPosition | None]()
        """Where decisions were taken, by line: each is told of twice, as it was and as it had better been."""

    @property
    def table_id(self) -> int:
        """The number of its table."""
        return self._table.id

    @property
    def game_id(self) -> str:
        """The id of its game."""
        return self._table.game.id

    def _answerable_decisions(self) -> list[Judged]:
        """The decisions that may have cost something, in a game of turns none of those by which it was won."""
        view = self._replay.view_after(None, self._replay.last_step(None))
        own = sorted({one.round for one in self._judged if one.seat == self._seat})
        late = own[-WINNING:] if self._won and self._unit and view is not None and view.counts == "turn" else []
        return [one for one in self._judged if one.round not in late]

    @property
    def _name_labels(self) -> list[str]:
        return [plain_name(self._voice, name) for name in distinct_names(self._voice, self._table.names)]

    @property
    def _names(self) -> Names:
        """The players as they stand in a sentence."""
        return self.reader.names_as_read(
            [escaped_name(self._voice, name) for name in brief_names(self._voice, self._table.names)]
        )

    @property
    def _heading(self) -> str:
        return f"### {self._voice.say('review-title', game=self._voice.game_title(self._table.game.id))}"

    def _say_in_unit(self, key: str, **fields: Any) -> str:
        """A sentence in the unit in which this game is reckoned."""
        return self._voice.say(f"{key}{self._unit}", **fields)

    def overview_content(self) -> Content:
        """The message with how the game stood, and what cost most."""
        replay = button(TablePress("replay", self._table.id), self._voice.say("button-replay"))
        if all(one.seat != self._seat for one in self._judged):
            return Content(f"{self._heading}\n{self._voice.say('review-none')}", None, make_view(replay))
        lines = [self._heading, *(self._given_away_lines() if not self._unit else self._nothing_costly_lines())]
        lines += self._what_won()
        if self._worst:
            given, shown = sum(map(self._gives_something_away, self._judged)), len(self._worst)
            part = not self._unit and given > shown
            told_of = {"count": shown, "of": given} if part else {}
            key = "review-costliest-of" if part else "review-costliest"
            smaller = "-won" if self._won and not self._unit else ""  # more points would have changed nothing
            lines.append(self._voice.say(f"{key}{smaller}", **told_of))
        for number, one in enumerate(self._worst, 1):
            played = self._whole_decision_label(one, self._played_action(one), self._further_actions(one))
            told = {
                "number": number,
                "where": self._place_text(one),
                "played": played,
                "points": one.cost,
                "best": self._whole_decision_label(one, one.best, one.best_further),
                **self._worth_fields(one),
            }
            lines.append(self._say_in_unit("review-entry", **told))
        lines.append(f"-# {self._curve_text()}")
        looks = [
            button(
                ReviewPress("look", self._table.id, place),
                self._say_in_unit("button-review-look", number=place + 1, points=one.cost),
                Style.primary,
            )
            for place, one in enumerate(self._worst)
        ]
        return Content("\n".join(lines), self._course_picture(), make_view(*looks, replay))

    def _what_won(self) -> list[str]:
        """What won a game: its turning point, or the decision that had to be found, and what else was well played."""
        if not self._won:
            return []
        if not self._unit:
            found = [
                (one, {"worth": self._value_in_unit(one.most), "next": self._value_in_unit(one.most - one.ahead)})
                for one in winning_moments.winning_decisions(self._judged, self._seat)
            ]
        else:
            outcome = self._replay.outcome_at(None, self._replay.last_step(None))
            to_the_end = outcome is not None and outcome.reason not in UNFINISHED
            own = [one for one in self._judged if one.seat == self._seat]
            turns = winning_moments.winning_moments(
                own,
                self._worst,
                by_turns=self._replay.counts == "turn",
                to_the_end=to_the_end,
                does_something=self._does_something,
            )
            found = [(self._as_pressed(one.decision), {"before": one.before, "after": one.after}) for one in turns]
        lines = []
        for number, (one, stood) in enumerate(found):
            played = self._whole_decision_label(one, self._played_action(one), self._further_actions(one))
            key = "review-well-entry" if number else "review-turned"
            lines.append(self._say_in_unit(key, where=self._place_text(one), played=played, **stood))
        also = [self._voice.say("review-well")] if lines[1:] else []
        return [*(f"{line}{self._why_good(found[0][0])}" for line in lines[:1]), *also, *lines[1:]]

    def _does_something(self, one: Judged) -> bool:
        """Whether a decision was more than going on with the turn."""
        chosen = self._replay.decision(one.line)
        return chosen is not None and engine.type_of(chosen.action) not in winning_moments.GOING_ON

    def _why_good(self, one: Judged) -> str:
        """Why a decision was good, as a hint would have said it, behind a space; nothing where it would not."""
        chosen = self._replay.decision(one.line)
        said = chosen and self._voice.game_words(self.game_id).action_reason(chosen.action, None, chosen.view)
        return f" {said}" if said else ""

    def _curve_text(self) -> str:
        """What the curve counts, and which side of it is whose."""
        if self._unit:
            return self._voice.say("review-known")
        return self._voice.say("review-curve", other=self._names[1 - self._seat])

    def _given_away_lines(self) -> list[str]:
        """What each side has given away, where that is reckoned out, and the rounds that could not be saved."""
        seats = sorted(range(len(self._table.names)), key=lambda seat: seat != self._seat)
        lost = [self._voice.say("review-unsaved", round=number) for number in self._unsaved_rounds()]
        return [*map(self._given_away_line, seats), *lost]

    def _given_away_line(self, seat: int) -> str:
        costs = [one for one in self._judged if one.seat == seat and one.cost > 0]
        if seat == self._seat and self._won:
            return self._voice.say("review-gave-won", count=len(costs))
        name = self._names[seat]
        gave = self._voice.say("review-gave", player=name, count=len(costs))
        if not costs or seat == self._seat:  # one's own are listed
            return gave
        return f"{gave} ({' · '.join(map(self._place_text, costs[:MOST_PLACES]))}{' …' if costs[MOST_PLACES:] else ''})"

    def _unsaved_rounds(self) -> list[int]:
        """The rounds that the seat has lost without having given anything away in them."""
        lost = [one["round"] for one in self._round_results() if one["winner"] == 1 - self._seat]
        given = {one.round for one in self._judged if one.seat == self._seat and one.cost > 0}
        return [number for number in lost if number not in given]

    def _round_results(self) -> Sequence[Any]:
        """The rounds as they ended, in a game whose view keeps them."""
        view = msgspec.to_builtins(self._replay.view_after(None, self._replay.last_step(None)))
        found: Sequence[Any] = view.get("results", ())
        return found

    def _nothing_costly_lines(self) -> list[str]:
        """Where nothing has cost much in a game that is searched, that it is so: it may be lost all the same."""
        if self._worst:
            return []
        outcome = self._replay.outcome_at(None, self._replay.last_step(None))
        lost = outcome is not None and bool(outcome.winners) and not self._won
        return [self._voice.say("review-defended" if lost else "review-nothing")]

    def _course_picture(self) -> LazyPicture:
        mine = [one for one in self._judged if not self._unit or one.seat == self._seat]
        seats, lines = [self._seat], [points_over_time(mine, self._seat)]
        if self._unit and len(self._table.names) > 2:  # the other of two stands as much better as one stands worse
            seats += [seat for seat in range(len(self._table.names)) if seat != self._seat]
            lines += [[one.chances[seat] for one in mine] for seat in seats[1:]]
        marked = [
            place
            for place, one in enumerate(mine)
            if one in self._worst or (not self._unit and self._gives_something_away(one))
        ]
        names = self.reader.names_as_read(distinct_names(self._voice, self._table.names))
        title = self._voice.say("review-course", player=names[self._seat])
        numbered = [mine.index(one) for one in self._worst]
        worths = [one.worth for one in self._worst] if self._unit else []
        places = enumerate(one.round for one in mine)
        rounds = [*{number: place for place, number in reversed([*places])}.items()][::-1]
        counts = self._replay.counts
        told = drawing.GameCourse(
            title, seats, lines, marked, numbered, names, bool(self._unit), worths, rounds, counts
        )
        name = input_digest(self._table.id, told)
        voice, shape = self._voice, LARGE if self.reader.shape == LARGE else WIDE
        file = f"review-{name}{'' if shape == WIDE else f'-{shape}'}"
        return LazyPicture(voice, self._table.game.id, file, lambda: drawing.course_picture(voice, told, shape))

    def _gives_something_away(self, one: Judged) -> bool:
        return one.seat == self._seat and one.cost > 0

    # One decision

    def _worst_decision(self, place: int) -> Judged:
        if place >= len(self._worst):
            raise Refused("button-unknown")
        return self._worst[place]

    def decision_content(self, place: int) -> Decision:
        """One of the costliest decisions, as it was taken."""
        decision = decision_at(self._replay, self._worst_decision(place).line)
        if decision is None:
            raise Refused("replay-older")
        return decision

    def _move_text(self, one: Judged) -> str | None:
        """The round and the move, where the game counts its moves."""
        chosen = self._replay.decision(one.line)
        return None if chosen is None else self._voice.game_words(self._table.game.id).move_number_text(chosen.view)

    def _round_text(self, one: Judged) -> str:
        """The round, or the turn, and the move."""
        return self._move_text(one) or self._voice.say(f"replay-{self._replay.counts}", number=one.round)

    def _place_text(self, one: Judged) -> str:
        """The turn, the move, or in a game of rounds without moves the round with its step in a replay."""
        if (move := self._move_text(one)) is not None:
            return move
        if self._replay.counts == "turn":  # one count is enough: what was played tells which decision of it
            return self._round_text(one)
        return self._voice.say("review-in-step", where=self._round_text(one), step=self._replay.step_of(one.line))

    def _played_action(self, one: Judged) -> Any:
        chosen = self._replay.decision(one.line)
        return None if chosen is None else engine.to_json(chosen.action)

    def _action_label(self, one: Judged, data: Any) -> str:
        chosen = self._replay.decision(one.line)
        if chosen is None:
            raise Refused("replay-older")
        action = self._table.game.action(data)
        return self._voice.game_words(self._table.game.id).action_label(action, chosen.view, self._name_labels)

    def _further_actions(self, one: Judged) -> Iterator[Any]:
        return further_actions(self._replay, one.line, one.seat)

    def _stage(self, one: Judged, data: Any, further: Iterable[Any]) -> Stage | None:
        shown = self._at_table(one) if LAYOUTS[self.game_id].hints_name_whole_decision else None
        return None if shown is None else put_together(self.reader, shown, data, further)

    def _whole_decision_label(self, one: Judged, data: Any, further: Iterable[Any]) -> str:
        """A decision with what follows it as a part of it."""
        stage = self._stage(one, data, further)
        if stage is None:
            return self._action_label(one, data)
        words = self._voice.game_words(self.game_id)
        return words.staged_decision(stage.steps, stage.last.events, self._name_labels)

    def _as_pressed(self, one: Judged) -> Judged:
        """The decision as it was sent: with all of it that was put together before, as an attack of several is."""
        for line in earlier_lines(self._replay, one.line, one.seat):
            begun = msgspec.structs.replace(one, line=line)
            stage = self._stage(begun, self._played_action(begun), self._further_actions(begun))
            if stage is not None and len(stage.actions) > one.line - line:
                return begun
        return one

    def _reason_lines(self, one: Judged) -> list[str]:
        """Why the best was good, as a hint would have said it, and what came of the other, where that is known."""
        chosen, game = self._replay.decision(one.line), self._table.game
        if chosen is None:
            return []
        words = self._voice.game_words(game.id)
        if not one.best_line:
            right = game.action(one.best)
            said = words.action_reason(right, chosen.action, chosen.view) or words.action_reason(
                right, None, chosen.view
            )
            return [said] if said else []
        best, played = ([game.action(data) for data in line] for line in (one.best_line, one.played_line))
        told = (words.reckoned_reason(best, played, chosen.view), words.line_outcome(played, chosen.view, whole=True))
        return [said for said in told if said]

    def _missed_reason(self, one: Judged) -> str | None:
        """Why the best was not possible any more after what was played, where that has its rule."""
        chosen, game = self._replay.decision(one.line), self._table.game
        if chosen is None:
            return None
        return self._voice.game_words(game.id).missed_reason(game.action(one.best), chosen.action, chosen.view)

    def decision_situation(self, place: int) -> ShownPosition:
        """The position of a decision."""
        shown = self._at_table(self._worst_decision(place))
        if shown is None:
            raise Refused("replay-older")
        return shown

    def _at_table(self, one: Judged) -> ShownPosition | None:
        """Where a decision was taken; None for an older one than is kept."""
        if one.line not in self._shown:
            self._shown[one.line] = self._position_to_try(one)
        return self._shown[one.line]

    def _position_to_try(self, one: Judged) -> ShownPosition | None:
        position = self._replay.position_before(one.line)
        if position is None:
            return None
        state = self._table.game.new(len(self._table.names), "", {"position": position})
        asked = f"{self._heading}\n{self._voice.say('review-try', where=self._round_text(one))}"
        return ShownPosition(Position(self._table.game.id, state, self._table.names), asked)

    def best_and_played_text(self, place: int) -> Content:
        """What was done, and what would have been best."""
        one = self._worst_decision(place)
        best = self._whole_decision_label(one, one.best, one.best_further)
        played = self._whole_decision_label(one, self._played_action(one), self._further_actions(one))
        told = {"where": self._round_text(one), "played": played, "best": best}
        lines = [
            self._heading,
            "\n".join(
                [self._say_in_unit("review-looked", **told, **self._worth_fields(one)), *self._reason_lines(one)]
            ),
            *self._cost_lines(one),
        ]
        if one.proved:
            lines.append(self._voice.say("review-proved", best=best))
        if (missed := self._missed_reason(one)) is not None:
            lines.append(missed)
        shown, view = self.decision_situation(place), self._compared_view(place)
        if (caption := shown.layout.compared_caption(self._voice, view)) is not None:
            lines.append(caption)
        picture = private_picture(self.reader, shown.table, view)
        return Content("\n".join(lines), picture, make_view(*self._way_buttons(place)))

    def _compared_view(self, place: int) -> Any:
        """The view of a decision with the best in it, and what was done, where its game draws such things."""
        shown, one, game = self.decision_situation(place), self._worst_decision(place), self._table.game
        best, played = game.action(one.best), game.action(self._played_action(one))
        return shown.layout.compared_view(best, played, shown.view(self._seat))

    def _worth_fields(self, one: Judged) -> dict[str, Any]:
        """What was done, and the best, are worth."""
        return {"worth": self._value_in_unit(one.worth), "most": self._value_in_unit(one.most)}

    def _cost_lines(self, one: Judged) -> list[str]:
        """How the round really went on, where that was otherwise than the points that stand above say."""
        went = self._round_end_lines(one)
        return [" ".join([self._voice.say("review-cost"), *went])] if went else []

    def _round_end_lines(self, one: Judged) -> list[str]:
        """How the round ended in the game, where its points are reckoned out and that was not with the best play."""
        ended = next((result for result in self._round_results() if result["round"] == one.round), None)
        if self._unit or ended is None:
            return []
        points = 0 if ended["winner"] is None else ended["points"]
        value = points if ended["winner"] == self._seat else -points
        return [] if value == one.worth else [self._voice.say("review-went", stands=self._value_in_unit(value))]

    def _value_in_unit(self, value: int) -> Any:
        """A chance; in a game that is reckoned out, who scores how much in the round."""
        if self._unit:
            return value
        seat = self._seat if value >= 0 else 1 - self._seat
        return self._voice.say("review-stands", player=self._names[seat], count=abs(value))

    def _way_buttons(self, place: int, *, solved: bool = False) -> list[Item[Any]]:
        """The ways on; the first one is to try it again, once that was done well to go on."""
        say, table = self._voice.say, self._table.id
        ways: list[tuple[Press, str]] = [(ReviewPress("again", table, place), "button-review-again")]
        if place + 1 < len(self._worst):
            ways.append((ReviewPress("look", table, place + 1), "button-review-next"))
        step = self._replay.step_at(EVERYBODY, self._worst_decision(place).line)
        ways.append((ReplayPress.of_step(table, step), "button-review-replay"))
        ways.append((ReviewPress("back", table), "button-back"))
        if solved:
            ways = [*ways[1:], ways[0]]
        styles = [Style.primary, *[Style.secondary] * len(ways)]
        return [button(press, say(label), style) for (press, label), style in zip(ways, styles, strict=False)]

    def retry_content(self, place: int) -> Content:
        """The position of a decision, to decide once more."""
        return self.with_review_ids(place, position_content(self.reader, self.decision_situation(place)))

    def with_review_ids(self, place: int, content: Content) -> Content:
        """A message with the game's own choices, whose ids say which decision they are about."""
        table = self._table.id
        view = nest_ids(content.view, lambda inner: str(ReviewMovePress(table, place, inner))) or make_view()
        if content.begun_press is None:  # else there is a way back already
            with suppress(ValueError):  # five rows are full
                append_components(view, button(ReviewPress("look", table, place), self._voice.say("button-back")))
        return Content(content.text, content.picture, view)

    def retry_answer(self, place: int, judged: Judged | None, action: engine.Action) -> Content:
        """What a new decision is worth."""
        label = self._action_label(self._worst_decision(place), engine.to_json(action))
        solved = judged is None or not judged.cost
        if judged is None or solved:
            told = self._say_in_unit("review-best", action=label)
        else:
            given = self._worst_decision(place).most - judged.worth  # of what was shown before
            points = given if given > 0 else judged.cost
            told = self._say_in_unit("review-worse", action=label, **self._worth_fields(judged), points=points)
        text = f"{self._heading}\n{told}"
        ways = self._way_buttons(place, solved=solved)
        return Content(text, self.decision_situation(place).picture(self.reader), make_view(*ways))
