"""`/help`: pages of buttons, each of which says in a few lines what there is and leads to where it is done."""

from collections.abc import Callable, Mapping
from typing import Any

import discord
from discord.ui import Item, View

import engine
from learning.puzzles.library import games_with_puzzles
from ui.decks.controller import DeckController
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.components import Style, button, make_view
from ui.interactions.ids import (
    BuilderPress,
    BuilderSpot,
    DeckPress,
    HelpPress,
    LeaderboardPress,
    MyGamesPress,
    PlayPress,
    PreferencePress,
    ProfilePress,
    PuzzlePress,
    RulesContentsPress,
    ServerSettingPress,
    WatchPress,
)
from ui.interactions.mentions import CommandMentions
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import voice_for
from ui.layouts.layout import Layout
from ui.learning.lessons.content import HELP, learn_any_button
from ui.settings.language_menu import pages_of
from ui.settings.preferences import PAGES
from words import Voice

HOME = "home"
CLASH = "elemental_clash"
"""The one game whose cards can be looked at by a command of their own."""
TABLE = ("hand", "board", "offer", "orders", "resign")
RECORDS = ("mine", "here", "watch", "replay", "film", "review", "verify", "export", "open")
DECKS = ("build", "import", "list", "show", "cards", "rename", "delete")

Lines = list[str]


