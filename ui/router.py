"""The router: what every press and every form means, whichever part of the bot it is for. It alone knows all rooms."""

import asyncio
import os
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import discord
import structlog

import engine
import render
from computer.workers import Workers
from learning.puzzles.library import Library
from sessions import NO_MORE, DeckRepository, DueWork, Limits, Lobbies, Mutes, Store, Tables
from sessions.people.absences import Absences
from sessions.people.lessons import LessonProgress
from sessions.puzzles.daily import DailyPuzzles
from sessions.puzzles.tries import PuzzleTries
from sessions.ratings.standings import RatingStandings
from sessions.records.replays import Replays
from sessions.records.reviews import StoredReviews
from sessions.running.left_servers import LeftServers
from sessions.tables.leaving import KIND as LEAVE
from sessions.tables.leaving import LeavingForGood
from sessions.tables.publishing_lease import PublishingLeases
from sessions.time.wall_clock import CLOCK, Clock
from ui.computers import ComputerPlayers
from ui.decks.controller import DeckController
from ui.decks.failed_forms import FailedForms
from ui.help import HelpController
from ui.housekeeping import Housekeeping
from ui.interactions.answer import Refused, answering
from ui.interactions.deliveries import Deliveries
from ui.interactions.mentions import CommandMentions
from ui.interactions.request_budget import RequestBudget
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.layouts import LAYOUTS
from ui.learning.lessons.controller import LessonController
from ui.learning.puzzles.controller import PuzzleController
from ui.learning.puzzles.daily import DailyPoster
from ui.learning.puzzles.daily_messages import DailyMessages
from ui.learning.reviews.controller import ReviewController
from ui.learning.reviews.decision_judging import DecisionJudge
from ui.lobbies.controller import LobbyController
from ui.lobbies.server_log import ServerLog
from ui.other_processes import OtherProcesses
from ui.people.profiles import ProfileController
from ui.people.stored_data import DataController
from ui.play import PlayController
from ui.records.files import RecordFiles
from ui.records.films import FilmController
from ui.records.lists import GameLists
from ui.records.replay import ReplayController
from ui.records.studio import FilmStudio
from ui.records.subjects import ReplaySubjects
from ui.records.watching import WatchController
from ui.rules.controller import RulesController
from ui.rules.elemental_clash_cards import CardController
from ui.settings.daily_puzzle import DailyPuzzleSettings
from ui.settings.left_servers import Departures
from ui.settings.preferences import PreferencesController
from ui.settings.servers import ServerSettingsController
from ui.settings.table_closing import TableClosing
from ui.tables.controller import TableController
from ui.tables.hints import Hints
from ui.tables.moves import Moves
from ui.tables.publisher import Publisher
from ui.tables.surfaces.sender import MessageSender
from ui.tables.surfaces.stored_tokens import StoredTokens
from ui.tables.which_table import TableFinder
from words import ENGLISH, voice_of
from words.languages import languages

log = structlog.get_logger()

HOUSEKEEPING_AGAIN = 5.0
"""Seconds until housekeeping that has ended begins again."""
THINKING = max(1, (os.cpu_count() or 1) - 1)
"""How many processes think for computers where nobody says: one core is left to the bot itself."""


