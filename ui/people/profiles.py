"""`/profile` and `/leaderboard`: pictures of ratings, shown to the person asking, and shared by a button."""

from collections.abc import Callable, Mapping, Sequence
from hashlib import sha256

import discord
import msgspec

import engine
from render import Picture, profiles
from render.profiles import LeaderboardRow, RatingHistory
from sessions.ratings.scale import PROVISIONAL
from sessions.ratings.standings import Form, Placed, Standings
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import Style, button, entry, menu, view_of
from ui.interactions.ids import BoardPress, ProfilePress
from ui.interactions.names import plain, safe
from ui.interactions.pictures import LazyPicture
from ui.interactions.routes import Routes
from words import catalogue

say = catalogue().say

HERE, EVERYWHERE = "here", "all"


class ProfileController:
    """Shows how people stand."""

    def __init__(self, standings: Standings, games: Mapping[str, engine.Game]) -> None:
        self._standings = standings
        self._games = games

    # Profiles

    async def profile(self, answer: Answer, person: discord.abc.User | None) -> None:
        """Somebody's profile, or the asker's own."""
        asker = answer.interaction.user
        shown = person or asker
        await self._check_listed(shown.id, asker.id)
        name = plain(shown.display_name)
        own = shown.id == asker.id
        picture = await self._profile(shown.id, name, None, own=own)
        text = "\n".join([_said("profile", name), *(await self._bounds(shown.id) if own else [])])
        await answer.say(text, picture, _profile_view(answer.interaction, shown.id, EVERYWHERE))

    def take_presses(self, routes: Routes) -> None:
        """Say which presses lead here."""
        routes.add(ProfilePress, self.turn_profile)
        routes.add(BoardPress, self.turn_board)

    async def turn_profile(self, interaction: discord.Interaction, press: ProfilePress) -> None:
        """*Here* and *Everywhere* below a profile, and *Show everybody*."""
        shared = press.verb == "share"
        async with answering(interaction, "public" if shared else "edit") as answer:
            own = press.user_id == interaction.user.id
            await self._check_listed(press.user_id, 0 if shared else interaction.user.id, own=own)
            guild_id = interaction.guild_id if press.where == HERE else None
            name = await self._name(press.user_id, interaction)
            picture = await self._profile(press.user_id, name, interaction.guild if guild_id else None, own=own)
            if shared:
                await answer.post(_said("profile", name), picture, view_of())
            else:
                view = _profile_view(interaction, press.user_id, press.where)
                await answer.edit(_said("profile", name), picture, view)

    async def _bounds(self, user_id: int) -> list[str]:
        """What somebody is told of those of their ratings that would stand higher if *hard* were beaten."""
        ratings = [form.rating for form in await self._standings.forms(user_id)]
        bound = [one for one in ratings if one.overall_mu is not None and one.overall_mu > one.mu]
        return [say("profile-bound", game=self._games[one.game].title) for one in bound if one.game in self._games]

    async def _check_listed(self, user_id: int, asker_id: int, *, own: bool = False) -> None:
        if user_id != asker_id and not await self._standings.is_listed(user_id):
            raise Refused(say("profile-own-unlisted" if own else "profile-unlisted"))

    async def _name(self, user_id: int, interaction: discord.Interaction) -> str:
        if user_id == interaction.user.id:
            return plain(interaction.user.display_name)
        forms = await self._standings.forms(user_id)
        return plain(forms[0].rating.name) if forms else say("somebody")

    async def _profile(self, user_id: int, name: str, guild: discord.Guild | None, *, own: bool) -> LazyPicture:
        forms = await self._standings.forms(user_id, guild.id if guild else None)
        histories = [self._history(form, own=own) for form in forms if form.rating.game in self._games]
        where = _where(guild)
        return _picture("profile", (name, where, histories), lambda: profiles.profile(name, histories, where))

    def _history(self, form: Form, *, own: bool) -> RatingHistory:
        game, rating = self._games[form.rating.game], form.rating
        # Where decks are secret at the table, so is with which somebody likes to play.
        may_name = own or (game.decks is not None and game.decks.public)
        return RatingHistory(
            title=game.title,
            rating=round(rating.mu),
            spread=round(rating.sigma),
            games=rating.games,
            provisional=rating.games < PROVISIONAL,
            points=form.points,
            results=form.results,
            deck=form.deck if may_name else None,
        )

    # Leaderboards

    async def leaderboard(self, answer: Answer, game_id: str | None) -> None:
        """A game's leaderboard in this server; of the game that the asker plays most where none is named."""
        interaction = answer.interaction
        if game_id is None:
            forms = [
                form for form in await self._standings.forms(interaction.user.id) if form.rating.game in self._games
            ]
            game_id = forms[0].rating.game if forms else next(iter(self._games))
        game = self._known(game_id)
        where = HERE if interaction.guild else EVERYWHERE
        picture = await self._board(game, interaction.guild, interaction.user.id)
        await answer.say(_said("board", game.title), picture, self._board_view(interaction, game.id, where))

    async def turn_board(self, interaction: discord.Interaction, press: BoardPress) -> None:
        """Another game below a leaderboard, *Here* and *Everywhere*, and *Show everybody*."""
        shared = press.verb == "share"
        async with answering(interaction, "public" if shared else "edit") as answer:
            game = self._known(press.game)
            guild = interaction.guild if press.where == HERE else None
            picture = await self._board(game, guild, None if shared else interaction.user.id)
            if shared:
                await answer.post(_said("board", game.title), picture, view_of())
            else:
                view = self._board_view(interaction, game.id, press.where)
                await answer.edit(_said("board", game.title), picture, view)

    def _known(self, game_id: str) -> engine.Game:
        if game_id not in self._games:
            raise Refused(say("board-no-game"))
        return self._games[game_id]

    async def _board(self, game: engine.Game, guild: discord.Guild | None, asker_id: int | None) -> LazyPicture:
        """``asker_id``: whose own place is shown, too; nobody's in a picture for all."""
        guild_id = guild.id if guild else None
        found = await self._standings.board(game.id, guild_id, profiles.MOST)
        people = [_standing(one, asker_id) for one in found]
        if asker_id is not None and not any(one.own for one in people):
            mine = await self._standings.own(asker_id, game.id, guild_id)
            people += [_standing(mine, asker_id)] if mine else []
        where = _where(guild)
        return _picture(
            "leaderboard", (game.id, where, people), lambda: profiles.leaderboard(game.title, where, people)
        )

    def _board_view(self, interaction: discord.Interaction, game_id: str, where: str) -> discord.ui.View:
        games = [entry(game.title, game.id, default=game.id == game_id) for game in self._games.values()]
        choose = menu(BoardPress("", where, "menu"), say("board-which"), games)
        if interaction.guild is None:
            return view_of(choose)
        other = EVERYWHERE if where == HERE else HERE
        turn = button(BoardPress(game_id, other, "show"), say(f"button-{other}"))
        share = button(BoardPress(game_id, where, "share"), say("button-show-all"), Style.primary)
        return view_of(choose, turn, share)


def _profile_view(interaction: discord.Interaction, user_id: int, where: str) -> discord.ui.View:
    if interaction.guild is None:
        return view_of()
    other = EVERYWHERE if where == HERE else HERE
    turn = button(ProfilePress(user_id, other, "show"), say(f"button-{other}"))
    share = button(ProfilePress(user_id, where, "share"), say("button-show-all"), Style.primary)
    return view_of(turn, share)


def _standing(placed: Placed, asker_id: int | None) -> LeaderboardRow:
    rating = placed.rating
    own = rating.user_id == asker_id
    return LeaderboardRow(placed.place, rating.name, round(rating.mu), round(rating.sigma), rating.games, own)


def _where(guild: discord.Guild | None) -> str:
    return say("where-server", server=plain(guild.name)) if guild else say("where-all")


def _said(what: str, name: str) -> str:
    return say(f"{what}-said", name=safe(name))


def _picture(kind: str, made_from: Sequence[object], draw: Callable[[], Picture]) -> LazyPicture:
    digest = sha256(msgspec.json.encode(made_from)).hexdigest()[:16]
    return LazyPicture(kind, f"{kind}-{digest}", draw, still=True)
