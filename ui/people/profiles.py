"""`/profile` and `/leaderboard`: pictures of ratings, shown to the person asking, and shared by a button."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from hashlib import sha256
from typing import Any

import discord
import msgspec
from discord.ui import Button

import engine
from learning.lessons.lesson import all_lessons
from render import Picture, profiles
from render.profiles import LeaderboardRow, LearningProgress, Profile, RatingHistory, UnratedGames
from sessions import TableInfo, Tables
from sessions.people.lessons import LessonProgress
from sessions.puzzles.tries import PuzzleTries
from sessions.ratings.scale import PROVISIONAL, rating_of_computer
from sessions.ratings.standings import PlacedPerson, RatingForm, RatingStandings
from sessions.store.rows import LEVELS
from sessions.time.wall_clock import Clock
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import button, make_view, menu, menu_entry
from ui.interactions.ids import LeaderboardPress, ProfilePress
from ui.interactions.names import escaped_name, plain_name
from ui.interactions.pictures import LazyPicture
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.people.avatars import Avatars
from ui.people.past_games import (
    games_below_profile,
    games_in_short,
    games_visible_to_all,
    results_by_game,
    visible_games,
)
from words import Voice

HERE, EVERYWHERE = "here", "all"


class ProfileController:
    """Shows how people stand."""

    def __init__(
        self,
        standings: RatingStandings,
        tries: PuzzleTries,
        progress: LessonProgress,
        tables: Tables,
        games: Mapping[str, engine.Game],
        voices: Voices,
        clock: Clock,
    ) -> None:
        self._faces = Avatars(clock)
        self._tries = tries
        self._progress = progress
        self._voices = voices
        self._tables = tables
        self._standings = standings
        self._games = games

    # Profiles

    async def show_profile(self, answer: Answer, person: discord.abc.User | None) -> None:
        """Somebody's profile, or the asker's own."""
        asker = answer.interaction.user
        shown = person or asker
        await self._check_listed(shown.id, asker.id)
        name = plain_name(answer.voice, shown.display_name)
        found = await visible_games(answer, self._tables, self._games, shown.id)
        picture = await self._profile_picture(answer, answer.voice, shown.id, name, None, found, known=shown)
        text, view = await self._text_and_view(answer, shown.id, name, EVERYWHERE)
        await answer.say(text, picture, view)

    async def _text_and_view(self, answer: Answer, user_id: int, name: str, where: str) -> tuple[str, discord.ui.View]:
        """The text above a profile's picture, for whoever looks at it, and what stands below it."""
        own = user_id == answer.interaction.user.id
        voice, forms = answer.voice, await self._standings.forms(user_id)
        lines, controls = await games_below_profile(answer, self._tables, self._games, user_id, rated=bool(forms))
        bounds = self._bounded_rating_lines(voice, forms) if own else []
        beside = [
            *await self._streak_lines(voice, user_id),
            *await self._favourite_deck_lines(voice, user_id, forms, own=own),
        ]
        text = _page_text(voice, "profile", name, *bounds, *beside, *lines, rated=bool(forms))
        return text, make_view(*controls, *_profile_buttons(answer.voice, answer.interaction, user_id, where))

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(ProfilePress, self.handle_profile_press)
        routes.add(LeaderboardPress, self.handle_leaderboard_press)

    async def handle_profile_press(self, interaction: discord.Interaction, press: ProfilePress) -> None:
        """*Here* and *Everywhere* below a profile, and *Show everybody*; *My profile* elsewhere."""
        if press.verb == "open":
            async with answering(interaction, "private") as answer:
                await self.show_profile(answer, None)
            return
        shared = press.verb == "share"
        async with answering(interaction, "public" if shared else "edit") as answer:
            voice = await self._voices.voice_of_place(interaction) if shared else answer.voice
            own = press.user_id == interaction.user.id
            await self._check_listed(press.user_id, 0 if shared else interaction.user.id, own=own)
            guild_id = interaction.guild_id if press.where == HERE else None
            name = await self._name(voice, press.user_id, interaction)
            guild = interaction.guild if guild_id else None
            if shared:
                here = await games_visible_to_all(self._tables, self._games, interaction.guild, press.user_id)
            else:
                here = await visible_games(answer, self._tables, self._games, press.user_id)
            picture = await self._profile_picture(answer, voice, press.user_id, name, guild, here, shared=shared)
            if shared:
                rated, days = (
                    bool(await self._standings.forms(press.user_id)),
                    await self._streak_lines(voice, press.user_id),
                )
                short = games_in_short(voice, here, press.user_id) if here and not rated else []
                await answer.post(_page_text(voice, "profile", name, *short, *days, rated=rated), picture, make_view())
            else:
                text, view = await self._text_and_view(answer, press.user_id, name, press.where)
                await answer.edit(text, picture, view)

    def _bounded_rating_lines(self, voice: Voice, forms: Sequence[RatingForm]) -> list[str]:
        """A line for each of somebody's ratings that would stand higher if they beat *hard*."""
        ratings = [form.rating for form in forms]
        bound = [one for one in ratings if one.overall_mu is not None and one.overall_mu > one.mu]
        return [voice.say("profile-bound", game=voice.game_title(one.game)) for one in bound if one.game in self._games]

    async def _streak_lines(self, voice: Voice, user_id: int) -> list[str]:
        """On how many days in a row somebody has solved a puzzle; nothing below two."""
        days, _ = await self._tries.streak(user_id)
        return [f"-# {voice.say('profile-days', count=days)}"] if days > 1 else []

    async def _favourite_deck_lines(
        self, voice: Voice, user_id: int, forms: Sequence[RatingForm], *, own: bool
    ) -> list[str]:
        """The deck with which somebody plays most, game by game, where the picture does not say it."""
        told = {form.rating.game for form in forms if form.deck}
        found = await self._standings.favourite_decks(user_id)
        return [
            f"-# {voice.say('profile-favourite', game=voice.game_title(game_id), deck=escaped_name(voice, deck))}"
            for game_id, deck in found.items()
            if game_id not in told and game_id in self._games and self._may_name(self._games[game_id], own=own)
        ]

    def _may_name(self, game: engine.Game, *, own: bool) -> bool:
        """False where decks are secret at the table: so is with which others like to play."""
        return own or (game.decks is not None and game.decks.public)

    async def _check_listed(self, user_id: int, asker_id: int, *, own: bool = False) -> None:
        if user_id == asker_id:
            return
        has_played = await self._tables.finished_tables_of(user_id, 1) or await self._standings.forms(user_id)
        if not has_played or not (await self._tables.people.preferences(user_id)).listed:
            raise Refused("profile-own-unlisted" if own else "profile-unlisted")

    async def _name(self, voice: Voice, user_id: int, interaction: discord.Interaction) -> str:
        if user_id == interaction.user.id:
            return plain_name(voice, interaction.user.display_name)
        forms = await self._standings.forms(user_id)
        if forms:
            return plain_name(voice, forms[0].rating.name)
        sat = [
            name
            for info in await self._tables.finished_tables_of(user_id, 1)
            for id_, name in info.people
            if id_ == user_id
        ]
        return plain_name(voice, sat[0]) if sat else voice.say("somebody")

    async def _profile_picture(
        self,
        answer: Answer,
        voice: Voice,
        user_id: int,
        name: str,
        guild: discord.Guild | None,
        found: Sequence[TableInfo],
        *,
        known: discord.abc.User | None = None,
        shared: bool = False,
    ) -> LazyPicture:
        """Their ratings, how those of the games ``found`` have ended that count for none, and to themselves what they
        have learnt; in a picture for all (``shared``) not that."""
        own = user_id == answer.interaction.user.id
        forms = await self._standings.forms(user_id, guild.id if guild else None)
        histories = [self._rating_history(voice, form, own=own) for form in forms if form.rating.game in self._games]
        where = _scope_text(voice, guild)
        known = known or (answer.interaction.user if own else None)
        face = await self._faces.fetch(answer.interaction.client, user_id, known)
        there = [info for info in found if guild is None or info.guild_id == guild.id]
        titles = {voice.game_title(game_id): results for game_id, results in results_by_game(there, user_id).items()}
        rated = [history.title for history in histories]
        unrated = [UnratedGames(title, results) for title, results in titles.items() if title not in rated]
        learnt = await self._learning_progress(user_id) if own and not shared and guild is None else None
        shown = Profile(name, histories, where, face, unrated, learnt)
        return _picture(voice, "profile", shown, partial(profiles.profile_picture, voice, shown))

    async def _learning_progress(self, user_id: int) -> LearningProgress | None:
        """What somebody has learnt; None where that is nothing."""
        known, (days, _) = await self._progress.progress_of(user_id), await self._tries.streak(user_id)
        done = sum(name in known and known[name].done_at is not None for name in all_lessons())
        solved = sum(one.solved for one in await self._tries.standings(user_id))
        return LearningProgress(done, len(all_lessons()), solved, days) if done or solved else None

    def _rating_history(self, voice: Voice, form: RatingForm, *, own: bool) -> RatingHistory:
        game, rating = self._games[form.rating.game], form.rating
        return RatingHistory(
            title=voice.game_title(game.id),
            rating=round(rating.mu),
            spread=round(rating.sigma),
            games=rating.games,
            is_provisional=rating.games < PROVISIONAL,
            points=form.points,
            results=form.results,
            deck=form.deck if self._may_name(game, own=own) else None,
        )

    # Leaderboards

    async def show_leaderboard(self, answer: Answer, game_id: str | None) -> None:
        """A game's leaderboard in this server; of the game that the asker plays most where none is named."""
        interaction = answer.interaction
        if game_id is None:
            forms = [
                form for form in await self._standings.forms(interaction.user.id) if form.rating.game in self._games
            ]
            game_id = forms[0].rating.game if forms else next(iter(self._games))
        game = self._known_game(game_id)
        where = HERE if interaction.guild else EVERYWHERE
        voice = answer.voice
        picture = await self._leaderboard_picture(voice, game, interaction.guild, interaction.user.id)
        view = self._board_view(voice, interaction, game.id, where)
        await answer.say(await self._board_text(voice, game, interaction.user.id), picture, view)

    async def handle_leaderboard_press(self, interaction: discord.Interaction, press: LeaderboardPress) -> None:
        """Another game below a leaderboard, *Here* and *Everywhere*, and *Show everybody*; *Leaderboard* elsewhere."""
        if press.verb == "open":
            async with answering(interaction, "private") as answer:
                await self.show_leaderboard(answer, None)
            return
        shared = press.verb == "share"
        async with answering(interaction, "public" if shared else "edit") as answer:
            voice = await self._voices.voice_of_place(interaction) if shared else answer.voice
            game = self._known_game(press.game)
            guild = interaction.guild if press.where == HERE else None
            picture = await self._leaderboard_picture(voice, game, guild, None if shared else interaction.user.id)
            if shared:
                await answer.post(_page_text(voice, "board", voice.game_title(game.id)), picture, make_view())
            else:
                view = self._board_view(voice, interaction, game.id, press.where)
                await answer.edit(await self._board_text(voice, game, interaction.user.id), picture, view)

    async def _board_text(self, voice: Voice, game: engine.Game, asker_id: int) -> str:
        """The heading, and what whoever asks lacks for a place."""
        mine = await self._standings.own_place(asker_id, game.id, None)
        lacking = PROVISIONAL - (mine.rating.games if mine else 0)
        missing = [f"-# {voice.say('board-lacking', count=lacking)}"] if lacking > 0 else []
        unplaced = f"-# {voice.say('board-unplaced', count=PROVISIONAL)}"
        return _page_text(voice, "board", voice.game_title(game.id), *missing, unplaced)

    def _known_game(self, game_id: str) -> engine.Game:
        if game_id not in self._games:
            raise Refused("board-no-game")
        return self._games[game_id]

    async def _leaderboard_picture(
        self, voice: Voice, game: engine.Game, guild: discord.Guild | None, asker_id: int | None
    ) -> LazyPicture:
        """``asker_id``: whose own place is shown, too; nobody's in a picture for all."""
        guild_id = guild.id if guild else None
        found = await self._standings.board(game.id, guild_id, profiles.MOST)
        people = [_leaderboard_row(one, asker_id) for one in found]
        if asker_id is not None and not any(one.is_asker for one in people):
            mine = await self._standings.own_place(asker_id, game.id, guild_id)
            people += [_leaderboard_row(mine, asker_id)] if mine else []
        if not any(one.rank for one in people):
            people = sorted([*people, *_computer_rows(voice, game.id)], key=lambda one: -one.rating)
        where = _scope_text(voice, guild)
        made_from = (game.id, where, people)
        draw = partial(profiles.leaderboard_picture, voice, voice.game_title(game.id), where, people)
        return _picture(voice, "leaderboard", made_from, draw)

    def _board_view(self, voice: Voice, interaction: discord.Interaction, game_id: str, where: str) -> discord.ui.View:
        say = voice.say
        games = [
            menu_entry(voice.game_title(game.id), game.id, default=game.id == game_id) for game in self._games.values()
        ]
        choose = menu(LeaderboardPress("", where, "menu"), say("board-which"), games)
        if interaction.guild is None:
            return make_view(choose)
        other = EVERYWHERE if where == HERE else HERE
        turn = button(LeaderboardPress(game_id, other, "show"), say(f"button-{other}"))
        share = button(LeaderboardPress(game_id, where, "share"), say("button-show-all"))
        return make_view(choose, turn, share)


