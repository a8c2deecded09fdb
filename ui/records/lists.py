"""The games of somebody, and those of a channel, in lists: running ones with whose move it is, finished ones."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
from discord.ui import Button, Item, View

import engine
from sessions import TableInfo, Tables
from ui.interactions.answer import Answer, Refused, answering
from ui.interactions.channels import channels_here, visible_tables
from ui.interactions.components import BUTTONS, ENTRIES, LABEL, Style, button, make_view, menu, menu_entry
from ui.interactions.ids import MyGamesPress, PlayPress, ReviewPress, TablePress
from ui.interactions.names import PRIVATE, escaped_name, game_link, message_link, plain_name, player_names
from ui.interactions.routes import PressRoutes
from ui.tables.content import rematch_button
from ui.tables.more_menu import file_buttons
from words import Voice

MOST_LINES = 20
MOST_FINISHED = 10
"""So many finished games are told in lines; the menu has more of them."""
ALL = "all"
"""Stands for a game, or for whom one has played with, where all are meant."""
COMPUTERS = "computers"
"""Stands for whom one has played with, where that is no person."""

Links = Mapping[int, str]
"""Where each table is read best by whoever asks, by its number; others by their own places."""
Invitations = Callable[[Voice, int, int], Any]


class GameLists:
    """Lists games, and leads to each of them."""

    def __init__(self, tables: Tables, games: Mapping[str, engine.Game], invitations: Invitations) -> None:
        """``invitations`` gives the open invitations of a channel, a line each, so many at most."""
        self._tables = tables
        self._games = games
        self._invitations = invitations

    def register_presses(self, routes: PressRoutes) -> None:
        """Say which presses lead here."""
        routes.add(MyGamesPress, self.handle_press)

    async def handle_press(self, interaction: discord.Interaction, press: MyGamesPress) -> None:
        """A game from the menu of finished ones, those of one game, or the way back; some in a message of its own."""
        async with answering(interaction, "private" if press.verb in ("open", "here", "look") else "edit") as answer:
            match press.verb, press.value:
                case "open", "":
                    await self.show_mine(answer)
                case "here", "":
                    await self.show_here(answer)
                case "list", game_id if game_id == ALL or game_id in self._games:
                    await answer.edit(*await self._own_games_page(answer, game_id))
                case "with", other if other in (ALL, COMPUTERS) or other.isdecimal():
                    await answer.edit(*await self._own_games_page(answer, ALL, other))
                case "game", number if number.isdecimal():
                    await answer.edit(*await self._finished_game_page(answer, int(number)))
                case "look", number if number.isdecimal():
                    await answer.say(*await self._finished_game_page(answer, int(number)))
                case _:
                    raise Refused("button-unknown")

    async def show_mine(self, answer: Answer) -> None:
        """Somebody's games everywhere: those in which it is their move first, then the others, then finished ones."""
        text, _, view = await self._own_games_page(answer, ALL)
        await answer.say(text, view=view)

    async def show_here(self, answer: Answer) -> None:
        """The open tables and invitations of a channel."""
        voice, interaction = answer.voice, answer.interaction
        here = visible_tables(interaction.user.id, await self._tables.open_tables_in(channels_here(interaction)))
        until = await self._tables.deadlines(here[:MOST_LINES], interaction.user.id)
        text = _section(voice, "games-here", here, interaction.user.id, {}, until)
        channel_id = interaction.channel_id
        if channel_id and (invitations := await self._invitations(voice, channel_id, MOST_LINES)):
            text += [f"### {voice.say('games-invitations')}", *invitations]
        await answer.say("\n".join(text) or voice.say("games-none-here"))

    async def _own_games_page(self, answer: Answer, only: str, other: str = ALL) -> tuple[str, None, View]:
        """Those of one game, or with one other person, where not ``ALL``."""
        user_id, voice = answer.interaction.user.id, answer.voice
        all_running, all_finished = (
            await self._tables.open_tables_of(user_id),
            await self._tables.finished_tables_of(user_id),
        )
        links = await self._private_links(user_id)
        if answer.interaction.guild_id is not None:  # here only to what is shown nowhere else
            links = {one.id: links[one.id] for one in all_running if one.message_id is None and one.id in links}
        running = [one for one in all_running if only in (ALL, one.game) and _is_played_with(one, other)]
        own = [one for one in running if user_id in one.waits_for]
        waiting = [one for one in running if user_id not in one.waits_for]
        finished = [one for one in all_finished if only in (ALL, one.game) and _is_played_with(one, other)]
        until = await self._tables.deadlines([*own[:MOST_LINES], *waiting[:MOST_LINES]], user_id)
        text = _section(voice, "games-yours", own, user_id, links, until)
        text += _section(voice, "games-waiting", waiting, user_id, links, until)
        if finished:
            text += [] if all_running else [voice.say("games-none-mine")]
            text.append(f"### {voice.say('games-over')}")
            text += [f"- {finished_line(voice, one, user_id)}" for one in finished[:MOST_FINISHED]]
        places = [(one, links.get(one.id) or _table_link(one)) for one in (*own, *waiting)]
        there = [(one, place) for one, place in places if place.startswith("https://")][:BUTTONS]
        controls: list[Item[Any]] = [
            Button(label=game_and_players(voice, one, plain_name)[:LABEL], url=place) for one, place in there
        ]
        if finished:
            controls.append(menu(MyGamesPress("game"), voice.say("games-which-over"), ended_entries(answer, finished)))
        if text or (only, other) != (ALL, ALL):
            entries = [menu_entry(voice.say("games-all"), ALL, default=only == ALL)]
            entries += [menu_entry(voice.game_title(one), one, default=one == only) for one in self._games]
            controls.append(menu(MyGamesPress("list"), voice.say("games-of-which"), entries))
            controls += _opponent_menu(voice, [*all_running, *all_finished], user_id, other)
        if not own:  # nothing waits for them: what is next is a new game
            controls.append(play_button(voice))
        nothing = voice.say("games-none-mine" if (only, other) == (ALL, ALL) else "games-none-of-it")
        return "\n".join(text) or nothing, None, make_view(*controls)

    async def _finished_game_page(self, answer: Answer, table_id: int) -> tuple[str, None, View]:
        """One finished game: how it ended, and what can be done with it."""
        user_id, voice = answer.interaction.user.id, answer.voice
        found = [one for one in await self._tables.finished_tables_of(user_id) if one.id == table_id]
        table = await self._tables.get(table_id) if found else None
        if table is None:
            raise Refused("games-finished-unknown")
        names = [escaped_name(voice, name) for name in player_names(voice, found[0])]
        result = voice.game_words(table.game.id).result_text(table.see(None), names)
        text = f"### {game_and_players(voice, found[0])}\n{result}\n-# {_table_link(found[0])}"
        view = make_view(
            button(TablePress("replay", table_id), voice.say("button-replay"), Style.primary),
            *rematch_button(voice, table),
            button(ReviewPress("open", table_id), voice.say("button-review")),
            button(TablePress("film", table_id), voice.say("button-film")),
            *file_buttons(voice, table_id),
            button(MyGamesPress("list", ALL), voice.say("button-help-games")),
        )
        return text, None, view

    async def _private_links(self, user_id: int) -> Links:
        """To somebody's own direct messages: each has the hand and the controls of its table."""
        found = await self._tables.direct_messages(user_id)
        return {table: message_link(PRIVATE, place, message) for table, (place, message) in found.items()}


