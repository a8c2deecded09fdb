"""What commands and presses about puzzles mean. Nothing of a puzzle is a table: buttons say where somebody is."""

import asyncio
from collections.abc import Sequence

import discord
import msgspec

import engine
from engine import Action, Seat
from learning.games import MINERS
from learning.puzzles.answers import Answer as Found
from learning.puzzles.answers import Course, new_course
from learning.puzzles.library import Library
from learning.puzzles.puzzle import Json, Puzzle
from sessions import People
from sessions.puzzles.daily import DailyPuzzles
from sessions.puzzles.tries import Attempt, AttemptOutcome, PuzzleTries
from sessions.time.wall_clock import Clock
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.ids import PuzzlePress
from ui.interactions.mentions import CommandMentions
from ui.interactions.reader import Reader
from ui.interactions.routes import PressRoutes
from ui.learning.position import follow_nested_press
from ui.learning.puzzles import content as shown
from ui.learning.puzzles.answer_checking import PuzzleSolver, is_answer_stored
from ui.learning.puzzles.content import AskedPuzzle
from ui.learning.puzzles.course_pictures import course_picture
from ui.learning.puzzles.next_puzzle import PuzzleChooser
from ui.learning.puzzles.presses import PuzzleMovePress, PuzzleThemePress
from ui.tables.cards import is_cards_id
from ui.tables.content import for_reader, shape_question
from ui.tables.surfaces.content import Content
from words import Voice

ANY = "any"
"""Stands for a motif where none is meant."""
TOO_SOON = 1.5
"""Seconds. *Next* lies where the answers to the next puzzle come to lie: a press so soon was still meant for it."""


