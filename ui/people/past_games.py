"""What stands below a profile: somebody's last games, and how those with others have ended."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any

import discord
from discord.ui import Item

import engine
from sessions import TableInfo, Tables
from ui.interactions.answer import Answer
from ui.interactions.components import menu
from ui.interactions.ids import MyGamesPress, WatchPress
from ui.interactions.names import escaped_name
from ui.interactions.sight import everybody_may_watch, watchable_tables
from ui.records.lists import ended_entries, finished_line, play_button
from words import Voice

TOLD = ("won", "lost", "drawn")
"""The results that are counted: any other is none."""
MOST_LINES, MOST_ENTRIES, MOST_MET = 5, 10, 3
"""So many games are told in lines, and chosen from; with so many others it is told how they ended."""
LEAST_FOR_MOSTLY = 3
"""Of so many games at least it is said which somebody has mostly played."""


async def games_below_profile(
    answer: Answer, tables: Tables, games: Mapping[str, engine.Game], user_id: int, *, rated: bool
) -> tuple[list[str], list[Item[Any]]]:
    """The lines and the menu below a profile, as far as whoever looks may see the games; where there are no ratings,
    the games in short as well."""
    voice, interaction, own = answer.voice, answer.interaction, user_id == answer.interaction.user.id
    found = await visible_games(answer, tables, games, user_id)
    met = (
        _opponent_lines(voice, found, user_id, rated=rated)
        if own
        else await _head_to_head_lines(voice, tables, games, interaction.user.id, user_id)
    )
    short = games_in_short(voice, found, user_id, listed=True) if not rated and (found or own) else []
    met = [*short, *met, *_won_in_a_row(voice, found, user_id)]
    if not found:
        return met, [play_button(voice)] if own else []
    lines = [f"- {finished_line(voice, info, user_id, own=own)}" for info in found[:MOST_LINES]]
    entries = ended_entries(answer, found[:MOST_ENTRIES])
    look = menu(MyGamesPress("look") if own else WatchPress(), voice.say("games-which-over"), entries)
    return [*met, f"### {voice.say('profile-last')}", *lines], [look]


async def visible_games(
    answer: Answer, tables: Tables, games: Mapping[str, engine.Game], user_id: int
) -> list[TableInfo]:
    """Somebody's last games, as far as whoever looks may see them."""
    interaction, own = answer.interaction, user_id == answer.interaction.user.id
    found = [info for info in await tables.finished_tables_of(user_id) if info.game in games]
    if own:
        return found
    sat = {info.id for info in found if _sat_at(info, interaction.user.id)}
    seen = {info.id for info in await watchable_tables(interaction, (info for info in found if info.id not in sat))}
    return [info for info in found if info.id in sat | seen]


def results_by_game(found: Sequence[TableInfo], user_id: int) -> dict[str, list[str]]:
    """How somebody's games have ended, the oldest first, game by game, that which they played most first."""
    results: dict[str, list[str]] = {}
    for info in reversed(found):
        if (result := info.result_of(user_id)) in TOLD:
            results.setdefault(info.game, []).append(result)
    return dict(sorted(results.items(), key=lambda one: -len(one[1])))


def games_in_short(voice: Voice, found: Sequence[TableInfo], user_id: int, *, listed: bool = False) -> list[str]:
    """Somebody's last games in short: how they ended, and when the last one did; what there will be before any.

    One that was aborted is none. The picture counts them game by game: where they are ``listed``, too, it is only
    left to say what several games come to together.
    """
    shown, found = found, [info for info in found if info.result_of(user_id) != "aborted"]
    if not found:
        return [] if listed and shown else [f"-# {voice.say('profile-nothing')}"]
    games = Counter(info.game for info in found)
    if listed and len(games) == 1:
        return []
    ((game_id, most),) = games.most_common(1)
    key = (
        "profile-short"
        if len(found) == 1 or (len(found) >= LEAST_FOR_MOSTLY and most > len(found) / 2)
        else "profile-short-several"
    )
    results: Counter[str] = Counter(info.result_of(user_id) for info in found)
    told = voice.say(key, count=len(found), game=voice.game_title(game_id), **_result_counts(results))
    if listed:
        return [told]
    last = max(info.ended_at or info.created_at for info in found)
    return [told, f"-# {voice.say('profile-last-played', when=f'<t:{int(last)}:R>')}"]


async def games_visible_to_all(
    tables: Tables, games: Mapping[str, engine.Game], guild: discord.Guild | None, user_id: int
) -> list[TableInfo]:
    """Somebody's last games in a server, as far as everybody there sees their places."""
    found = await tables.finished_tables_of(user_id)
    return [info for info in found if info.game in games and guild is not None and everybody_may_watch(guild, info)]


async def _head_to_head_lines(
    voice: Voice, tables: Tables, games: Mapping[str, engine.Game], asker_id: int, shown_id: int
) -> list[str]:
    """How the games between somebody and whoever looks at their profile have ended, game by game."""
    results: dict[str, Counter[str]] = {}
    for info in await tables.finished_between(asker_id, shown_id):
        if info.game in games and info.result_of(asker_id) in TOLD:
            results.setdefault(info.game, Counter())[info.result_of(asker_id)] += 1
    return [
        voice.say("profile-met", game=voice.game_title(game_id), **_result_counts(each))
        for game_id, each in results.items()
    ]


def _opponent_lines(voice: Voice, found: Sequence[TableInfo], user_id: int, *, rated: bool) -> list[str]:
    """How somebody's last games with those have ended with whom they play most.

    One game is told in the list; and of somebody who was in all of them, where none is ``rated``, the rest tells it.
    """
    results: dict[tuple[int, str], Counter[str]] = {}
    told = sum(info.result_of(user_id) in TOLD for info in found)
    for info in found:
        for person in dict.fromkeys(info.people):
            if person[0] != user_id and info.result_of(user_id) in TOLD:
                results.setdefault(person, Counter())[info.result_of(user_id)] += 1
    several = [one for one in results.items() if one[1].total() > 1 and (rated or one[1].total() < told)]
    most = sorted(several, key=lambda one: -one[1].total())[:MOST_MET]
    return [
        voice.say("profile-against", player=escaped_name(voice, name), **_result_counts(each))
        for (_, name), each in most
    ]


def _won_in_a_row(voice: Voice, found: Sequence[TableInfo], user_id: int) -> list[str]:
    """How many of their last games somebody has won, one after the other; those without a result break nothing."""
    results = [result for info in found if (result := info.result_of(user_id)) in TOLD]
    won = len([*takewhile(lambda result: result == "won", results)])
    return [f"-# {voice.say('profile-streak', count=won)}"] if won > 1 else []


def _result_counts(results: Counter[str]) -> dict[str, int]:
    return {result: results[result] for result in TOLD}


def _sat_at(info: TableInfo, user_id: int) -> bool:
    return any(person_id == user_id for person_id, _ in info.people)