def _section(
    voice: Voice, heading: str, infos: Sequence[TableInfo], user_id: int, links: Links, until: Mapping[int, float]
) -> list[str]:
    """Tables in lines under a heading, with the time ``until`` which there is any; nothing where there are none."""
    if not infos:
        return []
    lines = [_game_line(voice, info, user_id, links, until.get(info.id)) for info in infos[:MOST_LINES]]
    if len(infos) > MOST_LINES:
        lines.append(f"- {voice.say('and-more', count=len(infos) - MOST_LINES)}")
    return [f"### {voice.say(heading)}", *lines]


def _game_line(voice: Voice, info: TableInfo, user_id: int, links: Links, until: float | None) -> str:
    place = links.get(info.id) or _table_link(info)
    game, at = game_link(voice, voice.game_title(info.game), place)
    if user_id in info.waits_for:
        others = _other_names(voice, info, user_id)
        line = voice.say(f"games-your-move{at}", game=game, others=others, place=place)
    else:
        names = [escaped_name(voice, name) for name in player_names(voice, info)]
        turn, table = voice.list_of([names[seat] for seat in info.active]), game_and_players(voice, info, game=game)
        line = voice.say(f"games-to-move{at}", table=table, players=turn, place=place)
    time = "" if until is None else f" · {voice.say('table-deadline', when=f'<t:{int(until)}:R>')}"
    return f"- {line}{time}"