class PuzzleController:
    """Asks puzzles, and says what comes of each answer."""

    def __init__(
        self,
        library: Library,
        tries: PuzzleTries,
        daily: DailyPuzzles,
        people: People,
        mentions: CommandMentions,
        clock: Clock,
    ) -> None:
        self.library = library
        self.tries = tries
        self._daily = daily
        self._people = people
        self._mentions = mentions
        self._choosing = PuzzleChooser(tries, daily, clock)
        self._clock = clock
        self._next_came: dict[int, float] = {}
        self.solver = PuzzleSolver()

    @property
    def games(self) -> list[str]:
        """The games that have puzzles."""
        return [game_id for game_id in self.library.games if self.library.puzzles_of_game(game_id).entries]

    async def show_next(self, answer: Answer, game_id: str | None) -> None:
        """The next puzzle of a game for whoever asks; without one, which games there are."""
        if game_id is None:
            await self._show_games(answer, edit=False)
        else:
            await self._bring_next(answer, game_id, edit=False)

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(PuzzlePress, self.handle_press)
        routes.add(PuzzlePress, self.handle_opening_press, "open", "solve", "home")
        routes.add(PuzzleMovePress, self.handle_move_press)
        routes.add(PuzzleThemePress, self.choose_theme)

    async def handle_opening_press(self, interaction: discord.Interaction, press: PuzzlePress) -> None:
        """A press on a message that others see, too, or that stays: it is answered by a message of its own."""
        async with answering(interaction, "private") as answer:
            if press.verb == "solve":
                await self._solve_daily(answer, self._existing_puzzle(answer, press.name))
            else:
                await self.show_next(answer, press.name if press.verb == "open" else None)

    async def handle_press(self, interaction: discord.Interaction, press: PuzzlePress) -> None:
        """A press below a puzzle."""
        async with answering(interaction, "edit") as answer:
            match press.verb:
                case "next":
                    await self._go_on(answer, press.name)
                case "games":
                    await self._show_games(answer)
                case "again":
                    await self._begin_puzzle(answer, self._existing_puzzle(answer, press.name))
                case "tall" | "wide":
                    await self._people.change(interaction.user.id, shape=press.verb, shape_chosen=True)
                    await self._begin_puzzle(answer, self._existing_puzzle(answer, press.name))
                case "show" if self._comes_too_soon(interaction.user.id):
                    await self._begin_puzzle(answer, self._existing_puzzle(answer, press.name))
                case "show":
                    await self._give_up(answer, self._existing_puzzle(answer, press.name))
                case _:
                    raise Refused("button-unknown")

    async def choose_theme(self, interaction: discord.Interaction, press: PuzzleThemePress) -> None:
        """The next puzzle about a motif."""
        async with answering(interaction, "edit") as answer:
            await self._go_on(answer, press.game, "" if press.theme == ANY else press.theme)

    async def handle_move_press(self, interaction: discord.Interaction, press: PuzzleMovePress) -> None:
        """A press of the game's own: a step towards an action, or an action."""
        async with answering(interaction, "edit") as answer:
            puzzle = self._existing_puzzle(answer, press.puzzle)
            if self._comes_too_soon(interaction.user.id) and not is_cards_id(press.inner):
                await self._begin_puzzle(answer, puzzle)
                return
            asked = await self._asked_puzzle(interaction.user.id, puzzle, press.step)
            reader = await self._reader(answer, asked)
            made = follow_nested_press(reader, asked.situation(reader), press.inner, press.chosen)
            if made is None:
                raise Refused("button-unknown")
            if not isinstance(made, Content):
                await self._play_decision(answer, asked, made)
                return
            is_step = made.begun_press is not None
            content = shown.with_puzzle_ids(asked, made) if is_step else shown.question_content(reader, asked)
            await self._show_content(answer, asked, content)

    async def _play_decision(self, answer: Answer, asked: AskedPuzzle, actions: Sequence[Action]) -> None:
        """Play what somebody has decided on, as far as it goes by itself."""
        puzzle, found, course = asked.puzzle, None, asked.course
        labels = shown.begun_labels(await self._reader(answer, asked), asked)
        for place, action in enumerate(actions):
            answered = bool(place) and course.line[-1] != (puzzle.seat, engine.to_json(actions[place - 1]))
            if answered and not MINERS[puzzle.game].answered_within:
                break
            if action not in course.state(puzzle).legal(Seat(puzzle.seat)):
                break  # what came in between has made it impossible
            reader, meant = await self._reader(answer, asked), actions[place + 1 :]
            situation = AskedPuzzle(puzzle, course).situation(reader)
            if not meant or engine.type_of(action) != "done":  # else it only leads to what follows
                labels.append(shown.action_label(reader.voice, situation, puzzle.seat, action))
            begun = course.then(puzzle.seat, action)
            if MINERS[puzzle.game].is_halfway(puzzle, begun.state(puzzle)):
                course = begun
                found = Found(keeps=True, course=course, over=False)
                continue
            try:
                found = await self.solver.check_answer(puzzle, course, action, meant)
            except TimeoutError:
                raise Refused("puzzle-too-long") from None
            course = found.course
            if found.over:
                if not found.keeps:  # what refutes it has all that was decided on
                    labels += [shown.action_label(reader.voice, situation, puzzle.seat, one) for one in meant]
                break
        if found is None:
            raise Refused("button-unknown")
        await self._say_what_comes(answer, puzzle, ", ".join(labels), found)

    async def _go_on(self, answer: Answer, game_id: str, theme: str = "") -> None:
        """Ask the next puzzle in place of the last one."""
        await self._bring_next(answer, game_id, theme)
        now = self._clock()
        self._next_came = {user: came for user, came in self._next_came.items() if now - came < TOO_SOON}
        self._next_came[answer.interaction.user.id] = now

    def _comes_too_soon(self, user_id: int) -> bool:
        """True for what comes right after a press on *Next*: a double press would be an answer."""
        return self._clock() - self._next_came.get(user_id, 0.0) < TOO_SOON

    # What is asked

    def _existing_puzzle(self, answer: Answer, puzzle_id: str) -> Puzzle:
        puzzle = self.library.find_puzzle(puzzle_id)
        if puzzle is None:
            raise Refused("puzzle-gone", command=self._mentions.mention("puzzle"))
        return puzzle

    async def _asked_puzzle(self, user_id: int, puzzle: Puzzle, step: int) -> AskedPuzzle:
        """A puzzle after so many actions, of which the later ones are stored."""
        if step == 0:
            return AskedPuzzle(puzzle, new_course(puzzle))
        stored = await self.tries.course(user_id, puzzle.id)
        course = None if stored is None else msgspec.json.decode(stored, type=Course)
        if course is None or len(course.line) != step:
            raise Refused("puzzle-moved-on")
        return AskedPuzzle(puzzle, course)

    async def _reader(self, answer: Answer, asked: AskedPuzzle) -> Reader:
        preferences = await self._people.preferences(answer.interaction.user.id)
        return asked.reader(answer.voice, preferences, answer.interaction.user.display_name)

    async def _begin_puzzle(
        self, answer: Answer, puzzle: Puzzle, note: str | None = None, *, edit: bool = True
    ) -> None:
        """Ask a puzzle from its beginning."""
        await self.solver.prepare_for(puzzle)
        asked = AskedPuzzle(puzzle, new_course(puzzle))
        if (await self._people.preferences(answer.interaction.user.id)).may_be_asked_shape:
            content = shape_question(answer.voice, lambda shape: PuzzlePress(shape, puzzle.id))
        else:
            content = shown.question_content(await self._reader(answer, asked), asked, note)
        await self._show_content(answer, asked, content, edit=edit)

    async def _show_content(self, answer: Answer, asked: AskedPuzzle, content: Content, *, edit: bool = True) -> None:
        reader = await self._reader(answer, asked)
        content = await for_reader(reader, content)
        await (answer.edit if edit else answer.say)(content.text, content.picture, content.view)

    async def _bring_next(self, answer: Answer, game_id: str, theme: str = "", *, edit: bool = True) -> None:
        """Ask the next puzzle of a game."""
        voice = answer.voice
        collection = self.library.puzzles_of_game(game_id)
        if not collection.entries:
            raise Refused("puzzles-none", game=voice.game_title(game_id))
        if theme and theme not in collection.themes:
            raise Refused("button-unknown")
        user_id = answer.interaction.user.id
        found = await self._choosing.next_puzzle_id(user_id, game_id, collection, theme)
        if found is None:
            raise Refused("puzzles-all-tried")
        puzzle = self._existing_puzzle(answer, found)
        known = await self.tries.first_try(user_id, puzzle.id)
        await self._begin_puzzle(answer, puzzle, voice.say("puzzle-known") if known is not None else None, edit=edit)

    async def _solve_daily(self, answer: Answer, puzzle: Puzzle) -> None:
        """Ask the puzzle of a day; whoever has tried it already is counted in this server, too."""
        known = await self.tries.first_try(answer.interaction.user.id, puzzle.id)
        if known is not None:
            await self._count_attempt(answer, puzzle, solved=known)
        note = None if known is None else answer.voice.say("puzzle-known")
        await self._begin_puzzle(answer, puzzle, note, edit=False)

    async def _show_games(self, answer: Answer, *, edit: bool = True) -> None:
        """Which games there are puzzles of, and how good somebody is at them."""
        voice, user_id = answer.voice, answer.interaction.user.id
        if not self.games:
            raise Refused("puzzles-none-at-all")
        text = "\n".join(
            [
                f"### {voice.say('puzzles-title')}",
                voice.say("puzzles-about"),
                *await self._own_lines(voice, user_id),
                voice.say("puzzles-which"),
            ]
        )
        view = shown.games_view(voice, self.games, await self._daily.newest_of(answer.interaction.guild_id))
        await (answer.edit(text, None, view) if edit else answer.say(text, None, view))

    async def _own_lines(self, voice: Voice, user_id: int) -> list[str]:
        lines = [
            "- "
            + voice.say(
                "puzzles-standing",
                game=voice.game_title(one.game),
                rating=shown.solver_rating_text(voice, one),
                solved=one.solved,
                tries=one.tries,
            )
            for one in await self.tries.standings(user_id)
        ]
        streak, best = await self.tries.streak(user_id)
        if streak:
            lines.append(f"- {voice.say('puzzles-streak', count=streak)}")
        if best > max(streak, 1):
            lines.append(f"- {voice.say('puzzles-best', count=best)}")
        return lines

    # What comes of an answer

    async def _say_what_comes(self, answer: Answer, puzzle: Puzzle, label: str, found: Found) -> None:
        user_id = answer.interaction.user.id
        if not found.over:
            await self.tries.keep_course(user_id, puzzle.id, found.course)
            asked = AskedPuzzle(puzzle, found.course)
            await self._show_content(answer, asked, shown.question_content(await self._reader(answer, asked), asked))
            return
        outcome = await self._count_attempt(answer, puzzle, solved=found.keeps)
        answer.mark_stored()
        reader = await self._reader(answer, AskedPuzzle(puzzle, found.course))
        if found.keeps:
            tried = (await self.solver.solution(puzzle, await self._wrong_before(user_id, puzzle))).tried
            text = await asyncio.to_thread(shown.solved_text, reader, puzzle, label, found.course, tried)
        else:
            if is_answer_stored(puzzle.game):  # what explains the right answer later
                await self.tries.keep_course(user_id, puzzle.id, found.course)
            text = await asyncio.to_thread(shown.refuted_text, reader, puzzle, label, found.course)
        await self._end_puzzle(answer, puzzle, text, found.course, outcome, solved=found.keeps)

    async def _wrong_before(self, user_id: int, puzzle: Puzzle) -> Json | None:
        """What somebody has answered just before, and wrongly, where one press is asked for."""
        stored = await self.tries.course(user_id, puzzle.id) if is_answer_stored(puzzle.game) else None
        return None if stored is None else msgspec.json.decode(stored, type=Course).line[0][1]

    async def _give_up(self, answer: Answer, puzzle: Puzzle) -> None:
        """Show the answer; whoever has not tried has failed by that."""
        outcome = await self._count_attempt(answer, puzzle, solved=False)
        answer.mark_stored()
        course, tried = await self.solver.solution(puzzle, await self._wrong_before(answer.interaction.user.id, puzzle))
        reader = await self._reader(answer, AskedPuzzle(puzzle, course))
        label = shown.first_label(reader, puzzle)
        text = await asyncio.to_thread(shown.solved_text, reader, puzzle, label, course, tried, found=False)
        await self._end_puzzle(answer, puzzle, text, course, outcome if outcome.first else None, solved=True)

    async def _end_puzzle(
        self, answer: Answer, puzzle: Puzzle, text: str, course: Course, outcome: AttemptOutcome | None, *, solved: bool
    ) -> None:
        voice = answer.voice
        view = shown.next_steps_view(
            voice, puzzle, self.library.puzzles_of_game(puzzle.game).usual_themes, solved=solved
        )
        text = "\n".join([text, *(shown.outcome_lines(voice, outcome) if outcome else ())])
        asked = AskedPuzzle(puzzle, course)
        picture = course_picture(await self._reader(answer, asked), puzzle, course)
        await self._show_content(answer, asked, Content(text, picture, view))

    async def _count_attempt(self, answer: Answer, puzzle: Puzzle, *, solved: bool) -> AttemptOutcome:
        """Count a try, for a server as well whose puzzle of the day this is."""
        interaction = answer.interaction
        hard = self.library.puzzles_of_game(puzzle.game).comparable_difficulty(puzzle.difficulty)
        attempt = Attempt(interaction.user.id, interaction.user.display_name, puzzle.id, puzzle.game, hard, solved)
        day = await self._daily.open_day(interaction.guild_id, puzzle.id)
        if day is not None:
            attempt = attempt._replace(guild_id=interaction.guild_id, day=day)
        return await self.tries.count_attempt(attempt)