class Router:
    """Hands each interaction to the controller that it is for."""

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        *,
        lobby_seconds: float,
        limits: Limits = NO_MORE,
        thinking: int | None = None,
        games: Mapping[str, engine.Game] = engine.GAMES,
        clock: Clock = CLOCK,
        cut_off: Callable[[], bool] = bool,
        budget: RequestBudget | None = None,
        by_token: bool = True,
    ) -> None:
        """``cut_off``: whether nobody on Discord can reach the bot. ``budget``: of requests to Discord; ``by_token``:
        whether messages are edited by the tokens of presses, which costs nothing of it."""
        self._client, self._store, self._games, self._clock = client, store, games, clock
        self.keeps_house = False
        """True while due work is done when it is."""
        self.budget = budget or RequestBudget()
        self.deliveries = Deliveries()
        self.mentions = CommandMentions()
        self.layouts = LAYOUTS
        self.due = DueWork(store, clock)
        self._sender = MessageSender(client, clock)
        self._make_tables(thinking or THINKING, by_token=by_token)
        self._make_decks_and_rules()
        self._make_lobbies(lobby_seconds, limits)
        self._make_learning()
        self._make_records()
        self._make_people_and_servers()
        self._make_housekeeping(cut_off)
        self._connect_rooms()

    # The rooms, each made of those before it

    def _make_tables(self, thinking: int, *, by_token: bool) -> None:
        store, clock = self._store, self._clock
        self.tables = Tables(store, self._games, clock)
        self.voices = Voices(self.tables.people, self.tables.servers)
        leases, tokens = PublishingLeases(store, clock), StoredTokens(store, clock)
        self.publisher = Publisher(
            self._sender, self.layouts, self.due, leases, tokens, clock, self.budget, by_token=by_token
        )
        self.workers = Workers(thinking)
        self.computers: ComputerPlayers = ComputerPlayers(self.workers, self.tables.changed)
        self._hints, self._replayed_games = Hints(self.computers), Replays(self.tables)
        self.table_controller = TableController(
            self.tables, self.publisher, self.layouts, self._hints, self.voices, self._replayed_games
        )
        self.which_table = TableFinder(self.tables, self.table_controller, self.mentions)
        self.moves = Moves(self.which_table, self.table_controller)

    def _make_decks_and_rules(self) -> None:
        at_table, clock = self.table_controller, self._clock
        self.rules = RulesController(self.tables.people, at_table.note_rules_shown, at_table.open_in_hand)
        self.cards = CardController()
        kept = DeckRepository(self._store, self._games, clock)
        self.decks = DeckController(kept, self.tables.people, FailedForms(clock), self.voices)

    def _make_lobbies(self, lobby_seconds: float, limits: Limits) -> None:
        client, store, clock = self._client, self._store, self._clock
        self._absences = Absences(store, self.tables.people, clock)
        self._server_log = ServerLog(client, self.tables.servers, self.voices, self.publisher, store, self.due, clock)
        self.lobbies = LobbyController(
            client,
            Lobbies(store, self.tables, clock, limits),
            lobby_seconds,
            publisher=self.publisher,
            sender=self._sender,
            decks=self.decks,
            voices=self.voices,
            due=self.due,
            layouts=self.layouts,
            log=self._server_log,
            absences=self._absences,
            show_hand=self.table_controller.show_hand,
            clock=clock,
        )

    def _make_learning(self) -> None:
        store, clock, games, at_table = self._store, self._clock, self._games, self.table_controller
        self._progress = LessonProgress(store, clock)
        self.lessons = LessonController(games, self.tables, self._progress)
        self.play = PlayController(
            games, self.layouts, self.lobbies, self.voices, self.tables, self.lessons, self.decks
        )
        judging = DecisionJudge(self._replayed_games, StoredReviews(store, clock), self._hints)
        self.reviews = ReviewController(at_table.table, judging, self.tables.people, at_table.open_in_hand)
        self._library, self._tries = Library(games=games), PuzzleTries(store, clock)
        self.daily = DailyPuzzles(store, clock)
        self.puzzles = PuzzleController(
            self._library, self._tries, self.daily, self.tables.people, self.mentions, clock
        )

    def _make_records(self) -> None:
        games, at_table = self._games, self.table_controller
        subjects = ReplaySubjects(self._replayed_games, at_table.table)
        self.replays = ReplayController(
            self._client,
            subjects,
            self.tables.people,
            self._store,
            self.due,
            self.voices,
            self._clock,
            at_table.open_in_hand,
        )
        self.studio = FilmStudio()
        self.films = FilmController(subjects, self.studio, self.voices, at_table.open_in_hand)
        self.files = RecordFiles(self.tables, games, self.replays, at_table.open_in_hand)
        self.lists = GameLists(self.tables, games, self.lobbies.board.open_lobby_lines)
        self.audience = WatchController(self.tables, at_table.moment, self.publisher.run_in_background, self._clock)

    def _make_people_and_servers(self) -> None:
        client, store, clock, log_changed = self._client, self._store, self._clock, self._server_log.log_changed
        people, servers = self.tables.people, self.tables.servers
        self.preferences = PreferencesController(
            people, Mutes(store), self._absences, self.voices, clock, self._came_or_went, self._sees_anew
        )
        self.data = DataController(
            store,
            people,
            LeavingForGood(self.tables, clock),
            self.due,
            self.studio.delete_films,
            self._sender,
            self.publisher.run_in_background,
            lambda: None if client.application is None else client.application.privacy_policy_url,
        )
        self.profiles = ProfileController(
            RatingStandings(store), self._tries, self._progress, self.tables, self._games, self.voices, clock
        )
        self.servers = ServerSettingsController(
            servers,
            TableClosing(self.tables, self._server_log.log_closed),
            self.lobbies.board.untidied_games,
            self.lobbies.board.tidy_games,
            log_changed,
            self._server_log.log_tidied,
        )
        self.daily_settings = DailyPuzzleSettings(servers, self.daily, self.voices, store, log_changed, clock)
        self.departures = Departures(client, LeftServers(store, servers, clock), self.due)
        self.help = HelpController(self._games, self.layouts, self.decks, self.mentions)

    def _make_housekeeping(self, cut_off: Callable[[], bool]) -> None:
        poster = DailyPoster(
            DailyMessages(self._client, self._sender),
            self._library,
            self.daily,
            self.tables.servers,
            self.tables.people,
            self.budget,
            self._clock,
            self.departures.left,
            self._server_log.daily_ended,
        )
        poster.register_due_work(self.due)
        self.other_processes = OtherProcesses(self.tables, self.publisher, self.computers, self.audience)
        self.housekeeping = Housekeeping(
            self.tables, self.publisher, self.lobbies, self.computers, self._clock, cut_off
        )
        self.housekeeping.register_due_work(self.due)
        self.due.before_first_round(self.publisher.leases.begin)
        self.due.before_first_round(partial(self.due.retry_at_start, "show", "mend", LEAVE))

    def _connect_rooms(self) -> None:
        """Let rooms hear of tables, and say which presses are theirs."""
        for hear in (
            self.publisher.publish_soon, self.audience.show_soon, self.lobbies.announce_end,
            self.computers.update_table, self.table_controller.update_more_menus,
        ):  # fmt: skip
            self.tables.changed.listen(hear)
        self.tables.retold.listen(self.publisher.republish)
        self.routes = PressRoutes()
        for room in (
            self.table_controller, self.lobbies, self.lessons, self.play, self.rules, self.cards, self.decks,
            self.preferences, self.data, self.servers, self.profiles, self.audience, self.replays, self.films,
            self.files, self.help, self.lists, self.puzzles, self.daily_settings, self.reviews,
        ):  # fmt: skip
            room.register_presses(self.routes)

    # What somebody does

    async def route_interaction(self, interaction: discord.Interaction) -> None:
        """Act on a press or a form; commands find their way themselves."""
        data: Mapping[str, Any] = interaction.data or {}
        if interaction.type is discord.InteractionType.component:
            if await self.accept_interaction(interaction):
                await self._handle_press(interaction, data["custom_id"], data.get("values", ()))
        elif interaction.type is discord.InteractionType.modal_submit and await self.accept_interaction(interaction):
            await self._handle_form(interaction)

    async def _handle_form(self, interaction: discord.Interaction) -> None:
        if not await self.preferences.handle_place_form(interaction):
            await self.decks.handle_form(interaction)

    async def accept_interaction(self, interaction: discord.Interaction) -> bool:
        """Settle in which language an interaction is answered; False for one that Discord has delivered before."""
        if not self.deliveries.is_new(interaction):
            return False
        await self.voices.settle_voice(interaction)
        if self.voices.is_language_new(interaction):
            self.publisher.run_in_background(self.voices.store_language(interaction))
        return True

    async def _handle_press(self, interaction: discord.Interaction, custom_id: str, values: Sequence[str]) -> None:
        found = self.routes.find(custom_id, values)
        if found is None:
            async with answering(interaction, "private"):
                raise Refused("button-unknown")
            return
        press, handler = found
        await handler(interaction, press)

    # What happens without anybody's press

    async def draw_ahead(self) -> None:
        """Draw what repeats, game by game; a picture that is needed earlier draws it itself."""
        voices = [voice_of(one) for one in sorted(languages(), key=lambda language: (language != ENGLISH, language))]
        for voice in voices:
            for game_id in self.tables.games:
                await asyncio.to_thread(
                    render.cover_picture, voice, game_id
                )  # what `/play` shows, before anything else
        await asyncio.to_thread(self.puzzles.library.read_all)
        for voice in voices:
            for game_id in self.tables.games:
                await asyncio.to_thread(render.draw_ahead, voice, game_id)
                log.info("pictures drawn", game=game_id, language=voice.language)

    async def count_messages_around_tables(self) -> None:
        """Count the messages around the tables that were there before the start."""
        for table_id, place_id in await self.tables.places_of_open_tables():
            self.publisher.talk.watch_table(table_id, place_id)

    async def do_due_work(self) -> None:
        """Do whatever is due, when it is, until cancelled; begin again after a pause should that ever end.

        Without it no clock runs out and no heartbeat is stored, and people would be told of nothing.
        """
        while True:
            self.keeps_house = True
            try:
                async with asyncio.TaskGroup() as tasks:
                    tasks.create_task(self.housekeeping.send_heartbeats())
                    tasks.create_task(self.due.run())
            except Exception:  # the border to everything else that runs here
                self.keeps_house = False
                log.critical("housekeeping has ended", exc_info=True)
            await self._clock.sleep(HOUSEKEEPING_AGAIN)

    async def do_overdue_work(self) -> None:
        """Do everything that is due now, what a stop has left behind included."""
        await self.due.record_unrecorded_work()
        await self.due.do_due()

    def _came_or_went(self, user_id: int) -> None:
        """Say that somebody is away, or is back, wherever they sit."""
        self.publisher.run_in_background(self._show_tables_of(user_id))

    async def _show_tables_of(self, user_id: int) -> None:
        sat_at = [info.id for info in await self.tables.open_tables_of(user_id)]
        async for table in self.tables.opened_tables(sat_at):
            if table.clocks and table.pace.is_slow:
                self.tables.retold(table)

    def _sees_anew(self, user_id: int) -> None:
        """Show somebody their games as they wish from now on."""
        self.publisher.run_in_background(self._show_all_of(user_id))

    async def _show_all_of(self, user_id: int) -> None:
        async for table in self.tables.opened_tables([info.id for info in await self.tables.open_tables_of(user_id)]):
            self.tables.retold(table)

    async def close(self, within: float | None = None) -> None:
        """Stop thinking, show what is stored for ``within`` seconds at most, and give back what was claimed."""
        await self.computers.close()
        await self.studio.close()
        await self.workers.close()
        await self.puzzles.solver.process.end()
        await self.reviews.judging.close()
        await self.publisher.close(within)
        await self.due.give_back()
        await self.tables.outages.store_last_heartbeat()

    async def note_thread_changed(self, thread_id: int) -> None:
        """A thread may have opened: the tables that were shut out of it are shown there again."""
        async for table in self.tables.opened_tables(self.publisher.tables_shut_out(thread_id)):
            self.publisher.note_place_open(table)