def _is_played_with(info: TableInfo, other: str) -> bool:
    """Whether somebody sits at a table: a person's id, ``COMPUTERS``, or ``ALL`` for whoever it may be."""
    ids = [person for person, _ in info.people]
    return other == ALL or (min(ids) < 0 if other == COMPUTERS else int(other) in ids)


def _opponent_menu(voice: Voice, infos: Sequence[TableInfo], user_id: int, other: str) -> list[Item[Any]]:
    """The menu of those with whom somebody has played; nothing where it was always the same."""
    met = {id_: name for info in infos for id_, name in reversed(info.people) if id_ != user_id}
    people = {str(id_): plain_name(voice, name) for id_, name in met.items() if id_ >= 0}
    people |= {COMPUTERS: voice.say("games-computers")} if min(met, default=0) < 0 else {}
    if len(people) < 2:
        return []
    entries = [menu_entry(voice.say("games-everybody"), ALL, default=other == ALL)]
    entries += [menu_entry(name, id_, default=id_ == other) for id_, name in [*people.items()][: ENTRIES - 1]]
    return [menu(MyGamesPress("with"), voice.say("games-with-whom"), entries)]


def ended_entries(answer: Answer, infos: Sequence[TableInfo]) -> list[discord.SelectOption]:
    """Finished games in a menu, as many as it holds: who played what, how it ended for whoever asks, and when."""
    voice, user_id = answer.voice, answer.interaction.user.id
    return [
        menu_entry(game_and_players(voice, one, plain_name), str(one.id), how_it_ended(voice, one, user_id))
        for one in infos[:ENTRIES]
    ]


def how_it_ended(voice: Voice, info: TableInfo, user_id: int) -> str:
    """How a finished game has ended for somebody, if they were in it, and when, where Discord shows no times itself."""
    at = voice.when(info.ended_at or 0)
    sat = any(person == user_id for person, _ in info.people)
    return f"{voice.say(f'games-how-{info.result_of(user_id)}')} · {at}" if sat else at


async def finished_tables(tables: Tables, interaction: discord.Interaction) -> list[TableInfo]:
    """The finished tables of whoever asks, then the others of a place, the newest first, each once.

    In a thread it is the other way round: who asks there means its game, whatever they have finished elsewhere since.
    """
    here = [] if interaction.channel_id is None else await tables.finished_in(interaction.channel_id)
    here, mine = visible_tables(interaction.user.id, here), await tables.finished_tables_of(interaction.user.id)
    first, then = (here, mine) if isinstance(interaction.channel, discord.Thread) else (mine, here)
    return list({info.id: info for info in (*_newest_first(first), *_newest_first(then))}.values())


def _newest_first(infos: Sequence[TableInfo]) -> list[TableInfo]:
    return sorted(infos, key=lambda info: info.ended_at or 0, reverse=True)


def play_button(voice: Voice) -> Item[Any]:
    """*Play*, for whoever is not to move anywhere."""
    return button(PlayPress(ALL, "menu"), voice.say("button-help-play"), Style.primary)


def finished_line(voice: Voice, info: TableInfo, user_id: int, *, own: bool = True) -> str:
    """A finished game, and how it ended for somebody, who reads it themselves where it is their ``own``."""
    game, _ = game_link(voice, voice.game_title(info.game), _table_link(info))
    key = f"games-ended-{info.result_of(user_id)}" if own else f"games-ended-they-{info.result_of(user_id)}"
    return voice.say(key, game=game, others=_other_names(voice, info, user_id), when=f"<t:{int(info.ended_at or 0)}:R>")


def _other_names(voice: Voice, info: TableInfo, user_id: int) -> str:
    """The names of the others at a table."""
    names = [escaped_name(voice, name) for name in player_names(voice, info)]
    return voice.list_of([name for (person, _), name in zip(info.people, names, strict=True) if person != user_id])


def game_and_players(
    voice: Voice, info: TableInfo, shown: Callable[[Voice, str], str] = escaped_name, game: str = ""
) -> str:
    """A game, and who plays it."""
    people = voice.list_of([shown(voice, name) for name in player_names(voice, info)])
    return voice.say("games-who", game=game or voice.game_title(info.game), people=people)


def _table_link(info: TableInfo) -> str:
    """Where a table is shown, as a link to its message where there is one."""
    return message_link(info.guild_id, info.place_id or info.channel_id, info.message_id)