class HelpController:
    """Shows the pages of the help."""

    def __init__(
        self,
        games: Mapping[str, engine.Game],
        layouts: Mapping[str, Layout[Any]],
        decks: DeckController,
        mentions: CommandMentions,
    ) -> None:
        self._games = games
        self._layouts = layouts
        self._decks = decks
        self._mentions = mentions
        self._pages: dict[str, Callable[[Voice, int], tuple[Lines, list[Item[Any]]]]] = {
            "play": self._play_page,
            "puzzles": self._puzzles_page,
            "rules": self._rules_page,
            "games": self._records_page,
            "me": self._me_page,
            "decks": self._decks_page,
            "server": self._server_page,
            "time": self._time_page,
            "fair": self._fair_page,
        }

    async def show_first_page(self, answer: Answer) -> None:
        """The first page."""
        text, view = self._home_page(answer.voice)
        await answer.say(text, view=view)

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(HelpPress, self.handle_press)

    async def handle_press(self, interaction: discord.Interaction, press: HelpPress) -> None:
        """A press on a page's button."""
        async with answering(interaction, "edit") as answer:
            voice = answer.voice
            if press.page == HOME:
                text, view = self._home_page(voice)
            elif press.page in self._pages:
                lines, controls = self._pages[press.page](voice, interaction.user.id)
                controls += self._manager_buttons(interaction, press.page)
                back = button(HelpPress(HOME), voice.say("button-back"))
                text, view = "\n".join([voice.say(f"help-title-{press.page}"), *lines]), make_view(*controls, back)
            else:
                raise Refused("button-unknown")
            await answer.edit(text, None, view)

    def _manager_buttons(self, interaction: discord.Interaction, page: str) -> list[Item[Any]]:
        """What not everybody can do on a page."""
        voice = voice_for(interaction)
        if page == "server" and interaction.guild_id is not None and interaction.permissions.manage_guild:
            return [button(PlayPress("all", "post"), voice.say("play-post"))]
        return []

    def _home_page(self, voice: Voice) -> tuple[str, View]:
        lines = [voice.say("help-title"), *(self._game_line(voice, game) for game in self._games.values())]
        lines.append(voice.say("help-quick", play=self._mentions.mention("play")))
        lines.append(voice.say("help-learn", learn=self._mentions.mention("learn")))
        pages = [page for page in self._pages if page != "decks" or self._decks.games]
        first, *others = [button(HelpPress(page), voice.say(f"button-help-{page}")) for page in pages]
        first.style = Style.primary
        return "\n".join(lines), make_view(first, learn_any_button(voice, HELP), *others)

    def _game_line(self, voice: Voice, game: engine.Game) -> str:
        like = voice.game_words(game.id).game_summary({}, game.min_seats, game.max_seats)
        return f"- {voice.say('help-game', game=voice.game_title(game.id), like=like)}"

    def _mentions_by_name(self, group: str, names: tuple[str, ...]) -> dict[str, str]:
        """The mentions of commands of a group, by their names."""
        return {name: self._mentions.mention(group, name) for name in names}

    def _play_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        lines = [
            voice.say("help-play", play=self._mentions.mention("play"), starts=self._of_each_game(voice, "start")),
            voice.say("help-hand", hand=self._mentions.mention("table", "hand")),
            voice.say("help-move", moves=self._of_each_game(voice, "move")),
            voice.say("help-table", **self._mentions_by_name("table", TABLE)),
        ]
        return lines, [
            button(PlayPress(game_id, "choose"), voice.game_title(game_id), Style.primary) for game_id in self._games
        ]

    def _of_each_game(self, voice: Voice, name: str) -> str:
        """The mentions of a command that every game has: one or the other."""
        groups = [self._layouts[game_id].command_group for game_id in self._games]
        return voice.list_of([self._mentions.mention(group, name) for group in groups], style="or")

    def _puzzles_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        games = [game_id for game_id in games_with_puzzles() if game_id in self._games]
        mentioned = {name: self._mentions.mention(name) for name in ("puzzle", "settings")}
        return [voice.say("help-puzzles", **mentioned)], [
            button(PuzzlePress("open", game_id), voice.game_title(game_id), Style.primary) for game_id in games
        ]

    def _rules_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        lines = [voice.say("help-rules", rules=self._of_each_game(voice, "rules"))]
        return lines, [button(RulesContentsPress(game_id), voice.game_title(game_id)) for game_id in self._games]

    def _records_page(self, voice: Voice, user_id: int) -> tuple[Lines, list[Item[Any]]]:
        people = {name: self._mentions.mention(name) for name in ("profile", "leaderboard")}
        return [
            voice.say("help-games", **self._mentions_by_name("games", RECORDS)),
            voice.say("help-people", **people),
        ], [
            button(MyGamesPress("open"), voice.say("button-help-games"), Style.primary),
            button(MyGamesPress("here"), voice.say("button-help-here")),
            button(WatchPress(), voice.say("button-help-watch")),
            button(ProfilePress(user_id, "all", "open"), voice.say("button-help-profile")),
            button(LeaderboardPress("", "all", "open"), voice.say("button-help-board")),
        ]

    def _me_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        pages = [button(PreferencePress("page", page), voice.say(f"button-page-{page}")) for page in pages_of(PAGES)]
        home = button(PreferencePress("all"), voice.say("button-help-me"), Style.primary)
        return [voice.say("help-me", me=self._mentions.mention("me"))], [home, *pages]

    def _decks_page(self, voice: Voice, user_id: int) -> tuple[Lines, list[Item[Any]]]:
        games = self._decks.games
        titles = voice.list_of([voice.game_title(game_id) for game_id in games])
        lines = [voice.say("help-decks", games=titles, **self._mentions_by_name("deck", DECKS))]
        if CLASH in self._games:
            cards = self._mentions.mention(self._layouts[CLASH].command_group, "cards")
            lines.append(voice.say("help-cards", cards=cards, game=voice.game_title(CLASH)))
        build = (
            button(
                BuilderPress("begin", BuilderSpot(user_id, game_id)),
                voice.say("help-build", game=voice.game_title(game_id)),
            )
            for game_id in games
        )
        return lines, [button(DeckPress("home"), voice.say("button-deck-home"), Style.primary), *build]

    def _server_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        lines = [voice.say("help-server", settings=self._mentions.mention("settings"))]
        return lines, [button(ServerSettingPress("all"), voice.say("button-help-server"), Style.primary)]

    def _time_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        lines = [
            voice.say("help-time", me=self._mentions.mention("me"), offer=self._mentions.mention("table", "offer"))
        ]
        return lines, [button(PreferencePress("away"), voice.say("button-away"))]

    def _fair_page(self, voice: Voice, _user_id: int) -> tuple[Lines, list[Item[Any]]]:
        verify = button(MyGamesPress("verify"), voice.say("button-help-verify"), Style.primary)
        return [voice.say("help-fair", verify=self._mentions.mention("games", "verify"))], [verify]
