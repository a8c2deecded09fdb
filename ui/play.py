"""``/play``: the way into any game by buttons alone. First which game, then with whom.

The same buttons can be posted for everybody in a channel, which has one such message.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any

import discord
from discord.ui import Item, UserSelect

import engine
from render import has_cover_picture
from sessions import Level, ServerSettings, Tables
from sessions.ratings.rules import can_be_rated
from sessions.store.rows import LEVELS, level_of
from sessions.time.paces import NONE, PACES
from ui.decks.controller import DeckController
from ui.decks.deck_texts import name_with_summary
from ui.decks.found_deck import deck_holder
from ui.interactions.answer import Answer, Kind, Refused, answering, is_private_message
from ui.interactions.components import PROMPT, Style, button, make_view, menu
from ui.interactions.ids import DeckPress, InTerms, PlayPress, PuzzlePress, TableTerms
from ui.interactions.noted_messages import delete_kept
from ui.interactions.pictures import cover_picture
from ui.interactions.press import Game, IdPart, Press, Value
from ui.interactions.routes import PressRoutes
from ui.interactions.voices import Voices
from ui.layouts.layout import Layout
from ui.learning.lessons.content import PLAY, WHOLE, learn_any_button, learn_buttons
from ui.learning.lessons.controller import LessonController
from ui.lobbies.content import FRIENDLY, RATED, opened_text
from ui.lobbies.controller import LobbyController
from ui.lobbies.options import option_menus
from ui.lobbies.requests import TableRequest
from ui.lobbies.way_to_play import link_to_play, place_to_open
from words import Voice

ALL = "all"
"""Stands for a game where a button is about all of them."""
FIRST = "first"
RATES: Mapping[str, bool] = {RATED: True, FRIENDLY: False}
USUAL = TableTerms()
FIRST_LEVEL: Level = "easy"
"""The level of the computer in a first game."""


class PlayOptionPress(Press, prefix="plyo1"):
    """A menu of *Options…* before a table is opened: which of the terms is chosen, and those there were before."""

    game: Game
    name: Annotated[str, IdPart("mode|pace|players")]
    terms: InTerms = TableTerms()
    value: Value = ""


class PlayController:
    """Asks which game and with whom, and opens the table."""

    def __init__(
        self,
        games: Mapping[str, engine.Game],
        layouts: Mapping[str, Layout[Any]],
        lobbies: LobbyController,
        voices: Voices,
        tables: Tables,
        lessons: LessonController,
        decks: DeckController,
    ) -> None:
        self._games = games
        self._layouts = layouts
        self._lobbies = lobbies
        self._voices = voices
        self._tables = tables
        self._servers = tables.servers
        self._lessons = lessons
        self._decks = decks

    async def ask_game(self, answer: Answer, *, edit: bool = False) -> None:
        """Ask which game, where one can begin; managers can take the posted buttons of the channel back as well.

        Among direct messages one plays with computers.
        """
        interaction, voice = answer.interaction, answer.voice
        settled = await self._settings_here(interaction)
        posted = interaction.permissions.manage_guild and interaction.channel_id in settled.start_messages
        away = [button(PlayPress(ALL, "away"), voice.say("play-away"))] if posted else []
        games = (
            button(PlayPress(game_id, "choose"), voice.game_title(game_id), Style.primary) for game_id in self._games
        )
        puzzles = button(PuzzlePress("home", ALL), voice.say("button-puzzles"))
        await (answer.edit if edit else answer.say)(
            self._games_text(voice, "play-which"),
            # Shortly after the very first start there are none yet, and nobody waits for them.
            self._covers(voice) if all(has_cover_picture(voice, game_id) for game_id in self._games) else None,
            make_view(*games, learn_any_button(voice, PLAY), puzzles, *away),
        )

    async def post_games(self, answer: Answer) -> None:
        """Post the games in a channel for everybody, to stay there; what was posted there before is taken away.

        Refused for those who don't manage the server.
        """
        interaction = answer.interaction
        settled = await self._lobbies.check_place(interaction)
        _check_manager(interaction)
        voice = await self._voices.voice_of_place(interaction)
        games = (
            button(PlayPress(game_id, "start"), voice.game_title(game_id), Style.primary) for game_id in self._games
        )
        message_id = await answer.post(
            self._games_text(voice, "play-posted" if settled.computers else "play-posted-people"),
            self._covers(voice),
            make_view(*games, learn_any_button(voice)),
        )
        answer.mark_stored()
        await self._replace_start_message(interaction, message_id)

    async def _replace_start_message(self, interaction: discord.Interaction, message_id: int | None) -> None:
        """Keep which message shows the buttons in a channel, and delete the one that has shown them before."""
        assert interaction.guild_id is not None and interaction.channel_id is not None
        before = await self._servers.note_start_message(interaction.guild_id, interaction.channel_id, message_id)
        if before is not None and before != message_id:
            await delete_kept(interaction.client, interaction.channel_id, before)

    async def _take_away(self, answer: Answer) -> None:
        """Take the posted buttons of a channel back."""
        _check_manager(answer.interaction)
        await self._replace_start_message(answer.interaction, None)
        answer.mark_stored()
        await answer.edit(answer.voice.say("play-taken-away"), None, None)

    def _games_text(self, voice: Voice, key: str) -> str:
        lines = (
            voice.say("play-game", game=voice.game_title(game.id), like=_summary(voice, game))
            for game in self._games.values()
        )
        return "\n".join([voice.say(key), *lines])

    def _covers(self, voice: Voice) -> list[Any]:
        return [cover_picture(voice, game_id) for game_id in self._games]

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(PlayPress, self.handle_press)
        routes.add(PlayOptionPress, self.handle_option_press)

    async def handle_press(self, interaction: discord.Interaction, press: PlayPress) -> None:
        """A press on one of the buttons, or a choice from the menu of people."""
        if press.whom == "menu":
            async with answering(interaction, "private") as answer:
                await self.ask_game(answer)
            return
        if press.whom == "start":
            async with answering(interaction, "private") as answer:
                await self._follow_posted_press(answer, press)
            return
        if press.whom == "with":
            async with answering(interaction, "edit") as answer:
                await self._ask_with(answer, press)
            return
        if press.whom in ("choose", "back", "options", "levels", "others", "away"):
            async with answering(interaction, "edit") as answer:
                await self._follow_press(answer, press)
            return
        if press.whom == WHOLE:
            async with answering(interaction, "edit") as answer:
                self._check_game(press)
                sealed = await self._lessons.sealed(interaction.user.id, press.game)
                await self._lobbies.open_lobby(answer, self._first_game(press.game), away=True, sealed=sealed)
            return
        if press.whom == "post":
            async with answering(interaction, "private" if interaction.guild_id is None else "public") as answer:
                await self.post_games(answer)
            return
        kind, ends = _how_it_opens(interaction)
        async with answering(interaction, kind) as answer:
            self._check_game(press)
            opponent = await _find_user(interaction, press.user_id) if press.whom == "user" else None
            asked = self._request_for_terms(self._games[press.game], press.terms)
            request = replace(
                asked,
                opponent=opponent,
                players=asked.players if press.terms.players and opponent is None else None,
                computer=level_of(press.whom),
                deck=f"{press.game}:{press.deck}" if press.deck else None,
            )
            first = press.whom == FIRST
            lobby = await self._lobbies.open_lobby(answer, self._first_game(press.game) if first else request)
            if ends:
                await answer.edit(opened_text(answer.voice, lobby), None, None)

    def _first_game(self, game_id: str) -> TableRequest:
        """A game with the computer, without what is hard before one has played."""
        return TableRequest(
            game=self._games[game_id], options=self._layouts[game_id].first_game_options, computer=FIRST_LEVEL
        )

    async def _follow_press(self, answer: Answer, press: PlayPress) -> None:
        if press.whom == "away":
            await self._take_away(answer)
            return
        if press.whom == "back":
            await self.ask_game(answer, edit=True)
            return
        self._check_game(press)
        if answer.interaction.guild_id is None:
            await self._ask_level(answer, press)
            return
        settled = await self._lobbies.check_place(answer.interaction)
        voice, game = answer.voice, self._games[press.game]
        cover = cover_picture(voice, game.id)
        if press.whom == "options":
            await self._ask_terms(answer, game, press.terms, settled)
            return
        if press.whom == "levels":
            await self._ask_level_on_terms(answer, game, press.terms)
            return
        back = button(PlayPress(game.id, "back"), voice.say("play-back"))
        alone: list[Item[Any]] = []
        if press.whom != "others":
            alone = [*await self._computer_buttons(answer, game.id, settled), *learn_buttons(voice, game.id)]
        text = f"{await self._question_with_offer(answer, game)}\n{await self._usual_terms(answer, game, settled)}"
        await answer.edit(
            text, cover, make_view(*alone, *_with_others(voice, game.id, _options_button(voice, game.id), back))
        )

    async def _ask_level(self, answer: Answer, press: PlayPress) -> None:
        """Among direct messages: how good the computer should be, and the way to where one plays with others."""
        voice, game = answer.voice, self._games[press.game]
        settled = await self._settings_here(answer.interaction)
        way = await link_to_play(voice, answer.interaction, self._tables)
        back = button(PlayPress(game.id, "back"), voice.say("play-back"))
        view = make_view(
            *await self._computer_buttons(answer, game.id, settled),
            *learn_buttons(voice, game.id),
            *([] if way is None else [way]),
            back,
        )
        await answer.edit(
            await self._question_with_offer(answer, game, "play-level"), cover_picture(voice, game.id), view
        )

    async def _settings_here(self, interaction: discord.Interaction) -> ServerSettings:
        """What is settled where somebody begins a game who presses here; Refused where that is nowhere."""
        place = None if interaction.guild_id is not None else await place_to_open(interaction, self._tables)
        if place is None or place.guild_id is None:
            return await self._lobbies.check_place(interaction)
        return await self._servers.settings(place.guild_id)

    async def handle_option_press(self, interaction: discord.Interaction, press: PlayOptionPress) -> None:
        """A choice from one of the menus of *Options…*."""
        async with answering(interaction, "edit") as answer:
            self._check_game(press)
            if not press.value:
                raise Refused("button-unknown")
            settled = await self._lobbies.check_place(interaction)
            terms = replace(press.terms, **{press.name: press.value})
            await self._ask_terms(answer, self._games[press.game], terms, settled)

    async def _ask_terms(self, answer: Answer, game: engine.Game, terms: TableTerms, settled: ServerSettings) -> None:
        """*Options…*: what the table is to be like, by menus, before anybody is challenged or it is opened."""
        voice, words = answer.voice, answer.voice.game_words(game.id)
        request, variants = self._request_for_terms(game, terms), self._layouts[game.id].lobby_options
        pace, mode = request.chosen_pace(settled), words.options_text(request.options)
        seats = range(game.min_seats, game.max_seats + 1)
        menus = [
            menu(PlayOptionPress(game.id, name, terms), prompt, entries)
            for name, prompt, entries in option_menus(
                voice, [words.options_text(one) for one in variants], mode, pace, seats, request.seats
            )
        ]
        wish, can_count = await self._wants_rated(answer, request), can_be_rated(game, request.options, pace)
        other = FRIENDLY if wish else RATED
        switch = button(PlayPress(game.id, "options", terms=replace(terms, rated=other)), voice.say(f"button-{other}"))
        besides = [switch] if can_count else []
        if settled.computers:
            besides.append(button(PlayPress(game.id, "levels", terms=terms), voice.say("play-computers")))
        back = button(PlayPress(game.id, "choose"), voice.say("button-back"))
        counts = voice.say(_rated_key(wish, can_count=can_count, timed=pace != NONE.name))
        view = make_view(*menus, *_with_others(voice, game.id, *besides, back, terms=terms))
        await answer.edit(f"{_question_text(voice, game)}\n-# {counts}", cover_picture(voice, game.id), view)

    async def _ask_level_on_terms(self, answer: Answer, game: engine.Game, terms: TableTerms) -> None:
        """*Against the computer…* below *Options…*: how good it should be."""
        voice = answer.voice
        levels = [_level_button(voice, game.id, level, terms=terms) for level in LEVELS]
        back = button(PlayPress(game.id, "options", terms=terms), voice.say("button-back"))
        await answer.edit(
            _question_text(voice, game, "play-level"), cover_picture(voice, game.id), make_view(*levels, back)
        )

    async def _wants_rated(self, answer: Answer, request: TableRequest) -> bool | None:
        """Whether the game is to count: as asked, else False where somebody last chose a friendly one of this kind."""
        if request.rated is not None:
            return request.rated
        last = (await self._tables.people.preferences(answer.interaction.user.id)).rated
        return None if last.get(request.game.id, True) else False

    async def _usual_terms(self, answer: Answer, game: engine.Game, settled: ServerSettings) -> str:
        """What a game with others is like unless *Options…* says so, in small print."""
        voice, request = answer.voice, TableRequest(game=game)
        pace, wish = request.chosen_pace(settled), await self._wants_rated(answer, request)
        said = _rated_key(wish, can_count=can_be_rated(game, request.options, pace), timed=pace != NONE.name)
        counts = voice.say("unrated-last" if said == "unrated-wish" else said)
        return f"-# {voice.say('play-terms', pace=voice.say(f'pace-{pace}'), counts=counts)}"

    def _request_for_terms(self, game: engine.Game, terms: TableTerms) -> TableRequest:
        """The request for a table like that; Refused for terms that there are not."""
        variants, seats = self._layouts[game.id].lobby_options, range(game.min_seats, game.max_seats + 1)
        offered = ("", *map(str, range(len(variants)))), ("", *PACES), ("", *map(str, seats)), ("", *RATES)
        chosen = terms.mode, terms.pace, terms.players, terms.rated
        if not all(one in known for one, known in zip(chosen, offered, strict=True)):
            raise Refused("button-unknown")
        options = dict(variants[int(terms.mode)]) if terms.mode else {}
        counted = can_be_rated(game, options, terms.pace)
        return TableRequest(
            game=game,
            options=options,
            pace=terms.pace or None,
            players=int(terms.players or game.max_seats),
            rated=RATES.get(terms.rated) if counted else None,
        )

    async def _ask_with(self, answer: Answer, press: PlayPress) -> None:
        """With whom somebody plays who has chosen their deck first."""
        self._check_game(press)
        voice, game, about = answer.voice, self._games[press.game], f"{press.game}:{press.deck}"
        found = await self._decks.existing_deck(voice, deck_holder(answer.interaction), about, game)
        settled = await self._lobbies.check_place(answer.interaction)
        alone = [_level_button(voice, game.id, level, press.deck) for level in LEVELS] if settled.computers else []
        back = button(DeckPress("show", about), voice.say("button-back"))
        view = make_view(*alone, *_with_others(voice, game.id, back, deck=press.deck))
        lines = [
            _question_text(voice, game),
            voice.say("lobby-deck-now", deck=name_with_summary(voice, game, found.name, found.cards)),
            await self._usual_terms(answer, game, settled),
        ]
        await answer.edit("\n".join(lines), None, view)

    async def _question_with_offer(self, answer: Answer, game: engine.Game, key: str = "play-whom") -> str:
        """The question with whom; whoever never played the game is offered its lesson, once."""
        voice = answer.voice
        text = _question_text(voice, game, key)
        offered = await self._lessons.should_offer_lesson(answer.interaction.user.id, game.id)
        return f"{text}\n{voice.say('lesson-offer')}" if offered else text

    async def _follow_posted_press(self, answer: Answer, press: PlayPress) -> None:
        """A press on the posted message: who plays against the computer is one more press away from their game."""
        self._check_game(press)
        settled = await self._lobbies.check_place(answer.interaction)
        voice, game_id = answer.voice, press.game
        alone = await self._computer_buttons(answer, game_id, settled)
        learn = learn_buttons(voice, game_id)
        others: list[Item[Any]] = [button(PlayPress(game_id, "others"), voice.say("play-more"))]
        if not alone:
            back = button(PlayPress(game_id, "back"), voice.say("play-back"))
            others = _with_others(voice, game_id, _options_button(voice, game_id), back)
        text = await self._question_with_offer(answer, self._games[game_id])
        if not alone:
            text += f"\n{await self._usual_terms(answer, self._games[game_id], settled)}"
        await answer.say(text, cover_picture(voice, game_id), make_view(*alone, *learn, *others))

    async def _computer_buttons(self, answer: Answer, game_id: str, settled: ServerSettings) -> list[Item[Any]]:
        """The ways into a game that somebody can go alone: in their first games of it also without what is hard."""
        if not settled.computers:
            return []
        voice, first = answer.voice, list[Item[Any]]()
        if self._layouts[game_id].first_game_options and await self._tables.is_new_to_game(
            answer.interaction.user.id, game_id
        ):
            first.append(button(PlayPress(game_id, FIRST), voice.game_words(game_id).first_game_label(), Style.success))
        return [*first, *(_level_button(voice, game_id, level) for level in LEVELS)]

    def _check_game(self, press: PlayPress | PlayOptionPress) -> None:
        if press.game not in self._games:
            raise Refused("button-unknown")


def _how_it_opens(interaction: discord.Interaction) -> tuple[Kind, bool]:
    """How a press that opens a table is answered; True where that ends the question that only one person sees."""
    if interaction.guild_id is None:
        return "private", False
    ends = is_private_message(interaction)
    return ("edit" if ends else "public"), ends


def _summary(voice: Voice, game: engine.Game) -> str:
    """For how many people a game is, how long it takes, and how hard it is to learn."""
    return voice.game_words(game.id).game_summary({}, game.min_seats, game.max_seats)


def _question_text(voice: Voice, game: engine.Game, key: str = "play-whom") -> str:
    return voice.say(key, game=voice.game_title(game.id), like=_summary(voice, game))


def _check_manager(interaction: discord.Interaction) -> None:
    if not interaction.permissions.manage_guild:
        raise Refused("play-post-refused")


def _rated_key(wish: bool | None, *, can_count: bool, timed: bool) -> str:
    """The message that says whether a game counts."""
    if not can_count:
        return "unrated-options" if timed else "unrated-pace"
    return {None: "lobby-counts-practised", True: "lobby-counts", False: "unrated-wish"}[wish]


def _with_others(
    voice: Voice, game_id: str, *besides: Item[Any], deck: str = "", terms: TableTerms = USUAL
) -> list[Item[Any]]:
    """The ways into a game with others, and what stands among them."""
    people: UserSelect[Any] = UserSelect(
        placeholder=voice.say("play-somebody")[:PROMPT],
        custom_id=str(PlayPress(game_id, "user", deck=deck, terms=terms)),
    )
    return [button(PlayPress(game_id, "open", deck=deck, terms=terms), voice.say("play-open")), *besides, people]


def _options_button(voice: Voice, game_id: str) -> Item[Any]:
    return button(PlayPress(game_id, "options"), voice.say("play-options"))


def _level_button(
    voice: Voice, game_id: str, level: Level, deck: str = "", terms: TableTerms = USUAL
) -> discord.ui.Button[Any]:
    press = PlayPress(game_id, level, deck=deck, terms=terms)
    return button(press, voice.say(f"play-computer-{level}"), Style.primary)


async def _find_user(interaction: discord.Interaction, user_id: int) -> discord.abc.User:
    return interaction.client.get_user(user_id) or await interaction.client.fetch_user(user_id)
