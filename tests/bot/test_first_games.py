"""Somebody's first games of a kind: what the game is about, and what they meet for the first time, in a line each."""

from random import Random
from typing import Any

import pytest

import engine
from bot import Elementarium
from engine import Resign
from sessions import Deal, Person, Place, Seating, Table
from sessions.seating.deal import computer
from sessions.tables.wishes import FIRST_GAMES
from tests.bot.test_secrecy_pairs import played
from tests.bot.test_table import answer
from tests.support.bot import Clock
from tests.support.everybody import in_another_language
from tests.support.scene import Scene
from tests.support.unstored import table_of
from ui.interactions.reader import MOST_EXPLAINED, Reader, seat_reader
from ui.layouts import LAYOUTS
from ui.tables.moment import Moment
from words import ENGLISH, voice_of

AIM, NEW = "**Goal**: ", "💡 "
MOST_WORDS = 30
LONG = 160
"""So many actions of a game are looked at."""


def lines(scene: Scene, person: Any, begin: str) -> list[str]:
    """The lines of somebody's hand that begin so."""
    return [line for line in scene.private(person).content.splitlines() if line.startswith(begin)]


@in_another_language
async def test_the_first_games_say_what_they_are_about_and_what_is_new(scene: Scene, simcord_bot: Elementarium) -> None:
    await scene.begin()
    person = scene.waiting()
    other = scene.bo if person is scene.ada else scene.ada
    assert len(lines(scene, person, AIM)) == len(lines(scene, other, AIM)) == 1
    met: set[tuple[str, str]] = set()
    for _ in range(12):
        person = scene.waiting()
        new = lines(scene, person, NEW)
        assert len(new) <= 1
        told = {(person.name, line) for line in new}
        assert not told & met
        met |= told
        assert not lines(scene, scene.bo if person is scene.ada else scene.ada, NEW)
        await scene.move()
    explained = (await simcord_bot.router.tables.people.preferences(scene.ada.id)).explained
    assert len(explained["elements"]) == len({*explained["elements"]}) > 1
    assert AIM not in scene.table().content
    assert NEW not in scene.table().content


async def test_whoever_has_played_some_games_is_told_nothing(scene: Scene, simcord_bot: Elementarium) -> None:
    for _ in range(FIRST_GAMES):
        await scene.begin(mode="endless", rounds=1)
        assert lines(scene, scene.ada, AIM)
        await resign(scene, simcord_bot)
    await scene.begin(mode="endless", rounds=1)
    for person in (scene.ada, scene.bo):
        assert not lines(scene, person, AIM)
        assert not lines(scene, person, NEW)


async def test_a_game_that_was_aborted_is_none_of_the_first(scene: Scene, simcord_bot: Elementarium) -> None:
    for _ in range(FIRST_GAMES):
        await scene.begin(mode="endless", rounds=1)
        await scene.ada.click(await resigning(scene), label="Yes, break it off")
    await scene.begin(mode="endless", rounds=1)
    assert lines(scene, scene.ada, AIM)


async def resign(scene: Scene, bot: Elementarium) -> None:
    """Ada loses her game, however early it is."""
    (info,) = await bot.router.tables.open_tables_of(scene.ada.id)
    table = await bot.router.table_controller.table(info.id)
    await table.act(scene.ada.id, Resign())
    bot.router.tables.changed(table)
    await scene.env.settle()


async def resigning(scene: Scene) -> Any:
    asked = await scene.ada.slash(scene.place, "table resign")
    return (asked.followups[-1] if asked.followups else asked.response).message


async def test_who_wants_nothing_explained_is_told_nothing(scene: Scene, simcord_bot: Elementarium) -> None:
    for person in (scene.ada, scene.bo):
        await simcord_bot.router.tables.people.change(person.id, explains="off")
    await scene.begin()
    for person in (scene.ada, scene.bo):
        assert not lines(scene, person, AIM)
        assert not lines(scene, person, NEW)


async def test_nothing_is_explained_where_people_play_for_ratings(scene: Scene) -> None:
    await scene.begin(rated=True)
    assert lines(scene, scene.ada, AIM)
    assert not lines(scene, scene.waiting(), NEW)


@pytest.mark.parametrize("game_id", engine.GAMES)
async def test_in_one_turn_one_thing_is_explained_and_in_one_game_a_few(
    scene: Scene, simcord_bot: Elementarium, clock: Clock, game_id: str
) -> None:
    game, chance, found = engine.GAMES[game_id], Random(game_id), list[int | None]()
    people = (Person(scene.ada.id, "Ada", 1), computer("easy", 1))
    deal = Deal(game=game, people=people, place=Place(scene.channel.id, scene.guild.id))
    table = await Seating(simcord_bot.router.tables, clock).begin(deal)
    for _ in range(LONG):
        if not table.active:
            break
        if 0 in table.active:
            moment = simcord_bot.router.table_controller.moment(table)
            key = moment.newly_met_term(await seat_reader(table, 0))
            if key is not None:
                turn = moment.turn_number(voice_of(ENGLISH))
                assert turn is None or turn not in found
                found.append(turn)
                await table.wishes.note_explained(0, key, turn)
                assert turn is None or moment.newly_met_term(await seat_reader(table, 0)) is None
        await play_on(table, chance)
    assert 4 <= len(found) <= MOST_EXPLAINED