def _profile_buttons(voice: Voice, interaction: discord.Interaction, user_id: int, where: str) -> list[Button[Any]]:
    say = voice.say
    if interaction.guild is None:
        return []
    other = EVERYWHERE if where == HERE else HERE
    turn = button(ProfilePress(user_id, other, "show"), say(f"button-{other}"))
    share = button(ProfilePress(user_id, where, "share"), say("button-show-all"))
    return [turn, share]


def _leaderboard_row(placed: PlacedPerson, asker_id: int | None) -> LeaderboardRow:
    rating = placed.rating
    own = rating.user_id == asker_id
    return LeaderboardRow(placed.place, rating.name, round(rating.mu), round(rating.sigma), rating.games, own)


def _computer_rows(voice: Voice, game_id: str) -> list[LeaderboardRow]:
    """The computers, the strongest first."""
    ratings = {level: rating_of_computer(game_id, level) for level in reversed(LEVELS)}
    return [
        LeaderboardRow(None, voice.say(f"computer-{level}"), round(one.mu), round(one.sigma), 0, is_computer=True)
        for level, one in ratings.items()
    ]


def _scope_text(voice: Voice, guild: discord.Guild | None) -> str:
    return voice.say("where-server", server=plain_name(voice, guild.name)) if guild else voice.say("where-all")


def _page_text(voice: Voice, what: str, name: str, *beside: str, rated: bool = True) -> str:
    """The heading, what else is said, and, unless none are shown (``rated``), how the ratings below are read."""
    read = [f"-# {voice.say('rating-read', count=PROVISIONAL)}"] if rated else []
    heading = voice.say(f"{what}-said" if rated else f"{what}-unrated", name=escaped_name(voice, name))
    return "\n".join([heading, *beside, *read])


def _picture(voice: Voice, kind: str, made_from: Sequence[object], draw: Callable[[], Picture]) -> LazyPicture:
    digest = sha256(msgspec.json.encode(made_from)).hexdigest()[:16]
    return LazyPicture(voice, kind, f"{kind}-{digest}", draw, still=True)