async def play_on(table: Table, chance: Random) -> None:
    """Play something at random for a seat that is to act."""
    seat = chance.choice(table.active)
    action = chance.choice(table.legal(seat))
    await (table.act(table.people[0].user_id, action) if seat == 0 else table.act_as(seat, action, table.number))


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_everything_that_is_met_is_explained_in_a_line(game_id: str) -> None:
    game, words = engine.GAMES[game_id], voice_of(ENGLISH).game_words(game_id)
    met: set[str] = set()
    for state, recent in played(game):
        for seat in state.active:
            events = [event for one in recent for event in game.read_events(one.events)]
            types = dict.fromkeys(engine.to_json(action)["type"] for action in state.legal(seat))
            met |= {*words.explanations_due(events, state.see(seat), types)}
        view = state.see(engine.Seat(0))
        assert words.aim_line(view)
    assert len(met) >= 4
    for key in met:
        said = words.explanation_line(key)
        assert "\n" not in said
        assert len(said.split()) <= MOST_WORDS


@pytest.mark.parametrize("game_id", engine.GAMES)
def test_nothing_is_explained_by_what_was_there_when_they_last_acted(game_id: str) -> None:
    game, looked = engine.GAMES[game_id], 0
    for state, recent in played(game):
        for seat in state.active:
            acted = [place for place, one in enumerate(recent) if one.seat == seat]
            if not acted:
                continue
            looked += 1
            reader = Reader(voice_of(ENGLISH), seat, already_explained=())
            full, newest = (
                Moment(table_of(game, state, lines, LONG), LAYOUTS[game_id]) for lines in (recent, recent[acted[-1] :])
            )
            assert full.newly_met_term(reader) == newest.newly_met_term(reader)
    assert looked


def test_who_attacks_next_is_explained_below_the_answer_that_settles_it() -> None:
    game, explained = engine.GAMES["elemental_defenders"], []
    for state, recent in played(game):
        for seat in state.active:
            moment = Moment(table_of(game, state, recent, LONG), LAYOUTS[game.id])
            reader = Reader(voice_of(ENGLISH), seat, already_explained=("attack", "later", "second"))
            if moment.newly_met_term(reader) == "takes":
                explained.append(moment.story(reader)[-1])
    assert explained
    assert all("stronger" in line and "attack next" in line for line in explained), explained


async def whom(scene: Scene, person: Any, game: str) -> Any:
    """The question with whom somebody wants to play a game."""
    asked = answer(await person.slash(scene.channel, "play"))
    return answer(await person.click(asked.message, label=game)).message


@in_another_language
async def test_a_first_game_of_realm_has_no_bids(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = await whom(scene, scene.cleo, "Realm of the Defenders")
    await scene.cleo.click(asked, label="First game, without bids")
    lobby = scene.newest(scene.channel)
    assert "Chance decides who goes first." in lobby.content
    await scene.cleo.click(lobby, label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.cleo.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    assert table.levels == (None, "easy")
    assert not table.is_to_be_rated
    assert table.view(None)["turn"] >= 1
    assert "Chance has decided: " in scene.private(scene.cleo).content
    assert "Chance has decided: " not in scene.table().content


@in_another_language
async def test_a_first_game_of_elemental_is_set_up_and_names_the_king(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = await whom(scene, scene.cleo, "Elemental")
    await scene.cleo.click(asked, label="First game, already set up")
    await scene.cleo.click(scene.newest(scene.channel), label="Deal")
    (info,) = await simcord_bot.router.tables.open_tables_of(scene.cleo.id)
    table = await simcord_bot.router.table_controller.table(info.id)
    side = table.view(0)["seats"][0]
    (king,) = [piece["number"] for piece in side["pieces"] if piece["element"] == side["king"]]
    (line,) = lines(scene, scene.cleo, "-# Set up for you.")
    assert f"**Light**, is number **{king}**" in line
    assert not table.is_to_be_rated
    assert "no clock" not in scene.private(scene.cleo).content  # nothing is at stake, and nobody waits


async def test_a_first_game_is_offered_until_somebody_has_played_some(scene: Scene, simcord_bot: Elementarium) -> None:
    scene.group = "elemental"
    for _ in range(FIRST_GAMES):
        assert "First game, already set up" in scene.labels(await whom(scene, scene.ada, "Elemental"))
        await scene.begin(setup="random")
        await resign(scene, simcord_bot)
    assert "First game, already set up" not in scene.labels(await whom(scene, scene.ada, "Elemental"))
    assert not any(label.startswith("First game") for label in scene.labels(await whom(scene, scene.cleo, "Elements")))


async def test_a_first_game_is_checked_like_any_other(scene: Scene, simcord_bot: Elementarium) -> None:
    asked = await whom(scene, scene.ada, "Realm of the Defenders")
    await scene.ada.click(asked, label="First game, without bids")
    await scene.ada.click(scene.newest(scene.channel), label="Deal")
    await scene.ada.click(await resigning(scene), label="Yes, break it off")
    (info,) = await simcord_bot.router.tables.finished_tables_of(scene.ada.id)
    checked = answer(await scene.ada.slash(scene.channel, "games verify", table=str(info.id)))
    assert "follow the rules and lead to this end." in checked.content
